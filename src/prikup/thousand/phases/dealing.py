"""Shuffle, cut, deal: from the pack to the hands (TH-R-016..027, TH-P-008..012)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core import shuffle
from prikup.core.actions import Cut, Deal, Shuffle
from prikup.core.cards import JACK, Card, Cards, each, mask_of
from prikup.core.errors import NotationError, Refusal
from prikup.core.events import Told
from prikup.core.seats import TABLE, Seat, only
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.thousand.actions import AnyAction, Bury, Keep, Place
from prikup.thousand.events import (
    BottomSeen,
    BottomShown,
    HandsDealt,
    HandSeen,
    JackBuried,
    PackCut,
    PackMixed,
    TalonShown,
    TricksBegan,
)
from prikup.thousand.house import House
from prikup.thousand.phases import playing
from prikup.thousand.phases.deals import Step
from prikup.thousand.phases.faults import fine
from prikup.thousand.phases.rows import Row
from prikup.thousand.rules.deal import allowed_places, dealt
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import loose_cards
from prikup.thousand.state import NO_CONTRACT, Auction, Dealing, State


def cutter(house: House, state: State) -> Seat:
    """The player on the dealer's right."""
    return (state.sheet.dealer - 1) % house.players


def awaits(house: House, state: State[Dealing]) -> tuple[Seat, ...]:
    """The table for the shuffle, the cutter for the cut, the dealer for his word on the bottom card or the talon."""
    step = state.phase.step
    if step == "shuffle":
        return (TABLE,)
    return (cutter(house, state),) if step == "cut" else (state.sheet.dealer,)


def legal(house: House, state: State[Dealing], seat: Seat) -> tuple[AnyAction, ...]:
    """What a seat may do; shuffles and deals by hand are too many to list."""
    dealing = state.phase
    if dealing.step == "shuffle" or seat not in awaits(house, state):
        return ()
    if dealing.step == "cut":
        cards = len(dealing.pack)
        fewest = house.cut.fewest
        cuts = tuple(Cut(at) for at in range(fewest, cards - fewest + 1))
        return (Cut(0), *cuts) if house.cut.may_decline else cuts
    if dealing.step == "bottom":
        return (Keep(), Bury()) if dealing.pack[-1] & 7 == JACK else (Keep(),)
    return tuple(Place(at) for at in allowed_places(dealt(house.layout), house.layout.talon * house.layout.talons))


def why_not(house: House, state: State[Dealing], seat: Seat, action: AnyAction) -> Refusal:
    """Why an action is not legal while the pack is with the dealer."""
    if seat not in awaits(house, state):
        return Refusal("not_your_turn")
    if isinstance(action, Cut) and state.phase.step == "cut":
        return Refusal("bad_cut", {"at": action.at, "least": house.cut.fewest})
    if isinstance(action, Bury) and state.phase.step == "bottom":
        return Refusal("no_jack")
    if isinstance(action, Place) and state.phase.step == "place":
        return Refusal("bad_places")
    return Refusal("not_now")


def apply(house: House, state: State[Dealing], seat: Seat, action: AnyAction) -> Step:
    """One step towards the hands."""
    dealing = state.phase
    events: list[Told] = []
    if isinstance(action, Shuffle):
        pack = shuffle.shuffled(action.seed, house.layout.pack)
        dealing = replace(dealing, seed=action.seed, pack=pack, run=0, mixes=0)
        if house.cut.guards:
            return _bottom(house, state, dealing, events)
        return _with(state, dealing, "cut", events) if house.cut.asks_cutter else _deal(house, state, dealing, events)
    if isinstance(action, Deal):
        return start(house, state, action.hands, action.order or tuple(each(action.rest)), events)
    if isinstance(action, Cut):
        events.append(Told(PackCut(seat, action.at), house.everyone))
        pack = dealing.pack[action.at :] + dealing.pack[: action.at]
        return _bottom(house, state, replace(dealing, pack=pack), events)
    if isinstance(action, Bury):
        events.append(Told(JackBuried(), house.everyone))
        middle = len(dealing.pack) // 2
        pack = (*dealing.pack[:middle], dealing.pack[-1], *dealing.pack[middle:-1])
        run = house.cut.run_after(dealing.run, dealing.pack[-1])
        # The new bottom card is inspected in its turn (TH-R-026).
        return _bottom(house, state, replace(dealing, pack=pack, run=run), events)
    if isinstance(action, Place):
        return _out(house, state, dealing, action.at, events)
    return _deal(house, state, dealing, events)


