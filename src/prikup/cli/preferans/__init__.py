"""Preferans on the command line: its narrator, its drawing and its keys."""
