"""Offers of how the tricks shall be shared out (PF-007a): who may make them, which, and who must agree (PF-084)."""

from __future__ import annotations

import pytest

from prikup.core.cards import parse_cards
from prikup.preferans.actions import Offer
from prikup.preferans.events import DealScored, HandOpened, OfferAnswered, Offered, OfferGranted
from tests.preferans.tables import HANDS, PLAIN, AnyMatch, act, playing, refused, seen, started, told

LATE = "1 pass, 2 pass, 3 call 6 S, 3 lay D87"
ALONE = f"{LATE}, 3 declare 6 H, 1 whist, 2 pass, 1 stand"
BOTH = f"{LATE}, 3 declare 6 H, 1 whist, 2 whist"
UNASKED = f"{PLAIN}+proof.kind=off"


def offers(match: AnyMatch, seat: int) -> list[tuple[int, ...]]:
    """What a seat may offer now."""
    return [action.tricks for action in match.legal(seat) if isinstance(action, Offer)]


def test_a_lone_whister_gets_what_the_declarer_does_not() -> None:
    """The passer's place gets nothing, and the passer and a resting dealer have no say."""
    match = act(started(), ALONE)
    wanted = [(0, 10 - own, 0, own) for own in range(10, -1, -1)]
    assert offers(match, 1) == offers(match, 3) == wanted
    assert offers(match, 2) == offers(match, 0) == []
    assert refused(match, "2 offer 0 4 0 6") == ("offer_without_stake", {})
    assert refused(match, "3 offer 0 2 2 6") == ("offer_impossible", {})
    assert refused(match, "3 offer 0 4 0 7") == ("offer_impossible", {})
    act(match, "3 offer 0 4 0 6")
    assert match.phase == "offering"
    assert match.awaits() == (1,)
    assert match.legal(2) == ()
    act(match, "1 accept")
    assert told(match, OfferGranted)[0].tricks == (0, 4, 0, 6)
    assert [event.seat for event in told(match, HandOpened)] == [1, 2, 3]
    assert told(match, DealScored)[0].tricks == (0, 4, 0, 6)


def test_a_refusal_puts_the_cards_back_and_holds_for_the_trick() -> None:
    match = act(started(UNASKED), ALONE, "1 offer 0 5 0 5, 3 refuse")
    assert match.phase == "playing"
    assert [event.agreed for event in told(match, OfferAnswered)] == [False]
    assert seen(match, 2).refused == 0
    assert refused(match, "3 offer 0 4 0 6") == ("offer_refused", {})
    act(match, "1 play SA")
    assert refused(match, "3 offer 0 4 0 6") == ("offer_between_tricks", {})
    act(match, "2 play S9, 3 play S7")
    assert offers(match, 3)[0] == (0, 1, 0, 9)
    act(match, "3 offer 0 5 0 5, 1 accept")
    assert told(match, DealScored)[0].tricks == (0, 5, 0, 5)


def test_nothing_is_offered_while_the_talon_leads() -> None:
    """In an all-pass its two cards lead to the first tricks, and nobody has the lead."""
    match = act(started(), "1 pass, 2 pass, 3 pass")
    assert match.phase == "playing"
    assert offers(match, 1) == []
    assert refused(match, "1 offer 0 4 3 3") == ("offer_between_tricks", {})


def test_two_whisters_and_the_declarer_all_agree_and_late() -> None:
    """More than two would share six tricks at most: earlier nobody can say who takes what."""
    match = act(started(UNASKED), BOTH)
    assert refused(match, "3 offer 0 2 2 6") == ("offer_too_early", {"left": 6})
    tricks = "1 play SA, 2 play S9, 3 play S7, 1 play SK, 2 play ST, 3 play S8, 1 play DA, 2 play DQ, 3 play D9"
    act(match, tricks, "1 play CA, 2 play CT, 3 play C7")
    listed = offers(match, 2)
    assert len(listed) == 28
    assert all(sum(one) == 10 and one[1] >= 4 and one[0] == 0 for one in listed)
    act(match, "2 offer 0 5 3 2")
    assert match.awaits() == (1, 3)
    assert seen(match, 0).offer is not None
    act(match, "3 accept")
    assert match.awaits() == (1,)
    act(match, "1 accept")
    assert told(match, DealScored)[0].tricks == (0, 5, 3, 2)


