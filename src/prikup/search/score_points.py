"""The best play for score points: what the rules of a table write for a deal, not its tricks or card points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from prikup import _kernel
from prikup.core.cards import Card
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search import by_game
from prikup.search.answers import Aim, Answer, Count, Question
from prikup.search.limits import MEMORY, NODES, Deadline, checked
from prikup.search.positions import Source, Tricks, tricks_of
from prikup.search.solving import task
from prikup.search.stakes import Reached, Stakes

_Play = tuple[Card, bool]
_Ends = tuple[int, int]


class CardGain(Struct, frozen=True):
    """A play, and the bounds of what the deal brings after it."""

    card: Card
    announce: bool
    low: Fraction
    high: Fraction
    shown: bool = False
    """The card is the king of a marriage that is shown: both its cards stay in the hand, and a lead follows."""

    @property
    def unknown(self) -> bool:
        """Whether the bounds say nothing."""
        return -self.low == self.high == by_game.MOST_GAIN


class Gain(Struct, frozen=True):
    """What a deal brings a seat on the sheet if it plays best for that and all others play best against it.

    In Thousand score points that its total changes by; in Preferans the whists of a settlement: pool, hill and whists,
    less what a settlement before the deal would have brought.
    """

    seat: Seat
    """In Preferans its place."""
    low: Fraction
    high: Fraction
    """The gain lies between these, both included; they differ only where nodes or time did not suffice."""
    guarantee: bool
    """Nobody plays for the whole deal against the others: it is what the seat can be sure of."""
    margin: bool
    """What the others gain is subtracted: where two play for themselves."""
    cards: tuple[CardGain, ...] = ()
    """The plays of the seat in turn, if they were asked for."""
    line: tuple[_Play, ...] = ()
    """A best play of all seats to the end, if it was asked for; shorter if a limit was reached. As in `Answer`."""
    kernel: str = ""
    """The searches that answered, as in `Answer`; several have commas between them."""
    nodes: int = 0
    """Positions searched."""

    @property
    def value(self) -> Fraction | None:
        """The gain, if it is known."""
        return self.low if self.low == self.high else None

    @property
    def unknown(self) -> bool:
        """Whether the bounds say nothing."""
        return -self.low == self.high == by_game.MOST_GAIN

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
    of its rules and of the sheet. Whoever may choose whom points help does what is best for himself, and nobody asks
    for a proof of under-declaring (PF-172a). Arguments and errors are those of `solve`. Where the gain hangs on
    neither card points nor tricks alone, Thousand is searched by the game itself, which is slow; if a limit ends that,
    the bounds say nothing.
    """
    tricks = tricks_of(source)
    question = tricks.question(seat)
    checked(nodes, memory)
    deadline = Deadline(seconds)
    stakes = None if tricks.position is None else tricks.stakes(question)
    if stakes is None or tricks.position is None:
        return _by_game(tricks, question, by_game.Limits(nodes, memory, deadline.left), cards=cards, line=line)
    search = _Search(question, stakes, nodes, memory, deadline)
    found = search.ask(tricks.position, cards=cards, line=line)
    played = found.line
    if line and played is None:
        played = tuple(search.walk(tricks.position, found.gain))
    low, high = map(search.scaled, found.gain)
    scaled = [
        CardGain(card, announce, search.scaled(least), search.scaled(most))
        for (card, announce), (least, most) in found.plays.items()
    ]
    return Gain(
        question.seat,
        low,
        high,
        guarantee=question.guarantee,
        margin=False,
        cards=tuple(scaled) if cards else (),
        line=played or () if line else (),
        kernel=",".join(sorted(found.kernels)),
        nodes=search.nodes,
    )


def _by_game(tricks: Tricks, question: Question, limits: by_game.Limits, *, cards: bool, line: bool) -> Gain:
    found: Answer = by_game.solved_gains(tricks.game, tricks.state, question, limits, cards=cards, line=line)
    plays = [CardGain(one.card, one.announce, Fraction(one.low), Fraction(one.high), one.shown) for one in found.cards]
    return Gain(
        question.seat,
        Fraction(found.low),
        Fraction(found.high),
        question.guarantee,
        question.margin,
        tuple(plays),
        found.line,
        found.kernel,
        found.nodes,
    )


