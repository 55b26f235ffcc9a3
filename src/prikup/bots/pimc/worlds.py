"""The worlds of a view, by the seed of the bot: the same for the same view, in every process.

All that the view allows are as likely; where a hand has called a contract, those are left out in which it is too weak
for that by rule of thumb. Nothing finer is concluded from calls and plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from prikup.search.sampling import sample
from prikup.search.worlds import World


def worlds_of(view: Any, seed: str, count: int) -> tuple[World, ...]:
    """Worlds of a view, each as likely as any other. Raises SearchError where none can be drawn."""
    return sample(view, count, seed=seed_of(view, seed)).worlds


def seed_of(view: Any, seed: str) -> int:
    """A seed for one decision: by that of the bot, and by all that the view holds."""
    digest = blake2b(msgspec.msgpack.encode((seed, view)), digest_size=7).digest()
    return int.from_bytes(digest, "big")


DRAWN = 5
"""Worlds that are drawn for each one that is wanted, where some are left out."""
FEW = 12
"""Worlds that are kept even if none of them fits."""


def fitting(worlds: Sequence[World], misfit: Callable[[World], float], count: int) -> tuple[World, ...]:
    """Up to ``count`` of the worlds: those with no misfit; where these are few, those with the least."""
    found = [(misfit(world), at) for at, world in enumerate(worlds)]
    good = [at for off, at in found if off <= 0]
    if len(good) < min(FEW, len(worlds)):
        good = [at for _, at in sorted(found)[:FEW]]
    return tuple([worlds[at] for at in good[:count]])
