"""What measurements of the rungs of the ladder share: the rule sets of docs/strength.md, and when a deal is over."""

from __future__ import annotations

from typing import Any

RULES = ("thousand/ru", "thousand/pl", "1001/hulsemann", "preferans/sochi", "preferans/leningrad")


def written(match: Any) -> int:
    """How many deals stand on the sheet."""
    return match.sheet.deals if match.game.name == "thousand" else len(match.view(0).results)
