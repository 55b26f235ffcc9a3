"""How random matches are made: plainly, or by a game's own draws if a new match rarely gets near its limits."""

from __future__ import annotations

import random
from typing import Any

from prikup.core.actions import Deal
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import Seat


class Draws:
    """The draws of a game without its own."""

    def near(self, rng: random.Random, game: Any) -> Match[Any, Any, Any]:
        """A match that begins near the limits of its rules."""
        return Match(game, rng.randrange(game.players))

    def deal(self, rng: random.Random, game: Any, dealer: Seat) -> Deal | None:
        """A deal by hand in which something rare is likely; None if cards are only shuffled."""
        return None


def draws(game: AnyGame) -> Draws:
    """The draws of a game."""
    from tests.support.thousand import ThousandDraws

    return {"thousand": ThousandDraws()}.get(game.name, Draws())
