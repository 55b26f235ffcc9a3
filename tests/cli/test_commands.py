"""Every command does its job, and bad input gets one line and exit status 2."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App, CycloptsError

from prikup import games
from prikup.cli import app
from prikup.notation.record import LARGEST_FILE
from tests.cli.conftest import Run
from tests.support import bound
from tests.support.unable import needs


@pytest.fixture
def run(inside: Run) -> Run:
    return inside


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A whole match of bots."""
    path = tmp_path / "match.record"
    assert run("play", "thousand/en+end.target=300", "--deal", "1", "--record", str(path)).returncode == 0
    return path


def test_play_without_a_terminal_plays_one_match(spawn: Run) -> None:
    found = spawn("play")
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""
    assert "Deal 1" in found.stdout
    assert "Totals –" in found.stdout
    assert found.stdout.rstrip().splitlines()[-1].lower().find("w") >= 0


def test_play_speaks_russian(run: Run) -> None:
    found = run("play", "--lang", "ru", "--deal", "3")
    assert found.returncode == 0
    assert "прикуп" in found.stdout.lower()
    assert run("play", "--deal", "3", LANG="ru_RU.UTF-8").stdout == found.stdout
    assert run("play", "--deal", "3", LANG="fr_DE.UTF-8").stdout == run("play", "--deal", "3").stdout


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    first = run("play", "thousand/pl", "--deal", "7")
    assert first.stdout == run("play", "thousand/pl", "--deal", "7").stdout
    assert first.stdout != run("play", "thousand/pl", "--deal", "8").stdout


def test_a_terminal_that_shows_no_suits_is_no_trouble(spawn: Run) -> None:
    found = spawn("play", "--deal", "3", PYTHONIOENCODING="ascii")
    assert found.returncode == 0
    assert "Traceback" not in found.stderr


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout.strip()
    for words in ((), ("play",), ("simulate",), ("replay",), ("solve",), ("rules",), ("rules", "list")):
        for lang in ("en", "ru"):
            found = run(*words, "--help", "--lang", lang)
            assert found.returncode == 0
            assert ("Usage:" in found.stdout) == (lang == "en")
            assert ("Использование:" in found.stdout) == (lang == "ru")


def test_rules_list(run: Run) -> None:
    found = run("rules", "list")
    assert [line.split()[0] for line in found.stdout.splitlines()] == games.presets()
    for game in games.FAMILIES:
        own = [row["name"] for row in json.loads(run("rules", "list", game, "--json").stdout)]
        assert own == [name for name in games.presets() if name.startswith(f"{game}/")] != []


def test_rules_show(run: Run) -> None:
    rows = json.loads(run("rules", "show", "thousand/ru+barrel.at=850", "--json").stdout)
    assert {row["name"] for row in rows} == set(games.options("thousand"))
    for row in rows:
        assert list(row) == ["name", "title", "values", "default", "value", "ledger"]
        assert row["value"] in row["values"]
        assert row["default"] in row["values"]
        assert all(isinstance(value, str) for value in row["values"])
        assert row["ledger"]
    assert next(row["value"] for row in rows if row["name"] == "barrel.at") == "850"
    for lang in ("en", "ru"):
        assert "barrel.at" in run("rules", "show", "thousand/pl", "--lang", lang).stdout


def test_rules_show_says_a_range_in_every_language(run: Run) -> None:
    said = {
        "en": "off, 100 to 2490 in steps of 10",
        "ru": "off, от 100 до 2490 с шагом 10",
        "pl": "off, od 100 do 2490 co 10",
        "de": "off, 100 bis 2490 in Schritten von 10",
        "es": "off, de 100 a 2490 de 10 en 10",
    }
    for lang, words in said.items():
        shown = " ".join(run("rules", "show", "thousand/pl", "--lang", lang).stdout.split())
        assert f"[{words}]" in shown
        assert not re.search(r"\d\.\.\d", shown)


LATER = "preferans/sochi: there is a later edition, preferans/sochi@2. “prikup rules show preferans/sochi@2”"


