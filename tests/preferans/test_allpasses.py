"""What all-passes write, the bombs that they leave, their rows (PF-152..167, PF-195, part 7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.preferans.events import DealBegan
from prikup.preferans.outcome import Outcome
from prikup.preferans.state import Dealing
from tests.preferans.deals import D, F, S, T, Written, compiled, contract, played, refused, sheet


def passes(tricks: str, **more: Any) -> Outcome:
    return Outcome(ending="passes", tricks=tuple(map(int, tricks.split())), **more)


def test_first_all_pass() -> None:
    """PF-214m: the dealer deals again, at the double price; everybody has one more cover, the dealer too."""
    at = compiled()
    written = Written(at, sheet(at), passes("3 0 6 1"))
    assert (written.pool, written.hill, written.whists) == ("", "F 13 S 9 T 16 D 11", "")
    assert (written.after.dealer, written.after.series) == (D, 1)
    assert written.after.cover == (15,) * 4
    again = Written(at, written.after, passes("3 0 6 1"))
    assert again.line(T, "hill.passes") == 12


UNSEEN = 0b0111


def test_third_dark_all_pass() -> None:
    """PF-214n: eight a trick, a fir-tree each for all four; the deal passes on and the price begins anew."""
    at = compiled()
    before = sheet(at, series=2, darks=2)
    written = Written(at, before, passes("4 2 4 0", dark=True, passed_unseen=UNSEEN))
    assert written.hill == "F 42 S 26 T 42"
    assert written.after.bombs == ((8,), (8,), (8,), (8,))
    assert (written.after.dealer, written.after.series, written.after.darks) == (F, 0, 0)
    seen = Written(at, before, passes("4 2 4 0", dark=True, passed_unseen=0b0101))
    assert seen.after.bombs == ((8,), (4,), (8,), (4,))


def test_first_dark_all_pass_leaves_nothing_to_who_has_looked() -> None:
    """PF-195a, PF-197."""
    at = compiled()
    written = Written(at, sheet(at), passes("4 2 4 0", dark=True, passed_unseen=0b0101))
    assert written.after.bombs == ((2,), (), (2,), ())
    assert written.line(F, "hill.passes") == 8
    assert (written.after.dealer, written.after.darks) == (D, 1)


def test_light_first_and_dark_second() -> None:
    """PF-192a: they cost 1 and 4 a trick and leave a single bomb."""
    at = compiled()
    first = Written(at, sheet(at), passes("4 2 4 0"))
    second = Written(at, first.after, passes("4 2 4 0", dark=True, passed_unseen=UNSEEN))
    assert second.line(F, "hill.passes") == 16
    assert second.after.bombs == ((2,),) * 4


def test_no_trick_and_no_hill_is_lost_in_klassika() -> None:
    """PF-167; in Sochinka it is earned, and helps."""
    at = compiled()
    written = Written(at, sheet(at, hills=(0, 0, 0, 0)), passes("4 0 6 0"))
    assert written.hill == "F 4 T 6"
    assert written.line(S, "lost.zero") == 1
    at = compiled("preferans/sochinka")
    written = Written(at, sheet(at), passes("4 0 6 0"))
    assert (written.pool, written.hill) == ("S 1", "F 14 T 16")
    closed = Written(at, sheet(at, pools=(3, 20, 5, 9)), passes("4 0 6 0"))
    assert closed.pool == "T 6"
    assert closed.whists == "S on T 10"


def test_two_without_a_trick_both_help() -> None:
    """PF-166a, PF-223a: one after the other."""
    at = compiled("preferans/sochinka")
    written = Written(at, sheet(at, pools=(20, 20, 5, 9), series=2), passes("0 0 10 0"))
    assert written.pool == "T 13"
    assert written.whists == "F on T 40, S on T 40"


def test_the_zero_option() -> None:
    """BP-031: twice, or nothing."""
    at = compiled("preferans/sochinka+passes.zero_times=2")
    assert Written(at, sheet(at), passes("4 0 6 0")).pool == "S 2"
    at = compiled("preferans/sochinka+passes.zero=off")
    assert Written(at, sheet(at), passes("4 0 6 0")).pool == ""


@pytest.mark.parametrize(
    ("growth", "prices"), [("none", (2, 2, 2, 2)), ("add", (2, 4, 6, 6)), ("double", (2, 4, 8, 8))]
)
def test_growth_of_the_price(growth: str, prices: tuple[int, ...]) -> None:
    """BP-030, with a deal that moves on: three steps, then the last price."""
    at = compiled(f"preferans/fspr+passes.growth={growth}")
    before = sheet(at, size=0)
    for price in prices:
        written = Written(at, before, passes("4 2 4 0"))
        assert max(line.note[1] for line in written.scored.lines if line.name == "hill.passes") == price
        assert written.after.dealer == (before.dealer + 1) % 4
        before = written.after
        before = sheet(at, size=0, series=before.series)


def test_amnesty() -> None:
    """BP-032: the fewest tricks write nothing."""
    at = compiled("preferans/klassika+passes.write=amnesty")
    assert Written(at, sheet(at), passes("4 2 4 0")).hill == "F 12 T 12"


def test_rostov() -> None:
    """BP-003: five whists for each trick of the others; two equal ones share them; no trick is a pool point."""
    at = compiled("preferans/rostov")
    written = Written(at, sheet(at), passes("1 4 5"))
    assert (written.hill, written.whists) == ("", "F on S 20, F on T 25")
    shared = Written(at, sheet(at), passes("3 4 3"))
    assert shared.whists == "F on S 10, T on S 10"
    odd = Written(at, sheet(at), passes("1 8 1"))
    assert odd.whists == "F on S 20, T on S 20"
    zero = Written(at, sheet(at), passes("0 9 1"))
    assert (zero.pool, zero.whists) == ("F 1", "F on S 45, F on T 5")
    odd = Written(at, sheet(at), passes("0 10 0"))
    assert odd.pool == "F 1 T 1"
    at = compiled("preferans/rostov+passes.price=1")
    odd = Written(at, sheet(at), passes("3 3 4"))
    assert odd.whists == "F on T 2, S on T 2"


def test_rostov_with_a_resting_dealer() -> None:
    """The talon's tricks are the dealer's, and an odd whist goes to the first from the dealer's left."""
    rules = "preferans/rostov+table.players=4+talon.paid=off+passes.talon=leads+passes.price=1"
    at = compiled(rules)
    written = Written(at, sheet(at), passes("3 3 3 1"))
    assert written.whists == "F on D 1"
    assert Written(at, sheet(at), passes("2 4 2 2")).whists == "F on S 2, F on D 1, T on S 2, T on D 1"