def wrong_pack(house: House, state: State[Dealing], action: Shuffle | Deal) -> Refusal | None:
    """Why the table may not shuffle now, or what is wrong with a deal entered by hand."""
    if state.phase.step != "shuffle":
        return Refusal("not_now")
    return _wrong_deal(house, house.sitter(state.sheet), action) if isinstance(action, Deal) else None


def _wrong_deal(house: House, sitter: Seat, deal: Deal) -> Refusal | None:
    layout, hands = house.layout, deal.hands
    if len(hands) != house.players:
        return Refusal("wrong_cards", {"why": "hands"})
    if deal.order and tuple(sorted(deal.order)) != tuple(each(deal.rest)):
        return Refusal("wrong_cards", {"why": "order"})
    seen = deal.rest
    for hand in hands:
        if hand & seen:
            return Refusal("wrong_cards", {"why": "twice"})
        seen |= hand
    if seen != layout.all:
        return Refusal("wrong_cards", {"why": "pack"})
    if any(hand.bit_count() != (layout.hand if seat != sitter else 0) for seat, hand in enumerate(hands)):
        return Refusal("wrong_cards", {"why": "count"})
    return None


def start(
    house: House, state: State[Dealing], hands: tuple[Cards, ...], rest: tuple[Card, ...], events: list[Told]
) -> Step:
    """The cards are out, ``rest`` those in no hand: who has looked, and the opener's word, or the first lead."""
    layout, opener = house.layout, house.opener(state.sheet)
    unseen = only(opener) if house.may_go_dark(state.sheet) else 0
    talon, beside = mask_of(rest[: layout.talon]), mask_of(rest[layout.talon : len(rest) - layout.stock])
    stock = rest[len(rest) - layout.stock :]
    told = HandsDealt(
        opener if unseen else -1,
        layout.talon,
        house.sitter(state.sheet),
        layout.beside,
        layout.stock,
        stock[-1] if house.deal.expose else -1,
    )
    events.append(Told(told, house.everyone))
    looking = [seat for seat in house.in_play[state.sheet.dealer] if not unseen >> seat & 1]
    events += [Told(HandSeen(seat, hands[seat]), only(seat)) for seat in looking]
    if not house.auctions:
        events.append(Told(TricksBegan(opener), house.everyone))
        return State(state.sheet, playing.begin(house, state.sheet, hands, NO_CONTRACT, stock=stock)), events
    if house.talon_early:
        events.append(Told(TalonShown(talon), house.everyone))
    auction = Auction(hands, talon, opener, opener, 0, -1, 0, unseen, 0, beside, stock)
    return State(state.sheet, auction), events


def _with(state: State[Dealing], dealing: Dealing, step: str, events: list[Told]) -> Step:
    return State(state.sheet, replace(dealing, step=step)), events


