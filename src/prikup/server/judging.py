"""Under-declaring at a table: all layouts of the cards that a declarer could not see (PF-172a), in another process.

It takes seconds, so it is no question for the bots' processes. ``python -m prikup.server.judging SECONDS`` reads a game
from standard input, answers on standard output, and runs when nothing else wants the processor.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE
from typing import Any

import msgspec

from prikup.core.match import Match
from prikup.search import SearchError, UnderDeclared, WorstLayout, ruling, under_declared, worst_layout

SECONDS = 60.0
"""How long a verdict may take; then it is the game's own (``default_ruling``)."""
START = 30.0
"""Seconds that a process may take beside that."""
NICE = 19


class Judge:
    """Finds verdicts, one after another."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._one = asyncio.Lock()

    async def ruling(self, match: Match[Any, Any, Any]) -> Any:
        """The table's action for a match that waits for one; None where nothing is judged or nothing was found."""
        try:
            judged = under_declared(match)
        except SearchError:
            return None
        async with self._one:
            found = await self._worst(judged)
        return None if found is None else ruling(found)

    async def _worst(self, judged: UnderDeclared) -> WorstLayout | None:
        command = [sys.executable, "-m", "prikup.server.judging", str(self._seconds)]
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError:
            # The system has no room for another process now.
            return None
        try:
            async with asyncio.timeout(self._seconds + START):
                answer, _ = await process.communicate(msgspec.json.encode(judged))
            return msgspec.json.decode(answer, type=WorstLayout)
        except (TimeoutError, OSError, msgspec.MsgspecError):
            return None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def main() -> None:
    """Answers one question."""
    os.nice(NICE)
    judged = msgspec.json.decode(sys.stdin.buffer.read(), type=UnderDeclared)
    found = worst_layout(judged, seconds=float(sys.argv[1]), threads=1)
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
