"""A fixed number of bot processes, each asked one thing at a time, killed and replaced when it is late or dies.

A bot always has an answer: from the bot; if that fails, from the ``random`` bot in another process; if that fails too,
drawn here. So a faulty bot costs its own table some time, and other tables nothing but a place in the queue.

Nobody can take the bots from the others:

* Every person has a budget of bot time. Moves at the tables of a person who has used it up wait in a second queue, for
  processes of their own that the system runs only when nothing else wants the processor. So do all hints, what is
  solved for a replay, and questions about rights out of turn.
* Both queues are fair: of those who wait, the table (or person) that has used the least bot time comes next.
* A request goes on when nobody waits for its answer any more: the process is sound, and the answer is dropped.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from prikup.bots.base import Reason
from prikup.bots.levels import drawn
from prikup.bots.registry import THINKS
from prikup.search import REPLAY_NODES
from prikup.server.errors import ServerError
from prikup.server.meter import Meter
from prikup.server.pool.budget import Budget
from prikup.server.pool.fair_queue import EXPECTED, FairQueue
from prikup.server.pool.protocol import (
    FAULT,
    GREETING,
    LARGEST,
    LENGTH,
    NONE,
    BotReply,
    BotRequest,
    SolveReply,
    SolveRequest,
    packed,
    raw,
)

DEADLINE = 2.0
"""Seconds that a bot has for an answer."""
PATIENCE = 5.0
"""Seconds that a request may wait for a process."""
OVERDRAWN_PATIENCE = 60.0
"""The same for a move at a table whose owner has used up the budget: it waits rather than being drawn by chance."""
NICE, NICE_BACKGROUND = 5, 19
"""The nice values of processes: the event loop and the writer come first, what is in the background last."""
START = 30.0
"""Seconds that a new process may take until its first answer, beside the deadline: it has to import everything."""
LEAVE = 2.0
"""Seconds that a process has for its own end: it dies of the signal, unless a bot holds it off."""
FALLBACK_BOT = "random"

MOVE_RATE, MOVE_BURST = 0.25, 10.0
"""The budget of a person for moves at the tables of theirs: a quarter of one process for each process that there is.
Ten tables at which people play take a tenth of that, a table of bots without pace somewhat more than all of it."""
HINT_RATE, HINT_BURST = 0.2, 4.0
"""The budget of a person for hints, in seconds of a processor: by rule of thumb some eight a second and a hundred at
once, of a level that searches (0.3 seconds each are taken beforehand) two in three seconds and a dozen at once. What is
solved for replays counts, too."""
BACKGROUND_DEADLINE = 3.0
"""A background process gets so many times the deadline: it may have to wait for the processor."""


class Asker(NamedTuple):
    """For whom a bot is asked."""

    person: str = ""
    """Whose budget it is: the owner of the table, or who asks for a hint."""
    table: str = ""
    hurried: bool = False
    """Whether the table's bots act without a pace: all such tables of a person count as one."""


NOBODY = Asker()


class BotAnswer(Struct, frozen=True):
    """What a bot does: the index of the action among the legal ones (None: it uses no right), and the reason."""

    index: int | None
    reason: str = ""
    params: dict[str, str | int] = {}
    by: str = ""
    """The name of the bot that chose; empty if no process answered and the action was drawn."""
    busy: bool = False
    """Nobody was asked, because no process was free in time."""
    also: tuple[Reason, ...] = ()
    """What is said of other actions."""
    left_to: str = ""
    """The level below that decided, where the own method of ``by`` could not."""


class _Account(NamedTuple):
    """Who pays for a request."""

    budget: Budget
    person: str
    paid: float = 0.0
    """Seconds that were taken in advance."""

    def pay(self, seconds: float) -> None:
        self.budget.spend(self.person, seconds - self.paid)


