"""What the command line knows of Thousand: how it is told, drawn, played by keys and taught."""
