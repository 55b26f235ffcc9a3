"""Playing a league: what is missing in its file is done, until every pair is decided or all deals are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from msgspec import Struct

from prikup import games
from prikup.league.controls import has_values, solved_block
from prikup.league.duplicate import play_block
from prikup.league.errors import LeagueError
from prikup.league.players import Makers
from prikup.league.results import look_at
from prikup.league.rows import LeagueFile, Row, Rows
from prikup.league.settings import Pair, Settings, Share, Sides, rotations
from prikup.league.stopping import look_sizes
from prikup.league.workers import Workers

SOLVED_TOGETHER = 5
"""Deals of which the values are one task."""


class Task(Struct, frozen=True):
    """Deals of a pair to play, or without one to solve."""

    settings: Settings
    pair: Pair | None
    blocks: tuple[int, ...]
    wanted: tuple[Sides, ...] = ()
    """The rotations to play."""
    makers: Makers | None = None


def do(task: Task) -> list[Row]:
    """The rows of a task."""
    if task.pair is None:
        return [solved_block(task.settings, block) for block in task.blocks]
    return [
        row for block in task.blocks for row in play_block(task.settings, task.pair, block, task.wanted, task.makers)
    ]


Progress = Callable[[int, int], None]
"""Told how many deals of the pairs are done, and how many there are at most."""


def play(
    file: LeagueFile,
    workers: Workers,
    share: Share | None = None,
    *,
    makers: Makers | None = None,
    progress: Progress | None = None,
) -> None:
    """Plays what is missing. A share of several plays all its deals: only their merged rows say when to stop.

    Raises LeagueError and OSError; what was done until then is in the file.
    """
    part = share or Share()
    settings = file.rows.settings
    if settings.controls and not has_values(settings.rules):
        raise LeagueError("league_controls")
    while tasks := list(_tasks(file.rows, part, makers)):
        with closing(workers.done(do, tasks)) as done:
            for rows in done:
                file.add(rows)
                if progress is not None:
                    progress(*done_of(file.rows, part))


def done_of(rows: Rows, share: Share) -> tuple[int, int]:
    """How many matches are played, and how many there are at most."""
    settings = rows.settings
    pairs = len(settings.pairs)
    every = len(rotations(games.game(settings.rules).players))
    return len(rows.matches), pairs * every * len([*share.blocks(settings.deals)])


def _tasks(rows: Rows, share: Share, makers: Makers | None) -> Iterator[Task]:
    """What is to be done before the next look, for all pairs that are not decided."""
    settings, furthest = rows.settings, 0
    for pair in settings.pairs:
        target = _target(rows, pair, share)
        furthest = max(furthest, target)
        for block in share.blocks(target):
            wanted = rows.missing(pair, block)
            if wanted:
                yield Task(settings, pair, (block,), wanted, makers)
    if settings.controls:
        every = settings.deals + settings.controls
        unsolved = [
            block
            for block in share.blocks(every)
            if block not in rows.controls and (block < furthest or block >= settings.deals)
        ]
        for at in range(0, len(unsolved), SOLVED_TOGETHER):
            yield Task(settings, None, tuple(unsolved[at : at + SOLVED_TOGETHER]))


def _target(rows: Rows, pair: Pair, share: Share) -> int:
    """How many deals of a pair are to be played before somebody looks again; 0 where it is decided."""
    settings = rows.settings
    if not share.whole:
        return settings.deals
    _, looks, verdict, _ = look_at(rows, pair)
    return 0 if verdict != "unfinished" else look_sizes(settings.deals, settings.looks)[looks]
