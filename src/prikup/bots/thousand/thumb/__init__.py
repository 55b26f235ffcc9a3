"""A rule-of-thumb player for Thousand and 1001: one file for each decision, a reason for every choice.

Nothing is searched but the end of a game for two, where every card is known: that is counted (``ending``).
"""

from __future__ import annotations

from prikup.bots.thousand.thumb.player import RuleOfThumbBot

__all__ = ["RuleOfThumbBot"]
