"""A setup may hold anything, seven aces too; ``validate`` makes a playable state of it or names what is wrong.

What it refuses: what the rules can never lead to as far as one moment shows it (a total above the barrel, a trick that
breaks a duty). What it accepts can be played on without an error; whether some match leads there is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from prikup.core.cards import CARD_TEXTS, Card, each, mask_of
from prikup.core.seats import Seat
from prikup.core.setup import Pile, Problem, Seats, Suit, Suits
from prikup.core.setup import Setup as AnySetup
from prikup.thousand.house import House
from prikup.thousand.problems import phase_problems
from prikup.thousand.state import (
    NO_CONTRACT,
    Auction,
    Contract,
    Dealing,
    Doubling,
    Giving,
    Marks,
    Naming,
    Over,
    Playing,
    Resting,
    Selling,
    Sheet,
    State,
    Taking,
)

LARGEST = 99_999
"""No total or counter is larger, in either direction."""


class Setup(AnySetup, frozen=True, kw_only=True):
    """Any arrangement of sheet, cards and words, playable or not. Fields are those of the state's structs."""

    by_seat: ClassVar[tuple[str, ...]] = ("points", "bonuses", "tricks", "declared", "taken")

    phase: str = "dealing"
    dealer: Seat = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    marks: Marks = {}  # noqa: RUF012 (msgspec copies it)
    step: str = "shuffle"
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()
    run: int = 0
    mixes: int = 0
    hands: tuple[Pile, ...] = ()
    talon: Pile = ()
    opener: Seat = -1
    turn: Seat = -1
    amount: int = 0
    bidder: Seat = -1
    passed: Seats = 0
    unseen: Seats = 0
    spoken: Seats = 0
    beside: Pile = ()
    stock: tuple[Card, ...] = ()
    contract: Contract | None = None
    offered: Pile = ()
    sales: int = 0
    given: Seats = 0
    nines: Seat = -1
    bought: bool = False
    leader: Seat = -1
    trick: tuple[Card, ...] = ()
    index: int = 0
    points: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    first: Seat = -1
    trump: Suit = -1
    trump_seat: Seat = -1
    trump_value: int = 0
    pending: Suit = -1
    announced: Suits = 0
    declared: tuple[int, ...] = ()
    refused: int = -1
    shown: int = -1
    taken: tuple[Pile, ...] = ()
    aside: Pile = ()
    accepted: Seats = 0
    winners: tuple[Seat, ...] = ()


KINDS: dict[str, type[Struct]] = {
    "dealing": Dealing,
    "auction": Auction,
    "taking": Taking,
    "selling": Selling,
    "giving": Giving,
    "naming": Naming,
    "doubling": Doubling,
    "playing": Playing,
    "resting": Resting,
    "over": Over,
}
_NAMES = {kind: name for name, kind in KINDS.items()}
_FIELDS = {
    name: (*kind.__struct_fields__, *(Playing.__struct_fields__ if kind is Resting else ()))
    for name, kind in KINDS.items()
}
_NEEDED = {
    "auction": ("hands", "talon"),
    "taking": ("hands", "talon", "contract"),
    "selling": ("hands", "talon", "contract"),
    "giving": ("hands", "talon", "contract"),
    "naming": ("hands", "contract"),
    "doubling": ("hands", "contract"),
    "playing": ("hands", "contract"),
    "resting": ("hands", "contract"),
    "over": ("winners",),
}
_SEATS = {
    "auction": ("opener", "turn"),
    "selling": ("turn", "bidder"),
    "doubling": ("turn",),
    "playing": ("leader",),
    "resting": ("leader",),
}
"""Seats that a phase must name."""
_SEAT_FIELDS = ("opener", "turn", "bidder", "leader", "first", "trump_seat", "nines")
"""Fields that hold a seat, or none."""
_SEAT_SETS = ("passed", "unseen", "spoken", "given", "accepted")
"""Fields that hold sets of seats."""
_BY_SEAT = ("points", "bonuses", "tricks", "declared")
_NOTHING = Setup()


