"""The manners by name of the game: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prikup.cli.manner import Manner
from prikup.cli.preferans.manner import PreferansManner
from prikup.cli.telling import Teller
from prikup.cli.thousand.manner import ThousandManner
from prikup.cli.words import Words
from prikup.core.game import AnyGame

MANNERS: dict[str, Manner] = {
    "thousand": ThousandManner(),
    "preferans": PreferansManner(),
}
_NONE = Manner()


def manner(game: str) -> Manner:
    """The manner of a game."""
    return MANNERS.get(game, _NONE)


def teller(game: AnyGame, words: Words, names: Sequence[str], say: Callable[[str], None]) -> Teller:
    """What tells a match of a game as text."""
    return manner(game.name).teller(words.of(game), names, say, game.opening)
