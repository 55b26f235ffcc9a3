"""When bots answer tells nothing of their cards, at pace 0 either."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup import games
from prikup.core.actions import Pass
from prikup.core.cards import mask_of
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.server.pool.pool import BotAnswer
from prikup.server.tables.driver import due_time
from prikup.server.tables.parsing import read_action
from prikup.server.tables.services import LEAST_PACE
from tests.server.tables.support import _OTHERS, _RIGHT, ANNA, FOUR_NINES, FakeTime, InlinePool, Question, World

_REST = _OTHERS[7:] + _RIGHT
NO_RIGHT = {
    "do": "deal",
    "hands": [mask_of(_OTHERS[:7]), mask_of(_REST[:14:2]), mask_of(_REST[1:14:2])],
    "rest": mask_of(_REST[14:]),
}
"""The same hand for seat 0; nobody may claim a redeal."""


class TimedPool(InlinePool):
    """On the fake clock one process for turns and one for rights, as in the pool: each answer takes its time after the
    one before. No right is used."""

    time: FakeTime

    def __init__(self, seed: int, slowest: float) -> None:
        super().__init__()
        self._random = random.Random(seed)
        self._slowest = slowest
        self._until = {False: 0.0, True: 0.0}

    async def answer(self, question: Question) -> BotAnswer:
        bot, legal, out_of_turn = question.bot, question.legal, question.out_of_turn
        # How long the turn takes is the same with and without a right beside it.
        seconds = 0.02 if out_of_turn else self._random.uniform(0.001, self._slowest)
        until = self._until[out_of_turn] = max(self._until[out_of_turn], self.time.ticks()) + seconds
        answered = asyncio.get_running_loop().create_future()

        def answer() -> None:
            # Nobody may be waiting any more.
            if not answered.done():
                answered.set_result(None)

        self.time.later(until - self.time.ticks(), answer)
        await answered
        if out_of_turn:
            return BotAnswer(None, by=bot)
        passes = [place for place, action in enumerate(legal) if isinstance(action, Pass)]
        return BotAnswer(passes[0] if passes else 0, by=bot)


class TimedWorld(World):
    """A world in which bots take time."""

    least_pace = LEAST_PACE

    def __init__(self, folder: Path, pool: TimedPool) -> None:
        super().__init__(folder, pool)
        pool.time = self.time

    async def settle(self) -> None:
        calm = 0
        while calm < 10:
            await asyncio.sleep(0)
            tables = self.hub._tables.values()
            if self.hub._loading or any(live.writing or live._commands or live._rereading for live in tables):
                calm = 0
                await asyncio.sleep(0.0005)
            else:
                calm += 1


async def seen(
    folder: Path, deal: Any, seed: int, slowest: float, bots: tuple[str, str] = ("thumb", "thumb")
) -> tuple[list[tuple[float, Any]], bool]:
    """What seat 0 is told of the bots' turns, each with its time; and whether a bot was asked about a right."""
    folder.mkdir()
    pool = TimedPool(seed, slowest)
    async with TimedWorld(folder, pool) as world:
        table = await world.table(ANNA, bots=bots, rules="thousand/ru", deal=deal)
        found: list[tuple[float, Any]] = []
        turns: list[bool] = []

        def take(raw: bytes) -> None:
            message = msgspec.json.decode(raw)
            if message["t"] == "moved":
                found.append((round(world.time.ticks() - began, 6), message["events"]))
                turns.append(message["offer"]["awaited"])

        began = world.time.ticks()
        await world.hub.connect(table.id, ANNA, take)
        while not any(turns):
            assert world.time.ticks() - began < 10
            await world.wait(0.5)
        return found, any(out_of_turn for _, out_of_turn, _ in pool.asked)


def may_claim(deal: Any) -> bool:
    game = games.game("thousand/ru")
    match: Match[Any, Any, Any] = Match(game, 0)
    match.apply(TABLE, read_action(deal, game.action_type))
    return any(match.legal(seat) for seat in (1, 2) if seat not in match.awaits())


@pytest.mark.parametrize("slowest", [0.025, 0.06, 0.2])
async def test_an_unused_right_does_not_show_in_the_time_of_an_answer(tmp_path: Path, slowest: float) -> None:
    assert may_claim(FOUR_NINES)
    assert not may_claim(NO_RIGHT)
    with_right, without = [], []
    for seed in range(20):
        told, asked = await seen(tmp_path / f"with-{seed}", FOUR_NINES, seed, slowest)
        assert asked
        with_right.append(told)
        told, asked = await seen(tmp_path / f"without-{seed}", NO_RIGHT, seed, slowest)
        assert not asked
        without.append(told)
    # The same events in the same order, at the same times to the millisecond.
    assert [[event for _, event in told] for told in with_right] == [[event for _, event in told] for told in without]
    assert all(len(told) == 2 for told in without)
    times = [[time for time, _ in told] for told in with_right], [[time for time, _ in told] for told in without]
    assert times[0] == times[1]
    if slowest < LEAST_PACE:
        assert times[0] == [[0.05, 0.1]] * 20
    else:
        # Late answers come at one of a few fixed moments after each move.
        steps = {round(LEAST_PACE * 2**k, 6) for k in range(5)}
        for first, second in times[0] + times[1]:
            assert {round(first, 6), round(second - first, 6)} <= steps


def test_late_answers_wait_for_fixed_moments() -> None:
    assert due_time(10.0, 0.5, 9.0) == 10.0
    assert due_time(10.0, 0.5, 10.0) == 10.0
    assert due_time(10.0, 0.5, 10.1) == 10.5
    assert due_time(10.0, 0.5, 10.6) == 11.5
    assert due_time(10.0, 0.5, 11.6) == 13.5
    assert due_time(10.0, 0.0, 10.1) == 10.1


@pytest.mark.parametrize("bots", [("pimc", "thumb"), ("thumb", "pimc")])
async def test_where_a_bot_searches_every_answer_comes_when_the_slowest_would(
    tmp_path: Path, bots: tuple[str, str]
) -> None:
    """At pace 0, and however long they think: 0.6 seconds after the one before."""
    quick, _ = await seen(tmp_path / "quick", NO_RIGHT, 1, 0.01, bots)
    slow, _ = await seen(tmp_path / "slow", NO_RIGHT, 2, 0.55, bots)
    assert quick == slow
    assert [time for time, _ in quick] == [round(0.6 * (at + 1), 6) for at in range(len(quick))]
