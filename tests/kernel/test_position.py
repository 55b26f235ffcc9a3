"""Positions: announcements and trump in the course of a deal, immutability, text, refusals."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from prikup._kernel import Policy, Position, dealt, playout, playout_deals, select
from tests.kernel.support import THOUSAND, card_id, mask, suit_id

TURNED = True
"""The first card of a trick was turned from the talon."""
DEAL = "HKQ9.SA/HAT.DKQ/HJ.CAKQ lead=0 trump=-"


def at(text: str, policy: Policy | None = None) -> Position:
    return Position.from_text(policy or Policy(), text)


def played(position: Position, *plays: str) -> Position:
    """The position after plays such as ``"HK!"`` (the mark announces)."""
    for play in plays:
        position = position.play(card_id(play.removesuffix("!")), play.endswith("!"))
    return position


def test_an_announcement_scores_and_sets_trump_at_once() -> None:
    position = played(at(DEAL), "HK!")
    assert (position.bonus, position.trump, position.trump_owner) == ((100, 0, 0), suit_id("H"), 0)
    after = played(position, "HT", "HJ")
    assert (after.turn, after.points, after.tricks, after.first_winner) == (1, (0, 16, 0), (0, 1, 0), 1)


def test_announcing_is_a_choice_and_the_pair_must_be_whole() -> None:
    """TH-R-007a, 072."""
    position = played(at(DEAL), "HK", "HT", "HJ")
    assert (position.bonus, position.trump) == ((0, 0, 0), -1)
    back = played(position, "HA", "CA", "H9", "DK", "CK", "SA")
    with pytest.raises(ValueError, match="cannot be played with an announcement"):
        back.play(card_id("DQ"), announce=True)


def test_trump_from_the_next_trick() -> None:
    position = played(at(DEAL, Policy(trump_when="next_trick")), "HK!")
    assert (position.trump, position.pending, position.bonus) == (-1, suit_id("H"), (100, 0, 0))
    after = played(position, "HT", "HJ")
    assert (after.trump, after.pending, after.trump_owner) == (suit_id("H"), -1, 0)


@pytest.mark.parametrize(
    ("keep", "second", "trump"),
    [("last", "D", "D"), ("first", "D", "H"), ("higher", "D", "H")],
)
def test_what_a_later_marriage_does_to_the_trump(keep: Any, second: str, trump: str) -> None:
    """BT-030: it scores in any case."""
    policy = Policy(trump_keep=keep)
    position = played(at(DEAL, policy), "HQ!", "HT", "HJ", second + "Q!")
    assert position.bonus == (100, 80, 0)
    assert position.trump == suit_id(trump)
    assert position.trump_owner == (1 if trump == second else 0)


def test_a_dearer_marriage_replaces_a_cheaper_one_under_higher() -> None:
    deal = "DKQ.CA/DA.HKQ/DT.H9.CK lead=0 trump=-"
    position = played(at(deal, Policy(trump_keep="higher")), "DK!", "DA", "DT", "HQ!")
    assert (position.trump, position.bonus) == (suit_id("H"), (80, 100, 0))


def test_marriages_by_their_order_in_the_deal() -> None:
    """TT-A-011, 012: both players' announcements count."""
    position = played(at(DEAL, Policy(marriages_by_order=[40, 60, 80, 100])), "HQ!", "HT", "HJ", "DQ!")
    assert position.bonus == (40, 60, 0)


@pytest.mark.parametrize(("sets", "trump"), [(False, -1), (True, 3)])
def test_four_aces(sets: bool, trump: int) -> None:
    """BT-027."""
    deal = "HA.DA.CA.SA/H9.D9.C9.S9/HT.DT.CT.ST lead=0 trump=-"
    position = played(at(deal, Policy(ace_marriage=200, ace_sets_trump=sets)), "HA!")
    assert (position.bonus, position.trump) == ((200, 0, 0), trump)


def test_four_aces_are_no_marriage_in_the_order_of_marriages() -> None:
    deal = "HAKQ.DA.CA.SA/H9.D9.C9.S9.DJ.CJ/HT.DT.CT.ST.SJ.HJ lead=0 trump=-"
    policy = Policy(ace_marriage=200, marriages_by_order=[40, 60, 80, 100])
    assert played(at(deal, policy), "SA!", "S9", "SJ", "HK!").bonus == (240, 0, 0)


