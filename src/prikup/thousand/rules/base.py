"""The hooks of Thousand: what a house rule can have a say in. A section overrides those it needs.

Phases call hooks through the compiled rules (prikup.thousand.compiled_rules) and never test an option themselves. What
one section alone decides is no hook but a method or property of that section, under a name of its own, which the
compiled rules ask directly (docs/decisions/0001).
"""

from __future__ import annotations

from typing import Any, ClassVar

from prikup.core.cards import Cards
from prikup.core.options import Section
from prikup.core.seats import Seat
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Contract, Sheet


class HouseRule(Section, frozen=True, kw_only=True):
    """The base of all sections: every hook, doing nothing."""

    largest: ClassVar[dict[str, int]] = {}
    """The largest numbers of counters that cannot grow on and on."""

    def mute(self) -> tuple[str, ...]:
        """The names of hooks in which the section has no say as it is set; asking it would only cost time."""
        return ()

    def forced_bid(self, sheet: Sheet, opener: Seat) -> int | None:
        """The forced bid of this deal in score points."""

    def bounds(
        self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards | None, low: int, high: int
    ) -> tuple[int, int]:
        """Narrows the lowest and highest bid of a seat; ``hand`` is None while it is not looked at."""
        return low, high

    def grounds(self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards) -> tuple[str, ...]:
        """The rights to end the deal that a hand gives in the auction."""
        return ()

    def talon_grounds(self, contract: Contract, talon: Cards, hand: Cards) -> tuple[str, ...]:
        """The rights of the declarer who has seen the talon, before the first gift."""
        return ()

    def talon_face(self, contract: Contract) -> str | None:
        """``open``, ``hidden`` or ``choice``: how the declarer takes the talon. The first answer counts."""

    def concessions(self, sheet: Sheet, contract: Contract, stage: str) -> tuple[str, ...]:
        """How the declarer may concede now; stages: ``closed`` (talon not opened), ``gifts``, ``lead``, ``play``."""
        return ()

    def policy(self, fields: dict[str, Any]) -> None:
        """Fills the fields of the kernel's trick policy."""

    def stakes(self, scoring: Scoring) -> None:
        """Raises the multipliers of a deal before anything is written."""

    def frozen(self, scoring: Scoring, seat: Seat) -> str | None:
        """The name of the line that stands for a defender's points which are not written, if any."""

    def score(self, scoring: Scoring) -> None:
        """Writes the lines of the deal's result."""

    def fines(self, scoring: Scoring) -> None:
        """Counts and writes fines that a deal can bring."""

    def totals(self, scoring: Scoring) -> None:
        """What a total that was reached brings with it."""

    def winners(self, scoring: Scoring) -> None:
        """Ends the match."""

    def forbids_total(self, total: int, target: int, *, over: bool) -> str | None:
        """The option because of which no total of this height can stand on a sheet; ``over``: the match has ended."""