def setup_of(state: State) -> Setup:
    """The setup of a state: ``validate`` gives the same state back."""
    sheet, phase = state.sheet, state.phase
    values: dict[str, Any] = {
        "dealer": sheet.dealer,
        "deals": sheet.deals,
        "totals": sheet.totals,
        "marks": sheet.marks,
    }
    values["phase"] = _NAMES[type(phase)]
    parts: list[Struct] = [phase.play, phase] if isinstance(phase, Resting) else [phase]
    for part in parts:
        values |= {name: getattr(part, name) for name in part.__struct_fields__ if name != "play"}
    if "hands" in values:
        values["hands"] = tuple(tuple(each(hand)) for hand in values["hands"])
    for name in ("talon", "offered", "aside", "beside"):
        if name in values:
            values[name] = tuple(each(values[name]))
    if values.get("contract") == NO_CONTRACT:
        values["contract"] = None
    if "taken" in values:
        values["taken"] = tuple(tuple(each(pile)) for pile in values["taken"])
    return Setup(**values)


def sheet_of(house: House, setup: Setup) -> Sheet:
    """The sheet of a setup alone. Raises SetupError for its first problem."""
    for problem in _sheet_problems(house, setup):
        raise problem.error()
    return _sheet(house, setup)


def playable(house: House, setup: Setup) -> State:
    """The state of a setup. Raises SetupError for its first problem."""
    found = validate(house, setup)
    if isinstance(found, State):
        return found
    raise found[0].error()


def validate(house: House, setup: Setup) -> State | tuple[Problem, ...]:
    """The state that a setup stands for, or everything that keeps it from being played."""
    problems = [*_sheet_problems(house, setup), *_shape_problems(house, setup)]
    if problems:
        return tuple(problems)
    state = _state(house, setup)
    # The closer look counts on seats, cards and lengths that are right.
    problems += phase_problems(house, state)
    return tuple(problems) if problems else state


def _sheet(house: House, setup: Setup) -> Sheet:
    nothing = (0,) * house.players
    marks = {name: setup.marks.get(name, nothing) for name in house.mark_names}
    return Sheet(setup.totals or nothing, marks, setup.dealer, setup.deals)


def _state(house: House, setup: Setup) -> State:
    nothing = (0,) * house.players
    values: dict[str, Any] = {name: getattr(setup, name) for name in setup.__struct_fields__}
    values["hands"] = tuple(map(mask_of, setup.hands))
    for name in ("talon", "offered", "aside", "beside"):
        values[name] = mask_of(values[name])
    values["contract"] = values["contract"] or NO_CONTRACT
    if setup.phase in ("playing", "resting") and setup.trump < 0:
        values["trump"] = house.fixed_trump
    values["taken"] = tuple(map(mask_of, setup.taken)) or house.nothing_taken
    for name in _BY_SEAT:
        values[name] = values[name] or nothing
    kind = KINDS[setup.phase]
    if kind is Resting:
        play = Playing(**{name: values[name] for name in Playing.__struct_fields__})
        return State(_sheet(house, setup), Resting(play, setup.accepted))
    phase: Any = kind(**{name: values[name] for name in kind.__struct_fields__})
    return State(_sheet(house, setup), phase)


def _sheet_problems(house: House, setup: Setup) -> Iterator[Problem]:
    players = house.players
    if setup.totals and len(setup.totals) != players:
        yield Problem("wrong_count", {"field": "totals", "count": len(setup.totals), "wanted": players})
    if not 0 <= setup.dealer < players:
        yield Problem("no_such_seat", {"field": "dealer", "seat": setup.dealer})
    if not 0 <= setup.deals <= LARGEST:
        yield Problem("bad_range", {"field": "deals", "value": setup.deals})
    for name, counters in setup.marks.items():
        if name not in house.mark_names:
            yield Problem("unknown_counter", {"name": name[:40], "known": ", ".join(house.mark_names)})
        elif len(counters) != players:
            yield Problem("wrong_count", {"field": name, "count": len(counters), "wanted": players})
        elif not all(0 <= count <= LARGEST for count in counters) or (name == "golden" and max(counters) > 2):
            yield Problem("counter_impossible", {"name": name})
    for seat, total in enumerate(setup.totals):
        why = _why_not_total(house, setup, total)
        if why:
            yield Problem("total_impossible", {"seat": seat, "total": total, "why": why})


