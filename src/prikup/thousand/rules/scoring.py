"""The scratch sheet on which hooks write a deal's lines, in the order of prikup.thousand.rules.ORDER (TH-R-107)."""

from __future__ import annotations

from collections.abc import Callable
from operator import add
from typing import Protocol

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.thousand.lines import CONTRACT_LINES
from prikup.thousand.outcome import CONCEDED, FAULT, PLAYED, Outcome
from prikup.thousand.state import Sheet


class Counting(Protocol):
    """What the section ``count`` does for other sections."""

    @property
    def unit(self) -> int:
        """Points are written in multiples of this."""

    def rounded(self, points: int) -> int:
        """Points as they are written."""

    def shared(self, amount: int, shares: int) -> int:
        """One share of a contract's amount."""

    def defenders(self, scoring: Scoring) -> None:
        """Writes what the defenders took."""

    def spoils(self, scoring: Scoring) -> None:
        """Credits a failed contract to the defenders, where the rules do."""


class ScoringRules(Protocol):
    """What scoring asks of the compiled rules (prikup.thousand.compiled_rules)."""

    @property
    def target(self) -> int:
        """The total that wins at first, in score points."""

    @property
    def end_target(self) -> int:
        """The target as it was agreed; where it has to be passed, one point less than what wins."""

    def target_at(self, sheet: Sheet) -> int:
        """The total that wins the next deal, in score points."""

    @property
    def barrel_at(self) -> int:
        """The total on the barrel; 0 where there is none."""

    @property
    def standard_plus(self) -> int:
        """What others get where a hand ends a deal, in score points."""

    @property
    def last_trick(self) -> int:
        """Card points for the last trick."""

    @property
    def trick_needed(self) -> bool:
        """Whether who takes no trick scores nothing for his marriages."""

    @property
    def in_play(self) -> tuple[tuple[Seat, ...], ...]:
        """By dealer: the seats that hold cards."""

    @property
    def circles(self) -> tuple[tuple[tuple[Seat, ...], ...], ...]:
        """By dealer and seat: the seats that hold cards, clockwise from this one."""

    @property
    def count(self) -> Counting:
        """The section that rounds and shares out."""

    @property
    def hooks_frozen(self) -> tuple[Callable[..., str | None], ...]:
        """Who has a say in whether a defender's points are written."""

    @property
    def crosses_instead(self) -> bool:
        """Whether a failed contract is a cross and not a minus."""

    def writes_gain(self, scoring: Scoring) -> bool:
        """Whether a made contract may be written for the declarer."""

    def sitter(self, sheet: Sheet) -> Seat:
        """Who sits the deal out; -1 where nobody does."""

    def opener(self, sheet: Sheet) -> Seat:
        """Who is forced to open the deal."""


class Scoring:
    """One deal being written: the sheet before it, its outcome, and the lines, totals and counters so far."""

    def __init__(self, rules: ScoringRules, sheet: Sheet, outcome: Outcome) -> None:
        self.rules = rules
        self.sheet = sheet
        self.outcome = outcome
        self.players = len(sheet.totals)
        self.target = rules.target_at(sheet)
        """The total that wins, in score points."""
        self.barrel_at = rules.barrel_at
        """The total on the barrel; 0 where there is none."""
        self.seats = rules.in_play[sheet.dealer]
        """The seats that hold cards in this deal."""
        contract = outcome.contract
        self.contract = contract if contract is not None and contract.seat >= 0 else None
        self.declarer: Seat = -1 if self.contract is None else self.contract.seat
        """Who played; -1 where nobody did."""
        self.played = outcome.ending in PLAYED
        """Whether all tricks were played (or granted)."""
        self.dealt = self.played or outcome.ending in CONCEDED
        """Whether a contract was played or given up."""
        self.misere = contract is not None and contract.misere
        """Whether the declarer undertook to take nothing, so that taking nothing is no fault in this deal."""
        nothing = (0,) * self.players
        self.points = outcome.points or nothing
        self.bonuses = outcome.bonuses or nothing
        self.tricks = outcome.tricks or nothing
        self.declared = outcome.declared or nothing
        self.raw = list(map(add, self.points, self.bonuses))
        """Card points by seat, with all that was declared."""
        if rules.trick_needed and self.played:
            # Who took no trick has declared for nothing (TT-A-013); what he laid away still counts (TT-C-010).
            taken = zip(self.points, self.raw, self.tricks, strict=True)
            self.raw = [raw if tricks else points for points, raw, tricks in taken]
        self.counts = outcome.ending != "four_marriages" and not outcome.ending.startswith(FAULT)
        """Whether counters and totals go on as after any recorded deal (TH-R-106): not at a fine outside one, and not
        at a win by four marriages, beside which nothing is written (TH-R-125)."""
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
    def sitter(self) -> Seat:
        """Who sits the deal out; -1 where nobody does."""
        return self.rules.sitter(self.sheet)

    @property
    def opener(self) -> Seat:
        """Who was forced to open the deal."""
        return self.rules.opener(self.sheet)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The declarer's opponents, from the declarer's left; nobody where each plays for himself."""
        return self.others(self.declarer) if self.contract else ()

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Who else holds cards in this deal, from a seat's left."""
        return self.rules.circles[self.sheet.dealer][seat][1:]

    def line(self, seat: Seat, name: str, amount: int, *note: int) -> None:
        """Writes a line and adds it to the total."""
        self.lines.append(Line(seat, name, amount, note))
        self.totals[seat] += amount

    def declared_bonus(self, seat: Seat) -> int:
        """Card points that a seat declared: its bonuses without that of the last trick."""
        return self.bonuses[seat] - (self.rules.last_trick if seat == self.outcome.last else 0)

    @property
    def writes_result(self) -> bool:
        """Whether the declarer writes the contract as it ended: made, or failed."""
        return self.rules.writes_gain(self) if self.made else not self.rules.crosses_instead

    def unwritten(self, seat: Seat, amount: int) -> None:
        """The line of a contract that is not written."""
        if self.made:
            self.line(seat, "contract.unwritten", 0, amount, self.raw[seat])
        else:
            self.line(seat, "crossed", 0, amount, self.raw[seat])

    def award(self, seat: Seat, name: str, points: int, *note: int) -> None:
        """Writes a defender's points, or the line that says why they are not written."""
        for frozen in self.rules.hooks_frozen:
            instead = frozen(self, seat)
            if instead:
                self.line(seat, instead, 0, points)
                return
        self.line(seat, name, points * self.stake, *note)

    def on_barrel(self, seat: Seat) -> bool:
        """Whether a seat was on the barrel before the deal (or is before a fine outside one)."""
        at = self.barrel_at
        return at > 0 and at <= self.sheet.totals[seat] < self.target

    def lost_contract(self, seat: Seat) -> bool:
        """Whether a seat lost points by its own contract, played or written off."""
        return any(line.seat == seat and line.amount < 0 and line.name in CONTRACT_LINES for line in self.lines)

    def reached(self, seat: Seat) -> bool:
        """Whether a total is enough to win."""
        return self.totals[seat] >= self.target

    def has(self, seat: Seat, *names: str) -> bool:
        """Whether a line of one of these names was written for a seat in this deal."""
        return any(line.seat == seat and line.name in names for line in self.lines)
