"""Records of matches, like PGN in chess: a complete match as text or JSON that can be replayed anywhere.

Reading checks only the form, so that the record of another rules version can still be read and shown; ``match`` and
``check`` replay it and compare all score lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from prikup import games
from prikup.core.errors import IllegalAction, NotationError, PrikupError
from prikup.core.events import FINE, AddressedEvent, Line, score_event
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.options import options_of
from prikup.core.options import value_text as option_text
from prikup.core.schema import resolved
from prikup.core.seats import Seat
from prikup.notation.actions import parse_step, step_text
from prikup.notation.errors import RecordError
from prikup.notation.fields import LARGEST, clip, line_text
from prikup.notation.position import parse_state, setup_text

FORMAT = 1
"""The version of the record's form."""

LARGEST_FILE = 20_000_000
"""Bytes; a larger file is refused unread. A match of 200 deals has about 200,000."""

LONGEST_LINE = 12_000
"""Characters."""

MOST_STEPS = 300_000
"""Actions of one match: thousands of deals."""

_STEP = re.compile(r"(?:table|-1|[0-9]) [A-Za-z0-9 _.,!/\-]{1,400}")
_OPTION = re.compile(r"[a-z_]{1,40}\.[a-z0-9_]{1,40}")
_WORD = re.compile(r"[A-Za-z0-9_.\-]{1,128}")


class ScoreBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """The score lines that an action wrote, of a finished deal or a fine, and the totals after them."""

    after: int
    """How many actions of the log had been done."""
    deal: int
    """The number of the deal, from 1; 0 for a fine, which is no recorded deal."""
    ending: str
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    """Score points by seat."""

    def texts(self) -> list[str]:
        """Its lines as text, without the leading ``=``."""
        head = f"deal {self.deal} {self.ending}" if self.deal else FINE
        return [head, *map(line_text, self.lines), f"totals {' '.join(map(str, self.totals))}"]


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stored match: rules, seats, start, actions, score lines, result."""

    format: int = FORMAT
    rules: str
    """The rule string."""
    version: int
    """The rules version of the game that wrote the score lines."""
    options: dict[str, str]
    """Every option resolved: full name and value as in a rule string."""
    names: tuple[str, ...]
    """Who sits where, from seat 0."""
    dealer: Seat
    about: str = ""
    """Anything in one line: date, place, table."""
    start: str = ""
    """The position at which the match began, without rules; empty for a fresh match."""
    log: tuple[str, ...]
    """All actions as text, seat first."""
    written: tuple[ScoreBlock, ...] = ()
    winners: tuple[Seat, ...] | None = None
    """None while the match is unfinished."""

    @classmethod
    def of(cls, match: Match[Any, Any, Any], names: Sequence[str] = (), about: str = "") -> Record:
        """The record of a match; without names the seats are called by their numbers.

        Raises RecordError(bad_name, bad_header) for a name or remark that no line can hold.
        """
        game = match.game
        record = cls(
            rules=game.text,
            version=game.version,
            options=resolved(game.rules),
            names=tuple(names) or tuple(map(str, range(game.players))),
            dealer=match.dealer,
            about=about,
            start=setup_text(game.setup_of(match.start)) if match.start is not None else "",
            log=tuple(step_text(seat, action) for seat, action in match.log),
            written=tuple(_written_again(match)),
            winners=match.winners if match.over else None,
        )
        if len(record.names) != game.players:
            raise RecordError("bad_name", seat=len(record.names), name="-")
        check_form(record)
        return record

    def match(self) -> Match[Any, Any, Any]:
        """The match, replayed. Raises RecordError for the first difference."""
        return replayed(self, None)

    def json(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class LineNumbers(Struct, frozen=True):
    """The line numbers of a record's parts in its text, from 1."""

    headers: dict[str, int]
    steps: list[int]
    written: list[int]
    end: int


def score_blocks_of(told: Sequence[AddressedEvent], after: int) -> list[ScoreBlock]:
    """The score blocks of one action's events; deals are not numbered yet."""
    found = []
    for event in [score_event(one.event) for one in told]:
        if event is not None:
            deal = 0 if event.ending == FINE else -1
            found.append(ScoreBlock(after, deal, event.ending, event.lines, event.totals))
    return found


