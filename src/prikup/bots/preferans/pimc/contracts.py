"""The discard and the declaration: the game that brings most over layouts of the cards that were not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from prikup.bots.base import Choice, Reason, because
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.worlds import seed_of
from prikup.bots.preferans.thumb.stakes import Stakes, stakes_of
from prikup.bots.preferans.thumb.talon import kept, pairs
from prikup.bots.preferans.thumb.tricks import worth_in
from prikup.core.cards import Cards
from prikup.preferans.actions import AnyAction, Declare, Lay
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import LEVELS, NO_TRUMP, rank_of
from prikup.preferans.seen.view import View
from prikup.preferans.state import GAME
from prikup.search.deal_layouts import ContractTricks, layouts

PAIRS = 3
"""Discards that are looked at for each trump: those that keep most by rule of thumb."""
NEAR = 2.0
"""Trumps in which the hand takes so many tricks fewer than in the best one, by rule of thumb, are left out."""
FINAL = 3
"""Ways to lay cards away that are looked at in half of the layouts; the others in a part of them."""
PART = 8
"""The part: one layout in so many."""
MARGIN = 3.0
"""Whists by which another game must be better than that by rule of thumb, which reckons with errors of the defence."""
OTHERS = 2
"""Games beside the one that is named of which a reason tells at most."""
SURE = 0.9
"""A game that is made in so many of the layouts is played on the heaviest bomb."""


class Judge(NamedTuple):
    """How games are judged."""

    worth: Callable[[Stakes, int, int, int], float]
    """What a game of a level and strain brings, by the tricks that best play with open cards gives it."""
    margin: float
    """Whists by which another game must be better than that by rule of thumb."""


def _best_play(stakes: Stakes, level: int, strain: int, solved: int) -> float:
    return stakes.game(level, solved)


BEST_PLAY = Judge(_best_play, MARGIN)
"""As if all played best with open cards."""


class _Way(NamedTuple):
    """A trump, what is laid away for it, and how good that is by rule of thumb."""

    strain: int
    away: Cards
    promise: float


class _Plan(NamedTuple):
    """A game: what it brings on average in whists, and in how many of the layouts it is made."""

    gain: float
    level: int
    strain: int
    away: Cards
    made: int
    worlds: int


def lay(compiled: CompiledRules, view: View, usual: Lay, judge: Judge, seed: str, budget: Budget) -> Choice | None:
    """The two cards to lay away, by the best game that the rest makes: those by rule of thumb, unless others bring
    clearly more. None where no game was called."""
    standing, twelve = view.standing, view.hand or 0
    if standing is None or standing.kind != GAME:
        return None
    ways = _ways(twelve, leads=_leads(compiled, view))
    least = max(1, standing.rank)
    levels = {(level, strain) for strain in range(NO_TRUMP + 1) for level in LEVELS if rank_of(level, strain) >= least}
    strains = {way.strain for way in ways}
    own = [_Way(strain, usual.cards, 0.0) for strain in sorted(strains)]
    plan, others = _better(compiled, view, twelve, (own, levels), (ways, levels), judge, seed, budget)
    return Choice(Lay(plan.away), _reason(plan, others))


def declare(
    compiled: CompiledRules,
    view: View,
    legal: Sequence[AnyAction],
    usual: Declare,
    judge: Judge,
    seed: str,
    budget: Budget,
) -> Choice | None:
    """The game to name: that by rule of thumb, unless another brings clearly more. None where there was no auction."""
    games = [action for action in legal if isinstance(action, Declare)]
    if view.standing is None or not games:
        return None
    hand = view.hand or 0
    levels = {(action.level, action.strain) for action in games}
    strains = {strain for _, strain in levels}
    away = view.discard
    leads = _leads(compiled, view)
    tricks = {strain: worth_in(hand, strain, leads=leads) for strain in sorted(strains)}
    best = max(tricks.values())
    ways = [_Way(strain, away, 0.0) for strain, number in tricks.items() if number > best - NEAR]
    own = [_Way(usual.strain, away, 0.0)], {(usual.level, usual.strain)}
    plan, others = _better(compiled, view, hand | away, own, (ways, levels), judge, seed, budget)
    if (plan.level, plan.strain) == (usual.level, usual.strain):
        return Choice(usual, _reason(plan, others))
    fitting = [action for action in games if (action.level, action.strain) == (plan.level, plan.strain)]
    shared = [action for action in fitting if action.share == (2 * plan.made < plan.worlds)] or fitting
    safe = plan.made >= SURE * plan.worlds
    action = max(shared, key=lambda one: one.bomb if safe else -one.bomb)
    return Choice(action, _reason(plan, others))


def _reason(plan: _Plan, others: Sequence[_Plan]) -> Reason:
    """In how many layouts the game is made, and the same of the best others, with what those are worth."""
    found = because("hint-search-game-made", level=plan.level, strain=plan.strain, made=plan.made, worlds=plan.worlds)
    best: dict[tuple[int, int], _Plan] = {(plan.level, plan.strain): plan}
    for one in sorted(others, key=lambda one: -one.gain):
        best.setdefault((one.level, one.strain), one)
    also = [
        because(
            "hint-search-other-game",
            level=one.level,
            strain=one.strain,
            made=one.made,
            worlds=one.worlds,
            worth=round(10 * one.gain),
        )
        for one in list(best.values())[1 : 1 + OTHERS]
    ]
    return replace(found, also=tuple(also))


def _leads(compiled: CompiledRules, view: View) -> bool:
    """Whether the seat leads to the first trick."""
    return compiled.hands(view.sheet.dealer)[0] == view.seat


def _ways(twelve: Cards, *, leads: bool) -> list[_Way]:
    """The most promising discards for each trump."""
    found: list[list[_Way]] = []
    for strain in range(NO_TRUMP + 1):
        ways = [_Way(strain, pair, kept(twelve & ~pair, strain, leads=leads)) for pair in pairs(twelve)]
        found.append(sorted(ways, key=lambda way: (-way.promise, way.away))[:PAIRS])
    tricks = [worth_in(twelve & ~ways[0].away, ways[0].strain, leads=leads) for ways in found]
    return [way for ways, number in zip(found, tricks, strict=True) if number > max(tricks) - NEAR for way in ways]


NOTHING = _Plan(float("-inf"), 0, 0, 0, 0, 1)
"""Where no game may be named."""

_Open = tuple[Sequence[_Way], set[tuple[int, int]]]
"""Ways, and the games that may be named."""


def _better(
    compiled: CompiledRules, view: View, cards: Cards, own: _Open, other: _Open, judge: Judge, seed: str, budget: Budget
) -> tuple[_Plan, list[_Plan]]:
    """The best game of some ways, or of others if it brings clearly more; and all games that were looked at."""
    first = _plans(compiled, view, cards, *own, judge, seed, budget)
    second = _plans(compiled, view, cards, *other, judge, seed, budget)
    usual, found = _best(first), _best(second)
    return found if found.gain > usual.gain + judge.margin else usual, first + second


def _best(plans: Sequence[_Plan]) -> _Plan:
    """The game that brings most."""
    return max(plans, key=lambda plan: plan.gain, default=NOTHING)


def _plans(
    compiled: CompiledRules,
    view: View,
    cards: Cards,
    ways: Sequence[_Way],
    levels: set[tuple[int, int]],
    judge: Judge,
    seed: str,
    budget: Budget,
) -> list[_Plan]:
    """The games over the ways: all in a part of the layouts, those of the best ways in all."""
    stakes = stakes_of(compiled, view.sheet, "declarer")
    number = seed_of(view, seed)
    if len(ways) > FINAL:
        part = max(1, budget.worlds // PART)
        first = [
            (_best(_levels(compiled, view, cards, way, levels, stakes, judge, number, part, budget)), way)
            for way in ways
        ]
        first.sort(key=lambda one: -one[0].gain)
        ways = [way for _, way in first[:FINAL]]
    half = (budget.worlds + 1) // 2
    return [
        plan
        for way in ways
        for plan in _levels(compiled, view, cards, way, levels, stakes, judge, number, half, budget)
    ]


def _levels(
    compiled: CompiledRules,
    view: View,
    cards: Cards,
    way: _Way,
    levels: set[tuple[int, int]],
    stakes: Stakes,
    judge: Judge,
    seed: int,
    worlds: int,
    budget: Budget,
) -> list[_Plan]:
    """The games of every level for a trump and a discard."""
    hands = compiled.hands(view.sheet.dealer)
    leader = -hands.index(view.seat) % len(hands)
    found = layouts(
        cards & ~way.away,
        view.rules,
        leader=leader,
        out=way.away,
        strains=[way.strain],
        samples=worlds,
        seed=seed,
        nodes=budget.each // 4,
        threads=1,
    ).contract(way.strain)
    return [
        _Plan(_mean(found, level, stakes, judge), level, way.strain, way.away, *_made(found, level))
        for level in LEVELS
        if (level, way.strain) in levels
    ]


def _mean(found: ContractTricks, level: int, stakes: Stakes, judge: Judge) -> float:
    """What a level brings on average."""
    worths = {end: judge.worth(stakes, level, found.strain, end) for *ends, _ in found.rows for end in ends}
    total = sum(count * (worths[low] + worths[high]) / 2 for low, high, count in found.rows)
    return total / sum(count for *_, count in found.rows)


def _made(found: ContractTricks, level: int) -> tuple[int, int]:
    """In how many layouts a level is made, and how many there are."""
    return sum(count for low, _, count in found.rows if low >= level), sum(count for *_, count in found.rows)
