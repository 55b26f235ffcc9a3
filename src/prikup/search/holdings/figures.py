"""A figure of the document beside the one that was computed, and whether it holds."""

from __future__ import annotations

from msgspec import Struct

from prikup.search.estimates import Estimate
from prikup.search.holdings.document import Span

RIGHT, LOW, HIGH = "right", "low", "high"
"""Verdicts: the figure holds, it is too low, it is too high."""


class Figure(Struct, frozen=True):
    """What the document says of a holding, and what was computed."""

    ledger: str
    holding: str
    lead: str
    """Whose lead the document's figure is for: ``own``, ``theirs``, ``any`` where it does not say."""
    said: Span
    led: Estimate
    """If the holder leads."""
    waited: Estimate
    """If the others lead."""
    verdict: str
    """``right``, or what the document's figure is: too ``low``, too ``high``."""


def figure(
    ledger: str, holding: str, said: Span, led: Estimate, waited: Estimate, *, margin: float, lead: str = "any"
) -> Figure:
    """Judges a figure: it holds if it comes within the margin of what was computed.

    That is the range from one lead to the other where the document does not say whose lead it means.
    """
    ways = {"own": (led,), "theirs": (waited,), "any": (led, waited)}[lead]
    least, most = min(one.low for one in ways), max(one.high for one in ways)
    verdict = LOW if said[1] < least - margin else HIGH if said[0] > most + margin else RIGHT
    return Figure(ledger, holding, lead, said, led, waited, verdict)
