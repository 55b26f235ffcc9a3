"""What a contract is worth to a player in score points: the chance of making it, the sheet, the barrel, the end."""

from __future__ import annotations

from math import erf, sqrt

from msgspec import Struct

from prikup.core.seats import Seat
from prikup.thousand.house import House
from prikup.thousand.seen.view import View

VICTORY = 400.0
"""What winning the match is worth beside the points."""
FALL = 60.0
"""What losing the seat on the barrel is worth beside the points."""
RIVALS = 0.25
"""What a point of an opponent costs."""


class Hope(Struct, frozen=True):
    """What a hand should take in card points: the mean, the spread, and whether it can declare a marriage."""

    mean: float
    spread: float
    marriage: bool = False

    def chance(self, amount: float) -> float:
        """The chance of taking at least so many card points."""
        return 0.5 * (1.0 + erf((self.mean - amount) / (self.spread * sqrt(2.0))))


class Stakes:
    """A deal's stakes for one seat as its sheet stands."""

    def __init__(self, house: House, view: View, seat: Seat | None = None) -> None:
        self.house = house
        self.rules = house.rules
        self.seat = view.seat if seat is None else seat
        self.sheet = view.sheet
        self.total = view.totals[self.seat]
        golden = house.rules.golden.now(self.sheet, house.opener(self.sheet))
        self.stake = 2 if golden or view.golden else 1
        dark = view.dark and view.declarer == self.seat
        self.contract_stake = self.stake * (2 if dark else 1)
        if view.declarer == self.seat:
            self.contract_stake *= view.doubled * (2 if view.open else 1)
        self.on_barrel = house.on_barrel(self.sheet, self.seat)
        threshold = house.rules.threshold.at
        self.frozen = (
            self.on_barrel
            or (threshold is not None and self.total >= threshold)
            or house.rules.pit.sits(self.sheet, self.seat)
        )
        """Whether only an own contract brings this seat points."""

    @property
    def last_chance(self) -> bool:
        """Whether the seat falls from the barrel unless it wins this deal."""
        deals = self.rules.barrel.deals
        return self.on_barrel and deals is not None and self.sheet.mark("barrel", self.seat) + 1 >= deals

    def line(self, amount: int, points: float) -> float:
        """What is written for a contract made with so many card points."""
        rule = self.rules.count.declarer
        if rule == "points_and_bid":
            return amount * self.contract_stake + points * self.stake
        if rule == "actual":
            return max(float(amount), points) * self.contract_stake
        return float(amount * self.contract_stake)

    def prize(self, amount: int, hope: Hope) -> float:
        """What making a contract is worth: what is written, what is cut off, the match."""
        if self.frozen and self.rules.threshold.at is not None and self.rules.threshold.marriage and not hope.marriage:
            return 0.0
        line = self.line(amount, max(hope.mean, float(amount)))
        total = self.total + line
        # What goes beyond the target is worth nothing: the least that wins is as good as more.
        victory = VICTORY + self.house.target - self.total
        if self.rules.end.win == "exact":
            if total > self.house.target:
                return 0.0
            return victory if total == self.house.target else self._truck(line, total)
        pit = self.rules.pit.at
        if pit is not None and self.total < pit < total:
            # What passes the pit is cut off.
            return float(pit - self.total)
        reached = total >= self.house.target
        at = self.rules.barrel.at
        if at is None:
            return victory if reached else self._truck(line, total)
        if reached and (self.on_barrel or self.rules.barrel.leap != "off"):
            return victory
        if total < at:
            return self._truck(line, total)
        # What passes the barrel is cut off.
        return float(at - self.total) + (0.0 if self.on_barrel else FALL)

    def _truck(self, line: float, total: float) -> float:
        truck = self.rules.truck
        if truck.at is not None and (total == truck.at or (truck.minus and total == -truck.at)):
            return -float(self.total)
        return line

    def loss(self, amount: int, hope: Hope) -> float:
        """What failing a contract costs."""
        cost = float(amount * self.contract_stake)
        if self.rules.count.declarer == "points_and_bid":
            cost -= min(hope.mean, amount - 10.0) * self.stake
        if self.on_barrel:
            cost += FALL
        return cost

    def gain(self, amount: int, hope: Hope) -> float:
        """What playing a contract is worth on average."""
        chance = hope.chance(amount)
        return chance * self.prize(amount, hope) - (1.0 - chance) * self.loss(amount, hope)

    def wins(self, amount: int) -> bool:
        """Whether making so much ends the match for this seat."""
        return self.prize(amount, Hope(float(amount), 1.0, marriage=True)) >= VICTORY

    def idle(self) -> float:
        """What it is worth to let others play, beside card points: the fall from the barrel."""
        return -(self.rules.barrel.fall + FALL) if self.last_chance else 0.0
