"""``prikup solve`` of one known hand: all layouts, samples, what is known of the others; faults. ``prikup tables``."""

from __future__ import annotations

import json
from math import comb

import pytest

from prikup.search import contract_points, layouts
from tests.cli.conftest import Run
from tests.cli.test_commands import assert_one_line

HAND = "HAK87.SAKQ.CAKQ"
LANGUAGES = ("en", "ru", "pl", "de", "es")


@pytest.fixture
def run(inside: Run) -> Run:
    return inside


def test_a_sample_of_layouts(run: Run) -> None:
    found = run("solve", f"{HAND} / ? / ?", "--out", "S7 C7", "--samples", "40", "--seed", "2")
    assert found.returncode == 0, found.stderr
    lines = found.stdout.splitlines()
    assert lines[0].startswith("40 of 184756 layouts")
    assert lines[2].split() == ["tricks", *(part for level in range(6, 11) for part in ("≥", str(level)))]
    assert [line.split()[0] for line in lines[3:8]] == ["♠", "♣", "♦", "♥", "NT"]
    answer = layouts(HAND, out="S7.C7", samples=40, seed=2)
    assert lines[7].split()[1] == f"{answer.contract(4).tricks.value:.2f}"
    best = contract_points(answer)[0]
    assert f"{best.level}{'♠♣♦♥'[best.strain] if best.strain < 4 else 'NT'} +{best.points.value:.2f}" in found.stdout


def test_all_layouts_as_json(run: Run) -> None:
    given = ("solve", f"{HAND} / HQJ ? !D / HT9 ?", "--out", "S7.C7", "--leader", "2", "--samples", "100000")
    told = json.loads(run(*given, "--json").stdout)
    # Of the other 16 the next seat lacks the eight diamonds, and holds eight of eight: one layout.
    assert (told["layouts"], told["looked"], told["exact"], told["leader"]) == (1, 1, True, 2)
    assert [contract["strain"] for contract in told["contracts"]] == list(range(6))
    assert len(told["contracts"][0]["at_least"]) == 11
    assert {one["level"] for one in told["points"]} == {0, 6, 7, 8, 9, 10}
    fewer = json.loads(run("solve", "HAK / ? / ?", "--samples", "5", "--json").stdout)
    assert fewer["points"] == []
    # Two of 30 cards for each of two hands.
    assert fewer["layouts"] == comb(30, 2) * comb(28, 2)
    assert "contract brings" in run(*given).stdout
    assert "contract brings" not in run("solve", "HAK / ? / ?", "--samples", "5").stdout
    # Two suits at once: the first of the others holds two of six hearts and eight clubs.
    voids = json.loads(run("solve", "HAK / ? !SD / ?", "--samples", "5", "--json").stdout)
    assert voids["layouts"] == comb(6 + 8, 2) * comb(28, 2)


@pytest.mark.parametrize(
    ("lang", "text", "out"),
    [
        ("en", "HAK87.SAKQ.CAKQ / ? !D / ?", "S7 C7"),
        ("ru", "ЧТК87.ПТКД.♣ТКД / ? !Б / ?", "П7 ♣7"),
        ("pl", "KiAK87.PAKD.TAKD / ? !Ka / ?", "P7 T7"),
        ("de", "HAK87.PAKD.KrAKD / ? !♦ / ?", "P7 Kr7"),
        ("es", "♥AK87.PAKQ.TAKQ / ? !♦ / ?", "P7 T7"),
    ],
)
def test_each_language_has_its_cards_and_its_words(run: Run, lang: str, text: str, out: str) -> None:
    given = ("--samples", "10", "--lang", lang)
    told = json.loads(run("solve", text, "--out", out, *given, "--json").stdout)
    assert told["hand"] == "HAK87.CAKQ.SAKQ"
    assert told["layouts"] == comb(12, 10)
    assert run("solve", text, "--out", out, *given).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((f"{HAND} / ?",), "search_hands"),
        ((f"{HAND} ? / ? / ?",), "search_hands"),
        (("/ ? / ?",), "search_hand"),
        (("HAKX / ? / ?",), "bad_card"),
        (("HAK / HA ? / ?",), "card_twice"),
        (("HAK / ? !X / ?",), "bad_suit"),
        (("HAK / ? ! / ?",), "bad_suit"),
        (("HAK / S7 ? !S / ?",), "search_layouts"),
        (("HAK / ? / ?", "--samples", "0"), "search_number"),
        (("HAK / ? / ?", "--leader", "3"), "search_number"),
        (("HAK / ? / ?", "--seed", "-1"), "search_number"),
        (("HAK / ? / ?", "--out", "HA"), "card_twice"),
        (("HAK / ? / ?", "--rules", "thousand/ru"), "search_game"),
        # In Spanish C are the hearts, in the notation the clubs.
        (("♥AK / ? !C / ?", "--lang", "es"), "card_ambiguous"),
    ],
)
def test_bad_input_has_one_line_with_its_code(run: Run, arguments: tuple[str, ...], code: str) -> None:
    found = run("solve", *arguments)
    assert_one_line(found, code)
    assert found.stdout == ""


def test_limits(run: Run) -> None:
    found = run("solve", "HAQ98.SKJ87.DQ7 / ? / ?", "--samples", "20", "--nodes", "10")
    assert "a limit was reached" in found.stdout
    ended = json.loads(run("solve", "HAQ98.SKJ87.DQ7 / ? / ?", "--samples", "999999", "--time", "0.1", "--json").stdout)
    assert 0 < ended["looked"] < ended["layouts"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_tricks_in_each_language(run: Run, lang: str) -> None:
    lines = run("tables", "tricks", "--lang", lang).stdout.splitlines()
    assert len(lines) == 3 + 47
    assert lines[3].split()[:4] == ["A", "1", "1.00", "1.00"]
    # A K + 4a has 6 tricks, in the document and by count.
    assert lines[13].split()[:7] == ["A", "K", "+", "4a", "6", "6.00", "6.00"]


def test_sampled_tables(run: Run) -> None:
    found = run("tables", "miseres", "sums", "--samples", "6")
    assert found.returncode == 0, found.stderr
    assert "Holes of a misère" in found.stdout
    told = json.loads(run("tables", "sums", "miseres", "--samples", "6", "--json").stdout)
    assert list(told) == ["miseres", "sums"]
    assert sum(row["hands"] for row in told["sums"]) == 6
    again = json.loads(run("tables", "sums", "--samples", "6", "--seed", "1", "--json").stdout)
    assert again["sums"] != told["sums"]


def test_the_table_of_thousand(run: Run) -> None:
    lines = run("tables", "thousand", "--samples", "1").stdout.splitlines()
    told = json.loads(run("tables", "thousand", "--samples", "1", "--json").stdout)["thousand"]
    assert len(told) == 63
    assert len(lines) == 3 + 63
    # All six cards have the suit's 30 points, on any lead; a nine alone has none of them.
    assert [told[at]["holding"] for at in (0, -1)] == ["ATKQJ9", "9"]
    assert [told[0][lead] for lead in ("led", "waited")] == [30, 30]
    assert [told[-1][lead] for lead in ("led", "waited")] == [0, 0]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nothing",), "table_unknown"),
        (("tricks", "--samples", "0"), "search_number"),
        (("tricks", "--samples", "x"), "usage"),
        (("tricks", "--seed", "-1"), "search_number"),
    ],
)
def test_bad_input_of_tables(run: Run, arguments: tuple[str, ...], code: str) -> None:
    assert_one_line(run("tables", *arguments), code)
