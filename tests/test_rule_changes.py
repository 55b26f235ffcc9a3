"""What changes between two rule sets, found by playing the same deals under both."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec
import pytest

import prikup
from prikup import games
from prikup import rule_changes as module
from prikup.bots import make_bot
from prikup.core.cards import parse_cards
from prikup.core.errors import RulesError
from prikup.core.events import Line, score_event
from prikup.core.options import differences, with_options
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.match_runner import AnyMatch, MatchRunner
from prikup.notation.position import parse_position
from prikup.rule_changes import FirstDifference, RuleChange, rule_changes
from prikup.thousand.actions import Bid, Writeoff

LONG = "preferans/sochi+pool.size=100"
"""Rules under which a match of bots is left before it is over."""


def change(known: str, new: str, option: str, deals: int = 20) -> RuleChange:
    """What becomes of an option that differs."""
    return next(found for found in rule_changes(known, new, deals).changes if option in found.options)


def test_the_same_rules() -> None:
    assert rule_changes("thousand/ru", "thousand/ru+auction.step=5", 3).changes == ()


def test_what_may_be_bid() -> None:
    """TH-P has steps of ten from 100 on: the first who may answer the forced hundred finds 105, too."""
    found = change("thousand/pl", "thousand/pl+auction.step=5", "auction.step")
    assert found.options == {"auction.step": (10, 5)}
    assert (found.deals, found.differ, found.share, found.scores) == (20, 20, 1.0, 0)
    assert found.first is not None
    assert (found.first.deal, found.first.kind) == (1, "may")
    assert found.first.more[0] == Bid(105)
    assert found.first.less == ()


def test_a_right_that_is_gone() -> None:
    found = change("thousand/ru", "thousand/ru+writeoff.kind=off", "writeoff.kind")
    assert found.first is not None
    assert found.first.less == (Writeoff(),)
    assert found.first.more == ()


def test_what_is_written() -> None:
    """PF-281: in Leningrad a trick brings twice the whists; every line is doubled, and nothing else differs."""
    found = change("preferans/sochi", "preferans/sochi+values.whists=2", "values.whists", 40)
    assert 0 < found.differ == found.scores < 40
    first = found.first
    assert first is not None
    assert (first.kind, first.seat, first.more, first.less) == ("writes", TABLE, (), ())
    assert [2 * line.amount for line in first.before] == [line.amount for line in first.after]


def test_whose_turn_it_is() -> None:
    """Where the pack is cut, the first to act is the cutter; without it the opener's turn comes at once."""
    found = change("thousand/pl", "thousand/pl+cut.kind=none", "cut.kind")
    assert found.first is not None
    assert (found.first.kind, found.first.seat, found.first.more) == ("asked", 1, (Bid(100),))


def test_other_cards_of_the_same_shuffle() -> None:
    """How the talon is dealt is seen by nobody: the option stands behind all that matters."""
    found = rule_changes("thousand/ru", "thousand/ru+deal.talon=drawn+bolts.kind=off", 40).changes
    assert [set(one.options) for one in found] == [{"bolts.kind"}, {"deal.talon"}]
    assert found[1].first is not None
    assert (found[1].first.kind, found[1].differ, found[1].share) == ("order", 40, 0.0)


def test_another_pack() -> None:
    found = change("1001/hulsemann", "1001/feder", "deal.pack", 5)
    assert found.first is not None
    assert found.first.kind == "deal"


def test_options_that_need_each_other() -> None:
    """A barrel and a threshold exclude each other: neither can be changed alone."""
    found = change("thousand/pl", "thousand/ru", "barrel.at", 5)
    assert set(found.options) == {"barrel.at", "threshold.at"}


def test_every_option_is_told() -> None:
    for known, new in (("thousand/pl", "thousand/ru"), ("preferans/sochi@2", "preferans/leningrad@3")):
        told = {name for one in rule_changes(known, new, 1).changes for name in one.options}
        assert told == set(differences(games.game(new).rules, games.game(known).rules))


def test_the_example_can_be_played_again() -> None:
    """The sheet and the seed begin a deal of the known rules, and the sheet is that of a match under way."""
    first = change("thousand/ru", "thousand/ru+count.unit=10", "count.unit", 3).first
    later = change("thousand/ru", "thousand/ru+redeal.three_nines=anyone", "redeal.three_nines", 60).first
    assert first is not None
    assert later is not None
    assert dealt("thousand/ru", first).deals == 0
    again = dealt("thousand/ru", later)
    assert again.deals > 0
    # Three nines were seen in the deal that the seed makes.
    nines = parse_cards("H9.D9.C9.S9")
    assert any((hand & nines).bit_count() == 3 for hand in again.hands)


class Dealt(NamedTuple):
    deals: int
    hands: tuple[int, ...]


