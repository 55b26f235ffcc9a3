"""Single decisions from the talon to the contract: gifts, claims, giving up, naming."""

from __future__ import annotations

from itertools import product

from prikup.bots import Choice
from prikup.core.cards import cards_in, parse_card, parse_cards
from prikup.thousand.actions import Bomb, Buyback, Claim, Give, Name, Take, Writeoff
from prikup.thousand.seen.view import Gift, View, Word
from tests.bots.support import thumb, view_of

WORDS = (Word(0, 100), Word(1, 0), Word(2, 0))


def giving(hand: str, *rights: object, **fields: object) -> tuple[View, tuple[object, ...]]:
    view = view_of(hand, phase="giving", declarer=0, contract=100, bid=100, words=WORDS, **fields)  # type: ignore[arg-type]
    gifts = [Give(to, card, face) for to, card, face in product((1, 2), cards_in(parse_cards(hand)), (False, True))]
    return view, (*gifts, *rights)


def given(hand: str) -> set[int]:
    """Both gifts of a hand of ten."""
    view, legal = giving(hand)
    first = thumb(view, legal).action
    assert isinstance(first, Give)
    assert not first.open
    rest = parse_cards(hand) & ~(1 << first.card)
    gift = Gift(0, first.to, first.card)
    later = view_of("-", hand=rest, phase="giving", declarer=0, contract=100, bid=100, gifts=(gift,))
    to = 3 - first.to
    second = thumb(later, [Give(to, card) for card in cards_in(rest)]).action
    return {first.card, second.card}


def test_useless_cards_are_given() -> None:
    assert given("HAKQ.DAT.CAT.SAJ9") == {parse_card("SJ"), parse_card("S9")}


def test_the_marriage_and_the_winners_are_kept() -> None:
    kept = parse_cards("HKQ.DA.CA.SA")
    assert not any(kept >> card & 1 for card in given("HKQ.DAJ9.CAJ.SAJ9"))


def test_no_half_marriage_is_given_where_another_card_does() -> None:
    """The queen of hearts is as small as the jacks, but may complete a hundred."""
    assert parse_card("HQ") not in given("HQ.DATK.CATJ.SATJ")


def test_a_lone_king_is_no_gift_where_nines_are_held() -> None:
    """The queen is out, in half of the deals with the taker, who then has sixty and the trump; a nine gives nothing."""
    assert given("HATQ9.DAQ.CK.SKQ9") == {parse_card("H9"), parse_card("S9")}
    assert given("HKQ.DAKJ9.CATK.SJ") == {parse_card("D9"), parse_card("SJ")}


def test_the_cheaper_gift_goes_to_the_opponent_who_is_ahead() -> None:
    view, legal = giving("HAKQ.DAT.CAT9.SAJ", totals=(0, 0, 500))
    choice = thumb(view, legal)
    assert choice.action == Give(2, parse_card("C9"))


def test_four_marriages_win_at_once() -> None:
    view, legal = giving("HKQ9.DKQ.CKQ.SKQ9", Claim("four_marriages"))
    assert thumb(view, legal).action == Claim("four_marriages")


def test_a_poor_talon_under_a_poor_hand_is_thrown_in() -> None:
    view, legal = giving("HJ9.DQJ9.CJ9.ST9J", Claim("talon_nines"))
    assert thumb(view, legal).action == Claim("talon_nines")


def test_a_poor_talon_under_a_good_hand_is_not() -> None:
    view, legal = giving("HAKQ9.DAT.CAT9.SA", Claim("talon_nines"))
    assert isinstance(thumb(view, legal).action, Give)


def test_a_hopeless_contract_is_written_off() -> None:
    view, legal = giving("HJ9.DJ9.CJ9.SQJ9T", Writeoff())
    assert thumb(view, legal).action == Writeoff()


def test_a_good_contract_is_not() -> None:
    view, legal = giving("HAKQ.DAT.CAT9.SA9", Writeoff(), Bomb())
    assert isinstance(thumb(view, legal).action, Give)


def test_a_bomb_is_cheaper_than_a_lost_contract() -> None:
    view, legal = giving("HT9.DJ9.CK9.SKQJ9", Bomb(), rules="thousand/pl")
    assert thumb(view, legal).action == Bomb()


def names(*amounts: int) -> list[Name]:
    return [Name(amount) for amount in amounts]


def naming(hand: str, **fields: object) -> View:
    return view_of(hand, phase="naming", declarer=0, contract=100, bid=100, **fields)  # type: ignore[arg-type]


