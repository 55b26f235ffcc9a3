"""Deals as examples: the house's bots play a rule set until the thing happens that an example is to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

from msgspec import Struct

from prikup.bots.registry import default_bot, make_bot
from prikup.core.actions import Shuffle
from prikup.core.cards import Cards
from prikup.core.events import AddressedEvent, Event, Line, score_event
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.match_runner import MatchRunner

DEALS = 160
"""How many deals are played in search of examples; what has not happened by then is not shown."""


class Deal(Struct, frozen=True):
    """A deal that was played. ``before``: the totals before it; ``hands`` by seat as they were dealt, 0 for who sits
    out; ``events``: what all were told until the score, in order; ``lines`` and ``totals``: what was written, and the
    totals after it."""

    before: tuple[int, ...]
    hands: tuple[Cards, ...]
    events: tuple[Event, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]

    def wrote(self, *names: str) -> bool:
        """Whether a line of one of these names was written."""
        return any(line.name in names for line in self.lines)

    def told(self, kind: type[Event]) -> bool:
        """Whether there was such an event."""
        return any(type(event) is kind for event in self.events)


class Wanted(Struct, frozen=True):
    """An example to look for: its key, and whether a deal shows it."""

    key: str
    shows: Callable[[Deal], bool]


def examples(game: AnyGame, wanted: tuple[Wanted, ...], deals: int = DEALS) -> dict[str, Deal]:
    """The first deal that shows each wanted thing, by key in the order wanted; no deal is shown twice.

    The same rules give the same deals.
    """
    found: dict[str, Deal] = {}
    for deal in _deals(game, deals):
        for want in wanted:
            if want.key not in found and want.shows(deal):
                found[want.key] = deal
                break
        if len(found) == len(wanted):
            break
    return {want.key: found[want.key] for want in wanted if want.key in found}


def _deals(game: AnyGame, most: int) -> Iterator[Deal]:
    """The deals of one match after the other, until so many packs were shuffled."""
    shuffles = 0
    for number in count():
        match = Match(game)
        # The same packs for all rules, so that a house rule shows as a difference.
        seed = derived_seed("rulebook", number)
        bots = {
            seat: make_bot(default_bot(game.name), derived_seed(seed, "bot", seat), game.name)
            for seat in range(game.players)
        }
        runner = MatchRunner(match, bots, partial(derived_seed, seed, "deal"))
        first = 0
        hands: tuple[Cards, ...] = ()
        totals = game.totals(match.state)
        while not match.over:
            if shuffles == most and match.awaits() == (TABLE,):
                return
            told_before = len(match.events)
            events = runner.step()
            if isinstance(match.log[-1][1], Shuffle):
                # What was told of a deal thrown in before is no part of this one.
                shuffles, first, hands = shuffles + 1, told_before, ()
            held = game.hands(match.state)
            hands = hands or (held if any(held) else ())
            written = next(filter(None, (score_event(told.event) for told in events)), None)
            if written is not None:
                yield Deal(totals, hands, tuple(_public(game, match.events[first:])), written.lines, written.totals)
                first, hands, totals = len(match.events), (), written.totals


def _public(game: AnyGame, events: list[AddressedEvent]) -> Iterator[Event]:
    """What all were told until the score was written."""
    for told in events:
        if told.event.writes:
            return
        if game.public(told):
            yield told.event
