"""The course of the defence: who is asked, who must whist, and where each word leads (PF-067..088).

5.12.3, PF-184a, BP-013..017. Two players' dummy always passes; the whister plays both hands, lying (BP-060).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from prikup.core.actions import Pass
from prikup.core.events import AddressedEvent
from prikup.core.facts import contract_of
from prikup.core.seats import Seat, audience_of
from prikup.preferans.actions import AnyAction, Glance, Half, Lie, Stand, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import Glanced, HandSeen, PhaseBegan, Said
from prikup.preferans.layout import HAND, TALON, rank_of
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import conduct
from prikup.preferans.phases.conduct import closed_misere
from prikup.preferans.score import deal
from prikup.preferans.state import GAME, WATCH, Choosing, Contract, Defence, Held, Sheet, State, Step, Whisting

WHIST, PASS, HALF, LIE, STAND = Whist(), Pass(), Half(), Lie(), Stand()
FORCED_SPAN = 5
"""In a dark game both whist up to so many ranks above the call (PF-184a)."""


def begin(compiled: CompiledRules, sheet: Sheet, held: Held, contract: Contract, events: list[AddressedEvent]) -> Step:
    """The game is named: the defence is asked, must whist, or only watches (PF-067, PF-067b)."""
    return _step(_begun(compiled, sheet, held, contract, events))


def say(compiled: CompiledRules, sheet: Sheet, whisting: Whisting, action: AnyAction) -> Step:
    """Applies a word of the defence, or the dealer's look at a passed hand."""
    return _step(_said(compiled, sheet, whisting, action))


def choose(compiled: CompiledRules, sheet: Sheet, choosing: Choosing, action: AnyAction) -> Step:
    """The defence is settled and the tricks begin, or half a whist ends the deal."""
    return _step(_chosen(compiled, sheet, choosing, action))


class DefencePhase(NamedTuple):
    """A phase of the defence: what can be said, where a word leads, and whose word it is."""

    words: Callable[[CompiledRules, Any], tuple[AnyAction, ...]]
    lead: Callable[[CompiledRules, Sheet, Any, AnyAction], Course]
    speaker: Callable[[Any], Seat]


class Asked(NamedTuple):
    """A word is awaited; ``to``: how it is answered."""

    step: Step
    to: DefencePhase


Course = Asked | Step
"""Where a word of the defence leads: to the next word, or to tricks or the end of the deal."""


def _step(course: Course) -> Step:
    return course.step if isinstance(course, Asked) else course


def _begun(
    compiled: CompiledRules, sheet: Sheet, held: Held, contract: Contract, events: list[AddressedEvent]
) -> Course:
    first, second = compiled.defenders(sheet.dealer, contract.seat)
    defence = Defence(first, second)
    dummy = compiled.layout.dummy
    if contract.kind != GAME or not compiled.rules.whist.asks(contract.level):
        lying = dummy >= 0 or not closed_misere(contract)
        defence = replace(defence, words=WATCH, lying=lying)
        return conduct.begin(compiled, sheet, held, contract, defence, events)
    if _bound(compiled, contract):
        words = ("pass" if first == dummy else "bound", "pass" if second == dummy else "bound")
        defence = replace(defence, words=words, lying=dummy >= 0)
        return conduct.begin(compiled, sheet, held, contract, defence, events)
    return _ask(compiled, sheet, Whisting(held, contract, defence, first), events)


def _bound(compiled: CompiledRules, contract: Contract) -> bool:
    """Whether both must whist and stand: at six of spades, and at low games after a dark call (PF-075, PF-184a)."""
    if compiled.rules.whist.binds(contract.level, contract.strain):
        return True
    return contract.dark and rank_of(contract.level, contract.strain) <= contract.bid + FORCED_SPAN


def _ask(compiled: CompiledRules, sheet: Sheet, whisting: Whisting, events: list[AddressedEvent]) -> Course:
    """Asks ``whisting.turn``; the dummy's answer is known (BP-060)."""
    if whisting.turn == compiled.layout.dummy:
        return _word(compiled, sheet, whisting, "pass", events)
    return Asked((State(sheet, whisting), events), WHISTING)


