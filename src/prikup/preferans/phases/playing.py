"""The tricks of contracts and all-passes (PF-152..161, PF-168, PF-169, PF-083)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from prikup.core.actions import Play
from prikup.core.cards import Card, Cards, cards_in, mask_of, union
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.core.tricks import broken_duty, select
from prikup.preferans.actions import AnyAction, Offer
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import CardPlayed, PassesBegan, TalonTurned, TricksBegan, TrickTaken
from prikup.preferans.layout import TRICKS
from prikup.preferans.phases import conduct, judging, offering, tricks
from prikup.preferans.phases.rows import Row
from prikup.preferans.phases.tricks import led_by_talon, playing_hands, trump_of, turn
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Held, Playing, Sheet, State, Step

_PLAYS = tuple(Play(card) for card in range(32))


def begin_passes(
    compiled: CompiledRules,
    sheet: Sheet,
    held: Held,
    events: list[AddressedEvent],
    *,
    dark: bool,
    passed_unseen: int,
    compulsory: bool,
) -> Step:
    """Starts an all-pass; the talon's first card is turned where the rules say so (PF-154)."""
    passes = compiled.rules.passes
    leader = playing_hands(compiled, sheet.dealer, None)[0]
    playing = Playing(
        held,
        leader,
        (0,) * compiled.layout.places,
        conduct=tuple(range(compiled.layout.places)),
        passed_unseen=passed_unseen,
        dark=dark,
        compulsory=compulsory,
    )
    price = passes.price_of(sheet.row, dark=dark)
    began = PassesBegan(price, dark, compulsory, passes.in_whists())
    events.append(AddressedEvent(began, compiled.everyone))
    events.append(AddressedEvent(TricksBegan(leader), compiled.everyone))
    return State(sheet, _turned(compiled, playing, events)), events


def awaits(compiled: CompiledRules, state: State[Playing]) -> tuple[Seat, ...]:
    """The player who plays the hand in turn."""
    playing = state.phase
    return (playing.conduct[turn(compiled, state.sheet.dealer, playing)],)


def legal(compiled: CompiledRules, state: State[Playing], seat: Seat) -> tuple[AnyAction, ...]:
    """Cards of the hand in turn for its player; before a trick, offers to divide the remaining tricks (PF-007a)."""
    playing = state.phase
    # Offers are made between tricks only.
    listed: tuple[AnyAction, ...] = () if playing.trick else offering.offers(compiled, state.sheet, playing, seat)
    place = turn(compiled, state.sheet.dealer, playing)
    if playing.conduct[place] != seat:
        return listed
    return (*select(_PLAYS, _cards(compiled, playing, place)), *listed)


