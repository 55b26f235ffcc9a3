"""The table of a deal: each value is that of its question alone; what is no deal is refused."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from prikup import _kernel
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.core.cards import mask_of
from prikup.core.errors import PrikupError
from prikup.core.tricks import Position
from prikup.search import table, tables
from prikup.search.deal_tables import MISERE, STRAINS
from tests.support.seeds import random_of, trials

RULES = ("preferans/sochi@2", "preferans/klassika", "preferans/hussar-2@2")


def dealt(name: str, size: int) -> tuple[int, ...]:
    cards = random_of(name).sample(range(32), 3 * size)
    return tuple(mask_of(cards[at::3]) for at in range(3))


@pytest.mark.search
@pytest.mark.parametrize("share", range(trials(3, 60)))
@pytest.mark.parametrize("rules", RULES)
def test_each_value_is_that_of_the_generic_search(rules: str, share: int) -> None:
    hands = dealt(f"table {rules} {share}", 4)
    found = table(hands, rules)
    assert found.complete
    assert found.hands == hands
    policy = compiled_rules_of(rules).policy
    for declarer, strain, leader in product(range(3), range(6), range(3)):
        seats = [*hands, *(0 for _ in range(3, policy.players))]
        position = Position(
            policy, seats, leader, trump=strain if strain < 4 else -1, resting=(1 << policy.players) - 8
        )
        aim = "fewest" if strain == MISERE else "most"
        task = (position, 1 << declarer, "tricks", aim, False, None, False, False)
        ((kernel, low, high, *_),) = _kernel.solve([task], 2**60, 1 << 20, 1, fast=False)
        assert kernel == "generic"
        assert low == high == found.value(declarer, strain, leader), (hands, declarer, STRAINS[strain], leader)


def test_a_table_worked_out_by_hand() -> None:
    found = table("HAKQ / H789 / HTJ.S7")
    # Ace, king and queen of hearts win every trick that hearts lead, whatever is trump but spades.
    assert [found.value(0, strain, 0) for strain in range(6)] == [2, 3, 3, 3, 3, 3]
    # With spades as trumps seat 2 ruffs once: its lead, or the round in which it has no heart left.
    assert found.value(0, 0, 2) == 2
    # Seat 2 leads the seven of spades, which nobody can follow; then its hearts lose.
    assert found.value(0, STRAINS.index("NT"), 2) == 2
    # In a misere it throws that seven on the third heart.
    assert found.value(2, MISERE, 2) == 0
    assert found.value(1, STRAINS.index("NT"), 1) == 0
    assert found.value(1, MISERE, 1) == 0


def test_many_deals_have_the_tables_of_each_alone_whatever_the_threads() -> None:
    deals = [dealt(f"many {number}", 5) for number in range(4)]
    alone = tuple(table(deal).bounds for deal in deals)
    for threads in (1, 3, 8):
        assert tuple(found.bounds for found in tables(deals, threads=threads)) == alone
    assert tables([]) == ()


def test_without_nodes_or_time_a_table_has_bounds() -> None:
    deal = dealt("bounds", 10)
    whole = table(deal)
    for short in (table(deal, nodes=0), table(deal, seconds=0), table(deal, nodes=50)):
        assert not short.complete
        for declarer, strain, leader in product(range(3), range(6), range(3)):
            low, high = short.bounds[declarer][strain][leader]
            value = whole.value(declarer, strain, leader)
            assert value is not None
            assert low <= value <= high


@pytest.mark.parametrize(
    ("deal", "rules", "code"),
    [
        ("HA / HK", "preferans/sochi", "search_hands"),
        ("HA / HK / HQ / HJ", "preferans/sochi", "search_hands"),
        ("HA / HK / HQJ", "preferans/sochi", "search_hands"),
        ("- / - / -", "preferans/sochi", "search_hands"),
        ((0x7FF, 0x7FF << 11, 0x3FF << 22), "preferans/sochi", "search_hands"),
        ("HAKQJT98.SAKQ7 / SJT98.DAKQJT9 / D87.CAKQJT987", "preferans/sochi", "search_hands"),
        ((1, 2, -1), "preferans/sochi", "search_hands"),
        ((1, 2, 1 << 40), "preferans/sochi", "search_hands"),
        ("HA / HK / HA", "preferans/sochi", "card_twice"),
        ("HAA / HK / HQ", "preferans/sochi", "card_twice"),
        ("HA / HK / HX", "preferans/sochi", "bad_card"),
        ("x" * 20_000, "preferans/sochi", "bad_card"),
        ("HA / HK / HQ", "thousand/ru", "search_game"),
        ("HA / HK / HQ", "preferans/none", "unknown_preset"),
    ],
)
def test_what_is_no_deal_is_refused(deal: Any, rules: str, code: str) -> None:
    with pytest.raises(PrikupError) as caught:
        table(deal, rules)
    assert caught.value.code == code


@pytest.mark.parametrize("place", [{"declarer": 3}, {"strain": 6}, {"leader": -1}, {"declarer": -1}])
def test_a_place_that_no_table_has_is_refused(place: dict[str, int]) -> None:
    found = table("HA / H7 / H8")
    with pytest.raises(PrikupError, match="search_number"):
        found.value(**({"declarer": 0, "strain": 0, "leader": 0} | place))
