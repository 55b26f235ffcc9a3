"""Making tables, sitting down, bots, starting, giving up, playing again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from prikup.core.seats import TABLE
from prikup.lessons import NAMES, lesson
from prikup.notation.reading import record_text
from prikup.server import rule_editor
from prikup.server.bodies import Clock, TableInfo, TableOptions
from prikup.server.user import User
from prikup.thousand.game import Thousand
from tests.server.tables.support import ANNA, BORIS, GUEST, SHORT, VERA, World, play, refused

HANDS = (0x7F, 0x3F80, 0x1FC000)
"""Not a deal of 24 cards."""


def who(info: TableInfo) -> list[str]:
    return [seat.name or seat.bot or "-" for seat in info.seats]


async def test_who_makes_a_table_sits_and_it_starts_when_it_is_full(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        info = await world.table(ANNA)
        assert (info.status, who(info), info.host) == ("waiting", ["Anna", "-", "-"], "anna")
        info = await world.hub.sit(BORIS, info.id, 2)
        assert (info.status, who(info)) == ("waiting", ["Anna", "-", "Boris"])
        info = await world.hub.sit(VERA, info.id)
        assert (info.status, who(info)) == ("playing", ["Anna", "Vera", "Boris"])
        assert len(info.commitment) == 64


async def test_bots_take_the_last_seats_at_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        info = await world.table(ANNA, bots=["thumb"])
        assert (info.status, who(info)) == ("waiting", ["Anna", "-", "thumb"])
        info = await world.table(ANNA, bots=["thumb", "random"])
        assert (info.status, who(info)) == ("playing", ["Anna", "thumb", "random"])
        info = await world.table(ANNA, bots=["thumb", "random", "thumb"])
        assert (info.status, who(info)) == ("playing", ["thumb", "random", "thumb"])


async def test_seats_are_taken_changed_and_left(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        hub = world.hub
        table = (await world.table(ANNA)).id
        await hub.sit(BORIS, table, 1)
        assert await refused(hub.sit(VERA, table, 1)) == "seat_taken"
        for seat in (3, -2, 10**20):
            assert await refused(hub.sit(VERA, table, seat)) == "no_such_seat"
        assert who(await hub.sit(BORIS, table, 2)) == ["Anna", "-", "Boris"]
        assert who(await hub.sit(BORIS, table, 2)) == ["Anna", "-", "Boris"]
        assert who(await hub.sit(BORIS, table)) == ["Anna", "-", "Boris"]
        info = await hub.leave(ANNA, table)
        assert (who(info), info.host) == (["-", "-", "Boris"], "boris")
        assert await refused(hub.leave(ANNA, table)) == "not_seated"
        assert await refused(hub.begin(ANNA, table)) == "not_host"
        info = await hub.leave(BORIS, table)
        assert info.status == "abandoned"
        assert await refused(hub.sit(VERA, table)) == "already_started"


async def test_the_host_seats_bots_and_starts(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        hub = world.hub
        table = (await world.table(ANNA, stand_in="random")).id
        await hub.sit(BORIS, table)
        assert await refused(hub.seat_bot(BORIS, table, 2, "thumb")) == "not_host"
        assert await refused(hub.seat_bot(ANNA, table, 1, "thumb")) == "seat_taken"
        assert await refused(hub.seat_bot(ANNA, table, 5, "thumb")) == "no_such_seat"
        assert await refused(hub.seat_bot(ANNA, table, 2, "genius")) == "unknown_bot"
        assert who(await hub.seat_bot(ANNA, table, 2, "")) == ["Anna", "Boris", "-"]
        info = await hub.begin(ANNA, table)
        assert (info.status, who(info)) == ("playing", ["Anna", "Boris", "random"])
        assert await refused(hub.begin(ANNA, table)) == "already_started"
        assert await refused(hub.seat_bot(ANNA, table, 2, "")) == "already_started"
        assert await refused(hub.sit(VERA, table)) == "already_started"
        assert await refused(hub.leave(VERA, table)) == "not_seated"


async def test_the_last_bot_starts_the_match(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        await world.hub.seat_bot(ANNA, table, 1, "thumb")
        await world.hub.seat_bot(ANNA, table, 1, "")
        await world.hub.seat_bot(ANNA, table, 2, "random")
        assert (await world.hub.seat_bot(ANNA, table, 2, "thumb")).status == "waiting"
        info = await world.hub.seat_bot(ANNA, table, 1, "thumb")
        assert (info.status, who(info)) == ("playing", ["Anna", "thumb", "thumb"])


async def test_a_full_table_has_no_seat(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        hub = world.hub
        table = (await world.table(ANNA, bots=["thumb", "thumb"], deal=None)).id
        assert await refused(hub.sit(BORIS, table)) == "already_started"
        assert await refused(hub.info("nothing")) == "unknown_table"
        assert await refused(hub.info("../etc")) == "unknown_table"
        assert await refused(hub.connect("x" * 500, None, print)) == "unknown_table"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"rules": "thousand/nowhere"}, "unknown_preset"),
        ({"rules": "chess/fast"}, "unknown_game"),
        ({"rules": "thousand/ru+" + "x" * 5000}, "bad_options"),
        ({"bots": ("thumb",) * 4}, "bad_options"),
        ({"bots": ("genius",)}, "unknown_bot"),
        ({"stand_in": "genius"}, "unknown_bot"),
        ({"stand_in": ""}, "unknown_bot"),
        ({"pace": -1}, "bad_options"),
        ({"pace": 10**9}, "bad_options"),
        ({"grace": -1}, "bad_options"),
        ({"dealer": 3}, "bad_options"),
        ({"clock": Clock(10, 0)}, "bad_options"),
        ({"clock": Clock(60_000, -5)}, "bad_options"),
        ({"deal": {"do": "deal", "hands": HANDS, "rest": 0}}, "wrong_cards"),
        ({"deal": {"do": "shuffle", "seed": "2a"}}, "malformed_action"),
        ({"deal": {"do": "deal", "hands": [1 << 200, 0, 0], "rest": 0}}, "malformed_action"),
        ({"deal": 5}, "malformed_action"),
        ({"deal": "x"}, "malformed_action"),
    ],
)
async def test_tables_that_cannot_be(tmp_path: Path, options: dict[str, Any], code: str) -> None:
    async with World(tmp_path) as world:
        full = {"rules": SHORT, **options}
        assert await refused(world.hub.make(ANNA, TableOptions(**full))) == code
        assert world.hub.live == 0


async def test_a_game_without_a_table_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        await play(world, [await world.open(table, ANNA)], random.Random(1))
        text = record_text(await world.hub.record(table))
        monkeypatch.setattr(Thousand, "tables", False)
        assert await refused(world.hub.make(ANNA, TableOptions(SHORT))) == "no_table"
        assert await refused(world.records.keep(text, ANNA.id)) == "no_table"
        assert "thousand" not in [info.game for info in rule_editor.game_infos.__wrapped__()]


async def test_nobody_keeps_too_many_tables(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        for _ in range(30):
            await world.table(ANNA)
        assert await refused(world.table(ANNA)) == "too_many_tables"
        await world.table(BORIS)


async def test_the_lobby_shows_what_is_public(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        playing = await world.table(ANNA, bots=["thumb", "thumb"])
        waiting = await world.table(BORIS)
        private = await world.table(VERA, private=True)
        assert [info.id for info in await world.hub.lobby()] == [waiting.id, playing.id]
        assert private.options.private
        await world.hub.leave(BORIS, waiting.id)
        assert [info.id for info in await world.hub.lobby()] == [playing.id]


async def test_a_deal_by_hand_comes_first_and_is_not_shown(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        probe = await world.table(ANNA, bots=["thumb", "thumb"])
        match = world.live(probe.id).table.match
        pack = match.game.compiled.layout.pack  # type: ignore[attr-defined]
        hands = [sum(1 << card for card in pack[seat * 7 : seat * 7 + 7]) for seat in range(3)]
        deal = {"do": "deal", "hands": hands, "rest": sum(1 << card for card in pack[21:])}
        info = await world.table(ANNA, bots=["thumb", "thumb"], deal=deal)
        assert info.options.deal is None
        anna = await world.open(info.id, ANNA)
        watcher = await world.open(info.id, None)
        assert anna.state["view"]["hand"] == hands[0]
        assert str(hands[1]).encode() not in b"".join(anna.raw)
        assert not any(str(hand).encode() in b"".join(watcher.raw) for hand in hands)


async def test_a_lesson_ends_after_one_deal(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with World(tmp_path) as world:
        info = await world.table(ANNA, bots=["thumb", "thumb"], rules="thousand/ru", teach=True)
        anna = await world.open(info.id, ANNA)
        await play(world, [anna], rng)
        info = await world.hub.info(info.id)
        assert (info.status, info.deals, info.winners) == ("over", 1, ())
        assert len(info.seeds) >= 1
        answer = await anna.act({"do": "pass"})
        assert answer["code"] == "match_not_running"
        await world.restart()
        assert (await world.hub.info(info.id)).status == "over"


async def test_all_who_play_must_agree_to_abandon(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        hub = world.hub
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        anna = await world.open(table, ANNA)
        assert await refused(hub.vote_abandon(VERA, table, agree=True)) == "not_seated"
        assert (await hub.vote_abandon(ANNA, table, agree=True)).votes == (0,)
        assert anna.info["votes"] == [0]
        assert (await hub.vote_abandon(ANNA, table, agree=False)).votes == ()
        await hub.vote_abandon(ANNA, table, agree=True)
        info = await hub.vote_abandon(BORIS, table, agree=True)
        assert info.status == "abandoned"
        assert anna.info["status"] == "abandoned"
        assert await refused(hub.vote_abandon(ANNA, table, agree=True)) == "match_not_running"
        assert (await anna.act({"do": "pass"}))["code"] == "match_not_running"
        # The deal that was given up can be checked, too.
        assert len(info.seeds) == 1
        await world.restart()
        assert (await world.hub.info(table)).status == "abandoned"


async def test_who_has_gone_does_not_hold_the_others(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        await world.hub.leave(BORIS, table)
        assert (await world.hub.vote_abandon(ANNA, table, agree=True)).status == "abandoned"


async def test_a_rematch_moves_everybody_on_by_one(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with World(tmp_path) as world:
        hub = world.hub
        info = await world.table(ANNA, BORIS, bots=["random"], private=True, clock=Clock(3_600_000, 1000))
        assert await refused(hub.again(ANNA, info.id)) == "match_running"
        await hub.vote_abandon(ANNA, info.id, agree=True)
        await hub.vote_abandon(BORIS, info.id, agree=True)
        await hub.set_pace(ANNA, info.id, 30)
        assert (await hub.again(ANNA, info.id)).again == (0,)
        assert (await hub.again(ANNA, info.id, agree=False)).again == ()
        await hub.again(ANNA, info.id)
        old = await hub.again(BORIS, info.id)
        assert old.rematch
        assert (await hub.again(BORIS, info.id)).rematch == old.rematch
        new = await hub.info(old.rematch)
        assert (new.status, who(new)) == ("playing", ["random", "Anna", "Boris"])
        assert (new.rules, new.host, new.options.private, new.options.pace) == (info.rules, "anna", True, 30)
        assert new.options.clock == Clock(3_600_000, 1000)
        assert new.commitment != old.commitment
        clients = [await world.open(new.id, user) for user in (ANNA, BORIS)]
        assert await play(world, clients, rng, 20) == 20
        await world.restart()
        assert (await world.hub.info(info.id)).rematch == new.id


async def test_a_match_is_found_again(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with World(tmp_path) as world:
        one = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        world.time.due(world.time.ticks() + 1)
        two = (await world.table(VERA)).id
        await world.hub.sit(ANNA, two, 2)
        client = await world.open(one, ANNA)
        await play(world, [client], rng, 3)
        lines = await world.hub.matches("anna")
        assert [(line.table.id, line.seat) for line in lines] == [(two, 2), (one, 0)]
        awaited = [line.awaited for line in lines]
        assert awaited == [False, 0 in client.state["awaits"]]
        await world.restart()
        again = await world.hub.matches("anna")
        assert world.hub.live == 0, "a list loads no table that has not changed"
        assert [(line.table.id, line.seat, line.awaited) for line in again] == [(two, 2, False), (one, 0, awaited[1])]
        await world.hub.leave(ANNA, two)
        assert [line.table.id for line in await world.hub.matches("anna")] == [one]
        assert await world.hub.matches("nobody") == []


async def test_the_pace_belongs_to_those_who_sit_there(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        await world.hub.set_pace(BORIS, table, 500)
        assert world.live(table).table.pace == 500
        assert await refused(world.hub.set_pace(GUEST, table, 5)) == "not_seated"
        assert await refused(world.hub.set_pace(ANNA, table, -5)) == "bad_options"


async def test_tables_that_nobody_needs_are_put_away(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await world.wait(1000)
        assert world.hub.live == 1
        before = await world.hub.info(table)
        anna.page.close()
        await world.wait(200)
        assert world.hub.live == 1
        await world.wait(200)
        assert world.hub.live == 0
        after = await world.hub.info(table)
        assert (after.totals, after.deals, after.status) == (before.totals, before.deals, before.status)


async def test_a_coming_and_going_of_watchers_is_told_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        anna = await world.open(table, ANNA)
        before = len(anna.messages)
        for _ in range(50):
            (await world.hub.connect(table, None, lambda raw: None)).close()
        await world.hub.connect(table, None, lambda raw: None)
        assert len(anna.messages) == before
        await world.wait(2)
        assert len(anna.messages) == before + 1
        assert anna.info["watchers"] == 1


async def test_one_user_with_two_pages_and_a_crowd(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        one, two = await world.open(table, ANNA), await world.open(table, ANNA)
        await world.settle()
        assert one.state["view"] == two.state["view"]
        one.page.close()
        one.page.close()
        assert two.info["seats"][0]["present"]
        two.page.close()
        watcher = await world.open(table, User("x", "X"))
        assert not watcher.info["seats"][0]["present"]
        assert watcher.info["watchers"] == 1
        for _ in range(299):
            await world.hub.connect(table, None, lambda raw: None)
        assert await refused(world.hub.connect(table, None, lambda raw: None)) == "table_crowded"
        # A crowd keeps nobody from their own seat.
        for _ in range(20):
            assert (await world.hub.connect(table, ANNA, lambda raw: None)).seat == 0
        assert await refused(world.hub.connect(table, ANNA, lambda raw: None)) == "table_crowded"


@pytest.mark.parametrize("name", NAMES)
async def test_a_lesson_gives_its_deals_and_says_its_steps(tmp_path: Path, name: str) -> None:
    """Rules, bots and deals are the lesson's whatever was asked for; who follows it hears what the terminal says."""
    rng = random.Random(f"lesson {name}")
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, rules="thousand/ru", lesson=name, bots=[])).id
        anna = await world.open(table, ANNA)
        given = lesson(name)
        assert anna.info["rules"] == given.game.text
        assert [seat["kind"] for seat in anna.info["seats"]] == ["person"] + ["bot"] * (given.game.players - 1)
        heard: list[str] = []
        info = await world.hub.info(table)
        for _ in range(400):
            info = await world.hub.info(table)
            if info.status == "over":
                break
            if not anna.on_turn:
                await world.wait(0.5)
                continue
            taught = await anna.say(t="teach", id="what")
            heard += [step["text"] for step in taught["steps"]]
            assert (await anna.act(taught["suggestion"] or rng.choice(anna.offered)))["t"] == "done"
        assert (info.status, info.deals, info.winners) == ("over", len(given.deals), ())
        heard += [step["text"] for step in (await anna.say(t="teach", id="end"))["steps"]]
        assert heard[0] == f"lesson-{name}-welcome"
        assert heard[-1] == given.message(given.steps[-1].say)
        assert len(heard) == len(set(heard)) > len(given.steps) / 3
        dealt = [action for seat, action in world.live(table).table.match.log if seat == TABLE]
        assert dealt == [given.deal(number) for number in range(len(given.deals))]
        await world.restart()
        again = await world.open(table, ANNA)
        assert (await world.hub.info(table)).status == "over"
        assert (await again.say(t="teach", id="end"))["steps"][-1]["text"] == heard[-1]


async def test_what_a_lesson_needs_is_said_and_nothing_else_is_done(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, rules="thousand/ru", lesson="preferans")).id
        anna = await world.open(table, ANNA)
        while not anna.on_turn:
            await world.wait(0.5)
        before = anna.n
        assert {"do": "pass"} in anna.offered
        answer = await anna.act({"do": "pass"})
        assert (answer["t"], answer["code"]) == ("refused", "lesson_needs_another")
        assert anna.n == before
        watcher = await world.open(table, BORIS)
        assert (await watcher.say(t="teach", id="a"))["code"] == "no_lesson"


async def test_a_table_without_a_lesson_teaches_nothing(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules="thousand/ru")).id
        anna = await world.open(table, ANNA)
        assert (await anna.say(t="teach", id="a"))["code"] == "no_lesson"
        assert await refused(world.table(ANNA, rules="thousand/ru", lesson="chess")) == "unknown_lesson"
