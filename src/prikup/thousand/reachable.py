"""Whether play can give what a sheet keeper enters: the auction, the talon, the tricks with their marriages.

An entry that no play gives can still be written (older sheets hold some), so this is asked apart from ``enter``.
"""

from __future__ import annotations

from prikup.core.cards import ACE, QUEEN, card_of, mask_of
from prikup.core.entries import EntryError
from prikup.thousand import contracts, takings
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.entries import STAGES, Conceded, Declared, Entry, Played, as_contract, contract_of, played_as
from prikup.thousand.layout import ACES, PAIRS, declaration_bit
from prikup.thousand.state import NO_CONTRACT, Contract, Sheet, State
from prikup.thousand.takings import ACES_SUIT, Taken

CODES = (
    "entry_bid_not_won",
    "entry_bid_step",
    "entry_dark_bid",
    "entry_forced",
    "entry_named",
    "entry_golden",
    "entry_recontra",
    "entry_given_up",
    "entry_nobody_bid",
    "entry_marriages_held",
    "entry_misere_marriage",
    "entry_points",
    "entry_tricks_points",
    "entry_pairs",
    "entry_leads",
    "entry_announced_late",
    "entry_together",
    "entry_talon_pay",
)
"""Codes of entries that no play gives."""


def impossible(compiled: CompiledRules, state: State, entry: Entry) -> EntryError | None:
    """Why play cannot give an entry that ``enter`` takes in this state; None if it can."""
    sheet = state.sheet
    if entry.contract is not None:
        contract = contract_of(compiled, state, entry)
        return (
            _contract(compiled, sheet, entry, entry.contract, contract)
            or _paid(compiled, entry, contract)
            or _tricks(compiled, sheet, entry, contract)
        )
    if entry.deal:
        return _tricks(compiled, sheet, entry, NO_CONTRACT)
    if entry.passed:
        return None if contracts.all_pass(compiled, sheet) else EntryError("entry_nobody_bid")
    given_up = entry.writeoff or entry.bomb
    if given_up is not None:
        contract = contract_of(compiled, state, entry)
        return _given_up(compiled, sheet, entry, given_up, contract) or _paid(compiled, entry, contract)
    if entry.praise is not None:
        size = compiled.layout.hand + (compiled.layout.talon if entry.praise.marriages == 4 else 0)
        many = 2 * entry.praise.marriages <= size
        return None if many else EntryError("entry_praise", given=entry.praise.marriages)
    if entry.fault is not None and entry.fault.kind == "revoke":
        if entry.fault.seat == compiled.sitter(sheet):
            return EntryError("entry_sits_out", seat=entry.fault.seat)
        if entry.during is not None:
            return _named(compiled, sheet, played_as(entry.during), 0, 0)
    return None


# The contract.


def _barred(compiled: CompiledRules, entry: Entry, declarer: int) -> int:
    """The marriages that were never the declarer's, as bits: others declared them, and cards were not for sale."""
    if compiled.sells or compiled.rebuys:
        return 0
    return sum({1 << declaration_bit(one.suit) for one in entry.marriages if one.seat != declarer})


def _contract(
    compiled: CompiledRules, sheet: Sheet, entry: Entry, played: Played, contract: Contract
) -> EntryError | None:
    """Whether the auction and what follows it can lead to a contract that was played."""
    if played.recontra and not played.contra:
        return EntryError("entry_recontra")
    barred = _barred(compiled, entry, played.seat)
    if played.golden:
        may = contracts.called(compiled, sheet, contract, barred)
        return None if may else EntryError("entry_golden", seat=played.seat)
    found = _named(compiled, sheet, played, entry.bid, barred)
    if found is not None and barred and _named(compiled, sheet, played, entry.bid, 0) is None:
        return EntryError("entry_marriages_held", seat=played.seat, amount=played.amount)
    return found


def _ways(
    compiled: CompiledRules, sheet: Sheet, played: Played, bid: int, barred: int
) -> tuple[list[Contract], EntryError]:
    """The contracts that the auction leads to, not yet named; and what bars the entry if none of them will do."""
    if bid and not compiled.on_step(bid) and bid != compiled.opening(sheet):
        return [], EntryError("entry_bid_step", bid=bid, step=compiled.step_at(bid))
    reason = EntryError("entry_bid_not_won", seat=played.seat, bid=bid or played.amount)
    if played.forced:
        reason = EntryError("entry_forced", seat=played.seat)
    if played.dark and not compiled.dark_seats(sheet) >> played.seat & 1:
        return [], EntryError("entry_dark_bid", seat=played.seat)
    found: list[Contract] = []
    for one in (bid,) if bid else contracts.bids(compiled, sheet, played.amount):
        if any(way.bid < played.amount for way in found):
            # Higher bids lead nowhere else.
            break
        for forced, dark in contracts.won(compiled, sheet, played.seat, one, barred):
            if played.dark and not dark:
                reason = EntryError("entry_dark_bid", seat=played.seat)
            elif played.forced and not forced:
                reason = EntryError("entry_forced", seat=played.seat)
            elif dark == played.dark:
                found.append(as_contract(played, one, forced=forced))
    return found, reason


