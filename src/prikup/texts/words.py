"""Texts for the structs of games, by tag and fields: errors, events, actions, score lines, options."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Annotated, Any, Literal, Self, get_args, get_origin, get_type_hints
from unicodedata import category

from babel.lists import format_list
from babel.numbers import get_decimal_symbol
from msgspec import Struct

from prikup.core.actions import Action
from prikup.core.cards import CARD_TEXTS
from prikup.core.errors import PrikupError, Refusal, RulesError
from prikup.core.events import Event, Line
from prikup.core.game import AnyGame
from prikup.core.options import Option, Value, value_text
from prikup.core.presets import without_edition
from prikup.core.seats import TABLE, Seat
from prikup.games import GAMES, options
from prikup.texts.cards import RANKS, CardWords
from prikup.texts.loader import Plain

NONE = "none"
"""The value for nothing or nobody in the variants of a message."""


class Texts(CardWords):
    """All words of one language. ``names`` are the players' names by seat; ``you`` is the reader's own seat."""

    game: str = ""
    """The game whose messages come first; empty for the shared messages."""

    def of(self, game: AnyGame | type[AnyGame]) -> Self:
        """The same words for a game: a message ``<game>-<id>`` goes before the shared ``<id>``."""
        twin = copy.copy(self)
        twin.game, twin.ranks = game.name, game.ranks
        return twin

    def own(self, message_id: str) -> str:
        """The id of a game's own message where there is one, else the id itself."""
        own = f"{self.game}-{message_id}"
        return own if self.game and self.has(own) else message_id

    def error(self, problem: PrikupError | Refusal, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """The sentence of an error or refusal; ``$cause`` is that of the error behind it, if it keeps one.

        ``$you`` is ``seat`` where that is the reader. Options and their values are said as their titles and words where
        the game is known: by ``of``, or by the error.
        """
        game = getattr(problem, "game", "")
        if game and not self.game:
            return self.of(GAMES[game]).error(problem, names, you)
        # A variant of a message cannot be called "-", which stands for nothing in errors.
        values: dict[str, Plain] = {name: NONE if value == "-" else value for name, value in problem.params.items()}
        values |= self._options_named(problem.params)
        seat = values.get("seat")
        values["you"] = "seat" if isinstance(seat, int) and seat == you else NONE
        if isinstance(seat, int):
            values["seat"] = self.seat(seat, names)
        card = values.get("card")
        if isinstance(card, str) and card in CARD_TEXTS:
            values["card"] = self.card(CARD_TEXTS.index(card))
        cause = getattr(problem, "cause", None)
        values["cause"] = NONE if cause is None else self.error(cause, names, you)
        return self.say(self.own(f"error-{problem.code}"), **values)

    def _options_named(self, params: Mapping[str, Plain]) -> dict[str, Plain]:
        """The values of an error that name an option of this game, in words."""
        known = options(self.game) if self.game in GAMES else {}
        found: dict[str, Plain] = {}
        for place in ("first", "second", "why"):
            name, equals, value = str(params.get(place, "")).partition("=")
            if name in known:
                title = self.option_title(known[name])
                found[place] = f"{title} = {self._said(known[name], value)}" if equals else title
        option = known.get(str(params.get("option", "")))
        if option is None:
            return found
        found["option"] = self.option_title(option)
        found |= {place: self._said(option, str(params[place])) for place in ("stored", "now") if place in params}
        if "allowed" in params:
            found["allowed"] = self.option_values(option)
        return found

    def _said(self, option: Option, value: str) -> str:
        """A value of an option in words; as it is written where the option has no such value."""
        try:
            return self.option_value(option, option.read(value))
        except (RulesError, KeyError):
            return NONE if value == "-" else value

    def event(self, event: Event, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """One sentence that tells an event. Lines of a score are told one by one by ``line``."""
        return self.say(self.own(f"event-{_tag(event)}"), **self._fields(event, names, you))

    def action(self, action: Action, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """What an action does, as words on a button."""
        return self.say(self.own(f"action-{_tag(action)}"), **self._fields(action, names, you))

    def line(self, line: Line, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """What a line of the score is for (without its amount). ``$who`` is the player whom the first note may name.

        ``$you`` is ``who`` where that player is the reader.
        """
        values: dict[str, Plain] = {f"n{number}": value for number, value in enumerate(line.note, 1)}
        values["amount"] = line.amount
        values["who"] = self.seat(line.note[0], names) if line.note else NONE
        values["you"] = "who" if line.note and line.note[0] == you else NONE
        return self.say(self.own(f"line-{line.name.replace('.', '-')}"), **values)

    def seat(self, seat: Seat, names: Sequence[str] = ()) -> str:
        """A player's name, ``the table``, or the number of a seat that has no name."""
        if seat == TABLE:
            return self.say("seat-table")
        return names[seat] if 0 <= seat < len(names) else self.say("seat-number", number=seat)

    def money(self, amount: Decimal, currency: str) -> str:
        """An amount of money as the language writes it: ``−12.50 €``, ``−12,50 €``; in English a currency sign comes
        first."""
        minus, figure = "−" if amount < 0 else "", f"{abs(amount):f}".replace(".", get_decimal_symbol(self.language))
        if self.language == "en" and len(currency) == 1 and category(currency) == "Sc":
            return f"{minus}{currency}{figure}"
        return f"{minus}{figure} {currency}" if currency else f"{minus}{figure}"

    def people(self, seats: Sequence[Seat], names: Sequence[str] = ()) -> str:
        """Several players: ``Anna and Boris``."""
        return str(format_list([self.seat(seat, names) for seat in seats], locale=self.language))

    def by_seat(self, numbers: Sequence[int], names: Sequence[str] = ()) -> str:
        """A number for each seat: ``Anna: 6, Guest 12: −4``. A name may end in a number: the colon parts them."""
        minus = [str(number).replace("-", "−") for number in numbers]
        told = (f"{self.seat(seat, names)}: {number}" for seat, number in enumerate(minus))
        return ", ".join(told)

    def signed(self, amount: int) -> str:
        """``+65``, ``−120``, ``0``."""
        return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "0"

    def option_title(self, option: Option) -> str:
        """The title of an option; the one it was declared with where this language has no other."""
        message_id = self.own(f"option-{option.name.replace('.', '-')}")
        return self.say(message_id) if self.has(message_id) else option.title

    def option_value(self, option: Option, value: Value) -> str:
        """A value of an option in words; numbers stay numbers."""
        word = value_text(value)
        if word.lstrip("-").isdigit():
            return word.replace("-", "−")
        own = self.own(f"value-{option.name.replace('.', '-')}-{word}")
        return self.say(own if self.has(own) else self.own(f"value-{word}"))

    def option_values(self, option: Option) -> str:
        """All values of an option as they are written, each with its words: ``off (no), row (in a row)``.

        Figures to choose freely are told as a range.
        """
        return self._listed(option, lambda value: self._written(option, value))

    def option_choices(self, option: Option) -> str:
        """All values of an option as they are written: ``off, row``, figures to choose freely as a range in words."""
        return self._listed(option, value_text)

    def _listed(self, option: Option, told: Callable[[Value], str]) -> str:
        span = option.span
        figures: list[str] = []
        if span is not None:
            least, most = (str(end).replace("-", "−") for end in (span[0], span[-1]))
            figures = [self.say("values-range", least=least, most=most, step=span.step)]
        written = [value for value in option.values if span is None or value is None]
        return ", ".join([*map(told, written), *figures])

    def _written(self, option: Option, value: Value) -> str:
        word, said = value_text(value), self.option_value(option, value)
        return word if said.replace("−", "-").casefold() == word else f"{word} ({said})"

    def section(self, key: str) -> str:
        """The heading of a section of options."""
        return self.say(self.own(f"section-{key}"))

    def preset(self, rules: str) -> str:
        """The title of a preset ``game/name``; its editions share it."""
        return self.say(f"preset-{without_edition(rules).replace('/', '-')}")

    def rules_title(self, rules: str) -> str:
        """A canonical rule string by the title of its preset, with how many rules differ: ``Russian Thousand · house
        rules: 1``."""
        name, *changes = rules.split("+")
        own = [self.say("web-table-house-rules", count=len(changes))] if changes else []
        return " · ".join([self.preset(name), *own])

    def mark(self, name: str) -> str:
        """A counter kept from deal to deal."""
        return self.say(self.own(f"mark-{name}"))

    def ground(self, name: str) -> str:
        """What a claim is founded on."""
        return self.say(self.own(f"ground-{name}"))

    def ending(self, name: str) -> str:
        """How a deal ended."""
        return self.say(self.own(f"ending-{name.replace('.', '-')}"))

    def phase(self, name: str) -> str:
        """A phase of the match."""
        return self.say(self.own(f"phase-{name}"))

    def fault(self, kind: str) -> str:
        """A fault at a real table."""
        return self.say(self.own(f"fault-{kind}"))

    def _fields(self, struct: Struct, names: Sequence[str], you: Seat | None) -> dict[str, Plain]:
        values: dict[str, Plain] = {"you": NONE}
        for field, kind in field_kinds(type(struct)).items():
            value: Any = getattr(struct, field)
            if kind == "seat":
                values[field] = NONE if value == TABLE else self.seat(value, names)
            elif kind == "seats":
                values[field] = self.people(value, names)
                values[f"{field}_count"] = len(value)
            elif kind == "cards":
                values[field] = self.cards(value)
            elif kind == "truth":
                values[field] = "yes" if value else "no"
            elif kind == "numbers":
                values[field] = ", ".join(map(str, value))
                values[f"{field}_from_one"] = ", ".join(str(one + 1) for one in value if isinstance(one, int))
                values[f"{field}_by"] = self.by_seat(value, names) if value else NONE
            elif kind == "pile":
                values[field] = " ".join(map(self.card, value)) or "–"
            else:
                values[field] = value
                if kind == "card":
                    values[f"{field}_rank"] = RANKS[value & 7]
            mine = value == you if kind == "seat" else you in value if kind == "seats" else False
            if mine and values["you"] == NONE:
                values["you"] = field
        for other in ("by", "to"):
            # A player who acts for themselves is not named twice.
            if {"seat", other} <= values.keys() and struct.seat == getattr(struct, other):  # type: ignore[attr-defined]
                values[other] = NONE
        return values


def _tag(struct: Struct) -> str:
    return str(struct.__struct_config__.tag)


@functools.cache
def field_kinds(struct: type[Struct]) -> dict[str, str]:
    """How each field of an event or action is passed to its message: seat(s), card(s), pile, truth, numbers, plain.

    Fields that no message can use are left out.
    """
    kinds = {field: _kind(hint) for field, hint in get_type_hints(struct, include_extras=True).items()}
    return {field: kind for field, kind in kinds.items() if kind and field in struct.__struct_fields__}


def _kind(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        # Seats, cards and sets of cards are numbers that say what they are (prikup.core).
        return str(get_args(hint)[1])
    if get_origin(hint) is tuple:
        return {"seat": "seats", "card": "pile", "plain": "numbers"}.get(_kind(get_args(hint)[0]), "")
    return "truth" if hint is bool else "plain" if hint in (int, str) or get_origin(hint) is Literal else ""