@pytest.mark.parametrize(
    "command",
    [
        ("play", "preferans/sochi+pool.size=5", "--deal", "1", "--bots", "random"),
        ("sheet", "sochi.sheet", "--new", "preferans/sochi"),
        ("rules", "show", "preferans/sochi"),
        ("rules", "show", "preferans/sochi", "--json"),
        ("rules", "check", "preferans/sochi"),
        ("rules", "check", "preferans/sochi+whist.half=return"),
    ],
)
def test_a_later_edition_is_told_beside_the_work(run: Run, command: tuple[str, ...]) -> None:
    found = run(*command)
    assert found.returncode == 0
    assert [line.startswith(LATER) for line in found.stderr.splitlines()] == [True]
    assert "@2" not in found.stdout
    last = [word.replace("preferans/sochi", "preferans/sochi@2").replace("sochi.", "last.") for word in command]
    found = run(*last)
    assert (found.returncode, found.stderr) == (0, "")


def test_a_later_edition_in_five_languages_and_as_data(run: Run) -> None:
    told = {run("rules", "check", "preferans/sochi", "--lang", lang).stderr for lang in ("en", "ru", "pl", "de", "es")}
    assert len(told) == 5
    assert all(line.count("preferans/sochi@2") == 2 and line.count("\n") == 1 for line in told)
    found = run("rules", "check", "preferans/sochi+pool.size=30", "--json")
    assert json.loads(found.stdout)["later"] == "preferans/sochi@2+pool.size=30"
    assert "later" not in json.loads(run("rules", "check", "preferans/sochi@2", "--json").stdout)


def test_a_sheet_that_is_only_read_tells_no_edition(run: Run) -> None:
    assert run("sheet", "old.sheet", "--new", "preferans/sochi").returncode == 0
    found = run("sheet", "old.sheet")
    assert (found.returncode, found.stderr) == (0, "")


def test_rules_show_lists_what_an_edition_changes(run: Run) -> None:
    wide = {"COLUMNS": "200"}
    shown = run("rules", "show", "preferans/sochi@2", **wide).stdout
    assert "Changed from preferans/sochi to preferans/sochi@2:" in shown
    changes = [line.strip() for line in shown.splitlines() if "(was " in line]
    assert [line.split("  ")[0] for line in changes] == ["help.short = on (was off)", "whist.half = return (was plain)"]
    assert "(was " not in run("rules", "show", "preferans/sochi", **wide).stdout
    # Options named beside the edition are no part of it.
    shown = run("rules", "show", "preferans/hussar-2@2+pool.size=30", **wide).stdout
    assert [line.split("  ")[1] for line in shown.splitlines() if "(was " in line] == ["help.short = on (was off)"]


def test_rules_check_says_what_would_go(run: Run) -> None:
    found = run("rules", "check", "preferans/klassika+table.players=3")
    assert found.returncode == 2
    near = found.stdout.strip().rpartition(" ")[2]
    assert near.startswith("preferans/klassika+table.players=3+"), found.stdout
    assert run("rules", "check", near).returncode == 0
    found = run("rules", "check", "preferans/klassika+table.players=3", "--json")
    assert json.loads(found.stdout)["nearest"] == near


@pytest.mark.parametrize(
    ("rules", "near"),
    [
        # The value that is dropped comes first in the conflict, or second.
        ("thousand/pl+table.players=2+deal.shape=two_by_two", "thousand/pl-2a"),
        ("1001/hulsemann+auction.opening=60", "1001/hulsemann+auction.kind=forced+auction.opening=60"),
        ("1001/hulsemann+deal.pack=32", "1001/feder+deal.sevens=7"),
        # The first value that removes this conflict leads nowhere, another one does.
        ("preferans/klassika+dark.calls=off", "preferans/klassika+dark.calls=off+bombs.by=off"),
        ("thousand/ru+auction.kind=free", "thousand/ru+auction.kind=free+dark.floor=off"),
        # A figure gives way to the nearest that fits; where there was none, to the usual one.
        ("thousand/ru+end.target=700", "thousand/ru+end.target=700+barrel.at=690"),
        ("preferans/fspr+pool.end=all", "preferans/fspr+terms.circles=off+pool.size=20+pool.end=all"),
    ],
)
def test_what_would_go_with_an_option_that_means_nothing(rules: str, near: str) -> None:
    found = games.nearest_playable(rules)
    assert found is not None
    assert found.text == near