def test_the_last_trick_has_its_bonus() -> None:
    """BT-033."""
    position = played(at("HA/HT/H9 lead=1 trump=-", Policy(last_trick=10)), "HT", "H9", "HA")
    assert position.over
    assert (position.points, position.bonus, position.tricks) == ((21, 0, 0), (10, 0, 0), (1, 0, 0))
    assert (position.plays(), position.legal(), position.perft(3), position.divide(3)) == ([], 0, 1, {})


def test_after_a_trick_all_draw_the_winner_first() -> None:
    """TT-A-020, TH-P-110."""
    position = played(at("H9.DA/HA.D9 lead=0 trump=- stock=SA,CA,S9,C9", Policy(players=2)), "H9", "HA")
    assert position.hands == (mask(["DA", "CA"]), mask(["D9", "SA"]))
    assert (position.stock, position.turn) == ((card_id("S9"), card_id("C9")), 1)
    drawn = played(position, "SA", "CA")
    assert drawn.hands == (mask(["DA", "C9"]), mask(["D9", "S9"]))
    assert (drawn.stock, drawn.over) == ((), False)


def test_a_drawn_pair_is_announced_and_the_last_trick_is_after_the_stock() -> None:
    policy = Policy(players=2, last_trick=10)
    position = played(at("HK/H9 lead=0 trump=- stock=HQ,SA", policy), "HK", "H9")
    assert (position.bonus, position.announceable()) == ((0, 0), 0)
    position = played(at("HK.DA/H9.D9 lead=0 trump=- stock=HQ,SA", policy), "DA", "D9")
    assert position.announceable() == mask(["HK", "HQ"])
    end = played(position, "HQ!", "H9", "HK", "SA")
    assert (end.over, end.bonus, end.trump) == (True, (110, 0), suit_id("H"))


def test_announcements_need_a_trick_when_the_deal_is_over() -> None:
    """TT-A-013: the bonus stands until then, and with a trick it stays."""
    policy = Policy(players=2, trick_needed=True)
    before = played(at("HKQ/HAT lead=0 trump=-", policy), "HQ!", "HA")
    assert (before.bonus, before.totals) == ((100, 0), (100, 14))
    end = played(before, "HT", "HK")
    assert (end.bonus, end.totals) == ((100, 0), (0, 28))
    assert at(end.to_text(), Policy(players=2)).totals == (100, 28)
    kept = played(at("HKQ.CA/HAT.C9 lead=0 trump=-", policy), "HQ!", "HA", "C9", "CA", "HK", "HT")
    assert (kept.tricks, kept.totals) == ((1, 2), (111, 28))
    assert playout([end], 3, seed=0) == [([0, 84], [0, 6])]


def test_a_fixed_trump_stays_what_is_announced() -> None:
    """B1-007."""
    policy = Policy(players=2, fixed_trump=suit_id("H"), marriages=[20, 20, 20, 40])
    position = played(at("DKQ.HQ/DA.SA.H9 lead=0 trump=H", policy), "DK!")
    assert (position.trump, position.trump_owner, position.bonus) == (suit_id("H"), None, (20, 0))
    assert policy.fixed_trump == suit_id("H")
    assert playout_deals(policy, mask(THOUSAND), 8, 10, seed=1)[1][0] > 0


def test_a_play_leaves_the_position_as_it_was() -> None:
    position = at(DEAL)
    before = position.to_text()
    with pytest.raises(ValueError, match="cannot be played here"):
        position.play(card_id("DK"))
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not 32"):
        position.play(32)
    assert position.play(card_id("HK"), announce=True) != position
    assert position.to_text() == before


def test_texts_and_copies_are_exact() -> None:
    policy = Policy(players=3, beat=True, last_trick=10)
    position = played(at(DEAL, policy), "HK!", "HT")
    for twin in (
        Position.from_text(policy, str(position)),
        pickle.loads(pickle.dumps(position)),
        copy.deepcopy(position),
        eval(repr(position), {"Policy": Policy, "Position": Position}),
    ):
        assert twin == position
        assert hash(twin) == hash(position)
        assert twin.policy == policy
    assert str(position) == (
        "HQ9.SA/HA.DKQ/HJ.CAKQ lead=0 trump=H trick=HK,HT bonus=100,0,0 announced=H owner=0 value=100"
    )


