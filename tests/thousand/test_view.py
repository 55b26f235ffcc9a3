"""What a seat's view holds of its own hand, dealt and now."""

from __future__ import annotations

import random
from collections import Counter
from operator import add
from typing import Any

import pytest

from prikup.bots import make_bot
from prikup.core.actions import Accept, Deal, Rest, Shuffle
from prikup.core.cards import mask_of, parse_card, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.notation.actions import parse_step
from prikup.notation.position import parse_position
from prikup.thousand.actions import AnyAction, Give
from prikup.thousand.events import DealScored, HandsDealt
from prikup.thousand.game import Thousand
from prikup.thousand.seen.view import Gift
from tests.property.knowing import view_of

HANDS = ("HATKQ.DAT.CA", "HJ9.DKQJ9.CT", "CKQJ9.SATK")
TALON = "SQJ9"


def played(*steps: str) -> Match[Any, Any, Any]:
    """A match in which seat 1 may bid dark, after some steps."""
    return Match.replay(
        Thousand.parse("thousand/ru+dark.floor=0"),
        [
            (TABLE, Deal(tuple(map(parse_cards, HANDS)), parse_cards(TALON))),
            *(parse_step(step, AnyAction) for step in steps),
        ],
    )


@pytest.mark.parametrize(
    ("steps", "dealt"),
    [
        ((), None),
        (("1 bid 120",), None),
        (("1 bid 120", "1 look"), HANDS[1]),
        (("1 bid 120", "2 pass", "0 pass"), HANDS[1]),
        (("1 bid 120", "2 pass", "0 bid 130", "1 pass"), HANDS[1]),
    ],
)
def test_the_dealt_hand_of_a_dark_player(steps: tuple[str, ...], dealt: str | None) -> None:
    """Unknown until it is seen; the talon that a dark declarer takes with it was not dealt to him (TH-R-101)."""
    view = played(*steps).view(1)
    assert view.dealt == (None if dealt is None else parse_cards(dealt))


@pytest.mark.parametrize("seat", [-3, -2, 3, 9])
@pytest.mark.parametrize("steps", [(), ("1 bid 120", "2 pass", "0 pass")])
def test_no_seat_may_do_nothing(seat: int, steps: tuple[str, ...]) -> None:
    assert played(*steps).legal(seat) == ()


def test_what_everybody_may_know() -> None:
    """Hands are counted; who only watches is told what all are told, and that a closed gift was made (TH-R-049)."""
    match = played("1 bid 120", "2 pass", "0 bid 130", "1 pass")
    game = match.game
    assert isinstance(game, Thousand)
    assert game.counts(match.state) == (10, 7, 7)
    assert game.hands(match.state)[1] == parse_cards(HANDS[1])
    before = len(match.events)
    match.apply(0, parse_step("0 give 1 CA", AnyAction)[1])
    told = [(type(one.event).__name__, game.public(one)) for one in match.events[before:]]
    assert told == [("CardGiven", False), ("GiftMade", True)]
    assert game.counts(match.state) == (9, 8, 7)
    public = {type(one.event).__name__ for one in match.events if game.public(one)}
    assert {"DealBegan", "HandsDealt", "BidMade", "Passed", "AuctionWon", "TalonTaken", "GiftMade"} <= public
    assert not {"HandSeen", "TalonSeen", "CardGiven"} & public
    fresh = Thousand.parse("thousand/ru")
    assert fresh.counts(fresh.start(0)[0]) == (0, 0, 0)


@pytest.mark.parametrize("rules", ["thousand/ru-common", "thousand/pl", "thousand/ru+deal.pack=32"])
def test_what_was_taken_is_what_the_score_counts(rules: str) -> None:
    """Before a deal is written, played out or granted, its tricks and points by seat are those of the score."""
    draw = random.Random(rules)
    endings: Counter[str] = Counter()
    match = new_match(rules)
    view = match.view(0)
    while min(endings["tricks"], endings["rest"]) < 3:
        if match.winners:
            match = new_match(rules)
            view = match.view(0)
        seat = match.awaits()[0]
        legal = match.legal(seat)
        claims = [action for action in legal if type(action) in (Rest, Accept)]
        action = Shuffle(f"{draw.getrandbits(64):016x}") if seat == TABLE else draw.choice(claims or legal)
        if type(action) is Rest and draw.random() < 0.7:
            action = draw.choice([one for one in legal if type(one) is not Rest])
        for told in match.apply(seat, action):
            scored = told.event
            if type(scored) is DealScored and scored.ending in ("tricks", "rest"):
                endings[scored.ending] += 1
                assert view.tricks_taken == scored.tricks
                assert view.points_taken == tuple(map(add, scored.points, scored.bonuses))
            if told.to & 1:
                view = match.game.fold(view, told)


def test_the_talon_is_counted_until_it_is_taken() -> None:
    match = played("1 bid 120", "2 pass", "0 bid 130")
    assert [match.view(seat).lying for seat in range(3)] == [3, 3, 3]
    match.apply(1, parse_step("1 pass", Thousand.action_type)[1])
    assert [match.view(seat).lying for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("steps", "lying"), [(("2 bid 105", "0 pass"), 0), (("2 pass", "0 pass"), 0), ((), 3)])