class _Pending:
    """A request that waits for a process or is being answered."""

    def __init__(
        self, request: BotRequest | SolveRequest, account: _Account, flow: str, *, background: bool, hint: bool
    ) -> None:
        self.request = request
        self.account = account
        self.flow = flow
        self.background = background
        self.last = hint
        self.result: asyncio.Future[BotReply | SolveReply | None] = asyncio.get_running_loop().create_future()
        self.put_at = asyncio.get_running_loop().time()
        self.started = False

    @property
    def given_up(self) -> bool:
        return self.result.done()

    def finish(self, answer: BotReply | SolveReply | None) -> None:
        if not self.result.done():
            self.result.set_result(answer)


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
        self.background = -(-workers // 4)
        """How many processes there are beside them for hints and for moves beyond a budget."""
        self._deadline = deadline
        self._patience = patience
        self._modules = tuple(modules)
        self._meter = meter or Meter()
        self._free: list[_Worker] = []
        self._free_background: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._waiting: FairQueue[_Pending] = FairQueue()
        self._waiting_background: FairQueue[_Pending] = FairQueue()
        self._moves = Budget(MOVE_RATE * max(1, workers), MOVE_BURST)
        self._hints = Budget(HINT_RATE, HINT_BURST)
        self._number = 0
        self._going = False
        self._tasks: set[asyncio.Task[None]] = set()
        """Questions that are being answered, and processes that are being started or replaced."""
        self.restarts = 0
        """How many processes had to be replaced."""

    async def start(self) -> None:
        """Starts the processes, and waits until those answer that moves need first."""
        self._going = True
        for _ in range(self.background):
            self._task(self._add_in_time(background=True))
        await asyncio.gather(*(self._add(background=False) for _ in range(self.workers)))

    async def stop(self) -> None:
        """Ends the processes. Open questions are answered by a draw. A second call does nothing."""
        self._going = False
        for queue in (self._waiting, self._waiting_background):
            while (pending := queue.pop()) is not None:
                pending.finish(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()
        self._free.clear()
        self._free_background.clear()

    async def ask(
        self,
        game: str,
        bot: str,
        seed: str,
        view: Any,
        legal: Sequence[Any],
        *,
        out_of_turn: bool = False,
        asker: Asker = NOBODY,
    ) -> BotAnswer:
        """Asks a bot what it does. Never raises for a fault of the bot; ``legal`` must not be empty.

        The bot is created for this request from the seed, so the answer depends on nothing else.
        """
        request = self._bot_request(game, bot, seed, view, legal, out_of_turn=out_of_turn)
        tries = [request]
        if bot != FALLBACK_BOT and not out_of_turn:
            tries.append(msgspec.structs.replace(request, bot=FALLBACK_BOT))
        busy = False
        for one in tries:
            overdrawn = self._moves.left(asker.person) < 0
            flow = asker.person if overdrawn or asker.hurried else asker.table
            patience = max(self._patience, OVERDRAWN_PATIENCE) if overdrawn else self._patience
            # A right is never asked about in a process that a turn may have to wait for: that would show in the time.
            background = overdrawn or out_of_turn
            pending = _Pending(one, _Account(self._moves, asker.person), flow, background=background, hint=False)
            answer = await self._answer(pending, patience)
            busy = not pending.started
            if isinstance(answer, BotReply) and NONE <= answer.index < len(legal):
                index = None if answer.index == NONE else answer.index
                left_to = answer.left_to
                return BotAnswer(index, answer.reason, answer.params, one.bot, also=answer.also, left_to=left_to)
        if out_of_turn:
            return BotAnswer(None, by="", busy=busy)
        return BotAnswer(drawn(seed, legal))

    async def hint(self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Any], person: str) -> BotAnswer:
        """As ``ask``, for a hint to a person: it comes after all moves of theirs, and no other bot answers instead.

        Who has asked too much waits, and gets ServerError(too_many_requests) where that takes too long. Refused at
        once, a program would ask again at once.
        """
        expected = max(EXPECTED, THINKS.get(bot, 0.0))
        await self._wait_for_hints(person, expected)
        request = self._bot_request(game, bot, seed, view, legal, out_of_turn=False)
        pending = self._hint_of(request, person, expected)
        answer = await self._answer(pending, self._patience)
        if not isinstance(answer, BotReply) or not 0 <= answer.index < len(legal):
            return BotAnswer(None, by="", busy=not isinstance(answer, BotReply))
        return BotAnswer(answer.index, answer.reason, answer.params, bot, also=answer.also)

    async def solve(self, text: str, person: str) -> SolveReply:
        """What a position of a finished deal is worth, with the value of each play. It counts as a hint for a person.

        Raises ServerError: too_many_requests, as ``hint``; solver_busy, if no process had time for it.
        """
        await self._wait_for_hints(person, EXPECTED)
        self._number += 1
        request = SolveRequest(self._number, text, REPLAY_NODES)
        answer = await self._answer(self._hint_of(request, person, EXPECTED), self._patience)
        if not isinstance(answer, SolveReply):
            raise ServerError("solver_busy")
        return answer

    async def _wait_for_hints(self, person: str, expected: float) -> None:
        """Waits as long as the budget demands. Raises ServerError(too_many_requests)."""
        wait = self._hints.wait(person)
        # What it may take is counted now: many hints that are asked for together must not all pass.
        self._hints.spend(person, expected)
        try:
            if wait:
                await asyncio.sleep(min(wait, self._patience))
        except asyncio.CancelledError:
            self._hints.spend(person, -expected)
            raise
        if wait > self._patience:
            self._hints.spend(person, -expected)
            raise ServerError("too_many_requests", seconds=max(1, math.ceil(wait - self._patience)))

    def _hint_of(self, request: BotRequest | SolveRequest, person: str, expected: float) -> _Pending:
        """A request of a person for a hint; ``expected`` seconds were taken in advance."""
        return _Pending(request, _Account(self._hints, person, expected), person, background=True, hint=True)

    def _bot_request(
        self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Any], *, out_of_turn: bool
    ) -> BotRequest:
        self._number += 1
        return BotRequest(self._number, game, bot, seed, out_of_turn, raw(view), raw(legal))

    # ------------------------------------------------------------------------------------------- questions

    async def _answer(self, pending: _Pending, patience: float) -> BotReply | SolveReply | None:
        """The usable answer to a request; None if there is none, or if no process was free for too long."""
        if not self._going:
            return None
        late = asyncio.get_running_loop().call_later(patience, pending.finish, None)
        (self._waiting_background if pending.background else self._waiting).put(pending)
        self._dispatch()
        try:
            return await pending.result
        finally:
            late.cancel()
            if not pending.started:
                pending.account.pay(0.0)
                if not pending.result.cancelled():
                    self._meter.bot_missed("busy")

    def _dispatch(self) -> None:
        """Gives free processes to those who wait."""
        while self._free and (pending := self._waiting.pop()) is not None:
            self._begin(self._free.pop(), pending)
        while self._waiting_background and (worker := self._for_background()) is not None:
            pending = self._waiting_background.pop()
            if pending is None:
                self._put_back(worker)
                return
            self._begin(worker, pending)

    def _for_background(self) -> _Worker | None:
        """A process for hints and for moves beyond a budget: others only while most of them have nothing to do."""
        if self._free_background:
            return self._free_background.pop()
        return self._free.pop() if len(self._free) > (self.workers + 1) // 2 else None

    def _begin(self, worker: _Worker, pending: _Pending) -> None:
        pending.started = True
        self._meter.bot_waited(asyncio.get_running_loop().time() - pending.put_at, background=pending.background)
        self._task(self._run(worker, pending))

    async def _run(self, worker: _Worker, pending: _Pending) -> None:
        """Asks a process, whether or not somebody still waits for the answer."""
        began = asyncio.get_running_loop().time()
        answer: BotReply | SolveReply | None = None
        fault = ""
        try:
            async with asyncio.timeout(self._deadline * (BACKGROUND_DEADLINE if worker.background else 1)):
                answer = await worker.ask(pending.request)
            if answer.number != pending.request.number:
                answer, fault = None, "crashed"
        except TimeoutError:
            fault = "late"
        except (OSError, EOFError, msgspec.MsgspecError):
            fault = "crashed"
        finally:
            seconds = asyncio.get_running_loop().time() - began if answer is None else answer.seconds
            pending.account.pay(seconds)
            (self._waiting_background if pending.background else self._waiting).charge(pending.flow, seconds)
            if self._going:
                missed = fault or ("illegal" if isinstance(answer, BotReply) and answer.index == FAULT else "")
                if missed:
                    self._meter.bot_missed(missed)
                if missed == "illegal":
                    answer = None
            pending.finish(answer)
            self._give(worker, fault)

    # ------------------------------------------------------------------------------------------- processes

    def _task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _put_back(self, worker: _Worker) -> None:
        (self._free_background if worker.background else self._free).append(worker)

    def _give(self, worker: _Worker, fault: str = "") -> None:
        """Frees a process, or replaces it if it is dead or still owes an answer."""
        if not self._going:
            return
        if fault or not worker.alive:
            worker.kill()
            self._replaced(fault or "crashed")
            self._task(self._replace(worker))
            return
        self._put_back(worker)
        self._dispatch()

    def _replaced(self, why: str) -> None:
        self.restarts += 1
        self._meter.bot_replaced(why)

    async def _replace(self, worker: _Worker) -> None:
        # It stays among the workers that ``stop`` ends: this task may be cancelled here.
        await worker.end()
        self._all.discard(worker)
        await self._add_in_time(background=worker.background)

    async def _add_in_time(self, *, background: bool) -> None:
        """Starts a process, however many trials that takes."""
        while True:
            try:
                await self._add(background=background)
            except (OSError, EOFError, TimeoutError):
                self._replaced("start")
                await asyncio.sleep(1.0)
            else:
                return

    async def _add(self, *, background: bool) -> None:
        nice = NICE_BACKGROUND if background else NICE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "prikup.server.pool.worker", str(nice), *self._modules, stdin=PIPE, stdout=PIPE
        )
        worker = _Worker(process, background=background)
        self._all.add(worker)
        try:
            async with asyncio.timeout(START):
                await worker.greet()
        except BaseException:
            self._all.discard(worker)
            await worker.end()
            raise
        self._give(worker)


class _Worker:
    """One process."""

    def __init__(self, process: Process, *, background: bool) -> None:
        self.background = background
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._in = process.stdin
        self._out = process.stdout
        self._decoder: msgspec.msgpack.Decoder[BotReply | SolveReply] = msgspec.msgpack.Decoder(BotReply | SolveReply)

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def greet(self) -> None:
        """Waits until the process has imported everything."""
        await self.ask(GREETING)

    async def ask(self, request: BotRequest | SolveRequest) -> BotReply | SolveReply:
        self._in.write(packed(request))
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
        """Tells the process to end, kills it if it does not, and waits until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        self._in.close()
        try:
            async with asyncio.timeout(LEAVE):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
