"""Deals of Thousand as a sheet keeper enters them: contract, card points, tricks, marriages (TH-R-074..107)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import ACE, KING, QUEEN, Card, Cards, card_of, mask_of
from prikup.core.entries import Entry as AnyEntry
from prikup.core.entries import EntryError, check_shares
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of
from prikup.core.setup import Suit
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import AuctionWon, ContractNamed, MisereNamed, SlamNamed, TricksBegan
from prikup.thousand.events import Conceded as DealConceded
from prikup.thousand.layout import declaration_bit
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases import faults
from prikup.thousand.phases.deals import Step, all_passed, finish
from prikup.thousand.rules.buyback import BUYBACK
from prikup.thousand.rules.faults import FAULTS
from prikup.thousand.state import NO_CONTRACT, Contract, Sheet, State

CONTRACT, DEAL, PASSED = "contract", "deal", "passed"
WRITEOFF, BOMB, PRAISE, FAULT = "writeoff", "bomb", "praise", "fault"
STAGES = ("closed", "gifts", "lead", "play")
"""The stages at which a declarer may concede; an entry does not say which it was."""


class Played(Struct, frozen=True):
    """A contract as it was named."""

    seat: Seat
    amount: int
    forced: bool = False
    dark: bool = False
    golden: bool = False
    misere: bool = False
    slam: bool = False
    open: bool = False
    contra: bool = False
    recontra: bool = False


class Conceded(Struct, frozen=True):
    """A contract that was given up: the amount of the bid, or of the contract once it is named."""

    seat: Seat
    amount: int
    forced: bool = False
    dark: bool = False
    misere: bool = False
    slam: bool = False
    open: bool = False
    contra: bool = False
    recontra: bool = False


class Praised(Struct, frozen=True):
    """Three or four marriages shown in one hand (TH-R-124, 125): ``marriages`` says how many."""

    seat: Seat
    marriages: int


class Fault(Struct, frozen=True):
    """A fault: the seat and the kind (``look``, ``revoke``, ``misdeal``); or ``buyback``, a new deal that was paid for
    (BT-023a)."""

    seat: Seat
    kind: str


class Declared(Struct, frozen=True):
    """A declared marriage; suit ``-`` stands for the four aces."""

    seat: Seat
    suit: Suit


class Entry(AnyEntry, frozen=True, kw_only=True):
    """A deal by hand: ``contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H / 0 S``.

    Without an auction: ``deal; points 89 31; tricks 9 3``. Where all may pass and did: ``passed``.

    ``points``: of the cards taken, without marriages; ``marriages``: in the order in which they were declared;
    ``bid``: what won the auction, if more was named; ``last``: who took the last trick, if that earns points;
    ``captured``: by seat, the pairs of king and queen in its tricks, if they earn a bonus; ``talon``: its cards, if it
    pays who sits the deal out.
    """

    kinds: ClassVar[tuple[str, ...]] = (CONTRACT, DEAL, PASSED, WRITEOFF, BOMB, PRAISE, FAULT)
    rest: ClassVar[dict[str, tuple[str, ...]]] = {
        CONTRACT: ("bid", "points", "tricks", "marriages", "last", "captured", "paid", "talon"),
        DEAL: ("points", "tricks", "marriages", "last"),
        PASSED: (),
        WRITEOFF: ("bid", "paid", "talon"),
        BOMB: ("paid", "talon"),
        PRAISE: (),
        FAULT: ("during",),
    }

    contract: Played | None = None
    deal: bool = False
    """A deal of a game without an auction (TT-A-025, TH-P-112)."""
    passed: bool = False
    """Nobody bid (TT-C-009)."""
    writeoff: Conceded | None = None
    bomb: Conceded | None = None
    praise: Praised | None = None
    fault: Fault | None = None
    during: Conceded | None = None
    """The contract during which a revoke happened, where it earns the other side something."""
    bid: int = 0
    points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    marriages: tuple[Declared, ...] = ()
    last: Seat = -1
    captured: tuple[int, ...] = ()
    paid: int = 0
    """What the open talon paid the seat that sits the deal out, before rounding (TH-P-031)."""
    talon: tuple[Card, ...] = ()
    """The talon's cards, in place of what they paid."""


