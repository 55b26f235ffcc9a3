"""The worked deals of the ledger (PF-213, PF-214, 5.12.10), and where earned points go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.preferans.deals import D, F, S, T, Written, compiled, contract, played, refused, sheet

HELPING: dict[str, Any] = {"pools": (19, 17, 12, 18), "hills": (3, 5, 0, 10)}
"""Before PF-214q and r."""
TOTUS: dict[str, Any] = {"pools": (0, 12, 15, 0), "hills": (10, 9, 7, 10), "bombs": ((), (2,), (), ())}
"""Before PF-214v."""
SECOND: dict[str, Any] = {"hills": (10, 20, 10, 10), "bombs": ((), (4, 2), (), ())}
"""Before PF-214o and p."""
DARK = contract(S, "7 H", dark=True, bid=1, bomb=4)

WORKED = {
    "a": (played(contract(F, "6 C"), "whist pass", "6 4 0"), {}, "F 1", "F 9", "S on F 8"),
    "b": (
        played(contract(S, "7 H", bomb=2), "whist pass", "0 6 4"),
        {"bombs": ((), (2,), (), ())},
        "",
        "S 18",
        "F on S 8, T on S 40, D on S 8",
    ),
    "c": (played(contract(T, "6 D"), "whist pass", "2 0 8"), {}, "T 1", "F 14 T 9", "F on T 4"),
    "d": (played(contract(F, "7 NT"), "whist whist", "9 1 0"), {}, "F 2", "F 8 T 14", "S on F 4"),
    "e": (
        played(contract(S, "6 S"), "bound bound", "2 5 3"),
        {},
        "",
        "S 12",
        "F on S 6, T on S 8, D on S 2",
    ),
    "f": (refused(contract(F, "6 H")), {}, "F 1", "F 9", "T on F 4"),
    "g": (
        played(contract(S, "7 C"), "pass pass", "0 9 1", dealer="whist"),
        {},
        "S 2",
        "S 8 D 14",
        "D on S 4",
    ),
    "h": (
        played(contract(S, "7 C"), "pass pass", "2 6 2", dealer="whist"),
        {},
        "",
        "S 14",
        "F on S 4, T on S 4, D on S 20",
    ),
    "i": (played(contract(T, "9 D"), "whist whist", "0 0 10"), {}, "T 4", "S 18 T 6", ""),
    "j": (played(contract(F, "misere"), "watch watch", "2 4 4"), {}, "", "F 30", ""),
    "k": (
        played(contract(S, "10 H"), "watch watch", "1 9 0"),
        {},
        "",
        "S 20",
        "F on S 10, T on S 10, D on S 10",
    ),
    "l": (
        played(contract(F, "8 S"), "pass whist", "8 0 2", talon="HA HK"),
        {},
        "F 3",
        "F 7",
        "T on F 12, D on F 12",
    ),
    "q": (
        played(contract(F, "9 C"), "pass whist", "9 0 1"),
        HELPING,
        "F 20 S 20 T 13",
        "F 0",
        "F on S 30, F on T 10, T on F 8",
    ),
    "r": (
        played(contract(F, "9 C"), "pass whist", "10 0 0"),
        HELPING,
        "F 20 S 20",
        "F 0 S 4 T 8",
        "F on S 40",
    ),
    "o": (played(DARK, "whist pass", "0 7 3"), SECOND, "S 16", "S 4", "T on S 96"),
    "p": (played(DARK, "whist pass", "2 6 2"), SECOND, "", "S 52", "F on S 32, T on S 160, D on S 32"),
    "s": (
        played(contract(S, "8 NT"), "whist pass", "0 8 2"),
        {"used": (0, 14, 0, 0)},
        "S 2",
        "S 9",
        "T on S 12",
    ),
    "t": (
        played(contract(T, "8 H", shared=True), "whist pass", "2 0 8"),
        {},
        "T 2 D 2",
        "T 9 D 9",
        "F on T 12",
    ),
    "u": (
        played(contract(T, "8 H", shared=True), "whist pass", "2 1 7"),
        {},
        "",
        "T 13 D 13",
        "F on T 24, S on T 6",
    ),
    "v made": (
        played(contract(S, "totus S", bomb=2, helps=(T,)), "watch watch", "0 10 0"),
        TOTUS,
        "S 20 T 20",
        "S 0 T 0",
        "S on T 120",
    ),
    "v failed": (
        played(contract(S, "totus S", bomb=2, helps=(T,)), "watch watch", "1 9 0"),
        TOTUS,
        "",
        "S 25",
        "",
    ),
    "w": (
        played(contract(F, "6 C"), "whist pass", "8 1 1", failed_by=2),
        {},
        "",
        "F 14",
        "S on F 8, T on F 4, D on F 4",
    ),
    "x": (played(contract(F, "6 NT"), "whist whist", "7 0 3"), {}, "F 1", "F 9 S 12", "T on F 6"),
    "z": (played(contract(F, "misere", hand=True), "watch watch", "0 5 5"), {}, "F 5", "F 5 D 11", ""),
}
"""Deals of PF-214a..z that are contracts: outcome, the sheet's figures before, pool, hill and whists after."""


@pytest.mark.parametrize("name", WORKED)
def test_worked_deal(name: str) -> None:
    outcome, before, pool, hill, whists = WORKED[name]
    at = compiled()
    written = Written(at, sheet(at, **before), outcome)
    assert (written.pool, written.hill) == (pool, hill)
    assert sorted(written.whists.split(", ")) == sorted(whists.split(", "))


