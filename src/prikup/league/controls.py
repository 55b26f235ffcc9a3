"""What the solver says about a deal, whoever plays it: numbers for the control variate.

In a duplicate deal each player has every hand, so how good the hands are cancels out. What is left is how much a deal
lets the better player show: these numbers say how strong its hands are, the best first, wherever they sit.
"""

from __future__ import annotations

from time import process_time

from prikup import games
from prikup.core.actions import Shuffle
from prikup.core.errors import PrikupError
from prikup.core.game import AnyGame
from prikup.core.seats import TABLE
from prikup.league.rows import ControlRow
from prikup.league.settings import Settings
from prikup.search import STRAINS, tables, taken_talons

MISERE = STRAINS.index("misere")
NODES = 5_000_000
"""Positions that may be searched for each question."""


def solved_block(settings: Settings, block: int) -> ControlRow:
    """The values of a deal as it is shuffled first."""
    game = games.game(settings.rules)
    began = process_time()
    values = _values(game, settings, block)
    return ControlRow(block=block, values=values, seconds=round(process_time() - began, 6))


def has_values(rules: str) -> bool:
    """Whether the solver has values for the deals of a rule set, before anything is bid or drawn."""
    game = games.game(rules)
    if game.name == "preferans":
        return game.players > 2
    try:
        hands, talon = _dealt(game, "00", 0)
        return bool(talon) and bool(_thousand(game, hands, talon, nodes=0))
    except PrikupError:
        return False


def _values(game: AnyGame, settings: Settings, block: int) -> tuple[int, ...]:
    hands, talon = _dealt(game, settings.deal_seed(block, 0), block % game.players)
    return _preferans(game, hands) if game.name == "preferans" else _thousand(game, hands, talon, nodes=NODES)


def _dealt(game: AnyGame, seed: str, dealer: int) -> tuple[list[int], int]:
    """The hands after a shuffle, from the first to speak, and the rest of the pack."""
    match = games.new_match(game.text, dealer)
    match.apply(TABLE, Shuffle(seed))
    hands = match.game.hands(match.state)
    clockwise = [hands[(dealer + step) % game.players] for step in range(1, game.players + 1)]
    held = [hand for hand in clockwise if hand]
    rest = 0
    for pile in match.game.piles(match.state):
        for card in pile:
            rest |= 1 << card
    return held, rest


def _preferans(game: AnyGame, hands: list[int]) -> tuple[int, ...]:
    """Of each hand its most tricks as declarer of a trump or none, and its fewest in a misere, eldest hand leading."""
    (found,) = tables([hands], game.text, nodes=NODES, threads=1)
    most = [max(found.bounds[seat][strain][0][0] for strain in range(MISERE)) for seat in range(len(hands))]
    fewest = [found.bounds[seat][MISERE][0][1] for seat in range(len(hands))]
    return (*sorted(most, reverse=True), *sorted(fewest))


def _thousand(game: AnyGame, hands: list[int], talon: int, *, nodes: int) -> tuple[int, ...]:
    """Of each hand the most card points that it makes with the talon."""
    found = taken_talons(hands, talon, game.text, nodes=nodes, threads=1)
    return tuple(sorted((one.low for one in found), reverse=True))
