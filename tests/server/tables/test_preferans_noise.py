"""Tables of Preferans with people who send anything: a refused message changes nothing."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup.core.cards import mask_of
from prikup.preferans.game import Preferans
from prikup.preferans.layout import HAND, PACK
from prikup.server.messages import AnyFromServer
from prikup.server.user import User
from tests.server.tables.support import ANNA, BORIS, VERA, Client, World, play

GLEB = User("gleb", "Gleb")
PEOPLE = (ANNA, BORIS, VERA, GLEB)
FIELDS: dict[str, tuple[str, ...]] = {
    "shuffle": ("seed",), "deal": ("hands", "rest"), "cut": ("at",), "look": (), "pass": (), "passdark": (),
    "call": ("level", "strain", "dark", "hand"), "misere": ("dark", "hand", "bomb"), "here": (), "take": (),
    "decline": (), "lay": ("cards",), "declare": ("level", "strain", "share", "bomb"), "totus": ("strain", "helps"),
    "surrender": (), "accept": (), "refuse": (), "whist": (), "half": (), "glance": ("at",), "lie": (), "stand": (),
    "play": ("card",), "offer": ("tricks",), "demand": (), "verdict": ("least",), "help": ("to",),
    "terms": ("price", "pool", "circles"), "timeup": (), "fault": ("seat", "kind"),
}  # fmt: skip
"""Every action with what it holds."""
VALUES: tuple[Any, ...] = (
    *(0, 1, 2, 3, 4, 5, 6, 7, 10, 31, 32, -1, -2, 2**31, 2**32 - 1, 10**6, 10**7, 2**63, 2**70, 1.0, 0.5, 1e308),
    *(None, True, False, "", "0", "revoke", "misdeal", "2a" * 32, "x" * 300, [], {}, [0, 0, 0], [10, 0, 0], [0, 0, 10]),
    *([-1, 11, 0], [3, 3, 4], [5, 5, 0, 0], [2**40], [1, 2], [0, 1, 2, 3], ["1"], [None], list(range(70)), [[1]]),
)


def noise(rng: random.Random) -> dict[str, Any]:
    """An action that somebody made up."""
    do = rng.choice(list(FIELDS))
    found: dict[str, Any] = {"do": do} | {name: rng.choice(VALUES) for name in FIELDS[do]}
    if rng.random() < 0.1:
        found.pop(rng.choice(list(found)))
    elif rng.random() < 0.1:
        found["seat"] = rng.choice(VALUES)
    return found


async def disturb(world: World, table: str, rng: random.Random, clients: list[Client]) -> None:
    """Somebody says something; unless it is done, the table and all other pages are as before."""
    client = rng.choice(clients)
    live = world.live(table)
    length, told = live.table.length, [len(one.raw) for one in clients]
    now = client.state["n"]
    decision = rng.choice([now, now, now - 1, -1, now + 1, 10**6, 2**70, 0.5, None, "1"])
    others = [one for one in clients if one is not client]
    action = rng.choice([noise(rng), rng.choice(rng.choice(others).offered or [{"do": "pass"}])])
    kind = rng.choice(["act", "act", "act", "why"])
    message = {"t": kind, "id": rng.choice(["a", f"n{rng.random()}"]), "action": action}
    answer = await client.say(**message, **({"decision": decision} if kind == "act" else {}))
    for one in clients:
        for raw in one.raw[-2:]:
            msgspec.json.decode(raw, type=AnyFromServer)
    if live.table.length == length:
        assert answer["t"] in ("refused", "because", "done")
        assert [len(one.raw) - before for one, before in zip(clients, told, strict=True)] == [
            int(one is client) for one in clients
        ], message
    else:
        # It happened to be possible.
        assert client.seat >= 0
        assert any(reply["t"] == "done" for reply in client.messages[-4:]), message


async def go_on(world: World, clients: list[Client], rng: random.Random) -> bool:
    """One action that was offered, or a party that comes round in a verdict; whether the match goes on."""
    if clients[0].info["status"] != "playing":
        return False
    host = clients[0]
    if host.state["awaits"] == [-1]:
        verdicts = [action for action in host.offered if action["do"] == "verdict"]
        if verdicts:
            for other in clients[1:]:
                answer = await other.act(verdicts[0])
                assert answer["code"] in ("not_now", "not_seated", "no_judging", "table_only"), answer
            assert (await host.act(rng.choice(verdicts)))["t"] == "done"
        return True
    able = [client for client in clients if client.on_turn]
    if not able:
        await world.wait(0.05)
        return True
    client = rng.choice(able)
    calm = [action for action in client.offered if action["do"] not in ("offer", "timeup", "verdict")]
    chosen = rng.choice(calm if calm and rng.random() < 0.9 else client.offered)
    assert (await client.act(chosen))["t"] == "done"
    return True


@pytest.mark.parametrize(
    "rules",
    ["preferans/klassika", "preferans/sochi", "preferans/hussar-2", "preferans/skachki", "preferans/kodeks-1996"],
)
async def test_noise_during_a_match_harms_nobody(tmp_path: Path, rules: str) -> None:
    rng = random.Random(rules)
    people = PEOPLE[: Preferans.parse(rules).players]
    async with World(tmp_path) as world:
        table = (await world.table(*people, rules=rules)).id
        players = [await world.open(table, user) for user in people]
        clients = [*players, await world.open(table, None)]
        for _ in range(220):
            for _ in range(rng.randrange(3)):
                await disturb(world, table, rng, clients)
            if not await go_on(world, players, rng):
                break
        for client in clients:
            await client.check()
        for user in people:
            await world.hub.vote_abandon(user, table, agree=True)
        record = await world.hub.record(table)
        again = record.match()
        assert again.state == world.live(table).table.match.state
        # The log gives the same table again.
        await world.restart()
        assert (await world.hub.info(table)).deals == again.game.deals(again.state)


async def test_nobody_plays_another_seats_cards_or_enters_what_is_the_tables(tmp_path: Path) -> None:
    hands = [mask_of(PACK[HAND * place : HAND * place + HAND]) for place in range(3)]
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules="preferans/sochi")).id
        players = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        watcher = await world.open(table, None)
        for action in (
            {"do": "deal", "hands": hands, "rest": mask_of(PACK[30:])},
            {"do": "shuffle", "seed": "2a" * 32},
            {"do": "fault", "seat": 0, "kind": "misdeal"},
            {"do": "verdict", "least": 6},
            {"do": "timeup"},
        ):
            for client in (*players, watcher):
                answer = await client.act(action)
                assert answer["t"] == "refused", (action, answer)
        await play(world, players, random.Random(3), 12)
        for client in players:
            for card in range(32):
                offered = {"do": "play", "card": card} in client.offered
                if not offered and not client.on_turn:
                    assert (await client.act({"do": "play", "card": card}))["t"] == "refused"
