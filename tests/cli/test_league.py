"""``prikup league``: its table and JSON, its files, its errors, and Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from prikup.league import merged
from tests.cli.conftest import Run, environ
from tests.support import bound

SMALL = ("league", "--players", "thumb,random", "--deals", "10", "--looks", "1", "--jobs", "1")


def test_a_small_league(inside: Run) -> None:
    found = inside(*SMALL)
    assert found.returncode == 0, found.stderr
    assert "thumb – random" in found.stdout
    assert "The whole game." in found.stdout
    assert found.stderr == ""


def test_as_data_and_the_same_from_the_file(inside: Run, tmp_path: Path) -> None:
    out = tmp_path / "file.jsonl"
    one = inside(*SMALL, "--out", str(out), "--json")
    again = inside(*SMALL, "--out", str(out), "--json")
    shown = inside("league", "merge", str(out), "--json")
    assert one.stdout == again.stdout == shown.stdout
    data = json.loads(one.stdout)
    assert (data["rules"], data["deals"], data["seed"]) == ("thousand/ru", 10, "1")
    (pair,) = data["pairs"]
    assert (pair["first"], pair["second"], pair["deals"]) == ("thumb", "random", 10)
    assert pair["low"] <= pair["mean"] <= pair["high"]


def test_shares_are_put_together(inside: Run, tmp_path: Path) -> None:
    whole = inside(*SMALL, "--json").stdout
    for number in (1, 2):
        found = inside(*SMALL, "--share", f"{number}/2", "--out", f"{number}.jsonl")
        assert found.returncode == 0, found.stderr
        assert f"Share {number} of 2 is done" in found.stdout
    found = inside("league", "merge", "2.jsonl", "1.jsonl", "--out", "all.jsonl", "--json")
    assert found.stdout == whole
    assert inside("league", "merge", "all.jsonl", "--json").stdout == whole


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--players", "thumb,nobody"), "unknown_bot"),
        (("--players", "thumb"), "league_players"),
        (("--rules", "thousand/xx"), "unknown_preset"),
        (("--deals", "0"), "league_number"),
        (("--deals", "7"), "league_deals"),
        (("--part", "talon"), "league_part"),
        (("--common", "random"), "league_common"),
        (("--share", "3/2"), "league_share"),
        (("--share", "1/2"), "usage"),
        (("--jobs", "0"), "out_of_range"),
        (("--seed", " "), "bad_master_seed"),
        (("--control", "10", "--rules", "1001/hulsemann"), "league_controls"),
        (("--out", "no/such/folder.jsonl"), "not_writable"),
        (("--out", "damaged.jsonl"), "league_damaged"),
        (("--out", "."), "not_writable"),
    ],
)
def test_one_clear_error(inside: Run, tmp_path: Path, arguments: tuple[str, ...], code: str) -> None:
    (tmp_path / "damaged.jsonl").write_text("{}\n")
    base = {"--players": "thumb,random", "--deals": "10", "--looks": "1", "--jobs": "1"}
    base |= dict(zip(arguments[::2], arguments[1::2], strict=True))
    found = inside("league", *(word for pair in base.items() for word in pair))
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr.count("\n") == 1
    assert f"({code})" in found.stderr
    assert (tmp_path / "damaged.jsonl").read_text() == "{}\n"


def test_merge_refuses(inside: Run, tmp_path: Path) -> None:
    inside(*SMALL, "--out", "one.jsonl")
    inside(*SMALL, "--seed", "2", "--out", "two.jsonl")
    assert "(league_other)" in inside("league", "merge", "one.jsonl", "two.jsonl").stderr
    assert "(no_file)" in inside("league", "merge", "three.jsonl").stderr
    assert "(usage)" in inside("league", "merge").stderr
    assert "(file_exists)" in inside("league", "merge", "one.jsonl", "--out", "two.jsonl").stderr


def test_the_help_in_every_language(inside: Run) -> None:
    for language, word in {
        "en": "rotations",
        "ru": "рассадках",
        "pl": "układach",
        "es": "rotaciones",
        "de": "Sitz",
    }.items():
        found = inside("league", "--help", "--lang", language)
        assert found.returncode == 0
        assert word in found.stdout
        assert "--share" in found.stdout


@pytest.mark.search
def test_ctrl_c_ends_at_once_and_leaves_a_file_to_go_on_with(home: Path, tmp_path: Path) -> None:
    out = tmp_path / "file.jsonl"
    line = ("league", "--players", "thumb,thumb", "--deals", "200", "--looks", "1", "--jobs", "2", "--out", str(out))
    program = subprocess.Popen(
        bound.command("-m", "prikup", *line),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(home),
        cwd=tmp_path,
        encoding="utf-8",
    )
    with program:
        try:
            end = time.monotonic() + 120
            while not (out.exists() and out.read_bytes().count(b"\n") > 20):
                assert time.monotonic() < end
                time.sleep(0.05)
            program.send_signal(signal.SIGINT)
            began = time.monotonic()
            _, errors = program.communicate(timeout=60)
            assert time.monotonic() - began < 20
        finally:
            program.kill()
    assert program.returncode == 130
    assert "Traceback" not in errors
    rows = merged([out])
    assert 20 <= len(rows.matches) < 1200
