"""The defence: who must whist, who may, who answers for a shortfall (ledger 5.5, 5.12.3, part 7.2)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import opt
from prikup.preferans.rules.base import HouseRule


class Whist(HouseRule, frozen=True, kw_only=True):
    """Whist and pass."""

    key: ClassVar[str] = "whist"
    quota: Annotated[
        Literal["plain", "personal"],
        opt("Quota of the defence 4, 2, 1, 1; or of each whister 2, 1, 1, 1, also of a lone one", "PF-071", "BP-005"),
    ] = "plain"
    spades: Annotated[bool, opt("At six of spades both must whist, standing", "PF-075", "BP-014")] = True
    ten: Annotated[
        Literal["checked", "whisted"], opt("Ten: hands on the table without whist, or whisted at quota 1", "BP-015")
    ] = "checked"
    answer: Annotated[
        Literal["full", "half", "none"], opt("What a whister pays for each missing trick", "PF-074", "BP-011")
    ] = "full"
    split: Annotated[
        Literal["greedy", "gentleman", "always"],
        opt(
            "A lone whister keeps his whists, halves them with who passed when the game fails, or always",
            "PF-084",
            "BP-010",
        ),
    ] = "greedy"
    dealer: Annotated[
        Literal["off", "full", "free"],
        opt("The dealer of four may whist when both pass; free: he owes no quota", "PF-026", "PF-081", "BP-017"),
    ] = "full"
    unplayed: Annotated[
        bool, opt("Six and seven that nobody whists bring the second defender his own whists", "PF-078", "PF-080")
    ] = True
    half: Annotated[
        Literal["off", "plain", "return"],
        opt("Half a whist on six and seven; the first defender may then take a whist back", "BP-013"),
    ] = "off"
    half_high: Annotated[bool, opt("Half a whist on eight, too", "BP-013")] = False
    alone_on_nine: Annotated[bool, opt("Only one defender may whist on nine", "PF-087a")] = False
    face: Annotated[
        Literal["choice", "lying", "standing"], opt("A lone whister lies, stands, or chooses", "PF-082", "BP-016")
    ] = "choice"
    first_trick: Annotated[bool, opt("Hands that lie are laid down only after the first trick", "BP-016", "BP-007")] = (
        False
    )

    def quota_of(self, level: int) -> int:
        """Tricks that the defence must take (PF-071); at ten only where it is whisted (BP-015)."""
        return {6: 4, 7: 2, 8: 1, 9: 1, 10: 1 if self.ten == "whisted" else 0}[level]

    def opens_late(self) -> bool:
        """Whether hands that lie are laid down only when the first trick is over (BP-016)."""
        return self.first_trick


class Consolation(HouseRule, frozen=True, kw_only=True):
    """Whists for the declarer's missing tricks."""

    key: ClassVar[str] = "consolation"
    kind: Annotated[
        Literal["ordinary", "none", "robber"],
        opt("Ordinary, none (gentleman's), or as much as the whister (robber's)", "PF-217", "PF-218", "PF-219"),
    ] = "ordinary"
    amount: Annotated[Literal["value", "double", "ten"], opt("For each missing trick", "BP-018")] = "value"
    passer: Annotated[bool, opt("Who passed writes them, too", "BP-005", "BP-018")] = True
    dealer: Annotated[bool, opt("The dealer writes them, too", "BP-018")] = True


class Proof(HouseRule, frozen=True, kw_only=True):
    """More tricks than were named (nedozakaz)."""

    key: ClassVar[str] = "proof"
    kind: Annotated[
        Literal["off", "game", "lay"],
        opt(
            "Who takes more than he named must show a lay that gives no more, or has failed: by all tricks above his "
            "game, or only by those that even the worst lay gives above it",
            "PF-171",
            "PF-172",
            "PF-172a",
        ),
    ] = "game"

    def active(self) -> bool:
        """Whether a defender may ask for the proof at all."""
        return self.kind != "off"

    def owning_up_settles(self) -> bool:
        """Whether a declarer who owns up needs no verdict: all tricks above his game are missing then."""
        return self.kind == "game"

    def missing(self, level: int, tricks: int, least: int) -> int:
        """Tricks by which a game of ``level`` with ``tricks`` failed, if the worst lay gives ``least`` (PF-172a)."""
        if least <= level:
            return 0
        return (least if self.kind == "lay" else tricks) - level