def _why_not_total(house: House, setup: Setup, total: int) -> str | None:
    """The option that can never leave a total standing, if any."""
    if abs(total) > LARGEST:
        return "size"
    rules = house.rules
    # Who reaches the target has won; two who arrive with equal totals may have to play on (TH-P-071).
    reached = total >= rules.end.enough and (setup.phase == "over" or rules.barrel.leap == "anyone")
    lost = total <= -rules.end.enough and setup.phase == "over"
    if rules.barrel.at is not None and total > rules.barrel.at and not reached:
        return "barrel.at"
    if rules.end.win == "exact" and total > rules.end.target:
        return "end.win"
    if rules.reverse.at is not None and total < rules.reverse.at and not lost:
        return "reverse.at"
    if rules.truck.at is not None and (total == rules.truck.at or (rules.truck.minus and total == -rules.truck.at)):
        return "truck.at"
    return None


def _shape_problems(house: House, setup: Setup) -> Iterator[Problem]:
    """What can be said of each field alone, and of the cards together."""
    players = house.players
    if setup.phase not in KINDS:
        yield Problem("unknown_phase", {"phase": setup.phase[:40]})
        return
    allowed = ("phase", *Setup.sheet, *_FIELDS[setup.phase])
    for name in setup.__struct_fields__:
        if name not in allowed and getattr(setup, name) != getattr(_NOTHING, name):
            yield Problem("field_of_other_phase", {"field": name, "phase": setup.phase})
    absent: tuple[str, ...] = () if house.layout.talon else ("talon",)
    absent += () if house.auctions else ("contract",)
    for name in _NEEDED.get(setup.phase, ()):
        if name not in absent and getattr(setup, name) == getattr(_NOTHING, name):
            yield Problem("field_missing", {"field": name, "phase": setup.phase})
    for name in _BY_SEAT:
        numbers = getattr(setup, name)
        if numbers and len(numbers) != players:
            yield Problem("wrong_count", {"field": name, "count": len(numbers), "wanted": players})
        if not all(0 <= number <= LARGEST for number in numbers):
            yield Problem("bad_range", {"field": name, "value": next(n for n in numbers if not 0 <= n <= LARGEST)})
    for name in _SEAT_FIELDS:
        if not -1 <= getattr(setup, name) < players:
            yield Problem("no_such_seat", {"field": name, "seat": getattr(setup, name)})
    for name in _SEATS.get(setup.phase, ()):
        if getattr(setup, name) < 0:
            yield Problem("field_missing", {"field": name, "phase": setup.phase})
    for name in _SEAT_SETS:
        if not 0 <= getattr(setup, name) < 1 << players:
            yield Problem("no_such_seat", {"field": name, "seat": max(each(abs(getattr(setup, name))))})
    for seat in setup.winners:
        if not 0 <= seat < players:
            yield Problem("no_such_seat", {"field": "winners", "seat": seat})
    for name, low, high in (
        ("run", 0, LARGEST),
        ("mixes", 0, LARGEST),
        ("amount", 0, LARGEST),
        ("trump_value", 0, LARGEST),
        ("index", 0, _tricks(house, setup) - 1),
        ("refused", -1, _tricks(house, setup) - 1),
        ("shown", -1, _tricks(house, setup) - 1),
        ("sales", 0, house.sells),
        ("trump", -1, 3),
        ("pending", -1, 3),
        ("announced", 0, 31),
    ):
        if not low <= getattr(setup, name) <= high:
            yield Problem("bad_range", {"field": name, "value": getattr(setup, name)})
    yield from _sitting_out(house, setup)
    contract = setup.contract
    if contract is not None:
        if not 0 <= contract.seat < players:
            yield Problem("no_such_seat", {"field": "contract", "seat": contract.seat})
        if not (0 <= contract.amount <= LARGEST and 0 <= contract.bid <= LARGEST):
            yield Problem("bad_range", {"field": "contract", "value": contract.amount})
    yield from _card_problems(house, setup)


def _sitting_out(house: House, setup: Setup) -> Iterator[Problem]:
    """Who sits the deal out has no word, no card and no trick in it (TH-P-026, TH-P-032)."""
    if setup.phase in ("dealing", "over") or not 0 <= setup.dealer < house.players:
        return
    sitter = house.sitters[setup.dealer]
    if sitter < 0:
        return
    named = [name for name in _SEAT_FIELDS if getattr(setup, name) == sitter]
    named += [name for name in _SEAT_SETS if getattr(setup, name) >> sitter & 1]
    named += [name for name in _BY_SEAT if any(getattr(setup, name)[sitter : sitter + 1])]
    if setup.contract is not None and setup.contract.seat == sitter:
        named.append("contract")
    for name in named:
        yield Problem("sits_out", {"field": name, "seat": sitter})


