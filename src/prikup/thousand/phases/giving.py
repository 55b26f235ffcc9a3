"""The declarer holds the talon: gifts, cards laid away, three cards put up for sale (TH-R-049..051, BT-006, BT-023)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from msgspec.structs import replace

from prikup.core.cards import NINE, Card, Cards, cards_in
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, replaced
from prikup.core.setup import Problem
from prikup.core.tricks import select
from prikup.thousand.actions import AnyAction, Bomb, Claim, Give, Lay, Sell, Take, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import (
    CardForSale,
    CardGiven,
    CardLaid,
    CardLaidAway,
    CardsOffered,
    GiftMade,
    HandSeen,
    TalonTaken,
)
from prikup.thousand.layout import count_rank
from prikup.thousand.phases import naming
from prikup.thousand.phases.deals import CONCEDE, Step, claimed_by_talon, concede
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying, no_ground, unknown_phase
from prikup.thousand.seen.fresh import with_aside, with_cards, with_contract, with_gifts
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import contract_problems, dealt_cards, nines_problems
from prikup.thousand.state import Giving, Naming, Selling, Sheet, State, Taking

SELLS = tuple(map(Sell, range(32)))


def begin(compiled: CompiledRules, sheet: Sheet, taking: Taking, take: Take, events: list[AddressedEvent]) -> Step:
    """The talon is in the declarer's hand."""
    seat = taking.contract.seat
    hand = taking.hands[seat] | taking.talon
    events.append(AddressedEvent(TalonTaken(seat, take.hidden, take.talon), compiled.everyone))
    events.append(AddressedEvent(HandSeen(seat, hand), audience_of(seat)))
    nines = compiled.dealt_nines(taking.hands)
    hands = replaced(taking.hands, seat, hand)
    giving = Giving(hands, taking.talon, taking.contract, nines=nines, beside=taking.beside, stock=taking.stock)
    return State(sheet, giving), events


@cache
def _gifts(to: Seat, faces: tuple[bool, ...]) -> tuple[tuple[Give, ...], ...]:
    """For each card its gift to a seat with every face that a gift may have."""
    return tuple(tuple(Give(to, card, face) for face in faces) for card in range(32))


def legal(compiled: CompiledRules, state: State[Giving], seat: Seat) -> tuple[AnyAction, ...]:
    """Every card to every opponent without one, then cards to lay away; claims and sales before the first gift."""
    giving = state.phase
    contract = giving.contract
    if seat != contract.seat:
        return ()
    hand = giving.hands[seat]
    actions: list[AnyAction] = []
    for other in compiled.in_play[state.sheet.dealer] if compiled.gifts else ():
        if other != seat and not giving.given >> other & 1:
            actions += chain.from_iterable(select(_gifts(other, compiled.gift_faces), hand))
    if not giving.given:
        if not (giving.sales or giving.bought):
            grounds = compiled.talon_grounds(contract, giving.talon, hand)
            if grounds:
                actions += map(Claim, grounds)
        if compiled.sells and compiled.may_sell(state.sheet, giving):
            actions += select(SELLS, hand)
    if compiled.layout.away and giving.given.bit_count() == compiled.gifts:
        actions += map(Lay, cards_in(hand))
    if compiled.hooks_concessions:
        actions += map(CONCEDE.__getitem__, compiled.concessions(state.sheet, contract, "gifts"))
    return tuple(actions)


def why_not(compiled: CompiledRules, state: State[Giving], seat: Seat, action: AnyAction) -> Refusal:
    """Why a gift or claim is not legal."""
    giving = state.phase
    if seat != giving.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Claim):
        return no_ground(action)
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Lay | Sell):
        return _why_not_card(compiled, giving.hands[seat], action)
    if not isinstance(action, Give):
        return Refusal("not_now")
    if not compiled.gifts:
        return Refusal("not_now")
    if action.to not in compiled.in_play[state.sheet.dealer] or action.to == seat or giving.given >> action.to & 1:
        return Refusal("bad_receiver", {"seat": action.to})
    if not 0 <= action.card < 32 or not giving.hands[seat] >> action.card & 1:
        return Refusal("not_your_card")
    return Refusal("gifts_open" if not action.open else "gifts_closed")


def _why_not_card(compiled: CompiledRules, hand: Cards, action: Lay | Sell) -> Refusal:
    """Why a card cannot be laid away, or put up for sale."""
    held = 0 <= action.card < 32 and hand >> action.card & 1
    if isinstance(action, Sell) and compiled.sells:
        return Refusal("no_sale" if held else "not_your_card")
    if isinstance(action, Lay) and compiled.layout.away:
        return Refusal("gifts_first" if held else "not_your_card")
    return Refusal("not_now")


def apply(compiled: CompiledRules, state: State[Giving], seat: Seat, action: AnyAction) -> Step:
    """A gift, a card laid away or put up for sale, a claim from the talon, or a concession."""
    giving = state.phase
    everyone = compiled.everyone
    if isinstance(action, Give):
        bit = 1 << action.card
        told = everyone if action.open else audience_of(seat, action.to)
        events = [AddressedEvent(CardGiven(seat, action.to, action.card, action.open), told)]
        if told != everyone:
            events.append(AddressedEvent(GiftMade(seat, action.to), everyone & ~told))
        hands = replaced(giving.hands, seat, giving.hands[seat] & ~bit)
        hands = replaced(hands, action.to, hands[action.to] | bit)
        given = giving.given | audience_of(action.to)
        if given.bit_count() == compiled.gifts and not compiled.layout.away:
            given_out = Naming(hands, giving.contract, giving.nines, beside=giving.beside, stock=giving.stock)
            return naming.begin(compiled, state.sheet, given_out, events)
        return State(state.sheet, replace(giving, hands=hands, given=given)), events
    if isinstance(action, Sell):
        return _sell_first(compiled, state.sheet, giving, action)
    if isinstance(action, Lay):
        return _lay(compiled, state.sheet, giving, action.card)
    if isinstance(action, Claim):
        return claimed_by_talon(compiled, state, seat, action.ground, giving.hands[seat], giving.talon)
    return concede(compiled, state, giving.contract, action, [])


