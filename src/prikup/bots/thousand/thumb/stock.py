"""While there is a stock: cheap leads, what is kept for the tricks with duties, the card that lies open at its end."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.scene import WINNER, TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import KING, QUEEN, Card, card_of

LEAD = 3.0
"""What it is worth to keep the lead while nobody has to follow suit."""
USUAL = 7.0
"""What a card that is not known should be worth."""
RACE = 0.8
"""What a point of the other player costs."""
FEW = 4
"""With so few cards left who has no trick yet must see to one."""
LATE, EARLY = 0.5, 0.1
"""What part of all that was declared the first trick is worth, near the end and before."""


def lead(scene: TrickSituation, tops: dict[Card, float]) -> Choice:
    """A lead to a trick without duties: what is missed least, for any card may be thrown on it."""
    if len(tops) == 1:
        card = next(iter(tops))
        return Choice(Play(card), because("hint-only-card", card=card))
    wish = LEAD + first_trick(scene) - lies_open(scene)

    def score(card: Card) -> float:
        worth, stands = scene.worths[card], tops[card]
        return stands * (worth + wish) - (1.0 - stands) * worth - scene.keeping(card)

    card = max(tops, key=lambda card: (score(card), -card))
    if scene.is_top(card) and scene.worths[card]:
        return Choice(Play(card), because("hint-cash", card=card, points=scene.worths[card]))
    kept = [
        other for other in tops if other & 7 in (KING, QUEEN) and (scene.half(other) or scene.declarable >> other & 1)
    ]
    if kept and card not in kept:
        return Choice(Play(card), because("hint-draw-marriage", card=card))
    return Choice(Play(card), because("hint-draw-low", card=card))


def first_trick(scene: TrickSituation) -> float:
    """What the first own trick is worth where declarations count nothing without one (TT-A-013)."""
    view = scene.view
    if not scene.compiled.rules.marriages.trick or view.taken(scene.seat):
        return 0.0
    declared = sum(one.value for one in view.declarations if one.seat == scene.seat)
    return declared * (LATE if scene.left <= FEW else EARLY)


def lies_open(scene: TrickSituation) -> float:
    """What the open card at the end of the stock is worth to whoever loses this trick, beside another card (TT-A-015);
    0 unless it is drawn after this trick."""
    view = scene.view
    card = view.exposed
    if card < 0 or view.stock != scene.compiled.hands:
        return 0.0
    value = float(scene.worths[card])
    if scene.is_top(card):
        value += WINNER
    if card >> 3 == scene.trump:
        value += WINNER / 2
    if card & 7 in (KING, QUEEN):
        mate = card_of(card >> 3, QUEEN if card & 7 == KING else KING)
        if scene.hand >> mate & 1:
            value += scene.marriage_points(card)
    # What one gets the other does not.
    return (1.0 + RACE) * (value - USUAL)
