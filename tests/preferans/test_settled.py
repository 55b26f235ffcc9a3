"""When what everybody knows settles the rest of a deal (decision 0021)."""

from __future__ import annotations

from tests.preferans.tables import AnyMatch, act, started

CALLED = "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 6 H, 1 whist, 2 pass"
TRUMPS = "1 play H9, {2} play HA, 3 play HT, {2} play HK, 3 play HJ, 1 play H7, {2} play HQ, 3 play C7, 1 play H8"
"""The defence draws all trumps with the hand of seat 2."""
OVER = "{2} play S9, 3 play S7, 1 play SA"
"""Seat 1 has the lead, with only the highest cards of three suits, and six tricks to come."""


def settled(match: AnyMatch) -> bool:
    return match.game.settled(match.state)


def test_an_open_hand_that_keeps_the_lead_to_the_end() -> None:
    match = act(started(), CALLED, "1 lie", TRUMPS.replace("{2}", "1"))
    # Seat 2 leads; the ace of spades beats what it has there, though its partner holds it.
    assert not settled(match)
    act(match, OVER.replace("{2}", "1"))
    assert settled(match)
    # And so it stays, also in the middle of a trick.
    act(match, "1 play SJ")
    assert settled(match)
    act(match, "1 play ST")
    assert settled(match)
    act(match, "3 play S8")
    assert settled(match)


def test_a_hand_that_nobody_sees_settles_nothing() -> None:
    """The same cards, but the whister plays face down: only he knows that all his cards are high."""
    match = act(started(), CALLED, "1 stand", TRUMPS.replace("{2}", "2"), OVER.replace("{2}", "2"))
    assert not settled(match)


def test_a_card_that_nobody_has_seen_counts_against_the_open_hand() -> None:
    """The ace of diamonds was laid away. The whisters cannot know, so their king is not sure of its trick."""
    hands = ("SAKQJ.CAK.DK.H987", "ST9.CQJT.DQJ.HAKQ", "S87.C987.DT987.HJ")
    called = CALLED.replace("3 lay D87", "3 lay DA7")
    match = act(started(hands=hands, talon="DA.HT"), called, "1 lie", TRUMPS.replace("{2}", "1"))
    act(match, OVER.replace("{2}", "1"))
    assert not settled(match)


def test_a_trump_that_may_be_out_beats_every_plain_card() -> None:
    match = act(started(), CALLED, "1 lie", "1 play SA, 1 play S9, 3 play S7")
    assert not settled(match)


def test_the_last_trick_is_settled_for_everybody() -> None:
    match = act(started(), CALLED, "1 stand", TRUMPS.replace("{2}", "2"), OVER.replace("{2}", "2"))
    act(match, "1 play SK, 2 play ST, 3 play S8, 1 play SQ, 2 play DK, 3 play C8, 1 play SJ, 2 play DQ, 3 play C9")
    act(match, "1 play CA, 2 play CQ, 3 play DJ, 1 play CK, 2 play CJ")
    assert not settled(match)
    act(match, "3 play DT")
    assert settled(match)
    act(match, "1 play DA")
    assert settled(match)


def test_between_deals_and_in_the_auction_nothing_is_settled() -> None:
    match = started()
    assert not settled(match)
    assert not settled(act(match, "1 pass"))
