"""``prikup rules diff``: what changes for somebody who knows other rules."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from prikup import games
from prikup.cli.errors import InputError, input_error
from prikup.cli.texts import CliTexts, printable
from prikup.core.errors import RulesError
from prikup.core.events import Line
from prikup.core.options import value_text
from prikup.core.seats import TABLE
from prikup.notation.actions import action_text
from prikup.rule_changes import MOST_DEALS, FirstDifference, RuleChange, RuleChanges, rule_changes

FEW = 4
"""Actions or score lines of an example that are told; more say no more."""
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
        print(msgspec.json.format(msgspec.json.encode(as_data(found)), indent=2).decode())
    else:
        for line in told(words.of(games.game(found.known)), found):
            print(printable(line))
    return 0


def as_data(found: RuleChanges) -> dict[str, Any]:
    """The changes as JSON: options as in rule strings, actions as in records."""

    def first(one: FirstDifference) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(one)
        return data | {
            "more": [action_text(action) for action in one.more],
            "less": [action_text(action) for action in one.less],
        }

    changes = [
        {
            "options": {
                name: {"known": value_text(was), "new": value_text(value)}
                for name, (was, value) in change.options.items()
            },
            "deals": change.deals,
            "differ": change.differ,
            "scores": change.scores,
            "first": first(change.first) if change.first else None,
        }
        for change in found.changes
    ]
    return {"known": found.known, "new": found.new, "deals": found.deals, "changes": changes}


def told(words: CliTexts, found: RuleChanges) -> list[str]:
    """The changes in lines of text."""
    if not found.changes:
        return [words.say("cli-rules-diff-same")]
    lines = _wrapped(words.say("cli-rules-diff-head", known=found.known, new=found.new, deals=found.deals))
    for change in found.changes:
        if change.share and change.first is not None:
            share = "all" if change.differ == change.deals else "some"
            often = words.say("cli-rules-diff-often", share=share, differ=change.differ, deals=change.deals)
            lines += ["", often, *_options(words, change), *_wrapped(_example(words, change.first), "    ")]
    # What is not noticed at the table comes after all that is, and what never came up last.
    quiet = [change for change in found.changes if not change.share]
    for heading, some in (
        ("cli-rules-diff-order", [change for change in quiet if change.differ]),
        ("cli-rules-diff-never", [change for change in quiet if not change.differ]),
    ):
        if some:
            lines += ["", words.say(heading), *(line for change in some for line in _options(words, change))]
    return lines


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _options(words: CliTexts, change: RuleChange) -> list[str]:
    known = games.options(words.game)
    said = [
        words.say(
            "cli-rules-diff-option",
            title=words.option_title(known[name]),
            value=words.option_value(known[name], value),
            was=words.option_value(known[name], was),
        )
        for name, (was, value) in change.options.items()
    ]
    return [line for one in said for line in _wrapped(one, "  ")]


def _example(words: CliTexts, first: FirstDifference) -> str:
    """Where it was seen first, in one sentence."""
    seat = words.seat(first.seat)
    more, less = _some(map(words.action, first.more)), _some(map(words.action, first.less))
    before, after = _some(_lines(words, first.before)), _some(_lines(words, first.after))
    if first.kind in ("deal", "ends"):
        return words.say(f"cli-rules-diff-{first.kind}", deal=first.deal)
    if first.kind == "asked":
        message = "asked" if more and first.seat != TABLE else "turn"
        return words.say(f"cli-rules-diff-{message}", deal=first.deal, seat=seat, what=more)
    if first.kind == "writes":
        return words.say(f"cli-rules-diff-{'writes' if after else 'unwritten'}", deal=first.deal, what=after or before)
    return words.say(f"cli-rules-diff-{'more' if more else 'less'}", deal=first.deal, seat=seat, what=more or less)


def _lines(words: CliTexts, lines: Sequence[Line]) -> list[str]:
    return [
        words.say(
            "cli-rules-diff-line", seat=words.seat(line.seat), line=words.line(line), amount=words.signed(line.amount)
        )
        for line in lines
    ]


def _some(said: Iterable[str]) -> str:
    """The first few, each once."""
    each = list(dict.fromkeys(said))
    return ", ".join(each[:FEW]) + (", …" if len(each) > FEW else "")
