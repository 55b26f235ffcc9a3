"""The results of a league as lines of JSON: a line of settings, then one line for each match and each solved deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from prikup import games
from prikup.league.errors import LeagueError
from prikup.league.settings import Pair, Settings, rotations, sides_text


class SettingsRow(Struct, frozen=True, tag="settings", tag_field="row", forbid_unknown_fields=True):
    """The first line of a file."""

    settings: Settings


class MatchRow(Struct, frozen=True, kw_only=True, tag="match", tag_field="row", forbid_unknown_fields=True):
    """One deal in one rotation."""

    pair: Pair
    block: int
    """The number of the deal, from 0."""
    sides: str
    """By seat which player of the pair sat there: ``0`` the first, ``1`` the second."""
    dealer: int
    deal_seed: str
    """The seed of the first shuffle."""
    points: tuple[str, ...]
    """What each seat got, as an exact number: ``-20/3``."""
    decisions: tuple[int, int]
    """How often each player was asked, all its seats together."""
    seconds: tuple[float, float]
    """Processor seconds that these decisions took."""
    budgets: tuple[str, str]
    """What each player may search for a decision; empty for one that has no budget."""
    prikup: str
    """The version of the program, and so of its players."""
    rules_version: int

    @property
    def key(self) -> tuple[Any, ...]:
        """What is played only once."""
        return self.pair, self.block, self.sides

    @property
    def result(self) -> Any:
        """What is the same whenever the match is played again."""
        return self.points, self.decisions, self.deal_seed, self.dealer

    @property
    def difference(self) -> Fraction:
        """The mean of the first player's seats less the mean of the second player's."""
        sums, seats = [Fraction(0), Fraction(0)], [0, 0]
        for side, points in zip(map(int, self.sides), map(Fraction, self.points), strict=True):
            sums[side] += points
            seats[side] += 1
        return sums[0] / seats[0] - sums[1] / seats[1]


class ControlRow(Struct, frozen=True, kw_only=True, tag="control", tag_field="row", forbid_unknown_fields=True):
    """What the solver says about a deal, whoever plays it."""

    block: int
    values: tuple[int, ...]
    seconds: float
    """Processor seconds that it took."""

    @property
    def key(self) -> tuple[Any, ...]:
        """What is solved only once."""
        return (self.block,)

    @property
    def result(self) -> Any:
        """What is the same whenever the deal is solved again."""
        return self.values


Row = MatchRow | ControlRow
_DECODER: msgspec.json.Decoder[SettingsRow | MatchRow | ControlRow] = msgspec.json.Decoder(
    SettingsRow | MatchRow | ControlRow
)
_ENCODER = msgspec.json.Encoder()


class Rows:
    """The rows of a league, each match and each solved deal once."""

    def __init__(self, settings: Settings, rows: Iterable[Row] = ()) -> None:
        self.settings = settings
        self.matches: dict[tuple[Any, ...], MatchRow] = {}
        self.controls: dict[int, ControlRow] = {}
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """Takes a row; one that is there already must say the same. Raises LeagueError(league_contradiction)."""
        known: Row | None
        if isinstance(row, MatchRow):
            known = self.matches.setdefault(row.key, row)
        else:
            known = self.controls.setdefault(row.block, row)
        if known.result != row.result:
            raise LeagueError("league_contradiction", deal=row.block)

    def add_all(self, other: Rows) -> None:
        """Takes the rows of a file of the same league. Raises LeagueError (league_other, league_contradiction)."""
        demand_same(self.settings, other.settings)
        for row in other.ordered():
            self.add(row)

    def missing(self, pair: Pair, block: int) -> tuple[tuple[int, ...], ...]:
        """The rotations of a deal that are not played."""
        every = rotations(games.game(self.settings.rules).players)
        return tuple([sides for sides in every if (pair, block, sides_text(sides)) not in self.matches])

    def differences(self, pair: Pair, blocks: int) -> list[Fraction]:
        """The paired difference of each deal: the mean over its rotations. All of them must be played."""
        every = [sides_text(sides) for sides in rotations(games.game(self.settings.rules).players)]
        return [
            sum((self.matches[pair, block, sides].difference for sides in every), Fraction(0)) / len(every)
            for block in range(blocks)
        ]

    def ordered(self) -> list[Row]:
        """All rows in the order of the settings: the same whoever played which of them, and when."""
        places = {pair: place for place, pair in enumerate(self.settings.pairs)}
        found = sorted(self.matches.values(), key=lambda row: (places[row.pair], row.block, row.sides))
        return [*sorted(self.controls.values(), key=lambda row: row.block), *found]


def read(path: Path) -> tuple[Rows | None, int]:
    """The rows of a file, and how many of its bytes are whole lines; None where not even the settings are.

    A last line without its end was cut off and counts as not written. Raises LeagueError (league_damaged,
    league_contradiction) and OSError.
    """
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    found: Rows | None = None
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            row = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise LeagueError("league_damaged", line=number) from None
        if isinstance(row, SettingsRow) != (number == 1):
            raise LeagueError("league_damaged", line=number)
        if isinstance(row, SettingsRow):
            found = Rows(row.settings)
        elif found is None or not _belongs(found.settings, row):
            raise LeagueError("league_damaged", line=number)
        else:
            found.add(row)
    return found, whole


def _belongs(settings: Settings, row: Row) -> bool:
    """Whether a row can be one of a league with these settings."""
    if isinstance(row, ControlRow):
        return 0 <= row.block < settings.deals + settings.controls
    players = games.game(settings.rules).players
    try:
        numbers = [Fraction(points) for points in row.points]
    except (ValueError, ZeroDivisionError):
        return False
    return (
        row.pair in settings.pairs
        and 0 <= row.block < settings.deals
        and row.sides in map(sides_text, rotations(players))
        and len(numbers) == players
    )


def demand_same(here: Settings, there: Settings) -> None:
    """Raises LeagueError(league_other) with the first setting in which two leagues differ."""
    theirs = asdict(there)
    for name, value in asdict(here).items():
        if theirs[name] != value:
            raise LeagueError("league_other", name=name, here=_shown(value), there=_shown(theirs[name]))


def _shown(value: Any) -> str:
    return (",".join(value) if isinstance(value, tuple) else str(value))[:80]


class LeagueFile:
    """A file that results are appended to, a deal with its rotations at a time; or none, and they are only kept."""

    def __init__(self, settings: Settings, path: Path | None) -> None:
        """Begins a file or goes on with one. Raises LeagueError (league_other and those of `read`) and OSError."""
        self.rows = Rows(settings)
        self._file: BinaryIO | None = None
        if path is None:
            return
        whole = 0
        if path.exists():
            found, whole = read(path)
            if found is not None:
                demand_same(found.settings, settings)
                self.rows = found
        self._file = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write([SettingsRow(settings)])

    def add(self, rows: Sequence[Row]) -> None:
        """Keeps rows that are new. Raises OSError, and LeagueError(league_contradiction)."""
        for row in rows:
            self.rows.add(row)
        self._write(rows)

    def close(self) -> None:
        """Closes the file."""
        if self._file is not None:
            self._file.close()

    def _write(self, rows: Sequence[Any]) -> None:
        if self._file is not None and rows:
            self._file.write(b"".join(_ENCODER.encode(row) + b"\n" for row in rows))
            self._file.flush()


def merged(paths: Sequence[Path]) -> Rows:
    """The rows of several files of one league, at least one. Raises LeagueError and OSError."""
    first, *others = [_settled(path) for path in paths]
    for rows in others:
        first.add_all(rows)
    return first


def _settled(path: Path) -> Rows:
    """The rows of a file that must have its settings."""
    rows, _ = read(path)
    if rows is None:
        raise LeagueError("league_damaged", line=1)
    return rows


def file_bytes(rows: Rows) -> bytes:
    """The file of rows, in the order of the settings."""
    lines = [SettingsRow(rows.settings), *rows.ordered()]
    return b"".join(_ENCODER.encode(line) + b"\n" for line in lines)
