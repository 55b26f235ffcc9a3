"""Invalid messages: a clear code is returned, nothing changes, and nothing secret is sent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prikup import games
from prikup.core.errors import IllegalAction
from prikup.server.tables.parsing import LARGEST, BadMessage, read_action, read_message
from tests.server.tables.support import ANNA, BORIS, VERA, World, play

BAD = [
    b"",
    b"{}",
    b"null",
    b"[]",
    b'"act"',
    b"\xff\xfe",
    b'{"t":"act"}',
    b'{"t":"fly","id":"a"}',
    b'{"t":"act","id":"a","decision":"0","action":{}}',
    b'{"t":"act","id":"a","decision":0.5,"action":{}}',
    b'{"t":"act","id":1,"decision":0,"action":{}}',
    b'{"t":"act","id":"a","decision":0,"action":{},"more":1}',
    b'{"t":"act","id":"","decision":0,"action":{"do":"pass"}}',
    b'{"t":"act","id":"with space","decision":0,"action":{"do":"pass"}}',
    b'{"t":"act","id":"' + b"x" * 65 + b'","decision":0,"action":{"do":"pass"}}',
    b'{"t":"sync","since":null}',
    b'{"t":"sync","since":' + b"9" * 5000 + b"}",
    b'{"t":"ping"} {"t":"ping"}',
    b"[" * 5000,
    b'{"t":"why","id":"a","action":' + b"[" * 15000,
    b'{"t":"why","id":"a","action":' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}",
    b'{"t":"ping","x":"' + b"x" * LARGEST + b'"}',
]
ACTIONS: list[Any] = [
    None,
    5,
    "pass",
    [],
    {},
    {"do": "dance"},
    {"do": "pass", "more": {"a": 1}, "do2": []},
    {"do": "bid"},
    {"do": "bid", "amount": "120"},
    {"do": "bid", "amount": 120.0},
    {"do": "bid", "amount": True},
    {"do": "bid", "amount": None},
    {"do": "bid", "amount": 10**30},
    {"do": "bid", "amount": -(10**9)},
    {"do": "play", "card": 10**12},
    {"do": "play", "card": -1},
    {"do": "play", "card": 5, "announce": 1},
    {"do": "claim", "ground": "x" * 10_000},
    {"do": "place", "at": list(range(3000))},
    {"do": "give", "to": 10**8, "card": 3},
    {"do": "deal", "hands": [1, 2, 3], "rest": 0},
    {"do": "deal", "hands": [2**32 - 1] * 40, "rest": 2**31},
    {"do": "shuffle", "seed": "2a"},
    {"do": "fault", "seat": 0, "kind": "revoke"},
    {"do": "fault", "seat": 2, "kind": "misdeal"},
]


@pytest.mark.parametrize("raw", BAD, ids=lambda raw: str(raw[:40]))
async def test_a_malformed_message_is_refused_and_changes_nothing(tmp_path: Path, raw: bytes) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        boris = await world.open(table, BORIS)
        before = (world.live(table).table.length, boris.n)
        await boris.page.receive(raw)
        await world.settle()
        answer = boris.messages[-1]
        # An action of no shape at all is refused as an action, the rest as a message or for its id.
        refusals = (("refused", "bad_message"), ("refused", "bad_message_id"), ("because", "malformed_action"))
        assert (answer["t"], answer["code"]) in refusals
        assert answer["params"] == ({"most": 64} if answer["code"] == "bad_message_id" else {})
        assert (world.live(table).table.length, boris.n) == before
        assert (await boris.act(boris.offered[0]))["t"] == "done", "the page goes on"


async def test_the_id_of_a_bad_message_comes_back(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        boris = await world.open((await world.table(ANNA, BORIS, VERA)).id, BORIS)
        await boris.page.receive(b'{"t":"act","id":"mine","decision":"x","action":{}}')
        assert boris.messages[-1] == {"t": "refused", "id": "mine", "code": "bad_message", "params": {}}
        await boris.page.receive('{"t":"act","id":"mine","decision":"x","action":{}}')
        assert boris.messages[-1]["id"] == "mine"


@pytest.mark.parametrize("length", [0, 65, 4000])
async def test_an_id_that_is_too_long_is_refused_by_name(tmp_path: Path, length: int) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        boris = await world.open(table, BORIS)
        before = world.live(table).table.length
        act = {"t": "act", "id": "x" * length, "decision": boris.n, "action": boris.offered[0]}
        await boris.page.receive(msgspec.json.encode(act))
        await world.settle()
        assert boris.messages[-1] == {"t": "refused", "id": "", "code": "bad_message_id", "params": {"most": 64}}
        assert world.live(table).table.length == before
        assert read_message(msgspec.json.encode({**act, "id": "x" * 64})) is not None


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: str(action)[:40])
async def test_an_impossible_action_is_refused_and_changes_nothing(tmp_path: Path, action: Any) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        length = world.live(table).table.length
        counts = [len(client.raw) for client in clients]
        for client in clients:
            assert (await client.act(action))["t"] == "refused"
            answer = await client.say(t="why", id="w", action=action)
            assert answer["t"] in ("because", "refused")
            assert answer["code"]
        assert world.live(table).table.length == length
        assert [len(client.raw) for client in clients] == [count + 2 for count in counts], "nobody else is told"


@pytest.mark.parametrize("rules", ["thousand/pl-2a", "thousand/pl-2e", "1001/hulsemann", "1001/mcleod"])
async def test_other_layouts_refuse_what_their_cards_do_not_allow(tmp_path: Path, rules: str) -> None:
    """Two talons, a stock, a talon to lay away from: a wrong action is refused with its code in every phase."""
    tried: list[Any] = [
        *({"do": "take", "hidden": False, "talon": talon} for talon in (-1, 2, 10**9, "1")),
        *({"do": "lay", "card": card} for card in (-1, 32, 10**12)),
        *({"do": "play", "card": card} for card in (-1, 32)),
        {"do": "give", "to": 1, "card": 40},
    ]
    async with World(tmp_path) as world:
        people = (ANNA, BORIS, VERA)[: games.game(rules).players]
        table = (await world.table(*people, rules=rules)).id
        clients = [await world.open(table, user) for user in people]
        seen = set()
        for _ in range(16):
            live = world.live(table).table
            match, length = live.match, live.length
            assert match is not None
            seen.add(match.phase)
            # A card to be drawn is nobody's yet, and nobody knows that the rest is his.
            stock = [{"do": "play", "card": card} for card in getattr(match.state.phase, "stock", ())[:2]]
            drawing = [{"do": "rest"}] if stock else []
            for client in clients:
                for action in (*tried, *stock, *drawing):
                    answer = await client.act(action)
                    assert answer["t"] == "refused", (match.phase, action)
                    assert answer["code"]
            assert world.live(table).table.length == length
            mover = next(client for client in clients if client.on_turn)
            # Somebody bids the least, and the others pass.
            nobody = getattr(match.state.phase, "bidder", 0) < 0
            await mover.act(next(one for one in mover.offered if not (nobody and one["do"] == "pass")))
        assert "playing" in seen


async def test_a_foreign_seat_is_nobodys(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        _, boris, vera = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        watcher = await world.open(table, None)
        action = boris.offered[0]
        assert (await vera.act(action, decision=boris.n))["code"] == "not_your_turn"
        assert (await watcher.act(action, decision=0))["code"] == "not_seated"
        assert boris.on_turn
        boris.page.close()
        sent = len(boris.raw)
        await boris.page.receive(b'{"t":"ping"}')
        await vera.say(t="ping")
        assert len(boris.raw) == sent, "nothing is sent to a page that is gone"


async def test_before_and_after_a_match_nothing_can_be_done(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        anna = await world.open(table, ANNA)
        assert anna.state["view"] == {}
        assert (await anna.act({"do": "pass"}, decision=0))["code"] == "match_not_running"
        assert (await anna.say(t="why", id="w", action={"do": "pass"}))["code"] == "match_not_running"
        assert (await anna.say(t="hint", id="w"))["code"] == "not_awaited"
        await anna.say(t="sync", since=0)
        assert anna.messages[-1]["t"] == "state"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    ["t", "id", "decision", "action", "since", "do", "amount", "card", "to", "seat", "at", "ground"]
)
VALUES = JSON | st.sampled_from(["act", "why", "hint", "sync", "ping", "bid", "pass", "play", "give", "claim", "take"])


@given(st.binary(max_size=200) | st.builds(msgspec.json.encode, st.dictionaries(WORDS, VALUES, max_size=6)))
@settings(max_examples=400)
def test_reading_refuses_or_gives_a_message(raw: bytes) -> None:
    try:
        message = read_message(raw)
    except BadMessage:
        return
    assert message.__struct_config__.tag in ("act", "why", "hint", "sync", "ping")


@given(st.dictionaries(WORDS, VALUES, max_size=5))
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
def test_reading_refuses_or_gives_an_action_that_can_be_judged(data: dict[str, Any]) -> None:
    match = MATCH
    try:
        action = read_action(data, match.game.action_type)
    except IllegalAction:
        return
    for seat in range(match.players):
        refusal = match.why_not(seat, action)
        msgspec.json.encode(refusal)


MATCH = games.new_match("thousand/ru")


async def test_noise_during_a_match_harms_nobody(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        for _ in range(60):
            noisy = rng.choice(clients)
            if rng.random() < 0.5:
                await noisy.page.receive(rng.choice(BAD))
            else:
                await noisy.act(rng.choice(ACTIONS), decision=rng.randint(-2, 50))
            await play(world, clients, rng, 1)
        for client in clients:
            await client.check()
        record = await world.hub.record(await ended(world, table))
        assert len(record.match().log) >= 60


async def ended(world: World, table: str) -> str:
    for user in (ANNA, BORIS, VERA):
        await world.hub.vote_abandon(user, table, agree=True)
    return table
