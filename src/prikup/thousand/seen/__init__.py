"""What a seat knows: its view, how events change it, and what it is of a match that begins inside a deal."""