def test_a_strong_hand_raises_and_a_weak_one_does_not() -> None:
    strong = thumb(naming("HATKQ.DAT.CA9"), names(*range(100, 225, 5)))
    assert isinstance(strong.action, Name)
    assert 140 <= strong.action.amount <= 200
    assert strong.reason.id == "hint-name-raise"
    weak = thumb(naming("HAT9.DK9.CA9.S9"), names(*range(100, 125, 5)))
    assert weak.action == Name(100)
    assert weak.reason.id == "hint-name-short"
    assert int(weak.reason.params["value"]) < 100


def test_why_a_hand_that_is_worth_more_is_not_raised() -> None:
    """It should take more than the contract, but not surely: the reason says so, and not that it should take less."""
    strong = thumb(naming("HATKQ.DAT.CA9"), names(*range(100, 225, 5))).action
    assert isinstance(strong, Name)
    least = strong.amount
    choice = thumb(naming("HATKQ.DAT.CA9"), names(*range(least, 225, 5)))
    assert choice.action == Name(least)
    assert choice.reason.id == "hint-name-own"
    assert int(choice.reason.params["value"]) >= least


def test_nobody_names_more_than_the_hand_is_worth() -> None:
    choice = thumb(naming("HATKQ.DAT.CA9"), names(*range(100, 305, 5)))
    assert choice.action.amount <= int(choice.reason.params["value"])


def test_on_the_barrel_no_more_is_named_than_wins() -> None:
    choice = thumb(naming("HATKQ.DAT.CA9", totals=(900, 0, 0)), names(*range(100, 225, 5)))
    assert choice.action == Name(100)
    assert choice.reason.id == "hint-name-match"
    common = naming("HATKQ.DAT.CA9", rules="thousand/ru-common", totals=(880, 0, 0))
    assert thumb(common, names(*range(100, 225, 5))).action == Name(120)


def test_what_the_barrel_cuts_off_is_not_named() -> None:
    choice = thumb(naming("HATKQ.DAT.CA9", totals=(780, 0, 0)), names(*range(100, 225, 5)))
    assert choice.action == Name(120)


def test_a_total_that_the_dump_truck_takes_is_avoided() -> None:
    rules = "thousand/ru+truck.at=555"
    free = thumb(naming("HATKQ.DAT.CA9"), names(*range(100, 225, 5))).action.amount
    totals = (555 - free, 0, 0)
    assert thumb(naming("HATKQ.DAT.CA9", rules=rules, totals=totals), names(*range(100, 225, 5))).action.amount != free


def test_a_fixed_contract_is_named_as_it_is() -> None:
    assert thumb(naming("HATKQ.DAT.CA9"), names(100)).reason.id == "hint-name-fixed"


def test_the_talon_is_taken_hidden_where_it_may_be() -> None:
    view = view_of("HAKQ.DAT9.S9", phase="taking", declarer=0, contract=100)
    assert thumb(view, (Take(hidden=False), Take(hidden=True))).action == Take(hidden=True)
    assert thumb(view, (Take(hidden=False), Writeoff())).action == Take(hidden=False)


# The talon is seen, and a new deal is for sale (BT-023a).


def offered(hand: str, talon: str, price: int, *rights: object) -> Choice:
    """What the declarer answers who has paid nothing yet."""
    view = view_of(
        hand,
        rules=f"thousand/ru+buyback.price={price}",
        phase="keeping",
        declarer=0,
        contract=100,
        bid=100,
        words=WORDS,
        talon=parse_cards(talon),
        talon_open=True,
    )
    return thumb(view, (Take(), Buyback(), *rights))


def test_a_new_deal_is_bought_where_the_contract_would_cost_more() -> None:
    choice = offered("HJ9.DJ9.CJ9.SJ", "HQ.DQ.CQ", 20)
    assert (choice.action, choice.reason.id) == (Buyback(), "hint-buyback")
    assert choice.reason.params["amount"] == 20


def test_with_a_good_hand_the_talon_is_taken() -> None:
    assert offered("HAKQ.DAT.CA", "HT.CT.SA", 20).action == Take()


def test_what_the_talon_gives_a_right_to_costs_nothing() -> None:
    choice = offered("HJ9.DJ9.CJ.SJQ", "C9.S9.CQ", 20, Claim("talon_nines"))
    assert (choice.action, choice.reason.id) == (Claim("talon_nines"), "hint-claim-talon")
