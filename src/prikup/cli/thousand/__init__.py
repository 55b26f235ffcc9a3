"""Thousand on the command line: its narrator, its drawing, its keys and the lesson."""
