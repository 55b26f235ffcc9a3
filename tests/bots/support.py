"""Matches of bots, and views of a single moment for the tests of single decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from prikup.bots import Bot, Budget, Choice, Reason, make_bot
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.core.actions import Play, Shuffle
from prikup.core.cards import Cards, parse_card, parse_cards
from prikup.core.events import FINE
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match, presets
from prikup.thousand.seen.view import Declaration, Trick, View
from prikup.thousand.state import PhaseName

AnyMatch = Match[Any, Any, Any]
PRESETS = tuple(rules for rules in presets() if game_name_of(rules) == "thousand")
"""The presets of the game that these tests are about."""
QUICK = Budget(20, 60_000)
"""For whoever searches: whole matches in seconds."""


class Played(Struct):
    """The result of a match: its log, the deals scored, the reasons given."""

    match: AnyMatch
    deals: int
    reasons: list[Reason]


def bots_of(wanted: Iterable[str], seed: object, game: str = "thousand") -> list[Bot]:
    """Bots by seat."""
    return [make_bot(name, f"{seed} {seat}", game, budget=QUICK) for seat, name in enumerate(wanted)]


def play(match: AnyMatch, bots: Sequence[Bot], seed: object, deals: int) -> Played:
    """Plays a match to its end or for some deals; checks that every action is legal."""
    played = Played(match, 0, [])
    shuffles = 0
    while not match.over and played.deals < deals and shuffles < deals * 20:
        awaited = match.awaits()
        if awaited == (TABLE,):
            match.apply(TABLE, Shuffle(derived_seed(str(seed), shuffles)))
            shuffles += 1
            continue
        seat, choice = decide(match, bots, awaited)
        assert choice.action in match.legal(seat)
        played.reasons.append(choice.reason)
        events = match.apply(seat, choice.action)
        played.deals += sum(told.event.writes and getattr(told.event, "ending", FINE) != FINE for told in events)
    return played


def decide(match: AnyMatch, bots: Sequence[Bot], awaited: Sequence[Seat]) -> tuple[Seat, Choice]:
    """Who acts: somebody with a right out of turn, else the first who is awaited."""
    for seat, bot in enumerate(bots):
        legal = () if seat in awaited else match.legal(seat)
        right = bot.interrupt(match.view(seat), legal) if legal else None
        if right is not None:
            return seat, right
    seat = awaited[0]
    return seat, bots[seat].choose(match.view(seat), match.legal(seat))


def match_of(wanted: Sequence[str], rules: str, seed: object, deals: int = 150) -> Played:
    """A new match of bots; the names repeat if there are more seats."""
    match = new_match(rules)
    everyone = [wanted[seat % len(wanted)] for seat in range(match.players)]
    return play(match, bots_of(everyone, seed, match.game.name), seed, deals)


# A single moment.


def view_of(
    cards: str,
    *,
    rules: str = "thousand/ru",
    seat: Seat = 0,
    totals: tuple[int, ...] = (),
    phase: PhaseName = "playing",
    **fields: Any,
) -> View:
    """The view of a seat at one moment; missing fields are those of a new deal.

    ``hand`` as a field stands for the text: a set of cards, or None for a hand that is not looked at.
    """
    compiled = compiled_rules_of(rules)
    seats, layout = range(compiled.players), compiled.layout
    fields.setdefault("dealer", compiled.players - 1)
    fields.setdefault("away", layout.away)
    fields.setdefault("gives", layout.gifts)
    fields.setdefault("fixed", compiled.fixed_trump)
    fields.setdefault("trump", compiled.fixed_trump)
    fields.setdefault("hand", parse_cards(cards))
    won = [(trick.winner, trick.points) for trick in fields.get("tricks", ()) if trick.winner >= 0]
    said = [(one.seat, one.value) for one in fields.get("declarations", ())]
    fields.setdefault("tricks_taken", tuple(sum(winner == at for winner, _ in won) for at in seats))
    fields.setdefault("points_taken", tuple(sum(got for who, got in won + said if who == at) for at in seats))
    fields.setdefault("marks", compiled.fresh_sheet(0).marks)
    return View(seat, rules, compiled.players, totals or (0,) * compiled.players, deal=7, phase=phase, **fields)


def tricks_of(*tricks: tuple[Seat, str, Seat]) -> tuple[Trick, ...]:
    """Tricks from (leader, cards in order, winner); winner -1 for the one that lies on the table."""
    return tuple(Trick(leader, tuple(map(parse_card, cards.split())), winner) for leader, cards, winner in tricks)


def declared(seat: Seat, suit: int, value: int, trick: int = 0) -> tuple[Declaration, ...]:
    """One marriage declared."""
    return (Declaration(seat, suit, value, trick),)


def cards_to_play(view: View) -> tuple[Play, ...]:
    """The legal cards of a view, with announcements where they are allowed."""
    policy = compiled_rules_of(view.rules).policy
    hand: Cards = view.hand or 0
    finished = [trick for trick in view.tricks if trick.winner >= 0]
    lying = view.trick
    trick = lying.cards if lying else ()
    own = bool(view.declarations) and view.declarations[-1].seat == view.seat
    foreign = view.trump >= 0 and not own
    cards = policy.legal(hand, trick, view.trump, len(finished), foreign)
    first = bool(finished) and finished[0].winner == view.seat
    announced = 0 if trick else cards & policy.announceable(hand, len(finished), view.taken(view.seat), first)
    return tuple(
        Play(card, announce)
        for card in range(32)
        if cards >> card & 1
        for announce in ((False, True) if announced >> card & 1 else (False,))
    )


def thumb(view: View, legal: Sequence[Any] | None = None) -> Choice:
    """The decision of `thumb`."""
    return make_bot("thumb", "test").choose(view, cards_to_play(view) if legal is None else legal)
