"""Rights to a redeal, from a hand and from the talon (TH-R-028..032, 040, 044, 109..113)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.cards import ACE, JACK, NINE, RANK_MASKS, SUIT_MASKS, Cards
from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.layout import count_rank, marriages_in, points_of
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.state import Auction, Contract, Sheet

NINES = RANK_MASKS[NINE]


class Redeal(HouseRule, frozen=True, kw_only=True):
    """Grounds in a hand, as dealt or after the exchange."""

    key: ClassVar[str] = "redeal"
    situation: ClassVar[str] = "deal"
    off: ClassVar[dict[str, Value]] = {
        "four_nines": "off",
        "three_nines": "off",
        "under": None,
        "four_jacks": False,
        "poor": "off",
    }
    four_nines: Annotated[
        Literal["off", "hand", "exchange", "dealt"],
        option_meta(
            "Redeal for four nines: no right, in the dealt hand, after the gifts too, or there only if all "
            "four were dealt",
            "TH-R-031",
            "TH-P-085",
            "BT-010",
        ),
    ] = "hand"
    three_nines: Annotated[
        Literal["off", "opener", "anyone"],
        option_meta(
            "Redeal for three nines: no right, the opener's privilege, or anyone's", "TH-R-040", "TH-R-110", "BT-011"
        ),
    ] = "opener"
    under: Annotated[
        int | None,
        option_meta(
            "Redeal: a hand with fewer card points than this",
            "TH-R-029",
            "TH-R-032",
            "TH-P-085",
            "BT-012",
            numbers=range(1, 41),
        ),
    ] = 14
    four_jacks: Annotated[bool, option_meta("Redeal: four jacks in hand", "BT-013")] = False
    poor: Annotated[
        Literal["off", "no_ace_or_marriage", "no_ace"],
        option_meta("Redeal: a hand without an ace and a marriage, or without an ace", "BT-016"),
    ] = "off"
    marriage: Annotated[bool, option_meta("Redeal: a hand that holds a marriage may claim too", "TH-P-087")] = True
    must: Annotated[bool, option_meta("Redeal: four nines in the dealt hand have to be claimed", "BT-010a")] = False
    must_three: Annotated[bool, option_meta("Redeal: three nines that give a right have to be claimed", "BT-011a")] = (
        False
    )
    must_jacks: Annotated[bool, option_meta("Redeal: four jacks have to be claimed", "BT-013a")] = False
    window: Annotated[
        Literal["auction", "first_word"],
        option_meta(
            "Redeals are claimed until the auction ends, or until the player's first call",
            "TH-R-030",
            "TH-R-046",
            "TH-R-109",
            "TH-P-086",
            "TH-P-088",
            "TH-P-123",
        ),
    ] = "auction"

    def duties(self) -> tuple[str, ...]:
        """The grounds that have to be claimed."""
        duties = {"four_nines": self.must, "three_nines": self.must_three, "four_jacks": self.must_jacks}
        return tuple(ground for ground, due in duties.items() if due)

    def ruled_out(self, seat: Seat, opener: Seat, own: Cards) -> tuple[Cards, ...]:
        """The sets of cards of which a seat that has spoken held none completely: it would have had to claim them.

        ``own``: the cards of who knows this; what they rule out already is left out.
        """
        found: list[Cards] = []
        nines, jacks = own & NINES, own & RANK_MASKS[JACK]
        if self.must_three and (self.three_nines == "anyone" or seat == opener):
            three = [NINES & ~suit for suit in SUIT_MASKS]
            found += [cards for cards in three if not cards & nines]
        elif self.must and not nines:
            found.append(NINES)
        if self.must_jacks and not jacks:
            found.append(RANK_MASKS[JACK])
        return tuple(found)

    @property
    def closes_early(self) -> bool:
        """Whether a seat can no longer claim once it has spoken (TH-R-046)."""
        return self.window == "first_word"

    @property
    def only_dealt(self) -> bool:
        """Whether four nines give a right after the gifts only if all of them were dealt (BT-010)."""
        return self.four_nines == "dealt"

    @property
    def later(self) -> bool:
        """Whether four nines give a right after the gifts, too (BT-010)."""
        return self.only_dealt or self.four_nines == "exchange"

    def dealt_nines(self, hands: tuple[Cards, ...]) -> Seat:
        """The seat that was dealt four nines; -1 for nobody, and where the rules do not ask (BT-010)."""
        if self.only_dealt:
            for seat, hand in enumerate(hands):
                if count_rank(hand, NINE) == 4:
                    return seat
        return -1

    def closed(self, auction: Auction, seat: Seat) -> bool:
        """Whether a seat can no longer claim, neither a redeal nor three or four marriages (TH-R-036)."""
        return self.closes_early and bool(auction.spoken >> seat & 1)

    def grounds(self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards) -> tuple[str, ...]:
        nines = (hand & NINES).bit_count()
        found: list[str] = []
        if nines >= 3:
            if nines == 4 and self.four_nines != "off":
                found.append("four_nines")
            if self.three_nines == "anyone" or (self.three_nines == "opener" and seat == auction.opener):
                found.append("three_nines")
        if self.under is not None and points_of(hand) < self.under:
            found.append("weak_hand")
        if self.four_jacks and count_rank(hand, JACK) == 4:
            found.append("four_jacks")
        if self.poor != "off" and self._is_poor(hand):
            found.append("poor_hand")
        return tuple(found) if found and self._may_ask(hand) else ()

    def _may_ask(self, hand: Cards) -> bool:
        """Whether a hand may claim at all; at some tables a marriage rules it out (TH-P-087)."""
        return self.marriage or not marriages_in(hand)

    def _is_poor(self, hand: Cards) -> bool:
        if hand & RANK_MASKS[ACE]:
            return False
        return self.poor == "no_ace" or not marriages_in(hand)

    def later_grounds(self, hand: Cards, dealt_nines: bool) -> tuple[str, ...]:
        """The rights that a hand gives after the gifts; ``dealt_nines``: all four nines were dealt to it."""
        if self.only_dealt and not dealt_nines:
            # The talon or a gift brought one of them.
            return ()
        return ("four_nines",) if count_rank(hand, NINE) == 4 and self._may_ask(hand) else ()


class TalonRedeal(HouseRule, frozen=True, kw_only=True):
    """Grounds in the talon, for a declarer who has seen it and has not given a card yet (TH-R-113)."""

    key: ClassVar[str] = "talon_redeal"
    situation: ClassVar[str] = "talon"
    off: ClassVar[dict[str, Value]] = {"nines": "off", "under": None, "jacks": False}
    nines: Annotated[
        Literal["off", "two", "exactly_two"],
        option_meta(
            "Redeal for nines in the talon: two or more, or exactly two", "TH-R-044", "TH-R-045", "TH-R-112", "BT-014"
        ),
    ] = "two"
    under: Annotated[
        int | None,
        option_meta(
            "Redeal: a talon with fewer card points than this", "TH-R-044", "TH-R-112", "BT-014", numbers=range(1, 13)
        ),
    ] = 3
    jacks: Annotated[bool, option_meta("Redeal for three jacks in the talon", "BT-013")] = False
    when: Annotated[
        Literal["any", "forced"],
        option_meta("Redeal from the talon at any contract, or only at the unraised forced bid", "TH-R-044", "BT-015"),
    ] = "any"

    def talon_grounds(self, contract: Contract, talon: Cards, hand: Cards) -> tuple[str, ...]:
        if self.when == "forced" and not contract.forced:
            return ()
        nines = count_rank(talon, NINE)
        found = []
        if (self.nines == "two" and nines >= 2) or (self.nines == "exactly_two" and nines == 2):
            found.append("talon_nines")
        if self.under is not None and points_of(talon) < self.under:
            found.append("weak_talon")
        if self.jacks and count_rank(talon, JACK) == 3:
            found.append("talon_jacks")
        return tuple(found)
