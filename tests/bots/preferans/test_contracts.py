"""Single decisions from the talon to the first card, and after the last."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from prikup.core.actions import Accept, Cut, Pass, Refuse
from prikup.core.cards import cards_in, mask_of, parse_cards
from prikup.preferans.actions import (
    Declare,
    Decline,
    Demand,
    Glance,
    Half,
    Help,
    Lay,
    Lie,
    Misere,
    Stand,
    Surrender,
    Take,
    Terms,
    Totus,
    Verdict,
    Whist,
)
from prikup.preferans.seen.view import Due, Inquiry, Proposal, View, Word
from prikup.preferans.state import BRIGAND, Contract, Defence
from tests.bots.preferans.brute import brute
from tests.bots.preferans.support import playing, sheet_of, thumb, trick, view_of

SIX = (Word(0, "game", 6, 0),)
GAMES = tuple(Declare(level, strain) for level in range(6, 11) for strain in range(5))


def lays(cards: str) -> tuple[Lay, ...]:
    return tuple(Lay(1 << one | 1 << other) for one, other in combinations(cards_in(parse_cards(cards)), 2))


def laid(cards: str, words: tuple[Word, ...] = SIX) -> int:
    view = view_of(cards, phase="laying", declarer=0, words=words, talon=(0, 8), talon_open=True)
    action = thumb(view, lays(cards)).action
    assert isinstance(action, Lay)
    return action.cards


def test_a_short_side_suit_is_emptied() -> None:
    assert laid("HAKQ87.DAK7.CAK.S98") == parse_cards("S98")


def test_trumps_and_guarded_kings_stay() -> None:
    away = laid("HAKJ87.DK7.CQ98.S97")
    assert not away & parse_cards("HAKJ87.DK7")


def test_the_holes_of_a_misere_are_laid_away() -> None:
    assert laid("H79J.D78T.C78.S78.HA.CA", (Word(0, "misere"),)) == parse_cards("HA.CA")


def test_the_talon_is_taken_but_for_a_hand_that_is_sure() -> None:
    both = (Take(), Decline())
    fair = view_of("HAKJ87.DKQ.C98.S97", phase="taking", declarer=0, words=SIX)
    assert thumb(fair, both).action == Take()
    certain = view_of("HAKQJT98.DAK.CA", phase="taking", declarer=0, words=SIX)
    assert thumb(certain, both).action == Decline()
    clean = view_of("H79J.D78T.C78.S78", phase="taking", declarer=0, words=(Word(0, "misere"),))
    assert thumb(clean, both).action == Decline()


def test_a_totus_is_announced_on_twelve_sure_tricks_alone() -> None:
    totuses = tuple(Totus(strain) for strain in range(5))
    sure = "HAKQJT987.DAKQJ"
    view = view_of(sure, rules="preferans/sochinka", dealer=3, phase="laying", declarer=0, words=SIX)
    assert thumb(view, (*lays(sure), *totuses)).action == Totus(3)
    hole = "HAKQJT987.DAKQ.C9"
    view = view_of(hole, rules="preferans/sochinka", dealer=3, phase="laying", declarer=0, words=SIX)
    assert isinstance(thumb(view, (*lays(hole), *totuses)).action, Lay)


def test_a_lost_game_is_given_up_where_it_may_be() -> None:
    cards = "HJ987.DJ98.CJ9.SJ98"
    rules = "preferans/sochi+surrender.tricks=2"
    eight = (Word(0, "game", 8, 3),)
    view = view_of(cards, rules=rules, phase="laying", declarer=0, words=eight)
    assert thumb(view, (*lays(cards), Surrender())).action == Surrender()
    named = view_of("HJ98.DJ98.CJ9.SJ9", rules=rules, phase="naming", declarer=0, words=eight, laid=2)
    choice = thumb(named, (*GAMES[13:], Surrender()))
    assert (choice.action, choice.reason.id) == (Surrender(), "hint-surrender")
    strong = view_of("HAKQJ87.DAK.CAK", rules=rules, phase="naming", declarer=0, words=eight, laid=2)
    assert isinstance(thumb(strong, (*GAMES[13:], Surrender())).action, Declare)


def named(cards: str, words: tuple[Word, ...] = SIX, **fields: object) -> object:
    view = view_of(cards, phase="naming", declarer=0, words=words, laid=2, **fields)  # type: ignore[arg-type]
    return thumb(view, (*GAMES, Misere())).action


def test_the_highest_safe_game_is_named() -> None:
    assert named("HAKJ87.DKQ.CQ98") == Declare(6, 3)
    strong = named("HAKQJ87.DAK.CAK")
    assert isinstance(strong, Declare)
    assert strong.strain == 3
    assert strong.level >= 9


def test_nothing_lower_than_the_call_is_named() -> None:
    action = named("HKJ98.DK7.CQ98.S9", (Word(0, "game", 7, 2),))
    assert isinstance(action, Declare)
    assert (action.level, action.strain) >= (7, 2)


def test_in_the_brigand_the_game_is_named_that_fits_best() -> None:
    rules = "preferans/gusarik"
    sheet = sheet_of(rules, dealer=3, stage=BRIGAND)
    low = named("H79J.D78T.C78.S78", (), rules=rules, dealer=3, sheet=sheet)
    assert low == Misere()
    high = named("HAKQJ87.DAK.CAK", (), rules=rules, dealer=3, sheet=sheet)
    assert isinstance(high, Declare)
    assert high.level >= 9
    poor = named("HQT98.DK87.CQ9.SQ", (), rules=rules, dealer=3, sheet=sheet)
    assert isinstance(poor, Declare)
    assert poor.level == 6


def test_a_risky_game_is_shared_with_the_dealer_and_a_safe_one_is_not() -> None:
    rules = "preferans/klassika"
    legal = tuple(Declare(level, strain, share) for level in (7, 8) for strain in range(5) for share in (False, True))
    seven = (Word(0, "game", 7, 0),)
    fields = {"rules": rules, "dealer": 3, "phase": "naming", "declarer": 0, "words": seven, "laid": 2}
    risky = thumb(view_of("HKJ987.DK7.CQ9.S9", **fields), legal).action  # type: ignore[arg-type]
    assert isinstance(risky, Declare)
    assert risky.share
    safe = thumb(view_of("HAKQJ87.DAK.C98", **fields), legal).action  # type: ignore[arg-type]
    assert isinstance(safe, Declare)
    assert not safe.share


def test_half_of_a_game_is_taken_if_the_talon_brought_much_of_it() -> None:
    """PF-024a: an ace of trumps counts three times, a side king once."""
    contract = Contract(0, "game", 7, 3)
    fields = {
        "rules": "preferans/klassika",
        "dealer": 3,
        "seat": 3,
        "phase": "sharing",
        "declarer": 0,
        "share": "offered",
    }
    answers = (Accept(), Refuse())
    for talon, answer in (("HA.C7", Accept()), ("CK.C7", Refuse()), ("HK.CK", Accept()), ("H7.C7", Refuse())):
        cards = tuple(cards_in(parse_cards(talon)))
        view = view_of("-", contract=contract, talon=cards, **fields)  # type: ignore[arg-type]
        assert thumb(view, answers).action == answer, talon


# The defence.


def spoken(
    cards: str, level: int, words: tuple[str, str] = ("", ""), *, seat: int = 1, rules: str = "preferans/sochi"
) -> View:
    return view_of(
        cards,
        rules=rules,
        seat=seat,
        phase="whisting",
        declarer=0,
        contract=Contract(0, "game", level, 3),
        defence=Defence(1, 2, words),
    )


def test_a_whist_needs_tricks_for_the_quota() -> None:
    both = (Whist(), Pass())
    assert thumb(spoken("HKQ7.DA87.CAK.S98", 6), both).action == Whist()
    assert thumb(spoken("H87.D987.CT98.S98", 6), both).action == Pass()
    assert thumb(spoken("H87.DQ97.CK98.S98", 9), both).action == Pass()


@pytest.mark.parametrize("rules", ["preferans/sochi", "preferans/leningrad", "preferans/rostov"])
@pytest.mark.parametrize("level", [6, 7, 8, 9])
@pytest.mark.parametrize("words", [("", ""), ("whist", ""), ("pass", "")])
def test_no_reason_of_the_defence_speaks_against_its_word(rules: str, level: int, words: tuple[str, str]) -> None:
    """A whist for fewer tricks than are owed says that it is a risk, a pass with enough of them that it is close."""
    seat = 2 if words[0] else 1
    for cards in (
        "HKQ7.DA87.CAK.S98",
        "HK7.DKQ7.CQ98.S98",
        "HJ87.DA87.CT98.S8",
        "H87.D987.CT98.S98",
        "HA.DAK7.CA987.S98",
    ):
        choice = thumb(spoken(cards, level, words, seat=seat, rules=rules), (Whist(), Pass()))
        enough = int(choice.reason.params["tricks"]) >= int(choice.reason.params["quota"])
        said = {Whist(): ("hint-whist-risk", "hint-whist"), Pass(): ("hint-whist-not", "hint-whist-close")}
        assert choice.reason.id == said[choice.action][enough], (cards, choice)


def test_a_whist_for_fewer_tricks_than_are_owed_is_called_a_risk() -> None:
    """Rostov asks for half of what is missing: three tricks may be enough against a six, which owes four."""
    choice = thumb(spoken("S89JK.C78Q.DTK.HK", 6, rules="preferans/rostov"), (Whist(), Pass()))
    assert (choice.action, choice.reason.id) == (Whist(), "hint-whist-risk")
    assert choice.reason.params == {"tricks": 3, "quota": 4}


def test_a_lower_game_than_the_tricks_expected_says_why() -> None:
    view = view_of("SQA.CA.D78TQA.H7T", phase="naming", declarer=0, words=SIX, laid=2)
    choice = thumb(view, (*GAMES, Misere()))
    assert (choice.action, choice.reason.id) == (Declare(6, 2), "hint-name-safe")
    assert choice.reason.params == {"tricks": 7}


def test_half_a_whist_is_better_than_a_pass() -> None:
    weak = spoken("H87.D987.CT98.S98", 6, ("pass", ""), seat=2)
    assert thumb(weak, (Whist(), Pass(), Half())).action == Half()


def test_a_lone_whister_lies_unless_he_has_the_quota_himself() -> None:
    faces = (Lie(), Stand())
    assert thumb(spoken("HK7.DA87.CKQ9.S98", 6, ("whist", "pass")), faces).action == Lie()
    assert thumb(spoken("HAKQ7.DA8.CAK9.S9", 7, ("whist", "pass")), faces).action == Stand()


def test_the_dealer_looks_before_his_word() -> None:
    contract = Contract(0, "game", 7, 3)
    fields = {"rules": "preferans/klassika", "seat": 3, "dealer": 3, "phase": "whisting", "declarer": 0}
    fields["contract"] = contract
    view = view_of("-", defence=Defence(1, 2, ("pass", "pass")), **fields)  # type: ignore[arg-type]
    assert thumb(view, (Whist(), Pass(), Glance(1), Glance(2))).action == Glance(1)
    for cards, word in (("HKQ7.DA87.CAK.S98", Whist()), ("H87.D987.CT98.S98", Pass())):
        hands = (None, parse_cards(cards), None, None)
        glanced = Defence(1, 2, ("pass", "pass"), glanced=1)
        view = view_of("-", defence=glanced, hands=hands, **fields)  # type: ignore[arg-type]
        assert thumb(view, (Whist(), Pass())).action == word


# After the cards.


def test_only_what_cannot_be_worse_is_accepted() -> None:
    ends = (Accept(), Refuse())
    tricks = (trick(0, "HA H7 H8", 0), trick(0, "HK H9 HT", 0), *(trick(0, "SA S7 S8", 0) for _ in range(6)))
    cards = {1: "DK.CK", 2: "DQ.CQ"}
    fields = {"declarer": 0, "seat": 1, "shown": cards, "conduct": (0, 1, 1), "words": ("whist", "pass")}
    poor = playing(cards[1], *tricks, offer=Proposal(0, (10, 0, 0)), **fields)  # type: ignore[arg-type]
    assert thumb(poor, ends).action == Refuse()
    good = playing(cards[1], *tricks, offer=Proposal(0, (6, 4, 0)), **fields)  # type: ignore[arg-type]
    assert thumb(good, ends).action == Accept()


def offered(seat: int, tricks: tuple[int, ...], **fields: object) -> object:
    """The answer to an offer with one trick left: aces in the declarer's hand, kings and queens against him."""
    cards = {0: "DA", 1: "DK", 2: "DQ"}
    taken = tuple(trick(0, text, 0) for text in ("HA H7 H8", "HK H9 HT", *["SA S7 S8"] * 7))
    view = playing(cards[seat], *taken, seat=seat, shown=cards, offer=Proposal(0, tricks), **fields)  # type: ignore[arg-type]
    return thumb(view, (Accept(), Refuse())).action


