"""The interpreter's settings while a server runs, and afterwards."""

from __future__ import annotations

import asyncio
import gc
import sys

import pytest

from prikup.server import latency
from prikup.server.latency import NEVER, low_latency


async def test_the_interpreter_is_left_as_it_was() -> None:
    before = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()
    async with low_latency():
        assert gc.get_threshold()[1:] == (NEVER, NEVER)
        assert gc.isenabled()
        assert sys.getswitchinterval() < 0.001
    assert (gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()) == before


async def test_what_refers_to_itself_is_still_found_when_it_is_new() -> None:
    found = []

    class Ring:
        def __init__(self) -> None:
            self.ring = self

        def __del__(self) -> None:
            found.append(1)

    async with low_latency():
        for _ in range(5_000):
            Ring()
        assert found


async def test_what_is_older_is_found_when_there_is_much_more_than_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(latency, "APART", 0.01)
    monkeypatch.setattr(latency, "GROWN", 1.01)
    found = []

    class Ring:
        def __init__(self) -> None:
            self.ring = self

        def __del__(self) -> None:
            found.append(1)

    async with low_latency():
        ring = Ring()
        gc.collect(0)
        gc.collect(1)
        del ring
        await asyncio.sleep(0.05)
        assert not found, "it is no longer new, and nothing has grown"
        grown = [[number] for number in range(sys.getallocatedblocks() // 20)]
        await asyncio.sleep(0.1)
        assert found
    assert grown
