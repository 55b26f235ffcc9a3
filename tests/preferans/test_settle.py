"""The settlement (PF-254..260, PF-257b, PF-258b): by the document's steps and by the closed form, always zero."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.score import settle
from prikup.preferans.state import Sheet
from tests.preferans.deals import compiled, sheet

WORKED = {
    "pools": (20, 14, 12, 20),
    "hills": (20, 2, 30, 26),
    "whists": ((0, 64, 40, 12), (30, 0, 88, 20), (16, 24, 0, 56), (48, 10, 36, 0)),
}
"""PF-257b."""


def test_worked_settlement() -> None:
    at = compiled()
    accounts = settle.accounts(at, sheet(at, **WORKED))
    assert [account.carried for account in accounts] == [20, 8, 38, 26]
    assert [account.above for account in accounts] == [12, 0, 30, 18]
    assert [account.gives for account in accounts] == [30, 0, 75, 45]
    assert [list(account.whists) for account in accounts] == [
        [0, 64, 115, 57],
        [60, 0, 163, 65],
        [46, 24, 0, 101],
        [78, 10, 111, 0],
    ]
    assert [account.result for account in accounts] == [52, 190, -218, -24]
    assert list(settle.results(at, sheet(at, **WORKED))) == [52, 190, -218, -24]
    assert settle.whole(at, sheet(at, **WORKED)) == (52, 190, -218, -24)


def test_worked_fractions() -> None:
    """PF-258b."""
    at = compiled()
    closed = sheet(at, pools=(20, 20, 20, 20), hills=(7, 0, 3, 5))
    assert [account.gives for account in settle.accounts(at, closed)] == [17.5, 0, 7.5, 12.5]
    assert list(settle.results(at, closed)) == [-32.5, 37.5, 7.5, -12.5]
    assert settle.whole(at, closed) == (-32, 38, 7, -13)


def test_only_the_hill() -> None:
    """PF-284."""
    at = compiled("preferans/gusarik+brigand.hill_only=on")
    assert settle.whole(at, sheet(at, **WORKED, size=0)) == (-5, 175, -105, -65)


def test_a_pool_point_of_twenty_whists() -> None:
    """BP-044: the pool's difference counts twice."""
    plain, twice = compiled("preferans/sochi"), compiled("preferans/sochi+pool.worth=20")
    given: dict[str, Any] = {"pools": (6, 0, 0), "hills": (0, 0, 0)}
    assert list(settle.results(plain, sheet(plain, **given))) == [40, -20, -20]
    assert list(settle.results(twice, sheet(twice, **given))) == [80, -40, -40]


def test_what_is_over_the_pool_counts() -> None:
    """PF-268a: it stays written and is settled."""
    at = compiled()
    assert settle.results(at, sheet(at, pools=(24, 20, 20, 20)))[0] == 30


RULES = (
    "preferans/klassika",
    "preferans/leningrad",
    "preferans/gusarik",
    "preferans/gusarik+brigand.hill_only=on",
    "preferans/skachki",
    "preferans/hussar-2",
    "preferans/fspr",
)
HOUSES = {rules: compiled(rules) for rules in RULES}


@st.composite
def sheets(draw: st.DrawFn) -> tuple[CompiledRules, Sheet]:
    at = HOUSES[draw(st.sampled_from(RULES))]
    players = at.players
    points = st.tuples(*[st.integers(0, 5000)] * players)
    rows = draw(st.tuples(*[points] * players))
    whists = tuple(tuple(0 if i == j else rows[i][j] for j in range(players)) for i in range(players))
    found = sheet(at, pools=draw(points), hills=draw(points), whists=whists, size=draw(st.sampled_from([0, 10, 20])))
    if at.rules.races.active():
        found = replace(found, past_pools=draw(points), past_hills=draw(points))
    return at, found


@given(sheets())
def test_every_settlement_sums_to_zero(case: tuple[CompiledRules, Sheet]) -> None:
    """PF-257: exactly, and in whole whists that stray less than one from the exact ones; both ways agree."""
    at, found = case
    exact, whole = settle.results(at, found), settle.whole(at, found)
    assert sum(exact) == 0
    assert sum(whole) == 0
    assert all(abs(Fraction(one) - other) < 1 for one, other in zip(whole, exact, strict=True))
    accounts = settle.accounts(at, found)
    assert tuple(account.result for account in accounts) == exact
    assert min(account.above for account in accounts) == 0


@given(
    st.lists(st.integers(0, 99), min_size=3, max_size=3),
    st.lists(st.integers(0, 99), min_size=6, max_size=6),
    st.integers(1, 40),
)
def test_a_partners_hill_at_ten_whists_is_as_good_as_the_own_one(hills: list[int], on: list[int], points: int) -> None:
    """PF-223a: points off a partner's hill are worth as much as a hill of one's own that goes below zero."""
    at = compiled("preferans/sochi")
    whists = [[0, on[0], on[1]], [on[2], 0, on[3]], [on[4], on[5], 0]]
    given: dict[str, Any] = {"pools": (20, 20, 20)}
    own = sheet(at, hills=(hills[0] - points, hills[1], hills[2]), whists=tuple(map(tuple, whists)), **given)
    whists[0][1] += 10 * points
    partners = sheet(at, hills=(hills[0], hills[1] - points, hills[2]), whists=tuple(map(tuple, whists)), **given)
    assert settle.results(at, own) == settle.results(at, partners)
