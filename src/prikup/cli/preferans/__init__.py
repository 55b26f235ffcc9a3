"""What the command line knows of Preferans: how it is told, drawn and played by keys."""
