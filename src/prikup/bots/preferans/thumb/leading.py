"""The lead: a declarer draws trumps, cashes and sets up; a defender cashes, leads through and leads to the partner."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import HIGHER, bottom, top
from prikup.bots.preferans.thumb.keeping import keeping
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import ACE, JACK, KING, QUEEN, SUIT_MASKS, Card, Cards, cards_in

THROUGH = 0.12
"""The value of leading a low card through the declarer."""
UNDER_HONOUR = 0.2
"""The cost of leading away from an honour when the declarer plays last."""
FORCE = 0.15
"""The value of making the declarer spend a trump."""
OWN_TRUMP = 0.35
"""The cost for a defender of leading a trump."""
HIGH = {ACE: 1.5, KING: 1.5, QUEEN: 1.2, JACK: 0.6}
"""What high cards add to a suit's length, where a suit is chosen to be led without trump."""


def lead(situation: TrickSituation) -> Choice:
    """The first card of a trick."""
    return _declarer(situation) if situation.alone else _defender(situation)


def _choice(card: Card, reason: str) -> Choice:
    return Choice(Play(card), because(reason, card=card))


# The declarer.


def _declarer(situation: TrickSituation) -> Choice:
    drawn = _draw(situation)
    if drawn is not None:
        return drawn
    long = _set_up(situation)
    if long is not None:
        return long
    tops = [card for card in situation.cards if situation.is_top(card)]
    sides = [card for card in tops if card >> 3 != situation.trump]
    if sides:
        # Of several top cards the one in the suit with most cards out, which is least likely to be trumped.
        card = max(
            sides,
            key=lambda card: (situation.stands(card), (situation.against & SUIT_MASKS[card >> 3]).bit_count(), card),
        )
        return _choice(card, "hint-cash-top")
    if (
        tops
        and not situation.trumps_out()
        and situation.left == (situation.hand & SUIT_MASKS[situation.trump]).bit_count()
    ):
        return _choice(max(tops), "hint-cash-top")
    forced = [card for card in situation.cards if _forces(situation, card)]
    if forced:
        return _choice(max(forced, key=lambda card: (card & 7, card)), "hint-set-up")
    # Nothing is sure: lead the card of least value, trumps last.
    card = min(situation.cards, key=lambda card: (card >> 3 == situation.trump, keeping(situation, card), card & 7))
    return _choice(card, "hint-exit")


def _draw(situation: TrickSituation) -> Choice | None:
    """Draws trumps while the others have any that can be drawn."""
    out = situation.trumps_out()
    if not out:
        return None
    own = situation.hand & SUIT_MASKS[situation.trump]
    if not own:
        return None
    card = _allowed(situation, top(own))
    if card is None:
        return None
    if situation.is_top(card):
        return _choice(card, "hint-draw")
    higher = (out & HIGHER[top(own)]).bit_count()
    if higher == out.bit_count() or own.bit_count() <= higher + 1:
        # The trumps left beat all of these, which will fall anyway.
        return None
    second = top(own & ~(1 << top(own)))
    if situation.touching(second, card):
        return _choice(card, "hint-force-trump")
    low = _allowed(situation, bottom(own))
    return None if low is None else _choice(low, "hint-force-trump")


def _allowed(situation: TrickSituation, card: Card) -> Card | None:
    """A card, or an equivalent one, if it may be played here."""
    if card in situation.cards:
        return card
    return next((other for other in situation.cards if situation.touching(other, card)), None)


def _set_up(situation: TrickSituation) -> Choice | None:
    """Leads a long side suit whose higher cards can be forced out while control is kept."""
    if situation.trumps_out():
        return None
    control = situation.hand & SUIT_MASKS[situation.trump] if situation.trump >= 0 else 0
    spare = control.bit_count() if situation.trump >= 0 else sum(situation.is_top(card) for card in situation.cards)
    best: tuple[int, Card] | None = None
    for suit in range(4):
        own = situation.hand & SUIT_MASKS[suit]
        against = situation.against & SUIT_MASKS[suit]
        if suit == situation.trump or own.bit_count() < 3 or not against:
            continue
        losers = _higher(own, against)
        gained = own.bit_count() - losers
        if not 0 < losers <= spare or gained < 2:
            continue
        card = top(own)
        if best is None or gained > best[0]:
            second = top(own & ~(1 << card))
            best = (gained, card if situation.is_top(card) or situation.touching(card, second) else bottom(own))
    return None if best is None else _choice(best[1], "hint-set-up")


