"""The talon: take or leave it, lay two cards away, announce a totus, give a lost game up (PF-064, 178a, BP-025)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.memory import ALL
from prikup.bots.preferans.thumb.holes import danger
from prikup.bots.preferans.thumb.naming import Plan, plan, spare
from prikup.bots.preferans.thumb.tricks import guarded, trump_suits, unbeatable, worth_in
from prikup.core.cards import ACE, SUIT_MASKS, Cards, cards_in, suit_of
from prikup.core.cards import SEVEN as LOWEST
from prikup.preferans.actions import AnyAction, Decline, Lay, Surrender, Take, Totus
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.seen.view import View
from prikup.preferans.state import MISERE, TOTUS

GUARDED = 0.1
"""What a guarded king or queen is worth beyond its tricks, for the choice of a discard."""


def take(compiled: CompiledRules, view: View) -> Choice:
    """Takes the talon, which helps nearly every hand; declines with a clean misere or ten sure tricks."""
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
    """Lays two cards away so that the best game, or the misere, is strongest."""
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
        cards = _for_game(twelve, wanted, leads=leads)
        reason = "hint-lay-void" if _voids(twelve, cards) else "hint-lay-losers"
        return Choice(Lay(cards), because(reason))
    cards = for_misere(twelve, leads=leads)
    return Choice(Lay(cards), because("hint-lay-holes"))


def _voids(twelve: Cards, cards: Cards) -> bool:
    """Whether these discards empty a suit."""
    return any(cards & mask and not twelve & mask & ~cards for mask in SUIT_MASKS)


def _for_game(twelve: Cards, wanted: Plan, *, leads: bool) -> Cards:
    """The least useful pair in the strain that will be played."""
    return max(pairs(twelve), key=lambda pair: (kept(twelve & ~pair, wanted.strain, leads=leads), -pair))


def kept(hand: Cards, strain: int, *, leads: bool) -> float:
    """The value of ten cards in a strain: tricks, then guarded honours and high cards."""
    value = worth_in(hand, strain, leads=leads)
    for suit in range(4):
        if suit != strain:
            own = suit_of(hand, suit)
            value += GUARDED * guarded(own)
            value += 0.01 * sum([card & 7 for card in cards_in(own)])
    return value


def for_misere(twelve: Cards, *, leads: bool) -> Cards:
    """The pair that leaves the safest hand; among equals the highest cards."""
    return min(pairs(twelve), key=lambda pair: (danger(twelve & ~pair, leads=leads), -_height(pair)))


def _height(cards: Cards) -> int:
    return sum([card & 7 for card in cards_in(cards)])


def _totus(twelve: Cards, legal: Sequence[AnyAction], *, leads: bool) -> Choice | None:
    """Announces a totus if ten of the twelve are sure whichever two are taken away (PF-178a)."""
    for action in legal:
        if not isinstance(action, Totus):
            continue
        trump = action.strain if action.strain < NO_TRUMP else -1
        if _certain(twelve, trump, leads):
            return Choice(action, because("hint-totus"))
    return None


@lru_cache(maxsize=4096)
def _certain(twelve: Cards, trump: int, leads: bool) -> bool:
    # A quick test: a totus needs at least twelve tricks by the table in some strain.
    if max(found.tricks for found in trump_suits(twelve, leads=leads)) < 10:
        return False
    others = ALL & ~twelve
    return all(unbeatable(twelve & ~pair, others, trump, leads=leads) for pair in pairs(twelve))


def pick(view: View) -> Choice:
    """The defence's discard from a totus: the two cards that hurt the declarer most."""
    contract = view.contract
    assert contract is not None
    twelve = view.hands[contract.seat] or 0
    cards = min(pairs(twelve), key=lambda pair: (_pickable(twelve & ~pair, contract.strain), pair))
    return Choice(Lay(cards), because("hint-lay-totus"))


def _pickable(hand: Cards, strain: int) -> float:
    """What a totus hand has left: top cards count first, and suits without their top count least."""
    value = worth_in(hand, strain, leads=True)
    for suit in range(4):
        own = suit_of(hand, suit)
        if own and not own >> ACE & 1:
            value -= own.bit_count()
        value += 0.1 * (own >> LOWEST & 1)
    return value
