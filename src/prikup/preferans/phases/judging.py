"""Under-declaring (nedozakaz): more tricks than were named, and no layout of the cards that gives fewer (PF-171..175).

The defenders may ask for a proof: one asks, or all waive it. The declarer owns up or says that there is a layout; the
asking seat accepts it, or both say how many tricks the worst layout gives (PF-172a). If they agree, it stands; if not,
each may still adopt the other's figure until the table enters a verdict.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Accept, Pass, Refuse
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat, replaced
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Demand, Verdict
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import ProofAnswered, ProofDemanded, VerdictGiven, VerdictSaid
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import conduct, tricks
from prikup.preferans.phases.rows import Row
from prikup.preferans.score import deal
from prikup.preferans.seen.view import Inquiry, View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import BRIGAND, GAME, Contract, Judging, Playing, Sheet, State, Step

ACCEPT, REFUSE, PASS, DEMAND = Accept(), Refuse(), Pass(), Demand()


def judged(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> bool:
    """Whether a defender may ask: a light game outside the Razbojnik took more tricks than named (PF-172a, PF-175)."""
    contract = playing.contract
    if contract is None or not compiled.rules.proof.active() or sheet.stage == BRIGAND:
        return False
    return contract.kind == GAME and not contract.dark and playing.tricks[contract.seat] > contract.level


def askers(compiled: CompiledRules, playing: Playing) -> tuple[Seat, ...]:
    """Who may ask, in order: the defenders, then a dealer who whisted; no dummy."""
    contract, defence = playing.contract, playing.defence
    assert contract is not None
    assert defence is not None
    asked = [place for place in (defence.first, defence.second) if place != compiled.layout.dummy]
    if defence.dealer == "whist":
        asked.append(conduct.dealer_of(compiled, contract, defence))
    return tuple(asked)


def finish(compiled: CompiledRules, sheet: Sheet, playing: Playing, events: list[AddressedEvent]) -> Step:
    """All tricks are taken, or divided by agreement: goes to the judging if a defender may ask, else to the score."""
    if not judged(compiled, sheet, playing):
        return _written(compiled, sheet, playing, events)
    return State(sheet, Judging(playing, "demand", askers(compiled, playing)[0])), events


def _written(
    compiled: CompiledRules, sheet: Sheet, playing: Playing, events: list[AddressedEvent], missing: int | None = None
) -> Step:
    """Scores a contract or an all-pass; ``missing`` tricks by verdict replace those of the play."""
    outcome = played_out(playing, missing)
    return deal.finish(compiled, sheet, outcome, events)


def played_out(playing: Playing, missing: int | None = None) -> Outcome:
    """The outcome of tricks that were all taken, or divided; ``missing`` as in ``Outcome.failed_by``."""
    contract, held = playing.contract, playing.held
    if contract is None:
        return Outcome(
            ending="passes",
            tricks=playing.tricks,
            talon=held.talon,
            dark=playing.dark,
            passed_unseen=playing.passed_unseen,
            compulsory=playing.compulsory,
        )
    return Outcome(
        ending="played",
        contract=contract,
        defence=playing.defence,
        tricks=playing.tricks,
        talon=held.talon,
        away=held.away,
        failed_by=missing,
    )


def _contract(judging: Judging) -> Contract:
    """The game that is judged."""
    contract = judging.play.contract
    assert contract is not None, "an all-pass is not judged"
    return contract


def parties(judging: Judging) -> tuple[Seat, Seat]:
    """Who must agree on a verdict: the declarer and the asking seat; the others have no say."""
    return _contract(judging).seat, judging.asked


def said(judging: Judging, seat: Seat) -> int:
    """The fewest tricks of any layout, as a seat has said; -1 if it has not."""
    return judging.said[seat] if judging.said else -1


def awaits(compiled: CompiledRules, state: State[Judging]) -> tuple[Seat, ...]:
    """The seat to speak; the table if the parties disagree on a verdict."""
    judging = state.phase
    if judging.step != "verdict":
        return (judging.turn,)
    return tuple(sorted(seat for seat in parties(judging) if said(judging, seat) < 0)) or (TABLE,)


def legal(compiled: CompiledRules, state: State[Judging], seat: Seat) -> tuple[AnyAction, ...]:
    """Demand or pass; then accept (own up) or refuse (show a layout); then accept it or refuse it; then a verdict."""
    judging = state.phase
    if judging.step == "verdict":
        return _verdicts(judging, seat)
    if seat != judging.turn:
        return ()
    return (DEMAND, PASS) if judging.step == "demand" else (ACCEPT, REFUSE)


def _verdicts(judging: Judging, seat: Seat) -> tuple[Verdict, ...]:
    """Any verdict for the table and for a party that has given none; otherwise only the other party's."""
    declarer, asked = parties(judging)
    if seat not in (declarer, asked, TABLE):
        return ()
    if seat == TABLE or said(judging, seat) < 0:
        return tuple(Verdict(least) for least in range(_took(judging) + 1))
    other = said(judging, asked if seat == declarer else declarer)
    return (Verdict(other),) if other >= 0 else ()


def _took(judging: Judging) -> int:
    """The tricks that the declarer has taken."""
    return judging.play.tricks[_contract(judging).seat]


