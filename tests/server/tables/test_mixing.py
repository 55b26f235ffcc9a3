"""Each deal is mixed with a link of every person who is there; what is missing is said, and what cheats is refused."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup.core.actions import Shuffle
from prikup.core.mixing import LINKS, Mixed, mixed_seed
from prikup.disclosure import read_disclosure, verify
from prikup.server.tables import commands
from prikup.server.tables.link_round import CHAIN_WAIT, CHAINS_WAIT, LINK_WAIT
from prikup.server.tables.log_entries import Chained, Committed, Did, LogEntry, entry_bytes, read_entry
from prikup.server.tables.table import Table, load
from prikup.server.tables.writes import read_log
from prikup.server.user import User
from tests.server.tables.support import ANNA, BORIS, FOUR_NINES, Client, World, play, refused

LONG = (
    "thousand/ru+redeal.four_nines=off+redeal.three_nines=off+redeal.under=off"
    "+talon_redeal.nines=off+talon_redeal.under=off"
)
"""Bots claim what they may, and one deal more is mixed: here nobody may claim a redeal."""


class Device(Client):
    """A page that takes part: it publishes a chain, and answers with its links if it is told to."""

    def __init__(self, world: World, user: User, secret: str) -> None:
        super().__init__(world, user)
        self.answers = True
        self.links = [bytes.fromhex(secret * 32)]
        for _ in range(40):
            self.links.append(sha256(self.links[-1]).digest())
        self.links.reverse()
        self.first = 1
        self.asked: list[dict[str, Any]] = []

    @property
    def end(self) -> str:
        return self.links[0].hex()

    def link(self, deal: int) -> str:
        """The link of a deal."""
        return self.links[deal - self.first + 1].hex()

    def take(self, raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["t"] == "links":
            self.asked.append(message)
            return
        super().take(raw)

    async def publish(self) -> dict[str, Any]:
        """Publishes the chain."""
        return await self.say(t="chain", id="c", end=self.end, first=self.first)

    async def give(self, deal: int, link: str = "") -> dict[str, Any]:
        """Gives a link; gives the answer to it."""
        await self.page.receive(
            msgspec.json.encode({"t": "link", "id": f"l{deal}", "deal": deal, "link": link or self.link(deal)})
        )
        answers = [one for one in self.messages if one.get("id") == f"l{deal}"]
        await self.world.settle()
        return answers[-1]


async def device(world: World, table: str, user: User, secret: str, *, publishes: bool = True) -> Device:
    """A device that opens the table and publishes its chain."""
    made = Device(world, user, secret)
    made.page = await world.hub.connect(table, user, made.take, ended=made.on_end, links=True)
    await world.settle()
    if publishes:
        assert (await made.publish())["t"] in ("done", "table")
    return made


async def two(world: World, **options: Any) -> tuple[str, Device, Device]:
    """A table where two people sit and watch it begin, and a bot."""
    table = (await world.table(ANNA, bots=["thumb"], rules=LONG, **options)).id
    anna = await device(world, table, ANNA, "a1")
    boris = await device(world, table, BORIS, "b2", publishes=False)
    await world.hub.sit(BORIS, table)
    await world.settle()
    assert (await boris.publish())["t"] in ("done", "table")
    await world.settle()
    return table, anna, boris


async def entries(world: World, table: str) -> list[LogEntry]:
    """The log of a table."""
    bodies = await world.store.read(lambda connection: read_log(connection, table))
    return [read_entry(body) for body in bodies]


async def mixes(world: World, table: str) -> list[Mixed]:
    """What the deals of a table were mixed with."""
    done = [entry for entry in await entries(world, table) if isinstance(entry, Did)]
    return [entry.mixed for entry in done if entry.mixed is not None]


def shuffled_by(world: World, table: str) -> list[str]:
    """The seeds of the packs."""
    return [action.seed for _, action in world.live(table).table.match.log if isinstance(action, Shuffle)]


async def play_deal(world: World, *pages: Device, until: int) -> None:
    """Random play until so many shuffles are asked for; links are given when they are asked for."""
    rng = random.Random(until)
    table = pages[0].info["id"]
    for _ in range(4000):
        live = world.live(table).table
        if live.next_deal > until or live.status != "playing":
            return
        for page in pages:
            if page.answers and page.asked and page.asked[-1]["deal"] == live.next_deal and live.shuffles():
                await page.give(live.next_deal)
        able = [page for page in pages if page.on_turn]
        if able:
            await able[0].act(rng.choice(able[0].offered))
        else:
            await world.wait(0.05)


async def test_a_deal_is_mixed_with_the_links_of_those_who_are_there(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, anna, boris = await two(world)
        await world.wait(0)
        server, *chains = anna.info["mixing"]["chains"]
        assert server["seat"] == -1
        assert [(one["seat"], one["end"], one["first"]) for one in chains] == [(0, anna.end, 1), (1, boris.end, 1)]
        # Everybody is asked with the same chains, and nothing is dealt before the links are there.
        assert anna.asked == boris.asked == [{"t": "links", "deal": 1, "chains": [server, *chains]}]
        assert shuffled_by(world, table) == []
        assert (await anna.give(1))["t"] == "done"
        await world.wait(0)
        assert shuffled_by(world, table) == []
        await boris.give(1)
        await world.wait(0)
        (mixed,) = await mixes(world, table)
        assert mixed == Mixed(1, (anna.link(1), boris.link(1), ""), ("", "", "bot"))
        (committed,) = [one for one in await entries(world, table) if isinstance(one, Committed)]
        assert shuffled_by(world, table) == [mixed_seed(committed.seed, 1, mixed.links)]
        assert sha256(bytes.fromhex(committed.seed)).hexdigest() == server["end"] == anna.info["commitment"]
        last = anna.info["mixing"]["last"]
        assert last == {"deal": 1, "links": [anna.link(1), boris.link(1), ""], "without": ["", "", "bot"]}
        assert anna.info["mixing"]["links"] == [1, 1, 0]


async def test_a_link_is_waited_for_one_second(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, anna, boris = await two(world)
        await anna.give(1)
        await world.wait(LINK_WAIT - 0.01)
        assert shuffled_by(world, table) == []
        await world.wait(0.02)
        (mixed,) = await mixes(world, table)
        assert mixed == Mixed(1, (anna.link(1), "", ""), ("", "late", "bot"))
        assert anna.info["mixing"]["late"] == [0, 1, 0]
        # What comes too late is refused, and not kept for the next deal.
        assert (await boris.give(1))["code"] == "wrong_link"


async def test_nobody_is_waited_for_who_takes_no_part(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        await world.open(table, ANNA)
        (mixed,) = await mixes(world, table)
        assert mixed == Mixed(1, ("", "", ""), ("none", "bot", "bot"))
        assert mixed.alone
        info = await world.hub.info(table)
        assert info.mixing is not None
        assert info.mixing.alone == 1
        # It is mixed all the same: the seed of the pack is not the one that was committed.
        assert shuffled_by(world, table) == [mixed_seed(world.live(table).table.seed, 1, ("", "", ""))]


async def test_the_chain_of_a_page_that_has_just_come_is_waited_for(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1", publishes=False)
        await world.wait(CHAIN_WAIT - 0.1)
        assert shuffled_by(world, table) == []
        await anna.publish()
        await anna.give(1)
        await world.wait(0)
        assert (await mixes(world, table))[0].links[0] == anna.link(1)
        slow = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        await device(world, slow, ANNA, "a1", publishes=False)
        await world.wait(CHAIN_WAIT + 0.01)
        assert (await mixes(world, slow))[0].without[0] == "none"


async def test_a_link_of_another_chain_is_refused_and_the_deal_goes_on_without(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        other = Device(world, BORIS, "b2")
        assert (await anna.give(1, other.link(1)))["code"] == "wrong_link"
        await world.wait(0)
        assert (await mixes(world, table))[0] == Mixed(1, ("", "", ""), ("late", "bot", "bot"))
        # The second try would be a choice between two deals.
        assert (await anna.give(1))["code"] == "wrong_link"


@pytest.mark.parametrize("link", ["", "zz" * 32, "A1" * 32, "00" * 31])
async def test_what_is_no_link_is_refused(tmp_path: Path, link: str) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        await anna.say(t="link", id="x", deal=1, link=link)
        assert anna.last("refused")["code"] == "wrong_link"
        await anna.say(t="chain", id="y", end=link, first=1)
        assert anna.last("refused")["id"] == "y"
        for first in (3, 2 - LINKS):
            await anna.say(t="chain", id="z", end=anna.end, first=first)
            assert (anna.last("refused")["id"], anna.last("refused")["code"]) == ("z", "wrong_link")


async def test_a_spectator_gives_no_links(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        boris = await device(world, table, BORIS, "b2", publishes=False)
        for message in ({"t": "chain", "end": boris.end, "first": 1}, {"t": "link", "deal": 1, "link": boris.link(1)}):
            await boris.say(id="x", **message)
            assert boris.last("refused")["code"] == "not_seated"


async def test_a_chain_that_comes_after_the_question_counts_from_the_next_deal(tmp_path: Path) -> None:
    """Else who knows the links of others could choose a chain that gives a good deal."""
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        assert anna.asked
        boris = await device(world, table, BORIS, "b2")
        assert boris.asked == []
        (chained,) = [one for one in await entries(world, table) if isinstance(one, Chained) and one.seat == 1]
        assert chained.since == 2
        await anna.give(1)
        await world.wait(0)
        assert (await mixes(world, table))[0].without == ("", "none", "bot")
        await play_deal(world, anna, boris, until=2)
        assert (await mixes(world, table))[1] == Mixed(2, (anna.link(2), boris.link(2), ""), ("", "", "bot"))


async def test_a_page_that_is_loaded_again_goes_on_with_its_chain(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        await play_deal(world, anna, until=1)
        anna.page.close()
        again = await device(world, table, ANNA, "a1")
        await play_deal(world, again, until=2)
        assert [one.links[0] for one in await mixes(world, table)] == [anna.link(1), anna.link(2)]
        assert sum(isinstance(one, Chained) for one in await entries(world, table)) == 1


async def test_a_restart_of_the_server_asks_again_for_the_same_link(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        assert anna.asked[0]["deal"] == 1
        await world.restart()
        again = await device(world, table, ANNA, "a1")
        assert again.asked == anna.asked
        await again.give(1)
        await world.wait(0)
        assert (await mixes(world, table))[0].links[0] == anna.link(1)


@pytest.mark.parametrize("restarts", [False, True], ids=["everybody left", "the server started again"])
async def test_a_chain_does_not_count_for_a_deal_whose_links_were_asked_for_before(
    tmp_path: Path, *, restarts: bool
) -> None:
    """Whoever has read Anna's link could choose it; and Anna's page would take the server for a cheat."""
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        (question,) = anna.asked
        if restarts:
            await world.restart()
        else:
            anna.page.close()
            await world.settle()
        again = await device(world, table, ANNA, "a1", publishes=False)
        boris = await device(world, table, BORIS, "b2")
        (chained,) = [one for one in await entries(world, table) if isinstance(one, Chained) and one.seat == 1]
        assert chained.since == 2
        await again.publish()
        assert again.asked == [question]
        await again.give(1)
        await world.wait(LINK_WAIT)
        assert (await mixes(world, table))[0] == Mixed(1, (anna.link(1), "", ""), ("", "none", "bot"))
        await play_deal(world, again, boris, until=2)
        assert (await mixes(world, table))[1].links == (anna.link(2), boris.link(2), "")


async def test_a_page_that_is_loaded_again_while_its_link_is_awaited_is_asked_again(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, anna, boris = await two(world)
        await boris.give(1)
        anna.page.close()
        again = await device(world, table, ANNA, "a1")
        assert again.asked == anna.asked
        await again.give(1)
        await world.wait(0)
        assert (await mixes(world, table))[0].links == (anna.link(1), boris.link(1), "")


async def test_no_two_deals_or_seats_have_the_same_links(tmp_path: Path) -> None:
    """Else an honest server's file would have a fault."""
    async with World(tmp_path) as world:
        table, anna, boris = await two(world)
        await anna.say(t="chain", id="x", end=anna.end, first=0)
        assert (anna.last("refused")["id"], anna.last("refused")["code"]) == ("x", "wrong_link")
        await boris.say(t="chain", id="y", end=anna.end, first=1)
        assert (boris.last("refused")["id"], boris.last("refused")["code"]) == ("y", "wrong_link")
        await play_deal(world, anna, boris, until=1)
        # A chain with one link more at its end: its second link is the first one of the chain before.
        anna.links.insert(0, sha256(anna.links[0]).digest())
        assert (await anna.publish())["t"] in ("done", "table")
        await play_deal(world, anna, boris, until=2)
        assert (await mixes(world, table))[1] == Mixed(2, ("", boris.link(2), ""), ("late", "", "bot"))
        for user in (ANNA, BORIS):
            await world.hub.vote_abandon(user, table, agree=True)
        assert verify(await world.hub.disclosure(table)).findings == ()


