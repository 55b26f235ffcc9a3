"""What knowledge is made of, and matches that begin inside a deal: the truth is always allowed."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.cards import parse_cards
from prikup.core.knowledge import (
    AnyOf,
    AtLeast,
    AtMost,
    Contradiction,
    Divided,
    Knowledge,
    Lies,
    Place,
    settled,
    tightened,
)
from prikup.core.match import Match
from prikup.games import PRESETS, game_class
from prikup.preferans.game import PRESETS as PREFERANS
from prikup.preferans.game import Preferans
from prikup.thousand.game import PRESETS as THOUSAND
from prikup.thousand.game import Thousand
from tests.preferans.random_play import choose
from tests.property import test_knowledge_preferans as preferans
from tests.property import test_knowledge_thousand as thousand
from tests.property.knowing import AnyMatch
from tests.support.seeds import random_of

HANDS = (Place("hand", 1, 0), Place("hand", 2, 1), Place("talon", 1))
FOUR = parse_cards("HATKQ")


def test_a_place_that_is_full_holds_nothing_else() -> None:
    ace, ten = parse_cards("HA"), parse_cards("HT")
    assert tightened((1, 2, 1), (ace, FOUR, FOUR)) == (ace, FOUR & ~ace, FOUR & ~ace)
    # Two places that hold two cards between them keep both from the third.
    assert tightened((1, 1, 2), (ace | ten, ace | ten, FOUR))[2] == FOUR & ~(ace | ten)


@pytest.mark.parametrize(
    ("sizes", "possible"),
    [((1, 1), ("HA", "HA")), ((1, 2), ("HATK", "HA")), ((2, 2), ("HATK", "HATK")), ((1, 1, 1), ("HA", "HA", "HATK"))],
)
def test_what_cannot_be_filled_is_a_contradiction(sizes: tuple[int, ...], possible: tuple[str, ...]) -> None:
    with pytest.raises(Contradiction):
        tightened(sizes, tuple(map(parse_cards, possible)))


def test_constraints_that_say_where_a_card_lies_are_put_there() -> None:
    king, queen = parse_cards("HK"), parse_cards("HQ")
    every = (FOUR, FOUR, FOUR)
    known = settled(HANDS, every, (AnyOf(((Lies(king | queen, 0b010),), (Lies(parse_cards("CA"), 0b001),))),))
    assert known.known(1) == king | queen
    assert known.constraints == ()
    known = settled(HANDS, every, (AnyOf(((Lies(king, 0b001),), (Lies(king, 0b100),))),))
    assert not known.possible[1] & king
    known = settled(HANDS, every, (AtMost(1, king | queen, 1), AtMost(1, king, 1)))
    assert known.constraints == (AtMost(1, king | queen, 1),)
    assert known.where(parse_cards("HA").bit_length() - 1) == 0b111
    assert known.where(0) == 0
    with pytest.raises(Contradiction):
        settled(HANDS, every, (Lies(king | queen, 0b001),))
    # Neither case can be: these cards lie nowhere.
    with pytest.raises(Contradiction):
        settled(HANDS, every, (AnyOf(((Lies(parse_cards("CA"), 0b001),), (Lies(parse_cards("CK"), 0b010),))),))


@pytest.mark.parametrize(
    ("parts", "divides"),
    [
        # Ace, ten, king and queen are worth 11, 10, 4 and 3.
        (((4, 28, 28),), True),
        (((4, 27, 27),), False),
        (((2, 15, 15), (2, 13, 13)), True),
        (((2, 21, 21), (2, 7, 7)), True),
        (((2, 16, 16), (2, 12, 12)), False),
        (((1, 0, 3), (3, 0, 25)), True),
        (((1, 0, 2), (3, 0, 28)), False),
        (((1, 4, 4), (1, 3, 3), (1, 10, 11)), False),
        (((0, 0, 0), (1, 4, 4), (1, 3, 3), (2, 21, 21)), True),
    ],
)
def test_cards_that_are_gone_make_up_piles(parts: tuple[tuple[int, int, int], ...], divides: bool) -> None:
    worth = {"HA": 11, "HT": 10, "HK": 4, "HQ": 3}
    values = [0] * 32
    for text, value in worth.items():
        values[parse_cards(text).bit_length() - 1] = value
    assert Divided(0, tuple(values), parts).holds((FOUR, 0)) is divides


def test_a_layout_is_allowed_where_sizes_places_and_constraints_hold() -> None:
    ace, ten, king, queen = map(parse_cards, ("HA", "HT", "HK", "HQ"))
    points = tuple(10 if 1 << card & (ace | ten) else 0 for card in range(32))
    known = Knowledge(HANDS, (FOUR, FOUR, FOUR), (AtLeast(1, points, 10), AtMost(0, king, 0)))
    assert known.allows((ten, ace | king, queen))
    assert not known.allows((king, ace | ten, queen))
    assert not known.allows((ten, king | queen, ace))
    assert not known.allows((ten, ace, king))
    assert not known.allows((ten, ace | ten, king))
    assert not known.allows((ten, ace | king))
    assert known.cards == FOUR
    assert known.at("talon") == 2
    assert known.at("hand", 3) == -1


@pytest.mark.parametrize("name", PRESETS)
def test_before_the_cards_are_out_nothing_lies_anywhere(name: str) -> None:
    match: AnyMatch = Match(game_class(name)(PRESETS[name].get(PRESETS[name].names()[0])))
    assert match.game.knowledge(match.view(0)) == Knowledge()


def truth_holds(match: AnyMatch, seat: int, trial: Any) -> None:
    """Asserts that the true layout, with the cards already out of play, is allowed."""
    view = match.view(seat)
    known: Knowledge = match.game.knowledge(view)
    names = [place.name for place in known.places]
    rest = known.cards
    checked = trial(match, match.start, seat)
    layout = []
    for place, cards in zip(known.places, checked.true_layout(), strict=True):
        layout.append(cards)
        rest &= ~cards if place.name != "gone" else -1
    if "gone" in names:
        layout[names.index("gone")] = rest
    assert known.allows(layout), (match.game.text, view, known)


class Begun(thousand.ThousandTrial):
    """A deal of Thousand that was begun inside."""

    def __init__(self, match: AnyMatch, start: Any, seat: int) -> None:
        self.match, self.seat, self.view = match, seat, match.view(seat)
        self.known = match.game.knowledge(self.view)


class BegunPreferans(preferans.PreferansTrial):
    """A deal of Preferans that was begun inside."""

    def __init__(self, match: AnyMatch, start: Any, seat: int) -> None:
        self.match, self.seat, self.view = match, seat, match.view(seat)
        self.known = match.game.knowledge(self.view)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", THOUSAND.names())
def test_a_deal_of_thousand_that_is_begun_inside(preset: str, seed: int) -> None:
    rng = random_of(f"inside {preset} {seed}")
    game = Thousand(THOUSAND.get(preset))
    whole = thousand.trial(rng, game).match
    if whole.phase not in ("playing", "naming", "auction"):
        return
    match: AnyMatch = Match(game, start=whole.state)
    deals = match.state.sheet.deals
    for _ in range(rng.randint(0, 9)):
        if not match.awaits() or match.awaits() == (-1,):
            return
        match.apply(match.awaits()[0], thousand.choose(rng, match.legal(match.awaits()[0])))
        if match.state.sheet.deals != deals or match.phase in ("dealing", "over"):
            return
        for seat in range(game.players):
            truth_holds(match, seat, Begun)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", PREFERANS.names())
def test_a_deal_of_preferans_that_is_begun_inside(preset: str, seed: int) -> None:
    rng = random_of(f"inside {preset} {seed}")
    game = Preferans(PREFERANS.get(preset))
    _, whole = preferans.begun(rng, game)
    preferans.moment(rng, whole, rng.randint(2, 30))
    match: AnyMatch = Match(game, start=whole.state)
    deals = match.state.sheet.deals
    for _ in range(rng.randint(0, 9)):
        if not match.awaits() or match.awaits() == (-1,):
            return
        seat = match.awaits()[0]
        match.apply(seat, choose(rng, match.legal(seat), match))
        if match.state.sheet.deals != deals or match.phase in ("dealing", "over", "helping", "terming"):
            return
        for seat in range(game.players):
            truth_holds(match, seat, BegunPreferans)
