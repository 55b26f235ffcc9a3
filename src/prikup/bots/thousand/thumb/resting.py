"""Claims of the rest: made and accepted only when nothing else can happen, whatever the unseen cards are."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import HIGHER
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.thumb.scene import TrickSituation
from prikup.core.actions import Accept, Refuse, Rest
from prikup.core.cards import SUIT_MASKS, Cards, cards_in
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View


def claim_rest(scene: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """The claim, if every trick is certain and nothing is left to announce."""
    if Rest() not in legal or scene.left < 2 or any(play.announce for play in scene.plays):
        return None
    if certain(scene):
        return Choice(Rest(), because("hint-rest", tricks=scene.left))
    return None


def certain(scene: TrickSituation) -> bool:
    """Whether the leader takes all remaining tricks, whatever the others hold."""
    memory = scene.memory
    others = tuple(cards for seat, cards in enumerate(memory.possible) if seat != memory.seat)
    return sure(scene.hand, others, scene.trump, may_draw=_may_draw(scene, scene.trump))


def sure(hand: Cards, others: tuple[Cards, ...], trump: int, *, may_draw: bool) -> bool:
    """Whether a leader's hand takes every trick against hands that hold no more than ``others`` says of each."""
    if trump >= 0:
        mask = SUIT_MASKS[trump]
        out = _most(others, mask)
        trumps = hand & mask
        if out and not (trumps and solid(hand, others, mask)):
            return False
        if out and trumps != hand and (trumps.bit_count() < out or not may_draw):
            return False
    return all(solid(hand, others, mask) for mask in SUIT_MASKS if hand & mask)


def _may_draw(scene: TrickSituation, trump: int) -> bool:
    """Whether trumps can be led now: not where the rules keep an opponent's trump back."""
    return any(play.card >> 3 == trump for play in scene.plays) and scene.compiled.policy.lead_foreign_trump


def _most(others: tuple[Cards, ...], mask: Cards) -> int:
    """The most cards of a suit that one other hand can hold."""
    return max((cards & mask).bit_count() for cards in others)


def solid(hand: Cards, others: tuple[Cards, ...], mask: Cards) -> bool:
    """Whether a suit led from the top loses no trick: top cards until the others have none left."""
    own = hand & mask
    against = 0
    for cards in others:
        against |= cards
    tops = sum(not against & HIGHER[card] for card in cards_in(own))
    return tops == own.bit_count() or tops >= _most(others, mask)


def answer(compiled: CompiledRules, view: View) -> Choice:
    """Agreement if the cards laid open take every trick from this hand and from what a third one holds."""
    memory = Memory(compiled, view)
    # What neither holds is in the third hand; where there is none, in nobody's.
    third = (memory.others & ~view.rest_hand,) if compiled.hands > 2 else ()
    if sure(view.rest_hand, (memory.hand, *third), view.trump, may_draw=compiled.policy.lead_foreign_trump):
        return Choice(Accept(), because("hint-accept"))
    return Choice(Refuse(), because("hint-refuse"))