def test_a_declarer_accepts_what_he_could_not_exceed() -> None:
    """Nine tricks are his; the ace of diamonds makes ten."""
    assert offered(0, (10, 0, 0)) == Accept()
    assert offered(0, (9, 1, 0)) == Refuse()


def test_in_a_misere_the_declarer_accepts_what_he_cannot_avoid() -> None:
    """The ace takes the last trick, whatever the others play; a seven may still be left under theirs."""
    assert offered(0, (9, 1, 0), kind="misere") == Accept()
    assert offered(0, (10, 0, 0), kind="misere") == Accept()
    taken = tuple(trick(0, text, 0) for text in ("HA H7 H8", "HK H9 HT", *["SA S7 S8"] * 7))
    low = playing("D7", *taken, seat=0, shown={1: "DK", 2: "DQ"}, kind="misere", offer=Proposal(1, (10, 0, 0)))
    assert thumb(low, (Accept(), Refuse())).action == Refuse()


PLAYED = (
    trick(0, "HA H7 H8", 0),
    trick(0, "HK H9 HT", 0),
    trick(0, "HQ D7 HJ", 0),
    trick(0, "CA C7 C8", 0),
    trick(0, "CK C9 CT", 0),
    trick(0, "DA D8 D9", 0),
    trick(0, "DK DT DJ", 0),
)
"""Nobody is known to be void in spades; seven spades, two clubs and a diamond are out, of which two are laid away."""


