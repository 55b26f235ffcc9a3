"""Under-declaring judged over all layouts of the cards that the declarer could not see (PF-172a)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup import games
from prikup.core.actions import Deal
from prikup.core.cards import cards_text, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.actions import parse_step
from prikup.notation.position import parse_setup
from prikup.preferans.layout import PACK
from prikup.search import SearchError, table, tables, worst_layout
from tests.preferans.test_judging import judged as six_of_hearts
from tests.preferans.test_setup import JUDGING, PROOF
from tests.support.seeds import random_of, trials

RULES = "preferans/sochi+proof.kind=game"
DEFENCE = "1 whist, 2 pass, 1 stand"
ASKED = "1 accept, 1 demand, 0 refuse, 1 refuse"


def judged(own: str, others: tuple[str, str], away: str, taken: int, strain: str = "S") -> Match[Any, Any, Any]:
    """Seat 0, who leads, named a six, and the rest was divided by agreement; a defender asks."""
    match: Match[Any, Any, Any] = Match(games.game(RULES), 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, (own, *others))), parse_cards(away)))
    words = f"0 call 6 S, 1 pass, 2 pass, 0 lay {away}, 0 declare 6 {strain}, {DEFENCE}, 0 offer {taken} {10 - taken} 0"
    for step in f"{words}, {ASKED}".split(", "):
        match.apply(*parse_step(step, match.game.action_type))
    return match


@pytest.mark.search
def test_tricks_that_no_layout_takes_away() -> None:
    """Seat 0 leads: ace, king, queen and jack of trumps draw the four that are out, however they lie, and the aces of
    the other suits follow. The rest is low: seven tricks, and no layout gives fewer."""
    match = judged("SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT"), "H98", 8)
    found = worst_layout(match)
    assert (found.named, found.taken, found.low, found.high, found.least) == (6, 8, 7, 7, 7)
    # All that the others can hold: ten of twenty cards.
    assert found.layouts == 184_756
    assert table(found.hands).bounds[0][0][0] == (7, 7)


def test_a_layout_that_explains_the_six_is_shown() -> None:
    """Ace, king and queen of trumps and two aces: with five trumps in one hand the others are not drawn."""
    match = judged("SAKQ.CA.DA87.HK97", ("SJT98.CKQJ.DKQ.HQ", "S7.CT987.DJT9.HAJ"), "HT8", 8)
    found = worst_layout(match)
    assert found.least == 6
    assert found.layouts < 184_756
    low, high = table(found.hands).bounds[0][0][0]
    assert low == high <= 6
    assert [hand.bit_count() for hand in found.hands] == [10, 10, 10]


def test_a_talon_that_was_declined_lies_where_it_lay() -> None:
    """Twenty cards are dealt anew: the talon is in no hand."""
    own, others = "SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT")
    match: Match[Any, Any, Any] = Match(games.game(f"{RULES}+talon.decline=on"), 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, (own, *others))), parse_cards("H98")))
    words = f"0 call 6 S, 1 pass, 2 pass, 0 decline, 0 declare 6 S, {DEFENCE}, 0 offer 8 2 0, {ASKED}"
    for step in words.split(", "):
        match.apply(*parse_step(step, match.game.action_type))
    found = worst_layout(match)
    assert (found.least, found.layouts) == (7, 184_756)
    assert found.nodes > found.layouts


def test_too_few_nodes_leave_bounds() -> None:
    match = judged("SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT"), "H98", 8)
    found = worst_layout(match, nodes=2_000)
    assert (found.low, found.high, found.least) == (6, 8, None)
    assert found.layouts < 1_000


def test_tricks_that_were_played_change_nothing() -> None:
    """The declarer's hand is that of the first lead."""
    own, others, away = "SAKQ.CA.DA87.HK97", ("SJT98.CKQJ.DKQ.HQ", "S7.CT987.DJT9.HAJ"), "HT8"
    played: Match[Any, Any, Any] = Match(games.game(RULES), 2)
    played.apply(TABLE, Deal(tuple(map(parse_cards, (own, *others))), parse_cards(away)))
    words = f"0 call 6 S, 1 pass, 2 pass, 0 lay {away}, 0 declare 6 S, {DEFENCE}, 0 play SA, 1 play S8, 2 play S7"
    for step in f"{words}, 0 offer 8 2 0, {ASKED}".split(", "):
        played.apply(*parse_step(step, played.game.action_type))
    assert worst_layout(played) == worst_layout(judged(own, others, away, 8))


def test_a_match_under_way_of_four_finds_its_layout() -> None:
    found = worst_layout(six_of_hearts())
    assert found.least == found.named == 6


@pytest.mark.search
@pytest.mark.parametrize("share", range(trials(2, 12)))
def test_no_layout_that_is_drawn_gives_fewer(share: int) -> None:
    rng = random_of(f"under-declaring {share}")
    cards = [*PACK]
    rng.shuffle(cards)
    own, left, right, away = (sum(1 << card for card in cards[at : at + 10]) for at in (0, 10, 20, 30))
    strain = rng.choice(("S", "C", "D", "H", "NT"))
    match = judged(cards_text(own), (cards_text(left), cards_text(right)), cards_text(away), 10, strain)
    found = worst_layout(match)
    assert found.least is not None
    trump = match.state.phase.play.contract.strain
    drawn = []
    unseen = cards[10:30]
    for _ in range(trials(150, 600)):
        rng.shuffle(unseen)
        drawn.append((own, sum(1 << card for card in unseen[:10]), sum(1 << card for card in unseen[10:])))
    values = [one.bounds[0][trump][0][0] for one in tables(drawn)]
    assert found.least <= max(6, min(values))
    if found.hands:
        assert table(found.hands).bounds[0][trump][0][0] <= found.high
    if found.least > 6:
        assert min(values) >= found.least


def test_too_little_time_leaves_bounds() -> None:
    match = judged("SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT"), "H98", 8)
    found = worst_layout(match, seconds=0)
    assert (found.low, found.high, found.least) == (6, 8, None)


def test_what_cannot_be_judged_is_refused() -> None:
    for match in (Match(games.game(RULES), 0), Match(games.game("thousand/ru"), 0)):
        with pytest.raises(SearchError) as caught:
            worst_layout(match)
        assert caught.value.code == "search_phase"
    game: Any = games.game(PROOF)
    begun: Match[Any, Any, Any] = Match(game, start=game.playable(parse_setup(JUDGING, game.setup_type, game.counters)))
    assert begun.phase == "judging"
    with pytest.raises(SearchError) as caught:
        worst_layout(begun)
    assert caught.value.code == "search_begun"
