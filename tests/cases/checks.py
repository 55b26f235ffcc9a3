"""What is expected of a case of any game. Each check gives the differences as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct

from prikup import games
from prikup.core.cards import cards_text, parse_card, parse_cards
from prikup.core.errors import PrikupError
from prikup.core.events import Line, score_event
from prikup.core.game import AnyGame
from prikup.core.options import value_text as option_text
from prikup.notation.actions import action_text, parse_action, parse_seat
from prikup.notation.fields import TEXT_CODECS, hints_of, item_of, kind_name, read_suit
from prikup.notation.position import parse_setup, position_text, setup_text
from tests.cases.case import differ
from tests.cases.run import Run, dealer_of


def line_text(line: Line) -> str:
    """A score line as a case writes it."""
    return f"{line.seat} {line.name} {line.amount:+d}"


def _actions(run: Run, texts: Iterable[str]) -> list[Any]:
    return [parse_action(text, run.game.action_type) for text in texts]


def _legal(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat = parse_seat(str(entry["seat"]))
        if entry.keys() - {"seat", "has", "lacks", "only"}:
            yield f"unknown keys {sorted(entry.keys() - {'seat', 'has', 'lacks', 'only'})}"
        legal = run.game.legal(run.state, seat)
        shown = ", ".join(map(action_text, legal)) or "nothing"
        for text, action in zip(entry.get("has", []), _actions(run, entry.get("has", [])), strict=True):
            if action not in legal:
                refusal = run.game.why_not(run.state, seat, action)
                yield f"seat {seat} should be allowed `{text}` ({refusal}); it may: {shown}"
        for text, action in zip(entry.get("lacks", []), _actions(run, entry.get("lacks", [])), strict=True):
            if action in legal:
                yield f"seat {seat} should not be allowed `{text}`; it may: {shown}"
        if "only" in entry:
            only = _actions(run, entry["only"])
            if set(only) != set(legal) or len(only) != len(set(only)):
                yield f"seat {seat} should be allowed only {', '.join(entry['only']) or 'nothing'}; it may: {shown}"


def _refused(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat = parse_seat(str(entry["seat"]))
        before = position_text(run.game, run.state)
        try:
            action = parse_action(entry["do"], run.game.action_type)
            refusal = run.game.why_not(run.state, seat, action)
            code = refusal.code if refusal else "accepted"
            if refusal is not None:
                run.game.apply(run.state, seat, action)
                yield f"`{entry['do']}` of seat {seat} was done although why_not gives {code}"
        except PrikupError as fault:
            code = fault.code
        if code != entry["code"]:
            yield f"`{entry['do']}` of seat {seat}: expected {entry['code']}, got {code}"
        if position_text(run.game, run.state) != before:
            yield f"`{entry['do']}` of seat {seat} changed the state"


def _field_equals(hint: Any, wanted: Any, got: Any) -> bool:
    """Whether an event's field is what a case says in text and numbers."""
    name = kind_name(hint)
    if isinstance(got, Struct):
        hints = hints_of(type(got))
        return all(_field_equals(hints[key], value, getattr(got, key)) for key, value in wanted.items())
    if name is not None and name != "str" and isinstance(wanted, str):
        if name == "card" and wanted == "-":
            return bool(got < 0)
        # A plain number that a case writes as a letter is a suit.
        return bool((read_suit(wanted) if name == "int" else TEXT_CODECS[name].read(wanted)) == got)
    item = item_of(hint)
    if item is Line:
        return sorted(wanted) == sorted(map(line_text, got))
    if isinstance(got, tuple):
        return len(wanted) == len(got) and all(
            _field_equals(item, one, other) for one, other in zip(wanted, got, strict=True)
        )
    if isinstance(got, dict):
        return all(list(got.get(key, ())) == list(value) for key, value in wanted.items())
    return bool(wanted == got)


