"""Under-declaring: asks for a proof, or owns up, if no layout of the cards can give less (PF-171, 172a)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.memory import ALL
from prikup.bots.preferans.thumb.tricks import surely
from prikup.core.actions import Accept, Pass, Refuse
from prikup.core.cards import Cards
from prikup.preferans.actions import AnyAction, Demand, Verdict
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND
from prikup.preferans.seen.view import View


def judge(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A word of the judging."""
    contract = view.contract
    assert contract is not None
    hand = _hand(view)
    least = surely(hand, ALL & ~hand, view.trump) if hand.bit_count() == HAND else 0
    certain = least > contract.level
    if any(isinstance(action, Verdict) for action in legal):
        return _verdict(view, legal, least if certain else contract.level, certain=certain)
    if Demand() in legal:
        # Where owning up settles nothing, the table would have to count all layouts.
        if certain and compiled.rules.proof.owning_up_settles():
            return Choice(Demand(), because("hint-demand", tricks=least))
        return Choice(Pass(), because("hint-demand-not"))
    if view.seat == view.declarer:
        if certain:
            return Choice(Accept(), because("hint-own-up", tricks=least))
        return Choice(Refuse(), because("hint-show-lay"))
    if certain:
        return Choice(Refuse(), because("hint-lay-doubted", tricks=least))
    return Choice(Accept(), because("hint-lay-believed"))


def _verdict(view: View, legal: Sequence[AnyAction], least: int, *, certain: bool) -> Choice:
    """The number of tricks in every layout, if it is certain; otherwise the game stands."""
    word = Verdict(least) if Verdict(least) in legal else legal[0]
    if certain:
        return Choice(word, because("hint-demand", tricks=least))
    return Choice(word, because("hint-show-lay" if view.seat == view.declarer else "hint-demand-not"))


def _hand(view: View) -> Cards:
    """The declarer's ten cards, as far as they are known now."""
    hand: Cards = view.cards_of(view.declarer) or 0
    for trick in view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            if place == view.declarer:
                hand |= 1 << card
    return hand
