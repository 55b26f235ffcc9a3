"""The trick kernel as the games import it. A game chooses the policy; the kernel executes it."""

from __future__ import annotations

from prikup._kernel import Policy, Position, dealt, select
from prikup.core.cards import Card
from prikup.core.errors import Refusal

__all__ = ["Policy", "Position", "broken_duty", "dealt", "select"]


def broken_duty(duty: tuple[str, int], card: Card) -> Refusal:
    """Why a card is not legal: what it breaks of a duty (``Policy.duty``)."""
    name, suit = duty
    if name == "lead_other":
        return Refusal("foreign_trump", {"suit": suit})
    if name == "lead_trump":
        return Refusal("must_lead_trump", {"suit": suit})
    if name in ("follow", "beat"):
        return Refusal("must_beat" if card >> 3 == suit else "must_follow_suit", {"suit": suit})
    return Refusal("must_overtrump" if card >> 3 == suit else "must_trump", {"suit": suit})