def test_fine_after_three() -> None:
    """PF-163."""
    at = compiled("preferans/klassika+passes.fine=10")
    assert Written(at, sheet(at, series=1), passes("4 2 4 0")).line(D, "hill.fine") == 0
    assert Written(at, sheet(at, series=2), passes("4 2 4 0")).line(D, "hill.fine") == 10


def test_compulsory_all_passes_leave_bombs() -> None:
    """BP-007, BP-035: at the start, not after a failed misere; the deal moves on."""
    rules = "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=off+bombs.by=start+passes.start=2"
    at = compiled(rules + "+passes.after_misere=on")
    before = sheet(at, forced=2)
    written = Written(at, before, passes("4 2 4 0", compulsory=True))
    assert written.after.bombs == ((2,),) * 4
    assert (written.after.forced, written.after.dealer, written.after.series) == (1, F, 0)
    caught = Written(at, sheet(at), played(contract(F, "misere"), "watch watch", "2 4 4"))
    assert (caught.after.forced, caught.after.dealer) == (1, D)
    after = Written(at, caught.after, passes("4 2 4 0", compulsory=True))
    assert after.after.bombs == ((),) * 4
    assert after.after.forced == 0


@pytest.mark.parametrize(
    ("rules", "outcome", "row"),
    [
        ("preferans/fspr", played(contract(F, "7 C"), "whist pass", "7 3 0"), 0),
        ("preferans/fspr", played(contract(F, "7 C"), "whist pass", "6 4 0"), 2),
        ("preferans/fspr", refused(contract(F, "7 C")), 2),
        ("preferans/fspr", played(contract(F, "misere"), "watch watch", "0 5 5"), 2),
        ("preferans/skachki", played(contract(F, "7 C"), "whist pass", "6 4 0"), 2),
        ("preferans/skachki", refused(contract(F, "7 C")), 0),
        ("preferans/skachki", played(contract(F, "misere"), "watch watch", "0 5 5"), 0),
        ("preferans/klassika", played(contract(F, "7 C"), "whist pass", "6 4 0"), 0),
    ],
)
def test_what_leads_out(rules: str, outcome: Outcome, row: int) -> None:
    """BP-023, PF-164: price and ladder stand until a game leads out of all-passes."""
    at = compiled(rules)
    written = Written(at, sheet(at, series=2, exit=2, size=0 if "fspr" in rules else 20), outcome)
    assert (written.after.series, written.after.exit) == (row, row)


def test_the_next_deal_begins() -> None:
    """The deal is told with the sheet that it finds."""
    at = compiled()
    written = Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "6 4 0"))
    began = written.events[-1]
    assert isinstance(began, DealBegan)
    assert began.sheet == written.state.sheet
    assert (began.number, began.dealer) == (2, F)
    assert written.state.phase == Dealing("shuffle")
