"""A rule-of-thumb player for Preferans: one module for each decision, a reason for every choice.

It searches only the last tricks, and only where every card that matters is known.
"""

from __future__ import annotations

from prikup.bots.preferans.thumb.player import RuleOfThumbBot

__all__ = ["RuleOfThumbBot"]