def _bottom(house: House, state: State[Dealing], dealing: Dealing, events: list[Told]) -> Step:
    """The dealer looks at the bottom card, which will be his own (TH-R-020)."""
    cut = house.cut
    card: Card = dealing.pack[-1]
    everyone = house.everyone
    asks = cut.bottom(card)
    if asks is None:
        if cut.dealer_looks:
            events.append(Told(BottomSeen(card), only(state.sheet.dealer)))
        return _deal(house, state, dealing, events)
    if asks == "ask":
        events.append(Told(BottomSeen(card), only(state.sheet.dealer)))
        return _with(state, dealing, "bottom", events)
    if asks == "mix" and cut.guards:
        return _bottom(house, state, _mixed(house, dealing), events)
    events.append(Told(BottomShown(card), everyone))
    if asks == "mix":
        events.append(Told(PackMixed(), everyone))
        run = cut.run_after(dealing.run, card)
        return _with(state, replace(_mixed(house, dealing), run=run), "cut", events)
    if asks == "recut":
        # The dealer cuts once himself, whatever comes (BT-009).
        cards = len(dealing.pack)
        at = cut.fewest + shuffle.drawn(dealing.seed, f"recut {dealing.mixes}", cards - 2 * cut.fewest + 1)
        events.append(Told(PackCut(state.sheet.dealer, at), everyone))
        return _deal(house, state, replace(dealing, pack=dealing.pack[at:] + dealing.pack[:at]), events)
    run = cut.run_after(dealing.run, card)
    if not cut.is_fined(run):
        return _with(state, replace(dealing, run=run), "cut", events)
    after, events = fine(house, state, cutter(house, state), "cut", events)
    fined = State(after.sheet, replace(dealing, run=0))
    again = cut.cuts_after_fine
    return _with(fined, fined.phase, "cut", events) if again else _deal(house, fined, fined.phase, events)


def _mixed(house: House, dealing: Dealing) -> Dealing:
    """The pack in a further order of the same seed."""
    mixes = dealing.mixes + 1
    seed = shuffle.derived_seed(dealing.seed, "mix", mixes)
    return replace(dealing, pack=shuffle.shuffled(seed, house.layout.pack), mixes=mixes)


def _deal(house: House, state: State[Dealing], dealing: Dealing, events: list[Told]) -> Step:
    if house.deal.dealer_places:
        return _with(state, dealing, "place", events)
    return _out(house, state, dealing, house.deal.places(dealing.seed, house.layout), events)


def _out(house: House, state: State[Dealing], dealing: Dealing, places: tuple[int, ...], events: list[Told]) -> Step:
    """The cards go out one at a time from the dealer's left; the last one is the dealer's, if he plays (TH-R-016)."""
    dealer = state.sheet.dealer
    order = house.circles[dealer][house.following[dealer][dealer]]
    cards = dealt(house.layout)
    piles = _piles(order, house.players, cards, places, house.layout.packets)
    pack = dealing.pack
    bits = [1 << card for card in pack]
    hands = tuple([sum(map(bits.__getitem__, pile)) for pile in piles])
    rest = (*[pack[place] for place in places], *pack[cards:])
    return start(house, state, hands, rest, events)


@lru_cache(maxsize=4096)
def _piles(
    order: tuple[Seat, ...], players: int, cards: int, places: tuple[int, ...], packets: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The places in the dealing order whose cards each seat gets: one at a time, or in packets (TT-A-014)."""
    hands: list[list[int]] = [[] for _ in range(players)]
    turns = [seat for packet in packets for seat in order for _ in range(packet)]
    for number, place in enumerate(place for place in range(cards) if place not in places):
        hands[turns[number] if turns else order[number % len(order)]].append(place)
    return tuple(map(tuple, hands))


def _problems(house: House, state: State[Dealing]) -> Iterator[Problem]:
    dealing, cut = state.phase, house.cut
    possible = {
        "shuffle": True,
        "cut": cut.asks_cutter,
        "bottom": cut.asks_dealer,
        "place": house.deal.dealer_places,
    }
    if not possible.get(dealing.step, False):
        yield Problem("wrong_step", {"step": dealing.step[:40]})
        return
    if dealing.step == "shuffle":
        if dealing != Dealing("shuffle", dealing.redeal):
            yield Problem("wrong_step", {"step": "shuffle"})
        return
    if not dealing.pack or (dealing.step == "bottom" and cut.bottom(dealing.pack[-1]) != "ask"):
        yield Problem("wrong_pack")
    try:
        seed_bytes(dealing.seed)
    except NotationError:
        yield Problem("bad_seed", {"seed": dealing.seed[:40]})


ROW = Row(
    name="dealing",
    state=Dealing,
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    wrong_pack=wrong_pack,
    fields=Dealing.__struct_fields__,
    cards=loose_cards,
    write=form.of_phase,
    read=form.reads(Dealing),
    problems=_problems,
)
