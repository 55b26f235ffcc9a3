"""Tricks to expect from a whole hand, as declarer and in defence."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from prikup.bots.preferans.compiled_rules import HIGHER
from prikup.core.cards import ACE, KING, QUEEN, SUIT_MASKS, Cards, cards_in
from prikup.preferans.layout import NO_TRUMP
from prikup.search.holdings.document import by_suit, suit_of


class Worth(Struct, frozen=True):
    """The tricks that a hand should take as declarer, in a strain."""

    strain: int
    tricks: float
    sure: int = 0
    """How many of them are sure, if they were counted."""


# A linear fit of a declarer's tricks to the table's count, from deals that this player played, because
# the table counts each suit by itself and says nothing of the trumps that the side suits are played with.
BASE, TRUMPS, LENGTH, SIDES = -0.2, 0.56, 0.69, 0.6
LONGEST = 6
"""Trumps beyond this number add nothing that the table does not count."""
BASE_NT, SLOPE_NT = 2.2, 0.75
SHORT_TRUMPS = (9.0, 5.0, 2.0)
"""What very few trumps cost."""
UNSTOPPED = 1.3
"""The cost of a suit without a stopper at no trump."""


@lru_cache(maxsize=1 << 14)
def worth_in(hand: Cards, strain: int) -> float:
    """Tricks that a hand of ten should take in a strain."""
    suits = by_suit(hand)
    if strain == NO_TRUMP:
        return BASE_NT + SLOPE_NT * sum(suits) - UNSTOPPED * sum(not stopped(suit_of(hand, suit)) for suit in range(4))
    length = suit_of(hand, strain).bit_count()
    sides = sum(suits) - suits[strain]
    tricks = BASE + TRUMPS * suits[strain] + LENGTH * min(length, LONGEST) + SIDES * sides
    return min(10.0, tricks - (SHORT_TRUMPS[length] if length < len(SHORT_TRUMPS) else 0.0))


def guarded(suit: Cards) -> bool:
    """Whether the highest card of a holding (eight bits) is a king with one card below it, or a queen with two."""
    size = suit.bit_count()
    return (suit.bit_length() == KING + 1 and size > 1) or (suit.bit_length() == QUEEN + 1 and size > 2)


def stopped(suit: Cards) -> bool:
    """Whether a holding (eight bits) stops the others from running the suit: an ace, a guarded king or queen."""
    size = suit.bit_count()
    return bool(suit >> ACE & 1 or (suit >> KING & 1 and size > 1) or (suit >> QUEEN & 1 and size > 2))


def best(hand: Cards) -> Worth:
    """The strain with most tricks; among equals the higher one."""
    return max((Worth(strain, worth_in(hand, strain)) for strain in range(5)), key=lambda found: found.tricks)


def trump_suits(hand: Cards) -> list[Worth]:
    """All strains, best first."""
    return sorted((Worth(strain, worth_in(hand, strain)) for strain in range(5)), key=lambda found: -found.tricks)


def entering(hand: Cards) -> tuple[int, ...]:
    """The suits with more than four tricks in two or more than five in one: enough to enter the auction (PF-060)."""
    tricks = by_suit(hand)
    order = sorted(range(4), key=lambda suit: -tricks[suit])
    if tricks[order[0]] > 5:
        return (order[0],)
    return tuple(order[:2]) if tricks[order[0]] + tricks[order[1]] > 4 else ()


def defensive(hand: Cards, trump: int) -> float:
    """Tricks that a hand should take against a game, by itself."""
    tricks = 0.0
    for suit in range(4):
        own = suit_of(hand, suit)
        size = own.bit_count()
        ace, king, queen = (own >> rank & 1 for rank in (ACE, KING, QUEEN))
        if suit == trump:
            tricks += ace + (0.9 if king and size > 1 else 0.3 if king else 0.0) + (0.6 if queen and size > 2 else 0.0)
            tricks += 0.5 * max(0, size - 3)
            continue
        # The longer a suit is here, the sooner the declarer trumps it.
        held = 1.0 if size < 5 or trump < 0 else 0.7
        tricks += held * ace
        if king:
            tricks += held * (0.75 if ace and size < 5 else 0.55 if size > 1 else 0.2)
        if queen and size > 2:
            tricks += 0.45 if king else 0.25
    return tricks


def surely(hand: Cards, others: Cards, trump: int, *, leads: bool = False) -> int:
    """Tricks that a declarer takes in any layout of the cards: trumps and tops even if one hand has all others.

    Side suits count only if the trumps that are out can be drawn; at no trump only if he leads
    or no suit can be run against him.
    """
    if trump >= 0:
        mask = SUIT_MASKS[trump]
        out = (others & mask).bit_count()
        tops = _run(hand, others, mask)
        mine = (hand & mask).bit_count()
        if tops < min(out, mine) or mine < out:
            return max(tops, mine - out)
        return mine + sum(_run(hand, others, side) for side in SUIT_MASKS if side != mask)
    if not leads and any(_run(hand, others, side) == 0 for side in SUIT_MASKS if others & side):
        return 0
    return sum(_run(hand, others, side) for side in SUIT_MASKS)


def _run(hand: Cards, others: Cards, mask: Cards) -> int:
    """Tricks of a suit led from the top: top cards, then all the rest once the others can have none left."""
    own = hand & mask
    tops = sum(not others & HIGHER[card] for card in cards_in(own))
    out = (others & mask).bit_count()
    return own.bit_count() if tops >= out else tops


def unbeatable(hand: Cards, others: Cards, trump: int, *, leads: bool) -> bool:
    """Whether every trick is sure in any layout of the cards, whoever leads first."""
    if surely(hand, others, trump, leads=leads) < hand.bit_count():
        return False
    # A side card could be trumped before trumps are drawn; a suit that is not held is trumped here.
    return leads or trump < 0 or not others & SUIT_MASKS[trump] or not hand & ~SUIT_MASKS[trump]
