"""The number of players, who sits a deal out, and what the talon pays that player (TH-P-089..091, BT-001, BT-002)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.cards import ACE, KING, QUEEN, Cards
from prikup.core.options import option_meta
from prikup.core.seats import Seat
from prikup.thousand.layout import count_rank, marriages_in, points_of
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring

MOST_PAID = 500
"""The most that a talon pays: for four aces and a marriage."""
PLACES = {"dealer": 0, "opposite": 2, "right": 3}
"""The sitter's place: how many seats to the dealer's left."""


class Table(HouseRule, frozen=True, kw_only=True):
    """The number of players; with four, one sits the deal out "on the talon" and holds no cards."""

    key: ClassVar[str] = "table"
    situation: ClassVar[str] = "match"
    players: Annotated[
        int,
        option_meta(
            "Players at the table",
            "TH-R-003",
            "TH-P-089",
            "BT-001",
            "BT-004",
            "TT-A-003",
            "TT-C-001",
            "TT-D-001",
            "B1-001",
            numbers=(2, 3, 4),
        ),
    ] = 3
    sitter: Annotated[
        Literal["dealer", "opposite", "right"],
        option_meta(
            "Of four, one sits the deal out: the dealer, the player opposite, or the player on the dealer's right",
            "TH-P-089",
            "BT-001",
        ),
    ] = "dealer"
    pay: Annotated[
        Literal["off", "aces_50", "aces_40", "aces", "marriages", "points"],
        option_meta(
            "What the player who sits out scores for the talon: nothing, 50, 40 or a figure for an ace and its "
            "marriages, its marriages, or its points",
            "TH-P-031",
            "TH-P-090",
            "TH-P-124",
            "BT-002",
            "BT-002a",
        ),
    ] = "off"
    ace: Annotated[
        int, option_meta("The figure that the talon pays for an ace", "BT-002a", numbers=range(10, 101, 10))
    ] = 30
    half: Annotated[bool, option_meta("Half a marriage for a king or queen alone in the talon, too", "BT-002")] = False

    @property
    def hands(self) -> int:
        """The number of players who hold cards in a deal."""
        return min(self.players, 3)

    @property
    def dealer_rests(self) -> bool:
        """Whether the dealer sits every deal of his own out (TH-P-089)."""
        return self.players == 4 and self.sitter == "dealer"

    def sits_out(self, dealer: Seat) -> Seat:
        """The seat that sits a deal out; -1 if all play."""
        return (dealer + PLACES[self.sitter]) % self.players if self.players == 4 else -1

    def pays(self) -> bool:
        """Whether the talon pays anybody."""
        return self.players == 4 and (self.pay != "off" or self.half)

    @property
    def per_ace(self) -> int:
        """Score points for each ace of the talon."""
        return {"aces_50": 50, "aces_40": 40, "aces": self.ace}.get(self.pay, 0)

    def paid(self, talon: Cards, values: tuple[int, ...]) -> int:
        """What a talon pays, in score points before rounding; ``values``: the marriages' by suit."""
        pairs = marriages_in(talon)
        amount = 0
        if self.pay == "points":
            amount = points_of(talon)
        elif self.pay != "off":
            amount = self.per_ace * count_rank(talon, ACE) + sum(values[suit] for suit in pairs)
        if self.half:
            lone = [suit for suit in range(4) if suit not in pairs and talon >> 8 * suit & (1 << QUEEN | 1 << KING)]
            amount += sum(values[suit] for suit in lone) // 2
        return amount

    def mute(self) -> tuple[str, ...]:
        return () if self.pays() else ("score",)

    def score(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if contract is not None and contract.paid and scoring.dealt:
            scoring.award(scoring.sitter, "sitter", scoring.rules.count.rounded(contract.paid), contract.paid)
