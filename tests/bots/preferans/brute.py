"""Tricks by trying everything, written from the rules alone."""

from __future__ import annotations

from prikup.bots.preferans.thumb.worlds import Hands
from prikup.core.cards import SUIT_MASKS, cards_in


def legal_of(hand: int, trick_: tuple[int, ...], trump: int) -> int:
    """Follow suit; void, a trump; else any card (PF-169)."""
    suits = [hand & SUIT_MASKS[suit] for suit in ([trick_[0] >> 3, trump] if trick_ else []) if suit >= 0]
    return next((cards for cards in suits if cards), hand)


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card played later takes a trick from the one that is winning it."""
    return card > best if card >> 3 == best >> 3 else card >> 3 == trump


def brute(hands: Hands, trick_: tuple[int, ...], turn: int, leader: int, trump: int, *, low: bool) -> int:
    """The declarer's tricks by trying everything."""
    if not any(hands):
        return 0
    found = []
    for card in cards_in(legal_of(hands[turn], trick_, trump)):
        left = list(hands)
        left[turn] &= ~(1 << card)
        laid = (*trick_, card)
        if len(laid) < 3:
            found.append(brute((left[0], left[1], left[2]), laid, (turn + 1) % 3, leader, trump, low=low))
            continue
        best = 0
        for at in (1, 2):
            if beats(laid[at], laid[best], trump):
                best = at
        winner = (leader + best) % 3
        found.append((winner == 0) + brute((left[0], left[1], left[2]), (), winner, winner, trump, low=low))
    return max(found) if (turn == 0) != low else min(found)
