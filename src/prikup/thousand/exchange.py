"""The talon and the gifts: from the end of the auction to eight cards each (TH-R-043..053, TH-P-029..036)."""

from __future__ import annotations

from functools import cache

from prikup.core.cards import Cards
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only
from prikup.thousand import selling
from prikup.thousand.actions import AnyAction, Bomb, Claim, Give, Lay, Take, Writeoff
from prikup.thousand.events import CardGiven, Claimed, Conceded, GiftMade, TalonSeen, TalonShown
from prikup.thousand.house import House
from prikup.thousand.score import Step, claimed, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, Giving, Naming, Sheet, State, Taking
from prikup.thousand.talon import lays, put, taken

CONCEDE: dict[str, AnyAction] = {"writeoff": Writeoff(), "bomb": Bomb()}
"""The actions of the concessions that rules can name."""
TAKES = {
    "choice": (Take(hidden=False), Take(hidden=True)),
    "hidden": (Take(hidden=True),),
    "open": (Take(hidden=False),),
}
"""How the talon may be taken, by what the rules say of its face."""


def open_talon(
    house: House, state: State, hands: tuple[Cards, ...], talon: Cards, contract: Contract, events: list[Told]
) -> Step:
    """The auction is over: the talon is shown, taken hidden, or the declarer is asked."""
    face = house.talon_face(contract)
    if face == "choice" or house.concessions(state.sheet, contract, "closed"):
        return State(state.sheet, Taking(hands, talon, contract)), events
    return _take(house, state.sheet, Taking(hands, talon, contract), face == "hidden", events)


def _take(house: House, sheet: Sheet, taking: Taking, hidden: bool, events: list[Told]) -> Step:
    if hidden:
        events.append(Told(TalonSeen(taking.talon), only(taking.contract.seat)))
    elif not house.talon_early:
        events.append(Told(TalonShown(taking.talon), house.everyone))
    if house.rebuys and not hidden and not house.golden(sheet):
        return selling.offer_talon(house, sheet, taking, events)
    return taken(house, sheet, taking, events, hidden=hidden)


# Taking: only where the declarer has a choice.


def taking_awaits(house: House, state: State) -> tuple[Seat, ...]:
    """The declarer."""
    assert isinstance(state.phase, Taking)
    return (state.phase.contract.seat,)


def taking_legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """How the talon may be taken, or given up unseen."""
    taking = state.phase
    assert isinstance(taking, Taking)
    if seat != taking.contract.seat:
        return ()
    face = house.talon_face(taking.contract)
    return (*TAKES[face], *[CONCEDE[kind] for kind in house.concessions(state.sheet, taking.contract, "closed")])


def taking_apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """The declarer takes the talon."""
    taking = state.phase
    assert isinstance(taking, Taking)
    if isinstance(action, Take):
        return _take(house, state.sheet, taking, action.hidden, [])
    return concede(house, state, taking.contract, action, [])


# Giving.


def giving_awaits(house: House, state: State) -> tuple[Seat, ...]:
    """The declarer."""
    assert isinstance(state.phase, Giving)
    return (state.phase.contract.seat,)


@cache
def _gifts_of(to: Seat, faces: tuple[bool, ...], suit: int, ranks: int) -> tuple[Give, ...]:
    """The gifts of some ranks of a suit to one seat."""
    cards = (suit * 8 + rank for rank in range(8) if ranks >> rank & 1)
    return tuple(Give(to, card, face) for card in cards for face in faces)


def _gifts(hand: Cards, to: tuple[Seat, ...], faces: tuple[bool, ...]) -> list[Give]:
    """Every card to every one of some seats, with every face that a gift may have."""
    gifts: list[Give] = []
    for seat in to:
        for suit in range(4):
            gifts += _gifts_of(seat, faces, suit, hand >> 8 * suit & 255)
    return gifts


def giving_legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Every card to every opponent who has none yet; claims before the first gift; concessions."""
    giving = state.phase
    assert isinstance(giving, Giving)
    contract = giving.contract
    if seat != contract.seat:
        return ()
    hand = giving.hands[seat]
    to = tuple([other for other in range(house.players) if other != seat and not giving.given >> other & 1])
    rights: list[AnyAction] = []
    if not giving.given:
        if not (giving.sales or giving.bought):
            rights += [Claim(ground) for ground in house.talon_grounds(contract, giving.talon, hand)]
        if house.sells and house.may_sell(state.sheet, giving):
            rights += lays(hand)
    rights += [CONCEDE[kind] for kind in house.concessions(state.sheet, contract, "gifts")]
    return (*_gifts(hand, to, house.gift_faces), *rights)


def giving_why_not(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Why a gift or claim is not legal."""
    giving = state.phase
    assert isinstance(giving, Giving)
    if seat != giving.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Lay) and house.sells:
        held = 0 <= action.card < 32 and giving.hands[seat] >> action.card & 1
        return Refusal("no_sale" if held else "not_your_card")
    if not isinstance(action, Give):
        return Refusal("not_now")
    if not 0 <= action.to < house.players or action.to == seat or giving.given >> action.to & 1:
        return Refusal("bad_receiver", {"seat": action.to})
    if not 0 <= action.card < 32 or not giving.hands[seat] >> action.card & 1:
        return Refusal("not_your_card")
    return Refusal("gifts_open" if not action.open else "gifts_closed")


def giving_apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """A gift, a claim from the talon, or a concession."""
    giving = state.phase
    assert isinstance(giving, Giving)
    everyone = house.everyone
    if isinstance(action, Give):
        bit = 1 << action.card
        told = everyone if action.open else only(seat, action.to)
        events = [Told(CardGiven(seat, action.to, action.card, action.open), told)]
        if told != everyone:
            events.append(Told(GiftMade(seat, action.to), everyone & ~told))
        hands = put(giving.hands, seat, giving.hands[seat] & ~bit)
        hands = put(hands, action.to, hands[action.to] | bit)
        given = giving.given | only(action.to)
        if given.bit_count() == house.players - 1:
            return State(state.sheet, Naming(hands, giving.contract)), events
        later = Giving(hands, giving.talon, giving.contract, given, giving.sales, giving.bought)
        return State(state.sheet, later), events
    if isinstance(action, Lay):
        return selling.lay_first(house, state.sheet, giving, action)
    if isinstance(action, Claim):
        # A claim from the talon shows it, even one taken hidden (TH-R-113); one from the hand shows the hand.
        shown = giving.hands[seat] if action.ground == "four_marriages" else giving.talon
        events = [Told(Claimed(seat, action.ground, shown), everyone)]
        return claimed(house, state, seat, action.ground, events)
    return concede(house, state, giving.contract, action, [])


def concede(house: House, state: State, contract: Contract, action: AnyAction, events: list[Told]) -> Step:
    """The declarer gives the deal up."""
    kind = "bomb" if isinstance(action, Bomb) else "writeoff"
    events.append(Told(Conceded(contract.seat, kind), house.everyone))
    return finish(house, state.sheet, Outcome(kind, house.players, contract), events)
