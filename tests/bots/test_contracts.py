"""Sales, contra, shown marriages, misere and slam as the rule-of-thumb player takes them (BT-019b, 023, 030, 033)."""

from __future__ import annotations

import pytest

from prikup.bots.thousand.thumb.misere import clean
from prikup.core.actions import Bid, Pass, Play
from prikup.core.cards import card_of, cards_in, parse_cards
from prikup.thousand.actions import (
    Bury,
    Buyback,
    Claim,
    Contra,
    Give,
    Keep,
    Misere,
    Name,
    Recontra,
    Sell,
    Show,
    Slam,
    Take,
)
from prikup.thousand.layout import THREE
from tests.bots.support import match_of, thumb, tricks_of, view_of

RULES = (
    "thousand/ru-common+sale.tries=3+contra.kind=recontra+special.misere=120+special.slam=240+special.open=on",
    "thousand/ru+special.bonus=60+marriages.show=on+special.misere=120+special.open=on+contra.kind=contra",
    "thousand/pl+sale.tries=2+sale.rebuy=on+special.slam=300+marriages.show=on+marriages.trump=next_trick",
    "thousand/ru+sale.rebuy=on+dark.floor=0+special.misere=120+special.open=on",
)


@pytest.mark.search
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("names", [("thumb",) * 3, ("thumb", "random", "thumb")], ids="-".join)
def test_deals_are_played_without_an_illegal_action(rules: str, names: tuple[str, ...]) -> None:
    assert sum(match_of(names, rules, seed, 20).deals for seed in range(3)) >= 20


def sells(cards: str) -> tuple[Sell | Give, ...]:
    held = tuple(cards_in(parse_cards(cards)))
    return (*(Give(to, card) for to in (1, 2) for card in held), *map(Sell, held))


def test_a_hopeless_game_is_offered_once() -> None:
    cards = "H9.DQJ9.CKJ9.SQJ9"
    fields = {"phase": "giving", "declarer": 0, "contract": 120, "bid": 120}
    rules = "thousand/ru+sale.tries=3"
    first = thumb(view_of(cards, rules=rules, **fields), sells(cards))  # type: ignore[arg-type]
    assert first.reason.id == "hint-sell"
    # The king of clubs: the half of a marriage that is worth most.
    assert first.action == Sell(card_of(1, 6))
    again = thumb(view_of(cards, rules=rules, sales=1, **fields), sells(cards))  # type: ignore[arg-type]
    assert isinstance(again.action, Give)


def test_a_good_game_is_not_offered() -> None:
    cards = "HAKQ.DAT.CAT.SA9J"
    view = view_of(cards, rules="thousand/ru+sale.tries=3", phase="giving", declarer=0, contract=120, bid=120)
    assert isinstance(thumb(view, sells(cards)).action, Give)


def test_cards_that_complete_a_marriage_are_bought() -> None:
    bids = (Pass(), *(Bid(amount) for amount in range(105, 150, 5)))
    fields = {"rules": "thousand/ru+sale.tries=1", "phase": "selling", "declarer": 1, "contract": 100, "sales": 1}
    good = view_of("HAK.DAT.CA.ST9", offered=parse_cards("HQ.DJ.SJ"), **fields)  # type: ignore[arg-type]
    assert thumb(good, bids).action == Bid(105)
    poor = view_of("H9.DQ9.CJ.STJ9", offered=parse_cards("HQ.DJ.CQ"), **fields)  # type: ignore[arg-type]
    assert thumb(poor, bids).action == Pass()


def test_contra_where_the_figure_is_out_of_reach() -> None:
    fields = {"rules": "thousand/ru+contra.kind=recontra", "phase": "doubling", "declarer": 1}
    # A king or queen of each suit, three aces: no marriage against it, and some 50 points stay here.
    strong = view_of("HAK.DAQ.CAK.SKT", contract=120, **fields)  # type: ignore[arg-type]
    assert thumb(strong, (Pass(), Contra())).action == Contra()
    weak = view_of("H9J.D9J.C9J.S9J", contract=120, **fields)  # type: ignore[arg-type]
    assert thumb(weak, (Pass(), Contra())).action == Pass()


def test_recontra_where_the_contract_is_sure() -> None:
    fields = {"rules": "thousand/ru+contra.kind=recontra", "phase": "doubling", "declarer": 0, "contract": 100}
    sure = view_of("HAKQT.DAT.CA.SA", doubled=2, **fields)  # type: ignore[arg-type]
    assert thumb(sure, (Pass(), Recontra())).action == Recontra()
    unsure = view_of("HKQ9.DT9.CJ.S9J", doubled=2, **fields)  # type: ignore[arg-type]
    assert thumb(unsure, (Pass(), Recontra())).action == Pass()


