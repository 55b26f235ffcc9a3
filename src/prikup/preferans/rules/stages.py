"""The stages of Klassika, its terms and its last circle; races (ledger 5.10, 5.12.8, 5.12.9, BP-004)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import opt
from prikup.preferans.rules.base import HouseRule


class Brigand(HouseRule, frozen=True, kw_only=True):
    """The Razbojnik."""

    key: ClassVar[str] = "brigand"
    play: Annotated[
        Literal["first", "only", "off"],
        opt("The Razbojnik before the game proper, alone, or not at all", "PF-261", "PF-274", "PF-283"),
    ] = "first"
    soloist: Annotated[Literal["first", "second"], opt("Whose game a deal of it is", "PF-264", "PF-264a")] = "first"
    circles: Annotated[bool, opt("Two circles of all-passes follow it", "PF-267", "PF-283a")] = True
    pools: Annotated[bool, opt("Its pool points count in the later pool", "PF-272a")] = True
    hill_only: Annotated[bool, opt("Only the hill is settled", "PF-284")] = False


class Terms(HouseRule, frozen=True, kw_only=True):
    """Terms of the game proper."""

    key: ClassVar[str] = "terms"
    owner: Annotated[
        bool, opt("After the Razbojnik the hill owner names price, pool and control time", "PF-268", "PF-268a")
    ] = True
    circles: Annotated[
        int | None,
        opt(
            "Circles of the game proper before the last one; off: until the control time",
            "PF-268a",
            "PF-273a",
            numbers=tuple(range(1, 13)),
        ),
    ] = None


class Races(HouseRule, frozen=True, kw_only=True):
    """Races (skachki)."""

    key: ClassVar[str] = "races"
    count: Annotated[int | None, opt("Races to a closed pool, settled together", "BP-004", numbers=(3, 4, 7))] = None
    pool: Annotated[
        int, opt("Whists from each other player for the first closed pool", "BP-004", numbers=(0, 100, 200, 300))
    ] = 300
    hill: Annotated[
        int, opt("Whists from each other player for the smallest hill", "BP-004", numbers=(0, 100, 200, 300))
    ] = 200
    totals: Annotated[bool, opt("At the end the same again for all pools and all hills together", "BP-004")] = False
    whisted: Annotated[bool, opt("A race ends only by a whisted game, and no first game of it is a six", "BP-004")] = (
        False
    )
