"""Draws before a match: seats and first dealer (PF-013..017); the phase in which the dealer is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from prikup.core import shuffle
from prikup.core.actions import Deal, Shuffle
from prikup.core.cards import ACE, Card
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DealerDrawn
from prikup.preferans.layout import PACK
from prikup.preferans.phases.rows import Row
from prikup.preferans.rules.table import Table
from prikup.preferans.score import flow
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Drawing, Sheet, State, Step


def seating(table: Table, cards: Sequence[Card]) -> tuple[int, ...]:
    """The order in which players take seats, by the cards they drew: the lowest card chooses first (PF-013..015).

    The last player shuffles and turns the cards for the first dealer (PF-016). It is a rule for real cards: where the
    program keeps the table, players choose their seats themselves.
    """
    return tuple(sorted(range(len(cards)), key=lambda player: table.draw_key(cards[player])))


def first_ace(pack: Sequence[Card], turner: Seat, players: int) -> tuple[Seat, tuple[Card, ...]]:
    """The seat that gets the first ace when ``turner`` turns cards clockwise from his left, and the cards turned."""
    at = next(index for index, card in enumerate(pack) if card & 7 == ACE)
    return (turner + 1 + at) % players, tuple(pack[: at + 1])


def awaits(compiled: CompiledRules, state: State[Drawing]) -> tuple[Seat, ...]:
    """The table, for a shuffle."""
    return (TABLE,)


def wrong_pack(compiled: CompiledRules, state: State[Drawing], action: Shuffle | Deal) -> Refusal | None:
    """Why a deal by hand is refused: a shuffle is awaited."""
    return Refusal("not_now") if isinstance(action, Deal) else None


def apply(compiled: CompiledRules, state: State[Drawing], seat: Seat, action: AnyAction) -> Step:
    """Turns the cards: the seat with the first ace deals, and the circles are counted from it (PF-016, PF-017)."""
    assert isinstance(action, Shuffle)
    return drawn(compiled, state.sheet, shuffle.shuffled(action.seed, PACK))


def drawn(compiled: CompiledRules, sheet: Sheet, pack: tuple[Card, ...]) -> Step:
    """Makes the seat with the first ace of a pack the first dealer."""
    dealer, turned = first_ace(pack, sheet.dealer, compiled.players)
    events = [AddressedEvent(DealerDrawn(dealer, turned), compiled.everyone)]
    return flow.begin(compiled, replace(sheet, dealer=dealer, first=dealer), events, redeal=False)


def problems(compiled: CompiledRules, state: State[Drawing]) -> Iterator[Problem]:
    """The dealer can only be drawn at the start of a match, and where the rules draw him."""
    if not compiled.rules.table.draws() or state.sheet != compiled.fresh_sheet(state.sheet.dealer):
        yield Problem("phase_impossible", {"phase": "drawing"})


ROW = Row(
    part=Part(Drawing),
    awaits=awaits,
    apply=apply,
    wrong_pack=wrong_pack,
    problems=problems,
)
