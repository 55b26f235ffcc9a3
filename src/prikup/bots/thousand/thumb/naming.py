"""The contract after the gifts: as much as the hand is worth, but no more than the sheet can use."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.misere import clean
from prikup.bots.thousand.thumb.resting import sure
from prikup.bots.thousand.thumb.stakes import Hope, Stakes
from prikup.thousand.actions import AnyAction, Misere, Name, Slam
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View


def name(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], hope: Hope) -> Choice:
    """The amount of highest value."""
    names = [action for action in legal if isinstance(action, Name) and not action.open]
    if len(names) == 1:
        return Choice(names[0], because("hint-name-fixed", amount=names[0].amount))
    stakes = Stakes(compiled, view)
    best = max(names, key=lambda action: (stakes.gain(action.amount, hope), -action.amount))
    value = round(hope.mean)
    if stakes.wins(best.amount):
        return Choice(best, because("hint-name-match", amount=best.amount, value=value))
    if best is names[0]:
        reason = "hint-name-own" if value >= best.amount else "hint-name-short"
        return Choice(best, because(reason, amount=best.amount, value=value))
    return Choice(best, because("hint-name-raise", amount=best.amount, value=value))


def special(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], hope: Hope) -> Choice | None:
    """A misere or slam that cannot fail, open if that pays double, if it is worth more than the contract."""
    hand = view.hand or 0
    out = compiled.layout.all & ~hand
    stakes = Stakes(compiled, view)
    sure_ones: list[tuple[float, Choice]] = []
    for action in legal:
        if isinstance(action, Misere) and clean(hand, out):
            worth = stakes.special("misere", compiled.worths["misere"], opened=action.open)
            sure_ones.append((worth, Choice(action, because("hint-name-misere"))))
        elif isinstance(action, Slam) and sure(hand, (out, out), -1, may_draw=True):
            worth = stakes.special("slam", compiled.worths["slam"], opened=action.open)
            sure_ones.append((worth, Choice(action, because("hint-name-slam"))))
    if not sure_ones:
        return None
    most, choice = max(sure_ones, key=lambda found: found[0])
    return choice if most > best_gain(compiled, view, hope) else None


def best_gain(compiled: CompiledRules, view: View, hope: Hope) -> float:
    """The value of playing the contract if it may still be raised."""
    stakes = Stakes(compiled, view)
    cap = compiled.cap(view.hand)
    steps = compiled.rules.auction.steps(view.contract + 1, cap)
    return max(stakes.gain(amount, hope) for amount in (view.contract, *steps))
