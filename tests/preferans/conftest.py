"""What several tests of Preferans stand on."""

from __future__ import annotations

import pytest

from prikup.core.events import AddressedEvent
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.outcome import Outcome
from prikup.preferans.score import deal as scoring
from prikup.preferans.state import Dealing, Sheet, State, Step


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch) -> list[Outcome]:
    """The outcomes of deals that end before the tricks; they are not scored."""
    found: list[Outcome] = []

    def keep(compiled: CompiledRules, sheet: Sheet, outcome: Outcome, events: list[AddressedEvent]) -> Step:
        found.append(outcome)
        return State(sheet, Dealing("shuffle")), events

    monkeypatch.setattr(scoring, "finish", keep)
    return found
