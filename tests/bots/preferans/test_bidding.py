"""Single decisions in the auction, and of the chance player."""

from __future__ import annotations

from collections import Counter

from prikup.bots import make_bot
from prikup.core.actions import Accept, Pass, Play, Refuse
from prikup.preferans.actions import Call, Demand, Here, Look, Misere, Offer, Terms, Whist
from prikup.preferans.seen.view import Proposal, Word
from tests.bots.preferans.support import sheet_of, thumb, view_of

CALLS = tuple(Call(level, strain) for level in range(6, 11) for strain in range(5))
STRONG, FAIR, WEAK = "HAKQJ87.DAK.CA9.S9", "HAKJ87.DKQ.C98.S97", "HQ97.DJ98.CT9.SJ8"
LOW = "H79J.D78T.C78.S78"


def test_a_strong_hand_takes_the_lowest_step() -> None:
    """One step at a time, for a jump tells the hand (PF-061)."""
    choice = thumb(view_of(STRONG), (Pass(), *CALLS))
    assert choice.action == Call(6, 0)
    assert choice.reason.id == "hint-call"


def test_it_goes_on_as_far_as_the_hand_goes() -> None:
    words = (Word(0, "game", 6, 0), Word(1, "game", 7, 3))
    assert thumb(view_of(STRONG, words=words), (Pass(), *CALLS[9:])).action == CALLS[9]
    assert thumb(view_of(FAIR, words=words), (Pass(), *CALLS[9:])).action == Pass()


def test_strong_suits_do_not_make_a_trump_of_a_weak_one() -> None:
    """Only spades enter the auction: when they are overcalled, the hand does not go on in hearts up to the nine."""
    hand = "H987.CTK.SATQ97"
    assert thumb(view_of(hand), (Pass(), *CALLS)).action == Call(6, 0)
    words = (Word(1, "game", 6, 1),)
    assert thumb(view_of(hand, words=words), (Pass(), *CALLS[2:])).action == Pass()


def test_a_call_is_held_where_that_is_enough() -> None:
    """Who speaks before the standing call says "here" and need not go higher."""
    words = (Word(1, "game", 6, 1),)
    choice = thumb(view_of(STRONG, words=words), (Pass(), Here(), *CALLS[2:]))
    assert (choice.action, choice.reason.id) == (Here(), "hint-hold")
    assert thumb(view_of(WEAK, words=words), (Pass(), Here(), *CALLS[2:])).action == Pass()


def test_a_hand_that_needs_no_talon_is_called_without_it() -> None:
    sure = Call(9, 3, hand=True)
    choice = thumb(view_of("HAKQJT98.DAK.CA"), (Pass(), sure))
    assert (choice.action, choice.reason.id) == (sure, "hint-call-hand")
    assert thumb(view_of(FAIR), (Pass(), sure)).action == Pass()


def test_a_weak_hand_passes() -> None:
    choice = thumb(view_of(WEAK), (Pass(), *CALLS))
    assert choice.action == Pass()
    assert choice.reason.id == "hint-pass-weak"
    assert choice.reason.params["level"] == 6
    # The least call may be higher, after all-passes (BP-022).
    assert thumb(view_of(WEAK), (Pass(), *CALLS[5:])).reason.params["level"] == 7


def test_a_dear_all_pass_makes_a_hand_bid_that_would_pass() -> None:
    hand = "HKJ87.DA7.C987.S9"
    legal = (Pass(), *CALLS)
    dear = sheet_of("preferans/sochinka", dealer=3, series=2)
    assert thumb(view_of(hand, rules="preferans/sochinka", dealer=3), legal).action == Pass()
    choice = thumb(view_of(hand, rules="preferans/sochinka", dealer=3, sheet=dear), legal)
    assert choice.action == Call(6, 0)
    assert choice.reason.id == "hint-call-dear"


def test_the_hand_is_looked_at_before_a_word() -> None:
    unseen = view_of("-", rules="preferans/klassika", dealer=3, unseen=1)
    assert thumb(unseen, (Call(6, 0, dark=True), Pass(), Look())).action == Look()


def test_low_cards_are_called_as_a_misere() -> None:
    legal = (Pass(), *CALLS, Misere(), Misere(hand=True))
    choice = thumb(view_of(LOW), legal)
    assert choice.action == Misere()
    assert choice.reason.id == "hint-misere-call"
    assert thumb(view_of(WEAK), legal).action == Pass()


def test_the_chance_that_is_told_is_how_often_such_a_misere_was_caught() -> None:
    """Holes in three suits, each with its seven (PF-151): best play catches it more often than players do."""
    hand = "SK97.CJ7.DK97.H87"
    choice = thumb(view_of(hand, dealer=2), (Pass(), *CALLS, Misere(), Misere(hand=True)))
    assert choice.action == Misere()
    assert 20 < int(choice.reason.params["chance"]) < 45


def test_a_clean_misere_that_is_outbid_goes_without_the_talon() -> None:
    words = (Word(0, "misere"), Word(1, "game", 9, 0))
    assert thumb(view_of(LOW, words=words), (Pass(), Misere(hand=True))).action == Misere(hand=True)
    assert thumb(view_of(WEAK, words=words), (Pass(), Misere(hand=True))).action == Pass()


# Chance.


def test_chance_passes_about_as_often_as_it_calls_and_calls_low() -> None:
    drawn = Counter(
        make_bot("random", seed, "preferans").choose(view_of(WEAK), (Pass(), *CALLS, Misere())).action
        for seed in range(400)
    )
    assert 150 < drawn[Pass()] < 250
    assert drawn[Misere()] < 30
    assert drawn[Call(6, 0)] > drawn[Call(6, 1)] > drawn[Call(6, 3)]


def test_chance_offers_nothing_and_agrees_to_no_offer() -> None:
    bot = make_bot("random", 1, "preferans")
    legal = (Play(0), *(Offer((tricks, 10 - tricks, 0)) for tricks in range(11)))
    assert {type(bot.choose(view_of(WEAK, phase="playing"), legal).action) for _ in range(50)} == {Play}
    offered = view_of(WEAK, phase="offering", offer=Proposal(1, (0, 10, 0)))
    assert {bot.choose(offered, (Accept(), Refuse())).action for _ in range(20)} == {Refuse()}
    assert bot.choose(view_of(WEAK, phase="judging"), (Demand(), Pass())).action == Pass()


def test_chance_seldom_whists_and_names_an_end() -> None:
    whists = Counter(
        type(make_bot("random", seed, "preferans").choose(view_of(WEAK, phase="whisting"), (Whist(), Pass())).action)
        for seed in range(200)
    )
    assert 0 < whists[Whist] < 30
    terms = tuple(Terms(1, 10, circles) for circles in range(3))
    bot = make_bot("random", 1, "preferans")
    assert all(bot.choose(view_of(WEAK, phase="terming"), terms).action.circles for _ in range(20))
