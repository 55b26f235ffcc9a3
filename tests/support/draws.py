"""How matches are drawn at random: plainly, or by draws of a game's own where a fresh match never sees its edges."""

from __future__ import annotations

import random
from typing import Any

from prikup.core.actions import Deal
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import Seat


class Draws:
    """The draws of a game that says nothing of its own."""

    def near(self, rng: random.Random, game: Any) -> Match[Any, Any, Any]:
        """A match that begins near the edges of its rules."""
        return Match(game, rng.randrange(game.players))

    def deal(self, rng: random.Random, game: Any, dealer: Seat) -> Deal | None:
        """A deal by hand in which something rare is likely; None where cards are only shuffled."""
        return None


def draws(game: AnyGame) -> Draws:
    """The draws of a game."""
    from tests.support.thousand import ThousandDraws

    return {"thousand": ThousandDraws()}.get(game.name, Draws())
