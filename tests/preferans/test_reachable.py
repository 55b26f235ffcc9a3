"""Which contracts and words of the defence an entry may have, against every auction and every answer.

The enumeration knows nothing of what the module reckons: everybody calls, names and answers whatever the game allows,
always with the same cards, since no word depends on them. What it finds can be entered, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Deal
from prikup.core.cards import mask_of
from prikup.core.entries import EntryError
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.preferans.actions import Lay
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.entries import Entry, Game, Misere
from prikup.preferans.layout import HAND, LEVELS, PACK, STRAINS, TRICKS
from prikup.preferans.outcome import UNPLAYED, Outcome
from prikup.preferans.state import GAME, MISERE, PROPER, Contract, Dealing, Defence, Sheet, State


class Said(NamedTuple):
    """A game or a misere, and what the defence said, as they are entered."""

    seat: int
    level: int
    """0 for a misere."""
    strain: int
    dark: bool
    hand: bool
    shared: bool
    whist: tuple[int, ...]
    """Who whists; nobody where nobody was asked."""
    half: int


def said(compiled: CompiledRules, sheet: Sheet, contract: Contract, defence: Defence, *, played: bool) -> Said:
    """What is entered of a deal."""
    spoken = dict(zip((defence.first, defence.second), defence.words, strict=True))
    whist = [seat for seat, word in spoken.items() if played and word in ("whist", "bound")]
    if defence.dealer == "whist":
        whist = [sheet.dealer]
    halves = [seat for seat, word in spoken.items() if word == "half" and not played]
    return Said(
        contract.seat,
        contract.level,
        contract.strain if contract.kind == GAME else 0,
        contract.dark,
        contract.hand,
        contract.shared,
        tuple(sorted(whist)),
        halves[0] if halves else TABLE,
    )


def begun(rules: str) -> tuple[Any, Match[Any, Any, Any]]:
    """A match in the game proper, up to the first call."""
    game: Any = games.game(rules)
    size = game.rules.pool.size or 0
    sheet = replace(game.compiled.fresh_sheet(0), stage=PROPER, owed=(), size=size, forced=0)
    match: Match[Any, Any, Any] = Match(game, 0, start=State(sheet, Dealing("shuffle")))
    hands = tuple(mask_of(PACK[HAND * place : HAND * (place + 1)]) for place in range(3))
    match.apply(TABLE, Deal(hands, mask_of(PACK[3 * HAND :])))
    return game, match


def every_deal(rules: str, outcomes: list[Outcome]) -> set[Said]:
    """All games and miseres that the deals of one dealer lead to; those that nobody plays are told in ``outcomes``."""
    game, match = begun(rules)
    sheet = match.state.sheet
    found: set[Said] = set()
    waiting, known = [match.state], {match.state.phase}
    while waiting:
        state = waiting.pop()
        for seat in game.awaits(state):
            words = game.legal(state, seat)
            # One card is as good as another.
            lays = [word for word in words if isinstance(word, Lay)][:1]
            for word in [word for word in words if not isinstance(word, Lay)] + lays:
                after, _ = game.step(state, seat, word)
                contract, defence = getattr(after.phase, "contract", None), getattr(after.phase, "defence", None)
                if game.phase(after) in ("playing", "offering"):
                    if contract is not None and defence is not None and contract.kind in (GAME, MISERE):
                        found.add(said(game.compiled, sheet, contract, defence, played=True))
                elif game.phase(after) not in ("dealing", "over") and after.phase not in known:
                    known.add(after.phase)
                    waiting.append(after)
    for outcome in outcomes:
        if outcome.ending == UNPLAYED:
            assert outcome.contract is not None
            assert outcome.defence is not None
            found.add(said(game.compiled, sheet, outcome.contract, outcome.defence, played=False))
    return found


def entries(compiled: CompiledRules) -> Iterator[tuple[Said, Entry]]:
    """All entries of games and miseres, possible or not."""
    seats = range(compiled.players)
    whists = [whist for count in range(3) for whist in combinations(seats, count)]
    yes_no = (False, True)
    for seat, dark, hand in product(seats, yes_no, yes_no):
        tricks = tuple(TRICKS if place == seat else 0 for place in range(compiled.layout.places))
        yield (
            Said(seat, 0, 0, dark, hand, shared=False, whist=(), half=TABLE),
            Entry(misere=Misere(seat, dark, hand), tricks=tricks),
        )
        for level, strain, shared, whist in product(LEVELS, STRAINS, yes_no, whists):
            for half in (TABLE, *seats) if not whist else (TABLE,):
                game = Game(seat, level, strain, dark, hand, shared)
                played = bool(whist) or not compiled.rules.whist.asks(level)
                for outbid in yes_no:
                    yield (
                        Said(seat, level, strain, dark, hand, shared, whist, half),
                        Entry(game=game, whist=whist, half=half, tricks=tricks if played else (), outbid=outbid),
                    )


def taken(game: Any, state: State, entry: Entry) -> bool:
    """Whether a sheet takes an entry."""
    try:
        game.enter(state, entry)
    except EntryError:
        return False
    return game.impossible(state, entry) is None


RULES = (
    "preferans/sochi",
    "preferans/sochi@2",
    "preferans/sochi-4",
    "preferans/leningrad",
    "preferans/rostov",
    "preferans/kodeks-1996",
    "preferans/fspr",
    "preferans/klassika",
    "preferans/sochi+whist.half=return+calls.hand=high",
)


@pytest.mark.search
@pytest.mark.parametrize("rules", RULES)
def test_what_is_taken_is_what_deals_give(rules: str, outcomes: list[Outcome]) -> None:
    game, match = begun(rules)
    given = every_deal(rules, outcomes)
    assert len(given) > 50
    kept, _ = game.sheet_keeping(0, match.state.sheet)
    assert {words for words, entry in entries(game.compiled) if taken(game, kept, entry)} == given
