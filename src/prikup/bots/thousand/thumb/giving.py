"""The gifts: give useless cards away, keep marriages and winners, complete no marriage for an opponent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb import laying
from prikup.bots.thousand.thumb.outlook import after_talon
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.bots.thousand.thumb.valuation import marriage_values
from prikup.core.cards import KING, QUEEN, Card, Cards, card_of, cards_in
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction, Give
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

POINTS = 0.5
"""The cost of a point given away."""
DANGER = 0.25
"""What half a marriage given away costs, as a part of the marriage: an opponent holds the other half in half of the
deals; declared, it brings him its points and takes the trump from the declarer."""
LEADER = 1.3
"""How many times as much a gift to the leading opponent costs."""


def give(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """The next gift."""
    gifts = [action for action in legal if isinstance(action, Give)]
    hand = view.hand or 0
    to = _receivers(compiled, view)
    cards = best_gifts(compiled, hand, to, _leader(view, to))[0]
    card, seat = cards[0], to[0]
    face = min(action.open for action in gifts if action.to == seat and action.card == card)
    action = Give(seat, card, face)
    return Choice(action, because(_reason(compiled, hand, card), card=card))


def hope_after_gifts(compiled: CompiledRules, view: View) -> Hope:
    """The hope of the hand after the best gifts."""
    return hope_with(compiled, view, view.hand or 0)


def hope_with(compiled: CompiledRules, view: View, hand: Cards) -> Hope:
    """The hope of a hand with the whole talon, after the best gifts and discards."""
    to = _receivers(compiled, view) if compiled.gifts else ()
    if to:
        cards, hope = best_gifts(compiled, hand, to, _leader(view, to))
        if not compiled.layout.away:
            return hope
        for card in cards:
            hand &= ~(1 << card)
    return laying.best(compiled, hand, compiled.layout.away - view.laid, view.aside).hope


def _receivers(compiled: CompiledRules, view: View) -> tuple[Seat, ...]:
    """The players who still get a card, the leading one first."""
    given = {gift.to for gift in view.gifts}
    seats = [seat for seat in range(compiled.players) if seat not in (view.seat, view.sitter, *given)]
    return tuple(sorted(seats, key=lambda seat: (-view.totals[seat], seat)))


def _leader(view: View, to: tuple[Seat, ...]) -> Seat:
    """The receiver who leads the other, if any."""
    best = max(to, key=lambda seat: view.totals[seat])
    return best if any(view.totals[seat] < view.totals[best] for seat in to) else -1


@lru_cache(maxsize=1024)
def best_gifts(
    compiled: CompiledRules, hand: Cards, to: tuple[Seat, ...], leader: Seat
) -> tuple[tuple[Card, ...], Hope]:
    """The cards to give, one for each receiver in order, and the hope of the kept cards."""
    prices = {card: cost(compiled, hand, card) for card in cards_in(hand)}
    dear = tuple(LEADER if seat == leader else 1.0 for seat in to)
    chosen: tuple[Card, ...] = ()
    hope = Hope(0.0, 1.0)
    best = float("-inf")
    for cards in combinations(prices, len(to)):
        kept = hand
        for card in cards:
            kept &= ~(1 << card)
        kept_hope = after_talon(compiled, kept)
        # The more valuable gift goes to the opponent who is behind.
        ordered = sorted(cards, key=prices.__getitem__, reverse=dear[0] < dear[-1])
        score = kept_hope.mean - sum([prices[card] * factor for card, factor in zip(ordered, dear, strict=True)])
        if score > best:
            best, chosen, hope = score, tuple(ordered), kept_hope
    return chosen, hope


def cost(compiled: CompiledRules, hand: Cards, card: Card) -> float:
    """The cost of giving a card away, besides its value in the hand."""
    price = POINTS * worths(compiled)[card]
    other = mate(card)
    if other >= 0 and not hand >> other & 1:
        price += DANGER * compiled.rules.marriages.by_suit()[card >> 3]
    return price


def mate(card: Card) -> Card:
    """The other half of a marriage; -1 for other cards."""
    rank = card & 7
    if rank == KING:
        return card_of(card >> 3, QUEEN)
    return card_of(card >> 3, KING) if rank == QUEEN else -1


def _reason(compiled: CompiledRules, hand: Cards, card: Card) -> str:
    """The id of the reason for a gift."""
    other = mate(card)
    if other >= 0 and hand >> other & 1:
        return "hint-give-split"
    if worths(compiled)[card] == 0:
        return "hint-give-useless"
    if marriage_values(compiled, hand):
        return "hint-give-keep-marriage"
    return "hint-give-least"
