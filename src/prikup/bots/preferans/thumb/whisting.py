"""The words of the defence: whist by expected tricks against the quota, half a whist, lying or standing."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.outlook import expected_defence, whist
from prikup.bots.preferans.thumb.stakes import PASSED, Stakes, stakes_of
from prikup.bots.preferans.thumb.tricks import defensive
from prikup.core.actions import Pass
from prikup.core.cards import ACE, KING, Cards, suit_of
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Glance, Half, Lie, Stand, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.seen.view import View
from prikup.preferans.state import GAME, Contract, Defence

LEVEL_OUT = 0.2
"""How much of a hand's surplus over its share the partner's hand lacks."""
WEAKER = 0.35
"""How many tricks less a partner has who passed."""
STRONGER = 0.4
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
    stakes = stakes_of(compiled, view.sheet, "first" if first else "second")
    expected = (own, partner) if first else (partner, own)
    gain = whist(stakes, level, _said(defence, view.seat, "whist"), expected)
    tricks, quota = round(own + partner), compiled.quota(level)
    if Half() in legal:
        # A whist must be worth more, to pay for its risk.
        without = _half(stakes, level, defence, view.seat) + HALF_SURE * compiled.value(
            Contract(contract.seat, GAME, level)
        )
    elif alone:
        without = stakes.unplayed(level, PASSED)
    else:
        without = whist(stakes, level, _said(defence, view.seat, "pass"), expected)
    wanted = gain > without
    if Whist() in legal and wanted and (level < HIGH or _solid(view.hand or 0, trump)):
        return _whists(tricks, quota)
    if Half() in legal:
        return Choice(Half(), because("hint-half"))
    return _passes(tricks, quota)


def _whists(tricks: int, quota: int) -> Choice:
    """A whist, with what both hands of the defence should take and owe."""
    reason = "hint-whist" if tricks >= quota else "hint-whist-risk"
    return Choice(Whist(), because(reason, tricks=tricks, quota=quota))


def _passes(tricks: int, quota: int) -> Choice:
    """A pass, with the same."""
    reason = "hint-whist-not" if tricks < quota else "hint-whist-close"
    return Choice(Pass(), because(reason, tricks=tricks, quota=quota))


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
        tricks -= WEAKER
    elif word == "whist":
        tricks += STRONGER
    return max(0.1, tricks)


def _said(defence: Defence, seat: Seat, word: str) -> tuple[str, str]:
    """The words of the defence after one of a defender; who has not spoken passes."""
    one, other = [said or "pass" for said in defence.words]
    return (word, other) if seat == defence.first else (one, word)


def _half(stakes: Stakes, level: int, defence: Defence, seat: Seat) -> float:
    """What half a whist brings."""
    return stakes.unplayed(level, _said(defence, seat, "half"))


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
    stakes = stakes_of(compiled, view.sheet, "dealer")
    if whist(stakes, contract.level, PASSED, (own, partner), "whist") > 0:
        return _whists(tricks, quota)
    return _passes(tricks, quota)


def _face(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Lying, both hands are played as one; a hand that has the quota alone stays closed (PF-082, PF-086)."""
    contract, defence = view.contract, view.defence
    assert contract is not None
    assert defence is not None
    own = defensive(view.hand or 0, view.trump)
    if Half() in legal:
        # Only the first defender may say it now; the second has passed.
        stakes, partner = stakes_of(compiled, view.sheet, "first"), _partner(contract.level, own, "pass")
        alone = _said(defence, view.seat, "whist")
        half = _half(stakes, contract.level, defence, view.seat)
        if whist(stakes, contract.level, alone, (own, partner)) < half:
            return Choice(Half(), because("hint-half"))
    quota = compiled.quota(contract.level)
    if Lie() in legal and (Stand() not in legal or own < quota + 1):
        return Choice(Lie(), because("hint-lie"))
    return Choice(Stand(), because("hint-stand"))
