"""A match with its players: the table's shuffles, the bots' turns, the human's actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from prikup.bots import Bot
from prikup.cli.errors import input_error
from prikup.core.errors import NotationError
from prikup.core.events import FINE, AddressedEvent, score_event
from prikup.core.seats import Seat
from prikup.core.shuffle import derived_seed, fresh_seed, seed_bytes
from prikup.match_runner import AnyMatch, MatchRunner
from prikup.search import SearchError, ruling, worst_layout

RULING = 10.0
"""Seconds in which the layouts of a game that is judged are looked through."""
LONGEST_NUMBER = 18
"""Most digits of a deal seed that is read as a number; anything longer must be hex."""


class ShuffleSeeds:
    """The seeds of a match's shuffles: fresh ones, or a series derived from a seed that the user gave.

    A whole number names a series of deals; a long hex text is the seed of the first shuffle itself (as records show
    it), and the series is derived from it.
    """

    def __init__(self, text: str | None = None) -> None:
        self.text = None if text is None else text.strip().lower()
        self._exact = False
        if self.text is None:
            return
        if self.text.isascii() and self.text.isdigit() and len(self.text) <= LONGEST_NUMBER:
            self.text = str(int(self.text))
            return
        try:
            seed_bytes(self.text)
        except NotationError:
            raise input_error("--deal", "bad_deal_seed", seed=text[:80] if text else "") from None
        # So few digits may be a slip of the pen.
        if len(self.text) < 16:
            raise input_error("--deal", "bad_deal_seed", seed=self.text[:80])
        self._exact = True

    def seed(self, number: int) -> str:
        """The seed of shuffle ``number``, counted from 0 in the match."""
        if self.text is None:
            return fresh_seed()
        if self._exact and number == 0:
            return self.text
        return derived_seed(self.text, "deal", number)


class Session(MatchRunner):
    """A match with its players: bots by seat, at most one human seat, and what is done after every action.

    ``is_right`` says which of the actions that are legal out of turn the human is asked about; by default none.
    """

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[Seat, Bot],
        seeds: ShuffleSeeds,
        *,
        human: Seat | None = None,
        after: Iterable[Callable[[AnyMatch], None]] = (),
        is_right: Callable[[Any], bool] = lambda action: False,
    ) -> None:
        super().__init__(match, bots, seeds.seed)
        self.human = human
        self.seeds = seeds
        self.after = list(after)
        self._declined: set[tuple[int, Any]] = set()
        self._is_right = is_right

    @property
    def deals(self) -> int:
        """How many deals have been written."""
        written = (score_event(told.event) for told in self.match.events)
        return sum(one is not None and one.ending != FINE for one in written)

    def human_awaited(self) -> bool:
        """Whether the match waits for the human, and no bot has to answer first. Ask ``interrupt`` before it."""
        awaited = self.match.awaits()
        return self.acting() is not None and not any(seat in self.bots for seat in awaited)

    def acting(self) -> Seat | None:
        """The human's seat if it is awaited, else None."""
        return self.human if self.human in self.match.awaits() else None

    def human_legal(self) -> tuple[Any, ...]:
        """What the human may do now."""
        return () if self.human is None else self.match.legal(self.human)

    def human_rights(self) -> tuple[Any, ...]:
        """The human's rights during another player's turn that were not declined in this deal."""
        if self.human is None or self.human in self.match.awaits():
            return ()
        return tuple(
            action
            for action in self.match.legal(self.human)
            if self._is_right(action) and (self.deal_number(), action) not in self._declined
        )

    def decline(self) -> None:
        """Declines the human's current rights for this deal."""
        for right in self.human_rights():
            self._declined.add((self.deal_number(), right))

    def act(self, seat: Seat, action: Any) -> list[AddressedEvent]:
        """Does an action and calls ``after``. Raises IllegalAction; then nothing has changed."""
        events = super().act(seat, action)
        for call in self.after:
            call(self.match)
        return events

    def ruling(self) -> Any:
        """The verdict that the layouts give, if under-declaring is judged and they give it in time."""
        try:
            return ruling(worst_layout(self.match, seconds=RULING))
        except SearchError:
            return None
