"""Hidden cards stay hidden: permute the cards that a seat has not seen, replay, compare every byte that it receives.

A trial plays random actions up to some moment, gives the unseen cards to other places, maps the actions that name
unseen cards (a closed gift of others), and replays. Trials in which an action became illegal are dropped. In those
kept, the seat's events, view, legal actions, the awaited seats and the refusals must be the same. Each phase must
keep enough trials, and each planted leak must be caught.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from prikup.core.actions import Bid, Deal, Pass, Play
from prikup.core.cards import Cards, cards_in
from prikup.core.errors import IllegalAction, Refusal
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat, everybody
from prikup.core.shuffle import shuffled
from prikup.thousand.actions import AnyAction, Claim, Contra, Give, Lay, Misere, Name, Recontra, Sell, Show, Slam
from prikup.thousand.events import BottomShown, CardDrawn, CardGiven, GiftMade, HandsDealt, PackMixed, TalonShown
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.state import Auction, Dealing, Giving, Playing, State, Taking
from tests.support.random_play import step
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials
from tests.support.thousand import rare_deal, sheet_near

pytestmark = pytest.mark.search

TRIALS = 3500
SHARE = 150
"""Trials of each share of the search by the seed."""
FEWEST = {
    "dealing": 40,
    "auction": 150,
    "taking": 15,
    "giving": 60,
    "naming": 30,
    "playing": 120,
    "selling": 20,
    "keeping": 5,
    "doubling": 10,
    "announcing": 5,
    "resting": 10,
}
"""The least number of trials kept in each phase."""

PROBES: tuple[AnyAction, ...] = (
    Pass(),
    Bid(120),
    Bid(200),
    Bid(300),
    *(Play(card) for card in range(2, 32, 5)),
    *(Play(card, announce=True) for card in (5, 13, 21, 29, 31)),
    *(Claim(ground) for ground in ("four_nines", "weak_hand", "talon_nines", "weak_talon")),
    *(Give(to, card) for to in range(3) for card in (7, 18)),
    *(Lay(card) for card in (7, 18)),
    *(Sell(card) for card in (7, 18)),
    *(Show(suit) for suit in range(4)),
    *(Misere(), Slam(open=True), Name(120, open=True), Contra(), Recontra()),
)


def received(match: Match[State, AnyAction, Any], seat: Seat) -> bytes:
    """Every byte that a seat receives: its events, its view, what is awaited, its legal actions, refusals."""
    game = match.game
    refusals = [game.why_not(match.state, seat, action) for action in PROBES]
    told = [msgspec.json.encode(event) for event in match.seen(seat)]
    view = msgspec.json.encode(match.view(seat))
    return b"\n".join(
        [
            *told,
            view,
            msgspec.json.encode(match.awaits()),
            msgspec.json.encode(match.legal(seat)),
            msgspec.json.encode(refusals),
        ]
    )


def seen_cards(match: Match[State, AnyAction, Any], seat: Seat) -> Cards:
    """All cards whose face a seat has been shown in this deal."""
    seen = 0
    for event in match.seen(seat):
        if isinstance(event, HandsDealt) and event.exposed >= 0:
            seen |= 1 << event.exposed
        for field in ("cards", "card"):
            value = getattr(event, field, None)
            if value is not None:
                seen |= value if field == "cards" else 1 << value
    return seen


def permuted(rng: random.Random, cards: Cards, pack: tuple[int, ...]) -> dict[int, int]:
    """A random permutation of the pack that leaves the given cards where they are."""
    free = [card for card in pack if not cards >> card & 1]
    other = free[:]
    rng.shuffle(other)
    return {card: card for card in pack} | dict(zip(free, other, strict=True))


def mapped(action: AnyAction, moves: dict[int, int]) -> AnyAction:
    """The action with its card permuted (only gifts, plays, cards laid away and cards for sale name cards)."""
    if isinstance(action, Give | Lay | Sell | Play):
        return msgspec.structs.replace(action, card=moves[action.card])
    return action


def mapped_cards(cards: Cards, moves: dict[int, int]) -> Cards:
    """A set with its cards permuted."""
    mask = 0
    for card in cards_in(cards):
        mask |= 1 << moves[card]
    return mask


def first_state(rng: random.Random, game: Thousand) -> tuple[State, Deal | None]:
    """A match before a deal: cards to be dealt by hand, or a pack in an order of its own that waits for the cut."""
    sheet = sheet_near(rng, game)
    if game.rules.cut.kind == "nines" and rng.random() < 0.6:
        pack = shuffled(f"{rng.getrandbits(64):016x}", game.compiled.layout.pack)
        return State(sheet, Dealing("cut", seed="00", pack=pack)), None
    return State(sheet, Dealing("shuffle")), rare_deal(rng, game, sheet.dealer)


def disclosed(match: Match[State, AnyAction, Any]) -> list[object]:
    """What the rules disclose about a hidden card: a bad bottom card is shown, others are not."""
    return [told.event for told in match.events if isinstance(told.event, BottomShown | PackMixed)]


HIDING: tuple[str, ...] = ("thousand/pl-2a", "thousand/pl-2b", "thousand/pl-2d", "thousand/pl-2e", "thousand/ru-2")
HIDING += ("1001/hulsemann", "1001/feder", "1001/mcleod", "1001/501")


def mapped_deal(deal: Deal, moves: dict[int, int]) -> Deal:
    """The deal with its cards permuted, the order of the rest too."""
    hands = tuple(mapped_cards(hand, moves) for hand in deal.hands)
    return Deal(hands, mapped_cards(deal.rest, moves), tuple(moves[card] for card in deal.order))


def trial(rng: random.Random, make: type[Thousand]) -> tuple[str, bool] | None:
    """One trial: its phase, and whether the bytes were the same; None if it was dropped."""
    rules = random_rules(rng, 10)
    if rng.random() < 0.25:
        # Hidden cards of other kinds: two talons, a stock, what was laid away.
        rules = PRESETS.get(rng.choice(HIDING))
    elif rng.random() < 0.15:
        rules = PRESETS.parse("thousand/ru+cut.kind=nines+cut.wedding=bury+dark.floor=0")
    elif rng.random() < 0.1:
        rules = PRESETS.parse("thousand/ru-common+talon.forced=choice+redeal.under=off")
    if rng.random() < 0.08:
        rules = PRESETS.parse("thousand/ru+sale.tries=3+sale.rebuy=on+special.open=on+redeal.under=off")
    elif rng.random() < 0.08:
        rules = PRESETS.parse("thousand/ru+contra.kind=recontra+special.misere=120+special.open=on+redeal.under=off")
    elif rng.random() < 0.08:
        rules = PRESETS.parse("thousand/ru+marriages.show=on+special.slam=300+special.open=on+redeal.under=off")
    elif rng.random() < 0.08:
        rules = PRESETS.parse("thousand/ru+marriages.when=before+marriages.drowned=on+redeal.under=off")
    elif rng.random() < 0.08:
        duties = rng.choice(("partial_trumping=on", "overtrump_declarer=on+play.void=free"))
        rules = PRESETS.parse(f"thousand/ru+marriages.fixed=hearts+play.{duties}+redeal.under=off")
    shortly = rng.random() < 0.1
    if shortly:
        who = rng.choice(("opener", "anyone"))
        rules = PRESETS.parse(f"thousand/ru-common+dark.floor=0+dark.who={who}+redeal.under=off")
    game = Thousand(rules)
    start, deal = first_state(rng, game)
    match: Match[State, AnyAction, Any] = Match(game, start=start)
    if deal is not None:
        match.apply(TABLE, deal)
    deals, length = match.state.sheet.deals, rng.randint(0, 2 if shortly else 30 if deal else 4)
    while len(match.log) < length and not match.over:
        if match.phase in ("taking", "doubling", "announcing") and rng.random() < 0.7:
            # A rare phase: stop here more often than elsewhere.
            break
        if match.phase == "selling" and rng.random() < 0.3:
            break
        before = (match.state, len(match.log), len(match.events))
        if match.phase == "auction" and rng.random() < 0.4 and Pass() in match.legal(match.awaits()[0]):
            match.apply(match.awaits()[0], Pass())
        else:
            step(rng, match)
        if not match.awaits() or match.state.sheet.deals != deals or (deal is not None and match.phase == "dealing"):
            # Stay inside one deal: undo the last step and stop there.
            match.state = before[0]
            del match.log[before[1] :], match.events[before[2] :]
            break
    seat = rng.randrange(match.players)
    moves = permuted(rng, seen_cards(match, seat), game.compiled.layout.pack)
    if deal is not None:
        other_start = start
        log = [
            (TABLE, mapped_deal(deal, moves)),
            *((who, mapped(action, moves)) for who, action in match.log[1:]),
        ]
    else:
        assert isinstance(start.phase, Dealing)
        pack = tuple(moves[card] for card in start.phase.pack)
        other_start = State(start.sheet, msgspec.structs.replace(start.phase, pack=pack))
        log = [(who, mapped(action, moves)) for who, action in match.log]
    try:
        other = Match.replay(make(rules), log, start=other_start)
    except IllegalAction:
        return None
    one = Match.replay(make(rules), match.log, start=start)
    if disclosed(one) != disclosed(other):
        return None
    return match.phase, received(one, seat) == received(other, seat)


@pytest.mark.parametrize("share", range(trials(4, 24)))
def test_hidden_cards_stay_hidden(share: int) -> None:
    rng = random_of(f"hidden cards {share}")
    found = [trial(rng, Thousand) for _ in range(SHARE)]
    kept = [one for one in found if one is not None]
    assert len(kept) > SHARE / 2
    assert all(same for _, same in kept), Counter(phase for phase, same in kept if not same)


@pytest.mark.slow
def test_every_phase_is_looked_at() -> None:
    rng = random.Random("honest")
    kept: Counter[str] = Counter()
    for _ in range(TRIALS):
        found = trial(rng, Thousand)
        if found is not None:
            kept[found[0]] += 1
            assert found[1], found[0]
    assert all(kept[phase] >= fewest for phase, fewest in FEWEST.items()), kept


class LeakyEvents(Thousand):
    """Tells everybody the face of a closed gift."""

    def apply(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[AddressedEvent]]:
        state, events = super().apply(state, seat, action)
        everyone = everybody(self.players)
        gifts = [told for told in events if isinstance(told.event, CardGiven)]
        kept = [told for told in events if not isinstance(told.event, CardGiven | GiftMade)]
        return state, [*kept, *(AddressedEvent(told.event, everyone) for told in gifts)]


class LeakyAwaits(Thousand):
    """Awaits one seat more when an ace lies in the talon."""

    def awaits(self, state: State) -> tuple[Seat, ...]:
        awaited = super().awaits(state)
        if isinstance(state.phase, Auction) and state.phase.talon & 0x80808080:
            return (*awaited, (awaited[0] + 1) % self.players)
        return awaited


class LeakyLegal(Thousand):
    """Offers a claim that depends on the neighbour's hand."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        if isinstance(state.phase, Giving | Playing) and seat >= 0 and state.phase.hands[seat - 1] & 0x80000000:
            return (*legal, Claim("four_nines"))
        return legal


