"""All reasons that bots give, by game; each is the id of a message in every language (texts/*/hints*.ftl).

Games may share an id where the words fit both.
"""

from __future__ import annotations

from prikup.bots.preferans.reasons import REASONS as PREFERANS
from prikup.bots.thousand.reasons import REASONS as THOUSAND

EVERY = ("hint-random",)
"""Reasons of the bots that play any game."""

REASONS: dict[str, tuple[str, ...]] = {
    "thousand": (*EVERY, *THOUSAND),
    "preferans": (*EVERY, *PREFERANS),
}
