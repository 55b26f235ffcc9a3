"""Kept sheets: for people with real cards."""
