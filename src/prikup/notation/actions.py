"""Actions as text: ``bid 100``, ``give 2 S9 open``, ``play HQ!``; a step puts the seat first (``1 bid 100``).

The form of an action follows from its struct: its tag, then its fields in order. A field that is true or false is
written as its own name where it is true (``take hidden``); the announcement of a card as ``!``, the rest of a deal
whose order counts card by card (``deal ... / S9 DA CQ``). The last fields may be left out where they hold their
defaults (``declare 6 S`` for ``declare 6 S 0``), and are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

from prikup.core.actions import Action, Deal, Shuffle
from prikup.core.cards import mask_of
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import seed_bytes
from prikup.notation.fields import TEXT_CODECS, hints_of, item_of, kind_name, read_seat, refuse

LONGEST = 400
"""Most characters of an action; longer text is refused unread."""

MARK = "!"
"""Follows a card that is announced."""


class _Field(Struct, frozen=True):
    name: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    many: bool
    spare: bool
    """Whether it is left out if it has its default."""
    default: Any = None


class _Form(Struct, frozen=True):
    """The text form of one class of actions."""

    kind: type[Action]
    tag: str
    fields: tuple[_Field, ...]
    flags: tuple[str, ...]
    marked: bool
    """Whether its flag is written as MARK after the last item."""
    divider: str
    """What separates its items: spaces, or ``/`` if an item is a hand."""

    def usage(self) -> str:
        items = [f"<{field.name}>..." if field.many else f"<{field.name}>" for field in self.fields if not field.spare]
        items += [f"[{field.name}]" for field in self.fields if field.spare]
        flags = ["[!]"] if self.marked else [f"[{flag}]" for flag in self.flags]
        body = (f" {self.divider} " if self.divider else " ").join(items)
        return " ".join(filter(None, [self.tag, body + flags[0] if self.marked else body, *flags[self.marked :]]))


@cache
def _form(kind: type[Action]) -> _Form:
    fields, flags, divider = [], [], ""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    for name, hint in hints_of(kind).items():
        if kind is Deal and name == "order":
            continue
        item = item_of(hint)
        named = kind_name(hint if item is None else item)
        if named is None:
            raise TypeError(f"{kind.__name__}.{name} has a type that no action can hold: {hint}")
        if named == "bool":
            flags.append(name)
            continue
        default = defaults.get(name, msgspec.NODEFAULT)
        spare = item is None and default is not msgspec.NODEFAULT
        fields.append(_Field(name, TEXT_CODECS[named].write, TEXT_CODECS[named].read, item is not None, spare, default))
        divider = "/" if named == "cards" else divider
    tag = str(kind.__struct_config__.tag)
    return _Form(kind, tag, tuple(fields), tuple(flags), flags == ["announce"], divider)


@cache
def _forms(action_type: object) -> dict[str, _Form]:
    forms = [_form(kind) for kind in get_args(action_type)]
    return {form.tag: form for form in forms}


def action_text(action: Action) -> str:
    """An action of any game as text, such as ``bid 100``."""
    if isinstance(action, Deal) and action.order:
        piles = [*map(TEXT_CODECS["cards"].write, action.hands), " ".join(map(TEXT_CODECS["card"].write, action.order))]
        return f"deal {' / '.join(piles)}"
    form = _form(type(action))
    items: list[str] = []
    fields = list(form.fields)
    while fields and fields[-1].spare and getattr(action, fields[-1].name) == fields[-1].default:
        fields.pop()
    for field in fields:
        value = getattr(action, field.name)
        items += map(field.write, value) if field.many else [field.write(value)]
    body = (f" {form.divider} " if form.divider else " ").join(items)
    raised = [flag for flag in form.flags if getattr(action, flag)]
    if form.marked:
        return f"{form.tag} {body}{MARK if raised else ''}"
    return " ".join(filter(None, [form.tag, body, *raised]))


def parse_action(text: str, action_type: object) -> Any:
    """The action of a text; ``action_type`` is the union of a game's actions (Game.action_type).

    Raises NotationError with the offending text. Whether the action is legal, the game decides.
    """
    if len(text) > LONGEST:
        refuse("bad_action", text, wants=f"{LONGEST} characters at most")
    tag, _, body = text.strip().partition(" ")
    form = _forms(action_type).get(tag.lower())
    if form is None:
        refuse("unknown_action", text)
    values: dict[str, Any] = {}
    if form.marked and body.endswith(MARK):
        values[form.flags[0]] = True
        body = body[: -len(MARK)]
    items = [item.strip() for item in body.split(form.divider)] if form.divider else body.split()
    if form.kind is Deal and items and " " in items[-1]:
        # The rest card by card: its order counts, as for a stock.
        order = tuple(map(TEXT_CODECS["card"].read, items.pop().split()))
        return Deal(tuple(map(TEXT_CODECS["cards"].read, items)), mask_of(order), order)
    if not form.marked:
        while items and items[-1] in form.flags and items[-1] not in values:
            values[items.pop()] = True
    if any(item in form.flags for item in items):
        refuse("bad_action", text, wants=form.usage())
    fields = list(form.fields)
    while fields and fields[-1].spare and len(items) < len(fields):
        fields.pop()
    fixed = sum(not field.many for field in fields)
    spare = len(items) - fixed
    if spare < 0 or (spare and fixed == len(fields)):
        refuse("bad_action", text, wants=form.usage())
    at = 0
    for field in fields:
        if field.many:
            values[field.name] = tuple(map(field.read, items[at : at + spare]))
            at += spare
        else:
            values[field.name] = field.read(items[at])
            at += 1
    action = form.kind(**values)
    if isinstance(action, Shuffle):
        seed_bytes(action.seed)
    return action


def seat_text(seat: Seat) -> str:
    """``1``, or ``table``."""
    return "table" if seat == TABLE else str(seat)


def parse_seat(text: str) -> Seat:
    """The seat of ``1``, ``-1`` or ``table``. Raises NotationError(bad_seat)."""
    return TABLE if text == "table" else read_seat(text)


def step_text(seat: Seat, action: Action) -> str:
    """A line of a log: who, then what."""
    return f"{seat_text(seat)} {action_text(action)}"


def parse_step(text: str, action_type: object) -> tuple[Seat, Any]:
    """Who and what of a line of a log. Raises NotationError."""
    if len(text) > LONGEST:
        refuse("bad_action", text, wants=f"{LONGEST} characters at most")
    seat, space, action = text.strip().partition(" ")
    if not space:
        refuse("bad_action", text, wants="<seat> <action>")
    return parse_seat(seat), parse_action(action, action_type)
