"""The declarer names his game, a misere or a totus, or gives the game up; what may be named on which call.

PF-066, PF-180a, PF-264b, PF-178a, BP-025.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from prikup.core.cards import mask_of
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Declare, Misere, Surrender, Totus
from prikup.preferans.events import GameNamed, MisereNamed, ShareOffered, Surrendered
from prikup.preferans.house import House
from prikup.preferans.layout import LEVELS, STRAINS, rank_of
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import calling, defence
from prikup.preferans.phases.row import Row, staged
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

OWED_MISERE = 5
"""The bit of the misere among the games owed in the Razbojnik."""


def begin(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told], *, hand: bool) -> Step:
    """The cards are as they will be played: a misere that was called stands, anything else is named (PF-052a)."""
    if bid.kind == MISERE and not house.multipliers(sheet, bid.seat):
        return _misere(house, sheet, held, bid, events, hand=hand, bomb=0)
    return State(sheet, Naming(held, bid, hand)), events


def _misere(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told], *, hand: bool, bomb: int) -> Step:
    multiplier = house.multiplier(sheet, bid.seat, bomb)
    events.append(Told(MisereNamed(bid.seat, bid.dark, hand, multiplier), house.everyone))
    contract = Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bid=bid.rank, bomb=multiplier)
    return defence.begin(house, sheet, held, contract, events)


def _least_rank(bid: Bid) -> int:
    """The lowest game that the winner of a call may name (PF-066); any in the Razbojnik."""
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
    """The levels that may be named: in the Razbojnik those still owed (PF-264b)."""
    if bid.kind == GAME:
        return tuple(LEVELS)
    if bid.kind == MISERE:
        return ()
    return tuple(level for level in LEVELS if sheet.owed[bid.seat] >> level - 6 & 1)


def _names_misere(house: House, sheet: Sheet, bid: Bid) -> bool:
    if bid.kind == GAME:
        # A call without the talon binds to a game (PF-057a).
        return not bid.hand and house.rules.calls.names_misere(bid.rank, dark=bid.dark)
    return bid.kind == MISERE or bool(sheet.owed[bid.seat] >> OWED_MISERE & 1)


def _may_share(house: House, sheet: Sheet, bid: Bid) -> bool:
    """Half of a game is the dealer's where he rests; what the Razbojnik demands is everybody's own (PF-024a)."""
    return bid.kind == GAME and house.rules.share.active() and house.rests(sheet.dealer)


def may_surrender(house: House, bid: Bid) -> bool:
    """Whether a game won in the auction may be given up unplayed; a misere and the Razbojnik are played (BP-025)."""
    return bid.kind == GAME and house.rules.surrender.active()


def totus_bombs(house: House, sheet: Sheet, seat: Seat) -> dict[int, int]:
    """By the number of partners helped the multiplier of the bomb on which a totus would be played (PF-229..231)."""
    others = house.players - 1
    found: dict[int, int] = {}
    # Of a choice of bombs the oldest that helps so many; the queue holds every multiplier that may be chosen.
    queue = sheet.bombs[seat] if house.multipliers(sheet, seat) else (house.multiplier(sheet, seat),)
    for multiplier in queue:
        found.setdefault(house.rules.totus.helps(multiplier, others), multiplier)
    return found


def _may_totus(house: House, bid: Bid) -> bool:
    return bid.kind == GAME and house.rules.totus.active()


def totuses(house: House, sheet: Sheet, bid: Bid) -> tuple[Totus, ...]:
    """The ways to announce a totus: a ten that is not lower than the call, with whom it helps (PF-178a)."""
    if not _may_totus(house, bid):
        return ()
    partners = [seat for seat in range(house.players) if seat != bid.seat]
    return tuple(
        Totus(strain, helps)
        for strain in STRAINS
        if rank_of(10, strain) >= bid.rank
        for count in sorted(totus_bombs(house, sheet, bid.seat))
        for helps in combinations(partners, count)
    )


def why_not_totus(house: House, sheet: Sheet, bid: Bid, action: Totus) -> Refusal:
    """Why a totus cannot be announced so."""
    if not _may_totus(house, bid):
        return Refusal("no_totus")
    if action.strain not in STRAINS:
        return Refusal("no_such_game", {"level": 10, "strain": action.strain})
    if rank_of(10, action.strain) < bid.rank:
        return Refusal("game_too_low", {"level": bid.level, "strain": bid.strain})
    counts = totus_bombs(house, sheet, bid.seat)
    return Refusal("bad_helps", {"least": min(counts), "most": max(counts)})


def surrender(house: House, sheet: Sheet, held: Held, bid: Bid, *, hand: bool) -> Step:
    """The game is given up at the height of the call, on the oldest bomb (BP-025)."""
    multiplier = house.multiplier(sheet, bid.seat)
    contract = Contract(bid.seat, GAME, bid.level, bid.strain, bid.dark, hand, bid.rank, multiplier, outbid=bid.outbid)
    events = [Told(Surrendered(bid.seat), house.everyone)]
    outcome = Outcome(ending="surrendered", contract=contract, talon=held.talon, away=held.away)
    return deal.finish(house, sheet, outcome, events)


def awaits(house: House, state: State[Naming]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.bid.seat,)


def legal(house: House, state: State[Naming], seat: Seat) -> tuple[AnyAction, ...]:
    """Games not lower than the call, a misere where it may be named, surrender where the rules have it."""
    sheet, bid = state.sheet, state.phase.bid
    if seat != bid.seat:
        return ()
    bombs = house.multipliers(sheet, seat)
    shares = (False, True) if _may_share(house, sheet, bid) else (False,)
    words: tuple[AnyAction, ...] = _games(_least_rank(bid), _levels(sheet, bid), bombs, shares)
    if _names_misere(house, sheet, bid):
        words += tuple(Misere(bomb=bomb) for bomb in bombs or (0,))
    if may_surrender(house, bid):
        words += (Surrender(),)
    return words


def why_not(house: House, state: State[Naming], seat: Seat, action: AnyAction) -> Refusal:
    """Why a game cannot be named so."""
    sheet, bid = state.sheet, state.phase.bid
    if seat != bid.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Surrender):
        return Refusal("no_surrender")
    if isinstance(action, Totus):
        # It is announced with twelve cards in hand.
        return Refusal("totus_late" if _may_totus(house, bid) else "no_totus")
    if not isinstance(action, Declare | Misere):
        return Refusal("not_now")
    if isinstance(action, Misere):
        if not _names_misere(house, sheet, bid):
            return Refusal("no_misere")
        return Refusal("not_now" if action.dark or action.hand else "bad_bomb")
    return _why_not_game(house, sheet, bid, action)


def _why_not_game(house: House, sheet: Sheet, bid: Bid, action: Declare) -> Refusal:
    if action.level not in LEVELS or action.strain not in STRAINS:
        return Refusal("no_such_game", {"level": action.level, "strain": action.strain})
    if bid.kind == MISERE:
        return Refusal("misere_stands")
    if action.level not in _levels(sheet, bid):
        return Refusal("game_not_owed", {"level": action.level})
    if rank_of(action.level, action.strain) < _least_rank(bid):
        return Refusal("game_too_low", {"level": bid.level, "strain": bid.strain})
    if action.share and not _may_share(house, sheet, bid):
        return Refusal("no_share")
    return Refusal("bad_bomb")


def apply(house: House, state: State[Naming], seat: Seat, action: AnyAction) -> Step:
    """The contract stands; half of it may be offered to the dealer first."""
    sheet, naming = state.sheet, state.phase
    held, bid, hand = naming.held, naming.bid, naming.hand
    if isinstance(action, Surrender):
        return surrender(house, sheet, held, bid, hand=hand)
    if isinstance(action, Misere):
        return _misere(house, sheet, held, bid, [], hand=hand, bomb=action.bomb)
    assert isinstance(action, Declare)
    multiplier = house.multiplier(sheet, seat, action.bomb)
    contract = Contract(
        seat, GAME, action.level, action.strain, bid.dark, hand, bid.rank, multiplier, outbid=bid.outbid
    )
    named = GameNamed(seat, action.level, action.strain, bid.dark, hand, multiplier, bid.outbid)
    events = [Told(named, house.everyone)]
    if not action.share:
        return defence.begin(house, sheet, held, contract, events)
    events.append(Told(ShareOffered(seat), house.everyone))
    return State(sheet, Sharing(held, contract)), events


# What is known, and what can have led here.


def shows(house: House, state: State[Naming], view: View) -> View:
    """The talon and the discard, or that the talon was left."""
    naming = state.phase
    view = midway.won(view, naming.held, naming.bid)
    if naming.hand:
        return replace(view, declined=True)
    view = midway.talon(view, naming.held, naming.bid.seat, hidden=naming.bid.dark)
    return midway.laid(view, naming.held, naming.bid.seat)


def won(house: House, sheet: Sheet, bid: Bid) -> bool:
    """Whether somebody can have won the deal with a call, or plays his game of the Razbojnik."""
    if not calling.possible(house, bid):
        return False
    if bid.kind == BRIGAND:
        return sheet.stage == BRIGAND and bid.seat == house.soloist(sheet.dealer)
    return sheet.auctioned and bid.seat in house.hands(sheet.dealer)


def talon_taken(held: Held, declarer: Seat) -> Iterator[Problem]:
    """The talon's cards are with the declarer, or laid away."""
    if mask_of(held.talon) & ~(held.hands[declarer] | held.away):
        yield Problem("talon_impossible", {"seat": declarer})


