"""Deals of Preferans as a sheet keeper enters them: the contract, the whists, the tricks (ledger 5.9)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from prikup.core.cards import Card
from prikup.core.entries import Entry as AnyEntry
from prikup.core.entries import EntryError, check_shares
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat, audience_of
from prikup.core.setup import Seats, Strain
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import GameNamed, MisereNamed, TotusNamed
from prikup.preferans.layout import NO_TRUMP, TALON, TRICKS, owed_levels, rank_of
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import faults
from prikup.preferans.phases.defence import FORCED_SPAN
from prikup.preferans.rules.play import FAULTS
from prikup.preferans.score import deal
from prikup.preferans.score.marks import NINE
from prikup.preferans.state import (
    BRIGAND,
    GAME,
    MISERE,
    TOTUS,
    WATCH,
    Contract,
    Dealing,
    Defence,
    Held,
    Playing,
    Sheet,
    State,
    Step,
)

PASSES, FAULT = "passes", "fault"


class Game(Struct, frozen=True):
    """A game: declarer, level and strain; called dark, without the talon (``hand``), or shared with the dealer."""

    seat: Seat
    level: int
    strain: Strain
    dark: bool = False
    hand: bool = False
    shared: bool = False


class Misere(Struct, frozen=True):
    """A misere."""

    seat: Seat
    dark: bool = False
    hand: bool = False


class Totus(Struct, frozen=True):
    """A totus."""

    seat: Seat
    strain: Strain
    dark: bool = False


class Fault(Struct, frozen=True):
    """A fault: whose it is, and its kind (``misdeal``, ``prompt``, ``revoke``, ``undiscarded``)."""

    seat: Seat
    kind: str


class Entry(AnyEntry, frozen=True, kw_only=True):
    """A deal by hand: ``game 1 6 H; whist 2; tricks 0 6 4 0``. Tricks are by seat, then the dummy's.

    For a lone whister or a whisting dealer all tricks of the defence count, whoever took them. Without a
    whist a game is unplayed. ``talon`` names the talon's two cards where they are paid for; ``returned``: it was
    laid away whole; ``bomb`` chooses a multiplier; ``short``: missing tricks by a verdict on under-declaring;
    ``outbid``: the auction was won against a misere."""

    kinds: ClassVar[tuple[str, ...]] = (GAME, MISERE, TOTUS, PASSES, FAULT)
    rest: ClassVar[dict[str, tuple[str, ...]]] = {
        GAME: ("tricks", "whist", "half", "talon", "returned", "bomb", "short", "surrendered", "outbid"),
        MISERE: ("tricks", "returned", "bomb"),
        TOTUS: ("tricks", "talon", "bomb", "helps"),
        PASSES: ("tricks", "dark", "unseen"),
        # The game in which it was done, where the game sets the price.
        FAULT: ("level", "bomb"),
    }

    game: Game | None = None
    misere: Misere | None = None
    totus: Totus | None = None
    passes: bool = False
    fault: Fault | None = None
    whist: tuple[Seat, ...] = ()
    half: Seat = TABLE
    tricks: tuple[int, ...] = ()
    surrendered: bool = False
    outbid: bool = False
    short: int = 0
    talon: tuple[Card, ...] = ()
    returned: bool = False
    bomb: int = 0
    helps: tuple[Seat, ...] = ()
    dark: bool = False
    """A dark all-pass."""
    unseen: Seats = 0
    """Who passed without looking in it."""
    level: int = 0
    """Tricks named in the game of a fault; 0: an all-pass."""


CODES = (
    "entry_seat",
    "entry_rests",
    "entry_level",
    "entry_dark",
    "entry_hand",
    "entry_shared",
    "entry_whist",
    "entry_bound",
    "entry_unasked",
    "entry_one_whister",
    "entry_half",
    "entry_surrender",
    "entry_short",
    "entry_outbid",
    "entry_talon",
    "entry_returned",
    "entry_bomb",
    "entry_helps",
    "entry_totus",
    "entry_soloist",
    "entry_owed",
    "entry_passes_now",
    "entry_no_passes",
    "entry_unseen",
    "entry_fault",
    "entry_resting_tricks",
)
"""Codes of entries that cannot be written at all; ``reachable`` has those of entries that no play gives."""

SOME_CARDS: tuple[Card, ...] = (0, 9)
"""Stand for a talon that nobody named: they are worth no premium."""


def enter(compiled: CompiledRules, state: State, entry: Entry, kind: str) -> Step:
    """Writes a deal of a kind. Raises EntryError if it cannot be written; ``reachable`` says what no play gives."""
    sheet = state.sheet
    if kind == FAULT:
        assert entry.fault is not None
        return _fault(compiled, sheet, entry, entry.fault)
    if kind == PASSES:
        return deal.finish(compiled, sheet, _all_pass(compiled, sheet, entry), [])
    contract = contract_of(compiled, sheet, entry)
    _check_stage(compiled, sheet, contract)
    _check_tricks(compiled, sheet, entry, played=not entry.surrendered and _played(compiled, entry, contract))
    outcome = _outcome(compiled, sheet, entry, contract)
    return deal.finish(compiled, sheet, outcome, [AddressedEvent(_named(contract), compiled.everyone)])


def _named(contract: Contract) -> GameNamed | MisereNamed | TotusNamed:
    """The event that announces the contract."""
    seat, bomb = contract.seat, contract.bomb
    if contract.kind == MISERE:
        return MisereNamed(seat, contract.dark, contract.hand, bomb)
    if contract.kind == TOTUS:
        return TotusNamed(seat, contract.strain, contract.helps, bomb)
    return GameNamed(seat, contract.level, contract.strain, contract.dark, contract.hand, bomb, contract.outbid)


# The contract.


def _player(compiled: CompiledRules, sheet: Sheet, seat: Seat) -> Seat:
    """Checks that a seat holds cards in this deal, and returns it."""
    if not 0 <= seat < compiled.players:
        raise EntryError("entry_seat", number=seat, most=compiled.players - 1)
    if seat not in compiled.hands(sheet.dealer):
        raise EntryError("entry_rests", seat=seat)
    return seat


def contract_of(compiled: CompiledRules, sheet: Sheet, entry: Entry) -> Contract:
    """The contract of an entry. Raises EntryError."""
    rules = compiled.rules
    if entry.misere is not None:
        seat = _player(compiled, sheet, entry.misere.seat)
        dark, hand = entry.misere.dark, entry.misere.hand
        _refuse_if(dark and not rules.dark.games(), "entry_dark")
        _refuse_if(hand and not compiled.misere_in_hand(), "entry_hand")
        return Contract(seat, MISERE, dark=dark, hand=hand, bomb=_bomb(compiled, sheet, seat, entry.bomb))
    if entry.totus is not None:
        seat = _player(compiled, sheet, entry.totus.seat)
        _refuse_if(not rules.totus.active() or sheet.stage == BRIGAND, "entry_totus")
        dark = entry.totus.dark
        _refuse_if(dark and not rules.dark.games(), "entry_dark")
        bomb = _bomb(compiled, sheet, seat, entry.bomb)
        helps = _helps(compiled, seat, bomb, entry.helps)
        return Contract(seat, TOTUS, 10, entry.totus.strain, dark=dark, bomb=bomb, helps=helps)
    game = entry.game
    assert game is not None
    seat = _player(compiled, sheet, game.seat)
    least = compiled.least_level(sheet) if sheet.stage != BRIGAND else 6
    if not least <= game.level <= TRICKS or not 0 <= game.strain <= NO_TRUMP:
        raise EntryError("entry_level", level=game.level, least=least, most=TRICKS)
    _refuse_if(game.dark and (not rules.dark.games() or sheet.stage == BRIGAND), "entry_dark")
    _refuse_if(game.hand and not compiled.game_in_hand(game.level), "entry_hand")
    shares = compiled.may_share(sheet.dealer) and sheet.stage != BRIGAND
    _refuse_if(game.shared and not shares, "entry_shared")
    _refuse_if(entry.outbid and (game.level < NINE or not rules.passes.follows_nine()), "entry_outbid")
    return Contract(
        seat,
        GAME,
        game.level,
        game.strain,
        dark=game.dark,
        hand=game.hand,
        bomb=_bomb(compiled, sheet, seat, entry.bomb),
        shared=game.shared,
        outbid=entry.outbid,
    )


def _refuse_if(wrong: bool, code: str, **params: str | int) -> None:
    if wrong:
        raise EntryError(code, **params)


def _bomb(compiled: CompiledRules, sheet: Sheet, seat: Seat, chosen: int) -> int:
    """The multiplier: the named one where there is a choice, otherwise the oldest bomb's."""
    choices = compiled.multipliers(sheet, seat)
    _refuse_if(bool(chosen) and chosen not in (*choices, compiled.multiplier(sheet, seat)), "entry_bomb", bomb=chosen)
    return compiled.multiplier(sheet, seat, chosen if chosen in choices else 0)


