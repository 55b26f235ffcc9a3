"""What the rows of several phases have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from prikup.core.cards import Card, Cards, cards_in
from prikup.core.errors import Refusal
from prikup.core.phases import Phase
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Claim
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View
from prikup.thousand.setup.form import Setup
from prikup.thousand.state import Auction, Doubling, Giving, Naming, Playing, Selling, State, Taking


def never(state: State) -> bool:
    """In no state of the phase."""
    return False


class Row(Phase[CompiledRules, State[Any], AnyAction, View, Setup], frozen=True, kw_only=True):
    """A row of the phase table of Thousand."""

    misdeals: Callable[[State[Any]], bool] = never
    """Whether a misdeal can still be entered: before the first card, while nobody has won the auction (BT-008)."""


WithHands = Auction | Taking | Selling | Giving | Naming | Doubling | Playing


def declarer_awaited(compiled: CompiledRules, state: State[Taking | Giving | Naming]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.contract.seat,)


def held(compiled: CompiledRules, state: State[WithHands]) -> tuple[Cards, ...]:
    """The hands of a phase that keeps them."""
    return state.phase.hands


def lying(compiled: CompiledRules, state: State[Giving | Naming | Doubling | Playing]) -> tuple[tuple[Card, ...], ...]:
    """The talon (empty, since it is taken), what lies beside it, and the stock with its next card first."""
    return (), tuple(cards_in(state.phase.beside)), state.phase.stock


def lying_with_talon(compiled: CompiledRules, state: State[Auction | Taking]) -> tuple[tuple[Card, ...], ...]:
    """The talon, what lies beside it, and the stock with its next card first."""
    return tuple(cards_in(state.phase.talon)), tuple(cards_in(state.phase.beside)), state.phase.stock


def no_ground(action: Claim) -> Refusal:
    """Nothing gives the right that a seat claims."""
    return Refusal("no_ground", {"ground": action.ground[:40]})


def unknown_phase(compiled: CompiledRules, name: str, *, known: bool = True) -> Iterator[Problem]:
    """``phase_impossible`` for a phase that these rules never reach; without an auction there is no contract."""
    if not (compiled.auctions and known):
        yield Problem("phase_impossible", {"phase": name})
