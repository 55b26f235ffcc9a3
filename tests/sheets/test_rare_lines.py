"""Lines that few rules know: three and four marriages in one hand, the last trick, marriages that must rise."""

from __future__ import annotations

import pytest

from tests.sheets.support import lines, played, why

DEAL = "contract 1 120; points 31 75 14; tricks 2 5 1"
RISING = "thousand/ru+marriages.keep=rising"
"""B1-003."""


def test_three_marriages_in_one_hand() -> None:
    """TH-R-033, TH-R-124: the holder goes on the barrel at 900, the others get 60."""
    score = played("thousand/ru+praises.three=on", "praise 1 3")
    assert score.state.sheet.totals == (60, 900, 60)
    assert sorted(lines(score, 1)) == [
        (0, "praises.share", 60),
        (1, "barrel.sits", 0),
        (1, "praises.barrel", 900),
        (2, "praises.share", 60),
    ]


def test_four_marriages_in_one_hand() -> None:
    """TH-R-034, TH-R-125: the match is won, and nothing else is written."""
    score = played("thousand/ru+praises.four=on", f"{DEAL}; marriages 1 H", "praise 2 4")
    assert score.state.sheet.totals == (30, 120, 15)
    assert score.winners == (2,)
    assert why("thousand/ru+praises.four=on", "praise 2 3") == "entry_praise"


def test_the_last_trick() -> None:
    """BT-033: ten card points, so 41 are rounded to 40; only who has a trick took the last one."""
    rules = "thousand/ru+play.last_trick=10"
    assert played(rules, f"{DEAL}; last 0; marriages 1 H").state.sheet.totals == (40, 120, 15)
    assert why(rules, DEAL) == "entry_last"
    assert why(rules, f"{DEAL}; last 3") == "entry_last"
    assert why(rules, "contract 1 120; points 31 89 0; tricks 2 6 0; last 2") == "entry_no_trick"


@pytest.mark.parametrize(
    ("rules", "marriages", "code"),
    [
        (RISING, "1 S / 1 C", ""),
        (RISING, "1 C / 1 S", "entry_marriage"),
        # Spades and clubs are worth sixty each, and sixty is not more than sixty.
        (f"{RISING}+marriages.values=spades_60", "1 S / 1 D", ""),
        (f"{RISING}+marriages.values=spades_60", "1 S / 1 C", "entry_marriage"),
        # BT-027: four aces score and make no trump, so that a marriage after them need not be worth more.
        (f"{RISING}+marriages.aces=score", "1 - / 1 H", ""),
        (f"{RISING}+marriages.aces=score", "1 H / 1 -", ""),
        (f"{RISING}+marriages.aces=score", "1 H / 1 - / 1 D", "entry_marriage"),
    ],
)
def test_marriages_that_must_rise(rules: str, marriages: str, code: str) -> None:
    line = f"{DEAL}; marriages {marriages}"
    if code:
        assert why(rules, line) == code
    else:
        assert played(rules, line).written[0].impossible is None
