"""Shuffle, cut, deal: from the pack to the hands (TH-R-016..027, TH-P-008..012)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core import shuffle, tricks
from prikup.core.actions import Cut, Deal, Shuffle
from prikup.core.cards import JACK, Card, Cards, cards_in, mask_of
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat, audience_of
from prikup.core.setup import Problem, seed_problems
from prikup.thousand.actions import AnyAction, Bury, Keep, Place
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import (
    BottomSeen,
    BottomShown,
    HandsDealt,
    HandSeen,
    JackBuried,
    LeftUnseen,
    PackCut,
    PackMixed,
    TalonShown,
)
from prikup.thousand.phases import announcing, playing
from prikup.thousand.phases.deals import Step
from prikup.thousand.phases.faults import fine
from prikup.thousand.phases.rows import Row
from prikup.thousand.rules.deal import allowed_places, dealt
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import loose_cards
from prikup.thousand.state import NO_CONTRACT, Auction, Dealing, State


def cutter(compiled: CompiledRules, state: State) -> Seat:
    """The player on the dealer's right."""
    return (state.sheet.dealer - 1) % compiled.players


def awaits(compiled: CompiledRules, state: State[Dealing]) -> tuple[Seat, ...]:
    """The table for the shuffle, the cutter for the cut, the dealer for his word on the bottom card or the talon."""
    step = state.phase.step
    if step == "shuffle":
        return (TABLE,)
    return (cutter(compiled, state),) if step == "cut" else (state.sheet.dealer,)


def legal(compiled: CompiledRules, state: State[Dealing], seat: Seat) -> tuple[AnyAction, ...]:
    """What a seat may do; shuffles and deals by hand are too many to list."""
    dealing = state.phase
    if dealing.step == "shuffle" or seat not in awaits(compiled, state):
        return ()
    if dealing.step == "cut":
        cards = len(dealing.pack)
        fewest = compiled.cut.fewest
        cuts = tuple(Cut(at) for at in range(fewest, cards - fewest + 1))
        return (Cut(0), *cuts) if compiled.cut.may_decline else cuts
    if dealing.step == "bottom":
        return (Keep(), Bury()) if dealing.pack[-1] & 7 == JACK else (Keep(),)
    return tuple(Place(at) for at in allowed_places(dealt(compiled.layout), compiled.layout.in_talons))


def why_not(compiled: CompiledRules, state: State[Dealing], seat: Seat, action: AnyAction) -> Refusal:
    """Why an action is not legal while the pack is with the dealer."""
    if seat not in awaits(compiled, state):
        return Refusal("not_your_turn")
    if isinstance(action, Cut) and state.phase.step == "cut":
        return Refusal("bad_cut", {"at": action.at, "least": compiled.cut.fewest})
    if isinstance(action, Bury) and state.phase.step == "bottom":
        return Refusal("no_jack")
    if isinstance(action, Place) and state.phase.step == "place":
        return Refusal("bad_places")
    return Refusal("not_now")


def apply(compiled: CompiledRules, state: State[Dealing], seat: Seat, action: AnyAction) -> Step:
    """One step towards the hands."""
    dealing = state.phase
    events: list[AddressedEvent] = []
    if isinstance(action, Shuffle):
        pack = shuffle.shuffled(action.seed, compiled.layout.pack)
        dealing = Dealing(dealing.step, dealing.redeal, action.seed, pack)
        if compiled.cut.guards:
            return _bottom(compiled, state, dealing, events)
        if compiled.cut.asks_cutter:
            return _at_step(state, dealing, "cut", events)
        return _deal(compiled, state, dealing, events)
    if isinstance(action, Deal):
        return start(compiled, state, action.hands, action.order or tuple(cards_in(action.rest)), events)
    if isinstance(action, Cut):
        events.append(AddressedEvent(PackCut(seat, action.at), compiled.everyone))
        pack = dealing.pack[action.at :] + dealing.pack[: action.at]
        return _bottom(compiled, state, replace(dealing, pack=pack), events)
    if isinstance(action, Bury):
        events.append(AddressedEvent(JackBuried(), compiled.everyone))
        middle = len(dealing.pack) // 2
        pack = (*dealing.pack[:middle], dealing.pack[-1], *dealing.pack[middle:-1])
        run = compiled.cut.run_after(dealing.run, dealing.pack[-1])
        # The new bottom card is inspected in its turn (TH-R-026).
        return _bottom(compiled, state, replace(dealing, pack=pack, run=run), events)
    if isinstance(action, Place):
        return _dealt_out(compiled, state, dealing, action.at, events)
    return _deal(compiled, state, dealing, events)


