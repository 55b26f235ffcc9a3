"""``prikup rules``: lists presets, shows the options of a rule set, checks a rule string."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

import msgspec

from prikup import games
from prikup.cli.errors import InputError
from prikup.cli.texts import CliTexts, printable, printable_params
from prikup.core.errors import RulesError
from prikup.core.options import differences, get_option, value_text
from prikup.core.schema import listing


def _dump(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def _game(text: str) -> Any:
    try:
        return games.game(text)
    except RulesError as error:
        raise InputError(text.strip()[:80] or "-", error) from error


def say_later_edition(words: CliTexts, rules: str) -> None:
    """One line on stderr where the preset of a rule string has a later edition: which, and what lists its changes."""
    later = games.later_edition(rules)
    if later is not None:
        edition = later.partition("+")[0]
        # What a command says beside its work does not stop it.
        with suppress(OSError):
            text = words.say("cli-rules-later", rules=rules.strip().partition("+")[0], later=edition)
            print(printable(text), file=sys.stderr)


def list_presets(words: CliTexts, game: str | None, *, as_json: bool) -> int:
    """The presets of all games, of those that begin with one word (1001 is listed apart from Thousand), or one by its
    name. Raises InputError for a game or preset that there is not."""
    if game is not None:
        try:
            known = games.PRESETS[games.game_name_of(game)]
            if "/" in game:
                known.get(game)
        except RulesError as error:
            raise InputError(game[:80], error) from error
    names = [game] if game and "/" in game else games.presets()
    found = [
        {"name": preset, "title": words.preset(preset)}
        for preset in names
        if game in (None, preset, preset.partition("/")[0])
    ]
    if as_json:
        _dump(found)
        return 0
    width = max((len(row["name"]) for row in found), default=0)
    for row in found:
        print(f"{row['name']:<{width}}  {row['title']}")
    return 0


def show(words: CliTexts, text: str, *, as_json: bool) -> int:
    """The options of a rule set by section; options that differ from the default are marked."""
    game = _game(text)
    words = words.of(game)
    rows = listing(game.rules, words.option_title)
    say_later_edition(words, text)
    if as_json:
        _dump(rows)
        return 0
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    console.print(Text(game.text, style="bold"))
    options = games.options(game.name)
    for line in _edition_changes(words, game, text.strip().partition("+")[0]):
        console.print(Text(line))
    console.print(words.say("cli-rules-marked"))
    section = ""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        head = row["name"].partition(".")[0]
        if head != section:
            section = head
            table.add_row("", "")
            table.add_row(Text(words.section(head), style="bold underline"), "")
        changed = row["value"] != row["default"]
        name = Text(f"{'*' if changed else ' '} {row['name']} = ")
        name.append(row["value"], style="bold yellow" if changed else "bold")
        about = Text(row["title"])
        about.append(f"  [{words.option_choices(options[row['name']])}]", style="dim")
        table.add_row(name, about)
    console.print(table)
    return 0


def _edition_changes(words: CliTexts, game: Any, preset: str) -> list[str]:
    """What an edition of a preset changes from the one before, as lines; none for a first edition."""
    found = games.PRESETS[game.name]
    before = found.before(preset)
    if before is None:
        return []
    old = found.get(before)
    options = games.options(game.name)
    lines = [words.say("cli-rules-edition", edition=preset, before=before)]
    for name, value in differences(found.get(preset), old).items():
        was = value_text(get_option(old, name))
        changed = words.say("cli-rules-edition-change", option=name, value=value_text(value), was=was)
        lines.append(f"  {changed}  {words.option_title(options[name])}")
    return lines


def check(words: CliTexts, text: str, *, as_json: bool) -> int:
    """Prints the canonical form of a rule string, or its fault."""
    try:
        game = _game(text)
    except InputError as found:
        near = games.nearest_playable(text) if found.error.code == "options_conflict" else None
        if as_json:
            said = printable(words.why(found.error))
            fault = {"ok": False, "code": found.error.code, "params": printable_params(found.error), "message": said}
            _dump({**fault, "nearest": near.text} if near else fault)
        elif near:
            print(printable(words.say("cli-rules-nearest", rules=near.text)))
        raise
    later = games.later_edition(text)
    say_later_edition(words, text)
    if as_json:
        told = {"ok": True, "rules": game.text}
        _dump({**told, "later": later} if later else told)
    else:
        print(game.text)
    return 0