def closed(cards: str, tricks: tuple[int, int, int]) -> object:
    """The answer of the second whister to an offer of the declarer with three tricks left; he sees no other hand."""
    view = playing(cards, *PLAYED, seat=2, laid=2, offer=Proposal(0, tricks), words=("whist", "whist"))
    return thumb(view, (Accept(), Refuse())).action


def test_whoever_can_take_no_trick_himself_leaves_the_answer_to_his_partner() -> None:
    """PF-085: two whisters stand; each sees his own cards, and each must agree."""
    assert closed("S789", (10, 0, 0)) == Accept()
    assert closed("S78K", (10, 0, 0)) == Refuse()


def test_a_declarer_who_gives_up_all_that_is_left_is_believed() -> None:
    """Two whisters play as a pair (PF-085): more than all three tricks they cannot have."""
    assert closed("S78K", (7, 0, 3)) == Accept()
    assert closed("S78K", (7, 2, 1)) == Accept()
    assert closed("S78K", (8, 2, 0)) == Refuse()


def test_an_answer_hopes_for_what_some_layout_gives() -> None:
    """The whister sees both hands of the defence and not the discard: each declarer's hand is tried by brute force."""
    hands = {1: "SQJ.CQ", 2: "S987"}
    shown = {place: parse_cards(cards) for place, cards in hands.items()}
    unseen = parse_cards("SAKT.CJ.DQ")
    for trump in (0, 4):
        least = min(
            brute((mask_of(held), shown[1], shown[2]), (), 0, 0, trump if trump < 4 else -1, low=False)
            for held in combinations(cards_in(unseen), 3)
        )
        for more in range(4):
            view = playing(
                hands[1],
                *PLAYED,
                seat=1,
                shown=hands,
                conduct=(0, 1, 1),
                strain=trump,
                laid=2,
                words=("whist", "pass"),
                offer=Proposal(0, (7 + more, 3 - more, 0)),
            )
            assert thumb(view, (Accept(), Refuse())).action == (Accept() if more <= least else Refuse()), (trump, more)


