"""The shuffle, the cut and the deal (PF-018..022), and where a deal goes from there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core import shuffle
from prikup.core.actions import Cut, Deal, Shuffle
from prikup.core.cards import Card, Cards, each, mask_of
from prikup.core.errors import IllegalAction, NotationError, Refusal
from prikup.core.events import Told
from prikup.core.seats import TABLE, Seat, only
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.preferans.actions import AnyAction
from prikup.preferans.events import AuctionWon, HandsDealt, HandSeen, PackCut
from prikup.preferans.house import House
from prikup.preferans.layout import HAND, PACK, TALON
from prikup.preferans.phases import auction, playing, taking
from prikup.preferans.phases.row import Row, staged
from prikup.preferans.seen.view import View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import BRIGAND, Bid, Dealing, Held, Sheet, State, Step

FEWEST = 1
"""A cut leaves a card above and below; there is no deal without one (PF-018)."""
CUTS: tuple[AnyAction, ...] = tuple(Cut(at) for at in range(FEWEST, len(PACK) - FEWEST + 1))
BEFORE_TALON = 3
"""Rounds of the deal before the talon is put down: in the middle, neither first nor last (PF-020)."""
ALL = mask_of(PACK)


def cutter(house: House, sheet: Sheet) -> Seat:
    """The player on the dealer's right (PF-018)."""
    return (sheet.dealer - 1) % house.players


def awaits(house: House, state: State[Dealing]) -> tuple[Seat, ...]:
    """The table for the shuffle, then the cutter."""
    return (TABLE,) if state.phase.step == "shuffle" else (cutter(house, state.sheet),)


def legal(house: House, state: State[Dealing], seat: Seat) -> tuple[AnyAction, ...]:
    """The cuts; shuffles and deals by hand are too many to list."""
    return CUTS if state.phase.step == "cut" and seat == cutter(house, state.sheet) else ()


def why_not(house: House, state: State[Dealing], seat: Seat, action: AnyAction) -> Refusal:
    """Why an action is not legal while the pack is with the dealer."""
    if seat not in awaits(house, state):
        return Refusal("not_your_turn")
    if isinstance(action, Cut):
        return Refusal("bad_cut", {"at": action.at, "least": FEWEST})
    return Refusal("not_now")


def wrong_pack(house: House, state: State[Dealing], action: Shuffle | Deal) -> Refusal | None:
    """The pack waits for a shuffle, or for a deal by hand."""
    if state.phase.step != "shuffle":
        return Refusal("not_now")
    return wrong_deal(house, action) if isinstance(action, Deal) else None


def wrong_deal(house: House, deal: Deal) -> Refusal | None:
    """What is wrong with a deal entered by hand, if anything: three hands in seat order, and the talon."""
    hands, rest = deal.hands, deal.rest
    if deal.order and tuple(sorted(deal.order)) != tuple(each(rest)):
        return Refusal("wrong_cards", {"why": "order"})
    if len(hands) != len(house.hands(0)):
        return Refusal("wrong_cards", {"why": "hands"})
    seen = rest
    for hand in hands:
        if hand & seen:
            return Refusal("wrong_cards", {"why": "twice"})
        seen |= hand
    if seen != ALL:
        return Refusal("wrong_cards", {"why": "pack"})
    if rest.bit_count() != TALON or any(hand.bit_count() != HAND for hand in hands):
        return Refusal("wrong_cards", {"why": "count"})
    return None


def apply(house: House, state: State[Dealing], seat: Seat, action: AnyAction) -> Step:
    """One step towards the hands."""
    dealing, sheet = state.phase, state.sheet
    events: list[Told] = []
    if isinstance(action, Deal):
        problem = wrong_deal(house, action)
        if problem:
            raise IllegalAction.of(problem)
        by_place = dict(zip(sorted(house.hands(sheet.dealer)), action.hands, strict=True))
        hands = tuple([by_place.get(place, 0) for place in range(house.layout.places)])
        return dealt(house, sheet, hands, action.order or tuple(each(action.rest)), events)
    if isinstance(action, Shuffle):
        pack = shuffle.shuffled(action.seed, PACK)
        if house.rules.deal.has_cut():
            return State(sheet, replace(dealing, step="cut", seed=action.seed, pack=pack)), events
    else:
        assert isinstance(action, Cut)
        events.append(Told(PackCut(seat, action.at), house.everyone))
        pack = dealing.pack[action.at :] + dealing.pack[: action.at]
    return dealt(house, sheet, *piles_of(house, sheet.dealer, pack), events)


def piles_of(house: House, dealer: Seat, pack: tuple[Card, ...]) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """The hands by place and the talon."""
    bits = [1 << card for card in pack]
    piles = _piles(house.hands(dealer), house.layout.places)
    hands = tuple([sum(map(bits.__getitem__, pile)) for pile in piles])
    first = 2 * len(house.hands(dealer)) * BEFORE_TALON
    return hands, pack[first : first + TALON]


@lru_cache(maxsize=16)
def _piles(order: tuple[Seat, ...], places: int) -> tuple[tuple[int, ...], ...]:
    """By place where its cards lie in the pack: pairs, clockwise from the dealer's left (PF-019..021)."""
    piles: list[list[int]] = [[] for _ in range(places)]
    at = 0
    for turn in range(HAND // 2):
        if turn == BEFORE_TALON:
            at += TALON
        for place in order:
            piles[place] += (at, at + 1)
            at += 2
    return tuple(map(tuple, piles))


def dealt(house: House, sheet: Sheet, hands: tuple[Cards, ...], talon: tuple[Card, ...], events: list[Told]) -> Step:
    """The cards are out: an auction, the soloist's game, or an all-pass that the rules demand."""
    everyone = house.everyone
    unseen = house.unseen(sheet) if sheet.auctioned else 0
    events.append(Told(HandsDealt(unseen), everyone))
    seeing = everyone & ~unseen
    events += [
        Told(HandSeen(seat, hands[seat]), only(seat))
        for seat in range(house.players)
        if seeing >> seat & 1 and hands[seat]
    ]
    if sheet.auctioned:
        return auction.begin(house, sheet, hands, talon, unseen, events)
    held = Held(hands, talon)
    if sheet.stage == BRIGAND:
        soloist = house.soloist(sheet.dealer)
        events.append(Told(AuctionWon(soloist), everyone))
        return taking.begin(house, sheet, held, Bid(soloist, "brigand"), events)
    return playing.begin_passes(house, sheet, held, events, dark=False, passed_unseen=0, compulsory=True)


def shows(house: House, state: State[Dealing], view: View) -> View:
    """Whether the deal is repeated."""
    return replace(view, redeal=state.phase.redeal)


@staged
def problems(house: House, state: State[Dealing]) -> Iterator[Problem]:
    """Whether the rules know the step, and a pack and its seed are there where it is to be cut."""
    dealing = state.phase
    if dealing.step == "shuffle":
        if dealing != Dealing("shuffle", dealing.redeal):
            yield Problem("wrong_step", {"step": "shuffle"})
        return
    if dealing.step != "cut" or not house.rules.deal.has_cut():
        yield Problem("wrong_step", {"step": dealing.step[:40]})
        return
    if not dealing.pack:
        yield Problem("wrong_pack")
    try:
        seed_bytes(dealing.seed)
    except NotationError:
        yield Problem("bad_seed", {"seed": dealing.seed[:40]})


PART = Part(Dealing)
ROW = Row(
    name="dealing",
    state=Dealing,
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    wrong_pack=wrong_pack,
    shows=shows,
    fields=PART.fields,
    needs=("step",),
    write=PART.write,
    read=PART.read,
    problems=problems,
)
