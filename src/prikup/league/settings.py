"""What is played in a league: the same settings give the same results, whoever plays which part of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import get_args

from msgspec import Struct

from prikup import games
from prikup.bots import default_bot
from prikup.core.game import AnyGame
from prikup.core.shuffle import derived_seed
from prikup.league.errors import LeagueError
from prikup.league.players import Makers, check_known
from prikup.league.stopping import MOST_LOOKS

FORMAT = 1
"""The version of the result files."""
PARTS = ("whole", "play", "auction")
"""What the compared players do themselves: the whole game, only the tricks, or all that comes before the tricks.
Instead it may be some decisions by name, as in ``pass,bid``."""
LEAST = 10
"""The fewest deals between two looks at the results: of fewer nothing can be said."""
MOST_DEALS = 1_000_000
MOST_PLAYERS = 16
Sides = tuple[int, ...]
"""By seat which of two compared players sits there: 0 the first, 1 the second."""
Pair = tuple[str, str]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides the results."""

    rules: str
    """The canonical rule string."""
    players: tuple[str, ...]
    deals: int
    """The most deals for each pair; every deal is played in all rotations."""
    looks: int
    """How often the results are looked at, in equal steps; with 1 all deals are played in any case."""
    part: str
    """One of ``PARTS``, or decisions by name with commas between them."""
    common: str
    """Who does the other part for both players; empty where they play the whole game."""
    controls: int
    """Further deals that are solved, and not played, for the control variate; 0: nothing is solved."""
    seed: str
    prikup: str
    """The version of the program."""
    rules_version: int
    format: int = FORMAT
    whole_match: bool = False
    """Whether matches are played to their end: then ``deals`` counts matches, each in all rotations."""

    @property
    def decisions(self) -> frozenset[str]:
        """The decisions that are compared, by name; empty where a part of the game is."""
        return frozenset() if self.part in PARTS else frozenset(self.part.split(","))

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every player against every later one; a name that is given twice against itself, too."""
        return tuple(dict.fromkeys(combinations(self.players, 2)))

    def deal_seed(self, block: int, shuffle: int) -> str:
        """The seed of a shuffle of a deal: the same for all pairs and rotations."""
        return derived_seed(self.seed, "league", block, "deal", shuffle)

    def bot_seed(self, block: int, seat: int, sides: Sides) -> str:
        """The seed of a compared player at a seat: the same whichever of the two sits there, and also where they sit
        the other way round. So a player against itself differs by nothing, and players who draw lots draw new ones in
        each other rotation."""
        return derived_seed(self.seed, "league", block, "own", lone_seat(sides), seat)

    def common_seed(self, block: int, seat: int) -> str:
        """The seed of the common player at a seat: the same in all rotations, which begin from one position."""
        return derived_seed(self.seed, "league", block, "common", seat)

    def analysis_seed(self, pair: Pair) -> int:
        """The seed of what is drawn when the results of a pair are looked at."""
        return int(derived_seed(self.seed, "league", *pair)[:16], 16)


def settings_of(
    rules: str,
    players: Sequence[str],
    *,
    version: str,
    deals: int,
    looks: int = 1,
    part: str = "whole",
    common: str | None = None,
    controls: int = 0,
    whole_match: bool = False,
    seed: str = "1",
    makers: Makers | None = None,
) -> Settings:
    """The settings of a league. Raises RulesError, BotError(unknown_bot) and LeagueError.

    ``makers``: players that the program does not have, by name. ``common``: who does what the compared players do not
    do, where only a part is compared; by default the rule of thumb.
    """
    game = games.game(rules)
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise LeagueError("league_players", count=len(players), most=MOST_PLAYERS)
    for name in players:
        check_known(name, game.name, makers)
    part = _part(part, game)
    if whole_match and controls:
        raise LeagueError("league_match_controls")
    if common is not None and part == "whole":
        raise LeagueError("league_common")
    other = "" if part == "whole" else common or default_bot(game.name)
    if other:
        check_known(other, game.name, makers)
    _within("looks", looks, 1, MOST_LOOKS)
    _within("controls", controls, 0, MOST_DEALS)
    _within("deals", deals, 1, MOST_DEALS)
    if deals < LEAST * looks:
        raise LeagueError("league_deals", deals=deals, looks=looks, wanted=LEAST * looks)
    return Settings(
        rules=game.text,
        players=tuple(players),
        deals=deals,
        looks=looks,
        part=part,
        common=other,
        controls=controls,
        seed=seed,
        prikup=version,
        rules_version=game.version,
        whole_match=whole_match,
    )


def decision_names(game: AnyGame) -> tuple[str, ...]:
    """The names of all decisions of a game, as its actions are called."""
    return tuple(sorted(action.__name__.lower() for action in get_args(game.action_type)))


def _part(given: str, game: AnyGame) -> str:
    """A part as settings have it. Raises LeagueError(league_part)."""
    if given in PARTS:
        return given
    names, known = {name.strip() for name in given.split(",")}, decision_names(game)
    unknown = sorted(names.difference(known))
    if unknown:
        raise LeagueError("league_part", part=unknown[0][:40], known=", ".join(dict.fromkeys((*PARTS, *known))))
    return ",".join(sorted(names))


def _within(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise LeagueError("league_number", setting=name, value=value, least=least, most=most)


def rotations(players: int) -> tuple[Sides, ...]:
    """All ways to seat one player against the other in each place: the first alone, then the second alone.

    At a table of two both are the same, and each pair of seats is there once.
    """
    alone = [tuple([int(seat != place) for seat in range(players)]) for place in range(players)]
    against = [tuple([1 - side for side in sides]) for sides in alone]
    return tuple(dict.fromkeys((*alone, *against)))


def lone_seat(sides: Sides) -> int:
    """The seat of the player who sits alone; at a table of two the first."""
    second = sum(sides)
    return 0 if 2 * second == len(sides) else sides.index(int(2 * second < len(sides)))


def sides_text(sides: Sides) -> str:
    """The sides as rows have them: ``011``."""
    return "".join(map(str, sides))


class Share(Struct, frozen=True):
    """A part of the deals, so that several machines can share a league: number ``number`` of ``count``, from 1."""

    number: int = 1
    count: int = 1

    def blocks(self, blocks: int) -> Iterator[int]:
        """The deals of this share."""
        return iter(range(self.number - 1, blocks, self.count))

    @property
    def whole(self) -> bool:
        """Whether it is all."""
        return self.count == 1


def share_of(text: str) -> Share:
    """A share such as ``2/5``. Raises LeagueError(league_share)."""
    number, slash, count = text.strip().partition("/")
    if slash and number.isascii() and count.isascii() and number.isdigit() and count.isdigit() and len(text) < 20:
        found = Share(int(number), int(count))
        if 1 <= found.number <= found.count <= MOST_DEALS:
            return found
    raise LeagueError("league_share", share=text[:40])