def wrong_pack(compiled: CompiledRules, state: State[Dealing], action: Shuffle | Deal) -> Refusal | None:
    """Why the table may not shuffle now, or what is wrong with a deal entered by hand."""
    if state.phase.step != "shuffle":
        return Refusal("not_now")
    return _wrong_deal(compiled, compiled.sitter(state.sheet), action) if isinstance(action, Deal) else None


def _wrong_deal(compiled: CompiledRules, sitter: Seat, deal: Deal) -> Refusal | None:
    layout, hands = compiled.layout, deal.hands
    if len(hands) != compiled.players:
        return Refusal("wrong_cards", {"why": "hands"})
    if deal.order and tuple(sorted(deal.order)) != tuple(cards_in(deal.rest)):
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
    compiled: CompiledRules,
    state: State[Dealing],
    hands: tuple[Cards, ...],
    rest: tuple[Card, ...],
    events: list[AddressedEvent],
) -> Step:
    """The cards are out, ``rest`` those in no hand: who has looked, and the opener's word, or the first lead."""
    layout, opener = compiled.layout, compiled.opener(state.sheet)
    unseen = compiled.dark_seats(state.sheet)
    talon, beside = mask_of(rest[: layout.talon]), mask_of(rest[layout.talon : len(rest) - layout.stock])
    stock = rest[len(rest) - layout.stock :]
    told = HandsDealt(
        opener if unseen >> opener & 1 else -1,
        layout.talon,
        compiled.sitter(state.sheet),
        layout.set_aside,
        layout.stock,
        stock[-1] if compiled.deal.expose else -1,
        compiled.golden(state.sheet),
    )
    events.append(AddressedEvent(told, compiled.everyone))
    others = compiled.circles[state.sheet.dealer][opener][1:] if unseen else ()
    events += [AddressedEvent(LeftUnseen(seat), compiled.everyone) for seat in others if unseen >> seat & 1]
    in_play = compiled.in_play[state.sheet.dealer]
    looking = [seat for seat in in_play if not unseen >> seat & 1] if unseen else in_play
    events += [AddressedEvent(HandSeen(seat, hands[seat]), 1 << seat) for seat in looking]
    if not compiled.auctions:
        begun = playing.begin(compiled, state.sheet, hands, NO_CONTRACT, stock=stock)
        return announcing.begin(compiled, state.sheet, begun, events, told=False)
    if compiled.talon_early:
        events.append(AddressedEvent(TalonShown(talon), compiled.everyone))
    auction = Auction(hands, talon, opener, opener, 0, -1, 0, unseen, 0, beside, stock)
    return State(state.sheet, auction), events


def _at_step(state: State[Dealing], dealing: Dealing, step: str, events: list[AddressedEvent]) -> Step:
    """The pack lies there, and somebody is asked for the next step."""
    return State(state.sheet, replace(dealing, step=step)), events