def test_a_position_with_a_stock_is_copied_whole() -> None:
    policy = Policy(players=2, trump_keep="rising", trick_needed=True)
    stock = [card_id(card) for card in ("S9", "CQ", "SA", "C9")]
    position = Position(policy, [mask(["HA"]), mask(["H9", "SK"])], trick=[card_id("HT")], stock=stock)
    assert str(position) == "HA/H9.SK lead=0 trump=- trick=HT stock=S9,CQ,SA,C9"
    for twin in (at(str(position), policy), pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert (twin, hash(twin), twin.stock, twin.policy) == (position, hash(position), tuple(stock), policy)
    assert at("HA/H9.SK lead=0 trump=- trick=HT stock=CQ,S9,SA,C9", policy) != position


def test_the_talon_leads_and_counts_for_a_dealer_who_rests() -> None:
    """PF-154, 156..158, 160: seat 3 deals to the others, its talon is the ace of spades and the seven of diamonds."""
    policy = Policy(players=4, order=range(8), points=[0] * 8, announce="never", objective="fewest")
    start = at("SK.DT.C9/S8.D9.C7/S9.DA.CT/- lead=0 trump=- resting=3 talon=SA,D7 talon_seat=3", policy)
    assert (start.turn, start.legal(), start.trick) == (0, mask(["SK"]), ())
    assert start.talon == (card_id("SA"), card_id("D7"))
    first = played(start, "SK", "S8", "S9")
    assert (first.tricks, first.turn, first.talon) == ((0, 0, 0, 1), 0, (card_id("D7"),))
    second = played(first, "DT", "D9", "DA")
    # The third trick is led by the first hand, whoever took those of the talon.
    assert (second.tricks, second.turn, second.talon, second.talon_seat) == ((0, 0, 1, 1), 0, (), 3)
    end = played(second, "C9", "C7", "CT")
    assert (end.over, end.tricks, end.turn) == (True, (0, 0, 2, 1), 2)
    for position in (start, first, second, end, start.play(card_id("SK"))):
        twin = at(str(position), policy)
        assert (twin, hash(twin), twin.resting, twin.talon_seat) == (position, hash(position), 0b1000, 3)
        assert pickle.loads(pickle.dumps(position)) == position


def test_a_talon_that_only_names_the_suit_takes_no_trick() -> None:
    """PF-161, 161a."""
    policy = Policy(order=range(8), points=[0] * 8, announce="never", objective="fewest")
    start = at("SK.DT/S8.D9/S9.HA lead=1 trump=- talon=SA,CA", policy)
    first = played(start, "S8", "S9", "SK")
    assert (first.tricks, first.turn) == ((1, 0, 0), 1)
    # Nobody follows clubs: the trick is the first hand's.
    assert played(first, "D9", "HA", "DT").tricks == (1, 1, 0)
    dead = at("SK.DT/S8.D9/H9.HA lead=2 trump=- talon=SA", policy)
    assert played(dead, "H9", "SK", "S8").tricks == (1, 0, 0)
    beating = Policy(order=range(8), beat=True, announce="never")
    named = at("S8.SK/S7.S9/H9.HA lead=2 trump=- talon=ST", beating)
    # What only names the suit need not be beaten, and a low card of the suit beats it.
    assert played(named, "H9").legal() == mask(["S8", "SK"])
    assert played(named, "H9", "S8").legal() == mask(["S9"])


def test_a_seat_that_rests_is_passed_over() -> None:
    """PF-022, TH-P-089: the leader of four may win every trick, and the seat between has no turn."""
    policy = Policy(players=4)
    position = played(at("HA.S9/-/HT.CA/H9.CJ lead=3 trump=- resting=1", policy), "H9", "HA", "HT")
    assert (position.points, position.turn) == ((21, 0, 0, 0), 0)
    assert played(position, "S9").turn == 2
    [(points, tricks)] = playout([position], 10, seed=1)
    assert (tricks, points[1]) == ([20, 0, 0, 0], 0)
    drawing = at("HA/-/HT/H9 lead=3 trump=- resting=1 stock=S9,SJ,SQ", policy)
    assert played(drawing, "H9", "HA", "HT").hands == (mask(["S9"]), 0, mask(["SJ"]), mask(["SQ"]))


def test_sides_are_called_by_their_lowest_seat() -> None:
    """Declarer against the coalition, partners, each for himself: data that the course of play keeps."""
    policy = Policy(players=4)
    hands = [mask([card]) for card in ("HA", "HT", "H9", "HJ")]
    coalition = Position(policy, hands, sides=[3, 0, 3, 3])
    assert (coalition.sides, str(coalition)) == ((0, 1, 0, 0), "HA/HT/H9/HJ lead=0 trump=- sides=0,1,0,0")
    assert Position(policy, hands).sides == (0, 1, 2, 3)
    assert Position(policy, hands) == Position(policy, hands, sides=[3, 1, 0, 2]) != coalition
    partners = at("HA/HT/H9/HJ lead=0 trump=- sides=0,1,0,1", policy)
    assert played(partners, "HA", "HT").sides == (0, 1, 0, 1)
    with pytest.raises(ValueError, match="sides must have 4 values, not 3"):
        Position(policy, hands, sides=[0, 1, 0])


def test_impossible_stocks_and_fixed_trumps_are_refused() -> None:
    hands, rest = [1, 2], list(range(2, 24))
    with pytest.raises(ValueError, match="a stock has at most 20 cards, not 22"):
        Position(Policy(players=2), hands, stock=rest)
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not 32"):
        Position(Policy(players=2), hands, stock=[31, 32])
    fixed = Policy(players=2, fixed_trump=0)
    for trump in (-1, 3):
        with pytest.raises(ValueError, match="the trump must be S"):
            Position(fixed, hands, trump=trump)
    with pytest.raises(ValueError, match="an announcement cannot have made the fixed trump"):
        Position(fixed, hands, trump=0, trump_owner=0, trump_value=40, announced=1)


def test_playouts_draw_the_whole_stock() -> None:
    policy = Policy(players=2, announce="never")
    position = Position(policy, [0x3F, 0x3F00], stock=range(16, 32))
    [(points, tricks)] = playout([position], 50, seed=1)
    in_play = policy.points(0xFFFF3F3F)
    assert (sum(points), sum(tricks)) == (50 * in_play, 50 * 14)


def test_policies_compare_by_their_fields() -> None:
    assert Policy() == Policy(order=(0, 1, 2, 4, 5, 6, 3, 7))
    assert hash(Policy()) == hash(Policy(players=3))
    assert Policy() != Policy(beat=True)
    assert {Policy(), Policy()} == {Policy()}
    assert repr(Policy(beat=True)) == "Policy.from_text('beat=yes')"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 5}, "players must be 2, 3 or 4, not 5"),
        ({"players": -1}, "players cannot be -1"),
        ({"order": [0] * 8}, "order must hold each rank"),
        ({"order": [0]}, "order must have 8 values, not 1"),
        ({"points": [1001] * 8}, r"points must be 0\.\.1000, not 1001"),
        ({"marriages": [40, 60]}, "marriages must have 4 values, not 2"),
        ({"marriages_by_order": [0]}, "must not hold a zero"),
        ({"marriages_by_order": [1] * 5}, "at most 4 values, not 5"),
        ({"trump_void": "maybe"}, "trump_void must be one of free, beat, must, not 'maybe'"),
        ({"announce": ""}, "announce must be one of never, lead, own_trick, first_winner"),
        ({"trump_when": "now"}, "trump_when must be one of at_once, next_trick"),
        ({"trump_keep": "all"}, "trump_keep must be one of last, first, higher, rising"),
        (
            {"trump_keep": "rising", "ace_marriage": 200, "ace_sets_trump": True},
            "ace_sets_trump does not go with trump_keep rising",
        ),
        ({"fixed_trump": 4}, r"fixed_trump must be a suit 0\.\.3, not 4"),
        ({"fixed_trump": -2}, "fixed_trump cannot be -2"),
        ({"fixed_trump": 0, "trump_keep": "rising"}, "trump_keep rising does not go with a fixed_trump"),
        (
            {"fixed_trump": 0, "ace_marriage": 200, "ace_sets_trump": True},
            "ace_sets_trump does not go with a fixed_trump",
        ),
        ({"objective": "fun"}, "objective must be one of points, tricks, fewest"),
        ({"ace_sets_trump": True}, "ace_sets_trump needs an ace_marriage"),
        ({"duties_from": 256}, "duties_from cannot be 256"),
    ],
)
def test_impossible_policies_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Policy(**fields)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("HA/HT lead=0 trump=-", "has as many hands, not 2"),
        ("HA/HT/HA lead=0 trump=-", "HA is in two places"),
        ("HA/HT/H9 lead=0 trump=- trick=HA", "HA is in two places"),
        ("HA/HTK/H9 lead=0 trump=-", "seat 1 has 2 cards"),
        ("HA/HTK/HQ9 lead=1 trump=- trick=DA", "seat 1 has 2 cards"),
        ("HA/HT/H9 lead=0 trump=- trick=DA,DT,DK", "already has a card of every seat"),
        ("HA/HT/H9 lead=3 trump=-", "no seat 3"),
        ("HA/HT/H9 lead=0 trump=X", "'X' is not a suit"),
        ("HA/HT/H9 lead=0 trump=- index=1", "tricks taken do not fit"),
        ("HA/HT/H9 lead=0 trump=- points=121,0,0", "card points taken exceed"),
        ("HA/HT/H9 lead=0 trump=- bonus=6001,0,0", "bonus points exceed"),
        ("HA/HT/H9 lead=0 trump=- index=1 tricks=1,0,0 first=1", "first trick must have taken one"),
        ("HKQ/HT9/HAJ lead=0 trump=- announced=H", "still whole in hand"),
        ("HA/HT/H9 lead=0 trump=C owner=0", "do not fit together"),
        ("HQ/HT9/HAJ lead=0 trump=- trick=HK pending=H announced=H owner=0 value=100", "cannot have announced"),
        ("HA/HT/H9 lead=0 trump=- barrel=3", "no field barrel"),
        ("HA/HT/H9 lead=0 trump=- stock=S9", "3 players cannot share a stock of 1 cards"),
        ("HA/HT/H9 lead=0 trump=- stock=S9,SA,SA", "SA is in two places"),
        ("HA/HT/H9 lead=0 trump=- stock=S9,SA,HA", "HA is in two places"),
        ("-/-/- lead=0 trump=- stock=S9,SA,HA", "a stock is left, but no hand has a card"),
        ("HA/HT/H9 lead=0 trump=- points=99,0,0 stock=S9,SA,DA", "card points taken exceed"),
        ("HK/HT/H9 lead=0 trump=- announced=H stock=S9,HQ,HA", "lies in the stock"),
        ("HA/HT/- lead=2 trump=- resting=2", "seat 2 rests and cannot lead"),
        ("HA/HT/H9 lead=0 trump=- resting=2", "seat 2 rests and cannot hold cards"),
        ("HA/-/- lead=0 trump=- resting=1,2", "at least two seats must play"),
        ("HA/HT/- lead=0 trump=- resting=2 index=1 tricks=0,0,1", "seat 2 rests and cannot take tricks"),
        ("HA/HT/H9 lead=0 trump=- talon=SA talon_seat=1", "only for a seat that rests, not for seat 1"),
        ("HA/HT/H9 lead=0 trump=- talon=SA,SK", "more cards of the talon are to lead than tricks are left"),
        ("HA/HT/H9 lead=0 trump=- talon=HA", "HA is in two places"),
        ("HA/HT/H9 lead=0 trump=- talon=SA stock=S9,SK,SQ", "a talon leads only where there is no stock"),
        ("HA/HT/H9 lead=0 trump=- sides=0,1,5", "no seat 5"),
    ],
)
def test_impossible_positions_are_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        at(text)


