"""``prikup play``: a person at the table, a lesson, or a match of bots as text."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from prikup import games
from prikup.bots import Bot, default_bot, make_bot
from prikup.bots.registry import HINT_SECONDS, advisers
from prikup.cli import saves
from prikup.cli.adapters import adapter_of
from prikup.cli.errors import INTERRUPTED, InputError, input_error
from prikup.cli.files import claim_new
from prikup.cli.lesson import LessonAdviser, Teacher, lesson_session
from prikup.cli.players import bot_names, player_names
from prikup.cli.rules import say_later_edition
from prikup.cli.saves import Seating
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.texts import CliTexts
from prikup.core.errors import RulesError
from prikup.core.game import AnyGame
from prikup.core.seats import Seat
from prikup.core.shuffle import drawn_number, fresh_seed
from prikup.lessons import BOT, lesson_of
from prikup.lessons import NAMES as LESSONS
from prikup.lessons import lesson as read_lesson
from prikup.lessons.errors import LessonError
from prikup.match_runner import AnyMatch

if TYPE_CHECKING:
    from prikup.cli.table.app import TableApp

USUAL = "thousand/ru-common"
"""The default rule set: what most tables play."""
LESSON = "lesson:"
"""Before the name of a lesson on the start screen."""


def play(
    words: CliTexts,
    rules: str | None,
    *,
    deal: str | None = None,
    seat: int | None = None,
    bots: str | None = None,
    load: Path | None = None,
    record: Path | None = None,
    lesson: bool = False,
    pace: bool = True,
) -> int:
    """Runs the command and gives its exit status; with ``lesson`` the rules name a lesson. Raises InputError."""
    if lesson:
        return _lesson_asked(words, rules, pace=pace)
    game = _game(rules if rules is not None else USUAL)
    seeds = ShuffleSeeds(deal)
    _check_seat(game, seat)
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal:
        _table_of(game)
        _opponents(game, bots)
    if load is not None:
        saved = saves.load(load)
        if saved.match.over:
            raise input_error(str(load), "match_finished")
        if record is not None:
            claim_new(record)
        if not terminal:
            usual_bots = (default_bot(saved.match.game.name),) * saved.match.players
            return _watch(words, saved.match, usual_bots, seeds, record)
        return _resume(words, saved, record, pace=pace, seeds=seeds)
    if not terminal:
        everyone = bot_names(_wanted(game, bots), game.name, game.players)
        match = games.new_match(rules or USUAL, _first_dealer(game, seeds))
        if record is not None:
            claim_new(record)
        say_later_edition(words, rules or USUAL)
        return _watch(words, match, everyone, seeds, record)
    if rules is None:
        from prikup.cli.table.start_app import INTERRUPT

        chosen = _choose(words)
        while chosen is not None and chosen.startswith(LESSON):
            # After the lesson the start screen is shown again.
            left = _lesson(words, chosen.removeprefix(LESSON), pace=pace)
            if left:
                return left
            chosen = _choose(words)
        if chosen is None or chosen == INTERRUPT:
            return 0 if chosen is None else INTERRUPTED
        if chosen.startswith("saved:"):
            saved = saves.load(Path(chosen[6:]))
            if record is not None:
                claim_new(record)
            return _resume(words, saved, record, pace=pace, seeds=seeds)
        rules = chosen
        game = _game(rules)
        _check_seat(game, seat)
    wanted = _opponents(game, bots)
    # The folder first: if it cannot be created, no empty record is left behind.
    path = saves.new_path()
    if record is not None:
        claim_new(record)
    say_later_edition(words, rules)
    match = games.new_match(rules, _first_dealer(game, seeds))
    seating = Seating(seat or 0, wanted)
    return _table(words, match, seating, path, record, pace=pace, seeds=seeds)


def _game(rules: str) -> AnyGame:
    try:
        return games.game(rules)
    except RulesError as error:
        raise InputError(rules.strip()[:80] or "-", error) from error


def _table_of(game: AnyGame) -> type[TableApp]:
    """The game's terminal table. Raises InputError if there is none."""
    kind = adapter_of(game.name).table()
    if kind is None:
        raise input_error(game.text, "no_table", game=game.name)
    return kind


