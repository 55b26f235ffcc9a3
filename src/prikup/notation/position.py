"""Positions as one readable line: ``thousand/ru; phase auction; dealer 0; totals 830 300 120; hands ... ; turn 1``.

Fields that hold their defaults are left out. Reading goes through the game's Setup and its ``validate``, so no text can
make a state in which the engine fails.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from msgspec import Struct

from prikup import games
from prikup.core.cards import RANKS, SUIT_ORDER, SUITS, Card, parse_card
from prikup.notation.fields import KINDS, Kind, hints_of, item_of, kind_name, read_number, refuse
from prikup.thousand.game import Thousand
from prikup.thousand.setup import Setup, playable, setup_of, sheet_of
from prikup.thousand.state import Sheet, State

LONGEST = 10_000
"""No position needs more characters; what is longer is refused unread."""

_SHOWN = "ATKQJ987"
_ANNOUNCED = SUITS + "A"


def pile_text(cards: tuple[Card, ...]) -> str:
    """Cards as a hand is written, each as often as it lies there."""
    groups = []
    for suit in SUIT_ORDER:
        ranks = sorted((RANKS[card & 7] for card in cards if card >> 3 == suit), key=_SHOWN.index)
        if ranks:
            groups.append(SUITS[suit] + "".join(ranks))
    return ".".join(groups) or "-"


def parse_pile(text: str) -> tuple[Card, ...]:
    """The cards of a hand's text; one that is named twice lies there twice. Raises NotationError(bad_card)."""
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


def _read_letters(text: str) -> int:
    if text == "-":
        return 0
    if not set(text) <= set(_ANNOUNCED) or len(set(text)) != len(text):
        refuse("bad_suit", text)
    return sum(1 << _ANNOUNCED.index(letter) for letter in text)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


_OWN = {
    "pile": Kind(pile_text, parse_pile),
    "seats": Kind(lambda mask: " ".join(map(str, _bits(mask))) or "-", _read_seats),
    "suits": Kind(lambda mask: "".join(_ANNOUNCED[bit] for bit in _bits(mask)) or "-", _read_letters),
}


def _nested(kind: type[Struct]) -> Kind:
    """A struct inside a field: its items in order, then the names of its flags that are raised."""
    parts = [(name, KINDS[kind_name(hint) or ""]) for name, hint in hints_of(kind).items()]
    items = [(name, part) for name, part in parts if not part.flag]
    flags = [name for name, part in parts if part.flag]

    def write(value: Struct) -> str:
        shown = [part.write(getattr(value, name)) for name, part in items]
        return " ".join([*shown, *(flag for flag in flags if getattr(value, flag))])

    def read(text: str) -> Struct:
        words = text.split()
        values: dict[str, Any] = dict.fromkeys(flags, False)
        while words and words[-1] in flags and not values[words[-1]]:
            values[words.pop()] = True
        if len(words) != len(items):
            refuse("bad_field", text)
        return kind(**values, **{name: part.read(word) for (name, part), word in zip(items, words, strict=True)})

    return Kind(write, read)


def _kind(hint: Any) -> Kind:
    for note in getattr(hint, "__metadata__", ()):
        if note in _OWN:
            return _OWN[note]
    struct = next((one for one in get_args(hint) if isinstance(one, type) and issubclass(one, Struct)), None)
    if struct is not None:
        return _nested(struct)
    item = item_of(hint)
    if item is None:
        return KINDS[kind_name(hint) or ""]
    one = _kind(item)
    gap, split = (" / ", "/") if one is _OWN["pile"] else (" ", None)

    def write(values: tuple[Any, ...]) -> str:
        return gap.join(map(one.write, values)) or "-"

    def read(text: str) -> tuple[Any, ...]:
        return () if text == "-" else tuple(one.read(word.strip()) for word in text.split(split))

    return Kind(write, read)


@cache
def _codec() -> dict[str, Kind | None]:
    """The fields of a setup in order; None for the counters, which stand under their own names."""
    return {name: None if name == "marks" else _kind(hint) for name, hint in hints_of(Setup).items()}


_DEFAULTS = Setup()


def setup_text(setup: Setup) -> str:
    """The fields of a setup as text, without rules: ``phase auction; dealer 0; ...``."""
    shown = []
    for name, kind in _codec().items():
        value = getattr(setup, name)
        if kind is None:
            shown += [f"{mark} {' '.join(map(str, counts))}" for mark, counts in value.items() if any(counts)]
        elif name in ("phase", "dealer", "totals"):
            shown.append(f"{name} {kind.write(value)}")
        elif kind.flag:
            shown += [name] if value else []
        elif value != getattr(_DEFAULTS, name) and not (name in _ZEROS and not any(value)):
            shown.append(f"{name} {kind.write(value)}")
    return "; ".join(shown)


_ZEROS = ("points", "bonuses", "tricks", "declared", "taken")
"""Numbers and cards by seat, which are left out where there are none."""


def parse_setup(text: str, marks: tuple[str, ...] = ()) -> Setup:
    """The setup of a text without rules; ``marks`` are the counters that may be named. Raises NotationError."""
    if len(text) > LONGEST:
        refuse("bad_position", text)
    codec = _codec()
    values: dict[str, Any] = {}
    counters: dict[str, tuple[int, ...]] = {}
    for part in text.split(";"):
        name, _, rest = part.strip().partition(" ")
        rest = rest.strip()
        if not name:
            continue
        if name in values or name in counters:
            refuse("field_twice", name)
        kind = codec.get(name)
        if kind is None:
            if name not in marks:
                refuse("unknown_field", part.strip(), known=", ".join(marks))
            counters[name] = tuple(map(read_number, rest.split()))
        elif kind.flag:
            if rest:
                refuse("bad_field", part.strip())
            values[name] = True
        elif not rest:
            refuse("bad_field", part.strip())
        else:
            values[name] = kind.read(rest)
    return Setup(**values, marks=counters)


def position_text(game: Thousand, state: State) -> str:
    """A state with its rules as one line."""
    return f"{game.text}; {setup_text(setup_of(state))}"


def parse_position(text: str) -> tuple[Thousand, State]:
    """The game and the state of a position's text. Raises NotationError, RulesError or SetupError."""
    if len(text) > LONGEST:
        refuse("bad_position", text)
    rules, _, rest = text.partition(";")
    game = games.game(rules)
    return game, parse_state(game, rest)


def parse_state(game: Thousand, text: str) -> State:
    """The state of a position's text without rules. Raises NotationError or SetupError."""
    return playable(game, parse_setup(text, game.house.mark_names))


def parse_sheet(game: Thousand, text: str) -> Sheet:
    """The sheet of a text such as ``totals 830 300 120; dealer 0``; what is not named is as in a match that begins.

    Raises NotationError (``not_on_sheet`` for a field of a deal) or SetupError.
    """
    setup = parse_setup(text, game.house.mark_names)
    for name in setup.__struct_fields__:
        if name not in ("dealer", "deals", "totals", "marks") and getattr(setup, name) != getattr(_DEFAULTS, name):
            refuse("not_on_sheet", name)
    return sheet_of(game, setup)
