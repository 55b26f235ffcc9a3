"""Claims of the remaining tricks: made and accepted only if they are certain in any layout of the unseen cards."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import HIGHER
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Accept, Refuse, Rest
from prikup.core.cards import SUIT_MASKS, Cards, cards_in
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View


def claim_rest(situation: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """The claim, if every trick is certain and there is nothing left to declare."""
    if Rest() not in legal or situation.left < 2 or any(play.announce for play in situation.plays):
        return None
    if certain(situation):
        return Choice(Rest(), because("hint-rest", tricks=situation.left))
    return None


def certain(situation: TrickSituation) -> bool:
    """Whether the leader takes all remaining tricks, whatever the others hold."""
    memory = situation.memory
    others = tuple(cards for seat, cards in enumerate(memory.possible) if seat != memory.seat)
    return sure(situation.hand, others, situation.trump, may_draw=_may_draw(situation, situation.trump))


def sure(hand: Cards, others: tuple[Cards, ...], trump: int, *, may_draw: bool) -> bool:
    """Whether a leader's hand takes every trick; ``others`` holds the cards that each other hand can have at most."""
    if trump >= 0:
        mask = SUIT_MASKS[trump]
        out = _most(others, mask)
        trumps = hand & mask
        if out and not (trumps and solid(hand, others, mask)):
            return False
        if out and trumps != hand and (trumps.bit_count() < out or not may_draw):
            return False
    return all(solid(hand, others, mask) for mask in SUIT_MASKS if hand & mask)


def _may_draw(situation: TrickSituation, trump: int) -> bool:
    """Whether trumps can be led now: not if the rules protect an opponent's trump."""
    return any(play.card >> 3 == trump for play in situation.plays) and situation.compiled.policy.lead_foreign_trump


def _most(others: tuple[Cards, ...], mask: Cards) -> int:
    """The most cards of a suit that one other hand can have."""
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
    """Accepts if the open cards take every trick from this hand and from any third one."""
    memory = Memory(compiled, view)
    # Cards that neither holds are in the third hand; if there is none, nobody has them.
    third = (memory.others & ~view.rest_hand,) if compiled.hands > 2 else ()
    if sure(view.rest_hand, (memory.hand, *third), view.trump, may_draw=compiled.policy.lead_foreign_trump):
        return Choice(Accept(), because("hint-accept"))
    return Choice(Refuse(), because("hint-refuse"))
