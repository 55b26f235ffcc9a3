"""Single decisions in the tricks."""

from __future__ import annotations

from typing import Any

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import ACE, CLUBS, HEARTS, JACK, NINE, SPADES, parse_card
from prikup.thousand.actions import Writeoff
from tests.bots.support import cards_to_play, declared, thumb, tricks_of, view_of


def card(text: str, *, announce: bool = False) -> Play:
    return Play(parse_card(text), announce)


# Leading.


def test_the_declarer_cashes_an_ace_before_he_announces() -> None:
    choice = thumb(view_of("HKQ9.DA9.CJ9.S9", declarer=0, contract=100))
    assert choice.action == card("DA")
    assert choice.reason.id == "hint-cash-first"


def test_the_marriage_is_announced_when_nothing_is_sure() -> None:
    choice = thumb(view_of("HKQ9.DT9.CJ9.S9", declarer=0, contract=100))
    assert choice.action == card("HQ", announce=True)
    assert choice.reason.params["value"] == 100
    assert choice.reason.params["suit"] == HEARTS


def test_the_dearest_marriage_is_announced_first() -> None:
    assert thumb(view_of("SKQ.DKQ.CKQ.HJ9", declarer=0, contract=100)).action == card("DQ", announce=True)


def test_an_ace_is_kept_to_come_in_again_for_the_second_marriage() -> None:
    assert thumb(view_of("HKQ.DKQ.CA9.SJ9", declarer=0, contract=100)).action == card("HQ", announce=True)


def test_a_marriage_is_not_broken_while_it_cannot_be_declared() -> None:
    view = view_of("HKQ.DJ9.CJ9.SJ9", rules="thousand/ru+marriages.when=own_trick", declarer=0, contract=100)
    assert thumb(view).action.card not in (parse_card("HK"), parse_card("HQ"))


def test_a_defender_announces_against_a_trump_that_is_not_his() -> None:
    view = view_of(
        "SKQ.DA9.CA",
        declarer=1,
        contract=120,
        trump=HEARTS,
        declarations=declared(1, HEARTS, 100),
        tricks=tricks_of((1, "HQ HJ H9", 1), (1, "CJ CT CK", 2), (2, "DJ DK DT", 0)),
    )
    assert thumb(view).action == card("SQ", announce=True)


def test_the_trump_that_is_owed_is_led_though_nobody_else_has_one() -> None:
    """BT-028a: it would rather keep its last trumps, but no other card may be led."""
    view = view_of(
        "SQ9.HJ",
        rules="thousand/ru+play.trump_lead=on",
        declarer=0,
        contract=100,
        trump=SPADES,
        declarations=declared(0, SPADES, 40, 4),
        tricks=tricks_of(
            (0, "SA ST SJ", 0), (0, "CA CT CK", 0), (0, "DA DT DK", 0), (0, "CQ C9 CJ", 0), (0, "SK D9 DJ", 0)
        ),
    )
    assert thumb(view, (card("S9"), card("SQ"))).action in (card("S9"), card("SQ"))


def test_trumps_are_drawn_by_the_one_who_holds_the_top() -> None:
    view = view_of(
        "HATK.DAT.C9",
        declarer=0,
        contract=180,
        trump=HEARTS,
        declarations=declared(0, HEARTS, 100),
        tricks=tricks_of((0, "HQ H9 S9", 0), (0, "CA CJ CQ", 0)),
    )
    choice = thumb(view)
    assert choice.action == card("HA")
    assert choice.reason.id == "hint-draw-trumps"


def test_the_last_trumps_are_kept_while_a_side_suit_can_be_made_good() -> None:
    view = view_of(
        "HTK.CTQJ",
        declarer=0,
        contract=150,
        trump=HEARTS,
        declarations=declared(0, HEARTS, 100, trick=1),
        tricks=tricks_of((0, "SA SJ S9", 0), (0, "HQ H9 HJ", 0), (0, "HA DJ D9", 0)),
    )
    choice = thumb(view)
    assert choice.action.card >> 3 == CLUBS
    assert choice.reason.id == "hint-force-out"


def test_the_lead_forces_out_the_ace() -> None:
    choice = thumb(view_of("HTKJ9.D9.CJ.SJ9", declarer=0, contract=100))
    assert choice.action.card >> 3 == HEARTS
    assert choice.action.card != parse_card("HT")
    assert choice.reason.id == "hint-force-out"


