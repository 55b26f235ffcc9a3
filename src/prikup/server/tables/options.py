"""Checks of the options of a new table."""

from __future__ import annotations

from msgspec.structs import replace

from prikup import games
from prikup.bots.registry import bot_names, make_bot
from prikup.core.actions import Deal
from prikup.core.errors import IllegalAction
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.lessons import BOT, lesson
from prikup.server.bodies import TableOptions
from prikup.server.errors import ServerError
from prikup.server.tables.parsing import read_action

LONGEST_RULES = 4000
"""Characters of a rule string at most."""
LARGEST_PACE = 10_000
"""Milliseconds."""
LARGEST_GRACE = 3_600_000
"""Milliseconds: an hour."""
LARGEST_BANK = 86_400_000
"""Milliseconds: a day."""
LARGEST_INCREMENT = 3_600_000
"""Milliseconds: an hour."""


def checked_options(options: TableOptions) -> TableOptions:
    """The options with the rules in canonical form and the deal as an action; for a lesson those of the lesson.

    Raises RulesError for the rules, BotError for a bot, IllegalAction for the deal, LessonError(unknown_lesson), and
    ServerError(bad_options) with the name of an option that is out of bounds.
    """
    if options.lesson:
        found = lesson(options.lesson)
        bots = (BOT,) * (found.game.players - 1)
        options = replace(options, rules=found.rules, bots=bots, dealer=found.dealer, deal=None, teach=False)
    if len(options.rules) > LONGEST_RULES:
        raise ServerError("bad_options", option="rules")
    game = games.game(options.rules)
    check_game(game)
    if len(options.bots) > game.players:
        raise ServerError("bad_options", option="bots")
    for bot in (*options.bots, options.stand_in):
        check_bot(game.name, bot)
    check_pace(options.pace)
    _within("grace", options.grace, 0, LARGEST_GRACE)
    _within("dealer", options.dealer, 0, game.players - 1)
    if options.clock is not None:
        _within("clock.bank", options.clock.bank, 1000, LARGEST_BANK)
        _within("clock.increment", options.clock.increment, 0, LARGEST_INCREMENT)
    deal = options.deal
    if deal is not None:
        deal = read_action(deal, game.action_type)
        refusal = Match(game, options.dealer).why_not(TABLE, deal)
        if refusal is not None:
            raise IllegalAction.of(refusal)
        if not isinstance(deal, Deal):
            raise IllegalAction("malformed_action")
    if options.lesson:
        deal = lesson(options.lesson).deal(0)
    return replace(options, rules=game.text, deal=deal)


def check_game(game: AnyGame) -> None:
    """Raises ServerError(no_table) for a game that the page has no table for."""
    if not game.tables:
        raise ServerError("no_table", game=game.name)


def check_bot(game: str, name: str) -> None:
    """Raises BotError(unknown_bot)."""
    if name not in bot_names(game):
        make_bot(name[:40], game=game)


def check_pace(pace: int) -> None:
    """Raises ServerError(bad_options)."""
    _within("pace", pace, 0, LARGEST_PACE)


def _within(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise ServerError("bad_options", option=option)
