"""The tricks of Thousand for the solver: the declarer against the others, or all for themselves."""

from __future__ import annotations

from itertools import chain

from prikup.core.cards import Cards, mask_of
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.answers import Question, Rounding
from prikup.search.ends_thousand import unplayed
from prikup.thousand.game import Thousand
from prikup.thousand.rules.reach import most_taken
from prikup.thousand.setup.form import Setup
from prikup.thousand.state import Playing, State


def unnamed(game: Thousand, setup: Setup) -> Cards:
    """The cards of the pack that a position of the tricks names nowhere."""
    piles = (*setup.hands, setup.trick, setup.stock, setup.aside)
    return mask_of(game.compiled.layout.pack) & ~mask_of(chain(*piles))


def holding(game: Thousand, setup: Setup) -> tuple[Seat, ...]:
    """The seats that hold cards while tricks are played."""
    compiled = game.compiled
    return compiled.in_play[setup.dealer] if 0 <= setup.dealer < compiled.players else ()


def tricks(game: Thousand, state: State[Playing]) -> tuple[Position | None, tuple[Question, ...], bool]:
    """The kernel's position and the questions: the declarer's card points, or his tricks where tricks decide.

    There is no position where marriages may still be shown or drowned, which only the game knows.
    """
    alone = state.phase.contract.seat >= 0
    return position_of(game, state), _questions(game, state), alone


def rounding(game: Thousand, question: Question) -> Rounding | None:
    """How card points are written. None where nothing is rounded: tricks, and differences, of which either part is
    written by itself."""
    compiled, count = game.compiled, game.compiled.rules.count
    if question.count != "points" or question.margin or count.unit == 1:
        return None
    return Rounding(count.unit, count.rounded, most_taken(compiled.rules) + 1)


def _questions(game: Thousand, state: State[Playing]) -> tuple[Question, ...]:
    contract = state.phase.contract
    if contract.seat < 0:
        seats = game.compiled.in_play[state.sheet.dealer]
        # Of two players each wants to have more than the other.
        margin = len(seats) == 2
        return tuple([Question(seat, "points", "most", margin=margin, guarantee=not margin) for seat in seats])
    if contract.by_tricks:
        return (Question(contract.seat, "tricks", "fewest" if contract.misere else "most"),)
    return (Question(contract.seat, "points", "most"),)


def position_of(game: Thousand, state: State[Playing]) -> Position | None:
    """The kernel's position; None where it cannot play the rules."""
    compiled, sheet, playing = game.compiled, state.sheet, state.phase
    contract = playing.contract
    # Nothing is announced in a misere (BT-033), and nothing after the first lead where it is done before (BT-026a).
    announces = not (contract.misere or compiled.announces_first)
    if (announces and compiled.shows_marriages) or (compiled.drowns and (announces or playing.announced)):
        return None
    made = playing.trump_seat >= 0
    if made and not announces:
        # The kernel knows only marriages that were led. Who made the trump matters where its lead is barred or due.
        if playing.new_trump or not compiled.policy.lead_foreign_trump:
            return None
        made = False
    alone = contract.seat >= 0
    points, last = unplayed(compiled, playing)
    announce = compiled.policy.announce if announces else "never"
    return Position(
        compiled.policy.changed(announce=announce, last_trick=last),
        playing.hands,
        playing.leader,
        trick=playing.trick,
        stock=playing.stock,
        trump=playing.trump,
        pending=playing.pending,
        trump_owner=playing.trump_seat if made else None,
        trump_value=playing.trump_value if made else 0,
        new_trump=playing.new_trump,
        index=playing.index,
        points=points,
        bonus=playing.bonuses,
        tricks=playing.tricks,
        announced=playing.announced if announces else 0,
        first_winner=None if playing.first < 0 else playing.first,
        resting=compiled.resting[sheet.dealer],
        sides=[int(seat == contract.seat) for seat in range(compiled.players)] if alone else None,
        declarer=contract.seat if alone and compiled.policy.sets_declarer_apart else None,
    )