def _check_seat(game: AnyGame, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < game.players:
        raise input_error("--seat", "out_of_range", value=seat, low=0, high=game.players - 1)


def _opponents(game: AnyGame, bots: str | None) -> tuple[str, ...]:
    """The bots of the other seats."""
    return bot_names(_wanted(game, bots), game.name, game.players - 1)


def _wanted(game: AnyGame, bots: str | None) -> str:
    """The bots asked for, or the game's usual one; an empty name is asked for, too, and refused as any other."""
    return default_bot(game.name) if bots is None else bots


def _first_dealer(game: AnyGame, seeds: ShuffleSeeds) -> Seat:
    """The first dealer, drawn at random, from the seed if there is one."""
    return drawn_number(seeds.seed(0) if seeds.text is not None else fresh_seed(), "dealer", game.players)


def _choose(words: CliTexts) -> str | None:
    """The start screen."""
    from prikup.cli.table.run_app import run
    from prikup.cli.table.start_app import HEADING, INTERRUPT, StartApp

    found, faults = saves.unfinished()
    choices = []
    for saved in [one for one in found if adapter_of(one.match.game.name).table()][:3]:
        view = saved.match.view(saved.seating.human)
        names = player_names(words, saved.seating, saved.match.players)
        totals = words.by_seat(view.totals, names)
        text = words.say("cli-start-resume", rules=view.rules, deal=view.deal, totals=totals)
        choices.append((f"saved:{saved.path}", text))
    choices += _lesson_choices(words)
    # Only games that have a table here.
    shown = [rules for rules in games.presets() if adapter_of(games.game_name_of(rules)).table()]
    for family, found_there in groupby(shown, lambda rules: rules.partition("/")[0]):
        choices.append((HEADING, words.say(f"cli-start-family-{family}")))
        choices += [(rules, f"  {words.preset(rules)}") for rules in found_there]
    choices.append(("quit", words.say("cli-start-quit")))
    first = choices[0][0] if found else USUAL
    app = StartApp(words, choices, [words.input_error(fault) for fault in faults], first)
    chosen = run(app, lambda _: INTERRUPT)
    return None if chosen == "quit" else chosen


def _adviser(game: str) -> Bot:
    """Who gives hints: the strongest bot that has the time for it."""
    return make_bot(next(iter(advisers(game, HINT_SECONDS)), default_bot(game)), "hint", game)


def _savers(seating: Seating, names: tuple[str, ...], *paths: Path | None) -> list[Callable[[AnyMatch], None]]:
    return [saves.saver(path, seating, names) for path in paths if path is not None]


def _table(
    words: CliTexts,
    match: AnyMatch,
    seating: Seating,
    path: Path,
    record: Path | None,
    *,
    pace: bool,
    seeds: ShuffleSeeds,
) -> int:
    from prikup.cli.table.display import PACE
    from prikup.cli.table.run_app import status

    kind = _table_of(match.game)
    names = player_names(words, seating, match.players)
    others = [seat for seat in range(match.players) if seat != seating.human]
    game = match.game.name
    bots = {seat: make_bot(name, fresh_seed(), game) for seat, name in zip(others, seating.bots, strict=True)}
    after = _savers(seating, names, path, record)
    session = Session(match, bots, seeds, human=seating.human, after=after, is_right=adapter_of(game).is_right)
    for call in after:
        call(match)
    app = kind(words, session, names, _adviser(game), pace=PACE if pace else 0.0)
    found = status(app)
    if app.input_error is not None:
        raise app.input_error
    print(words.say("cli-play-kept", over="yes" if match.over else "no", file=str(path)))
    return found


def _resume(words: CliTexts, saved: saves.Saved, record: Path | None, *, pace: bool, seeds: ShuffleSeeds) -> int:
    # A file from elsewhere is left unchanged: the match is saved among the user's own.
    own = saved.path.resolve().parent == saves.folder().resolve()
    path = saved.path if own else saves.new_path()
    return _table(words, saved.match, saved.seating, path, record, pace=pace, seeds=seeds)


def _lesson_choices(words: CliTexts) -> list[tuple[str, str]]:
    """The lessons as choices of a start screen."""
    return [
        (f"{LESSON}{name}", words.say("cli-start-lesson", game=words.say(f"cli-start-family-{name}")))
        for name in LESSONS
    ]


def _lesson_asked(words: CliTexts, wanted: str | None, *, pace: bool) -> int:
    """The lesson of a name, or of the family of a rule string; without one the person chooses."""
    from prikup.cli.table.run_app import run
    from prikup.cli.table.start_app import INTERRUPT, StartApp

    if wanted is not None:
        name = wanted.strip()
        try:
            read_lesson(lesson_of(name) or name)
        except LessonError as error:
            raise InputError("--lesson", error) from error
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise input_error("--lesson", "no_terminal")
    if wanted is not None:
        return _lesson(words, lesson_of(wanted), pace=pace)
    choices = [*_lesson_choices(words), ("quit", words.say("cli-start-quit"))]
    chosen = run(StartApp(words, choices), lambda _: INTERRUPT)
    if chosen == INTERRUPT:
        return INTERRUPTED
    if chosen is None or chosen == "quit":
        return 0
    return _lesson(words, chosen.removeprefix(LESSON), pace=pace)


def _lesson(words: CliTexts, name: str, *, pace: bool) -> int:
    from prikup.cli.table.display import PACE
    from prikup.cli.table.run_app import status

    session = lesson_session(name)
    match, course = session.match, session.course
    names = player_names(words, Seating(0, (BOT,) * (match.players - 1)), match.players)
    app = _table_of(match.game)(
        words,
        session,
        names,
        LessonAdviser(course),
        pace=PACE if pace else 0.0,
        coach=Teacher(words, course, names),
        head=words.say("cli-lesson-head"),
        deals=len(course.lesson.deals),
    )
    return status(app)


def _watch(words: CliTexts, match: AnyMatch, bots: tuple[str, ...], seeds: ShuffleSeeds, record: Path | None) -> int:
    from prikup.cli.plain import watch

    names = player_names(words, Seating(-1, bots), match.players)
    seating = Seating(-1, bots)
    game = match.game.name
    players = {seat: make_bot(name, seeds.seed(10_000 + seat), game) for seat, name in enumerate(bots)}
    after = _savers(seating, names, record)
    for call in after:
        call(match)
    watch(words, Session(match, players, seeds, after=after), names)
    return 0