def _written_again(match: Match[Any, Any, Any]) -> list[ScoreBlock]:
    """The score blocks of a match. It does not store which action caused which event, so it is replayed."""
    again = Match(match.game, match.dealer, start=match.start)
    found: list[ScoreBlock] = []
    for number, (seat, action) in enumerate(match.log, 1):
        found += _numbered(again, seat, action, number)
    return found


def _numbered(match: Match[Any, Any, Any], seat: Seat, action: Any, after: int) -> list[ScoreBlock]:
    """Does an action and returns its score blocks with the number of the current deal."""
    deal = match.game.deals(match.state) + 1
    found = score_blocks_of(match.apply(seat, action), after)
    return [msgspec.structs.replace(one, deal=deal) if one.deal else one for one in found]


def replayed(record: Record, line_numbers: LineNumbers | None, *, compare: bool = True) -> Match[Any, Any, Any]:
    """Replays a record and compares all score lines. Raises RecordError for the first difference.

    Without ``compare`` only the actions count: the record is a draft without score lines. A record that has them was
    kept: it may begin with counters that no deals give and that a position given today may not have.
    """

    def header(name: str) -> int | None:
        return line_numbers.headers.get(name) if line_numbers else None

    try:
        kind = games.GAMES[games.game_name_of(record.rules)]
    except PrikupError as fault:
        raise RecordError("bad_rules", header("rules"), fault, **_safe(fault)) from None
    # Another version may have other options and actions: nothing more can be checked.
    if compare and record.version != kind.version:
        raise RecordError("other_version", header("version"), stored=record.version, now=kind.version)
    try:
        game = games.game(record.rules)
    except PrikupError as fault:
        raise RecordError("bad_rules", header("rules"), fault, **_safe(fault)) from None
    if compare:
        _compare_options(record, game, line_numbers)
    if len(record.names) != game.players:
        raise RecordError("header_missing", header("seat 0"), name=f"seat {len(record.names)}")
    if not 0 <= record.dealer < game.players:
        raise RecordError("bad_header", header("dealer"), name="dealer", value=str(record.dealer))
    try:
        start = parse_state(game, record.start, older=compare) if record.start else None
    except PrikupError as fault:
        raise RecordError("bad_start", header("start"), fault, **_safe(fault)) from None
    match = Match(game, record.dealer, start=start)
    blocks = 0
    for number, text in enumerate(record.log, 1):
        line = line_numbers.steps[number - 1] if line_numbers else None
        try:
            found = _numbered(match, *parse_step(text, game.action_type), number)
        except IllegalAction as fault:
            raise RecordError("illegal_step", line, fault, step=number, text=clip(text), **_safe(fault)) from None
        except PrikupError as fault:
            raise RecordError("bad_step", line, fault, step=number, **{"text": clip(text), **_safe(fault)}) from None
        if not compare:
            continue
        for one in found:
            if blocks == len(record.written) or record.written[blocks].after > number:
                raise RecordError("score_missing", line, step=number, wanted=clip(one.texts()[0]))
            _compare_written(record.written[blocks], one, line_numbers.written[blocks] if line_numbers else None)
            blocks += 1
        if blocks < len(record.written) and record.written[blocks].after <= number:
            head = record.written[blocks].texts()[0]
            raise RecordError(
                "score_differs", line_numbers.written[blocks] if line_numbers else None, stored=clip(head), now="-"
            )
    if not compare:
        return match
    now = match.winners if match.over else None
    if now != record.winners:
        raise RecordError(
            "result_differs",
            line_numbers.end if line_numbers else None,
            stored=result_text(record.winners),
            now=result_text(now),
        )
    return match


def _safe(fault: PrikupError) -> dict[str, str | int]:
    """The values of a cause, without names that the record's own error uses."""
    return {
        name: value
        for name, value in fault.params.items()
        if name not in ("line", "step", "text", "why", "code", "cause")
    }


