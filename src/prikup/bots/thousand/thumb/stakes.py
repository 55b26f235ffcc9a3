"""The value of a contract to a player: the chance of making it, times what the scorer writes for it on this sheet.

No rule of scoring is repeated here. The scorer gets the result of a deal as an outcome, and its totals,
winners and seats on the barrel are weighed: what the scorer knows, the bot knows.
"""

from __future__ import annotations

from functools import cached_property
from math import erf, sqrt

from msgspec import Struct

from prikup.core.scored import Scored
from prikup.core.seats import Seat, replaced
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.outcome import Outcome
from prikup.thousand.score.deal import scored
from prikup.thousand.seen.view import View
from prikup.thousand.state import Contract

VICTORY = 400.0
"""The value of winning the match, besides the points."""
FALL = 60.0
"""The cost of losing the barrel, besides the points."""
RIVALS = 0.25
"""The cost of an opponent's point."""
SHORT = 10
"""By how many card points a contract fails if it fails narrowly."""
TAKEN = 60
"""Card points of a defender, used to find out what a defender's points bring."""


class Hope(Struct, frozen=True):
    """The card points that a hand should take: mean, spread, and the part from marriages."""

    mean: float
    spread: float
    marriage: bool = False
    """Whether it can declare a marriage."""
    declared: float = 0.0
    """The part of the mean that marriages bring."""

    def chance(self, amount: float) -> float:
        """The chance of taking at least ``amount`` card points."""
        return 0.5 * (1.0 + erf((self.mean - amount) / (self.spread * sqrt(2.0))))


class Stakes:
    """A deal's stakes for one seat as its sheet stands."""

    def __init__(self, compiled: CompiledRules, view: View, seat: Seat | None = None) -> None:
        self.compiled = compiled
        self.view = view
        self.seat = view.seat if seat is None else seat
        self.sheet = view.sheet
        self.total = view.totals[self.seat]
        self._pack: int = compiled.policy.points(compiled.layout.all)
        self.tricks = compiled.layout.tricks
        """The number of tricks in a deal."""
        self._known: dict[Outcome, float] = {}

    def contract(self, amount: int) -> Contract:
        """A contract of this seat at an amount: dark, open and doubled as in the view."""
        view = self.view
        if view.declarer != self.seat:
            return Contract(self.seat, amount, amount, forced=False, dark=False)
        return Contract(
            self.seat,
            amount,
            min(view.bid, amount),
            view.forced,
            view.dark,
            golden=view.golden,
            misere=view.special == "misere",
            slam=view.special == "slam",
            open=view.open,
            contra=view.doubled > 1,
            recontra=self.compiled.redoubled(view.doubled),
        )

    def finished(
        self, contract: Contract, points: int, tricks: int, *, declared: int = 0, marriage: bool = False
    ) -> Outcome:
        """A deal in which this seat takes ``points``, of which ``declared`` for marriages, in ``tricks`` tricks.

        The other seats get no points, so nothing is guessed about them; one seat gets the other tricks.
        """
        compiled, nothing = self.compiled, (0,) * self.compiled.players
        declared = max(min(declared, points), points - self._pack)
        other = compiled.following[self.sheet.dealer][self.seat]
        return Outcome(
            ending="tricks",
            contract=contract,
            points=replaced(nothing, self.seat, points - declared),
            bonuses=replaced(nothing, self.seat, declared),
            tricks=replaced(replaced(nothing, other, self.tricks - tricks), self.seat, tricks),
            declared=replaced(nothing, self.seat, int(marriage)),
            taken=compiled.nothing_taken,
        )

    def worth(self, outcome: Outcome) -> float:
        """The value of an outcome: points written and cut off, the barrel, the match."""
        known = self._known.get(outcome)
        if known is None:
            known = self._known[outcome] = self._worth(scored(self.compiled, self.sheet, outcome))
        return known

    def _worth(self, after: Scored) -> float:
        if self.seat in after.winners:
            # Points beyond the target are worth nothing: the least winning total is as good as more.
            return VICTORY + self.compiled.target_at(self.sheet) - self.total
        sits = self.compiled.on_barrel(after.sheet, self.seat)
        return after.totals[self.seat] - self.total + FALL * (sits - self.on_barrel)

    @cached_property
    def on_barrel(self) -> bool:
        """Whether the seat is on the barrel now."""
        return self.compiled.on_barrel(self.sheet, self.seat)

    def _defending(self, points: int) -> Outcome:
        """A failed deal of another declarer in which this seat takes ``points``."""
        other = self.compiled.following[self.sheet.dealer][self.seat]
        amount = self.compiled.opening(self.sheet)
        contract = Contract(other, amount, amount, forced=False, dark=False)
        return self.finished(contract, points, 1)

    @cached_property
    def share(self) -> float:
        """The value of a card point to this seat as a defender; 0 if it writes nothing."""
        lines = scored(self.compiled, self.sheet, self._defending(TAKEN)).lines
        return sum([line.amount for line in lines if line.seat == self.seat and line.amount > 0]) / TAKEN

    @property
    def frozen(self) -> bool:
        """Whether only a contract of its own brings this seat points."""
        return not self.share

    def prize(self, amount: int, hope: Hope) -> float:
        """The value of making a contract: points written and cut off, the match."""
        contract = self.contract(amount)
        points = round(max(hope.mean, float(amount)))
        declared, marriage = round(hope.declared), hope.marriage

        def won(tricks: int) -> float:
            return self.worth(self.finished(contract, points, tricks, declared=declared, marriage=marriage))

        if contract.by_tricks:
            return won(self.tricks if contract.slam else 0)
        made, swept = won(self.tricks - 1), won(self.tricks)
        if made == swept:
            return made
        # A seat with all card points has taken all tricks.
        sweep = min(1.0, hope.chance(self._pack + hope.declared) / max(hope.chance(amount), 1e-9))
        return made + sweep * (swept - made)

    def loss(self, amount: int, hope: Hope) -> float:
        """The cost of failing a contract."""
        contract = self.contract(amount)
        points = max(0, round(min(hope.mean, float(amount - SHORT))))
        return -self.worth(self.finished(contract, points, 1, declared=round(hope.declared), marriage=hope.marriage))

    def gain(self, amount: int, hope: Hope) -> float:
        """The average value of playing a contract."""
        chance = hope.chance(amount)
        return chance * self.prize(amount, hope) - (1.0 - chance) * self.loss(amount, hope)

    def wins(self, amount: int) -> bool:
        """Whether making so much ends the match for this seat."""
        return self.prize(amount, Hope(float(amount), 1.0, marriage=True)) >= VICTORY

    def special(self, kind: str, amount: int, *, opened: bool) -> float:
        """The value of making a misere or a slam."""
        misere = kind == "misere"
        contract = Contract(
            self.seat,
            amount,
            min(self.view.bid, amount),
            self.view.forced,
            self.view.dark,
            misere=misere,
            slam=not misere,
            open=opened,
        )
        points, tricks = (0, 0) if misere else (self._pack, self.tricks)
        return self.worth(self.finished(contract, points, tricks))

    def given_up(self, ending: str) -> Scored:
        """What is written if the seat gives its contract up: ``writeoff`` or ``bomb``."""
        return scored(self.compiled, self.sheet, Outcome(ending=ending, contract=self.contract(self.view.contract)))

    def idle(self) -> float:
        """The value of letting others play, besides card points: the fall from the barrel."""
        return self.worth(self._defending(0))
