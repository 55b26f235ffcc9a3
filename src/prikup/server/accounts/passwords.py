"""Password hashes (argon2id), made and compared in threads of their own: one takes tens of milliseconds."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from prikup.server.settings import Hashing

THREADS = 2
"""Hashes computed at the same time: each needs memory, and the bots need the cores too."""


class Passwords:
    """Makes and compares password hashes off the event loop."""

    def __init__(self, cost: Hashing) -> None:
        self._hasher = PasswordHasher(time_cost=cost.rounds, memory_cost=cost.memory, parallelism=cost.lanes)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="argon2")
        self._nobody = self._hasher.hash("the password of a login that does not exist")

    async def hash(self, password: str) -> str:
        """The hash to store."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password matches the stored hash; None (no such login) never matches, and takes as long."""
        loop = asyncio.get_running_loop()
        same = await loop.run_in_executor(self._threads, self._verify, kept or self._nobody, password)
        return same and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