def _lay(compiled: CompiledRules, sheet: Sheet, giving: Giving, card: Card) -> Step:
    """A card laid away; after the last one the contract is named (BT-006)."""
    seat = giving.contract.seat
    told = audience_of(seat)
    events = [AddressedEvent(CardLaid(seat, card), told), AddressedEvent(CardLaidAway(seat), compiled.everyone & ~told)]
    hands = replaced(giving.hands, seat, giving.hands[seat] & ~(1 << card))
    aside = giving.aside | 1 << card
    if aside.bit_count() == compiled.layout.away:
        laid_away = Naming(hands, giving.contract, giving.nines, aside, giving.beside, giving.stock)
        return naming.begin(compiled, sheet, laid_away, events)
    return State(sheet, replace(giving, hands=hands, aside=aside)), events


def _sell_first(compiled: CompiledRules, sheet: Sheet, giving: Giving, action: Sell) -> Step:
    """The declarer who holds the talon puts up the first card."""
    contract = giving.contract
    seat = contract.seat
    begun = Selling(
        giving.hands,
        giving.talon,
        contract,
        0,
        seat,
        contract.amount,
        seat,
        audience_of(seat),
        giving.sales + 1,
        giving.nines,
    )
    return put_up(compiled, sheet, begun, action)


def put_up(compiled: CompiledRules, sheet: Sheet, selling: Selling, action: Sell) -> Step:
    """A card lies open for sale; after the last one the others may bid for them (BT-023)."""
    seat = selling.contract.seat
    bit = 1 << action.card
    events = [AddressedEvent(CardForSale(seat, action.card), compiled.everyone)]
    offered, turn = selling.offered | bit, seat
    if offered.bit_count() == compiled.layout.talon:
        turn = compiled.following[sheet.dealer][seat]
        events.append(AddressedEvent(CardsOffered(seat), compiled.everyone))
    hands = replaced(selling.hands, seat, selling.hands[seat] & ~bit)
    return State(sheet, replace(selling, hands=hands, offered=offered, turn=turn)), events


def _shows(compiled: CompiledRules, state: State[Giving], view: View) -> View:
    """The contract, the gifts, what was laid away, the talon where the seat has seen it, cards that were bought."""
    giving, contract = state.phase, state.phase.contract
    view = with_cards(compiled, state.sheet, view, giving.beside, giving.stock)
    view = with_aside(with_contract(view, giving.hands, contract), contract, giving.aside)
    view = with_gifts(view, contract, giving.given)
    seen = giving.bought or contract.seat == view.seat
    return replace(view, sales=giving.sales, talon=giving.talon if seen else 0, talon_open=giving.bought)


def _cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    layout = compiled.layout

    def size(seat: Seat) -> int:
        if setup.contract is not None and setup.contract.seat == seat:
            return layout.hand + layout.talon - setup.given.bit_count() - len(setup.aside)
        return layout.hand + (setup.given >> seat & 1)

    laying = layout.away and setup.given.bit_count() == compiled.gifts
    return dealt_cards(
        compiled, setup, size, talon="taken", aside=min(len(setup.aside), layout.away - 1) if laying else 0
    )


def _problems(compiled: CompiledRules, state: State[Giving]) -> Iterator[Problem]:
    giving, contract = state.phase, state.phase.contract
    unknown = list(unknown_phase(compiled, "giving"))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(compiled, state.sheet, contract, named=False)
    sold = giving.bought and bool(giving.sales)
    yield from nines_problems(
        compiled,
        giving.nines,
        contract,
        held=count_rank(giving.hands[giving.nines], NINE),
        taken=0 if sold else count_rank(giving.talon, NINE),
        sold=sold,
        parted=giving.given.bit_count() + giving.aside.bit_count(),
    )
    if not giving.bought and contract.paid not in (0, compiled.paid_by(giving.talon)):
        yield Problem("pay_impossible", {"amount": contract.paid})
    if not (compiled.gifts or compiled.layout.away):
        yield Problem("phase_impossible", {"phase": "giving"})
    yield from _gifts_impossible(compiled, state.sheet, giving)
    if giving.bought and not giving.sales and not compiled.rebuys:
        # What was bought was either put up for sale or the talon just shown (BT-023).
        yield Problem("sale_impossible")


def _gifts_impossible(compiled: CompiledRules, sheet: Sheet, giving: Giving) -> Iterator[Problem]:
    declarer = giving.contract.seat
    others = [seat for seat in compiled.in_play[sheet.dealer] if seat != declarer]
    done = not compiled.layout.away and all(giving.given >> seat & 1 for seat in others)
    needless = giving.given and not compiled.gifts
    if giving.given >> declarer & 1 or done or needless:
        yield Problem("gifts_impossible")
    for seat in others:
        # An opponent holds of the talon what was given to him and no more.
        if (giving.hands[seat] & giving.talon).bit_count() > giving.given >> seat & 1:
            yield Problem("talon_impossible", {"seat": seat})


ROW = Row(
    part=form.Part(Giving),
    awaits=declarer_awaited,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    piles=lying,
    shows=_shows,
    needs=("hands", "talon", "contract"),
    cards=_cards,
    problems=_problems,
)
