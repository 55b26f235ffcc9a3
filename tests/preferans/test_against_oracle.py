"""The engine's tricks against the plain oracle: legal cards, who takes, who leads, in matches of chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from prikup.core.actions import Play
from prikup.core.events import AddressedEvent
from prikup.preferans.events import CardPlayed, TalonTurned, TricksBegan, TrickTaken
from prikup.preferans.game import Preferans
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.state import Playing
from tests.kernel.support import DECK, names, suit_name
from tests.oracle import Card, Rules
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, start_at, step

pytestmark = pytest.mark.search

RULES = Rules(order="789TJQKA", trump_void="must", announce="never")
"""Follow suit, else trump, without a duty to beat (PF-155, PF-169)."""
MATCHES = 60
DEALS = 12


class Tricks:
    """The tricks of a deal as the oracle sees them, from what everybody is told."""

    def __init__(self, game: Preferans) -> None:
        self.game = game
        self.dealer = self.talon = self.index = 0
        self.trump: str | None = None
        self.hands: list[int] = []
        self.leader = -1
        self.lying: list[tuple[int, Card]] = []
        """Place and card; -1 for a card of the talon."""
        self.seen: Counter[str] = Counter()

    def begin(self, dealer: int, trump: int, hands: tuple[int, ...]) -> None:
        self.dealer, self.trump, self.hands = dealer, suit_name(-1 if trump == NO_TRUMP else trump), list(hands)
        self.index, self.lying = 0, []

    def cards(self) -> list[Card]:
        return [card for _, card in self.lying]

    def told(self, event: object) -> None:
        if isinstance(event, TricksBegan):
            self.leader = event.leader
        elif isinstance(event, TalonTurned):
            assert not self.lying
            self.lying.append((-1, DECK[event.card]))
        elif isinstance(event, CardPlayed):
            card = DECK[event.card]
            if not self.lying:
                assert event.seat == self.leader, "the one who took the last trick leads"
            self.lying.append((event.seat, card))
        elif isinstance(event, TrickTaken):
            assert event.seat == self.taker()
            self.index += 1
            # The first hand leads after the tricks of the talon, whoever took them (PF-158).
            self.leader = event.seat if self.lying[0][0] >= 0 else self.lying[1][0]
            self.lying = []

    def taker(self) -> int:
        """The place of the winning card (PF-156, PF-161, PF-161a)."""
        place, led = self.lying[0]
        if place >= 0:
            self.seen["plain"] += 1
            return self.lying[RULES.winner(self.cards(), self.trump)][0]
        first, followed = self.lying[1][0], [one for one in self.lying[1:] if one[1][0] == led[0]]
        if self.game.players == 4 and self.game.rules.passes.talon_counts():
            self.seen["dealer's card"] += 1
            winner = self.lying[RULES.winner(self.cards(), None)][0]
            return self.dealer if winner < 0 else winner
        self.seen["names the suit" if followed else "nobody follows"] += 1
        return max(followed, key=lambda one: RULES.order.index(one[1][1]))[0] if followed else first


def compare(match: AnyMatch, tricks: Tricks) -> None:
    """What the hand in turn may play, by the engine and by the oracle."""
    phase = match.state.phase
    assert isinstance(phase, Playing)
    seat = match.awaits()[0]
    engine = {DECK[action.card] for action in match.legal(seat) if isinstance(action, Play)}
    held = [names(hand) for hand in phase.held.hands]
    places = [place for place, by in enumerate(phase.conduct) if by == seat]
    wanted = [RULES.legal(held[place], tricks.cards(), tricks.trump) for place in places]
    assert engine in wanted, (match.game.text, engine, wanted)
    if tricks.lying and engine != set(held[places[wanted.index(frozenset(engine))]]):
        followed = next(iter(engine))[0] == tricks.lying[0][1][0]
        tricks.seen["follows" if followed else "trumps"] += 1


def test_the_engine_plays_tricks_as_the_oracle_does() -> None:
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        rng = random.Random(f"oracle {number}")
        game = Preferans(random_rules(rng))
        match = start_at(game, random_sheet(rng, game))
        tricks, read, first = Tricks(game), 0, match.state.sheet.deals
        while not match.over and match.state.sheet.deals - first < DEALS:
            phase = match.state.phase
            if isinstance(phase, Playing):
                if phase.index == 0 and len(phase.trick) <= (phase.contract is None) and not tricks.hands:
                    trump = NO_TRUMP if phase.contract is None else phase.contract.strain
                    tricks.begin(match.state.sheet.dealer, trump, phase.held.hands)
                    read = last_start(match.events)
                for told in match.events[read:]:
                    tricks.told(told.event)
                read = len(match.events)
                compare(match, tricks)
            elif tricks.hands and match.phase != "offering":
                for told in match.events[read:]:
                    tricks.told(told.event)
                read, tricks.hands = len(match.events), []
            step(rng, match)
        seen.update(tricks.seen)
    # That nobody follows (PF-161a) can happen only where two play, and is rare there: it has a case of its own.
    kinds = ("plain", "dealer's card", "names the suit", "follows", "trumps")
    assert all(seen[kind] > 20 for kind in kinds), seen


def last_start(events: list[AddressedEvent]) -> int:
    """Where the events of this deal's tricks begin."""
    return max(place for place, told in enumerate(events) if isinstance(told.event, TricksBegan))


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "legal"),
    [
        ("S7 SA H8", "SK", "H", "S7 SA"),
        ("D7 H8 H9", "SK", "H", "H8 H9"),
        ("D7 H8", "SK HA", "H", "H8"),
        ("D7 C8", "SK", "H", "D7 C8"),
        ("D7 H8", "SK", None, "D7 H8"),
    ],
)
def test_the_oracle_itself(hand: str, trick: str, trump: str | None, legal: str) -> None:
    assert RULES.legal(frozenset(hand.split()), trick.split(), trump) == frozenset(legal.split())
