"""Hidden cards stay hidden: permute cards that a seat has not seen, replay, compare every byte that it receives.

Like tests/property/test_non_interference.py for Thousand. A trial plays random actions up to some moment of a deal,
gives unseen cards to other places, maps the actions that name unseen cards (another's discard), and replays. Trials in
which an action became illegal are dropped. Each phase must keep enough trials, and each planted leak must be caught.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from prikup.core.actions import Accept, Cut, Pass, Play, Refuse
from prikup.core.cards import Card, Cards, cards_in
from prikup.core.errors import IllegalAction, Refusal
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.options import with_options
from prikup.core.seats import Seat
from prikup.core.shuffle import shuffled
from prikup.preferans.actions import AnyAction, Call, Declare, Demand, Lay, Look, Misere, Offer, PassDark, Totus, Whist
from prikup.preferans.events import DiscardSeen, HandSeen
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.layout import PACK
from prikup.preferans.rules import Rules
from prikup.preferans.state import Auction, Dealing, Playing, State, Whisting
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, step
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search

TRIALS = 1100
SHARE = 100
"""Trials of each share of the search by the seed."""
FEWEST = {
    "auction": 70,
    "taking": 70,
    "laying": 10,
    "naming": 10,
    "sharing": 8,
    "whisting": 20,
    "choosing": 15,
    "playing": 280,
    "offering": 60,
    "judging": 15,
}
"""The least number of trials kept in each phase."""

PROBES: tuple[AnyAction, ...] = (
    *(Play(card) for card in range(1, 32, 3)),
    *(Lay(1 << card | 1 << card + 5) for card in range(0, 26, 4)),
    *(Call(6, 0), Call(7, 2), Call(6, 1, dark=True), Call(9, 3, hand=True)),
    *(Declare(6, 0), Declare(8, 4), Declare(10, 1, share=True), Totus(2)),
    *(Pass(), PassDark(), Misere(), Look(), Whist(), Accept(), Refuse(), Demand(), Offer((0, 5, 5))),
)


def received(match: AnyMatch, seat: Seat) -> bytes:
    """Every byte that a seat receives: its events, its view, what is awaited, its legal actions, refusals."""
    game = match.game
    refusals = [game.why_not(match.state, seat, action) for action in PROBES]
    told = [msgspec.json.encode(event) for event in match.seen(seat)]
    rest = (match.view(seat), match.awaits(), match.legal(seat), refusals)
    return b"\n".join([*told, *map(msgspec.json.encode, rest)])


def seen_cards(match: AnyMatch, seat: Seat) -> Cards:
    """All cards whose face a seat has been shown in this deal."""
    seen = 0
    for event in match.seen(seat):
        cards = getattr(event, "cards", None)
        if isinstance(cards, int):
            seen |= cards
        elif cards is not None:
            seen |= sum(1 << card for card in cards)
        card = getattr(event, "card", None)
        if card is not None:
            seen |= 1 << card
    return seen


def permuted(rng: random.Random, cards: Cards) -> dict[Card, Card]:
    """A random permutation of some or all of the pack that leaves the given cards where they are."""
    free = [card for card in PACK if not cards >> card & 1]
    if rng.random() < 0.7:
        # A few cards changed keep more plays legal.
        free = rng.sample(free, min(len(free), rng.randint(2, 5)))
    return {card: card for card in PACK} | dict(zip(free, rng.sample(free, len(free)), strict=True))


def mapped(action: AnyAction, moves: dict[Card, Card]) -> AnyAction:
    """The action with its cards permuted."""
    if isinstance(action, Play):
        return Play(moves[action.card])
    if isinstance(action, Lay):
        return Lay(sum(1 << moves[card] for card in cards_in(action.cards)))
    return action


def first_state(rng: random.Random, game: Preferans) -> State:
    """A match before the cut, with its own order of the pack."""
    pack = list(shuffled(f"{rng.getrandbits(64):016x}", PACK))
    if rng.random() < 0.4:
        # High cards are sometimes together, so that somebody can play.
        pack.sort(key=lambda card: (card & 7) + rng.random() * 8)
    return State(random_sheet(rng, game), Dealing("cut", seed="00", pack=tuple(pack)))


def rules_of(rng: random.Random) -> Rules:
    """Random rules with a cut; some that make rare phases likely."""
    rules = random_rules(rng, 8)
    if rng.random() < 0.25:
        rules = PRESETS.parse("preferans/klassika")
    return with_options(rules, {"deal.cut": True})


HURRIED = (
    "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=passes+whist.dealer=off+proof.kind=game"
    "+dark.calls=off+bombs.by=off"
)


def agreed(match: AnyMatch) -> bool:
    """Calls, whists, and shares the tricks out so that the declarer gets most: what follows is the judging."""
    seat, phase = match.awaits()[0], match.phase
    wanted: type = {"auction": Call, "whisting": Whist, "playing": Offer, "offering": Accept}.get(phase, Declare)
    view = match.view(seat)
    if (phase == "auction" and view.standing is not None) or (phase == "whisting" and view.said):
        wanted = Pass
    found = [action for action in match.legal(seat) if isinstance(action, wanted)]
    if found:
        # 6C rather than 6S, which both must whist; offers stand with most tricks for the declarer first.
        match.apply(seat, found[1 if phase in ("auction", "naming") and len(found) > 1 else 0])
    return bool(found)


def prefix(rng: random.Random) -> tuple[State, AnyMatch] | None:
    """A deal at some moment; None if it did not get there."""
    hurried = rng.random() < 0.1
    rules = PRESETS.parse(HURRIED) if hurried else rules_of(rng)
    game = Preferans(rules)
    start = first_state(rng, game)
    match: AnyMatch = Match(game, start=start)
    match.apply(match.awaits()[0], Cut(rng.randint(1, 31)))
    length = 45 if hurried else rng.choice([rng.randint(1, 12), rng.randint(8, 45)])
    deals = match.state.sheet.deals
    while len(match.log) < length:
        if hurried and match.phase == "judging" and rng.random() < 0.5:
            break
        if match.phase in ("sharing", "choosing", "judging", "taking", "offering") and rng.random() < (
            0.15 if hurried else 0.6
        ):
            # Rare phases: stop here more often than elsewhere.
            break
        before = (match.state, len(match.log), len(match.events))
        if not (hurried and agreed(match)):
            step(rng, match)
        if match.state.sheet.deals != deals or not match.awaits():
            # Stay inside one deal: undo the last step and stop there.
            match.state = before[0]
            del match.log[before[1] :], match.events[before[2] :]
            break
    return None if isinstance(match.state.phase, Dealing) else (start, match)


def moved(start: State, log: list[tuple[Seat, AnyAction]], moves: dict[Card, Card]) -> tuple[State, list[Any]]:
    """The same deal with permuted cards."""
    assert isinstance(start.phase, Dealing)
    pack = tuple(moves[card] for card in start.phase.pack)
    other = State(start.sheet, msgspec.structs.replace(start.phase, pack=pack))
    return other, [(who, mapped(action, moves)) for who, action in log]


def trial(rng: random.Random, make: type[Preferans]) -> tuple[str, bool] | None:
    """One trial: its phase, and whether the bytes were the same; None if it was dropped."""
    found = prefix(rng)
    if found is None:
        return None
    start, match = found
    assert isinstance(match.game, Preferans)
    rules = match.game.rules
    one: AnyMatch = Match.replay(make(rules), match.log, start=start)
    seat = rng.randrange(match.players)
    moves = permuted(rng, seen_cards(one if make is Preferans else match, seat))
    other_start, log = moved(start, match.log, moves)
    try:
        other: AnyMatch = Match.replay(make(rules), log, start=other_start)
    except IllegalAction:
        return None
    return match.phase, received(one, seat) == received(other, seat)


@pytest.mark.parametrize("share", range(trials(4, 12)))
def test_hidden_cards_stay_hidden(share: int) -> None:
    found = [trial(random_of(f"hidden cards {share}/{number}"), Preferans) for number in range(SHARE)]
    kept = [one for one in found if one is not None]
    assert len(kept) > SHARE / 2
    assert all(same for _, same in kept), Counter(phase for phase, same in kept if not same)


@pytest.mark.slow
def test_every_phase_is_looked_at() -> None:
    kept: Counter[str] = Counter()
    for number in range(TRIALS):
        found = trial(random.Random(f"honest/{number}"), Preferans)
        if found is not None:
            kept[found[0]] += 1
            assert found[1], found[0]
    assert all(kept[phase] >= fewest for phase, fewest in FEWEST.items()), kept


class LeakyEvents(Preferans):
    """Tells everybody what was laid away."""

    def step(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[AddressedEvent]]:
        state, events = super().step(state, seat, action)
        everyone = self.compiled.everyone
        return state, [
            AddressedEvent(one.event, everyone if isinstance(one.event, DiscardSeen) else one.to) for one in events
        ]


class LeakyGlance(Preferans):
    """Tells everybody the hand at which the dealer looks, or that he plays standing."""

    def step(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[AddressedEvent]]:
        before = state
        state, events = super().step(state, seat, action)
        if isinstance(before.phase, Dealing):
            return state, events
        everyone = self.compiled.everyone
        return state, [
            AddressedEvent(one.event, everyone if isinstance(one.event, HandSeen) else one.to) for one in events
        ]


class LeakyAwaits(Preferans):
    """Awaits one seat more when an ace lies in the talon."""

    def awaits(self, state: State) -> tuple[Seat, ...]:
        awaited = super().awaits(state)
        if isinstance(state.phase, Auction) and any(card & 7 == 7 for card in state.phase.talon):
            return (*awaited, (awaited[0] + 1) % self.players)
        return awaited


class LeakyLegal(Preferans):
    """Allows a word that depends on another's hand."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        if isinstance(state.phase, Whisting | Playing) and state.phase.held.hands[seat - 1] & 0x80000000:
            return (*legal, Demand())
        return legal


class LeakyRefusal(Preferans):
    """Refuses a call with words that tell the talon's first card."""

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and isinstance(state.phase, Auction) and isinstance(action, Call):
            return Refusal(refusal.code, {"talon": state.phase.talon[0]})
        return refusal


class LeakyDark(Preferans):
    """Counts an unseen hand in the legal calls."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        phase: Any = state.phase
        if isinstance(phase, Auction) and phase.unseen >> seat & 1 and phase.hands[seat] & 0x0F0F0F0F:
            low = (phase.hands[seat] & 0x0F0F0F0F).bit_count()
            return legal[: 1 + low % 2]
        return legal


@pytest.mark.parametrize("leak", [LeakyEvents, LeakyGlance, LeakyAwaits, LeakyLegal, LeakyRefusal, LeakyDark])
def test_planted_leaks_are_caught(leak: type[Preferans]) -> None:
    found = (trial(random.Random(f"{leak.__name__}/{number}"), leak) for number in range(300))
    assert any(one is not None and not one[1] for one in found)