def _named(compiled: CompiledRules, sheet: Sheet, played: Played, bid: int, barred: int) -> EntryError | None:
    """Whether somebody can win the auction and name this contract."""
    ways, reason = _ways(compiled, sheet, played, bid, barred)
    if any(contracts.named(compiled, sheet, way, barred) for way in ways):
        return None
    return EntryError("entry_named", amount=played.amount, bid=ways[0].bid) if ways else reason


def _given_up(
    compiled: CompiledRules, sheet: Sheet, entry: Entry, given_up: Conceded, contract: Contract
) -> EntryError | None:
    """Whether the contract can have been reached, and given up then."""
    played = played_as(given_up)
    if played.recontra and not played.contra:
        return EntryError("entry_recontra")
    kind = "writeoff" if entry.writeoff is not None else "bomb"
    ways, reason = _ways(compiled, sheet, played, entry.bid, 0)
    special = played.misere or played.slam or played.open or played.contra
    for way in ways:
        for stage in STAGES:
            if stage in ("closed", "gifts"):
                reached = way.bid == way.amount and not special
            else:
                reached = contracts.named(compiled, sheet, way)
            if reached and kind in compiled.concessions(sheet, way, stage):
                return None
    return EntryError("entry_given_up", amount=played.amount) if ways else reason


def _paid(compiled: CompiledRules, entry: Entry, contract: Contract) -> EntryError | None:
    """Whether some talon pays this."""
    if not compiled.pays_sitter or contract.golden:
        return None
    hidden = compiled.talon_face(contract) != "open" and not compiled.talon_early
    closed = compiled.talon_face(contract) == "hidden" and not compiled.talon_early
    conceded = entry.contract is None and compiled.rules.writeoff.unseen(contract)
    barred = _barred(compiled, entry, contract.seat)
    pairs = [contracts.held(1 << suit) for suit in range(4) if barred >> suit & 1]
    if any(mask_of(entry.talon) & pair == pair for pair in pairs):
        return EntryError("entry_together")
    known = frozenset[int]() if closed else contracts.payments(compiled, barred)
    if contract.paid in known or (not contract.paid and (hidden or closed or conceded)):
        return None
    return EntryError("entry_talon_pay", amount=contract.paid)


# The tricks.


def declared_of(entry: Entry) -> tuple[tuple[int, int], ...]:
    """Who declared what, in order."""
    return tuple((one.seat, ACES_SUIT if one.suit < 0 else one.suit) for one in entry.marriages)


def _tricks(compiled: CompiledRules, sheet: Sheet, entry: Entry, contract: Contract) -> EntryError | None:
    """Whether some deal and some play of it give the tricks, the card points and the marriages."""
    if contract.misere and entry.marriages:
        return EntryError("entry_misere_marriage")
    first = compiled.first_leader(sheet, contract)
    if compiled.announces_first:
        circle = compiled.circles[sheet.dealer][first]
        turns = [circle.index(one.seat) for one in entry.marriages]
        for one, before, turn in zip(entry.marriages[1:], turns, turns[1:], strict=False):
            if turn < before:
                return EntryError("entry_announced_late", seat=one.seat)
    else:
        late = _undeclarable(compiled, entry.marriages)
        if late is not None:
            return EntryError("entry_marriage", suit=late.suit)
    taken = Taken(
        entry.points,
        entry.tricks,
        declared_of(entry),
        first,
        contract.seat,
        entry.last,
        # In a misere pairs earn nothing, and nobody counts them.
        entry.captured or (() if contract.misere else compiled.nothing_taken),
        contract.golden,
        compiled.sitter(sheet),
    )
    reason = takings.why_not(compiled, taken)
    if reason == "points":
        return _alone(compiled, taken) or EntryError("entry_points")
    if reason == "pairs":
        return EntryError("entry_pairs")
    if reason == "leads":
        return EntryError("entry_leads")
    return EntryError("entry_together") if reason else None


def _undeclarable(compiled: CompiledRules, marriages: tuple[Declared, ...]) -> Declared | None:
    """The first declaration that the trump on the table forbids (B1-003)."""
    policy, trump, announced, worth = compiled.policy, compiled.fixed_trump, 0, 0
    for one in marriages:
        aces = one.suit < 0
        card = card_of(0, ACE) if aces else card_of(one.suit, QUEEN)
        hand = ACES if aces else PAIRS[one.suit]
        if not policy.announceable(hand, 1, 1, first_winner=True, trump=trump) >> card & 1:
            return one
        value, sets = policy.announcement(card, announced, trump, worth)
        announced |= 1 << declaration_bit(one.suit)
        if sets:
            trump, worth = card >> 3, value
    return None


def _alone(compiled: CompiledRules, taken: Taken) -> EntryError | None:
    """The first player whose card points do not go with his tricks, whatever the others took."""
    for seat, tricks in enumerate(taken.tricks):
        least, most = takings.bounds(compiled, taken, seat)
        if not least <= taken.points[seat] <= most:
            return EntryError(
                "entry_tricks_points", seat=seat, points=taken.points[seat], tricks=tricks, least=least, most=most
            )
    return None
