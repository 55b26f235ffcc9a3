"""Entries: deals as people with real cards report them for the sheet, without the cards that were played.

Every game has its own, a struct of fields in one row as a setup is; exactly one field says what kind of deal it was. A
game checks an entry against what its rules can give and writes it like a deal of its own.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from prikup.core.errors import PrikupError


class Entry(Struct, frozen=True, kw_only=True):
    """The base of all entries."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """The fields of which exactly one is given."""
    rest: ClassVar[dict[str, tuple[str, ...]]] = {}
    """For each kind the other fields that it may have."""

    def kind(self) -> str:
        """Which kind of deal it is. Raises EntryError for none, for two, and for a field that it cannot have."""
        nothing = type(self)()
        given = [name for name in self.__struct_fields__ if getattr(self, name) != getattr(nothing, name)]
        found = [name for name in given if name in self.kinds]
        if len(found) != 1:
            raise EntryError("entry_kind", given=", ".join(found) or "-", known=", ".join(self.kinds))
        for name in given:
            if name not in self.kinds and name not in self.rest[found[0]]:
                raise EntryError("entry_field", field=name, kind=found[0])
        return found[0]


class EntryError(PrikupError):
    """A deal that no play of these rules can give; the sheet is as it was."""

    kind = "entry"


CODES = (
    "entry_kind",
    "entry_field",
    "entry_count",
    "entry_sum",
    "entry_range",
    "entry_not_now",
)
"""Codes that the entries of every game raise; each game lists its own."""


def check_shares(field: str, given: tuple[int, ...], count: int, total: int) -> None:
    """Checks numbers by seat that share out a whole: how many, none below 0, what they add up to. Raises EntryError."""
    if len(given) != count:
        raise EntryError("entry_count", field=field, given=len(given), wanted=count)
    wrong = next((number for number in given if not 0 <= number <= total), None)
    if wrong is not None:
        raise EntryError("entry_range", field=field, given=wrong, least=0, most=total)
    if sum(given) != total:
        raise EntryError("entry_sum", field=field, given=sum(given), wanted=total)
