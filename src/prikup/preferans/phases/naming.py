"""The declarer names a game, a misere or a totus, or gives the game up; which contracts each call allows.

PF-066, PF-180a, PF-264b, PF-178a, BP-025.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from prikup.core.cards import mask_of
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Declare, Misere, Surrender, Totus
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import GameNamed, MisereNamed, ShareOffered, Surrendered
from prikup.preferans.layout import LEVELS, STRAINS, game_of, owed_levels, rank_of
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import calling, defence
from prikup.preferans.phases.rows import Row, declarer, held
from prikup.preferans.score import deal
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import (
    BRIGAND,
    GAME,
    MISERE,
    TOTUS,
    Bid,
    Contract,
    Held,
    Naming,
    Sharing,
    Sheet,
    State,
    Step,
)


def begin(
    compiled: CompiledRules, sheet: Sheet, held: Held, bid: Bid, events: list[AddressedEvent], *, hand: bool
) -> Step:
    """The cards are set: a called misere becomes the contract, anything else is to be named (PF-052a)."""
    if bid.kind == MISERE and not compiled.multipliers(sheet, bid.seat):
        return _misere(compiled, sheet, held, bid, events, hand=hand, bomb=0)
    return State(sheet, Naming(held, bid, hand)), events


def _misere(
    compiled: CompiledRules, sheet: Sheet, held: Held, bid: Bid, events: list[AddressedEvent], *, hand: bool, bomb: int
) -> Step:
    contract = _misere_of(compiled, sheet, bid, bomb, hand=hand)
    events.append(AddressedEvent(MisereNamed(bid.seat, bid.dark, hand, contract.bomb), compiled.everyone))
    return defence.begin(compiled, sheet, held, contract, events)


def _misere_of(compiled: CompiledRules, sheet: Sheet, bid: Bid, bomb: int, *, hand: bool) -> Contract:
    """The misere of the winner of a call, on a bomb that he has chosen (0: he has not)."""
    multiplier = compiled.multiplier(sheet, bid.seat, bomb)
    return Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bid=bid.rank, bomb=multiplier)


def _game_of(compiled: CompiledRules, sheet: Sheet, bid: Bid, named: Declare, *, hand: bool) -> Contract:
    """The game that the winner of a call names; whether it is shared is said later."""
    bomb = compiled.multiplier(sheet, bid.seat, named.bomb)
    return Contract(bid.seat, GAME, named.level, named.strain, bid.dark, hand, bid.rank, bomb, outbid=bid.outbid)


def _least_rank(bid: Bid) -> int:
    """The lowest game that the winner of a call may name (PF-066); in the Razbojnik any."""
    return max(bid.rank, 1)


@lru_cache(maxsize=4096)
def _games(
    least: int, levels: tuple[int, ...], bombs: tuple[int, ...], shares: tuple[bool, ...]
) -> tuple[Declare, ...]:
    return tuple(
        Declare(level, strain, share, bomb)
        for level in levels
        for strain in STRAINS
        if rank_of(level, strain) >= least
        for share in shares
        for bomb in bombs or (0,)
    )


def _levels(sheet: Sheet, bid: Bid) -> tuple[int, ...]:
    """The levels that may be named; in the Razbojnik those still owed (PF-264b)."""
    if bid.kind == GAME:
        return tuple(LEVELS)
    if bid.kind == MISERE:
        return ()
    return tuple(level for level in owed_levels(sheet.owed[bid.seat]) if level)


def _names_misere(compiled: CompiledRules, sheet: Sheet, bid: Bid) -> bool:
    if bid.kind == GAME:
        # A call without the talon must be played as a game (PF-057a).
        return not bid.hand and compiled.rules.calls.names_misere(bid.rank, dark=bid.dark)
    return bid.kind == MISERE or 0 in owed_levels(sheet.owed[bid.seat])


def _may_share(compiled: CompiledRules, sheet: Sheet, bid: Bid) -> bool:
    """Whether half of the game may be offered to a resting dealer; not in the Razbojnik (PF-024a)."""
    return bid.kind == GAME and compiled.may_share(sheet.dealer)


def may_surrender(compiled: CompiledRules, bid: Bid) -> bool:
    """Whether a game won in the auction may be given up; not a misere, and not in the Razbojnik (BP-025)."""
    return bid.kind == GAME and compiled.rules.surrender.active()


def totus_bombs(compiled: CompiledRules, sheet: Sheet, seat: Seat) -> dict[int, int]:
    """By number of partners helped, the multiplier of the bomb that a totus would be played on (PF-229..231)."""
    others = compiled.players - 1
    found: dict[int, int] = {}
    # The oldest bomb that helps this many; the queue holds every multiplier that may be chosen.
    queue = sheet.bombs[seat] if compiled.multipliers(sheet, seat) else (compiled.multiplier(sheet, seat),)
    for multiplier in queue:
        found.setdefault(compiled.rules.totus.helps(multiplier, others), multiplier)
    return found


def _may_totus(compiled: CompiledRules, bid: Bid) -> bool:
    return bid.kind == GAME and compiled.rules.totus.active()


def totuses(compiled: CompiledRules, sheet: Sheet, bid: Bid) -> tuple[Totus, ...]:
    """The totuses that may be announced, with the partners helped: tens not lower than the call (PF-178a)."""
    if not _may_totus(compiled, bid):
        return ()
    partners = [seat for seat in range(compiled.players) if seat != bid.seat]
    return tuple(
        Totus(strain, helps)
        for strain in STRAINS
        if rank_of(10, strain) >= bid.rank
        for count in sorted(totus_bombs(compiled, sheet, bid.seat))
        for helps in combinations(partners, count)
    )


def why_not_totus(compiled: CompiledRules, sheet: Sheet, bid: Bid, action: Totus) -> Refusal:
    """Why a totus cannot be announced."""
    if not _may_totus(compiled, bid):
        return Refusal("no_totus")
    if action.strain not in STRAINS:
        return Refusal("no_such_game", {"level": 10, "strain": action.strain})
    if rank_of(10, action.strain) < bid.rank:
        return Refusal("game_too_low", {"level": bid.level, "strain": bid.strain})
    counts = totus_bombs(compiled, sheet, bid.seat)
    return Refusal("bad_helps", {"least": min(counts), "most": max(counts)})


def surrender(compiled: CompiledRules, sheet: Sheet, held: Held, bid: Bid, *, hand: bool) -> Step:
    """Gives the game up at the height of the call, on the oldest bomb (BP-025)."""
    contract = _game_of(compiled, sheet, bid, Declare(bid.level, bid.strain), hand=hand)
    events = [AddressedEvent(Surrendered(bid.seat), compiled.everyone)]
    outcome = Outcome(ending="surrendered", contract=contract, talon=held.talon, away=held.away)
    return deal.finish(compiled, sheet, outcome, events)


def legal(compiled: CompiledRules, state: State[Naming], seat: Seat) -> tuple[AnyAction, ...]:
    """Games not lower than the call, a misere and surrender where the rules allow them."""
    sheet, bid = state.sheet, state.phase.bid
    if seat != bid.seat:
        return ()
    bombs = compiled.multipliers(sheet, seat)
    shares = (False, True) if _may_share(compiled, sheet, bid) else (False,)
    words: tuple[AnyAction, ...] = _games(_least_rank(bid), _levels(sheet, bid), bombs, shares)
    if _names_misere(compiled, sheet, bid):
        words += tuple(Misere(bomb=bomb) for bomb in bombs or (0,))
    if may_surrender(compiled, bid):
        words += (Surrender(),)
    return words


def why_not(compiled: CompiledRules, state: State[Naming], seat: Seat, action: AnyAction) -> Refusal:
    """Why a contract cannot be named."""
    sheet, bid = state.sheet, state.phase.bid
    if seat != bid.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Surrender):
        return Refusal("no_surrender")
    if isinstance(action, Totus):
        # A totus is announced with twelve cards in hand.
        return Refusal("totus_late" if _may_totus(compiled, bid) else "no_totus")
    if not isinstance(action, Declare | Misere):
        return Refusal("not_now")
    if isinstance(action, Misere):
        if not _names_misere(compiled, sheet, bid):
            return Refusal("no_misere")
        return Refusal("not_now" if action.dark or action.hand else "bad_bomb")
    return _why_not_game(compiled, sheet, bid, action)


def _why_not_game(compiled: CompiledRules, sheet: Sheet, bid: Bid, action: Declare) -> Refusal:
    if action.level not in LEVELS or action.strain not in STRAINS:
        return Refusal("no_such_game", {"level": action.level, "strain": action.strain})
    if bid.kind == MISERE:
        return Refusal("misere_stands")
    if action.level not in _levels(sheet, bid):
        return Refusal("game_not_owed", {"level": action.level})
    if rank_of(action.level, action.strain) < _least_rank(bid):
        return Refusal("game_too_low", {"level": bid.level, "strain": bid.strain})
    if action.share and not _may_share(compiled, sheet, bid):
        return Refusal("no_share")
    return Refusal("bad_bomb")


def apply(compiled: CompiledRules, state: State[Naming], seat: Seat, action: AnyAction) -> Step:
    """Makes the contract final, or offers half of it to the dealer first."""
    sheet, naming = state.sheet, state.phase
    held, bid, hand = naming.held, naming.bid, naming.hand
    if isinstance(action, Surrender):
        return surrender(compiled, sheet, held, bid, hand=hand)
    if isinstance(action, Misere):
        return _misere(compiled, sheet, held, bid, [], hand=hand, bomb=action.bomb)
    assert isinstance(action, Declare)
    contract = _game_of(compiled, sheet, bid, action, hand=hand)
    named = GameNamed(seat, action.level, action.strain, bid.dark, hand, contract.bomb, bid.outbid)
    events = [AddressedEvent(named, compiled.everyone)]
    if not action.share:
        return defence.begin(compiled, sheet, held, contract, events)
    events.append(AddressedEvent(ShareOffered(seat), compiled.everyone))
    return State(sheet, Sharing(held, contract)), events


# What is known, and what could have led here.


def shows(compiled: CompiledRules, state: State[Naming], view: View) -> View:
    """The talon and the discard, or that the talon was left."""
    naming = state.phase
    view = midway.won(view, naming.held, naming.bid)
    if naming.hand:
        return replace(view, declined=True)
    view = midway.talon(view, naming.held, naming.bid.seat, hidden=naming.bid.dark)
    return midway.laid(view, naming.held, naming.bid.seat)


def won(compiled: CompiledRules, sheet: Sheet, bid: Bid) -> bool:
    """Whether somebody could have won the deal with a call, or plays his game of the Razbojnik."""
    if not calling.possible(compiled, bid):
        return False
    if bid.kind == BRIGAND:
        return sheet.stage == BRIGAND and bid.seat == compiled.soloist(sheet.dealer)
    return sheet.auctioned and bid.seat in compiled.hands(sheet.dealer)


def may_play(compiled: CompiledRules, bid: Bid, *, hand: bool) -> bool:
    """Whether the winner of a call can play with the talon, or without it (``hand``): a call without it binds, and
    after any other the talon may be declined where the rules say so (PF-057a, PF-237a)."""
    return hand if bid.hand else not hand or compiled.rules.talon.may_decline()


def talon_taken(held: Held, declarer: Seat) -> Iterator[Problem]:
    """The talon's cards are in the declarer's hand or laid away."""
    if mask_of(held.talon) & ~(held.hands[declarer] | held.away):
        yield Problem("talon_impossible", {"seat": declarer})


def named_problems(
    compiled: CompiledRules, sheet: Sheet, held: Held, contract: Contract
) -> Generator[Problem, None, bool]:
    """What is wrong once a game is named: the contract, or else the place of its talon. Returns whether the contract
    can have been named.
    """
    found = list(contract_problems(compiled, sheet, contract))
    yield from found
    if not (found or contract.hand):
        yield from talon_taken(held, contract.seat)
    return not found


def contracts(compiled: CompiledRules, sheet: Sheet, bid: Bid, *, hand: bool) -> Iterator[Contract]:
    """All contracts that the winner of a call can legally name."""
    held = Held((0,) * compiled.layout.places, ())
    if bid.kind == MISERE and not compiled.multipliers(sheet, bid.seat):
        yield _misere_of(compiled, sheet, bid, 0, hand=hand)
    else:
        naming = State(sheet, Naming(held, bid, hand))
        for action in legal(compiled, naming, bid.seat):
            if isinstance(action, Declare):
                yield replace(_game_of(compiled, sheet, bid, action, hand=hand), shared=action.share)
            elif isinstance(action, Misere):
                yield _misere_of(compiled, sheet, bid, action.bomb, hand=hand)
    if not hand:
        bombs = totus_bombs(compiled, sheet, bid.seat)
        for totus in totuses(compiled, sheet, bid):
            bomb = bombs[len(totus.helps)]
            yield Contract(bid.seat, TOTUS, 10, totus.strain, bid.dark, bid=bid.rank, bomb=bomb, helps=totus.helps)


def contract_problems(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> Iterator[Problem]:
    """What is wrong with a contract: no call could have led to it."""
    seat, dark = contract.seat, contract.dark
    calls: list[Bid] = []
    if sheet.stage == BRIGAND:
        calls.append(Bid(seat, BRIGAND))
    elif contract.bid:
        level, strain = game_of(contract.bid)
        calls += [Bid(seat, GAME, level, strain, dark), Bid(seat, GAME, level, strain, dark, hand=True)]
    else:
        calls += [Bid(seat, MISERE, dark=dark), Bid(seat, MISERE, dark=dark, hand=True)]
    for call in calls:
        bid = replace(call, outbid=contract.outbid)
        if not won(compiled, sheet, bid) or not may_play(compiled, bid, hand=contract.hand):
            continue
        if any(_same(contract, one) for one in contracts(compiled, sheet, bid, hand=contract.hand)):
            return
    yield Problem("contract_impossible", {"why": "named"})


def _same(contract: Contract, named: Contract) -> bool:
    """Compares without ``outbid``, which depends on the call, and without a share, which may have been declined."""
    named = replace(named, outbid=contract.outbid)
    return contract in (named, replace(named, shared=False))


def problems(compiled: CompiledRules, state: State[Naming]) -> Iterator[Problem]:
    """Whether the deal could have been won like this, with the talon or without it."""
    sheet, naming = state.sheet, state.phase
    bid = naming.bid
    if not won(compiled, sheet, bid):
        yield Problem("bid_impossible")
        return
    if not may_play(compiled, bid, hand=naming.hand):
        yield Problem("bid_impossible")
    if bid.kind == MISERE and not compiled.multipliers(sheet, bid.seat):
        yield Problem("phase_impossible", {"phase": "naming"})
    if not naming.hand:
        yield from talon_taken(naming.held, bid.seat)


ROW = Row(
    part=Part(Naming, hand="declined"),
    awaits=declarer,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=held,
    shows=shows,
    needs=("hands", "talon", "bid"),
    problems=problems,
    cards=CardRules(apart=lambda setup: setup.declined).problems,
)