def _helps(compiled: CompiledRules, seat: Seat, bomb: int, helps: tuple[Seat, ...]) -> tuple[Seat, ...]:
    wanted = compiled.rules.totus.helps(bomb, compiled.players - 1)
    others = {other for other in range(compiled.players) if other != seat}
    wrong = len(helps) != wanted or len(set(helps)) != wanted or not set(helps) <= others
    _refuse_if(wrong, "entry_helps", given=len(helps), wanted=wanted)
    return tuple(sorted(helps))


def _check_stage(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> None:
    """Raises if this stage of the match has no such deal (PF-261..267)."""
    _refuse_if(sheet.passes_due, "entry_passes_now")
    if sheet.stage != BRIGAND:
        return
    soloist = compiled.soloist(sheet.dealer)
    _refuse_if(contract.seat != soloist, "entry_soloist", seat=soloist)
    _refuse_if(contract.level not in owed_levels(sheet.owed[contract.seat]), "entry_owed", seat=contract.seat)


# The defence and the tricks.


def _played(compiled: CompiledRules, entry: Entry, contract: Contract) -> bool:
    return bool(entry.whist) or contract.kind != GAME or not compiled.rules.whist.asks(contract.level)


def _check_tricks(compiled: CompiledRules, sheet: Sheet, entry: Entry, *, played: bool) -> None:
    if not played:
        _refuse_if(bool(entry.tricks), "entry_field", field="tricks", kind="unplayed")
        return
    check_shares("tricks", entry.tricks, compiled.layout.places, TRICKS)
    for seat, tricks in enumerate(entry.tricks):
        rests = seat not in compiled.hands(sheet.dealer) and seat not in entry.whist
        _refuse_if(bool(tricks) and rests, "entry_resting_tricks", seat=seat, tricks=tricks)


def _defence(compiled: CompiledRules, sheet: Sheet, entry: Entry, contract: Contract) -> Defence:
    """What the defence said, as far as the sheet needs it (PF-067a..078a)."""
    whist, level = compiled.rules.whist, contract.level
    first, second = compiled.defenders(sheet.dealer, contract.seat)
    if contract.kind != GAME or not whist.asks(level):
        _refuse_if(bool(entry.whist) or entry.half != TABLE, "entry_unasked")
        return Defence(first, second, WATCH)
    dealer = compiled.dealer_may_whist(sheet.dealer) and not contract.shared
    # Two players' dummy says nothing: the other defender plays both hands.
    asked = {seat for seat in (first, second) if seat != compiled.layout.dummy}
    for seat in entry.whist:
        _refuse_if(seat not in asked and not (dealer and seat == sheet.dealer), "entry_whist", seat=seat)
    _refuse_if(len(set(entry.whist)) != len(entry.whist), "entry_whist", seat=(entry.whist or (0,))[0])
    if whist.binds(level, contract.strain) or _bound_dark(compiled, sheet, contract):
        _refuse_if(not entry.surrendered and set(entry.whist) != asked, "entry_bound")
    _refuse_if(level == 9 and len(entry.whist) > 1 and not whist.second_may(level), "entry_one_whister")
    by_dealer = sheet.dealer in entry.whist and compiled.rests(sheet.dealer)
    _refuse_if(by_dealer and len(entry.whist) > 1, "entry_whist", seat=sheet.dealer)
    if entry.half != TABLE:
        wrong = not whist.halves(level) or entry.whist or entry.half not in asked
        _refuse_if(bool(wrong), "entry_half")
    words = ["whist" if seat in entry.whist else "half" if seat == entry.half else "pass" for seat in (first, second)]
    return Defence(first, second, (words[0], words[1]), "whist" if by_dealer else "")


def _bound_dark(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> bool:
    """Whether both must whist a dark game, judged by the lowest call that could have led to it (PF-184a)."""
    lowest = rank_of(compiled.least_level(sheet), 0)
    return contract.dark and rank_of(contract.level, contract.strain) <= lowest + FORCED_SPAN


def _outcome(compiled: CompiledRules, sheet: Sheet, entry: Entry, contract: Contract) -> Outcome:
    rules = compiled.rules
    defence = _defence(compiled, sheet, entry, contract)
    _refuse_if(entry.surrendered and not rules.surrender.active(), "entry_surrender")
    _refuse_if(entry.surrendered and bool(entry.whist), "entry_field", field="whist", kind="surrendered")
    took = entry.tricks[contract.seat] if entry.tricks else 0
    short = entry.short
    _refuse_if(
        bool(short) and (not rules.proof.active() or contract.dark or not 0 < short <= took - contract.level),
        "entry_short",
        given=short,
    )
    # The premium is for those cards alone; there is none for a talon that was not turned or went back whole.
    closed = contract.hand or contract.dark or entry.returned
    _refuse_if(bool(entry.talon) and (len(set(entry.talon)) != TALON or closed), "entry_talon", given=len(entry.talon))
    _refuse_if(entry.returned and contract.hand, "entry_returned")
    talon = entry.talon or SOME_CARDS
    away = audience_of(*talon) if entry.returned else 0
    played = _played(compiled, entry, contract)
    return Outcome(
        ending="surrendered" if entry.surrendered else "played" if played else "unplayed",
        contract=contract,
        defence=defence,
        tricks=entry.tricks,
        talon=tuple(sorted(talon)),
        away=away,
        failed_by=short or None,
    )


def _all_pass(compiled: CompiledRules, sheet: Sheet, entry: Entry) -> Outcome:
    rules = compiled.rules
    _refuse_if(sheet.stage == BRIGAND, "entry_no_passes")
    check_shares("tricks", entry.tricks, compiled.layout.places, TRICKS)
    compulsory = sheet.passes_due
    for seat, tricks in enumerate(entry.tricks):
        if seat not in compiled.hands(sheet.dealer):
            # A dealer who rests gets the tricks of the talon's cards (PF-160).
            most = TALON if seat == compiled.talon_seat(sheet.dealer) else 0
            _refuse_if(tricks > most, "entry_resting_tricks", seat=seat, tricks=tricks)
        elif seat == compiled.layout.dummy:
            _refuse_if(tricks > 0, "entry_resting_tricks", seat=seat, tricks=tricks)
    _refuse_if(entry.dark and (compulsory or not rules.dark.active()), "entry_dark")
    holders = compiled.unseen(sheet)
    wrong = (
        bool(entry.unseen & ~holders) or (bool(entry.unseen) and not entry.dark) or (entry.dark and not entry.unseen)
    )
    _refuse_if(wrong, "entry_unseen")
    return Outcome(
        ending="passes",
        tricks=entry.tricks,
        talon=SOME_CARDS,
        dark=entry.dark,
        passed_unseen=entry.unseen,
        compulsory=compulsory,
    )


# Faults.


def _fault(compiled: CompiledRules, sheet: Sheet, entry: Entry, fault: Fault) -> Step:
    """Scores a fault in a deal that the sheet keeper did not follow, as if the deal were under way (PF-241..245)."""
    if not 0 <= fault.seat < compiled.players:
        raise EntryError("entry_seat", number=fault.seat, most=compiled.players - 1)
    _refuse_if(fault.kind not in FAULTS, "entry_fault", kind=fault.kind[:40], known=", ".join(FAULTS))
    _refuse_if(fault.kind == "misdeal" and fault.seat != sheet.dealer, "entry_fault", kind=fault.kind, known="-")
    state = State(sheet, Dealing("shuffle"))
    if fault.kind == "misdeal":
        return faults.fine(compiled, state, fault.seat, fault.kind, None)
    contract = None
    needs = fault.kind == "undiscarded"
    if entry.level or needs:
        if not 6 <= entry.level <= TRICKS:
            raise EntryError("entry_level", level=entry.level, least=6, most=TRICKS)
        player = _player(compiled, sheet, fault.seat) if needs else compiled.hands(sheet.dealer)[0]
        contract = Contract(player, GAME, entry.level, bomb=_bomb(compiled, sheet, player, entry.bomb))
    # A dealer who whists standing plays other hands.
    whists = bool(entry.level) and fault.seat == sheet.dealer and compiled.rules.whist.asks_dealer()
    if fault.kind == "revoke" and not whists:
        _player(compiled, sheet, fault.seat)
    places = compiled.layout.places
    playing = Playing(
        Held((0,) * places, SOME_CARDS),
        compiled.hands(sheet.dealer)[0],
        (0,) * places,
        contract=contract,
        conduct=tuple(range(places)),
    )
    # A prompt does not end its deal; the sheet waits for the deal's result.
    return faults.fine(compiled, state, fault.seat, fault.kind, playing)
