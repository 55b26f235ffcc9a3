"""Positions: their form, and the checks of their sheet, fields and cards."""
