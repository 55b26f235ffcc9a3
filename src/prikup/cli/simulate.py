"""``prikup simulate``: many matches of bots, counted.

Every match has its own seed, derived from the master seed and its number alone, so that the results do not depend
on how many processes share the work. Seats rotate: in match ``i`` bot ``b`` sits at ``(b + i) % players`` and the
first dealer is ``(i // players) % players``: over ``players * players`` matches every bot sits everywhere and deals
first from everywhere equally often.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from prikup import games
from prikup.bots import default_bot, make_bot
from prikup.cli.adapters import adapter_of
from prikup.cli.errors import InputError, input_error
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.texts import CliTexts
from prikup.core.errors import RulesError
from prikup.core.events import FINE, score_event
from prikup.core.seats import Seat
from prikup.core.shuffle import derived_seed
from prikup.league.workers import LocalWorkers

MOST_MATCHES = 10_000_000
MOST_JOBS = 256
DEALS = 150
"""The default of --max-deals: a match is cut off after so many deals."""


class Simulation(Struct, frozen=True):
    """The parameters of a simulation: the same ones give the same results."""

    rules: str
    matches: int
    bots: tuple[str, ...]
    seed: str
    max_deals: int


class BotSum(Struct):
    """The results of a bot, by its index in --bots."""

    wins: int = 0
    total: int = 0
    """The sum of its final totals, in score points."""
    declared: int = 0
    """Deals that it played as declarer to the last trick."""
    made: int = 0


class Sums(Struct):
    """The sums of some matches; sums of parts add up to those of the whole."""

    bots: list[BotSum]
    matches: int = 0
    unfinished: int = 0
    deals: int = 0
    shared: int = 0
    """Matches with more than one winner."""

    def add(self, other: Sums) -> None:
        """Adds the sums of other matches."""
        self.matches += other.matches
        self.unfinished += other.unfinished
        self.deals += other.deals
        self.shared += other.shared
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.wins += theirs.wins
            mine.total += theirs.total
            mine.declared += theirs.declared
            mine.made += theirs.made


def seat_of(bot: int, number: int, players: int) -> Seat:
    """Where a bot sits in a match."""
    return (bot + number) % players


def one_match(simulation: Simulation, number: int, sums: Sums) -> None:
    """Plays match ``number`` of a simulation and adds its result."""
    game = games.game(simulation.rules)
    match = games.new_match(simulation.rules, number // game.players % game.players)
    places = {seat_of(bot, number, game.players): bot for bot in range(game.players)}
    bots = {
        seat: make_bot(simulation.bots[bot], derived_seed(simulation.seed, "match", number, "bot", bot), game.name)
        for seat, bot in places.items()
    }
    session = Session(match, bots, ShuffleSeeds(derived_seed(simulation.seed, "match", number)))
    deals = 0
    while not match.over and deals < simulation.max_deals:
        for told in session.step():
            written = score_event(told.event)
            if written is not None and written.ending != FINE:
                deals += 1
                for seat, made in adapter_of(game.name).contracts(written):
                    declarer = places[seat]
                    sums.bots[declarer].declared += 1
                    sums.bots[declarer].made += made
    sums.matches += 1
    sums.deals += deals
    if not match.over:
        sums.unfinished += 1
    sums.shared += len(match.winners) > 1
    totals = match.view(0).totals
    for seat, bot in places.items():
        sums.bots[bot].wins += seat in match.winners
        sums.bots[bot].total += totals[seat]


def some_matches(simulation: Simulation, first: int, last: int) -> Sums:
    """Plays matches ``first`` to ``last - 1``."""
    sums = Sums([BotSum() for _ in simulation.bots])
    for number in range(first, last):
        one_match(simulation, number, sums)
    return sums


def parts(matches: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The work in parts, small enough for an even load and a steady progress bar."""
    size = max(1, min(50, matches // (jobs * 4) or 1))
    for first in range(0, matches, size):
        yield first, min(first + size, matches)


def play_all(simulation: Simulation, jobs: int, progress: Any = None) -> Sums:
    """The whole simulation, on several processes; ``progress`` is called with the sums of each part."""
    whole = Sums([BotSum() for _ in simulation.bots])
    with closing(LocalWorkers(jobs).done(partial(_part, simulation), [*parts(simulation.matches, jobs)])) as done:
        for part in done:
            whole.add(part)
            if progress is not None:
                progress(part)
    return whole


def _part(simulation: Simulation, ends: tuple[int, int]) -> Sums:
    return some_matches(simulation, *ends)


def prepare(
    words: CliTexts, rules: str, matches: int, bots: str | None, seed: str, max_deals: int, jobs: int | None
) -> tuple[Simulation, int]:
    """The simulation that the user asked for, and the number of processes. Raises InputError."""
    from prikup.cli.players import bot_names

    try:
        game = games.game(rules)
    except RulesError as error:
        raise InputError(rules[:80], error) from error
    if bots is None:
        bots = ",".join([default_bot(game.name), *["random"] * (game.players - 1)])
    names = bot_names(bots, game.name, game.players)
    _within("--matches", matches, 1, MOST_MATCHES)
    _within("--max-deals", max_deals, 1, 100_000)
    if jobs is not None:
        _within("--jobs", jobs, 1, MOST_JOBS)
    if not seed.strip() or len(seed) > 200 or not seed.isprintable():
        raise input_error("--seed", "bad_master_seed", seed=seed[:80])
    return Simulation(game.text, matches, names, seed.strip(), max_deals), jobs or os.cpu_count() or 1


def _within(where: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise input_error(where, "out_of_range", value=value, low=low, high=high)


def simulate(
    words: CliTexts,
    rules: str,
    matches: int,
    bots: str | None,
    seed: str,
    max_deals: int,
    jobs: int | None,
    *,
    as_json: bool,
) -> int:
    """Runs the command. Raises InputError."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    simulation, processes = prepare(words, rules, matches, bots, seed, max_deals, jobs)
    processes = min(processes, simulation.matches)
    began = time.monotonic()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(words.say("cli-simulate-playing"), total=simulation.matches, speed="")
        deals = 0

        def moved(part: Sums) -> None:
            nonlocal deals
            deals += part.deals
            speed = deals / max(time.monotonic() - began, 0.001)
            bar.update(task, advance=part.matches, speed=words.say("cli-simulate-speed", speed=round(speed)))

        sums = play_all(simulation, processes, moved)
    seconds = max(time.monotonic() - began, 0.001)
    if as_json:
        print(msgspec.json.encode(as_data(simulation, sums)).decode())
    else:
        _table(words, simulation, sums)
    print(words.say("cli-simulate-took", deals=sums.deals, speed=round(sums.deals / seconds)), file=sys.stderr)
    return 0


def as_data(simulation: Simulation, sums: Sums) -> dict[str, Any]:
    """The results for ``--json``; they do not depend on time."""
    finished = sums.matches - sums.unfinished
    return {
        "rules": simulation.rules,
        "seed": simulation.seed,
        "max_deals": simulation.max_deals,
        "matches": sums.matches,
        "finished": finished,
        "unfinished": sums.unfinished,
        "shared": sums.shared,
        "deals": sums.deals,
        "deals_per_match": round(sums.deals / sums.matches, 3),
        "bots": [
            {
                "place": place,
                "bot": name,
                "wins": bot.wins,
                "mean_total": round(bot.total / sums.matches, 3),
                "declared": bot.declared,
                "made": bot.made,
            }
            for place, (name, bot) in enumerate(zip(simulation.bots, sums.bots, strict=True))
        ],
    }


def _table(words: CliTexts, simulation: Simulation, sums: Sums) -> None:
    from rich.console import Console
    from rich.table import Table

    say = words.say
    table = Table(title=say("cli-simulate-title", rules=simulation.rules, matches=sums.matches), title_justify="left")
    table.add_column("#", justify="right")
    table.add_column(say("cli-simulate-bot"))
    for name in ("wins", "share", "mean", "made"):
        table.add_column(say(f"cli-simulate-{name}"), justify="right")
    for place, (name, bot) in enumerate(zip(simulation.bots, sums.bots, strict=True)):
        share = f"{100 * bot.wins / sums.matches:.1f} %"
        made = f"{bot.made}/{bot.declared}" if bot.declared else "-"
        if bot.declared:
            made += f" ({100 * bot.made / bot.declared:.0f} %)"
        table.add_row(str(place + 1), name, str(bot.wins), share, f"{bot.total / sums.matches:.1f}", made)
    console = Console()
    console.print(table)
    console.print(
        say("cli-simulate-deals", deals=sums.deals, mean=f"{sums.deals / sums.matches:.1f}"),
        highlight=False,
    )
    if sums.unfinished:
        text = say("cli-simulate-unfinished", count=sums.unfinished, deals=simulation.max_deals)
        console.print(text, highlight=False)
