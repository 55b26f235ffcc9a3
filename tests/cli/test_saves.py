"""Saved matches: complete at every moment, continued, left unchanged if broken."""

from __future__ import annotations

import os
import random
import subprocess
import time
from pathlib import Path

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli import saves
from prikup.cli.errors import InputError
from prikup.cli.play import USUAL
from prikup.cli.saves import Seating
from prikup.cli.session import Session, ShuffleSeeds
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from tests.support import bound

SAVES = """
import sys
from pathlib import Path
from prikup import games
from prikup.bots import make_bot
from prikup.cli import saves
from prikup.cli.session import Session, ShuffleSeeds
path = Path(sys.argv[1])
seating = saves.Seating(0, ("thumb", "random"))
save = saves.saver(path, seating, ("a", "b", "c"))
match = games.new_match("thousand/ru")
save(match)
print("saving", flush=True)
bots = {seat: make_bot("thumb", str(seat)) for seat in range(3)}
number = 0
while True:
    keep = saves.saver(path, seating, ("a", "b", "c"))
    session = Session(games.new_match("thousand/ru"), bots, ShuffleSeeds(str(number)), after=[keep])
    while not session.match.over:
        session.step()
    number += 1
"""


@pytest.mark.turns(3)
def test_a_killed_save_leaves_a_match_that_loads(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    chance = random.Random(1)
    lengths = set()
    for _ in range(20):
        program = subprocess.Popen(bound.command("-c", SAVES, str(path)), stdout=subprocess.PIPE)
        assert program.stdout is not None
        assert program.stdout.readline()
        time.sleep(chance.uniform(0.0, 0.25))
        program.kill()
        program.wait()
        program.stdout.close()
        saved = saves.load(path)
        assert saved.seating == Seating(0, ("thumb", "random"))
        lengths.add(len(saved.match.log))
    assert len(lengths) > 3


@pytest.mark.parametrize("rules", [USUAL, "thousand/ru+cut.kind=nines", "thousand/pl"])
def test_saving_step_by_step_writes_what_saving_at_once_does(tmp_path: Path, rules: str) -> None:
    path = tmp_path / "match.record"
    seating = Seating(1, ("thumb", "thumb"))
    match = games.new_match(rules, 2)
    bots = {seat: make_bot("random" if seat else "thumb", str(seat)) for seat in range(3)}
    save = saves.saver(path, seating, ("a", "b", "c"))
    session = Session(match, bots, ShuffleSeeds("5"), after=[save])
    for _ in range(400):
        if match.over:
            break
        session.step()
        if len(match.log) % 40 == 0:
            assert path.read_text("utf-8") == record_text(Record.of(match, ("a", "b", "c"), seating.text))
    # Saved once more without an action it is the same.
    before = path.read_text("utf-8")
    save(match)
    assert path.read_text("utf-8") == before
    saved = saves.load(path)
    assert saved.match.log == match.log
    assert saved.match.dealer == 2
    assert saved.seating == seating
    assert not list(tmp_path.glob(".*"))


def test_unfinished_matches_are_found_and_broken_ones_are_named_and_left(home: Path) -> None:
    assert saves.unfinished() == ([], [])
    path = saves.new_path()
    assert path.is_relative_to(home)
    match = games.new_match(USUAL)
    saves.saver(path, Seating(0, ("thumb", "thumb")), ("a", "b", "c"))(match)
    broken = path.with_name("9999-broken.record")
    broken.write_bytes(path.read_bytes()[:50])
    held = broken.read_bytes()
    found, faults = saves.unfinished()
    assert [saved.path for saved in found] == [path]
    assert len(faults) == 1
    assert str(broken) in faults[0].where
    assert saves.new_path() not in (path, broken)
    assert broken.read_bytes() == held


def test_what_cannot_be_swept_away_hides_no_match(home: Path) -> None:
    path = saves.new_path()
    saves.saver(path, Seating(0, ("thumb", "thumb")), ("a", "b", "c"))(games.new_match(USUAL))
    folder = path.parent / ".left.new"
    folder.mkdir()
    os.utime(folder, (0, 0))
    (path.parent / ".gone.new").symlink_to("nowhere")
    assert [saved.path for saved in saves.unfinished()[0]] == [path]


def test_two_tables_of_one_match_do_not_wipe_out_each_other(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    seating = Seating(0, ("thumb", "thumb"))
    bots = {seat: make_bot("thumb", str(seat)) for seat in range(3)}
    save = saves.saver(path, seating, ("a", "b", "c"))
    first = Session(games.new_match(USUAL), bots, ShuffleSeeds("1"), after=[save])
    for _ in range(3):
        first.step()
    loaded = saves.load(path).match
    again = saves.saver(path, seating, ("a", "b", "c"))
    again(loaded)
    second = Session(loaded, bots, ShuffleSeeds("1"), after=[again])
    second.step()
    held = path.read_bytes()
    with pytest.raises(InputError) as found:
        first.step()
    assert found.value.error.code == "changed_elsewhere"
    assert path.read_bytes() == held
    second.step()
    # A file that is gone is written anew.
    path.unlink()
    second.step()
    assert len(saves.load(path).match.log) == len(loaded.log)


def test_a_user_without_a_home_is_a_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PRIKUP_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(InputError) as found:
        saves.folder()
    assert found.value.error.code == "not_writable"


def test_the_folder_is_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PRIKUP_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.folder() == tmp_path / "prikup" / "matches"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.folder() == tmp_path / ".local" / "share" / "prikup" / "matches"


def test_a_folder_that_cannot_be_made_is_a_trouble(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("PRIKUP_HOME", str(tmp_path / "file"))
    with pytest.raises(InputError) as found:
        saves.new_path()
    assert found.value.error.code == "not_writable"


def test_seatings_from_elsewhere() -> None:
    game = games.game(USUAL)
    assert Seating.read("seat 2; bots thumb random", game) == Seating(2, ("thumb", "random"))
    for text in ("", "Sunday, at home", "seat 7; bots thumb thumb", "seat 1; bots thumb", "seat 1; bots deep deep"):
        assert Seating.read(text, game) == Seating(0, ("thumb", "thumb"))
