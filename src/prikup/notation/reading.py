"""Reads and writes records: the text form with its line numbers, JSON, and the check of both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from prikup import games
from prikup.core.errors import PrikupError
from prikup.core.events import FINE, Line
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.notation.errors import RecordError
from prikup.notation.fields import clip
from prikup.notation.record import (
    FORMAT,
    LARGEST_FILE,
    LONGEST_LINE,
    MOST_STEPS,
    LineNumbers,
    Record,
    ScoreBlock,
    check_form,
    is_one_line,
    replayed,
    result_text,
)

MAGIC = "prikup record"
UNFINISHED = "unfinished"

_HEADERS = ("rules", "version", "dealer", "about", "start")
_NEEDED = ("rules", "version", "dealer", "seat 0")
_LINE = re.compile(r"([0-9]) ([A-Za-z0-9_.\-]{1,128}) ([+-][0-9]{1,6})(?: \((-?[0-9]{1,6}(?: -?[0-9]{1,6})*)\))?")
_DEAL = re.compile(r"deal ([0-9]{1,6}) ([A-Za-z0-9_.\-]{1,128})")
_TOTALS = re.compile(r"totals( -?[0-9]{1,6}){1,10}")
_SEAT = re.compile(r"seat [0-9]")
_SECTION = re.compile(r"options [a-z_]{1,40}")
_NUMBER = re.compile(r"[0-9]{1,6}")


# Writing.


def record_text(record: Record) -> str:
    """A record as text; ``read_record`` gives the same record back."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield f"{MAGIC} {record.format}"
    yield f"rules: {record.rules}"
    yield f"version: {record.version}"
    sections: dict[str, list[str]] = {}
    for name, value in record.options.items():
        section, _, option = name.partition(".")
        sections.setdefault(section, []).append(f"{option}={value}")
    for section, options in sections.items():
        yield f"options {section}: {' '.join(options)}"
    for seat, name in enumerate(record.names):
        yield f"seat {seat}: {name}"
    yield f"dealer: {record.dealer}"
    if record.about:
        yield f"about: {record.about}"
    if record.start:
        yield f"start: {record.start}"
    blocks = iter(record.written)
    block = next(blocks, None)
    for number, step in enumerate(record.log, 1):
        if step.startswith(("table shuffle", "table deal")):
            yield ""
        yield step
        while block is not None and block.after == number:
            yield from (f"= {text}" for text in block.texts())
            block = next(blocks, None)
    yield ""
    yield f"end: {result_text(record.winners)}"


# Reading.


def read_record(data: str | bytes) -> Record:
    """The record of a file's content, text or JSON. Raises RecordError; nothing is replayed yet."""
    return _read(data)[0]


def completed(draft: str) -> Record:
    """The complete record of a draft written by hand, such as a deal from a book. All but ``rules`` and the actions may
    be left out; version, options, score lines and result are filled in, and not compared with what the draft says.

    Raises RecordError with the line of the first fault.
    """
    if len(draft) > LARGEST_FILE:
        raise RecordError("too_large", size=len(draft), limit=LARGEST_FILE)
    reader = _Reader(draft.removeprefix("\ufeff"), draft=True)
    record, line_numbers = reader.read()
    match = replayed(record, line_numbers, compare=False)
    return Record.of(match, record.names, record.about)


def load_match(data: str | bytes) -> Match[Any, Any, Any]:
    """The match of a file's content, replayed and compared. Raises RecordError with the line of the first fault."""
    return replayed(*_read(data))


def check(record: Record | str | bytes) -> RecordError | None:
    """The first fault of a record or of a file's content; None if there is none. Never raises for what it reads.

    For a Record the lines are those of its text.
    """
    try:
        replayed(*_read(record_text(record) if isinstance(record, Record) else record))
    except RecordError as fault:
        return fault
    return None


