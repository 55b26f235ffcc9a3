"""The search over the game itself, for rules that the kernel cannot play: slow and exact.

Marriages that are shown from the hand while tricks are played (BT-030), or that are lost with a queen or king that
another player takes (BT-031), are known to the game alone. Here every action of the tricks is tried by the game's own
engine: alpha-beta with zero windows, and a table between tricks whose keys are whole positions but for the score.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from operator import add, sub
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import replace

from prikup.core.actions import Play
from prikup.core.cards import KING, Card, card_of, mask_of
from prikup.core.game import AnyGame
from prikup.core.seats import Seat
from prikup.search.answers import Answer, CardValue, Question, SelfishAnswer
from prikup.thousand.actions import Show
from prikup.thousand.events import DealScored
from prikup.thousand.layout import ACES_BIT

WEIGHT = 500
"""How many nodes of the kernel a position counts for: about as long it takes."""
ENTRY = 1200
"""Bytes that an entry of the table takes, about."""
NAME = "game"
Step = Play | Show


class _Stopped(Exception):
    """A limit was reached."""


class Limits(NamedTuple):
    """How far a search may go: nodes as the kernel counts them, bytes, seconds."""

    nodes: int
    memory: int
    seconds: float | None


class _Known(NamedTuple):
    """Bounds of what is still to come, and the step that was best."""

    low: int
    high: int
    step: Step | None


class _Search:
    """The search for one question about one deal of Thousand."""

    def __init__(self, game: AnyGame, question: Question, limits: Limits) -> None:
        self.nodes = 0
        self._game = game
        self._question = question
        self._most_nodes = limits.nodes // WEIGHT
        self._room = limits.memory // ENTRY
        self._end = None if limits.seconds is None else monotonic() + limits.seconds
        self._known: dict[Any, _Known] = {}
        compiled: Any = game.compiled  # type: ignore[attr-defined]
        self._worth = compiled.policy.points
        self._all = self._worth(mask_of(compiled.layout.pack)) + compiled.policy.last_trick
        self._marriages = compiled.rules.marriages
        self._trick_needed = compiled.trick_needed

    @property
    def memory(self) -> int:
        """Bytes of the table, about."""
        return len(self._known) * ENTRY

    def value(self, state: Any) -> tuple[int, int]:
        """Bounds of the value of a state; they are equal unless a limit was reached."""
        low, high = self._bounds(state.phase, self._now(state.phase))
        try:
            while low < high:
                wanted = (low + high + 1) // 2
                found = self.search(state, wanted)
                if found >= wanted:
                    low = max(low, found)
                else:
                    high = min(high, found)
        except _Stopped:
            pass
        return low, high

    def after(self, state: Any, step: Step) -> tuple[int, int]:
        """Bounds of the value once a step is done."""
        try:
            following, final = self._done(state, step)
        except _Stopped:
            return self._bounds(state.phase, self._now(state.phase))
        return (final, final) if following is None else self.value(following)

    def line(self, state: Any) -> Iterator[Step]:
        """A best line: in turn the first step after which the value is the same. Ends where a limit was reached."""
        value = self.value(state)
        while state is not None and value[0] == value[1]:
            step = next((step for step in self._steps(state, None) if self.after(state, step) == value), None)
            if step is None:
                return
            yield step
            state = self._game.step(state, self._seat(state), step)[0]
            if self._game.phase(state) != "playing" or not any(state.phase.hands):
                return

    def steps(self, state: Any) -> list[Step]:
        """What the player in turn may do that belongs to the tricks."""
        return [one for one in self._game.legal(state, self._seat(state)) if isinstance(one, Play | Show)]

    def search(self, state: Any, wanted: int) -> int:
        """The value, or a bound: at least ``wanted``, then from below, or less, then from above."""
        phase = state.phase
        key = first = None
        now = self._now(phase)
        low, high = self._bounds(phase, now)
        if not phase.trick:
            key = self._key(phase)
            known = self._known.get(key)
            if known is not None:
                low, high, first = max(low, known.low + now), min(high, known.high + now), known.step
        if low >= wanted:
            return low
        if high < wanted:
            return high
        raises = (self._seat(state) == self._question.seat) == (self._question.aim == "most")
        best, best_step = None, first
        for step in self._steps(state, first):
            following, final = self._done(state, step)
            found = final if following is None else self.search(following, wanted)
            if best is None or (found > best if raises else found < best):
                best, best_step = found, step
            if (found >= wanted) == raises:
                break
        assert best is not None
        if key is not None and (key in self._known or len(self._known) < self._room):
            if best >= wanted:
                low = max(low, best)
            else:
                high = min(high, best)
            self._known[key] = _Known(low - now, high - now, best_step)
        return best

    def _steps(self, state: Any, first: Step | None) -> list[Step]:
        """The steps, the most promising first: that of the table, declarations, high cards."""

        def promise(step: Step) -> tuple[bool, bool, int]:
            if isinstance(step, Show):
                return step != first, False, 0
            return step != first, not step.announce, -self._worth(1 << step.card)

        return sorted(self.steps(state), key=promise)

    def _done(self, state: Any, step: Step) -> tuple[Any, int]:
        """The state after a step, or None with the final value if it ends the deal. Raises _Stopped."""
        following, scored = self._stepped(state, step)
        return (following, 0) if scored is None else (None, self._final(scored))

    def _stepped(self, state: Any, step: Step) -> tuple[Any, DealScored | None]:
        """The state after a step, and the score if it ends the deal. Raises _Stopped."""
        self.nodes += 1
        if self.nodes > self._most_nodes or (self._end is not None and monotonic() > self._end):
            self.nodes = min(self.nodes, self._most_nodes)
            raise _Stopped
        following, events = self._game.step(state, self._seat(state), step)
        for told in events:
            if isinstance(told.event, DealScored):
                return following, told.event
        return following, None

    # ----------------------------------------------------------------------------------------------- what counts

    def _final(self, scored: DealScored) -> int:
        """The value of a deal that was scored."""
        return self._own(self.finals(scored))

    def finals(self, scored: DealScored) -> tuple[int, ...]:
        """What each seat has when a deal was scored: who has taken no trick may have declared for nothing."""
        if self._question.count == "tricks":
            return scored.tricks
        rows = zip(scored.points, scored.bonuses, scored.tricks, strict=True)
        return tuple([points + (bonus if tricks or not self._trick_needed else 0) for points, bonus, tricks in rows])

    def _key(self, phase: Any) -> Any:
        """What of a position between two tricks decides how much is still to come."""
        zeros = (0,) * len(phase.points)
        # A seat without a trick may still lose what it has declared.
        kept = zip(phase.bonuses, phase.tricks, strict=True)
        bonuses = tuple([0 if tricks else bonus for bonus, tricks in kept]) if self._trick_needed else zeros
        return replace(phase, points=zeros, bonuses=bonuses)

    def _now(self, counted: Any) -> int:
        """The value of what the seats have in a phase."""
        return self._own(self.so_far(counted))

    def so_far(self, phase: Any) -> tuple[int, ...]:
        """What each seat has in a phase."""
        if self._question.count == "tricks":
            return tuple(phase.tricks)
        return tuple([points + bonus for points, bonus in zip(phase.points, phase.bonuses, strict=True)])

    def _own(self, totals: Sequence[int]) -> int:
        own = totals[self._question.seat]
        return own - (sum(totals) - own) if self._question.margin else own

    def _bounds(self, phase: Any, now: int) -> tuple[int, int]:
        """Bounds from what is left: all card points, all that may be declared, and all that may come to nothing."""
        if self._question.count == "tricks":
            return now, now + max(map(int.bit_count, phase.hands))
        left = self._all - sum(phase.points)
        rules, suits = self._marriages, [suit for suit in range(4) if phase.announced >> suit & 1]
        more = rules.most() - sum(rules.values_of(suits)) - rules.four_aces * (phase.announced >> ACES_BIT & 1)
        lost = sum(phase.bonuses)
        return now - lost - (left + more if self._question.margin else 0), now + left + more + lost

    def _seat(self, state: Any) -> Seat:
        return next(iter(self._game.awaits(state)))


class _Gains(_Search):
    """The same for what a deal writes: the score points of a seat, or how many more it has than all others."""

    def __init__(
        self, game: AnyGame, question: Question, limits: Limits, before: Sequence[int], span: tuple[int, int]
    ) -> None:
        super().__init__(game, question, limits)
        self._before = before
        self._span = span

    def _final(self, scored: DealScored) -> int:
        return self._own([after - was for after, was in zip(scored.totals, self._before, strict=True)])

    def _key(self, phase: Any) -> Any:
        # What was taken decides what is written.
        return phase

    def _now(self, counted: Any) -> int:
        return 0

    def _bounds(self, phase: Any, now: int) -> tuple[int, int]:
        return self._span


class _Selfish(_Search):
    """Each seat for itself: max-n, with the tie-break of `SelfishAnswer`."""

    def __init__(self, game: AnyGame, question: Question, limits: Limits) -> None:
        super().__init__(game, question, limits)
        self._following: dict[Any, tuple[int, ...]] = {}

    @property
    def memory(self) -> int:
        return len(self._following) * ENTRY

    def values(self, state: Any) -> tuple[int, ...]:
        """What each seat has at the end. Raises _Stopped."""
        phase = state.phase
        now, key = self.so_far(phase), None
        if not phase.trick:
            key = self._key(phase)
            if key in self._following:
                return tuple(map(add, now, self._following[key]))
        seat = self._seat(state)
        found = max((self._after(state, step) for step in self.steps(state)), key=partial(self._worth_to, seat))
        if key is not None and len(self._following) < self._room:
            self._following[key] = tuple(map(sub, found, now))
        return found

    def _after(self, state: Any, step: Step) -> tuple[int, ...]:
        following, scored = self._stepped(state, step)
        return self.values(following) if scored is None else self.finals(scored)

    def _worth_to(self, seat: Seat, values: Sequence[int]) -> tuple[int, ...]:
        """The larger the better: the seat's own result, then little for each other seat, clockwise."""
        own, *others = (*values[seat:], *values[:seat])
        sign = 1 if self._question.aim == "most" else -1
        return (sign * own, *(-sign * other for other in others))


