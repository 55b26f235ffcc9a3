"""While there is a stock: cheap leads, cards kept for the tricks with duties, the open card at its end."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.situation import WINNER, TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import KING, QUEEN, Card, card_of

LEAD = 3.0
"""The value of keeping the lead while nobody has to follow suit."""
USUAL = 7.0
"""The value of an unknown card."""
RACE = 0.8
"""The cost of a point of the other player."""
FEW = 4
"""With this few cards left a player without a trick must look for one."""
LATE, EARLY = 0.5, 0.1
"""The part of all declared points that the first trick is worth, near the end and before."""


def lead(situation: TrickSituation, tops: dict[Card, float]) -> Choice:
    """A lead to a trick without duties: the least useful card, since any card may be thrown on it."""
    wish = LEAD + first_trick(situation) - lies_open(situation)

    def score(card: Card) -> float:
        worth, stands = situation.worths[card], tops[card]
        return stands * (worth + wish) - (1.0 - stands) * worth - situation.keeping(card)

    card = max(tops, key=lambda card: (score(card), -card))
    if situation.is_top(card) and situation.worths[card]:
        return Choice(Play(card), because("hint-cash", card=card, points=situation.worths[card]))
    kept = [
        other
        for other in tops
        if other & 7 in (KING, QUEEN) and (situation.half(other) or situation.declarable >> other & 1)
    ]
    if kept and card not in kept:
        return Choice(Play(card), because("hint-draw-marriage", card=card))
    return Choice(Play(card), because("hint-draw-low", card=card))


def first_trick(situation: TrickSituation) -> float:
    """The value of this seat's first trick if declarations count nothing without one (TT-A-013)."""
    view = situation.view
    if not situation.compiled.trick_needed or view.taken(situation.seat):
        return 0.0
    declared = sum(one.value for one in view.declarations if one.seat == situation.seat)
    return declared * (LATE if situation.left <= FEW else EARLY)


def lies_open(situation: TrickSituation) -> float:
    """The value of the open card at the end of the stock, against another card, for the loser of this trick (TT-A-015);
    0 unless it is drawn after this trick."""
    view = situation.view
    card = view.exposed
    if card < 0 or view.stock != situation.compiled.hands:
        return 0.0
    value = float(situation.worths[card])
    if situation.is_top(card):
        value += WINNER
    if card >> 3 == situation.trump:
        value += WINNER / 2
    if card & 7 in (KING, QUEEN):
        mate = card_of(card >> 3, QUEEN if card & 7 == KING else KING)
        if situation.hand >> mate & 1:
            value += situation.marriage_points(card)
    # What one player gets, the other does not.
    return (1.0 + RACE) * (value - USUAL)
