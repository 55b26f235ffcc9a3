"""What a seat knows: its view, how events change it, and the view of a match that begins inside a deal."""
