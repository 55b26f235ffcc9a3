"""From deal to deal: how a deal ends, what is written for it, and how the next begins (TH-R-106, TH-R-107)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import Cards
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction, Bomb, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import AllPassed, Claimed, Conceded, DealBegan, DealScored, MatchEnded
from prikup.thousand.outcome import Outcome
from prikup.thousand.score.deal import scored
from prikup.thousand.state import Contract, Dealing, Over, Sheet, State

Step = tuple[State, list[AddressedEvent]]
"""The result of an action: the new state and its events."""


def begin(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent], *, redeal: bool) -> Step:
    """Starts a new deal, or the same one again (TH-R-111); the dealer gets the pack."""
    events.append(AddressedEvent(DealBegan(sheet.deals + 1, sheet.dealer, redeal), compiled.everyone))
    return State(sheet, Dealing("shuffle", redeal)), events


def finish(compiled: CompiledRules, sheet: Sheet, outcome: Outcome, events: list[AddressedEvent]) -> Step:
    """Writes a deal and starts the next one, or ends the match."""
    everyone, nothing = compiled.everyone, (0,) * compiled.players
    result = scored(compiled, sheet, outcome)
    after: Sheet = result.sheet
    told = DealScored(
        outcome.ending,
        outcome.points or nothing,
        outcome.bonuses or nothing,
        outcome.tricks or nothing,
        result.lines,
        result.totals,
        result.counters,
    )
    events.append(AddressedEvent(told, everyone))
    winners = result.winners
    if winners:
        events.append(AddressedEvent(MatchEnded(winners, compiled.payments(after, winners)), everyone))
        return State(after, Over(winners)), events
    return begin(compiled, after, events, redeal=False)


def all_passed(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent]) -> Step:
    """Nobody bid: nothing is written, and the next dealer deals (TT-C-009, TT-D-010)."""
    events.append(AddressedEvent(AllPassed(), compiled.everyone))
    sheet = replace(sheet, dealer=(sheet.dealer + 1) % compiled.players)
    return begin(compiled, sheet, events, redeal=True)


def claimed(compiled: CompiledRules, state: State, seat: Seat, ground: str, shown: Cards) -> Step:
    """The result of a claim that shows some cards: a redeal by the same dealer, or the end of the deal (TH-R-033, 034,
    111)."""
    events = [AddressedEvent(Claimed(seat, ground, shown), compiled.everyone)]
    if ground in ("three_marriages", "four_marriages"):
        return finish(compiled, state.sheet, Outcome(ending=ground, holder=seat), events)
    return begin(compiled, state.sheet, events, redeal=True)


def claimed_by_talon(
    compiled: CompiledRules, state: State, seat: Seat, ground: str, whole: Cards, talon: Cards
) -> Step:
    """The result of a declarer's claim after the auction: it shows the talon, even one taken hidden (TH-R-113), or for
    four marriages the ``whole`` hand with the talon in it."""
    return claimed(compiled, state, seat, ground, whole if ground == "four_marriages" else talon)


CONCEDE: dict[str, AnyAction] = {"writeoff": Writeoff(), "bomb": Bomb()}
"""The actions of the concessions that rules can name (TH-R-054..060, TH-P-072..077)."""


def concede(
    compiled: CompiledRules, state: State, contract: Contract, action: AnyAction, events: list[AddressedEvent]
) -> Step:
    """The declarer gives the deal up."""
    kind = "bomb" if isinstance(action, Bomb) else "writeoff"
    events.append(AddressedEvent(Conceded(contract.seat, kind), compiled.everyone))
    return finish(compiled, state.sheet, Outcome(ending=kind, contract=contract), events)
