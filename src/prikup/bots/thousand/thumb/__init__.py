"""A rule-of-thumb player for Thousand and 1001: one module for each decision, a reason for every choice.

It searches only the end of a deal for two, where every card is known (``counting``).
"""

from __future__ import annotations

from prikup.bots.thousand.thumb.player import RuleOfThumbBot

__all__ = ["RuleOfThumbBot"]
