"""The steps, oldest first by name. There is no way back: a database of a later version is refused, a copy restored."""
