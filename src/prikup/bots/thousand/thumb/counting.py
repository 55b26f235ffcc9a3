"""The last tricks for two players, once the other hand is known: an exact count of what is left.

The search plays by the kernel, so every rule of the tricks is followed. Nothing is guessed: the count is made only if
all cards are known, and abandoned if it takes too long.
"""

from __future__ import annotations

from msgspec import Struct

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.actions import Play
from prikup.core.cards import ACE, KING, QUEEN, RANK_MASKS, SUIT_MASKS, mask_of, union
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.endings import best_play
from prikup.thousand.knowledge.begun import AMONG
from prikup.thousand.layout import declaration_bit

TRICKS = 6
"""The number of remaining tricks at which counting starts."""
NODES = 100_000
"""The number of positions after which counting is abandoned: about a tenth of a second."""
OWN = 0.05
"""What a declarer's point beyond the contract is worth where only the contract is written, and one that is not written
at all."""


class Value(Struct, frozen=True):
    """What final points are worth to a seat: by its own points, and for each point of the other."""

    seat: Seat
    least: int
    """The points of the seat that the lists begin with."""
    shared: list[float]
    alone: list[float]
    """Where the other seat has no trick and no point; empty where it makes no difference."""
    each: float

    def of(self, points: tuple[int, ...]) -> float:
        """The worth of final points, by seat."""
        own, other = points[self.seat], points[1 - self.seat]
        by_own = self.shared if other or not self.alone else self.alone
        return by_own[own - self.least] + self.each * other


def count(situation: TrickSituation) -> Choice | None:
    """The best play against best play; None if that cannot be told."""
    if len(situation.plays) < 2 or situation.left > TRICKS or not known(situation):
        return None
    position = position_of(situation)
    worth = value(situation, *reach(position, max(situation.declarer, 0)))
    best = best_play(
        position,
        _ordered(position),
        worth.seat,
        NODES,
        least=worth.least,
        shared=worth.shared,
        alone=worth.alone,
        each=worth.each,
    )
    return None if best is None else Choice(Play(*best), because("hint-counted"))


def known(situation: TrickSituation) -> bool:
    """Whether every card is known, and what was declared, and points decide the deal; the kernel drowns no
    marriages."""
    compiled, view = situation.compiled, situation.view
    if compiled.players != 2 or view.special or view.stock or compiled.keeps_pairs or compiled.drowns:
        return False
    if view.begun in AMONG:
        return False
    return situation.memory.complete


def position_of(situation: TrickSituation) -> Position:
    """The tricks as they stand, from the view alone."""
    view, memory, policy = situation.view, situation.memory, situation.compiled.policy
    bonus = [0, 0]
    trump, pending, owner, worth, announced, made = view.fixed, -1, None, 0, 0, -1
    for one in view.declarations:
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


def value(situation: TrickSituation, least: int, most: int) -> Value:
    """The value of final points: the difference, or the contract and what the other seat writes.

    Of the seat that is counted for, only points from ``least`` to ``most``.
    """
    declarer = situation.declarer
    if declarer < 0:
        return Value(0, least, [float(own) for own in range(least, most + 1)], [], -1.0)
    compiled, view = situation.compiled, situation.view
    stakes = Stakes(compiled, view, declarer)
    contract, other = stakes.contract(view.contract), 1 - declarer
    theirs = Stakes(compiled, view, other).share or OWN
    declared = [one.value for one in view.declarations if one.seat == declarer]

    def worth(own: int, tricks: int) -> float:
        deal = stakes.finished(contract, own, tricks, declared=sum(declared), marriage=bool(declared))
        return stakes.worth(deal) + OWN * own

    # A seat with all the points has all the tricks.
    fewer = max(1, stakes.tricks - 1)
    alone = [] if view.taken(other) else [worth(own, stakes.tricks) for own in range(least, most + 1)]
    return Value(declarer, least, [worth(own, fewer) for own in range(least, most + 1)], alone, -theirs)


def reach(position: Position, seat: Seat) -> tuple[int, int]:
    """The fewest and the most points that a seat can have in the end."""
    policy, hand = position.policy, position.hands[seat]
    left = policy.points(union(position.hands) | mask_of(position.trick))
    by_order = max(policy.marriages_by_order, default=0)
    for suit, marriage in enumerate(policy.marriages):
        pair = SUIT_MASKS[suit] & (RANK_MASKS[KING] | RANK_MASKS[QUEEN])
        if hand & pair == pair:
            left += by_order or marriage
    if not RANK_MASKS[ACE] & ~hand:
        left += policy.ace_marriage
    now = position.points[seat]
    return now, now + position.bonus[seat] + left + policy.last_trick


def _ordered(position: Position) -> list[tuple[int, bool]]:
    """Declarations first, then high ranks: plays that matter most first, which saves searching the others."""
    return sorted(position.plays(), key=lambda play: (-play[1], -(play[0] & 7)))