def test_both_options_named_leave_nothing_to_give_way() -> None:
    assert games.nearest_playable("thousand/ru+end.win=exact+barrel.at=880") is None


def test_rules_check(run: Run) -> None:
    assert run("rules", "check", "thousand/ru+barrel.at=850").stdout.strip() == "thousand/ru+barrel.at=850"
    assert json.loads(run("rules", "check", "thousand/ru", "--json").stdout) == {"ok": True, "rules": "thousand/ru"}
    found = run("rules", "check", "thousand/ru+barrel.at=3", "--json")
    assert found.returncode == 2
    data = json.loads(found.stdout)
    assert data["code"] == "bad_value"
    # People read titles and words, programs ids.
    assert data["params"]["option"] == "barrel.at"
    assert "barrel.at" not in data["message"]


def test_replay(run: Run, record: Path) -> None:
    found = run("replay", str(record))
    assert found.returncode == 0
    assert "Deal 1" in found.stdout
    assert run("replay", str(record), "--check").returncode == 0
    data = json.loads(run("replay", str(record), "--json").stdout)
    assert data["rules"] == "thousand/en+end.target=300"
    assert json.loads(run("replay", str(record), "--check", "--json").stdout)["ok"] is True
    assert run("replay", str(record)).stdout == found.stdout
    header, _, steps = record.read_text("utf-8").partition("\n")
    record.write_text(f"{header}\nabout: The evening at the lake\n{steps}", "utf-8")
    title, about, *rest = run("replay", str(record)).stdout.splitlines()
    assert about == "The evening at the lake"
    assert [title, *rest] == found.stdout.splitlines()
    as_json = record.with_suffix(".json")
    as_json.write_text(json.dumps(data), "utf-8")
    assert run("replay", str(as_json), "--check").returncode == 0


def test_a_record_with_a_fault(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if " pass" in line)
    lines[at] = lines[at][0] + " bid 7"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    found = run("replay", str(record), "--check")
    assert_one_line(found, "illegal_step")
    assert found.stderr.startswith(f"{record}:{at + 1}: ")
    as_data = run("replay", str(record), "--check", "--json")
    assert as_data.returncode == 2
    told = json.loads(as_data.stdout)
    assert (told["ok"], told["code"], told["line"]) == (False, "illegal_step", at + 1)
    assert told["message"] in as_data.stderr
    # In JSON no line is at fault.
    record.write_text("{}", "utf-8")
    assert "line" not in json.loads(run("replay", str(record), "--check", "--json").stdout)


def assert_one_line(found: subprocess.CompletedProcess[str], code: str) -> None:
    assert found.returncode == 2, (found.stdout, found.stderr)
    assert len(found.stderr.splitlines()) == 1, found.stderr
    assert found.stderr.rstrip().endswith(f"({code})"), found.stderr
    assert ": " in found.stderr
    assert "Traceback" not in found.stderr


