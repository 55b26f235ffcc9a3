"""Pool and hill: where earned points go, help, covered games, the end of the match (ledger 5.9.2, 5.12.6, 5.12.9)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule


class Pool(HouseRule, frozen=True, kw_only=True):
    """The pool."""

    key: ClassVar[str] = "pool"
    situation: ClassVar[str] = "match"
    size: Annotated[
        int | None,
        option_meta(
            "Points that close a pool (or no ceiling)",
            "PF-248",
            "BP-040",
            numbers=range(1, 501),
        ),
    ] = 20
    end: Annotated[
        Literal["all", "one", "total", "circles"],
        option_meta(
            "The match ends when all pools are closed, when one is, when the pools together are full, or "
            "with its rounds",
            "PF-273",
            "PF-276",
            "PF-281",
            "BP-002",
            "BP-040",
        ),
    ] = "circles"
    deals: Annotated[
        int | None,
        option_meta("Deals after which the match ends at the latest", "BP-040", numbers=range(1, 201)),
    ] = None
    order: Annotated[
        Literal["half", "pool", "partners", "hill"],
        option_meta(
            "Earned points: half to the pool and half off the hill; pool, your own hill, partners; pool, "
            "partners, your own hill; hill, then pool",
            "PF-220",
            "PF-221",
            "PF-275",
            "PF-280",
        ),
    ] = "half"
    over: Annotated[
        Literal["help", "lost", "kept"],
        option_meta(
            "Points beyond a closed pool help partners, are lost, or stay in the pool", "PF-223", "PF-281a", "BP-042"
        ),
    ] = "help"
    worth: Annotated[
        int, option_meta("Whists for a pool point at the settlement", "PF-211", "BP-044", numbers=(10, 20))
    ] = 10

    def ceiling(self) -> int:
        """The points that close a pool; 0 if there is no limit."""
        return self.size or 0

    def room(self, size: int, pool: int) -> int | None:
        """Points that a pool still takes; None without a limit."""
        return max(0, size - pool) if size and self.over != "kept" else None

    def helps(self) -> bool:
        """Whether points beyond a closed pool help partners (PF-223)."""
        return self.over == "help"

    def hill_first(self) -> bool:
        """Whether earned points go off the hill before they go to the pool (PF-280)."""
        return self.order == "hill"

    def halves(self) -> bool:
        """Whether earned points go half to the pool and half off the hill (PF-220)."""
        return self.order == "half"

    def own_hill_next(self) -> bool:
        """Whether points beyond the pool go off the own hill before they help partners (PF-221)."""
        return self.order == "pool"

    def out_of_deals(self, deals: int) -> bool:
        """Whether the match ends after this many deals (BP-040)."""
        return self.deals is not None and deals >= self.deals

    def full(self, pools: tuple[int, ...], size: int) -> bool:
        """Whether the pools end the match (PF-276a, PF-281, BP-002)."""
        if not size:
            return False
        return {
            "all": all(pool >= size for pool in pools),
            "one": any(pool >= size for pool in pools),
            "total": sum(pools) >= size * len(pools),
            "circles": False,
        }[self.end]

    def in_circles(self) -> bool:
        """Whether the match ends with its circles, or the control time (PF-273a)."""
        return self.end == "circles"


class Help(HouseRule, frozen=True, kw_only=True):
    """American help."""

    key: ClassVar[str] = "help"
    situation: ClassVar[str] = "score"
    choice: Annotated[bool, option_meta("Players choose whom their points help", "PF-223a")] = False
    short: Annotated[bool, option_meta("A whister who fell short may be helped, too", "PF-224", "BP-046")] = False

    def barred(self, short: int) -> int:
        """Of the whisters who fell short, as a bit set, those who may not be helped (PF-224, BP-046)."""
        return 0 if self.short else short

    def active(self) -> bool:
        """Whether the player is asked whom to help."""
        return self.choice


class Cover(HouseRule, frozen=True, kw_only=True):
    """Responsible games."""

    key: ClassVar[str] = "cover"
    situation: ClassVar[str] = "whist"
    by: Annotated[
        Literal["off", "all", "passes"],
        option_meta(
            "Games made must be covered by all-passes and games of the Razbojnik, or by all-passes alone",
            "PF-226",
            "PF-226a",
        ),
    ] = "all"

    def active(self) -> bool:
        """Whether games must be covered (PF-226)."""
        return self.by != "off"

    def by_brigand(self) -> bool:
        """Whether games of the Razbojnik count as cover, too (PF-226a)."""
        return self.by == "all"