def contracts(house: House, sheet: Sheet, bid: Bid, *, hand: bool) -> Iterator[Contract]:
    """All that the winner of a call can name, by the very words that are legal for him."""
    held = Held((0,) * house.layout.places, ())
    if bid.kind == MISERE and not house.multipliers(sheet, bid.seat):
        yield Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bomb=house.multiplier(sheet, bid.seat))
    else:
        naming = State(sheet, Naming(held, bid, hand))
        for action in legal(house, naming, bid.seat):
            if isinstance(action, Declare):
                bomb = house.multiplier(sheet, bid.seat, action.bomb)
                yield Contract(
                    bid.seat, GAME, action.level, action.strain, bid.dark, hand, bid.rank, bomb, action.share
                )
            elif isinstance(action, Misere):
                bomb = house.multiplier(sheet, bid.seat, action.bomb)
                yield Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bid=bid.rank, bomb=bomb)
    if not hand:
        bombs = totus_bombs(house, sheet, bid.seat)
        for totus in totuses(house, sheet, bid):
            bomb = bombs[len(totus.helps)]
            yield Contract(bid.seat, TOTUS, 10, totus.strain, bid.dark, bid=bid.rank, bomb=bomb, helps=totus.helps)


def contract_problems(house: House, sheet: Sheet, contract: Contract) -> Iterator[Problem]:
    """Whether some call can have led to a contract."""
    seat, dark = contract.seat, contract.dark
    calls: list[Bid] = []
    if sheet.stage == BRIGAND:
        calls.append(Bid(seat, BRIGAND))
    elif contract.bid:
        level, strain = divmod(contract.bid - 1, 5)
        calls += [Bid(seat, GAME, level + 6, strain, dark), Bid(seat, GAME, level + 6, strain, dark, hand=True)]
    else:
        calls += [Bid(seat, MISERE, dark=dark), Bid(seat, MISERE, dark=dark, hand=True)]
    for call in calls:
        bid = replace(call, outbid=contract.outbid)
        if not won(house, sheet, bid) or (bid.hand and not contract.hand):
            continue
        if contract.hand and not bid.hand and not house.rules.talon.may_decline():
            continue
        if any(_same(contract, one) for one in contracts(house, sheet, bid, hand=contract.hand)):
            return
    yield Problem("contract_impossible", {"why": "named"})


