"""Rule sets compared for pages: once for all who ask, one after another, and never without an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from prikup.core.errors import RulesError
from prikup.rule_changes import Part, RuleChanges, compared, rule_changes
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import SeatInfo, TableInfo, TableOptions
from prikup.server.errors import ServerError
from prikup.server.rule_comparisons import MOST, TRIES, Comparing, RuleComparisons, usual_rules

PL, RU = "thousand/pl", "thousand/ru"
DEALS = 6


class Bots:
    """In the place of the bot processes: compares here, when it may. ``lost``: so many parts get no answer first."""

    def __init__(self, lost: int = 0) -> None:
        self.asked: list[tuple[str, str, Part]] = []
        self.free = asyncio.Event()
        self.free.set()
        self.lost = lost

    async def compare(self, known: str, new: str, part: Part) -> bytes:
        self.asked.append((known, new, part))
        await self.free.wait()
        if self.lost:
            self.lost -= 1
            raise ServerError("rules_busy")
        return msgspec.msgpack.encode(compared(known, new, "", part))


def comparisons(bots: Bots, rate: str = "100/second") -> RuleComparisons:
    pool: Any = bots
    return RuleComparisons(pool, Limiter(), rate, deals=DEALS)


async def test_what_is_found_is_what_the_command_says_and_kept() -> None:
    bots = Bots()
    found = comparisons(bots)
    first = await found.changes(PL, RU, "here", 60)
    assert first == rule_changes(PL, RU, DEALS)
    parts = len(bots.asked)
    # However the rules are written, they are the same.
    assert await found.changes(f" {PL}", f"{RU}+auction.step=5", "there", 0) == first
    assert len(bots.asked) == parts


async def test_who_asks_for_the_same_waits_for_the_same() -> None:
    bots = Bots()
    found = comparisons(bots, "1/hour")
    bots.free.clear()
    assert await found.changes(PL, RU, "here", 0) == Comparing(0, DEALS)
    both = [asyncio.create_task(found.changes(PL, RU, "here", 60)) for _ in range(2)]
    await asyncio.sleep(0.01)
    bots.free.set()
    one, other = await asyncio.gather(*both)
    assert one is other
    assert isinstance(one, RuleChanges)
    # One comparison was counted; another is refused, and what is known is not counted.
    with pytest.raises(ServerError) as refused:
        await found.changes(RU, PL, "here", 60)
    assert refused.value.code == "too_many_requests"
    assert await found.changes(PL, RU, "here", 0) is one
    assert isinstance(await found.changes(RU, PL, "there", 60), RuleChanges)


async def test_it_goes_on_when_nobody_waits_and_says_how_far_it_is() -> None:
    bots = Bots()
    found = comparisons(bots)
    waiting = asyncio.create_task(found.changes(PL, RU, "here", 60))
    await asyncio.sleep(0)
    waiting.cancel()
    while not isinstance(far := await found.changes(PL, RU, "here", 0.001), RuleChanges):
        assert 0 <= far.done <= far.deals == DEALS
    assert far.deals == DEALS


async def test_only_so_many_wait_and_one_is_made_at_a_time() -> None:
    bots = Bots()
    found = comparisons(bots)
    bots.free.clear()
    others = [f"{RU}+barrel.at={at}" for at in range(800, 800 + 10 * MOST, 10)]
    for other in others:
        assert isinstance(await found.changes(RU, other, "here", 0), Comparing)
    with pytest.raises(ServerError) as refused:
        await found.changes(PL, RU, "here", 0)
    assert refused.value.code == "rules_busy"
    async with asyncio.timeout(60):
        while not bots.asked:
            await asyncio.sleep(0.01)
    # A second one would come now.
    await asyncio.sleep(0.1)
    assert len(bots.asked) == 1
    bots.free.set()
    for other in others:
        assert isinstance(await found.changes(RU, other, "here", 60), RuleChanges)


@pytest.mark.parametrize(("lost", "code"), [(TRIES - 1, ""), (TRIES, "rules_busy")])
async def test_a_part_without_an_answer_is_asked_for_again(lost: int, code: str) -> None:
    found = comparisons(Bots(lost))
    if code:
        with pytest.raises(ServerError, match=code):
            await found.changes(PL, RU, "here", 60)
    # What failed is not kept: who asks again gets it.
    assert isinstance(await found.changes(PL, RU, "here", 60), RuleChanges)


async def test_rules_that_cannot_be_compared_take_nobody_s_time() -> None:
    bots = Bots()
    found = comparisons(bots, "1/hour")
    for new in ("preferans/sochi", "thousand/rus", "thousand/pl-4"):
        with pytest.raises(RulesError):
            await found.changes(PL, new, "here", 60)
    assert await found.changes(PL, PL, "here", 60) == RuleChanges(PL, PL, DEALS, ())
    assert bots.asked == []


async def test_the_end_of_the_server_ends_them() -> None:
    bots = Bots()
    found = comparisons(bots)
    bots.free.clear()
    waiting = asyncio.create_task(found.changes(PL, RU, "here", 60))
    await asyncio.sleep(0.01)
    await found.stop()
    for late in (waiting, found.changes(RU, PL, "here", 60)):
        with pytest.raises(ServerError, match="rules_busy"):
            await late
    assert not found._going


def test_what_somebody_usually_plays() -> None:
    def table(
        rules: str, status: Any = "over", *, lesson: str = "", players: int = 3, game: str = "thousand"
    ) -> TableInfo:
        seats: tuple[SeatInfo, ...] = ()
        number[0] += 1
        options = TableOptions(rules=rules, lesson=lesson)
        return TableInfo(f"t{number[0]}", rules, game, players, status, seats, "", options)

    number = [0]
    here = table(RU, "waiting")
    usual: Callable[..., str] = lambda *played: usual_rules(played, here)  # noqa: E731
    assert usual() == ""
    # The most often played; of two, the newer one, which stands first.
    assert usual(table(PL), table("thousand/en"), table("thousand/en")) == "thousand/en"
    assert usual(table(PL), table("thousand/en")) == PL
    # Who usually plays these rules is told nothing.
    assert usual(table(RU), table(RU), table(PL)) == ""
    # Another game, another number of players, a lesson, and a table where nobody has played yet.
    assert usual(table("preferans/sochi", game="preferans"), table("thousand/pl-4", players=4)) == ""
    assert usual(table(PL, lesson="thousand"), table(PL, "waiting"), here) == ""
