"""Entries: deals played with real cards, as people report them for the sheet, without the cards played.

Each game has its own flat struct of fields; exactly one field says what kind of deal it was. The game checks the entry
against its rules and scores it like a deal that was played.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from prikup.core.errors import PrikupError


class Entry(Struct, frozen=True, kw_only=True):
    """The base of all entries."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """Exactly one of these fields must be given; it is the kind of the deal."""
    rest: ClassVar[dict[str, tuple[str, ...]]] = {}
    """For each kind, the other fields that it may have."""

    def kind(self) -> str:
        """The kind of deal. Raises EntryError for no kind, for two kinds, and for a field that does not belong to
        the kind."""
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
    """A deal that these rules cannot produce; the sheet stays unchanged."""

    kind = "entry"


CODES = (
    "entry_kind",
    "entry_field",
    "entry_count",
    "entry_sum",
    "entry_range",
    "entry_not_now",
)
"""Error codes shared by the entries of all games; each game lists its own."""


def check_shares(field: str, given: tuple[int, ...], count: int, total: int) -> None:
    """Checks that ``given`` has ``count`` numbers from 0 to ``total`` that add up to ``total``. Raises EntryError."""
    if len(given) != count:
        raise EntryError("entry_count", field=field, given=len(given), wanted=count)
    wrong = next((number for number in given if not 0 <= number <= total), None)
    if wrong is not None:
        raise EntryError("entry_range", field=field, given=wrong, least=0, most=total)
    if sum(given) != total:
        raise EntryError("entry_sum", field=field, given=sum(given), wanted=total)