def words(compiled: CompiledRules, whisting: Whisting) -> tuple[AnyAction, ...]:
    """Whist and pass; half after a pass; the dealer may look at one of the passed hands (PF-081a)."""
    defence, rules, level, seat = whisting.defence, compiled.rules.whist, whisting.contract.level, whisting.turn
    if seat == defence.first:
        return (WHIST, PASS)
    if seat == defence.second:
        if defence.words[0] == "whist":
            return (WHIST, PASS) if rules.second_may(level) else (PASS,)
        return (WHIST, PASS, HALF) if rules.halves(level) else (WHIST, PASS)
    if defence.glanced >= 0:
        return (WHIST, PASS)
    spoken: tuple[AnyAction, ...] = (PASS,) if rules.dealer_plays_one() else (WHIST, PASS)
    return (*spoken, Glance(defence.first), Glance(defence.second))


def _said(compiled: CompiledRules, sheet: Sheet, whisting: Whisting, action: AnyAction) -> Course:
    seat = whisting.turn
    if isinstance(action, Glance):
        events = [
            AddressedEvent(Glanced(seat, action.at), compiled.everyone),
            AddressedEvent(HandSeen(action.at, whisting.held.hands[action.at]), audience_of(seat)),
        ]
        glanced = replace(whisting, defence=replace(whisting.defence, glanced=action.at))
        return Asked((State(sheet, glanced), events), WHISTING)
    word = "whist" if isinstance(action, Whist) else "half" if isinstance(action, Half) else "pass"
    return _word(compiled, sheet, whisting, word, [])


def _word(compiled: CompiledRules, sheet: Sheet, whisting: Whisting, word: str, events: list[AddressedEvent]) -> Course:
    """Applies a word of the defender in turn."""
    contract, defence, seat = whisting.contract, whisting.defence, whisting.turn
    one, other = defence.words
    if seat == defence.first and other == "half" and word == "whist":
        # The half becomes a pass when the first defender whists over it (BP-013).
        events.append(AddressedEvent(Said(seat, "return"), compiled.everyone))
        defence = replace(defence, words=("whist", "pass"), returned=True)
        return _faced(compiled, sheet, whisting, defence, seat, events)
    events.append(AddressedEvent(Said(seat, word), compiled.everyone))
    if seat not in (defence.first, defence.second):
        return _dealer_said(compiled, sheet, whisting, word, events)
    if seat == defence.first:
        one = word
    else:
        other = word
    defence = replace(defence, words=(one, other))
    whisting = replace(whisting, defence=defence)
    if not other:
        return _ask(compiled, sheet, replace(whisting, turn=defence.second), events)
    if one == other == "whist":
        return conduct.begin(compiled, sheet, whisting.held, contract, defence, events)
    if "whist" in (one, other):
        return _faced(compiled, sheet, whisting, defence, defence.first if one == "whist" else defence.second, events)
    if other == "half":
        if not compiled.rules.whist.takes_back() or defence.first == compiled.layout.dummy:
            return _unplayed(compiled, sheet, whisting, defence, events)
        if seat == defence.second:
            return _ask(compiled, sheet, replace(whisting, turn=defence.first), events)
    if compiled.dealer_may_whist(sheet.dealer) and not contract.shared:
        return _ask(compiled, sheet, replace(whisting, turn=sheet.dealer), events)
    return _unplayed(compiled, sheet, whisting, defence, events)


def _dealer_said(
    compiled: CompiledRules, sheet: Sheet, whisting: Whisting, word: str, events: list[AddressedEvent]
) -> Course:
    """The dealer whists in place of both defenders, or the game is not played (PF-078, PF-081)."""
    defence = replace(whisting.defence, dealer=word)
    if word == "pass":
        return _unplayed(compiled, sheet, whisting, defence, events)
    # With half a whist, too, the player who said it counts as a passer (BP-013).
    defence = replace(defence, words=("pass", "pass"))
    return _faced(compiled, sheet, whisting, defence, sheet.dealer, events)


