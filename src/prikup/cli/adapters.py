"""The command line's adapters by game: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prikup.cli.adapter import CliAdapter
from prikup.cli.narrator import Narrator
from prikup.cli.preferans.adapter import PreferansCliAdapter
from prikup.cli.texts import CliTexts
from prikup.cli.thousand.adapter import ThousandCliAdapter
from prikup.core.game import AnyGame

ADAPTERS: dict[str, CliAdapter] = {
    "thousand": ThousandCliAdapter(),
    "preferans": PreferansCliAdapter(),
}
_NONE = CliAdapter()


def adapter_of(game: str) -> CliAdapter:
    """The adapter of a game."""
    return ADAPTERS.get(game, _NONE)


def narrator_of(game: AnyGame, words: CliTexts, names: Sequence[str], say: Callable[[str], None]) -> Narrator:
    """The narrator of a match."""
    return adapter_of(game.name).narrator(words.of(game), names, say, game.opening)
