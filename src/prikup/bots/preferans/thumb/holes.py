"""How safe a hand is for a misere: its holes by the document's tables (PF-137..151)."""

from __future__ import annotations

from functools import cache, lru_cache

from prikup.core.cards import ACE, EIGHT, JACK, KING, NINE, SEVEN, Cards, cards_in, suit_of
from prikup.search.holdings.document import HOLES, middle

LAYERS = (SEVEN, NINE, JACK, KING, ACE)
"""The highest ranks that keep a suit clean, for each card from the lowest (PF-137)."""
LISTED = tuple((row.highest, middle(row.said)) for row in HOLES if row.lead == "any")
"""Holdings by their highest ranks, with the chance of being caught in them (PF-139..149)."""
LED = {(row.highest, row.lead == "own"): middle(row.said) for row in HOLES if row.lead != "any"}
"""Those for which it matters whose the first lead is: seven and nine, a lone eight or nine (PF-140, PF-143, PF-145)."""
LONGER = 0.6
"""How much of a hole's danger is left for each card beyond it that closes the next layer."""


@cache
def caught(suit: Cards, *, leads: bool) -> float:
    """The chance of taking a trick in a suit (ranks as eight bits), with the first lead or without it."""
    ranks = tuple(cards_in(suit))
    if (ranks, leads) in LED:
        return LED[ranks, leads]
    if clean(suit):
        return 0.0
    if len(ranks) > 5:
        return caught(sum(1 << rank for rank in ranks[:5]), leads=leads)
    return _listed(ranks)


def clean(suit: Cards) -> bool:
    """Whether a suit (eight bits) cannot be forced to take a trick: every layer is filled (PF-137)."""
    return all(rank <= highest for rank, highest in zip(cards_in(suit), LAYERS, strict=False))


def _listed(ranks: tuple[int, ...]) -> float:
    """The least chance in the table for a holding that is no better; a longer holding counts by its first hole."""
    found = [
        chance for highest, chance in LISTED if len(highest) == len(ranks) and all(map(int.__le__, ranks, highest))
    ]
    if found:
        return min(found)
    if ranks[0] != SEVEN:
        # A suit without its seven has nothing to duck with (PF-151).
        return 1.0
    if len(ranks) > 2 and ranks[-1] <= LAYERS[min(len(ranks), 5) - 1]:
        return LONGER * _listed(ranks[:-1])
    return 1.0


def holes(hand: Cards, *, leads: bool) -> list[float]:
    """The chance of being caught, by suit."""
    return [caught(suit_of(hand, suit), leads=leads) for suit in range(4)]


def ways(hand: Cards, *, leads: bool) -> list[list[float]]:
    """The chance of being caught, by suit: as it is, then for each suit with the first lead made in it."""
    blind = holes(hand, leads=False)
    if not leads:
        return [blind]
    led = holes(hand, leads=True)
    return [[*blind[:suit], led[suit], *blind[suit + 1 :]] for suit in range(4) if suit_of(hand, suit)]


def danger(hand: Cards, *, leads: bool) -> float:
    """The chance that a hand takes a trick in some suit. The first lead can save one suit."""
    return min(1.0 - _all_safe(chances) for chances in ways(hand, leads=leads))


def _all_safe(chances: list[float]) -> float:
    safe = 1.0
    for chance in chances:
        safe *= 1.0 - chance
    return safe


def bearable(hand: Cards, *, leads: bool, most: float = 0.8) -> bool:
    """One or two holes whose chances add up to at most 80% (PF-150), none in a suit without its seven (PF-151)."""
    if reckless(hand, leads=leads):
        return False
    found = [[chance for chance in chances if chance] for chances in ways(hand, leads=leads)]
    return any(len(chances) <= 2 and sum(chances) <= most for chances in found)


def reckless(hand: Cards, *, leads: bool) -> bool:
    """Whether a suit lacks its seven; a lone eight or nine is led at once by a player with the lead (PF-151)."""
    found = [suit for suit in (suit_of(hand, suit) for suit in range(4)) if suit and not suit & 1]
    lone = [suit for suit in found if suit in (1 << EIGHT, 1 << NINE)]
    return len(found) > (1 if leads and lone else 0)


TALONS = 23
"""How many talons are tried, each a step further through the unseen cards."""
WORST = 2.2
"""The sum of all holes' chances above which no talon helps."""


@lru_cache(maxsize=1024)
def with_talon(hand: Cards, *, leads: bool) -> tuple[float, float]:
    """The chance of taking a trick after the talon and the discard, and the sum of the holes.

    Averages over some talons.
    """
    if sum(holes(hand, leads=leads)) > WORST:
        return 1.0, WORST
    out = [card for card in range(32) if not hand >> card & 1]
    total = found = 0.0
    for step in range(TALONS):
        one, other = out[step % len(out)], out[(step * 5 + 7) % len(out)]
        ten = without_holes(hand | 1 << one | 1 << other, leads=leads)
        total += danger(ten, leads=leads)
        found += sum(holes(ten, leads=leads))
    return total / TALONS, found / TALONS


def without_holes(cards: Cards, *, leads: bool) -> Cards:
    """Ten of twelve cards: the most dangerous are discarded one by one, the highest first among equals."""
    while cards.bit_count() > 10:
        cards = min(
            (cards & ~(1 << card) for card in cards_in(cards)),
            key=lambda rest: (sum(holes(rest, leads=leads)), sum(card & 7 for card in cards_in(rest))),
        )
    return cards
