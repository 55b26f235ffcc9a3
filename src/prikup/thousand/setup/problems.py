"""The problems of a setup: in its sheet, its single fields, its cards together, and its contract.

``validate`` refuses what the rules can never lead to, as far as a single moment shows it (a total above the barrel, a
trick that breaks a duty). What it accepts can be played on without an error, though perhaps no match leads there.
Problems with a phase's bids and tricks are found by the phase (prikup.thousand.phases).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from prikup.core.cards import Card
from prikup.core.seats import Seat
from prikup.core.setup import CODES as SHARED_CODES
from prikup.core.setup import (
    LARGEST,
    Problem,
    card_problems,
    count_problems,
    range_problems,
    seat_problems,
    seat_set_problems,
)
from prikup.thousand.compiled_rules import DARK_CALL, CompiledRules
from prikup.thousand.rules.call import CALLED
from prikup.thousand.setup.form import Setup
from prikup.thousand.state import Contract, Over, Sheet

CODES = (
    *SHARED_CODES,
    "unknown_counter",
    "counter_impossible",
    "total_impossible",
    "wrong_step",
    "wrong_pack",
    "bad_seed",
    "wrong_opener",
    "auction_impossible",
    "contract_impossible",
    "phase_impossible",
    "sale_impossible",
    "doubling_impossible",
    "announcing_impossible",
    "talon_impossible",
    "gifts_impossible",
    "nines_impossible",
    "tricks_impossible",
    "points_impossible",
    "taken_impossible",
    "trick_impossible",
    "announcements_impossible",
    "sits_out",
    "pay_impossible",
    "trump_impossible",
    "rest_impossible",
    "winners_impossible",
)
"""The codes of problems that ``validate`` can find."""

_SEATS = ("opener", "turn", "bidder", "leader", "first", "trump_seat", "ruling_seat", "nines")
"""Fields that hold a seat, or none."""
_SEAT_SETS = ("passed", "unseen", "spoken", "given", "accepted")
"""Fields that hold sets of seats."""
_BY_SEAT = ("points", "bonuses", "tricks", "declared")
"""Fields with one number for each seat."""


# The sheet.


def sheet_problems(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """The problems of the sheet."""
    players = compiled.players
    yield from count_problems("totals", setup.totals, players)
    yield from seat_problems("dealer", (setup.dealer,), players)
    yield from range_problems("deals", (setup.deals,))
    for name, counters in setup.marks.items():
        if name not in compiled.mark_names:
            yield Problem("unknown_counter", {"name": name[:40], "known": ", ".join(compiled.mark_names)})
        elif len(counters) != players:
            yield Problem("wrong_count", {"field": name, "count": len(counters), "wanted": players})
        elif not all(0 <= count <= LARGEST for count in counters):
            yield Problem("counter_impossible", {"name": name})
    risen = compiled.risen(setup.marks)
    for seat, total in enumerate(setup.totals):
        why = "size" if abs(total) > LARGEST else compiled.forbids_total(total, risen, over=setup.phase == Over.name)
        if why:
            yield Problem("total_impossible", {"seat": seat, "total": total, "why": why})


def counter_problems(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """Counters that no deals give; nothing where totals or counters are wrong in themselves."""
    nothing = (0,) * compiled.players
    totals = setup.totals or nothing
    marks = {name: setup.marks.get(name, nothing) for name in compiled.mark_names}
    well_formed = all(len(counters) == compiled.players for counters in (totals, *marks.values()))
    if well_formed and all(0 <= count <= LARGEST for counters in marks.values() for count in counters):
        sheet = Sheet(totals, marks, setup.dealer, setup.deals)
        for name in compiled.forbidden_counters(sheet, over=setup.phase == Over.name):
            yield Problem("counter_impossible", {"name": name})


# The fields of a phase.


def field_problems(compiled: CompiledRules, setup: Setup, fields: tuple[str, ...]) -> Iterator[Problem]:
    """The problems of single fields, cards apart; ``fields``: those of the phase."""
    players = compiled.players
    for name in _BY_SEAT:
        numbers = getattr(setup, name)
        yield from count_problems(name, numbers, players)
        yield from list(range_problems(name, numbers))[:1]
    for name in _SEATS:
        yield from seat_problems(name, (getattr(setup, name),), players, least=-1)
    for name in _SEAT_SETS:
        yield from seat_set_problems(name, getattr(setup, name), players)
    yield from seat_problems("winners", setup.winners, players)
    tricks = _tricks(compiled, setup)
    for name, low, high in (
        ("run", 0, LARGEST),
        ("mixes", 0, LARGEST),
        ("amount", 0, LARGEST),
        ("trump_value", 0, LARGEST),
        ("index", 0, tricks - 1),
        ("refused", -1, tricks - 1),
        ("shown", -1, tricks - 1),
        ("sales", 0, compiled.sells),
        ("trump", -1, 3),
        ("pending", -1, 3),
        ("announced", 0, 31),
        ("drowned", 0, 15),
    ):
        yield from range_problems(name, (getattr(setup, name),), low, high)
    yield from _sitting_out(compiled, setup, fields)
    contract = setup.contract
    if contract is not None:
        yield from seat_problems("contract", (contract.seat,), players)
        if not (0 <= contract.amount <= LARGEST and 0 <= contract.bid <= LARGEST):
            yield Problem("bad_range", {"field": "contract", "value": contract.amount})


def _sitting_out(compiled: CompiledRules, setup: Setup, fields: tuple[str, ...]) -> Iterator[Problem]:
    """Problems if the seat that sits the deal out has a bid, a card or a trick in it (TH-P-026, TH-P-032)."""
    if "hands" not in fields or not 0 <= setup.dealer < compiled.players:
        return
    sitter = compiled.sitters[setup.dealer]
    if sitter < 0:
        return
    named = [name for name in _SEATS if getattr(setup, name) == sitter]
    named += [name for name in _SEAT_SETS if getattr(setup, name) >> sitter & 1]
    named += [name for name in _BY_SEAT if any(getattr(setup, name)[sitter : sitter + 1])]
    if setup.contract is not None and setup.contract.seat == sitter:
        named.append("contract")
    for name in named:
        yield Problem("sits_out", {"field": name, "seat": sitter})


# The cards.


def loose_cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """The problems of the cards while no hands are dealt."""
    yield from _twice(compiled, setup)


def _twice(compiled: CompiledRules, setup: Setup, lying: tuple[Card, ...] = ()) -> Iterator[Problem]:
    """Cards that lie in two places, or are not in the pack; ``lying``: the talon while it is on the table."""
    where: list[Iterable[Card]] = [*setup.hands, setup.trick, lying, setup.offered, *setup.taken, setup.aside]
    where += [setup.beside, setup.stock]
    counts = Counter(card for cards in where for card in cards)
    # A taken talon lies in the hands as well; what lies beside it or in the stock does not.
    counts |= Counter(setup.pack) | Counter((*setup.talon, *setup.beside, *setup.stock))
    yield from card_problems(counts, compiled.layout.pack)
    yield from count_problems("pack", setup.pack, len(compiled.layout.pack))


def dealt_cards(
    compiled: CompiledRules,
    setup: Setup,
    size: Callable[[Seat], int],
    *,
    talon: str = "",
    aside: int = 0,
    beside: bool = True,
) -> Iterator[Problem]:
    """The problems of the cards once they are dealt.

    ``size``: the number of cards of each seat that plays; ``talon``: ``lying`` on the table, ``taken`` into a hand, or
    not kept; ``aside``: the number of cards laid away; ``beside``: whether the phase keeps the second talon, or the
    dead hand, and the stock.
    """
    yield from _twice(compiled, setup, setup.talon if talon == "lying" else ())
    layout = compiled.layout
    if len(setup.hands) != compiled.players:
        yield _wrong("hands", len(setup.hands), compiled.players)
        return
    if talon and len(setup.talon) != layout.talon:
        yield _wrong("talon", len(setup.talon), layout.talon)
    if len(setup.offered) > layout.talon:
        yield _wrong("offered", len(setup.offered), layout.talon)
    if beside:
        stock = layout.stock - compiled.hands * min(setup.index, layout.draws)
        for name, count, wanted in (
            ("beside", len(setup.beside), layout.set_aside),
            ("stock", len(setup.stock), stock),
        ):
            if count != wanted:
                yield _wrong(name, count, wanted)
    if _called(setup):
        aside = layout.talon
    if len(setup.aside) != aside:
        yield _wrong("aside", len(setup.aside), aside)
    yield from count_problems("taken", setup.taken, compiled.players)
    if len(setup.trick) >= compiled.hands:
        yield _wrong("trick", len(setup.trick), compiled.hands - 1)
    sitter = compiled.sitters[setup.dealer] if 0 <= setup.dealer < compiled.players else -1
    for seat, hand in enumerate(setup.hands):
        holds = 0 if seat == sitter or not 0 <= setup.dealer < compiled.players else size(seat)
        if len(hand) != holds:
            yield Problem("wrong_count", {"field": "hands", "seat": seat, "count": len(hand), "wanted": holds})


def named_cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """The problems of the cards once the gifts are made, and in the tricks."""
    layout = compiled.layout
    draws = layout.draws
    left = _tricks(compiled, setup) - draws - setup.index + min(setup.index, draws)
    leads = 0 <= setup.leader < compiled.players and 0 <= setup.dealer < compiled.players
    played = compiled.circles[setup.dealer][setup.leader][: len(setup.trick)] if leads else ()
    yield from dealt_cards(compiled, setup, lambda seat: left - (seat in played), aside=layout.away)


def _wrong(field: str, count: int, wanted: int) -> Problem:
    return Problem("wrong_count", {"field": field, "count": count, "wanted": wanted})


def _called(setup: Setup) -> bool:
    return setup.contract is not None and setup.contract.golden


def _tricks(compiled: CompiledRules, setup: Setup) -> int:
    """The number of tricks in the deal."""
    return compiled.layout.played(compiled.layout.hand) if _called(setup) else compiled.layout.tricks


# The contract.


def amount_possible(compiled: CompiledRules, sheet: Sheet, amount: int) -> bool:
    """Whether a seat can have bid an amount."""
    rules = compiled.rules.auction
    # A fine may have changed the opener's total since the first bid, so both first bids are allowed.
    lowest = min(compiled.opening(sheet), DARK_CALL)
    return lowest <= amount <= max(compiled.top_bid, lowest) and (
        amount in rules.steps(amount, amount) or amount == lowest
    )


def contract_problems(compiled: CompiledRules, sheet: Sheet, contract: Contract, *, named: bool) -> Iterator[Problem]:
    """The problems of a contract. ``named``: the declarer has named it, so it may exceed the bid."""
    opener = compiled.opener(sheet)
    if (contract.seat < 0) == compiled.auctions:
        yield Problem("contract_impossible", {"why": "auction"})
        return
    if not compiled.auctions:
        return
    if not 0 <= contract.paid <= compiled.most_paid(contract):
        yield Problem("pay_impossible", {"amount": contract.paid})
    if contract.golden:
        plain = replace(contract, contra=False, recontra=False)
        called = Contract(opener, CALLED, CALLED, forced=False, dark=False, golden=True)
        if plain != called or not named or not compiled.rules.call.active():
            yield Problem("contract_impossible", {"why": "golden"})
        elif not _special(compiled, contract):
            yield Problem("contract_impossible", {"why": "special"})
        return
    first = compiled.opening(sheet)
    # A fine may since have taken the opener off the barrel.
    opened = (first, compiled.rules.barrel.min_bid) if contract.forced else (first,)
    forced = compiled.must_open and contract.seat == opener and not contract.dark and contract.bid in opened
    if compiled.hangs and contract.seat == sheet.dealer and contract.bid in (first, compiled.hanging(sheet)):
        # A dealer may have bid as much of his own accord, or because all had passed.
        forced = contract.forced
    higher = (
        named
        and compiled.rules.auction.raises
        and contract.amount > contract.bid
        and amount_possible(compiled, sheet, contract.amount)
    )
    special = contract.by_tricks or contract.open or contract.contra or contract.recontra
    if not amount_possible(compiled, sheet, contract.bid):
        yield Problem("contract_impossible", {"why": "bid"})
    elif special and not (named and _special(compiled, contract)):
        yield Problem("contract_impossible", {"why": "special"})
    elif not contract.by_tricks and contract.amount != contract.bid and not higher:
        yield Problem("contract_impossible", {"why": "amount"})
    elif contract.forced != forced:
        yield Problem("contract_impossible", {"why": "forced"})
    elif contract.dark and contract.seat not in compiled.dark_askers(sheet.dealer, opener):
        yield Problem("contract_impossible", {"why": "dark"})


def _special(compiled: CompiledRules, contract: Contract) -> bool:
    """Whether a contract can be decided by tricks, open or doubled as it says (BT-019b, BT-033)."""
    if contract.by_tricks:
        worth = compiled.worths.get(contract.special, 0)
        if contract.amount != worth or worth < contract.bid or (contract.misere and contract.slam):
            return False
    return compiled.knows(contract)


def nines_problems(
    compiled: CompiledRules, seat: Seat, contract: Contract, *, held: int, taken: int, sold: bool, parted: int
) -> Iterator[Problem]:
    """Whether all four nines can have been dealt to a seat: only declarers and sellers part with cards.

    ``held`` and ``taken``: the nines in the seat's hand and in what the declarer took; ``sold``: cards may have been
    sold, by a seller who is no longer known; ``parted``: how many cards the declarer has parted with.
    """
    if seat < 0:
        return
    given = parted if seat == contract.seat else compiled.layout.talon if sold else 0
    if not compiled.rules.redeal.only_dealt or taken or held + given < 4:
        yield Problem("nines_impossible", {"seat": seat})