BAD = (
    (("nonsense",), "usage"),
    (("play", "--nonsense"), "usage"),
    (("play", "thousand/ru", "more"), "usage"),
    (("play", "--seat", "x"), "usage"),
    (("play", "--seat", "3"), "out_of_range"),
    (("play", "--seat", "-1"), "out_of_range"),
    (("play", "thousand/xx"), "unknown_preset"),
    (("play", "chess/ru"), "unknown_game"),
    (("play", ""), "unknown_game"),
    (("play", "thousand/ru+nothing.at=3"), "unknown_option"),
    (("play", "--bots", ""), "unknown_bot"),
    (("play", "thousand/ru+barrel.at=3"), "bad_value"),
    (("play", "thousand/ru+barrel.at"), "bad_rules_text"),
    (("play", "--deal", "zz"), "bad_deal_seed"),
    (("play", "--deal", ""), "bad_deal_seed"),
    (("play", "--deal", "abcdef"), "bad_deal_seed"),
    (("play", "--deal", "aa bb cc dd ee ff 00 11"), "bad_deal_seed"),
    (("play", "--seat", "9" * 40), "usage"),
    (("play", "--bots", "thumb,champion,thumb"), "unknown_bot"),
    (("play", "--bots", "thumb,thumb"), "bots_count"),
    (("play", "--lesson"), "no_terminal"),
    (("play", "--lesson", "preferans"), "no_terminal"),
    (("play", "--lesson", "chess"), "unknown_lesson"),
    (("play", "--load", "nowhere.record"), "no_file"),
    (("play", "--record", "no/such/folder/x.record"), "not_writable"),
    (("play", "--lang", "xx"), "bad_language"),
    (("rulebook",), "usage"),
    (("rulebook", "thousand/xx"), "unknown_preset"),
    (("rulebook", "chess/ru"), "unknown_game"),
    (("rulebook", ""), "unknown_game"),
    (("rulebook", "thousand/ru", "--format", "tex"), "bad_format"),
    (("rulebook", "thousand/ru", "--lang", "xx"), "bad_language"),
    (("rulebook", "thousand/ru+overtime.by=500"), "options_conflict"),
    (("rules", "list", "preferans/nix"), "unknown_preset"),
    (("rules", "list", "thousand/ru+bolts.count=4"), "unknown_preset"),
    (("play", "--lang"), "bad_language"),
    (("simulate",), "usage"),
    (("simulate", "thousand/xx"), "unknown_preset"),
    (("simulate", "thousand/ru", "--matches", "many"), "usage"),
    (("simulate", "thousand/ru", "--matches", "0"), "out_of_range"),
    (("simulate", "thousand/ru", "--jobs", "0"), "out_of_range"),
    (("simulate", "thousand/ru", "--max-deals", "-4"), "out_of_range"),
    (("simulate", "thousand/ru", "--bots", "thumb,random"), "bots_count"),
    (("simulate", "thousand/ru", "--bots", ""), "unknown_bot"),
    (("simulate", "thousand/ru", "--matches", "1.5"), "usage"),
    (("simulate", "thousand/ru", "--matches", "0x10"), "usage"),
    (("simulate", "thousand/ru", "--seed", ""), "bad_master_seed"),
    (("simulate", "thousand/ru", "--seed", "\udcff"), "bad_master_seed"),
    (("simulate", "thousand/ru", "--seed", "one\ntwo"), "bad_master_seed"),
    (("replay",), "usage"),
    (("replay", "nowhere.record"), "no_file"),
    (("replay", "."), "not_readable"),
    (("rules", "list", "chess"), "unknown_game"),
    (("rules", "show", "thousand"), "bad_rules_text"),
    (("rules", "show", "thousand/ru+a=b"), "unknown_option"),
    (("rules", "check", "thousand/ru+barrel.at=off+barrel.at=880"), "option_twice"),
    (("rules", "check", "thousand/ru+barrel.at=" + "9" * 3000), "bad_value"),
    (("rules", "check"), "usage"),
)


@pytest.mark.parametrize(("arguments", "code"), BAD, ids=" ".join)
def test_bad_input(
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    code: str,
) -> None:
    """In this process, which is faster; the tests around it show that the command is the same."""
    monkeypatch.setenv("PRIKUP_LANG", "en")
    monkeypatch.chdir(home.parent)
    status = app.run(arguments)
    out, said = capsys.readouterr()
    assert_one_line(subprocess.CompletedProcess(arguments, status, out, said), code)
    assert out == ""
    assert not home.exists()


def test_the_language_may_stand_anywhere_but_behind_two_dashes(inside: Run) -> None:
    for arguments in (("--lang=ru", "rules", "list"), ("rules", "list", "--lang", "ru")):
        assert re.search("[а-я]", inside(*arguments).stdout)
    assert_one_line(inside("rules", "check", "--", "--lang"), "unknown_game")
    assert_one_line(inside("rules", "check", "--lang=ru", "--", "--lang=en"), "unknown_game")
    assert re.search("[а-я]", inside("rules", "check", "--lang=ru", "--", "--lang=en").stderr)


