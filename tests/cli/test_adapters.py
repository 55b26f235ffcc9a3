"""A game without an adapter: what the command line does for it, and what it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli import adapters
from prikup.cli.adapter import CliAdapter
from prikup.cli.errors import InputError
from prikup.cli.narrator import Narrator
from prikup.cli.plain import watch
from prikup.cli.play import play
from prikup.cli.replay import replay
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.simulate import Simulation, play_all
from prikup.cli.texts import CliTexts
from prikup.notation.reading import record_text
from prikup.notation.record import Record

RULES = "thousand/ru+end.target=300+barrel.at=off"
NAMES = ("Anna", "Boris", "Vera")


@pytest.fixture(autouse=True)
def none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousand as a game without an adapter."""
    monkeypatch.setattr(adapters, "ADAPTERS", {})


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)


def session() -> Session:
    return Session(games.new_match(RULES), {seat: make_bot("thumb", seat) for seat in range(3)}, ShuffleSeeds("3"))


def test_it_has_no_manner_of_its_own() -> None:
    assert type(adapters.adapter_of("thousand")) is CliAdapter


def test_every_event_is_told() -> None:
    lines: list[str] = []
    playing = session()
    watch(CliTexts("en"), playing, NAMES, lines.append)
    assert playing.match.over
    cards = sum("plays" in line for line in lines)
    assert cards >= 24 * (playing.deals - 3)
    assert sum(line == "" for line in lines) >= playing.deals


def test_without_a_table_there_is_one_clear_word(terminal: None) -> None:
    with pytest.raises(InputError) as found:
        play(CliTexts("en"), "thousand/pl")
    assert (found.value.where, found.value.error.code) == ("thousand/pl", "no_table")
    assert CliTexts("en").input_error(found.value) == (
        "thousand/pl: There is no table for this game (thousand) here yet (no_table)"
    )


def test_a_record_is_told_where_there_is_nothing_to_show_it_on(
    terminal: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = session()
    for _ in range(60):
        playing.step()
    file = tmp_path / "match.record"
    file.write_text(record_text(Record.of(playing.match, NAMES)), "utf-8")
    assert replay(CliTexts("en"), file, check=False, as_json=False) == 0
    told = capsys.readouterr().out
    assert "Anna" in told
    assert adapters.adapter_of("thousand").narrator is Narrator


def test_a_simulation_counts_matches_and_deals() -> None:
    sums = play_all(Simulation(RULES, 3, ("thumb", "random", "random"), "1", 100), 1)
    assert sums.matches == 3
    assert sums.deals > 3
    assert not any(bot.declared for bot in sums.bots)
