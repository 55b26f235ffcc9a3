"""Bots in their own processes: a bad one delays only its own table."""

from __future__ import annotations

import asyncio
import errno
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest

from prikup import games
from prikup.bots.registry import THINKS, bot_names, make_bot
from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.rule_changes import Part, compared, read_part
from prikup.search import solve
from prikup.server.bodies import TableOptions
from prikup.server.errors import ServerError
from prikup.server.meter import Meter
from prikup.server.pool import pool as pool_module
from prikup.server.pool.pool import Asker, BotAnswer, Pool
from prikup.server.store.store import Store
from prikup.server.tables import options
from prikup.server.tables.driver import MOST_MISSES
from prikup.server.tables.hub import Hub
from tests.server.tables.support import ANNA, BORIS, SHORT

pytestmark = pytest.mark.turns(2)

DEADLINE = 4.0
"""Seconds for an answer. An honest bot needs milliseconds, but the machine may have something else to do as well."""
HURRIED = 0.5
"""The same where bots that never answer are waited for again and again, and nothing depends on who was late."""
BAD = ("sleeper", "dier", "raiser", "cheat", "nobody")


class Misses(Meter):
    """Counts what bots did not do."""

    def __init__(self) -> None:
        self.missed: Counter[str] = Counter()
        self.replaced: Counter[str] = Counter()

    def bot_missed(self, how: str) -> None:
        self.missed[how] += 1

    def bot_replaced(self, why: str) -> None:
        self.replaced[why] += 1


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
    [
        ("sleeper", "late"),
        ("dier", "crashed"),
        ("raiser", "illegal"),
        ("cheat", "illegal"),
        ("nobody", "illegal"),
        ("forger", "crashed"),
        ("shouter", "crashed"),
    ],
)
async def test_random_answers_for_a_bot_that_does_not(pool: Pool, misses: Misses, bot: str, how: str) -> None:
    answer = await asked(pool, bot)
    assert answer.index is not None
    assert answer.by == "random"
    assert misses.missed == {how: 1}
    assert (await asked(pool, "thumb")).by == "thumb", "the pool goes on"
    assert pool.restarts == (how in ("late", "crashed"))
    assert misses.replaced == ({how: 1} if pool.restarts else {})


async def test_no_turn_waits_for_a_right(misses: Misses) -> None:
    """With one process for moves a right that is thought about for ever keeps no turn waiting."""
    pool = Pool(1, deadline=30.0, patience=60.0, modules=("tests.server.pool.bad_bots",), meter=misses)
    await pool.start()
    try:
        rights = [asyncio.create_task(asked(pool, "sleeper", out_of_turn=True)) for _ in range(3)]
        await asyncio.sleep(0)
        answers = [await asked(pool, "thumb", seed=seed) for seed in "abc"]
        assert [answer.by for answer in answers] == ["thumb"] * 3
        assert not any(right.done() for right in rights)
        for right in rights:
            right.cancel()
    finally:
        await pool.stop()


async def test_who_could_not_be_asked_has_not_failed() -> None:
    """No process has time for a right: the answer says so."""
    pool = Pool(1, deadline=30.0, patience=0.01, modules=("tests.server.pool.bad_bots",))
    await pool.start()
    try:
        while not pool._free_background:
            await asyncio.sleep(0.01)
        first = asyncio.create_task(asked(pool, "sleeper", out_of_turn=True))
        while pool._free_background:
            await asyncio.sleep(0)
        answer = await asked(pool, "thumb", out_of_turn=True)
        assert (answer.index, answer.by, answer.busy) == (None, "", True)
        first.cancel()
    finally:
        await pool.stop()


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
    assert len(pool._all) == pool.workers + pool.background == 3


