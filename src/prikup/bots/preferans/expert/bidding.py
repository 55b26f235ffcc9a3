"""The first word of an auction: hands that the rule of thumb just passes."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.bidding import hope_of
from prikup.bots.preferans.thumb.tricks import trump_suits
from prikup.preferans.actions import AnyAction, Call
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import LEVELS
from prikup.preferans.seen.view import View

OPENS = 0.5
"""How far below the least level the hope of a hand may be that opens, whatever its suits are."""


def opened(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice | None:
    """The lowest call of who speaks first and hopes for nearly as much; None for all others."""
    calls = [action for action in legal if isinstance(action, Call) and not (action.dark or action.hand)]
    if view.words or not calls or not view.hand or calls[0].level != min(LEVELS):
        return None
    leads = compiled.hands(view.sheet.dealer)[0] == view.seat
    hope = max(map(hope_of, trump_suits(view.hand, leads=leads)))
    if hope < calls[0].level - OPENS:
        return None
    return Choice(calls[0], because("hint-call", tricks=floor(hope + OPENS)))
