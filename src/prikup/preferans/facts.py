"""Facts about a deal of Preferans, and a trick without its deal: see ``prikup.core.facts``."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core.cards import RANKS, Card, Cards, mask_of, suit_text
from prikup.core.errors import SetupError
from prikup.core.facts import Facts as CoreFacts
from prikup.core.facts import contract_of, demand_trick
from prikup.core.seats import Seat
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND, NO_TRUMP, PACK, STRENGTH, TRICKS
from prikup.preferans.phases.rows import Row
from prikup.preferans.state import GAME, Contract, Held, Playing, State

HANDS = 3
"""So many hands play in a deal."""


class Facts(CoreFacts, frozen=True, kw_only=True):
    """The facts of a deal of Preferans. ``trick_counts`` has one number for each place, two players' dummy last."""

    kind: str
    """What is played: ``game``, ``misere``, ``totus``, or ``-`` while nothing is."""
    level: int | None
    """Tricks that the declarer has named; None without a game."""
    value: int | None
    """What the contract is worth in pool points, with its bomb and what a dark call adds; None without one."""
    quota: int | None
    """Tricks that the defence owes; None without a game."""
    stage: str
    """``brigand``, ``circles`` or ``proper``."""
    pool_size: int
    """Points of a closed pool; 0 where pools have no ceiling."""
    least_level: int
    """The lowest game that may be called in this deal."""
    rounding: str
    """How fractions of a settlement become whole whists: ``largest_remainders`` (PF-258a)."""


def facts(compiled: CompiledRules, rules: str, row: Row, state: State) -> Facts:
    """The facts of a state; ``row``: that of its phase."""
    sheet, playing = state.sheet, row.play(state)
    contract = contract_of(playing or state.phase)
    named = contract if isinstance(contract, Contract) else None
    game = named is not None and named.kind == GAME
    places = [place for place in compiled.hands(sheet.dealer) if place < compiled.players]
    strain = named.strain if named is not None and named.strain != NO_TRUMP else -1
    return Facts(
        rules=rules,
        deal=sheet.deals + 1,
        phase=row.name,
        dealer=sheet.dealer,
        holding=tuple(sorted(places)),
        resting=(sheet.dealer,) if compiled.rests(sheet.dealer) else (),
        opener=places[0],
        declarer=None if named is None else named.seat,
        trump=suit_text(strain),
        hand_size=HAND,
        tricks=TRICKS,
        card_points=0,
        values={RANKS[rank]: 0 for rank in reversed(STRENGTH)},
        trick_counts=playing.tricks if playing is not None else (0,) * compiled.layout.places,
        point_counts=(),
        kind="-" if named is None else named.kind,
        level=named.level if named is not None and game else None,
        value=compiled.value(named) if named is not None and game else None,
        quota=compiled.quota(named.level) if named is not None and game else None,
        stage=sheet.stage,
        pool_size=sheet.size,
        least_level=compiled.least_level(sheet),
        rounding="largest_remainders",
    )


def lone_trick(
    compiled: CompiledRules, hand: Cards, trick: Sequence[Card], trump: int, index: int, *, new: bool
) -> tuple[State[Playing], Seat]:
    """A state made from one trick alone, and the seat that is to play to it from this hand."""
    demand_trick(hand, trick, mask_of(PACK), HANDS - 1, index, TRICKS)
    if new:
        # Nobody announces a trump in the play.
        raise SetupError("trump_impossible", why="new")
    sheet = compiled.fresh_sheet(0)
    circle = compiled.hands(0)
    place, places = circle[len(trick)], range(compiled.layout.places)
    contract = Contract(0, GAME, 6, NO_TRUMP if trump < 0 else trump)
    hands = tuple(hand if other == place else 0 for other in places)
    playing = Playing(
        Held(hands, ()),
        circle[0],
        (0,) * compiled.layout.places,
        contract,
        trick=tuple(trick),
        index=index,
        # Two players' dummy has no seat: one player plays the cards of all places.
        conduct=(0,) * compiled.layout.places,
    )
    return State(sheet, playing), 0
