"""The conventions of defence and talon, line by line (ledger 5.9.3, part 7.2 and 7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.cards import mask_of, parse_card
from prikup.preferans.outcome import Outcome
from tests.preferans.deals import D, F, S, T, Written, compiled, contract, played, refused, sheet, unplayed


def test_gentlemans_consolation() -> None:
    """PF-218a: deal b without whists for the missing trick; nothing on a ten."""
    at = compiled("preferans/klassika+consolation.kind=none")
    failed = played(contract(S, "7 H", bomb=2), "whist pass", "0 6 4")
    assert Written(at, sheet(at, bombs=((), (2,), (), ())), failed).whists == "T on S 32"
    assert Written(at, sheet(at), played(contract(S, "10 H"), "watch watch", "1 9 0")).whists == ""


def test_robbers_consolation() -> None:
    """PF-219a: everybody writes the whister's sum; the larger of two whisters'."""
    at = compiled("preferans/klassika+consolation.kind=robber")
    failed = played(contract(S, "7 H", bomb=2), "whist pass", "0 6 4")
    written = Written(at, sheet(at, bombs=((), (2,), (), ())), failed)
    assert written.whists == "F on S 40, T on S 40, D on S 40"
    two = Written(at, sheet(at), played(contract(F, "6 C"), "whist whist", "5 3 2"))
    assert two.whists == "S on F 8, T on F 8, D on F 8"
    ten = Written(at, sheet(at), played(contract(S, "10 H"), "watch watch", "1 9 0"))
    assert ten.whists == "F on S 10, T on S 10, D on S 10"


@pytest.mark.parametrize(
    ("option", "whists"),
    [
        ("consolation.amount=double", "S on F 14, T on F 4, D on F 4"),
        ("consolation.amount=ten", "S on F 20, T on F 10, D on F 10"),
        ("consolation.passer=off", "S on F 12, D on F 2"),
        ("consolation.dealer=off", "S on F 12, T on F 2"),
        ("whist.split=gentleman", "S on F 7, T on F 7, D on F 2"),
        ("whist.split=always", "S on F 7, T on F 7, D on F 2"),
        ("values.whists=2", "S on F 22, T on F 2, D on F 2"),
        ("values.hill=2", "S on F 14, T on F 4, D on F 4"),
    ],
)
def test_a_six_one_down(option: str, whists: str) -> None:
    """BP-010, BP-018: five tricks to a lone whister, one missing."""
    at = compiled(f"preferans/klassika+{option}")
    written = Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "5 3 2"))
    assert written.whists == whists


def test_whists_are_split_on_a_made_game_only_always() -> None:
    """BP-010; a dealer who whists in the passers' place does not share."""
    made = played(contract(F, "6 C"), "whist pass", "6 4 0")
    at = compiled("preferans/klassika+whist.split=gentleman")
    assert Written(at, sheet(at), made).whists == "S on F 8"
    at = compiled("preferans/klassika+whist.split=always")
    assert Written(at, sheet(at), made).whists == "S on F 4, T on F 4"
    dealer = played(contract(F, "6 C"), "pass pass", "6 4 0", dealer="whist")
    assert Written(at, sheet(at), dealer).whists == "D on F 8"


@pytest.mark.parametrize(("answer", "points"), [("full", 8), ("half", 4), ("none", 0)])
def test_what_a_whister_pays(answer: str, points: int) -> None:
    """BP-011: two missing tricks on a six, at a doubled hill for declarers: half of it is the plain value (BP-002)."""
    at = compiled(f"preferans/klassika+whist.answer={answer}+values.hill=2")
    written = Written(at, sheet(at), played(contract(F, "6 C"), "whist pass", "8 2 0"))
    assert written.line(S, "hill.whist") == points


def test_a_free_dealer_owes_nothing() -> None:
    """BP-017."""
    at = compiled("preferans/klassika+whist.dealer=free")
    written = Written(at, sheet(at), played(contract(S, "7 C"), "pass pass", "0 9 1", dealer="whist"))
    assert (written.hill, written.whists) == ("S 8", "D on S 4")


@pytest.mark.parametrize(
    ("level", "tricks", "hill"),
    [
        ("6 C", "7 0 3", "S 12"),
        ("6 C", "8 1 1", "S 12 T 12"),
        ("6 C", "7 1 2", "S 12"),
        ("7 C", "9 0 1", "S 14"),
        ("7 C", "10 0 0", "S 14 T 14"),
        ("8 C", "10 0 0", "T 16"),
        ("9 C", "10 0 0", "T 18"),
    ],
)
def test_two_whisters_short(level: str, tricks: str, hill: str) -> None:
    """PF-072a: halves of the quota on six and seven, no more than the pair is short of; above, the second."""
    at = compiled()
    before = sheet(at, pools=(20, 20, 20, 20), hills=(0, 10, 10, 10))
    written = Written(at, before, played(contract(F, level), "whist whist", tricks))
    lines = " ".join(
        f"{'FSTD'[line.seat]} {10 + line.amount}" for line in written.scored.lines if line.name == "hill.whist"
    )
    assert lines == hill


