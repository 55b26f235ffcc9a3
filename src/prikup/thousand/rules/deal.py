"""How the cards are dealt: the talon's places, and the cut with its rituals (TH-R-016..027)."""

from __future__ import annotations

import functools
from typing import Annotated, Any, ClassVar, Literal

from prikup.core import shuffle
from prikup.core.cards import JACK, NINE, RANK_MASKS, SEVEN, Cards
from prikup.core.options import Value, option_meta
from prikup.thousand.layout import Layout
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import SET_FINES
from prikup.thousand.rules.scoring import Scoring


class DealOrder(HouseRule, frozen=True, kw_only=True):
    """Which cards of the dealing order go to the talon."""

    key: ClassVar[str] = "deal"
    situation: ClassVar[str] = "deal"
    pack: Annotated[
        int,
        option_meta(
            "Cards in the pack: 24 from the nine up, 20 without nines, 32 with sevens and eights",
            "TH-R-005",
            "BT-006",
            "TT-A-003",
            "TT-B-001",
            "TT-B-002",
            "TT-C-001",
            numbers=(20, 24, 32),
        ),
    ] = 24
    shape: Annotated[
        Literal[
            "talon",
            "two_by_two",
            "two_by_three",
            "whole",
            "stock_6",
            "stock_8",
            "stock_9",
            "talon_stock",
        ],
        option_meta(
            "Beside the hands: a talon, two to choose from, nothing, a stock to draw from, or a talon and a stock",
            "TH-P-092",
            "TH-P-097",
            "TH-P-102",
            "TH-P-103",
            "TH-P-106",
            "TH-P-107",
            "TH-P-109",
            "TH-P-110",
            "TH-P-114",
            "TH-P-115",
            "TH-P-131",
            "TT-A-014",
            "TT-A-020",
            "TT-B-001",
            "TT-B-004",
            "TT-B-005",
            "TT-C-002",
            "TT-C-004",
            "TT-D-003",
            "B1-001",
            "BT-004",
        ),
    ] = "talon"
    sevens: Annotated[
        int | None, option_meta("Points of a seven in the pack of 32", "BT-006", "TT-B-003", numbers=(7,))
    ] = 7
    expose: Annotated[bool, option_meta("The bottom card of the stock is open", "TT-A-015")] = False
    talon: Annotated[
        Literal["rounds", "last", "drawn", "dealer"],
        option_meta(
            "The talon's cards fall in the first rounds, are left over, fall at drawn places, or where the dealer says",
            "TH-R-016",
            "TH-R-017",
            "TH-E-005",
            "TH-P-009",
            "TH-P-010",
            "TH-P-011",
            "TH-P-012",
        ),
    ] = "rounds"

    @property
    def dealer_places(self) -> bool:
        """Whether the dealer chooses the talon's places (TH-P-010)."""
        return self.talon == "dealer"

    @property
    def last_in_talon(self) -> bool:
        """Whether the last cards of the pack go to the talon, which is left over (TH-E-005)."""
        return self.talon == "last"

    @property
    def counted(self) -> Cards:
        """The cards that count their usual points."""
        return (1 << 32) - 1 if self.sevens else (1 << 32) - 1 & ~RANK_MASKS[SEVEN]

    def policy(self, fields: dict[str, Any]) -> None:
        if self.sevens is None:
            fields["points"] = (0, *fields["points"][1:])

    def places(self, seed: str, layout: Layout) -> tuple[int, ...]:
        """The places of the dealing order that go to the talons, where the dealer does not choose them."""
        cards, talon = dealt(layout), layout.in_talons
        if self.talon == "rounds":
            return first_rounds(layout.hands, talon)
        if self.last_in_talon:
            return tuple(range(cards - talon, cards))
        choices = allowed_places(cards, talon)
        return choices[shuffle.drawn_number(seed, "talon", len(choices))]


def dealt(layout: Layout) -> int:
    """The number of cards that go to hands and talons; the others are the stock, or dead."""
    return len(layout.pack) - layout.stock - layout.dead


@functools.cache
def first_rounds(hands: int, talon: int) -> tuple[int, ...]:
    """One place in each of the first rounds, before the round's last card (TH-R-016)."""
    return tuple(range(hands - 1, (hands + 1) * talon, hands + 1))


