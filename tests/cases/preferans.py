"""The cases of Preferans: its piles and draws, its results, its lines of whists, its sheet and settlement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prikup.core.cards import Card, cards_text, parse_card, parse_cards
from prikup.core.events import Line, score_event
from prikup.core.scored import Pending
from prikup.core.seats import Seat, audience_of
from prikup.notation.fields import read_strain
from prikup.notation.position import setup_text
from prikup.preferans.events import DealScored
from prikup.preferans.game import Preferans
from prikup.preferans.layout import HAND, NO_TRUMP, PACK, TALON, TRICKS
from prikup.preferans.lines import UNITS, WHISTS
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import dealing, drawing
from prikup.preferans.phases.drawing import seating
from prikup.preferans.score import settle
from prikup.preferans.score.deal import finish
from prikup.preferans.state import GAME, MISERE, TOTUS, Contract, Dealing, Defence, Drawing, Helping, Sheet, State
from tests.cases.case import CaseFault, differ
from tests.cases.ways import Piles, Step, Ways

if TYPE_CHECKING:
    from tests.cases.run import Run

PASSES = "passes"
RESULT = {
    *("game", "declarer", "dark", "hand", "bomb", "shared", "helps", "failed_by"),
    *("whist", "half", "ending", "tricks", "talon", "away", "unseen", "compulsory"),
}


def _game(run: Run) -> Preferans:
    assert isinstance(run.game, Preferans)
    return run.game


def _given(game: Preferans, text: str) -> str:
    """Empty: a new match; only a sheet: it waits for the shuffle of its deal."""
    if not text:
        return setup_text(game.setup_of(game.start(0)[0]))
    named = {part.split()[0] for part in text.split(";") if part.strip()}
    return text if named & {"phase", "step"} else f"step shuffle; {text}"


def _piles(game: Preferans, dealer: Seat) -> Piles:
    return Piles(PACK, (*[HAND] * len(game.compiled.hands(0)), TALON))


def _with_pack(run: Run, pack: tuple[Card, ...], seed: str) -> Step:
    """The state after a shuffle with this order: the first dealer is drawn, or the deal continues."""
    if sorted(pack) != sorted(PACK):
        raise CaseFault("`pack` must hold all cards once")
    compiled, sheet = _game(run).compiled, run.state.sheet
    # The order of a shuffle cannot be chosen, so the steps after it are called directly.
    if isinstance(run.state.phase, Drawing):
        return drawing.drawn(compiled, sheet, pack)
    if compiled.rules.deal.has_cut():
        return State(sheet, Dealing("cut", seed=seed, pack=pack)), []
    return dealing.dealt(compiled, sheet, *dealing.piles_of(compiled, sheet.dealer, pack), [])


# Results.


def _result(run: Run, result: dict[str, Any]) -> Step:
    """A deal with this outcome, scored at once."""
    if result.keys() - RESULT:
        raise CaseFault(f"`result` does not know {sorted(result.keys() - RESULT)}")
    if "game" not in result:
        raise CaseFault("`result` needs a game")
    compiled, sheet = _game(run).compiled, run.state.sheet
    talon = tuple(sorted(map(parse_card, str(result.get("talon", "S7 C8")).split())))
    tricks = tuple(result.get("tricks", ()))
    common: dict[str, Any] = {"talon": talon, "tricks": tricks, "away": parse_cards(str(result.get("away", "-")))}
    if result["game"] == PASSES:
        _count(tricks, compiled.layout.places)
        unseen = audience_of(*result.get("unseen", ()))
        dark, compulsory = result.get("dark", False), result.get("compulsory", False)
        outcome = Outcome(ending=PASSES, dark=dark, passed_unseen=unseen, compulsory=compulsory, **common)
        return _written(run, outcome)
    contract = _contract(run, sheet, result)
    defence = _defence(run, sheet, contract, result)
    whisted = defence.dealer == "whist" or not {"whist", "watch"}.isdisjoint(defence.words)
    ending = result.get("ending", "played" if whisted else "unplayed")
    if ending == "played":
        _count(tricks, compiled.layout.places)
    common["failed_by"] = result.get("failed_by")
    return _written(run, Outcome(ending=ending, contract=contract, defence=defence, **common))


def _written(run: Run, outcome: Outcome) -> Step:
    """The step after a finished deal; ``scored`` must give the same."""
    game, sheet = _game(run), run.state.sheet
    state, events = finish(game.compiled, sheet, outcome, [])
    said = game.scored(sheet, outcome)
    if isinstance(said, Pending):
        assert isinstance(state.phase, Helping)
        assert (said.seat, said.options) == (state.phase.seat, game.legal(state, said.seat))
    else:
        (event,) = (told.event for told in events if isinstance(told.event, DealScored))
        assert (said.lines, said.totals, said.sheet) == (event.lines, event.totals, state.sheet)
        assert said.winners == (game.winners(state) or ())
    return state, events


def _count(tricks: tuple[int, ...], places: int) -> None:
    if len(tricks) != places or sum(tricks) != TRICKS:
        raise CaseFault(f"`result.tricks` must be {places} numbers that add up to {TRICKS}")


def _contract(run: Run, sheet: Sheet, result: dict[str, Any]) -> Contract:
    compiled, seat = _game(run).compiled, int(result["declarer"])
    first, _, strain = str(result["game"]).partition(" ")
    if first == MISERE:
        kind, level, trump = MISERE, 0, NO_TRUMP
    elif first == TOTUS:
        kind, level, trump = TOTUS, 10, read_strain(strain)
    else:
        kind, level, trump = GAME, int(first), read_strain(strain)
    flags = {name: bool(result.get(name, False)) for name in ("dark", "hand", "shared")}
    bomb = int(result.get("bomb", 0)) or compiled.multiplier(sheet, seat)
    return Contract(seat, kind, level, trump, bomb=bomb, helps=tuple(result.get("helps", ())), **flags)


def _defence(run: Run, sheet: Sheet, contract: Contract, result: dict[str, Any]) -> Defence:
    """What was said: ``whist`` and ``half`` name seats, the others passed; without a word all watch a ten."""
    first, second = _game(run).compiled.defenders(sheet.dealer, contract.seat)
    if contract.kind != GAME or (contract.level == TRICKS and not result.keys() & {"whist", "half"}):
        return Defence(first, second, ("watch", "watch"))
    whist, half = result.get("whist", []), result.get("half", -1)
    strange = {*whist} - {first, second, sheet.dealer}
    if strange:
        raise CaseFault(f"seats {sorted(strange)} cannot whist")
    one, two = ("whist" if seat in whist else "half" if seat == half else "pass" for seat in (first, second))
    dealer = ""
    if sheet.dealer not in (first, second, contract.seat):
        dealer = "whist" if sheet.dealer in whist else ""
    return Defence(first, second, (one, two), dealer)


# Checks.


def line_text(line: Line) -> str:
    """A score line as a case writes it: of whists it says on whom."""
    on = f" on {line.note[0]}" if UNITS.get(line.name) == WHISTS else ""
    return f"{line.seat} {line.name} {line.amount:+d}{on}"


def _lines(run: Run, wanted: list[str]) -> list[str]:
    written = [event for event in (score_event(told.event) for told in run.told) if event is not None]
    if not written:
        return ["nothing was written"] if wanted else []
    got = [line_text(line) for line in written[-1].lines]
    return [] if sorted(wanted) == sorted(got) else [f"expected {wanted}, got {got}"]


def _whists(run: Run, wanted: list[str]) -> list[str]:
    rows = run.state.sheet.whists
    got = [f"{seat} on {on} {whists}" for seat, row in enumerate(rows) for on, whists in enumerate(row) if whists]
    return [] if sorted(wanted) == sorted(got) else [f"expected {wanted}, got {got}"]


def _plain(value: Any) -> Any:
    """Rows as a case writes them."""
    return list(map(_plain, value)) if isinstance(value, tuple) else value


def _sheet(run: Run, wanted: dict[str, Any]) -> Iterator[str]:
    for name, value in wanted.items():
        got = _plain(getattr(run.state.sheet, name))
        if got != value:
            yield f"{name}: expected {value}, got {got}"


def _exact(run: Run, wanted: list[str | int]) -> list[str]:
    return differ([str(one) for one in wanted], list(map(str, settle.results(_game(run).compiled, run.state.sheet))))


def _seated(run: Run, wanted: list[int]) -> list[str]:
    drawn = [parse_card(text) for text in str(run.data["draw"]).split()]
    return differ(list(wanted), list(seating(_game(run).rules.table, drawn)))


def _trick(run: Run) -> tuple[tuple[Card, ...], int, int]:
    trick = run.data["trick"]
    if trick.keys() - {"cards", "trump", "hand"}:
        raise CaseFault(f"`trick` does not know {sorted(trick.keys() - {'cards', 'trump', 'hand'})}")
    strain = read_strain(str(trick.get("trump", "NT")))
    cards = tuple(map(parse_card, str(trick.get("cards", "")).split()))
    return cards, -1 if strain == NO_TRUMP else strain, parse_cards(str(trick.get("hand", "-")))


def _legal_cards(run: Run, wanted: str) -> Iterator[str]:
    cards, trump, hand = _trick(run)
    got = _game(run).compiled.policy.legal(hand, cards, trump)
    yield from differ(cards_text(parse_cards(wanted)), cards_text(got))


def _winner(run: Run, wanted: int) -> list[str]:
    cards, trump, _ = _trick(run)
    return differ(wanted, _game(run).compiled.policy.winner(cards, trump))


WAYS = Ways(
    piles=_piles,
    with_pack=_with_pack,
    result=_result,
    given=_given,
    start=frozenset({"draw", "trick"}),
    checks={
        "lines": _lines,
        "pools": lambda run, wanted: differ(list(wanted), list(run.state.sheet.pools)),
        "hills": lambda run, wanted: differ(list(wanted), list(run.state.sheet.hills)),
        "whists": _whists,
        "sheet": _sheet,
        "settled": lambda run, wanted: differ(list(wanted), list(settle.whole(_game(run).compiled, run.state.sheet))),
        "exact": _exact,
        "seated": _seated,
        "legal_cards": _legal_cards,
        "winner": _winner,
    },
)
