"""Runs the examples of spec/cases (docs/cases.md): ``python -m tests.cases_runner [files, ids or parts of ids...]``.

``check_case`` gives everything in which a case and the engine differ, as sentences; the command line prints the failing
cases with the trace of their actions and events. ``--missing`` lists the ledger rows that no case names yet.
"""

from __future__ import annotations

import sys
import tomllib
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from prikup import games
from prikup.core.actions import Deal, Shuffle
from prikup.core.cards import cards_text, mask_of, parse_card, parse_cards
from prikup.core.errors import IllegalAction, PrikupError
from prikup.core.events import Line, Told
from prikup.core.match import Match
from prikup.core.options import value_text as option_text
from prikup.core.seats import TABLE
from prikup.notation.actions import action_text, parse_action, parse_seat, parse_step, seat_text, step_text
from prikup.notation.fields import hints_of, item_of, kind_name, read_suit, struct_text, suit_text
from prikup.notation.position import parse_sheet, position_text
from prikup.thousand import deal as dealing
from prikup.thousand.actions import AnyAction
from prikup.thousand.events import DealScored, Fined
from prikup.thousand.game import Thousand
from prikup.thousand.score import fine, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, Dealing, Over, Resting, State

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "spec" / "cases"
LEDGER = ROOT / "spec" / "ledger.toml"
FILL = [f"{suit}{rank}" for suit in "SCDH" for rank in "789JQKTA"]
"""The order in which the missing cards of a deal are filled in."""
HANDMADE = "00"
"""The seed that stands beside a pack entered by hand."""

DOCUMENT = "thousand/ru"
"""The rules of a case about an option's metadata, which names none."""

ABOUT = {"id", "ledger", "rules", "why", "note"}
START = {"given", "deal", "seed", "pack", "do", "result", "trick"}
EXPECTED = {
    "phase",
    "awaits",
    "legal",
    "refused",
    "sees",
    "lines",
    "totals",
    "marks",
    "winners",
    "dealer",
    "deals",
    "hand",
    "trump",
    "legal_cards",
    "winner",
    "same_as",
    "option",
    "rules_error",
}


class CaseFault(Exception):
    """A case that cannot be set up or whose actions are not legal."""


class Case(Struct, frozen=True):
    """One ``[[case]]`` with the file it stands in."""

    id: str
    path: Path
    data: dict[str, Any]


