"""Single decisions at a table for two, and where cards are laid away: what is known, talons, bids, the counted end."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.bots.thousand.compiled_rules import compiled_rules_of, worths
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.thumb.outlook import after_talon, before_talon
from prikup.core.actions import Accept, Bid, Pass, Refuse
from prikup.core.cards import cards_in, parse_card, parse_cards
from prikup.thousand.actions import Claim, Lay, Take
from prikup.thousand.seen.view import Gift, View, Word
from tests.bots.support import thumb, tricks_of, view_of


def remembered(view: View) -> Memory:
    return Memory(compiled_rules_of(view.rules), view)


# What is known.


def test_a_talon_that_nobody_chose_may_hold_what_is_missing() -> None:
    """Ten cards each: two lie in the other talon, two were laid away (TH-P-097)."""
    view = view_of("HAT.DAT.CAT.SAT.HK.DK", rules="thousand/pl-2a", declarer=1, laid=2, beside=2)
    memory = remembered(view)
    assert memory.left == [10, 10]
    assert memory.chance(1, parse_cards("HQ")) == pytest.approx(10 / 14)
    assert not memory.complete


def test_who_laid_away_knows_two_cards_more() -> None:
    aside = parse_cards("S9.C9")
    view = view_of("HAT.DAT.CAT.SAT.HK.DK", rules="thousand/pl-2a", declarer=0, laid=2, aside=aside, beside=2)
    assert remembered(view).chance(1, parse_cards("HQ")) == pytest.approx(10 / 12)
    assert remembered(view).chance(1, aside) == 0


def test_with_all_cards_dealt_the_other_hand_is_known() -> None:
    memory = remembered(view_of("HATKQJ9.DATKQJ9", rules="thousand/pl-2c", declarer=0))
    assert memory.complete
    assert memory.possible[1] == parse_cards("CATKQJ9.SATKQJ9")


def test_a_dead_hand_hides_half_of_what_is_missing() -> None:
    """Seven cards dealt to nobody and one laid away (BT-004)."""
    view = view_of("HAT.DAT.CAT.SAT", rules="thousand/ru-2", declarer=1, laid=1, beside=7, gifts=(Gift(1, 0, 5),))
    assert remembered(view).chance(1, parse_cards("HK")) == 0.5


def test_an_open_talon_is_in_the_hand_of_who_took_it() -> None:
    talon = parse_cards("HA.S9")
    view = view_of("HT.DAT.CAT.SAT.H9", rules="thousand/pl-2e", declarer=1, talon=talon, stock=8)
    assert remembered(view).known[1] == talon


# Talons and discards.


def test_of_two_face_down_talons_one_is_as_good_as_the_other() -> None:
    view = view_of("HAT.DAT.CAT.SAT.HK.DK", rules="thousand/pl-2a", phase="taking", declarer=0, contract=100)
    choice = thumb(view, (Take(hidden=False), Take(hidden=False, talon=1)))
    assert choice.action == Take(hidden=False)
    assert choice.reason.id == "hint-take-either"


def laid_away(hand: str, rules: str, **fields: Any) -> tuple[set[int], list[str]]:
    """What is laid away, card by card, and the reasons."""
    left, aside, reasons = parse_cards(hand), 0, []
    away = compiled_rules_of(rules).layout.away
    for laid in range(away):
        view = view_of(
            "-",
            hand=left,
            rules=rules,
            phase="giving",
            declarer=0,
            contract=100,
            laid=laid,
            aside=aside,
            **fields,
        )
        choice = thumb(view, [Lay(one) for one in cards_in(left)])
        assert isinstance(choice.action, Lay)
        left &= ~(1 << choice.action.card)
        aside |= 1 << choice.action.card
        reasons.append(choice.reason.id)
    return set(cards_in(aside)), reasons


def test_worthless_cards_are_laid_away_where_the_last_trick_takes_them() -> None:
    cards, reasons = laid_away("HATKQ.DA9.CA9.SATK9", "thousand/pl-2a")
    assert cards <= set(map(parse_card, ["D9", "C9", "S9"]))
    assert reasons == ["hint-lay-useless", "hint-lay-useless"]


def test_a_bare_ten_is_brought_home_where_the_declarer_keeps_what_he_lays_away() -> None:
    """McLeod: two discards, counted for the bidder (TT-C-010)."""
    cards, reasons = laid_away("HAKQ.DT.CT.SAQJ", "1001/mcleod")
    assert cards == {parse_card("DT"), parse_card("CT")}
    assert reasons == ["hint-lay-save", "hint-lay-save"]


def test_the_same_ten_is_not_laid_away_for_nobody() -> None:
    cards, _ = laid_away("HAKQ.DT.CT.SAQJ", "1001/mcleod+talon.away=nobody")
    assert not cards & {parse_card("HA"), parse_card("HK"), parse_card("HQ"), parse_card("SA")}


def test_four_marriages_are_claimed_before_a_card_is_laid_away() -> None:
    hand = parse_cards("HKQ.DKQ.CKQ.SKQ.HAT.DA.S9")
    view = view_of("-", hand=hand, rules="thousand/pl-2a", phase="giving", declarer=0, contract=100)
    legal = (*map(Lay, cards_in(hand)), Claim("four_marriages"))
    assert thumb(view, legal).action == Claim("four_marriages")


# Valuation and bids.


BEST = ("HA", "HK", "HQ", "DA", "CA", "SA", "HT", "DT", "CT", "ST", "HJ", "DK")
POOR = ("HJ", "DJ", "CJ", "SJ", "HK", "DQ", "CK", "SQ", "H9", "D9", "C9", "S9")


@pytest.mark.parametrize(
    "rules", ["thousand/pl-2a", "thousand/pl-2b", "thousand/pl-2c", "thousand/ru-2", "1001/mcleod"]
)
def test_a_marriage_and_aces_are_worth_more_than_small_cards(rules: str) -> None:
    compiled = compiled_rules_of(rules)
    pack, size = compiled.layout.all, compiled.layout.hand
    best, poor = ([card for card in map(parse_card, cards) if pack >> card & 1][:size] for cards in (BEST, POOR))
    strong, weak = (before_talon(compiled, sum(1 << card for card in hand)).mean for hand in (best, poor))
    assert strong > 150
    assert strong > weak + 60


def test_sevens_are_worth_nothing_where_the_rules_say_so() -> None:
    seven = parse_card("H7")
    assert worths(compiled_rules_of("1001/feder"))[seven] == 0
    assert worths(compiled_rules_of("thousand/ru+deal.pack=32"))[seven] == 7


def test_a_marriage_of_the_fixed_trump_is_worth_forty() -> None:
    compiled = compiled_rules_of("1001/501")
    rest = "DAJ.CAJ.SJ9"
    hearts, spades = (
        after_talon(compiled, parse_cards("HKQ." + rest)),
        after_talon(compiled, parse_cards("CKQ.DAJ.HAJ.SJ9")),
    )
    assert hearts.mean > spades.mean + 10


def test_a_free_auction_is_opened_with_a_fair_hand_and_passed_with_a_poor_one() -> None:
    """McLeod: from 40, and everybody may pass (TT-C-003, TT-C-009)."""
    free = (Pass(), *map(Bid, range(40, 200, 10)))
    fair = thumb(view_of("HAKQ.DAT.CA", rules="1001/mcleod", phase="auction", words=(Word(1, 0), Word(2, 0))), free)
    assert fair.action == Bid(40)
    words = (Word(1, 60), Word(2, 0))
    poor = thumb(view_of("HJ.DQJ.CJ.SQJ", rules="1001/mcleod", phase="auction", words=words), (Pass(), *free[4:]))
    assert poor.action == Pass()


def test_a_strong_hand_may_be_worth_more_as_a_defender() -> None:
    """For two, tens, aces and marriages bring the defender as much as the declarer, and nothing is at stake."""
    hand = "HTKQ.DAT9.CAJ9.SK"
    choice = thumb(view_of(hand, rules="thousand/pl-2a", phase="auction", words=(Word(1, 100),)), (Pass(), Bid(110)))
    assert choice.action == Pass()
    assert choice.reason.id == "hint-pass-defend"
    assert int(choice.reason.params["value"]) > 90


def test_no_talon_is_spoken_of_where_there_is_none() -> None:
    words = (Word(1, 0), Word(2, 0))
    bids = (Pass(), *map(Bid, range(10, 100, 10)))
    choice = thumb(view_of("HAKQ.DAT.CA9.S9", rules="1001/russeln", phase="auction", words=words), bids)
    assert choice.action == Bid(10)
    assert choice.reason.id == "hint-bid-safe-dealt"


def test_an_open_talon_counts_in_the_auction() -> None:
    fields: dict[str, Any] = {
        "rules": "thousand/pl-2e",
        "phase": "auction",
        "words": (Word(1, 100),),
        "lying": 2,
        "talon_open": True,
    }
    bids = (Pass(), *map(Bid, range(110, 160, 10)))
    hand = "HK.DAT9.CT9.S9"
    rich = thumb(view_of(hand, talon=parse_cards("HQ.HA"), **fields), bids)
    poor = thumb(view_of(hand, talon=parse_cards("CJ.SJ"), **fields), bids)
    assert rich.action == Bid(110)
    assert poor.action == Pass()


# The claim of the rest, and its answer, without a third hand.


def test_cards_that_nobody_holds_do_not_refuse_a_claim() -> None:
    tricks = tricks_of(
        *[(1, f"{suit}A {suit}J", 1) for suit in "HDCS"], (1, "HT HQ", 1), (1, "DT DQ", 1), (1, "CT CQ", 1)
    )
    view = view_of(
        "S9",
        rules="thousand/ru-2",
        declarer=1,
        contract=100,
        phase="resting",
        rest=1,
        rest_hand=parse_cards("SK"),
        tricks=tricks,
        laid=1,
        beside=7,
    )
    assert thumb(view, (Accept(), Refuse())).action == Accept()
