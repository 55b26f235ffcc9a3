"""What one seat (or everybody who only watches) is told: numbered messages, a function of the log alone.

A feed counts from the start of the match, whether anybody listens or not, so its numbers are the same after a restart.
It folds a view and writes messages only once it is ``warm``: from the first page that asks for its state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.server.bodies import Patch, ViewFields
from prikup.server.messages import Between, Moved, Offer, Times
from prikup.server.tables.following import Following

WATCHER = -1
"""The seat of those who only watch."""
KEPT = 200
"""Messages that are kept for a page that missed some."""

encode = msgspec.json.Encoder().encode
"""One encoder for all messages."""


class Perspective(Protocol):
    """The part of a match that a feed shows."""

    def told(self, events: Sequence[AddressedEvent]) -> list[AddressedEvent]:
        """Those of some events that are told to this seat."""

    def legal(self) -> tuple[Any, ...]:
        """What this seat may do."""

    def view(self) -> Any:
        """The game's view, as it is now: asked for once, when a feed becomes warm."""


class SeatPerspective:
    """What a seat sees."""

    def __init__(self, match: Match[Any, Any, Any], seat: Seat) -> None:
        self._match = match
        self._seat = seat
        self._bit = 1 << seat

    def told(self, events: Sequence[AddressedEvent]) -> list[AddressedEvent]:
        """Those of some events that are told to this seat."""
        bit = self._bit
        return [told for told in events if told.to & bit]

    def legal(self) -> tuple[Any, ...]:
        """What this seat may do."""
        return self._match.legal(self._seat)

    def view(self) -> Any:
        """The seat's view."""
        return self._match.view(self._seat)


class HostPerspective(SeatPerspective):
    """What the seat of the table's host sees: it may enter what is the table's to say."""

    def legal(self) -> tuple[Any, ...]:
        """What this seat may do, and what the table may."""
        match = self._match
        return *super().legal(), *match.game.host_actions(match.state)


class WatcherPerspective:
    """What is told to all, seen from a seat that holds no cards."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        self._game = match.game
        self._first = self._game.fresh_view(match.state, match.players)

    def told(self, events: Sequence[AddressedEvent]) -> list[AddressedEvent]:
        """Those of some events that are told to all."""
        public = self._game.public
        return [told for told in events if public(told)]

    def legal(self) -> tuple[Any, ...]:
        """Nothing."""
        return ()

    def view(self) -> Any:
        """The public view."""
        view = self._first
        for told in self.told(self._match.events):
            view = self._game.fold(view, told)
        return view


class Feed:
    """The messages of one seat of a match that has just been started."""

    def __init__(self, match: Match[Any, Any, Any], seat: Seat, counts: tuple[int, ...], *, host: bool = False) -> None:
        self.seat = seat
        self.n = 0
        """The number of the last message."""
        self._match = match
        self._game = match.game
        self._perspective: Perspective = (
            WatcherPerspective(match)
            if seat == WATCHER
            else (HostPerspective if host else SeatPerspective)(match, seat)
        )
        self._awaits = match.awaits()
        self._counts: tuple[int, ...] = counts
        self._legal = self._perspective.legal()
        self._since = 0
        """The number of the message since which all actions have been offered without a break,"""
        self._apart: dict[Any, int] = {}
        """and that of each, where they have not been offered for equally long. That is rare, and a dict of all
        that a seat may do is much to make for every move."""
        self._following: Following | None = None
        """The view as it was told last, once the feed is warm."""
        self._kept: deque[bytes] = deque(maxlen=KEPT)

    @property
    def warm(self) -> bool:
        """Whether the feed writes messages."""
        return self._following is not None

    # --------------------------------------------------------------------------------------------- the match

    def moved(
        self,
        actor: Seat,
        events: Sequence[AddressedEvent],
        awaits: tuple[Seat, ...],
        counts: tuple[int, ...],
        times: Times | None,
    ) -> bytes | None:
        """Takes note of an action that the match has done. Gives the message, if there is one and the feed is warm.

        ``awaits`` and ``counts`` (cards in each hand) are the match's, the same for all.
        """
        told = self._perspective.told(events)
        legal = self._perspective.legal()
        offered = legal == self._legal
        if offered and not told and awaits == self._awaits and counts == self._counts:
            return None
        self.n = number = self.n + 1
        if actor == self.seat or (not offered and not self._legal):
            # Its own action ends every decision of a seat: what was meant for it must not become the next one.
            self._since, self._apart = number, {}
        elif not offered:
            before, apart = frozenset(self._legal), self._apart
            self._apart = {action: apart.get(action, self._since) if action in before else number for action in legal}
        held = self._counts
        self._awaits, self._counts, self._legal = awaits, counts, legal
        if self._following is None:
            return None
        between, patch = self._changes(self._following, told, held)
        shown = tuple([one.event for one in told])
        message = encode(Moved(number, actor, shown, patch, awaits, counts, self.offer(), times, between))
        self._kept.append(message)
        return message

    def _changes(
        self, following: Following, told: Sequence[AddressedEvent], counts: tuple[int, ...]
    ) -> tuple[tuple[Between, ...], Patch]:
        """What is new after each event but the last, and after all of them; ``counts`` as they were before."""
        if len(told) < 2:
            return (), following.follow_all(told)
        between: list[Between] = []
        whole: Patch = {}
        for one in told[:-1]:
            counts = self._game.counted(counts, following.view, one)
            patch = following.follow(one)
            between.append(Between(patch, counts))
            whole |= patch
        whole |= following.follow(told[-1])
        return tuple(between), whole

    # ------------------------------------------------------------------------------------------------- pages

    def offer(self) -> Offer:
        """What the seat may do now."""
        awaited = self.seat in self._awaits and self.seat != WATCHER
        if not awaited:
            return Offer(awaited, self._legal)
        game, state = self._game, self._match.state
        return Offer(awaited, self._legal, game.settled(state), game.worths(state, self._legal))

    def warmed(self) -> ViewFields:
        """The whole view, every field; from now on the feed writes messages."""
        if self._following is None:
            self._following = Following(self._game, self._perspective.view())
        fields = self._following.fields()
        if self.seat == WATCHER:
            fields["seat"] = WATCHER
        return fields

    def history(self) -> tuple[Any, ...]:
        """The events of the deal under way that were told."""
        events = self._match.events
        first = next((at for at in range(len(events) - 1, -1, -1) if type(events[at].event) is self._game.opening), 0)
        return tuple([told.event for told in self._perspective.told(events[first:])])

    def after(self, since: int) -> list[bytes] | None:
        """The messages after number ``since``; None where they are not kept, or the number is none of this feed."""
        missing = self.n - since
        if not self.warm or not 0 <= missing <= len(self._kept):
            return None
        return list(self._kept)[len(self._kept) - missing :]

    def stands(self, action: Any, decision: int) -> bool:
        """Whether an action has been offered without a break since message ``decision``."""
        if not decision <= self.n or action not in self._legal:
            return False
        return self._apart.get(action, self._since) <= decision
