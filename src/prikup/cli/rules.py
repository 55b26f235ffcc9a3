"""``prikup rules``: lists presets, shows the options of a rule set, checks a rule string."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup import games
from prikup.cli.errors import InputError
from prikup.cli.texts import CliTexts, printable
from prikup.core.errors import RulesError
from prikup.core.schema import listing


def _dump(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def _game(text: str) -> Any:
    try:
        return games.game(text)
    except RulesError as error:
        raise InputError(text.strip()[:80] or "-", error) from error


def list_presets(words: CliTexts, game: str | None, *, as_json: bool) -> int:
    """The presets of all games, or of those that begin with one word: 1001 is listed apart from Thousand."""
    if game is not None:
        try:
            games.game_name_of(game)
        except RulesError as error:
            raise InputError(game[:80], error) from error
    found = [
        {"name": preset, "title": words.preset(preset)}
        for preset in games.presets()
        if game in (None, preset.partition("/")[0])
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
    if as_json:
        _dump(rows)
        return 0
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    console.print(Text(game.text, style="bold"))
    console.print(words.say("cli-rules-marked"))
    options = games.options(game.name)
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
        about.append(f"  [{options[row['name']].allowed()}]", style="dim")
        table.add_row(name, about)
    console.print(table)
    return 0


def check(words: CliTexts, text: str, *, as_json: bool) -> int:
    """Prints the canonical form of a rule string, or its fault."""
    try:
        game = _game(text)
    except InputError as found:
        near = games.nearest_playable(text) if found.error.code == "options_conflict" else None
        if as_json:
            fault = {"ok": False, "code": found.error.code, "message": printable(words.why(found.error))}
            _dump({**fault, "nearest": near.text} if near else fault)
        elif near:
            print(printable(words.say("cli-rules-nearest", rules=near.text)))
        raise
    if as_json:
        _dump({"ok": True, "rules": game.text})
    else:
        print(game.text)
    return 0