def test_whatever_a_command_line_lacks_is_one_line(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of the library that reads command lines may refuse more than this one does."""

    def refuse(*_: object, **__: object) -> None:
        raise CycloptsError(msg="Something\nnew is wrong.")

    monkeypatch.setattr(App, "parse_args", refuse)
    found = inside("rules", "list")
    assert_one_line(found, "usage")
    assert "Something new is wrong" in found.stderr


def test_a_fault_of_the_program_is_not_hidden(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise PermissionError(errno.EPERM, "a fault")

    monkeypatch.setattr(app, "build", fail)
    with pytest.raises(PermissionError):
        inside("rules", "list")


def test_any_stream_will_do(home: Path) -> None:
    """As where another program shows what is printed."""
    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        assert app.run(("rules", "check", "thousand/ru")) == 0
    assert "thousand/ru" in written.getvalue()


def test_bad_input_in_russian(spawn: Run) -> None:
    found = spawn("play", "thousand/xx", "--lang", "ru")
    assert_one_line(found, "unknown_preset")
    assert any("а" <= char <= "я" for char in found.stderr)
    assert_one_line(spawn("play", "--nonsense", "--lang", "ru"), "usage")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_a_record"),
        (b"\xff\xfe\x00nonsense", "not_text"),
        (b"hello\n", "not_a_record"),
        (b"prikup record 1\n", "truncated"),
        (b"prikup record 99\n", "unknown_format"),
        (b"{", "bad_json"),
        (b"prikup record 1\nrules: thousand/ru\n\x00", "not_text"),
    ],
)
def test_bad_files(run: Run, tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "bad.record"
    path.write_bytes(content)
    for arguments in (("replay", str(path)), ("replay", str(path), "--check"), ("play", "--load", str(path))):
        assert_one_line(run(*arguments), code)
    assert path.read_bytes() == content


def test_a_file_that_is_far_too_large_is_not_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "large.record"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert_one_line(run("replay", str(path)), "too_large")


def test_a_name_that_no_file_can_have(run: Run) -> None:
    assert_one_line(run("replay", "x" * 300), "not_readable")


def test_truncated_records(run: Run, record: Path) -> None:
    whole = record.read_bytes()
    for part in (0.3, 0.6, 0.9):
        record.write_bytes(whole[: int(len(whole) * part)])
        found = run("replay", str(record), "--check")
        assert found.returncode == 2
        assert len(found.stderr.splitlines()) == 1
        assert "Traceback" not in found.stderr


def test_a_record_is_never_written_over_another_file(spawn: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious", "utf-8")
    assert_one_line(spawn("play", "--record", str(path)), "file_exists")
    assert path.read_text("utf-8") == "precious"


def test_a_finished_match_is_not_gone_on_with(run: Run, record: Path) -> None:
    assert_one_line(run("play", "--load", str(record)), "match_finished")


def test_an_unfinished_match_goes_on(run: Run, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if " play " in line)
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text("\n".join([*lines[:at], "", "end: unfinished"]) + "\n", "utf-8")
    again = tmp_path / "again.record"
    found = run("play", "--load", str(unfinished), "--record", str(again))
    assert found.returncode == 0, found.stderr
    assert "Totals –" in found.stdout
    assert run("replay", str(again), "--check").returncode == 0
    kept = again.read_text("utf-8").splitlines()
    assert set(lines[:at]) <= set(kept)
    assert len(kept) > at
    assert_one_line(run("play", "--load", str(unfinished), "--record", str(again)), "file_exists")
    assert again.read_text("utf-8").splitlines() == kept


def test_a_broken_pipe_is_quiet(home: Path) -> None:
    command = subprocess.Popen(
        bound.command("-m", "prikup", "play", "--deal", "5"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    command.wait(60)
    said = command.stderr.read()
    command.stderr.close()
    assert said == b""


def test_bytes_that_are_no_text_are_no_trouble_for_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(("rules", "check", "--json", "thou\udcffsand/ru")) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "unknown_game"


COMMANDS = (
    "play --deal 5",
    "rules list",
    "rules check thousand/ru",
    "simulate thousand/ru --matches 2 --max-deals 2",
    "--help",
)


@needs(os.name == "posix", "a shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.turns(3)
def test_streams_that_are_closed(home: Path, command: str, closed: str) -> None:
    shown = f"exec {sys.executable} -m prikup {command} {closed}"
    found = subprocess.run(["sh", "-c", shown], capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert found.returncode == 0
    assert "Traceback" not in found.stderr


@needs(Path("/dev/full").exists(), "no full device here")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.turns(3)
def test_output_that_finds_no_space(home: Path, command: str) -> None:
    shown = f"exec {sys.executable} -m prikup --lang en {command} > /dev/full"
    found = subprocess.run(["sh", "-c", shown], capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert found.returncode == 2
    assert found.stderr.splitlines()[-1].startswith("stdout: The file cannot be written")
    assert "Traceback" not in found.stderr


@needs(Path("/dev/full").exists(), "no full device here")
def test_an_error_that_finds_no_space(home: Path) -> None:
    shown = f"exec {sys.executable} -m prikup nonsense 2> /dev/full"
    found = subprocess.run(["sh", "-c", shown], capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert (found.returncode, found.stdout, found.stderr) == (2, "", "")


class Terminal:
    """What a program writes to a terminal."""

    def __init__(self) -> None:
        self.ours, self.theirs = os.openpty()
        self.shown = b""

    def read_until(self, wanted: bytes, seconds: float = 120.0) -> None:
        """Reads until a pattern is shown, or the program has ended."""
        until = time.monotonic() + seconds
        while not re.search(wanted, self.shown) and time.monotonic() < until:
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.ours, 65536)
                except OSError:
                    return


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    found = Terminal()
    yield found
    os.close(found.ours)


@pytest.fixture
def started() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts programs in their own process groups, and ends those that a test has left."""
    groups: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
        groups.append(subprocess.Popen(bound.command("-m", "prikup", *arguments), start_new_session=True, **more))
        return groups[-1]

    yield start
    for program in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        program.communicate()


@needs(os.name == "posix", "signals and terminals as on Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.turns(3)
def test_ctrl_c(home: Path, terminal: Terminal, started: Callable[..., subprocess.Popen[bytes]], jobs: str) -> None:
    command = started(
        *("simulate", "thousand/ru", "--matches", "100000", "--jobs", jobs),
        stdout=subprocess.PIPE,
        stderr=terminal.theirs,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"TERM": "xterm-256color", "COLUMNS": "100"},
    )
    os.close(terminal.theirs)
    # Some matches have been played; it is still working.
    terminal.read_until(rb"[1-9]\d*/100000")
    # A terminal sends it to the whole group.
    os.killpg(command.pid, signal.SIGINT)
    out, _ = command.communicate(timeout=300)
    terminal.read_until(b"(?!)")
    assert command.returncode == 130
    assert out == b""
    assert re.search(rb"[1-9]\d*/100000", terminal.shown)
    # There is no output except the bar.
    said = re.sub(rb"\x1b\[[0-9;?]*[a-zA-Z]", b"", terminal.shown)
    assert not [line for line in re.split(rb"[\r\n]+", said) if line.strip() and b"/100000" not in line], said


@needs(os.name == "posix", "signals and terminals as on Unix")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.turns(3)
def test_a_table_that_is_told_to_end_gives_the_terminal_back(
    home: Path, terminal: Terminal, started: Callable[..., subprocess.Popen[bytes]], number: signal.Signals
) -> None:
    command = started(
        *("play", "thousand/ru", "--deal", "1"),
        stdin=terminal.theirs,
        stdout=terminal.theirs,
        stderr=terminal.theirs,
        env=os.environ | {"TERM": "xterm-256color"},
    )
    os.close(terminal.theirs)
    terminal.read_until(b"thousand/ru")
    command.send_signal(number)
    terminal.read_until(rb"\x1b\[\?1049l")
    assert command.wait(120) == 128 + number
    assert b"\x1b[?1049h" in terminal.shown
    assert b"\x1b[?1049l" in terminal.shown
    assert b"Traceback" not in terminal.shown


def test_one_rule_set_is_listed_by_its_name(run: Run) -> None:
    for name in ("preferans/sochi", "preferans/sochi@2", "thousand/ru", "1001/ru"):
        found = run("rules", "list", name)
        assert found.returncode == 0
        assert [line.split()[0] for line in found.stdout.splitlines()] == [name]
