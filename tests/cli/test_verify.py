"""``prikup verify`` says which decisions of a server's bots come out otherwise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from prikup.cli.app import run
from prikup.core.mixing import HashChain
from prikup.disclosure import Disclosure
from tests.test_disclosure import disclosed, mixed_by_the_server


def written(folder: Path, told: Disclosure) -> str:
    """The file of a disclosure."""
    file = folder / "disclosure.json"
    file.write_bytes(told.json())
    return str(file)


def test_a_match_that_is_as_it_was_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = disclosed("thousand/ru")
    assert run(["verify", written(tmp_path, told), "--commitment", told.commitment]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Table t, thousand/ru"
    assert f"Repeated, and the same: {len(told.decisions)}" in said
    assert any(line.startswith("Played by a fallback") for line in said)


def test_what_differs_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = disclosed("thousand/ru")
    first = told.decisions[0]
    strange = replace(first, by=replace(first.by, level="oracle"))
    other = replace(told, secret="0c" * 32, decisions=(strange, *told.decisions[1:]))
    assert run(["verify", written(tmp_path, other)]) == 1
    said = capsys.readouterr().out
    assert "The secret is not the one that was committed before the first deal." in said
    assert "this program cannot make the bot oracle" in said
    assert ": written " in said
    assert f", action {first.step}: this" in said


def test_what_was_cooked_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = mixed_by_the_server("thousand/ru")
    assert run(["verify", written(tmp_path, told)]) == 0
    said = capsys.readouterr().out
    assert "Deals: 1. Mixed by the server alone: 1." in said
    assert f"Links that were asked for and did not come in time: {told.record.names[2]} 1." in said
    chosen = replace(told, record=replace(told.record, log=(f"table shuffle {'0f' * 32}",)))
    assert run(["verify", written(tmp_path, chosen)]) == 1
    assert "Deal 1: the pack does not come of the seed and the links; the deal was chosen." in capsys.readouterr().out


def test_a_file_that_does_not_say_what_was_mixed_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = mixed_by_the_server("thousand/ru")
    taken_out = replace(told, format=1, mixing=UNSET)
    assert run(["verify", written(tmp_path, taken_out)]) == 0
    said = capsys.readouterr().out
    assert "The file does not say what the deals were mixed with" in said
    assert "Deals: " not in said


def test_who_had_several_chains_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = mixed_by_the_server("thousand/ru")
    assert told.mixing is not UNSET
    others = tuple(HashChain(seat, end * 32, 1, 2) for seat, end in ((1, "a1"), (2, "b2"), (2, "c3")))
    more = replace(told.mixing, chains=(*told.mixing.chains, *others))
    assert run(["verify", written(tmp_path, replace(told, mixing=more))]) == 0
    said = capsys.readouterr().out
    assert f"Several chains, one after the other (another device, for example): {told.record.names[2]} 2." in said


def test_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = disclosed("thousand/ru")
    older = tuple(replace(one, by=replace(one.by, version="0.0.1")) for one in told.decisions)
    assert run(["verify", written(tmp_path, replace(told, decisions=older)), "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert (said["good"], said["same"]) == (False, 0)
    assert {one["code"] for one in said["findings"]} == {"other_version"}


@pytest.mark.parametrize(
    ("arguments", "content", "code"),
    [
        ([], b"no json", "bad_json"),
        (["--commitment", "abc"], b"{}", "usage"),
    ],
)
def test_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], content: bytes, code: str
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    assert run(["verify", str(file), *arguments]) == 2
    assert code in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert run(["verify", str(tmp_path / "none.json")]) == 2


def test_what_a_file_says_moves_no_cursor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = disclosed("thousand/ru")
    first = told.decisions[0]
    strange = replace(first, by=replace(first.by, level="\x1b[31moracle"))
    other = replace(told, table="\x1b[2Jt", decisions=(strange, *told.decisions[1:]))
    assert run(["verify", written(tmp_path, other)]) == 1
    assert "\x1b" not in capsys.readouterr().out
