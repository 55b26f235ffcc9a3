"""Each preset has its playthrough, and it is what the program plays today."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.games import presets
from tools.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("rules", presets())
def test_playthrough_is_up_to_date(rules: str) -> None:
    path: Path = FOLDER / f"{rules.replace('/', '-')}.txt"
    assert path.exists(), f"no playthrough of {rules}: run tools/playthroughs.py"
    assert path.read_text("utf-8") == playthrough(rules), "run tools/playthroughs.py and read what changed"


def test_no_playthrough_without_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {rules.replace("/", "-") for rules in presets()}
