"""The defence: who must or may whist, and who pays for missing tricks (ledger 5.5, 5.12.3, part 7.2)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.cards import SPADES
from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule


class Whist(HouseRule, frozen=True, kw_only=True):
    """Whist and pass."""

    key: ClassVar[str] = "whist"
    situation: ClassVar[str] = "whist"
    quota: Annotated[
        Literal["plain", "personal"],
        option_meta(
            "Quota of the defence 4, 2, 1, 1; or of each whister 2, 1, 1, 1, also of a lone one", "PF-071", "BP-005"
        ),
    ] = "plain"
    spades: Annotated[bool, option_meta("At six spades both must whist, closed", "PF-075", "BP-014")] = True
    ten: Annotated[
        Literal["checked", "whisted"],
        option_meta("Ten: checked with open hands without whist, or whisted at quota 1", "BP-015"),
    ] = "checked"
    answer: Annotated[
        Literal["full", "half", "none"], option_meta("What a whister pays for each undertrick", "PF-074", "BP-011")
    ] = "full"
    pair: Annotated[
        Literal["second", "both", "each"],
        option_meta(
            "If both whisters fall short: above seven the second pays, or both do; or each pays for all undertricks, "
            "in every game",
            "PF-072",
            "BP-012",
            "BP-012a",
            "BP-012b",
        ),
    ] = "second"
    split: Annotated[
        Literal["greedy", "gentleman", "always"],
        option_meta(
            "A lone whister keeps all whists, halves them with the player who passed when the game fails, or always",
            "PF-084",
            "BP-010",
        ),
    ] = "greedy"
    dealer: Annotated[
        Literal["off", "full", "free"],
        option_meta(
            "The dealer of four may whist when both pass, with a quota or without", "PF-026", "PF-081", "BP-017"
        ),
    ] = "full"
    dealer_hand: Annotated[
        Literal["both", "seen"],
        option_meta(
            "A dealer who whists closed plays the hands of both players who passed, or only the one looked at first",
            "PF-081a",
        ),
    ] = "both"
    unplayed: Annotated[
        bool,
        option_meta(
            "Six and seven that nobody whists give the second defender whists of their own", "PF-078", "PF-080"
        ),
    ] = True
    half: Annotated[
        Literal["off", "plain", "return"],
        option_meta("Half a whist on six and seven; the first defender may then take a whist back", "BP-013"),
    ] = "off"
    half_high: Annotated[bool, option_meta("Half a whist on eight, too", "BP-013")] = False
    alone_on_nine: Annotated[bool, option_meta("Only one defender may whist on nine", "PF-087a")] = False
    face: Annotated[
        Literal["choice", "lying", "standing"],
        option_meta(
            "A lone whister chooses, always plays open (lying), or always plays closed (standing)", "PF-082", "BP-016"
        ),
    ] = "choice"
    first_trick: Annotated[
        bool, option_meta("Open hands are laid down only after the first trick", "BP-016", "BP-007")
    ] = False

    def quota_of(self, level: int) -> int:
        """Tricks that the defence must take (PF-071); none at ten unless tens are whisted (BP-015)."""
        return {6: 4, 7: 2, 8: 1, 9: 1, 10: 1 if self.ten == "whisted" else 0}[level]

    def binds(self, level: int, strain: int) -> bool:
        """Whether both must whist: at six of spades (PF-075, PF-076)."""
        return self.spades and (level, strain) == (6, SPADES)

    def asks(self, level: int) -> bool:
        """Whether the defence is asked; on a ten only if tens are whisted (PF-070, BP-015)."""
        return level < 10 or self.ten == "whisted"

    def second_may(self, level: int) -> bool:
        """Whether the second may whist after the first has (PF-087a)."""
        return not (self.alone_on_nine and level == 9)

    def knows_half(self) -> bool:
        """Whether half a whist may be said in any game (BP-013)."""
        return self.half != "off"

    def halves(self, level: int) -> bool:
        """Whether half a whist may be said on a game of this level (BP-013)."""
        return self.knows_half() and level <= (8 if self.half_high else 7)

    def takes_back(self) -> bool:
        """Whether the first defender may answer half a whist with a whole one (BP-013)."""
        return self.half == "return"

    def leaves_for_half(self, level: int) -> bool:
        """Whether the first defender, whisting alone, may still say half: whist, pass, half (BP-013, gentleman's)."""
        return self.split != "greedy" and self.halves(level)

    def asks_dealer(self) -> bool:
        """Whether the dealer may whist in place of the passers (PF-026, BP-017)."""
        return self.dealer != "off"

    def dealer_plays_one(self) -> bool:
        """Whether a dealer who stands plays one hand only, one that he looked at before he whisted (PF-081a)."""
        return self.dealer_hand == "seen"

    def faces(self) -> tuple[bool, ...]:
        """Whether a lone whister lies, stands or chooses; with a personal quota he stands (PF-082, BP-005)."""
        if self.quota == "personal":
            return (False,)
        return {"choice": (True, False), "lying": (True,), "standing": (False,)}[self.face]

    def opens_late(self) -> bool:
        """Whether open hands are laid down only after the first trick (BP-016)."""
        return self.first_trick

    def left(self, level: int) -> int:
        """Tricks that the second defender scores for a six or seven that nobody whisted (PF-078)."""
        return {6: 2, 7: 1}.get(level, 0) if self.unplayed else 0

    def half_of(self, level: int, value: int) -> int:
        """Whists for half a whist, at ``value`` whists a trick: half the quota (BP-013)."""
        return value * self.quota_of(level) // 2

    def missing(self, level: int, own: tuple[int, ...]) -> tuple[int, ...]:
        """Tricks that each whister is short of, from those each has taken, the first speaker first (PF-072a, BP-005).

        Two share the quota of a six or seven, but pay for no more than the defence is short of; above a seven the
        second pays, or both do (BP-012a). Where each carries all, both pay for what the defence is short of
        (BP-012b). With personal quotas each pays for his own.
        """
        quota = self.quota_of(level)
        if self.quota == "personal":
            personal = 2 if level == 6 else min(1, quota)
            return tuple(max(0, personal - tricks) for tricks in own)
        short = max(0, quota - sum(own))
        if len(own) == 1:
            return (short,)
        if self.pair == "each" or (self.pair == "both" and level > 7):
            return short, short
        if level > 7:
            return 0, short
        return tuple(min(max(0, quota // 2 - tricks), short) for tricks in own)

    def answers(self, value: int) -> int:
        """Hill points for each trick that a whister is short of, from the game's ``value`` (PF-073, PF-074, BP-011)."""
        return {"full": value, "half": value // 2, "none": 0}[self.answer]

    def splits(self, *, failed: bool) -> bool:
        """Whether a lone whister halves his whists with the passer (BP-010)."""
        return self.split == "always" or (self.split == "gentleman" and failed)

    def dealer_answers(self) -> bool:
        """Whether a dealer who whists must meet the quota (PF-081a, BP-017)."""
        return self.dealer == "full"


class Consolation(HouseRule, frozen=True, kw_only=True):
    """Whists for the declarer's undertricks."""

    key: ClassVar[str] = "consolation"
    situation: ClassVar[str] = "score"
    kind: Annotated[
        Literal["ordinary", "none", "robber"],
        option_meta(
            "Consolation: ordinary, none (gentleman's), or as much as the whister (robber's)",
            "PF-217",
            "PF-218",
            "PF-219",
        ),
    ] = "ordinary"
    amount: Annotated[Literal["value", "double", "ten"], option_meta("Consolation for each undertrick", "BP-018")] = (
        "value"
    )
    passer: Annotated[bool, option_meta("A defender who passed scores consolation, too", "BP-005", "BP-018")] = True
    dealer: Annotated[bool, option_meta("The dealer scores consolation, too", "BP-018")] = True

    def active(self) -> bool:
        """Whether whists for missing tricks are written (PF-218)."""
        return self.kind != "none"

    def robs(self) -> bool:
        """Whether everybody writes as much as the whister does (PF-219)."""
        return self.kind == "robber"

    def for_trick(self, value: int) -> int:
        """Whists for a missing trick that costs the declarer ``value`` hill points (PF-217, BP-018)."""
        return {"value": value, "double": 2 * value, "ten": 10}[self.amount]


class Proof(HouseRule, frozen=True, kw_only=True):
    """More tricks than were named (nedozakaz)."""

    key: ClassVar[str] = "proof"
    situation: ClassVar[str] = "whist"
    kind: Annotated[
        Literal["off", "game", "lay"],
        option_meta(
            "A declarer who takes more than named must show a layout with no more tricks, or has failed: by "
            "all tricks above the game, or only by those that even the worst layout gives",
            "PF-171",
            "PF-172",
            "PF-172a",
        ),
    ] = "game"

    def active(self) -> bool:
        """Whether a defender may ask for the proof."""
        return self.kind != "off"

    def owning_up_settles(self) -> bool:
        """Whether owning up needs no verdict: all tricks above the game then count as missing."""
        return self.kind == "game"

    def missing(self, level: int, tricks: int, least: int) -> int:
        """Tricks by which a game of ``level`` with ``tricks`` failed, if the worst layout gives ``least`` (PF-172a)."""
        if least <= level:
            return 0
        return (least if self.kind == "lay" else tricks) - level
