"""Shares of the other tables of holdings, and the figures that docs/tables.md shows."""

from __future__ import annotations

import pytest

from prikup.cli.tables import computed, json_text
from prikup.core.cards import EIGHT, NINE, QUEEN, SEVEN, TEN, parse_cards, suit_of
from prikup.games import game
from prikup.search.estimates import Estimate
from prikup.search.holdings import miseres, sums, thousand
from prikup.search.holdings.document import HOLES, by_suit, middle
from prikup.search.holdings.figures import figure
from tests.support.seeds import random_of
from tools import tables


def test_clean_holdings() -> None:
    # No card; the seven; seven with eight or nine; those with any card up to the jack above them.
    assert miseres.CLEAN[:3] == ([()], [(SEVEN,)], [(SEVEN, EIGHT), (SEVEN, NINE)])
    assert len(miseres.CLEAN[3]) == 3 + 2
    assert (SEVEN, EIGHT, QUEEN) not in miseres.CLEAN[3]
    rng = random_of("clean")
    for _ in range(50):
        hand = miseres.CleanHands(8).draw(rng)
        assert hand.bit_count() == 8
        assert hand < 1 << 24
        assert all(
            tuple(card for card in range(8) if suit_of(hand, suit) >> card & 1)
            in miseres.CLEAN[suit_of(hand, suit).bit_count()]
            for suit in range(3)
        )


def test_the_document_names_each_hole() -> None:
    assert [row.ledger for row in HOLES] == [
        "PF-139", "PF-140", "PF-141", "PF-142", "PF-143", "PF-143", "PF-144", "PF-145", "PF-145", "PF-146", "PF-147",
        "PF-148", "PF-149",
    ]  # fmt: skip
    assert HOLES[0].highest == (SEVEN, TEN)
    assert middle((0.8, 0.9)) == 0.85


def test_a_figure_is_judged_by_the_lead_that_it_is_for() -> None:
    led, waited = Estimate(0.2, 0.18, 0.22), Estimate(0.6, 0.58, 0.62)

    def verdict(said: tuple[float, float], lead: str) -> str:
        return figure("PF-000", "7", said, led, waited, margin=0.1, lead=lead).verdict

    assert verdict((0.4, 0.4), "any") == "right"
    assert verdict((0.4, 0.4), "own") == "high"
    assert verdict((0.4, 0.4), "theirs") == "low"
    assert verdict((0.3, 0.5), "own") == "right"
    assert verdict((0.72, 0.9), "any") == "right"
    assert verdict((0.73, 0.9), "any") == "high"
    assert verdict((0.0, 0.07), "any") == "low"


@pytest.mark.search
def test_a_seven_and_a_nine_are_safe_unless_they_must_lead_them() -> None:
    led, waited = miseres.caught(((SEVEN,), (NINE,)), 400, "share", 0)
    # Every suit is clean by PF-137: who is not on lead is never caught.
    assert waited.value == 0
    assert led.value < 0.3
    led, waited = miseres.caught(((SEVEN,), (QUEEN,)), 400, "share", 0)
    assert waited.value > 0.5


@pytest.mark.search
def test_sums_of_few_deals() -> None:
    rows = sums.rows(200, seed=5)
    assert sum(row.hands for row in rows) == 200
    assert [row.total for row in rows] == sorted(row.total for row in rows)
    assert all(0 <= one.value <= 10 for row in rows for one in (*row.no_trump, *row.trump))
    assert sum(by_suit(parse_cards("HAKQJ.SAK.CA.DKQ"))) == 4 + 2 + 1 + 0.85


@pytest.mark.search
def test_holdings_of_thousand() -> None:
    policy = game("thousand/ru").compiled.policy  # type: ignore[attr-defined]
    marriage = thousand.whole(policy, "KQ", thousand.HEARTS, 60, "share", 0)
    without = thousand.whole(policy, "KJ", thousand.HEARTS, 60, "share", 0)
    # On the own lead it is announced at once, which brings 100.
    assert marriage.value > without.value + 80


def test_the_figures_that_are_kept_are_those_of_the_command() -> None:
    kept = tables.figures()
    assert list(kept) == ["tricks", "miseres", "sums", "thousand"]
    assert [len(kept["tricks"]), len(kept["miseres"]), len(kept["thousand"])] == [47, 13, 63]
    assert sum(row.hands for row in kept["sums"]) == sums.SAMPLES
    text = tables.FIGURES.read_text("utf-8")
    assert json_text(computed(["tricks"], None, tables.SEED))[2:-3] in text


@pytest.mark.search
def test_a_share_of_the_sampled_figures_is_computed_again() -> None:
    kept = tables.figures()
    row = HOLES[4]
    found = miseres.caught(row.layers, miseres.SAMPLES, f"{tables.SEED} {row.ledger}", 0)
    shown = next(one for one in kept["miseres"] if one.ledger == row.ledger)
    for one, other in zip(found, (shown.led, shown.waited), strict=True):
        assert (round(one.value, 4), round(one.low, 4), round(one.high, 4)) == (other.value, other.low, other.high)
    policy = game("thousand/ru").compiled.policy  # type: ignore[attr-defined]
    ace = thousand.whole(policy, "A", thousand.SPADES, thousand.SAMPLES, f"{tables.SEED} {thousand.SPADES} A", 0)
    shown = next(one for one in kept["thousand"] if one.holding == "A")
    assert round(ace.value, 4) == shown.spades.value


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_all_figures_are_computed_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tables", "--check"])
    assert tables.main() == 0, capsys.readouterr().err
