"""Bots in their own processes: a bad one delays only its own table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from prikup import games
from prikup.bots.registry import bot_names, make_bot
from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.server.bodies import TableOptions
from prikup.server.meter import Meter
from prikup.server.pool.pool import BotAnswer, Pool
from prikup.server.store.store import Store
from prikup.server.tables import options
from prikup.server.tables.driver import MOST_MISSES
from prikup.server.tables.hub import Hub
from tests.server.tables.support import ANNA, BORIS, SHORT

DEADLINE = 4.0
"""Seconds for an answer. An honest bot needs milliseconds, but the machine may have something else to do as well."""
HURRIED = 0.5
"""The same where bots that never answer are waited for again and again, and nothing depends on who was late."""
BAD = ("sleeper", "dier", "raiser", "cheat", "nobody")


class Misses(Meter):
    """Counts what bots did not do."""

    def __init__(self) -> None:
        self.missed: Counter[str] = Counter()

    def bot_missed(self, how: str) -> None:
        self.missed[how] += 1


@pytest.fixture
def misses() -> Misses:
    return Misses()


@pytest.fixture
async def pool(misses: Misses) -> AsyncIterator[Pool]:
    async for found in pooled(DEADLINE, misses):
        yield found


@pytest.fixture
async def hurried(misses: Misses) -> AsyncIterator[Pool]:
    async for found in pooled(HURRIED, misses):
        yield found


async def pooled(deadline: float, misses: Misses) -> AsyncIterator[Pool]:
    found = Pool(2, deadline=deadline, patience=60.0, modules=("tests.server.pool.bad_bots",), meter=misses)
    await found.start()
    yield found
    await found.stop()


def position() -> Match[Any, Any, Any]:
    """A match in which seat 2 has a choice of bids."""
    match = games.new_match("thousand/ru")
    match.apply(TABLE, Shuffle("2a"))
    match.apply(1, match.legal(1)[0])
    return match


async def asked(pool: Pool, bot: str, *, seed: str = "s", out_of_turn: bool = False) -> BotAnswer:
    match = position()
    return await pool.ask("thousand", bot, seed, match.view(2), match.legal(2), out_of_turn=out_of_turn)


@pytest.mark.parametrize("bot", sorted(bot_names("thousand")))
async def test_a_bot_in_a_process_does_what_it_does_here(pool: Pool, bot: str) -> None:
    match = position()
    for seed in "abc":
        here = make_bot(bot, seed).choose(match.view(2), match.legal(2))
        there = await asked(pool, bot, seed=seed)
        assert there.index is not None
        assert match.legal(2)[there.index] == here.action
        assert (there.reason, there.params, there.by) == (here.reason.id, here.reason.params, bot)


async def test_the_same_question_has_the_same_answer(pool: Pool) -> None:
    answers = await asyncio.gather(*(asked(pool, "random", seed="same") for _ in range(20)))
    assert len({answer.index for answer in answers}) == 1
    answers = await asyncio.gather(*(asked(pool, "random", seed=str(seed)) for seed in range(20)))
    assert len({answer.index for answer in answers}) > 1


@pytest.mark.parametrize(
    ("bot", "how"),
    [("sleeper", "late"), ("dier", "crashed"), ("raiser", "illegal"), ("cheat", "illegal"), ("nobody", "illegal")],
)
async def test_random_answers_for_a_bot_that_does_not(pool: Pool, misses: Misses, bot: str, how: str) -> None:
    answer = await asked(pool, bot)
    assert answer.index is not None
    assert answer.by == "random"
    assert misses.missed == {how: 1}
    assert (await asked(pool, "thumb")).by == "thumb", "the pool goes on"
    assert pool.restarts == (how in ("late", "crashed"))


async def test_a_right_that_gets_no_answer_is_left_alone(pool: Pool, misses: Misses) -> None:
    assert (await asked(pool, "raiser", out_of_turn=True)).index is None
    assert (await asked(pool, "sleeper", out_of_turn=True)).index is None
    assert misses.missed == {"illegal": 1, "late": 1}


async def test_what_a_bot_prints_gets_in_nobodys_way(pool: Pool) -> None:
    answer = await asked(pool, "talker")
    assert (answer.index, answer.by) == (len(position().legal(2)) - 1, "talker")
    assert pool.restarts == 0


async def test_all_processes_come_back(pool: Pool) -> None:
    await asyncio.gather(*(asked(pool, "dier") for _ in range(6)))
    answers = await asyncio.gather(*(asked(pool, "thumb") for _ in range(50)))
    assert {answer.by for answer in answers} == {"thumb"}
    assert len(pool._all) == 2


async def test_somebody_who_gives_up_leaves_no_half_answer(pool: Pool) -> None:
    tasks = [asyncio.create_task(asked(pool, "sleeper" if number % 2 else "thumb")) for number in range(6)]
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert any(isinstance(result, asyncio.CancelledError) for result in results)
    answers = await asyncio.gather(*(asked(pool, "thumb") for _ in range(10)))
    assert {answer.by for answer in answers} == {"thumb"}


async def test_without_any_process_an_action_is_drawn() -> None:
    pool = Pool(0, patience=0.05)
    await pool.start()
    answers = [await asked(pool, "thumb", seed=str(seed)) for seed in range(10)]
    assert len({answer.index for answer in answers}) > 1
    assert {answer.by for answer in answers} == {""}
    assert await asked(pool, "thumb", seed="3") == answers[3]
    assert (await asked(pool, "thumb", out_of_turn=True)).index is None
    await pool.stop()
    assert (await asked(pool, "thumb")).index is not None


async def test_the_end_of_the_pool_answers_everybody(misses: Misses) -> None:
    pool = Pool(1, deadline=30, modules=("tests.server.pool.bad_bots",), meter=misses)
    await pool.start()
    tasks = [asyncio.create_task(asked(pool, "sleeper")) for _ in range(3)]
    await asyncio.sleep(0.2)
    await pool.stop()
    answers = await asyncio.wait_for(asyncio.gather(*tasks), 30)
    assert all(answer.index is not None for answer in answers)


@pytest.mark.parametrize("bad", BAD)
async def test_a_bad_bot_harms_its_own_table_only(
    tmp_path: Path, hurried: Pool, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options, "bot_names", lambda game: (*bot_names(game), *BAD))
    store = Store(f"sqlite:///{tmp_path}/x.sqlite")
    await store.start()
    hub = Hub(store, hurried)
    await hub.start()
    sick = await hub.make(ANNA, TableOptions(SHORT, bots=(bad,) * 3, pace=0))
    sound = await hub.make(BORIS, TableOptions(SHORT, bots=("thumb",) * 3, pace=0))
    for table in (sick, sound):
        await hub.connect(table.id, None, lambda raw: None)
    started = time.monotonic()
    while (await hub.info(sound.id)).status == "playing":
        assert time.monotonic() - started < 300
        await asyncio.sleep(0.05)
    assert (await hub.info(sound.id)).winners
    # The other one goes on as well; a bot that failed again and again is not asked any more.
    while len((await hub._live(sick.id)).table.match.log) < 40:
        assert time.monotonic() - started < 300
        await asyncio.sleep(0.05)
    assert hurried.restarts <= 3 * 2 * MOST_MISSES
    await hub.stop()
    await store.stop()
