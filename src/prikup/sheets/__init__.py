"""Score sheets: kept deal by deal for people with real cards, and drawn as text or as on paper.

``begin``, ``parse`` and ``read`` give a ScoreSheet; docs/library.md shows what it can do.
"""

from prikup.core.settlement import Money, Payment, Settlement
from prikup.sheets.errors import SheetError
from prikup.sheets.keeper import ScoredLine
from prikup.sheets.library import ScoreSheet, begin, parse, read

__all__ = ["Money", "Payment", "ScoreSheet", "ScoredLine", "Settlement", "SheetError", "begin", "parse", "read"]
