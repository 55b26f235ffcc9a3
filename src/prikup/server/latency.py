"""Interpreter settings for short pauses: the garbage collector and the thread switch interval."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator

YOUNG = 1_000
"""New objects after which they are looked through, which takes a few milliseconds. Those that survive are left alone
until everything is: the second look that the interpreter would take at ten times as many is a pause that is felt."""
NEVER = 1_000_000_000
GROWN = 2.0
"""So many times the memory that was in use after the last look at all is in use before the next. With a thousand tables
it takes some tenths of a second; the interpreter would do it each time that there are a quarter more objects. Nearly
everything goes without it, as soon as nobody refers to it: it finds what sockets and tables leave that were closed."""
APART = 5.0
"""Seconds between asking whether it is time for that."""
TURN = 0.0005
"""Seconds after which a thread gives the interpreter to one that waits. The writer needs it several times in a
transaction, and with the usual 5 milliseconds a busy event loop would let it wait as long each time."""


@contextlib.asynccontextmanager
async def low_latency() -> AsyncIterator[None]:
    """Sets the interpreter up for a server and restores it afterwards."""
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    # What was imported stays: nobody need look at it again.
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
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
    # Blocks tell how much there is. The collector's own counts go up with every burst and never below zero.
    before = sys.getallocatedblocks()
    while True:
        await asyncio.sleep(APART)
        now = sys.getallocatedblocks()
        if now > GROWN * before:
            gc.collect()
            before = sys.getallocatedblocks()
        before = min(before, now)
