"""The second and third card of a trick: win it cheaply, leave it to the partner, keep guards and winners."""

from __future__ import annotations

from prikup.bots.base import Choice, Reason, because
from prikup.bots.preferans.compiled_rules import HIGHER
from prikup.bots.preferans.thumb.keeping import guards, keeping
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

LEAD = 0.12
"""The value of having the lead."""
LAST_TRICK = 3.0
"""How many times as much the one trick counts that decides a ten."""


def follow(situation: TrickSituation) -> Choice:
    """The best card one step ahead: the chance of winning the trick, minus the card's value later."""
    best = max(situation.cards, key=lambda card: (score(situation, card), -(card & 7), -card))
    return Choice(Play(best), _reason(situation, best))


def score(situation: TrickSituation, card: Card) -> float:
    """How good a card is, in tricks."""
    weight = LAST_TRICK if situation.catching else 1.0
    if situation.takes(card):
        return (weight + LEAD) * situation.stands(card) + _rescued(situation, card) - keeping(situation, card)
    return weight * _taken_anyway(situation) - keeping(situation, card)


def _rescued(situation: TrickSituation, card: Card) -> float:
    """The chance that a partner still saves a trick in which this card is beaten; little, because both duck."""
    partners = [place for place in situation.later if not situation.foe(place)]
    return 0.2 * (1.0 - situation.stands(card)) if partners else 0.0


def _taken_anyway(situation: TrickSituation) -> float:
    """The chance that this side wins the trick without this hand."""
    if not situation.foe(situation.holder):
        led = situation.trick[0] >> 3
        stands = 1.0
        # Three hands play, so whoever is still to come plays against the two of this side.
        for place in situation.later:
            stands *= 1.0 - situation.beaten_by(place, situation.winning, led)
        return stands
    chance = 0.0
    for place in situation.later:
        if not situation.foe(place):
            chance = max(chance, situation.beaten_by(place, situation.winning, situation.trick[0] >> 3))
    return chance


def _reason(situation: TrickSituation, card: Card) -> Reason:
    """The id of the reason for a card."""
    led = situation.trick[0] >> 3
    if situation.takes(card):
        if card >> 3 == situation.trump and led != situation.trump:
            return because("hint-ruff-in", card=card)
        if situation.stands(card) >= 0.99:
            return because("hint-take-trick", card=card)
        return because("hint-try-trick", card=card)
    if not situation.foe(situation.holder):
        return because("hint-partner-has-it", card=card)
    if card >> 3 != led:
        return because("hint-throw", card=card)
    others = [other for other in situation.cards if other != card]
    if any(not situation.against & HIGHER[other] for other in others):
        return because("hint-hold-winner", card=card)
    if situation.hand & SUIT_MASKS[led] and any(guards(situation, other) for other in others):
        return because("hint-keep-guard", card=card)
    return because("hint-low", card=card)
