"""A match of any game: the log of its actions, its state, its events, and what each seat may see of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeVar

from prikup.core.errors import IllegalAction, Refusal, SetupError
from prikup.core.events import AddressedEvent
from prikup.core.facts import Facts
from prikup.core.game import Game
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class PreparedMove(NamedTuple):
    """What an action would bring, found out before it is done."""

    seat: Seat
    action: Any
    before: Any
    """The state for which it was found out."""
    state: Any
    events: list[AddressedEvent]


class Match(Generic[S, A, V]):
    """A match under way: ``apply`` actions, ask who is awaited and what is legal, look through a seat's eyes.

    The log alone makes the match: the same rules, start and log give the same states and events (``replay``).
    """

    def __init__(self, game: Game[S, A, V], dealer: Seat = 0, *, start: S | None = None) -> None:
        if type(dealer) is not int or not 0 <= dealer < game.players:
            raise SetupError("no_such_seat", seat=str(dealer)[:20])
        self.game = game
        self.dealer = dealer
        self.log: list[tuple[Seat, A]] = []
        self.events: list[AddressedEvent] = []
        if start is None:
            self.state, events = game.start(dealer)
            self.events += events
        else:
            self.state = start
        self.start = start
        self._first = self.state
        self._views: dict[Seat, tuple[V, int]] = {}
        self._listed: tuple[S | None, Seat, tuple[A, ...]] = (None, 0, ())
        """What was last listed as legal, with the state and the seat for which it was."""

    @property
    def players(self) -> int:
        """How many seats."""
        return self.game.players

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.game.phase(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.winners(self.state) is not None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; empty while the match goes on."""
        return self.game.winners(self.state) or ()

    @property
    def sheet(self) -> Any:
        """The sheet as it stands: totals and counters of Thousand; pools, hills and whists of Preferans."""
        return self.game.sheet(self.state)

    def facts(self) -> Facts:
        """Who does what in the deal under way, and what the rules make of its cards; nothing that is hidden."""
        return self.game.facts(self.state)

    def settlement(self) -> Settlement:
        """What settling now would bring each seat; ``settlement().money("0.05", "€")`` in money."""
        return self.game.settlement(self.state)

    def awaits(self) -> tuple[Seat, ...]:
        """Who must act now: seats, or (-1,) for the table's shuffle; empty when the match is over."""
        return self.game.awaits(self.state)

    def legal(self, seat: Seat) -> tuple[A, ...]:
        """All that a seat may do now, awaited or by right."""
        state = self.state
        known, by, actions = self._listed
        if known is not state or by != seat:
            actions = self.game.legal(state, seat)
            self._listed = (state, seat, actions)
        return actions

    def why_not(self, seat: Seat, action: A) -> Refusal | None:
        """The code and values of what forbids an action now; None if it is legal."""
        return self.game.why_not(self.state, seat, action)

    def apply(self, seat: Seat, action: A) -> list[AddressedEvent]:
        """Does an action and gives what became true. Raises IllegalAction; then nothing has changed."""
        state = self.state
        if type(seat) is not int:
            raise IllegalAction("no_such_seat", seat=str(seat)[:20])
        known, by, listed = self._listed
        is_listed = known is state and by == seat
        if is_listed:
            try:
                # The action as it was listed: what only compares equal to it (120.0 to 120) is not it.
                action = listed[listed.index(action)]
            except ValueError:
                is_listed = False
        if is_listed:
            self.state, events = self.game.step(state, seat, action)
        else:
            self.state, events = self.game.apply(state, seat, action)
        self.log.append((seat, action))
        self.events += events
        return events

    def prepare(self, seat: Seat, action: A) -> PreparedMove:
        """What an action would bring, without doing it: a server writes it down first. Raises IllegalAction."""
        if type(seat) is not int:
            raise IllegalAction("no_such_seat", seat=str(seat)[:20])
        return PreparedMove(seat, action, self.state, *self.game.apply(self.state, seat, action))

    def accept(self, prepared: PreparedMove) -> list[AddressedEvent]:
        """Does what was found out. Raises ValueError if the match has moved on since."""
        if prepared.before is not self.state:
            raise ValueError("the match has moved on")
        self.state = prepared.state
        self.log.append((prepared.seat, prepared.action))
        self.events += prepared.events
        return prepared.events

    def seen(self, seat: Seat) -> list[Any]:
        """The events that a seat was told, in order."""
        return [told.event for told in self.events if told.seen_by(seat)]

    def view(self, seat: Seat) -> V:
        """What a seat knows: the fold of the events that it was told."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalAction("no_such_seat", seat=str(seat)[:20])
        known = self._views.get(seat)
        view, done = known or (self.game.fresh_view(self._first, seat), 0)
        for told in self.events[done:]:
            if told.seen_by(seat):
                view = self.game.fold(view, told)
        self._views[seat] = (view, len(self.events))
        return view

    @classmethod
    def replay(
        cls, game: Game[S, A, V], log: Iterable[tuple[Seat, A]], dealer: Seat = 0, *, start: S | None = None
    ) -> Match[S, A, V]:
        """The match that a log makes. Raises ReplayFault with the number of the first action that is not legal."""
        match = cls(game, dealer, start=start)
        for number, (seat, action) in enumerate(log):
            try:
                match.apply(seat, action)
            except IllegalAction as fault:
                raise ReplayFault(number, seat, fault) from fault
        return match


class ReplayFault(IllegalAction):
    """An action of a log that is not legal where it stands; ``number`` counts from 0."""

    def __init__(self, number: int, seat: Seat, fault: IllegalAction) -> None:
        super().__init__(fault.code, **fault.params)
        self.number = number
        self.seat = seat
