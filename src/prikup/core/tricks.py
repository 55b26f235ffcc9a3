"""The trick kernel as the games import it. A game chooses the policy; the kernel executes it."""

from __future__ import annotations

from prikup._kernel import Policy, Position, dealt, select

__all__ = ["Policy", "Position", "dealt", "select"]