def test_a_dealer_who_has_half_of_the_game_answers_as_its_declarer_does() -> None:
    """PF-024a: he gains with the declarer."""
    cards = {0: "DA", 1: "DK", 2: "DQ"}
    taken = tuple(trick(0, text, 0) for text in ("HA H7 H8", "HK H9 HT", *["SA S7 S8"] * 7))
    fields = {"rules": "preferans/klassika", "dealer": 3, "seat": 3, "shown": cards, "words": ("whist", "whist")}
    for tricks, answer in (((10, 0, 0, 0), Accept()), ((9, 1, 0, 0), Refuse())):
        view = playing("-", *taken, offer=Proposal(0, tricks), **fields)  # type: ignore[arg-type]
        shared = replace(view, contract=Contract(0, "game", 6, 3, shared=True))
        assert thumb(shared, (Accept(), Refuse())).action == answer


def judged(step: str, cards: str, seat: int) -> View:
    hands = (parse_cards(cards) if seat else None, None, None, None)
    return view_of(
        cards if not seat else "-",
        rules="preferans/sochinka",
        dealer=3,
        seat=seat,
        phase="judging",
        declarer=0,
        contract=Contract(0, "game", 6, 3),
        defence=Defence(1, 2, ("whist", "whist")),
        hands=hands,
        proof=None if step == "demand" else Inquiry(1, True if step == "look" else None),
    )


