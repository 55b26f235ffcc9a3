"""The client's types: TypeScript generated from every struct that is sent over the wire."""

from __future__ import annotations

import enum
import types
from collections import Counter, defaultdict
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from prikup.games import GAMES
from prikup.preferans.state import PhaseName as PhaseOfPreferans
from prikup.server import bodies, messages
from prikup.sheets.choices import SheetPreset
from prikup.sheets.shown import SheetShown
from prikup.texts.words import field_kinds
from prikup.thousand.state import PhaseName as PhaseOfThousand

HEAD = "// Made by tools/typescript.py from the Python structs; do not edit by hand.\n"

UNIONS = ("AnyFromClient", "AnyFromServer", "AnyFromSeeker", "AnyToSeeker")
"""The unions of ``messages.py``: what goes over a socket, each way."""


def messages_text() -> str:
    """web/src/lib/wire/messages.ts: HTTP bodies and socket messages."""
    structs: dict[str, type[Struct]] = {}
    for module in (bodies, messages):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                _gather(value, structs)
    for struct in (SheetShown, SheetPreset):
        _gather(struct, structs)
    imports = [f'import type * as {name} from "./{name}";' for name in sorted(GAMES)]
    shared = [
        f"/** {doc} */\nexport type {name} = {' | '.join(of.format(game) for game in sorted(GAMES))};\n"
        for name, doc, of in _OF_A_GAME
    ]
    declared = [_declared(struct) for struct in structs.values()]
    unions = [_union(name, getattr(messages, name)) for name in UNIONS]
    return "\n".join([HEAD, *imports, "", *shared, *declared, *unions])


_OF_A_GAME = (
    ("GameAction", "An action of any game.", "{}.AnyAction"),
    ("GameEvent", "An event of any game.", "{}.AnyEvent"),
    ("GameView", "What a seat knows, in any game.", "{}.View"),
    ("GamePatch", "Some fields of what a seat knows, in any game.", "Partial<{}.View>"),
)
"""Types in messages and bodies that depend on the game: name, meaning, and the type for each game."""
_NOTES = {
    "action": "GameAction",
    "event": "GameEvent",
    "view": "GameView",
    "view if begun": "GameView | Record<string, never>",
    "patch": "GamePatch",
}
"""These types by the notes of ``prikup.server.bodies``."""


def game_text(name: str) -> str:
    """web/src/lib/wire/<game>.ts: a game's actions, events and view, and the kind of each field."""
    game = GAMES[name]
    structs: dict[str, type[Struct]] = {}
    for union in (game.action_type, game.event_type):
        for member in get_args(union):
            _gather(member, structs)
    _gather(game.view_type, structs)
    bodies = [_declared(struct, _ts_name(struct)) for struct in structs.values()]
    kinds = _kinds((*get_args(game.action_type), *get_args(game.event_type)))
    table = (
        "/** What kind of thing a field of actions and events holds, by its name, and by tag and name where it is "
        "another; empty:\n    its value shows that. */\n"
        "export const FIELD_KINDS: Record<string, string> = "
        + msgspec.json.format(msgspec.json.encode(kinds), indent=2).decode()
        + ";\n"
    )
    words = [
        f"/** {doc} */\nexport type {alias} =\n" + "\n".join(f'  | "{word}"' for word in get_args(hint)) + ";\n"
        for hint, (alias, of, doc) in _WORD_SETS.items()
        if of == name
    ]
    unions = [_union("AnyAction", game.action_type), _union("AnyEvent", game.event_type)]
    return "\n".join([HEAD, *words, *bodies, *unions, table])


def _kinds(members: tuple[type[Struct], ...]) -> dict[str, str]:
    """The kind of most fields of each name, and of each that differs (``tag.field``); empty: its value shows it."""
    if len({_tag(member) for member in members}) < len(members):
        raise TypeError("an action and an event have one tag")
    kinds: dict[tuple[str, str], str] = {}
    for member in members:
        told = field_kinds(member)
        for field in member.__struct_fields__:
            kind = told.get(field, "")
            kinds[_tag(member), field] = "" if kind in _SEEN_BY_VALUE else kind
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for (_, field), kind in kinds.items():
        counts[field][kind] += 1
    usual = {field: max(found, key=lambda kind: (found[kind], kind)) for field, found in counts.items()}
    others = {f"{tag}.{field}": kind for (tag, field), kind in kinds.items() if kind != usual[field]}
    return {field: kind for field, kind in sorted(usual.items()) if kind} | others


_SEEN_BY_VALUE = frozenset(("plain", "truth", "numbers"))
"""Kinds that a value shows by itself: a number or a string, a truth value, several numbers."""

_WORD_SETS: dict[Any, tuple[str, str, str]] = {
    PhaseOfPreferans: ("PhaseName", "preferans", "The name of a phase in a view."),
    PhaseOfThousand: ("PhaseName", "thousand", "The name of a phase in a view."),
}
"""Sets of words that have a name of their own: that name, the game, and the meaning."""


def _tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _ts_name(struct: type[Struct]) -> str:
    """The TypeScript name of a struct; actions and events get a suffix: ``PlayAction``, ``CardPlayedEvent``."""
    config = struct.__struct_config__
    if config.tag_field == "do":
        return f"{struct.__name__}Action"
    if config.tag_field == "event":
        return f"{struct.__name__}Event"
    return struct.__name__


def _gather(struct: type[Struct], found: dict[str, type[Struct]]) -> None:
    """Collects a struct and all structs that its fields name."""
    if found.setdefault(_ts_name(struct), struct) is not struct:
        raise TypeError(f"two structs are called {_ts_name(struct)}")
    for hint in get_type_hints(struct).values():
        for inner in _structs(hint):
            if _ts_name(inner) not in found:
                _gather(inner, found)


def _structs(hint: Any) -> list[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [inner for arg in get_args(hint) for inner in _structs(arg)]


def _declared(struct: type[Struct], name: str = "") -> str:
    """A type alias: unlike an interface it can be read as a record of fields, as texts do."""
    lines = []
    doc = (struct.__doc__ or "").strip().split("\n\n")[0]
    if doc:
        lines.append(f"/** {' '.join(doc.split())} */")
    lines.append(f"export type {name or _ts_name(struct)} = {{")
    config = struct.__struct_config__
    if config.tag_field is not None and config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct, include_extras=True)
    asked = name == "" and _is_asked(struct)
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        optional = UnsetType in get_args(hint) or (asked and not field.required)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(hint)};")
    lines.append("};\n")
    return "\n".join(lines)


def _is_asked(struct: type[Struct]) -> bool:
    """Whether the client sends a struct, so that fields with a default may be left out."""
    return bool(struct.__struct_config__.forbid_unknown_fields)


def _union(name: str, union: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {_ts_name(member)}" for member in get_args(union)) + ";\n"


_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def _type(hint: Any) -> str:
    if hint in _WORD_SETS:
        return _WORD_SETS[hint][0]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _NOTES.get(args[1]) or _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_type(arg) for arg in args if arg is not UnsetType))
    if origin is tuple and Ellipsis not in args:
        return f"[{', '.join(map(_type, args))}]"
    if origin in (tuple, list):
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if isinstance(hint, type):
        if issubclass(hint, Struct):
            return _ts_name(hint)
        if issubclass(hint, enum.Enum):
            return " | ".join(f'"{value.value}"' for value in hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    raise TypeError(f"no TypeScript for {hint!r}")
