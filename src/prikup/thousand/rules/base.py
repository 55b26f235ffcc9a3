"""The hooks of Thousand: everything that house rules can affect. A section overrides the hooks it needs.

Phases call hooks through the compiled rules (prikup.thousand.compiled_rules) and never test an option themselves. What
only one section decides is not a hook but a method or property of that section, with its own name, which the compiled
rules call directly (docs/decisions/0001). A number or a boolean may be read as it is; a word, several options together,
or what is asked in two places, is such a question.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from prikup.core.cards import Cards
from prikup.core.options import Section
from prikup.core.seats import Seat
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Contract, Playing, Sheet


class Standing(NamedTuple):
    """What a section needs to know of the others to judge its counters."""

    target: int
    """The total that wins, in score points."""
    all_play: bool
    """Whether nobody ever sits a deal out."""
    zeroed: bool
    """Whether totals may become zero while the counters stay (BT-060)."""


class HouseRule(Section, frozen=True, kw_only=True):
    """The base of all sections: every hook, doing nothing."""

    def mute(self) -> tuple[str, ...]:
        """The hooks in which the section does nothing as it is set; calling them would only cost time."""
        return ()

    def forced_bid(self, sheet: Sheet, opener: Seat) -> int | None:
        """The forced bid of this deal in score points."""

    def bounds(
        self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards | None, low: int, high: int
    ) -> tuple[int, int]:
        """Narrows the lowest and highest bid of a seat; ``hand`` is None while unseen."""
        return low, high

    def grounds(self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards) -> tuple[str, ...]:
        """The rights to end the deal that a hand gives during the auction."""
        return ()

    def talon_grounds(self, contract: Contract, talon: Cards, hand: Cards) -> tuple[str, ...]:
        """The rights of the declarer who has seen the talon, before the first gift."""
        return ()

    def talon_face(self, contract: Contract) -> str | None:
        """``open``, ``hidden`` or ``choice``: how the declarer takes the talon. The first answer counts."""

    def concessions(self, sheet: Sheet, contract: Contract, stage: str) -> tuple[str, ...]:
        """The ways in which the declarer may concede now; stages: ``closed`` (talon not opened), ``gifts``,
        ``lead``, ``play``."""
        return ()

    def policy(self, fields: dict[str, Any]) -> None:
        """Sets fields of the kernel's trick policy."""

    def weighs_more(self, sheet: Sheet, playing: Playing, seat: Seat) -> bool:
        """Whether what the section writes for a seat can hang on more than the seat's own card points and tricks."""
        return False

    def stakes(self, scoring: Scoring) -> None:
        """Raises the multipliers of a deal, before anything is written."""

    def frozen(self, scoring: Scoring, seat: Seat) -> str | None:
        """The name of the line that replaces a defender's points which are not written, if any."""

    def score(self, scoring: Scoring) -> None:
        """Writes the lines of the deal's result."""

    def fines(self, scoring: Scoring) -> None:
        """Counts and writes the fines of a deal."""

    def totals(self, scoring: Scoring) -> None:
        """Applies the effects of totals that were reached."""

    def winners(self, scoring: Scoring) -> None:
        """Sets the winners if the match is over."""

    def forbids_total(self, total: int, target: int, risen: int, *, over: bool) -> str | None:
        """The option that makes this total impossible on a sheet, if any. ``risen``: by how much the target has risen
        (BT-003b); ``over``: the match has ended."""

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        """The name of a counter of this section that cannot stand so on a sheet, if any; ``over``: the match has
        ended."""
