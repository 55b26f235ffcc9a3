"""prikup: rules, records and play for Thousand, 1001 and Preferans.

One import and you play: ``new_match`` gives a match that waits for its shuffle; see the README for an example, and
docs/library.md for the rest. Score sheets for people with real cards are in ``prikup.sheets``.
"""

from prikup.core.actions import Bid, Deal, Pass, Play, Shuffle
from prikup.core.cards import card_text, cards_in, cards_text, parse_card, parse_cards
from prikup.core.errors import IllegalAction, PrikupError, Refusal
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import actions, game, may_play, new_match, options, presets
from prikup.notation.actions import action_text, parse_action
from prikup.notation.entries import entry_text, parse_entry
from prikup.notation.position import parse_position, position_text

__all__ = [
    "TABLE",
    "Bid",
    "Deal",
    "IllegalAction",
    "Match",
    "Pass",
    "Play",
    "PrikupError",
    "Refusal",
    "Shuffle",
    "action_text",
    "actions",
    "card_text",
    "cards_in",
    "cards_text",
    "entry_text",
    "game",
    "may_play",
    "new_match",
    "options",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_entry",
    "parse_position",
    "position_text",
    "presets",
]