@functools.cache
def allowed_places(cards: int, talon: int) -> tuple[tuple[int, ...], ...]:
    """All choices of places that TH-P-011 and TH-P-012 allow: not the first or last card, no two in a row."""
    found: list[tuple[int, ...]] = []

    def extend(chosen: tuple[int, ...]) -> None:
        if len(chosen) == talon:
            found.append(chosen)
            return
        for place in range(chosen[-1] + 2 if chosen else 1, cards - 1):
            extend((*chosen, place))

    extend(())
    return tuple(found)


class Cutting(HouseRule, frozen=True, kw_only=True):
    """Cutting the pack: none, a plain offer, the nines ritual, or an automatic guard."""

    key: ClassVar[str] = "cut"
    situation: ClassVar[str] = "deal"
    off: ClassVar[dict[str, Value]] = {"kind": "none"}
    kind: Annotated[
        Literal["none", "offer", "nines", "guard"],
        option_meta(
            "Cut: none, offered, with the nines ritual, or automatic, without a nine or jack at the bottom",
            "TH-R-018",
            "TH-R-019",
            "TH-R-020",
            "TH-R-021",
            "TH-P-008",
            "BT-007",
        ),
    ] = "none"
    fine: Annotated[
        int | None, option_meta("The cutter's penalty for three nines in a row", "TH-R-022", numbers=SET_FINES)
    ] = None
    after_fine: Annotated[
        Literal["again", "deal"],
        option_meta("After the penalty for three nines: cut again, or deal as it is", "TH-R-023"),
    ] = "again"
    wedding: Annotated[
        Literal["off", "bury", "recut", "mix"],
        option_meta(
            "A jack at the bottom: nothing, the dealer may put it into the middle, the dealer cuts once, or "
            "a new shuffle",
            "TH-R-024",
            "TH-R-026",
            "BT-009",
        ),
    ] = "off"
    jack_breaks: Annotated[bool, option_meta("A jack interrupts the run of nines", "TH-R-025")] = False

    @property
    def fewest(self) -> int:
        """The fewest cards above and below a cut; only the ritual requires two (TH-R-019)."""
        return 2 if self.kind == "nines" else 1

    @property
    def may_decline(self) -> bool:
        """Whether the cutter may leave the pack as it is: a plain cut is an offer (TH-P-008)."""
        return self.kind == "offer"

    @property
    def asks_cutter(self) -> bool:
        """Whether a player is asked to cut; the guard is automatic."""
        return self.kind in ("offer", "nines")

    @property
    def guards(self) -> bool:
        """Whether a bad bottom card is removed automatically (BT-007)."""
        return self.kind == "guard"

    @property
    def dealer_looks(self) -> bool:
        """Whether the dealer looks at the bottom card (TH-R-020)."""
        return self.kind == "nines"

    @property
    def asks_dealer(self) -> bool:
        """Whether the dealer is asked what to do with the bottom card (TH-R-024)."""
        return self.dealer_looks and self.wedding == "bury"

    def is_fined(self, run: int) -> bool:
        """Whether a run of nines costs the cutter a fine (TH-R-022)."""
        return self.fine is not None and run >= 3

    @property
    def cuts_after_fine(self) -> bool:
        """Whether the pack is cut again after the fine, or dealt as it lies (TH-R-023)."""
        return self.after_fine == "again"

    def bottom(self, card: int) -> str | None:
        """What follows a bottom card after the cut: ``show`` (a bad card: shown, cut again), ``ask`` (the dealer
        decides), ``mix`` (a new order), ``recut`` (the dealer cuts once); None to deal on."""
        rank = card & 7
        if self.kind == "offer":
            return None
        if self.guards:
            return "mix" if rank in (NINE, JACK) else None
        if rank == NINE:
            return "show"
        if self.wedding == "bury":
            # Ask for any card: the question itself must not reveal a jack.
            return "ask"
        if rank == JACK and self.wedding in ("recut", "mix"):
            return self.wedding
        return None

    def score(self, scoring: Scoring) -> None:
        if scoring.outcome.ending == "fault.cut" and self.fine is not None:
            scoring.line(scoring.outcome.holder, "fault.cut", -self.fine)

    def run_after(self, run: int, card: int) -> int:
        """The run of nines after this bottom card (TH-R-025); any other card ends the cutting anyway."""
        rank = card & 7
        if rank == NINE:
            return run + 1
        return 0 if rank == JACK and self.jack_breaks else run
