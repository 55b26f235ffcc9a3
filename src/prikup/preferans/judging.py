"""Under-declaring (nedozakaz): more tricks than were named, and no lay of the cards that gives no more (PF-171..175).

A right of the defenders: one asks, or all waive it. The declarer owns up or says that he can show a lay; who asked is
content with it, or the table enters the fewest tricks that any lay gives (PF-172a).
"""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.actions import Accept, Pass, Refuse
from prikup.core.events import Told
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import AnyAction, Demand, Verdict
from prikup.preferans.ending import written
from prikup.preferans.events import ProofAnswered, ProofDemanded, VerdictGiven
from prikup.preferans.house import House
from prikup.preferans.state import BRIGAND, GAME, Judging, Playing, Sheet, State
from prikup.preferans.step import Step

ACCEPT, REFUSE, PASS, DEMAND = Accept(), Refuse(), Pass(), Demand()


def judged(house: House, sheet: Sheet, playing: Playing) -> bool:
    """Whether a defender may ask: a light game outside the Razbojnik with more tricks than named (PF-172a, PF-175)."""
    contract = playing.contract
    if contract is None or not house.rules.proof.active() or sheet.stage == BRIGAND:
        return False
    return contract.kind == GAME and not contract.dark and playing.tricks[contract.seat] > contract.level


def askers(house: House, playing: Playing) -> tuple[Seat, ...]:
    """Who may ask, in turn: the defenders, then a dealer who whisted; nobody for a dummy."""
    defence = playing.defence
    assert defence is not None
    asked = [place for place in (defence.first, defence.second) if place != house.layout.dummy]
    if defence.dealer == "whist":
        asked.append(playing.conduct[defence.first])
    return tuple(asked)


def finish(house: House, sheet: Sheet, playing: Playing, events: list[Told]) -> Step:
    """All tricks are taken, or shared out by agreement: the judging where one may ask for it, else the score."""
    if not judged(house, sheet, playing):
        return written(house, sheet, playing, events)
    return State(sheet, Judging(playing, "demand", askers(house, playing)[0])), events


def awaits(house: House, state: State[Judging]) -> tuple[Seat, ...]:
    """Whose word it is; the table's when a verdict is wanted."""
    return (state.phase.turn,)


def legal(house: House, state: State[Judging], seat: Seat) -> tuple[AnyAction, ...]:
    """The demand or a pass; owning up (accept) or a lay (refuse); content (accept) or not (refuse); a verdict."""
    judging = state.phase
    if seat != judging.turn:
        return ()
    if judging.step == "demand":
        return DEMAND, PASS
    if judging.step == "verdict":
        return tuple(Verdict(least) for least in range(_took(judging) + 1))
    return ACCEPT, REFUSE


def _took(judging: Judging) -> int:
    contract = judging.play.contract
    assert contract is not None
    return judging.play.tricks[contract.seat]


def apply(house: House, state: State[Judging], seat: Seat, action: AnyAction) -> Step:
    """A word of the judging."""
    sheet, judging = state.sheet, state.phase
    contract = judging.play.contract
    assert contract is not None
    proof = house.rules.proof
    if isinstance(action, Verdict):
        events = [Told(VerdictGiven(action.least), house.everyone)]
        return _judge(house, sheet, judging, action.least, events)
    if isinstance(action, Pass):
        order = askers(house, judging.play)
        following = order[order.index(seat) + 1 :]
        if following:
            return State(sheet, replace(judging, turn=following[0])), []
        return written(house, sheet, judging.play, [])
    if isinstance(action, Demand):
        events = [Told(ProofDemanded(seat), house.everyone)]
        return State(sheet, replace(judging, step="lay", turn=contract.seat, asked=seat)), events
    agreed = isinstance(action, Accept)
    if judging.step == "lay":
        # The event says that there is a lay; owning up says that there is none.
        events = [Told(ProofAnswered(seat, not agreed), house.everyone)]
        if not agreed:
            return State(sheet, replace(judging, step="look", turn=judging.asked)), events
        if proof.owning_up_settles():
            return _judge(house, sheet, judging, _took(judging), events)
    else:
        events = [Told(ProofAnswered(seat, agreed), house.everyone)]
        if agreed:
            return written(house, sheet, judging.play, events)
    return State(sheet, replace(judging, step="verdict", turn=TABLE)), events


def _judge(house: House, sheet: Sheet, judging: Judging, least: int, events: list[Told]) -> Step:
    """The game stands where some lay gives no more than was named; else it is failed (PF-172a)."""
    contract = judging.play.contract
    assert contract is not None
    missing = house.rules.proof.missing(contract.level, _took(judging), least)
    return written(house, sheet, judging.play, events, missing or None)
