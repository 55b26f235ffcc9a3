"""Kept sheets: deals as people with real cards enter them, scored by the rules of their table.

A sheet is text, one item per line, so that it can be read, edited and shared without the program:

    prikup sheet 1
    rules: preferans/sochinka
    seat 0: Anna
    ...
    dealer: 0
    start: hills 10 10 10 10        (only if it continues an older sheet; as in a position)

    game 1 6 H; whist 2; tricks 0 6 4 0
    3 terms 10 20 0

A line is an entry of the game (prikup.notation.entries), or a step that the sheet expects, with its seat first (terms
of the hill owner, a choice of help, the control time). All lines are replayed whenever the sheet is read, so an edit
that makes a later line impossible is refused with the number of that line.

A line that the rules cannot even write makes a sheet unreadable. One that they can write but no play gives is kept:
older versions took some. It counts as it stands, and says why it cannot have happened; only new lines are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Deal, Shuffle
from prikup.core.entries import EntryError
from prikup.core.errors import IllegalAction, PrikupError
from prikup.core.events import AddressedEvent, Line, score_event
from prikup.core.game import AnyGame
from prikup.core.seats import Seat
from prikup.notation.actions import parse_step
from prikup.notation.entries import entry_text, parse_entry
from prikup.notation.position import parse_sheet
from prikup.notation.record import is_one_line
from prikup.sheets.errors import SheetError

HEAD = "prikup sheet 1"
LARGEST = 200_000
"""The most characters of a sheet; an evening of 200 deals has about 10,000."""
MOST_LINES = 2_000
LONGEST_NAME = 40
"""The most characters of a player's name."""
_STEP = re.compile(r"(?:table|-1|[0-9]) ")
_DEALER = re.compile(r"[0-9]")
_HEADER = re.compile(r"(rules|dealer|seat [0-9]|about|start): ?(.*)")


class KeptSheet(Struct, frozen=True):
    """A sheet as it is stored: the table, and its lines in order."""

    rules: str
    names: tuple[str, ...]
    dealer: Seat
    lines: tuple[str, ...] = ()
    about: str = ""
    start: str = ""
    """The figures of an older sheet that this one continues: the fields of a position, without its deal."""
    notes: tuple[tuple[int, str], ...] = ()
    """Lines that begin with ``#`` and are not played, each with the number of lines above it."""

    def text(self) -> str:
        """The sheet as text; ``parse`` reads it back."""
        head = [HEAD, f"rules: {self.rules}", *(f"seat {seat}: {name}" for seat, name in enumerate(self.names))]
        head.append(f"dealer: {self.dealer}")
        if self.about:
            head.append(f"about: {self.about}")
        if self.start:
            head.append(f"start: {self.start}")
        rows = []
        for above, line in enumerate((*self.lines, None)):
            rows += [note for at, note in self.notes if at == above]
            rows += [] if line is None else [line]
        return "\n".join([*head, "", *rows]) + "\n"

    def shorter(self, at: int) -> KeptSheet:
        """The sheet without the line at an index; notes below it move up."""
        notes = tuple((above - (above > at), note) for above, note in self.notes)
        return replace(self, lines=(*self.lines[:at], *self.lines[at + 1 :]), notes=notes)


class ScoredLine(Struct, frozen=True):
    """What one line of the sheet wrote."""

    number: int
    """The number of the line, from 1."""
    text: str
    """The line as it was entered."""
    dealer: Seat
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    """The totals by seat, as the game counts them; empty for a line that writes nothing."""
    sheet: Any
    """The game's sheet after the line."""
    impossible: EntryError | None = None
    """Why no play gives this line; None for any that play can give."""
    told: tuple[AddressedEvent, ...] = ()
    """The events of the line."""


class ScoredSheet(Struct, frozen=True):
    """A kept sheet, played."""

    kept: KeptSheet
    game: Any
    state: Any
    written: tuple[ScoredLine, ...]
    events: tuple[AddressedEvent, ...]
    opening: Any
    """The state before the first deal."""
    begin: int
    """The number of events that belong to the opening."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners; empty while the match goes on."""
        return tuple(self.game.winners(self.state) or ())

    @property
    def sheet(self) -> Any:
        """The game's current sheet."""
        return self.game.sheet(self.state)

    @property
    def over(self) -> bool:
        """Whether the match on the sheet is over."""
        return bool(self.winners) or not self.game.awaits(self.state)


