"""Seats and hands, resolved once from the number of players.

A *place* is where a hand can lie: every player has one, and with two players there is a third, the dummy's. The
dealer of four holds no cards. F, S, T are the first, second and third hand, clockwise from the dealer (ledger 5.12).
"""

from __future__ import annotations

from msgspec import Struct

from prikup.core.cards import Card, pack_of
from prikup.core.seats import Seat, audience_of, everybody

PACK: tuple[Card, ...] = pack_of(range(8))
"""Sevens to aces (PF-012)."""
STRENGTH = (0, 1, 2, 3, 4, 5, 6, 7)
"""Ranks from low to high: 7 8 9 10 J Q K A."""
HAND, TALON, TRICKS = 10, 2, 10
"""Cards in a hand, cards of the talon, tricks of a deal (PF-021)."""
NO_TRUMP = 4
"""The strain of a game without trump; 0..3 are the suits."""
LEVELS = range(6, 11)
STRAINS = range(NO_TRUMP + 1)


def rank_of(level: int, strain: int) -> int:
    """The height of a game among all games: 6S is 1, 10NT is 25."""
    return len(STRAINS) * (level - LEVELS[0]) + strain + 1


def game_of(rank: int) -> tuple[int, int]:
    """Level and strain of the game at a height, as ``rank_of`` counts."""
    level, strain = divmod(rank - 1, len(STRAINS))
    return LEVELS[0] + level, strain


def owed_bit(level: int) -> int:
    """The bit of a game among those owed in the Razbojnik (PF-261); level 0 is the misere."""
    return level - LEVELS[0] if level else len(LEVELS)


def owed_levels(games: int) -> tuple[int, ...]:
    """The levels in a set of games owed in the Razbojnik, 0 for the misere last."""
    return tuple(level for level in (*LEVELS, 0) if games >> owed_bit(level) & 1)


class Layout(Struct, frozen=True):
    """The shape of a deal."""

    players: int
    places: int
    dummy: Seat = -1
    """The place whose hand nobody owns and which always passes (BP-060)."""
    hands: tuple[tuple[Seat, Seat, Seat], ...] = ()
    """F, S, T by dealer."""
    resting: tuple[int, ...] = ()
    """The places without cards, as a bit set, by dealer."""

    def after(self, dealer: Seat) -> Seat:
        """Who deals next when the deal moves on: the next player, never the dummy."""
        return (dealer + 1) % self.players

    def dealer_holds(self) -> bool:
        """Whether the dealer plays the deal himself (PF-022)."""
        return self.places == 3


def _layout(players: int) -> Layout:
    places = max(3, players)
    hands = tuple(((d + 1) % places, (d + 2) % places, (d + 3) % places) for d in range(players))
    resting = tuple(everybody(places) & ~audience_of(*playing) for playing in hands)
    return Layout(players, places, 2 if players == 2 else -1, hands, resting)


LAYOUTS = {players: _layout(players) for players in (2, 3, 4)}
"""The layouts by number of players (PF-005)."""
