"""Each table has a secret of its own for its bots; what they decided is written down, and told with it in the end."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from prikup.bots.levels import DRAWN, PlayedBy, played_by
from prikup.core.shuffle import commitment
from prikup.disclosure import verify
from prikup.server.pool.pool import FALLBACK_BOT, BotAnswer
from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.writes import read_log
from tests.server.tables.support import ANNA, BORIS, GUEST, LONG, InlinePool, Question, World, play, refused


class Clumsy(InlinePool):
    """A pool in which bots fail now and then, and which remembers the seeds."""

    def __init__(self, *, fails: bool) -> None:
        super().__init__()
        self.fails = fails
        self.seeds: list[str] = []

    async def answer(self, question: Question) -> BotAnswer:
        self.seeds.append(question.seed)
        asked = len(self.seeds)
        fails = self.fails and not question.out_of_turn
        if fails and asked % 7 == 0:
            return BotAnswer(random.Random(question.seed).randrange(len(question.legal)))
        return await super().answer(question._replace(bot=FALLBACK_BOT) if fails and asked % 5 == 0 else question)


async def done(world: World, table: str) -> list[Did]:
    """The actions of a table's log."""
    bodies = await world.store.read(lambda connection: read_log(connection, table))
    return [entry for entry in map(read_entry, bodies) if isinstance(entry, Did)]


async def test_every_table_has_a_secret_of_its_own_that_nobody_is_shown(tmp_path: Path) -> None:
    pool = Clumsy(fails=False)
    async with World(tmp_path, pool) as world:
        one, other = [(await world.table(ANNA, bots=["thumb", "random"], rules=LONG)).id for _ in range(2)]
        pages = [await world.open(one, ANNA), await world.open(one, None)]
        await play(world, pages[:1], random.Random(1), 60)
        secret, second = world.live(one).table.secret, world.live(other).table.secret
        assert len(bytes.fromhex(secret)) == len(bytes.fromhex(second)) == 32
        assert secret != second
        assert pages[0].info["bots_commitment"] == pages[1].info["bots_commitment"] == commitment(secret)
        assert not any(secret.encode() in raw for page in pages for raw in page.raw)
        assert await refused(world.hub.disclosure(one)) == "match_running"
        # A bot's process gets a seed that was derived for one decision.
        texts = [f"{secret}/{seat}/{step}" for step in range(1000) for seat in range(3)]
        assert pool.seeds
        assert set(pool.seeds) <= {sha256(text.encode()).hexdigest() for text in texts}
        await world.restart()
        await world.hub.info(one)
        assert world.live(one).table.secret == secret


async def test_a_rematch_has_another_secret(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        await world.hub.vote_abandon(ANNA, table, agree=True)
        rematch = (await world.hub.again(ANNA, table)).rematch
        await world.hub.info(rematch)
        assert world.live(rematch).table.secret not in ("", world.live(table).table.secret)


async def test_what_a_bot_decided_says_which_bot_it_was(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["random"], stand_in="thumb")).id
        pages = [await world.open(table, user) for user in (ANNA, BORIS)]
        await play(world, pages, random.Random(2), 20)
        await world.hub.leave(BORIS, table)
        await play(world, pages[:1], random.Random(3), 20)
        entries = await done(world, table)
        bots = {(entry.seat, entry.bot.level) for entry in entries if entry.bot is not None}
        assert bots == {(1, "thumb"), (2, "random")}
        assert all(entry.bot is None for entry in entries if entry.seat in (-1, 0) or entry.id)
        assert all(entry.bot is not None for entry in entries if entry.seat == 2)


def test_a_searching_level_names_its_budget() -> None:
    found = played_by("thousand", "pimc")
    assert (found.level, found.worlds, found.nodes, found.model, found.fallback) == ("pimc", 160, 800_000, "", "")
    assert found.version
    assert played_by("preferans", "thumb", DRAWN) == PlayedBy("thumb", found.version, fallback=DRAWN)
    # What is not so is left out.
    assert msgspec.json.decode(msgspec.json.encode(played_by("thousand", "thumb"))) == {
        "level": "thumb",
        "version": found.version,
    }


@pytest.mark.parametrize("rules", [LONG, "preferans/sochi"])
async def test_a_match_of_bots_that_fail_is_repeated_from_its_disclosure(tmp_path: Path, rules: str) -> None:
    async with World(tmp_path, Clumsy(fails=True)) as world:
        table = (await world.table(ANNA, bots=["thumb", "random"], rules=rules)).id
        page = await world.open(table, ANNA)
        await play(world, [page], random.Random(4), 40)
        await world.hub.vote_abandon(ANNA, table, agree=True)
        told = await world.hub.disclosure(table)
        live = world.live(table).table
        assert (told.secret, told.commitment) == (live.secret, page.info["bots_commitment"])
        entries = await done(world, table)
        assert [one.by for one in told.decisions] == [entry.bot for entry in entries if entry.bot is not None]
        fallbacks = {one.by.fallback for one in told.decisions}
        assert fallbacks == {"", DRAWN, FALLBACK_BOT}
        found = verify(told, page.info["bots_commitment"])
        assert found.good
        assert found.same == len(told.decisions) > 40
        assert found.fallbacks == sum(bool(one.by.fallback) for one in told.decisions)
        assert found.listed == {seat: found.steps[seat] for seat in (1, 2)}


class Modest(InlinePool):
    """A pool in which `thumb` leaves every third decision to `random`, and says so."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    async def answer(self, question: Question) -> BotAnswer:
        self.number += 1
        leaves = question.bot == "thumb" and not question.out_of_turn and self.number % 3 == 0
        answer = await super().answer(question._replace(bot="random") if leaves else question)
        return msgspec.structs.replace(answer, by=question.bot, left_to="random" if leaves else "")


async def test_what_a_level_leaves_to_another_is_written_and_repeated(tmp_path: Path) -> None:
    """It is no failure: the bot is asked again as ever."""
    async with World(tmp_path, Modest()) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        page = await world.open(table, ANNA)
        await play(world, [page], random.Random(4), 40)
        await world.hub.vote_abandon(ANNA, table, agree=True)
        told = await world.hub.disclosure(table)
        left = [one.by for one in told.decisions if one.by.fallback]
        assert len(left) > 5
        assert {(by.level, by.fallback) for by in left} == {("thumb", "random")}
        assert len(left) < len(told.decisions)
        assert verify(told, page.info["bots_commitment"]).good


async def test_a_match_that_an_older_version_began_lists_what_was_written_since(tmp_path: Path) -> None:
    old = msgspec.json.encode({"e": "did", "seat": 1, "action": {"do": "pass"}, "at": 5})
    entry = read_entry(old)
    assert isinstance(entry, Did)
    assert entry.bot is None
    async with World(tmp_path) as world:
        table = (await world.table(GUEST, bots=["thumb", "thumb"])).id
        await world.hub.vote_abandon(GUEST, table, agree=True)
        told = await world.hub.disclosure(table)
        assert told.decisions == ()
        assert verify(told).good
