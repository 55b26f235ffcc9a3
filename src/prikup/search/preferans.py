"""The tricks of Preferans for the solver: the declarer against the defence, in an all-pass each for himself."""

from __future__ import annotations

from itertools import chain

from prikup.core.cards import Cards, mask_of
from prikup.core.scored import Pending, Scored
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.preferans.actions import AnyAction
from prikup.preferans.game import Preferans
from prikup.preferans.layout import PACK, TALON
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases.tricks import led_by_talon, playing_hands, trump_of
from prikup.preferans.score.settle import results
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import MISERE, Playing, Sheet, State
from prikup.search.answers import Aim, Question


def unnamed(game: Preferans, setup: Setup) -> Cards:
    """The cards of the pack that a position of the tricks names nowhere."""
    return mask_of(PACK) & ~mask_of(chain(*setup.hands, setup.trick, setup.talon, setup.away))


def holding(game: Preferans, setup: Setup) -> tuple[Seat, ...]:
    """The places that hold cards while tricks are played."""
    compiled = game.compiled
    if not 0 <= setup.dealer < compiled.players:
        return ()
    return playing_hands(compiled, setup.dealer, setup.contract)


def rounding(game: Preferans, question: Question) -> None:
    """Nothing is rounded: tricks are counted."""


def tricks(game: Preferans, state: State[Playing]) -> tuple[Position, tuple[Question, ...], bool]:
    """The kernel's position and the questions: the declarer's tricks, or what each hand can keep itself down to."""
    compiled, dealer, playing = game.compiled, state.sheet.dealer, state.phase
    contract = playing.contract
    resting = compiled.resting(dealer, passes=contract is None)
    places = compiled.layout.places
    turned = led_by_talon(compiled, playing)
    counts = contract is None and compiled.rules.passes.turns_talon() and compiled.talon_seat(dealer) >= 0
    position = Position(
        compiled.policy,
        # The dummy keeps its cards in an all-pass, and does not play them.
        [0 if resting >> place & 1 else playing.held.hands[place] for place in range(places)],
        playing.leader,
        trick=playing.trick[turned:],
        trump=trump_of(contract),
        index=playing.index,
        tricks=playing.tricks,
        resting=resting,
        talon=playing.held.talon[playing.index : TALON] if turned else (),
        talon_seat=compiled.talon_seat(dealer) if counts else None,
        sides=None if contract is None else [int(place == contract.seat) for place in range(places)],
    )
    if contract is not None:
        aim: Aim = "fewest" if contract.kind == MISERE else "most"
        return position, (Question(contract.seat, "tricks", aim),), True
    hands = playing_hands(compiled, dealer, None)
    return position, tuple(Question(place, "tricks", "fewest", guarantee=True) for place in sorted(hands)), False


def settled(game: Preferans, sheet: Sheet, outcome: Outcome, choices: tuple[AnyAction, ...] = ()) -> Scored:
    """What is written for an outcome. Whoever may choose whom points help does what is best for himself."""
    answer = game.scored(sheet, outcome, choices)
    if not isinstance(answer, Pending):
        return answer
    seat = answer.seat
    ways = (settled(game, sheet, outcome, (*choices, option)) for option in answer.options)
    return max(ways, key=lambda one: results(game.compiled, one.sheet)[seat])
