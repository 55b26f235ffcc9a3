"""The tricks of Thousand for the solver: the declarer against the others, or all for themselves."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from prikup.core.cards import Cards, mask_of, union
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.answers import Question, Rounding
from prikup.search.stakes import End, Stakes, by_levels
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.game import Thousand
from prikup.thousand.outcome import Outcome
from prikup.thousand.rules.reach import most_taken
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.score.deal import written
from prikup.thousand.setup.form import Setup
from prikup.thousand.state import Playing, Sheet, State


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
    points, last = _unplayed(compiled, playing)
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


def _unplayed(compiled: CompiledRules, playing: Playing) -> tuple[tuple[int, ...], int]:
    """Card points with those of the cards that somebody gets whatever is played, and what the last trick brings."""
    points, last = list(playing.points), compiled.policy.last_trick
    # Asked for a seat that is not there, all that does not go to it goes to a fixed seat.
    for seat, cards in compiled.aside_to(playing, -1):
        worth = compiled.policy.points(cards)
        if seat < 0:
            last += worth
        else:
            points[seat] += worth
    return tuple(points), last


def stakes(game: Thousand, state: State[Playing], question: Question) -> Stakes | None:
    """What the deal writes for a seat, in score points, by its own card points and tricks; None where these do not
    settle it, or not one of them at a time."""
    compiled, sheet, playing, seat = game.compiled, state.sheet, state.phase, question.seat
    if question.margin or compiled.weighs_more(sheet, playing, seat):
        return None
    contract = None if playing.contract.seat < 0 else playing.contract
    seats = compiled.in_play[sheet.dealer]
    other = next(one for one in seats if one != seat)
    cards = sum(map(int.bit_count, playing.hands)) + len(playing.trick) + len(playing.stock)
    every = playing.index + cards // len(seats)
    scored: dict[End, Scoring] = {}
    for end in _ends(compiled, playing, seat, every):
        points, tricks = [0] * compiled.players, [0] * compiled.players
        points[seat], tricks[seat], tricks[other] = end.points, end.tricks, every - end.tricks
        outcome = Outcome(
            ending="tricks",
            contract=contract,
            points=tuple(points),
            tricks=tuple(tricks),
            declared=playing.declared,
            taken=compiled.nothing_taken,
        )
        scored[end] = written(compiled, sheet, outcome)
    if _may_collide(compiled, playing, sheet, seat, scored.values()):
        return None
    return by_levels({end: scoring.totals[seat] - sheet.totals[seat] for end, scoring in scored.items()})


def _may_collide(
    compiled: CompiledRules, playing: Playing, sheet: Sheet, seat: Seat, scored: Collection[Scoring]
) -> bool:
    """Whether the seat may be on the barrel after the deal, and others there who drive it off or are driven off."""
    at = compiled.barrel_at
    if not compiled.rules.barrel.collides():
        return False
    if not any(scoring.totals[seat] >= at or scoring.has(seat, "barrel.knocked") for scoring in scored):
        return False
    # No other seat can write more.
    most = most_taken(compiled.rules) + 4 * (compiled.rules.marriages.captured or 0)
    most += max(0, playing.contract.amount) + playing.contract.paid
    most = (most + 3 * compiled.rules.count.unit) * max(scoring.stake for scoring in scored)
    return any(total + most >= at for other, total in enumerate(sheet.totals) if other != seat)


def _ends(compiled: CompiledRules, playing: Playing, seat: Seat, every: int) -> set[End]:
    """All ends that the seat may come to, and perhaps some that it cannot: its points with no trick, with some and with
    all."""
    points, last = _unplayed(compiled, playing)
    declared, declarations = playing.bonuses[seat], compiled.rules.marriages
    left = compiled.policy.points(union(playing.hands) | mask_of((*playing.trick, *playing.stock)))
    taken = playing.tricks[seat]
    most = declarations.most()
    ends = set()
    if not taken:
        # Without a trick only the first lead can announce; and it may come to nothing.
        leads = playing.index == 0 and not playing.trick and playing.leader == seat
        announced = max(*declarations.values_of(range(4)), declarations.four_aces)
        if compiled.policy.trick_needed:
            ends.add(End(points[seat], 0))
        else:
            ends |= {End(points[seat] + declared + more, 0) for more in range(announced * leads + 1)}
    low = points[seat] + declared
    if sum(playing.tricks) == taken:
        ends |= {End(low + left + last + more, every) for more in range(most + 1)}
    if every > 1:
        ends |= {End(low + more, tricks) for tricks in {1, every - 1} for more in range(left + last + most + 1)}
    return ends
