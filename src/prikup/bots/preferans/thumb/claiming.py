"""Offers of the remaining tricks: made only if certain, accepted only if nothing can be lost (PF-007a)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import LOWER
from prikup.bots.preferans.memory import Memory
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.bots.preferans.thumb.tricks import unbeatable
from prikup.bots.preferans.thumb.worlds import NODES, count
from prikup.core.actions import Accept, Refuse
from prikup.core.cards import SUIT_MASKS, Cards, cards_in
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Offer
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.seen.view import Proposal, View
from prikup.preferans.state import MISERE

ENOUGH = 2
"""With fewer tricks left than this it is quicker to play than to offer."""
LAYOUTS = 600
"""Layouts of the hidden cards that are played out at most, to see what could be hoped for."""


def claim(situation: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """Offers all remaining tricks if the leader's hand takes them whatever the others hold; none, if it can take none.

    Once in a deal: a player who refused has no reason to agree a trick later.
    """
    if situation.left < ENOUGH or situation.view.refused >= 0 or not any(isinstance(action, Offer) for action in legal):
        return None
    takes_all = situation.view.contract is None or (situation.alone and not situation.low)
    if takes_all and unbeatable(situation.hand, situation.open_to_all, situation.trump, leads=True):
        return _offer(situation, legal, situation.left)
    if situation.alone and situation.low and _never(situation):
        return _offer(situation, legal, 0)
    return None


def _offer(situation: TrickSituation, legal: Sequence[AnyAction], more: int) -> Choice | None:
    """The offer that gives a hand exactly this many more tricks, if there is just one."""
    wanted = situation.view.taken(situation.place) + more
    found = [action for action in legal if isinstance(action, Offer) and action.tricks[situation.place] == wanted]
    if len(found) != 1:
        return None
    return Choice(found[0], because("hint-claim-rest" if more else "hint-claim-none", tricks=more))


def _never(situation: TrickSituation) -> bool:
    """Whether a misere takes nothing for certain: each card is below all that another hand can hold in its suit."""
    return all(
        situation.open_to_all & SUIT_MASKS[card >> 3] and not situation.open_to_all & LOWER[card]
        for card in cards_in(situation.hand)
    ) and all(situation.memory.known[place] is not None for place in situation.foes)


def answer(compiled: CompiledRules, view: View, offer: Proposal) -> Choice:
    """Agrees to an offer that leaves nothing to hope for."""
    if _harmless(compiled, view, offer):
        return Choice(Accept(), because("hint-claim-accept"))
    return Choice(Refuse(), because("hint-claim-refuse"))


def _harmless(compiled: CompiledRules, view: View, offer: Proposal) -> bool:
    """Whether playing on could bring nothing more in any layout of the cards that this seat does not see."""
    contract = view.contract
    memory = Memory(compiled, view)
    left = TRICKS - view.finished
    gets = [offer.tricks[place] - view.taken(place) for place in range(len(offer.tricks))]
    if contract is None:
        # In an all-pass few tricks are good: accept no more than are certain to be taken.
        return gets[view.seat] <= _surely(memory, view, view.seat)
    declares = view.seat == view.declarer or (contract.shared and view.seat == view.sheet.dealer)
    theirs = gets[view.declarer]
    if contract.kind == MISERE:
        if theirs == (0 if declares else left):
            return True
        return not _hopes(compiled, memory, view, theirs, more=not declares, low=True)
    if theirs == (left if declares else 0):
        return True
    own: tuple[Seat, ...] = (view.declarer,)
    share = theirs
    if not declares:
        side = tuple(place for place in memory.places if place != view.declarer)
        own = tuple(place for place in side if view.conduct[place] == view.seat)
        # A partner who plays for himself answers for himself, too.
        share = left - theirs if own == side else sum(gets[place] for place in own)
    if _most(memory, view, own) <= share:
        return True
    return not _hopes(compiled, memory, view, theirs, more=declares, low=False)


def _hopes(compiled: CompiledRules, memory: Memory, view: View, tricks: int, *, more: bool, low: bool) -> bool:
    """Whether the declarer takes more tricks, or fewer, in some layout in which all play best; True if it is unknown.

    ``low``: he wants few, as in a misere.
    """
    order = memory.places
    base = order.index(view.declarer)
    order = (*order[base:], *order[:base])
    layouts, leads = memory.layouts(LAYOUTS), _leader(view, memory)
    if not layouts or leads < 0:
        return True
    leader = order.index(leads)
    for layout in layouts:
        hands = (layout[order[0]], layout[order[1]], layout[order[2]])
        found = count(compiled.policy, hands, (), leader, view.trump, NODES // len(layouts), low=low)
        if found is None:
            return True
        wants_most = (leader == 0) != low
        value = max(found.values()) if wants_most else min(found.values())
        if value > tricks if more else value < tricks:
            return True
    return False


def _leader(view: View, memory: Memory) -> Seat:
    """The place that leads now, between two tricks; -1 if the view began after the last one."""
    if view.tricks:
        return view.tricks[-1].winner
    return -1 if view.finished else memory.places[0]


def _most(memory: Memory, view: View, places: tuple[Seat, ...]) -> int:
    """The most tricks that some hands can take: their cards that could beat those against them.

    Without one that could bring the lead, none: what nobody else has then is not led.
    """
    against = memory.held_by(tuple(place for place in memory.places if place not in places), (1 << 32) - 1)
    total = 0
    entry = _leader(view, memory) != view.declarer or view.declarer in places
    for place in places:
        cards = memory.known[place]
        if cards is None:
            return TRICKS
        total += sum(_may_win(card, against, view.trump) for card in cards_in(cards))
        entry = entry or any(_may_take(card, against, view.trump) for card in cards_in(cards))
    return min(total, TRICKS - view.finished) if entry else 0


def _may_win(card: int, against: Cards, trump: int) -> bool:
    """Whether a card can win against the cards that may be against it."""
    if trump >= 0 and card >> 3 == trump:
        return bool(against & LOWER[card]) or not against & SUIT_MASKS[trump] or bool(against & ~SUIT_MASKS[trump])
    return bool(against & LOWER[card]) or not against & SUIT_MASKS[card >> 3]


def _may_take(card: int, against: Cards, trump: int) -> bool:
    """Whether a card can take a trick to which somebody against it leads: over a lower card, or as a ruff."""
    if against & LOWER[card]:
        return True
    return trump >= 0 and card >> 3 == trump and bool(against & ~SUIT_MASKS[trump])


def _surely(memory: Memory, view: View, place: int) -> int:
    """Tricks that a hand cannot avoid: cards that nobody else can beat."""
    cards = memory.known[place] or 0
    others = memory.held_by(tuple(other for other in memory.places if other != place), (1 << 32) - 1)
    return cards.bit_count() if unbeatable(cards, others, -1, leads=True) else 0
