"""The commands with Preferans: whole matches as text, records, simulations, rules, bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli.adapters import adapter_of, narrator_of
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.simulate import Simulation, play_all
from prikup.cli.texts import CliTexts
from prikup.core.events import score_event
from prikup.texts import COMPLETE
from tests.cli.conftest import Run


@pytest.fixture
def run(inside: Run) -> Run:
    """These tests are about the output, not about the process."""
    return inside


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole match of bots."""
    path = tmp_path / "match.record"
    found = run("play", "preferans/sochi", "--deal", "7", "--record", str(path))
    assert found.returncode == 0, found.stderr
    return path


def test_a_match_is_told_in_words(run: Run) -> None:
    found = run("play", "preferans/sochi@2", "--deal", "7")
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    for part in ("Deal 1", "The talon: ", "(six spades)", "whist", "pool ", "hill ", "The match is over"):
        assert part in found.stdout
    assert "seat " not in found.stdout
    assert found.stdout == run("play", "preferans/sochi@2", "--deal", "7").stdout


@pytest.mark.parametrize("rules", ["preferans/klassika", "preferans/hussar-2", "preferans/skachki"])
@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("bot", ["thumb", "random"])
@pytest.mark.turns(3)
def test_any_rules_are_told_in_any_language(rules: str, lang: str, bot: str) -> None:
    match = games.new_match(rules)
    session = Session(
        match, {seat: make_bot(bot, seat, "preferans") for seat in range(match.players)}, ShuffleSeeds("4")
    )
    lines: list[str] = []
    names = ("Anna", "Boris", "Vera", "Dina")[: match.players]
    told = narrator_of(match.game, CliTexts(lang), names, lines.append)
    told.tell(match.events)
    while session.deals < 4 and not match.over:
        told.tell(session.step())
    told.flush()
    assert len(lines) > 40
    assert not any("{" in line or "???" in line for line in lines)
    assert max(map(len, lines)) < 300


def test_a_record_is_checked_and_replayed(run: Run, record: Path) -> None:
    checked = run("replay", str(record), "--check")
    assert checked.returncode == 0, checked.stderr
    told = run("replay", str(record))
    assert told.returncode == 0
    assert "The match is over" in told.stdout
    found = json.loads(run("replay", str(record), "--json").stdout)
    assert found["rules"] == "preferans/sochi"
    answer = json.loads(run("replay", str(record), "--check", "--json").stdout)
    assert answer["ok"]


def test_a_broken_record_says_where(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace(" play ", " whist ", 1), "utf-8")
    found = run("replay", str(record), "--check")
    assert found.returncode == 2
    assert len(found.stderr.strip().splitlines()) == 1


def test_a_simulation_counts_contracts(run: Run) -> None:
    found = run(
        "simulate", "preferans/sochi", "--matches", "1", "--bots", "thumb", "--seed", "1", "--jobs", "1", "--json"
    )
    assert found.returncode == 0, found.stderr
    sums = play_all(Simulation("preferans/sochi", 1, ("thumb",) * 3, "1", 100), 1)
    assert sums.deals > 5
    assert sum(bot.declared for bot in sums.bots) > 0
    assert all(0 <= bot.made <= bot.declared for bot in sums.bots)


@pytest.mark.parametrize("rules", ["preferans/sochi", "preferans/leningradka", "preferans/klassika"])
def test_who_declared_is_read_from_the_lines(rules: str) -> None:
    match = games.new_match(rules)
    session = Session(
        match, {seat: make_bot("thumb", seat, "preferans") for seat in range(match.players)}, ShuffleSeeds("9")
    )
    seen = 0
    while session.deals < 25 and not match.over:
        before = match.view(0).contract
        for told in session.step():
            written = score_event(told.event)
            if written is not None:
                found = list(adapter_of("preferans").contracts(written))
                contract = match.view(0).results[-1].contract if match.view(0).results else before
                if written.ending in ("made", "failed"):
                    assert contract is not None
                    assert found == [(contract.seat, written.ending == "made")], written.lines
                    seen += 1
                else:
                    assert found == []
    assert seen


def test_rules_are_listed_shown_and_checked(run: Run) -> None:
    listed = run("rules", "list").stdout
    for preset in ("klassika", "sochi", "hussar-2", "fspr"):
        assert f"preferans/{preset}" in listed
    shown = run("rules", "show", "preferans/sochi")
    assert shown.returncode == 0, shown.stderr
    assert "whist." in shown.stdout
    rows = json.loads(run("rules", "show", "preferans/sochi", "--json").stdout)
    assert {"pool.size", "passes.growth"} <= {row["name"] for row in rows}
    assert run("rules", "check", "preferans/sochi+pool.size=30").stdout.strip() == "preferans/sochi+pool.size=30"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("rules", "check", "preferans/nowhere"), "unknown_preset"),
        (("rules", "check", "preferans/sochi+pool.size=0"), "bad_value"),
        (("rules", "check", "preferans/sochi+barrel.at=880"), "unknown_option"),
        (("rules", "check", "preferans/sochi+table.players=3+whist.dealer=full"), "options_conflict"),
        (("play", "preferans/hussar-2", "--bots", "thumb,thumb,thumb"), "bots_count"),
        (("play", "preferans/sochi", "--seat", "3"), "out_of_range"),
        (("play", "preferans/sochi", "--bots", "clever"), "unknown_bot"),
    ],
)
def test_bad_input_gets_one_line(run: Run, arguments: tuple[str, ...], code: str) -> None:
    found = run(*arguments)
    assert found.returncode == 2, found.stdout
    assert found.stdout == ""
    assert len(found.stderr.strip().splitlines()) == 1
    assert code in found.stderr
