"""Gifts, bids and the amount of the contract: what a declarer takes in the same layouts of the cards not seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from statistics import mean
from typing import NamedTuple

from prikup.bots.base import Choice, Reason, because
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.worlds import worlds_of
from prikup.bots.thousand.thumb import bidding
from prikup.bots.thousand.thumb.giving import best_gifts, cost
from prikup.bots.thousand.thumb.outlook import after_talon
from prikup.bots.thousand.thumb.stakes import Hope, Stakes
from prikup.core.actions import Bid, Pass
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.knowledge import TALON
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.endings import deal_values
from prikup.search.worlds import World
from prikup.thousand.actions import AnyAction, Give, Name
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

COMBINATIONS = 4
"""Sets of gifts that are looked at: those that keep most by rule of thumb."""
FINAL = 2
"""Ways to give them that are looked at in half of the layouts; the others in a part of them."""
PART = 8
"""The part: one layout in so many."""
MORE, SPREAD = 8.0, 25.0
"""What declarers take more at a table than against best defence with open cards, and how far that is off (bench.ladder
plays such deals: 7 and 11 points, 25 and 26, in ``thousand/ru`` and ``thousand/pl``)."""
MARGIN = 5.0
"""Score points by which other gifts must be better than those by rule of thumb."""
STEPS = 4
"""The lowest amounts among which a bid may end."""


def searchable(compiled: CompiledRules, view: View) -> bool:
    """Whether what follows the auction is one talon, taken by a declarer who leads and may announce."""
    layout = compiled.layout
    if not layout.talon or layout.talons > 1 or layout.dead or layout.stock or layout.away or view.begun:
        return False
    return not (compiled.shows_marriages or compiled.drowns or compiled.announces_first or view.special)


class _Taken(NamedTuple):
    """What a declarer takes, by layout."""

    points: tuple[int, ...]
    kept: Cards


def give(
    compiled: CompiledRules, view: View, legal: Sequence[AnyAction], usual: Give, seed: str, budget: Budget
) -> Choice | None:
    """The next gift, by the best amount that the rest of the hand makes: that by rule of thumb, unless another is
    clearly better."""
    gifts = [action for action in legal if isinstance(action, Give)]
    if not gifts or not searchable(compiled, view):
        return None
    hand = view.hand or 0
    to = sorted({action.to for action in gifts})
    ways = _ways(compiled, hand, to)
    worlds = worlds_of(view, seed, (budget.worlds + 1) // 2)
    if len(ways) > FINAL:
        part = worlds[: max(1, budget.worlds // PART)]
        first = [(_best(compiled, view, _taken(compiled, view, part, hand, way, budget)).gain, way) for way in ways]
        ways = [way for _, way in sorted(first, key=lambda one: -one[0])[:FINAL]]
    found = [(_best(compiled, view, _taken(compiled, view, worlds, hand, way, budget)), way) for way in ways]
    best, way = max(found, key=lambda one: one[0].gain)
    if way.get(usual.to) != usual.card:
        own = [one for one in _ways(compiled, hand, to) if one.get(usual.to) == usual.card]
        owns = [_best(compiled, view, _taken(compiled, view, worlds, hand, one, budget)) for one in own[:1]]
        if owns and best.gain <= owns[0].gain + MARGIN:
            return Choice(usual, _reason(owns[0]))
    if usual.to in way:
        seat, card = usual.to, way[usual.to]
    else:
        seat, card = next(iter(way.items()))
    face = min(action.open for action in gifts if (action.to, action.card) == (seat, card))
    return Choice(Give(seat, card, face), _reason(best))


def name(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], seed: str, budget: Budget) -> Choice | None:
    """The amount of the contract."""
    names = {action.amount: action for action in legal if isinstance(action, Name) and not action.open}
    if len(names) < 2 or not searchable(compiled, view):
        return None
    worlds = worlds_of(view, seed, budget.worlds)
    best = _best(compiled, view, _taken(compiled, view, worlds, view.hand or 0, {}, budget), [*names])
    return Choice(names[best.amount], _reason(best))


def bid(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], seed: str, budget: Budget) -> Choice | None:
    """The lowest bid, or a pass."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids or Pass() not in legal or view.hand is None or view.seat in view.blind:
        return None
    if not searchable(compiled, view):
        return None
    points, kept = [], 0
    hand = view.hand
    others = tuple(seat for seat in view.circle(view.seat) if seat != view.seat)
    positions = []
    for world in worlds_of(view, seed, budget.worlds // 2 or 1):
        full = hand | world.at(TALON)
        cards, _ = best_gifts(compiled, full, others, -1)
        kept = full & ~mask_of(cards)
        positions.append(_position(compiled, view, world, kept, dict(zip(others, cards, strict=True))))
    points = [(low + high) // 2 for low, high in deal_values(positions, view.seat, budget.each // 4, counted="points")]
    best = _best(compiled, view, _Taken(tuple(points), hand), [action.amount for action in bids[:STEPS]])
    if best.gain > bidding.waiting(compiled, view):
        return Choice(bids[0], _reason(best))
    return Choice(Pass(), _reason(best))


class _Best(NamedTuple):
    """An amount: what playing for it is worth, and in how many of the layouts it is made."""

    gain: float
    amount: int
    made: int
    worlds: int


def _reason(best: _Best) -> Reason:
    return because("hint-search-amount-made", amount=best.amount, made=best.made, worlds=best.worlds)


def _ways(compiled: CompiledRules, hand: Cards, to: Sequence[Seat]) -> list[dict[Seat, Card]]:
    """Gifts by who gets them: the most promising sets of cards, dealt out in every way."""
    scored = []
    for cards in combinations(cards_in(hand), len(to)):
        kept = after_talon(compiled, hand & ~mask_of(cards)).mean
        scored.append((kept - sum(cost(compiled, hand, card) for card in cards), cards))
    scored.sort(key=lambda one: (-one[0], one[1]))
    return [dict(zip(to, order, strict=True)) for _, cards in scored[:COMBINATIONS] for order in permutations(cards)]


def _taken(
    compiled: CompiledRules, view: View, worlds: Sequence[World], hand: Cards, gifts: dict[Seat, Card], budget: Budget
) -> _Taken:
    """What the hand takes after gifts, by layout."""
    kept = hand & ~mask_of(gifts.values())
    positions = [_position(compiled, view, world, kept, gifts) for world in worlds]
    found = deal_values(positions, view.seat, budget.each // 4, counted="points")
    return _Taken(tuple([(low + high) // 2 for low, high in found]), kept)


def _position(compiled: CompiledRules, view: View, world: World, kept: Cards, gifts: dict[Seat, Card]) -> Position:
    """The first lead, by the declarer."""
    seats = range(compiled.players)
    hands = [kept if seat == view.seat else world.hand(seat) for seat in seats]
    for seat, card in gifts.items():
        hands[seat] |= 1 << card
    return Position(
        compiled.policy,
        hands,
        view.seat,
        trump=compiled.fixed_trump,
        resting=compiled.resting[view.dealer],
        sides=[int(seat == view.seat) for seat in seats],
        declarer=view.seat if compiled.policy.sets_declarer_apart else None,
    )


def _best(compiled: CompiledRules, view: View, taken: _Taken, amounts: Sequence[int] = ()) -> _Best:
    """The amount that is worth most."""
    stakes = Stakes(compiled, view)
    if not amounts:
        amounts = (view.contract, *compiled.rules.auction.steps(view.contract + 1, compiled.cap(taken.kept)))
    declared = float(compiled.rules.marriages.worth(taken.kept))
    hope = Hope(mean(taken.points), 1.0, declared > 0, declared)
    makes = compiled.rules.count.makes
    found = []
    for amount in amounts:
        made = sum(makes(points, amount) for points in taken.points)
        share = mean([Hope(points + MORE, SPREAD).chance(amount) for points in taken.points])
        gain = share * stakes.prize(amount, hope) - (1.0 - share) * stakes.loss(amount, hope)
        found.append(_Best(gain, amount, made, len(taken.points)))
        if not made:
            break
    return max(found, key=lambda one: (one.gain, -one.amount))
