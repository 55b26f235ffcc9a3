"""Matches of the bots of Preferans, and views of a single moment for the tests of single decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.bots import Bot, Choice, Reason, make_bot
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.core.actions import Play, Shuffle
from prikup.core.cards import Cards, cards_in, parse_card, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.actions import Verdict
from prikup.preferans.events import DealScored
from prikup.preferans.game import PRESETS as LISTED
from prikup.preferans.game import Preferans
from prikup.preferans.score.settle import results
from prikup.preferans.seen.view import AllPass, Trick, View
from prikup.preferans.state import Contract, Defence, Judging, Sheet

AnyMatch = Match[Any, Any, Any]
PRESETS = LISTED.names()


class Played(Struct):
    """What came of a match: its log, the deals written, the reasons given."""

    match: AnyMatch
    deals: int
    reasons: list[Reason]


def bots_of(names: Iterable[str], seed: object) -> list[Bot]:
    """Bots by seat."""
    return [make_bot(name, f"{seed} {seat}", "preferans") for seat, name in enumerate(names)]


def play(match: AnyMatch, bots: Sequence[Bot], seed: object, deals: int) -> Played:
    """A match until its end or for so many deals; every action is checked against the legal ones.

    A verdict that the table owes lets the game stand: counting all lays is not the bots' affair.
    """
    played = Played(match, 0, [])
    shuffles = 0
    while not match.over and played.deals < deals:
        awaited = match.awaits()
        if awaited == (TABLE,):
            phase = match.state.phase
            if isinstance(phase, Judging):
                assert phase.play.contract is not None
                match.apply(TABLE, Verdict(phase.play.contract.level))
            else:
                match.apply(TABLE, Shuffle(derived_seed(str(seed), shuffles)))
                shuffles += 1
            continue
        seat = awaited[0]
        legal = match.legal(seat)
        choice = bots[seat].choose(match.view(seat), legal)
        assert choice.action in legal
        played.reasons.append(choice.reason)
        events = match.apply(seat, choice.action)
        played.deals += sum(isinstance(told.event, DealScored) for told in events)
    return played


def match_of(names: Sequence[str], rules: str, seed: object, deals: int = 300) -> Played:
    """A fresh match of bots; the names go round the table."""
    match = new_match(rules)
    return play(match, bots_of([names[seat % len(names)] for seat in range(match.players)], seed), seed, deals)


def settled(match: AnyMatch) -> tuple[Fraction, ...]:
    """What settling now would bring each player."""
    game = match.game
    assert isinstance(game, Preferans)
    return results(game.compiled, match.state.sheet)


# A single moment.


def sheet_of(rules: str, dealer: Seat = 2, **changes: Any) -> Sheet:
    """The sheet of a match that begins, with some changes."""
    sheet = compiled_rules_of(rules).fresh_sheet(dealer)
    return Sheet(**{name: changes.get(name, getattr(sheet, name)) for name in sheet.__struct_fields__})


def view_of(
    cards: str,
    *,
    rules: str = "preferans/sochi",
    seat: Seat = 0,
    dealer: Seat = 2,
    phase: str = "auction",
    **fields: Any,
) -> View:
    """What a seat sees at one moment; fields that are not given are those of a fresh deal."""
    compiled = compiled_rules_of(rules)
    hand = parse_cards(cards)
    sheet = fields.pop("sheet", None) or sheet_of(rules, dealer)
    hands = fields.pop("hands", (None,) * compiled.layout.places)
    return View(seat, rules, compiled.players, sheet, 1, phase=phase, hand=hand, hands=hands, **fields)


def playing(
    cards: str,
    *tricks: Trick,
    declarer: Seat = 0,
    level: int = 6,
    strain: int = 3,
    kind: str = "game",
    rules: str = "preferans/sochi",
    seat: Seat = 0,
    dealer: Seat = 2,
    shown: dict[Seat, str] | None = None,
    words: tuple[str, str] = ("whist", "whist"),
    **fields: Any,
) -> View:
    """A trick of a contract. ``shown``: hands that lie on the table; ``kind`` passes for an all-pass."""
    compiled = compiled_rules_of(rules)
    hands: list[Cards | None] = [None] * compiled.layout.places
    for place, held in (shown or {}).items():
        hands[place] = parse_cards(held)
    fields |= {"hands": tuple(hands), "tricks": tricks, "phase": "playing"}
    fields.setdefault("conduct", tuple(range(compiled.layout.places)))
    if kind == "passes":
        return view_of(cards, rules=rules, seat=seat, dealer=dealer, passes=AllPass(1), **fields)
    contract = Contract(declarer, kind, level if kind == "game" else 0, strain if kind == "game" else 4)
    defence = Defence(*compiled.defenders(dealer, declarer), words=words)
    return view_of(
        cards, rules=rules, seat=seat, dealer=dealer, declarer=declarer, contract=contract, defence=defence, **fields
    )


def trick(leader: Seat, cards: str, winner: Seat = -1, places: int = 3) -> Trick:
    """A trick with its cards in order; winner -1 for the one that lies on the table."""
    laid = tuple(map(parse_card, cards.split()))
    return Trick(laid, tuple((leader + step) % places for step in range(len(laid))), winner)


def cards_to_play(view: View, place: Seat | None = None) -> tuple[Play, ...]:
    """The legal cards of a hand."""
    hand = view.cards_of(view.seat if place is None else place) or 0
    lying, places = (view.trick.cards, view.trick.places) if view.trick else ((), ())
    turned = bool(places) and places[0] < 0
    return tuple(
        map(Play, cards_in(compiled_rules_of(view.rules).policy.legal(hand, lying, view.trump, turned=turned)))
    )


def thumb(view: View, legal: Sequence[Any] | None = None) -> Choice:
    """What the rule-of-thumb player does."""
    return make_bot("thumb", "test", "preferans").choose(view, cards_to_play(view) if legal is None else legal)
