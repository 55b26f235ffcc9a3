"""Whole deals of Thousand: what each hand makes of the talon, against every way to give cards away."""

from __future__ import annotations

import random
from itertools import combinations, permutations
from typing import Any

import pytest

from prikup.core.cards import CARD_TEXTS, Cards, cards_in, cards_text, mask_of
from prikup.core.errors import PrikupError
from prikup.games import game
from prikup.search import solve_many, taken_talons
from tests.support.seeds import random_of, trials


def deal(rng: random.Random, rules: str) -> tuple[list[Cards], Cards]:
    layout: Any = game(rules).compiled.layout  # type: ignore[attr-defined]
    pack = rng.sample(layout.pack, len(layout.pack))
    hands = [mask_of(pack[layout.hand * seat : layout.hand * (seat + 1)]) for seat in range(3)]
    return hands, mask_of(pack[3 * layout.hand :])


@pytest.mark.search
@pytest.mark.parametrize("rules", ["thousand/ru", "thousand/pl", "1001/mcleod"])
def test_the_best_gifts_are_those_of_every_way_tried(rules: str) -> None:
    rng = random_of(f"gifts {rules}")
    layout: Any = game(rules).compiled.layout  # type: ignore[attr-defined]
    for _ in range(trials(1, 10)):
        hands, talon = deal(rng, rules)
        for found in taken_talons(hands, talon, rules, threads=1):
            seat, values = found.seat, {}
            held = hands[seat] | talon
            for gifts in permutations(cards_in(held), 2 * layout.gifts):
                for laid in combinations(cards_in(held & ~mask_of(gifts)), layout.away):
                    own = [*hands]
                    own[seat] = held & ~mask_of(gifts) & ~mask_of(laid)
                    for step in range(layout.gifts * 2):
                        own[(seat + 1 + step) % 3] |= 1 << gifts[step]
                    aside = f"; aside {cards_text(mask_of(laid))}" if laid else ""
                    values[gifts, mask_of(laid)] = (
                        f"{rules}; phase playing; dealer 2; totals 0 0 0; hands {' / '.join(map(cards_text, own))}; "
                        f"contract {seat} 120 120; leader {seat}{aside}"
                    )
            solved = dict(zip(values, (one.value for one in solve_many([*values.values()], threads=1)), strict=True))
            best = max(value for value in solved.values() if value is not None)
            assert found.value == best == solved[found.gifts, found.away]


HANDS = ("SA.ST.CA.CT.DA.DT.HA", "SK.SQ.SJ.S9.CK.CQ.CJ", "DK.DQ.DJ.D9.C9.HJ.H9")


def test_a_deal_worked_out_by_hand() -> None:
    # With ten, king and queen of hearts from the talon nobody can beat a card of Anna's: hearts are her ace, ten and a
    # marriage of 100 against jack and nine. She gives two tens away and takes all eight tricks: 120 and 100.
    anna, *others = taken_talons(HANDS, "HT.HK.HQ")
    assert (anna.value, anna.contract, anna.away) == (220, 220, 0)
    assert [CARD_TEXTS[card][1] for card in anna.gifts] == ["T", "T"]
    assert [one.seat for one in others] == [1, 2]
    part = taken_talons(HANDS, "HT.HK.HQ", nodes=0)
    assert all(one.low <= whole.low <= one.high for one, whole in zip(part, (anna, *others), strict=True))


@pytest.mark.parametrize(
    ("hands", "talon", "rules", "code"),
    [
        (("SA", "SK", "SQ"), "SJ", "thousand/ru", "search_hands"),
        (("SA", "SK", "SQ"), "SJ", "preferans/sochi", "search_game"),
        (("SA", "SK", "SQ"), "SJ", "1001/hulsemann", "search_game"),
        (
            ("SA.ST.CA.CT.DA.DT.HA", "SK.SQ.SJ.S9.CK.CQ.CJ", "DK.DQ.DJ.D9.C9.HJ.H9"),
            "HT.HK.SA",
            "thousand/ru",
            "card_twice",
        ),
        (
            ("SA.ST.CA.CT.DA.DT.HA", "SK.SQ.SJ.S9.CK.CQ.CJ", "DK.DQ.DJ.D9.C9.HJ.H9"),
            "HT.HK.H7",
            "thousand/ru",
            "bad_card",
        ),
    ],
)
def test_what_is_no_deal_is_refused(hands: tuple[str, ...], talon: str, rules: str, code: str) -> None:
    with pytest.raises(PrikupError) as caught:
        taken_talons(hands, talon, rules)
    assert caught.value.code == code
