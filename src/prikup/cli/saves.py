"""Saved matches: one record per match in the user's data folder, saved after every action.

The record's remark says who sat where, so that the match can be continued: ``seat 0; bots thumb thumb``.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from prikup import bots as known_bots
from prikup.cli.errors import InputError, input_error
from prikup.cli.files import Stamp, read_bytes, sweep, write_text
from prikup.core.game import AnyGame
from prikup.core.seats import Seat
from prikup.match_runner import AnyMatch
from prikup.notation.actions import step_text
from prikup.notation.errors import RecordError
from prikup.notation.reading import load_match, read_record, record_text
from prikup.notation.record import Record, score_blocks_of

_SEATING = re.compile(r"seat ([0-9])((?:; bots)?)((?: [a-z0-9_-]{1,40}){0,9})")
NEWEST = 12
"""How many of the newest saves are searched for matches to continue."""


class Seating(Struct, frozen=True):
    """Who sits where: the human's seat (-1 for none) and the bots of the other seats, in order."""

    human: Seat
    bots: tuple[str, ...]

    @property
    def text(self) -> str:
        """As it stands in a record's remark."""
        return f"seat {self.human}; bots {' '.join(self.bots)}" if self.human >= 0 else ""

    @classmethod
    def read(cls, text: str, game: AnyGame) -> Seating:
        """The seating of a remark; seat 0 against the default bots if it names none (a record from elsewhere)."""
        found = _SEATING.fullmatch(text)
        if found:
            human, bots = int(found[1]), tuple(found[3].split())
            if human < game.players and len(bots) == game.players - 1 and {*bots} <= {*known_bots.bot_names(game.name)}:
                return cls(human, bots)
        return cls(0, (known_bots.default_bot(game.name),) * (game.players - 1))


class Saved(Struct):
    """A match read from a file."""

    path: Path
    match: AnyMatch
    seating: Seating


def folder() -> Path:
    """Where matches are kept: PRIKUP_HOME, or prikup in the user's data folder."""
    home = os.environ.get("PRIKUP_HOME")
    if home:
        return Path(home) / "matches"
    data = os.environ.get("XDG_DATA_HOME")
    if data and Path(data).is_absolute():
        return Path(data) / "prikup" / "matches"
    try:
        return Path.home() / ".local" / "share" / "prikup" / "matches"
    except RuntimeError as error:
        raise input_error("~", "not_writable", why=str(error)) from None


def new_path() -> Path:
    """A name that no match has. Raises InputError if the folder cannot be made."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise input_error(str(place), "not_writable", why=error.strerror or "none") from None
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return place / f"{stamp}-{secrets.token_hex(3)}.record"


def load(path: Path) -> Saved:
    """The match of a file, replayed and compared. Raises InputError with the line of the first fault."""
    data = read_bytes(path)
    try:
        match = load_match(data)
        record = read_record(data)
    except RecordError as fault:
        raise record_error(path, fault) from None
    return Saved(path, match, Seating.read(record.about, match.game))


def record_error(path: Path, fault: RecordError) -> InputError:
    """A record's fault with its file and line."""
    return InputError(f"{path}:{fault.line}" if fault.line is not None else str(path), fault)


def unfinished() -> tuple[list[Saved], list[InputError]]:
    """The newest matches that are not over, newest first, and the faults of those that cannot be read."""
    place = folder()
    try:
        files = sorted((file for file in place.iterdir() if file.suffix == ".record"), reverse=True)
    except OSError:
        return [], []
    sweep(place)
    found: list[Saved] = []
    faults: list[InputError] = []
    for file in files[:NEWEST]:
        try:
            saved = load(file)
        except InputError as fault:
            faults.append(fault)
            continue
        if not saved.match.over:
            found.append(saved)
    return found, faults


def saver(path: Path, seating: Seating, names: tuple[str, ...]) -> Callable[[AnyMatch], None]:
    """A function that saves a match after each action. It raises InputError if it cannot write, or if another program
    has changed the file: two tables of one match would overwrite each other's actions."""
    record: Record | None = None
    told = 0
    deals = 0
    left: Stamp | None = None

    def save(match: AnyMatch) -> None:
        nonlocal record, told, deals, left
        if record is not None and len(match.log) == len(record.log) + 1:
            # One action more: its score lines are in the newest events, so nothing has to be replayed.
            written = [
                msgspec.structs.replace(one, deal=deals + 1) if one.deal else one
                for one in score_blocks_of(match.events[told:], len(match.log))
            ]
            record = msgspec.structs.replace(
                record,
                log=(*record.log, step_text(*match.log[-1])),
                written=(*record.written, *written),
                winners=match.winners if match.over else None,
            )
        elif record is None or len(match.log) != len(record.log):
            record = Record.of(match, names, seating.text)
        told, deals = len(match.events), match.game.deals(match.state)
        left = write_text(path, record_text(record), before=left)

    return save
