"""The shuffle, the cut and the deal (PF-018..022), and what follows the deal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core import shuffle
from prikup.core.actions import Cut, Deal, Shuffle
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat, audience_of
from prikup.core.setup import Problem, seed_problems
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import AuctionWon, HandsDealt, HandSeen, PackCut
from prikup.preferans.layout import HAND, PACK, TALON
from prikup.preferans.phases import auction, playing, taking
from prikup.preferans.phases.rows import Row
from prikup.preferans.seen.view import View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import BRIGAND, Bid, Dealing, Held, Sheet, State, Step

FEWEST = 1
"""The fewest cards above and below a cut; every deal is cut (PF-018)."""
CUTS: tuple[AnyAction, ...] = tuple(Cut(at) for at in range(FEWEST, len(PACK) - FEWEST + 1))
BEFORE_TALON = 3
"""Rounds of the deal before the talon is put down: in the middle, neither first nor last (PF-020)."""
ALL = mask_of(PACK)


def cutter(compiled: CompiledRules, sheet: Sheet) -> Seat:
    """The player on the dealer's right (PF-018)."""
    return (sheet.dealer - 1) % compiled.players


def awaits(compiled: CompiledRules, state: State[Dealing]) -> tuple[Seat, ...]:
    """The table for the shuffle, then the player who cuts."""
    return (TABLE,) if state.phase.step == "shuffle" else (cutter(compiled, state.sheet),)


def legal(compiled: CompiledRules, state: State[Dealing], seat: Seat) -> tuple[AnyAction, ...]:
    """The cuts; shuffles and deals by hand are too many to list."""
    return CUTS if state.phase.step == "cut" and seat == cutter(compiled, state.sheet) else ()


def why_not(compiled: CompiledRules, state: State[Dealing], seat: Seat, action: AnyAction) -> Refusal:
    """Why an action is not legal while the pack is with the dealer."""
    if seat not in awaits(compiled, state):
        return Refusal("not_your_turn")
    if isinstance(action, Cut):
        return Refusal("bad_cut", {"at": action.at, "least": FEWEST})
    return Refusal("not_now")


def wrong_pack(compiled: CompiledRules, state: State[Dealing], action: Shuffle | Deal) -> Refusal | None:
    """Why a pack or deal is refused: a shuffle, or a deal by hand, is awaited."""
    if state.phase.step != "shuffle":
        return Refusal("not_now")
    return wrong_deal(compiled, action) if isinstance(action, Deal) else None


def wrong_deal(compiled: CompiledRules, deal: Deal) -> Refusal | None:
    """What is wrong with a deal entered by hand, if anything: three hands in seat order, and the talon."""
    hands, rest = deal.hands, deal.rest
    if deal.order and tuple(sorted(deal.order)) != tuple(cards_in(rest)):
        return Refusal("wrong_cards", {"why": "order"})
    if len(hands) != len(compiled.hands(0)):
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


def apply(compiled: CompiledRules, state: State[Dealing], seat: Seat, action: AnyAction) -> Step:
    """Shuffles, cuts or deals."""
    dealing, sheet = state.phase, state.sheet
    events: list[AddressedEvent] = []
    if isinstance(action, Deal):
        by_place = dict(zip(sorted(compiled.hands(sheet.dealer)), action.hands, strict=True))
        hands = tuple([by_place.get(place, 0) for place in range(compiled.layout.places)])
        return dealt(compiled, sheet, hands, action.order or tuple(cards_in(action.rest)), events)
    if isinstance(action, Shuffle):
        pack = shuffle.shuffled(action.seed, PACK)
        if compiled.rules.deal.has_cut():
            return State(sheet, replace(dealing, step="cut", seed=action.seed, pack=pack)), events
    else:
        assert isinstance(action, Cut)
        events.append(AddressedEvent(PackCut(seat, action.at), compiled.everyone))
        pack = dealing.pack[action.at :] + dealing.pack[: action.at]
    return dealt(compiled, sheet, *piles_of(compiled, sheet.dealer, pack), events)


def piles_of(
    compiled: CompiledRules, dealer: Seat, pack: tuple[Card, ...]
) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """The hands by place and the talon."""
    bits = [1 << card for card in pack]
    piles = _piles(compiled.hands(dealer), compiled.layout.places)
    hands = tuple([sum(map(bits.__getitem__, pile)) for pile in piles])
    first = 2 * len(compiled.hands(dealer)) * BEFORE_TALON
    return hands, pack[first : first + TALON]


@lru_cache(maxsize=16)
def _piles(order: tuple[Seat, ...], places: int) -> tuple[tuple[int, ...], ...]:
    """By place the positions of its cards in the pack: pairs, clockwise from the dealer's left (PF-019..021)."""
    piles: list[list[int]] = [[] for _ in range(places)]
    at = 0
    for turn in range(HAND // 2):
        if turn == BEFORE_TALON:
            at += TALON
        for place in order:
            piles[place] += (at, at + 1)
            at += 2
    return tuple(map(tuple, piles))


def dealt(
    compiled: CompiledRules,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    talon: tuple[Card, ...],
    events: list[AddressedEvent],
) -> Step:
    """What follows the deal: an auction, the soloist's game of the Razbojnik, or a compulsory all-pass."""
    everyone = compiled.everyone
    unseen = compiled.unseen(sheet) if sheet.auctioned else 0
    events.append(AddressedEvent(HandsDealt(unseen), everyone))
    seeing = everyone & ~unseen
    events += [
        AddressedEvent(HandSeen(seat, hands[seat]), audience_of(seat))
        for seat in range(compiled.players)
        if seeing >> seat & 1 and hands[seat]
    ]
    if sheet.auctioned:
        return auction.begin(compiled, sheet, hands, talon, unseen, events)
    held = Held(hands, talon)
    if sheet.stage == BRIGAND:
        soloist = compiled.soloist(sheet.dealer)
        events.append(AddressedEvent(AuctionWon(soloist), everyone))
        return taking.begin(compiled, sheet, held, Bid(soloist, BRIGAND), events)
    return playing.begin_passes(compiled, sheet, held, events, dark=False, passed_unseen=0, compulsory=True)


def shows(compiled: CompiledRules, state: State[Dealing], view: View) -> View:
    """Whether this deal is a repeat."""
    return replace(view, redeal=state.phase.redeal)


def problems(compiled: CompiledRules, state: State[Dealing]) -> Iterator[Problem]:
    """Whether the rules have this step, and the pack and its seed are there when it is to be cut."""
    dealing = state.phase
    if dealing.step == "shuffle":
        if dealing != Dealing("shuffle", dealing.redeal):
            yield Problem("wrong_step", {"step": "shuffle"})
        return
    if dealing.step != "cut" or not compiled.rules.deal.has_cut():
        yield Problem("wrong_step", {"step": dealing.step[:40]})
        return
    if not dealing.pack:
        yield Problem("wrong_pack")
    yield from seed_problems(dealing.seed)


ROW = Row(
    part=Part(Dealing),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    wrong_pack=wrong_pack,
    enters=True,
    shows=shows,
    needs=("step",),
    problems=problems,
)
