"""Names of score lines used in several modules. All others are defined in the sections that write them."""

from __future__ import annotations

CONTRACT_LINES = ("contract", "misere", "slam", "writeoff")
"""Lines that a declarer's contract writes."""
