"""Tricks: contracts and all-passes, open hands, and who plays whose cards (PF-083, PF-152..161, PF-168, PF-169)."""

from __future__ import annotations

import pytest

from prikup.core.cards import parse_card, parse_cards
from prikup.preferans.events import DefenceSet, HandOpened, PassesBegan, TalonTurned, TricksBegan, TrickTaken
from tests.preferans.tables import HANDS, PLAIN, TALON, AnyMatch, act, playing, refused, seen, started, told

PASSED = "1 pass, 2 pass, 3 pass"
LATE = "1 pass, 2 pass, 3 call 6 S, 3 lay D87"
"""T is the declarer: a defender leads."""
FIRST = "1 call 6 S, 2 pass, 3 pass, 1 lay D87"
"""F is the declarer and leads."""
BOTH = {1: parse_cards(HANDS[0]), 2: parse_cards(HANDS[1]), 3: parse_cards(HANDS[2])}


def taken(match: AnyMatch) -> list[int]:
    """Who took the tricks, in order."""
    return [event.seat for event in told(match, TrickTaken)]


# All-passes.


def test_the_talon_leads_two_tricks_and_the_first_hand_the_third() -> None:
    """PF-154, PF-157, PF-158: whoever took those of the talon, F leads the third."""
    match = act(started(), PASSED)
    assert told(match, PassesBegan)[0].price == 1
    assert [event.leader for event in told(match, TricksBegan)] == [1]
    assert playing(match).trick == (parse_card("D7"),)
    assert match.awaits() == (1,)
    assert refused(match, "1 play SA") == ("must_follow_suit", {"suit": 2})
    act(match, "1 play DA, 2 play DK, 3 play D9")
    assert taken(match) == [1]
    assert playing(match).trick == (parse_card("D8"),)
    act(match, "1 play SJ, 2 play DQ, 3 play DJ")
    assert taken(match) == [1, 2]
    assert match.awaits() == (1,)
    act(match, "1 play H9, 2 play HA, 3 play HJ")
    assert match.awaits() == (2,)
    assert [event.card for event in told(match, TalonTurned)] == [parse_card("D7"), parse_card("D8")]


HIGH = ("SAKQJ.CAK.DA8.H98", "ST9.CQJT.DKQ.HKQ7", "S8.C987.DJT97.HJT")


def test_a_card_of_the_talon_wins_for_the_dealer_who_rests() -> None:
    """PF-156, PF-160: the highest card of the suit led takes the trick, and the talon's is the dealer's."""
    match = act(started(hands=HIGH, talon="S7.HA"), PASSED, "1 play SJ, 2 play S9, 3 play S8")
    act(match, "1 play H8, 2 play HK, 3 play HT")
    assert taken(match) == [1, 0]
    assert playing(match).tricks == (1, 1, 0, 0)
    assert match.awaits() == (1,)


@pytest.mark.parametrize(("talon", "second"), [("leads", 0), ("suit", 2)])
def test_where_the_talon_only_names_the_suit_it_wins_nothing(talon: str, second: int) -> None:
    """BP-033."""
    match = started(f"{PLAIN}+passes.talon={talon}", HIGH, "S7.HA")
    act(match, PASSED, "1 play SJ, 2 play S9, 3 play S8, 1 play H8, 2 play HK, 3 play HT")
    assert taken(match) == [1, second]


def test_a_closed_talon_leads_nothing() -> None:
    """BP-033: F leads the first trick, its winner the second."""
    match = act(started(f"{PLAIN}+passes.talon=closed"), PASSED)
    assert playing(match).trick == ()
    act(match, "1 play H7, 2 play HA, 3 play HJ")
    assert match.awaits() == (2,)
    assert not told(match, TalonTurned)


def test_with_three_the_talon_names_the_suit_and_the_dealer_plays() -> None:
    """PF-161: the dealer holds cards, the talon's card cannot win."""
    match = started(f"{PLAIN}+table.players=3+whist.dealer=off+talon.paid=off+passes.talon=suit", HIGH, "S7.HA", 2)
    act(match, "0 pass, 1 pass, 2 pass, 0 play SJ, 1 play S9, 2 play S8, 0 play H8, 1 play HK, 2 play HT")
    assert taken(match) == [0, 1]
    assert match.awaits() == (0,)


TWO = f"{PLAIN}+table.players=2+whist.dealer=off+talon.paid=off+passes.talon=suit"
DUMMY = ("SAKQJT9.CKQJ7", "S87.CAT98.DAKQ8", "DJT9.HAKQJT98")
"""Dealer 1: the dummy between the players is F and holds the third hand."""