class Run:
    """A case set up and played: its match, the events of its actions, and what was written."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.data = case.data
        self.game = Thousand.parse(str(self.data.get("rules", DOCUMENT)))
        self.trace: list[str] = []
        self.told: list[Told] = []
        self.state: State = State(parse_sheet(self.game, str(self.data.get("given", ""))), Dealing("shuffle"))
        self.match: Match[Any, Any, Any] | None = None

    def play(self) -> None:
        """Sets the case up and does its actions, or writes its result."""
        if "result" in self.data:
            if self.data.keys() & {"do", "deal", "seed", "pack"}:
                raise CaseFault("`result` stands instead of `do`, `deal`, `seed` and `pack`")
            self._written(*self._result(self.data["result"]))
            return
        start = self.state
        if "pack" in self.data:
            start, told = self._with_pack(str(self.data["pack"]))
            self._events(told)
        self.match = Match(self.game, start.sheet.dealer, start=start)
        if "deal" in self.data:
            self._act(TABLE, filled_deal(self.data["deal"], self.game))
        if "seed" in self.data and "pack" not in self.data:
            self._act(TABLE, Shuffle(str(self.data["seed"])))
        self.told = []
        for text in self.data.get("do", []):
            seat, action = parse_step(text, self.game.action_type)
            self.told += self._act(seat, action)
        self.state = self.match.state

    def _act(self, seat: int, action: Any) -> list[Told]:
        assert self.match is not None
        text = step_text(seat, action)
        try:
            events = self.match.apply(seat, action)
        except IllegalAction as fault:
            self.trace.append(f"{text}   <- refused: {fault}")
            allowed = ", ".join(map(action_text, self.match.legal(seat))) if seat in range(-1, 3) else "-"
            self.state = self.match.state
            raise CaseFault(f"`{text}` is not legal: {fault}; seat {seat_text(seat)} may: {allowed or '-'}") from None
        self.trace.append(text)
        self._events(events)
        return events

    def _events(self, events: Iterable[Told]) -> None:
        for told in events:
            to = "".join(str(seat) for seat in range(self.game.players) if told.seen_by(seat)) or "-"
            self.trace.append(f"    [{to}] {struct_text(told.event)}")

    def _written(self, state: State, told: list[Told]) -> None:
        self.state, self.told = state, told
        self._events(told)

    def _with_pack(self, text: str) -> tuple[State, list[Told]]:
        """The state after a shuffle that happened to bring this order."""
        pack = tuple(map(parse_card, text.split()))
        if sorted(pack) != sorted(self.game.house.layout.pack):
            raise CaseFault("`pack` must hold all cards once")
        kind = self.game.rules.cut.kind
        seed = str(self.data.get("seed", HANDMADE))
        shuffled = Dealing("shuffle" if kind in ("none", "guard") else "cut", seed=seed, pack=pack)
        state, told = State(self.state.sheet, shuffled), list[Told]()
        # A shuffle cannot be told which order to bring, so the two steps that follow it are called by name.
        if kind == "none":
            return dealing._deal(self.game.house, state, shuffled, told)
        if kind == "guard":
            return dealing._bottom(self.game.house, state, shuffled, told)
        return state, told

    def _result(self, result: dict[str, Any]) -> tuple[State, list[Told]]:
        known = {
            "declarer",
            "contract",
            "bid",
            "forced",
            "dark",
            "misere",
            "slam",
            "open",
            "contra",
            "recontra",
            "points",
            "bonuses",
            "tricks",
            "declared",
            "ending",
            "holder",
            "taken",
        }
        if result.keys() - known:
            raise CaseFault(f"`result` does not know {sorted(result.keys() - known)}")
        ending = result.get("ending", "tricks")
        house = self.game.house
        if ending.startswith("fault."):
            return fine(house, self.state, result["holder"], ending.partition(".")[2], [])
        contract = None
        if "declarer" in result:
            amount = result["contract"]
            contract = Contract(
                result["declarer"],
                amount,
                result.get("bid", amount),
                result.get("forced", False),
                result.get("dark", False),
                **{name: result.get(name, False) for name in ("misere", "slam", "open", "contra", "recontra")},
            )
        elif ending in ("tricks", "rest", "writeoff", "bomb"):
            raise CaseFault("`result` needs a declarer")
        if ending in ("tricks", "rest"):
            if (
                sum(result.get("points", ())) != house.policy.points(house.layout.all)
                or len(result["points"]) != house.players
            ):
                raise CaseFault("`result.points` must be three numbers that add up to the card points of the pack")
            if sum(result.get("tricks", ())) != house.layout.tricks or len(result["tricks"]) != house.players:
                raise CaseFault("`result.tricks` must be three numbers that add up to the tricks of a deal")
        names = ("points", "bonuses", "tricks", "declared")
        by_seat: dict[str, Any] = {name: tuple(result.get(name, ())) for name in names}
        by_seat["taken"] = tuple(map(parse_cards, result.get("taken", ())))
        outcome = Outcome(ending, house.players, contract, **by_seat, holder=result.get("holder", -1))
        return finish(house, self.state.sheet, outcome, [])


def filled_deal(piles: list[str], game: Thousand) -> Deal:
    """Four piles of a case, filled up from the rest of the pack."""
    layout = game.house.layout
    if len(piles) != layout.players + 1:
        raise CaseFault("`deal` needs four strings: the hands of seats 0, 1, 2 and the talon")
    masks = [parse_cards(pile) for pile in piles]
    taken = 0
    for mask in masks:
        if mask & taken:
            raise CaseFault(f"`deal` names {cards_text(mask & taken)} twice")
        taken |= mask
    if taken & ~layout.all:
        raise CaseFault(f"`deal` names {cards_text(taken & ~layout.all)}, which the pack does not hold")
    rest = [card for card in map(parse_card, FILL) if layout.all & ~taken & 1 << card]
    for place, size in enumerate([layout.hand] * layout.players + [layout.talon]):
        missing = size - masks[place].bit_count()
        if missing < 0:
            raise CaseFault(f"`deal` gives pile {place} {masks[place].bit_count()} cards instead of {size}")
        masks[place] |= mask_of(rest[:missing])
        rest = rest[missing:]
    return Deal(tuple(masks[:-1]), masks[-1])


def line_text(line: Line) -> str:
    """A score line as a case writes it."""
    return f"{line.seat} {line.name} {line.amount:+d}"


def check_case(case: Case) -> tuple[list[str], list[str]]:
    """What is wrong with a case, as sentences (none if it passes), and the trace of what was done."""
    data = case.data
    problems = list(_form(case))
    if problems:
        return problems, []
    if "rules_error" in data:
        return _rules_error(data), []
    run: Run | None = None
    try:
        run = Run(case)
        run.play()
        for key, check in CHECKS.items():
            if key in data:
                problems += [f"{key}: {problem}" for problem in check(run, data[key])]
    except CaseFault as fault:
        problems.append(str(fault))
    except PrikupError as fault:
        problems.append(f"{fault.kind} error: {fault}")
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
        # A case that is written wrongly, or an engine that fails: either way its author must see where.
        last = traceback.extract_tb(fault.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        problems.append(f"failed with {type(fault).__name__}: {fault} at {place}: {last.line}")
    trace = run.trace if run else []
    if run is not None and problems:
        trace = [*trace, f"state: {position_text(run.game, run.state)}"]
    return problems, trace


def _form(case: Case) -> Iterator[str]:
    data = case.data
    for key in ("id", "ledger", "rules", "why"):
        if not data.get(key) and not (key == "rules" and "option" in data):
            yield f"`{key}` is missing"
    unknown = data.keys() - ABOUT - START - EXPECTED
    if unknown:
        yield f"unknown keys: {', '.join(sorted(unknown))}"
    if not data.keys() & EXPECTED:
        yield "nothing is expected"
    for row in data.get("ledger", []):
        if row not in ledger():
            yield f"the ledger has no row {row}"


def _rules_error(data: dict[str, Any]) -> list[str]:
    try:
        games.game(str(data["rules"]))
    except PrikupError as fault:
        return (
            [] if fault.code == data["rules_error"] else [f"rules_error: expected {data['rules_error']}, got {fault}"]
        )
    return [f"rules_error: expected {data['rules_error']}, but the rules are accepted"]


# What is expected. Each check gives the differences as sentences.


def differ(expected: object, got: object) -> list[str]:
    """The sentence for two values that should be equal."""
    return [] if expected == got else [f"expected {expected}, got {got}"]


def _actions(texts: Iterable[str]) -> list[Any]:
    return [parse_action(text, AnyAction) for text in texts]


def _legal(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat = parse_seat(str(entry["seat"]))
        if entry.keys() - {"seat", "has", "lacks", "only"}:
            yield f"unknown keys {sorted(entry.keys() - {'seat', 'has', 'lacks', 'only'})}"
        legal = run.game.legal(run.state, seat)
        shown = ", ".join(map(action_text, legal)) or "nothing"
        for text, action in zip(entry.get("has", []), _actions(entry.get("has", [])), strict=True):
            if action not in legal:
                refusal = run.game.why_not(run.state, seat, action)
                yield f"seat {seat} should be allowed `{text}` ({refusal}); it may: {shown}"
        for text, action in zip(entry.get("lacks", []), _actions(entry.get("lacks", [])), strict=True):
            if action in legal:
                yield f"seat {seat} should not be allowed `{text}`; it may: {shown}"
        if "only" in entry:
            only = _actions(entry["only"])
            if set(only) != set(legal) or len(only) != len(set(only)):
                yield f"seat {seat} should be allowed only {', '.join(entry['only']) or 'nothing'}; it may: {shown}"


def _refused(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat = parse_seat(str(entry["seat"]))
        before = position_text(run.game, run.state)
        try:
            action = parse_action(entry["do"], AnyAction)
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
    if name in ("card", "cards") and isinstance(wanted, str):
        if name == "card":
            return bool(got == parse_card(wanted)) if wanted != "-" else got < 0
        return bool(got == parse_cards(wanted))
    item = item_of(hint)
    if item is Line:
        return sorted(wanted) == sorted(map(line_text, got))
    if isinstance(got, tuple):
        return len(wanted) == len(got) and all(
            _field_equals(item, one, other) for one, other in zip(wanted, got, strict=True)
        )
    if isinstance(got, dict):
        return all(list(got.get(key, ())) == list(value) for key, value in wanted.items())
    if name == "int" and isinstance(wanted, str):
        return bool(read_suit(wanted) == got)
    return bool(wanted == got)


def _sees(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    for entry in wanted:
        seat, name = entry["seat"], entry["event"].lower()
        fields = {key: value for key, value in entry.items() if key not in ("seat", "event", "not", "by")}
        if "by" in entry:
            # `seat` says who sees it; an event's own seat has this name.
            fields["seat"] = entry["by"]
        if name not in _event_names():
            yield f"there is no event {name}"
            continue
        unknown = fields.keys() - set(_event_names()[name].__struct_fields__)
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


def _event_names() -> dict[str, type[Struct]]:
    from typing import get_args

    from prikup.thousand.events import AnyEvent

    return {kind.__name__.lower(): kind for kind in get_args(AnyEvent)}


def _lines(run: Run, wanted: list[str]) -> list[str]:
    written = [told.event for told in run.told if isinstance(told.event, DealScored | Fined)]
    if not written:
        return ["nothing was written"] if wanted else []
    got = [line_text(line) for line in written[-1].lines]
    return [] if sorted(wanted) == sorted(got) else [f"expected {wanted}, got {got}"]


def _hand(run: Run, wanted: list[dict[str, Any]]) -> Iterator[str]:
    phase = run.state.phase.play if isinstance(run.state.phase, Resting) else run.state.phase
    hands = getattr(phase, "hands", None)
    if hands is None:
        yield "nobody holds cards now"
        return
    for entry in wanted:
        got = hands[entry["seat"]]
        if got != parse_cards(entry["cards"]):
            yield f"seat {entry['seat']}: expected {entry['cards']}, got {cards_text(got)}"


def _trump(run: Run, wanted: str) -> list[str]:
    phase = run.state.phase.play if isinstance(run.state.phase, Resting) else run.state.phase
    trump = getattr(phase, "trump", None)
    return differ(wanted, "no tricks are played now" if trump is None else suit_text(trump))


def _trick(run: Run) -> tuple[tuple[int, ...], int]:
    trick = run.data["trick"]
    if trick.keys() - {"cards", "trump", "hand", "index", "foreign"}:
        raise CaseFault(
            f"`trick` does not know {sorted(trick.keys() - {'cards', 'trump', 'hand', 'index', 'foreign'})}"
        )
    cards = tuple(map(parse_card, str(trick.get("cards", "")).split()))
    return cards, read_suit(trick.get("trump", "-"))


def _legal_cards(run: Run, wanted: str | list[str]) -> list[str]:
    trick = run.data["trick"]
    cards, trump = _trick(run)
    hand = parse_cards(trick["hand"])
    got = run.game.house.policy.legal(hand, cards, trump, trick.get("index", 0), trick.get("foreign", False))
    mask = parse_cards(wanted) if isinstance(wanted, str) else mask_of(map(parse_card, wanted))
    return differ(cards_text(mask), cards_text(got))


def _winner(run: Run, wanted: int) -> list[str]:
    return differ(wanted, run.game.house.policy.winner(*_trick(run)))


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


def _winners(run: Run) -> list[int]:
    return list(run.state.phase.winners) if isinstance(run.state.phase, Over) else []


def _marks(run: Run, wanted: dict[str, list[int]]) -> Iterator[str]:
    for name, counts in wanted.items():
        got = run.state.sheet.marks.get(name)
        if got is None or list(got) != list(counts):
            yield f"{name}: expected {counts}, got {None if got is None else list(got)}"


def _seats(wanted: list[int | str]) -> list[int]:
    return [parse_seat(str(seat)) for seat in wanted]


CHECKS: dict[str, Callable[[Run, Any], Iterable[str]]] = {
    "phase": lambda run, wanted: differ(wanted, run.game.phase(run.state)),
    "awaits": lambda run, wanted: differ(_seats(wanted), list(run.game.awaits(run.state))),
    "legal": _legal,
    "refused": _refused,
    "sees": _sees,
    "lines": _lines,
    "totals": lambda run, wanted: differ(list(wanted), list(run.state.sheet.totals)),
    "marks": _marks,
    "winners": lambda run, wanted: differ(list(wanted), _winners(run)),
    "dealer": lambda run, wanted: differ(wanted, run.state.sheet.dealer),
    "deals": lambda run, wanted: differ(wanted, run.state.sheet.deals),
    "hand": _hand,
    "trump": _trump,
    "legal_cards": _legal_cards,
    "winner": _winner,
    "same_as": lambda run, wanted: differ(games.game(wanted).text, run.game.text),
    "option": _option,
}


# Files.

_LEDGER: dict[str, Any] = {}


def ledger() -> dict[str, Any]:
    """The rows of spec/ledger.toml by id."""
    if not _LEDGER:
        _LEDGER.update(tomllib.loads(LEDGER.read_text("utf-8")))
    return _LEDGER


def load(paths: Iterable[Path]) -> list[Case]:
    """The cases of some files, in order. Raises CaseFault naming the file that cannot be read."""
    found: list[Case] = []
    for path in paths:
        try:
            data = tomllib.loads(path.read_text("utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise CaseFault(f"{path}: {fault}") from None
        if set(data) - {"case"}:
            raise CaseFault(f"{path}: only [[case]] tables may stand in it, not {sorted(set(data) - {'case'})}")
        for number, case in enumerate(data.get("case", []), 1):
            found.append(Case(str(case.get("id", f"{path.stem}#{number}")), path, case))
    return found


def case_files() -> list[Path]:
    """All files of cases."""
    return sorted(CASES.rglob("*.toml"))


def missing_rows(cases: Iterable[Case]) -> list[str]:
    """The ledger rows in scope that no case names; advice binds nothing and needs none."""
    named = {row for case in cases for row in case.data.get("ledger", [])}
    return [
        row
        for row, entry in ledger().items()
        if entry.get("flag") != "advice" and 3 in entry.get("players", [3]) and row not in named
    ]


def report(case: Case, problems: list[str], trace: list[str]) -> str:
    """A failing case as a reader wants it."""
    where = case.path.relative_to(ROOT) if case.path.is_relative_to(ROOT) else case.path
    data = case.data
    lines = [
        f"FAILED {case.id}  ({where})",
        f"  rules: {data.get('rules')}   ledger: {' '.join(data.get('ledger', []))}",
    ]
    lines += [f"  given: {data['given']}"] if "given" in data else []
    lines += [f"  result: {data['result']}"] if "result" in data else []
    lines += [f"  why: {data.get('why')}", *(f"  * {problem}" for problem in problems)]
    return "\n".join([*lines, *(f"    | {line}" for line in trace)])


def main(arguments: list[str]) -> int:
    """Runs the chosen cases; 1 if one fails."""
    write = sys.stdout.write
    missing = "--missing" in arguments
    wanted = [argument for argument in arguments if argument != "--missing"]
    files = [Path(argument).resolve() for argument in wanted if argument.endswith(".toml")]
    names = [argument for argument in wanted if not argument.endswith(".toml")]
    try:
        cases = load(files or case_files())
    except CaseFault as fault:
        write(f"{fault}\n")
        return 1
    failed = 0
    if missing:
        rows = missing_rows(cases)
        write(f"{len(rows)} ledger rows without a case: {' '.join(rows)}\n")
    chosen = [case for case in cases if not names or any(name in case.id for name in names)]
    ids = [case.id for case in cases]
    for case in chosen:
        problems, trace = check_case(case)
        if ids.count(case.id) > 1:
            problems.append("another case has the same id")
        if problems:
            failed += 1
            write(report(case, problems, trace) + "\n\n")
    write(f"{len(chosen)} cases, {failed} failed\n")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
