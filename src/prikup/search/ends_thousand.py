"""What the ends of a deal of Thousand are worth to a seat on the sheet.

A seat's lines hang on its own card points and tricks. Three rules may make them hang on more: the barrel where arrivals
collide, bolts for a deal without card points, in which marriages do not count, and the threshold that asks for a
marriage. Then an end has a least and a highest gain, over all that may come with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from prikup.core.cards import mask_of, union
from prikup.core.seats import Seat
from prikup.search.answers import Aim, Count, Question
from prikup.search.stakes import Between, End, Stakes, by_levels
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.game import Thousand
from prikup.thousand.outcome import Outcome
from prikup.thousand.rules.reach import most_taken
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.score.deal import written
from prikup.thousand.state import Playing, Sheet, State

_POINTS: tuple[tuple[Count, Aim], ...] = (("points", "most"),)
_TRICKS: tuple[tuple[Count, Aim], ...] = (("tricks", "most"), ("tricks", "fewest"))


PLAYED_BY_GAME = True
"""Whether the game itself can be searched (`by_game`)."""


def to_draw(state: State[Playing]) -> int:
    """The cards of the stock, which are still to be drawn and played."""
    return len(state.phase.stock)


def deal_stakes(game: Thousand, state: State[Playing], question: Question, *, whole: bool) -> Stakes:
    """What the deal writes; not ``whole``, where no kernel plays the rules: only what that lies between."""
    return (stakes if whole else span)(game, state, question)


def may_be_judged(game: Thousand, state: State[Playing]) -> bool:
    """Nobody asks for a proof of a contract."""
    return False


def unplayed(compiled: CompiledRules, playing: Playing) -> tuple[tuple[int, ...], int]:
    """Card points with those of the cards that somebody gets whatever is played, and what the last trick brings."""
    points, last = list(playing.points), compiled.policy.last_trick
    # Asked for a seat that is not there, all that does not go to it goes to a fixed seat.
    for seat, cards in compiled.aside_to(playing, -1):
        worth = compiled.policy.points(cards)
        if seat < 0:
            last += worth
        else:
            points[seat] += worth
    return tuple(points), last


def stakes(game: Thousand, state: State[Playing], question: Question) -> Stakes:
    """What the deal writes for a seat, in score points, by its card points and tricks; where two play for themselves,
    less what it writes for the other, by the differences of both."""
    return by_levels(gains(game, state, question), _TRICKS if question.count == "tricks" else _POINTS)


def gains(game: Thousand, state: State[Playing], question: Question) -> dict[End, Between]:
    """By end what the deal writes. Of the tricks matters only whether there are none, some or all: some of them stand
    as one, and as all but one."""
    deal = _Deal(game, state)
    return deal.margins(question.seat) if question.margin else deal.gains(question.seat)


def span(game: Thousand, state: State[Playing], question: Question) -> Stakes:
    """The same without levels: what the gain lies between, however it is played, by whatever rules."""
    deal = _Deal(game, state)
    own = Between.over(deal.gains(question.seat).values())
    if question.margin:
        other = Between.over(deal.gains(deal.other(question.seat)).values())
        own = Between(own.low - other.high, own.high - other.low)
    return Stakes(own, ())


class _Way(NamedTuple):
    """What a seat has at the end."""

    points: int
    """Card points without what it declared."""
    bonuses: int
    tricks: int
    declared: int
    """How many declarations it made."""


_Others = dict[Seat, _Way]


class _Deal:
    """A deal whose tricks are played."""

    def __init__(self, game: Thousand, state: State[Playing]) -> None:
        self._compiled = compiled = game.compiled
        self._sheet, self._playing = state.sheet, state.phase
        self._seats = compiled.in_play[state.sheet.dealer]
        playing = state.phase
        cards = sum(map(int.bit_count, playing.hands)) + len(playing.trick) + len(playing.stock)
        self._every = playing.index + cards // len(self._seats)
        """All tricks of the deal."""
        self._points, last = unplayed(compiled, playing)
        rest = union(playing.hands) | mask_of((*playing.trick, *playing.stock))
        self._left = compiled.policy.points(rest) + last
        """Card points that are still to be taken."""
        self._more = compiled.rules.marriages.most()

    def other(self, seat: Seat) -> Seat:
        """The first of the other seats."""
        return next(one for one in self._seats if one != seat)

    def gains(self, seat: Seat) -> dict[End, Between]:
        """What the deal writes for a seat, by what it has at the end."""
        scored = {end: [self._written({seat: way}) for way in self._ways(seat, end)] for end in self._ends(seat)}
        every = [scoring for ways in scored.values() for scoring in ways]
        if _may_collide(self._compiled, self._playing, self._sheet, seat, every):
            return self._colliding(seat, scored)
        before = self._sheet.totals[seat]
        return {end: Between.of([way.totals[seat] - before for way in ways]) for end, ways in scored.items()}

    def margins(self, seat: Seat) -> dict[End, Between]:
        """What the deal writes for one of two seats, less what it writes for the other, by the differences of what
        they have."""
        least = sum(self._points) + sum(self._playing.bonuses) + self._left
        theirs: dict[int, list[tuple[int, Between]]] = {}
        for end, gain in self.gains(self.other(seat)).items():
            theirs.setdefault(end.tricks, []).append((end.points, gain))
        found: dict[End, list[Between]] = {}
        for (points, tricks), gain in self.gains(seat).items():
            # Who takes no trick may have declared for nothing.
            whole = 0 < tricks < self._every
            for others, loss in theirs.get(self._every - tricks, ()):
                if not whole or least <= points + others <= least + self._more:
                    end = End(points - others, 2 * tricks - self._every)
                    found.setdefault(end, []).append(Between(gain.low - loss.high, gain.high - loss.low))
        return {end: Between.over(gains) for end, gains in found.items()}

    def _written(self, ways: Mapping[Seat, _Way]) -> Scoring:
        """What is written where seats have so much; all other tricks go to another seat, if one is left."""
        players = self._compiled.players
        points, bonuses, tricks = [0] * players, [0] * players, [0] * players
        declared = [*self._playing.declared]
        for seat, way in ways.items():
            points[seat], bonuses[seat], tricks[seat], declared[seat] = way
        other = next((seat for seat in self._seats if seat not in ways), None)
        if other is not None:
            tricks[other] = self._every - sum(tricks)
        outcome = Outcome(
            ending="tricks",
            contract=None if self._playing.contract.seat < 0 else self._playing.contract,
            points=tuple(points),
            bonuses=tuple(bonuses),
            tricks=tuple(tricks),
            declared=tuple(declared),
            taken=self._compiled.nothing_taken,
        )
        return written(self._compiled, self._sheet, outcome)

    def _ways(self, seat: Seat, end: End) -> Iterator[_Way]:
        """How a seat may have come to an end, as far as what is written may hang on it."""
        declared = self._playing.declared[seat]
        yield _Way(end.points, 0, end.tricks, declared)
        if not self._compiled.weighs_more(self._sheet, self._playing, seat):
            return
        yield _Way(end.points, 0, end.tricks, declared + 1)
        if end.tricks or not self._compiled.trick_needed:
            yield _Way(0, end.points, end.tricks, declared)
            yield _Way(0, end.points, end.tricks, declared + 1)

    def _ends(self, seat: Seat) -> set[End]:
        """All ends that the seat may come to, and perhaps some that it cannot: its points with no trick, with some and
        with all."""
        playing, policy, declarations = self._playing, self._compiled.policy, self._compiled.rules.marriages
        points, declared, taken, every = self._points[seat], playing.bonuses[seat], playing.tricks[seat], self._every
        # A marriage whose king or queen another takes is lost (BT-031b).
        kept = 0 if self._compiled.drowns else declared
        ends = set()
        if not taken:
            # Without a trick only the first lead can announce, and whoever shows; and it may come to nothing.
            leads = playing.index == 0 and not playing.trick and playing.leader == seat
            most = max(*declarations.values_of(range(4)), declarations.four_aces) * leads
            most = self._more if self._compiled.shows_marriages else most
            if policy.trick_needed:
                ends.add(End(points, 0))
            else:
                ends |= {End(points + more, 0) for more in range(kept, declared + most + 1)}
        if sum(playing.tricks) == taken:
            whole = points + self._left
            ends |= {End(whole + more, every) for more in range(kept, declared + self._more + 1)}
        if every > 1:
            some = range(points + kept, points + declared + self._left + self._more + 1)
            ends |= {End(one, tricks) for tricks in {1, every - 1} for one in some}
        return ends

    # ------------------------------------------------------------------------------------- arrivals on the barrel

    def _colliding(self, seat: Seat, scored: Mapping[End, Collection[Scoring]]) -> dict[End, Between]:
        """The gains where others who are on the barrel, or arrive there, may drive the seat off or be driven off.

        Nothing that the others have makes a difference to the seat but where they stand then.
        """
        at, before = self._compiled.barrel_at, self._sheet.totals[seat]
        beside: dict[Any, list[_Others]] = {}
        known: dict[Any, Between] = {}
        found = {}
        for end, ways in scored.items():
            gains = []
            for way, scoring in zip(self._ways(seat, end), ways, strict=True):
                gain = Between.of([scoring.totals[seat] - before])
                if scoring.totals[seat] >= at or scoring.has(seat, "barrel.knocked"):
                    case = scoring.made, scoring.stake, end.tricks
                    key = (case, scoring.totals[seat], *(counters[seat] for counters in scoring.marks.values()))
                    if key not in known:
                        if case not in beside:
                            beside[case] = self._beside(seat, way)
                        written = [self._written({seat: way, **others}) for others in beside[case]]
                        known[key] = Between.of([one.totals[seat] - before for one in written])
                    gain = known[key]
                gains.append(gain)
            found[end] = Between.over(gains)
        return found

    def _beside(self, seat: Seat, way: _Way) -> list[_Others]:
        """What the others may have beside what a seat has: for each way in which they may stand on the barrel one."""
        others = [one for one in self._seats if one != seat]
        unit, rest = self._compiled.rules.count.unit, self._every - way.tricks
        steps = range(0, _most_points(self._compiled) + unit, unit)
        standing: list[list[tuple[int, int]]] = []
        for one in others:
            seen: dict[Any, tuple[int, int]] = {}
            for have in product(steps, (0, 1)):
                # What this one does not take another one does.
                taker = next((other for other in others if other != one), one)
                left = int(bool(rest) and not have[1])
                together = self._together(rest, dict.fromkeys(others, (0, 0)) | {taker: (0, left), one: have})
                if together is not None:
                    scoring = self._written({seat: way, **together})
                    seen.setdefault((have[1], *(_stands(scoring, other) for other in others)), have)
            standing.append([*seen.values()])
        every = [self._together(rest, dict(zip(others, have, strict=True))) for have in product(*standing)]
        return [one for one in every if one is not None]

    def _together(self, rest: int, have: Mapping[Seat, tuple[int, int]]) -> _Others | None:
        """So many points for each of the others, with tricks or without; None if that does not share out ``rest``."""
        takers = [seat for seat, (_, tricks) in have.items() if tricks]
        if bool(takers) != bool(rest) or len(takers) > rest:
            return None
        tricks = dict.fromkeys(takers, 1) | dict.fromkeys(takers[:1], 1 + rest - len(takers))
        return {
            seat: _Way(points, 0, tricks.get(seat, 0), self._playing.declared[seat])
            for seat, (points, _) in have.items()
        }


def _stands(scoring: Scoring, seat: Seat) -> tuple[bool, ...]:
    """Where a seat stands after a deal, as far as that makes a difference to others on the barrel."""
    names = ("barrel.sits", "barrel.knocked", "barrel.fall", "barrel.reset")
    high, wins = scoring.totals[seat] >= scoring.barrel_at, seat in (scoring.may_win or ())
    return high, wins, *(scoring.has(seat, name) for name in names)


def _most_points(compiled: CompiledRules) -> int:
    """No seat takes more card points, with all that it declares and captures."""
    return most_taken(compiled.rules) + 4 * (compiled.rules.marriages.captured or 0)


def _may_collide(
    compiled: CompiledRules, playing: Playing, sheet: Sheet, seat: Seat, scored: Collection[Scoring]
) -> bool:
    """Whether the seat may be on the barrel after the deal, and others there who drive it off or are driven off."""
    at = compiled.barrel_at
    if not compiled.rules.barrel.collides():
        return False
    if not any(scoring.totals[seat] >= at or scoring.has(seat, "barrel.knocked") for scoring in scored):
        return False
    # No other seat can write more.
    most = _most_points(compiled) + max(0, playing.contract.amount) + playing.contract.paid
    most = (most + 3 * compiled.rules.count.unit) * max(scoring.stake for scoring in scored)
    return any(total + most >= at for other, total in enumerate(sheet.totals) if other != seat)
