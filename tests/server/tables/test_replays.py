"""Finished deals step by step, records out and in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from prikup import games
from prikup.core.actions import Play, Shuffle
from prikup.core.shuffle import commitment
from prikup.notation.reading import load_match, record_text
from prikup.notation.record import Record
from prikup.server.bodies import Replay
from prikup.server.tables import replays
from prikup.thousand.events import CardDrawn
from tests.server.tables.support import ANNA, BORIS, FOUR_NINES, LONG, VERA, World, play, refused
from tests.support.random_play import step


def folded(replay: Replay) -> dict[str, object]:
    """The public view after the last step."""
    view = dict(replay.view)
    for one in replay.steps:
        view |= one.patch
    return view


async def test_finished_deals_can_be_replayed_and_the_one_under_way_cannot(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await world.open(table, ANNA)
        assert await refused(world.hub.replay(table, 1)) == "no_such_deal"
        while anna.info["deals"] < 2:
            await play(world, [anna], rng, 1)
        info = await world.hub.info(table)
        for number in (1, 2):
            replay = await world.hub.replay(table, number)
            assert (replay.table, replay.deal, replay.deals) == (table, number, 2)
            assert replay.names == ("Anna", "thumb", "thumb")
            assert isinstance(replay.steps[0].action, Shuffle)
            assert replay.view["deal"] == number
            assert replay.server_seed in info.seeds
            assert replay.commitment == commitment(replay.server_seed)
            assert folded(replay)["results"][-1].number == number  # type: ignore[index]
            dealt = next(one.hands for one in replay.steps if any(one.hands))
            assert sum(hand.bit_count() for hand in dealt) == 21
            # The next deal has not begun to be dealt. (A redeal, which a bot may claim, shuffles again, but belongs to
            # its deal and comes before the play, however short that was.)
            played = next((at for at, one in enumerate(replay.steps) if isinstance(one.action, Play)), -1)
            assert not any(isinstance(one.action, Shuffle) for one in replay.steps[played:])
        for wrong in (0, 3, -1, 10**9):
            assert await refused(world.hub.replay(table, wrong)) == "no_such_deal"
        assert await refused(world.hub.record(table)) == "match_running"


async def test_the_last_step_leaves_the_table_as_it_lay(tmp_path: Path) -> None:
    """The action that ends a deal begins the next one, too; a replay shows what lay there."""
    rng = random.Random(4)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], rules=LONG)).id
        anna = await world.open(table, ANNA)
        while anna.info["deals"] < 2:
            await play(world, [anna], rng, 1)
        for number in (1, 2):
            replay = await world.hub.replay(table, number)
            *before, last = replay.steps
            assert type(last.events[-1]).__name__ == "DealScored"
            view = folded(replay)
            assert (view["deal"], len(view["results"])) == (number, number)  # type: ignore[arg-type]
            assert view["totals"] == view["results"][-1].totals  # type: ignore[index]
            if any(isinstance(one.action, Play) for one in before):
                assert view["phase"] in ("playing", "resting")
                assert view["tricks"]


async def test_a_redeal_belongs_to_its_deal(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules="thousand/ru", deal=FOUR_NINES)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        await clients[2].act({"do": "claim", "ground": "four_nines"})
        while clients[0].info["deals"] < 1:
            await play(world, clients, rng, 1)
        replay = await world.hub.replay(table, 1)
        assert [type(one.action).__name__ for one in replay.steps[:2]] == ["Deal", "Claim"]
        assert sum(isinstance(one.action, Shuffle) for one in replay.steps) >= 1
        assert replay.view["deal"] == 1


async def test_a_record_goes_out_and_comes_in(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await play(world, [anna], rng)
        record = await world.hub.record(table)
        kept = await world.records.keep(record_text(record), ANNA.id)
        info = await world.hub.info(table)
        assert (kept.rules, kept.names, kept.deals) == (info.rules, ("Anna", "thumb", "thumb"), info.deals)
        assert await world.records.record(kept.record) == record
        for number in range(1, info.deals + 1):
            one = await world.hub.replay(table, number)
            two = await world.records.replay(kept.record, number)
            assert (one.steps, one.view, one.seed) == (two.steps, two.view, two.seed)
            assert (two.table, two.record, two.commitment) == ("", kept.record, "")
        assert await refused(world.records.replay(kept.record, info.deals + 1)) == "no_such_deal"
        assert await refused(world.records.replay("nothing", 1)) == "unknown_record"
        assert await refused(world.records.record("x" * 10_000)) == "unknown_record"
        # JSON or text, it is the same record: kept once for a person, and for another one anew.
        assert (await world.records.keep(record.json().decode(), ANNA.id)).record == kept.record
        assert (await world.records.keep(record.json().decode(), BORIS.id)).record != kept.record


@pytest.mark.parametrize("text", ["", "nonsense", "{", "\ud800", "\0", "prikup record 1\n"])
async def test_a_text_that_is_no_record(tmp_path: Path, text: str) -> None:
    async with World(tmp_path) as world:
        assert await refused(world.records.keep(text, ANNA.id))
        assert await refused(world.records.keep("x" * 3_000_000, ANNA.id)) == "record_too_large"


async def test_a_record_that_was_changed_is_refused(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        await play(world, [await world.open(table, ANNA)], rng)
        text = record_text(await world.hub.record(table))
        changed = text.replace("totals ", "totals 1", 1)
        assert await refused(world.records.keep(changed, ANNA.id)) in ("bad_score", "score_differs")


def test_a_match_that_begins_inside_a_deal() -> None:
    rng = random.Random(5)
    whole = games.new_match("thousand/ru")
    while whole.phase != "playing":
        step(rng, whole, rare=0)
    match = type(whole)(whole.game, start=whole.state)
    while replays.deals_of(match) < 2:
        step(rng, match, rare=0)
    first = replays.replay(match, match.log, 1, ("a", "b", "c"))
    assert first.view["phase"] == "playing"
    assert first.view["hand"] == 0
    assert len(first.steps) == len([one for one in first.steps if one.seat >= 0])
    assert replays.replay(match, match.log, 2, ("a", "b", "c")).steps[0].seat == -1
    assert load_match(record_text(Record.of(match, ("a", "b", "c")))).state == match.state


def test_the_seed_of_a_replay_makes_its_deal() -> None:
    rng = random.Random(6)
    match = games.new_match("thousand/ru-common+cut.kind=none")
    while replays.deals_of(match) < 1:
        step(rng, match, rare=0)
    replay = replays.replay(match, match.log, 1, ("a", "b", "c"))
    last = max(at for at, one in enumerate(replay.steps) if isinstance(one.action, Shuffle))
    again = games.new_match("thousand/ru-common+cut.kind=none")
    again.apply(-1, Shuffle(replay.seed))
    assert again.game.hands(again.state) == replay.steps[last].hands
    assert replay.commitment == commitment(replay.seed)


def test_what_nobody_holds_is_told_in_its_order() -> None:
    """Of a stock the order is the deal: who plays it again needs it, and who looks on sees what is left."""
    rng = random.Random(7)
    match = games.new_match("1001/hulsemann+play.rest=off")
    while replays.deals_of(match) < 1:
        step(rng, match, rare=0)
    replay = replays.replay(match, match.log, 1, ("a", "b"))
    talon, beside, stock = next(one.piles for one in replay.steps if one.piles)
    assert (talon, beside, len(stock)) == ((), (), 8)
    # Drawn from the front, two at a time.
    assert {one.piles[2] for one in replay.steps if one.piles} == {stock[taken:] for taken in range(0, 9, 2)}
    drawn = [event for one in replay.steps for event in one.events if isinstance(event, CardDrawn)]
    assert tuple(event.card for event in drawn) == stock
