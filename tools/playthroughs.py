"""Writes spec/playthroughs: for each preset some deals in full, as a reviewer can read them.

Each step says who was awaited, what was legal, what was done and why (the rule of thumb speaks), and who was told
what. A change of the rules shows here as a change of text.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from prikup.bots.registry import make, usual
from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import TABLE, everybody
from prikup.core.shuffle import derived_seed
from prikup.games import new_match, presets
from prikup.notation.actions import action_text, step_text
from prikup.notation.fields import struct_text
from prikup.notation.position import position_text
from tools.written import settle

FOLDER = Path(__file__).resolve().parent.parent / "spec" / "playthroughs"
DEALS = 3
"""Deals in each file: two by the rule of thumb, the last one at random."""


def playthrough(rules: str) -> str:
    """The deals of one preset as text."""
    match = new_match(rules)
    name = match.game.name
    bots = [make(usual(name), f"playthrough {seat}", name) for seat in range(match.players)]
    rng = random.Random(rules)
    lines = [
        f"# {match.game.text}: made by tools/playthroughs.py, do not edit",
        "# [012] before an event: the seats that are told of it",
        "",
    ]
    told = 0

    def deals() -> int:
        return match.game.deals(match.state)

    while not match.over and deals() < DEALS:
        seat = match.awaits()[0]
        why = ""
        action: Any
        if seat == TABLE:
            lines += [f"== {position_text(match.game, match.state)}", ""]
            action = Shuffle(derived_seed(rules, deals(), len(match.log)))
        else:
            legal = match.legal(seat)
            lines.append(f"{match.phase}: seat {seat} may: {', '.join(map(action_text, legal))}")
            if deals() < DEALS - 1:
                choice = bots[seat].choose(match.view(seat), legal)
                action, why = choice.action, f"   ({choice.reason.id})"
            else:
                action = rng.choice(legal)
        lines.append(f"> {step_text(seat, action)}{why}")
        match.apply(seat, action)
        lines += _told(match, told)
        told = len(match.events)
        lines.append("")
    return "\n".join(lines)


def _told(match: Match[Any, Any, Any], first: int) -> list[str]:
    everyone = everybody(match.players)
    lines = []
    for told in match.events[first:]:
        seats = (
            "all" if told.to == everyone else "".join(str(seat) for seat in range(match.players) if told.seen_by(seat))
        )
        lines.append(f"    [{seats or 'nobody'}] {struct_text(told.event)}")
    return lines


def files() -> dict[Path, str]:
    """All playthroughs with their texts."""
    return {FOLDER / f"{rules.replace('/', '-')}.txt": playthrough(rules) for rules in presets()}


def main() -> int:
    """Writes the files, or with ``--check`` says which are out of date and returns 1."""
    return settle(files(), "python -m tools.playthroughs")


if __name__ == "__main__":
    raise SystemExit(main())
