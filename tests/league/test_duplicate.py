"""The same deal in all rotations: seats, points, the parts of the game, the clairvoyant."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.core.cards import card_text
from prikup.core.match import Match
from prikup.league import results
from prikup.league.clairvoyant import Clairvoyant
from prikup.league.duplicate import play_block, play_rotation
from prikup.league.players import Seated, in_tricks
from prikup.league.rows import MatchRow
from prikup.league.settings import Settings, lone_seat, rotations, sides_text
from prikup.match_runner import MatchRunner
from prikup.search import card_values
from prikup.search.positions import state_of
from tests.league.support import played, small

THREE = ("011", "101", "110", "100", "010", "001")


def test_rotations() -> None:
    assert tuple(map(sides_text, rotations(3))) == THREE
    assert tuple(map(sides_text, rotations(2))) == ("01", "10")
    assert len(set(rotations(4))) == len(rotations(4)) == 8
    # Over all rotations each player has each seat equally often.
    for players in (2, 3, 4):
        assert all(
            2 * sum(sides[seat] for sides in rotations(players)) == len(rotations(players)) for seat in range(players)
        )


def test_lone_seats() -> None:
    assert [lone_seat(sides) for sides in rotations(3)] == [0, 1, 2, 0, 1, 2]
    assert [lone_seat(sides) for sides in rotations(2)] == [0, 0]
    assert [lone_seat(sides) for sides in rotations(4)] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_difference_of_a_match_by_hand() -> None:
    row = MatchRow(
        pair=("thumb", "random"),
        block=0,
        sides="011",
        dealer=0,
        deal_seed="00",
        points=("-20/3", "10", "-10/3"),
        decisions=(1, 2),
        seconds=(0.0, 0.0),
        budgets=("", ""),
        prikup="test",
        rules_version=1,
    )
    # -20/3 less the mean of 10 and -10/3, which is 10/3.
    assert row.difference == Fraction(-10)


@pytest.mark.parametrize(
    "rules", ["thousand/ru", "preferans/sochi", "1001/hulsemann", "thousand/ru-4", "preferans/klassika"]
)
@pytest.mark.parametrize("player", ["thumb", "random"])
@pytest.mark.search
def test_a_player_against_itself_is_exactly_zero(rules: str, player: str) -> None:
    settings = small(rules, f"{player},{player}")
    rows = played(settings)
    assert rows.differences((player, player), 10) == [Fraction(0)] * 10
    (found,) = results(rows)
    assert found.verdict == "equal"
    assert found.mean is not None
    assert (found.mean.mean, found.mean.low, found.mean.high, found.mean.t) == (0, 0, 0, 0)
    assert any(Fraction(points) for row in rows.matches.values() for points in row.points), "nothing was written"


def test_all_matches_of_a_deal_have_the_same_cards() -> None:
    settings = small("preferans/sochi")
    rows = [row for block in (0, 1) for row in play_block(settings, ("thumb", "random"), block, rotations(3))]
    assert [row.sides for row in rows] == [*THREE, *THREE]
    assert [row.dealer for row in rows] == [0] * 6 + [1] * 6
    assert len({row.deal_seed for row in rows}) == 2
    assert all(sum(map(Fraction, row.points)) == 0 for row in rows), "whists of a settlement add up to nothing"


def test_the_points_are_those_of_the_sheet() -> None:
    """Played once more by hand, without the league's own loop."""
    settings = small("thousand/ru")
    match = games.new_match("thousand/ru", 2)
    names, sides = ("thumb", "random", "thumb"), (0, 1, 0)
    bots = {seat: make_bot(name, settings.bot_seed(5, seat, sides)) for seat, name in enumerate(names)}
    runner = MatchRunner(match, bots, lambda number: settings.deal_seed(5, number))
    while match.facts().deal == 1:
        runner.step()
    assert play_rotation(settings, ("thumb", "random"), 5, sides, {}).points == tuple(map(Fraction, match.sheet.totals))


def started(settings: Settings, name: str, block: int, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The states in which the players of a deal were asked for their first card."""
    found: list[Any] = []
    choose = Seated.choose

    def watched(self: Seated, view: Any, legal: Any) -> Any:
        if in_tricks(self._match) and not found:
            found.append(self._match.state)
        return choose(self, view, legal)

    with monkeypatch.context() as patch:
        patch.setattr(Seated, "choose", watched)
        play_rotation(settings, (name, name), block, (0, 1, 1), {})
    return found


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi"])
def test_card_play_alone_begins_from_the_same_position(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = small(rules, part="play")
    assert settings.common == "thumb"
    begun = 0
    for block in range(6):
        one, other = (started(settings, name, block, monkeypatch) for name in ("random", "thumb"))
        assert one == other
        begun += len(one)
    assert begun > 3


def test_the_other_part_counts_no_decision_of_the_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    """With thumb among the tricks of both sides, equal auctions give equal points."""
    settings = small("thousand/ru", "thumb,thumb", part="auction")
    whole = small("thousand/ru", "thumb,thumb")
    for block in range(4):
        part, every = (play_rotation(one, ("thumb", "thumb"), block, (0, 1, 1), {}) for one in (settings, whole))
        assert all(
            mine.decisions < theirs.decisions
            for mine, theirs in zip(part.bots, every.bots, strict=True)
            if theirs.decisions > 8
        )


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi"])
@pytest.mark.search
def test_the_clairvoyant_is_a_ceiling(rules: str) -> None:
    """From the same position its declarer is never worse off than thumb's, if all others play best against him."""
    rows = played(small(rules, "clairvoyant,thumb", part="play", deals=20))
    (found,) = results(rows)
    assert found.mean is not None
    assert found.mean.mean > 0
    assert all(row.budgets == ("nodes 2000000", "") for row in rows.matches.values())


def test_the_clairvoyant_plays_what_keeps_the_value() -> None:
    """The position of docs/library.md: S7 and S8 keep six tricks, all other cards of the declarer lose at least two."""
    game, state = state_of(
        "preferans/sochi; phase playing; dealer 1; pools 0 0 0; hills 0 0 0; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / "
        "H9.DJ8.SK87; talon DJ S8; away CT7; contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; "
        "tricks 0 1 3; index 4; conduct 1 1 2; open 0 1"
    )
    match: Any = Match(game, start=state)
    declarer = Clairvoyant(match, "1").choose(match.view(2), match.legal(2)).action
    assert card_text(declarer.card) in ("S7", "S8")
    # A defender keeps the declarer down to that: his best card leaves six tricks, and no other fewer.
    match.apply(2, declarer)
    while 2 not in match.awaits():
        (seat,) = match.awaits()
        values = {one.card: one.low for one in card_values(match)}
        chosen = Clairvoyant(match, "1").choose(match.view(seat), match.legal(seat)).action
        assert values[chosen.card] == min(values.values()) == 6
        match.apply(seat, chosen)
