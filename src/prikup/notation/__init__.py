"""Actions, positions and records as text and JSON, like moves, FEN and PGN in chess (docs/notation.md)."""