def apply(compiled: CompiledRules, state: State[Judging], seat: Seat, action: AnyAction) -> Step:
    """Applies a word of the judging."""
    sheet, judging = state.sheet, state.phase
    proof = compiled.rules.proof
    if isinstance(action, Verdict):
        if seat == TABLE:
            return _judge(compiled, sheet, judging, action.least, [])
        return _say(compiled, sheet, judging, seat, action.least)
    if isinstance(action, Pass):
        order = askers(compiled, judging.play)
        following = order[order.index(seat) + 1 :]
        if following:
            return State(sheet, replace(judging, turn=following[0])), []
        return _written(compiled, sheet, judging.play, [])
    if isinstance(action, Demand):
        events = [AddressedEvent(ProofDemanded(seat), compiled.everyone)]
        return State(sheet, replace(judging, step="lay", turn=_contract(judging).seat, asked=seat)), events
    agreed = isinstance(action, Accept)
    if judging.step == "lay":
        # ``accept`` owns up, but the event tells whether there is a layout: the opposite.
        events = [AddressedEvent(ProofAnswered(seat, not agreed), compiled.everyone)]
        if not agreed:
            return State(sheet, replace(judging, step="look", turn=judging.asked)), events
        if proof.owning_up_settles():
            return _written(compiled, sheet, judging.play, events, _missing(compiled, judging, _took(judging)) or None)
    else:
        events = [AddressedEvent(ProofAnswered(seat, agreed), compiled.everyone)]
        if agreed:
            return _written(compiled, sheet, judging.play, events)
    return State(sheet, replace(judging, step="verdict", turn=TABLE)), events


def _say(compiled: CompiledRules, sheet: Sheet, judging: Judging, seat: Seat, least: int) -> Step:
    """Applies a party's figure; if both come to the same result, the milder one is the verdict."""
    events = [AddressedEvent(VerdictSaid(seat, least), compiled.everyone)]
    judging = replace(judging, said=replaced(judging.said or (-1,) * compiled.players, seat, least))
    words = [said(judging, party) for party in parties(judging)]
    if min(words) < 0 or not agreed(compiled, judging, *words):
        return State(sheet, judging), events
    return _judge(compiled, sheet, judging, min(words), events)


def agreed(compiled: CompiledRules, judging: Judging, one: int, other: int) -> bool:
    """Whether two verdicts have the same result."""
    return _missing(compiled, judging, one) == _missing(compiled, judging, other)


def _missing(compiled: CompiledRules, judging: Judging, least: int) -> int:
    """Tricks by which the game has failed; 0 if it stands because some layout gives no more than named (PF-172a)."""
    return compiled.rules.proof.missing(_contract(judging).level, _took(judging), least)


def _judge(compiled: CompiledRules, sheet: Sheet, judging: Judging, least: int, events: list[AddressedEvent]) -> Step:
    """Gives the verdict and scores the deal by it."""
    events.append(AddressedEvent(VerdictGiven(least), compiled.everyone))
    return _written(compiled, sheet, judging.play, events, _missing(compiled, judging, least) or None)


def default_ruling(compiled: CompiledRules, state: State[Judging]) -> Verdict | None:
    """Where the parties disagree: the verdict that lets the game stand."""
    return Verdict(_contract(state.phase).level) if awaits(compiled, state) == (TABLE,) else None


def shows(compiled: CompiledRules, state: State[Judging], view: View) -> View:
    """The tricks, the question and the answers."""
    judging = state.phase
    view = tricks.shown(compiled, judging.play, view)
    if judging.asked < 0:
        return view
    return replace(view, proof=Inquiry(judging.asked, None if judging.step == "lay" else True))


def problems(compiled: CompiledRules, state: State[Judging]) -> Iterator[Problem]:
    """Whether all tricks could have come about, and under-declaring can be judged."""
    found = list(tricks.problems(compiled, state.sheet, state.phase.play, judged=True))
    yield from found or _impossible(compiled, state.sheet, state.phase)


def _impossible(compiled: CompiledRules, sheet: Sheet, judging: Judging) -> Iterator[Problem]:
    """Why under-declaring cannot be judged here."""
    playing, asked, turn = judging.play, judging.asked, judging.turn
    if not judged(compiled, sheet, playing):
        yield Problem("judging_impossible")
        return
    rights = askers(compiled, playing)
    turns = {
        "demand": turn in rights and asked < 0,
        "lay": turn == _contract(judging).seat and asked in rights,
        "look": asked in rights and turn == asked,
        "verdict": turn == TABLE and asked in rights,
    }
    if not turns.get(judging.step, False) or not _words_possible(compiled, judging):
        yield Problem("judging_impossible")


def _words_possible(compiled: CompiledRules, judging: Judging) -> bool:
    """Whether the two can have said this: nobody else, nothing above the tricks taken, and not the same."""
    if not any(word >= 0 for word in judging.said):
        return not judging.said
    spoke = parties(judging)
    words = [said(judging, seat) for seat in spoke]
    others = any(word >= 0 for seat, word in enumerate(judging.said) if seat not in spoke)
    if judging.step != "verdict" or others or max(words) > _took(judging):
        return False
    return min(words) < 0 or not agreed(compiled, judging, *words)


ROW = Row(
    part=Part(Judging),
    awaits=awaits,
    legal=legal,
    table=True,
    apply=apply,
    ruling=default_ruling,
    play=lambda state: state.phase.play,
    hands=lambda compiled, state: state.phase.play.held.hands,
    shows=shows,
    needs=("talon", "contract", "defence", "leader", "step"),
    problems=problems,
    cards=tricks.CARDS.problems,
)
