"""The interpreter's settings while a server runs, and afterwards."""

from __future__ import annotations

import gc
import sys

from prikup.server.pauses import NEVER, short_pauses


async def test_the_interpreter_is_left_as_it_was() -> None:
    before = gc.get_threshold(), sys.getswitchinterval(), gc.get_freeze_count()
    async with short_pauses():
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

    async with short_pauses():
        for _ in range(5_000):
            Ring()
        assert found
