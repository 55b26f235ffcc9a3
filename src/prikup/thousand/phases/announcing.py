"""Announcing marriages before the first lead, each player in turn from the one who leads (BT-026a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.core.actions import Pass
from prikup.core.cards import QUEEN, Card, Cards, card_of
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Show
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import Passed, PhaseBegan, TricksBegan
from prikup.thousand.layout import marriages_in
from prikup.thousand.phases import playing as tricks
from prikup.thousand.phases.deals import Step
from prikup.thousand.phases.playing import SHOWS
from prikup.thousand.phases.rows import Row, lying
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import named_cards
from prikup.thousand.state import Announcing, Playing, Sheet, State

PASS = Pass()


def begin(compiled: CompiledRules, sheet: Sheet, playing: Playing, events: list[AddressedEvent], *, told: bool) -> Step:
    """Asks everybody in turn, whatever is held; goes straight to the first lead where nothing is announced now.

    ``told``: an event, such as the naming of the contract, has said that the tricks begin.
    """
    if not asks(compiled, playing):
        if not told:
            events.append(AddressedEvent(TricksBegan(playing.leader), compiled.everyone))
        return State(sheet, playing), events
    events.append(AddressedEvent(PhaseBegan(playing.leader, "announcing"), compiled.everyone))
    return State(sheet, Announcing(playing, playing.leader)), events


def asks(compiled: CompiledRules, playing: Playing) -> bool:
    """Whether marriages are announced before the first lead of this deal."""
    return compiled.announces_first and not playing.contract.misere


def awaits(compiled: CompiledRules, state: State[Announcing]) -> tuple[Seat, ...]:
    """The seat whose turn it is."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Announcing], seat: Seat) -> tuple[AnyAction, ...]:
    """The marriages in hand that are not announced yet, and the pass that ends the turn."""
    announcing = state.phase
    if seat != announcing.turn:
        return ()
    return (*[SHOWS[suit] for suit in _pairs(announcing.play, seat)], PASS)


def _pairs(playing: Playing, seat: Seat) -> tuple[int, ...]:
    return tuple([suit for suit in marriages_in(playing.hands[seat]) if not playing.announced >> suit & 1])


def worths(compiled: CompiledRules, state: State[Announcing], actions: Sequence[AnyAction]) -> tuple[int, ...]:
    """The card points of the marriage that each action announces; empty if none does."""
    return tricks.worths(compiled, _play(state), actions)


def why_not(compiled: CompiledRules, state: State[Announcing], seat: Seat, action: AnyAction) -> Refusal:
    """Why a marriage cannot be announced."""
    announcing = state.phase
    if seat != announcing.turn:
        return Refusal("not_your_turn")
    if not isinstance(action, Show):
        return Refusal("not_now")
    held = action.suit in marriages_in(announcing.play.hands[seat])
    return Refusal("announced_already" if held else "no_marriage")


def apply(compiled: CompiledRules, state: State[Announcing], seat: Seat, action: AnyAction) -> Step:
    """Announces a marriage, and the seat may announce another one; or passes, and the next seat is asked."""
    announcing = state.phase
    playing = announcing.play
    if isinstance(action, Show):
        playing, events = tricks.declare(compiled, playing, seat, card_of(action.suit, QUEEN))
        return State(state.sheet, Announcing(playing, seat)), events
    events = [AddressedEvent(Passed(seat), compiled.everyone)]
    turn = compiled.following[state.sheet.dealer][seat]
    if turn != playing.leader:
        return State(state.sheet, Announcing(playing, turn)), events
    events.append(AddressedEvent(TricksBegan(playing.leader), compiled.everyone))
    return State(state.sheet, playing), events


def _play(state: State[Announcing]) -> State[Playing]:
    return State(state.sheet, state.phase.play)


def _hands(compiled: CompiledRules, state: State[Announcing]) -> tuple[Cards, ...]:
    return state.phase.play.hands


def _piles(compiled: CompiledRules, state: State[Announcing]) -> tuple[tuple[Card, ...], ...]:
    return lying(compiled, _play(state))


def _shows(compiled: CompiledRules, state: State[Announcing], view: View) -> View:
    """What was announced so far: the trump and the points."""
    return tricks.shows(compiled, _play(state), view)


def _problems(compiled: CompiledRules, state: State[Announcing]) -> Iterator[Problem]:
    playing = state.phase.play
    if not asks(compiled, playing):
        yield Problem("phase_impossible", {"phase": "announcing"})
        return
    yield from tricks.problems(compiled, _play(state))
    in_play = compiled.in_play[state.sheet.dealer]
    asked = [seat for seat in in_play if playing.declared[seat]]
    circle = compiled.circles[state.sheet.dealer][playing.leader]
    early = state.phase.turn in circle and circle.index(state.phase.turn) < max(map(circle.index, asked), default=0)
    if playing.index or playing.trick or state.phase.turn not in in_play or early:
        yield Problem("announcing_impossible")


ROW = Row(
    part=form.AroundTricks(Announcing, "turn"),
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    worths=worths,
    hands=_hands,
    piles=_piles,
    shows=_shows,
    needs=("hands", "contract", "leader", "turn"),
    cards=named_cards,
    problems=_problems,
)
