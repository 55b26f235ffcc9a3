"""An action belongs to a decision: it must have been offered then and ever since; a repeated one is done once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from prikup import games
from prikup.bots.levels import decision_seed
from prikup.bots.registry import HINT_SECONDS, advisers
from prikup.core.actions import Bid, Pass, Shuffle
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE
from prikup.server.pool.pool import BotAnswer, Pool
from prikup.server.tables.feed import Feed
from prikup.thousand.actions import Claim
from tests.server.tables.support import ANNA, BORIS, FOUR_NINES, VERA, InlinePool, World, play


async def test_a_stale_action_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        boris = clients[1]
        assert boris.on_turn, "the opener"
        number = boris.n
        length = world.live(table).table.length
        for wrong in (number - 1, number + 1, -1, 10**15):
            answer = await boris.act(boris.offered[0], decision=wrong)
            assert (answer["t"], answer["code"]) == ("refused", "stale_decision")
        assert world.live(table).table.length == length
        assert (await boris.act(boris.offered[0]))["t"] == "done"


async def test_a_word_of_the_round_before_does_not_count_in_this_one(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules="thousand/ru-common")).id
        anna, boris, vera = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        first = boris.n
        await boris.act({"do": "bid", "amount": 100})
        assert (await boris.act({"do": "pass"}, decision=first))["code"] == "not_your_turn"
        await vera.act({"do": "bid", "amount": 105})
        await anna.act({"do": "bid", "amount": 110})
        assert boris.on_turn
        # A pass that was decided on when it was Boris's turn before, and came late.
        assert (await boris.act({"do": "pass"}, decision=first))["code"] == "stale_decision"
        assert (await boris.act({"do": "pass"}))["t"] == "done"


async def test_an_impatient_second_card_is_not_the_next_lead(tmp_path: Path) -> None:
    """Who takes a trick and leads again: a card of the old decision must not become the new lead."""
    rng = random.Random(0)
    tried = 0
    async with World(tmp_path) as world:
        # The shuffles are fresh ones, so how often it comes to this differs from table to table.
        for _ in range(25):
            if tried > 3:
                break
            table = (await world.table(ANNA, BORIS, VERA)).id
            clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
            for _ in range(60):
                able = [client for client in clients if client.on_turn]
                if not able:
                    await world.wait(0.1)
                    continue
                client = able[0]
                cards = [action for action in client.offered if action["do"] == "play"]
                decision = client.n
                await client.act(rng.choice(client.offered))
                left = [action for action in cards if action in client.offered]
                if client.on_turn and left:
                    tried += 1
                    answer = await client.act(left[0], decision=decision)
                    assert answer["code"] == "stale_decision"
        assert tried > 3


def test_a_right_stands_while_others_act() -> None:
    """A claim that was offered before others' words is good after them; what was offered anew is not."""
    match = games.new_match("thousand/ru-common+redeal.under=off")
    match.apply(TABLE, Shuffle("2a"))
    feed = Feed(match, 1, (7, 7, 7))
    start = feed.n

    class Right:
        """A seat that has a right beside what the game offers."""

        def __init__(self) -> None:
            self.actions: tuple[object, ...] = (Claim("four_nines"),)

        def told(self, events: Sequence[AddressedEvent]) -> list[AddressedEvent]:
            return list(events)

        def legal(self) -> tuple[object, ...]:
            return self.actions

        def view(self) -> object:
            return None

    eyes = Right()
    feed._perspective = eyes
    feed._legal, feed._since = eyes.actions, start
    events = match.apply(1, Bid(100))
    feed.moved(2, events, (2,), (7, 7, 7), None)
    assert feed.stands(Claim("four_nines"), start)
    eyes.actions = (Claim("four_nines"), Pass())
    feed.moved(2, events, (1,), (7, 7, 7), None)
    assert feed.stands(Claim("four_nines"), start)
    assert not feed.stands(Pass(), start)
    assert feed.stands(Pass(), feed.n)
    eyes.actions = (Pass(),)
    feed.moved(2, [], (1,), (7, 7, 7), None)
    eyes.actions = (Claim("four_nines"), Pass())
    feed.moved(0, [], (1,), (7, 7, 7), None)
    assert not feed.stands(Claim("four_nines"), start), "there was a break"
    number = feed.n
    feed.moved(0, [], (1,), (7, 7, 7), None)
    assert feed.n == number, "nothing changed for this seat"
    feed.moved(1, [], (2,), (7, 7, 7), None)
    assert not feed.stands(Pass(), number), "its own action ends its decisions"


async def test_a_right_is_used_though_others_have_acted_since(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules="thousand/ru", deal=FOUR_NINES)).id
        _, boris, vera = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        claim = {"do": "claim", "ground": "four_nines"}
        assert not vera.on_turn
        assert claim in vera.offered
        number = vera.n
        await boris.act({"do": "bid", "amount": 100})
        assert vera.n > number
        # A word was not offered then; the right was, and is still.
        assert (await vera.act({"do": "pass"}, decision=number))["code"] == "stale_decision"
        assert (await vera.act(claim, decision=number))["t"] == "done"
        assert vera.info["seeds"] == [], "a deal by hand has no seed"


async def test_a_repeat_is_acknowledged_and_done_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna, boris, _ = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        action, number = boris.offered[0], boris.n
        first = await boris.act(action, client_id="once")
        assert first["t"] == "done"
        length = world.live(table).table.length
        again = await boris.act(action, client_id="once", decision=number)
        assert again == first
        # The same id with another action is the same action, done before.
        assert await boris.act({"do": "pass"}, client_id="once") == first
        assert world.live(table).table.length == length
        await world.restart()
        boris = await world.open(table, BORIS)
        assert await boris.act(action, client_id="once", decision=number) == first
        assert world.live(table).table.length == length
        # Ids are each client's own.
        vera = await world.open(table, VERA)
        assert vera.on_turn
        assert (await vera.act(vera.offered[0], client_id="once"))["t"] == "done"
        assert anna.info


