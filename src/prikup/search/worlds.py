"""Worlds: one way in which all cards can lie, and the position that it gives (docs/sampling.md)."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from msgspec import Struct

from prikup import games
from prikup.core.cards import Card, Cards
from prikup.core.game import AnyGame
from prikup.core.knowledge import ASIDE, BESIDE, HAND, STOCK, TALON, CardsByPlace, Knowledge
from prikup.core.seats import Seat
from prikup.search import seen_preferans, seen_thousand
from prikup.search.errors import SearchError
from prikup.search.piles import Piles

_GAMES: dict[str, Any] = {"thousand": seen_thousand, "preferans": seen_preferans}

game_of = lru_cache(maxsize=256)(games.game)
"""The game of a rule string, made once for each."""


class Seen(Struct, frozen=True, dict=True):
    """A view, its game, and what the view tells of the cards."""

    game: AnyGame
    view: Any
    knowledge: Knowledge

    @staticmethod
    def of(view: Any) -> Seen:
        """Raises SearchError: search_no_cards while no cards are out, search_worlds for a game of which no worlds are
        drawn."""
        game = game_of(view.rules)
        if game.name not in _GAMES:
            raise SearchError("search_worlds", game=game.name, known=", ".join(_GAMES))
        if not view.cards_out:
            raise SearchError("search_no_cards", phase=view.phase)
        return Seen(game, view, game.knowledge(view))

    @property
    def pattern(self) -> Any:
        """The state of the tricks, to which only the cards of a world are missing. Raises what `World.position`
        does."""
        if "pattern" not in self.__dict__:
            if not self.view.in_tricks:
                raise SearchError("search_phase", phase=self.view.phase)
            self.__dict__["pattern"] = _GAMES[self.game.name].pattern(self.game, self.view)
        return self.__dict__["pattern"]

    def world(self, cards: CardsByPlace, rng: random.Random) -> World:
        """The world of a layout; where the order of a pile matters each order is as likely."""
        return World(self, cards, *_GAMES[self.game.name].ordered(self.view, self._piles(cards), rng))

    def _piles(self, cards: CardsByPlace, stock: tuple[Card, ...] = (), talon: tuple[Card, ...] = ()) -> Piles:
        hands: dict[Seat, Cards] = {}
        lying: dict[str, Cards] = {}
        for place, here in zip(self.knowledge.places, cards, strict=True):
            if place.name == HAND:
                hands[place.seat] = here
            else:
                lying[place.name] = here
        return Piles(
            hands, lying.get(TALON, 0), lying.get(BESIDE, 0), lying.get(STOCK, 0), lying.get(ASIDE, 0), stock, talon
        )


class World(Struct, frozen=True):
    """One way in which all cards can lie now."""

    seen: Seen
    cards: CardsByPlace
    """The cards at each place of ``seen.knowledge.places``."""
    stock: tuple[Card, ...] = ()
    """The stock in the order in which it is drawn."""
    talon: tuple[Card, ...] = ()
    """In Preferans the talon as it was dealt, in its order, even if only the declarer has seen it."""

    def at(self, name: str, seat: Seat = -1) -> Cards:
        """The cards at a place by its name (`prikup.core.knowledge`); none if there is no such place."""
        at = self.seen.knowledge.at(name, seat)
        return self.cards[at] if at >= 0 else 0

    def hand(self, seat: Seat) -> Cards:
        """The cards in a hand: of a seat, in Preferans of a place at the table."""
        return self.at(HAND, seat)

    @property
    def piles(self) -> Piles:
        """The cards by where they lie."""
        return self.seen._piles(self.cards, self.stock, self.talon)

    def position(self) -> tuple[AnyGame, Any]:
        """The game and the state with these cards, for `solve` and its like.

        While tricks are played; a claim or an offer that waits for answers is left out. Raises SearchError:
        ``search_phase`` before and after the tricks, ``search_midway`` for a view that began among the
        tricks, if it does not tell enough of what had been played.
        """
        seen = self.seen
        return seen.game, _GAMES[seen.game.name].placed(seen.pattern, self.piles)
