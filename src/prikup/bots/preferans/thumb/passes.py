"""All-passes: as few tricks as can be. Under what lies, high cards away, low leads from safe suits (PF-153)."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import LOWER
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

TAKEN = 1.2
"""What a trick costs beside the danger that a card is later."""
LEADS_ON = 0.25
"""What it costs more to take a trick that has to be led from again."""


def play(scene: TrickSituation) -> Choice:
    """A card of an all-pass."""
    if scene.trick:
        return _follow(scene)
    best = min(scene.cards, key=lambda card: (_lead_cost(scene, card), card))
    return Choice(Play(best), because("hint-pass-lead", card=best))


def peril(scene: TrickSituation, card: Card) -> float:
    """How likely a card is to take a trick later: cards below it that are out, unless lower own ones last longer."""
    suit = SUIT_MASKS[card >> 3]
    out = scene.against & suit
    total = out.bit_count()
    if not total:
        # Nobody else has the suit: it is taken whenever it is led, and thrown away before that.
        return 0.5
    below = (out & LOWER[card]).bit_count()
    before = (scene.hand & suit & LOWER[card]).bit_count()
    rounds = (total + 1) // 2
    if before >= rounds:
        return 0.05
    return float((below / total) ** 1.5 * (1.0 - before / (rounds + 1)))


def _follow(scene: TrickSituation) -> Choice:
    led = scene.trick[0] >> 3
    following = [card for card in scene.cards if card >> 3 == led]
    if not following:
        best = max(scene.cards, key=lambda card: (_riddance(scene, card), card & 7, card))
        return Choice(Play(best), because("hint-pass-throw", card=best))
    under = [card for card in following if not scene.takes(card)]
    best = max(following, key=lambda card: (peril(scene, card) - _risk(scene, card), card))
    if best in under:
        return Choice(Play(max(under)), because("hint-pass-under", card=max(under)))
    if not under and not scene.later:
        # The trick is taken whatever is played: with the card that is most dangerous later.
        best = max(following, key=lambda card: (peril(scene, card), card))
        return Choice(Play(best), because("hint-pass-high", card=best))
    return Choice(Play(best), because("hint-pass-hope" if not under else "hint-pass-high", card=best))


def _risk(scene: TrickSituation, card: Card) -> float:
    """What it costs that a card may take the trick."""
    if not scene.takes(card):
        return 0.0
    return (TAKEN + LEADS_ON) * scene.ducked(card)


def _riddance(scene: TrickSituation, card: Card) -> float:
    """How welcome it is to throw a card away: its danger, and more where the suit is short."""
    own = (scene.hand & SUIT_MASKS[card >> 3]).bit_count()
    return peril(scene, card) * (1.0 + 0.4 / own)


def _lead_cost(scene: TrickSituation, card: Card) -> float:
    """What a lead costs: the chance to take the trick, less the danger that is got rid of."""
    cost = (TAKEN + LEADS_ON) * scene.ducked(card) - peril(scene, card)
    # A low card is needed where higher ones of its suit would be left bare.
    above = [other for other in scene.cards if other >> 3 == card >> 3 and other > card]
    return cost + 0.15 * sum(peril(scene, other) for other in above)
