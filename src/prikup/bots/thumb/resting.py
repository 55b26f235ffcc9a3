"""Claims of the rest: made and accepted only when nothing else can happen, whatever the unseen cards are."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.house import HIGHER
from prikup.bots.memory import Memory
from prikup.bots.thumb.scene import Scene
from prikup.core.actions import Accept, Refuse, Rest
from prikup.core.cards import SUIT_MASKS, Cards, each
from prikup.thousand.actions import AnyAction
from prikup.thousand.house import House
from prikup.thousand.view import View


def claim_rest(scene: Scene, legal: Sequence[AnyAction]) -> Choice | None:
    """The claim, if every trick is certain and nothing is left to announce."""
    if Rest() not in legal or scene.left < 2 or any(play.announce for play in scene.plays):
        return None
    if certain(scene):
        return Choice(Rest(), because("hint-rest", tricks=scene.left))
    return None


def certain(scene: Scene) -> bool:
    """Whether the leader takes all remaining tricks, whatever the others hold."""
    memory, hand, trump = scene.memory, scene.hand, scene.trump
    if trump >= 0:
        mask = SUIT_MASKS[trump]
        out = _most(memory, mask)
        trumps = hand & mask
        if out and not (trumps and solid(memory, hand, mask)):
            return False
        if out and trumps != hand and (trumps.bit_count() < out or not _may_draw(scene, trump)):
            return False
    return all(solid(memory, hand, mask) for mask in SUIT_MASKS if hand & mask)


def _may_draw(scene: Scene, trump: int) -> bool:
    """Whether trumps can be led now: not where the rules keep an opponent's trump back."""
    return any(play.card >> 3 == trump for play in scene.plays) and scene.house.policy.lead_foreign_trump


def _most(memory: Memory, mask: Cards) -> int:
    """The most cards of a suit that one other hand can hold."""
    return max((cards & mask).bit_count() for seat, cards in enumerate(memory.possible) if seat != memory.seat)


def solid(memory: Memory, hand: Cards, mask: Cards) -> bool:
    """Whether a suit led from the top loses no trick: top cards until the others have none left."""
    own = hand & mask
    tops = sum(not memory.others & HIGHER[card] for card in each(own))
    return tops == own.bit_count() or tops >= _most(memory, mask)


def answer(house: House, view: View) -> Choice:
    """Agreement only if this hand cannot take a trick, whatever the claimer holds."""
    if helpless(house, view):
        return Choice(Accept(), because("hint-accept"))
    return Choice(Refuse(), because("hint-refuse"))


def helpless(house: House, view: View) -> bool:
    """Whether no card of this hand can take a trick from the claimer."""
    memory = Memory(house, view)
    claimer = memory.possible[view.rest]
    trump = view.trump
    if trump >= 0 and memory.hand & SUIT_MASKS[trump] and claimer & ~SUIT_MASKS[trump]:
        # A trump may take a trick of another suit.
        return False
    return all(claimer & SUIT_MASKS[card >> 3] & ~HIGHER[card] == 0 for card in each(memory.hand))
