"""The player that reckons with what people make of games: its tables, and what it concludes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.bots import make_bot
from prikup.bots.base import BotError
from prikup.bots.expert import chances as chances_module
from prikup.bots.expert import outcomes as outcomes_module
from prikup.bots.expert import tables
from prikup.bots.expert.chances import Chances, chances
from prikup.bots.expert.outcomes import Made, Outcomes, Taken, outcomes
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.thumb.bidding import hope_of
from prikup.bots.preferans.thumb.tricks import entering, trump_suits
from prikup.bots.thousand.expert import amount
from prikup.core.actions import Pass, Shuffle
from prikup.core.cards import mask_of, parse_card, parse_cards
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.preferans.actions import Call
from prikup.preferans.layout import PACK
from prikup.preferans.seen.view import Word as PassedWord
from prikup.search import sample, solve
from prikup.search.declarers import declarer_points
from prikup.search.errors import SearchError
from prikup.thousand.actions import Name
from prikup.thousand.seen.view import Gift
from tests.bots import support as thousand
from tests.search.moments import moment

# ------------------------------------------------------------------------------------------------------------- tables


def test_a_chance_between_two_margins_is_taken_in_proportion() -> None:
    made = Made(least=-10, step=10, shares=(0.2, 0.4, 0.9))
    assert [made.chance(margin) for margin in (-30, -10, -5, 0, 4, 10, 50)] == pytest.approx(
        [0.2, 0.2, 0.3, 0.4, 0.6, 0.9, 0.9]
    )


def test_tricks_beyond_all_are_all() -> None:
    """Solved nine against a level of eight: the row of margin one; a trick less, as many, one and two more."""
    taken = Taken(least=0, fewest=-1, rows=((1.0, 0, 0, 0), (0.1, 0.6, 0.2, 0.1)))
    assert taken.tricks(9, 8) == pytest.approx({8: 0.1, 9: 0.6, 10: 0.3})
    assert taken.tricks(9, 6) == taken.tricks(9, 8)
    assert taken.tricks(5, 6) == pytest.approx({4: 1.0, 5: 0.0, 6: 0.0, 7: 0.0})


def test_the_tables_of_the_program_are_sensible() -> None:
    found = outcomes()
    assert [*found.thousand.shares] == sorted(found.thousand.shares)
    assert all(sum(row) == pytest.approx(1, abs=0.01) for kind in (found.suit, found.no_trump) for row in kind.rows)
    table = chances()
    assert len(table.permille) == table.count**3
    for totals in ((0, 0, 0), (600, 200, 400), (880, 880, 500)):
        one, two, three = totals
        ways = [(one, two, three), (two, one, three), (three, one, two)]
        assert sum(table.win(*way, target=1000) for way in ways) == pytest.approx(1, abs=0.02)
    assert table.win(400, 0, 0, target=1000) > table.win(0, 0, 0, target=1000) > table.win(0, 400, 0, target=1000)
    # Half the target, half of all totals.
    assert table.win(200, 0, 100, target=500) == pytest.approx(table.win(400, 0, 200, target=1000))


@pytest.mark.parametrize("data", [None, b"", b"{}", b'{"version": 1', b"\xff\xfe"])
@pytest.mark.parametrize(("name", "kind"), [("outcomes.json", Outcomes), ("chances.json", Chances)])
def test_a_table_that_is_missing_or_damaged_is_one_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: Any, data: bytes | None
) -> None:
    monkeypatch.setattr(tables, "files", lambda package: tmp_path)
    if data is not None:
        (tmp_path / name).write_bytes(data)
    with pytest.raises(BotError) as found:
        tables.read_table(name, kind)
    assert (found.value.code, found.value.params) == ("bot_table", {"file": name})


@pytest.mark.parametrize("module", [chances_module, outcomes_module])
def test_so_is_one_of_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any) -> None:
    own = Path(str(module.__file__)).with_name(module.FILE).read_bytes()
    assert b'"version":1' in own.replace(b" ", b"")
    (tmp_path / module.FILE).write_bytes(own.replace(b" ", b"").replace(b'"version":1', b'"version":2', 1))
    monkeypatch.setattr(tables, "files", lambda package: tmp_path)
    with pytest.raises(BotError, match="bot_table"):
        tables.read_table(module.FILE, Chances if module is chances_module else Outcomes)


# ----------------------------------------------------------------------------------------------------------- declarers


@pytest.mark.turns(3)
@pytest.mark.parametrize("rules", ["thousand/ru", "thousand/pl", "thousand/pl+marriages.fixed=clubs"])
def test_points_of_a_declarer_are_those_of_the_position(rules: str) -> None:
    """Against the answer for the world's own position, at the first lead of random deals."""
    rng, compared = random.Random(7), 0
    while compared < 4:
        trial = moment(rng, rules)
        view = trial.view
        contract = trial.match.state.phase.contract if view.phase == "playing" else None
        if contract is None or view.tricks or view.seat != contract.seat or contract.by_tricks or contract.amount <= 0:
            continue
        (world,) = sample(view, 1).worlds
        hands = tuple([world.hand(seat) for seat in range(view.players)])
        answer = solve(world.position())
        found = declarer_points(view.rules, view.sheet, [hands], view.seat, away=view.aside, nodes=10_000_000)
        assert found == ((answer.low, answer.high),)
        compared += 1


