"""Names of score lines that more than one room asks about. The others stand where they are written, in the sections."""

from __future__ import annotations

CONTRACT_LINES = ("contract", "misere", "slam", "writeoff")
"""Lines that a contract of one's own brings."""
