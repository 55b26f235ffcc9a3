"""prikup: rules, records and play for Thousand, 1001 and Preferans.

One import and you play: ``new_match`` gives a match that waits for its shuffle; see the README for an example.
"""

from prikup.core.actions import Bid, Deal, Pass, Play, Shuffle
from prikup.core.cards import cards_text, parse_cards
from prikup.core.errors import IllegalAction, PrikupError
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import game, new_match, options, presets
from prikup.notation.actions import action_text, parse_action

__all__ = [
    "TABLE",
    "Bid",
    "Deal",
    "IllegalAction",
    "Match",
    "Pass",
    "Play",
    "PrikupError",
    "Shuffle",
    "action_text",
    "cards_text",
    "game",
    "new_match",
    "options",
    "parse_action",
    "parse_cards",
    "presets",
]
