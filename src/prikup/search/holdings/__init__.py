"""What holdings are worth: the figures of the written rules of 1971 beside computed ones, and a table for Thousand.

docs/tables.md says what is assumed, and what came out.
"""
