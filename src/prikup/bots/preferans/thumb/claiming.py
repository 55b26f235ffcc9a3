"""Offers of the remaining tricks: made only where they are certain, accepted where nothing can be lost (PF-007a)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import LOWER
from prikup.bots.preferans.memory import Memory
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.bots.preferans.thumb.tricks import unbeatable
from prikup.core.actions import Accept, Refuse
from prikup.core.cards import SUIT_MASKS, cards_in
from prikup.preferans.actions import AnyAction, Offer
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.seen.view import View

ENOUGH = 2
"""Fewer tricks than these are played faster than they are offered."""


def claim(scene: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """All that is left, where the leader's hand takes it whatever the others hold; nothing, where it can take none.

    Once in a deal: who has refused has seen no reason to agree a trick later.
    """
    if scene.left < ENOUGH or scene.view.refused >= 0 or not any(isinstance(action, Offer) for action in legal):
        return None
    takes_all = scene.view.contract is None or (scene.alone and not scene.low)
    if takes_all and unbeatable(scene.hand, scene.open_to_all, scene.trump, leads=True):
        return _offer(scene, legal, scene.left)
    if scene.alone and scene.low and _never(scene):
        return _offer(scene, legal, 0)
    return None


def _offer(scene: TrickSituation, legal: Sequence[AnyAction], more: int) -> Choice | None:
    """The offer that gives a hand so many tricks more, if there is just one."""
    wanted = scene.view.taken(scene.place) + more
    found = [action for action in legal if isinstance(action, Offer) and action.tricks[scene.place] == wanted]
    if len(found) != 1:
        return None
    return Choice(found[0], because("hint-claim-rest" if more else "hint-claim-none", tricks=more))


def _never(scene: TrickSituation) -> bool:
    """Whether each card of a misere lies under every card that another hand may hold in its suit, and none is bare."""
    return all(
        scene.open_to_all & SUIT_MASKS[card >> 3] and not scene.open_to_all & LOWER[card]
        for card in cards_in(scene.hand)
    ) and all(scene.memory.known[place] is not None for place in scene.foes)


def answer(compiled: CompiledRules, view: View) -> Choice:
    """Agreement to what cannot be worse than playing on."""
    offer = view.offer
    if offer is None:
        return Choice(Refuse(), because("hint-claim-refuse"))
    if _harmless(compiled, view):
        return Choice(Accept(), because("hint-claim-accept"))
    return Choice(Refuse(), because("hint-claim-refuse"))


def _harmless(compiled: CompiledRules, view: View) -> bool:
    offer, contract = view.offer, view.contract
    assert offer is not None
    memory = Memory(compiled, view)
    left = TRICKS - view.finished
    gets = [offer.tricks[place] - view.taken(place) for place in range(len(offer.tricks))]
    if contract is None:
        # Few tricks are good: no more than those that cannot be lost.
        return gets[view.seat] <= _surely(memory, view, view.seat)
    if contract.kind == "misere":
        if view.seat == view.declarer:
            return not gets[view.declarer]
        return gets[view.declarer] >= _most(memory, view, (view.declarer,))
    if view.seat == view.declarer:
        return gets[view.declarer] >= _most(memory, view, (view.declarer,))
    side = tuple(place for place in memory.places if place != view.declarer)
    if not (contract.shared and view.seat == view.sheet.dealer):
        return left - gets[view.declarer] >= _most(memory, view, side)
    return gets[view.declarer] >= _most(memory, view, (view.declarer,))


def _most(memory: Memory, view: View, places: tuple[int, ...]) -> int:
    """The most tricks that some hands can come to: cards of theirs that could beat what is against them."""
    against = memory.held_by(tuple(place for place in memory.places if place not in places), (1 << 32) - 1)
    total = 0
    for place in places:
        cards = memory.known[place]
        if cards is None:
            return TRICKS
        total += sum(_may_win(card, against, view.trump) for card in cards_in(cards))
    return total


def _may_win(card: int, against: int, trump: int) -> bool:
    """Whether a card can take a trick from the cards that may be against it."""
    if trump >= 0 and card >> 3 == trump:
        return bool(against & LOWER[card]) or not against & SUIT_MASKS[trump] or bool(against & ~SUIT_MASKS[trump])
    return bool(against & LOWER[card]) or not against & SUIT_MASKS[card >> 3]


def _surely(memory: Memory, view: View, place: int) -> int:
    """Tricks that a hand cannot get rid of: cards that nobody else can go over."""
    cards = memory.known[place] or 0
    others = memory.held_by(tuple(other for other in memory.places if other != place), (1 << 32) - 1)
    return cards.bit_count() if unbeatable(cards, others, -1, leads=True) else 0