CODES = (
    "entry_seat",
    "entry_amount",
    "entry_bid",
    "entry_contract",
    "entry_marriage",
    "entry_marriage_twice",
    "entry_no_trick",
    "entry_last",
    "entry_concede",
    "entry_praise",
    "entry_captured",
    "entry_fault",
    "entry_during",
    "entry_sits_out",
    "entry_paid",
    "entry_talon_cards",
)
"""Error codes of entries that cannot be written at all; ``reachable`` has those of entries that no play gives."""


def enter(compiled: CompiledRules, state: State, entry: Entry, kind: str) -> Step:
    """Writes a deal of a kind. Raises EntryError if it cannot be written; ``reachable`` says what no play gives."""
    _refuse_if(kind not in _possible(compiled), "entry_contract")
    if entry.contract is not None:
        contract = contract_of(compiled, state, entry)
        return finish(compiled, state.sheet, _played(compiled, state, entry, contract), _told(compiled, contract))
    if entry.deal:
        outcome = _played(compiled, state, entry, NO_CONTRACT)
        return finish(
            compiled,
            state.sheet,
            outcome,
            [AddressedEvent(TricksBegan(compiled.opener(state.sheet)), compiled.everyone)],
        )
    if entry.passed:
        return all_passed(compiled, state.sheet, [])
    given_up = entry.writeoff or entry.bomb
    if given_up is not None:
        contract = contract_of(compiled, state, entry)
        allowed = {one for stage in STAGES for one in compiled.concessions(state.sheet, contract, stage)}
        _refuse_if(kind not in allowed, "entry_concede", kind=kind)
        told = [*_won(compiled, contract), AddressedEvent(DealConceded(contract.seat, kind), compiled.everyone)]
        return finish(compiled, state.sheet, Outcome(ending=kind, contract=contract), told)
    if entry.praise is not None:
        _playing(compiled, state, entry.praise.seat)
        ending = {3: "three_marriages", 4: "four_marriages"}.get(entry.praise.marriages, "")
        _refuse_if(ending not in compiled.endings, "entry_praise", given=entry.praise.marriages)
        return finish(compiled, state.sheet, Outcome(ending=ending, holder=entry.praise.seat), [])
    assert entry.fault is not None
    return _fault(compiled, state, entry, entry.fault)


def contract_of(compiled: CompiledRules, state: State, entry: Entry) -> Contract:
    """The contract of an entry, played or given up, with what its talon paid. Raises EntryError."""
    played = entry.contract
    if played is None:
        given_up = entry.writeoff or entry.bomb
        assert given_up is not None
        played = played_as(given_up)
    contract = _contract(compiled, state, played, entry.bid)
    return _paying(compiled, contract, entry)


def played_as(given_up: Conceded) -> Played:
    """A contract that was given up, as one that is played."""
    fields = {name: getattr(given_up, name) for name in Conceded.__struct_fields__}
    return Played(**fields)


def _possible(compiled: CompiledRules) -> tuple[str, ...]:
    """The kinds of deals that the rules allow."""
    if not compiled.auctions:
        return (DEAL, FAULT)
    return tuple(kind for kind in Entry.kinds if kind != DEAL and (kind != PASSED or compiled.may_all_pass))


def fault_kinds(compiled: CompiledRules, sheet: Sheet) -> tuple[str, ...]:
    """The kinds of faults that may be entered for a deal, and a new deal that was paid for where the rules sell one."""
    sells = compiled.sells_deals(sheet)
    return (*FAULTS, BUYBACK) if sells else FAULTS


def _fault(compiled: CompiledRules, state: State, entry: Entry, fault: Fault) -> Step:
    """A fault; what a revoke earns may depend on the contract that was played (BT-034)."""
    _seat(compiled, fault.seat)
    known = fault_kinds(compiled, state.sheet)
    _refuse_if(fault.kind not in known, "entry_fault", kind=fault.kind[:40], known=", ".join(known))
    if fault.kind == BUYBACK:
        _playing(compiled, state, fault.seat)
    _refuse_if(fault.kind == "misdeal" and fault.seat != state.sheet.dealer, "entry_fault", kind=fault.kind, known="-")
    needed = fault.kind == "revoke" and compiled.rules.faults.awards_revokes
    _refuse_if(needed != (entry.during is not None), "entry_during")
    under = entry.during
    contract = _contract(compiled, state, Played(under.seat, under.amount), 0) if under is not None else None
    return faults.enter(compiled, state, fault.seat, fault.kind, contract)