def result_text(winners: tuple[Seat, ...] | None) -> str:
    """``won 0``, ``won 0 2`` or ``unfinished``."""
    return "unfinished" if winners is None else f"won {' '.join(map(str, winners))}"


def _compare_options(record: Record, game: AnyGame, line_numbers: LineNumbers | None) -> None:
    now = resolved(game.rules)
    options = options_of(type(game.rules))
    for name in {**record.options, **now}:
        stored = record.options.get(name)
        # An option added after the record must have its default, or the rules version would have changed.
        if stored is None and now[name] == option_text(options[name].default):
            continue
        if stored != now.get(name):
            line = (
                line_numbers.headers.get(f"options {name.partition('.')[0]}", line_numbers.headers.get("rules"))
                if line_numbers
                else None
            )
            fault = RecordError("options_differ", line, option=name, stored=stored or "-", now=now.get(name, "-"))
            fault.game = game.name
            raise fault


def _compare_written(stored: ScoreBlock, now: ScoreBlock, line: int | None) -> None:
    if stored == now:
        return
    old, new = stored.texts(), now.texts()
    at = next(
        (at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    raise RecordError(
        "score_differs",
        None if line is None else line + at,
        stored=clip(old[at]) if at < len(old) else "-",
        now=clip(new[at]) if at < len(new) else "-",
    )


def check_form(record: Record) -> None:
    """Checks that a record can be written as text, whatever its rules. Raises RecordError."""
    if record.format != FORMAT:
        raise RecordError("unknown_format", format=clip(str(record.format)), known=FORMAT)
    for name, value, longest in (
        ("rules", record.rules, 4000),
        ("start", record.start, 10_000),
        ("about", record.about, 300),
    ):
        if not is_one_line(value, longest) or (name == "rules" and not value):
            raise RecordError("bad_header", name=name, value=clip(value))
    for name, number in (("version", record.version), ("dealer", record.dealer)):
        if not 0 <= number <= LARGEST:
            raise RecordError("bad_header", name=name, value=clip(str(number)))
    for name, value in record.options.items():
        if not _OPTION.fullmatch(name) or not _WORD.fullmatch(value):
            raise RecordError("bad_header", name="options", value=clip(f"{name}={value}"))
    if not 1 <= len(record.names) <= 10:
        raise RecordError("header_missing", name="seat 0")
    for seat, name in enumerate(record.names):
        if not is_one_line(name, 80) or not name:
            raise RecordError("bad_name", seat=seat, name=clip(name))
    if len(record.log) > MOST_STEPS:
        raise RecordError("too_large", size=len(record.log), limit=MOST_STEPS)
    for number, step in enumerate(record.log, 1):
        if not _STEP.fullmatch(step) or step != step.strip():
            raise RecordError(
                "bad_step",
                None,
                NotationError("bad_action", text=clip(step), wants="<seat> <action>"),
                step=number,
                text=clip(step),
            )
    before = 0
    for one in record.written:
        _check_written(one, before, len(record.log))
        before = one.after
    if record.winners is not None and not (record.winners and all(0 <= seat <= 9 for seat in record.winners)):
        raise RecordError("bad_header", name="end", value=clip(result_text(record.winners)))


def _check_written(one: ScoreBlock, before: int, steps: int) -> None:
    numbers = [*one.totals, *(line.amount for line in one.lines), *(n for line in one.lines for n in line.note)]
    words = [one.ending, *(line.name for line in one.lines)]
    if (
        not 1 <= one.after <= steps
        or one.after < before
        or not 0 <= one.deal <= LARGEST
        or (one.deal == 0) != (one.ending == FINE)
        or not one.totals
        or not all(abs(number) <= LARGEST for number in numbers)
        or not all(_WORD.fullmatch(word) for word in words)
        or not all(0 <= line.seat <= 9 for line in one.lines)
    ):
        raise RecordError("bad_score", text=clip(one.texts()[0]))


def is_one_line(text: str, longest: int) -> bool:
    """Whether a text fits on one line and is read back unchanged."""
    return len(text) <= longest and text.isprintable() and text == text.strip()
