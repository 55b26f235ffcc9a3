"""Bidding: the forced opening, steps, caps, the ceiling, silence (TH-R-038..042, TH-E-015..022, TH-P-019..028)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.cards import Cards
from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.state import Auction, Sheet

Amounts = range | tuple[int, ...]
"""Amounts in rising order; a range for even steps, since it is cheap to compare and to cache."""

CARD_POINTS = 120
"""All card points of the pack (TH-R-005)."""


class Bidding(HouseRule, frozen=True, kw_only=True):
    """Who opens, at what amount, in which steps, and how high bids may go."""

    key: ClassVar[str] = "auction"
    situation: ClassVar[str] = "auction"
    kind: Annotated[
        Literal["forced", "free", "none"],
        option_meta(
            "The auction: one player must open, anybody may pass, or there is none",
            "TH-R-039",
            "TH-P-100",
            "TH-P-108",
            "TH-P-109",
            "TH-P-126",
            "TH-P-130",
            "TT-A-016",
            "TT-C-008",
            "TT-C-009",
            "TT-D-004",
            "TT-D-010",
        ),
    ] = "forced"
    opening: Annotated[
        int,
        option_meta(
            "Opening bid: the forced bid, or the lowest bid where nobody must open",
            "TH-R-039",
            "TH-R-041",
            "TH-E-015",
            "TH-P-019",
            "BT-019a",
            "TT-C-003",
            "TT-D-004",
            "TT-D-013",
            "B1-006",
            numbers=range(10, CARD_POINTS + 1, 5),
        ),
    ] = 100
    opener: Annotated[
        Literal["left", "dealer"],
        option_meta("Who is forced to open: left of the dealer, or the dealer", "TH-R-039", "BT-019a"),
    ] = "left"
    step: Annotated[
        int,
        option_meta(
            "Bids are multiples of this",
            "TH-R-042b",
            "TH-E-016",
            "TH-P-022",
            "TH-P-117",
            "BT-017",
            "TT-C-003",
            "TT-D-004",
            numbers=(5, 10),
        ),
    ] = 5
    coarse: Annotated[bool, option_meta("Bids from 200 on only in tens", "BT-017")] = False
    jumps: Annotated[
        bool, option_meta("A bid may skip steps", "TH-R-042c", "TH-E-022", "TH-P-020", "TH-P-021", "BT-017")
    ] = True
    cap: Annotated[
        Literal["held", "any", "free"],
        option_meta(
            "Bids above 120: up to 120 plus the marriages held, any amount with a marriage, or any amount",
            "TH-R-042f",
            "TH-R-042i",
            "TH-E-018",
            "TH-E-019",
            "TH-E-042",
            "TH-P-023",
            "TH-P-028",
            "TH-P-036",
            "BT-018",
            "B1-006",
        ),
    ] = "held"
    bare: Annotated[
        int,
        option_meta("Without a marriage in hand no bid above this", "BT-018a", numbers=range(60, 301, 5)),
    ] = CARD_POINTS
    ceiling: Annotated[
        int | None,
        option_meta("No bid above this", "TH-R-042g", "TH-R-095", "TH-P-067", "BT-018b", numbers=range(120, 601, 10)),
    ] = 300
    first_round: Annotated[
        int | None, option_meta("Ceiling of a player's first bid", "BT-019c", numbers=range(100, 301, 5))
    ] = None
    raises: Annotated[
        bool,
        option_meta("The declarer may name more than the bid", "TH-R-052", "TH-P-034", "TH-P-129", "TT-C-006"),
    ] = True
    reentry: Annotated[
        bool,
        option_meta(
            "A player who passed may bid again after a higher bid",
            "TH-R-042d",
            "TH-E-020",
            "TH-P-025",
            "BT-019b",
            "TT-C-008",
            "TT-D-004",
        ),
    ] = False

    negative: Annotated[bool, option_meta("A player below zero bids no more than the opening bid", "BT-019d")] = False
    hanging: Annotated[bool, option_meta("If all pass, the dealer plays for the opening bid", "BT-019e")] = False

    @property
    def is_held(self) -> bool:
        """Whether there is an auction."""
        return self.kind != "none"

    @property
    def must_open(self) -> bool:
        """Whether one player is bound to open it (TH-R-039)."""
        return self.kind == "forced"

    @property
    def may_all_pass(self) -> bool:
        """Whether a deal can pass without a declarer, although there is an auction (TT-C-009)."""
        return self.kind == "free" and not self.hanging

    def opens(self, sheet: Sheet, players: int) -> Seat:
        """The seat that is forced to open."""
        return sheet.dealer if self.opener == "dealer" else (sheet.dealer + 1) % players

    def forced_bid(self, sheet: Sheet, opener: Seat) -> int | None:
        return self.opening

    def step_at(self, amount: int) -> int:
        """The step at this amount: bids are multiples of it (BT-017)."""
        return 10 if self.coarse and amount >= 200 else self.step

    def passed_after_bid(self, passed: int) -> int:
        """The seats that are out after a higher bid, as a bit set; none where a pass is not final (BT-019b)."""
        return 0 if self.reentry else passed

    def steps(self, low: int, high: int) -> Amounts:
        """The amounts from ``low`` to ``high`` that the steps allow."""
        first = -(-low // self.step) * self.step
        if self.coarse:
            return tuple(amount for amount in range(first, high + 1, 5) if amount < 200 or amount % 10 == 0)
        return range(first, high + 1, self.step)

    def bids(self, low: int, high: int) -> Amounts:
        """The amounts from ``low`` to ``high`` that may be bid: without jumps only the lowest (TH-E-022)."""
        amounts = self.steps(low, high)
        return amounts if self.jumps else amounts[:1]

    def mute(self) -> tuple[str, ...]:
        return ("bounds",) if self.first_round is None and not self.negative else ()

    def bounds(
        self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards | None, low: int, high: int
    ) -> tuple[int, int]:
        if self.first_round is not None and not auction.spoken >> seat & 1:
            high = min(high, self.first_round)
        if self.negative and sheet.totals[seat] < 0:
            high = min(high, self.opening)
        return low, high

    def cap_of(self, bonus: int | None, top: int) -> int:
        """The highest bid of a hand whose marriages and four aces are worth ``bonus``; None for an unseen hand.
        ``top``: the highest bid of any hand."""
        if bonus is None or self.cap == "free":
            # An unseen hand is bound by the ceiling alone (TH-R-099).
            return top
        if not bonus:
            return min(top, self.bare)
        if self.cap == "any":
            return top
        # A marriage never takes away what a hand without one may bid.
        return min(top, max(self.bare, CARD_POINTS + bonus))


class Silence(HouseRule, frozen=True, kw_only=True):
    """A player far below zero may not bid."""

    key: ClassVar[str] = "silence"
    situation: ClassVar[str] = "auction"
    off: ClassVar[dict[str, Value]] = {"below": None}
    below: Annotated[
        int | None,
        option_meta(
            "With a total below this a player may only pass, except for the forced bid",
            "BT-019",
            numbers=range(-1000, 1, 20),
        ),
    ] = None

    def may_bid(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat may bid beyond the forced bid."""
        return self.below is None or sheet.totals[seat] >= self.below
