"""Terminal applications: the terminal is restored when a signal ends one."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from textual.app import App

T = TypeVar("T")

SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


def run(app: App[T], ended: Callable[[int], T]) -> T | None:
    """Runs an application; after a signal returns what ``ended`` gives for its number."""

    def end(number: int) -> None:
        app.exit(ended(number))

    async def whole() -> T | None:
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            # Not every system, and no thread but the main one, can be told of signals so.
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(number, end, int(number))
        return await app.run_async()

    return asyncio.run(whole())


def status(app: App[int]) -> int:
    """Runs a terminal application and gives its exit status."""
    result = run(app, lambda number: 128 + number)
    return result if result is not None else app.return_code or 0
