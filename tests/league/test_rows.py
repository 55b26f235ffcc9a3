"""Files of results: cut off anywhere and gone on with, damaged, of other leagues, in shares."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prikup.league import LeagueError, LeagueFile, merged, results
from prikup.league.results import as_data
from prikup.league.rows import Rows, file_bytes, read
from prikup.league.settings import Settings, share_of
from tests.league.support import played, small


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Settings, bytes]:
    """A small league with its file."""
    settings = small(players="thumb,random,random", deals=20, looks=2)
    path = tmp_path_factory.mktemp("league") / "whole.jsonl"
    played(settings, path)
    return settings, path.read_bytes()


def outcome(rows: Rows) -> Any:
    """The results without what depends on the machine."""
    return as_data(rows.settings, results(rows))


@pytest.mark.parametrize("where", [0, 1, 100, 0.3, 0.5, 0.77, -1])
def test_a_file_that_was_cut_off_goes_on(whole: tuple[Settings, bytes], tmp_path: Path, where: float) -> None:
    settings, data = whole
    path = tmp_path / "cut.jsonl"
    cut = int(where * len(data)) if 0 < where < 1 else int(where)
    path.write_bytes(data[:cut] if cut else b"")
    rows = played(settings, path)
    assert outcome(rows) == outcome(read_whole(data, tmp_path))
    again, size = read(path)
    assert again is not None
    assert size == len(path.read_bytes())
    assert path.read_bytes().count(b"\n") == 1 + len(again.matches), "a match stands twice"


def read_whole(data: bytes, folder: Path) -> Rows:
    path = folder / "other.jsonl"
    path.write_bytes(data)
    return merged([path])


def test_a_finished_file_is_not_touched(whole: tuple[Settings, bytes], tmp_path: Path) -> None:
    settings, data = whole
    path = tmp_path / "done.jsonl"
    path.write_bytes(data)
    played(settings, path)
    assert path.read_bytes() == data


def changed(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    """Changes a line in the middle."""

    def change(data: bytes) -> bytes:
        lines = data.splitlines(keepends=True)
        assert old in lines[20]
        lines[20] = lines[20].replace(old, new, 1)
        return b"".join(lines)

    return change


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"not a league\n" + data,
        lambda data: data.replace(b'"row":"settings"', b'"row":"match"', 1),
        lambda data: data + data,
        changed(b'"row":"match"', b'"row":"deal"'),
        changed(b'"sides":"', b'"sides":"9'),
        changed(b'"points":["', b'"points":["1/0","'),
        changed(b'"points":["', b'"points":["many '),
        changed(b'"points":["', b'"points":["\xff'),
        changed(b'"pair":["thumb"', b'"pair":["nobody"'),
        changed(b'"block":', b'"block":9000'),
        changed(b"}\n", b"\n"),
    ],
)
def test_damage_is_found_and_the_file_left_alone(
    whole: tuple[Settings, bytes], tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    settings, data = whole
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(damage(data))
    for attempt in (lambda: LeagueFile(settings, path), lambda: merged([path])):
        with pytest.raises(LeagueError) as found:
            attempt()
        assert found.value.code == "league_damaged"
    assert path.read_bytes() == damage(data)


def test_a_file_without_settings_cannot_be_merged(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b'{"row":"settings"')
    with pytest.raises(LeagueError) as found:
        merged([path])
    assert found.value.code == "league_damaged"


def test_results_that_contradict_each_other(whole: tuple[Settings, bytes], tmp_path: Path) -> None:
    _, data = whole
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    one.write_bytes(data)
    other.write_bytes(changed(b'"decisions":[', b'"decisions":[9')(data))
    with pytest.raises(LeagueError) as found:
        merged([one, other])
    assert found.value.code == "league_contradiction"


@pytest.mark.parametrize(
    ("more", "name"), [({"seed": "2"}, "seed"), ({"deals": 30}, "deals"), ({"rules": "thousand/pl"}, "rules")]
)
def test_the_file_of_another_league(
    whole: tuple[Settings, bytes], tmp_path: Path, more: dict[str, Any], name: str
) -> None:
    _, data = whole
    path, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    path.write_bytes(data)
    settings = small(**{"players": "thumb,random,random", "deals": 20, "looks": 2, **more})
    with pytest.raises(LeagueError) as found:
        LeagueFile(settings, path)
    assert (found.value.code, found.value.params["name"]) == ("league_other", name)
    LeagueFile(settings, other).close()
    with pytest.raises(LeagueError) as found:
        merged([path, other])
    assert found.value.code == "league_other"
    assert path.read_bytes() == data


@pytest.mark.search
def test_shares_and_workers_change_nothing(tmp_path: Path) -> None:
    settings = small("preferans/sochi", "thumb,random", deals=20, looks=2, controls=20)
    one = played(settings, tmp_path / "one.jsonl")
    two = played(settings, tmp_path / "two.jsonl", jobs=2)
    paths = [tmp_path / f"share{number}.jsonl" for number in (1, 2, 3)]
    for number, path in enumerate(paths, 1):
        rows = played(settings, path, share_of(f"{number}/3"))
        assert {row.block % 3 for row in rows.matches.values()} == {number - 1}
    shared = merged([*reversed(paths), paths[0]])
    assert len(shared.matches) == 20 * 6
    assert outcome(one) == outcome(two) == outcome(shared)
    written = tmp_path / "all.jsonl"
    written.write_bytes(file_bytes(shared))
    assert outcome(merged([written])) == outcome(one)
    assert sorted(written.read_bytes().splitlines()) == sorted(
        {line for path in paths for line in path.read_bytes().splitlines()}
    )


@pytest.mark.search
def test_a_pair_that_is_decided_plays_no_further(tmp_path: Path) -> None:
    """thumb and random differ by more than any look asks for; two random players with a seed each do not."""
    settings = small(players="thumb,random,random", deals=100, looks=5)
    rows = played(settings, tmp_path / "file.jsonl", jobs=2)
    decided, equal = results(rows)
    assert (decided.verdict, equal.verdict) == ("first", "equal")
    assert decided.deals < 100
    assert equal.deals == 100
    assert max(row.block for row in rows.matches.values() if row.pair == ("thumb", "random")) == decided.deals - 1


def test_deals_that_are_missing(whole: tuple[Settings, bytes], tmp_path: Path) -> None:
    _, data = whole
    path = tmp_path / "part.jsonl"
    path.write_bytes(b"".join(data.splitlines(keepends=True)[:25]))
    first, second = results(merged([path]))
    # The first 24 matches are four deals of six rotations, all of the first pair.
    assert (first.verdict, first.deals, first.looks) == ("unfinished", 4, 0)
    assert (second.verdict, second.deals, second.mean) == ("unfinished", 0, None)
