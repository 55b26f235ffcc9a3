"""Views made to show what one inference settles, compared with what is expected and with the rules.

The expected places are worked out by hand; and each position is replayed under the rules (tests/property/knowing.py),
so that it is shown from both sides: a layout that is admitted can have been, one that is excluded cannot.
"""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from prikup import games
from prikup.core.cards import Cards, cards_in, parse_card
from prikup.core.knowledge import CardsByPlace, Knowledge
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.notation.actions import parse_step
from prikup.notation.position import parse_state
from tests.cases.run import filled_deal
from tests.cases.ways import ways
from tests.property.knowing import AnyMatch, Trial

Kind = type[Trial]


class Known(Struct):
    """A view, and what is known from it. Places are written as the seat of a hand, or by their name."""

    id: str
    rules: str
    seat: Seat
    do: str
    given: str = ""
    deal: tuple[str, ...] = ()
    """The hands and what else is dealt; without them the match begins inside the deal."""
    where: dict[str, str] = {}
    """For some cards the places where they can lie."""
    can: tuple[str, ...] = ()
    """Exchanges of cards after which the layout is one that can have been: ``HA S9`` or ``HA S9, HT D9``."""
    cannot: tuple[str, ...] = ()
    """Exchanges after which it cannot have been."""


def trial(known: Known, dealt: Kind, begun: Kind) -> Trial:
    """The match up to the view, as a trial of one kind if the cards are dealt in it, else of the other."""
    table: Any = games.game(known.rules)
    start = parse_state(table, known.given)
    match: AnyMatch = Match(table, start=start)
    if known.deal:
        deal = filled_deal([*known.deal], ways()[table.name].piles(table, start.sheet.dealer))
        match.apply(TABLE, replace(deal, order=deal.order or tuple(cards_in(deal.rest))))
    for step in filter(None, known.do.split("; ")):
        match.apply(*parse_step(step, table.action_type))
    return (dealt if known.deal or "step cut" in known.given else begun)(match, start, known.seat)


def exchanged(layout: CardsByPlace, text: str) -> CardsByPlace:
    """A layout after some exchanges of two cards."""
    found: list[Cards] = [*layout]
    for pair in text.split(", "):
        one, other = (1 << parse_card(card) for card in pair.split())
        found = [mask ^ (one | other) if bool(mask & one) != bool(mask & other) else mask for mask in found]
    return tuple(found)


def places(known: Knowledge, card: str) -> str:
    """The places where a card can lie."""
    where = known.where(parse_card(card))
    found = [place for at, place in enumerate(known.places) if where >> at & 1]
    hands = sorted(place.seat for place in found if place.seat >= 0)
    return " ".join([*map(str, hands), *(place.name for place in found if place.seat < 0)])


def checked(known: Known, dealt: Kind, begun: Kind) -> None:
    """Compares what is known with what is expected, and both with the rules."""
    tried = trial(known, dealt, begun)
    assert {card: places(tried.known, card) for card in known.where} == known.where
    for texts, real in ((known.can, True), (known.cannot, False)):
        for text in texts:
            layout = exchanged(tried.truth, text)
            assert layout != tried.truth, text
            assert tried.known.allows(layout) == real, tried.told(layout)
            assert tried.consistent(layout) == real, tried.told(layout)
    tried.check(random.Random(known.id))