async def test_a_process_that_cannot_be_started_is_tried_again(
    pool: Pool, misses: Misses, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, failed = asyncio.create_subprocess_exec, 0

    async def fail_twice(*arguments: Any, **more: Any) -> Any:
        nonlocal failed
        failed += 1
        if failed <= 2:
            raise OSError(errno.EAGAIN, "no more processes")
        return await start(*arguments, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail_twice)
    await asyncio.gather(*(asked(pool, "dier") for _ in range(2)))
    while len(pool._all) < 3:
        await asyncio.sleep(0.05)
    assert misses.replaced["start"] == 2
    assert {answer.by for answer in await asyncio.gather(*(asked(pool, "thumb") for _ in range(10)))} == {"thumb"}


async def test_a_process_that_will_not_go_is_killed(misses: Misses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "LEAVE", 0.2)
    pool = Pool(1, deadline=60.0, modules=("tests.server.pool.bad_bots",), meter=misses)
    await pool.start()
    assert (await asked(pool, "stayer")).by == "stayer"
    # The process for moves; it neither dies of the signal nor comes back to see that there are no more questions.
    stays = next(worker._process for worker in pool._all if not worker.background)
    asleep = asyncio.create_task(asked(pool, "sleeper"))
    while pool._free:
        await asyncio.sleep(0.01)
    await pool.stop()
    assert stays.returncode == -signal.SIGKILL
    await asleep


async def test_somebody_who_gives_up_leaves_no_half_answer(pool: Pool) -> None:
    tasks = [asyncio.create_task(asked(pool, "sleeper" if number % 2 else "thumb")) for number in range(6)]
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert any(isinstance(result, asyncio.CancelledError) for result in results)
    answers = await asyncio.gather(*(asked(pool, "thumb") for _ in range(10)))
    assert {answer.by for answer in answers} == {"thumb"}


def processes(pool: Pool) -> set[int]:
    return {worker._process.pid for worker in pool._all}


async def test_a_process_survives_when_nobody_waits_any_more(pool: Pool, misses: Misses) -> None:
    before = processes(pool)
    tasks = [asyncio.create_task(asked(pool, "slow")) for _ in range(2)]
    while pool._free:
        await asyncio.sleep(0.01)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    # The next questions wait for the processes, and get answers of their own.
    answers = await asyncio.gather(*(asked(pool, "thumb", seed=str(seed)) for seed in range(8)))
    assert {answer.by for answer in answers} == {"thumb"}
    assert before <= processes(pool)
    assert (pool.restarts, misses.replaced, misses.missed) == (0, {}, {})


async def test_the_last_page_closes_while_a_bot_is_asked(
    tmp_path: Path, pool: Pool, misses: Misses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options, "bot_names", lambda game: (*bot_names(game), "slow"))
    store = Store(f"sqlite:///{tmp_path}/x.sqlite")
    await store.start()
    hub = Hub(store, pool)
    await hub.start()
    before = processes(pool)
    table = await hub.make(ANNA, TableOptions(SHORT, bots=("slow",) * 3, pace=0))
    for _ in range(2):
        page = await hub.connect(table.id, None, lambda raw: None)
        while len(pool._free) == pool.workers:
            await asyncio.sleep(0.01)
        page.close()
    assert (await asked(pool, "thumb")).by == "thumb"
    while len(pool._free) < pool.workers:
        await asyncio.sleep(0.01)
    # The dropped answers moved nothing.
    assert not any(seat >= 0 for seat, _ in (await hub._live(table.id)).table.match.log)
    assert before <= processes(pool)
    assert (pool.restarts, misses.replaced, misses.missed) == (0, {}, {})
    await hub.stop()
    await store.stop()


async def wait_for_background(pool: Pool) -> None:
    """Until the processes are up that ``start`` does not wait for."""
    while len(pool._free_background) < pool.background:
        await asyncio.sleep(0.01)


async def hinted(pool: Pool, person: str, bot: str = "busy", seed: str = "s") -> BotAnswer:
    match = position()
    return await pool.hint("thousand", bot, seed, match.view(2), match.legal(2), person)


async def moved(pool: Pool, asker: Asker, bot: str = "busy") -> BotAnswer:
    match = position()
    return await pool.ask("thousand", bot, "s", match.view(2), match.legal(2), asker=asker)


async def one_process(misses: Misses) -> AsyncIterator[Pool]:
    found = Pool(1, deadline=60.0, patience=60.0, modules=("tests.server.pool.bad_bots",), meter=misses)
    await found.start()
    await wait_for_background(found)
    yield found
    await found.stop()


@pytest.fixture
async def single(misses: Misses) -> AsyncIterator[Pool]:
    async for found in one_process(misses):
        yield found


async def test_hints_do_not_stand_before_moves(single: Pool) -> None:
    done: list[str] = []

    async def noted(name: str, work: Awaitable[Any]) -> None:
        await work
        done.append(name)

    hints = [asyncio.create_task(noted("hint", hinted(single, "abuser"))) for _ in range(20)]
    await asyncio.sleep(0)
    await noted("move", moved(single, Asker("anna", "table")))
    # The move has a process of its own: at most the hints that were done meanwhile came before it.
    assert done.count("hint") < 10, done
    for hint in hints:
        hint.cancel()
    await asyncio.gather(*hints, return_exceptions=True)


async def test_hints_of_one_person_do_not_delay_those_of_another(single: Pool) -> None:
    many = [asyncio.create_task(hinted(single, "abuser")) for _ in range(20)]
    await asyncio.sleep(0)
    await hinted(single, "anna")
    assert sum(task.done() for task in many) < 10
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)


async def test_hurried_tables_of_a_person_count_as_one(single: Pool) -> None:
    many = [asyncio.create_task(moved(single, Asker("abuser", f"{number}", hurried=True))) for number in range(12)]
    await asyncio.sleep(0)
    await moved(single, Asker("anna", "hers", hurried=True))
    # One was being answered already, and one more may have had its turn.
    assert sum(task.done() for task in many) <= 3
    await asyncio.gather(*many)