def _read(data: str | bytes) -> tuple[Record, LineNumbers | None]:
    # A character has at least one byte, so this bounds both kinds of input before anything is copied.
    if len(data) > LARGEST_FILE:
        raise RecordError("too_large", size=len(data), limit=LARGEST_FILE)
    text = (_decoded(data) if isinstance(data, bytes) else data).removeprefix("\ufeff")
    if "\0" in text:
        raise RecordError("not_text", text.count("\n", 0, text.index("\0")) + 1)
    if text.lstrip()[:1] == "{":
        return _from_json(text), None
    return _Reader(text).read()


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as fault:
        raise RecordError("not_text", data.count(b"\n", 0, fault.start) + 1) from None


def _from_json(text: str) -> Record:
    try:
        record = msgspec.json.decode(text.encode(), type=Record)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as fault:
        raise RecordError("bad_json", why=clip(str(fault))) from None
    check_form(record)
    return record


class _OpenBlock(Struct):
    """A block of score lines that is being read."""

    line: int
    deal: int
    ending: str
    lines: list[Line]


class _Reader:
    """One pass over the lines of a text."""

    def __init__(self, text: str, *, draft: bool = False) -> None:
        self.text = text
        self.draft = draft
        self.number = 0
        self.headers: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.log: list[str] = []
        self.written: list[ScoreBlock] = []
        self.line_numbers = LineNumbers({}, [], [], 0)
        self.block: _OpenBlock | None = None
        self.end: str | None = None

    def fail(self, code: str, **params: str | int) -> RecordError:
        return RecordError(code, self.number, None, **params)

    def read(self) -> tuple[Record, LineNumbers]:
        self._first_line()
        for line in map(str.strip, self._rest):
            self.number += 1
            if not line or line[0] == "#":
                continue
            if len(line) > LONGEST_LINE:
                raise self.fail("too_large", size=len(line), limit=LONGEST_LINE)
            if self.end is not None:
                raise self.fail("after_end", text=clip(line))
            if line[0] == "=":
                self._score(line[1:].strip())
            elif self.block is not None:
                raise self.fail("bad_score", text=clip(line), wants="= totals")
            elif ":" in line:
                self._header(line)
            else:
                self._step(line)
        if self.end is None or self.block is not None:
            if not self.draft:
                raise self.fail("truncated")
            self.end = self.end or UNFINISHED
        return self._record()

    def _first_line(self) -> None:
        first, _, rest = self.text.lstrip("\r\n \t").partition("\n")
        self.number = self.text[: len(self.text) - len(self.text.lstrip("\r\n \t"))].count("\n") + 1
        self._rest = rest.split("\n") if rest else []
        words = first.strip().split(" ")
        if " ".join(words[:2]) != MAGIC or len(words) != 3:
            raise self.fail("not_a_record", text=clip(first.strip()))
        if words[2] != str(FORMAT):
            raise self.fail("unknown_format", format=clip(words[2]), known=FORMAT)

    def _header(self, line: str) -> None:
        name, _, value = line.partition(":")
        name, value = name.strip(), value.strip()
        if name == "end":
            self.end = value
            self.line_numbers = msgspec.structs.replace(self.line_numbers, end=self.number)
            return
        if name not in _HEADERS and not _SEAT.fullmatch(name) and not _SECTION.fullmatch(name):
            raise self.fail("unknown_header", name=clip(name))
        if self.log:
            raise self.fail("late_header", name=name)
        if name in self.headers:
            raise self.fail("header_twice", name=name)
        self.headers[name] = value
        self.line_numbers.headers[name] = self.number
        if name.startswith("seat "):
            if int(name[5:]) != sum(key.startswith("seat ") for key in self.headers) - 1:
                raise self.fail("bad_header", name=name, value=clip(value))
            if not value or not is_one_line(value, 80):
                raise self.fail("bad_name", seat=int(name[5:]), name=clip(value))
        elif name.startswith("options "):
            self._section(name, value)
        elif name in ("version", "dealer"):
            if not _NUMBER.fullmatch(value):
                raise self.fail("bad_header", name=name, value=clip(value))
        elif not value or not is_one_line(value, LONGEST_LINE):
            raise self.fail("bad_header", name=name, value=clip(value))

    def _section(self, name: str, value: str) -> None:
        for part in value.split(" "):
            option, equals, setting = part.partition("=")
            full = f"{name.partition(' ')[2]}.{option}"
            if not equals or not setting or full in self.options:
                raise self.fail("bad_header", name=name, value=clip(part))
            self.options[full] = setting

    def _step(self, line: str) -> None:
        if len(self.log) == MOST_STEPS:
            raise self.fail("too_large", size=MOST_STEPS + 1, limit=MOST_STEPS)
        if not self.log:
            self._complete()
        self.log.append(line)
        self.line_numbers.steps.append(self.number)

    def _complete(self) -> None:
        for name in _NEEDED[:1] if self.draft else _NEEDED:
            if name not in self.headers:
                raise self.fail("header_missing", name=name)

    def _score(self, text: str) -> None:
        if self.block is None:
            deal = _DEAL.fullmatch(text)
            if not self.log or (deal is None and text != FINE):
                raise self.fail("bad_score", text=clip(text), wants="= deal <number> <ending>")
            number, ending = (int(deal[1]), deal[2]) if deal else (0, FINE)
            self.block = _OpenBlock(self.number, number, ending, [])
            return
        if _TOTALS.fullmatch(text):
            totals = tuple(map(int, text.split()[1:]))
            block = self.block
            self.written.append(ScoreBlock(len(self.log), block.deal, block.ending, tuple(block.lines), totals))
            self.line_numbers.written.append(block.line)
            self.block = None
            return
        found = _LINE.fullmatch(text)
        if found is None:
            raise self.fail("bad_score", text=clip(text), wants="= <seat> <name> <amount>")
        note = tuple(map(int, found[4].split())) if found[4] else ()
        self.block.lines.append(Line(int(found[1]), found[2], int(found[3]), note))

    def _numbers(self) -> tuple[str, ...]:
        """The names of seats that a draft does not name."""
        try:
            return tuple(map(str, range(games.game(self.headers["rules"]).players)))
        except PrikupError as fault:
            raise RecordError("bad_rules", self.line_numbers.headers["rules"], fault) from None

    def _winners(self) -> tuple[Seat, ...] | None:
        if self.end == UNFINISHED:
            return None
        won, _, seats = str(self.end).partition(" ")
        if won != "won" or not re.fullmatch(r"[0-9]( [0-9]){0,9}", seats):
            raise RecordError("bad_header", self.line_numbers.end, name="end", value=clip(str(self.end)))
        return tuple(map(int, seats.split()))

    def _record(self) -> tuple[Record, LineNumbers]:
        self._complete()
        record = Record(
            rules=self.headers["rules"],
            version=int(self.headers.get("version", 0)),
            options=self.options,
            names=tuple(value for name, value in self.headers.items() if name.startswith("seat ")) or self._numbers(),
            dealer=int(self.headers.get("dealer", 0)),
            about=self.headers.get("about", ""),
            start=self.headers.get("start", ""),
            log=tuple(self.log),
            written=tuple(self.written),
            winners=self._winners(),
        )
        try:
            check_form(record)
        except RecordError as fault:
            raise self._placed(fault) from None
        return record, self.line_numbers

    def _placed(self, fault: RecordError) -> RecordError:
        """A fault of the form with the line where it stands."""
        params = dict(fault.params)
        step = params.get("step")
        if isinstance(step, int):
            return RecordError(fault.code, self.line_numbers.steps[step - 1], fault.cause, **params)
        line = self.line_numbers.headers.get(str(params.get("name")), self.number)
        return RecordError(fault.code, line, fault.cause, **params)