# Following.


def test_a_defender_gives_a_ten_to_the_partners_trick() -> None:
    view = view_of("DT.SJ9Q.HJ9Q", declarer=1, contract=120, tricks=tricks_of((1, "CQ CA", -1)))
    choice = thumb(view)
    assert choice.action == card("DT")
    assert choice.reason.id == "hint-smear"


def test_a_defender_gives_no_ten_to_the_declarers_trick() -> None:
    view = view_of("DT.SJ9Q.HJ9Q", declarer=2, contract=120, tricks=tricks_of((1, "CQ CA", -1)))
    assert thumb(view).action.card & 7 in (NINE, JACK)


def test_a_defender_ducks_low_under_the_declarers_ace() -> None:
    view = view_of("DTK9.CJ9.SJ9.H9", declarer=1, contract=120, tricks=tricks_of((1, "DA DJ", -1)))
    choice = thumb(view)
    assert choice.action == card("D9")


def test_a_lost_trick_gets_no_points() -> None:
    view = view_of("DJ9.CAT.SAT.HA9", declarer=2, contract=120, tricks=tricks_of((1, "DT DA", -1)))
    choice = thumb(view)
    assert choice.action == card("D9")
    assert choice.reason.id == "hint-duck"


def test_a_marriage_that_can_be_declared_is_kept() -> None:
    view = view_of("HKQ.CJ9.SJ9T", declarer=0, contract=120, tricks=tricks_of((1, "DT DA", -1)))
    choice = thumb(view)
    assert choice.action.card not in (parse_card("HK"), parse_card("HQ"))


def test_the_last_hand_takes_with_the_ten_and_keeps_the_ace() -> None:
    view = view_of("DAT.CJ9.SJ9.HJ9", declarer=0, contract=120, tricks=tricks_of((1, "DK DQ", -1)))
    choice = thumb(view)
    assert choice.action == card("DT")
    assert choice.reason.id == "hint-take"


def test_a_guarded_ten_keeps_its_guard() -> None:
    """The nine of the ten's suit is worth more than the jack of a suit that is lost anyway."""
    view = view_of("CT9.SQJ.HJ9", declarer=0, contract=120, tricks=tricks_of((0, "DA DJ DK", 0), (1, "DT DQ", -1)))
    assert thumb(view).action.card >> 3 in (SPADES, HEARTS)


def test_a_single_legal_card_is_played_without_more_ado() -> None:
    view = view_of("D9.CJ9.SJ9.HJ9", declarer=1, tricks=tricks_of((1, "DA", -1)))
    assert thumb(view).reason.id == "hint-only-card"


# Giving up between the tricks.


def test_a_lost_contract_is_written_off_where_that_is_cheaper() -> None:
    tricks = tricks_of((0, "DA DJ D9", 0), (0, "C9 CA CT", 1), (1, "SA S9 ST", 1))
    rules = "thousand/ru+writeoff.kind=play+writeoff.cost=nothing"
    view = view_of("HJ9.D9.SJ", rules=rules, declarer=0, contract=120, tricks=(*tricks, *tricks_of((1, "SK", -1))))
    legal = (*cards_to_play(view), Writeoff())
    assert thumb(view, legal).action == Writeoff()
    dear = view_of("HJ9.D9.SJ", rules="thousand/ru+writeoff.kind=play", declarer=0, contract=120, tricks=view.tricks)
    assert isinstance(thumb(dear, legal).action, Play)


# Four aces, and marriages that may be drowned.


def test_four_aces_are_declared_before_one_is_cashed() -> None:
    """BT-027: they are worth 200, and all four have to be in the hand."""
    view = view_of("HAT.DA.CA.SA9.H9", rules="thousand/ru+marriages.aces=score", declarer=0, contract=120)
    choice = thumb(view)
    assert (choice.action.card & 7, choice.action.announce) == (ACE, True)
    assert (choice.reason.id, choice.reason.params["value"]) == ("hint-praise-aces", 200)


