"""A deal under way in score points: what the sheet says once best play has been written."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from prikup.core.events import AddressedEvent, Line
from prikup.core.match import Match
from prikup.preferans.events import DealScored as PreferansScored
from prikup.search.answers import Answer
from prikup.search.by_game import steps_of
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES, Deadline
from prikup.search.positions import Source, state_of, tricks_of
from prikup.search.solving import solve
from prikup.search.under_declaring import of_play, words, worst_layout
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
    the others. Points of Preferans that somebody may still give to a partner are not in it. Under-declaring is judged
    by all layouts, as in `score_points`.

    None if the limits did not suffice, and where a verdict on under-declaring comes before the score and the first lead
    is not known. Raises SearchError, search_seat where nobody is declarer, and what reading a text raises.
    """
    game, first = state_of(source)
    tricks = tricks_of((game, first))
    if not tricks.alone:
        raise SearchError("search_seat", seat=str(tricks.turn))
    deadline = Deadline(seconds)
    answer = solve((game, first), line=True, nodes=nodes, memory=memory, seconds=deadline.left)
    if answer.value is None:
        return None
    state, before, found = first, game.totals(first), None
    for step in steps_of(answer.line):
        state, events = game.step(state, next(iter(game.awaits(state))), step)
        found = found or _scored(events)
    if found is None and game.phase(state) == "judging":
        played = of_play(game, first, source.events if isinstance(source, Match) else ())
        most = max(0, nodes - answer.nodes)
        least = None if played is None else worst_layout(played, nodes=most, seconds=deadline.left, threads=1).least
        if least is None:
            return None
        for seat, word in words(game, state.phase, least):
            state, events = game.step(state, seat, word)
            found = found or _scored(events)
    if found is None:
        return None
    gains = tuple(after - was for after, was in zip(found.totals, before, strict=True))
    return BestResult(answer, found.lines, found.totals, gains)


def _scored(events: Sequence[AddressedEvent]) -> PreferansScored | ThousandScored | None:
    """The score of the deal, if it was written."""
    return next((told.event for told in events if isinstance(told.event, PreferansScored | ThousandScored)), None)
