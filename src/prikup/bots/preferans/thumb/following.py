"""The second and third card of a trick: take it cheaply, leave it to the partner, keep guards and winners."""

from __future__ import annotations

from prikup.bots.base import Choice, Reason, because
from prikup.bots.preferans.compiled_rules import HIGHER
from prikup.bots.preferans.thumb.keeping import guards, keeping
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

LEAD = 0.12
"""What it is worth to have the lead."""
LAST_TRICK = 3.0
"""How much more the one trick counts that decides a ten."""


def follow(scene: TrickSituation) -> Choice:
    """The best card by one look ahead: the chance of the trick, less what the card would be worth later."""
    best = max(scene.cards, key=lambda card: (score(scene, card), -(card & 7), -card))
    return Choice(Play(best), _reason(scene, best))


def score(scene: TrickSituation, card: Card) -> float:
    """How good a card is, in tricks."""
    weight = LAST_TRICK if scene.catching else 1.0
    if scene.takes(card):
        return (weight + LEAD) * scene.stands(card) + _rescued(scene, card) - keeping(scene, card)
    return weight * _taken_anyway(scene) - keeping(scene, card)


def _rescued(scene: TrickSituation, card: Card) -> float:
    """The chance that a partner still takes a trick in which this card is beaten; little, for both go under."""
    partners = [place for place in scene.later if not scene.foe(place)]
    return 0.2 * (1.0 - scene.stands(card)) if partners else 0.0


def _taken_anyway(scene: TrickSituation) -> float:
    """The chance that the own side takes the trick without this hand."""
    if not scene.foe(scene.holder):
        led = scene.trick[0] >> 3
        stands = 1.0
        for place in scene.later:
            if scene.foe(place):
                stands *= 1.0 - scene.beaten_by(place, scene.winning, led)
        return stands
    chance = 0.0
    for place in scene.later:
        if not scene.foe(place):
            chance = max(chance, scene.beaten_by(place, scene.winning, scene.trick[0] >> 3))
    return chance


def _reason(scene: TrickSituation, card: Card) -> Reason:
    """The name of what the card does."""
    led = scene.trick[0] >> 3
    if scene.takes(card):
        if card >> 3 == scene.trump and led != scene.trump:
            return because("hint-ruff-in", card=card)
        if scene.stands(card) >= 0.99:
            return because("hint-take-trick", card=card)
        return because("hint-try-trick", card=card)
    if not scene.foe(scene.holder):
        return because("hint-partner-has-it", card=card)
    if card >> 3 != led:
        return because("hint-throw", card=card)
    others = [other for other in scene.cards if other != card]
    if any(not scene.against & HIGHER[other] for other in others):
        return because("hint-hold-winner", card=card)
    if scene.hand & SUIT_MASKS[led] and any(guards(scene, other) for other in others):
        return because("hint-keep-guard", card=card)
    return because("hint-low", card=card)
