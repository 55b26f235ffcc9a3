"""A deal under way in score points: what the sheet says once best play has been written."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.events import Line
from prikup.preferans.events import DealScored as PreferansScored
from prikup.search.answers import Answer
from prikup.search.by_game import steps_of
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES
from prikup.search.positions import Source, state_of, tricks_of
from prikup.search.solving import solve
from prikup.thousand.events import DealScored as ThousandScored


class BestResult(Struct, frozen=True):
    """The score of a deal that is played to its end by the line of an answer."""

    answer: Answer
    lines: tuple[Line, ...]
    """The score lines of the deal, with whatever the rules round or cut off."""
    totals: tuple[int, ...]
    """The totals after it: score points in Thousand, the whists of a settlement in Preferans."""
    gains: tuple[int, ...]
    """What the totals have changed by."""


def best_result(
    source: Source, *, nodes: int = NODES, memory: int = MEMORY, seconds: float | None = None
) -> BestResult | None:
    """What a declarer's deal brings everybody if it is played to the end by a best line for its tricks or card points.

    The game itself plays the line and writes the deal, so rounding, the barrel, whists and penalties are those of its
    rules. Best is meant in tricks or card points: another line with as many of them may share them otherwise between
    the others. Points of Preferans that somebody may still give to a partner are not in it.

    None if the limits did not suffice, and where a verdict on under-declaring would come before the score. Raises
    SearchError, search_seat where nobody is declarer, and what reading a text raises.
    """
    game, state = state_of(source)
    tricks = tricks_of((game, state))
    if not tricks.alone:
        raise SearchError("search_seat", seat=str(tricks.turn))
    answer = solve((game, state), line=True, nodes=nodes, memory=memory, seconds=seconds)
    before = game.totals(state)
    for step in steps_of(answer.line) if answer.value is not None else ():
        state, events = game.step(state, next(iter(game.awaits(state))), step)
        for told in events:
            event = told.event
            if isinstance(event, PreferansScored | ThousandScored):
                gains = tuple(after - was for after, was in zip(event.totals, before, strict=True))
                return BestResult(answer, event.lines, event.totals, gains)
    return None
