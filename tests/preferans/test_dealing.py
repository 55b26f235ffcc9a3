"""From the draw to the deal: first dealer, seats, cut, hands, talon (PF-013..022)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.actions import Cut, Shuffle
from prikup.core.actions import Deal as GivenDeal
from prikup.core.cards import Cards, mask_of, parse_card, parse_cards
from prikup.core.seats import TABLE
from prikup.core.shuffle import shuffled
from prikup.preferans.layout import PACK
from prikup.preferans.phases import dealing
from prikup.preferans.phases.drawing import first_ace, seating
from prikup.preferans.rules.table import Table
from prikup.preferans.state import (
    Auction,
    Dealing,
    State,
)
from tests.preferans.contracts import (
    LIGHT,
)
from tests.preferans.steps import Options, compiled_rules_of, sheet_of

# The draw.


def test_who_gets_the_first_ace_deals() -> None:
    pack = [parse_card(card) for card in ("S7", "HK", "D9", "C8", "ST", "HA", "SA")]
    # Seat 2 of four turns: 3, 0, 1, 2, 3 and the ace to 0.
    assert first_ace(pack, 2, 4) == (0, tuple(pack[:6]))
    assert first_ace(pack, 0, 2) == (0, tuple(pack[:6]))


def test_the_lowest_card_chooses_its_seat_first_and_suits_settle_ties() -> None:
    cards = [parse_card(card) for card in ("HA", "D7", "S7", "CK")]
    assert seating(Table(), cards) == (2, 1, 3, 0)
    assert seating(Table(low_ace=True), cards) == (0, 2, 1, 3)


# Shuffle, cut, deal.


def dealt(options: Options, seed: str, cut: int | None, dealer: int = 0) -> Any:
    """The phase after the deal."""
    compiled = compiled_rules_of({**LIGHT, **options})
    state: State[Any] = State(sheet_of(compiled, dealer), Dealing("shuffle"))
    after: State[Any] = dealing.apply(compiled, state, TABLE, Shuffle(seed))[0]
    if cut is not None:
        (cutter,) = dealing.awaits(compiled, after)
        assert Cut(cut) in dealing.legal(compiled, after, cutter)
        after = dealing.apply(compiled, after, cutter, Cut(cut))[0]
    return after.phase


def test_pairs_go_clockwise_and_the_talon_lies_in_the_middle() -> None:
    pack = shuffled("0a", PACK)
    phase = dealt({"deal.cut": False}, "0a", None)
    # Three rounds of three pairs, the talon, two rounds more.
    f = [0, 1, 6, 7, 12, 13, 20, 21, 26, 27]
    assert phase.hands[1] == mask_of(pack[i] for i in f)
    assert phase.hands[2] == mask_of(pack[i + 2] for i in f)
    assert phase.hands[3] == mask_of(pack[i + 4] for i in f)
    assert phase.hands[0] == 0
    assert phase.talon == pack[18:20]


def test_the_cut_brings_the_lower_part_up() -> None:
    pack = shuffled("0a", PACK)
    phase = dealt({}, "0a", 30)
    assert phase.hands[1] & mask_of(pack[30:]) == mask_of(pack[30:])


@pytest.mark.parametrize(("players", "dealer", "cutter"), [(4, 0, 3), (4, 2, 1), (3, 0, 2), (2, 0, 1), (2, 1, 0)])
def test_the_player_on_the_dealers_right_cuts(players: int, dealer: int, cutter: int) -> None:
    compiled = compiled_rules_of({"table.players": players})
    state: State[Dealing] = State(sheet_of(compiled, dealer), Dealing("cut", pack=PACK))
    assert dealing.awaits(compiled, state) == (cutter,)
    assert dealing.legal(compiled, state, cutter) == tuple(Cut(at) for at in range(1, 32))
    refusal = dealing.why_not(compiled, state, cutter, Cut(32))
    assert (refusal.code, refusal.params) == ("bad_cut", {"at": 32, "least": 1})


HANDS = (parse_cards("SAKQJT987.CAK"), parse_cards("CQJT987.DAKQJ"), parse_cards("DT987.HAKQJT9"))
REST = parse_cards("H87")


@pytest.mark.parametrize(
    ("players", "dealer", "places"),
    [(4, 0, (1, 2, 3)), (4, 2, (0, 1, 3)), (3, 1, (0, 1, 2)), (2, 1, (0, 1, 2))],
)
def test_a_deal_by_hand_names_the_hands_in_seat_order(players: int, dealer: int, places: tuple[int, ...]) -> None:
    compiled = compiled_rules_of({"table.players": players, **LIGHT})
    state: State[Dealing] = State(sheet_of(compiled, dealer), Dealing("shuffle"))
    after, _ = dealing.apply(compiled, state, TABLE, GivenDeal(HANDS, REST))
    assert isinstance(after.phase, Auction)
    assert tuple(after.phase.hands[place] for place in places) == HANDS
    assert after.phase.talon == (parse_card("H7"), parse_card("H8"))


def test_the_order_of_the_talon_can_be_given() -> None:
    """Which of its cards is turned first matters in an all-pass."""
    compiled = compiled_rules_of(LIGHT)
    state: State[Dealing] = State(sheet_of(compiled, 0), Dealing("shuffle"))
    turned = (parse_card("H8"), parse_card("H7"))
    after, _ = dealing.apply(compiled, state, TABLE, GivenDeal(HANDS, REST, turned))
    assert isinstance(after.phase, Auction)
    assert after.phase.talon == turned
    refusal = dealing.wrong_deal(compiled, GivenDeal(HANDS, REST, turned[:1]))
    assert refusal is not None
    assert refusal.params == {"why": "order"}


@pytest.mark.parametrize(
    ("hands", "rest", "why"),
    [
        (HANDS[:2], REST, "hands"),
        ((HANDS[0], HANDS[0], HANDS[2]), REST, "twice"),
        ((HANDS[0] & ~1, HANDS[1], HANDS[2]), REST, "pack"),
        ((HANDS[0] | 1 << parse_card("H7"), HANDS[1], HANDS[2]), parse_cards("H8"), "count"),
    ],
)
def test_a_wrong_deal(hands: tuple[Cards, ...], rest: Cards, why: str) -> None:
    refusal = dealing.wrong_deal(compiled_rules_of(), GivenDeal(hands, rest))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("wrong_cards", {"why": why})


def test_while_the_pack_is_cut_it_is_neither_shuffled_nor_dealt() -> None:
    compiled = compiled_rules_of({**LIGHT, "deal.cut": True})
    waiting: State[Any] = State(sheet_of(compiled), Dealing("shuffle"))
    cut: State[Any] = dealing.apply(compiled, waiting, TABLE, Shuffle("0a"))[0]
    for action in (Shuffle("0b"), GivenDeal((0, 0, 0), 0)):
        refusal = dealing.wrong_pack(compiled, cut, action)
        assert refusal is not None
        assert refusal.code == "not_now"
