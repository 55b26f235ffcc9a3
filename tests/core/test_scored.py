"""The shape of an outcome, which both games check alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.core.scored import (
    Ending,
    Outcome,
    OutcomeError,
    check_choices,
    check_contract,
    check_fields,
    check_numbers,
    check_range,
    check_seat,
)


class Result(Outcome, frozen=True, kw_only=True):
    """An outcome of a game with a holder."""

    holder: int = -1


ENDINGS = {"played": Ending(("tricks",)), "claimed": Ending(("holder",), ("tricks",))}

WRONG: list[tuple[Callable[[], None], str, dict[str, str | int]]] = [
    (
        lambda: check_fields(Result(ending="lost"), ENDINGS),
        "outcome_ending",
        {"ending": "lost", "known": "played, claimed"},
    ),
    (
        lambda: check_fields(Result(ending="played", tricks=(1, 2), holder=0), ENDINGS),
        "outcome_field",
        {"field": "holder", "ending": "played"},
    ),
    (
        lambda: check_fields(Result(ending="claimed", tricks=(1, 2)), ENDINGS),
        "outcome_missing",
        {"field": "holder", "ending": "claimed"},
    ),
    (
        lambda: check_numbers("tricks", (1, 2), 3, most=8),
        "outcome_count",
        {"field": "tricks", "given": 2, "wanted": 3},
    ),
    (
        lambda: check_numbers("tricks", (1, 2, 9), 3, most=8),
        "outcome_range",
        {"field": "tricks", "given": "9", "least": 0, "most": 8},
    ),
    (
        lambda: check_range("level", given=True, least=0, most=8),
        "outcome_range",
        {"field": "level", "given": "True", "least": 0, "most": 8},
    ),
    (lambda: check_seat("holder", 3, range(3)), "outcome_seat", {"field": "holder", "seat": "3"}),
    (lambda: check_contract(possible=False), "outcome_contract", {}),
    (lambda: check_choices(("one", "two"), 1), "outcome_choice", {"given": 2, "wanted": 1}),
]


@pytest.mark.parametrize(("ask", "code", "params"), WRONG)
def test_a_wrong_shape_is_refused_by_name(ask: Callable[[], None], code: str, params: dict[str, str | int]) -> None:
    with pytest.raises(OutcomeError) as refused:
        ask()
    assert (refused.value.code, refused.value.params) == (code, params)


def test_a_right_shape_is_not_refused() -> None:
    check_fields(Result(ending="claimed", holder=0, tricks=(1, 2)), ENDINGS)
    check_fields(Result(ending="claimed", holder=0), ENDINGS)
    check_numbers("tricks", (), 3, most=8)
    check_numbers("tricks", (8, 0, 0), 3, most=8)
    check_seat("holder", 2, range(3))
    check_contract(possible=True)
    check_choices((), 0)
