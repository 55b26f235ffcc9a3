"""Whether play can give what a sheet keeper enters: the auction, the contract, the words of the defence.

An entry that no play gives can still be written (older sheets hold some), so this is asked apart from ``enter``. The
phases themselves say what can be called, named and answered. The tricks of a deal can be shared out in any way, by
agreement (PF-007a) or else by the cards, whoever whisted, if the talon's cards do not forbid it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from prikup.core.cards import ACE, KING, card_of
from prikup.core.entries import EntryError
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import Half, Look, Pass, PassDark
from prikup.preferans.compiled_rules import OWED_ALL, CompiledRules
from prikup.preferans.entries import PASSES, Entry, Fault, contract_of
from prikup.preferans.events import PassesBegan
from prikup.preferans.layout import LEVELS, NO_TRUMP, STRAINS, TALON, owed_levels
from prikup.preferans.phases import auction as words
from prikup.preferans.phases import defence, judging, naming
from prikup.preferans.state import (
    BRIGAND,
    GAME,
    MISERE,
    Bid,
    Contract,
    Defence,
    Held,
    Playing,
    Sheet,
    State,
)

CODES = (
    "entry_not_called",
    "entry_defence",
    "entry_verdict",
    "entry_surrendered",
    "entry_talon_tricks",
    "entry_dark_passes",
    "entry_fault_deal",
)
"""Codes of entries that no play gives."""

Answer = tuple[bool, tuple[Seat, ...], Seat]
"""How the defence ends: whether the game is played, who whists, who said half a whist (-1: nobody)."""


def impossible(compiled: CompiledRules, state: State, entry: Entry) -> EntryError | None:
    """Why play cannot give an entry that ``enter`` takes in this state; None if it can."""
    sheet = state.sheet
    if entry.fault is not None:
        return _fault(compiled, sheet, entry, entry.fault)
    if entry.kind() == PASSES:
        return _all_pass(compiled, sheet, entry)
    contract = contract_of(compiled, sheet, entry)
    calls = list(_calls(compiled, sheet, contract))
    if not calls:
        return EntryError("entry_not_called")
    if entry.surrendered:
        return _surrendered(compiled, sheet, entry, contract)
    whist, half = tuple(sorted(entry.whist)), entry.half
    asked = contract.kind == GAME and compiled.rules.whist.asks(contract.level)
    answer = (bool(whist) or not asked, whist, half)
    if not any(answer in answers(compiled, sheet, one) for one in calls):
        return EntryError("entry_defence")
    if entry.short and entry.short not in verdicts(compiled, sheet, contract, entry.tricks):
        return EntryError("entry_verdict", given=entry.short)
    if entry.tricks and entry.tricks[contract.seat] < _sure(compiled, entry, contract):
        return EntryError("entry_talon_tricks", seat=contract.seat)
    return None


def _sure(compiled: CompiledRules, entry: Entry, contract: Contract) -> int:
    """The fewest tricks of a declarer who kept a card of this talon, whatever else he holds and however he plays.

    Of the ace and king of trumps the one that is kept is the highest trump in play. Any other card can be beaten, or
    laid away beside the one that could not. Where the tricks may be divided by agreement, nothing is sure; nor in a
    totus, of which both may be laid away.
    """
    if contract.kind != GAME or contract.strain == NO_TRUMP or compiled.rules.offers.active():
        return 0
    return int(set(entry.talon) == {card_of(contract.strain, ACE), card_of(contract.strain, KING)})


def _calls(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> Iterator[Contract]:
    """The same contract, each with a call that can have led to it."""
    for call in _bids(compiled, sheet, contract):
        bid = replace(call, outbid=contract.outbid)
        if not naming.won(compiled, sheet, bid) or not naming.may_play(compiled, bid, hand=contract.hand):
            continue
        for one in naming.contracts(compiled, sheet, bid, hand=contract.hand):
            if replace(one, bid=0, outbid=contract.outbid) == contract:
                yield replace(one, outbid=contract.outbid, bid=bid.rank)
                break


def _bids(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> Iterator[Bid]:
    """The calls that a seat can win with, the lowest first."""
    seat, dark = contract.seat, contract.dark
    if sheet.stage == BRIGAND:
        yield Bid(seat, BRIGAND)
        return
    if contract.kind == MISERE:
        yield Bid(seat, MISERE, dark=dark)
        yield Bid(seat, MISERE, dark=dark, hand=True)
    for level in LEVELS[compiled.least_level(sheet) - LEVELS[0] :]:
        for strain in STRAINS:
            yield Bid(seat, GAME, level, strain, dark)
            yield Bid(seat, GAME, level, strain, dark, hand=True)


# The defence.


def answers(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> frozenset[Answer]:
    """All ways in which the defence can end."""
    robbing = sheet.stage == BRIGAND
    plain = replace(
        compiled.fresh_sheet(sheet.dealer),
        stage=sheet.stage,
        owed=(OWED_ALL,) * compiled.players if robbing else (),
        size=0 if robbing else compiled.rules.pool.ceiling(),
        forced=0,
    )
    return _answers(compiled, plain, replace(contract, bomb=1, helps=()))


@lru_cache(maxsize=4096)
def _answers(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> frozenset[Answer]:
    can = defence.reachable(compiled, sheet, contract)
    found: set[Answer] = set()
    for said in can.settled:
        whist = [sheet.dealer] if said.dealer == "whist" else list(said.whisters)
        found.add((True, tuple(sorted(whist)), TABLE))
    for said, speaker, word in can.unplayed:
        found.add((False, (), speaker if isinstance(word, Half) else _half(said)))
    return frozenset(found)


def _half(said: Defence) -> Seat:
    """Who has said half a whist; -1 if nobody has."""
    ended = zip((said.first, said.second), said.words, strict=True)
    return next((seat for seat, word in ended if word == "half"), TABLE)


def verdicts(compiled: CompiledRules, sheet: Sheet, contract: Contract, tricks: tuple[int, ...]) -> set[int]:
    """The missing tricks that a verdict on under-declaring can give (PF-172a)."""
    held = Held((0,) * compiled.layout.places, ())
    playing = Playing(held, contract.seat, tricks, contract=contract)
    if not judging.judged(compiled, sheet, playing):
        return set()
    took = tricks[contract.seat]
    return {compiled.rules.proof.missing(contract.level, took, least) for least in range(took + 1)} - {0}


def _surrendered(compiled: CompiledRules, sheet: Sheet, entry: Entry, contract: Contract) -> EntryError | None:
    """Whether a game was given up before anything else was said about it (BP-025)."""
    early = not contract.shared and entry.half == TABLE and not entry.short
    oldest = contract.bomb == compiled.multiplier(sheet, contract.seat)
    may = any(naming.may_surrender(compiled, bid) for bid in _bids(compiled, sheet, contract))
    return None if early and oldest and may else EntryError("entry_surrendered")


# All-passes and faults.


def _all_pass(compiled: CompiledRules, sheet: Sheet, entry: Entry) -> EntryError | None:
    if sheet.passes_due:
        return None
    known = _passes(compiled, sheet.dealer)
    return None if (entry.dark, entry.unseen) in known else EntryError("entry_dark_passes")


@lru_cache(maxsize=512)
def _passes(compiled: CompiledRules, dealer: Seat) -> frozenset[tuple[bool, int]]:
    """How an auction without a call can end: whether dark, and who passed without looking."""
    sheet = compiled.fresh_sheet(dealer)
    nothing = (0,) * compiled.layout.places
    waiting: list[tuple[State[Any], list[AddressedEvent]]] = [
        words.begin(compiled, sheet, nothing, (0,) * TALON, compiled.unseen(sheet), [])
    ]
    found: set[tuple[bool, int]] = set()
    while waiting:
        state, told = waiting.pop()
        auction = state.phase
        if any(isinstance(one.event, PassesBegan) for one in told):
            found.add((auction.dark, auction.passed_unseen))
            continue
        waiting += [
            words.apply(compiled, state, auction.turn, word)
            for word in words.legal(compiled, state, auction.turn)
            if isinstance(word, Pass | PassDark | Look)
        ]
    return frozenset(found)


def _fault(compiled: CompiledRules, sheet: Sheet, entry: Entry, fault: Fault) -> EntryError | None:
    """Whether the stage has a deal in which this can be done (PF-241..245)."""
    if fault.kind == "misdeal":
        return None
    wrong = EntryError("entry_fault_deal")
    if fault.kind == "revoke" and not entry.level:
        return wrong if sheet.stage == BRIGAND else None
    if sheet.passes_due:
        return wrong
    if sheet.stage != BRIGAND:
        least = compiled.least_level(sheet) if entry.level else 0
        return wrong if entry.level < least else None
    soloist = compiled.soloist(sheet.dealer)
    declares = fault.kind == "undiscarded"
    # A misere costs what a ten does.
    owed = {level or LEVELS[-1] for level in owed_levels(sheet.owed[soloist])}
    if (entry.level and entry.level not in owed) or (declares and fault.seat != soloist):
        return wrong
    return wrong if fault.kind == "prompt" and fault.seat == soloist else None