def _won(compiled: CompiledRules, contract: Contract) -> list[AddressedEvent]:
    """The events that tell who plays and for how much."""
    return [AddressedEvent(AuctionWon(contract.seat, contract.bid, contract.forced, contract.dark), compiled.everyone)]


def _told(compiled: CompiledRules, contract: Contract) -> list[AddressedEvent]:
    kind = MisereNamed if contract.misere else SlamNamed if contract.slam else ContractNamed
    return [*_won(compiled, contract), AddressedEvent(kind(contract.seat, contract.amount), compiled.everyone)]


def _refuse_if(wrong: bool, code: str, **params: str | int) -> None:
    if wrong:
        raise EntryError(code, **params)


def _seat(compiled: CompiledRules, seat: Seat) -> Seat:
    _refuse_if(not 0 <= seat < compiled.players, "entry_seat", number=seat, most=compiled.players - 1)
    return seat


def _playing(compiled: CompiledRules, state: State, seat: Seat) -> Seat:
    """Checks that a seat holds cards in the deal (TH-P-032) and returns it."""
    _refuse_if(_seat(compiled, seat) == compiled.sitter(state.sheet), "entry_sits_out", seat=seat)
    return seat


def _paying(compiled: CompiledRules, contract: Contract, entry: Entry) -> Contract:
    """The contract with what its talon paid."""
    most = compiled.most_paid(contract)
    paid, cards = entry.paid, mask_of(entry.talon)
    if entry.talon:
        wanted = compiled.layout.talon if most else 0
        wrong = len(entry.talon) != wanted or cards.bit_count() != wanted or bool(cards & ~compiled.layout.all)
        _refuse_if(wrong, "entry_talon_cards", given=len(entry.talon), wanted=wanted)
        pays = compiled.paid_by(cards)
        _refuse_if(paid not in (0, pays), "entry_paid", amount=paid, most=pays)
        paid = pays
    _refuse_if(not 0 <= paid <= most, "entry_paid", amount=paid, most=most)
    return replace(contract, paid=paid) if paid else contract


def _contract(compiled: CompiledRules, state: State, played: Played, bid: int) -> Contract:
    """The contract, at an amount that the auction's steps allow and not below the forced bid."""
    seat = _playing(compiled, state, played.seat)
    opening = compiled.opening(state.sheet)
    by_tricks = played.misere or played.slam
    least, most = opening, max(compiled.top_bid, opening)
    kinds = [name for name, on in (("misere", played.misere), ("slam", played.slam)) if on]
    unknown = (
        len(kinds) > 1 or any(kind not in compiled.worths for kind in kinds),
        played.open and True not in compiled.open_faces,
        played.contra and not compiled.doubles,
        played.recontra and not compiled.redoubles,
        played.golden and not compiled.rules.call.active(),
        played.dark and not compiled.rules.dark.active(),
    )
    _refuse_if(any(unknown), "entry_contract")
    if by_tricks:
        least = most = compiled.worths[kinds[0]]
    fits = (
        played.amount == most
        if by_tricks
        else (least <= played.amount <= most and (played.amount == opening or compiled.on_step(played.amount)))
    )
    _refuse_if(not fits, "entry_amount", amount=played.amount, least=least, most=most)
    _refuse_if(bool(bid) and not opening <= bid <= played.amount, "entry_bid", bid=bid, most=played.amount)
    unraised = compiled.must_open and seat == compiled.opener(state.sheet) and (bid or played.amount) == opening
    # Who opened and was not overbid was forced, whether or not it was written down.
    forced = played.forced or (unraised and not (played.dark or played.golden))
    return as_contract(played, bid or played.amount, forced=forced)


def as_contract(played: Played, bid: int, *, forced: bool) -> Contract:
    """A contract as it was named, won at a bid."""
    return Contract(
        played.seat,
        played.amount,
        bid,
        forced,
        played.dark,
        golden=played.golden,
        misere=played.misere,
        slam=played.slam,
        open=played.open,
        contra=played.contra,
        recontra=played.recontra,
    )


