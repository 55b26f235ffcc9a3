"""``prikup league``: bots against each other on duplicate deals, and the files of several shares put together."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from prikup.cli.errors import InputError, input_error
from prikup.cli.files import write_new, write_text
from prikup.cli.tables import aligned
from prikup.cli.texts import CliTexts
from prikup.core.errors import PrikupError
from prikup.games import game_name_of
from prikup.league import LeagueFile, LocalWorkers, PairResult, Rows, Settings, merged, play, results, settings_of
from prikup.league.results import as_data
from prikup.league.rows import file_bytes
from prikup.league.running import Progress
from prikup.league.settings import share_of

MOST_JOBS = 256
WHERE = "prikup league"


class Wanted(Struct, frozen=True):
    """What the user asked for beside the settings."""

    out: Path | None = None
    chart: Path | None = None
    jobs: int | None = None
    share: str = "1/1"
    cluster: str | None = None
    as_json: bool = False


def settings(
    rules: str,
    players: str,
    *,
    deals: int,
    looks: int,
    part: str,
    common: str | None,
    controls: int,
    whole_match: bool,
    seed: str,
) -> Settings:
    """The settings that the user asked for. Raises InputError."""
    if not seed.strip() or len(seed) > 200 or not seed.isprintable():
        raise input_error("--seed", "bad_master_seed", seed=seed[:80])
    names = tuple(name.strip() for name in players.split(","))
    try:
        return settings_of(
            rules,
            names,
            version=version("prikup"),
            deals=deals,
            looks=looks,
            part=part,
            common=common,
            controls=controls,
            whole_match=whole_match,
            seed=seed.strip(),
        )
    except PrikupError as error:
        raise InputError(WHERE, error) from error


def run(words: CliTexts, settings: Settings, wanted: Wanted) -> int:
    """Plays what is missing and shows the results. Raises InputError."""
    if wanted.jobs is not None and not 1 <= wanted.jobs <= MOST_JOBS:
        raise input_error("--jobs", "out_of_range", value=wanted.jobs, low=1, high=MOST_JOBS)
    place = WHERE if wanted.out is None else str(wanted.out)
    try:
        share = share_of(wanted.share)
        if wanted.out is None and not share.whole:
            raise input_error(WHERE, "usage", kind="missing", name="--out", value="")
        file = LeagueFile(settings, wanted.out)
    except PrikupError as error:
        raise InputError(place, error) from error
    except OSError as error:
        raise input_error(place, "not_writable", why=error.strerror or "none") from None
    try:
        workers = _workers(wanted)
        try:
            with _ProgressBar(words) as moved:
                play(file, workers, share, progress=moved)
        finally:
            workers.close()
        if share.whole:
            _show(words, file.rows, wanted)
        else:
            print(words.say("cli-league-share-done", number=share.number, count=share.count))
    except PrikupError as error:
        raise InputError(place, error) from error
    finally:
        file.close()
    return 0


def merge(words: CliTexts, paths: Sequence[Path], wanted: Wanted) -> int:
    """Puts the files of shares together and shows the results. Raises InputError."""
    place = f"{WHERE} merge"
    rows: Rows | None = None
    for path in paths:
        place = str(path)
        try:
            found = merged([path])
            rows = rows or Rows(found.settings)
            rows.add_all(found)
        except PrikupError as error:
            raise InputError(place, error) from error
        except FileNotFoundError:
            raise input_error(place, "no_file") from None
        except OSError as error:
            raise input_error(place, "not_readable", why=error.strerror or "none") from None
    if rows is None:
        raise input_error(place, "usage", kind="missing", name="FILE", value="")
    if wanted.out is not None:
        write_new(wanted.out, file_bytes(rows).decode())
    try:
        _show(words, rows, wanted)
    except PrikupError as error:
        raise InputError(place, error) from error
    return 0


def _workers(wanted: Wanted) -> Any:
    if wanted.cluster is None:
        return LocalWorkers(wanted.jobs or os.cpu_count() or 1)
    from prikup.league.cluster import RayWorkers

    return RayWorkers(wanted.cluster, wanted.jobs)


class _ProgressBar:
    """A progress bar on stderr, where that is a terminal."""

    def __init__(self, words: CliTexts) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as RichProgress

        self._bar = RichProgress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self._task = self._bar.add_task(words.say("cli-league-playing"), total=None)

    def __enter__(self) -> Progress:
        self._bar.start()
        return self._moved

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def _moved(self, done: int, most: int) -> None:
        self._bar.update(self._task, completed=done, total=most)


def _show(words: CliTexts, rows: Rows, wanted: Wanted) -> None:
    found = results(rows)
    if wanted.chart is not None:
        from prikup.league.chart import svg

        title = words.say("cli-league-title", rules=rows.settings.rules)
        write_text(wanted.chart, svg(found, title, words.say("cli-league-mean", unit=_unit(rows.settings))))
    if wanted.as_json:
        print(msgspec.json.encode(as_data(rows.settings, found)).decode())
    else:
        _table(words, rows, found)


def _table(words: CliTexts, rows: Rows, found: tuple[PairResult, ...]) -> None:
    from prikup.league.labels import ratings

    say = words.say
    names = ("pair", "deals", "mean", "interval", "t", "verdict-head", "time")
    unit = _unit(rows.settings)
    cells = [[say(f"cli-league-{name}", unit=unit) for name in names]]
    for one in found:
        verdict = say("cli-league-verdict", verdict=one.verdict, first=one.first, second=one.second)
        mean = one.mean
        figures = ["-", "-", "-"]
        if mean is not None:
            figures = [f"{mean.mean:+.2f}", f"{mean.low:+.2f} .. {mean.high:+.2f}", f"{mean.t:.1f}"]
        cells.append([f"{one.first} – {one.second}", str(one.deals), *figures, verdict, _times(one)])
    print(say("cli-league-title", rules=rows.settings.rules))
    for line in aligned(cells):
        print(line.rstrip())
    settings = rows.settings
    part = "decisions" if settings.decisions else settings.part
    named = ", ".join(sorted(settings.decisions))
    print(say("cli-league-part", part=part, decisions=named, common=settings.common))
    for one in found:
        if one.ahead is not None and one.first != one.second:
            share, half = (f"{100 * figure:.1f}" for figure in one.ahead)
            print(say("cli-league-ahead", pair=f"{one.first} – {one.second}", first=one.first, share=share, half=half))
    for one in found:
        if one.mean is not None and one.pairing is not None:
            text = say(
                "cli-league-variance",
                pair=f"{one.first} – {one.second}",
                pairing=f"{one.pairing:.2f}",
                plain=f"{one.mean.plain_error:.2f}",
                error=f"{one.mean.error:.2f}",
                share=f"{one.mean.share_of_deals:.2f}",
                controlled="yes" if rows.settings.controls else "no",
            )
            print(text)
    rated = ratings(rows, found)
    if rated:
        listed = ", ".join(f"{name} {rating:g}" for name, rating in rated.items())
        print(say("cli-league-ratings", ratings=listed))


def _unit(settings: Settings) -> str:
    """What a result counts: ``points`` a deal, ``whists`` a match, or ``wins`` in a hundred matches."""
    if not settings.whole_match:
        return "points"
    return "whists" if game_name_of(settings.rules) == "preferans" else "wins"


def _times(one: PairResult) -> str:
    """Milliseconds of processor time for a decision of each player."""
    each = zip(one.seconds, one.decisions, strict=True)
    return " / ".join(f"{1000 * seconds / decisions:.2f}" if decisions else "-" for seconds, decisions in each)