async def test_nobody_holds_a_table_up_by_opening_it_again_and_again(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules=LONG)).id
        # The first page of Boris is there before Anna's chain: else he is not waited for.
        before = [await device(world, table, BORIS, "b2", publishes=False)]
        anna = await device(world, table, ANNA, "a1")
        began = world.time.ticks()
        while not anna.asked and world.time.ticks() - began < 10:
            now = await device(world, table, BORIS, "b2", publishes=False)
            for one in before:
                one.page.close()
            before = [now]
            await world.wait(CHAIN_WAIT - 0.1)
        assert world.time.ticks() - began <= CHAINS_WAIT + CHAIN_WAIT


async def test_a_device_whose_chain_does_not_count_may_go(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        laptop = await device(world, table, ANNA, "a1")
        phone = await device(world, table, ANNA, "c3")
        await device(world, table, ANNA, "d4")
        phone.page.close()
        await world.settle()
        assert [one.end for one in await entries(world, table) if isinstance(one, Chained)] == [laptop.end]


async def test_a_chain_that_counts_from_the_next_deal_on_keeps_its_place(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        laptop = await device(world, table, ANNA, "a1")
        phone = await device(world, table, ANNA, "c3")
        laptop.page.close()
        await world.settle()
        await device(world, table, ANNA, "d4")
        chained = [(one.end, one.since) for one in await entries(world, table) if isinstance(one, Chained)]
        assert chained == [(laptop.end, 1), (phone.end, 2)]


async def test_the_first_device_keeps_its_chain_and_the_second_takes_over_when_it_is_gone(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        laptop = await device(world, table, ANNA, "a1")
        phone = await device(world, table, ANNA, "c3")
        assert phone.asked == []
        await play_deal(world, laptop, until=1)
        laptop.page.close()
        await world.settle()
        await play_deal(world, phone, until=2)
        found = await mixes(world, table)
        assert [one.links[0] for one in found] == [laptop.link(1), phone.link(2)]
        chained = [(one.end, one.since) for one in await entries(world, table) if isinstance(one, Chained)]
        assert chained == [(laptop.end, 1), (phone.end, 2)]
        assert [one["end"] for one in phone.info["mixing"]["chains"] if one["seat"] == 0] == [phone.end]


async def test_chains_are_not_changed_without_end(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, rules=LONG)).id
        anna = await device(world, table, ANNA, "a1", publishes=False)
        for number in range(commands.MOST_CHAINS):
            await anna.say(t="chain", id=str(number), end=anna.links[number].hex(), first=1)
        await anna.say(t="chain", id="more", end=anna.links[20].hex(), first=1)
        assert (anna.last("refused")["id"], anna.last("refused")["code"]) == ("more", "too_fast")


async def test_who_changes_seats_before_the_start_publishes_again(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        assert [one["seat"] for one in anna.info["mixing"]["chains"]] == [0]
        await world.hub.sit(ANNA, table, 2)
        await world.settle()
        before: Any = anna.info["mixing"]
        assert before is None
        await anna.publish()
        after: Any = anna.info["mixing"]
        assert [one["seat"] for one in after["chains"]] == [2]


async def test_an_absent_person_gives_no_link_and_their_stand_in_neither(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules=LONG, grace=0)).id
        boris = await device(world, table, BORIS, "b2", publishes=False)
        boris.page.close()
        anna = await device(world, table, ANNA, "a1")
        await play_deal(world, anna, until=1)
        assert (await mixes(world, table))[0].without == ("", "absent", "bot")
        # Whoever comes back in the middle of the match takes part from the next deal on.
        back = await device(world, table, BORIS, "b2")
        await play_deal(world, anna, back, until=2)
        assert (await mixes(world, table))[1].links == (anna.link(2), boris.link(2), "")


async def test_the_links_of_the_next_deal_are_asked_for_while_the_result_is_read(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["random", "random"], rules=LONG, pace=900)).id
        anna = await device(world, table, ANNA, "a1")
        rng = random.Random(3)
        await anna.give(1)
        while not world.live(table).table.shuffles() or not world.live(table).table.match.log:
            if anna.on_turn:
                await anna.act(rng.choice(anna.offered))
            else:
                await world.wait(0.9)
        assert anna.asked[-1]["deal"] == 2
        await anna.give(2)
        before = world.time.ticks()
        while world.live(table).table.shuffles():
            await world.wait(0.05)
        # Three times the pace, as without links.
        assert world.time.ticks() - before <= 2.75


async def test_a_match_is_disclosed_and_verified_with_its_links(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table, anna, boris = await two(world)
        await play_deal(world, anna, boris, until=2)
        boris.answers = False
        await play_deal(world, anna, boris, until=3)
        for user in (ANNA, BORIS):
            await world.hub.vote_abandon(user, table, agree=True)
        told = await world.hub.disclosure(table)
        assert told.format == 2
        assert read_disclosure(told.json()) == told
        found = verify(told, anna.info["bots_commitment"])
        assert found.findings == ()
        assert found.deals is not None
        assert (found.deals.deals, found.deals.links, found.deals.late) == (3, (3, 2, 0), (0, 1, 0))
        assert found.deals.chains == (1, 1, 0)
        # A deal that is replayed says the same.
        replay = await world.hub.replay(table, 1)
        assert replay.mixed is not None
        assert replay.seed == mixed_seed(replay.server_seed, replay.mixed.deal, replay.mixed.links)
        assert sha256(bytes.fromhex(replay.server_seed)).hexdigest() == replay.commitment
        assert [chain.seat for chain in replay.chains] == [-1, 0, 1]
        assert replay.server_seed in (await world.hub.info(table)).seeds


async def test_a_match_that_an_older_version_began_goes_on_as_it_began(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        old = [Committed("0a" * 32) if isinstance(one, Committed) else one for one in await entries(world, table)]
        bodies = [entry_bytes(one) for one in old]
        assert bodies[-1] == b'{"e":"committed","seed":"' + b"0a" * 32 + b'"}'
        folded = load(table, bodies, "0b" * 32)
        assert not folded.mixes
        world.live(table).table = folded
        anna = await device(world, table, ANNA, "a1")
        await world.wait(0)
        assert anna.asked == []
        assert shuffled_by(world, table) == ["0a" * 32]
        assert anna.info["mixing"] is None
        assert commands.publish(folded, 0, (anna.end, 1), 2) is None


def test_an_old_log_gives_its_seeds_as_before() -> None:
    def entry(**fields: Any) -> LogEntry:
        return read_entry(msgspec.json.encode(fields))

    seed = "0a" * 32
    table = Table("old")
    table.fold(entry(e="made", host="a", options={"rules": LONG}, at=1))
    table.fold(entry(e="sat", seat=0, user="a", name="A"))
    table.fold(entry(e="started", at=1))
    table.fold(entry(e="committed", seed=seed))
    table.fold(entry(e="did", seat=-1, action={"do": "shuffle", "seed": seed}, at=1))
    table.fold(entry(e="abandoned"))
    info = table.info()
    assert (info.seeds, info.mixing) == ((seed,), None)
    assert info.commitments == (sha256(bytes.fromhex(seed)).hexdigest(),)


async def test_a_first_deal_by_hand_has_no_links_and_the_next_ones_have(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG, deal=FOUR_NINES)).id
        anna = await device(world, table, ANNA, "a1")
        await play_deal(world, anna, until=1)
        assert (await mixes(world, table))[0].links[0] == anna.link(1)
        await world.hub.vote_abandon(ANNA, table, agree=True)
        assert verify(await world.hub.disclosure(table)).good


async def test_a_table_of_bots_is_mixed_by_the_server_alone(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(bots=["thumb", "thumb", "thumb"], rules=LONG)).id
        await world.open(table, None)
        assert (await mixes(world, table))[0] == Mixed(1, ("", "", ""), ("bot", "bot", "bot"))


async def test_nothing_that_is_told_says_the_next_seed(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await device(world, table, ANNA, "a1")
        await play_deal(world, anna, until=2)
        live = world.live(table).table
        told = b"".join(anna.raw) + msgspec.json.encode(anna.asked)
        for seed in (live.seed, live.secret, *shuffled_by(world, table)[-1:]):
            assert seed.encode() not in told
        assert await refused(world.hub.disclosure(table)) == "match_running"


async def test_play_goes_on_as_before_without_links(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await play(world, [anna], random.Random(8))
        assert anna.info["status"] == "over"
        found = verify(await world.hub.disclosure(table), anna.info["bots_commitment"])
        assert found.good
        assert found.deals is not None
        assert found.deals.alone == found.deals.deals >= anna.info["deals"]
