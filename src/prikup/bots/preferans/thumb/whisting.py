"""The words of the defence: whist by expected tricks against the quota, half a whist, lying or standing."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.outlook import expected_defence, whist
from prikup.bots.preferans.thumb.tricks import defensive, suit_of
from prikup.core.actions import Pass
from prikup.core.cards import ACE, KING, Cards
from prikup.preferans.actions import AnyAction, Glance, Half, Lie, Stand, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.seen.view import View

LEVEL_OUT = 0.2
"""How much of a hand's surplus over its share the partner's hand lacks."""
PASSED = 0.35
"""How many tricks less a partner has who passed."""
WHISTED = 0.4
"""How many tricks more a partner has who whisted."""
HIGH = 9
"""From this level on a whist needs sure strength."""
HALF_SURE = 0.5
"""How much more than half a whist a whist must be worth, to pay for its risk."""


def speak(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Whist, pass, half a whist; the dealer looks at a passed hand first."""
    contract, defence = view.contract, view.defence
    assert contract is not None
    assert defence is not None
    if Lie() in legal or Stand() in legal:
        return _face(compiled, view, legal)
    trump = view.trump
    level = contract.level
    if view.seat not in (defence.first, defence.second):
        return _dealer(compiled, view, legal)
    own = defensive(view.hand or 0, trump)
    first = view.seat == defence.first
    other = defence.words[1 if first else 0]
    partner = _partner(level, own, other)
    alone = other != "whist"
    gain = whist(compiled, level, own, partner, alone=alone, first=first)
    tricks = round(own + partner if alone else own)
    quota = compiled.quota(level)
    wanted = gain > _without(compiled, level, first=first, legal=legal)
    if Whist() in legal and wanted and (level < HIGH or _solid(view.hand or 0, trump)):
        return Choice(Whist(), because("hint-whist", tricks=tricks, quota=quota))
    if Half() in legal:
        return Choice(Half(), because("hint-half"))
    return Choice(Pass(), because("hint-whist-not", tricks=tricks, quota=quota))


def _solid(hand: Cards, trump: int) -> bool:
    """A sure trump trick, or strength in three suits: what a whist against nine needs (PF-087)."""
    strong = 0
    for suit in range(4):
        own = suit_of(hand, suit)
        ace, king, size = own >> ACE & 1, own >> KING & 1, own.bit_count()
        if suit == trump and (ace or (king and size > 1)):
            return True
        strong += bool(ace or (king and size > 1))
    return strong >= 3


def _partner(level: int, own: float, word: str) -> float:
    """The tricks that the other hand of the defence should take."""
    share = expected_defence(level) / 2
    tricks = share - LEVEL_OUT * (own - share)
    if word in ("pass", "half"):
        tricks -= PASSED
    elif word == "whist":
        tricks += WHISTED
    return max(0.1, tricks)


def _without(compiled: CompiledRules, level: int, *, first: bool, legal: Sequence[AnyAction]) -> float:
    """The value of not whisting, for a game of one point."""
    rule = compiled.rules.whist
    if Half() in legal:
        return rule.quota_of(level) / 2 + HALF_SURE
    return float(rule.left(level)) if not first else 0.0


def _dealer(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """The dealer looks at a passed hand, and whists if his hand makes up for the other one (PF-081)."""
    contract, defence = view.contract, view.defence
    assert contract is not None
    assert defence is not None
    glances = [action for action in legal if isinstance(action, Glance)]
    if glances:
        # The second speaker passed though nobody whisted: the first may have the better hand.
        return Choice(glances[0], because("hint-glance"))
    seen: Cards = view.hands[defence.glanced] or 0 if defence.glanced >= 0 else 0
    own = defensive(seen, view.trump)
    partner = _partner(contract.level, own, "pass")
    quota = compiled.quota(contract.level)
    tricks = round(own + partner)
    if not compiled.rules.whist.dealer_answers():
        # He owes no quota, so a whist cannot lose.
        return Choice(Whist(), because("hint-whist-free"))
    if whist(compiled, contract.level, own, partner, alone=True, first=True) > 0:
        return Choice(Whist(), because("hint-whist", tricks=tricks, quota=quota))
    return Choice(Pass(), because("hint-whist-not", tricks=tricks, quota=quota))


def _face(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Lying, both hands are played as one; a hand that has the quota alone stays closed (PF-082, PF-086)."""
    contract = view.contract
    assert contract is not None
    own = defensive(view.hand or 0, view.trump)
    quota = compiled.quota(contract.level)
    if (
        Half() in legal
        and whist(compiled, contract.level, own, _partner(contract.level, own, "pass"), alone=True, first=True)
        < quota / 2
    ):
        return Choice(Half(), because("hint-half"))
    if Lie() in legal and (Stand() not in legal or own < quota + 1):
        return Choice(Lie(), because("hint-lie"))
    return Choice(Stand(), because("hint-stand"))
