"""Actions, positions and records as text and JSON: what moves, FEN and PGN are to chess (docs/notation.md)."""