def begun(rules: str, names: Sequence[str] = (), dealer: Seat = 0, about: str = "", start: str = "") -> KeptSheet:
    """An empty sheet. Raises RulesError; SheetError for a wrong number of players, a bad name, or a bad start."""
    kept = _empty(games.game(rules), names, dealer, about, start)
    _opened(games.game(kept.rules), kept, older=False)
    return kept


def _empty(game: AnyGame, names: Sequence[str], dealer: Seat, about: str, start: str) -> KeptSheet:
    """An empty sheet whose start is not looked at."""
    given = tuple(name.strip() for name in names) or tuple(str(seat) for seat in range(game.players))
    if len(given) != game.players:
        raise SheetError("sheet_players", given=len(given), wanted=game.players)
    for number, name in enumerate(given, 1):
        if not name or not is_one_line(name, LONGEST_NAME):
            raise SheetError("sheet_name", number=number, longest=LONGEST_NAME, how=_name_fault(name))
    if not 0 <= dealer < game.players:
        raise SheetError("sheet_header", name="dealer")
    if about and not is_one_line(about, 200):
        raise SheetError("sheet_header", name="about")
    return KeptSheet(game.text, given, dealer, about=about, start=" ".join(start.split()))


def _name_fault(name: str) -> str:
    """What is wrong with a name: ``empty``, ``long`` or ``signs``. Never the name, which may be of any length."""
    if not name:
        return "empty"
    return "long" if len(name) > LONGEST_NAME else "signs"


def _opened(game: AnyGame, kept: KeptSheet, *, older: bool = True) -> tuple[Any, list[AddressedEvent]]:
    """The state before the first deal, with its events; of an older sheet also with counters that no deals give. Raises
    SheetError(sheet_start)."""
    if not kept.start:
        return game.sheet_keeping(kept.dealer)
    try:
        sheet = parse_sheet(game, f"dealer {kept.dealer}; {kept.start}", older=older)
    except PrikupError as fault:
        refused = SheetError("sheet_start", cause=fault)
        refused.game = game.name
        raise refused from fault
    return game.sheet_keeping(kept.dealer, sheet)


def parse(text: str) -> KeptSheet:
    """The sheet of a text; only its form is checked. Raises SheetError with the line, or RulesError."""
    if len(text) > LARGEST:
        raise SheetError("sheet_too_large", size=len(text), limit=LARGEST)
    rows = text.lstrip("\ufeff").splitlines()
    if not rows or rows[0].strip() != HEAD:
        raise SheetError("sheet_not_one", 1)
    head: dict[str, str] = {}
    lines: list[str] = []
    notes: list[tuple[int, str]] = []
    for number, row in enumerate(rows[1:], 2):
        stripped = row.strip()
        if not stripped:
            continue
        if stripped.startswith("#"):
            notes.append((len(lines), stripped))
            continue
        found = _HEADER.fullmatch(stripped) if not lines else None
        if found is None:
            lines.append(stripped)
        elif found[1] in head:
            raise SheetError("sheet_header", number, name=found[1])
        else:
            head[found[1]] = found[2].strip()
    if len(lines) + len(notes) > MOST_LINES:
        raise SheetError("sheet_too_large", size=len(lines) + len(notes), limit=MOST_LINES)
    dealer = head.get("dealer", "0")
    if "rules" not in head or not _DEALER.fullmatch(dealer):
        raise SheetError("sheet_header", name="rules" if "rules" not in head else "dealer")
    seats = sorted(name for name in head if name.startswith("seat "))
    if seats != [f"seat {seat}" for seat in range(len(seats))]:
        # Entries name players by seat, so no seat may be missing.
        raise SheetError("sheet_header", name="seat")
    names = [head[name] for name in seats]
    game: AnyGame = games.game(head["rules"])
    kept = _empty(game, names, int(dealer), head.get("about", ""), head.get("start", ""))
    _opened(game, kept)
    return replace(kept, lines=tuple(lines), notes=tuple(notes))


