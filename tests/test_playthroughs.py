"""Each preset has its playthrough, and its log still gives the same text. No bots are involved."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.games import presets
from tools import playthroughs
from tools.playthroughs import FOLDER, StaleLogError, file_of, playthrough


@pytest.mark.parametrize("rules", presets())
def test_playthrough_is_up_to_date(rules: str) -> None:
    path = file_of(rules)
    assert path.exists(), f"no playthrough of {rules}: run python -m tools.playthroughs --new"
    assert path.read_text("utf-8") == playthrough(rules), "run python -m tools.playthroughs and read what changed"


def test_no_playthrough_without_preset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {file_of(rules).stem for rules in presets()}


def test_a_step_that_is_not_legal_any_more_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = file_of("thousand/ru").read_text("utf-8")
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path)
    file_of("thousand/ru").write_text(text.replace("> 1 bid 100", "> 1 bid 101", 1))
    with pytest.raises(StaleLogError, match="`1 bid 101` is no longer legal"):
        playthrough("thousand/ru")


def test_a_new_log_is_played_again_to_the_same_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path)
    for rules in ("thousand/ru", "preferans/sochi"):
        text = playthroughs.new_playthrough(rules)
        assert "(hint-" in text
        file_of(rules).write_text(text, "utf-8")
        assert playthrough(rules) == text
