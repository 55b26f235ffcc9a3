"""Under-declaring (nedozakaz): more tricks than were named, and no lay of the cards that gives no more (PF-171..175).

A right of the defenders: one asks, or all waive it. The declarer owns up or says that he can show a lay; who asked is
content with it, or the two say how many tricks even the worst lay gives (PF-172a). What they agree in stands; where
they do not, each may still come round to the other's word, until the table enters a verdict.
"""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.actions import Accept, Pass, Refuse
from prikup.core.events import Told
from prikup.core.seats import TABLE, Seat, put
from prikup.preferans import conduct
from prikup.preferans.actions import AnyAction, Demand, Verdict
from prikup.preferans.ending import written
from prikup.preferans.events import ProofAnswered, ProofDemanded, VerdictGiven, VerdictSaid
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
    contract, defence = playing.contract, playing.defence
    assert contract is not None
    assert defence is not None
    asked = [place for place in (defence.first, defence.second) if place != house.layout.dummy]
    if defence.dealer == "whist":
        asked.append(conduct.dealer_of(house, contract, defence))
    return tuple(asked)


def finish(house: House, sheet: Sheet, playing: Playing, events: list[Told]) -> Step:
    """All tricks are taken, or shared out by agreement: the judging where one may ask for it, else the score."""
    if not judged(house, sheet, playing):
        return written(house, sheet, playing, events)
    return State(sheet, Judging(playing, "demand", askers(house, playing)[0])), events


def parties(judging: Judging) -> tuple[Seat, Seat]:
    """Who must agree in a verdict: the declarer, and who asked; the others have waived it, or left it to him."""
    contract = judging.play.contract
    assert contract is not None
    return contract.seat, judging.asked


def said(judging: Judging, seat: Seat) -> int:
    """The fewest tricks of any lay by the word of a seat; -1 before it."""
    return judging.said[seat] if judging.said else -1


def awaits(house: House, state: State[Judging]) -> tuple[Seat, ...]:
    """Whose word it is; the table's where the parties have not agreed in a verdict."""
    judging = state.phase
    if judging.step != "verdict":
        return (judging.turn,)
    return tuple(sorted(seat for seat in parties(judging) if said(judging, seat) < 0)) or (TABLE,)


def legal(house: House, state: State[Judging], seat: Seat) -> tuple[AnyAction, ...]:
    """The demand or a pass; owning up (accept) or a lay (refuse); content (accept) or not (refuse); a verdict."""
    judging = state.phase
    if judging.step == "verdict":
        return _verdicts(judging, seat)
    if seat != judging.turn:
        return ()
    return (DEMAND, PASS) if judging.step == "demand" else (ACCEPT, REFUSE)


def _verdicts(judging: Judging, seat: Seat) -> tuple[Verdict, ...]:
    """Any verdict for the table and for a party that has said none; then only the other party's."""
    declarer, asked = parties(judging)
    if seat not in (declarer, asked, TABLE):
        return ()
    if seat == TABLE or said(judging, seat) < 0:
        return tuple(Verdict(least) for least in range(_took(judging) + 1))
    other = said(judging, asked if seat == declarer else declarer)
    return (Verdict(other),) if other >= 0 else ()


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
        if seat == TABLE:
            return _judge(house, sheet, judging, action.least, [])
        return _say(house, sheet, judging, seat, action.least)
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
            return written(house, sheet, judging.play, events, _missing(house, judging, _took(judging)) or None)
    else:
        events = [Told(ProofAnswered(seat, agreed), house.everyone)]
        if agreed:
            return written(house, sheet, judging.play, events)
    return State(sheet, replace(judging, step="verdict", turn=TABLE)), events


def _say(house: House, sheet: Sheet, judging: Judging, seat: Seat, least: int) -> Step:
    """A party's word; both agree where their words come to the same, and the milder of the two is the verdict."""
    events = [Told(VerdictSaid(seat, least), house.everyone)]
    judging = replace(judging, said=put(judging.said or (-1,) * house.players, seat, least))
    words = [said(judging, party) for party in parties(judging)]
    if min(words) < 0 or not agreed(house, judging, *words):
        return State(sheet, judging), events
    return _judge(house, sheet, judging, min(words), events)


def agreed(house: House, judging: Judging, one: int, other: int) -> bool:
    """Whether two verdicts come to the same."""
    return _missing(house, judging, one) == _missing(house, judging, other)


def _missing(house: House, judging: Judging, least: int) -> int:
    """Tricks by which the game has failed; 0: it stands, as some lay gives no more than was named (PF-172a)."""
    contract = judging.play.contract
    assert contract is not None
    return house.rules.proof.missing(contract.level, _took(judging), least)


def _judge(house: House, sheet: Sheet, judging: Judging, least: int, events: list[Told]) -> Step:
    """The verdict is given, and the deal is written by it."""
    events.append(Told(VerdictGiven(least), house.everyone))
    return written(house, sheet, judging.play, events, _missing(house, judging, least) or None)