def _bottom(compiled: CompiledRules, state: State[Dealing], dealing: Dealing, events: list[AddressedEvent]) -> Step:
    """The dealer looks at the bottom card, which will be his own (TH-R-020)."""
    cut = compiled.cut
    card: Card = dealing.pack[-1]
    everyone = compiled.everyone
    asks = cut.bottom(card)
    if asks is None:
        if cut.dealer_looks:
            events.append(AddressedEvent(BottomSeen(card), audience_of(state.sheet.dealer)))
        return _deal(compiled, state, dealing, events)
    if asks == "ask":
        events.append(AddressedEvent(BottomSeen(card), audience_of(state.sheet.dealer)))
        return _at_step(state, dealing, "bottom", events)
    if asks == "mix" and cut.guards:
        return _bottom(compiled, state, _mixed(compiled, dealing), events)
    events.append(AddressedEvent(BottomShown(card), everyone))
    if asks == "mix":
        events.append(AddressedEvent(PackMixed(), everyone))
        run = cut.run_after(dealing.run, card)
        return _at_step(state, replace(_mixed(compiled, dealing), run=run), "cut", events)
    if asks == "recut":
        # The dealer cuts once himself, whatever comes (BT-009).
        cards = len(dealing.pack)
        at = cut.fewest + shuffle.drawn_number(dealing.seed, f"recut {dealing.mixes}", cards - 2 * cut.fewest + 1)
        events.append(AddressedEvent(PackCut(state.sheet.dealer, at), everyone))
        return _deal(compiled, state, replace(dealing, pack=dealing.pack[at:] + dealing.pack[:at]), events)
    run = cut.run_after(dealing.run, card)
    if not cut.is_fined(run):
        return _at_step(state, replace(dealing, run=run), "cut", events)
    after, events = fine(compiled, state, cutter(compiled, state), "cut", events)
    fined = State(after.sheet, replace(dealing, run=0))
    if cut.cuts_after_fine:
        return _at_step(fined, fined.phase, "cut", events)
    return _deal(compiled, fined, fined.phase, events)


def _mixed(compiled: CompiledRules, dealing: Dealing) -> Dealing:
    """The pack in a further order of the same seed."""
    mixes = dealing.mixes + 1
    seed = shuffle.derived_seed(dealing.seed, "mix", mixes)
    return replace(dealing, pack=shuffle.shuffled(seed, compiled.layout.pack), mixes=mixes)


def _deal(compiled: CompiledRules, state: State[Dealing], dealing: Dealing, events: list[AddressedEvent]) -> Step:
    if compiled.deal.dealer_places:
        return _at_step(state, dealing, "place", events)
    return _dealt_out(compiled, state, dealing, compiled.deal.places(dealing.seed, compiled.layout), events)


def _dealt_out(
    compiled: CompiledRules,
    state: State[Dealing],
    dealing: Dealing,
    places: tuple[int, ...],
    events: list[AddressedEvent],
) -> Step:
    """The cards go out one at a time from the dealer's left; the last one is the dealer's, if he plays (TH-R-016)."""
    dealer = state.sheet.dealer
    order = compiled.circles[dealer][compiled.following[dealer][dealer]]
    cards = dealt(compiled.layout)
    pack, players = dealing.pack, compiled.players
    owners = _owners(order, players, cards, places, compiled.layout.packets)
    hands = tricks.dealt(pack, owners, players + 1)[:players]
    rest = (*[pack[place] for place in places], *pack[cards:])
    return start(compiled, state, hands, rest, events)


@lru_cache(maxsize=4096)
def _owners(
    order: tuple[Seat, ...], players: int, cards: int, places: tuple[int, ...], packets: tuple[int, ...]
) -> bytes:
    """By place in the dealing order: the seat whose card it is, one at a time or in packets (TT-A-014).

    The talons' places have the number after the last seat.
    """
    turns = [seat for packet in packets for seat in order for _ in range(packet)]
    owners = [players] * cards
    for number, place in enumerate(place for place in range(cards) if place not in places):
        owners[place] = turns[number] if turns else order[number % len(order)]
    return bytes(owners)


def _problems(compiled: CompiledRules, state: State[Dealing]) -> Iterator[Problem]:
    dealing, cut = state.phase, compiled.cut
    possible = {
        "shuffle": True,
        "cut": cut.asks_cutter,
        "bottom": cut.asks_dealer,
        "place": compiled.deal.dealer_places,
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
    yield from seed_problems(dealing.seed)


ROW = Row(
    part=form.Part(Dealing),
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    wrong_pack=wrong_pack,
    enters=True,
    cards=loose_cards,
    problems=_problems,
)
