"""Positions: a setup that may hold anything, and what keeps one from being played."""