async def test_who_has_used_up_the_budget_waits_apart(single: Pool) -> None:
    asker = Asker("abuser", "a", hurried=True)
    single._moves.spend("abuser", pool_module.MOVE_BURST + 1000.0)
    waits: list[bool] = []
    single._meter.bot_waited = lambda seconds, *, background: waits.append(background)  # type: ignore[method-assign]
    assert (await moved(single, asker)).by == "busy", "it is answered all the same"
    assert (await moved(single, Asker("anna", "b"))).by == "busy"
    assert waits == [True, False]


async def test_bot_time_is_charged_to_the_person(single: Pool) -> None:
    # Nothing is regained meanwhile, however slow the machine is.
    for budget in (single._moves, single._hints):
        budget._clock = lambda: 1000.0
    before = single._moves.left("anna")
    await moved(single, Asker("anna", "a"))
    assert before - single._moves.left("anna") >= 0.03
    hints = single._hints.left("anna")
    await hinted(single, "anna")
    assert hints - single._hints.left("anna") >= 0.03
    assert single._moves.left("boris") == pool_module.MOVE_BURST
    # Who gives up before a process was free pays nothing.
    task = asyncio.create_task(hinted(single, "vera"))
    first = asyncio.create_task(hinted(single, "gleb"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert single._hints.left("gleb") == pytest.approx(pool_module.HINT_BURST)
    await task


async def test_what_a_slow_level_may_take_is_taken_in_advance(single: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THINKS, "busy", 1.5)
    single._hints._clock = lambda: 1000.0
    before = single._hints.left("anna")
    hints = [asyncio.create_task(hinted(single, "anna")) for _ in range(2)]
    await asyncio.sleep(0)
    assert before - single._hints.left("anna") == pytest.approx(3.0)
    await asyncio.gather(*hints)
    assert 0.06 <= before - single._hints.left("anna") < 3.0


async def test_too_many_hints_are_refused_after_a_while(misses: Misses) -> None:
    pool = Pool(1, deadline=60.0, patience=0.2, modules=("tests.server.pool.bad_bots",), meter=misses)
    await pool.start()
    await wait_for_background(pool)
    pool._hints.spend("abuser", pool_module.HINT_BURST + 2.0)
    began = time.monotonic()
    with pytest.raises(ServerError) as caught:
        await hinted(pool, "abuser")
    assert time.monotonic() - began >= 0.2
    assert (caught.value.code, caught.value.params) == ("too_many_requests", {"seconds": 10})
    # Who gives up while it waits has asked for nothing.
    left = pool._hints.left("abuser")
    task = asyncio.create_task(hinted(pool, "abuser"))
    await asyncio.sleep(0.05)
    assert pool._hints.left("abuser") < left
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert left <= pool._hints.left("abuser") < left + 1.0
    # A short wait is waited for.
    pool._patience = 60.0
    pool._hints.spend("boris", pool_module.HINT_BURST + 0.01)
    assert (await hinted(pool, "boris", "thumb")).by == "thumb"
    await pool.stop()


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
@pytest.mark.turns(3)
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


ENDING = (
    "preferans/sochi; phase playing; dealer 0; hands HTK.DK / DAJ.S8 / HA7.SK; talon C9 SA; away CT9; "
    "contract 1 game 9 C 17 1 -; defence 2 0 whist,whist - -1; leader 2; tricks 1 2 4; index 7; conduct 0 1 2"
)


async def test_a_position_is_solved_in_a_process_as_here(pool: Pool) -> None:
    found = await pool.solve(ENDING, "anna")
    assert found.answer == solve(ENDING, cards=True)
    assert found.answer is not None
    assert found.seconds > 0


async def test_a_position_that_cannot_be_solved_has_its_error(pool: Pool) -> None:
    for text, code in (("nonsense", "unknown_game"), ("thousand/ru; phase dealing", "search_phase")):
        found = await pool.solve(text, "anna")
        assert (found.answer, found.code) == (None, code)
    assert pool.restarts == 0


async def test_what_is_solved_counts_as_a_hint(single: Pool) -> None:
    single._hints.spend("abuser", 1000.0)
    single._patience = 0.05
    with pytest.raises(ServerError, match="too_many_requests"):
        await single.solve(ENDING, "abuser")


async def test_no_process_has_time_to_solve(misses: Misses) -> None:
    pool = Pool(0, patience=0.05, meter=misses)
    with pytest.raises(ServerError, match="solver_busy"):
        await pool.solve(ENDING, "anna")


async def test_parts_of_comparisons_of_rule_sets(pool: Pool) -> None:
    """As here; nothing for rules that cannot be compared, and the process goes on."""
    part = Part(0, 1, 2)
    data = await pool.compare("thousand/pl", "thousand/ru", part)
    assert read_part(games.game("thousand/pl"), data) == compared("thousand/pl", "thousand/ru", "", part)
    with pytest.raises(ServerError, match="rules_busy"):
        await pool.compare("thousand/pl", "preferans/sochi", part)
    assert await pool.compare("thousand/pl", "thousand/ru", part) == data
    assert pool.restarts == 0
