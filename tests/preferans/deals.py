"""Deals for the scoring tests: places by letter (F, S, T hold cards, D deals), outcomes, and what they write."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.cards import mask_of, parse_card
from prikup.core.events import AddressedEvent
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DealScored
from prikup.preferans.game import PRESETS
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.outcome import Outcome
from prikup.preferans.score import settle
from prikup.preferans.score.deal import finish
from prikup.preferans.state import GAME, MISERE, PROPER, TOTUS, Contract, Defence, Sheet

F, S, T, D = range(4)
SEATS = {"F": F, "S": S, "T": T, "D": D}
STRAINS = {"S": 0, "C": 1, "D": 2, "H": 3, "NT": NO_TRUMP}


def compiled(rules: str = "preferans/klassika") -> CompiledRules:
    """The compiled rules of a rule string."""
    return CompiledRules(PRESETS.parse(rules))


def sheet(at: CompiledRules, **fields: Any) -> Sheet:
    """The sheet before a worked deal (ledger 5.12.10): the last seat deals in the game proper, P 20, hills of ten."""
    players = at.players
    fresh = at.fresh_sheet(players - 1)
    given: dict[str, Any] = {"hills": (10,) * players, "size": 20}
    if fresh.cover:
        given["cover"] = (14,) * players
    return replace(fresh, stage=PROPER, owed=(), **{**given, **fields})


def contract(seat: int, text: str, **fields: Any) -> Contract:
    """``6 H``, ``misere``, ``totus S`` of a seat."""
    if text == "misere":
        return Contract(seat, MISERE, **fields)
    level, strain = text.split()
    if level == "totus":
        return Contract(seat, TOTUS, 10, STRAINS[strain], **fields)
    return Contract(seat, GAME, int(level), STRAINS[strain], **fields)


def defence(seat: int, words: str, dealer: str = "") -> Defence:
    """The words of the two defenders, the first speaker first."""
    first, second = words.split()
    return Defence((seat + 1) % 3, (seat + 2) % 3, (first, second), dealer)


def played(made: Contract, words: str, tricks: str, *, dealer: str = "", talon: str = "S7 C8", **more: Any) -> Outcome:
    """A contract's outcome; tricks of F, S and T (and of the talon, in an all-pass)."""
    counts = tuple(map(int, tricks.split())) + (0,) * (4 - len(tricks.split()))
    cards = tuple(map(parse_card, talon.split()))
    fields: dict[str, Any] = {
        "ending": "played",
        "contract": made,
        "defence": defence(made.seat, words, dealer),
        "tricks": counts,
        "talon": cards,
        "away": 0 if made.hand else mask_of([9, 31]),
    }
    return Outcome(**{**fields, **more})


def unplayed(made: Contract, words: str, dealer: str = "") -> Outcome:
    """A game that is not played: nobody whisted, or half a whist was said."""
    return played(made, words, "0 0 0", dealer=dealer, ending="unplayed")


def refused(made: Contract) -> Outcome:
    """A game that nobody whists, the dealer neither."""
    return unplayed(made, "pass pass", "pass")


class Written:
    """A scored deal: figures by place letter, only those that have changed."""

    def __init__(self, at: CompiledRules, before: Sheet, outcome: Outcome) -> None:
        self.before = before
        self.state, events = finish(at, before, outcome, [])
        self.events = [told.event for told in events]
        self.scored = self._scored(events)
        self.after = self.scored.sheet
        assert self.scored.totals == settle.whole(at, self.after)
        assert sum(settle.results(at, self.after)) == 0
        self._explained()

    def _explained(self) -> None:
        """Lines explain every change of pools and hills."""
        for prefix, was, now in (
            ("pool.", self.before.pools, self.after.pools),
            ("hill.", self.before.hills, self.after.hills),
        ):
            for seat, (old, new) in enumerate(zip(was, now, strict=True)):
                lines = [
                    line.amount for line in self.scored.lines if line.seat == seat and line.name.startswith(prefix)
                ]
                assert old + sum(lines) == new, (prefix, seat)

    @staticmethod
    def _scored(events: list[AddressedEvent]) -> DealScored:
        (scored,) = (told.event for told in events if isinstance(told.event, DealScored))
        return scored

    def _changed(self, was: tuple[int, ...], now: tuple[int, ...]) -> str:
        letters = "FSTD"[: len(was)]
        return " ".join(f"{letter} {new}" for letter, old, new in zip(letters, was, now, strict=True) if old != new)

    @property
    def pool(self) -> str:
        """``F 1 D 2``: the pools that have changed."""
        return self._changed(self.before.pools, self.after.pools)

    @property
    def hill(self) -> str:
        """The hills that have changed."""
        return self._changed(self.before.hills, self.after.hills)

    @property
    def whists(self) -> str:
        """``T on S 40``, by the writer's seat."""
        letters = "FSTD"
        found = []
        for i, row in enumerate(self.after.whists):
            for j, now in enumerate(row):
                more = now - self.before.whists[i][j]
                if more:
                    found.append(f"{letters[i]} on {letters[j]} {more}")
        return ", ".join(found)

    def line(self, seat: int, name: str) -> int:
        """The sum of a seat's lines of one name."""
        return sum(line.amount for line in self.scored.lines if (line.seat, line.name) == (seat, name))
