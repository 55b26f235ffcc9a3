"""Positions as one readable line: ``thousand/ru; phase auction; dealer 0; totals 830 300 120; hands ... ; turn 1``.

Fields with their default values are left out. Reading goes through the game's Setup and its ``validate``, so no text
leads to a state in which the engine fails.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar, get_args

from msgspec import Struct

from prikup import games
from prikup.core.errors import NotationError
from prikup.core.game import AnyGame
from prikup.core.setup import Setup
from prikup.notation.fields import TEXT_CODECS, TextCodec, hints_of, item_of, kind_name, read_number, refuse

LONGEST = 10_000
"""Most characters of a position; longer text is refused unread."""
FEW = 20
"""Most field names that an error for an unknown one lists; of more only the nearest."""

T = TypeVar("T", bound=Struct)


def _nested(kind: type[Struct]) -> TextCodec:
    """A struct inside a field: its items in order, then the names of its flags that are set.

    Items declared after the flags come last, and are written only if one of them differs from its default.
    """
    parts = [(name, _inner(hint)) for name, hint in hints_of(kind).items()]
    items = [(name, part) for name, part in parts if not part.flag]
    flags = [name for name, part in parts if part.flag]
    usual = dict(zip(reversed(kind.__struct_fields__), reversed(kind.__struct_defaults__), strict=False))
    first_flag = min((at for at, (_, part) in enumerate(parts) if part.flag), default=len(parts))
    late = [name for name, _ in parts[first_flag:] if name not in flags and name in usual]
    needed = len(items) - len(late)
    wants = " ".join([*(f"<{name}>" for name, _ in items[:needed]), *(f"[{flag}]" for flag in flags)])

    def write(value: Struct) -> str:
        some = any(getattr(value, name) != usual[name] for name in late)
        shown = [part.write(getattr(value, name)) for name, part in (items if some else items[:needed])]
        return " ".join([*shown, *(flag for flag in flags if getattr(value, flag))])

    def read(text: str) -> Struct:
        words = text.split()
        values: dict[str, Any] = dict.fromkeys(flags, False)
        while words and words[-1] in flags and not values[words[-1]]:
            values[words.pop()] = True
        if len(words) not in (needed, len(items)):
            refuse("bad_field", text, wants=wants)
        return kind(**values, **{name: part.read(word) for (name, part), word in zip(items, words, strict=False)})

    return TextCodec(write, read, spaced=True, wants=wants)


def _inner(hint: Any) -> TextCodec:
    """A field of such a struct: one word without spaces, ``-`` for an empty one; a row is separated by commas."""
    name = kind_name(hint)
    if name == "str":
        return TextCodec(lambda word: word or "-", lambda word: "" if word == "-" else TEXT_CODECS["str"].read(word))
    if name is not None:
        return TEXT_CODECS[name]
    one = _inner(item_of(hint))

    def read(text: str) -> tuple[Any, ...]:
        return () if text == "-" else tuple(map(one.read, text.split(",")))

    return TextCodec(lambda values: ",".join(map(one.write, values)) or "-", read)


def _kind(hint: Any) -> TextCodec:
    """How a field of a setup stands in text: a kind by its name, a struct, or a row or rows of them."""
    struct = next((one for one in (hint, *get_args(hint)) if isinstance(one, type) and issubclass(one, Struct)), None)
    item = None if kind_name(hint) else item_of(hint)
    if item is None:
        return _nested(struct) if struct is not None else TEXT_CODECS[kind_name(hint) or ""]
    one = _kind(item)
    gap, split = (" / ", "/") if one.spaced else (" ", None)

    def write(values: tuple[Any, ...]) -> str:
        return gap.join(map(one.write, values)) or "-"

    def read(text: str) -> tuple[Any, ...]:
        return () if text == "-" else tuple(one.read(word.strip()) for word in text.split(split))

    wants = f"{one.wants}{gap}…" if one.wants else ""
    return TextCodec(write, read, spaced=True, wants=wants)


@cache
def _codec(kind: type[Struct]) -> dict[str, TextCodec | None]:
    """The fields of a struct in order; None for the counters, which stand under their own names."""
    return {name: None if name == "marks" else _kind(hint) for name, hint in hints_of(kind).items()}


@cache
def _nothing(kind: type[T]) -> T:
    """The struct in which every field holds its default."""
    return kind()


def _empty(value: Any) -> bool:
    """Whether there are no numbers or only zeros, in a row or in rows."""
    return all(map(_empty, value)) if isinstance(value, tuple) else not value


def setup_text(setup: Setup) -> str:
    """The fields of a setup as text, without rules: ``phase auction; dealer 0; ...``."""
    return fields_text(setup, setup.always, setup.by_seat)


def fields_text(struct: Struct, always: tuple[str, ...] = (), by_seat: tuple[str, ...] = ()) -> str:
    """The fields of a struct in one row as text, those at their defaults left out.

    ``always`` are written all the same, ``by_seat`` are left out where they hold nothing but zeros.
    """
    shown = []
    nothing = _nothing(type(struct))
    for name, kind in _codec(type(struct)).items():
        value = getattr(struct, name)
        if kind is None:
            shown += [f"{mark} {' '.join(map(str, counts))}" for mark, counts in value.items() if any(counts)]
        elif name in always:
            shown.append(f"{name} {kind.write(value)}")
        elif kind.flag:
            shown += [name] if value else []
        elif value != getattr(nothing, name) and not (name in by_seat and _empty(value)):
            shown.append(f"{name} {kind.write(value)}")
    return "; ".join(shown)


def parse_setup(text: str, setup: type[T], counters: tuple[str, ...] = ()) -> T:
    """The setup of a text without rules; ``counters`` may be named, too. Raises NotationError."""
    if len(text) > LONGEST:
        refuse("bad_position", text)
    return parse_fields(text, setup, counters)


def parse_fields(text: str, struct: type[T], counters: tuple[str, ...] = ()) -> T:
    """The struct whose fields a text holds; ``counters`` may be named, too. Raises NotationError."""
    codec = _codec(struct)
    values: dict[str, Any] = {}
    marks: dict[str, tuple[int, ...]] = {}
    for part in text.split(";"):
        name, _, rest = part.strip().partition(" ")
        rest = rest.strip()
        if not name:
            continue
        if name in values or name in marks:
            refuse("field_twice", name)
        kind = codec.get(name)
        if kind is None:
            if name not in counters:
                known = [*(field for field, kind in codec.items() if kind is not None), *counters]
                refuse("unknown_field", part.strip(), known=_nearest(name, known))
            marks[name] = tuple(map(read_number, rest.split()))
        elif kind.flag:
            if rest:
                refuse("bad_field", part.strip(), wants=name)
            values[name] = True
        elif not rest:
            refuse("bad_field", part.strip(), wants=f"{name} {kind.wants or '…'}")
        else:
            values[name] = _value(name, kind, rest)
    return struct(**values, **({"marks": marks} if "marks" in codec else {}))


def _value(name: str, kind: TextCodec, text: str) -> Any:
    """The value of a field. Raises NotationError; what is wrong with its form is said with the field's name."""
    try:
        return kind.read(text)
    except NotationError as fault:
        if fault.code != "bad_field":
            raise
        refuse("bad_field", f"{name} {text}", wants=f"{name} {kind.wants}")