def test_refusals_of_the_hot_calls() -> None:
    policy = Policy()
    with pytest.raises(ValueError, match="a trick here holds at most 2 cards"):
        policy.legal(1, (1, 2, 3), -1)
    with pytest.raises(ValueError, match="an empty trick has no winner"):
        policy.winner((), -1)
    with pytest.raises(ValueError, match="an empty trick has no winner"):
        policy.take((), -1, 0, (0, 0, 0), (0, 0, 0))
    with pytest.raises(ValueError, match="a trick here holds at most 2 cards"):
        policy.choices(0, (1, 2, 4), (1, 2, 3), -1, -1, 0, (0, 0, 0), -1)
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not 32"):
        policy.lay((1, 2, 4), (), 0, 32)
    for resting in (0b1000, 0b110, 0b111):
        with pytest.raises(ValueError, match=r"resting names seats 0\.\.2, and at least two seats must play"):
            policy.lay((1, 2, 4), (), 0, 0, resting)
        with pytest.raises(ValueError, match="at least two seats must play"):
            policy.take((1,), -1, 0, (), (0, 0, 0), resting)
        with pytest.raises(ValueError, match="at least two seats must play"):
            policy.turn(0, (), resting)
    for leader in (3, 4):
        with pytest.raises(ValueError, match=f"there is no seat {leader} at this table"):
            policy.turn(leader, ())
        with pytest.raises(ValueError, match=f"there is no seat {leader} at this table"):
            policy.take((1,), -1, leader, (), (0, 0, 0))
    with pytest.raises(ValueError, match="no card of the talon leads an empty trick"):
        policy.legal(1, (), -1, turned=True)
    for talon_seat in (-2, 3):
        with pytest.raises(ValueError, match=f"talon_seat must be -1 or a seat at this table, not {talon_seat}"):
            policy.legal(1, (1,), -1, turned=True, talon_seat=talon_seat)
    for seat in (-1, 3):
        with pytest.raises((IndexError, OverflowError, ValueError)):
            policy.lay((1, 2, 4), (), seat, 0)
        with pytest.raises((IndexError, OverflowError, ValueError)):
            policy.choices(seat, (1, 2, 4), (), -1, -1, 0, (0, 0, 0), -1)
    with pytest.raises(IndexError):
        select((), 1)
    with pytest.raises(IndexError, match="no pile 2"):
        dealt((1, 2), b"\0\2", 2)
    with pytest.raises(IndexError):
        dealt((1,), b"\0\0", 1)
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not 32"):
        dealt((32,), b"\0", 1)
    with pytest.raises(ValueError, match="trump is -1"):
        policy.legal(1, (), 4)
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not -1"):
        policy.winner([-1], -1)
    with pytest.raises(ValueError, match="nothing is announced with card 0"):
        policy.announcement(0, 0, -1, 0)
    with pytest.raises(ValueError, match="hands must have 3 values"):
        Position(policy, [1, 2])


