"""``prikup rules diff``: what changes for somebody who knows other rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

import msgspec

from prikup import games
from prikup.cli.errors import InputError, input_error
from prikup.cli.texts import CliTexts, printable
from prikup.core.errors import RulesError
from prikup.rule_change_words import said_changes
from prikup.rule_changes import MOST_DEALS, RuleChanges, changes_data, rule_changes

WIDTH = 100


def show_changes(words: CliTexts, known: str, new: str, deals: int, seed: str, *, as_json: bool) -> int:
    """Prints what changes from one rule set to another. Raises InputError."""
    if not 1 <= deals <= MOST_DEALS:
        raise input_error("--deals", "out_of_range", value=deals, low=1, high=MOST_DEALS)
    if seed and (len(seed) > 200 or not seed.isprintable()):
        raise input_error("--seed", "bad_master_seed", seed=seed[:80])
    for text in (known, new):
        try:
            games.game(text)
        except RulesError as error:
            raise InputError(text.strip()[:80] or "-", error) from error
    try:
        found = rule_changes(known, new, deals, seed)
    except RulesError as error:
        raise InputError(new.strip()[:80], error) from error
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(changes_data(found)), indent=2).decode())
    else:
        for line in told(words, found):
            print(printable(line))
    return 0


def told(words: CliTexts, found: RuleChanges) -> list[str]:
    """The changes in lines of text."""
    said = said_changes(words, found)
    between = [words.say("cli-rules-between", known=found.known, new=found.new)] * bool(found.changes)
    lines = [*between, *_wrapped(said.head)]
    for change in said.changes:
        lines += ["", change.often, *_points(change.options), *_wrapped(change.first, "    ")]
    # What is not noticed at the table comes after all that is, and what never came up last.
    for heading, options in (("rules-diff-order", said.order), ("rules-diff-never", said.never)):
        if options:
            lines += ["", words.say(heading), *_points(options)]
    return lines


def _points(options: Iterable[str]) -> list[str]:
    return [line for one in options for line in _wrapped(one, "  ")]


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
