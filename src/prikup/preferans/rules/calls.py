"""What may be called in the auction, and the height of each call (ledger 5.4, 5.12.1)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule

EIGHT_FIRST = 11
"""The rank of the highest call after which a trading misere may be named (PF-053a)."""


class Calls(HouseRule, frozen=True, kw_only=True):
    """Calls on hands that were looked at."""

    key: ClassVar[str] = "calls"
    situation: ClassVar[str] = "auction"
    hand: Annotated[
        Literal["high", "misere", "off"],
        option_meta("Calls without the talon: nine, ten and misère; misère alone; none", "PF-055", "PF-057", "BP-020"),
    ] = "high"
    misere: Annotated[
        Literal["bound", "trading", "late"],
        option_meta(
            "Misère as the first call only; or also after the talon if the highest call was 8♠ or less; or "
            "after any lower call",
            "PF-052",
            "PF-053",
            "PF-053a",
            "BP-026",
        ),
    ] = "bound"
    order: Annotated[
        Literal["document", "common"],
        option_meta("Misère above every nine with the talon, or between eight and nine", "PF-056", "PF-056a", "BP-020"),
    ] = "document"
    hold: Annotated[bool, option_meta("The eldest hand may hold a call at the same level", "PF-062", "BP-021")] = False

    def hand_levels(self) -> tuple[int, ...]:
        """Levels that may be called without the talon (PF-057a)."""
        return (9, 10) if self.hand == "high" else ()

    def misere_without_talon(self) -> bool:
        """Whether a misere may be called without the talon (PF-055)."""
        return self.hand != "off"

    def holds(self) -> bool:
        """Whether the senior hand may hold a call at its own height (PF-062)."""
        return self.hold

    def misere_key(self, *, hand: bool) -> int:
        """The height of a light misere (PF-056a)."""
        if self.order == "document":
            return 2510 if hand else 2010
        return 2015 if hand else 1510

    def names_misere(self, rank: int, *, dark: bool) -> bool:
        """Whether the winner of a call of ``rank`` may name a misere instead of a game (PF-053a, PF-180a)."""
        if dark or self.misere == "late":
            return 100 * rank < self.misere_key(hand=False)
        return self.misere == "trading" and rank <= EIGHT_FIRST


class Dark(HouseRule, frozen=True, kw_only=True):
    """Calls on hands that nobody has looked at."""

    key: ClassVar[str] = "dark"
    situation: ClassVar[str] = "auction"
    calls: Annotated[bool, option_meta("Calls on unseen hands, which count double", "PF-179", "PF-274")] = True
    final: Annotated[
        bool, option_meta("A dark pass is final; otherwise the player may come back after looking", "PF-190a")
    ] = True
    first: Annotated[bool, option_meta("Only the eldest hand may pass dark", "BP-024")] = False

    def active(self) -> bool:
        """Whether hands start unseen at all: for calls, or for the first hand's PASS DARK alone (BP-024)."""
        return self.calls or self.first

    def games(self) -> bool:
        """Whether games and a misere may be called on an unseen hand."""
        return self.calls

    def passes(self, *, first_hand: bool) -> bool:
        """Whether a player may say PASS DARK (PF-190a, BP-024)."""
        return first_hand if self.first else self.calls

    def returns(self) -> bool:
        """Whether a player who said PASS DARK may speak again when it is beaten (PF-190a)."""
        return not self.final


class Exit(HouseRule, frozen=True, kw_only=True):
    """The lowest call after all-passes, until a contract ends the row."""

    key: ClassVar[str] = "exit"
    situation: ClassVar[str] = "passes"
    ladder: Annotated[
        Literal["6", "6-7", "6-7-8", "6-7-8-6", "7", "7-8"],
        option_meta(
            "Lowest game after one, two, three ... all-passes in a row; the last one is kept", "BP-022", "BP-022a"
        ),
    ] = "6"
    whisted: Annotated[
        bool, option_meta("Only a whisted game that was made ends the series of all-passes", "BP-023")
    ] = False
    failed: Annotated[bool, option_meta("A failed game ends the series of all-passes, too", "BP-023")] = True
    misere: Annotated[bool, option_meta("A misère ends the series of all-passes", "BP-023")] = True

    def least(self, climbed: int) -> int:
        """The lowest level that may be called after ``climbed`` all-passes in a row; 6-7-8-6 starts over."""
        steps = tuple(map(int, self.ladder.split("-")))
        if not climbed:
            return 6
        if self.ladder == "6-7-8-6":
            return steps[(climbed - 1) % 3]
        return steps[min(climbed, len(steps)) - 1]

    def leads_out(self, *, made: bool, whisted: bool, misere: bool) -> bool:
        """Whether a contract ends a row of all-passes: its price and its ladder (PF-164, BP-023)."""
        if misere:
            return self.misere and (made or self.failed)
        if self.whisted:
            return made and whisted
        return made or self.failed
