"""Bots. A bot gets a view and the legal actions, never a match or a state, and gives a reason for each action."""

from __future__ import annotations

from prikup.bots.base import Bot, BotError, Choice, Reason
from prikup.bots.pimc import Budget
from prikup.bots.reasons import REASONS
from prikup.bots.registry import bot_names, default_bot, make_bot

__all__ = ["REASONS", "Bot", "BotError", "Budget", "Choice", "Reason", "bot_names", "default_bot", "make_bot"]
