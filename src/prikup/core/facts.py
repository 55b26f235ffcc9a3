"""Facts of a deal, so that programs need not work them out: who does what, and what the cards are worth.

They reveal nothing that is hidden from a player. Each game extends this struct with fields of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from prikup.core.cards import Card, Cards, card_text
from prikup.core.errors import NotationError, SetupError
from prikup.core.seats import Seat


class Facts(Struct, frozen=True, kw_only=True):
    """Facts of the current deal, or of the next one between deals. Seats count from 0, clockwise."""

    rules: str
    """The canonical rule string."""
    deal: int
    """The number of the deal, from 1."""
    phase: str
    dealer: Seat
    holding: tuple[Seat, ...]
    """The seats that hold cards in this deal."""
    resting: tuple[Seat, ...]
    """The seats that sit this deal out; empty where all play."""
    opener: Seat | None
    """The seat that bids first; None in a game without an auction."""
    declarer: Seat | None
    """The seat that plays the contract; None before it is known, and in a game or a deal without one."""
    trump: str
    """``S``, ``C``, ``D``, ``H``, or ``-`` while there is none."""
    hand_size: int
    """Cards dealt to each hand."""
    tricks: int
    """The number of tricks in a whole deal."""
    card_points: int
    """The card points of the whole pack; 0 in a game that counts tricks."""
    values: dict[str, int]
    """Card points by rank, the strongest first: ``{"A": 11, "T": 10, ...}``; all 0 in a game that counts tricks."""
    trick_counts: tuple[int, ...]
    """Tricks taken so far, by seat."""
    point_counts: tuple[int, ...]
    """Card points taken so far, by seat; empty in a game that counts tricks."""


def demand_trick(hand: Cards, trick: Sequence[Card], pack: Cards, most: int, index: int, tricks: int) -> None:
    """Checks a hand, the cards on the table, and which trick of so many it is (``index``, from 0). A trick with
    ``most`` cards still lacks one.

    Raises SetupError (card_not_in_pack, wrong_count, bad_range) or NotationError (card_twice; bad_card for a number
    outside 0..31).
    """
    if not 0 <= index < tricks:
        raise SetupError("bad_range", field="index", value=index)
    if not 0 <= hand < 1 << 32:
        raise NotationError("bad_card", text=str(hand)[:40])
    seen = hand
    for card in trick:
        if not 0 <= card < 32:
            raise NotationError("bad_card", text=str(card)[:40])
        if seen >> card & 1:
            raise NotationError("card_twice", card=card_text(card))
        seen |= 1 << card
    strange = seen & ~pack
    if strange:
        raise SetupError("card_not_in_pack", card=card_text((strange & -strange).bit_length() - 1))
    if len(trick) > most:
        raise SetupError("wrong_count", field="trick", count=len(trick), wanted=most)


def contract_of(phase: Any) -> Any:
    """The contract in the state of a phase; None if the phase has none."""
    return getattr(phase, "contract", None)