def test_personal_quota() -> None:
    """BP-005: two each on six, also of a lone whister; one each above."""
    at = compiled("preferans/klassika+whist.quota=personal")
    six = contract(F, "6 C")
    lone = Written(at, sheet(at), played(six, "whist pass", "8 2 0"))
    assert lone.line(S, "hill.whist") == 0
    pair = Written(at, sheet(at), played(six, "whist whist", "6 4 0"))
    assert (pair.line(S, "hill.whist"), pair.line(T, "hill.whist")) == (0, 4)
    nine = Written(at, sheet(at), played(contract(F, "9 C"), "whist whist", "9 1 0"))
    assert nine.line(T, "hill.whist") == 8


def test_a_whisted_ten() -> None:
    """BP-015: quota one, of the second whister; trick whists when it fails."""
    at = compiled("preferans/klassika+whist.ten=whisted")
    made = Written(at, sheet(at), played(contract(F, "10 C"), "whist whist", "10 0 0"))
    assert made.line(T, "hill.whist") == 10
    failed = Written(at, sheet(at), played(contract(F, "10 C"), "whist pass", "9 1 0"))
    assert failed.whists == "S on F 20, T on F 10, D on F 10"


def test_unplayed_games() -> None:
    """PF-078, PF-079: 2V on six, V on seven, nothing above; nothing where the rules leave it out."""
    at = compiled()
    for level, whists in (("6 C", "F on S 4"), ("7 C", "F on S 4"), ("8 C", ""), ("9 C", "")):
        outcome = refused(contract(S, level))
        assert Written(at, sheet(at), outcome).whists == whists
    at = compiled("preferans/klassika+whist.unplayed=off")
    assert Written(at, sheet(at), refused(contract(S, "6 C"))).whists == ""


def test_half_a_whist() -> None:
    """BP-013: half the quota to who said it, on eight half a trick."""
    at = compiled("preferans/fspr+whist.half_high=on")
    for level, words, whists in (
        ("6 C", "pass half", "T on F 8"),
        ("7 C", "half pass", "S on F 8"),
        ("8 C", "pass half", "T on F 6"),
    ):
        outcome = unplayed(contract(F, level), words)
        written = Written(at, sheet(at, size=0), outcome)
        assert written.whists == whists
        assert written.scored.ending == "half"


@pytest.mark.parametrize(
    ("talon", "units"),
    [("SA S7", 1), ("SA SK", 2), ("SA HK", 1), ("SA HA", 3), ("SK SQ", 1), ("SK HQ", 0), ("SJ ST", 0)],
)
def test_premium(talon: str, units: int) -> None:
    """PF-233..236."""
    at = compiled()
    written = Written(at, sheet(at), played(contract(F, "8 S"), "pass whist", "8 0 2", talon=talon))
    assert written.line(D, "talon.premium") == 6 * units


@pytest.mark.parametrize(
    ("changed", "premium", "point"),
    [
        ({"dark": True, "bid": 1}, 0, 0),
        ({"hand": True}, 0, 1),
        ({"shared": True}, 0, 0),
        ({"bomb": 2}, 24, 0),
    ],
)
def test_premium_and_what_ends_it(changed: dict[str, Any], premium: int, point: int) -> None:
    """PF-238a: with all multipliers; none in the dark, without talon, shared."""
    at = compiled()
    made = contract(F, "8 S", **changed)
    before = sheet(at, bombs=((2,), (), (), ()))
    written = Written(at, before, played(made, "pass whist", "8 0 2", talon="HA HK"))
    assert written.line(D, "talon.premium") == premium
    assert written.line(D, "hill.talon") == point


def test_a_talon_that_was_laid_away_whole() -> None:
    """PF-237a (b): a point for the dealer, no premium."""
    at = compiled()
    away = mask_of(map(parse_card, ("HA", "HK")))
    written = Written(at, sheet(at), played(contract(F, "8 S"), "pass whist", "8 0 2", talon="HA HK", away=away))
    assert (written.line(D, "talon.premium"), written.line(D, "hill.talon")) == (0, 1)
    at = compiled("preferans/klassika+talon.returned=off")
    written = Written(at, sheet(at), played(contract(F, "8 S"), "pass whist", "8 0 2", talon="HA HK", away=away))
    assert written.line(D, "hill.talon") == 0


def test_a_premium_in_halves() -> None:
    """PF-240, BP-041: with three half to each opponent; no dealer fines himself for his own talon."""
    at = compiled("preferans/rostov+talon.returned=on+talon.decline=on")
    written = Written(at, sheet(at), played(contract(F, "8 S"), "pass whist", "8 0 2", talon="HA HK"))
    assert written.line(S, "talon.premium") == written.line(T, "talon.premium") == 6
    hand = contract(T, "8 S", hand=True)
    assert Written(at, sheet(at), played(hand, "whist pass", "2 0 8")).line(T, "hill.talon") == 0


def test_a_game_given_up() -> None:
    """BP-025: three missing tricks, no whists, no premium."""
    at = compiled("preferans/klassika+surrender.tricks=3")
    outcome = Outcome(ending="surrendered", contract=contract(F, "7 S"), talon=(7, 15), away=0)
    written = Written(at, sheet(at), outcome)
    assert (written.hill, written.whists, written.scored.ending) == ("F 22", "", "surrendered")
