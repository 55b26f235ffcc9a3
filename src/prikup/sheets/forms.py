"""Forms for the next entry: kinds of deal and their fields in words. A page draws them and computes nothing.

A filled-in form becomes text: ``begin``, then the values of ``head`` in order (an item of kind ``flag`` is its own
name, if it is set), then ``; name value`` for each filled-in item of ``more``.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from prikup.core.seats import Seat
from prikup.texts import Texts

ItemKind = Literal["choice", "number", "flag", "numbers", "people", "pairs", "text"]
"""How a field is filled in: see FormItem."""


class FormChoice(Struct, frozen=True):
    """One of several values, with its label."""

    value: str
    label: str


class FormItem(Struct, frozen=True):
    """A field of a form.

    ``kind``: ``choice`` (one of ``choices``, or none if ``optional``), ``number``, ``flag``, ``numbers`` (one for each
    of ``choices``), ``people`` (any of ``choices``), ``pairs`` (rows of one of ``choices`` and one of ``second``),
    ``text``.
    """

    name: str
    kind: ItemKind
    label: str
    choices: tuple[FormChoice, ...] = ()
    second: tuple[FormChoice, ...] = ()
    least: int = 0
    most: int = 0
    optional: bool = False
    others: bool = False
    """Whether the player chosen at ``seat`` is not a choice here."""
    help: str = ""
    value: str = ""
    """The initial value."""


class EntryForm(Struct, frozen=True):
    """A kind of deal, or a step that the sheet expects."""

    name: str
    label: str
    begin: str
    head: tuple[FormItem, ...] = ()
    more: tuple[FormItem, ...] = ()


class FormBuilder:
    """Builds form items in one language, with the players' names."""

    def __init__(self, words: Texts, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def label(self, name: str) -> str:
        """The label of a field."""
        return self.words.say(f"sheet-item-{name}")

    def help(self, name: str) -> str:
        """The help text of a field; empty if it needs none."""
        message = f"sheet-help-{name}"
        return self.words.say(message) if self.words.has(message) else ""

    def form(
        self, name: str, begin: str, head: tuple[FormItem, ...] = (), more: tuple[FormItem, ...] = ()
    ) -> EntryForm:
        """A form."""
        return EntryForm(name, self.words.say(f"sheet-kind-{name}"), begin, head, more)

    def people(self, seats: Any) -> tuple[FormChoice, ...]:
        """Players as choices."""
        return tuple(FormChoice(str(seat), self.place(seat)) for seat in seats)

    def place(self, seat: Seat) -> str:
        """The name of a player, or of the dummy in Preferans for two."""
        return self.names[seat] if seat < len(self.names) else self.words.say("preferans-dummy")

    def item(self, name: str, kind: ItemKind, **more: Any) -> FormItem:
        """A field."""
        # Tricks are required only where they cannot be missing.
        told = "" if name == "tricks" and not more.get("optional") else self.help(name)
        return FormItem(name, kind, self.label(name), help=told, **more)

    def seat(self, seats: Any, name: str = "seat") -> FormItem:
        """A choice of one player."""
        return self.item(name, "choice", choices=self.people(seats))

    def flags(self, **wanted: bool) -> tuple[FormItem, ...]:
        """A flag for each name that is True."""
        return tuple(self.item(name, "flag") for name, on in wanted.items() if on)

    def number(self, name: str, least: int, most: int, *, value: int | None = None, optional: bool = False) -> FormItem:
        """A number field."""
        shown = "" if value is None else str(value)
        return self.item(name, "number", least=least, most=most, value=shown, optional=optional)

    def suits(self, *, no_trump: bool) -> tuple[FormChoice, ...]:
        """The suits by their letters, with or without no trump."""
        letters = [("S", "spades"), ("C", "clubs"), ("D", "diamonds"), ("H", "hearts")]
        found = [FormChoice(letter, self.words.say(f"suit-{suit}")) for letter, suit in letters]
        return (*found, FormChoice("NT", self.words.say("sheet-no-trump"))) if no_trump else tuple(found)

    def faults(self, kinds: tuple[str, ...]) -> FormItem:
        """A choice of a fault."""
        found = tuple(FormChoice(kind, self.words.fault(kind)) for kind in kinds)
        return self.item("fault", "choice", choices=found)
