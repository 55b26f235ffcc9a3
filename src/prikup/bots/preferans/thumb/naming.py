"""Naming the contract: the most promising game not below the call (PF-066); in the Razbojnik one of those owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from prikup.bots.base import Choice, because
from prikup.bots.preferans.memory import ALL
from prikup.bots.preferans.thumb.holes import danger, holes, without_holes
from prikup.bots.preferans.thumb.outlook import game, misere, typical
from prikup.bots.preferans.thumb.stakes import stakes_of
from prikup.bots.preferans.thumb.tricks import Worth, surely, worth_in
from prikup.core.actions import Accept, Refuse
from prikup.core.cards import ACE, KING, Cards, cards_in
from prikup.preferans.actions import AnyAction, Declare, Misere, Surrender
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND, NO_TRUMP, owed_levels, rank_of
from prikup.preferans.seen.view import View, Word
from prikup.preferans.state import BRIGAND, MISERE

RISKY = 0.2
"""A game short of more tricks than this is offered to the dealer for half."""


class Plan(Struct, frozen=True):
    """A contract: level 0 for a misere; the tricks expected, and its value."""

    level: int
    strain: int
    tricks: float
    gain: float


def plan(compiled: CompiledRules, view: View, hand: Cards) -> Plan:
    """The best contract for ten cards, or for twelve with two still to be laid away."""
    standing = view.standing
    if standing is None:
        return _owed(compiled, view, hand)
    found = [*_games(compiled, view, hand, standing), *_miseres(compiled, view, hand, standing)]
    return max(found, key=lambda one: one.gain)


def _worths(compiled: CompiledRules, view: View, hand: Cards) -> list[Worth]:
    """Tricks and sure tricks in every strain; twelve cards count with the best ten of them."""
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    found = []
    for strain in range(5):
        ten = _best_ten(hand, strain, leads=leads)
        sure = surely(ten, ALL & ~hand, strain if strain < NO_TRUMP else -1, leads=leads)
        found.append(Worth(strain, max(worth_in(ten, strain, leads=leads), float(sure)), sure))
    return found


def _best_ten(hand: Cards, strain: int, *, leads: bool) -> Cards:
    """The hand after two discards, one by one: good enough to choose a game."""
    for _ in range(hand.bit_count() - HAND):
        # Trumps are kept.
        loose = [card for card in cards_in(hand) if card >> 3 != strain] or list(cards_in(hand))
        hand = max((hand & ~(1 << card) for card in loose), key=lambda rest: worth_in(rest, strain, leads=leads))
    return hand


def _games(compiled: CompiledRules, view: View, hand: Cards, standing: Word) -> list[Plan]:
    if standing.kind == MISERE:
        return []
    stakes = stakes_of(compiled, view.sheet, "declarer")
    least = max(1, standing.rank)
    return [
        Plan(level, found.strain, found.tricks, game(stakes, level, found.tricks, found.sure, found.strain))
        for found in _worths(compiled, view, hand)
        for level in range(6, 11)
        if rank_of(level, found.strain) >= least
    ]


def _miseres(compiled: CompiledRules, view: View, hand: Cards, standing: Word) -> list[Plan]:
    """A misere that was called, or that may be named after the talon."""
    called = standing.kind == MISERE
    if not called and (standing.hand or not compiled.rules.calls.names_misere(standing.rank, dark=standing.dark)):
        return []
    return [_misere(compiled, view, hand)]


def _misere(compiled: CompiledRules, view: View, hand: Cards) -> Plan:
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    hand = without_holes(hand, leads=leads)
    stakes = stakes_of(compiled, view.sheet, "declarer")
    return Plan(0, NO_TRUMP, 0.0, misere(stakes, danger(hand, leads=leads), sum(holes(hand, leads=leads))))


def _owed(compiled: CompiledRules, view: View, hand: Cards) -> Plan:
    """Every game must be played once: the one that gains most over its value on an average hand (PF-261)."""
    owed = owed_levels(view.sheet.owed[view.seat])
    stakes = stakes_of(compiled, view.sheet, "declarer")
    plans = [
        Plan(
            level,
            found.strain,
            found.tricks,
            game(stakes, level, found.tricks, found.sure, found.strain) - typical(stakes, level),
        )
        for found in _worths(compiled, view, hand)
        for level in owed
        if level
    ]
    if 0 in owed:
        low = _misere(compiled, view, hand)
        plans.append(Plan(0, low.strain, 0.0, low.gain - typical(stakes, 0)))
    return max(plans, key=lambda one: one.gain)


def spare(compiled: CompiledRules, view: View, wanted: Plan) -> bool:
    """Whether giving the game up costs less than playing it (BP-025)."""
    return wanted.level - wanted.tricks > (compiled.rules.surrender.tricks or 0)


def name(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Names the best game."""
    wanted = plan(compiled, view, view.hand or 0)
    owed = view.sheet.stage == BRIGAND
    if Surrender() in legal and spare(compiled, view, wanted):
        return Choice(Surrender(), because("hint-surrender"))
    if not wanted.level:
        found = [action for action in legal if isinstance(action, Misere)]
        return Choice(_bombed(found, safe=wanted.gain > 0), because("hint-name-low"))
    games = [action for action in legal if isinstance(action, Declare)]
    fitting = [action for action in games if (action.level, action.strain) == (wanted.level, wanted.strain)]
    short = wanted.level - wanted.tricks
    shared = [action for action in fitting if action.share == (short > RISKY)] or fitting or games
    action = _bombed(shared, safe=short <= 0)
    if owed:
        return Choice(action, because("hint-name-owed", tricks=round(wanted.tricks)))
    tricks = round(wanted.tricks)
    if action.share:
        reason = "hint-name-share"
    elif short > RISKY:
        reason = "hint-name-least"
    else:
        reason = "hint-name-safe" if action.level < tricks else "hint-name-game"
    return Choice(action, because(reason, tricks=tricks))


Named = TypeVar("Named", Declare, Misere)


def _bombed(found: Sequence[Named], *, safe: bool) -> Named:
    """Chooses a bomb: the heaviest for a safe game, the lightest for a risky one (PF-200a)."""
    return max(found, key=lambda action: action.bomb if safe else -action.bomb)


def share(view: View) -> Choice:
    """Accepts half of a game if the talon brought much of it (PF-024a)."""
    good = sum((card & 7 >= KING) + (card >> 3 == view.trump) + (card & 7 == ACE) for card in view.talon)
    if good >= 3:
        return Choice(Accept(), because("hint-share"))
    return Choice(Refuse(), because("hint-share-not"))
