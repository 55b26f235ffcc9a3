"""Matches of the bots of Preferans, and views of a single moment for the tests of single decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.bots import Bot, Budget, Choice, Reason, make_bot
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
from prikup.preferans.state import Contract, Defence, Judging, PhaseName, Sheet

AnyMatch = Match[Any, Any, Any]
PRESETS = LISTED.names()
QUICK = Budget(20, 60_000)
"""For whoever searches: whole matches in seconds."""


class Played(Struct):
    """The result of a match: its log, the deals scored, the reasons given."""

    match: AnyMatch
    deals: int
    reasons: list[Reason]


def bots_of(names: Iterable[str], seed: object) -> list[Bot]:
    """Bots by seat."""
    return [make_bot(name, f"{seed} {seat}", "preferans", budget=QUICK) for seat, name in enumerate(names)]


def play(match: AnyMatch, bots: Sequence[Bot], seed: object, deals: int) -> Played:
    """Plays a match to its end or for some deals; checks that every action is legal.

    If the table owes a verdict, the game stands: bots do not count all layouts.
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
    """A new match of bots; the names repeat around the table."""
    match = new_match(rules)
    return play(match, bots_of([names[seat % len(names)] for seat in range(match.players)], seed), seed, deals)


def settled(match: AnyMatch) -> tuple[Fraction, ...]:
    """What each player would get in a settlement now."""
    game = match.game
    assert isinstance(game, Preferans)
    return results(game.compiled, match.state.sheet)


# A single moment.


def sheet_of(rules: str, dealer: Seat = 2, **changes: Any) -> Sheet:
    """The sheet of a new match, with some changes."""
    sheet = compiled_rules_of(rules).fresh_sheet(dealer)
    return Sheet(**{name: changes.get(name, getattr(sheet, name)) for name in sheet.__struct_fields__})


def view_of(
    cards: str,
    *,
    rules: str = "preferans/sochi",
    seat: Seat = 0,
    dealer: Seat = 2,
    phase: PhaseName = "auction",
    **fields: Any,
) -> View:
    """The view of a seat at one moment; missing fields are those of a new deal."""
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
    """The decision of `thumb`."""
    return make_bot("thumb", "test", "preferans").choose(view, cards_to_play(view) if legal is None else legal)
