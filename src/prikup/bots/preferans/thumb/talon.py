"""The talon: taken or left, two cards laid away, a totus announced, a lost game given up (PF-064, 178a, BP-025)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.memory import ALL
from prikup.bots.preferans.thumb.holes import danger
from prikup.bots.preferans.thumb.naming import Plan, plan, spare
from prikup.bots.preferans.thumb.tricks import guarded, suit_of, trump_suits, unbeatable, worth_in
from prikup.core.cards import ACE, SUIT_MASKS, Cards, cards_in
from prikup.core.cards import SEVEN as LOWEST
from prikup.preferans.actions import AnyAction, Decline, Lay, Surrender, Take, Totus
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.seen.view import View
from prikup.preferans.state import MISERE, TOTUS


def take(compiled: CompiledRules, view: View) -> Choice:
    """The talon helps nearly every hand: only a clean misere or ten sure tricks are left as they are."""
    hand = view.hand or 0
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    standing = view.standing
    if standing is not None and standing.kind == MISERE and not danger(hand, leads=False):
        return Choice(Decline(), because("hint-decline"))
    if any(unbeatable(hand, ALL & ~hand, trump, leads=leads) for trump in range(4)):
        return Choice(Decline(), because("hint-decline"))
    return Choice(Take(), because("hint-take-cards"))


def pairs(cards: Cards) -> list[Cards]:
    """All pairs of cards of a hand."""
    return [1 << one | 1 << other for one, other in combinations(cards_in(cards), 2)]


def lay(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Two cards away: those without which the best game, or the misere, is strongest."""
    twelve = view.hand or 0
    if view.contract is not None and view.contract.kind == TOTUS:
        return pick(view)
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    totus = _totus(twelve, legal, leads=leads)
    if totus is not None:
        return totus
    wanted = plan(compiled, view, twelve)
    if Surrender() in legal and spare(compiled, view, wanted):
        return Choice(Surrender(), because("hint-surrender"))
    if wanted.level:
        cards = _for_game(twelve, wanted)
        reason = "hint-lay-void" if _voids(twelve, cards) else "hint-lay-losers"
        return Choice(Lay(cards), because(reason))
    cards = for_misere(twelve, leads=leads)
    return Choice(Lay(cards), because("hint-lay-holes"))


def _voids(twelve: Cards, cards: Cards) -> bool:
    """Whether laying cards away leaves a suit empty that they were in."""
    return any(cards & mask and not twelve & mask & ~cards for mask in SUIT_MASKS)


def _for_game(twelve: Cards, wanted: Plan) -> Cards:
    """The pair that is missed least in the strain that is to be played."""
    return max(pairs(twelve), key=lambda pair: (kept(twelve & ~pair, wanted.strain), -pair))


def kept(hand: Cards, strain: int) -> float:
    """What ten cards are worth in a strain: tricks by the table, guarded honours, voids, and high cards at last."""
    value = worth_in(hand, strain)
    for suit in range(4):
        own = suit_of(hand, suit)
        size = own.bit_count()
        if suit == strain:
            continue
        if strain != NO_TRUMP and not size:
            value += 0.35
        value += 0.25 * guarded(own)
        value += 0.01 * sum([card & 7 for card in cards_in(own)])
    return value


def for_misere(twelve: Cards, *, leads: bool) -> Cards:
    """The pair without which the hand is safest; of equals the highest cards."""
    return min(pairs(twelve), key=lambda pair: (danger(twelve & ~pair, leads=leads), -_height(pair)))


def _height(cards: Cards) -> int:
    return sum([card & 7 for card in cards_in(cards)])


def _totus(twelve: Cards, legal: Sequence[AnyAction], *, leads: bool) -> Choice | None:
    """A totus where ten of the twelve are sure whichever two are taken away (PF-178a)."""
    for action in legal:
        if not isinstance(action, Totus):
            continue
        trump = action.strain if action.strain < NO_TRUMP else -1
        if _certain(twelve, trump, leads):
            return Choice(action, because("hint-totus"))
    return None


@lru_cache(maxsize=4096)
def _certain(twelve: Cards, trump: int, leads: bool) -> bool:
    # Quick: a totus needs twelve tricks by the table at least in some strain.
    if max(found.tricks for found in trump_suits(twelve)) < 10:
        return False
    others = ALL & ~twelve
    return all(unbeatable(twelve & ~pair, others, trump, leads=leads) for pair in pairs(twelve))


def pick(view: View) -> Choice:
    """The defence lays away for a totus: the cards without which the declarer is worst off."""
    contract = view.contract
    assert contract is not None
    twelve = view.hands[contract.seat] or 0
    cards = min(pairs(twelve), key=lambda pair: (_pickable(twelve & ~pair, contract.strain), pair))
    return Choice(Lay(cards), because("hint-lay-totus"))


def _pickable(hand: Cards, strain: int) -> float:
    """What a totus hand has left: top cards first, and suits whose top is gone are worth least."""
    value = worth_in(hand, strain)
    for suit in range(4):
        own = suit_of(hand, suit)
        if own and not own >> ACE & 1:
            value -= own.bit_count()
        value += 0.1 * (own >> LOWEST & 1)
    return value