def played(kept: KeptSheet) -> ScoredSheet:
    """A sheet with every line scored. Raises SheetError for the first line that the rules cannot write."""
    game: AnyGame = games.game(kept.rules)
    opening, begin = _opened(game, kept)
    state, events, written = opening, list(begin), []
    for number, text in enumerate(kept.lines, 1):
        dealer = game.sheet(state).dealer
        impossible = None
        try:
            if _STEP.match(text):
                state, told = _step(game, state, text)
            else:
                entry = parse_entry(game, text)
                after, told = game.enter(state, entry)
                impossible = game.impossible(state, entry)
                state = after
        except PrikupError as fault:
            raise SheetError("sheet_line", number, fault, text=text[:60]) from fault
        events += told
        found = [one for one in (score_event(one.event) for one in told) if one is not None]
        lines = tuple(line for one in found for line in one.lines)
        totals = found[-1].totals if found else ()
        after_it = game.sheet(state)
        written.append(ScoredLine(number, text, dealer, lines, totals, after_it, impossible, tuple(told)))
    return ScoredSheet(kept, game, state, tuple(written), tuple(events), opening, len(begin))


def _step(game: AnyGame, state: Any, text: str) -> tuple[Any, list[AddressedEvent]]:
    """Applies a step that the sheet expects. Raises IllegalAction for any other, NotationError."""
    seat, action = parse_step(text, game.action_type)
    if isinstance(action, Shuffle | Deal):
        # The cards are on a real table; cards dealt here would have to be played here.
        raise IllegalAction("not_now")
    moved: tuple[Any, list[AddressedEvent]] = game.apply(state, seat, action)
    return moved


# Changes: each returns the sheet after it, played to its end, or raises and leaves the old one unchanged.


def added(kept: KeptSheet, text: str) -> ScoredSheet:
    """The sheet with one more line. Raises SheetError."""
    after = replace(kept, lines=(*kept.lines, _tidy(kept, text, len(kept.lines) + 1)))
    return _checked(after, lambda: _impossible(kept))


def edited(kept: KeptSheet, number: int, text: str) -> ScoredSheet:
    """The sheet with line ``number`` (from 1) replaced. Raises SheetError, also for a later line."""
    at = _index(kept, number)
    tidy = _tidy(kept, text, number)
    after = replace(kept, lines=(*kept.lines[:at], tidy, *kept.lines[at + 1 :]))
    return _checked(after, lambda: _impossible(kept) - {number})


def removed(kept: KeptSheet, number: int) -> ScoredSheet:
    """The sheet without a line. Raises SheetError, also for a later line."""
    at = _index(kept, number)
    return _checked(
        kept.shorter(at), lambda: {other - (other > number) for other in _impossible(kept) if other != number}
    )


def undone(kept: KeptSheet) -> ScoredSheet:
    """The sheet without its last line. Raises SheetError(sheet_empty)."""
    if not kept.lines:
        raise SheetError("sheet_empty")
    return played(kept.shorter(len(kept.lines) - 1))


def _index(kept: KeptSheet, number: int) -> int:
    if not 1 <= number <= len(kept.lines):
        raise SheetError("sheet_no_such_line", number=number, most=len(kept.lines))
    return number - 1


def _tidy(kept: KeptSheet, text: str, number: int) -> str:
    """An entry with its fields in order; a step unchanged."""
    text = " ".join(text.split())
    if _STEP.match(text):
        return text
    try:
        return entry_text(parse_entry(games.game(kept.rules), text))
    except PrikupError as fault:
        raise SheetError("sheet_line", number, fault, text=text[:60]) from fault


def _impossible(kept: KeptSheet) -> set[int]:
    """The numbers of the lines that no play gives; of a sheet that cannot be played, all of them."""
    try:
        return {line.number for line in played(kept).written if line.impossible is not None}
    except SheetError:
        return set(range(1, len(kept.lines) + 1))


def _checked(kept: KeptSheet, before: Callable[[], set[int]]) -> ScoredSheet:
    """The sheet played, if play can give all of its lines but those that were impossible ``before`` the change.

    The old sheet is played only if there are such lines.
    """
    score = played(kept)
    wrong = {line.number: line.impossible for line in score.written if line.impossible is not None}
    known = before() if wrong else set()
    for number, reason in wrong.items():
        if number not in known:
            raise SheetError("sheet_line", number, reason, text=kept.lines[number - 1][:60]) from reason
    return score