def test_two_players_pass_without_the_dummy() -> None:
    """BP-060: its cards take no part; PF-161a: where nobody follows the talon's suit, F takes the trick."""
    match = act(started(TWO, DUMMY, "D7.H7", 1), "0 pass, 1 pass")
    assert match.awaits() == (0,)
    act(match, "0 play S9, 1 play DQ")
    assert taken(match) == [1]
    act(match, "0 play C7, 1 play S7")
    assert taken(match) == [1, 0]
    assert match.awaits() == (0,)
    act(match, "0 play SA")
    assert refused(match, "1 play DA") == ("must_follow_suit", {"suit": 0})
    assert playing(match).held.hands[2].bit_count() == 10


# Contracts.


def test_follow_suit_else_a_trump_else_any_card() -> None:
    """PF-168, PF-169: F leads; no duty to beat."""
    match = act(started(), FIRST, "1 declare 6 C, 2 whist, 3 whist")
    assert match.awaits() == (1,)
    assert refused(match, "2 play ST") == ("not_your_turn", {})
    assert refused(match, "1 play ST") == ("not_your_card", {})
    assert refused(match, "1 whist") == ("not_now", {})
    act(match, "1 play DA")
    assert refused(match, "2 play CQ") == ("must_follow_suit", {"suit": 2})
    act(match, "2 play DQ, 3 play D9")
    act(match, "1 play SA, 2 play S9, 3 play S7, 1 play SK, 2 play ST, 3 play S8, 1 play SQ")
    assert refused(match, "2 play HA") == ("must_trump", {"suit": 1})
    act(match, "2 play CT, 3 play C7")
    assert taken(match) == [1, 1, 1, 2]
    assert match.awaits() == (2,)
    assert told(match, DefenceSet)[-1].conduct == (0, 1, 2, 3)
    assert not told(match, HandOpened)


def test_without_a_trump_any_card_goes() -> None:
    match = act(started(), FIRST, "1 declare 6 NT, 2 whist, 3 whist")
    act(match, "1 play DA, 2 play DQ, 3 play D9, 1 play SA, 2 play S9, 3 play S7, 1 play SK, 2 play ST, 3 play S8")
    act(match, "1 play SQ, 2 play HA, 3 play HT")
    assert taken(match) == [1, 1, 1, 1]


# Who plays what (PF-083).


def opened(match: AnyMatch) -> list[int]:
    """Whose hands were laid down, in order."""
    return [event.seat for event in told(match, HandOpened)]


def test_a_lone_whister_who_lies_plays_both_hands() -> None:
    """PF-083a, PF-083i: a defender leads, so the hands lie before the first card; each plays in its place's turn."""
    match = act(started(), LATE, "3 declare 6 H, 1 whist, 2 pass, 1 lie")
    assert opened(match) == [1, 2]
    assert playing(match).conduct == (0, 1, 1, 3)
    assert match.awaits() == (1,)
    assert all(seen(match, seat).hands == (None, BOTH[1], BOTH[2], None) for seat in range(4))
    act(match, "1 play SA")
    assert match.awaits() == (1,)
    assert refused(match, "2 play S9") == ("not_your_turn", {})
    assert refused(match, "1 play SK") == ("other_hand_plays", {"seat": 2})
    assert refused(match, "1 play C9") == ("not_your_card", {})
    assert match.legal(2) == ()
    act(match, "1 play S9")
    assert match.awaits() == (3,)
    act(match, "3 play S7")
    assert seen(match, 0).cards_of(2) == BOTH[2] & ~(1 << parse_card("S9"))


def test_hands_lie_after_the_first_card_of_a_declarer_who_leads() -> None:
    """PF-083a."""
    match = act(started(), FIRST, "1 declare 6 H, 2 pass, 3 whist, 3 lie")
    assert not opened(match)
    assert playing(match).conduct == (0, 1, 2, 3)
    act(match, "1 play SA")
    assert opened(match) == [2, 3]
    assert match.awaits() == (3,)
    act(match, "3 play S9, 3 play S7")
    assert playing(match).conduct == (0, 1, 3, 3)


