"""What the players share that search on sampled worlds (PIMC): worlds of a view, a race of moves, the play of cards.

Every move is looked at in the same worlds, each as likely as any other (`prikup.search.sample`), by exact answers for
open cards. How far that goes is said in worlds and in positions, never in time: the same seed and view give the same
choice on every machine.
"""

from __future__ import annotations

from prikup.bots.pimc.budget import Budget

__all__ = ["Budget"]
