"""One person who asks the bots for all they can give, beside people who play: what the others wait, in turns.

Time is simulated, so nothing here depends on the machine. What it costs on a real one, sockets, pages and processor
included, is measured by ``python -m bench.fairness``.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from functools import cache
from random import Random
from typing import Any

import pytest

from prikup.server.errors import ServerError
from prikup.server.pool.pool import Asker, Pool
from prikup.server.pool.protocol import BotReply, BotRequest

pytestmark = pytest.mark.turns(3)

SOCKETS = 100
PEOPLE = 12
BOTS = 2
"""At the table of each of the people."""
APART = 0.5
"""Mean seconds between the moves of a person."""
ANSWER = 0.02
"""Mean seconds that a bot takes."""
SECONDS = 120.0
AIM = 2.0
"""With one person of so many sockets the 99th percentile of the others stays under twice what it was."""


class SimulatedTime(asyncio.SelectorEventLoop):
    """An event loop whose clock goes on at once to the time for which everybody waits."""

    def __init__(self) -> None:
        super().__init__(_Skipping(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Skipping(selectors.DefaultSelector):
    def __init__(self, loop: SimulatedTime) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will happen")
        self._loop.now += max(0.0, timeout)
        return super().select(0)


class SimulatedProcess:
    """A process that takes some time for an answer; ``answered`` counts those of all of its kind."""

    alive = True

    def __init__(self, answered: list[int], *, background: bool) -> None:
        self.background = background
        self._answered = answered
        self._rng = Random(background)

    async def ask(self, request: BotRequest) -> BotReply:
        seconds = self._rng.uniform(0.5, 1.5) * ANSWER
        await asyncio.sleep(seconds)
        self._answered[self.background] += 1
        return BotReply(request.number, 0, seconds=seconds)

    async def end(self) -> None:
        pass


class Turns:
    """What the others waited: for each answer how many answers came until it did, and how many seconds."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.seconds: list[float] = []


def p99(values: list[Any]) -> Any:
    return sorted(values)[int(len(values) * 0.99)]


Abuse = Callable[[Pool, int], Coroutine[Any, Any, None]]


async def hints(pool: Pool, number: int) -> None:
    """A socket that asks for a hint as soon as it has the last one."""
    while True:
        try:
            await pool.hint("thousand", "thumb", "s", number, (0, 1), "abuser")
        except ServerError:
            # Asking again at once would be a flood, for which the server closes the socket.
            await asyncio.sleep(0.1)


async def bots(pool: Pool, number: int) -> None:
    """A table of bots without a pace."""
    while True:
        await pool.ask("thousand", "thumb", "s", number, (0, 1), asker=Asker("abuser", f"a{number}", hurried=True))


async def rights(pool: Pool, number: int) -> None:
    """A table that asks about rights all the time."""
    asker = Asker("abuser", f"a{number}")
    while True:
        await pool.ask("thousand", "thumb", "s", number, (0, 1), out_of_turn=True, asker=asker)


async def each_in_turn(pool: Pool, number: int) -> None:
    await (hints, bots, rights)[number % 3](pool, number)


async def person(pool: Pool, number: int, answered: list[int], turns: Turns) -> None:
    """Moves, waits for the bots at the table one after the other, and thinks."""
    rng, asker = Random(number), Asker(f"p{number}", f"t{number}")
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(rng.uniform(0.5, 1.5) * APART)
        for _ in range(BOTS):
            before, began = answered[False], loop.time()
            found = await pool.ask("thousand", "thumb", "s", number, (0, 1), asker=asker)
            assert found.by == "thumb"
            turns.answers.append(answered[False] - before)
            turns.seconds.append(loop.time() - began)


async def evening(workers: int, abuse: Abuse | None) -> tuple[Turns, list[int]]:
    """What the others waited, with somebody who abuses the pool or without, and how much was answered."""
    pool, turns, answered = Pool(workers), Turns(), [0, 0]
    loop = asyncio.get_running_loop()
    for budget in (pool._moves, pool._hints):
        budget._clock = loop.time

    async def add(*, background: bool) -> None:
        process: Any = SimulatedProcess(answered, background=background)
        pool._all.add(process)
        pool._give(process)

    pool._add = add  # type: ignore[method-assign]
    await pool.start()
    work: list[Awaitable[None]] = [person(pool, number, answered, turns) for number in range(PEOPLE)]
    if abuse is not None:
        work += [abuse(pool, number) for number in range(SOCKETS)]
    tasks = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(SECONDS)
    for task in tasks:
        assert not task.done(), task
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await pool.stop()
    return turns, answered


@cache
def simulated(workers: int, abuse: Abuse | None) -> tuple[Turns, list[int]]:
    with asyncio.Runner(loop_factory=SimulatedTime) as runner:
        return runner.run(evening(workers, abuse))


@pytest.mark.parametrize("abuse", [hints, bots, rights, each_in_turn])
@pytest.mark.parametrize("workers", [1, 2, 4])
def test_a_hundred_sockets_of_one_person_do_not_double_what_the_others_wait(workers: int, abuse: Abuse) -> None:
    alone, _ = simulated(workers, None)
    beside, answered = simulated(workers, abuse)
    # The others played as much as before, and the one person had what was left.
    assert len(alone.answers) > 1000
    assert len(beside.answers) > 0.9 * len(alone.answers)
    assert sum(answered) - len(beside.answers) > 500
    assert p99(beside.answers) < AIM * p99(alone.answers), (p99(alone.answers), p99(beside.answers))
    assert p99(beside.seconds) < AIM * p99(alone.seconds), (p99(alone.seconds), p99(beside.seconds))


def test_simulated_evenings_are_the_same_each_time() -> None:
    one, other = simulated(2, each_in_turn), simulated.__wrapped__(2, each_in_turn)
    assert (one[0].answers, one[0].seconds, one[1]) == (other[0].answers, other[0].seconds, other[1])
