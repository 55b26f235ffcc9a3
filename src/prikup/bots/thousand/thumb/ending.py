"""The last tricks for two players, once the other hand is known: an exact count of what is left.

The kernel plays the cards, so every rule of the tricks is followed. Nothing is guessed: the count is made only if all
cards are known, and abandoned if it takes too long.
"""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.actions import Play
from prikup.core.tricks import Position
from prikup.thousand.layout import declaration_bit

TRICKS = 6
"""The number of remaining tricks at which counting starts."""
NODES = 20_000
"""The number of positions after which counting is abandoned."""
OWN = 0.05
"""What a declarer's point beyond the contract is worth where only the contract is written, and one that is not written
at all."""
FAR = 1e6

Value = Callable[[tuple[int, ...]], float]
"""What final points by seat are worth to seat 0."""


class _TooMany(Exception):
    """The count has used up its positions."""


def count(situation: TrickSituation) -> Choice | None:
    """The best play against best play; None if that cannot be told."""
    if len(situation.plays) < 2 or situation.left > TRICKS or not known(situation):
        return None
    search = _Search(value(situation))
    sign = 1.0 if situation.seat == 0 else -1.0
    position = position_of(situation)
    if position is None:
        return None
    legal = set(situation.plays)
    best: Play | None = None
    most = -FAR
    try:
        for card, announce in _ordered(position):
            play = Play(card, announce)
            if play not in legal:
                continue
            # Only a value above the best so far matters.
            low, high = (most, FAR) if sign > 0 else (-FAR, -most)
            found = sign * search.value(position.play(card, announce), low, high)
            if found > most:
                most, best = found, play
    except _TooMany:
        return None
    return None if best is None else Choice(best, because("hint-counted"))


def known(situation: TrickSituation) -> bool:
    """Whether every card is known, and points decide the deal; the kernel drowns no marriages."""
    compiled, view = situation.compiled, situation.view
    if compiled.players != 2 or view.special or view.stock or compiled.keeps_pairs or compiled.drowns:
        return False
    return situation.memory.complete


def position_of(situation: TrickSituation) -> Position | None:
    """The tricks as they stand, from the view alone; None for a deal whose beginning was not seen."""
    view, memory, policy = situation.view, situation.memory, situation.compiled.policy
    bonus = [0, 0]
    trump, pending, owner, worth, announced, made = view.fixed, -1, None, 0, 0, -1
    for one in view.declarations:
        if one.trick >= len(view.tricks):
            return None
        bonus[one.seat] += one.value
        card = view.tricks[one.trick].cards[0]
        points, makes = policy.announcement(card, announced, trump, worth)
        announced |= 1 << declaration_bit(one.suit)
        if makes:
            owner, worth, made = one.seat, points, one.trick
            if policy.trump_when == "next_trick" and one.trick == situation.index:
                pending = card >> 3
            else:
                trump = card >> 3
    try:
        return Position(
            policy,
            (memory.possible[0], memory.possible[1]),
            situation.leader,
            trick=situation.trick,
            trump=trump,
            pending=pending,
            trump_owner=owner,
            trump_value=worth,
            new_trump=policy.lead_new_trump and made >= 0 and made == len(view.tricks) - 1,
            index=situation.index,
            points=[view.points(seat) - bonus[seat] for seat in range(2)],
            bonus=bonus,
            tricks=[view.taken(seat) for seat in range(2)],
            announced=announced,
            first_winner=view.tricks[0].winner if situation.index else None,
        )
    except ValueError:
        return None


def value(situation: TrickSituation) -> Value:
    """The value of final points: the difference, or the contract and what the other seat writes."""
    declarer = situation.declarer
    if declarer < 0:
        return lambda points: float(points[0] - points[1])
    compiled, view = situation.compiled, situation.view
    stakes = Stakes(compiled, view, declarer)
    contract, other = stakes.contract(view.contract), 1 - declarer
    theirs = Stakes(compiled, view, other).share or OWN
    sign = 1.0 if declarer == 0 else -1.0
    declared = [one.value for one in view.declarations if one.seat == declarer]
    taken = [view.taken(seat) for seat in range(2)]

    def worth(points: tuple[int, ...]) -> float:
        own = points[declarer]
        # A seat with all the points has all the tricks.
        tricks = stakes.tricks if not (points[other] or taken[other]) else max(1, stakes.tricks - 1)
        deal = stakes.finished(contract, own, tricks, declared=sum(declared), marriage=bool(declared))
        return sign * (stakes.worth(deal) + OWN * own - theirs * points[other])

    return worth


class _Search:
    """Alpha-beta search over the kernel's positions, with a table of those already counted."""

    def __init__(self, value: Value) -> None:
        self._value = value
        self._left = NODES
        self._known: dict[Position, tuple[float, int]] = {}

    def value(self, position: Position, low: float, high: float) -> float:
        """The value of a position to seat 0: exact between ``low`` and ``high``, otherwise a bound."""
        self._left -= 1
        if self._left < 0:
            raise _TooMany
        if position.over:
            return self._value(position.totals)
        whole = not position.trick
        if whole and position in self._known:
            found, bound = self._known[position]
            if bound == 0 or (bound > 0 and found >= high) or (bound < 0 and found <= low):
                return found
        best = self._best(position, low, high)
        if whole:
            self._known[position] = best, 1 if best >= high else -1 if best <= low else 0
        return best

    def _best(self, position: Position, low: float, high: float) -> float:
        mine = position.turn == 0
        best = -FAR if mine else FAR
        for card, announce in _ordered(position):
            found = self.value(position.play(card, announce), low, high)
            if mine:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best


def _ordered(position: Position) -> list[tuple[int, bool]]:
    """Declarations first, then high ranks: plays that matter most first, which saves searching the others."""
    return sorted(position.plays(), key=lambda play: (-play[1], -(play[0] & 7)))