def _card_problems(house: House, setup: Setup) -> Iterator[Problem]:
    pack = set(house.layout.pack)
    # The talon that was taken lies in the hands as well.
    lying = setup.talon if setup.phase in ("auction", "taking") else ()
    where: list[Iterable[Card]] = [*setup.hands, setup.trick, lying, setup.offered, *setup.taken, setup.aside]
    where += [setup.beside, setup.stock]
    counts = Counter(card for cards in where for card in cards)
    # But what lies beside it or is still to be drawn was never in it.
    counts |= Counter(setup.pack) | Counter((*setup.talon, *setup.beside, *setup.stock))
    for card, count in sorted(counts.items()):
        if card not in pack:
            name = CARD_TEXTS[card] if 0 <= card < len(CARD_TEXTS) else str(card)
            yield Problem("card_not_in_pack", {"card": name})
        elif count > 1:
            yield Problem("card_twice", {"card": CARD_TEXTS[card]})
    if setup.pack and len(setup.pack) != len(pack):
        yield Problem("wrong_count", {"field": "pack", "count": len(setup.pack), "wanted": len(pack)})
    if setup.phase in ("dealing", "over"):
        return
    layout = house.layout
    if len(setup.hands) != house.players:
        yield Problem("wrong_count", {"field": "hands", "count": len(setup.hands), "wanted": house.players})
        return
    if setup.phase in ("auction", "taking", "selling", "giving") and len(setup.talon) != layout.talon:
        yield Problem("wrong_count", {"field": "talon", "count": len(setup.talon), "wanted": layout.talon})
    if len(setup.offered) > layout.talon:
        yield Problem("wrong_count", {"field": "offered", "count": len(setup.offered), "wanted": layout.talon})
    if setup.phase != "selling":
        stock = layout.stock - house.hands * min(setup.index, layout.stock // house.hands)
        for name, count, wanted in (("beside", len(setup.beside), layout.beside), ("stock", len(setup.stock), stock)):
            if count != wanted:
                yield Problem("wrong_count", {"field": name, "count": count, "wanted": wanted})
    called = setup.contract is not None and setup.contract.golden
    named = setup.phase in ("naming", "doubling", "playing", "resting")
    aside = layout.talon if called else layout.away if named else 0
    if setup.phase == "giving" and layout.away and setup.given.bit_count() == house.gifts:
        aside = min(len(setup.aside), layout.away - 1)
    if len(setup.aside) != aside:
        yield Problem("wrong_count", {"field": "aside", "count": len(setup.aside), "wanted": aside})
    if setup.taken and len(setup.taken) != house.players:
        yield Problem("wrong_count", {"field": "taken", "count": len(setup.taken), "wanted": house.players})
    if len(setup.trick) >= house.hands:
        yield Problem("wrong_count", {"field": "trick", "count": len(setup.trick), "wanted": house.hands - 1})
    for seat, hand in enumerate(setup.hands):
        wanted = _hand_size(house, setup, seat)
        if len(hand) != wanted:
            yield Problem("wrong_count", {"field": "hands", "seat": seat, "count": len(hand), "wanted": wanted})


def _hand_size(house: House, setup: Setup, seat: Seat) -> int:
    """How many cards a seat must hold."""
    layout = house.layout
    if not 0 <= setup.dealer < house.players or seat == house.sitters[setup.dealer]:
        return 0
    if setup.phase in ("auction", "taking"):
        return layout.hand
    if setup.phase == "selling":
        sells = setup.sales and setup.contract is not None and setup.contract.seat == seat
        return layout.hand + layout.talon - len(setup.offered) if sells else layout.hand
    if setup.phase == "giving":
        if setup.contract is not None and setup.contract.seat == seat:
            return layout.hand + layout.talon - setup.given.bit_count() - len(setup.aside)
        return layout.hand + (setup.given >> seat & 1)
    played = setup.index
    if 0 <= setup.leader < house.players and seat in house.circles[setup.dealer][setup.leader][: len(setup.trick)]:
        played += 1
    draws = layout.stock // house.hands
    return _tricks(house, setup) - draws - played + min(setup.index, draws)


def _tricks(house: House, setup: Setup) -> int:
    """How many tricks the deal has."""
    called = setup.contract is not None and setup.contract.golden
    return house.layout.played(house.layout.hand) if called else house.layout.tricks
