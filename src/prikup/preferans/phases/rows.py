"""The row of a phase of Preferans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from prikup.core.cards import Cards
from prikup.core.phases import Phase
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import loose
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import Choosing, Laying, Naming, Sharing, State, Taking, Whisting


class Row(Phase[CompiledRules, State[Any], AnyAction, View, Setup], frozen=True, kw_only=True):
    """A row of the phase table. By default no cards are in anybody's hands."""

    cards: Callable[[CompiledRules, Setup], Iterator[Problem]] = loose
    timed: bool = True
    """Whether the table may enter in this phase that the control time has passed (PF-273)."""


def held(
    compiled: CompiledRules, state: State[Taking | Laying | Naming | Sharing | Whisting | Choosing]
) -> tuple[Cards, ...]:
    """Every place's hand, between the auction and the tricks."""
    return state.phase.held.hands


def declarer(compiled: CompiledRules, state: State[Taking | Naming]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.bid.seat,)
