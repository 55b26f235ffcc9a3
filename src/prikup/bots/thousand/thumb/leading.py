"""The lead: cash what is sure, announce marriages, draw trumps, force out what is higher, or lead low."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import HIGHER
from prikup.bots.thousand.thumb import stock
from prikup.bots.thousand.thumb.scene import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import ACE, KING, QUEEN, SUIT_MASKS, Card, card_of, cards_in
from prikup.thousand.actions import AnyAction, Show

SURE = 0.97
LIKELY = 0.72
"""From this chance on a top card is led before somebody can trump it."""
EVEN = 0.5
"""From this chance on a lead is said to stand."""


def lead(scene: TrickSituation, legal: Sequence[AnyAction] = ()) -> Choice:
    """The lead that the rules of thumb choose."""
    tops = {play.card: scene.stands(play.card) for play in scene.plays if not play.announce}
    shown = show(scene, legal)
    if shown is not None:
        return shown
    praise = [play for play in scene.plays if play.announce]
    if praise:
        return _praise_or_cash(scene, tops, praise)
    if scene.free:
        return stock.lead(scene, tops)
    cash = _cash(scene, tops)
    if cash is not None:
        return cash
    return _low(scene, tops)


def show(scene: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """The dearest marriage that can be declared from the hand: its points are sure and both cards stay (BT-030)."""
    values = {
        action: scene.marriage_points(card_of(action.suit, QUEEN)) for action in legal if isinstance(action, Show)
    }
    if not values:
        return None
    best = max(values, key=lambda action: (values[action], action.suit))
    return Choice(best, because("hint-show", suit=best.suit, value=values[best]))


def _praise_or_cash(scene: TrickSituation, tops: dict[Card, float], praise: list[Play]) -> Choice:
    """Sure tricks first, as long as one is kept to come in again for each further marriage."""
    pairs = len({play.card >> 3 for play in praise if play.card & 7 != ACE})
    sure = [card for card, chance in tops.items() if chance >= SURE and not scene.declarable >> card & 1]
    foreign = scene.trump >= 0 and not scene.owns_trump
    if len(sure) >= max(1, pairs) and not foreign and not scene.free:
        card = max(sure, key=lambda card: (scene.worths[card], -card))
        if not _leaves_aces(scene, card, praise):
            return Choice(Play(card), because("hint-cash-first", card=card))
    best = max(praise, key=lambda play: _praise_order(scene, play))
    value = scene.marriage_points(best.card)
    if best.card & 7 == ACE:
        return Choice(best, because("hint-praise-aces", value=value))
    return Choice(best, because("hint-praise", suit=best.card >> 3, value=value, card=best.card))


def _leaves_aces(scene: TrickSituation, card: Card, praise: list[Play]) -> bool:
    """Whether a card belongs to four aces that can be declared."""
    return card & 7 == ACE and any(play.card & 7 == ACE for play in praise)


def _praise_order(scene: TrickSituation, play: Play) -> tuple[float, float, int]:
    """Dearest first; the king where it is the top card, else the queen; the ace of the longest suit."""
    card = play.card
    length = (scene.hand & SUIT_MASKS[card >> 3]).bit_count()
    if card & 7 == ACE:
        return scene.marriage_points(card), length, card
    king = card & 7 == KING
    return scene.marriage_points(card), length, int(king == scene.is_top(card_of(card >> 3, KING)))


def _cash(scene: TrickSituation, tops: dict[Card, float]) -> Choice | None:
    """A trick that should stand: trumps first where they protect the rest."""
    trump = scene.trump
    free = {card: chance for card, chance in tops.items() if not scene.declarable >> card & 1 or scene.left <= 2}
    if trump >= 0 and draws_trumps(scene):
        out = scene.memory.others & SUIT_MASKS[trump]
        drawing = [card for card in free if card >> 3 == trump and scene.is_top(card)]
        if out and drawing:
            card = max(drawing, key=lambda card: (scene.worths[card], -card))
            return Choice(Play(card), because("hint-draw-trumps", card=card))
        if trump_control(scene):
            # The last trumps stay: whatever is lost, they bring the lead back.
            free = {card: chance for card, chance in free.items() if card >> 3 != trump}
    best = [card for card, chance in free.items() if chance >= LIKELY and scene.is_top(card)]
    if not best:
        return None
    card = max(best, key=lambda card: (free[card] * (scene.worths[card] + 3), -card))
    return Choice(Play(card), because("hint-cash", card=card, points=scene.worths[card]))


def draws_trumps(scene: TrickSituation) -> bool:
    """Whether the trumps are drawn by this seat: the declarer, or who made them."""
    return scene.seat == scene.declarer or scene.owns_trump


def trump_control(scene: TrickSituation) -> bool:
    """Whether only this hand still has trumps, and side cards that can lose a trick."""
    mask = SUIT_MASKS[scene.trump]
    if scene.memory.others & mask or not scene.hand & mask:
        return False
    return any(not scene.is_top(card) for card in cards_in(scene.hand & ~mask))


def _low(scene: TrickSituation, tops: dict[Card, float]) -> Choice:
    """Nothing is sure: the lead that gives least and prepares most."""
    if len(tops) == 1:
        card = next(iter(tops))
        return Choice(Play(card), because("hint-only-card", card=card))
    if scene.trump >= 0 and draws_trumps(scene) and trump_control(scene):
        tops = {card: chance for card, chance in tops.items() if card >> 3 != scene.trump}
    card = max(tops, key=lambda card: (low_score(scene, card, tops[card]), -card))
    suit = card >> 3
    if tops[card] >= EVEN:
        return Choice(Play(card), because("hint-lead-try", card=card))
    if promotes(scene, card):
        return Choice(Play(card), because("hint-force-out", card=card))
    if suit == scene.trump:
        return Choice(Play(card), because("hint-lead-trump", card=card))
    if (scene.hand & SUIT_MASKS[suit]).bit_count() >= 3:
        return Choice(Play(card), because("hint-lead-long", card=card))
    return Choice(Play(card), because("hint-lead-low", card=card))


def promotes(scene: TrickSituation, card: Card) -> bool:
    """Whether the suit's next card becomes the top one when this lead is beaten once."""
    own = scene.hand & SUIT_MASKS[card >> 3] & ~(1 << card)
    return any((scene.memory.others & HIGHER[other]).bit_count() == 1 for other in cards_in(own))


def low_score(scene: TrickSituation, card: Card, stands: float) -> float:
    """How good a lead is that may lose the trick, in card points."""
    suit = card >> 3
    own = scene.hand & SUIT_MASKS[suit]
    lost = 1.0 - stands
    if not scene.partnered:
        score = stands * (scene.worths[card] + 8) - lost * scene.worths[card] - 0.6 * scene.keeping(card)
        score += 1.5 * own.bit_count()
    else:
        score = stands * (scene.worths[card] + 6) - lost * scene.worths[card] - 0.6 * scene.keeping(card)
        score += 4.0 * _partner_takes(scene, suit)
        if scene.memory.lacks(scene.declarer, suit) and suit != scene.trump:
            score -= 2.0
    if promotes(scene, card):
        score += 5.0
    return score


def _partner_takes(scene: TrickSituation, suit: int) -> float:
    """The chance that the other defender holds the suit's highest card."""
    out = scene.memory.others & SUIT_MASKS[suit]
    top = [card for card in cards_in(out) if not HIGHER[card] & out]
    partners = [seat for seat in scene.view.circle(scene.seat)[1:] if not scene.foe(seat)]
    return scene.memory.chance(partners[0], 1 << top[0]) if top and partners else 0.0