def _nearest(name: str, known: list[str]) -> str:
    """The known names; of many only those most like the unknown one."""
    return ", ".join(known if len(known) <= FEW else get_close_matches(name[:40], known, 6, 0.0))


def position_text(game: AnyGame, state: Any) -> str:
    """A state with its rules as one line."""
    return f"{game.text}; {setup_text(game.setup_of(state))}"


def parse_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the state of a position's text. Raises NotationError, RulesError or SetupError."""
    if len(text) > LONGEST:
        refuse("bad_position", text)
    rules, _, rest = text.partition(";")
    game = games.game(rules)
    return game, parse_state(game, rest)


def parse_state(game: AnyGame, text: str, *, older: bool = False) -> Any:
    """The state of a position's text without rules; ``older``: it was kept in a record, perhaps by a version that took
    counters which no deals give. Raises NotationError or SetupError."""
    return game.playable(parse_setup(text, game.setup_type, game.counters), older=older)


def parse_sheet(game: AnyGame, text: str, *, older: bool = False) -> Any:
    """The sheet of a text such as ``totals 830 300 120; dealer 0``; what is not named is as in a match that begins.
    ``older``: it was kept, perhaps by a version that took counters which no deals give.

    Raises NotationError (``not_on_sheet`` for a field of a deal) or SetupError.
    """
    setup: Setup = parse_setup(text, game.setup_type, game.counters)
    nothing = _nothing(type(setup))
    for name in setup.__struct_fields__:
        if name not in setup.sheet and getattr(setup, name) != getattr(nothing, name):
            refuse("not_on_sheet", name)
    return game.sheet_of(setup, older=older)
