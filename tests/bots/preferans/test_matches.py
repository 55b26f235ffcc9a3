"""Whole matches: never an illegal action, the same play from the same seed, an end under every preset."""

from __future__ import annotations

import random
from fractions import Fraction

import msgspec
import pytest

from prikup.bots import REASONS
from prikup.bots.registry import bot_names
from prikup.core.actions import Deal
from prikup.core.cards import mask_of
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.preferans.game import Preferans
from prikup.preferans.seen.view import View
from prikup.texts import COMPLETE, Texts
from tests.bots.preferans.support import PRESETS, Played, bots_of, match_of, play, settled
from tests.preferans.random_play import random_rules, random_sheet, start_at
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search

TABLES = (("thumb",), ("thumb", "random"), ("random",))


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("who", TABLES[1:], ids="-".join)
def test_every_preset_is_played_without_an_illegal_action(rules: str, who: tuple[str, ...]) -> None:
    """With `random` at the table; below, `thumb` alone plays whole matches."""
    played = match_of(who, rules, "legal", 12)
    assert played.deals == 12 or played.match.over


def played_by_random_rules(seed: int, deals: int) -> int:
    """Deals of a random rule set from sheets in the middle of a match, with both bots at the table."""
    rng = random_of(f"rules {seed}")
    game = Preferans(random_rules(rng))
    done = 0
    for number in range(deals):
        who = TABLES[number % len(TABLES)]
        bots = bots_of([who[seat % len(who)] for seat in range(game.players)], seed)
        done += play(start_at(game, random_sheet(rng, game)), bots, f"{seed} {number}", min(20, deals - done)).deals
        if done >= deals:
            break
    return done


@pytest.mark.parametrize("seed", range(trials(8, 24)))
def test_random_rule_sets_are_played_without_an_illegal_action(seed: int) -> None:
    assert played_by_random_rules(seed, 20) == 20


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_random_rule_sets_are_played_for_300_deals(seed: int) -> None:
    assert played_by_random_rules(seed, 300) == 300


def test_the_same_seeds_give_the_same_play() -> None:
    def once() -> Played:
        return match_of(("thumb", "random"), "preferans/klassika", "same", 10)

    assert once().match.log == once().match.log


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.turns(4)
def test_thumb_brings_matches_to_an_end(rules: str) -> None:
    assert match_of(("thumb",), rules, "short").match.over


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS)
def test_thumb_ends_95_of_100_matches_within_300_deals(rules: str) -> None:
    assert sum(match_of(("thumb",), rules, f"end {seed}").match.over for seed in range(100)) >= 95


@pytest.mark.slow
@pytest.mark.parametrize("rules", [rules for rules in PRESETS if rules != "preferans/leningradka"])
@pytest.mark.turns(4)
def test_chance_brings_matches_to_an_end(rules: str) -> None:
    """If the hill must be cleared before the pool counts, games lost by `random` can outweigh those made.

    Where only a whisted seven ends the all-passes, it needs up to some thousands of deals.
    """
    assert sum(match_of(("random",), rules, f"end {seed}", 20_000).match.over for seed in range(10)) == 10


def beaten_by(rules: str, matches: int, deals: int) -> Fraction:
    """Whists per deal of one `thumb` against `random`, in each seat in turn with the same deals."""
    total, count = Fraction(0), 0
    for number in range(matches):
        match = new_match(rules)
        seat = number % match.players
        who = ["thumb" if other == seat else "random" for other in range(match.players)]
        played = play(match, bots_of(who, number), f"strength {number // match.players}", deals)
        total += settled(match)[seat]
        count += played.deals
    return total / count


STRENGTH = ("preferans/sochi", "preferans/klassika+brigand.play=off+terms.owner=off+terms.circles=3+cover.by=passes")


@pytest.mark.parametrize("rules", STRENGTH)
@pytest.mark.turns(4)
def test_thumb_beats_chance(rules: str) -> None:
    assert beaten_by(rules, 12, 30) > 15


def test_a_view_sent_as_bytes_gives_the_same_choice() -> None:
    """A view holds no reference to the match: a decoded copy gives the same decision."""
    for name in bot_names("preferans"):
        played = match_of((name,), "preferans/sochi", "wire", 4)
        match = new_match("preferans/sochi")
        here, there = bots_of((name,) * 3, "wire"), bots_of((name,) * 3, "wire")
        for seat, action in played.match.log:
            if seat != TABLE:
                choice = here[seat].choose(match.view(seat), match.legal(seat))
                copy = msgspec.msgpack.decode(msgspec.msgpack.encode(match.view(seat)), type=View)
                assert there[seat].choose(copy, match.legal(seat)) == choice
                assert choice.action == action
            match.apply(seat, action)


def test_no_choice_depends_on_cards_that_the_seat_cannot_see() -> None:
    """Two deals that differ only in what the first hand cannot see: its first word is the same."""
    rng = random.Random("hidden")
    pack = list(range(32))
    for _ in range(30):
        rng.shuffle(pack)
        own, rest = pack[:10], pack[10:]
        words = set()
        for _ in range(3):
            rng.shuffle(rest)
            match = new_match("preferans/sochi")
            match.apply(TABLE, Deal((mask_of(rest[:10]), mask_of(own), mask_of(rest[10:20])), mask_of(rest[20:])))
            words.add(bots_of(("thumb",) * 3, 0)[1].choose(match.view(1), match.legal(1)).action)
        assert len(words) == 1


# Reasons.

ASKING = (
    "preferans/klassika",
    "preferans/sochi+help.choice=on",
    "preferans/fspr",
    "preferans/leningrad+surrender.tricks=2",
)


def test_reasons_given_in_play_are_many_and_can_be_said() -> None:
    reasons = [
        reason for rules in ASKING for reason in match_of(("thumb", "thumb", "random"), rules, "said", 40).reasons
    ]
    given = {reason.id for reason in reasons}
    assert given <= set(REASONS["preferans"])
    assert len(given) > len(REASONS["preferans"]) * 2 / 3
    for texts in (Texts(language, strict=True) for language in COMPLETE):
        for reason in {(one.id, tuple(one.params.items())): one for one in reasons}.values():
            said = texts.say(reason.id, **reason.params)
            assert said
            assert not said.endswith(".")
