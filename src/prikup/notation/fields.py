"""Values as text, by the declared type of a struct field: one codec for actions, events and positions."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, NoReturn, get_args, get_origin, get_type_hints

from msgspec import Struct

from prikup.core.cards import (
    RANKS,
    SUIT_ORDER,
    SUITS,
    Card,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    suit_text,
)
from prikup.core.errors import NotationError
from prikup.core.events import Line

NO_TRUMP = 4
"""The strain beside the suits."""

LARGEST = 999_999
"""The largest number in a match, positive or negative; larger ones are refused unread."""

_NUMBER = re.compile(r"-?[0-9]{1,6}")
_WORD = re.compile(r"[A-Za-z0-9_.\-]{1,128}")
_SHOWN = "ATKQJ987"
_ANNOUNCED = SUITS + "A"


def clip(text: str) -> str:
    """A text cut to a length that fits in an error."""
    return text if len(text) <= 60 else text[:57] + "..."


def refuse(code: str, text: str, **params: str | int) -> NoReturn:
    """Raises NotationError with the offending text."""
    raise NotationError(code, text=clip(text), **params)


def read_number(text: str) -> int:
    """A whole number. Raises NotationError(bad_number)."""
    if not _NUMBER.fullmatch(text):
        refuse("bad_number", text)
    return int(text)


def read_seat(text: str) -> int:
    """A seat's number, or ``-1``. Raises NotationError(bad_seat)."""
    if text not in ("-1", *"0123456789"):
        refuse("bad_seat", text)
    return int(text)


def _read_card(text: str) -> int:
    return parse_card(text) if len(text) <= 3 else refuse("bad_card", text)


def _read_cards(text: str) -> int:
    # The whole pack is shorter; the core's error would repeat a longer text in full.
    return parse_cards(text) if len(text) <= 120 else refuse("bad_card", text)


def read_word(text: str) -> str:
    """A word without spaces. Raises NotationError(bad_word)."""
    if not _WORD.fullmatch(text):
        refuse("bad_word", text)
    return text


def read_suit(text: str) -> int:
    """A suit's letter, or ``-`` for none (-1). Raises NotationError(bad_suit)."""
    if text == "-":
        return -1
    if len(text) != 1 or text not in SUITS:
        refuse("bad_suit", text)
    return SUITS.index(text)


def read_strain(text: str) -> int:
    """A suit's letter, ``NT`` for no trump (4) or ``-`` for none (-1). Raises NotationError(bad_suit)."""
    return NO_TRUMP if text == "NT" else read_suit(text)


def strain_text(strain: int) -> str:
    """``H`` for hearts, ``NT`` for no trump, ``-`` for none."""
    return "NT" if strain == NO_TRUMP else suit_text(strain)


def pile_text(cards: tuple[Card, ...]) -> str:
    """Cards written like a hand, duplicates included."""
    groups = []
    for suit in SUIT_ORDER:
        ranks = sorted((RANKS[card & 7] for card in cards if card >> 3 == suit), key=_SHOWN.index)
        if ranks:
            groups.append(SUITS[suit] + "".join(ranks))
    return ".".join(groups) or "-"


def parse_pile(text: str) -> tuple[Card, ...]:
    """The cards of a hand's text, duplicates included. Raises NotationError(bad_card)."""
    if text == "-":
        return ()
    cards = []
    for group in text.upper().replace("10", "T").replace(".", " ").replace(",", " ").split():
        if len(group) < 2:
            refuse("bad_card", group)
        cards += [parse_card(group[0] + rank) for rank in group[1:]]
    return tuple(sorted(cards))


def _read_seats(text: str) -> int:
    mask = 0
    for seat in [] if text == "-" else text.split():
        if seat not in tuple("0123456789"):
            refuse("bad_seat", seat)
        mask |= 1 << int(seat)
    return mask


def _seats_text(mask: int) -> str:
    return " ".join(map(str, _bits(mask))) or "-"


def _read_letters(text: str) -> int:
    if text == "-":
        return 0
    if not set(text) <= set(_ANNOUNCED) or len(set(text)) != len(text):
        refuse("bad_suit", text)
    return sum(1 << _ANNOUNCED.index(letter) for letter in text)


def _letters_text(mask: int) -> str:
    return "".join(_ANNOUNCED[bit] for bit in _bits(mask)) or "-"


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


class TextCodec(Struct, frozen=True):
    """Writes and reads one type; ``flag`` for a bool, ``spaced`` if its text may hold spaces. ``wants``: its form,
    where it has parts (``<seat> <amount> [forced]``)."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    flag: bool = False
    spaced: bool = False
    wants: str = ""


TEXT_CODECS: dict[str, TextCodec] = {
    "card": TextCodec(card_text, _read_card),
    "cards": TextCodec(cards_text, _read_cards),
    "seat": TextCodec(str, read_seat),
    "suit": TextCodec(suit_text, read_suit),
    "strain": TextCodec(strain_text, read_strain),
    "pile": TextCodec(pile_text, parse_pile, spaced=True),
    "seats": TextCodec(_seats_text, _read_seats, spaced=True),
    "suits": TextCodec(_letters_text, _read_letters),
    "int": TextCodec(str, read_number),
    "str": TextCodec(str, read_word),
    # A flag is read by its name: where that stands, it is set.
    "bool": TextCodec(lambda value: "yes" if value else "no", bool, flag=True),
}
"""By the note of an annotated type (``Annotated[int, "strain"]``), or by a type's own name."""


def kind_name(hint: Any) -> str | None:
    """The name of a type in TEXT_CODECS: its annotation if it has one, else its own name."""
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    if isinstance(hint, type) and hint.__name__ in TEXT_CODECS:
        return hint.__name__
    if get_origin(hint) in (typing.Union, types.UnionType):
        return next((name for name in map(kind_name, get_args(hint)) if name), None)
    return None


def item_of(hint: Any) -> Any:
    """The item type of ``tuple[X, ...]`` or ``tuple[X, X]``; None for anything else."""
    return get_args(hint)[0] if get_origin(hint) is tuple else None


@cache
def hints_of(struct: type[Struct]) -> dict[str, Any]:
    """The annotated types of a struct's fields, in order."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def value_text(hint: Any, value: Any) -> str:
    """Any field value of an event as readable text."""
    item = item_of(hint)
    if item is not None:
        sep = (
            " / "
            if kind_name(item) == "cards" or item_of(item) is not None
            else ", "
            if isinstance(item, type) and issubclass(item, Struct)
            else " "
        )
        return sep.join(value_text(item, one) for one in value) or "-"
    if isinstance(value, Line):
        return line_text(value)
    if isinstance(value, Struct):
        return struct_text(value)
    if isinstance(value, dict):
        return " ".join(f"{name}({' '.join(map(str, numbers))})" for name, numbers in value.items()) or "-"
    name = kind_name(hint)
    if name == "card" and value < 0:
        return "-"
    return TEXT_CODECS[name].write(value) if name else str(value)


def line_text(line: Line) -> str:
    """A score line: seat, name, signed score points, and in brackets the values of its message."""
    note = f" ({' '.join(map(str, line.note))})" if line.note else ""
    return f"{line.seat} {line.name} {line.amount:+d}{note}"


def struct_text(value: Struct) -> str:
    """A struct as ``name field=value ...``: for traces of events."""
    shown = [f"{name}={value_text(hint, getattr(value, name))}" for name, hint in hints_of(type(value)).items()]
    return " ".join([type(value).__name__.lower(), *shown])
