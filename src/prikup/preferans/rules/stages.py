"""The stages of Klassika, its terms and its last circle; races (ledger 5.10, 5.12.8, 5.12.9, BP-004)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule

ROUNDS = 2
"""Circles of all-passes after the Razbojnik (PF-267)."""
SMALLEST = 10
"""A pool of ten may be named even if the smallest hill is less (PF-270)."""
MOST_CIRCLES = 12
"""The most circles that may be named (PF-268a)."""
DEAREST = 1000
"""The highest price of a whist that may be named; it is displayed and never calculated with."""
BONUSES = range(0, 1001, 10)
"""Whists from each other player at the end of a race, none among them."""


class Brigand(HouseRule, frozen=True, kw_only=True):
    """The Razbojnik."""

    key: ClassVar[str] = "brigand"
    situation: ClassVar[str] = "match"
    play: Annotated[
        Literal["first", "only", "off"],
        option_meta(
            "The Razbojnik before the game proper, the Razbojnik alone, or not at all", "PF-261", "PF-274", "PF-283"
        ),
    ] = "first"
    soloist: Annotated[
        Literal["first", "second"], option_meta("Whose game a deal of the Razbojnik is", "PF-264", "PF-264a")
    ] = "first"
    circles: Annotated[bool, option_meta("Two rounds of all-passes follow the Razbojnik", "PF-267", "PF-283a")] = True
    pools: Annotated[bool, option_meta("Pool points of the Razbojnik count in the later pool", "PF-272a")] = True
    hill_only: Annotated[
        bool, option_meta("Where only the Razbojnik is played, the hill alone is settled", "PF-284")
    ] = False

    def active(self) -> bool:
        """Whether the Razbojnik is played."""
        return self.play != "off"

    def soloist_at(self) -> int:
        """Index of the declarer of a Razbojnik deal among the hands: the first (0) or the second (PF-264a)."""
        return 1 if self.soloist == "second" else 0

    def has_circles(self) -> bool:
        """Whether two circles of all-passes follow the Razbojnik (PF-267)."""
        return self.active() and self.circles

    def settles_apart(self) -> bool:
        """Whether its pools do not count in the game proper, and are settled with it at the end (PF-272a)."""
        return self.active() and not self.pools

    def alone(self) -> bool:
        """Whether nothing but the Razbojnik is played (PF-283)."""
        return self.play == "only"

    def settles_hills(self) -> bool:
        """Whether pools and whists are left out of the settlement (PF-284)."""
        return self.alone() and self.hill_only


class Terms(HouseRule, frozen=True, kw_only=True):
    """Terms of the game proper."""

    key: ClassVar[str] = "terms"
    situation: ClassVar[str] = "match"
    owner: Annotated[
        bool, option_meta("After the Razbojnik the hill owner names price, pool and control time", "PF-268", "PF-268a")
    ] = True
    circles: Annotated[
        int | None,
        option_meta(
            "Rounds of the game proper before the last one, or until the control time",
            "PF-268a",
            "PF-273a",
            numbers=tuple(range(1, 13)),
        ),
    ] = None
    last: Annotated[
        Literal["next", "running"],
        option_meta(
            "After the control time the current round is finished and one more is played, or it is the last",
            "PF-273",
        ),
    ] = "next"

    def ends_running(self) -> bool:
        """Whether the circle under way at the control time is the last (PF-273, second reading)."""
        return self.last == "running"

    def active(self) -> bool:
        """Whether the hill owner names the terms (PF-268a)."""
        return self.owner

    def before_last(self) -> int:
        """Circles of the game proper before the last one; 0: until the control time."""
        return self.circles or 0

    def pools(self, hills: tuple[int, ...]) -> range:
        """The pool sizes that he may name: up to the smallest hill, and always up to ten (PF-270)."""
        return range(1, max(SMALLEST, min(hills)) + 1)

    def choices(self) -> range:
        """The numbers of circles that he may name; 0: until the control time."""
        return range(MOST_CIRCLES + 1) if self.circles is None else range(self.circles, self.circles + 1)


class Races(HouseRule, frozen=True, kw_only=True):
    """Races (skachki)."""

    key: ClassVar[str] = "races"
    situation: ClassVar[str] = "match"
    count: Annotated[
        int | None, option_meta("Races to a closed pool, settled together", "BP-004", numbers=range(2, 13))
    ] = None
    pool: Annotated[
        int,
        option_meta("Races: whists from each other player for the first closed pool", "BP-004", numbers=BONUSES),
    ] = 300
    hill: Annotated[
        int,
        option_meta("Races: whists from each other player for the smallest hill", "BP-004", numbers=BONUSES),
    ] = 200
    totals: Annotated[
        bool, option_meta("Races: at the end the same whists again for all pools and all hills together", "BP-004")
    ] = False
    whisted: Annotated[
        bool, option_meta("A race ends only with a whisted game, and its first game is not a six", "BP-004")
    ] = False

    def least(self, *, opened: bool) -> int:
        """The lowest level that may be called; the first game of a race may be barred from being a six (BP-004)."""
        return 7 if self.active() and self.whisted and not opened else 6

    def active(self) -> bool:
        """Whether races are played."""
        return self.count is not None

    def last(self, finished: int) -> bool:
        """Whether this was the last race."""
        return self.count is not None and finished >= self.count
