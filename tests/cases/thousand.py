"""The cases of Thousand: its piles, its results, its checks of duties and trumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prikup.core.cards import Card, cards_text, mask_of, parse_card, parse_cards, suit_text
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.notation.fields import read_suit
from prikup.thousand.game import Thousand
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases import dealing
from prikup.thousand.phases.deals import finish
from prikup.thousand.phases.faults import fine
from prikup.thousand.state import Announcing, Contract, Dealing, Resting, State
from tests.cases.case import CaseFault, differ
from tests.cases.ways import Piles, Step, Ways

if TYPE_CHECKING:
    from tests.cases.run import Run

FILL = [f"{suit}{rank}" for suit in "SCDH" for rank in "789JQKTA"]
"""The order in which the missing cards of a deal are filled in."""


def _game(run: Run) -> Thousand:
    assert isinstance(run.game, Thousand)
    return run.game


def _piles(game: Thousand, dealer: Seat) -> Piles:
    layout = game.compiled.layout
    pack = tuple(card for card in map(parse_card, FILL) if layout.all >> card & 1)
    sizes = [layout.hand if seat in game.compiled.in_play[dealer] else 0 for seat in range(game.players)]
    lying = [cards for cards in layout.lying if cards]
    return Piles(pack, (*sizes, *lying), len(lying), ordered=len(lying) > 1 or layout.stock > 0)


def _with_pack(run: Run, pack: tuple[Card, ...], seed: str) -> Step:
    """The state after a shuffle with this order."""
    game = _game(run)
    if sorted(pack) != sorted(game.compiled.layout.pack):
        raise CaseFault("`pack` must hold all cards once")
    kind = game.rules.cut.kind
    shuffled = Dealing("shuffle" if kind in ("none", "guard") else "cut", seed=seed, pack=pack)
    state, told = State(run.state.sheet, shuffled), list[AddressedEvent]()
    # The order of a shuffle cannot be chosen, so the two steps after it are called directly.
    if kind == "none":
        return dealing._deal(game.compiled, state, shuffled, told)
    if kind == "guard":
        return dealing._bottom(game.compiled, state, shuffled, told)
    return state, told


def _result(run: Run, result: dict[str, Any]) -> Step:
    """A deal with this outcome, or a fine, scored at once."""
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
        "paid",
    }
    if result.keys() - known:
        raise CaseFault(f"`result` does not know {sorted(result.keys() - known)}")
    ending = result.get("ending", "tricks")
    game = _game(run)
    compiled = game.compiled
    if ending.startswith("fault."):
        return fine(compiled, run.state, result["holder"], ending.partition(".")[2], [])
    contract = None
    if "declarer" in result:
        amount = result["contract"]
        contract = Contract(
            result["declarer"],
            amount,
            result.get("bid", amount),
            result.get("forced", False),
            result.get("dark", False),
            paid=result.get("paid", 0),
            **{name: result.get(name, False) for name in ("misere", "slam", "open", "contra", "recontra")},
        )
    elif compiled.auctions and ending in ("tricks", "rest", "writeoff", "bomb"):
        raise CaseFault("`result` needs a declarer")
    if ending in ("tricks", "rest"):
        pack, points = compiled.policy.points(compiled.layout.all), sum(result.get("points", ()))
        # A dead hand, and what is laid away for nobody, count for nobody.
        lost = bool(compiled.layout.dead) or (compiled.layout.away > 0 and compiled.rules.talon.away == "nobody")
        if not (points == pack or (lost and points < pack)) or len(result["points"]) != compiled.players:
            raise CaseFault("`result.points` must be a number for each seat, together the card points of the pack")
        if sum(result.get("tricks", ())) != compiled.layout.tricks or len(result["tricks"]) != compiled.players:
            raise CaseFault("`result.tricks` must be a number for each seat, together the tricks of a deal")
    names = ("points", "bonuses", "tricks", "declared")
    by_seat: dict[str, Any] = {name: tuple(result.get(name, ())) for name in names}
    by_seat["taken"] = tuple(map(parse_cards, result.get("taken", ())))
    outcome = Outcome(ending=ending, contract=contract, **by_seat, holder=result.get("holder", -1))
    written = game.scored(run.state.sheet, outcome)
    state, told = finish(compiled, run.state.sheet, outcome, [])
    if state.sheet != written.sheet:
        raise CaseFault("`scored` gives another sheet than the deal")
    return state, told


def _marks(run: Run, wanted: dict[str, list[int]]) -> Iterator[str]:
    for name, counts in wanted.items():
        got = run.state.sheet.marks.get(name)
        if got is None or list(got) != list(counts):
            yield f"{name}: expected {counts}, got {None if got is None else list(got)}"


def _trump(run: Run, wanted: str) -> list[str]:
    phase = run.state.phase.play if isinstance(run.state.phase, Announcing | Resting) else run.state.phase
    trump = getattr(phase, "trump", None)
    return differ(wanted, "no tricks are played now" if trump is None else suit_text(trump))


def _trick(run: Run) -> tuple[tuple[int, ...], int]:
    trick = run.data["trick"]
    unknown = trick.keys() - {"cards", "trump", "hand", "index", "foreign", "declarer"}
    if unknown:
        raise CaseFault(f"`trick` does not know {sorted(unknown)}")
    cards = tuple(map(parse_card, str(trick.get("cards", "")).split()))
    return cards, read_suit(trick.get("trump", "-"))


def _legal_cards(run: Run, wanted: str | list[str]) -> list[str]:
    trick = run.data["trick"]
    cards, trump = _trick(run)
    hand = parse_cards(trick["hand"])
    got = _game(run).compiled.policy.legal(
        hand, cards, trump, trick.get("index", 0), trick.get("foreign", False), declarer=trick.get("declarer", -1)
    )
    mask = parse_cards(wanted) if isinstance(wanted, str) else mask_of(map(parse_card, wanted))
    return differ(cards_text(mask), cards_text(got))


def _winner(run: Run, wanted: int) -> list[str]:
    return differ(wanted, _game(run).compiled.policy.winner(*_trick(run)))


WAYS = Ways(
    piles=_piles,
    with_pack=_with_pack,
    result=_result,
    start=frozenset({"trick"}),
    checks={
        "totals": lambda run, wanted: differ(list(wanted), list(run.state.sheet.totals)),
        "marks": _marks,
        "trump": _trump,
        "legal_cards": _legal_cards,
        "winner": _winner,
    },
)
