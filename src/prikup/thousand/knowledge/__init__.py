"""What a seat knows about where the cards lie, from its view alone.

Places are the hands, the talon and what lies beside it, the stock, the cards laid away, and those that left play before
the view began; cards that lie open for sale are on the table and at no place. A seat knows the cards that it has seen,
and what follows from the fact that every action was legal:

* a card played where the duties required another (TH-R-065..068, BT-028, BT-028a, BT-032b,
  BT-032c);
* a marriage or four aces declared (TH-R-007, BT-027);
* a bid or a named contract that only some hands may reach (TH-R-042f, TH-R-052), a pass by a seat that had to bid if
  it could (BT-056), and a golden call (BT-061);
* a talon that all have seen and the declarer took: an opponent holds at most one of its cards, the gift.

A right that was not used excludes nothing. Nor does what the view no longer holds: a hand shown with a claim of the
rest that was refused, the sold talon, an earlier bottom card.

A view that begins inside a deal (``View.begun``) shows the position as it stood, with the seats that had got their
gifts but not the cards, and everything after it. Any position that ``validate`` accepts may stand there, so what was
said and done before proves nothing; what is said and done since proves what it always does.
"""

from __future__ import annotations

from prikup.core.knowledge import Contradiction, Knowledge, settled
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.knowledge.begun import AMONG, Start, begun_among, followed
from prikup.thousand.knowledge.draws import timings
from prikup.thousand.knowledge.hands import of_words
from prikup.thousand.knowledge.places import Reading
from prikup.thousand.seen.view import View

__all__ = ["knowledge"]


def knowledge(compiled: CompiledRules, view: View) -> Knowledge:
    """Where the cards can lie according to a view; no places while no cards are dealt."""
    if not view.cards_out:
        return Knowledge()
    if view.begun in AMONG:
        try:
            return begun_among(compiled, view)
        except Contradiction:
            reading = Reading(compiled, view, ())
            return Knowledge(tuple(reading.places), tuple(reading.possible))
    reading = Reading(compiled, view, followed(compiled, view, Start(0, trump=view.fixed)) or ())
    timing = timings(reading) if reading.draws else ()
    try:
        return settled(reading.places, reading.possible, (*timing, *reading.exchange(), *of_words(reading)))
    except Contradiction:
        pass
    try:
        # A view that no deal gives: what was said proves nothing.
        return settled(reading.places, reading.possible, timing)
    except Contradiction:
        return Knowledge(tuple(reading.places), tuple(reading.possible), timing)
