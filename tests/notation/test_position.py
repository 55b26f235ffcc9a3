"""Positions as text: exact round trips at every step, setups, and what is refused."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from prikup.core.errors import NotationError, PrikupError, RulesError, SetupError
from prikup.core.seats import Seat
from prikup.core.setup import Setup as AnySetup
from prikup.core.setup import Strain
from prikup.games import GAMES, game, new_match
from prikup.notation.actions import parse_step
from prikup.notation.errors import POSITION_CODES
from prikup.notation.fields import hints_of, kind_name, parse_pile, pile_text
from prikup.notation.position import (
    parse_position,
    parse_setup,
    parse_sheet,
    parse_state,
    position_text,
    setup_text,
)
from prikup.thousand.game import Thousand
from prikup.thousand.setup.form import Setup
from prikup.thousand.state import Sheet
from tests.notation.support import some_match, steps

REFUSED = [
    ("bad_position", "thousand/ru; " + " " * 20_000),
    ("unknown_field", "thousand/ru; colour red"),
    ("unknown_field", "thousand/ru; crosses 0 0 0"),
    ("field_twice", "thousand/ru; dealer 0; dealer 1"),
    ("field_twice", "thousand/ru; bolts 0 0 0; bolts 0 0 0"),
    ("bad_field", "thousand/ru; dealer"),
    ("bad_field", "thousand/ru; redeal yes"),
    ("bad_field", "thousand/ru; phase naming; contract 1 120"),
    ("bad_number", "thousand/ru; totals 1 2 x"),
    ("bad_seat", "thousand/ru; dealer 1 2"),
    ("bad_seat", "thousand/ru; passed 0 12"),
    ("bad_suit", "thousand/ru; trump X"),
    ("bad_suit", "thousand/ru; announced HH"),
    ("bad_card", "thousand/ru; hands HZ / - / -"),
    ("bad_card", "thousand/ru; hands H / - / -"),
    ("bad_card", "thousand/ru; pack S9 SJJ"),
    ("bad_word", "thousand/ru; phase is/over"),
]


@pytest.mark.search
@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
def test_round_trip_at_every_step(rng: random.Random, name: str) -> None:
    for match in steps(rng, some_match(rng, name), 150):
        text = position_text(match.game, match.state)
        found, state = parse_position(text)
        assert found.text == match.game.text
        assert state == match.state
        assert position_text(found, state) == text


def test_a_claim_of_the_rest_and_a_choice_of_the_talon() -> None:
    match = new_match("thousand/ru+talon.forced=choice")
    phases = []
    for text in (
        "table deal HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK / CJ.SQJ",
        "1 bid 100",
        "2 pass",
        "0 pass",
        "1 take hidden",
        "1 give 0 S9",
        "1 give 2 SJ",
        "1 name 100",
        "1 rest",
        "0 accept",
        "2 refuse",
        "1 play DK!",
        "2 play CT",
    ):
        match.apply(*parse_step(text, match.game.action_type))
        phases.append(match.phase)
        assert parse_position(position_text(match.game, match.state))[1] == match.state
    assert {"auction", "taking", "giving", "naming", "playing", "resting"} <= set(phases)


def test_what_holds_its_default_is_left_out() -> None:
    match = new_match("thousand/ru", 2)
    assert position_text(match.game, match.state) == "thousand/ru; phase dealing; dealer 2; totals 0 0 0"


@pytest.mark.parametrize(("code", "text"), REFUSED)
def test_refused(code: str, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.code == code
    assert all(len(str(value)) <= 120 for value in caught.value.params.values())


def test_wrong_rules_are_refused_by_their_own_error() -> None:
    with pytest.raises(RulesError):
        parse_position("chess/960; dealer 0")


def test_every_code_has_an_example() -> None:
    assert set(POSITION_CODES) - {"not_on_sheet"} <= {code for code, _ in REFUSED}


def test_a_sheet_alone() -> None:
    ru = Thousand.parse("thousand/ru+barrel.at=880")
    sheet = parse_sheet(ru, "totals 830 300 120; bolts 2 0 0; dealer 1; deals 4")
    assert sheet == Sheet((830, 300, 120), {**ru.compiled.fresh_sheet(1).marks, "bolts": (2, 0, 0)}, 1, 4)
    assert parse_sheet(ru, "") == ru.compiled.fresh_sheet(0)
    with pytest.raises(NotationError) as caught:
        parse_sheet(ru, "totals 0 0 0; turn 1")
    assert caught.value.code == "not_on_sheet"
    with pytest.raises(SetupError) as impossible:
        parse_sheet(ru, "totals 900 0 0")
    assert impossible.value.code == "total_impossible"


def test_a_setup_may_hold_seven_aces() -> None:
    setup = parse_setup("phase auction; hands HAAAAAAA / - / HA; talon S7", Setup)
    assert setup.hands == ((31,) * 7, (), (31,))
    assert parse_setup(setup_text(setup), Setup) == setup


def test_a_dash_stands_for_nothing() -> None:
    assert parse_setup("trump -; announced -; talon -; passed -; hands - / - / -", Setup) == Setup(hands=((),) * 3)


def test_a_setup_that_is_too_long_is_not_read() -> None:
    with pytest.raises(NotationError) as caught:
        parse_setup("deals 1" + " " * 20_000, Setup)
    assert caught.value.code == "bad_position"


class Word(Struct, frozen=True):
    """A bid of another game."""

    seat: Seat
    strain: Strain
    dark: bool = False
    helps: tuple[Seat, ...] = ()
    kind: str = ""
    answers: tuple[str, str] = ("", "")


class Other(AnySetup, frozen=True, kw_only=True):
    """The setup of another game: strains, rows of numbers, a row of words."""

    always: ClassVar[tuple[str, ...]] = ("dealer",)
    by_seat: ClassVar[tuple[str, ...]] = ("whists",)

    dealer: Seat = 0
    trump: Strain = -1
    whists: tuple[tuple[int, ...], ...] = ()
    words: tuple[Word, ...] = ()
    last: Word | None = None


WORDS = (Word(0, 3), Word(1, 4, dark=True, helps=(0, 2), kind="game", answers=("pass", "")))


@pytest.mark.parametrize(
    ("text", "setup"),
    [
        ("dealer 1", Other(dealer=1)),
        ("dealer 0; trump NT", Other(trump=4)),
        ("dealer 0; trump S", Other(trump=0)),
        ("dealer 0; whists 0 4 -2 / 10 0 0 / 0 0 0", Other(whists=((0, 4, -2), (10, 0, 0), (0, 0, 0)))),
        ("dealer 0; words 0 H / 1 NT 0,2 game pass,- dark", Other(words=WORDS)),
        ("dealer 0; last 2 -", Other(last=Word(2, -1))),
    ],
)
def test_a_setup_of_any_game(text: str, setup: Other) -> None:
    assert parse_setup(text, Other) == setup
    assert setup_text(setup) == text


def test_rows_of_zeros_are_left_out() -> None:
    assert setup_text(Other(whists=((0, 0), (0, 0)))) == "dealer 0"


def test_no_such_strain() -> None:
    with pytest.raises(NotationError) as caught:
        parse_setup("trump N", Other)
    assert caught.value.code == "bad_suit"


@given(st.lists(st.integers(0, 31), max_size=12))
def test_piles_round_trip(cards: list[int]) -> None:
    pile = tuple(sorted(cards))
    assert parse_pile(pile_text(pile)) == pile


@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False), data=st.data())
def test_a_changed_position_is_playable_or_refused_by_name(rng: random.Random, data: st.DataObject, name: str) -> None:
    match = some_match(rng, name)
    for _ in steps(rng, match, rng.randint(0, 100)):
        pass
    parts = setup_text(match.game.setup_of(match.state)).split("; ")
    at = data.draw(st.integers(0, len(parts) - 1))
    kind = data.draw(st.sampled_from(["drop", "swap", "number", "letter"]))
    if kind == "drop":
        del parts[at]
    elif kind == "swap":
        words = parts[at].split(" ")
        one, other = (data.draw(st.integers(0, len(words) - 1)) for _ in range(2))
        words[one], words[other] = words[other], words[one]
        parts[at] = " ".join(words)
    elif kind == "number":
        setup: type[Struct] = match.game.setup_type
        numbers = [field for field, hint in hints_of(setup).items() if kind_name(hint) in ("int", "seat")]
        parts.append(f"{data.draw(st.sampled_from(numbers))} {data.draw(st.integers(-2, 130))}")
    else:
        where = data.draw(st.integers(0, len(parts[at])))
        parts[at] = parts[at][:where] + data.draw(st.characters()) + parts[at][where + 1 :]
    rules = match.game.text
    try:
        found, state = parse_position(f"{rules}; {'; '.join(parts)}")
    except PrikupError:
        return
    # What was accepted can be written, read again, and played to the end of a deal.
    assert parse_position(position_text(found, state))[1] == state
    again = type(match)(found, start=state)
    for later in steps(rng, again, 60):
        assert later.over or later.awaits()


def test_parse_state_takes_the_rules_from_the_game() -> None:
    ru = game("thousand/ru")
    assert parse_state(ru, "dealer 1").sheet.dealer == 1
