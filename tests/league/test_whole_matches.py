"""Whole matches in the league, and the comparison of single decisions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.bots.base import Choice
from prikup.league import LeagueError, duplicate, merged, results
from prikup.league.duplicate import VICTORY, play_rotation
from prikup.league.results import ahead_in, as_data
from prikup.league.settings import Settings, share_of
from prikup.match_runner import MatchRunner
from tests.league.support import played, small

NAMES, SIDES, PLACED = ("thumb", "random"), (0, 1, 0), ("thumb", "random", "thumb")


def by_hand(settings: Settings, block: int) -> Any:
    """The match of a rotation, played without the league's own loop."""
    match = games.new_match(settings.rules, block % 3)
    game = match.game.name
    bots = {seat: make_bot(name, settings.bot_seed(block, seat, SIDES), game) for seat, name in enumerate(PLACED)}
    runner = MatchRunner(match, bots, lambda number: settings.deal_seed(block, number))
    while not match.over:
        runner.step()
    return match


@pytest.mark.search
def test_a_whole_match_of_thousand_counts_who_won() -> None:
    settings = small("thousand/ru", whole_match=True)
    found = play_rotation(settings, NAMES, 5, SIDES, {})
    match = by_hand(settings, 5)
    assert match.sheet.deals > 3, "a whole match, not a deal"
    (winner,) = match.winners
    assert found.points == tuple([Fraction(100 * (seat == winner)) for seat in range(3)])
    assert sum(bot.decisions for bot in found.bots) > 3 * 20


@pytest.mark.search
def test_a_whole_match_of_preferans_counts_the_settlement() -> None:
    settings = small("preferans/sochi+pool.size=4", whole_match=True)
    found = play_rotation(settings, NAMES, 4, SIDES, {})
    match = by_hand(settings, 4)
    assert found.points == match.settlement().exact
    assert sum(found.points) == 0
    assert any(found.points)


def test_a_match_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duplicate, "MOST_SHUFFLES_OF_A_MATCH", 2)
    settings = small("thousand/ru", "random,random", whole_match=True)
    assert play_rotation(settings, ("random", "random"), 0, SIDES, {}).points == (Fraction(0),) * 3


@pytest.mark.search
def test_shares_of_whole_matches_are_put_together_and_gone_on_with(tmp_path: Path) -> None:
    # Short matches: three hundred wins.
    settings = small("thousand/ru+end.target=300+barrel.at=off", whole_match=True)
    whole = played(settings)
    for number in (1, 2):
        played(settings, tmp_path / f"{number}.jsonl", share_of(f"{number}/2"))
    path = tmp_path / "1.jsonl"
    data = path.read_bytes()
    path.write_bytes(data[: 2 * len(data) // 3])
    played(settings, path, share_of("1/2"))
    both = merged([tmp_path / "2.jsonl", path])
    assert as_data(settings, results(both)) == as_data(settings, results(whole))
    assert both.settings.whole_match
    parts = [sum(map(Fraction, row.points)) for row in both.matches.values()]
    assert set(parts) <= {Fraction(0), Fraction(VICTORY)}
    assert parts.count(Fraction(VICTORY)) > len(parts) / 2


@pytest.mark.search
def test_a_player_against_itself_wins_as_many_whole_matches() -> None:
    rows = played(small("thousand/ru+end.target=300+barrel.at=off", "thumb,thumb", whole_match=True))
    assert rows.differences(("thumb", "thumb"), 10) == [0] * 10


def test_a_control_variate_is_for_deals() -> None:
    with pytest.raises(LeagueError) as found:
        small("preferans/sochi", whole_match=True, controls=10)
    assert found.value.code == "league_match_controls"


def test_in_how_many_matches_a_player_is_ahead_by_hand() -> None:
    """Two deals of two rotations: won and equal, lost and equal. Shares 3/4 and 1/4, their spread 0.3536."""
    share, half = ahead_in([5, 0, -1, 0], 2)
    assert share == 0.5
    assert half == pytest.approx(1.96 * 0.353553 / 2**0.5, abs=1e-4)


# -------------------------------------------------------------------------------------------------- single decisions


class Watched:
    """The rule of thumb, which keeps what it was asked."""

    def __init__(self, seed: str, asked: list[str]) -> None:
        self._thumb = make_bot("thumb", seed)
        self._asked = asked

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """As the rule of thumb."""
        choice = self._thumb.choose(view, legal)
        self._asked.append(type(choice.action).__name__)
        return choice

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """Never."""
        raise AssertionError("a right out of turn is no decision that was named")


def test_only_the_named_decisions_are_the_compared_players() -> None:
    asked: list[str] = []
    makers = {"watched": lambda seed: Watched(seed, asked)}
    settings = small("thousand/ru", "watched,thumb", part="pass, bid,give", makers=makers)
    assert settings.part == "bid,give,pass"
    assert settings.common == "thumb"
    usual = small("thousand/ru", "thumb,thumb")
    for block in range(4):
        found = play_rotation(settings, ("watched", "thumb"), block, SIDES, makers)
        assert found.points == play_rotation(usual, ("thumb", "thumb"), block, SIDES, {}).points
    assert set(asked) == {"Bid", "Pass", "Give"}
    assert sum(map(asked.count, ("Bid", "Pass"))) > asked.count("Give") > 0


def test_an_unknown_decision_is_refused_with_the_known_ones() -> None:
    with pytest.raises(LeagueError) as found:
        small("preferans/sochi", part="pass,bury")
    assert found.value.code == "league_part"
    assert found.value.params["part"] == "bury"
    assert str(found.value.params["known"]).startswith("whole, play, auction, accept, call")
