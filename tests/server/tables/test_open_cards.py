"""Open cards in replays: what each play could still bring, of finished deals only."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

from prikup.core.actions import Play
from prikup.core.match import Match
from prikup.notation.reading import record_text
from prikup.search import solve
from prikup.server import solved_deals
from prikup.server.bodies import OpenCards
from prikup.server.pool.protocol import SolveReply
from prikup.server.solved_deals import SolvedDeals
from prikup.server.tables import replays
from tests.server.tables.support import ANNA, LONG, InlinePool, World, play, refused

PREFERANS = "preferans/sochi"


def pool_of(world: World) -> InlinePool:
    return cast("InlinePool", world.pool)


def at(match: Match[Any, Any, Any], deal: int) -> list[Match[Any, Any, Any]]:
    """A match before each action of a deal, played again."""
    found = []
    for number in range(len(match.log)):
        before = Match.replay(match.game, match.log[:number], match.dealer, start=match.start)
        if replays.deals_of(before) == deal - 1:
            found.append(before)
    return found


def agrees(given: OpenCards, match: Match[Any, Any, Any]) -> None:
    answer = solve(match, cards=True)
    question = answer.question
    assert (given.seat, given.count, given.aim) == (question.seat, question.count, question.aim)
    assert (given.margin, given.guarantee) == (question.margin, question.guarantee)
    assert (given.low, given.high) == (answer.low, answer.high)
    assert [(one.card, one.announce, one.low, one.high) for one in given.plays] == [
        (one.card, one.announce, one.low, one.high) for one in answer.cards
    ]
    # The plays on offer are those of the rules.
    (seat,) = match.awaits()
    legal = {(action.card, action.announce) for action in match.legal(seat) if isinstance(action, Play)}
    assert {(one.card, one.announce) for one in given.plays} == legal
    if given.low == given.high:
        assert {one.best for one in given.plays} >= {True}
        assert all(one.best == (one.low == one.high == given.low) for one in given.plays)


@pytest.mark.parametrize("rules", [LONG, PREFERANS])
async def test_every_moment_of_the_tricks_is_that_of_the_search(tmp_path: Path, rules: str) -> None:
    rng = random.Random(6)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=rules)).id
        anna = await world.open(table, ANNA)
        deal = solved = 0
        # Some deals are over before their last tricks.
        while solved < 10:
            deal += 1
            while anna.info["deals"] < deal:
                await play(world, [anna], rng, 1)
            kept = await world.records.keep(record_text(await _record(world, table)), ANNA.id)
            steps = len((await world.hub.replay(table, deal)).steps)
            moments = at(world.live(table).table.match, deal)
            assert len(moments) == steps
            for step, match in enumerate(moments):
                if match.phase != "playing":
                    assert await refused(world.solved.of_table(table, deal, step, "anna")) == "search_phase"
                elif steps - step <= 15:
                    # Endings: the same search runs here.
                    given = await world.solved.of_table(table, deal, step, "anna")
                    agrees(given, match)
                    assert await world.solved.of_record(kept.record, deal, step, "anna") == given
                    solved += 1
            # After the last step the deal is over.
            assert await refused(world.solved.of_table(table, deal, steps, "anna")) == "search_phase"
            for wrong in (-1, steps + 1, 10**9):
                assert await refused(world.solved.of_table(table, deal, wrong, "anna")) == "no_such_step"
        # Each position was solved once, though the record asked again.
        assert len(pool_of(world).solved) == len(set(pool_of(world).solved)) == solved


async def _record(world: World, table: str) -> Any:
    from prikup.notation.record import Record

    match = world.live(table).table.match
    return Record.of(match, ("Anna", "thumb", "thumb"), "prikup")


async def test_positions_asked_for_last_are_not_solved_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solved_deals, "POSITIONS", 2)
    rng = random.Random(8)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await world.open(table, ANNA)
        deal = 0
        steps: list[int] = []
        while len(steps) < 3:
            deal += 1
            while anna.info["deals"] < deal:
                await play(world, [anna], rng, 1)
            moments = at(world.live(table).table.match, deal)
            # Late in the deal, since that is quickly solved.
            steps = [step for step, match in enumerate(moments) if match.phase == "playing" and match.awaits()][-3:]
        solved = SolvedDeals(world.hub, world.records, world.pool)
        asked = pool_of(world).solved
        for step in (steps[0], steps[1], steps[0], steps[2], steps[0]):
            await solved.of_table(table, deal, step, "anna")
        assert len(asked) == 3
        # The second was not looked at for longest.
        await solved.of_table(table, deal, steps[1], "anna")
        assert len(asked) == 4


async def test_what_the_search_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(position: str, person: str) -> SolveReply:
        return SolveReply(0, code="search_number", params={"name": "memory", "least": 0, "most": 9})

    rng = random.Random(8)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await world.open(table, ANNA)
        steps: list[int] = []
        deal = 0
        while not steps:
            deal += 1
            while anna.info["deals"] < deal:
                await play(world, [anna], rng, 1)
            moments = at(world.live(table).table.match, deal)
            steps = [step for step, match in enumerate(moments) if match.phase == "playing" and match.awaits()]
        monkeypatch.setattr(world.pool, "solve", refuse)
        assert await refused(world.solved.of_table(table, deal, steps[-1], "anna")) == "search_number"


async def test_the_deal_under_way_is_never_solved(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await world.open(table, ANNA)
        kept = None
        # Some deals are over before their tricks.
        while kept is None or anna.info["deals"] < 1:
            await play(world, [anna], rng, 1)
            under_way = anna.info["deals"] + 1
            for step in (0, 5, 20):
                assert await refused(world.solved.of_table(table, under_way, step, "anna")) == "no_such_deal"
            # Nor from its record, which anybody who knows the cards could write.
            if kept is None and world.live(table).table.match.phase == "playing":
                kept = await world.records.keep(record_text(await _record(world, table)), ANNA.id)
                assert await refused(world.solved.of_record(kept.record, under_way, 5, "anna")) == "no_such_deal"
        assert pool_of(world).solved == []
        for wrong in (0, -1, anna.info["deals"] + 1, 10**9):
            assert await refused(world.solved.of_table(table, wrong, 0, "anna")) == "no_such_deal"
        assert await refused(world.solved.of_table("nowhere", 1, 0, "anna")) == "unknown_table"
        assert await refused(world.solved.of_record("nowhere", 1, 0, "anna")) == "unknown_record"


async def test_rules_that_the_kernel_does_not_know(tmp_path: Path) -> None:
    rng = random.Random(8)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=f"{LONG}+marriages.show=on")).id
        anna = await world.open(table, ANNA)
        while anna.info["deals"] < 1:
            await play(world, [anna], rng, 1)
        deal = 1
        # Some deals are over before their tricks.
        while not any(match.phase == "playing" for match in at(world.live(table).table.match, deal)):
            deal += 1
            while anna.info["deals"] < deal:
                await play(world, [anna], rng, 1)
        moments = at(world.live(table).table.match, deal)
        step = next(step for step, match in enumerate(moments) if match.phase == "playing")
        # The game itself is searched then, as far as the nodes go.
        found = await world.solved.of_table(table, deal, step, "anna")
        assert found.low <= found.high
        assert found.plays
        # Few cards are enough for a value; a deal may end before.
        for late, match in enumerate(moments):
            if match.phase == "playing" and max(hand.bit_count() for hand in match.state.phase.hands) <= 3:
                found = await world.solved.of_table(table, deal, late, "anna")
                assert found.low == found.high