def test_a_card_is_laid_a_trick_taken_and_a_set_selected() -> None:
    policy, four = Policy(), Policy(players=4)
    hands = (0b11, 0b1100, 0b110000)
    assert policy.lay(hands, (4,), 0, 1) == ((0b01, 0b1100, 0b110000), (4, 1), False)
    assert policy.lay(hands, (8, 9), 0, 1)[1:] == ((8, 9, 1), True)
    # A card turned from the talon leads, or the third seat rests.
    assert policy.lay(hands, (8, 9), 0, 1, 0, TURNED)[1:] == ((8, 9, 1), False)
    assert policy.lay((0b11, 0b1100, 0), (8,), 0, 1, 0b100)[1:] == ((8, 1), True)
    assert [four.turn(2, trick, 0b1000) for trick in [(), (1,), (1, 2)]] == [2, 0, 1]
    assert [four.turn(2, trick, 0b1000, TURNED) for trick in [(1,), (1, 2), (1, 2, 3)]] == [2, 0, 1]
    assert four.turn(3, (), 0b1000) == 0
    # Spades 9 A J: the ace of the second seat after the leader takes 0 + 11 + 2.
    assert policy.take((2, 7, 4), -1, 2, (5, 0, 40), (1, 0, 2)) == (0, 0, 13, (18, 0, 40), (2, 0, 2))
    assert policy.take((2, 7, 4), -1, 2, (), (1, 0, 2)) == (0, 0, 13, (), (2, 0, 2))
    # Seat 1 rests: seat 2 played the ace, seat 3 the jack.
    assert four.take((2, 7, 4), -1, 0, (), (0, 0, 0, 0), 0b10) == (2, 2, 13, (), (0, 0, 1, 0))
    # PF-156: the ace from the talon is the resting dealer's; PF-161a: one that only names the suit takes nothing.
    talon_ace = (7, 2, 12, 4)
    assert four.take(talon_ace, -1, 0, (), (0, 0, 0, 0), 0b1000, TURNED, 3) == (3, 0, 15, (), (0, 0, 0, 1))
    assert four.take(talon_ace, -1, 0, (), (0, 0, 0, 0), 0b1000, TURNED) == (2, 0, 15, (), (0, 0, 1, 0))
    assert four.take((7, 10, 12, 13), -1, 0, (), (0, 0, 0, 0), 0b1000, TURNED)[:2] == (0, 0)
    assert select(("a", "b", "c"), 0b101) == ("a", "c")
    assert select((), 0) == ()


