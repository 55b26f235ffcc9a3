"""Tricks to expect from a whole hand, as declarer and in defence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import Struct

from prikup.bots.preferans.compiled_rules import HIGHER
from prikup.core.cards import ACE, KING, QUEEN, SUIT_MASKS, Cards, cards_in, suit_of
from prikup.preferans.layout import NO_TRUMP
from prikup.search.holdings.document import by_suit


class Worth(Struct, frozen=True):
    """The tricks that a hand should take as declarer, in a strain."""

    strain: int
    tricks: float
    sure: int = 0
    """How many of them are sure, if they were counted."""


# Linear fits of a declarer's tricks against best defence, from the hands of random deals after the talon and the
# discard, because the table counts each suit by itself: it knows neither the trumps that the side suits are played
# with, nor who has the lead.
BASE, TRUMPS, LENGTH, TRUMP_LOSERS, LEADS = 0.52, 0.34, 0.38, 0.68, 0.25
SIDES, ACES, KINGS, VOIDS, SINGLES = 0.43, 0.81, 0.41, 0.93, 0.54
"""Side suits: tricks by the table, aces, guarded kings, suits of no card and of one."""
ERRORS = 0.2
"""How much more a declarer with a trump takes at a table, where the defence errs."""
SHORT_TRUMPS = (9.0, 5.0, 2.0)
"""What very few trumps cost."""


class NoTrumpFit(Struct, frozen=True):
    """A declarer's tricks at no trump."""

    base: float
    tops: float
    """For each card of a sequence from the ace down."""
    run: float
    """For each trick that runs from the top of a suit."""
    aces: float
    """The cost of each ace that is missing."""
    unstopped: float
    """The cost of each suit without a stopper."""
    pairs: float
    """For each king and queen under the ace of another hand: one of them becomes a trick."""


OWN_LEAD, THEIR_LEAD = NoTrumpFit(2.47, 0.33, 0.47, 0.41, 0.04, 0.72), NoTrumpFit(3.36, 0.34, 0.26, 0.66, 0.73, 0.84)
"""Who leads decides a game without trump: the others begin with their suit."""


@lru_cache(maxsize=1 << 14)
def worth_in(hand: Cards, strain: int, *, leads: bool) -> float:
    """Tricks that a hand of ten should take in a strain, with the first lead or without it."""
    if strain == NO_TRUMP:
        return _without_trump([suit_of(hand, suit) for suit in range(4)], OWN_LEAD if leads else THEIR_LEAD)
    suits = by_suit(hand)
    trumps = suit_of(hand, strain)
    length = trumps.bit_count()
    tricks = BASE + ERRORS + TRUMPS * suits[strain] + LENGTH * length - TRUMP_LOSERS * losers(trumps)
    for suit in range(4):
        if suit != strain:
            tricks += SIDES * suits[suit] + _side(suit_of(hand, suit))
    tricks += LEADS * leads - (SHORT_TRUMPS[length] if length < len(SHORT_TRUMPS) else 0.0)
    return min(10.0, max(0.0, tricks))


def _without_trump(suits: Sequence[Cards], fit: NoTrumpFit) -> float:
    tricks = fit.base
    for suit in suits:
        tricks += fit.tops * topping(suit) + fit.run * running(suit)
        if not suit >> ACE & 1:
            tricks -= fit.aces
            tricks += fit.pairs * (suit >> QUEEN & 3 == 3)
        if not stopped(suit):
            tricks -= fit.unstopped
    return min(10.0, max(0.0, tricks))


@cache
def _side(suit: Cards) -> float:
    """What a side suit (eight bits) is worth beyond the table beside a trump."""
    size = suit.bit_count()
    tricks = VOIDS * (size == 0) + SINGLES * (size == 1) + ACES * (suit >> ACE & 1)
    return tricks + KINGS * (suit >> KING & 1 and size > 1)


def topping(suit: Cards) -> int:
    """How many cards from the ace down a suit (eight bits) has without a gap."""
    return 8 - (~suit & 0xFF).bit_length()


@cache
def running(suit: Cards) -> int:
    """Tricks that run from the top of a suit (eight bits): all of it, if its tops draw what the others hold, who hold
    as many of it as each other."""
    tops, size = topping(suit), suit.bit_count()
    return size if tops and 2 * tops >= 8 - size else tops


@cache
def losers(suit: Cards) -> int:
    """Tricks that a suit (eight bits) loses, if the others hold as many of it as each other; low cards go under."""
    own = sorted(cards_in(suit), reverse=True)
    theirs = sorted(cards_in(~suit & 0xFF), reverse=True)
    lost = 0
    while own and theirs:
        if theirs[0] > own[0]:
            lost += 1
            own.pop()
            theirs.pop(0)
            del theirs[-1:]
        else:
            own.pop(0)
            del theirs[-2:]
    return lost


def guarded(suit: Cards) -> bool:
    """Whether the highest card of a holding (eight bits) is a king with one card below it, or a queen with two."""
    size = suit.bit_count()
    return (suit.bit_length() == KING + 1 and size > 1) or (suit.bit_length() == QUEEN + 1 and size > 2)


def stopped(suit: Cards) -> bool:
    """Whether a holding (eight bits) stops the others from running the suit: an ace, a guarded king or queen."""
    size = suit.bit_count()
    return bool(suit >> ACE & 1 or (suit >> KING & 1 and size > 1) or (suit >> QUEEN & 1 and size > 2))


def best(hand: Cards, *, leads: bool) -> Worth:
    """The strain with most tricks; among equals the lower one."""
    return trump_suits(hand, leads=leads)[0]


def trump_suits(hand: Cards, *, leads: bool) -> list[Worth]:
    """All strains, best first."""
    found = [Worth(strain, worth_in(hand, strain, leads=leads)) for strain in range(5)]
    return sorted(found, key=lambda one: -one.tricks)


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