def _same(contract: Contract, named: Contract) -> bool:
    """Half of a game may have been offered and declined; what it has outbid is its call's affair."""
    named = replace(named, outbid=contract.outbid)
    return contract in (named, replace(named, shared=False))


@staged
def problems(house: House, state: State[Naming]) -> Iterator[Problem]:
    """Whether the deal can have been won so, with the talon or without it."""
    sheet, naming = state.sheet, state.phase
    bid = naming.bid
    if not won(house, sheet, bid):
        yield Problem("bid_impossible")
        return
    if (bid.hand and not naming.hand) or (naming.hand and not bid.hand and not house.rules.talon.may_decline()):
        yield Problem("bid_impossible")
    if bid.kind == MISERE and not house.multipliers(sheet, bid.seat):
        yield Problem("phase_impossible", {"phase": "naming"})
    if not naming.hand:
        yield from talon_taken(naming.held, bid.seat)


PART = Part(Naming, hand="declined")
ROW = Row(
    name="naming",
    state=Naming,
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=lambda house, state: state.phase.held.hands,
    shows=shows,
    fields=PART.fields,
    needs=("hands", "talon", "bid"),
    write=PART.write,
    read=PART.read,
    problems=problems,
    cards=CardRules(apart=lambda setup: setup.declined).problems,
)