def test_a_marriage_that_may_be_drowned_promises_nothing() -> None:
    """BT-031b: the ace is out."""
    rules = "thousand/ru+marriages.drowned=on"
    for cards, points in (("HKQ.DA9.CJ9.S9", 0), ("HATKQ.DA9.CJ9", 100)):
        view = view_of(cards, rules=rules, declarer=0, contract=100)
        situation = TrickSituation(compiled_rules_of(rules), view, cards_to_play(view))
        assert situation.marriage_points(parse_card("HQ")) == points


# A misere.


def test_a_misere_that_must_take_a_trick_takes_it_with_its_highest_card() -> None:
    view = view_of(
        "HAK.DJ",
        rules="thousand/ru+special.misere=120",
        declarer=0,
        contract=120,
        special="misere",
        tricks=tricks_of((2, "H9 HJ", -1)),
    )
    choice = thumb(view)
    assert (choice.action, choice.reason.id) == (card("HA"), "hint-misere-last")


# A trump that is owed (BT-028a).

OWED = "thousand/ru+play.trump_lead=on"


def test_a_marriage_that_keeps_the_lead_goes_before_a_dearer_one() -> None:
    """Spades are high: king and queen bring the lead back for hearts, which the ace or the ten may take."""
    fields: dict[str, Any] = {
        "declarer": 0,
        "contract": 100,
        "tricks": tricks_of((0, "SA S9 SJ", 0), (0, "ST DJ CJ", 0)),
    }
    assert thumb(view_of("HKQ9.SKQ.D9", rules=OWED, **fields)).action == card("SK", announce=True)
    assert thumb(view_of("HKQ9.SKQ.D9", **fields)).action == card("HQ", announce=True)


def test_four_aces_make_a_suit_trump_whose_next_lead_stands() -> None:
    hand = "HAJ9.DA.CA.SAT"
    fields: dict[str, Any] = {"declarer": 0, "contract": 100, "tricks": tricks_of((0, "DK DJ D9", 0))}
    assert thumb(view_of(hand, rules=OWED + "+marriages.aces=trump", **fields)).action == card("SA", announce=True)
    assert thumb(view_of(hand, rules="thousand/ru+marriages.aces=trump", **fields)).action == card("HA", announce=True)


# Marriages that can be drowned (BT-031b).

DROWNED = "thousand/ru+marriages.drowned=on"


def test_a_declared_queen_is_cashed_before_another_suit_is_trump() -> None:
    """Once diamonds are trump somebody without hearts may ruff the queen, and 100 are lost."""
    view = view_of(
        "HQ.SKQ.DKQ",
        rules=DROWNED,
        declarer=0,
        contract=120,
        trump=HEARTS,
        declarations=declared(0, HEARTS, 100, 2),
        tricks=tricks_of((0, "SA ST DT", 0), (0, "HA HT DA", 0), (0, "HK H9 HJ", 0)),
    )
    assert thumb(view).action == card("HQ")


def test_a_defender_takes_the_king_of_a_marriage() -> None:
    """The ten would wait for a better trick, but with the king the declarer loses 100."""
    view = view_of(
        "HTJ.CA9.DJ9.S9",
        rules=DROWNED,
        declarer=1,
        contract=120,
        trump=HEARTS,
        declarations=declared(1, HEARTS, 100),
        tricks=tricks_of((1, "HK H9", -1)),
    )
    assert thumb(view).action == card("HT")


def test_a_defender_does_not_take_his_partners_marriage() -> None:
    view = view_of(
        "HAJ.CA9.DJ9.S9",
        rules=DROWNED,
        declarer=1,
        contract=120,
        trump=HEARTS,
        declarations=declared(2, HEARTS, 100),
        tricks=tricks_of((2, "HK", -1)),
    )
    assert thumb(view).action == card("HJ")


def test_the_card_above_a_marriage_is_forced_out_while_aces_bring_the_lead_back() -> None:
    """Hearts: only the ace is above. The ten forces it out, and 100 may be declared."""
    choice = thumb(view_of("HTKQ.CA.DA9.SJ9", rules=DROWNED, declarer=0, contract=100))
    assert choice.action == card("HT")
    assert choice.reason.id == "hint-force-out"


def test_a_marriage_that_is_broken_anyhow_is_announced() -> None:
    view = view_of("HKQ", rules=DROWNED, declarer=0, contract=100, tricks=tricks_of((0, "SA ST SK", 0)))
    assert thumb(view).action == card("HQ", announce=True)