def test_first_example_whole_to_the_pool() -> None:
    """PF-213: or simply two points to the pool."""
    at = compiled("preferans/klassika+pool.order=pool")
    written = Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "6 4 0"))
    assert (written.pool, written.hill, written.whists) == ("F 2", "", "S on F 8")


def test_second_example_costs_136_whists() -> None:
    """PF-214: 80 whists in the hill and 56 to the partners; the bomb stays."""
    at = compiled()
    before = sheet(at, hills=(10, 10, 10, 10), bombs=((), (2,), (), ()))
    written = Written(at, before, played(contract(S, "7 H", bomb=2), "whist pass", "0 6 4"))
    assert 10 * (written.after.hills[S] - 10) == 80
    assert sum(row[S] for row in written.after.whists) == 56
    assert written.after.bombs == ((), (2,), (), ())


def test_bombs_are_used_up_by_games_that_are_made() -> None:
    """PF-199: PF-214o takes the double bomb away, p leaves it."""
    at = compiled()
    made = Written(at, sheet(at, **SECOND), played(DARK, "whist pass", "0 7 3"))
    failed = Written(at, sheet(at, **SECOND), played(DARK, "whist pass", "2 6 2"))
    assert made.after.bombs[S] == (2,)
    assert made.line(S, "bomb.gone") == 4
    assert failed.after.bombs[S] == (4, 2)


def test_caught_misere_is_dealt_again() -> None:
    """PF-214j, PF-164: the same dealer, at the first price."""
    at = compiled()
    written = Written(at, sheet(at, series=2), played(contract(F, "misere"), "watch watch", "2 4 4"))
    assert written.after.dealer == D
    assert written.after.series == 0
    made = Written(at, sheet(at), played(contract(F, "misere"), "watch watch", "0 5 5"))
    assert made.after.dealer == F


@pytest.mark.parametrize(("option", "pools"), [("", "S 20"), ("+totus.pools=on", "F 20 S 20 T 20")])
def test_totus_on_a_double_bomb(option: str, pools: str) -> None:
    """PF-230: the hills of two partners, to the letter not their pools."""
    at = compiled("preferans/klassika" + option)
    before = sheet(at, pools=(5, 12, 15, 9), hills=(3, 9, 7, 11), bombs=((), (4,), (), ()))
    written = Written(at, before, played(contract(S, "totus S", bomb=4, helps=(F, T)), "watch watch", "0 10 0"))
    assert (written.pool, written.hill) == (pools, "F 0 S 0 T 0")
    assert written.line(S, "whists.help") == 10 * (3 + 7) + (10 * (15 + 5) if option else 0)


def test_failed_totus_with_whists() -> None:
    """PF-232a, option: as on a ten."""
    at = compiled("preferans/klassika+totus.consolation=on")
    written = Written(at, sheet(at), played(contract(S, "totus S"), "watch watch", "1 9 0"))
    assert (written.hill, written.whists) == ("S 20", "F on S 10, T on S 10, D on S 10")


def test_orders_of_earned_points() -> None:
    """PF-220a, PF-221a."""
    made = played(contract(F, "9 C"), "pass whist", "9 0 1")
    figures: dict[str, Any] = {"pools": (17, 5, 6, 0), "hills": (3, 10, 10, 10)}
    for order, pool, hill in (
        ("half", "F 20 T 8", "F 0"),
        ("pool", "F 20 T 8", "F 0"),
        ("partners", "F 20 T 11", ""),
        ("hill", "F 20 T 8", "F 0"),
    ):
        at = compiled(f"preferans/klassika+pool.order={order}")
        written = Written(at, sheet(at, **figures), made)
        assert (written.pool, written.hill) == (pool, hill), order


def test_overflow_lost_or_kept() -> None:
    """PF-281a."""
    made = played(contract(F, "9 C"), "pass whist", "9 0 1")
    figures: dict[str, Any] = {"pools": (17, 5, 6, 0), "hills": (3, 10, 10, 10)}
    at = compiled("preferans/klassika+pool.over=lost+pool.order=pool")
    written = Written(at, sheet(at, **figures), made)
    assert (written.pool, written.hill, written.line(F, "lost.over")) == ("F 20", "F 0", 2)
    at = compiled("preferans/klassika+pool.over=kept+pool.order=pool")
    written = Written(at, sheet(at, **figures), made)
    assert (written.pool, written.hill) == ("F 25", "")


def test_helped_pool_points_cost_what_they_are_worth() -> None:
    """BP-044: where a pool point is settled at twenty whists, help costs twenty."""
    at = compiled("preferans/sochinka+pool.worth=20")
    written = Written(at, sheet(at, pools=(20, 5, 6, 0)), played(contract(F, "6 C"), "pass whist", "6 0 4"))
    assert (written.pool, written.whists) == ("T 8", "F on T 40, T on F 8")


def test_a_half_point_is_lost() -> None:
    """PF-220a: an irresponsible six that is shared brings 0.5 each."""
    at = compiled()
    made = played(contract(T, "6 H", shared=True), "whist pass", "4 0 6")
    written = Written(at, sheet(at, used=(0, 0, 14, 0)), made)
    assert (written.pool, written.hill) == ("", "")


def test_cover_is_used_by_made_games_alone() -> None:
    """PF-226b."""
    at = compiled()
    assert Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "6 4 0")).after.used == (1, 0, 0, 0)
    assert Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "5 5 0")).after.used == (0, 0, 0, 0)
    assert Written(at, sheet(at), refused(contract(F, "6 H"))).after.used == (1, 0, 0, 0)
