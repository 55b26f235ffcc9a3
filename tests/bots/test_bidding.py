"""Single decisions in the auction."""

from __future__ import annotations

from prikup.bots import make_bot
from prikup.core.actions import Bid, Deal, Pass
from prikup.core.cards import parse_cards
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.thousand.actions import Claim, Look
from prikup.thousand.seen.view import Word
from tests.bots.support import thumb, view_of

WORDS = (Word(1, 100), Word(2, 0))
BIDS = (Pass(), *map(Bid, range(105, 125, 5)))
STRONG, WEAK = "HAKQ.DAT.CA9", "HJ9.DQ9.CJ9.ST"


def test_a_strong_hand_bids_the_least_that_is_enough() -> None:
    choice = thumb(view_of(STRONG, phase="auction", words=WORDS), BIDS)
    assert choice.action == Bid(105)
    assert choice.reason.id == "hint-bid-safe"


def test_a_weak_hand_passes() -> None:
    choice = thumb(view_of(WEAK, phase="auction", words=WORDS), BIDS)
    assert choice.action == Pass()
    assert choice.reason.id == "hint-pass"


def test_the_forced_bid_is_made() -> None:
    choice = thumb(view_of(WEAK, phase="auction"), (Bid(100),))
    assert choice.action == Bid(100)
    assert choice.reason.id == "hint-bid-forced"


def test_an_unseen_hand_is_looked_at_when_the_score_is_even() -> None:
    unseen = view_of("-", hand=None, phase="auction", totals=(300, 300, 300), unseen=0)
    assert thumb(unseen, (Bid(120), Look())).action == Look()


def test_far_behind_the_hand_stays_dark() -> None:
    unseen = view_of("-", hand=None, phase="auction", totals=(260, 860, 300), unseen=0)
    choice = thumb(unseen, (Bid(120), Look()))
    assert choice.action == Bid(120)
    assert choice.reason.id == "hint-dark-behind"


def test_a_free_write_off_makes_dark_play_cheap() -> None:
    rules = "thousand/ru+writeoff.cost=nothing"
    unseen = view_of("-", hand=None, rules=rules, phase="auction", totals=(300, 300, 300), unseen=0)
    assert thumb(unseen, (Bid(120), Look())).reason.id == "hint-dark-cheap"


def test_a_weak_hand_is_thrown_in() -> None:
    legal = (Bid(100), Claim("weak_hand"))
    choice = thumb(view_of("HJ9.DQ9.CJ9.SJ", phase="auction", dealer=2), legal)
    assert choice.action == Claim("weak_hand")
    assert choice.reason.params["ground"] == "weak_hand"


def test_three_nines_in_a_good_hand_are_no_reason_to_throw_it_in() -> None:
    assert thumb(view_of("HAKQ9.DA9.C9", phase="auction"), (Bid(100), Claim("three_nines"))).action == Bid(100)


def test_three_marriages_are_claimed_at_once() -> None:
    legal = (*BIDS, Claim("three_marriages"))
    choice = thumb(view_of("HKQ.DKQ.CKQ.SA", phase="auction", words=WORDS), legal)
    assert choice.action == Claim("three_marriages")


def test_from_the_barrel_a_fair_hand_bids_for_the_match() -> None:
    fair = "HAT.DAJ9.CKQ"
    on_barrel = thumb(view_of(fair, phase="auction", totals=(900, 0, 0), words=WORDS), BIDS)
    assert on_barrel.action == Bid(105)
    assert on_barrel.reason.id == "hint-bid-match"


def test_an_opponent_on_the_barrel_is_fought() -> None:
    """A hand that passes against others bids against one who plays for the match."""
    edge = "HAT9.DK9.CA9"
    calm = thumb(view_of(edge, phase="auction", totals=(300, 300, 300), words=WORDS), BIDS)
    alarmed = thumb(view_of(edge, phase="auction", totals=(300, 900, 300), words=WORDS), BIDS)
    assert calm.action == Pass()
    assert alarmed.action == Bid(105)
    assert alarmed.reason.id == "hint-bid-stop"


def test_four_nines_are_claimed_in_any_hand_where_they_must_be() -> None:
    """BT-010a: with a marriage besides, the hand would be played if it were the player's choice."""
    hands = map(parse_cards, ("HJ.DKQJ.CKQJ", "HAKQ9.D9.C9.S9", "HT.DA.CA.SAKQJ"))
    cards = Deal(tuple(hands), parse_cards("DT.CT.ST"))
    for must, claims in (("on", True), ("off", False)):
        match = new_match(f"thousand/ru+redeal.must={must}", 0)
        match.apply(TABLE, cards)
        assert match.awaits() == (1,)
        view, legal = match.view(1), match.legal(1)
        assert Claim("four_nines") in legal
        choice = make_bot("thumb", "test").choose(view, legal)
        assert (choice.action == Claim("four_nines")) is claims
        assert (choice.reason.id == "hint-only-action") is claims
