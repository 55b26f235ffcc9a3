"""The last tricks for two, where what this seat does not hold is in the other hand: an exact count of what is left.

The kernel plays the cards, so the count knows every rule of the tricks. Nothing is guessed: it is made only where all
cards are known, and given up where it takes too long.
"""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.scene import TrickSituation
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.actions import Play
from prikup.core.tricks import Position

TRICKS = 6
"""So many tricks before the end the count begins."""
NODES = 20_000
"""How many positions it looks at before it is given up."""
OWN = 0.05
"""What a declarer's point beyond the contract is worth where only the contract is written, and one that is not written
at all."""
FAR = 1e6

Value = Callable[[tuple[int, ...]], float]
"""What final points by seat are worth to seat 0."""


class _TooMany(Exception):
    """The count has looked at all the positions that it may."""


def count(scene: TrickSituation) -> Choice | None:
    """The play that does best if both play on as well as they can; None where that cannot be told."""
    if len(scene.plays) < 2 or scene.left > TRICKS or not known(scene):
        return None
    search = _Search(value(scene))
    sign = 1.0 if scene.seat == 0 else -1.0
    position = position_of(scene)
    if position is None:
        return None
    legal = set(scene.plays)
    best: Play | None = None
    most = -FAR
    try:
        for card, announce in _ordered(position):
            play = Play(card, announce)
            if play not in legal:
                continue
            # Only what beats the best so far is of interest.
            low, high = (most, FAR) if sign > 0 else (-FAR, -most)
            found = sign * search.value(position.play(card, announce), low, high)
            if found > most:
                most, best = found, play
    except _TooMany:
        return None
    return None if best is None else Choice(best, because("hint-counted"))


def known(scene: TrickSituation) -> bool:
    """Whether every card is known, and points decide the deal."""
    compiled, view = scene.compiled, scene.view
    if compiled.players != 2 or view.special or view.stock or compiled.shows_marriages:
        return False
    return scene.memory.complete


def position_of(scene: TrickSituation) -> Position | None:
    """The tricks as they stand, of what the view tells alone; None for a deal whose beginning was not seen."""
    view, memory, policy = scene.view, scene.memory, scene.compiled.policy
    bonus = [0, 0]
    trump, pending, owner, worth, announced = view.fixed, -1, None, 0, 0
    for one in view.declarations:
        if one.trick >= len(view.tricks):
            return None
        bonus[one.seat] += one.value
        card = view.tricks[one.trick].cards[0]
        points, makes = policy.announcement(card, announced, trump, worth)
        announced |= 1 << (4 if one.suit < 0 else one.suit)
        if makes:
            owner, worth = one.seat, points
            if policy.trump_when == "next_trick" and one.trick == scene.index:
                pending = card >> 3
            else:
                trump = card >> 3
    try:
        return Position(
            policy,
            (memory.possible[0], memory.possible[1]),
            scene.leader,
            trick=scene.trick,
            trump=trump,
            pending=pending,
            trump_owner=owner,
            trump_value=worth,
            index=scene.index,
            points=[view.points(seat) - bonus[seat] for seat in range(2)],
            bonus=bonus,
            tricks=[view.taken(seat) for seat in range(2)],
            announced=announced,
            first_winner=view.tricks[0].winner if scene.index else None,
        )
    except ValueError:
        return None


def value(scene: TrickSituation) -> Value:
    """What final points are worth: the difference, or the contract and what the other seat writes beside it."""
    declarer = scene.declarer
    if declarer < 0:
        return lambda points: float(points[0] - points[1])
    compiled, view = scene.compiled, scene.view
    stakes = Stakes(compiled, view, declarer)
    contract, other = stakes.contract(view.contract), 1 - declarer
    theirs = Stakes(compiled, view, other).share or OWN
    sign = 1.0 if declarer == 0 else -1.0
    declared = [one.value for one in view.declarations if one.seat == declarer]
    taken = [view.taken(seat) for seat in range(2)]

    def worth(points: tuple[int, ...]) -> float:
        own = points[declarer]
        # Who has all the points has all the tricks.
        tricks = stakes.tricks if not (points[other] or taken[other]) else max(1, stakes.tricks - 1)
        deal = stakes.finished(contract, own, tricks, declared=sum(declared), marriage=bool(declared))
        return sign * (stakes.worth(deal) + OWN * own - theirs * points[other])

    return worth


class _Search:
    """Alpha-beta over the positions of the kernel, what was counted once remembered."""

    def __init__(self, value: Value) -> None:
        self._value = value
        self._left = NODES
        self._known: dict[Position, tuple[float, int]] = {}

    def value(self, position: Position, low: float, high: float) -> float:
        """What a position is worth to seat 0, exact between ``low`` and ``high``, else a bound."""
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
    """Declarations first, then the higher ranks: what does most comes early and spares the rest."""
    return sorted(position.plays(), key=lambda play: (-play[1], -(play[0] & 7)))
