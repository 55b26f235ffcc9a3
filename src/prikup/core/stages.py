"""How far a deal is in a phase: what the cards, views and knowledge ask of a phase without knowing which it is."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Protocol, get_args


class Stage(IntEnum):
    """How far a deal is, in the order of a deal."""

    APART = 0
    """No cards are out."""
    BIDDING = 1
    """The talon, if there is one, still lies where it was dealt."""
    EXCHANGE = 2
    """The talon's cards go into hands, and others out of them."""
    NAMING = 3
    """The cards of the exchange are where they stay; the game is still to be named."""
    ANSWERS = 4
    """The game is named, and others have a say."""
    LEAD = 5
    """All is said; something is still to be done before the first lead."""
    TRICKS = 6
    """Tricks are played, or something interrupts or follows them before the deal is written."""


class PhaseKind(Protocol):
    """The struct of a phase: the row of the phase takes its name and its stage from it."""

    name: str
    stage: Stage


def phases_at(kinds: Any, *stages: Stage) -> frozenset[Any]:
    """The names of the phases at these stages; ``kinds``: a union of all structs of phases."""
    return frozenset(kind.name for kind in get_args(kinds) if kind.stage in stages)


def phases_since(kinds: Any, first: Stage) -> frozenset[Any]:
    """The names of the phases at a stage and at later ones; ``kinds``: a union of all structs of phases."""
    return phases_at(kinds, *(stage for stage in Stage if stage >= first))