def selfish(game: AnyGame, state: Any, question: Question, limits: Limits) -> SelfishAnswer | None:
    """What every seat has at the end if each plays only for itself; None if a limit was reached."""
    search = _Selfish(game, question, limits)
    try:
        values = search.values(state)
    except _Stopped:
        return None
    return SelfishAnswer(question.count, question.aim, values, search.nodes * WEIGHT)


def solved_gains(
    game: AnyGame,
    state: Any,
    question: Question,
    limits: Limits,
    span: tuple[int, int],
    *,
    cards: bool = False,
    line: bool = False,
) -> Answer:
    """As `solved`, in score points that the deal writes. ``span``: what these lie between, however it is played."""
    wanting = replace(question, aim="most")
    return _answer(_Gains(game, wanting, limits, state.sheet.totals, span), state, question, cards=cards, line=line)


def solved(
    game: AnyGame, state: Any, question: Question, limits: Limits, *, cards: bool = False, line: bool = False
) -> Answer:
    """The answer to a question about a position of the tricks of Thousand."""
    return _answer(_Search(game, question, limits), state, question, cards=cards, line=line)


def _answer(search: _Search, state: Any, question: Question, *, cards: bool, line: bool) -> Answer:
    low, high = search.value(state)
    plays = [(step, *search.after(state, step)) for step in search.steps(state)] if cards else []
    return Answer(
        question,
        low,
        high,
        tuple(CardValue(*_card(step), lowest, highest, isinstance(step, Show)) for step, lowest, highest in plays),
        tuple(map(_card, search.line(state))) if line else (),
        NAME,
        search.nodes * WEIGHT,
        search.memory,
    )


def reaches(game: AnyGame, state: Any, question: Question, wanted: int, limits: Limits) -> bool | None:
    """Whether the value is at least ``wanted``; None if a limit was reached."""
    try:
        return _Search(game, question, limits).search(state, wanted) >= wanted
    except _Stopped:
        return None


def _card(step: Step) -> tuple[int, bool]:
    """A step as a card and whether it announces: a marriage that is shown is its king."""
    return (card_of(step.suit, KING), True) if isinstance(step, Show) else (step.card, step.announce)


def steps_of(line: Sequence[tuple[Card, bool]]) -> Iterator[Step]:
    """The actions of a line of an answer."""
    for at, (card, announce) in enumerate(line):
        # A king that is only shown is played later.
        shown = announce and any(card == later for later, _ in line[at + 1 :])
        yield Show(card >> 3) if shown else Play(card, announce)
