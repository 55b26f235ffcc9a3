"""What people at a table say to each other: who hears it, who may say it, when, and how often."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import ast

from prikup.server.messages import Phrase
from prikup.server.tables.connection import AFTER_THE_DEAL
from tests.server.tables.support import ANNA, BORIS, GUEST, LONG, VERA, Client, InlinePool, World, play
from tests.texts.test_messages import messages

ROOT = Path(__file__).parents[3]
LANGUAGES = ("en", "ru", "pl", "de", "es")


async def said(client: Client, phrase: str, name: str = "p") -> dict[str, Any]:
    """The answer to a phrase."""
    return await client.say(t="speak", id=name, phrase=phrase)


def heard(client: Client) -> list[tuple[int, str, str]]:
    """The phrases that a page was told: seat, phrase, id."""
    return [(one["seat"], one["phrase"], one["id"]) for one in client.messages if one["t"] == "spoken"]


async def test_everybody_hears_a_phrase_once_and_it_is_kept_nowhere(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"], rules=LONG)).id
        anna, boris, watcher = [await world.open(table, user) for user in (ANNA, BORIS, GUEST)]
        second = await world.open(table, ANNA)
        assert isinstance(world.pool, InlinePool)
        before, asked = world.live(table).table.length, list(world.pool.asked)
        assert await said(anna, "hello", "a1") == {"t": "spoken", "seat": 0, "phrase": "hello", "id": "a1"}
        assert heard(anna) == [(0, "hello", "a1")]
        assert heard(boris) == heard(watcher) == heard(second) == [(0, "hello", "")]
        # No entry of the log, no question to a bot, nothing for whoever comes later.
        assert (world.live(table).table.length, world.pool.asked) == (before, asked)
        late = await world.open(table, VERA)
        assert heard(late) == []
        assert b"hello" not in late.raw[0]


async def test_people_can_greet_before_the_match_and_after_it(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS)).id
        anna, boris = [await world.open(table, user) for user in (ANNA, BORIS)]
        assert anna.info["status"] == "waiting"
        await said(anna, "luck")
        await world.hub.sit(VERA, table)
        assert anna.info["status"] == "playing"
        for user in (ANNA, BORIS, VERA):
            await world.hub.vote_abandon(user, table, agree=True)
        assert anna.info["status"] == "abandoned"
        await said(boris, "good_match")
        assert heard(anna) == [(0, "luck", "p"), (1, "good_match", "")]


async def test_who_does_not_sit_there_says_nothing(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        anna, guest, nobody = [await world.open(table, user) for user in (ANNA, GUEST, None)]
        refusal = {"t": "refused", "id": "p", "code": "not_seated", "params": {}}
        assert await said(guest, "hello") == await said(nobody, "hello") == refusal
        assert heard(anna) == []


@pytest.mark.parametrize("phrase", ["", "HELLO", "the ace of spades", "x" * 5000, None, 7, ["hello"]])
async def test_there_is_no_free_text(tmp_path: Path, phrase: Any) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        anna, boris = [await world.open(table, user) for user in (ANNA, BORIS)]
        answer = await anna.say(t="speak", id="p", phrase=phrase)
        assert answer == {"t": "refused", "id": "p", "code": "bad_message", "params": {}}
        assert heard(boris) == []


async def test_words_about_the_play_wait_while_tricks_are_played(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules=LONG)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        anna = clients[0]
        assert anna.state["view"]["phase"] == "auction"
        assert (await said(anna, "well_played"))["t"] == "spoken"
        rng = random.Random(4)
        while not any(event["event"] == "cardplayed" for event in anna.messages[-1].get("events", ())):
            await play(world, clients, rng, 1)
        refusal = {"t": "refused", "id": "p", "code": "phrase_waits", "params": {}}
        assert await said(anna, "well_played") == refusal
        # A refused one does not count; manners do not wait, nor does a smile.
        for phrase in ("moment", "smile", "thanks", "sorry"):
            assert (await said(anna, phrase))["t"] == "spoken"
        await world.wait(60)
        deals = anna.info["deals"]
        while anna.info["deals"] == deals:
            assert (await said(anna, "bad_luck")) == refusal
            await play(world, clients, rng, 1)
        assert (await said(anna, "bad_luck")) == {"t": "spoken", "seat": 0, "phrase": "bad_luck", "id": "p"}


async def test_nobody_talks_too_much(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS)).id
        other = (await world.table(ANNA, VERA)).id
        anna, boris, elsewhere = [await world.open(*page) for page in ((table, ANNA), (table, BORIS), (other, ANNA))]
        for _ in range(6):
            assert (await said(anna, "hello"))["t"] == "spoken"
        slowed = {"t": "refused", "id": "p", "code": "phrases_slowed", "params": {"seconds": 10}}
        assert await said(anna, "hello") == slowed
        # The person is counted, not the table or the page; others may speak.
        assert await said(elsewhere, "hello") == slowed
        assert (await said(boris, "hello"))["t"] == "spoken"
        await world.wait(10)
        assert (await said(elsewhere, "hello"))["t"] == "spoken"
        assert (await said(anna, "hello"))["code"] == "phrases_slowed"


def test_the_page_knows_every_phrase_and_which_of_them_wait() -> None:
    source = (ROOT / "web" / "src" / "lib" / "table" / "talk.svelte.ts").read_text("utf-8")
    kinds = dict(re.findall(r'^  (\w+): "(reaction|manners|play)",$', source, re.MULTILINE))
    assert kinds.keys() == set(get_args(Phrase))
    assert {phrase for phrase, kind in kinds.items() if kind == "play"} == AFTER_THE_DEAL
    assert [list(kinds.values()).count(kind) for kind in ("reaction", "manners", "play")] == [5, 12, 8]


CARDS = {
    "en": "ace king queen jack ten nine eight seven spade club diamond heart(s)? trump trick talon misère pass whist",
    "ru": "туз король дама валет десятк девятк пик треф буб черв козыр прикуп мизер пас вист",
    "pl": "as król dama walet dziesiątk dziewiątk pik trefl karo kier atu musik mizer pas wist",
    "de": "ass könig dame bube zehn neun pik kreuz karo herz(?!$) trumpf stich talon misere passe whist",
    "es": "as rey reina jota diez nueve picas tréboles diamantes corazones triunfo baza talón misère paso whist",
}
"""Words that would tell something of the cards."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_speaks_of_cards(language: str) -> None:
    own = messages(language, "phrases")
    texts = {phrase: own[f"phrase-{phrase}"].value for phrase in get_args(Phrase)}
    for phrase, pattern in texts.items():
        assert pattern is not None
        # Values would be free text.
        words = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        assert len(pattern.elements) == 1
        if phrase != "heart":
            found = re.search(rf"(?i)\b({'|'.join(CARDS[language].split())})\b", words)
            assert found is None, (phrase, words)
        assert len(words) <= 28, words


async def test_phrases_cannot_be_forged_by_an_action(tmp_path: Path) -> None:
    """``spoken`` is the server's; a client that sends it is not understood."""
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS)).id
        anna, boris = [await world.open(table, user) for user in (ANNA, BORIS)]
        await anna.page.receive(msgspec.json.encode({"t": "spoken", "seat": 1, "phrase": "bye", "id": "p"}))
        await asyncio.sleep(0)
        assert anna.messages[-1]["code"] == "bad_message"
        assert heard(boris) == []