def test_a_pack_is_dealt_to_piles() -> None:
    # The last card's place has no owner.
    assert dealt((3, 1, 31, 0, 9), b"\0\2\2\0", 3) == (0b1001, 0, 1 << 31 | 0b10)
    assert dealt((), b"", 2) == (0, 0)


def test_cards_are_drawn_by_all_who_play() -> None:
    """TT-A-020, TH-P-110."""
    policy, hands, stock = Policy(players=4), (1, 2, 0, 4), (10, 20, 30, 31)
    assert policy.draw(hands, stock, 3, 0b100) == (
        (1 | 1 << 20, 2 | 1 << 30, 0, 4 | 1 << 10),
        (31,),
        ((3, 10), (0, 20), (1, 30)),
    )
    assert policy.draw(hands, stock, 1)[1:] == ((), ((1, 10), (2, 20), (3, 30), (0, 31)))
    with pytest.raises(ValueError, match="4 seats cannot draw from 3 cards"):
        policy.draw(hands, (1, 2, 3), 0)
    with pytest.raises(ValueError, match=r"a card is 0\.\.31, not 32"):
        policy.draw(hands, (32, 2, 3, 4), 0)
    with pytest.raises(IndexError, match="no hand of seat 3"):
        policy.draw((1, 2, 3), stock, 0)


