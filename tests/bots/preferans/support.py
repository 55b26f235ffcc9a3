"""Matches of the bots of Preferans, and views of a single moment for the tests of single decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.bots import Bot, Reason, make
from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.actions import Verdict
from prikup.preferans.sheet_events import DealScored
from prikup.preferans.game import PRESETS as LISTED
from prikup.preferans.game import Preferans
from prikup.preferans.settle import results
from prikup.preferans.state import Judging

AnyMatch = Match[Any, Any, Any]
PRESETS = tuple(f"preferans/{name}" for name in LISTED.names())


class Played(Struct):
    """What came of a match: its log, the deals written, the reasons given."""

    match: AnyMatch
    deals: int
    reasons: list[Reason]


def bots_of(names: Iterable[str], seed: object) -> list[Bot]:
    """Bots by seat."""
    return [make(name, f"{seed} {seat}", "preferans") for seat, name in enumerate(names)]


def play(match: AnyMatch, bots: Sequence[Bot], seed: object, deals: int) -> Played:
    """A match until its end or for so many deals; every action is checked against the legal ones."""
    played = Played(match, 0, [])
    shuffles = 0
    while not match.over and played.deals < deals:
        awaited = match.awaits()
        if awaited == (TABLE,):
            phase = match.state.phase
            if isinstance(phase, Judging):
                assert phase.play.contract is not None
                match.apply(TABLE, Verdict(phase.play.contract.level))
            else:
                match.apply(TABLE, Shuffle(derived_seed(str(seed), shuffles)))
                shuffles += 1
            continue
        seat = awaited[0]
        legal = match.legal(seat)
        choice = bots[seat].choose(match.view(seat), legal)
        assert choice.action in legal
        played.reasons.append(choice.reason)
        events = match.apply(seat, choice.action)
        played.deals += sum(isinstance(told.event, DealScored) for told in events)
    return played


def match_of(names: Sequence[str], rules: str, seed: object, deals: int = 300) -> Played:
    """A fresh match of bots; the names go round the table."""
    match = new_match(rules)
    return play(match, bots_of([names[seat % len(names)] for seat in range(match.players)], seed), seed, deals)


def settled(match: AnyMatch) -> tuple[Fraction, ...]:
    """What settling now would bring each player."""
    game = match.game
    assert isinstance(game, Preferans)
    return results(game.house, match.state.sheet)
