"""Giving a deal up: the write-off (in Cutthroat "forfeit") and the bomb (TH-R-054, TH-C-012, TH-P-072)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.figures import SET_FINES
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Contract, Sheet

PARTS = range(0, 101, 5)
"""The parts of a contract that can be agreed on, in hundredths."""
FLAT_COST = 120
"""Score points that a write-off costs where that does not go by the contract (BT-020)."""
BOMB_SHARE = 60
"""Score points that each opponent gets for a bomb where that does not go by the bid (TH-P-074)."""


class Writeoff(HouseRule, frozen=True, kw_only=True):
    """The declarer concedes at the last named contract; each opponent gets a share."""

    key: ClassVar[str] = "writeoff"
    situation: ClassVar[str] = "contract"
    marks: ClassVar[tuple[str, ...]] = ("writeoffs",)
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "lead", "play"],
        option_meta(
            "Write-off: never, until the first lead, or on any turn in play",
            "TH-R-054",
            "TH-R-057",
            "TH-R-058",
            "TH-R-115",
            "TH-C-012",
            "TH-C-015",
            "TH-C-022",
            "BT-020",
        ),
    ] = "lead"
    cost: Annotated[
        Literal["contract", "nothing", "fine"],
        option_meta(
            "What a write-off costs: the contract, nothing, or a flat 120", "TH-R-055", "TH-R-116", "TH-C-013", "BT-020"
        ),
    ] = "contract"
    share: Annotated[
        Literal["60", "40", "half", "full", "ratio"],
        option_meta(
            "What a write-off gives each opponent: 60, 40, half the contract to the nearest five, all of it, "
            "or an agreed part",
            "TH-R-056",
            "TH-R-059",
            "TH-R-060",
            "TH-C-012",
            "BT-020",
            "BT-020a",
            "BT-020b",
        ),
    ] = "60"
    ratio: Annotated[
        int,
        option_meta(
            "The part of a written-off contract for the opponent left of the declarer, in hundredths",
            "BT-020b",
            numbers=PARTS,
        ),
    ] = 50
    limit: Annotated[int | None, option_meta("Write-offs per match", "BT-020", numbers=range(1, 11))] = None
    third: Annotated[
        int | None,
        option_meta("Penalty for write-offs", "TH-C-014", "TH-C-024", "BT-020", "BT-020c", numbers=SET_FINES),
    ] = None
    every: Annotated[int, option_meta("Write-offs that cost the penalty", "BT-020c", numbers=range(1, 11))] = 3
    dark: Annotated[bool, option_meta("Write-off in a dark game", "TH-R-102", "TH-R-117", "BT-020")] = True
    barrel: Annotated[bool, option_meta("Write-off for a declarer on the barrel", "TH-R-116", "BT-020")] = True
    unopened: Annotated[
        bool, option_meta("Write-off at the unraised forced bid also before the talon is opened", "BT-025")
    ] = False

    @property
    def in_play(self) -> bool:
        """Whether the declarer may write the deal off on any turn (TH-R-115)."""
        return self.kind == "play"

    @property
    def standard(self) -> int:
        """What each opponent gets where a hand ends a deal, as in a write-off, in score points (TH-R-060)."""
        return 40 if self.share == "40" else 60

    def in_fives(self) -> bool:
        """Whether an opponent's share can be any multiple of five."""
        return self.active() and self.share in ("half", "ratio")

    def unseen(self, contract: Contract) -> bool:
        """Whether a contract may be written off before the talon is opened (BT-025)."""
        return self.unopened and contract.forced

    def concessions(self, sheet: Sheet, contract: Contract, stage: str) -> tuple[str, ...]:
        if stage == "closed" and not self.unseen(contract):
            return ()
        if stage == "play" and not self.in_play:
            return ()
        if contract.dark and not self.dark:
            return ()
        if self.limit is not None and sheet.mark("writeoffs", contract.seat) >= self.limit:
            return ()
        return ("writeoff",)

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "writeoffs" if self.limit is not None and max(sheet.marks["writeoffs"]) > self.limit else None

    def score(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if scoring.outcome.ending != "writeoff" or contract is None:
            return
        seat = contract.seat
        scoring.marks["writeoffs"][seat] += 1
        count = scoring.marks["writeoffs"][seat]
        cost = {"contract": contract.amount * scoring.contract_stake, "nothing": 0, "fine": FLAT_COST}[self.cost]
        scoring.line(seat, "writeoff", -cost, count, scoring.contract_stake if self.cost == "contract" else 1)
        for other, share in zip(scoring.defenders, self.shares(contract.amount), strict=False):
            scoring.award(other, "writeoff.share", share)
        if self.third is not None and count % self.every == 0:
            scoring.line(seat, "writeoff.fine", -self.third, count)

    def shares(self, amount: int) -> tuple[int, int]:
        """The opponents' shares in score points, from the declarer's left; what lies between two multiples of five
        goes to the nearer one, or up."""
        if self.share == "ratio":
            left = (2 * amount * self.ratio + 500) // 1000 * 5
            return left, amount - left
        share = {"half": (amount + 5) // 10 * 5, "full": amount}.get(self.share)
        share = int(self.share) if share is None else share
        return share, share


class Bomb(HouseRule, frozen=True, kw_only=True):
    """The declarer withdraws without loss, a limited number of times in a match (TH-P-072..077, 124..126)."""

    key: ClassVar[str] = "bomb"
    situation: ClassVar[str] = "contract"
    marks: ClassVar[tuple[str, ...]] = ("bombs",)
    off: ClassVar[dict[str, Value]] = {"count": None}
    count: Annotated[
        int | None,
        option_meta("Bombs a player has in a match", "TH-P-072", "TH-P-073", "TH-P-126", numbers=range(1, 21)),
    ] = None
    form: Annotated[
        Literal["forced", "to_120", "any"],
        option_meta(
            "Bomb: at the forced bid (60 each), up to a bid of 120 (60 each), or at any bid (half of it each)",
            "TH-P-074",
            "TH-P-075",
            "TH-P-076",
            "TH-P-124",
            "TH-P-125",
        ),
    ] = "forced"

    def concessions(self, sheet: Sheet, contract: Contract, stage: str) -> tuple[str, ...]:
        if stage != "gifts" or self.count is None or sheet.mark("bombs", contract.seat) >= self.count:
            return ()
        allowed = {"forced": contract.forced, "to_120": contract.bid <= 120, "any": True}[self.form]
        return ("bomb",) if allowed else ()

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "bombs" if max(sheet.marks["bombs"]) > (self.count or 0) else None

    def score(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if scoring.outcome.ending != "bomb" or contract is None:
            return
        scoring.marks["bombs"][contract.seat] += 1
        scoring.line(contract.seat, "bomb", 0, scoring.marks["bombs"][contract.seat])
        for other in scoring.defenders:
            # Half of the bid, up to the ten (TH-P-076): 210 gives 110.
            scoring.award(other, "bomb.share", -(-contract.bid // 20) * 10 if self.form == "any" else BOMB_SHARE)
