"""``prikup sheet``: a score sheet for people with real cards, kept in a text file."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from prikup import games
from prikup.cli.errors import InputError, input_error
from prikup.cli.files import claim_new, read_bytes, stamp, sweep, write_new, write_text
from prikup.cli.rules import say_later_edition
from prikup.cli.texts import CliTexts, printable
from prikup.core.errors import NotationError, PrikupError
from prikup.core.settlement import Money, Settlement
from prikup.sheets import keeper
from prikup.sheets.as_text import in_money, settlement_lines, sheet_lines
from prikup.sheets.keeper import KeptSheet, ScoredSheet
from prikup.sheets.shown import SheetShown, shown

_PRICE = re.compile(r"(?P<sign>[^0-9.,+−-]*)(?P<number>[0-9]+(?:[.,][0-9]+)?)(?P<word>[^0-9.,+−-][^0-9]*)?")
"""A price as people write it: point or comma, a currency before or after it (``0,05 €``, ``$0.05``, ``5 zł``)."""
_THOUSANDS = re.compile(r"[1-9][0-9]*,[0-9]{3}")
"""A number that some read as thousands and others as thousandths."""

Change = Callable[[KeptSheet], ScoredSheet]


class SheetChanges(Struct, frozen=True):
    """The changes of a sheet, in this order: undo, remove, edit, add."""

    add: tuple[str, ...] = ()
    edit: tuple[int, str] | None = None
    remove: int | None = None
    undo: bool = False


def sheet(
    words: CliTexts,
    file: Path,
    wanted: SheetChanges,
    *,
    new: str | None = None,
    names: str | None = None,
    dealer: int | None = None,
    start: str | None = None,
    settle: bool = False,
    price: str | None = None,
    svg: Path | None = None,
    as_json: bool = False,
) -> int:
    """Runs the command: begins or reads a sheet, changes it, writes it if it was changed, and shows it.

    ``price``: of one whist or point, with a currency before or after it (``0.05 €``, ``0,05 zł``); the settlement is
    then shown in money, too. Raises InputError; then the file is as it was.
    """
    changes = _changes(wanted)
    where = str(file)
    kept: KeptSheet | None = None
    before = stamp(file)
    try:
        if new is None:
            if not (names is None and dealer is None and start is None):
                raise input_error(where, "sheet_not_new")
            kept = keeper.parse(_text(file))
            changed = bool(changes)
        else:
            given = [name.strip() for name in names.split(",")] if names is not None else []
            kept, changed = keeper.begun(new, given, dealer or 0, start=start or ""), True
        for change in changes[:-1]:
            kept = change(kept).kept
        score = changes[-1](kept) if changes else keeper.played(kept)
        kept = score.kept
        money = None if price is None else _money(score, price)
    except PrikupError as fault:
        known = None if kept is None else games.game(kept.rules)
        raise InputError(where, fault, known, () if kept is None else kept.names) from None
    found = shown(score, words)
    if svg is not None:
        # Drawn before anything is written: a sheet that cannot be drawn is not changed either.
        _draw(svg, file, found)
    if changed:
        sweep(file.parent, file.name)
        if new is not None:
            write_new(file, kept.text())
        else:
            write_text(file, kept.text(), before=before)
    if new is not None:
        say_later_edition(words, new)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        _show(words, score, found, money, settle=settle or money is not None)
    return 0


def _money(score: ScoredSheet, price: str) -> Money:
    """The settlement in money. Raises NotationError(bad_number)."""
    read = _PRICE.fullmatch(price.strip())
    if read is None or (read["sign"] and read["word"]) or _THOUSANDS.fullmatch(read["number"]):
        raise NotationError("bad_number", text=price[:40])
    found: Settlement = score.game.settlement(score.state)
    return found.money(read["number"].replace(",", "."), (read["sign"] or read["word"] or "").strip())


def _changes(wanted: SheetChanges) -> list[Change]:
    found: list[Change] = [keeper.undone] if wanted.undo else []
    if wanted.remove is not None:
        number = wanted.remove
        found.append(lambda kept: keeper.removed(kept, number))
    if wanted.edit is not None:
        at, entry = wanted.edit
        found.append(lambda kept: keeper.edited(kept, at, entry))
    return [*found, *map(_adding, wanted.add)]


def _adding(text: str) -> Change:
    return lambda kept: keeper.added(kept, text)


def _text(file: Path) -> str:
    try:
        data = read_bytes(file)
    except InputError as fault:
        raise input_error(str(file), "sheet_no_file") if fault.error.code == "no_file" else fault from None
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise input_error(str(file), "not_readable", why="UTF-8") from None


def _draw(svg: Path, file: Path, found: SheetShown) -> None:
    """Writes the drawing to its own file. It replaces an older drawing but no other file. Raises InputError."""
    if os.path.realpath(svg) == os.path.realpath(file) or not _drawn(svg):
        raise input_error(str(svg), "file_exists")
    with suppress(InputError):
        # A drawing is for others to see: it gets the permissions of any new file.
        claim_new(svg)
    write_text(svg, found.svg)


def _drawn(svg: Path) -> bool:
    """Whether a file may be overwritten: it is a drawing, empty, or missing."""
    return not svg.is_file() or read_bytes(svg)[:4] in (b"", b"<svg")


def _show(words: CliTexts, score: ScoredSheet, found: SheetShown, money: Money | None, *, settle: bool) -> None:
    def say(line: str) -> None:
        print(printable(line))

    say(found.rules)
    if score.kept.about:
        say(score.kept.about)
    print()
    for line in found.lines:
        say(f"{line.number:>3}  {line.text}")
        for said in line.said:
            say(f"     {said}")
        if line.impossible:
            say(f"     ! {line.impossible}")
    if found.lines:
        print()
    for row in sheet_lines(score, found, words):
        say(row)
    if settle:
        print()
        say(words.say("sheet-settle-title"))
        for row in settlement_lines(found, words):
            say(row)
    if money is not None:
        print()
        for row in in_money(money, found.names, words):
            say(row)
    print()
    for row in found.next.said:
        say(row)
