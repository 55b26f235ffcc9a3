"""A card: who decides by what. The last tricks are counted where they can be, the rest goes by rules of thumb."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb import catching, ducking, following, leading, passes
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.bots.preferans.thumb.worlds import counted
from prikup.core.actions import Play
from prikup.core.cards import Card


def play(scene: TrickSituation) -> Choice:
    """The card to play from the hand in turn."""
    if len(scene.cards) == 1:
        return Choice(Play(scene.cards[0]), because("hint-only-card", card=scene.cards[0]))
    if scene.view.contract is None:
        return passes.play(scene)
    if scene.low:
        return ducking.play(scene) if scene.alone else catching.play(scene)
    best = _counted(scene)
    if len(best) == 1:
        return Choice(Play(best[0]), because("hint-counted", card=best[0]))
    if best:
        scene.cards = best
    return following.follow(scene) if scene.trick else leading.lead(scene)


def _counted(scene: TrickSituation) -> list[Card]:
    """The cards that do best by an exact count; none where it is too early for it."""
    found = counted(scene)
    if not found:
        return []
    best = max(found.values()) if scene.alone else min(found.values())
    return [card for card, tricks in found.items() if tricks == best]