def test_a_talon_that_was_bought_or_taken_does_not_lie_there_any_more(steps: tuple[str, ...], lying: int) -> None:
    hands = ("HAK.DAT9.CKQ", "HTJ.DKQJ.SA9", "HQ9.CAT9.STK")
    match = Match.replay(
        Thousand.parse("thousand/ru+sale.rebuy=on"),
        [
            (TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("CJ.SQJ"))),
            *(parse_step(step, AnyAction) for step in ("1 bid 100", "2 pass", "0 pass", *steps)),
        ],
    )
    assert [match.view(seat).lying for seat in range(3)] == [lying] * 3


MID_GIFTS = (
    "thousand/ru; phase giving; hands HAK.DAT9.CKQ.SJ / HTJ.DKQJ.CJ.SAQ9 / HQ9.CAT9.STK; talon CJ.SQJ; "
    "contract 1 100 100 forced; given 0"
)
"""Seat 0 has its card, seat 2 not yet."""


def test_a_view_that_begins_among_the_gifts_shows_who_has_one() -> None:
    game, state = parse_position(MID_GIFTS)
    match: Match[Any, Any, Any] = Match(game, start=state)
    for seat in range(3):
        view = match.view(seat)
        assert (view.begun, view.gifts) == ("giving", (Gift(1, 0),))
    thumb = make_bot("thumb").choose(match.view(1), match.legal(1)).action
    assert isinstance(thumb, Give)
    assert thumb.to == 2
    match.apply(1, thumb)
    views = [match.view(seat) for seat in range(3)]
    assert {view.phase for view in views} == {match.phase} == {"naming"}
    for view in views:
        assert [place.size for place in match.game.knowledge(view).places] == [8, 8, 8]
    # The declarer saw the talon: seat 0 was given at most one of its cards.
    known = match.game.knowledge(views[1])
    assert known.allows(match.state.phase.hands)


def test_only_a_view_that_begins_inside_a_deal_says_so() -> None:
    match = played("1 bid 120")
    assert match.view(0).begun == ""
    inside: Match[Any, Any, Any] = Match(match.game, start=match.state)
    assert inside.view(0).begun == "auction"


def test_the_cards_in_each_hand_are_counted_through_a_sale() -> None:
    """BT-023: three cards leave the seller's hand and come into the buyer's, or back."""
    game: Any = Thousand.parse("thousand/ru+sale.tries=2")
    match: Any = Match(game)
    view, counts = game.fresh_view(match.state, 0), (0, 0, 0)
    match.apply(TABLE, Deal(tuple(map(parse_cards, HANDS)), parse_cards(TALON)))
    told, found = 0, []
    kept = ("1 bid 100", "2 pass", "0 pass", "1 sell HJ", "1 sell SJ", "1 sell S9", "2 pass", "0 pass")
    sold = ("1 sell HJ", "1 sell SJ", "1 sell S9", "2 bid 105", "0 pass", "2 give 0 S9", "2 give 1 SJ")
    for step in ("", *kept, *sold):
        if step:
            match.apply(*parse_step(step, AnyAction))
        for one in match.events[told:]:
            if one.seen_by(0):
                counts, view = game.counted(counts, view, one), game.fold(view, one)
        told = len(match.events)
        assert counts == tuple(hand.bit_count() for hand in match.state.phase.hands), step
        found.append(counts)
    assert found[-4:] == [(7, 7, 7), (7, 7, 10), (8, 7, 9), (8, 8, 8)]


def test_a_golden_deal_is_told_when_its_cards_are_dealt() -> None:
    match = new_match("thousand/ru+golden.kind=forced+golden.deals=1")
    bot = make_bot("thumb", seed=1)
    found: list[tuple[bool, bool]] = []
    while len(found) < 2:
        match.apply(TABLE, Shuffle(f"{len(found):064x}"))
        while match.phase == "dealing":
            seat = match.awaits()[0]
            match.apply(seat, match.legal(seat)[0])
        [*_, dealt] = (told.event for told in match.events if isinstance(told.event, HandsDealt))
        found.append((dealt.golden, match.view(0).golden_deal))
        while match.phase != "dealing":
            seat = match.awaits()[0]
            match.apply(seat, bot.choose(match.view(seat), match.legal(seat)).action)
    assert found == [(True, True), (False, False)]


def test_what_an_open_hand_draws_is_open() -> None:
    """Everybody, a spectator too, sees the card that comes to an open hand, and nobody else's (BT-033)."""
    hands = ("DA.CAKJ.SAJ9", "HAT.DTJ.CT9.ST")
    rest = tuple(map(parse_card, ["DQ", "HJ", "HQ", "HK", "CQ", "SQ", "H9", "D9", "DK", "SK"]))
    game = Thousand.parse("thousand/pl-2e+special.open=on")
    match: Match[Any, Any, Any] = Match(game)
    start = match.state
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), mask_of(rest), rest))
    for step in "1 bid 100", "0 bid 120", "1 pass", "0 give 1 HJ", "0 name 120 open", "0 play CJ", "1 play CT":
        match.apply(*parse_step(step, AnyAction))
    # Seat 1 takes the trick and draws the queen of hearts, seat 0 the king.
    now = parse_cards("HK.DAQ.CAK.SAJ9")
    spectator = view_of(match, start, 2)
    assert match.view(0).hand == match.view(0).open_hand == match.view(1).open_hand == spectator.open_hand == now
    assert not spectator.hand
    assert not spectator.drawn
    assert match.view(0).drawn == parse_cards("HK")
    assert match.view(1).drawn == parse_cards("HQ")
