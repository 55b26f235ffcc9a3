"""The lead: cash sure tricks, declare marriages, draw trumps, force higher cards out, or lead low."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import HIGHER
from prikup.bots.thousand.thumb import drowning, stock
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import ACE, KING, QUEEN, SUIT_MASKS, Card, card_of, cards_in
from prikup.thousand.actions import AnyAction, Show

SURE = 0.97
LIKELY = 0.72
"""From this chance on a top card is led before somebody can trump it."""
EVEN = 0.5
"""The chance from which on the reason says that a lead should stand."""


def lead(situation: TrickSituation, legal: Sequence[AnyAction] = ()) -> Choice:
    """The lead by rules of thumb."""
    tops = {play.card: situation.stands(play.card) for play in situation.plays if not play.announce}
    shown = show(situation, legal)
    if shown is not None:
        return shown
    praise = [play for play in situation.plays if play.announce and situation.marriage_points(play.card)]
    if praise:
        return _praise_or_cash(situation, tops, praise)
    if situation.free:
        return stock.lead(situation, tops)
    planned = drowning.cashed(situation) or drowning.clearing(situation, tops)
    if planned is not None:
        return planned
    return drowning.announced(situation, _cash(situation, tops) or _low(situation, tops))


def show(situation: TrickSituation, legal: Sequence[AnyAction]) -> Choice | None:
    """The dearest marriage that can be declared from the hand: sure points, and both cards stay (BT-030)."""
    values = {
        action: situation.marriage_points(card_of(action.suit, QUEEN)) for action in legal if isinstance(action, Show)
    }
    if not values:
        return None
    best = max(values, key=lambda action: (values[action], action.suit))
    return Choice(best, because("hint-show", suit=best.suit, value=values[best]))


def _praise_or_cash(situation: TrickSituation, tops: dict[Card, float], praise: list[Play]) -> Choice:
    """Cashes sure tricks first, but keeps one as an entry for each further marriage."""
    pairs = len({play.card >> 3 for play in praise if play.card & 7 != ACE})
    sure = [card for card, chance in tops.items() if chance >= SURE and not situation.declarable >> card & 1]
    foreign = situation.trump >= 0 and not situation.owns_trump
    if len(sure) >= max(1, pairs) and not foreign and not situation.free:
        card = max(sure, key=lambda card: (situation.worths[card], -card))
        if not _leaves_aces(situation, card, praise):
            return Choice(Play(card), because("hint-cash-first", card=card))
    best = max(praise, key=lambda play: _praise_order(situation, play))
    half = drowning.cashed(situation, best.card)
    if half is not None:
        return half
    value = situation.marriage_points(best.card)
    if best.card & 7 == ACE:
        return Choice(best, because("hint-praise-aces", value=value))
    return Choice(best, because("hint-praise", suit=best.card >> 3, value=value, card=best.card))


def _leaves_aces(situation: TrickSituation, card: Card, praise: list[Play]) -> bool:
    """Whether a card belongs to four aces that can be declared."""
    return card & 7 == ACE and any(play.card & 7 == ACE for play in praise)


def _praise_order(situation: TrickSituation, play: Play) -> tuple[bool, float, bool, float, int]:
    """The order of marriages: dearest first; of each the king if it is top, else the queen; the longest suit's ace.

    Where a trump just made must be led next (BT-028a), one that keeps the lead for both tricks goes before those that
    may lose it, and the aces' suit is one whose next lead stands.
    """
    card = play.card
    length = (situation.hand & SUIT_MASKS[card >> 3]).bit_count()
    owes = situation.compiled.policy.lead_new_trump
    stays = owes and situation.stands(card, card >> 3) * _owed(situation, card) >= SURE
    if card & 7 == ACE:
        return False, situation.marriage_points(card), stays, length, card
    king = card & 7 == KING
    top = king == situation.is_top(card_of(card >> 3, KING))
    return stays, situation.marriage_points(card), False, length, int(top)


def _owed(situation: TrickSituation, card: Card) -> float:
    """The chance that the trump stands that is owed after this card has made its suit trump; 1 if none is left."""
    left = cards_in(situation.hand & SUIT_MASKS[card >> 3] & ~(1 << card))
    return max((situation.stands(other, card >> 3) for other in left), default=1.0)


def _cash(situation: TrickSituation, tops: dict[Card, float]) -> Choice | None:
    """A trick that should stand; trumps first if they protect the rest."""
    trump = situation.trump
    free = {
        card: chance for card, chance in tops.items() if not situation.declarable >> card & 1 or situation.left <= 2
    }
    if trump >= 0 and draws_trumps(situation):
        out = situation.memory.others & SUIT_MASKS[trump]
        drawing = [card for card in free if card >> 3 == trump and situation.is_top(card)]
        if out and drawing:
            card = max(drawing, key=lambda card: (situation.worths[card], -card))
            return Choice(Play(card), because("hint-draw-trumps", card=card))
        if trump_control(situation):
            # The last trumps stay: they win the lead back.
            free = {card: chance for card, chance in free.items() if card >> 3 != trump}
    best = [card for card, chance in free.items() if chance >= LIKELY and situation.is_top(card)]
    if not best:
        return None
    card = max(best, key=lambda card: (free[card] * (situation.worths[card] + 3), -card))
    return Choice(Play(card), because("hint-cash", card=card, points=situation.worths[card]))


def draws_trumps(situation: TrickSituation) -> bool:
    """Whether this seat draws the trumps: the declarer, or the player who made them."""
    return situation.seat == situation.declarer or situation.owns_trump


def trump_control(situation: TrickSituation) -> bool:
    """Whether only this hand still has trumps, and it has side cards that can lose a trick."""
    mask = SUIT_MASKS[situation.trump]
    if situation.memory.others & mask or not situation.hand & mask:
        return False
    return any(not situation.is_top(card) for card in cards_in(situation.hand & ~mask))


def _low(situation: TrickSituation, tops: dict[Card, float]) -> Choice:
    """With no sure trick: the lead that gives least away and prepares most."""
    if len(tops) == 1:
        card = next(iter(tops))
        return Choice(Play(card), because("hint-only-card", card=card))
    if situation.trump >= 0 and draws_trumps(situation) and trump_control(situation):
        # A trump that must be led stays (BT-028a).
        tops = {card: chance for card, chance in tops.items() if card >> 3 != situation.trump} or tops
    card = max(tops, key=lambda card: (low_score(situation, card, tops[card]), -card))
    suit = card >> 3
    if tops[card] >= EVEN:
        return Choice(Play(card), because("hint-lead-try", card=card))
    if promotes(situation, card):
        return Choice(Play(card), because("hint-force-out", card=card))
    if suit == situation.trump:
        return Choice(Play(card), because("hint-lead-trump", card=card))
    if (situation.hand & SUIT_MASKS[suit]).bit_count() >= 3:
        return Choice(Play(card), because("hint-lead-long", card=card))
    return Choice(Play(card), because("hint-lead-low", card=card))


def promotes(situation: TrickSituation, card: Card) -> bool:
    """Whether the suit's next card becomes the top one after this lead has been beaten once."""
    own = situation.hand & SUIT_MASKS[card >> 3] & ~(1 << card)
    return any((situation.memory.others & HIGHER[other]).bit_count() == 1 for other in cards_in(own))


def low_score(situation: TrickSituation, card: Card, stands: float) -> float:
    """The value of a lead that may lose the trick, in card points."""
    suit = card >> 3
    own = situation.hand & SUIT_MASKS[suit]
    lost = 1.0 - stands
    if not situation.partnered:
        score = stands * (situation.worths[card] + 8) - lost * situation.worths[card] - 0.6 * situation.keeping(card)
        score += 1.5 * own.bit_count()
    else:
        score = stands * (situation.worths[card] + 6) - lost * situation.worths[card] - 0.6 * situation.keeping(card)
        score += 4.0 * _partner_takes(situation, suit)
        if situation.memory.lacks(situation.declarer, suit) and suit != situation.trump:
            score -= 2.0
    if promotes(situation, card):
        score += 5.0
    return score + drowning.taken(situation, card)


def _partner_takes(situation: TrickSituation, suit: int) -> float:
    """The chance that the other defender holds the suit's highest card."""
    out = situation.memory.others & SUIT_MASKS[suit]
    top = [card for card in cards_in(out) if not HIGHER[card] & out]
    partners = [seat for seat in situation.view.circle(situation.seat)[1:] if not situation.foe(seat)]
    return situation.memory.chance(partners[0], 1 << top[0]) if top and partners else 0.0