def _unplayed(
    compiled: CompiledRules, sheet: Sheet, whisting: Whisting, defence: Defence, events: list[AddressedEvent]
) -> Step:
    """Ends the deal: nobody plays against the game (PF-211e), or half a whist ends it (BP-013)."""
    held = whisting.held
    outcome = Outcome(ending="unplayed", contract=whisting.contract, defence=defence, talon=held.talon, away=held.away)
    return deal.finish(compiled, sheet, outcome, events)


def _faced(
    compiled: CompiledRules, sheet: Sheet, whisting: Whisting, defence: Defence, by: Seat, events: list[AddressedEvent]
) -> Course:
    """One defender whists alone: he lies or stands as the rules say, or chooses (PF-082a)."""
    choosing = Choosing(whisting.held, whisting.contract, defence, by)
    offered = choices(compiled, choosing)
    if len(offered) > 1:
        events.append(AddressedEvent(PhaseBegan(by, "choosing"), compiled.everyone))
        return Asked((State(sheet, choosing), events), CHOOSING)
    return _faces(compiled, sheet, choosing, events, lying=offered[0] is LIE)


def choices(compiled: CompiledRules, choosing: Choosing) -> tuple[AnyAction, ...]:
    """Lying and standing; and for the first defender half a whist, once the second has passed (BP-013)."""
    rules, defence = compiled.rules.whist, choosing.defence
    faces = (True,) if compiled.layout.dummy >= 0 else rules.faces()
    offered: tuple[AnyAction, ...] = tuple(LIE if face else STAND for face in faces)
    leaving = choosing.by == defence.first and not defence.returned
    return (*offered, HALF) if leaving and rules.leaves_for_half(choosing.contract.level) else offered


def _chosen(compiled: CompiledRules, sheet: Sheet, choosing: Choosing, action: AnyAction) -> Course:
    if not isinstance(action, Half):
        return _faces(compiled, sheet, choosing, [], lying=isinstance(action, Lie))
    events = [AddressedEvent(Said(choosing.by, "half"), compiled.everyone)]
    whisting = Whisting(choosing.held, choosing.contract, choosing.defence, choosing.by)
    return _unplayed(compiled, sheet, whisting, replace(choosing.defence, words=("half", "pass")), events)


def _faces(
    compiled: CompiledRules, sheet: Sheet, choosing: Choosing, events: list[AddressedEvent], *, lying: bool
) -> Step:
    defence = replace(choosing.defence, lying=lying)
    return conduct.begin(compiled, sheet, choosing.held, choosing.contract, defence, events)


WHISTING = DefencePhase(words, _said, lambda whisting: whisting.turn)
CHOOSING = DefencePhase(choices, _chosen, lambda choosing: choosing.by)


class Reachable(NamedTuple):
    """Where words of the defence can lead, whatever the cards (``unknown``)."""

    asked: list[Whisting | Choosing]
    """To a word."""
    settled: list[Defence]
    """To tricks, with this defence."""
    unplayed: list[tuple[Defence, Seat, AnyAction]]
    """To the end of the deal: the defence before the last word, who says it, the word."""


def reachable(compiled: CompiledRules, sheet: Sheet, contract: Contract) -> Reachable:
    """All that words of the defence can lead to from the naming of a contract on."""
    found = Reachable([], [], [])
    waiting: list[Asked] = []

    def go_to(course: Course) -> bool:
        if isinstance(course, Asked):
            waiting.append(course)
            return True
        played: Any = course[0].phase
        if contract_of(played) is None:
            return False
        found.settled.append(played.defence)
        return True

    go_to(_begun(compiled, sheet, unknown(compiled), contract, []))
    while waiting:
        (state, _), spoken = waiting.pop()
        asked: Any = state.phase
        found.asked.append(asked)
        for word in spoken.words(compiled, asked):
            if not go_to(spoken.lead(compiled, sheet, asked, word)):
                found.unplayed.append((asked.defence, spoken.speaker(asked), word))
    return found


def unknown(compiled: CompiledRules) -> Held:
    """Cards that stand for any."""
    return Held(((1 << HAND) - 1,) * compiled.layout.places, (0,) * TALON)