def test_points_of_another_game_are_one_clear_error() -> None:
    hands = (parse_cards("SAK"), parse_cards("HAK"), parse_cards("DAK"))
    with pytest.raises(SearchError, match="search_game"):
        declarer_points("preferans/sochi", thousand.view_of("HAK").sheet, [hands], 0, nodes=1000)


# ------------------------------------------------------------------------------------------------------- for the match


def naming(totals: tuple[int, ...]) -> tuple[Any, tuple[Name, ...]]:
    """A contract of 100 of the first seat that may be raised by tens, after the gifts."""
    gifts = (Gift(0, 1, parse_card("C9")), Gift(0, 2, parse_card("D9")))
    view = thousand.view_of(
        "SAT.HATKQ.DA.CA", phase="naming", declarer=0, contract=100, bid=100, gives=0, gifts=gifts, totals=totals
    )
    return view, tuple([Name(amount) for amount in range(100, 210, 10)])


def named(monkeypatch: pytest.MonkeyPatch, totals: tuple[int, ...], solved: list[float]) -> int:
    """The amount if the solver gives these points, and contracts are made exactly if it gives as many."""
    exact = replace(outcomes(), thousand=Made(-1, 1, (0.0, 1.0)))
    monkeypatch.setattr(amount, "outcomes", lambda: exact)
    monkeypatch.setattr(amount, "solved", lambda *_: solved)
    view, legal = naming(totals)
    choice = make_bot("expert", 1).choose(view, legal)
    assert choice.reason.id == "hint-search-amount"
    found: int = choice.action.amount
    return found


def test_an_amount_is_as_high_as_is_made_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert named(monkeypatch, (0, 0, 0), [150.0] * 10) == 150


def test_an_amount_is_raised_only_if_it_is_often_enough_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A contract of 150 that is made five times in ten brings nothing, one of 110 always 110; one of 120 that is made
    nineteen times in twenty 108."""
    assert named(monkeypatch, (0, 0, 0), [150.0] * 5 + [110.0] * 5) == 110
    assert named(monkeypatch, (0, 0, 0), [120.0] * 19 + [110.0]) == 110
    assert named(monkeypatch, (0, 0, 0), [130.0] * 19 + [110.0]) == 130


def test_enough_for_the_barrel_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 780 a contract of 100 comes to the barrel of 880; one of 150 comes no further."""
    assert named(monkeypatch, (780, 0, 0), [150.0] * 10) == 100
    assert named(monkeypatch, (700, 0, 0), [150.0] * 10) == 150


# ------------------------------------------------------------------------------------------------- the first word


def test_who_speaks_first_opens_somewhat_weaker_hands() -> None:
    """A hand that hopes for 5.5 to 5.7 tricks and has no two strong suits: the rule of thumb passes, and so does
    `expert` once somebody has passed."""
    rng = random.Random(1)
    found: list[int] = []
    compiled = compiled_rules_of("preferans/sochi")
    while len(found) < 3:
        hand = mask_of(rng.sample(PACK, 10))
        hope = max(map(hope_of, trump_suits(hand, leads=True)))
        if 5.5 <= hope < 5.7 and not entering(hand):
            found.append(hand)
    for hand in found:
        match = new_match("preferans/sochi", 2)
        match.apply(TABLE, Shuffle("2a"))
        seat = match.awaits()[0]
        assert seat == compiled.hands(2)[0]
        view, legal = replace(match.view(seat), hand=hand, dealt=hand), match.legal(seat)
        assert make_bot("pimc", 1, "preferans").choose(view, legal).action == Pass()
        choice = make_bot("expert", 1, "preferans").choose(view, legal)
        assert choice.action == Call(6, 0)
        assert choice.reason.id == "hint-call"
        later = replace(view, words=(PassedWord(2, "pass"),))
        assert make_bot("expert", 1, "preferans").choose(later, legal).action == Pass()
