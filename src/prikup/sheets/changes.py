"""One change of a sheet, with the sheet passed and returned as text: for a server that stores nothing."""

from __future__ import annotations

from typing import Literal

from prikup import games
from prikup.core.errors import PrikupError
from prikup.sheets import keeper
from prikup.sheets.errors import SheetError
from prikup.sheets.keeper import KeptSheet, ScoredSheet
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import Texts

What = Literal["show", "add", "edit", "remove", "undo"]
"""The possible operations; ``show`` leaves the sheet as it is."""


class Refused(PrikupError):
    """A change that is refused: the code of its cause, with ``line`` (0: none) and ``said``, the reason in words."""

    kind = "sheet"


LONGEST_START = 2000
"""The most characters of the starting figures."""


def begun(words: Texts, rules: str, names: tuple[str, ...], dealer: int, start: str = "") -> SheetShown:
    """An empty sheet, or one that continues from older figures. Raises Refused."""
    try:
        if len(start) > LONGEST_START:
            raise SheetError("sheet_too_large", size=len(start), limit=LONGEST_START)
        return shown(keeper.played(keeper.begun(rules, names, dealer, start=start)), words)
    except PrikupError as fault:
        raise _refused(words, fault, None) from None


def changed(words: Texts, text: str, what: What, number: int = 0, entry: str = "") -> SheetShown:
    """The sheet after a change; ``number`` counts the lines from 1. Raises Refused."""
    kept: KeptSheet | None = None
    try:
        kept = keeper.parse(text)
        return shown(_done(kept, what, number, entry), words)
    except PrikupError as fault:
        raise _refused(words, fault, kept) from None


def _done(kept: KeptSheet, what: What, number: int, entry: str) -> ScoredSheet:
    if what == "add":
        return keeper.added(kept, entry)
    if what == "edit":
        return keeper.edited(kept, number, entry)
    if what == "remove":
        return keeper.removed(kept, number)
    return keeper.undone(kept) if what == "undo" else keeper.played(kept)


def _refused(words: Texts, fault: PrikupError, kept: KeptSheet | None) -> Refused:
    cause = getattr(fault, "cause", None) or fault
    names = kept.names if kept is not None else ()
    own = words.of(games.game(kept.rules)) if kept is not None else words
    line = fault.line or 0 if isinstance(fault, SheetError) else 0
    return Refused(cause.code, **{**cause.params, "line": line, "said": own.error(_titled(own, cause), names)})


def _titled(words: Texts, fault: PrikupError) -> PrikupError:
    """A refused entry with its fields and kinds named as the forms name them, not as an entry is written."""
    if not fault.code.startswith("entry_"):
        return fault
    params = dict(fault.params)
    for name, of in (("field", "item"), ("kind", "kind")):
        title = f"sheet-{of}-{str(params.get(name)).replace('_', '-')}"
        if words.has(title):
            params[name] = words.say(title)
    return PrikupError(fault.code, **params)
