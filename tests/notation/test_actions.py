"""Actions as text: the forms of docs/cases.md, exact round trips, and what is refused."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core.actions import Action, Pass, Shuffle
from prikup.core.errors import NotationError
from prikup.core.setup import Strain
from prikup.games import GAMES
from prikup.notation import actions
from prikup.notation.actions import action_text, step_text
from prikup.notation.errors import ACTION_CODES
from prikup.thousand.actions import AnyAction
from tests.notation.support import played


def parse_step(text: str) -> tuple[int, AnyAction]:
    """A step of Thousand."""
    return actions.parse_step(text, AnyAction)


FORMS = [
    "table shuffle 00ff",
    "table deal HAT9.DKQ.SA9 / HK / - / S9",
    "2 cut 12",
    "0 bury",
    "0 keep",
    "0 place 2 6 10",
    "1 look",
    "1 golden",
    "1 bid 100",
    "2 pass",
    "0 claim four_nines",
    "1 take",
    "1 take hidden",
    "1 sell S9",
    "1 give 2 S9",
    "1 give 2 S9 open",
    "1 lay S9",
    "1 name 120",
    "1 name 120 open",
    "1 misere",
    "1 slam open",
    "2 contra",
    "1 recontra",
    "1 writeoff",
    "1 bomb",
    "1 buyback",
    "1 show H",
    "1 play HQ",
    "1 play HQ!",
    "1 rest",
    "0 accept",
    "2 refuse",
    "table fault 2 look",
]

REFUSED = [
    ("unknown_action", "1 fold"),
    ("bad_action", "1 bid"),
    ("bad_action", "1 bid 100 110"),
    ("bad_action", "1 pass 3"),
    ("bad_action", "1 take hidden hidden"),
    ("bad_action", "1"),
    ("bad_action", "1 play"),
    ("bad_action", "1 place " + "1 " * 400),
    ("bad_number", "1 bid 1e3"),
    ("bad_number", "1 bid 9999999"),
    ("bad_number", "1 bid ١٢٠"),
    ("bad_seat", "x pass"),
    ("bad_seat", "12 pass"),
    ("bad_seat", "table fault nobody look"),
    ("bad_word", "0 claim four/nines"),
    ("bad_suit", "1 show X"),
    ("bad_card", "1 play H1"),
    ("bad_card", "1 play " + "H" * 300),
    ("card_twice", "table deal HAA / HK / - / S9"),
    ("bad_seed", "table shuffle xyz"),
    ("bad_seed", "table shuffle " + "0" * 7),
]


@pytest.mark.parametrize("text", FORMS)
def test_forms_are_read_and_written_as_they_are(text: str) -> None:
    assert step_text(*parse_step(text)) == text


def test_every_action_has_a_form() -> None:
    assert {type(parse_step(text)[1]) for text in FORMS} == set(get_args(AnyAction))


def test_ten_and_small_letters_are_read_too() -> None:
    assert parse_step("1 play h10!") == parse_step("1 play HT!")


@pytest.mark.parametrize(("code", "text"), REFUSED)
def test_refused(code: str, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_step(text)
    assert caught.value.code == code
    assert all(len(str(value)) <= 120 for value in caught.value.params.values())


def test_every_code_has_an_example() -> None:
    assert set(ACTION_CODES) <= {code for code, _ in REFUSED}


@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
def test_round_trip_of_all_that_is_legal(rng: random.Random, name: str) -> None:
    match = played(rng, rng.randint(0, 120), name)
    kinds = match.game.action_type
    for seat in range(-1, match.players):
        for action in match.legal(seat):
            assert actions.parse_step(step_text(seat, action), kinds) == (seat, action)
    for seat, action in match.log:
        assert actions.parse_step(step_text(seat, action), kinds) == (seat, action)


@given(
    st.text(max_size=40)
    | st.sampled_from(FORMS).flatmap(lambda form: st.text(max_size=6).map(lambda more: form + more))
)
def test_any_text_is_an_action_or_a_named_error(text: str) -> None:
    try:
        step, code = parse_step(text), None
    except NotationError as fault:
        step, code = None, fault.code
    if step is not None:
        assert parse_step(step_text(*step)) == step
    else:
        assert code in (*ACTION_CODES, "bad_card", "card_twice", "bad_seed")


class Declare(Action, frozen=True):
    """An action of another game: a number that is 0 as a rule, beside a flag."""

    level: int
    strain: Strain
    share: bool = False
    bomb: int = 0


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("declare 6 S", Declare(6, 0)),
        ("declare 6 NT share", Declare(6, 4, share=True)),
        ("declare 6 NT 2", Declare(6, 4, bomb=2)),
        ("declare 6 NT 2 share", Declare(6, 4, share=True, bomb=2)),
    ],
)
def test_defaults_at_the_end_are_left_out(text: str, action: Declare) -> None:
    assert action_text(action) == text
    assert actions.parse_action(text, Declare | Pass) == action


def test_too_few_words_beside_a_default() -> None:
    with pytest.raises(NotationError) as caught:
        actions.parse_action("declare 6", Declare | Pass)
    assert caught.value.params["wants"] == "declare <level> <strain> [bomb] [share]"


def test_an_action_that_is_too_long_is_not_read() -> None:
    with pytest.raises(NotationError) as caught:
        actions.parse_action("bid " + "1" * 10_000, AnyAction)
    assert (caught.value.code, str(caught.value.params["wants"]).endswith("at most")) == ("bad_action", True)


class Half(Action, frozen=True):
    """An action with a number that has no text."""

    part: float


def test_an_action_holds_only_what_has_a_text() -> None:
    with pytest.raises(TypeError, match=r"Half\.part"):
        action_text(Half(0.5))


def test_a_shuffle_keeps_its_seed_to_the_letter() -> None:
    assert action_text(Shuffle("0aFF")) == "shuffle 0aFF"