def test_tricks_come_as_any_iterable() -> None:
    policy = Policy()
    assert [policy.winner(kind([0, 7]), -1) for kind in (list, tuple, iter)] == [1, 1, 1]


def test_playouts_are_fixed_by_their_seed_and_share_out_all_points() -> None:
    policy = Policy(announce="never")
    deck = mask(THOUSAND)
    points, tricks = playout_deals(policy, deck, 8, 500, seed=1)
    assert (sum(points), sum(tricks)) == (500 * 120, 500 * 8)
    assert (points, tricks) == playout_deals(policy, deck, 8, 500, seed=1)
    assert (points, tricks) != playout_deals(policy, deck, 8, 500, seed=2)
    position = at(DEAL, policy)
    in_hand = policy.points(sum(position.hands))
    twice = playout([position, position], 100, seed=7)
    assert twice == playout([position, position], 100, seed=7)
    assert twice[0] != twice[1]
    for points, tricks in twice:
        assert (sum(points), sum(tricks)) == (100 * in_hand, 100 * 4)
    with pytest.raises(ValueError, match="24 cards do not give 3 hands of 9"):
        playout_deals(policy, deck, 9, 1, seed=1)


def test_playouts_start_where_the_position_stands() -> None:
    end = played(at("HA/HT/H9 lead=1 trump=-", Policy(last_trick=10)), "HT", "H9")
    assert playout([end, end.play(card_id("HA"))], 3, seed=0) == [([93, 0, 0], [3, 0, 0])] * 2


def test_each_play_is_as_likely_as_any_other() -> None:
    """Four leads, two of them with the announcement of 100."""
    position = at("HKQ/DA9/CA9 lead=0 trump=-", Policy(points=[0] * 8))
    repeats = 40_000
    [(points, _)] = playout([position], repeats, seed=3)
    assert abs(points[0] / (100 * repeats) - 0.5) < 0.02
