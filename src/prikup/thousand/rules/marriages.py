"""Marriages: values, when they may be declared, how they change the trump (TH-R-006..010, 070..073, TH-P-037..046)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

from prikup.core.cards import Cards, union
from prikup.core.options import option_meta
from prikup.thousand.layout import ACES, PAIRS, has_four_aces, marriages_in
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring

VALUES: dict[str, tuple[int, int, int, int]] = {
    "standard": (40, 60, 80, 100),
    "silesian": (80, 100, 40, 60),
    "greater_poland": (100, 80, 40, 60),
    "spades_60": (60, 60, 80, 100),
    "austrian": (60, 40, 80, 100),
    "trump_40": (20, 20, 20, 20),
}
"""Card points of a marriage of spades, clubs, diamonds, hearts; ``trump_40`` doubles the fixed trump's."""
SUITS = ("spades", "clubs", "diamonds", "hearts")
"""The suits by name."""
ORDERS: dict[str, tuple[int, int, int, int]] = {"by_order": (40, 60, 80, 100), "by_order_low": (20, 40, 60, 80)}
"""Card points of the first, second, third and fourth marriage declared in a deal."""


class Marriages(HouseRule, frozen=True, kw_only=True):
    """Kings and queens of one suit."""

    key: ClassVar[str] = "marriages"
    situation: ClassVar[str] = "play"
    values: Annotated[
        Literal[
            "standard", "silesian", "greater_poland", "spades_60", "austrian", "by_order", "by_order_low", "trump_40"
        ],
        option_meta(
            "Values of the marriages by suit, or by the order in which they are declared",
            "TH-R-009",
            "TH-E-008",
            "TH-P-038",
            "TH-P-040",
            "TH-P-041",
            "BT-029",
            "TT-A-008",
            "TT-A-011",
            "TT-A-012",
            "TT-C-011",
            "TT-D-002",
            "B1-007",
        ),
    ] = "standard"
    when: Annotated[
        Literal["lead", "own_trick", "first_winner", "before"],
        option_meta(
            "Marriages are declared on any lead, after taking a trick, by the winner of the first trick, or "
            "before the first lead",
            "TH-R-007",
            "TH-R-070",
            "TH-R-071",
            "TH-R-128",
            "TH-E-031",
            "TH-P-046",
            "BT-026",
            "BT-026a",
            "TH-P-113",
            "TT-A-007",
            "TT-A-024",
        ),
    ] = "lead"
    trump: Annotated[
        Literal["at_once", "next_trick"],
        option_meta(
            "The suit of a marriage is trump at once, or from the next trick on",
            "TH-R-010",
            "TH-E-030",
            "TH-P-045",
            "BT-030",
        ),
    ] = "at_once"
    keep: Annotated[
        Literal["last", "first", "higher", "rising"],
        option_meta(
            "Each marriage makes the trump, only the first does, only one worth more, or one worth less is "
            "not declared",
            "TH-R-008",
            "TH-P-044",
            "BT-030",
            "TT-A-009",
            "TT-A-010",
            "B1-003",
        ),
    ] = "last"
    fixed: Annotated[
        Literal["off", "spades", "clubs", "diamonds", "hearts"],
        option_meta("Trump: the suit of a marriage, or one suit in every deal", "TT-A-005", "B1-007"),
    ] = "off"
    show: Annotated[bool, option_meta("A marriage may also be declared without leading it", "BT-030", "B1-005")] = False
    trick: Annotated[
        bool,
        option_meta("A player without a trick in a deal scores nothing for marriages", "TT-A-013", "TT-C-006b"),
    ] = False
    drowned: Annotated[
        bool,
        option_meta(
            "A declared marriage is void once another player takes its king or queen: it is drowned", "BT-031b"
        ),
    ] = False
    aces: Annotated[
        Literal["off", "score", "trump"],
        option_meta(
            "Four aces declared on leading an ace: nothing, a bonus, or a bonus and that ace's suit is trump", "BT-027"
        ),
    ] = "off"
    ace_value: Annotated[
        int, option_meta("What four aces are worth, in card points", "BT-027a", numbers=range(10, 401, 10))
    ] = 200
    captured: Annotated[
        int | None,
        option_meta(
            "Bonus for a defender with the king and queen of a suit in the tricks taken",
            "BT-031",
            "BT-031a",
            numbers=range(10, 201, 10),
        ),
    ] = None

    @property
    def by_order(self) -> bool:
        """Whether the order in which marriages are declared decides what they are worth (TT-A-011)."""
        return self.values in ORDERS

    @property
    def before_play(self) -> bool:
        """Whether marriages are announced before the first lead, and then no more (BT-026a)."""
        return self.when == "before"

    @property
    def needs_trick(self) -> bool:
        """Whether a player declares only after taking a trick (TH-R-070, TH-R-071)."""
        return self.when in ("own_trick", "first_winner")

    @property
    def counts_captured(self) -> bool:
        """Whether defenders score for pairs in their tricks (BT-031)."""
        return self.captured is not None

    @property
    def declares_aces(self) -> bool:
        """Whether four aces are declared (BT-027)."""
        return self.aces != "off"

    @property
    def aces_make_trump(self) -> bool:
        """Whether the ace led with four aces makes its suit trump (BT-027)."""
        return self.aces == "trump"

    @property
    def declarable(self) -> tuple[Cards, ...]:
        """The sets of cards that can be declared: each marriage, and the four aces where they count."""
        return (*PAIRS, ACES) if self.declares_aces else PAIRS

    def mute(self) -> tuple[str, ...]:
        return () if self.counts_captured else ("score",)

    def score(self, scoring: Scoring) -> None:
        if not scoring.played or scoring.misere:
            return
        for seat in scoring.defenders:
            pairs = len(marriages_in(scoring.outcome.taken[seat]))
            if pairs:
                scoring.award(seat, "marriages.captured", pairs * (self.captured or 0), pairs)

    def worth(self, hand: Cards) -> int:
        """The card points of the marriages (and four aces) in a hand, for the bid cap."""
        suits = marriages_in(hand)
        bonus = sum(self.values_of(suits)) if suits else 0
        return bonus + self.four_aces if has_four_aces(hand) else bonus

    @property
    def four_aces(self) -> int:
        """Card points of four aces; 0 where they are not declared (BT-027, BT-027a)."""
        return self.ace_value if self.declares_aces else 0

    @property
    def worth_cards(self) -> Cards:
        """The cards by which ``worth`` goes."""
        return union(self.declarable)

    def values_of(self, suits: Sequence[int]) -> tuple[int, ...]:
        """The card points of some marriages, declared one after the other."""
        if self.by_order:
            return ORDERS[self.values][: len(suits)]
        table = self.by_suit()
        return tuple([table[suit] for suit in suits])

    def most(self) -> int:
        """The most card points that all declarations of a deal can score."""
        return sum(self.values_of(range(4))) + self.four_aces

    @property
    def trump_suit(self) -> int:
        """The suit that is trump in every deal; -1 where marriages make it."""
        return -1 if self.fixed == "off" else SUITS.index(self.fixed)

    def by_suit(self) -> tuple[int, ...]:
        """The values by suit; if the order of declaring decides, the first value for each."""
        if self.by_order:
            return (ORDERS[self.values][0],) * 4
        table = VALUES[self.values]
        if self.values == "trump_40":
            return tuple([2 * worth if suit == self.trump_suit else worth for suit, worth in enumerate(table)])
        return table

    def policy(self, fields: dict[str, Any]) -> None:
        if self.by_order:
            fields["marriages"] = (0, 0, 0, 0)
            fields["marriages_by_order"] = ORDERS[self.values]
        else:
            fields["marriages"] = self.by_suit()
        fields["announce"] = "never" if self.before_play else self.when
        fields["trump_when"] = self.trump
        fields["trump_keep"] = self.keep
        fields["ace_marriage"] = self.four_aces
        fields["ace_sets_trump"] = self.aces_make_trump
        if self.trick:
            fields["trick_needed"] = True
        if self.fixed != "off":
            fields["fixed_trump"] = self.trump_suit