def dealt(rules: str, found: FirstDifference) -> Dealt:
    """The deal of an example: how many came before it, and its hands."""
    game, state = parse_position(f"{rules}; {found.position}")
    match = prikup.Match(game, 0, start=state)
    match.apply(TABLE, prikup.Shuffle(found.seed))
    assert match.phase == "auction"
    return Dealt(game.deals(state), game.hands(match.state))


def written(match: AnyMatch) -> list[tuple[Line, ...]]:
    return [score.lines for told in match.events if (score := score_event(told.event))]


@pytest.mark.parametrize(
    ("rules", "option"),
    [
        ("thousand/pl", "play.beat=off"),
        ("thousand/ru", "bolts.kind=off"),
        ("thousand/ru", "count.unit=10"),
        ("preferans/sochi", "values.hill=2"),
    ],
)
def test_counted_in_another_way(rules: str, option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games are played from the first deal of each match, action for action, and compared by what they say."""
    known, new = games.game(rules), games.game(f"{rules}+{option}")
    differ = 0
    for number in range(12):
        seed = derived_seed("", number)
        one, other = prikup.Match(known, 0), prikup.Match(new, 0)
        bots = {seat: make_bot("thumb", f"{seed}:{seat}", known.name) for seat in range(3)}
        runner = MatchRunner(one, bots, partial(derived_seed, seed))
        same = True
        while same and known.deals(one.state) == 0:
            done = len(one.log)
            same = all(set(one.legal(seat)) == set(other.legal(seat)) for seat in range(3))
            runner.step()
            same = same and other.why_not(*one.log[done]) is None
            if same:
                other.apply(*one.log[done])
        differ += not same or written(one) != written(other)
    monkeypatch.setattr(module, "LONGEST_MATCH", 1)
    (found,) = rule_changes(rules, f"{rules}+{option}", 12).changes
    assert (found.deals, found.differ) == (12, differ)
    assert differ > 0


def test_the_seed_says_which_deals() -> None:
    same = rule_changes("thousand/pl", "thousand/ru", 5, "a")
    assert (
        same == rule_changes("thousand/pl", "thousand/ru", 5, "a") != rule_changes("thousand/pl", "thousand/ru", 5, "b")
    )


@pytest.mark.parametrize("new", ["preferans/sochi", "thousand/ru-4", "1001/hulsemann"])
def test_rules_whose_deals_cannot_be_the_same(new: str) -> None:
    with pytest.raises(RulesError) as found:
        rule_changes("thousand/ru", new, 5)
    assert found.value.code == "rules_apart"


@pytest.mark.parametrize("deals", [0, -1, 100_001])
def test_numbers_of_deals(deals: int) -> None:
    with pytest.raises(RulesError) as found:
        rule_changes("thousand/ru", "thousand/pl", deals)
    assert found.value.code == "deals_range"


def test_what_can_stand_alone_is_tried_alone() -> None:
    """From Russian Thousand to 1001 for three, the total that wins can be changed by itself, though others need it."""
    known, new = games.game("thousand/ru"), games.game("1001/mcleod")
    wanted = differences(new.rules, known.rules)
    told = [tuple(one.options) for one in rule_changes("thousand/ru", "1001/mcleod", 1).changes]
    groups = [set(one) for one in told]
    assert set().union(*groups) == set(wanted)
    for name, value in wanted.items():
        alone = not known.conflicts(with_options(known.rules, {name: value}))
        assert ({name} in groups) == alone, name
    # No group could do without one of those that its first needs.
    assert any(len(group) > 2 for group in told)
    for first, *needed in told:
        for spare in needed:
            fewer = {one: wanted[one] for one in (first, *needed) if one != spare}
            assert known.conflicts(with_options(known.rules, fewer)), (first, spare)


@pytest.mark.parametrize(
    ("known", "new", "deals", "trials", "matches"),
    [("thousand/pl", "thousand/ru", 13, 50, 1), (LONG, f"{LONG}+values.whists=2", 63, 20, 2)],
)
def test_in_parts_the_same_is_found(known: str, new: str, deals: int, trials: int, matches: int) -> None:
    """Each part by itself, and carried as MessagePack; the second goes on in another match where the first is left."""
    comparison, parts = module.Comparison(known, new, deals, trials=trials), []
    while (part := comparison.part) is not None:
        parts.append(part)
        data = msgspec.msgpack.encode(module.compared(known, new, "", part))
        comparison.add(part, module.read_part(games.game(known), data))
    assert comparison.changes() == rule_changes(known, new, deals)
    assert len(parts) > 3
    assert comparison.done == deals
    assert len({part.match for part in parts}) == matches


def test_a_comparison_of_the_same_rules_has_no_parts() -> None:
    comparison = module.Comparison("thousand/ru", "thousand/ru+auction.step=5", 3)
    assert comparison.part is None
    assert comparison.changes().changes == ()
