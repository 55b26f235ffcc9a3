"""The tricks of a deal are over: what they came to goes to the score."""

from __future__ import annotations

from prikup.core.events import Told
from prikup.preferans import score
from prikup.preferans.house import House
from prikup.preferans.scoring import Outcome
from prikup.preferans.state import Playing, Sheet
from prikup.preferans.step import Step


def written(house: House, sheet: Sheet, playing: Playing, events: list[Told], missing: int | None = None) -> Step:
    """The score of a contract or an all-pass; ``missing`` tricks by judgement stand in place of those of the play."""
    contract, held = playing.contract, playing.held
    if contract is None:
        outcome = Outcome(
            ending="passes",
            tricks=playing.tricks,
            talon=held.talon,
            dark=playing.dark,
            passed_unseen=playing.passed_unseen,
            compulsory=playing.compulsory,
        )
    else:
        outcome = Outcome(
            ending="played",
            contract=contract,
            defence=playing.defence,
            tricks=playing.tricks,
            talon=held.talon,
            away=held.away,
            failed_by=missing,
        )
    return score.finish(house, sheet, outcome, events)