def _forces(situation: TrickSituation, card: Card) -> bool:
    """Whether a side card has an equivalent behind it and a single card above both."""
    if card >> 3 == situation.trump or (situation.against & HIGHER[card]).bit_count() != 1:
        return False
    own = situation.hand & SUIT_MASKS[card >> 3] & ~(1 << card)
    return bool(own) and card == max(card, top(own)) and situation.touching(card, top(own))


def _higher(own: Cards, against: Cards) -> int:
    """Tricks that a suit loses before its cards are good: each loss takes one card from either side."""
    mine, losers = own, 0
    while mine and against:
        if top(against) > top(mine):
            losers += 1
            against &= ~(1 << top(against))
            mine &= ~(1 << bottom(mine))
        else:
            mine &= ~(1 << top(mine))
        for _ in range(2):
            if against:
                against &= ~(1 << bottom(against))
    return losers


# The defence.


def _defender(situation: TrickSituation) -> Choice:
    if situation.trump < 0:
        return _without_trump(situation)
    best = max(situation.cards, key=lambda card: (_score(situation, card), -card))
    return _choice(best, _why(situation, best))


def _without_trump(situation: TrickSituation) -> Choice:
    """The suit that will run soonest, long and with high cards: nothing else beats a declarer without trump."""
    suit = max(range(4), key=lambda suit: (_promise(situation, suit), suit))
    card = _driven(situation, situation.hand & SUIT_MASKS[suit])
    if situation.is_top(card):
        return _choice(card, "hint-cash-top")
    return _choice(card, "hint-lead-establish")


def _promise(situation: TrickSituation, suit: int) -> float:
    """How soon a suit should run: its length and high cards, and more where the declarer has none of it."""
    own = situation.hand & SUIT_MASKS[suit]
    if not own:
        return -1.0
    high = sum(HIGH.get(card & 7, 0.0) for card in cards_in(own))
    return own.bit_count() + high + situation.memory.void_chance(situation.declarer, suit)


def _driven(situation: TrickSituation, own: Cards) -> Card:
    """The highest card of a suit if nothing beats it, or a touching one stands behind it; else the lowest."""
    card = top(own)
    rest = own & ~(1 << card)
    if situation.is_top(card) or (rest and card & 7 in HIGH and situation.touching(card, top(rest))):
        return card
    return bottom(own)


def _declarer_next(situation: TrickSituation) -> bool:
    return bool(situation.later) and situation.later[0] == situation.declarer


def _score(situation: TrickSituation, card: Card) -> float:
    """How good a lead is, in tricks."""
    suit = card >> 3
    mask = SUIT_MASKS[suit]
    memory = situation.memory
    partners = [place for place in situation.later if not situation.foe(place)]
    stands = situation.stands(card)
    chance = stands
    for place in partners:
        # The partner's higher card wins where the declarer's cards are lower.
        better = memory.chance(place, HIGHER[card]) * (0.6 if situation.against & HIGHER[card] else 0.9)
        chance += (1.0 - stands) * 0.6 * better
    value = chance - keeping(situation, card)
    void = memory.void_chance(situation.declarer, suit)
    if situation.trump >= 0 and suit != situation.trump:
        trumps = memory.chance(situation.declarer, SUIT_MASKS[situation.trump])
        if void > 0.5 and trumps:
            # He must trump, which shortens his trumps.
            value += FORCE * void
        for place in partners:
            if memory.void_chance(place, suit) > 0.8 and memory.chance(place, SUIT_MASKS[situation.trump]) > 0.5:
                value += 0.4 * (1.0 - void)
    if suit == situation.trump:
        value -= OWN_TRUMP
    if _declarer_next(situation):
        if not situation.is_top(card) and void < 0.5:
            value += THROUGH
    elif not situation.is_top(card) and _honour(situation, mask, card):
        value -= UNDER_HONOUR
    if situation.is_top(card):
        value += 0.05 if _declarer_next(situation) else 0.15
    return value


def _honour(situation: TrickSituation, mask: Cards, card: Card) -> bool:
    """Whether the suit holds an honour above the card led."""
    return any(other & 7 >= 5 for other in range(card + 1, 32) if situation.hand & mask & HIGHER[card] & (1 << other))


def _why(situation: TrickSituation, card: Card) -> str:
    void = situation.memory.void_chance(situation.declarer, card >> 3)
    if card >> 3 == situation.trump:
        return "hint-trump-lead"
    if situation.trump >= 0 and void > 0.5:
        return "hint-force-ruff"
    if situation.is_top(card):
        return "hint-cash-top"
    return "hint-lead-through" if _declarer_next(situation) else "hint-lead-up"