async def test_repeats_sent_at_once_are_done_once(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        boris = await world.open(table, BORIS)
        other = await world.open(table, BORIS)
        raw = msgspec.json.encode({"t": "act", "id": "x", "decision": boris.n, "action": boris.offered[0]})
        import asyncio

        await asyncio.gather(*(page.receive(raw) for page in (boris.page, other.page, boris.page)))
        await world.settle()
        assert [message["t"] for message in boris.messages].count("done") == 2
        assert [message["t"] for message in other.messages].count("done") == 1
        assert len({message["n"] for message in boris.messages + other.messages if message["t"] == "done"}) == 1
        assert len(world.live(table).table.match.log) == 2


async def test_why_and_hint(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna, boris, _ = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        watcher = await world.open(table, None)
        answer = await boris.say(t="why", id="w", action={"do": "bid", "amount": 300})
        assert (answer["t"], answer["id"], answer["code"]) == ("because", "w", "forced_bid")
        answer = await boris.say(t="why", id="w", action=boris.offered[0])
        assert (answer["t"], answer["code"]) == ("because", "")
        answer = await boris.say(t="why", id="w", action={"do": "dance"})
        assert (answer["t"], answer["code"]) == ("because", "malformed_action")
        assert (await watcher.say(t="why", id="w", action={"do": "pass"}))["code"] == "not_seated"
        advice = await boris.say(t="hint", id="h")
        assert (advice["t"], advice["id"]) == ("advice", "h")
        assert advice["action"] in boris.offered
        assert advice["message"].startswith("hint-")
        assert (await anna.say(t="hint", id="h"))["code"] == "not_awaited"
        assert (await watcher.say(t="hint", id="h"))["code"] == "not_seated"
        pong = await anna.say(t="ping")
        assert pong == {"t": "pong", "now": world.time.now()}


class Hinting(InlinePool):
    """A pool in which some bots have no hints, and which remembers who was asked."""

    def __init__(self, *failing: str, busy: bool = False) -> None:
        super().__init__()
        self.failing = failing
        self.busy = busy
        self.hinted: list[tuple[str, str]] = []

    async def hint(self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Any], person: str) -> BotAnswer:
        self.hinted.append((bot, seed))
        if bot in self.failing:
            return BotAnswer(None, by="", busy=self.busy)
        return await super().hint(game, bot, seed, view, legal, person)


async def test_a_hint_comes_from_the_strongest_level_and_a_weaker_one_where_that_fails(tmp_path: Path) -> None:
    levels = advisers("thousand", HINT_SECONDS)
    assert len(levels) > 1
    for failing, busy, by in (((), False, levels[0]), (levels[:1], False, levels[1]), (levels[:1], True, "")):
        folder = tmp_path / f"{len(failing)} {busy}"
        folder.mkdir()
        pool = Hinting(*failing, busy=busy)
        async with World(folder, pool) as world:
            table = (await world.table(ANNA, BORIS, VERA)).id
            boris = await world.open(table, BORIS)
            answer = await boris.say(t="hint", id="h")
            assert answer.get("by", "") == by
            assert answer["t"] == ("advice" if by else "refused")
            assert [bot for bot, _ in pool.hinted] == list(levels[: len(failing) + (not busy)])
            # The seed of a hint is none that a bot of this match gets.
            secret = world.live(table).table.secret
            seeds = {seed for _, seed in pool.hinted}
            assert not seeds & {decision_seed(secret, seat, step) for seat in range(3) for step in range(20)}


async def test_a_hint_tells_what_the_search_found_of_other_cards(tmp_path: Path) -> None:
    rng = random.Random(11)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules="preferans/sochi")).id
        anna = await world.open(table, ANNA)
        advice: dict[str, Any] = {}
        for _ in range(200):
            if anna.on_turn and len(anna.offered) > 2 and anna.offered[0]["do"] == "play":
                advice = await anna.say(t="hint", id=f"h{anna.n}")
                if advice["also"]:
                    break
            await play(world, [anna], rng, 1)
        also = advice["also"]
        assert {one["message"] for one in also} <= {"hint-search-other-made", "hint-search-other-beaten"}
        cards = [one["params"]["card"] for one in also]
        assert advice["action"]["card"] not in cards
        assert set(cards) <= {action["card"] for action in anna.offered if action["do"] == "play"}


async def test_a_hint_that_nobody_can_give(tmp_path: Path) -> None:
    async with World(tmp_path, Pool(0, patience=0.01)) as world:
        boris = await world.open((await world.table(ANNA, BORIS, VERA)).id, BORIS)
        assert (await boris.say(t="hint", id="h"))["code"] == "no_advice"


async def test_a_match_is_played_to_its_end_with_a_person(tmp_path: Path) -> None:
    rng = random.Random(8)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await play(world, [anna], rng)
        info = await world.hub.info(table)
        assert info.status == "over"
        assert info.winners
        record = await world.hub.record(table)
        assert record.winners == info.winners
        assert record.match().state.sheet.totals == info.totals
        assert record.names == ("Anna", "thumb", "thumb")
        # Whoever leaves what is over changes nothing.
        length = world.live(table).table.length
        await world.hub.leave(ANNA, table)
        assert await world.hub.info(table) == info
        assert world.live(table).table.length == length
