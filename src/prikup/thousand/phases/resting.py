"""The claim of the rest: the opponents see the claimer's cards and accept or refuse (TH-R-106)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Accept, Refuse
from prikup.core.cards import Card, Cards, union
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, added, audience_of
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import RestAnswered, RestGranted
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases import playing as tricks
from prikup.thousand.phases.deals import Step, finish
from prikup.thousand.phases.playing import drown, with_unplayed
from prikup.thousand.phases.rows import Row, lying
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import named_cards
from prikup.thousand.state import Playing, Resting, State

ACCEPT, REFUSE = Accept(), Refuse()


def awaits(compiled: CompiledRules, state: State[Resting]) -> tuple[Seat, ...]:
    """The opponents that have not answered yet."""
    resting = state.phase
    others = compiled.in_play[state.sheet.dealer]
    return tuple(seat for seat in others if seat != resting.play.leader and not resting.accepted >> seat & 1)


def legal(compiled: CompiledRules, state: State[Resting], seat: Seat) -> tuple[AnyAction, ...]:
    """Accept or refuse."""
    return (ACCEPT, REFUSE) if seat in awaits(compiled, state) else ()


def apply(compiled: CompiledRules, state: State[Resting], seat: Seat, action: AnyAction) -> Step:
    """Applies an answer; the last acceptance ends the deal, a refusal returns to play."""
    resting = state.phase
    playing = resting.play
    everyone = compiled.everyone
    agreed = isinstance(action, Accept)
    events = [AddressedEvent(RestAnswered(seat, agreed), everyone)]
    if not agreed:
        return State(state.sheet, replace(playing, refused=playing.index)), events
    accepted = resting.accepted | 1 << seat
    if accepted.bit_count() < compiled.hands - 1:
        return State(state.sheet, Resting(playing, accepted)), events
    rest = union(playing.hands)
    claimer, points = playing.leader, compiled.policy.points(rest)
    left = playing.hands[claimer].bit_count()
    events.append(AddressedEvent(RestGranted(claimer, left, points), everyone))
    every, pile = added(playing.points, claimer, points), playing.taken
    if pile:
        pile = added(pile, claimer, rest)
    every, pile = with_unplayed(compiled, playing, claimer, every, pile, events)
    if compiled.drowns:
        playing = drown(compiled, playing, claimer, enumerate(playing.hands), events)
    bonuses = playing.bonuses
    if compiled.policy.last_trick:
        bonuses = added(bonuses, claimer, compiled.policy.last_trick)
    outcome = Outcome(
        ending="rest",
        contract=playing.contract,
        points=every,
        bonuses=bonuses,
        tricks=added(playing.tricks, claimer, left),
        declared=playing.declared,
        last=claimer,
        taken=pile,
    )
    return finish(compiled, state.sheet, outcome, events)


def _play(state: State[Resting]) -> State[Playing]:
    """The trick play that the claim interrupted."""
    return State(state.sheet, state.phase.play)


def _hands(compiled: CompiledRules, state: State[Resting]) -> tuple[Cards, ...]:
    return state.phase.play.hands


def _piles(compiled: CompiledRules, state: State[Resting]) -> tuple[tuple[Card, ...], ...]:
    return lying(compiled, _play(state))


def _shows(compiled: CompiledRules, state: State[Resting], view: View) -> View:
    """The tricks, and the claimer's open hand."""
    play = state.phase.play
    return replace(tricks.shows(compiled, _play(state), view), rest=play.leader, rest_hand=play.hands[play.leader])


def _problems(compiled: CompiledRules, state: State[Resting]) -> Iterator[Problem]:
    yield from tricks.problems(compiled, _play(state))
    resting = state.phase
    play = resting.play
    leader = 1 << play.leader
    everyone = audience_of(*compiled.in_play[state.sheet.dealer])
    if (
        not compiled.claims_rest
        or play.trick
        or play.stock
        or play.refused == play.index
        or resting.accepted & leader
        or resting.accepted | leader == everyone
    ):
        yield Problem("rest_impossible")


ROW = Row(
    part=form.AroundTricks(Resting, "accepted"),
    awaits=awaits,
    legal=legal,
    apply=apply,
    play=lambda state: state.phase.play,
    hands=_hands,
    piles=_piles,
    shows=_shows,
    needs=("hands", "contract", "leader"),
    cards=named_cards,
    problems=_problems,
)