class _Found(NamedTuple):
    """What is known of a position, in the units of the stakes."""

    gain: _Ends
    plays: dict[_Play, _Ends]
    line: tuple[_Play, ...] | None
    """None if several searches had to be asked, which know only their own lines."""
    kernels: frozenset[str]


class _Search:
    """The questions of one deal."""

    def __init__(self, question: Question, stakes: Stakes, nodes: int, memory: int, deadline: Deadline) -> None:
        self.nodes = 0
        self._question = question
        self._stakes = stakes
        self._most_nodes = nodes
        self._memory = memory
        self._deadline = deadline
        gains = [stakes.least, *(level.gain for level in stakes.levels)]
        self._least, self._most = gains[0], gains[-1]
        # By count and aim the numbers that matter.
        self._steps: dict[tuple[Count, Aim], list[int]] = {}
        for level in stakes.levels:
            self._steps.setdefault(level.reached[:2], []).append(level.reached.least)
        # Where only one thing can be written, a question without numbers names the plays.
        self._steps = self._steps or {(question.count, question.aim): []}

    def scaled(self, gain: int) -> Fraction:
        """A gain in score points."""
        return Fraction(gain, self._stakes.scale)

    def ask(self, position: Position, *, cards: bool, line: bool) -> _Found:
        """What a position brings."""
        worths = self._stakes.worths
        if worths:
            tasks: list[Any] = [(position, 1 << self._question.seat, worths, "most", False, None, cards, line)]
        else:
            tasks = [
                task(position, replace(self._question, count=count, aim=aim), steps, cards=cards, line=line)
                for (count, aim), steps in self._steps.items()
            ]
        limit = max(0, self._most_nodes - self.nodes) // len(tasks)
        rows = _kernel.solve(tasks, limit, self._memory, 1, seconds=self._deadline.left)
        self.nodes += sum(row[3] for row in rows)
        plays: dict[_Play, _Ends] = {}
        for at in range(len(rows[0][6])):
            played = rows[0][6][at][:2]
            plays[played] = self._gain(row[6][at][2:] for row in rows)
        only = tuple(rows[0][7]) if len(rows) == 1 else None
        return _Found(self._gain(row[1:3] for row in rows), plays, only, frozenset(row[0] for row in rows))

    def walk(self, position: Position, gain: _Ends) -> Iterator[_Play]:
        """A best line: in turn the first play after which the gain is the same. Ends where a limit is reached."""
        while not position.over and gain[0] == gain[1]:
            found = self.ask(position, cards=True, line=False)
            play = next((play for play, ends in found.plays.items() if ends == gain), None)
            if play is None:
                return
            yield play
            position = position.play(*play)

    def _gain(self, bounds: Iterable[_Ends]) -> _Ends:
        """The bounds of the gain, from those of the counts."""
        ends = list(bounds)
        if self._stakes.worths:
            return ends[0]
        by_kind = dict(zip(self._steps, ends, strict=True))
        low, high = self._least, self._most
        for level in self._stakes.levels:
            sure, possible = _reaches(level.reached, by_kind[level.reached[:2]])
            if sure:
                low = max(low, level.gain)
            if not possible:
                high = min(high, max(gain for gain in self._below(level.gain)))
        return low, high

    def _below(self, gain: int) -> Iterator[int]:
        yield self._stakes.least
        yield from (level.gain for level in self._stakes.levels if level.gain < gain)


def _reaches(reached: Reached, bounds: _Ends) -> tuple[bool, bool]:
    """Whether a count between two bounds is certainly enough, and whether it may be."""
    low, high = bounds
    if reached.aim == "most":
        return low >= reached.least, high >= reached.least
    return high < reached.least, low < reached.least
