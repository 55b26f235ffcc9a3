"""The threshold of the Polish game: from it on only own contracts score (TH-P-078..084, 120..122)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import SET_FINES, TOTALS
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Playing, Sheet


class Threshold(HouseRule, frozen=True, kw_only=True):
    """The Polish 900 or 800: from there on only an own contract scores, without cut or limit (TH-P-078..084,
    120..122)."""

    key: ClassVar[str] = "threshold"
    situation: ClassVar[str] = "score"
    off: ClassVar[dict[str, Value]] = {"at": None}
    at: Annotated[
        int | None,
        option_meta(
            "Total from which only a player's own contracts are scored",
            "TH-P-078",
            "TH-P-079",
            "TH-P-082",
            "TH-P-083",
            "TH-P-120",
            numbers=TOTALS,
        ),
    ] = None
    fine: Annotated[
        int | None,
        option_meta("Penalty on the threshold for a deal without a trick", "TH-P-080", "TH-P-122", numbers=SET_FINES),
    ] = None
    marriage: Annotated[
        bool,
        option_meta(
            "On the threshold a player's own contract counts only with a marriage declared", "TH-P-081", "TH-P-121"
        ),
    ] = False

    def weighs_more(self, sheet: Sheet, playing: Playing, seat: Seat) -> bool:
        at = self.at
        return at is not None and self.marriage and sheet.totals[seat] >= at and not playing.declared[seat]

    def _bound(self, scoring: Scoring, seat: Seat) -> bool:
        return self.at is not None and scoring.sheet.totals[seat] >= self.at

    def frozen(self, scoring: Scoring, seat: Seat) -> str | None:
        return "threshold.unwritten" if self._bound(scoring, seat) else None

    def writes_gain(self, scoring: Scoring) -> bool:
        """Whether a made contract may be written for the declarer."""
        seat = scoring.declarer
        # A misere has no marriages, so the condition does not apply.
        asked = self.marriage and not scoring.misere and self._bound(scoring, seat)
        return not (asked and not scoring.declared[seat])

    def fines(self, scoring: Scoring) -> None:
        if self.fine is None or not scoring.played or scoring.misere:
            return
        for seat in scoring.seats:
            if self._bound(scoring, seat) and not scoring.tricks[seat]:
                scoring.line(seat, "threshold.fine", -self.fine * scoring.stake)
