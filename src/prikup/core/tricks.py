"""The one door to the trick kernel for the games: which policy is in force is theirs, executing it is the kernel's."""

from __future__ import annotations

from prikup._kernel import Policy, Position, dealt, select, shuffled

__all__ = ["Policy", "Position", "dealt", "select", "shuffled"]