SURE, PLAIN = "HAKQJT.DAK.CA.S98", "HAJT98.DK7.CK9.S9"


def test_a_proof_is_asked_for_where_no_lay_gives_less() -> None:
    assert thumb(judged("demand", SURE, 1), (Demand(), Pass())).action == Demand()
    assert thumb(judged("demand", PLAIN, 1), (Demand(), Pass())).action == Pass()


def test_the_declarer_owns_up_where_no_lay_gives_less() -> None:
    assert thumb(judged("lay", SURE, 0), (Accept(), Refuse())).action == Accept()
    assert thumb(judged("lay", PLAIN, 0), (Accept(), Refuse())).action == Refuse()
    assert thumb(judged("look", SURE, 1), (Accept(), Refuse())).action == Refuse()
    assert thumb(judged("look", PLAIN, 1), (Accept(), Refuse())).action == Accept()


def test_a_verdict_is_what_every_lay_gives_or_lets_the_game_stand() -> None:
    words = tuple(map(Verdict, range(10)))
    for seat in (0, 1):
        assert thumb(judged("verdict", SURE, seat), words).action == Verdict(8)
        assert thumb(judged("verdict", PLAIN, seat), words).action == Verdict(6)


def test_help_terms_and_the_cut() -> None:
    helping = view_of("-", rules="preferans/sochi+help.choice=on", phase="helping", due=Due(0, 4, 0))
    assert thumb(helping, (Help(2), Help(1), Help(0))).action == Help(2)
    assert thumb(helping, (Help(0),)).reason.id == "hint-help-self"
    terms = tuple(Terms(1, pool, circles) for pool in range(15, 0, -1) for circles in range(13))
    assert thumb(view_of("-", phase="terming"), terms).action == Terms(1, 15, 3)
    assert isinstance(thumb(view_of("-", phase="dealing"), tuple(map(Cut, range(1, 32)))).action, Cut)
