"""The scratch sheet on which hooks write a deal's lines, in the order of prikup.thousand.rules.ORDER (TH-R-107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prikup.core.cards import Cards
from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.thousand.state import Contract, Sheet

if TYPE_CHECKING:
    from prikup.thousand.house import House


CONTRACT_LINES = ("contract", "misere", "slam", "writeoff")
"""Lines that a contract of one's own brings."""


class Outcome:
    """How a deal ended: what the hooks score. Points and bonuses are card points by seat."""

    __slots__ = ("bonuses", "contract", "declared", "ending", "holder", "last", "points", "taken", "tricks")

    def __init__(
        self,
        ending: str,
        players: int,
        contract: Contract | None = None,
        points: tuple[int, ...] = (),
        bonuses: tuple[int, ...] = (),
        tricks: tuple[int, ...] = (),
        declared: tuple[int, ...] = (),
        holder: Seat = -1,
        last: Seat = -1,
        taken: tuple[Cards, ...] = (),
    ) -> None:
        nothing = (0,) * players
        self.ending = ending
        """``tricks``, ``rest``, ``writeoff``, ``bomb``, ``three_marriages``, ``four_marriages`` or ``fault.<kind>``."""
        self.contract = contract
        self.points = points or nothing
        self.bonuses = bonuses or nothing
        self.tricks = tricks or nothing
        self.declared = declared or nothing
        self.holder = holder
        """Who claimed three or four marriages, or was at fault."""
        self.taken = taken
        """The cards taken by seat, where a rule asks about them (BT-031)."""
        self.last = last
        """Who took the last trick; ``bonuses`` hold what the rules give for it."""


class Scoring:
    """One deal being written: the sheet before it, its outcome, and the lines, totals and counters so far."""

    def __init__(self, house: House, sheet: Sheet, outcome: Outcome) -> None:
        self.house = house
        self.sheet = sheet
        self.outcome = outcome
        self.players = len(sheet.totals)
        self.target = house.target
        """The total that wins, in score points."""
        self.seats = house.in_play[sheet.dealer]
        """The seats that hold cards in this deal."""
        self.sitter = house.sitter(sheet)
        """Who sits it out; -1 where nobody does."""
        self.contract = outcome.contract if outcome.contract and outcome.contract.seat >= 0 else None
        self.played = outcome.ending in ("tricks", "rest")
        """Whether all tricks were played (or granted)."""
        self.dealt = self.played or outcome.ending in ("writeoff", "bomb")
        """Whether a contract was played or given up."""
        self.misere = outcome.contract is not None and outcome.contract.misere
        """Whether the declarer undertook to take nothing, so that taking nothing is no fault in this deal."""
        self.raw = [points + bonus for points, bonus in zip(outcome.points, outcome.bonuses, strict=True)]
        if house.rules.marriages.trick and self.played:
            # Who took no trick has declared for nothing (TT-A-013); what he laid away still counts (TT-C-010).
            taken = zip(outcome.points, self.raw, outcome.tricks, strict=True)
            self.raw = [raw if tricks else points for points, raw, tricks in taken]
        self.counts = outcome.ending != "four_marriages" and not outcome.ending.startswith("fault")
        """Whether counters and totals go on as after any recorded deal (TH-R-106): not at a fine outside one, and not
        at a win by four marriages, beside which nothing is written (TH-R-125)."""
        self.opener = house.opener(sheet)
        self.made: bool | None = None
        """Whether the contract was made; None where it was not put to the test."""
        self.contract_stake = 1
        """What the contract's figure is multiplied by."""
        self.stake = 1
        """What everything else is multiplied by (golden deals)."""
        self.lines: list[Line] = []
        self.totals = list(sheet.totals)
        self.marks = {name: list(counters) for name, counters in sheet.marks.items()}
        self.winners: list[Seat] = []
        self.may_win: list[Seat] | None = None
        """The seats whose total may win; None when no rule restricts it."""

    @property
    def declarer(self) -> Seat:
        """Who played; -1 where nobody did."""
        return self.contract.seat if self.contract else -1

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The declarer's opponents, from the declarer's left; nobody where each plays for himself."""
        return self.others(self.declarer) if self.contract else ()

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Who else holds cards in this deal, from a seat's left."""
        return self.house.circles[self.sheet.dealer][seat][1:]

    def line(self, seat: Seat, name: str, amount: int, *note: int) -> None:
        """Writes a line and adds it to the total."""
        self.lines.append(Line(seat, name, amount, note))
        self.totals[seat] += amount

    def declared_bonus(self, seat: Seat) -> int:
        """Card points that a seat declared: its bonuses without that of the last trick."""
        return self.outcome.bonuses[seat] - (self.house.policy.last_trick if seat == self.outcome.last else 0)

    @property
    def may_write_gain(self) -> bool:
        """Whether a made contract is written."""
        hooks = self.house.hooks_writes_gain
        return not hooks or all(hook(self) for hook in hooks)

    def award(self, seat: Seat, name: str, points: int, *note: int) -> None:
        """Writes a defender's points, or the line that says why they are not written."""
        for frozen in self.house.hooks_frozen:
            instead = frozen(self, seat)
            if instead:
                self.line(seat, instead, 0, points)
                return
        self.line(seat, name, points * self.stake, *note)

    def on_barrel(self, seat: Seat) -> bool:
        """Whether a seat was on the barrel before the deal (or is before a fine outside one)."""
        return self.house.on_barrel(self.sheet, seat)

    def lost_contract(self, seat: Seat) -> bool:
        """Whether a seat lost points by its own contract, played or written off."""
        return any(line.seat == seat and line.amount < 0 and line.name in CONTRACT_LINES for line in self.lines)

    def reached(self, seat: Seat) -> bool:
        """Whether a total is enough to win."""
        return self.totals[seat] >= self.target

    def has(self, seat: Seat, *names: str) -> bool:
        """Whether a line of one of these names was written for a seat in this deal."""
        return any(line.seat == seat and line.name in names for line in self.lines)