class LeakyRefusal(Thousand):
    """Refuses a bid with words that tell the talon's first card."""

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and isinstance(state.phase, Auction) and isinstance(action, Bid):
            return Refusal(refusal.code, {"talon": state.phase.talon})
        return refusal


class LeakyStock(Thousand):
    """Tells everybody which card was drawn."""

    def apply(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[AddressedEvent]]:
        state, events = super().apply(state, seat, action)
        everyone = everybody(self.players)
        return state, [
            AddressedEvent(told.event, everyone) if isinstance(told.event, CardDrawn) else told for told in events
        ]


class LeakyOrder(Thousand):
    """Offers a claim that depends on the next card of the stock."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        if isinstance(state.phase, Playing) and state.phase.stock and state.phase.stock[0] & 7 > 4:
            return (*legal, Claim("four_nines"))
        return legal


class LeakyChoice(Thousand):
    """Shows the second talon with the first."""

    def apply(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[AddressedEvent]]:
        before = state.phase
        state, events = super().apply(state, seat, action)
        if isinstance(before, Taking) and before.beside and isinstance(state.phase, Giving):
            events.append(AddressedEvent(TalonShown(state.phase.beside), everybody(self.players)))
        return state, events


class LeakyDark(Thousand):
    """Counts an unseen hand in the legal bids."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        phase = state.phase
        if isinstance(phase, Auction) and phase.unseen >> seat & 1 and phase.hands[seat].bit_count() == 7:
            return legal if phase.hands[seat] & 0x80808080 else legal[:1]
        return legal


LEAKS = [LeakyEvents, LeakyAwaits, LeakyLegal, LeakyRefusal, LeakyDark, LeakyStock, LeakyOrder, LeakyChoice]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_caught(leak: type[Thousand]) -> None:
    rng = random.Random(leak.__name__)
    assert any(found is not None and not found[1] for found in (trial(rng, leak) for _ in range(900)))
