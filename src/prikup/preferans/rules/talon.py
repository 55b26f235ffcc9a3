"""The talon: taken or left, paid for, and shared games, totus and surrender (ledger 5.9.3, 5.12.2)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.core.seats import Seat
from prikup.preferans.rules.base import HouseRule


class Talon(HouseRule, frozen=True, kw_only=True):
    """Taking it and paying for it."""

    key: ClassVar[str] = "talon"
    situation: ClassVar[str] = "talon"
    decline: Annotated[bool, option_meta("The declarer may leave the talon unturned", "PF-237a")] = True
    returned: Annotated[
        bool,
        option_meta("A talon that is declined or discarded whole costs the dealer a hill point", "PF-027", "PF-237"),
    ] = True
    paid: Annotated[
        Literal["off", "dealer", "half"],
        option_meta(
            "Whists for the talon's aces and marriages: to the dealer, or with three half to each opponent",
            "PF-025",
            "PF-233",
            "PF-234",
            "PF-235",
            "PF-236",
            "PF-240",
            "BP-041",
        ),
    ] = "dealer"

    def pays(self, resting: Seat, others: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
        """Who is paid for what the talon brought the declarer, and the divisor (PF-240, BP-041)."""
        if self.paid == "dealer" and resting >= 0:
            return ((resting, 1),)
        return tuple((seat, 2) for seat in others) if self.paid == "half" else ()

    def is_paid(self) -> bool:
        """Whether anybody is paid for what the talon brought."""
        return self.paid != "off"

    def may_decline(self) -> bool:
        """Whether the declarer may leave the talon face down (PF-237a)."""
        return self.decline


class Share(HouseRule, frozen=True, kw_only=True):
    """A risky game shared with the dealer."""

    key: ClassVar[str] = "share"
    situation: ClassVar[str] = "talon"
    dealer: Annotated[
        bool, option_meta("The declarer may offer to share a game with the dealer", "PF-024", "PF-024a")
    ] = True

    def active(self) -> bool:
        """Whether half of a game may be offered."""
        return self.dealer


class Totus(HouseRule, frozen=True, kw_only=True):
    """Twelve sure tricks."""

    key: ClassVar[str] = "totus"
    situation: ClassVar[str] = "talon"
    play: Annotated[bool, option_meta("A totus may be announced", "PF-178", "PF-228")] = True
    pools: Annotated[
        bool, option_meta("On a double bomb and a fir tree a totus closes the partners' pools, too", "PF-230", "PF-231")
    ] = False
    consolation: Annotated[bool, option_meta("Whists for the undertricks of a failed totus", "PF-232a")] = False

    def active(self) -> bool:
        """Whether a totus may be announced."""
        return self.play

    def closes(self, multiplier: int) -> bool:
        """Whether a totus on a bomb closes the pools of those it helps, and does not only clear their hills
        (PF-229..231)."""
        return multiplier == 2 or self.pools

    def helps(self, multiplier: int, others: int) -> int:
        """How many partners a totus on a bomb helps: one, two or all of them (PF-229..231)."""
        return min({1: 0, 2: 1, 4: 2}.get(multiplier, others), others)


class Surrender(HouseRule, frozen=True, kw_only=True):
    """A game given up before it is played."""

    key: ClassVar[str] = "surrender"
    situation: ClassVar[str] = "talon"
    tricks: Annotated[
        int | None,
        option_meta("Conceding a game costs so many undertricks", "BP-025", numbers=(2, 3)),
    ] = None

    def active(self) -> bool:
        """Whether a game may be given up unplayed."""
        return self.tricks is not None

    def missing(self) -> int:
        """The number of missing tricks written for it (BP-025)."""
        return self.tricks or 0
