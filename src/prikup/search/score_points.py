"""The best play for score points: what the rules of a table write for a deal, not its tricks or card points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from prikup import _kernel
from prikup.core.cards import Card
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search import by_game
from prikup.search.answers import Aim, Count, Question
from prikup.search.limits import MEMORY, NODES, Deadline, checked
from prikup.search.positions import Source, Tricks, tricks_of
from prikup.search.solving import task
from prikup.search.stakes import Between, Reached
from prikup.search.under_declaring import of_play, worst_layout

_Play = tuple[Card, bool]
_Shown = tuple[Card, bool, bool]


class CardGain(Struct, frozen=True):
    """A play, and the bounds of what the deal brings after it."""

    card: Card
    announce: bool
    low: Fraction
    high: Fraction
    shown: bool = False
    """The card is the king of a marriage that is shown: both its cards stay in the hand, and a lead follows."""


class Gain(Struct, frozen=True):
    """What a deal brings a seat on the sheet if it plays best for that and all others play best against it.

    In Thousand score points that its total changes by; in Preferans the whists of a settlement: pool, hill and whists,
    less what a settlement before the deal would have brought.
    """

    seat: Seat
    """In Preferans its place."""
    low: Fraction
    high: Fraction
    """The gain lies between these, both included; they differ only where nodes or time did not suffice, and where it
    hangs on how under-declaring is judged, by a hand that is not known any more."""
    guarantee: bool
    """Nobody plays for the whole deal against the others: it is what the seat can be sure of."""
    margin: bool
    """What the others gain is subtracted: where two play for themselves."""
    cards: tuple[CardGain, ...] = ()
    """The plays of the seat in turn, if they were asked for."""
    line: tuple[_Play, ...] = ()
    """A best play of all seats to the end, as in `Answer`, if it was asked for; shorter where what follows is known
    only within bounds."""
    kernel: str = ""
    """The searches that answered, as in `Answer`; several have commas between them."""
    nodes: int = 0
    """Positions searched."""

    @property
    def value(self) -> Fraction | None:
        """The gain, if it is known."""
        return self.low if self.low == self.high else None

    @property
    def best(self) -> tuple[CardGain, ...]:
        """The plays after which the gain is still the same; empty if it is not known, or plays were not asked for."""
        return tuple(play for play in self.cards if play.low == play.high == self.value)


def score_points(
    source: Source,
    seat: Seat | None = None,
    *,
    cards: bool = False,
    line: bool = False,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
) -> Gain:
    """What the deal brings the declarer, or the seat, on the sheet; on request with the gain of each card and a line.

    The game itself says what each end of the deal writes: rounding, the barrel, bolts, whists and penalties are those
    of its rules and of the sheet. Whoever may choose whom points help does what is best for himself. A defender who may
    ask for a proof of under-declaring (PF-172a) asks where that is worse for the declarer, and the verdict is that of
    all layouts. It needs the first lead and the hand that the declarer had then, which a match knows and a position
    with finished tricks does not.

    Where the gain hangs on more than the seat's own card points or tricks, the kernels give bounds; what is open
    between them is searched in full, in Preferans by the division of the tricks, in Thousand by the game itself, which
    is slow: endings. Arguments and errors are those of `solve`.
    """
    tricks = tricks_of(source)
    question = tricks.question(seat)
    checked(nodes, memory)
    search = _Search(tricks, question, (nodes, memory, Deadline(seconds)))
    found = search.answer(source.events if isinstance(source, Match) else (), cards=cards, line=line)
    plays = [
        CardGain(card, announce, search.scaled(ends.low), search.scaled(ends.high), shown)
        for (card, announce, shown), ends in found.plays.items()
    ]
    return Gain(
        question.seat,
        search.scaled(found.gain.low),
        search.scaled(found.gain.high),
        guarantee=question.guarantee,
        margin=question.margin,
        cards=tuple(plays) if cards else (),
        line=found.line or () if line else (),
        kernel=",".join(sorted(found.kernels)),
        nodes=search.nodes,
    )


class _Found(NamedTuple):
    """What is known of a position, in the units of the stakes."""

    gain: Between
    plays: dict[_Shown, Between]
    line: tuple[_Play, ...] | None
    """None if no single search knows one."""
    kernels: frozenset[str]

    @property
    def settled(self) -> bool:
        """Whether nothing is left open."""
        return self.gain.exact and all(ends.exact for ends in self.plays.values())

    def within(self, other: _Found) -> _Found:
        """What two searches say together, with the line of this one."""
        plays = {play: ends.within(other.plays[play]) for play, ends in self.plays.items()}
        return _Found(self.gain.within(other.gain), plays, self.line or other.line, self.kernels | other.kernels)


class _Search:
    """The questions of one deal."""

    def __init__(self, tricks: Tricks, question: Question, limits: tuple[int, int, Deadline]) -> None:
        self.nodes = 0
        self._tricks = tricks
        self._question = question
        self._most_nodes, self._memory, self._deadline = limits
        self._stakes = tricks.stakes(question)

    def scaled(self, gain: int) -> Fraction:
        """A gain in score points."""
        return Fraction(gain, self._stakes.scale)

    def answer(self, events: Sequence[AddressedEvent], *, cards: bool, line: bool) -> _Found:
        """What the deal brings. ``events``: those of the match up to now, if they are known."""
        tricks, position = self._tricks, self._tricks.position
        if position is None:
            return self._by_game(cards=cards, line=line)
        found = self._ask(position, cards=cards, line=line)
        if not found.settled and tricks.may_be_judged and self._judged(events):
            found = self._ask(position, cards=cards, line=line)
        if line and found.line is None:
            found = found._replace(line=tuple(self._walk(position, found.gain)))
        short = line and len(found.line or ()) < tricks.plays_left
        if tricks.played_by_game and not self._stakes.exact and (short or not found.settled):
            found = self._by_game(cards=cards, line=line).within(found)
        return found

    def _judged(self, events: Sequence[AddressedEvent]) -> bool:
        """Whether the layouts say how under-declaring is judged; then the stakes know it."""
        game = of_play(self._tricks.game, self._tricks.state, events)
        if game is None:
            return False
        found = worst_layout(game, nodes=self._left, seconds=self._deadline.left, threads=1)
        self.nodes += found.nodes
        if found.least is None:
            return False
        self._stakes = self._tricks.judged_stakes(self._question, found.least)
        return True

    @property
    def _left(self) -> int:
        """The positions that may still be searched."""
        return max(0, self._most_nodes - self.nodes)

    def _by_game(self, *, cards: bool, line: bool) -> _Found:
        tricks, limits = self._tricks, by_game.Limits(self._left, self._memory, self._deadline.left)
        span = self._stakes.range
        found = by_game.solved_gains(tricks.game, tricks.state, self._question, limits, span, cards=cards, line=line)
        self.nodes += found.nodes
        plays = {(one.card, one.announce, one.shown): Between(one.low, one.high) for one in found.cards}
        return _Found(Between(found.low, found.high), plays, found.line, frozenset({found.kernel}))

    def _ask(self, position: Position, *, cards: bool, line: bool) -> _Found:
        """What a position brings, by the kernels."""
        found = self._by_levels(position, cards=cards, line=line)
        if self._stakes.worths and not found.settled:
            found = self._by_worths(position, cards=cards, line=line).within(found)
        return found

    def _by_levels(self, position: Position, *, cards: bool, line: bool) -> _Found:
        # By count and aim the numbers that matter.
        steps: dict[tuple[Count, Aim], list[int]] = {}
        for level in self._stakes.levels:
            for one in {*level.enough, *level.needed}:
                steps.setdefault((one.counted, one.aim), []).append(one.least)
        # Where only one thing can be written, a question without numbers names the plays.
        steps = steps or {(self._question.count, self._question.aim): []}
        tasks = [
            task(position, replace(self._question, count=count, aim=aim), numbers, cards=cards, line=line)
            for (count, aim), numbers in steps.items()
        ]
        rows = self._solved(tasks)
        lines = line and self._stakes.exact and len(rows) == 1

        def gain(ends: Iterable[tuple[int, int]]) -> Between:
            return self._gain(dict(zip(steps, ends, strict=True)))

        return _Found(
            gain(row[1:3] for row in rows),
            {(*play[:2], False): gain(row[6][at][2:] for row in rows) for at, play in enumerate(rows[0][6])},
            tuple(rows[0][7]) if lines else None,
            frozenset(row[0] for row in rows),
        )

    def _by_worths(self, position: Position, *, cards: bool, line: bool) -> _Found:
        side, worths = 1 << self._question.seat, self._stakes.worths
        lows = [(division, gain.low) for division, gain in worths]
        highs = [(division, gain.high) for division, gain in worths]
        asked = [lows] if lows == highs else [lows, highs]
        rows = self._solved([(position, side, one, "most", False, None, cards, line) for one in asked])
        # What every end brings at least has a value that is no greater, what it brings at most none that is less.
        least, most = rows[0], rows[-1]
        return _Found(
            Between(least[1], most[2]),
            {(*low[:2], False): Between(low[2], high[3]) for low, high in zip(least[6], most[6], strict=True)},
            tuple(least[7]) if line and len(rows) == 1 else None,
            frozenset(row[0] for row in rows),
        )

    def _solved(self, tasks: list[Any]) -> list[Any]:
        rows = _kernel.solve(tasks, self._left // len(tasks), self._memory, 1, seconds=self._deadline.left)
        self.nodes += sum(row[3] for row in rows)
        return rows

    def _walk(self, position: Position, gain: Between) -> Iterator[_Play]:
        """A best line: in turn the first play after which the gain is the same. Ends where that is not known."""
        while not position.over and gain.exact:
            found = self._ask(position, cards=True, line=False)
            play = next((play for play, ends in found.plays.items() if ends == gain), None)
            if play is None:
                return
            yield play[:2]
            position = position.play(*play[:2])

    def _gain(self, by_kind: dict[tuple[Count, Aim], tuple[int, int]]) -> Between:
        """The bounds of the gain, from those of the counts."""
        low, high = self._stakes.range
        for level in self._stakes.levels:
            if any(_reaches(one, by_kind[one[:2]])[0] for one in level.enough):
                low = max(low, level.gain)
            if not all(_reaches(one, by_kind[one[:2]])[1] for one in level.needed):
                high = min(high, level.below)
        return Between(low, high)


def _reaches(reached: Reached, bounds: tuple[int, int]) -> tuple[bool, bool]:
    """Whether a count between two bounds is certainly enough, and whether it may be."""
    low, high = bounds
    if reached.aim == "most":
        return low >= reached.least, high >= reached.least
    return high < reached.least, low < reached.least