def _sees(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat, name = entry["seat"], entry["event"].lower()
        fields = {key: value for key, value in entry.items() if key not in ("seat", "event", "not", "by")}
        if "by" in entry:
            # `seat` says who sees it; an event's own seat has this name.
            fields["seat"] = entry["by"]
        if name not in _event_names(run.game):
            yield f"there is no event {name}"
            continue
        unknown = fields.keys() - set(_event_names(run.game)[name].__struct_fields__)
        if unknown:
            yield f"{name} has no {', '.join(sorted(unknown))}"
            continue
        found = False
        for told in run.told:
            event = told.event
            if told.seen_by(seat) and type(event).__name__.lower() == name:
                hints = hints_of(type(event))
                found |= all(_field_equals(hints[key], value, getattr(event, key)) for key, value in fields.items())
        if found and entry.get("not"):
            yield f"seat {seat} was told {name} {fields or ''}"
        if not found and not entry.get("not"):
            yield f"seat {seat} was not told {name} {fields or ''}"


def _event_names(game: AnyGame) -> dict[str, type[Struct]]:
    return {kind.__name__.lower(): kind for kind in get_args(game.event_type)}


def _lines(run: Run, wanted: list[str]) -> list[str]:
    written = [event for event in (score_event(told.event) for told in run.told) if event is not None]
    if not written:
        return ["nothing was written"] if wanted else []
    got = [line_text(line) for line in written[-1].lines]
    return [] if sorted(wanted) == sorted(got) else [f"expected {wanted}, got {got}"]


def _hand(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    hands = run.game.hands(run.state)
    for entry in wanted:
        got = hands[entry["seat"]]
        if got != parse_cards(entry["cards"]):
            yield f"seat {entry['seat']}: expected {entry['cards']}, got {cards_text(got)}"


def _knows(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    """Fields of what a seat knows; cards as text."""
    assert run.match is not None
    for entry in wanted:
        view: Any = run.match.view(entry["seat"])
        for name, value in entry.items():
            if name not in view.__struct_fields__:
                yield f"what a seat knows has no {name}"
                continue
            got: Any = getattr(view, name)
            expected = value
            if isinstance(value, str) and isinstance(got, int):
                expected = parse_card(value) if name == "exposed" else parse_cards(value)
            elif isinstance(got, tuple):
                got = list(got)
            if got != expected:
                yield f"seat {entry['seat']} should know {name} {expected}, not {got}"


def _position(run: Run, wanted: dict[str, Any]) -> Iterator[str]:
    """Fields and counters of the position by name, as the notation of positions has them."""
    setup: Any = run.game.setup_of(run.state)
    for name, value in wanted.items():
        text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
        asked: Any = parse_setup(f"{name} {text}", type(setup), run.game.counters)
        if name in run.game.counters:
            same = asked.marks[name] == setup.marks[name]
        else:
            same = getattr(asked, name) == getattr(setup, name)
        if not same:
            yield f"expected {name} {text}, got {setup_text(setup)}"


def _option(run: Run, wanted: dict[str, Any]) -> Iterator[str]:
    option = games.options(run.game.name).get(wanted["name"])
    if option is None:
        yield f"there is no option {wanted['name']}"
        return
    if "default" in wanted and option_text(wanted["default"]) != option_text(option.default):
        yield f"expected the default {option_text(wanted['default'])}, got {option_text(option.default)}"
    if "values" in wanted:
        got = set(map(option_text, option.values))
        missing = [option_text(value) for value in wanted["values"] if option_text(value) not in got]
        more = got - set(map(option_text, wanted["values"]))
        if missing or more:
            yield f"values missing: {missing}; values beyond: {sorted(more)}"
    if "range" in wanted and wanted["range"] != option.allowed():
        yield f"expected the values {wanted['range']}, got {option.allowed()}"


def _seats(wanted: list[int | str]) -> list[int]:
    return [parse_seat(str(seat)) for seat in wanted]


CHECKS: dict[str, Callable[[Run, Any], Iterable[str]]] = {
    "phase": lambda run, wanted: differ(wanted, run.game.phase(run.state)),
    "awaits": lambda run, wanted: differ(_seats(wanted), list(run.game.awaits(run.state))),
    "legal": _legal,
    "refused": _refused,
    "sees": _sees,
    "lines": _lines,
    "winners": lambda run, wanted: differ(list(wanted), list(run.game.winners(run.state) or ())),
    "dealer": lambda run, wanted: differ(wanted, dealer_of(run.game, run.state)),
    "deals": lambda run, wanted: differ(wanted, run.game.deals(run.state)),
    "hand": _hand,
    "knows": _knows,
    "position": _position,
    "same_as": lambda run, wanted: differ(games.game(wanted).text, run.game.text),
    "option": _option,
}
