"""Positions: their form, and what can be said of their sheet, their fields and their cards."""