@pytest.mark.parametrize(
    ("cards", "safe"),
    [
        ("H9JQ.D9J.C9.S9J", True),
        # The ace of spades takes any trick in its suit.
        ("H9JQ.D9J.C9J.SA", False),
        # The queen goes under a jack only if the nine does not fall first: hearts are led at it again.
        ("H9Q.DTA.CK.SKTA", False),
    ],
)
def test_a_clean_hand_takes_no_trick(cards: str, *, safe: bool) -> None:
    hand = parse_cards(cards)
    assert clean(hand, THREE.all & ~hand) is safe


def test_misere_and_slam_are_named_on_sure_hands_alone() -> None:
    rules = "thousand/ru+special.misere=120+special.slam=240+special.open=on"
    faces = (False, True)
    legal = (
        *(Name(amount, face) for amount in (100, 105, 110) for face in faces),
        *map(Misere, faces),
        *map(Slam, faces),
    )
    fields = {"rules": rules, "phase": "naming", "declarer": 0, "contract": 100, "bid": 100}
    low = view_of("H9JQ.D9J.C9.S9J", **fields)  # type: ignore[arg-type]
    assert thumb(low, legal).action == Misere(open=True)
    high = view_of("HATKQJ9.DA.CA", **fields)  # type: ignore[arg-type]
    assert thumb(high, legal).action == Slam(open=True)
    plain = view_of("HAKQ.DAT.C9J.SJ", **fields)  # type: ignore[arg-type]
    named = thumb(plain, legal).action
    assert isinstance(named, Name)
    assert not named.open


def test_in_a_misere_one_stays_under() -> None:
    fields = {"rules": "thousand/ru+special.misere=120", "special": "misere", "contract": 120, "bid": 100}
    lying = tricks_of((1, "HK", -1))
    declarer = view_of("H9JQA.D9", declarer=0, tricks=lying, **fields)  # type: ignore[arg-type]
    assert thumb(declarer).action == Play(card_of(3, 5))
    void = view_of("DAJ.S9", declarer=0, tricks=lying, **fields)  # type: ignore[arg-type]
    assert thumb(void).action == Play(card_of(2, 7))
    defender = view_of("H9JQA.D9", declarer=2, tricks=lying, **fields)  # type: ignore[arg-type]
    assert thumb(defender).action == Play(card_of(3, 2))


def test_a_marriage_is_shown_before_the_lead() -> None:
    view = view_of("HAKQ.DKQ.C9.SJ9", rules="thousand/ru+marriages.show=on", declarer=0, contract=100, bid=100)
    legal = (*map(Play, cards_in(parse_cards("HAKQ.DKQ.C9.SJ9"))), Show(2), Show(3))
    assert thumb(view, legal).action == Show(3)


# Before the first lead, before the deal, and after the gifts.


def test_marriages_are_announced_so_that_the_dearest_makes_the_trump() -> None:
    """BT-026a: the last one makes it as a rule, else the first."""
    shows = tuple(map(Show, range(4)))
    for keep, first in (("last", 0), ("first", 3)):
        rules = f"thousand/ru+marriages.when=before+marriages.keep={keep}"
        view = view_of("HKQ.DKQ.CKQ.SKQ", rules=rules, phase="announcing", declarer=0, contract=120)
        choice = thumb(view, (Pass(), *shows))
        assert (choice.action, choice.reason.id) == (Show(first), "hint-show")
        assert thumb(view, (Pass(),)).reason.id == "hint-show-none"


def test_a_jack_at_the_bottom_is_buried() -> None:
    """BT-009: it would be the dealer's."""
    view = view_of("-", rules="thousand/ru+cut.kind=nines+cut.wedding=bury", phase="dealing")
    assert thumb(view, (Keep(), Bury())).action == Bury()


def test_four_nines_after_the_gifts_are_claimed_on_a_weak_hand() -> None:
    """BT-010."""
    rules, claim = "thousand/ru+redeal.four_nines=exchange", Claim("four_nines")
    view = view_of("H9.D9.CJ9.SQJ9.HJ", rules=rules, phase="naming", declarer=0, contract=100, bid=100)
    assert thumb(view, (claim, Name(100))).action == claim


def test_a_new_deal_is_not_bought_on_a_hand_that_was_not_looked_at() -> None:
    view = view_of(
        "-", rules="thousand/ru+buyback.price=50+dark.floor=0", phase="keeping", hand=None, declarer=0, dark=True
    )
    assert thumb(view, (Take(), Buyback())).action == Take()
