"""A match that bots play: the table's shuffles, the bots' turns and their rights out of turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

from prikup.bots.base import Bot
from prikup.core.actions import Rest, Shuffle
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat

AnyMatch = Match[Any, Any, Any]


def choices(match: AnyMatch, seat: Seat) -> tuple[Any, ...]:
    """The actions that a bot may choose from: once its claim of the rest is refused, it does not claim again in the
    same deal."""
    legal: tuple[Any, ...] = match.legal(seat)
    since = takewhile(lambda step: step[0] != TABLE, reversed(match.log))
    if any(actor == seat and type(action) is Rest for actor, action in since):
        return tuple([action for action in legal if type(action) is not Rest])
    return legal


class MatchRunner:
    """A match with a bot at some seats or at all: each step is one action of the table or of a bot."""

    def __init__(self, match: AnyMatch, bots: Mapping[Seat, Bot], seed: Callable[[int], str]) -> None:
        """``seed``: the seed of a shuffle (hex), by its number in the match, from 0."""
        self.match = match
        self.bots = dict(bots)
        self._seed = seed
        self._asked = -1

    def deal_number(self) -> int:
        """The number of shuffles so far; it tells a redeal from the deal before it."""
        return sum(seat == TABLE for seat, _ in self.match.log)

    def act(self, seat: Seat, action: Any) -> list[AddressedEvent]:
        """Does an action. Raises IllegalAction; then nothing has changed."""
        return self.match.apply(seat, action)

    def interrupt(self) -> list[AddressedEvent] | None:
        """Lets the bots use rights out of turn, once after every action; None if no bot uses one."""
        if self._asked == len(self.match.log):
            return None
        self._asked = len(self.match.log)
        awaited = self.match.awaits()
        for seat, bot in self.bots.items():
            if seat not in awaited:
                legal = self.match.legal(seat)
                choice = bot.interrupt(self.match.view(seat), legal) if legal else None
                if choice is not None:
                    return self.act(seat, choice.action)
        return None

    def step(self) -> list[AddressedEvent]:
        """One action of the table or of a bot."""
        events = self.interrupt()
        if events is not None:
            return events
        awaited = self.match.awaits()
        if TABLE in awaited:
            default_ruling = self.match.game.default_ruling(self.match.state)
            if default_ruling is not None:
                return self.act(TABLE, self.ruling() or default_ruling)
            return self.deal()
        seat = next(seat for seat in awaited if seat in self.bots)
        return self.act(seat, self.choose(seat))

    def ruling(self) -> Any:
        """The table's verdict where the players disagree; None for the one that the game itself gives."""
        return None

    def deal(self) -> list[AddressedEvent]:
        """The table's next shuffle."""
        return self.act(TABLE, Shuffle(self._seed(self.deal_number())))

    def choose(self, seat: Seat) -> Any:
        """The action of a seat's bot."""
        return self.bots[seat].choose(self.match.view(seat), choices(self.match, seat)).action
