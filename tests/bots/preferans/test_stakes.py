"""What a deal is worth to the bot is what the scorer writes for it, whatever the rules are. In whists, by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.thumb import stakes
from prikup.bots.preferans.thumb.outlook import game, likely, whist
from prikup.bots.preferans.thumb.stakes import Stakes, stakes_of
from prikup.core.scored import Scored
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.outcome import Outcome
from prikup.preferans.state import Sheet

THIRD = pytest.approx
"""Results are in thirds of a whist."""


def of(rules: str, role: str = "declarer") -> Stakes:
    compiled = compiled_rules_of(rules)
    return stakes_of(compiled, compiled.fresh_sheet(0), role)


@pytest.mark.parametrize("rules", [one for one in games.presets() if one.startswith("preferans/")])
@pytest.mark.parametrize("role", ["declarer", "first", "second"])
def test_where_the_scorer_writes_nothing_nothing_is_worth_anything(
    rules: str, role: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule of the score stands with the bot: a premium, a fine or a price of its own would show."""
    known = of(rules, role)
    asked: list[Outcome] = []

    def nothing(compiled: CompiledRules, sheet: Sheet, outcome: Outcome, choices: object = ()) -> Scored:
        asked.append(outcome)
        return Scored(lines=(), totals=(0,) * compiled.players, counters={}, winners=(), sheet=sheet)

    monkeypatch.setattr(stakes, "scored", nothing)
    found = Stakes(known.compiled, known.sheet, known.declarer, known.seat)
    for level in range(6, 11):
        worth = [game(found, level, average) for average in (1.0, 5.5, float(level), 10.0)]
        worth += [found.game(level, took) for took in range(11)]
        worth += [
            found.defended(level, words, (took, 10 - level))
            for words in (("whist", "pass"), ("pass", "whist"), ("whist", "whist"))
            for took in range(level)
        ]
        worth += [found.unplayed(level, words) for words in (("pass", "pass"), ("half", "pass"))]
        worth += [whist(found, level, ("whist", "pass"), (average, 0.5)) for average in (0.5, 2.0)]
        assert set(worth) == {0.0}
    assert [found.misere(took) for took in (0, 0.5, 3, 10)] == [0.0] * 4
    # Whatever was asked for was put to the scorer.
    assert len(asked) > 60


@pytest.mark.parametrize(
    ("rules", "level", "took", "worth"),
    [
        # A pool point is 10 whists, of which a third is the mean of all; the whister has 4 tricks at 2 whists.
        ("preferans/sochi", 6, 6, 20 * 2 / 3 - 4 * 2),
        # Two hill points; the whister has 5 tricks, and both defenders write 2 whists for the missing one.
        ("preferans/sochi", 6, 5, -20 * 2 / 3 - 5 * 2 - 2 * 2),
        # Nobody whists a game that leaves less than the quota.
        ("preferans/sochi", 6, 8, 20 * 2 / 3),
        # Ten is not whisted.
        ("preferans/sochi", 10, 10, 100 * 2 / 3),
        # Leningrad: a pool point is 20 whists, a trick counts twice.
        ("preferans/leningrad", 6, 6, 40 * 2 / 3 - 4 * 4),
    ],
)
def test_a_game_is_worth_what_is_written(rules: str, level: int, took: int, worth: float) -> None:
    assert of(rules).game(level, took) == THIRD(worth)


def test_a_misere_is_worth_what_is_written() -> None:
    found = of("preferans/sochi")
    assert found.misere(0) == THIRD(100 * 2 / 3)
    assert found.misere(3) == THIRD(-300 * 2 / 3)
    assert found.misere(2.5) == THIRD(-250 * 2 / 3)


@pytest.mark.parametrize(
    ("rules", "role", "words", "tricks", "own"),
    [
        ("preferans/sochi", "first", ("whist", "pass"), (4, 0), 4 * 2),
        # A trick short of four: 2 hill points, of which a third is the mean.
        ("preferans/sochi", "first", ("whist", "pass"), (3, 0), 3 * 2 - 20 * 2 / 3),
        ("preferans/leningrad", "first", ("whist", "pass"), (3, 0), 3 * 4 - 20 * 2 / 3),
        # Each writes his own tricks; the second has less than half of the quota.
        ("preferans/sochi", "second", ("whist", "whist"), (2, 1), 1 * 2 - 20 * 2 / 3),
        # The game fails by one: a passer has 2 whists for it.
        ("preferans/sochi", "second", ("whist", "pass"), (5, 0), 2),
        # A gentleman halves 5 tricks at 4 whists with the passer of a game that failed.
        ("preferans/leningrad+consolation.kind=none", "second", ("whist", "pass"), (5, 0), 10),
        ("preferans/sochi", "second", ("whist", "pass"), (4, 0), 0),
    ],
)
def test_a_whist_is_worth_what_is_written(
    rules: str, role: str, words: tuple[str, str], tricks: tuple[int, int], own: float
) -> None:
    assert of(rules, role).defended(6, words, tricks) == THIRD(own)


def test_a_game_that_nobody_whists() -> None:
    assert of("preferans/sochi", "second").unplayed(6, ("pass", "pass")) == 0
    assert of("preferans/sochi+whist.half=off+whist.unplayed=on", "second").unplayed(6, ("pass", "pass")) == 4
    assert of("preferans/sochi+whist.half=off+whist.unplayed=on", "first").unplayed(6, ("pass", "pass")) == 0
    assert of("preferans/sochi", "first").unplayed(7, ("half", "pass")) == 2 * 4 / 2


@pytest.mark.parametrize("rules", ["preferans/klassika", "preferans/hussar-2", "preferans/skachki", "preferans/kazakh"])
@pytest.mark.parametrize("role", ["declarer", "first", "second"])
def test_every_layout_has_every_role(rules: str, role: str) -> None:
    found = of(rules, role)
    if role == "declarer":
        assert game(found, 6, 8.0) > game(found, 6, 4.0)
        return
    words = ("whist", "pass") if role == "first" else ("pass", "whist")
    assert whist(found, 6, words, (5.0, 0.0)) > whist(found, 6, words, (1.0, 0.0))


def test_the_dealer_of_four_who_whists_has_all_tricks() -> None:
    assert of("preferans/klassika", "dealer").defended(6, ("pass", "pass"), (4, 0), "whist") == THIRD(4 * 2)


def test_the_chances_of_all_numbers_of_tricks_make_one() -> None:
    assert sum(likely(6.4)) == THIRD(1.0)


def test_an_outcome_is_scored_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = of("preferans/sochi")
    game(found, 7, 6.5)
    monkeypatch.setattr(stakes, "scored", None)
    assert game(found, 7, 6.5) == game(of("preferans/sochi"), 7, 6.5)


def test_who_may_choose_whom_to_help_counts_on_the_first_choice() -> None:
    """PF-223a: a pool of one is full, and the other point of a six helps a partner, whoever that is.

    The helper writes 10 whists on him; each of the two pool points is worth 10 whists, of which a quarter is the mean.
    The whister has 4 tricks at 2 whists.
    """
    for choice in ("on", "off"):
        one = of(f"preferans/klassika+cover.by=off+help.choice={choice}")
        small = Stakes(one.compiled, replace(one.sheet, stage="proper", owed=(), size=1), 1, 1)
        assert small.game(6, 6) == (10 - 20 / 4) + 10 - 4 * 2
