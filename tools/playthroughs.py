"""Writes spec/playthroughs: for each preset some deals in full, as a reviewer can read them.

Each step says who was awaited, what was legal, what was done, and who was told what. Lines that begin with ``>`` are
the log: they are kept and replayed, and everything else is written from the replay. So a change of the rules changes
the text, and a change of a bot does not.

``python -m tools.playthroughs`` writes the texts anew from their logs; ``--check`` only says which are out of date.
``--new`` plays a new log for each preset that has none, ``--new thousand/ru`` for one that has: two deals by the rule
of thumb, whose reasons are kept as remarks in brackets, and one at random.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prikup.bots.registry import default_bot, make_bot
from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.presets import without_edition
from prikup.core.seats import TABLE, Seat, everybody
from prikup.core.shuffle import derived_seed
from prikup.games import new_match, presets
from prikup.notation.actions import action_text, parse_step, step_text
from prikup.notation.fields import struct_text
from prikup.notation.position import position_text
from tools.generated_files import write_or_check

FOLDER = Path(__file__).resolve().parent.parent / "spec" / "playthroughs"
DEALS = 3
"""Deals in a new log: all but the last by the rule of thumb."""
GAP = "   "
"""The space between a step and a remark."""

AnyMatch = Match[Any, Any, Any]
Choice = tuple[Seat, Any, str]
"""A seat, its action and a remark; the remark may be empty."""


class StaleLogError(Exception):
    """A step of a kept log is not legal under the rules of today."""


def file_of(rules: str) -> Path:
    """The file of a preset's playthrough: of its last edition."""
    return FOLDER / f"{without_edition(rules).replace('/', '-')}.txt"


def playthrough(rules: str) -> str:
    """The playthrough of a preset, written anew from its log.

    Raises StaleLogError with the first step that the rules of today refuse.
    """
    return _text(rules, _kept(file_of(rules).read_text("utf-8")))


def new_playthrough(rules: str) -> str:
    """A playthrough with a newly played log."""
    return _text(rules, _chosen(rules))


def _text(rules: str, choose: Callable[[AnyMatch], Choice | None]) -> str:
    match = new_match(rules)
    lines = [
        f"# {match.game.text}: made by tools/playthroughs.py, do not edit",
        "# [012] before an event: the seats that are told of it",
        "",
    ]
    told = 0
    while (choice := choose(match)) is not None:
        seat, action, remark = choice
        if seat == TABLE:
            lines += [f"== {position_text(match.game, match.state)}", ""]
        else:
            legal = ", ".join(map(action_text, match.legal(seat)))
            lines.append(f"{match.phase}: seat {seat} may: {legal}")
        lines.append(f"> {step_text(seat, action)}{GAP if remark else ''}{remark}")
        match.apply(seat, action)
        lines += _told(match, told)
        told = len(match.events)
        lines.append("")
    return "\n".join(lines)


def _told(match: AnyMatch, first: int) -> list[str]:
    everyone = everybody(match.players)
    lines = []
    for told in match.events[first:]:
        seats = (
            "all" if told.to == everyone else "".join(str(seat) for seat in range(match.players) if told.seen_by(seat))
        )
        lines.append(f"    [{seats or 'nobody'}] {struct_text(told.event)}")
    return lines


def _kept(text: str) -> Callable[[AnyMatch], Choice | None]:
    """The choices of a playthrough's log, one after the other."""
    log = iter([line[2:] for line in text.splitlines() if line.startswith("> ")])

    def choose(match: AnyMatch) -> Choice | None:
        line = next(log, None)
        if line is None:
            return None
        step, _, remark = line.partition(GAP)
        seat, action = parse_step(step, match.game.action_type)
        refusal = match.why_not(seat, action)
        if refusal is not None:
            raise StaleLogError(f"{match.game.text}: `{step}` is no longer legal: {refusal.code} {refusal.params}")
        return seat, action, remark

    return choose


def _chosen(rules: str) -> Callable[[AnyMatch], Choice | None]:
    """The choices of a bot, and random ones in the last deal."""
    chance = random.Random(rules)
    bots: dict[Seat, Any] = {}

    def choose(match: AnyMatch) -> Choice | None:
        deals = match.game.deals(match.state)
        if match.over or deals == DEALS:
            return None
        seat = match.awaits()[0]
        if seat == TABLE:
            return seat, Shuffle(derived_seed(rules, deals, len(match.log))), ""
        legal = match.legal(seat)
        if deals == DEALS - 1:
            return seat, chance.choice(legal), ""
        name = match.game.name
        bot = bots.setdefault(seat, make_bot(default_bot(name), f"playthrough {seat}", name))
        choice = bot.choose(match.view(seat), legal)
        return seat, choice.action, f"({choice.reason.id})"

    return choose


def main() -> int:
    """Writes the files; with ``--check`` lists those that are out of date and returns 1."""
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument(
        "--new", nargs="*", metavar="PRESET", help="play new logs: for these presets, or for all without one"
    )
    given = parser.parse_args()
    missing = [rules for rules in presets() if not file_of(rules).exists()]
    if given.new is not None:
        anew = given.new or missing
        for rules in anew:
            file_of(rules).write_text(new_playthrough(rules), "utf-8")
        return 0
    for rules in missing:
        sys.stderr.write(f"{rules} has no playthrough: run python -m tools.playthroughs --new\n")
    files = {}
    for rules in presets():
        if rules in missing:
            continue
        try:
            files[file_of(rules)] = playthrough(rules)
        except StaleLogError as fault:
            sys.stderr.write(f"{fault}; if the rules are right, run python -m tools.playthroughs --new {rules}\n")
            missing.append(rules)
    return write_or_check(files, "python -m tools.playthroughs") or bool(missing)


if __name__ == "__main__":
    raise SystemExit(main())