def _played(compiled: CompiledRules, state: State, entry: Entry, contract: Contract) -> Outcome:
    layout, first = compiled.layout, compiled.first_leader(state.sheet, contract)
    every, tricks = compiled.policy.points(layout.all), layout.tricks
    worth = sorted(compiled.policy.points(1 << card) for card in layout.pack)
    # Missing are the points of cards that go to nobody, and those of a talon that stays aside (BT-061).
    lost = compiled.lost
    if contract.golden:
        tricks = layout.played(layout.hand)
        lost = len(layout.pack) - compiled.hands * tricks
    least = every - sum(worth[len(worth) - lost :])
    check_shares("points", entry.points, compiled.players, min(every, max(least, sum(entry.points))))
    check_shares("tricks", entry.tricks, compiled.players, tricks)
    for seat, (points, took) in enumerate(zip(entry.points, entry.tricks, strict=True)):
        _refuse_if(bool(points or took) and seat == compiled.sitter(state.sheet), "entry_sits_out", seat=seat)
        # Cards laid away may count for a declarer without a trick (TT-C-010).
        kept = layout.away if seat == contract.seat and compiled.keeps_discards else 0
        most = sum(worth[len(worth) - kept :])
        _refuse_if(took == 0 and points > most, "entry_no_trick", seat=seat, points=points)
    bonuses, declared = [0] * compiled.players, [0] * compiled.players
    announced = dearest = 0
    leads = compiled.in_play[state.sheet.dealer] if compiled.announces_first else (first,)
    for one in entry.marriages:
        seat = _playing(compiled, state, one.seat)
        value, bit = _worth(compiled, one, announced)
        if one.suit >= 0 and compiled.policy.trump_keep == "rising":
            # Aces make no trump that a later marriage would have to beat (B1-003).
            _refuse_if(value < dearest, "entry_marriage", suit=one.suit)
            dearest = value
        _refuse_if(bool(announced >> bit & 1), "entry_marriage_twice", suit=one.suit)
        # A seat that never leads cannot declare: one seat leads to the first trick, the others only after winning one.
        _refuse_if(entry.tricks[seat] == 0 and seat not in leads, "entry_no_trick", seat=seat, points=value)
        announced |= 1 << bit
        bonuses[seat] += value
        declared[seat] += 1
    last_trick = compiled.policy.last_trick
    _refuse_if((entry.last >= 0) != bool(last_trick) or entry.last >= compiled.players, "entry_last")
    if last_trick:
        _refuse_if(entry.tricks[entry.last] == 0, "entry_no_trick", seat=entry.last, points=last_trick)
        bonuses[entry.last] += last_trick
    return Outcome(
        ending="tricks",
        contract=contract,
        points=entry.points,
        bonuses=tuple(bonuses),
        tricks=entry.tricks,
        declared=tuple(declared),
        last=entry.last,
        taken=_taken(compiled, entry),
    )


def _taken(compiled: CompiledRules, entry: Entry) -> tuple[Cards, ...]:
    """Cards that stand for the captured pairs: the bonus counts pairs of any suit (BT-031)."""
    counts = entry.captured or compiled.nothing_taken
    wrong = bool(entry.captured) and not compiled.nothing_taken
    wrong = wrong or len(counts) not in (0, compiled.players) or any(count < 0 for count in counts) or sum(counts) > 4
    _refuse_if(wrong, "entry_captured", given=sum(counts))
    taken, suit = [], 0
    for seat, count in enumerate(counts):
        _refuse_if(count > 0 and entry.tricks[seat] == 0, "entry_no_trick", seat=seat, points=count)
        suits = range(suit, suit + count)
        taken.append(audience_of(*(card for one in suits for card in (card_of(one, QUEEN), card_of(one, KING)))))
        suit += count
    return tuple(taken)


def _worth(compiled: CompiledRules, declared: Declared, announced: int) -> tuple[int, int]:
    """The points of a declaration (by suit, by order, or for four aces) and its bit among those announced."""
    policy, aces = compiled.policy, declared.suit < 0
    wrong = (aces and not policy.ace_marriage) or declared.suit > 3
    _refuse_if(wrong, "entry_marriage", suit=declared.suit)
    card = card_of(0, ACE) if aces else card_of(declared.suit, QUEEN)
    worth, _ = policy.announcement(card, announced, -1, 0)
    _refuse_if(not worth, "entry_marriage", suit=declared.suit)
    return worth, declaration_bit(declared.suit)
