"""``prikup replay``: a record step by step, or checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from prikup.cli.adapters import adapter_of, narrator_of
from prikup.cli.files import read_bytes
from prikup.cli.saves import record_error
from prikup.cli.texts import CliTexts, printable_params
from prikup.core.match import Match
from prikup.notation.errors import RecordError
from prikup.notation.reading import load_match, read_record
from prikup.notation.record import Record


def replay(words: CliTexts, file: Path, *, check: bool, as_json: bool) -> int:
    """Runs the command. Raises InputError with the first fault of the record."""
    data = read_bytes(file)
    try:
        record = read_record(data)
        match = load_match(data)
    except RecordError as fault:
        found = record_error(file, fault)
        if as_json and check:
            line = {"line": fault.line} if fault.line is not None else {}
            _print(
                {
                    "ok": False,
                    "code": fault.code,
                    "params": printable_params(fault),
                    **line,
                    "message": words.why(fault),
                }
            )
        raise found from None
    if check:
        if as_json:
            _print({"ok": True, "rules": record.rules, "actions": len(record.log), "winners": record.winners})
        else:
            deals = sum(one.deal > 0 for one in record.written)
            print(words.say("cli-replay-ok", file=str(file), actions=len(record.log), deals=deals))
        return 0
    if as_json:
        print(record.json().decode())
        return 0
    shown = adapter_of(match.game.name).replay() if sys.stdin.isatty() and sys.stdout.isatty() else None
    if shown is not None:
        from prikup.cli.table.run_app import status

        return status(shown(words, record, match))
    tell(words, record, match)
    return 0


def _print(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def again(match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The match at its beginning."""
    return Match(match.game, match.dealer, start=match.start)


def tell(words: CliTexts, record: Record, match: Match[Any, Any, Any]) -> None:
    """The whole record as text."""
    print(words.say("cli-replay-title", rules=record.rules, names=words.people(range(len(record.names)), record.names)))
    if record.about:
        print(record.about)
    told = narrator_of(match.game, words, record.names, print)
    shown = again(match)
    told.tell(shown.events)
    for seat, action in match.log:
        told.tell(shown.apply(seat, action))
    told.flush()
    if not match.over:
        print(words.say("cli-replay-unfinished"))
