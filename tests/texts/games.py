"""The messages that the code of each game can ask for, beside the shared ones: read from its source."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from prikup.preferans.game import PHASES as PREFERANS_PHASES
from prikup.preferans.rules.conflicts import CONFLICTS as PREFERANS_CONFLICTS
from prikup.preferans.rules.play import FAULTS as PREFERANS_FAULTS
from prikup.thousand.game import PHASES
from prikup.thousand.phases.deals import CONCEDE
from prikup.thousand.rules.buyback import BUYBACK
from prikup.thousand.rules.conflicts import NAMES as CONFLICTS
from prikup.thousand.rules.faults import FAULTS
from tests.texts import preferans as preferans_source
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
    helpers: Mapping[str, frozenset[str]] = {}
    """Messages of its own files that others refer to or that are asked for by name, with the values that they need."""


def thousand() -> GameWords:
    """The words of Thousand."""
    return GameWords(
        phases=frozenset({"over", *(phase.name for phase in PHASES.values())}),
        lines=source.line_notes(),
        endings=frozenset({*source.endings(), *CONCEDE, "three_marriages", "four_marriages"}),
        grounds=frozenset(source.grounds()),
        faults=frozenset({*FAULTS, BUYBACK}),
        conflicts=CONFLICTS,
    )


def preferans() -> GameWords:
    """The words of Preferans."""
    return GameWords(
        phases=frozenset(phase.name for phase in PREFERANS_PHASES.values()),
        lines=preferans_source.line_notes(),
        endings=preferans_source.endings(),
        faults=frozenset(PREFERANS_FAULTS),
        conflicts=frozenset(conflict.name for conflict in PREFERANS_CONFLICTS),
        helpers=preferans_source.HELPERS,
    )


WORDS: dict[str, Callable[[], GameWords]] = {
    "thousand": thousand,
    "preferans": preferans,
}
"""By name of the game: the only list of them."""
