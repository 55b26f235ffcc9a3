"""The auction: look at the hand, bid step by step, call a misere, or pass (PF-060, PF-061, PF-150)."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.holes import bearable, danger, holes, reckless, with_talon
from prikup.bots.preferans.thumb.outlook import game, likely_caught, misere
from prikup.bots.preferans.thumb.stakes import Stakes, stakes_of
from prikup.bots.preferans.thumb.tricks import Worth, entering, trump_suits, worth_in
from prikup.core.actions import Pass
from prikup.core.cards import Cards
from prikup.preferans.actions import AnyAction, Call, Here, Look, Misere
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import NO_TRUMP, rank_of
from prikup.preferans.seen.view import View

TALON, LESS = 1.95, 0.22
"""The tricks that the talon and the discard should add, and how much less they add for each trick in the hand."""
BOLD = 0.3
"""How far above its hope a hand bids with a trump, since the game that suits it best is named after the talon."""
SIX = 5.7
"""The hope at which a hand enters the auction even without two strong suits (PF-060)."""
DEAR = 0.25
"""How much less hope is enough for each step that the price of an all-pass has risen."""
BURDEN = 0.7
"""How much less is enough where points close no pool before the hill is gone: otherwise all-passes would never end."""
LEAST = 4.8
"""No hand with less hope than this bids."""
SAFE = 0.3
"""Extra tricks that a game without the talon must promise."""
HARD = 0.35
"""The greatest chance of being caught at which a misere without the talon is called."""


def bid(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A word of the auction."""
    if Look() in legal:
        # A dark game counts double, whether won or lost, and more of them are lost.
        return Choice(Look(), because("hint-see-cards"))
    hand = view.hand or 0
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    hope = max(map(hope_of, trump_suits(hand, leads=leads)))
    tricks = round(hope)
    low = _misere(stakes_of(compiled, view.sheet, "declarer"), hand, legal, leads=leads, hope=hope)
    if low is not None:
        return low
    highest = ceiling(hand, _six(compiled, view), leads=leads)
    standing = view.standing
    if Here() in legal and standing is not None and standing.rank <= highest:
        return Choice(Here(), because("hint-hold", tricks=tricks))
    for call in legal:
        if not isinstance(call, Call) or call.dark:
            continue
        if call.hand:
            if _in_hand(hand, call, leads=leads):
                return Choice(call, because("hint-call-hand", tricks=tricks))
        elif rank_of(call.level, call.strain) <= highest:
            if hope < SIX and not entering(hand):
                return Choice(call, because("hint-call-dear"))
            own = [word for word in view.words if word.seat == view.seat]
            return Choice(call, because("hint-call-on" if own else "hint-call", tricks=tricks))
    calls = [action for action in legal if isinstance(action, Call)]
    if not calls:
        return Choice(Pass(), because("hint-pass-bound"))
    if standing is None:
        least = min(call.level for call in calls)
        return Choice(Pass(), because("hint-pass-weak", tricks=floor(hope), level=least))
    return Choice(Pass(), because("hint-pass-over", tricks=floor(hope)))


def hope_of(found: Worth) -> float:
    """The tricks that a hand should take with the talon, from the tricks without it.

    Without trump the two cards that come make up for little more than the two that go.
    """
    if found.strain == NO_TRUMP:
        return found.tricks
    return found.tricks + max(0.0, TALON - LESS * found.tricks)


def _six(compiled: CompiledRules, view: View) -> float:
    """The hope that is enough for a six; less where the all-pass that a pass may bring is expensive."""
    rules, sheet = compiled.rules, view.sheet
    steps = rules.passes.factor(sheet.row, dark=False) - 1
    burden = BURDEN if rules.pool.hill_first() else 0.0
    return max(LEAST, SIX - DEAR * steps - burden)


def ceiling(hand: Cards, six: float, *, leads: bool) -> int:
    """The rank of the highest game that a hand can hope to make with the talon; 0 for none.

    A six needs two strong suits or a very strong one (PF-060) and one of them as trumps, or enough hope overall.
    """
    highest, strong = 0, entering(hand)
    for found in trump_suits(hand, leads=leads):
        hope = hope_of(found)
        level = min(10, floor(hope + (BOLD if found.strain < NO_TRUMP else 0.0)))
        if level < 6 and (hope >= six or (hope >= LEAST and found.strain in strong)):
            level = 6
        if level >= 6:
            highest = max(highest, rank_of(level, found.strain))
    return highest


def _in_hand(hand: Cards, call: Call, *, leads: bool) -> bool:
    return worth_in(hand, call.strain, leads=leads) >= call.level + SAFE


def _misere(stakes: Stakes, hand: Cards, legal: Sequence[AnyAction], *, leads: bool, hope: float) -> Choice | None:
    """A misere that should pay, judged by its likely holes after the talon, if no better game is held.

    Never with a suit that lacks its seven (PF-151).
    """
    if reckless(hand, leads=leads):
        return None
    if Misere() in legal:
        caught, found = with_talon(hand, leads=leads)
        if bearable(hand, leads=leads) or misere(stakes, caught, found) > max(0.0, _rival(stakes, hope)):
            return Choice(Misere(), because("hint-misere-call", chance=round(100 * likely_caught(caught, found))))
    elif Misere(hand=True) in legal:
        caught = danger(hand, leads=leads)
        if caught <= HARD:
            chance = likely_caught(caught, sum(holes(hand, leads=leads)))
            return Choice(Misere(hand=True), because("hint-misere-hand", chance=round(100 * chance)))
    return None


def _rival(stakes: Stakes, hope: float) -> float:
    """The value of the best game that is held instead."""
    return max(game(stakes, level, hope) for level in range(6, 11))
