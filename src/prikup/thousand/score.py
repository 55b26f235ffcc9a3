"""The end of a deal: lines, totals, the next deal or the end of the match (TH-R-106, TH-R-107)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.thousand.events import AllPassed, DealBegan, DealScored, Fined, MatchEnded
from prikup.thousand.house import House, frozen_marks
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, Dealing, Over, Playing, Resting, Sheet, State

Step = tuple[State, list[Told]]
"""What applying an action gives: the new state and what became true."""


def finish(house: House, sheet: Sheet, outcome: Outcome, events: list[Told]) -> Step:
    """Writes a deal and goes on to the next one, or ends the match."""
    scoring = house.score(sheet, outcome)
    everyone = house.everyone
    after = Sheet(
        tuple(scoring.totals),
        frozen_marks(scoring.marks),
        (sheet.dealer + 1) % house.players,
        sheet.deals + 1,
    )
    events.append(
        Told(
            DealScored(
                outcome.ending,
                outcome.points,
                outcome.bonuses,
                outcome.tricks,
                tuple(scoring.lines),
                after.totals,
                after.marks,
            ),
            everyone,
        )
    )
    if scoring.winners:
        winners = tuple(scoring.winners)
        events.append(Told(MatchEnded(winners, house.rules.end.payments(after.totals, winners)), everyone))
        return State(after, Over(winners)), events
    return begin(house, after, events, redeal=False)


def begin(house: House, sheet: Sheet, events: list[Told], *, redeal: bool) -> Step:
    """The pack goes to the dealer: a new deal, or the same one again (TH-R-111)."""
    events.append(Told(DealBegan(sheet.deals + 1, sheet.dealer, redeal), house.everyone))
    return State(sheet, Dealing("shuffle", redeal)), events


def all_passed(house: House, sheet: Sheet, events: list[Told]) -> Step:
    """Nobody bid: nothing is written, and the next dealer deals (TT-C-009, TT-D-010)."""
    events.append(Told(AllPassed(), house.everyone))
    sheet = replace(sheet, dealer=(sheet.dealer + 1) % house.players)
    return begin(house, sheet, events, redeal=True)


def fine(
    house: House, state: State, seat: Seat, kind: str, events: list[Told], contract: Contract | None = None
) -> Step:
    """A fine outside the deal's record: a line of its own, written at once (TH-R-127).

    ``contract``: what was being played, where the state does not say it.
    """
    phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
    # A revoke may cost or bring the contract that is being played (BT-034).
    if isinstance(phase, Playing):
        contract = phase.contract
    scoring = house.score(state.sheet, Outcome(f"fault.{kind}", house.players, contract, holder=seat))
    sheet = replace(state.sheet, totals=tuple(scoring.totals), marks=frozen_marks(scoring.marks))
    events.append(Told(Fined(tuple(scoring.lines), sheet.totals, sheet.marks), house.everyone))
    return State(sheet, state.phase), events


def claimed(house: House, state: State, seat: Seat, ground: str, events: list[Told]) -> Step:
    """What a claim brings: a redeal by the same dealer, or the end of the deal (TH-R-033, 034, 111)."""
    if ground in ("three_marriages", "four_marriages"):
        return finish(house, state.sheet, Outcome(ground, house.players, holder=seat), events)
    return begin(house, state.sheet, events, redeal=True)
