"""Thousand and 1001: knowledge from a view that begins inside a deal is exact (see tests/property/knowing.py).

The position in which a match begins need not come from a deal: it is any that ``validate`` accepts, with the same view.
Where the view of a position that stood later is the same, that one may have been the beginning.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from prikup.core.cards import Cards, cards_in, mask_of
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import Seat, audience_of
from prikup.thousand.actions import Lay, Look
from prikup.thousand.events import CardForSale, CardsKept, CardsSold, DealScored
from prikup.thousand.game import Thousand
from prikup.thousand.state import Auction, Dealing, Giving, Playing, Selling, State, Taking
from tests.property import test_knowledge_thousand as dealt
from tests.property.knowing import AnyMatch, Log
from tests.property.test_knowledge_thousand import Piles, ThousandTrial
from tests.support.seeds import trials

PHASES = ("auction", "taking", "selling", "giving", "naming", "doubling", "announcing", "playing")


class Course(ThousandTrial):
    """A match that may have begun at one position: all positions with the same view, and what followed from them."""

    def courses(self, layout: CardsByPlace) -> Iterator[tuple[State, Log]]:
        """The positions with these cards, for each way in which the hidden actions can have gone."""
        for start, log in super().courses(layout):
            for state in self.variants(start):
                fits = isinstance(self.game.validate(self.game.setup_of(state)), State)
                if fits and self.game.fresh_view(state, self.seat) == self.fresh:
                    yield state, log
            yield from self.looked(start, log)

    def variants(self, start: State) -> Iterator[State]:
        """The position, also with other values of what no seat sees of it."""
        phase: Any = start.phase
        yield start
        if isinstance(phase, Auction):
            if phase.bidder >= 0:
                yield State(start.sheet, replace(phase, spoken=audience_of(*self.in_play())))
            return
        plain: dict[str, Any] = {"contract": replace(phase.contract, paid=0)}
        if hasattr(phase, "nines"):
            plain["nines"] = -1
        yield State(start.sheet, replace(phase, **plain))
        if isinstance(phase, Giving | Selling) and not getattr(phase, "bought", False):
            # Nobody else knows which cards the talon had: any that the declarer holds.
            held = phase.hands[phase.contract.seat] | (phase.offered if isinstance(phase, Selling) else 0)
            talon = mask_of(list(cards_in(held))[: self.game.compiled.layout.talon])
            yield State(start.sheet, replace(phase, **plain, talon=talon))

    def looked(self, start: State, log: Log) -> Iterator[tuple[State, Log]]:
        """The same where those who may bid dark looked at their hands only later: the view does not tell."""
        phase: Any = start.phase
        if not isinstance(phase, Auction) or phase.unseen or not self.game.rules.dark.active():
            return
        anyone = self.game.rules.dark.who == "anyone"
        able = self.game.compiled.in_play[start.sheet.dealer] if anyone else (phase.opener,)
        for count in range(1, len(able) + 1):
            for seats in combinations(able, count):
                dark = State(start.sheet, replace(phase, unseen=audience_of(*seats)))
                if isinstance(self.game.validate(self.game.setup_of(dark)), State):
                    for ats in product(range(len(log) + 1), repeat=count):
                        yield dark, _with_looks(log, dict(zip(seats, ats, strict=True)))

    def in_play(self) -> tuple[Seat, ...]:
        """The seats that hold cards."""
        seats: tuple[Seat, ...] = self.game.compiled.in_play[self.start.sheet.dealer]
        return seats

    def gives_the_view(self, start: Any, log: Log) -> bool:
        """Whether a log can be played from a position and the seat then knows the same."""
        plain, self.fresh = self.fresh, self.game.fresh_view(start, self.seat)
        found = super().gives_the_view(start, log)
        self.fresh = plain
        return found

    def _dealing(self, piles: Piles, log: Log) -> tuple[State, Log]:
        """The position with these cards."""
        hands, order = [*piles[0]], piles[1]
        layout = self.game.compiled.layout
        phase: Any = self.start.phase
        sizes = (self._lay_there() * layout.talon, layout.set_aside)
        talon = mask_of(order[: sizes[0]])
        changed: dict[str, Any] = {}
        if hasattr(phase, "beside"):
            changed["beside"] = mask_of(order[sizes[0] : sum(sizes)])
            changed["stock"] = order[sum(sizes) :]
        if isinstance(phase, Auction | Taking) or (isinstance(phase, Selling) and not phase.sales):
            changed["talon"] = talon
        if isinstance(phase, Selling):
            if phase.sales:
                hands[phase.contract.seat] &= ~phase.offered
            else:
                changed["offered"] = talon
        if hasattr(phase, "aside"):
            changed["aside"] = talon
            if not phase.contract.golden:
                since = mask_of(action.card for _, action in log if isinstance(action, Lay))
                changed["aside"] = self.aside & ~since
                hands[phase.contract.seat] &= ~changed["aside"]
        return State(self.start.sheet, replace(phase, hands=tuple(hands), **changed)), log

    def _exchanged(self, hands: list[Cards], lying: dict[str, Cards], stock: tuple[int, ...]) -> Iterator[Any]:
        self.aside = lying.get("aside", 0)
        yield from super()._exchanged(hands, lying, stock)

    def _lay_there(self) -> bool:
        """Whether the talon lay there when the view began."""
        phase: Any = self.start.phase
        lies = isinstance(phase, Auction | Taking) or (isinstance(phase, Selling) and not phase.sales)
        return lies or (isinstance(phase, Playing) and phase.contract.golden)

    def _took(self) -> bool:
        return super()._took() and self._lay_there()

    def _sold(self) -> tuple[Seat, Seat, Cards] | None:
        phase: Any = self.start.phase
        begun = isinstance(phase, Selling) and phase.sales
        seller, cards = (phase.contract.seat, phase.offered) if begun else (-1, 0)
        for told in self.match.events:
            event = told.event
            if isinstance(event, CardForSale):
                cards |= 1 << event.card
                seller = event.seat
            elif isinstance(event, CardsKept):
                cards = 0
            elif isinstance(event, CardsSold):
                return (seller, event.seat, cards) if cards else None
        return None


class BegunTrial(Course):
    """A match that began inside a deal."""

    def __init__(self, match: AnyMatch, start: Any, seat: Seat) -> None:
        super().__init__(match, start, seat)
        self.others: list[Course] = []
        """Later positions of the match from which the view would be the same."""
        for number in range(1, len(match.log) + 1):
            state = Match.replay(match.game, match.log[:number], start=start).state
            if match.game.phase(state) not in PHASES:
                continue
            later: AnyMatch = Match.replay(match.game, match.log[number:], start=state)
            if msgspec.json.encode(later.view(seat)) == self.seen:
                self.others.append(Course(later, state, seat))

    def consistent(self, layout: CardsByPlace) -> bool:
        """Whether the view could have begun at some position and come to this layout."""
        return super().consistent(layout) or any(other.consistent(layout) for other in self.others)


def begins(rng: random.Random, game: Thousand, wanted: str) -> State | None:
    """A position inside a deal in a phase, with some cards changed; None if the deal did not come there."""
    _, match = dealt.begun(rng, game)
    skip = rng.choice((0, 0, 1, 2))
    while match.awaits() and len(match.log) < 60:
        state = match.state
        if isinstance(state.phase, Dealing):
            return None
        if match.phase == wanted:
            if not skip or wanted in ("naming", "taking", "playing"):
                return mixed(rng, game, state)
            skip -= 1
        if isinstance(state.phase, Playing):
            return mixed(rng, game, state) if not state.phase.index and not state.phase.trick else None
        seat = rng.choice(match.awaits())
        events = match.apply(seat, dealt.choose(rng, match.legal(seat)))
        if any(isinstance(told.event, DealScored) for told in events):
            return None
    return None


def mixed(rng: random.Random, game: Thousand, state: State) -> State | None:
    """The position with some cards exchanged, so that it need not come from any deal."""
    phase: Any = state.phase
    fields = [name for name in ("talon", "aside", "beside") if getattr(phase, name, 0)]
    if isinstance(phase, Giving | Selling):
        fields = [name for name in fields if name != "talon"]
    piles = [*phase.hands, *(getattr(phase, name) for name in fields)]
    for _ in range(rng.choice((0, 1, 3, 6, 12))):
        one, other = rng.sample([at for at, pile in enumerate(piles) if pile], 2)
        bits = 1 << rng.choice(list(cards_in(piles[one]))) | 1 << rng.choice(list(cards_in(piles[other])))
        changed = [*piles]
        changed[one] ^= bits
        changed[other] ^= bits
        values: dict[str, Any] = {"hands": tuple(changed[: len(phase.hands)])}
        values |= dict(zip(fields, changed[len(phase.hands) :], strict=True))
        found = State(state.sheet, replace(phase, **values))
        if isinstance(game.validate(game.setup_of(found)), State):
            state, phase, piles = found, found.phase, changed
    return state if isinstance(game.validate(game.setup_of(state)), State) else None


def trial(rng: random.Random, game: Thousand, wanted: str) -> BegunTrial:
    """A view some actions after it began inside a deal."""
    start, tried = None, 0
    while start is None:
        # Many rules never come to a phase.
        start = begins(rng, game, wanted if tried < 8 else rng.choice(PHASES))
        tried += 1
    match: AnyMatch = Match(game, start=start)
    deals = match.state.sheet.deals
    log: Log = []
    for _ in range(rng.choice((0, 1, 2, 3, 5, 8, 14, 40))):
        if not match.awaits() or match.awaits() == (-1,):
            break
        seat = rng.choice(match.awaits())
        match.apply(seat, dealt.choose(rng, match.legal(seat)))
        if match.state.sheet.deals != deals or match.phase in ("dealing", "over"):
            break
        log = list(match.log)
    checked: AnyMatch = Match.replay(game, log, start=start)
    seat = rng.randrange(game.players)
    declarer = match.view(seat).declarer
    return BegunTrial(checked, start, declarer if declarer >= 0 and rng.random() < 0.3 else seat)


RULES = (
    "thousand/ru",
    "thousand/ru-4",
    "thousand/ru-2",
    "thousand/pl",
    "thousand/ru+redeal.under=off+auction.cap=held",
    "thousand/ru+sale.tries=3+sale.rebuy=on+redeal.under=off",
    "thousand/ru+deal.pack=32+redeal.under=off",
    "thousand/pl-2a",
    "thousand/ru-common+dark.floor=0+dark.talon=hidden+redeal.under=off",
    "thousand/ru-common+dark.floor=0+dark.who=anyone+redeal.under=off",
    "random",
)


@pytest.mark.parametrize("seed", range(trials(4, 12)))
@pytest.mark.parametrize("wanted", PHASES)
@pytest.mark.parametrize("rules", RULES)
def test_knowledge_is_exact_where_a_view_begins_inside_a_deal(rules: str, wanted: str, seed: int) -> None:
    rng = random.Random(f"begun {rules} {wanted} {seed}")
    game = Thousand(dealt.rules_of(rng, rules))
    trial(rng, game, wanted).check(rng)


def _with_looks(log: Log, looks: dict[Seat, int]) -> Log:
    """A log in which seats look at their hands before the action of this number."""
    found: Log = []
    for at in range(len(log) + 1):
        found += [(seat, Look()) for seat, when in looks.items() if when == at]
        found += log[at : at + 1]
    return found
