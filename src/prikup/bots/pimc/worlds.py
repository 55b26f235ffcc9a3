"""The worlds of a view, by the seed of the bot: the same for the same view, in every process."""

from __future__ import annotations

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
