"""A fixed number of bot processes, each asked one thing at a time, killed and replaced when it is late or dies.

There is always an answer: from the bot; if that fails, from the ``random`` bot in another process; if that fails too,
drawn here. So a faulty bot costs its own table some time, and other tables nothing but a place in the queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from prikup.server.meter import Meter
from prikup.server.pool.protocol import FAULT, GREETING, LARGEST, LENGTH, NONE, Answer, Question, packed, raw

DEADLINE = 2.0
"""Seconds that a bot has for an answer."""
PATIENCE = 5.0
"""Seconds that a question may wait for a process."""
START = 30.0
"""Seconds that a new process may take until its first answer, beside the deadline: it has to import everything."""
FALLBACK_BOT = "random"


class BotAnswer(Struct, frozen=True):
    """What a bot does: the index of the action among the legal ones (None: it uses no right), and the reason."""

    index: int | None
    reason: str = ""
    params: dict[str, str | int] = {}
    by: str = ""
    """The name of the bot that chose; empty if no process answered and the action was drawn."""


class Pool:
    """Bot processes; ``start`` before use, ``stop`` at the end."""

    def __init__(
        self,
        workers: int = 2,
        *,
        deadline: float = DEADLINE,
        patience: float = PATIENCE,
        modules: Sequence[str] = (),
        meter: Meter | None = None,
    ) -> None:
        self.workers = workers
        self._deadline = deadline
        self._patience = patience
        self._modules = tuple(modules)
        self._meter = meter or Meter()
        self._free: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._number = 0
        self._going = False
        self._restarts: set[asyncio.Task[None]] = set()
        self.restarts = 0
        """How many processes had to be replaced."""

    async def start(self) -> None:
        """Starts the processes, and waits until they answer."""
        self._going = True
        await asyncio.gather(*(self._add() for _ in range(self.workers)))

    async def stop(self) -> None:
        """Ends the processes. Open questions are answered by a draw. A second call does nothing."""
        self._going = False
        for task in self._restarts:
            task.cancel()
        await asyncio.gather(*self._restarts, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()
        self._free.clear()
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_exception(TimeoutError())

    async def ask(
        self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Any], *, out_of_turn: bool = False
    ) -> BotAnswer:
        """Asks a bot what it does. Never raises for a fault of the bot; ``legal`` must not be empty.

        The bot is created for this question from the seed, so the answer depends on nothing else.
        """
        self._number += 1
        question = Question(self._number, game, bot, seed, out_of_turn, raw(view), raw(legal))
        tries = [question]
        if bot != FALLBACK_BOT and not out_of_turn:
            tries.append(msgspec.structs.replace(question, bot=FALLBACK_BOT))
        for one in tries:
            answer = await self._answer(one)
            if answer is not None and NONE <= answer.index < len(legal):
                place = None if answer.index == NONE else answer.index
                return BotAnswer(place, answer.reason, answer.params, one.bot)
        if out_of_turn:
            return BotAnswer(None, by="")
        return BotAnswer(Random(seed).randrange(len(legal)))

    async def _answer(self, question: Question) -> Answer | None:
        try:
            worker = await self._take()
        except TimeoutError:
            self._meter.bot_missed("busy")
            return None
        whole = False
        try:
            async with asyncio.timeout(self._deadline):
                answer = await worker.ask(question)
            whole = answer.number == question.number
        except TimeoutError:
            self._meter.bot_missed("late")
            return None
        except (OSError, EOFError, msgspec.MsgspecError):
            self._meter.bot_missed("crashed")
            return None
        finally:
            self._give(worker, whole=whole)
        if not whole or answer.index == FAULT:
            self._meter.bot_missed("illegal")
            return None
        return answer

    # ------------------------------------------------------------------------------------------- processes

    async def _take(self) -> _Worker:
        if self._free:
            return self._free.pop()
        if not self._going:
            raise TimeoutError
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            async with asyncio.timeout(self._patience):
                return await future
        except BaseException:
            # A worker that was handed over at this very moment goes to the next in the queue.
            if future.done() and not future.cancelled() and future.exception() is None:
                self._give(future.result(), whole=True)
            raise

    def _give(self, worker: _Worker, *, whole: bool) -> None:
        """Frees a worker, or replaces it if it is dead or still owes an answer."""
        if not self._going:
            return
        if not whole or not worker.alive:
            worker.kill()
            self.restarts += 1
            task = asyncio.get_running_loop().create_task(self._replace(worker))
            self._restarts.add(task)
            task.add_done_callback(self._restarts.discard)
            return
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)

    async def _replace(self, worker: _Worker) -> None:
        # It stays among the workers that ``stop`` ends: this task may be cancelled here.
        await worker.end()
        self._all.discard(worker)
        while self._going:
            try:
                await self._add()
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(1.0)
            else:
                return

    async def _add(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "prikup.server.pool.worker", *self._modules, stdin=PIPE, stdout=PIPE
        )
        worker = _Worker(process)
        self._all.add(worker)
        try:
            async with asyncio.timeout(START):
                await worker.greet()
        except BaseException:
            self._all.discard(worker)
            await worker.end()
            raise
        self._give(worker, whole=True)


class _Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._in = process.stdin
        self._out = process.stdout
        self._decoder = msgspec.msgpack.Decoder(Answer)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def greet(self) -> None:
        """Waits until the process has imported everything."""
        await self.ask(GREETING)

    async def ask(self, question: Question) -> Answer:
        self._in.write(packed(question))
        await self._in.drain()
        try:
            size = int.from_bytes(await self._out.readexactly(LENGTH), "big")
            if size > LARGEST:
                raise EOFError
            return self._decoder.decode(await self._out.readexactly(size))
        except asyncio.IncompleteReadError:
            raise EOFError from None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Ends the process and waits until it is gone."""
        self.kill()
        self._in.close()
        await self._process.wait()
