"""How the interpreter is set up so that nothing makes every table wait: the garbage collector, and turns of threads."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator

YOUNG = (10_000, 5)
"""Objects after which the youngest are looked through, and how often that is done until those are that have survived
once. Together they bound a pause by a few milliseconds."""
NEVER = 1_000_000_000
FULL = 300.0
"""Seconds between looks at all objects. With a thousand tables that takes a third of a second; left to itself the
interpreter would do it each time that their number has grown by a quarter."""
TURN = 0.0005
"""Seconds after which a thread gives the interpreter to one that waits. The writer needs it several times in a
transaction, and with the usual 5 milliseconds a busy event loop would let it wait as long each time."""


@contextlib.asynccontextmanager
async def short_pauses() -> AsyncIterator[None]:
    """For the life of a server; afterwards the interpreter is as it was."""
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    # What was imported stays: nobody need look at it again.
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    sys.setswitchinterval(TURN)
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        looking.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()
        sys.setswitchinterval(turn)


async def _look() -> None:
    while True:
        await asyncio.sleep(FULL)
        gc.collect()
