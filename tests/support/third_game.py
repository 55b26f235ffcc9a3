"""A third game, as small as possible: the winner of a deal gets a point. For code that must serve every game.

It has what rule strings, sheets and listings ask of a game; nobody can play it with cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, ClassVar, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Pass, Shuffle
from prikup.core.entries import Entry, EntryError
from prikup.core.errors import IllegalAction, RulesError
from prikup.core.events import AddressedEvent, Event, Line
from prikup.core.facts import Facts
from prikup.core.options import RuleSet, Section, option_meta
from prikup.core.presets import Presets
from prikup.core.seats import everybody
from prikup.core.settlement import Settlement
from prikup.core.setup import Setup
from prikup.server import rule_editor
from prikup.sheets import choices

NAME = "coins"
PLAYERS = 2


class End(Section, frozen=True, kw_only=True):
    """The end of the match."""

    key: ClassVar[str] = "end"
    situation: ClassVar[str] = "match"
    target: Annotated[int, option_meta("Points that win", numbers=(2, 3, 5))] = 3


class CoinRules(RuleSet, frozen=True, kw_only=True):
    end: End = End()


class CoinSheet(Struct, frozen=True):
    points: tuple[int, ...]
    dealer: int
    deals: int = 0


class CoinState(Struct, frozen=True):
    purse: CoinSheet
    """Not called ``sheet``: nobody may reach for it past the game."""


class CoinWritten(Event, frozen=True):
    """A deal was written."""

    writes: ClassVar[bool] = True
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    ending: str = "won"


class CoinEntry(Entry, frozen=True, kw_only=True):
    kinds: ClassVar[tuple[str, ...]] = ("won", "drawn")
    rest: ClassVar[dict[str, tuple[str, ...]]] = {"won": (), "drawn": ()}
    won: int = -1
    drawn: bool = False


class CoinSetup(Setup, frozen=True, kw_only=True):
    phase: str = "dealing"
    dealer: int = 0
    deals: int = 0
    totals: tuple[int, ...] = ()


class Coins:
    """The game."""

    name: ClassVar[str] = NAME
    version: ClassVar[int] = 1
    action_type: ClassVar[Any] = Shuffle | Pass
    entry_type: ClassVar[Any] = CoinEntry
    setup_type: ClassVar[Any] = CoinSetup
    tables: ClassVar[bool] = True
    ranks: ClassVar[tuple[int, ...]] = tuple(range(8))[::-1]
    players = PLAYERS
    counters: tuple[str, ...] = ()

    def __init__(self, rules: CoinRules) -> None:
        self.rules = rules

    @classmethod
    def parse(cls, text: str) -> Coins:
        return cls(games.PRESETS[NAME].parse(text))

    @staticmethod
    def conflicts(rules: CoinRules) -> tuple[RulesError, ...]:
        return ()

    @property
    def text(self) -> str:
        return games.PRESETS[NAME].text(self.rules)

    def phase(self, state: CoinState) -> str:
        return "over" if self.winners(state) else "dealing"

    def awaits(self, state: CoinState) -> tuple[int, ...]:
        return () if self.winners(state) else (-1,)

    def winners(self, state: CoinState) -> tuple[int, ...] | None:
        points = state.purse.points
        return tuple(seat for seat in range(PLAYERS) if points[seat] >= self.rules.end.target) or None

    def deals(self, state: CoinState) -> int:
        return state.purse.deals

    def totals(self, state: CoinState) -> tuple[int, ...]:
        return state.purse.points

    def sheet(self, state: CoinState) -> CoinSheet:
        return state.purse

    def sheet_of(self, setup: CoinSetup, *, older: bool = False) -> CoinSheet:
        return CoinSheet(setup.totals or (0,) * PLAYERS, setup.dealer, setup.deals)

    def setup_of(self, state: CoinState) -> CoinSetup:
        purse = state.purse
        return CoinSetup(phase=self.phase(state), dealer=purse.dealer, deals=purse.deals, totals=purse.points)

    def settlement(self, state: CoinState) -> Settlement:
        one, other = state.purse.points
        whole = (one - other, other - one)
        return Settlement("coins", tuple(map(Fraction, whole)), whole)

    def facts(self, state: CoinState) -> Facts:
        return Facts(
            rules=self.text,
            deal=state.purse.deals + 1,
            phase=self.phase(state),
            dealer=state.purse.dealer,
            holding=(0, 1),
            resting=(),
            opener=None,
            declarer=None,
            trump="-",
            hand_size=0,
            tricks=0,
            card_points=0,
            values={},
            trick_counts=(0, 0),
            point_counts=(),
        )

    def apply(self, state: CoinState, seat: int, action: Any) -> tuple[CoinState, list[AddressedEvent]]:
        raise IllegalAction("not_now")

    def sheet_keeping(self, dealer: int, sheet: CoinSheet | None = None) -> tuple[CoinState, list[AddressedEvent]]:
        return CoinState(sheet or CoinSheet((0,) * PLAYERS, dealer)), []

    def impossible(self, state: CoinState, entry: CoinEntry) -> EntryError | None:
        return None

    def enter(self, state: CoinState, entry: CoinEntry) -> tuple[CoinState, list[AddressedEvent]]:
        won = entry.won if entry.kind() == "won" else -1
        if self.winners(state):
            raise EntryError("entry_not_now", phase="over")
        if won >= PLAYERS:
            raise EntryError("entry_range", field="won", given=won, least=0, most=PLAYERS - 1)
        purse = state.purse
        points = tuple(point + (seat == won) for seat, point in enumerate(purse.points))
        lines = (Line(won, "coin", 1),) if won >= 0 else ()
        after = replace(purse, points=points, dealer=(purse.dealer + 1) % PLAYERS, deals=purse.deals + 1)
        return CoinState(after), [AddressedEvent(CoinWritten(lines, points), everybody(PLAYERS))]


@contextmanager
def third_game(folder: Path) -> Iterator[None]:
    """Adds the game to the list of games for a time."""
    presets = folder / NAME
    presets.mkdir()
    (presets / "plain.toml").write_text('title = "Coins"\n', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        listed: Any = Presets(NAME, CoinRules(), {NAME: presets}, lambda rules: None)
        patch.setitem(games.GAMES, NAME, cast("Any", Coins))
        patch.setitem(games.PRESETS, NAME, listed)
        patch.setitem(games.FAMILIES, NAME, NAME)
        caches = (games.game, rule_editor.game_infos, choices.sheet_presets)
        for cache in caches:
            cache.cache_clear()
        try:
            yield
        finally:
            for cache in caches:
                cache.cache_clear()
