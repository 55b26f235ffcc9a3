"""Figures that a table chooses freely, each a range with a step."""

from __future__ import annotations

TARGETS = range(100, 2501)
"""Totals that win a match: 501, 701 and 1001 are played, too."""
TOTALS = range(100, 2491, 10)
"""Totals below the target at which something happens, in score points."""
FINES = range(0, 501, 10)
"""Fines in score points, none among them."""
SET_FINES = range(10, 501, 10)
"""Fines that can be left out, in score points."""
BY_TRICKS = range(120, 601, 10)
"""Worths of contracts decided by tricks, in score points: they are named in place of a higher amount than the bid, so
from the highest opening on."""
