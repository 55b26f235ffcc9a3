"""Absent or slow people: clocks, stand-ins, and coming back. The clock moves only when told to."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from prikup.server.bodies import Clock
from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.writes import read_log
from tests.server.tables.support import ANNA, BORIS, FOUR_NINES, LONG, VERA, Client, World, play, refused


async def three(world: World, **options: Any) -> tuple[str, list[Client]]:
    """Three people at a table, all of them there; the second opens the auction."""
    table = (await world.table(ANNA, BORIS, VERA, **options)).id
    return table, [await world.open(table, user) for user in (ANNA, BORIS, VERA)]


def stands_in(client: Client, seat: int) -> str:
    """The bot that plays for a person."""
    return str(client.info["seats"][seat]["bot"])


async def test_a_bot_plays_for_who_is_absent_after_the_grace(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world, grace=30_000, stand_in="random")
        boris.page.close()
        assert not anna.info["seats"][1]["present"]
        await world.wait(29)
        assert stands_in(anna, 1) == ""
        await world.wait(2)
        assert stands_in(anna, 1) == "random"
        assert vera.on_turn, "the forced hundred was said"
        assert world.live(table).table.chairs[1].why == "absent"
        # Who is absent and not awaited is not replaced.
        anna.page.close()
        await world.wait(1000)
        assert not stands_in(vera, 0)


def grace(client: Client, seat: int) -> int:
    """The milliseconds until a bot plays for a person."""
    return int(client.info["seats"][seat]["grace"])


async def test_the_time_until_a_bot_plays_is_told(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world, grace=30_000)
        assert [grace(anna, seat) for seat in range(3)] == [-1, -1, -1]
        told = len(anna.messages)
        boris.page.close()
        # In one message with his absence, as what is left, so that no clock has to be right.
        assert [one["t"] for one in anna.messages[told:]] == ["table"]
        assert [grace(anna, seat) for seat in range(3)] == [-1, 30_000, -1]
        await world.wait(12.5)
        assert len(anna.messages) == told + 1
        watcher = await world.open(table, None)
        assert grace(watcher, 1) == 17_500
        assert (await world.hub.info(table)).seats[1].grace == 17_500
        boris = await world.open(table, BORIS)
        assert grace(anna, 1) == grace(boris, 1) == grace(watcher, 1) == -1
        # It begins anew, and is over when the bot plays.
        boris.page.close()
        assert grace(vera, 1) == 30_000
        await world.wait(30)
        assert (grace(vera, 1), stands_in(vera, 1)) == (-1, "thumb")


async def test_the_grace_begins_when_the_absent_person_is_awaited(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        _, (anna, boris, vera) = await three(world, grace=20_000)
        vera.page.close()
        await world.wait(100)
        assert grace(anna, 2) == -1
        await boris.act({"do": "bid", "amount": 100})
        assert (grace(anna, 2), grace(boris, 2)) == (20_000, 20_000)


async def test_without_a_grace_there_is_no_time_to_tell(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, clients = await three(world, grace=0)
        # Whoever came late has been played for.
        [seat] = world.live(table).table.running()
        other = clients[(seat + 1) % 3]
        clients[seat].page.close()
        assert grace(other, seat) == -1
        await world.wait(0)
        assert (grace(other, seat), stands_in(other, seat)) == (-1, "thumb")


async def test_who_comes_back_has_the_seat_at_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world, grace=1000)
        boris.page.close()
        await world.wait(1)
        assert stands_in(anna, 1) == "thumb"
        boris = await world.open(table, BORIS)
        assert stands_in(anna, 1) == stands_in(boris, 1) == ""
        await boris.check()
        assert boris.n > 0
        assert vera.info["seats"][1]["present"]


async def test_a_page_that_is_opened_in_time_changes_nothing(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, _) = await three(world, grace=30_000)
        boris.page.close()
        await world.wait(20)
        boris = await world.open(table, BORIS)
        await world.wait(100)
        assert stands_in(anna, 1) == ""
        assert boris.on_turn
        # The grace begins anew.
        boris.page.close()
        await world.wait(20)
        assert stands_in(anna, 1) == ""


async def test_a_match_that_everybody_has_left_waits(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, clients = await three(world, grace=1000, clock=Clock(60_000, 0))
        watcher = await world.open(table, None)
        for client in clients:
            client.page.close()
        length = world.live(table).table.length
        await world.wait(100_000)
        assert world.live(table).table.length == length
        assert watcher.info["seats"][1]["bot"] == ""
        boris = await world.open(table, BORIS)
        assert boris.on_turn
        assert boris.state["times"]["left"] == [60_000] * 3


async def test_a_match_goes_on_after_a_day_and_a_restart(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with World(tmp_path) as world:
        table, clients = await three(world, clock=Clock(60_000, 0))
        await play(world, clients, rng, 10)
        before = clients[0].state
        await world.restart()
        await world.wait(86_400)
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        assert clients[0].state["view"] == before["view"]
        assert min(clients[0].state["times"]["left"]) > 59_000
        assert await play(world, clients, rng, 10) == 10


async def test_leaving_a_match_is_leaving_until_one_comes_back(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world)
        await world.hub.leave(BORIS, table)
        await world.wait(1)
        assert stands_in(anna, 1) == "thumb"
        assert vera.on_turn
        assert (await boris.act({"do": "pass"}))["code"] in ("not_your_turn", "stood_in")
        await world.hub.leave(BORIS, table)
        await world.hub.sit(BORIS, table)
        assert stands_in(anna, 1) == ""
        await world.hub.sit(BORIS, table)
        await world.hub.leave(BORIS, table)
        assert stands_in(anna, 1) == "thumb"
        boris.page.close()
        await world.open(table, BORIS)
        assert stands_in(anna, 1) == ""


async def test_a_stand_in_refuses_its_persons_hand(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (_, boris, _) = await three(world, pace=5000)
        await world.hub.leave(BORIS, table)
        assert boris.on_turn
        assert (await boris.act(boris.offered[0]))["code"] == "stood_in"


async def test_only_awaited_clocks_run_and_each_decision_brings_its_increment(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world, clock=Clock(60_000, 5000))
        await world.wait(10)
        watcher = await world.open(table, None)
        assert watcher.state["times"] == {"left": [60_000, 50_000, 60_000], "running": [1], "now": world.time.now()}
        await boris.act({"do": "bid", "amount": 100})
        assert anna.state["times"]["left"] == [60_000, 55_000, 60_000]
        assert anna.state["times"]["running"] == [2]
        await world.wait(7.5)
        await vera.act({"do": "bid", "amount": 105})
        assert boris.state["times"]["left"] == [60_000, 55_000, 57_500]
        assert boris.state["times"]["now"] == world.time.now()
        await world.restart()
        assert world.hub.live == 0
        anna = await world.open(table, ANNA)
        assert anna.state["times"]["left"] == [60_000, 55_000, 57_500]


async def test_who_has_no_time_left_is_replaced_and_may_come_back_for_the_increment(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (anna, boris, vera) = await three(world, clock=Clock(10_000, 3000))
        await world.wait(9.9)
        assert boris.on_turn
        await world.wait(0.2)
        assert stands_in(anna, 1) == "thumb"
        assert world.live(table).table.chairs[1].why == "clock"
        assert vera.on_turn
        # A page alone does not bring an empty clock back.
        boris.page.close()
        boris = await world.open(table, BORIS)
        assert stands_in(boris, 1) == "thumb"
        await world.hub.sit(BORIS, table)
        assert stands_in(boris, 1) == ""
        assert boris.state["times"]["left"][1] == 3000
        await world.restart()
        boris = await world.open(table, BORIS)
        assert (stands_in(boris, 1), boris.state["times"]["left"][1]) == ("", 3000)


async def test_without_an_increment_there_is_no_way_back(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (_, boris, _) = await three(world, clock=Clock(10_000, 0))
        await world.wait(11)
        assert await refused(world.hub.sit(BORIS, table)) == "clock_out"
        assert stands_in(boris, 1) == "thumb"


async def test_bots_act_at_their_pace_whatever_their_cards(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG, pace=2000)).id
        anna = await world.open(table, ANNA)
        assert len(world.live(table).table.match.log) == 1, "the first shuffle waits for nobody"
        while anna.info["deals"] < 3:
            await play(world, [anna], rng, 1)
        bodies = await world.store.read(lambda connection: read_log(connection, table))
        done = [entry for entry in map(read_entry, bodies) if isinstance(entry, Did)]
        waits = [(two.at - one.at, two.seat) for one, two in pairwise(done) if two.seat]
        assert {wait for wait, seat in waits if seat > 0} == {2000}
        # A shuffle after a deal leaves time to read the result.
        assert {wait for wait, seat in waits if seat < 0} == {6000}


async def test_another_pace_counts_at_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], pace=9000, dealer=0)).id
        anna = await world.open(table, ANNA)
        assert not anna.on_turn
        await world.hub.set_pace(ANNA, table, 0)
        await world.wait(9)
        assert anna.info["options"]["pace"] == 0
        length = len(world.live(table).table.match.log)
        assert length >= 3
        assert anna.on_turn


async def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb", "thumb"], pace=1000)).id
        await world.wait(100)
        assert len(world.live(table).table.match.log) == 0
        watcher = await world.open(table, None)
        await world.wait(10)
        length = len(world.live(table).table.match.log)
        assert length > 5
        watcher.page.close()
        await world.wait(50)
        assert len(world.live(table).table.match.log) == length


async def test_a_bot_uses_a_right_while_a_person_is_awaited(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules="thousand/ru", deal=FOUR_NINES, pace=1000)).id
        boris = await world.open(table, BORIS)
        assert boris.on_turn
        await world.wait(0.9)
        assert boris.on_turn
        await world.wait(0.2)
        assert [event["event"] for event in boris.last("moved")["events"]] == ["claimed", "dealbegan"]
        await world.wait(3)
        assert boris.on_turn, "the cards are dealt again"
