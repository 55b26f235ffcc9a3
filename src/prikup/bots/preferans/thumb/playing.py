"""Playing a card: the last tricks are counted where possible, the rest goes by rules of thumb."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb import catching, ducking, following, leading, passes
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.bots.preferans.thumb.worlds import values
from prikup.core.actions import Play
from prikup.core.cards import Card


def play(situation: TrickSituation) -> Choice:
    """The card to play from the hand in turn."""
    if len(situation.cards) == 1:
        return Choice(Play(situation.cards[0]), because("hint-only-card", card=situation.cards[0]))
    if situation.view.contract is None:
        return passes.play(situation)
    if situation.low:
        return ducking.play(situation) if situation.alone else catching.play(situation)
    best = _counted(situation)
    if len(best) == 1:
        return Choice(Play(best[0]), because("hint-counted", card=best[0]))
    if best:
        situation.cards = best
    return following.follow(situation) if situation.trick else leading.lead(situation)


def _counted(situation: TrickSituation) -> list[Card]:
    """The best cards by an exact count; empty where too much is hidden for one."""
    found = values(situation)
    if not found:
        return []
    best = max(found.values()) if situation.alone else min(found.values())
    return [card for card, tricks in found.items() if tricks == best]
