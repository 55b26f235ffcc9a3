"""Under-declaring at a table of the server: the two whom it concerns agree, host or not (PF-171..175)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prikup.core.cards import parse_cards
from prikup.server.tables.driver import ROUND
from tests.server.tables.support import ANNA, BORIS, VERA, Client, World

RULES = "preferans/sochi+proof.kind=game"
DEAL = {
    "do": "deal",
    "hands": [*map(parse_cards, ("SAKQJ.CA.DA87.HA7", "ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT"))],
    "rest": parse_cards("H98"),
}
PACE = 2000


def verdict(least: int) -> dict[str, Any]:
    return {"do": "verdict", "least": least}


async def judged(world: World) -> tuple[str, list[Client]]:
    """A six of the host's with eight tricks; a defender asks, the host speaks of a lay, and the defender sees none."""
    table = (await world.table(ANNA, BORIS, VERA, rules=RULES, deal=DEAL, dealer=2, pace=PACE)).id
    pages = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
    steps: list[tuple[int, dict[str, Any]]] = [
        (0, {"do": "call", "level": 6, "strain": 0}),
        (1, {"do": "pass"}),
        (2, {"do": "pass"}),
        (0, {"do": "lay", "cards": parse_cards("H98")}),
        (0, {"do": "declare", "level": 6, "strain": 0}),
        (1, {"do": "whist"}),
        (2, {"do": "pass"}),
        (1, {"do": "stand"}),
        (0, {"do": "offer", "tricks": [8, 2, 0]}),
        (1, {"do": "accept"}),
        (1, {"do": "demand"}),
        (0, {"do": "refuse"}),
        (1, {"do": "refuse"}),
    ]
    for seat, action in steps:
        answer = await pages[seat].act(action)
        assert answer["t"] == "done", (seat, action, answer)
    return table, pages


def hills(page: Client) -> list[int]:
    return list(page.state["view"]["sheet"]["hills"])


async def test_the_two_agree_and_the_table_is_not_asked(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        _, (host, asker, passer) = await judged(world)
        assert host.on_turn
        assert asker.on_turn
        assert not passer.on_turn
        assert passer.offered == []
        assert (await asker.act(verdict(7)))["t"] == "done"
        await world.wait(PACE)
        assert host.on_turn, "the word of one decides nothing, however long the other thinks"
        assert (await host.act(verdict(8)))["t"] == "done"
        assert hills(passer) == [4, 0, 0], "two tricks above a six that no lay explains"


async def test_a_host_decides_nothing_alone(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        _, (host, asker, passer) = await judged(world)
        assert (await host.act(verdict(6)))["t"] == "done"
        assert (await host.act(verdict(6)))["t"] == "refused"
        assert host.state["view"]["phase"] == "judging"
        assert asker.on_turn
        assert (await asker.act(verdict(8)))["t"] == "done"
        assert host.offered == [verdict(8)]
        assert asker.offered == [verdict(6)]
        assert passer.state["view"]["proof"]["said"] == [[0, 6], [1, 8]]
        assert (await asker.act(verdict(6)))["t"] == "done"
        assert hills(passer) == [0, 4, 0], "the game stands, and the whister owes two tricks of a six"


async def test_who_do_not_agree_get_the_mildest_after_a_while(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (host, asker, passer) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(5))
        await world.wait(ROUND * PACE / 1000 - 0.1)
        assert passer.state["view"]["phase"] == "judging"
        await world.wait(0.2)
        assert hills(passer) == [0, 4, 0]
        await passer.check()
        await world.restart()
        again = await world.open(table, VERA)
        assert hills(again) == [0, 4, 0]