def test_who_watches_a_misere_counts_in_one_place() -> None:
    """Whichever defender takes it makes no difference (PF-216): two sides share, all three agree."""
    match = act(started(), "1 pass, 2 pass, 3 misere, 3 lay D87")
    assert offers(match, 3) == [(0, 10 - own, 0, own) for own in range(10, -1, -1)]
    act(match, "3 offer 0 10 0 0")
    assert match.awaits() == (1, 2)


def test_the_dealer_who_whists_has_the_stake() -> None:
    """PF-081a: trick whists and shortfall are his."""
    match = act(started(UNASKED), LATE, "3 declare 6 H, 1 pass, 2 pass, 0 whist, 0 stand")
    assert offers(match, 0) == offers(match, 3)
    assert offers(match, 1) == []
    act(match, "0 offer 0 4 0 6, 3 accept")
    assert told(match, DealScored)[0].tricks == (0, 4, 0, 6)


def test_half_of_a_game_has_a_stake() -> None:
    """PF-024a."""
    rules = UNASKED.replace("+share.dealer=off", "")
    match = act(started(rules), LATE, "3 declare 6 H share, 0 accept, 1 whist, 2 pass, 1 stand, 1 offer 0 4 0 6")
    assert match.awaits() == (0, 3)


def test_an_all_pass_is_shared_among_the_hands_after_the_talon() -> None:
    match = act(started(), "1 pass, 2 pass, 3 pass")
    assert offers(match, 1) == []
    act(match, "1 play DA, 2 play DK, 3 play D9, 1 play SJ, 2 play DQ, 3 play DJ")
    assert refused(match, "1 offer 0 4 4 2") == ("offer_too_early", {"left": 6})
    act(match, "1 play H9, 2 play HA, 3 play HJ, 2 play HK, 3 play HT, 1 play H8")
    listed = offers(match, 3)
    assert len(listed) == 28
    assert all(one[0] == 0 and one[1] >= 1 and one[2] >= 3 for one in listed)


def test_no_offers_where_the_rules_know_none() -> None:
    match = act(started(f"{PLAIN}+offers.tricks=off"), ALONE)
    assert offers(match, 1) == []
    assert refused(match, "1 offer 0 4 0 6") == ("no_offers", {})


def test_everybody_hears_of_it() -> None:
    match = act(started(UNASKED), ALONE, "1 offer 0 4 0 6, 3 accept")
    shown = (Offered, OfferAnswered, OfferGranted)
    assert [type(one) for one in told(match, *shown)] == list(shown)
    assert all(game_public for game_public in [match.game.public(one) for one in match.events[-6:]])
    assert seen(match, 0).results[-1].tricks == (0, 4, 0, 6)


@pytest.mark.parametrize("seat", range(4))
def test_hands_are_shown_when_all_agree(seat: int) -> None:
    match = act(started(f"{PLAIN}+proof.kind=game"), ALONE, "1 offer 0 2 0 8, 3 accept")
    assert match.phase == "judging"
    view = seen(match, seat)
    assert view.open == 0b1110
    hands = tuple(map(parse_cards, HANDS))
    assert view.hands == (None, *hands)
    assert playing_of(match) == (0, 2, 0, 8)


def playing_of(match: AnyMatch) -> tuple[int, ...]:
    """The tricks that are judged."""
    return tuple(match.state.phase.play.tricks)  # type: ignore[union-attr]


def test_an_offer_waits_for_the_tricks_to_go_on() -> None:
    match = act(started(UNASKED), ALONE, "1 offer 0 4 0 6")
    assert refused(match, "1 play SA") == ("not_your_turn", {})
    assert refused(match, "3 play S7") == ("not_now", {})
    act(match, "3 refuse")
    assert playing(match).refused == 0
