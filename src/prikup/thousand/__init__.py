"""Thousand and its family: one engine, every house rule an option, presets for the documents' games."""
