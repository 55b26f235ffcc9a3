"""Options: the settings of a rule set, declared once as struct fields with metadata.

A game's rule set is a frozen struct of sections; a section is a frozen struct of options. The rule string, the JSON
schema, the listing, the docs page and the strategy for random rule sets are made from these fields.
"""

from __future__ import annotations

import functools
import types
import typing
from itertools import pairwise
from typing import Annotated, Any, ClassVar, Literal, TypeGuard, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from prikup.core.errors import RulesError

Value = bool | int | str | None
"""The value of an option; None is written ``off``."""


class OptionMeta(Struct, frozen=True):
    """Metadata of an option: its English title, the ledger rows it serves, the numbers allowed."""

    title: str
    ledger: tuple[str, ...]
    numbers: tuple[int, ...] = ()


def option_meta(title: str, *ledger: str, numbers: typing.Iterable[int] = ()) -> Any:
    """Metadata for an option: its title, its ledger ids, and for a number the allowed values."""
    return OptionMeta(title, ledger, tuple(numbers))


SITUATIONS = ("match", "deal", "auction", "talon", "contract", "play", "whist", "passes", "score", "barrel", "faults")
"""Where at the table options matter, in the order in which a rule editor shows them."""


class Section(Struct, frozen=True, kw_only=True):
    """The base of all sections: a house rule or a group of them, with its options and hooks."""

    key: ClassVar[str] = ""
    situation: ClassVar[str] = ""
    """Where at the table it matters, one of ``SITUATIONS``: people look for its options there."""

    marks: ClassVar[tuple[str, ...]] = ()
    """The counters that this section keeps for each seat from deal to deal."""

    off: ClassVar[dict[str, Value]] = {}
    """The option values that switch the section off; empty if it is always active."""

    def active(self) -> bool:
        """Whether the section has any effect; an inactive one costs nothing."""
        return not self.off or any(getattr(self, name) != value for name, value in self.off.items())


class Option(Struct, frozen=True):
    """One option of a game: name ``section.field``, title, allowed values, default, ledger ids."""

    name: str
    title: str
    values: tuple[Value, ...]
    default: Value
    ledger: tuple[str, ...]
    situation: str = ""
    """Where at the table it matters; that of its section."""

    @property
    def section(self) -> str:
        """The section that it belongs to."""
        return self.name.partition(".")[0]

    def text(self, value: Value) -> str:
        """A value as written in a rule string."""
        return value_text(value)

    def read(self, text: str) -> Value:
        """The value written as ``text``. Raises RulesError(bad_value) with the allowed values."""
        figure = text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10
        number = int(text) if figure and str(int(text)) == text else None
        for value in self.values:
            # Figures are many, and quicker compared as numbers; on and off are none.
            if is_figure(value):
                if value == number:
                    return value
            elif value_text(value) == text:
                return value
        raise RulesError("bad_value", option=self.name, value=text[:80], allowed=self.allowed())

    def allowed(self) -> str:
        """The allowed values as one short text; runs of numbers are shortened."""
        span = self.span
        if span is None:
            return ", ".join(map(value_text, self.values))
        words = [value_text(value) for value in self.values if value is None]
        return ", ".join([*words, f"{span[0]}..{span[-1]} by {span.step}"])

    @property
    def span(self) -> range | None:
        """The numbers as a range with its step, where they are many in equal steps: a figure to choose freely."""
        numbers = [value for value in self.values if is_figure(value)]
        if len(numbers) <= 12 or len({high - low for low, high in pairwise(numbers)}) != 1:
            return None
        return range(numbers[0], numbers[-1] + 1, numbers[1] - numbers[0])


def is_figure(value: Value) -> TypeGuard[int]:
    """Whether a value is a number; on and off are none, though Python counts them as such."""
    return isinstance(value, int) and not isinstance(value, bool)


def value_text(value: Value) -> str:
    """``on``, ``off``, a word or a number."""
    if value is None or value is False:
        return "off"
    return "on" if value is True else str(value)


class RuleSet(Struct, frozen=True, kw_only=True):
    """The base of a game's rule set: its fields are sections."""


R = TypeVar("R", bound=RuleSet)


def _values(hint: Any, meta: OptionMeta, name: str) -> tuple[Value, ...]:
    kinds = get_args(hint) if get_origin(hint) in (typing.Union, types.UnionType) else (hint,)
    values: list[Value] = []
    for kind in kinds:
        if kind is type(None):
            values.append(None)
        elif kind is bool:
            values += [False, True]
        elif kind is int:
            if not meta.numbers:
                raise TypeError(f"option {name} has no numbers")
            values += meta.numbers
        elif get_origin(kind) is Literal:
            values += get_args(kind)
        else:
            raise TypeError(f"option {name} has a type that no rule string can hold: {kind}")
    return tuple(values)


@functools.cache
def sections_of(rules: type[RuleSet]) -> dict[str, type[Section]]:
    """The sections of a rule set by name, in the order in which they are declared."""
    return dict(get_type_hints(rules))


@functools.cache
def options_of(rules: type[RuleSet]) -> dict[str, Option]:
    """All options of a rule set by full name, in the order in which they are declared."""
    found: dict[str, Option] = {}
    for section, kind in sections_of(rules).items():
        defaults = kind()
        for field, hint in get_type_hints(kind, include_extras=True).items():
            if get_origin(hint) is not Annotated:
                continue
            base, meta = get_args(hint)[:2]
            name = f"{section}.{field}"
            values = _values(base, meta, name)
            default = getattr(defaults, field)
            if default not in values:
                raise TypeError(f"option {name} has a default that is not allowed: {default}")
            found[name] = Option(name, meta.title, values, default, meta.ledger, kind.situation)
    return found


def get_option(rules: RuleSet, name: str) -> Value:
    """The value of ``section.field`` in a rule set."""
    section, field = name.split(".")
    value: Value = getattr(getattr(rules, section), field)
    return value


def with_options(rules: R, values: dict[str, Value]) -> R:
    """The rule set with the given options changed. Raises RulesError for an unknown option or an impossible value."""
    options = options_of(type(rules))
    changed: dict[str, dict[str, Value]] = {}
    for name, value in values.items():
        option = options.get(name)
        if option is None:
            raise RulesError("unknown_option", option=name, nearest=nearest(name, options))
        option.read(value_text(value))
        section, field = name.split(".")
        changed.setdefault(section, {})[field] = value
    new = {section: msgspec.structs.replace(getattr(rules, section), **fields) for section, fields in changed.items()}
    return msgspec.structs.replace(rules, **new)


def nearest(name: str, known: typing.Iterable[str]) -> str:
    """The known name closest to a mistyped one, or ``-``."""
    import difflib

    close = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return close[0] if close else "-"


def differences(rules: RuleSet, base: RuleSet) -> dict[str, Value]:
    """The options in which a rule set differs from another, in declared order."""
    sections = {name for name in sections_of(type(rules)) if getattr(rules, name) is not getattr(base, name)}
    return {
        name: value
        for name, option in options_of(type(rules)).items()
        if option.section in sections
        and value_text(value := get_option(rules, name)) != value_text(get_option(base, name))
    }
