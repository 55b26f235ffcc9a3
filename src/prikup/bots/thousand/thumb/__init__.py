"""A rule-of-thumb player for Thousand: one file for each decision, no search, a reason for every choice."""

from __future__ import annotations

from prikup.bots.thousand.thumb.player import Thumb

__all__ = ["Thumb"]
