"""Which calls beat which (ledger PF-056a, PF-056b; PF-038..056, PF-186..193)."""

from __future__ import annotations

import pytest

from prikup.core.actions import Pass
from prikup.preferans.actions import Call, Here, Look, Misere, PassDark
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.phases.calling import key, pass_dark_key
from prikup.preferans.rules.calls import Calls
from tests.preferans.steps import Deal, compiled_rules_of

S, C, D, H, NT = range(5)
F, SECOND, T = 1, 2, 3
"""The hands when seat 0 deals to four."""


def light(level: int, strain: int) -> Call:
    return Call(level, strain)


def dark(level: int, strain: int) -> Call:
    return Call(level, strain, dark=True)


def bare(level: int, strain: int) -> Call:
    return Call(level, strain, hand=True)


MISERE, BARE_MISERE, DARK_MISERE = Misere(), Misere(hand=True), Misere(dark=True)

BEATS = [
    # standing, what beats it
    (light(6, NT), dark(6, S)),
    (dark(6, S), light(7, S)),
    (dark(6, S), dark(6, C)),
    (light(7, S), dark(6, C)),
    (dark(6, C), light(7, C)),
    (dark(6, D), light(7, D)),
    (dark(6, C), dark(6, D)),
    (dark(6, D), dark(6, H)),
    (light(9, NT), MISERE),
    (MISERE, bare(9, S)),
    (MISERE, light(10, S)),
    (MISERE, dark(9, S)),
    (bare(9, S), bare(9, C)),
    (bare(9, NT), light(10, S)),
    (bare(9, NT), dark(9, S)),
    (light(10, NT), BARE_MISERE),
    (BARE_MISERE, bare(10, S)),
    (bare(10, S), bare(10, C)),
    (bare(10, NT), DARK_MISERE),
    (DARK_MISERE, dark(10, S)),
    (light(6, S), light(6, C)),
    (light(6, H), light(6, NT)),
    (light(6, NT), light(7, S)),
    (light(6, S), light(10, NT)),
]

DOES_NOT_BEAT = [
    (dark(6, S), light(6, NT)),
    (dark(6, C), light(7, S)),
    (dark(6, D), light(7, C)),
    (light(7, C), dark(6, C)),
    (MISERE, light(9, NT)),
    (MISERE, dark(8, NT)),
    (BARE_MISERE, light(10, NT)),
    (BARE_MISERE, bare(9, NT)),
    (DARK_MISERE, light(10, NT)),
    (DARK_MISERE, bare(10, NT)),
    (DARK_MISERE, dark(9, NT)),
    (light(6, C), light(6, C)),
    (light(6, C), light(6, S)),
]


def over(compiled: CompiledRules, standing: Call | Misere, call: Call | Misere) -> bool:
    """Whether the second hand can make a call, as its first, over the call of the first hand."""
    deal = Deal(compiled)
    if not standing.dark:
        deal.say((F, Look()))
    deal.say((F, standing))
    if not call.dark:
        deal.say((SECOND, Look()))
    return deal.can(SECOND, call)


@pytest.mark.parametrize(("standing", "call"), BEATS)
def test_beats(standing: Call | Misere, call: Call | Misere) -> None:
    assert over(compiled_rules_of(), standing, call)


@pytest.mark.parametrize(("standing", "call"), DOES_NOT_BEAT)
def test_does_not_beat(standing: Call | Misere, call: Call | Misere) -> None:
    assert not over(compiled_rules_of(), standing, call)


@pytest.mark.parametrize(
    ("running", "call", "beats"),
    [
        (1, dark(6, S), True),
        (1, light(7, S), True),
        (1, light(6, NT), False),
        (1, MISERE, True),
        (2, dark(6, NT), False),
        (2, dark(7, S), True),
        (2, light(7, NT), False),
        (2, light(8, S), True),
        (3, dark(7, NT), False),
        (3, dark(8, S), True),
        (3, light(8, NT), False),
        (3, light(9, S), True),
        (3, MISERE, True),
    ],
)
def test_pass_dark_is_beaten_by_more_each_time(running: int, call: Call | Misere, beats: bool) -> None:
    deal = Deal(compiled_rules_of(), darks=running - 1).say((F, PassDark()))
    if not call.dark:
        deal.say((SECOND, Look()))
    assert deal.can(SECOND, call) is beats


@pytest.mark.parametrize("strain", [S, C, D, H, NT])
def test_no_light_six_beats_pass_dark(strain: int) -> None:
    deal = Deal(compiled_rules_of()).say((F, PassDark()), (SECOND, Look()))
    assert not deal.can(SECOND, light(6, strain))
    assert deal.refusal(SECOND, light(6, strain)) == "call_too_low"


def test_the_keys_of_the_document() -> None:
    rules = Calls()
    assert key(rules, light(6, S)) == 100
    assert key(rules, light(10, NT)) == 2500
    assert [pass_dark_key(n) for n in (1, 2, 3)] == [540, 1040, 1540]
    assert key(rules, dark(6, S)) == 550
    assert key(rules, dark(10, S)) == 2550
    assert key(rules, MISERE) == 2010
    assert [key(rules, bare(9, suit)) for suit in (S, NT)] == [2021, 2025]
    assert key(rules, BARE_MISERE) == 2510
    assert [key(rules, bare(10, suit)) for suit in (S, NT)] == [2521, 2525]
    assert key(rules, DARK_MISERE) == 2540


@pytest.mark.parametrize(
    ("standing", "call", "beats"),
    [
        (light(8, NT), MISERE, True),
        (light(9, S), MISERE, False),
        (MISERE, light(9, S), True),
        (MISERE, light(8, NT), False),
        (light(9, NT), BARE_MISERE, True),
        (BARE_MISERE, bare(9, S), True),
        (BARE_MISERE, light(9, NT), False),
        (BARE_MISERE, light(10, S), True),
        (light(10, S), BARE_MISERE, False),
    ],
)
def test_the_common_order_has_misere_between_eight_and_nine(
    standing: Call | Misere, call: Call | Misere, beats: bool
) -> None:
    assert over(compiled_rules_of({"calls.order": "common"}), standing, call) is beats


def test_no_two_calls_are_equally_high() -> None:
    calls: list[Call | Misere] = [
        *(Call(level, suit, dark=dim) for level in range(6, 11) for suit in range(5) for dim in (False, True)),
        *(bare(level, suit) for level in (9, 10) for suit in range(5)),
        MISERE,
        BARE_MISERE,
        DARK_MISERE,
    ]
    # A light call and a dark one five ranks lower differ by 50; nothing is equal to anything, nor to PASS DARK.
    for order in ("document", "common"):
        keys = [key(Calls(order=order), call) for call in calls] + [pass_dark_key(n) for n in (1, 2, 3)]
        assert len(set(keys)) == len(keys)


def test_who_passed_dark_holds_no_dark_call() -> None:
    """PF-190a: after PASS DARK was beaten its seat calls nothing dark, so it cannot hold a dark call either."""
    holding = compiled_rules_of({"calls.hold": True})
    calls = ((SECOND, dark(7, S)), (T, Look()), (T, Pass()))
    assert Deal(holding).say((F, dark(6, S)), *calls).can(F, Here())
    assert not Deal(holding).say((F, PassDark()), *calls).can(F, Here())


def test_a_game_without_the_talon_is_called_on_a_seen_hand() -> None:
    deal = Deal(compiled_rules_of())
    assert deal.refusal(F, Call(9, S, dark=True, hand=True)) == "not_now"
    assert deal.refusal(F, Misere(dark=True, hand=True)) == "not_now"
