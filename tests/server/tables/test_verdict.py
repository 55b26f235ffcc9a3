"""Under-declaring at a table of the server: the two whom it concerns agree, host or not (PF-171..175)."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import pytest

from prikup.core.cards import parse_cards
from prikup.core.match import Match
from prikup.preferans.actions import Verdict
from prikup.search import ruling, worst_layout
from prikup.server import judging
from prikup.server.judging import Judge
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


class Bench:
    """Judges in this process, as soon as it may."""

    def __init__(self, *, may: bool = True) -> None:
        self.may = asyncio.Event()
        self.given: list[Any] = []
        if may:
            self.may.set()

    async def ruling(self, match: Match[Any, Any, Any]) -> Any:
        await self.may.wait()
        self.given.append(ruling(worst_layout(match, threads=1)))
        return self.given[-1]


async def test_where_they_do_not_agree_all_layouts_are_looked_through(tmp_path: Path) -> None:
    """The host draws four rounds of trumps and has three aces: no layout gives fewer than seven, so the six failed."""
    bench = Bench()
    async with World(tmp_path, judge=bench) as world:
        _, (host, asker, passer) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(5))
        await world.wait(ROUND * PACE / 1000 - 0.1)
        assert passer.state["view"]["phase"] == "judging", "they may still agree"
        await world.wait(0.2)
        assert bench.given == [Verdict(7)]
        assert hills(passer) == [4, 0, 0]


async def test_the_two_may_agree_while_the_layouts_are_looked_through(tmp_path: Path) -> None:
    bench = Bench(may=False)
    async with World(tmp_path, judge=bench) as world:
        _, (host, asker, passer) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(6))
        await world.wait(ROUND * PACE / 1000 + 10)
        assert passer.state["view"]["phase"] == "judging", "the verdict takes its time"
        assert (await asker.act(verdict(6)))["t"] == "done"
        assert hills(passer) == [0, 4, 0]
        bench.may.set()
        await world.wait(1)
        assert bench.given == []


async def test_the_verdict_is_entered_when_it_is_found(tmp_path: Path) -> None:
    bench = Bench(may=False)
    async with World(tmp_path, judge=bench) as world:
        _, (host, asker, passer) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(6))
        await world.wait(ROUND * PACE / 1000 + 10)
        # Looked for once, however often the table is planned anew.
        await world.open(passer.info["id"], VERA)
        bench.may.set()
        await world.wait(0.1)
        assert bench.given == [Verdict(7)]
        assert hills(passer) == [4, 0, 0]


@pytest.mark.search
async def test_the_judge_is_a_process_of_its_own(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, (host, asker, _) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(6))
        match = world.live(table).table.match
    # The process gives way to all others: on a busy machine it needs more than its usual time.
    assert await Judge(seconds=500).ruling(match) == Verdict(7)
    assert await Judge(seconds=0).ruling(match) is None
    assert await Judge().ruling(Match(match.game, 0)) is None
    # Who no longer waits leaves no process behind.
    judge = Judge()
    asked = asyncio.create_task(judge.ruling(match))
    while not (begun := _children()):
        await asyncio.sleep(0.01)
    asked.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asked
    assert not begun & _children()


async def test_a_process_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table, (host, asker, _) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(6))
        match = world.live(table).table.match
    before = _children()
    monkeypatch.setattr(judging, "START", 0.0)
    assert await Judge(seconds=0).ruling(match) is None
    assert _children() == before


async def test_without_room_for_a_process_the_verdict_is_the_games_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", full)
    async with World(tmp_path, judge=Judge()) as world:
        _, (host, asker, passer) = await judged(world)
        await asker.act(verdict(8))
        await host.act(verdict(5))
        await world.wait(ROUND * PACE / 1000 + 0.1)
        assert hills(passer) == [0, 4, 0]


def _children() -> set[str]:
    """Processes that judge, among those of this one."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if b"prikup.server.judging" in (folder / "cmdline").read_bytes():
                parent = (folder / "stat").read_text().rsplit(")", 1)[1].split()[1]
                if int(parent) == os.getpid():
                    found.add(folder.name)
    return found