def allows(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> bool:
    """Whether an action is legal; a card is checked without listing the others."""
    playing = state.phase
    if not isinstance(action, Play):
        return action in offering.offers(compiled, state.sheet, playing, seat)
    place = turn(compiled, state.sheet.dealer, playing)
    if playing.conduct[place] != seat or not 0 <= action.card < 32 or action.announce:
        return False
    return bool(_cards(compiled, playing, place) >> action.card & 1)


def _cards(compiled: CompiledRules, playing: Playing, place: Seat) -> Cards:
    """The cards that may be played: follow suit; else a trump; else any card (PF-155, PF-169)."""
    led = led_by_talon(compiled, playing)
    return compiled.policy.legal(playing.held.hands[place], playing.trick, trump_of(playing.contract), turned=led)


def why_not(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> Refusal:
    """Why a card or an offer is not legal."""
    playing = state.phase
    if isinstance(action, Offer):
        return offering.why_not_made(compiled, state.sheet, playing, seat)
    place = turn(compiled, state.sheet.dealer, playing)
    if playing.conduct[place] != seat:
        return Refusal("not_your_turn")
    if not isinstance(action, Play) or action.announce:
        return Refusal("not_now")
    hand = playing.held.hands[place]
    if not 0 <= action.card < 32 or not hand >> action.card & 1:
        others = [other for other, by in enumerate(playing.conduct) if by == seat and other != place]
        if any(playing.held.hands[other] >> action.card & 1 for other in others if 0 <= action.card < 32):
            return Refusal("other_hand_plays", {"seat": place})
        return Refusal("not_your_card")
    trump, turned = trump_of(playing.contract), led_by_talon(compiled, playing)
    return broken_duty(compiled.policy.duty(hand, playing.trick, trump, turned=turned), action.card)


@cache
def _played(place: Seat, card: Card, by: Seat, everyone: int) -> AddressedEvent:
    """The event of a played card; the few possible ones are cached."""
    return AddressedEvent(CardPlayed(place, card, by), everyone)


@cache
def _taken(place: Seat, everyone: int) -> AddressedEvent:
    return AddressedEvent(TrickTaken(place), everyone)


def apply(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> Step:
    """Plays a card or makes an offer."""
    sheet, playing = state.sheet, state.phase
    if isinstance(action, Offer):
        return offering.make(compiled, sheet, playing, seat, action)
    assert isinstance(action, Play)
    place = turn(compiled, sheet.dealer, playing)
    held, led = playing.held, led_by_talon(compiled, playing)
    away = compiled.resting(sheet.dealer, passes=playing.contract is None)
    hands, trick, full = compiled.policy.lay(held.hands, playing.trick, place, action.card, away, led)
    events = [_played(place, action.card, seat, compiled.everyone)]
    playing = replace(playing, held=Held(hands, held.talon, held.away), trick=trick)
    if full:
        return _take(compiled, sheet, playing, events)
    if playing.opening and conduct.due(compiled, playing):
        playing = conduct.lay_down(compiled, playing, events)
    return State(sheet, playing), events


def _take(compiled: CompiledRules, sheet: Sheet, playing: Playing, events: list[AddressedEvent]) -> Step:
    """Gives a full trick to its place; the last trick ends the play.

    The winner leads to the next one; after the talon's tricks the first hand leads (PF-158). A trick that the talon
    led goes to a resting dealer if its card wins (PF-156), and to the first hand if nobody follows (PF-161a).
    """
    winner, leader, _, _, taken = compiled.policy.take(
        playing.trick,
        trump_of(playing.contract),
        playing.leader,
        (),
        playing.tricks,
        compiled.resting(sheet.dealer, passes=playing.contract is None),
        led_by_talon(compiled, playing),
        compiled.talon_seat(sheet.dealer),
    )
    events.append(_taken(winner, compiled.everyone))
    index = playing.index + 1
    playing = replace(playing, leader=leader, tricks=taken, trick=(), index=index)
    if index == TRICKS:
        return judging.finish(compiled, sheet, playing, events)
    if playing.opening and conduct.due(compiled, playing):
        playing = conduct.lay_down(compiled, playing, events)
    return State(sheet, _turned(compiled, playing, events)), events


def _turned(compiled: CompiledRules, playing: Playing, events: list[AddressedEvent]) -> Playing:
    """Turns the talon's next card if it leads."""
    if not led_by_talon(compiled, playing):
        return playing
    card = playing.held.talon[playing.index]
    events.append(AddressedEvent(TalonTurned(card), compiled.everyone))
    return replace(playing, trick=(card,))


def settled(compiled: CompiledRules, state: State[Playing]) -> bool:
    """Whether what all know settles the rest: in the last trick, or where the hand that leads lies open and no card
    that is not known to be elsewhere takes a trick from any of its cards (decision 0021)."""
    playing = state.phase
    if playing.index == TRICKS - 1:
        return True
    leader, contract = playing.leader, playing.contract
    if contract is None or not playing.open >> leader & 1:
        return False
    held, trump = playing.held, trump_of(contract)
    own = held.hands[leader] | mask_of(playing.trick[:1])
    # All that is neither there nor played, wherever it lies: what nobody has seen makes no difference.
    away = mask_of(held.talon) if contract.hand else held.away
    others = (union(held.hands) | away | mask_of(playing.trick)) & ~own
    beats = compiled.policy.beats
    return not any(beats(other, card, trump) for card in cards_in(own) for other in cards_in(others))


def shows(compiled: CompiledRules, state: State[Playing], view: View) -> View:
    """The tricks."""
    return tricks.shown(compiled, state.phase, view)


def problems(compiled: CompiledRules, state: State[Playing]) -> Iterator[Problem]:
    """Whether the tricks could have come about."""
    yield from tricks.problems(compiled, state.sheet, state.phase)


ROW = Row(
    part=Part(Playing),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    allows=allows,
    play=lambda state: state.phase,
    settled=settled,
    hands=lambda compiled, state: state.phase.held.hands,
    shows=shows,
    needs=("hands", "talon", "leader"),
    problems=problems,
    cards=CardRules(held=tricks.CARDS.held, led=True).problems,
)
