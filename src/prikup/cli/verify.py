"""``prikup verify``: every deal of a match mixed again, every decision of its bots made again, and compared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from prikup.cli.errors import InputError, input_error
from prikup.cli.files import read_bytes
from prikup.cli.saves import record_error
from prikup.cli.texts import CliTexts, printable
from prikup.core.errors import NotationError
from prikup.disclosure import DealCounts, Disclosure, Finding, Verified, read_disclosure
from prikup.disclosure import verify as repeated
from prikup.fairness import MixCode
from prikup.notation.errors import RecordError

DIFFERENT = 1
"""The exit status where something is not as it was written, or could not be repeated."""

_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def verify(words: CliTexts, file: Path, commitment: str | None, *, as_json: bool) -> int:
    """Runs the command. Raises InputError for a file that is no disclosure, or whose record is wrong."""
    if commitment is not None and not _COMMITMENT.fullmatch(commitment):
        raise input_error("prikup verify", "usage", kind="value", name="--commitment", value=commitment[:80])
    data = read_bytes(file)
    try:
        disclosed = read_disclosure(data)
        found = repeated(disclosed, commitment or "")
    except RecordError as fault:
        raise record_error(file, fault) from None
    except NotationError as fault:
        raise InputError(str(file), fault) from None
    if as_json:
        print(msgspec.json.encode({"good": found.good, **msgspec.to_builtins(found, str_keys=True)}).decode())
    else:
        _tell(words, disclosed, found)
    return 0 if found.good else DIFFERENT


def _print(line: str) -> None:
    """Names, levels and versions are those of a file that anybody may have written."""
    print(printable(line))


def _tell(words: CliTexts, disclosed: Disclosure, found: Verified) -> None:
    _print(words.say("cli-verify-head", table=disclosed.table, rules=disclosed.record.rules))
    for seat, steps in sorted(found.steps.items()):
        name = disclosed.record.names[seat]
        _print(words.say("cli-verify-seat", name=name, listed=found.listed.get(seat, 0), steps=steps))
    _print(words.say("cli-verify-same", same=found.same))
    if found.fallbacks:
        _print(words.say("cli-verify-fallbacks", fallbacks=found.fallbacks))
    if found.deals is not None:
        _tell_deals(words, disclosed, found.deals)
    else:
        _print(words.say("fair-unsaid"))
    for one in found.findings:
        _print(_finding(words, disclosed, one))


def _tell_deals(words: CliTexts, disclosed: Disclosure, counts: DealCounts) -> None:
    names = disclosed.record.names
    _print(words.say("fair-deals", deals=counts.deals, alone=counts.alone))
    changed = tuple(count if count > 1 else 0 for count in counts.chains)
    for message, by_seat in (("fair-shares", counts.links), ("fair-late", counts.late), ("fair-chains", changed)):
        told = ", ".join(f"{name} {count}" for name, count in zip(names, by_seat, strict=True) if count)
        if told:
            _print(words.say(message, list=told))


def _finding(words: CliTexts, disclosed: Disclosure, one: Finding) -> str:
    if one.code == "other_secret":
        return words.say("cli-verify-other-secret")
    if one.code in get_args(MixCode):
        name = disclosed.record.names[one.seat] if one.seat >= 0 else "-"
        return words.say(f"fair-{one.code}", deal=one.deal, step=one.step, name=name)
    name = disclosed.record.names[one.seat]
    if one.code == "differs":
        return words.say("cli-verify-differs", step=one.step, name=name, written=one.written, found=one.found)
    if one.code == "other_version":
        return words.say("cli-verify-other-version", step=one.step, name=name, written=one.written, found=one.found)
    return words.say("cli-verify-unknown-level", step=one.step, name=name, written=one.written)
