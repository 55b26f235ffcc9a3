"""Giving a deal up: write-off and bomb (TH-R-054..060, TH-P-072..077)."""

from __future__ import annotations

from prikup.core.events import Told
from prikup.thousand.actions import AnyAction, Bomb, Writeoff
from prikup.thousand.events import Conceded
from prikup.thousand.house import House
from prikup.thousand.score import Step, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, State

CONCEDE: dict[str, AnyAction] = {"writeoff": Writeoff(), "bomb": Bomb()}
"""The actions of the concessions that rules can name."""


def concede(house: House, state: State, contract: Contract, action: AnyAction, events: list[Told]) -> Step:
    """The declarer gives the deal up."""
    kind = "bomb" if isinstance(action, Bomb) else "writeoff"
    events.append(Told(Conceded(contract.seat, kind), house.everyone))
    return finish(house, state.sheet, Outcome(kind, house.players, contract), events)
