"""One deal, or one whole match, in all its rotations: the same cards, the compared players in each other's places."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from prikup import games
from prikup.core.events import FINE, score_event
from prikup.core.seats import TABLE
from prikup.league.players import Makers, Seated, player
from prikup.league.rows import MatchRow
from prikup.league.settings import Pair, Settings, Sides, sides_text
from prikup.match_runner import AnyMatch, MatchRunner

MOST_SHUFFLES, MOST_SHUFFLES_OF_A_MATCH = 100, 300
"""A deal that is dealt again and again is given up after so many shuffles, a match that does not end after so many, and
counts as it then stands."""
VICTORY = 100
"""What a won match counts where totals do not settle it: so that a mean reads as matches of a hundred."""


class Played(NamedTuple):
    """A match of one deal, or a whole one."""

    points: tuple[Fraction, ...]
    """What the deal brought each seat: score points written, or whists of a settlement; of a whole match the whists, or
    each seat's part of the victory."""
    bots: tuple[Seated, ...]


def play_block(
    settings: Settings, pair: Pair, block: int, wanted: Sequence[Sides], makers: Makers | None = None
) -> list[MatchRow]:
    """A deal, or a match, of a pair in some of its rotations. ``makers``: players that the program does not have."""
    return [_row(settings, pair, block, sides, makers or {}) for sides in wanted]


def _row(settings: Settings, pair: Pair, block: int, sides: Sides, makers: Makers) -> MatchRow:
    players = games.game(settings.rules).players
    played = play_rotation(settings, pair, block, sides, makers)
    seats = [[played.bots[seat] for seat in range(players) if sides[seat] == side] for side in (0, 1)]
    first, second = seats
    return MatchRow(
        pair=pair,
        block=block,
        sides=sides_text(sides),
        dealer=block % players,
        deal_seed=settings.deal_seed(block, 0),
        points=tuple(map(str, played.points)),
        decisions=(sum(bot.decisions for bot in first), sum(bot.decisions for bot in second)),
        seconds=(round(sum(bot.seconds for bot in first), 6), round(sum(bot.seconds for bot in second), 6)),
        budgets=(first[0].budget, second[0].budget),
        prikup=settings.prikup,
        rules_version=settings.rules_version,
    )


def play_rotation(settings: Settings, pair: Pair, block: int, sides: Sides, makers: Makers) -> Played:
    """A match of one deal, or a whole one, in a rotation: it begins with an empty sheet."""
    game = games.game(settings.rules)
    match = games.new_match(settings.rules, block % game.players)
    bots = tuple([_seated(settings, match, block, seat, pair, sides, makers) for seat in range(game.players)])
    runner = MatchRunner(match, dict(enumerate(bots)), lambda shuffle: settings.deal_seed(block, shuffle))
    whole = settings.whole_match
    before = points_of(match)
    while not match.over:
        if TABLE in match.awaits() and runner.deal_number() >= (MOST_SHUFFLES_OF_A_MATCH if whole else MOST_SHUFFLES):
            break
        written = [score_event(told.event) for told in runner.step()]
        if not whole and any(one is not None and one.ending != FINE for one in written):
            break
    if whole:
        return Played(match_points(match), bots)
    gained = tuple([after - was for after, was in zip(points_of(match), before, strict=True)])
    return Played(gained, bots)


def _seated(
    settings: Settings, match: AnyMatch, block: int, seat: int, pair: Pair, sides: Sides, makers: Makers
) -> Seated:
    own = player(pair[sides[seat]], settings.bot_seed(block, seat, sides), match, makers)
    common = own
    if settings.common:
        common = player(settings.common, settings.common_seed(block, seat), match, makers)
    return Seated(match, own, common, settings.part, settings.decisions)


def points_of(match: AnyMatch) -> tuple[Fraction, ...]:
    """What a table counts in the end, by seat: the totals, or what settling now would bring in whists."""
    settlement = match.settlement()
    if settlement.unit == "whists":
        return settlement.exact
    return tuple(map(Fraction, match.game.totals(match.state)))


def match_points(match: AnyMatch) -> tuple[Fraction, ...]:
    """What a whole match counts, by seat: whists of the settlement, or parts of the victory, of which there are
    ``VICTORY``; nothing where a match without an end was given up."""
    settlement, winners = match.settlement(), match.winners
    if settlement.unit == "whists":
        return settlement.exact
    return tuple([Fraction(VICTORY, len(winners)) if seat in winners else Fraction(0) for seat in range(match.players)])
