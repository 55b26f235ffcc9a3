"""What the code of each game can ask the texts for, beside what all games have: read from its source."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from prikup.thousand.exchange import CONCEDE
from prikup.thousand.game import PHASES
from prikup.thousand.rules.conflicts import CONFLICTS
from prikup.thousand.rules.faults import FAULTS
from tests.texts import source


class GameWords(Struct, frozen=True):
    """The words of one game."""

    phases: frozenset[str]
    lines: dict[str, int]
    """Each line of a score with the number of notes that it always carries."""
    endings: frozenset[str]
    grounds: frozenset[str] = frozenset()
    faults: frozenset[str] = frozenset()
    conflicts: frozenset[str] = frozenset()


def thousand() -> GameWords:
    """The words of Thousand."""
    return GameWords(
        phases=frozenset({"over", *(phase.name for phase in PHASES.values())}),
        lines=source.line_notes(),
        endings=frozenset({*source.endings(), *CONCEDE, "three_marriages", "four_marriages"}),
        grounds=frozenset(source.grounds()),
        faults=frozenset(FAULTS),
        conflicts=frozenset(conflict.name for conflict in CONFLICTS),
    )


WORDS: dict[str, Callable[[], GameWords]] = {
    "thousand": thousand,
}
"""By name of the game: the only list of them."""