@pytest.mark.parametrize("deal", [f"{LATE}, 3 declare 6 H, 1 whist, 2 pass, 1 lie", f"{FIRST}, 1 declare 6 H, 2 whist"])
def test_hands_may_lie_only_after_the_first_trick(deal: str) -> None:
    """BP-016: until then each plays his own."""
    match = act(started(f"{PLAIN}+whist.first_trick=on"), deal)
    whister = 1
    if match.phase == "whisting":
        act(match, "3 pass, 2 lie")
        whister = 2
    assert playing(match).conduct == (0, 1, 2, 3)
    act(match, "1 play SA, 2 play S9")
    assert not opened(match)
    act(match, "3 play S7")
    assert len(opened(match)) == 2
    defenders = set(opened(match))
    assert playing(match).conduct == tuple(whister if place in defenders else place for place in range(4))


def test_a_lone_whister_who_stands_plays_his_own() -> None:
    """PF-083b."""
    match = act(started(), LATE, "3 declare 6 H, 1 whist, 2 pass, 1 stand, 1 play SA")
    assert match.awaits() == (2,)
    assert not opened(match)


@pytest.mark.parametrize("face", ["lie", "stand"])
def test_the_dealer_who_whists_plays_both_hands(face: str) -> None:
    """PF-081a: lying, all see them; standing, he alone."""
    match = act(started(), LATE, f"3 declare 6 H, 1 pass, 2 pass, 0 glance 1, 0 whist, 0 {face}")
    assert playing(match).conduct == (0, 0, 0, 3)
    assert match.awaits() == (0,)
    assert opened(match) == ([1, 2] if face == "lie" else [])
    assert seen(match, 0).hands == (None, BOTH[1], BOTH[2], None)
    assert seen(match, 3).hands == (None, *((BOTH[1], BOTH[2]) if face == "lie" else (None, None)), None)
    act(match, "0 play SA, 0 play S9")
    assert seen(match, 0).cards_of(1) == BOTH[1] & ~(1 << parse_card("SA"))


def test_two_whisters_and_six_spades_are_played_closed() -> None:
    """PF-083c, PF-075."""
    match = act(started(), LATE, "3 declare 6 S")
    assert match.phase == "playing"
    assert told(match, DefenceSet)[0].words == ("bound", "bound")
    assert not opened(match)
    act(match, "1 play CA")
    assert match.awaits() == (2,)


def test_a_ten_is_watched_with_open_hands_unless_it_is_whisted() -> None:
    """PF-083d, BP-015."""
    match = act(started(), LATE, "3 declare 10 H")
    assert opened(match) == [1, 2]
    assert playing(match).conduct == (0, 1, 2, 3)
    whisted = act(started(f"{PLAIN}+whist.ten=whisted"), LATE, "3 declare 10 H")
    assert whisted.phase == "whisting"


def test_a_misere_is_caught_with_open_hands() -> None:
    """PF-083e: each his own, all cards in sight."""
    match = act(started(), "1 pass, 2 pass, 3 misere, 3 lay D87")
    assert opened(match) == [1, 2]
    assert playing(match).conduct == (0, 1, 2, 3)
    act(match, "1 play SJ, 2 play S9, 3 play S8")
    assert playing(match).tricks == (0, 1, 0, 0)


def test_a_misere_dark_is_played_closed_and_one_named_on_a_number_is_not() -> None:
    """PF-083f, PF-186, PF-083e."""
    dark = PLAIN.replace("dark.calls=off", "dark.calls=on")
    match = act(started(dark), "1 pass, 2 pass, 3 misere dark, 3 lay D87")
    assert match.phase == "playing"
    assert not opened(match)
    named = act(started(dark), "1 pass, 2 pass, 3 call 6 S dark, 3 lay D87, 3 misere")
    assert opened(named) == [1, 2]


def test_a_totus_lies_open_with_the_defence() -> None:
    """PF-083h: the twelve cards with the declaration, then both hands of the defence."""
    match = act(started(), "1 call 6 S, 2 pass, 3 pass, 1 totus S")
    assert opened(match) == [1]
    act(match, "2 lay D87")
    assert playing(match).open == 0b0010
    act(match, "1 play SA")
    assert opened(match) == [1, 2, 3]
    assert seen(match, 0).hands[1] == BOTH[1] & ~(1 << parse_card("SA"))
    assert seen(match, 3).discard == parse_cards(TALON)


def test_the_declarers_opponent_plays_the_dummy() -> None:
    """BP-060: its hand lies as a passed partner's does."""
    match = act(started(TWO, DUMMY, "D7.H7", 1), "0 call 6 C, 1 pass, 0 lay D7.H7, 0 declare 6 C, 1 whist")
    assert opened(match) == [1, 2]
    assert match.awaits() == (1,)
    assert refused(match, "1 play DA") == ("other_hand_plays", {"seat": 2})
    act(match, "1 play HA, 0 play CJ, 1 play CA")
    assert taken(match) == [1]
