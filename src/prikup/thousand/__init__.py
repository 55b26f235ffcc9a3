"""Thousand and its family: one engine, every house rule an option, presets for the documented games."""
