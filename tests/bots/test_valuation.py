"""What hands are worth (TH-P-014..018)."""

from __future__ import annotations

import pytest

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb.outlook import after_talon, before_talon
from prikup.bots.thousand.thumb.stakes import Hope, Stakes
from prikup.bots.thousand.thumb.valuation import HOME, losers_cost, marriage_values, suit_worth, worth
from prikup.core.cards import parse_cards
from prikup.thousand.layout import THREE
from tests.bots.support import view_of

RU = compiled_rules_of("thousand/ru")
HEARTS = parse_cards("HATKQJ9")


@pytest.mark.parametrize(
    ("own", "winners", "losers", "points"),
    [
        # The ace takes the two smallest of the five that are out.
        ("HA", 1, 0, 11 + 0 + 2),
        # A ten with its ace, king and queen fall last; all 30 points are in (TH-P-015).
        ("HATK", 3, 0, 30),
        ("HATJ9", 4, 0, 30),
        # A bare ten loses; a king and queen lose two to ace and ten.
        ("HT", 0, 1, 0),
        ("HKQ", 0, 2, 0),
        # The ten is good once the ace is out.
        ("HT9", 1, 1, 10 + 3 + 4),
    ],
)
def test_a_suit_is_counted_from_the_top(own: str, winners: int, losers: int, points: int) -> None:
    cards = parse_cards(own)
    found = suit_worth(cards, HEARTS & ~cards)
    assert (found.winners, found.losers, found.points) == (winners, losers, points)


def test_losing_tricks_cost_thirty_and_twenty() -> None:
    assert [losers_cost(losers) for losers in range(4)] == [0, 30, 50, 70]


def test_a_marriage_counts_at_face_value_where_it_can_be_declared() -> None:
    with_pair = worth(RU, parse_cards("HKQ.DAT9.CA9.SA"))
    assert with_pair.marriages == pytest.approx(100, abs=5)
    without = worth(RU, parse_cards("HKJ.DAT9.CA9.SA"))
    assert without.marriages == 0
    assert with_pair.points > without.points + 80


def test_a_marriage_that_needs_a_trick_first_counts_less_without_an_ace() -> None:
    hand = parse_cards("HKQ.DT9.CJ9.SJ9")
    late = compiled_rules_of("thousand/ru+marriages.when=own_trick")
    assert worth(late, hand).marriages < worth(RU, hand).marriages


def test_regional_values_are_used() -> None:
    hand = parse_cards("SKQ.HAT9.CA9.DA")
    assert (
        worth(compiled_rules_of("thousand/pl+marriages.values=silesian"), hand).marriages
        > worth(RU, hand).marriages + 30
    )


def test_extra_trumps_add_to_a_hand() -> None:
    """TH-P-017: more cards of the marriage's suit are better than small cards elsewhere."""
    assert worth(RU, parse_cards("HKQJ9.DA.CA.SA9")).points > worth(RU, parse_cards("HKQ.DA9.CA9.SA9")).points


def test_better_hands_hope_for_more() -> None:
    hands = ["HJ9.DJ9.CJ9.S9", "HAJ9.DJ9.CJ9", "HAKQ.DAJ.C9.S9", "HATKQ.DAT.CA"]
    hopes = [before_talon(RU, parse_cards(hand)).mean for hand in hands]
    assert hopes == sorted(hopes)
    assert hopes[0] < 60
    assert hopes[-1] > 160


def test_all_tricks_are_hoped_to_bring_about_120() -> None:
    assert after_talon(RU, parse_cards("HAT.DAT.CAT.SAT")).mean == pytest.approx(120, abs=15)


def test_a_chance_is_even_at_the_mean() -> None:
    hope = Hope(100.0, 25.0)
    assert hope.chance(100) == pytest.approx(0.5)
    assert hope.chance(50) > 0.95
    assert hope.chance(150) < 0.05


def test_the_stakes_see_the_barrel_and_the_end() -> None:
    sure = Hope(200.0, 5.0)
    below = Stakes(RU, view_of("HA", totals=(850, 0, 0)))
    sitting = Stakes(RU, view_of("HA", totals=(900, 0, 0)))
    assert not below.wins(150)
    assert below.prize(200, sure) == below.prize(150, sure)
    assert sitting.wins(100)
    assert sitting.gain(100, sure) > sitting.gain(95, sure)
    leaping = Stakes(compiled_rules_of("thousand/en-cutthroat"), view_of("HA", totals=(850, 0, 0)))
    assert leaping.wins(150)


def test_the_pack_is_that_of_the_layout() -> None:
    assert HEARTS & ~THREE.all == 0


def test_a_marriage_that_can_be_drowned_counts_by_its_chance() -> None:
    """BT-031b: as long as the ace or the ten is in another hand, somebody may take the king or the queen."""
    drowning = compiled_rules_of("thousand/ru+marriages.drowned=on")
    sure, likely, seldom = HOME
    assert 1 == sure > likely > seldom > 0
    for hand, values in (
        ("HKQ.SATKQ", [40, 100 * seldom]),
        ("HAKQ", [100 * likely]),
        ("HTKQ", [100 * likely]),
        ("HATKQ.DKQ", [100, 80 * seldom]),
    ):
        assert marriage_values(drowning, parse_cards(hand)) == values
    assert marriage_values(compiled_rules_of("thousand/ru"), parse_cards("HKQ.SATKQ")) == [100, 40]


def test_marriages_count_by_their_order_and_four_aces_with_them() -> None:
    hand = parse_cards("HKQ.SKQ.HA.DA.CA.SA")
    assert marriage_values(RU, hand) == [100, 40]
    assert marriage_values(compiled_rules_of("thousand/ru+marriages.values=by_order"), hand) == [40, 60]
    assert marriage_values(compiled_rules_of("thousand/ru+marriages.aces=score"), hand) == [200, 100, 40]


def test_a_misere_is_worth_its_contract() -> None:
    """BT-033: 120 points are written if no trick is taken; a slam of 240 if all are."""
    rules = "thousand/ru+special.misere=120+special.slam=240"
    compiled = compiled_rules_of(rules)
    for special, amount in (("misere", 120), ("slam", 240)):
        view = view_of("S9", rules=rules, special=special, declarer=0, contract=amount, bid=100)
        assert Stakes(compiled, view).prize(amount, Hope(60.0, 10.0)) == amount
