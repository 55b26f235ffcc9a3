"""All-passes: take as few tricks as possible. Duck, discard high cards, lead low from safe suits (PF-153)."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import LOWER
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

TAKEN = 1.2
"""The cost of a trick, compared with the danger that a card is later."""
LEADS_ON = 0.25
"""The extra cost of a trick after which this hand must lead again."""


def play(situation: TrickSituation) -> Choice:
    """A card of an all-pass."""
    if situation.trick:
        return _follow(situation)
    best = min(situation.cards, key=lambda card: (_lead_cost(situation, card), card))
    return Choice(Play(best), because("hint-pass-lead", card=best))


def peril(situation: TrickSituation, card: Card) -> float:
    """How likely a card is to win a trick later: lower cards still out, unless this hand's lower ones last longer."""
    suit = SUIT_MASKS[card >> 3]
    out = situation.against & suit
    total = out.bit_count()
    if not total:
        # Nobody else has the suit: the card wins whenever it is led, unless it is discarded.
        return 0.5
    below = (out & LOWER[card]).bit_count()
    before = (situation.hand & suit & LOWER[card]).bit_count()
    rounds = (total + 1) // 2
    if before >= rounds:
        return 0.05
    return float((below / total) ** 1.5 * (1.0 - before / (rounds + 1)))


def _follow(situation: TrickSituation) -> Choice:
    led = situation.trick[0] >> 3
    following = [card for card in situation.cards if card >> 3 == led]
    if not following:
        best = max(situation.cards, key=lambda card: (_riddance(situation, card), card & 7, card))
        return Choice(Play(best), because("hint-pass-throw", card=best))
    under = [card for card in following if not situation.takes(card)]
    best = max(following, key=lambda card: (peril(situation, card) - _risk(situation, card), card))
    if best in under:
        return Choice(Play(max(under)), because("hint-pass-under", card=max(under)))
    if not under and not situation.later:
        # The trick is won with any card: use the one that is most dangerous later.
        best = max(following, key=lambda card: (peril(situation, card), card))
        return Choice(Play(best), because("hint-pass-high", card=best))
    return Choice(Play(best), because("hint-pass-hope" if not under else "hint-pass-high", card=best))


def _risk(situation: TrickSituation, card: Card) -> float:
    """The cost of the chance that a card wins the trick."""
    if not situation.takes(card):
        return 0.0
    return (TAKEN + LEADS_ON) * situation.ducked(card)


def _riddance(situation: TrickSituation, card: Card) -> float:
    """The gain from discarding a card: its danger, and more from a short suit."""
    own = (situation.hand & SUIT_MASKS[card >> 3]).bit_count()
    return peril(situation, card) * (1.0 + 0.4 / own)


def _lead_cost(situation: TrickSituation, card: Card) -> float:
    """The cost of a lead: the chance of winning the trick, minus the danger that goes with the card."""
    cost = (TAKEN + LEADS_ON) * situation.ducked(card) - peril(situation, card)
    # A low card is needed if only higher ones of its suit would be left.
    above = [other for other in situation.cards if other >> 3 == card >> 3 and other > card]
    return cost + 0.15 * sum(peril(situation, other) for other in above)
