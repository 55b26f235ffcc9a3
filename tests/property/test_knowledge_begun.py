"""Thousand and 1001: knowledge from a view that begins inside a deal is exact (see tests/property/knowing.py).

The position in which a match begins need not come from a deal: it is any that ``validate`` accepts, with the same view.
Where the view of a position that stood later is the same, that one may have been the beginning.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.actions import Pass, Rest
from prikup.core.cards import KING, QUEEN, Cards, cards_in, mask_of
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import Seat, audience_of
from prikup.thousand.actions import Golden, Lay, Look, Misere, Sell
from prikup.thousand.events import CardForSale, CardsKept, CardsSold, DealScored
from prikup.thousand.game import Thousand
from prikup.thousand.rules.marriages import ORDERS
from prikup.thousand.state import (
    Announcing,
    Auction,
    Dealing,
    Doubling,
    Giving,
    Keeping,
    Playing,
    Resting,
    Selling,
    State,
    Taking,
)
from tests.property import test_knowledge_thousand as dealt
from tests.property.knowing import AnyMatch, Log, begun_later, with_gone
from tests.property.test_knowledge_thousand import Piles, ThousandTrial
from tests.support.seeds import random_of, trials

PHASES = (
    *("auction", "taking", "selling", "keeping", "giving", "naming", "doubling", "announcing"),
    *("playing", "resting"),
)
"""The phases of a deal, in any of which a match can begin."""
Among = Playing | Announcing | Resting
"""The phases among the tricks."""


def playing_of(phase: Any) -> Any:
    """The tricks of a phase, or the phase itself."""
    return phase.play if isinstance(phase, Announcing | Resting) else phase


def gone_of(game: Thousand, play: Any) -> Cards:
    """The cards that were out of play in a position among the tricks."""
    rest: Cards = game.compiled.layout.all & ~mask_of((*play.trick, *play.stock)) & ~play.aside & ~play.beside
    for hand in play.hands:
        rest &= ~hand
    return rest


class Course(ThousandTrial):
    """A match that may have begun at one position: all positions with the same view, and what followed from them."""

    def courses(self, layout: CardsByPlace) -> Iterator[tuple[State, Log]]:
        """The positions with these cards, for each way in which the hidden actions can have gone."""
        for start, log in super().courses(layout):
            for state in self.variants(start):
                self.work.spend()
                if isinstance(self.game.validate(self.game.setup_of(state)), State):
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
        if isinstance(phase, Among):
            yield from self.among(start)
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

    def among(self, start: State) -> Iterator[State]:
        """The position among the tricks, with every combination of marriages declared that gives its points."""
        phase: Any = start.phase
        play, rules = playing_of(phase), self.game.rules.marriages
        gone = gone_of(self.game, play)
        before = [points + bonus for points, bonus in zip(play.points, play.bonuses, strict=True)]
        worth = self.game.compiled.policy.points(gone)
        for announced, drowned in self.declared():
            suits = [suit for suit in range(4) if announced >> suit & 1]
            values = ORDERS[rules.values][: len(suits)] if rules.values in ORDERS else None
            worths = list(values) if values else [rules.by_suit()[suit] for suit in suits]
            void = sum(rules.by_suit()[suit] for suit in suits if drowned >> suit & 1)
            aces = rules.four_aces * (announced >> 4)
            points = self.earlier(before, drowned, announced)
            bonus = sum(worths) + aces - void
            count = announced.bit_count() - drowned.bit_count()
            if sum(points) - bonus != worth:
                continue
            for chosen, plain, declared in self.shares(play, points, bonus, count):
                piles, bonuses = play.taken, plain
                if piles:
                    found = self.piled(gone, play, points, chosen)
                    if found is None:
                        continue
                    piles = found
                    bonuses = tuple(
                        count - self.game.compiled.policy.points(pile)
                        for count, pile in zip(points, piles, strict=True)
                    )
                made = sorted({value for value in (*worths, aces) if value})
                for trump in self.trumps(play, announced, made, declared, drowned):
                    found = replace(
                        play,
                        contract=replace(play.contract, paid=0),
                        announced=announced,
                        drowned=drowned,
                        points=tuple(one - other for one, other in zip(points, bonuses, strict=True)),
                        bonuses=bonuses,
                        declared=declared,
                        taken=piles,
                        **trump,
                    )
                    whole = replace(phase, play=found) if isinstance(phase, Announcing | Resting) else found
                    yield State(start.sheet, whole)

    def declared(self) -> Iterator[tuple[int, int]]:
        """What may have been declared, and what of it drowned."""
        for announced in range(32):
            for drowned in range(16) if self.game.rules.marriages.drowned else (0,):
                if not drowned & ~announced:
                    yield announced, drowned

    def earlier(self, before: list[int], drowned: int, announced: int) -> list[int]:
        """The points when the match began, if other marriages than those of the real one were drowned since."""
        play = playing_of(self.start.phase)
        points = [*before]
        for sign, known, void in ((1, announced, drowned), (-1, play.announced, play.drowned)):
            sunk = void
            for trick in self.view.tricks if self.game.rules.marriages.drowned else ():
                for seat, card in zip(self.view.circle(trick.leader), trick.cards, strict=False):
                    half = trick.winner >= 0 and seat != trick.winner and card & 7 in (QUEEN, KING)
                    if half and (known & ~sunk) >> (card >> 3) & 1:
                        points[seat] += sign * self.game.rules.marriages.by_suit()[card >> 3]
                        sunk |= 1 << (card >> 3)
        return points

    def shares(self, play: Any, points: list[int], bonus: int, count: int) -> Iterator[Any]:
        """For each set of seats that may have declared: by seat the points of marriages, and how many each declared."""
        seats = self.in_play()
        for number in range(min(count, len(seats)) + 1):
            for chosen in combinations(seats, number):
                bonuses, declared, left = [0] * len(points), [0] * len(points), bonus
                for seat in chosen:
                    declared[seat] = 1
                for seat in sorted(seats, key=lambda seat: bool(play.tricks[seat])):
                    if seat in chosen:
                        bonuses[seat] = min(left, points[seat])
                        left -= bonuses[seat]
                if left or min(points) < 0:
                    continue
                declared[chosen[0] if chosen else seats[0]] += count - number
                yield chosen, tuple(bonuses), tuple(declared)

    def trumps(
        self, play: Any, announced: int, values: list[int], declared: tuple[int, ...], drowned: int
    ) -> Iterator[dict[str, Any]]:
        """The ways in which the trump can have been made; what tells nothing of the cards is not varied."""
        rules = self.game.rules.marriages
        plain = {"trump": -1, "trump_seat": -1, "trump_value": 0, "pending": -1, "ruling_seat": -1, "new_trump": False}
        if self.game.compiled.fixed_trump >= 0:
            yield {**plain, "trump": self.game.compiled.fixed_trump}
            return
        yield plain
        makers: list[Seat] = [seat for seat in self.in_play() if declared[seat] or drowned]
        if self.game.rules.play.foreign and not self.game.rules.play.trump_lead:
            makers = makers[:1]
        if rules.keep != "higher":
            values = values[:1]
        late = range(-1, 4) if rules.trump == "next_trick" else (-1,)
        suits = [suit for suit in range(4) if announced >> suit & 1 or announced >> 4]
        showns = {play.shown, -1, play.index} if rules.show else {play.shown}
        for shown, trump, pending in product(showns, (-1, *suits), late):
            for seat, value, new in product(makers, values, {False, self.game.rules.play.trump_lead}):
                for ruling in (-1, *makers) if pending >= 0 else (-1,):
                    yield {
                        "shown": shown,
                        "trump": trump,
                        "trump_seat": seat,
                        "trump_value": value,
                        "pending": pending,
                        "ruling_seat": ruling,
                        "new_trump": new,
                    }

    def piled(self, gone: Cards, play: Any, most: list[int], chosen: tuple[Seat, ...]) -> tuple[Cards, ...] | None:
        """Cards that are gone, divided among the seats by their tricks and points; None if that cannot be.

        ``chosen``: the seats that may have declared, and so may have fewer card points than points.
        """
        worth = self.game.compiled.policy.points
        # Cards of the same worth are all the same here.
        order = sorted(cards_in(gone), key=lambda card: worth(1 << card))
        dead: set[tuple[Any, ...]] = set()

        def divide(at: int, sizes: tuple[int, ...], points: tuple[int, ...]) -> tuple[Cards, ...] | None:
            if at == len(order):
                fits = not any(left and seat not in chosen for seat, left in enumerate(points))
                return (0,) * len(sizes) if fits and not any(sizes) else None
            if (at, sizes, points) in dead:
                return None
            card = 1 << order[at]
            for seat, size in enumerate(sizes):
                if size and points[seat] >= worth(card):
                    rest = divide(
                        at + 1,
                        (*sizes[:seat], size - 1, *sizes[seat + 1 :]),
                        (*points[:seat], points[seat] - worth(card), *points[seat + 1 :]),
                    )
                    if rest is not None:
                        return (*rest[:seat], rest[seat] | card, *rest[seat + 1 :])
            dead.add((at, sizes, points))
            return None

        hands = self.game.compiled.hands
        return divide(0, tuple(hands * tricks for tricks in play.tricks), tuple(most))

    def looked(self, start: State, log: Log) -> Iterator[tuple[State, Log]]:
        """The same where more of those who may bid dark had not looked at their hands, and did so later, or not before
        the end of the auction: the view does not tell."""
        phase: Any = start.phase
        if not isinstance(phase, Auction) or not self.game.rules.dark.active():
            return
        anyone = self.game.rules.dark.who == "anyone"
        able = self.game.compiled.in_play[start.sheet.dealer] if anyone else (phase.opener,)
        able = tuple(seat for seat in able if not phase.unseen >> seat & 1)
        for count in range(1, len(able) + 1):
            for seats in combinations(able, count):
                dark = State(start.sheet, replace(phase, unseen=phase.unseen | audience_of(*seats)))
                if isinstance(self.game.validate(self.game.setup_of(dark)), State):
                    for ats in product(range(-1, len(log) + 1), repeat=count):
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
        whole: Any = self.start.phase
        phase = playing_of(whole)
        sizes = (self._lay_there() * layout.talon, layout.set_aside)
        talon = mask_of(order[: sizes[0]])
        changed: dict[str, Any] = {}
        if hasattr(phase, "beside"):
            changed["beside"] = mask_of(order[sizes[0] : sum(sizes)])
            changed["stock"] = order[sum(sizes) :]
        if isinstance(phase, Auction | Taking | Keeping) or (isinstance(phase, Selling) and not phase.sales):
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
        changed["hands"] = tuple(hands)
        found = replace(phase, **changed)
        if whole is not phase:
            found = replace(whole, play=found)
        return State(self.start.sheet, found), log

    def _legal_then(self, hand: Cards, seat: Seat, card: int, number: int) -> bool:
        """A play may have been legal by another trump than the real one; the whole log is played again."""
        return isinstance(self.start.phase, Among) or super()._legal_then(hand, seat, card, number)

    def _order(self, stock: tuple[int, ...]) -> tuple[int, ...]:
        """Which plays were legal is not known yet, so every order is tried."""
        return stock if isinstance(self.start.phase, Among) else super()._order(stock)

    def true_layout(self) -> CardsByPlace:
        """The true layout of the cards, with those that were gone before the view began."""
        return with_gone(self.known, super().true_layout())

    def _exchanged(self, hands: list[Cards], lying: dict[str, Cards], stock: tuple[int, ...]) -> Iterator[Any]:
        self.aside = lying.get("aside", 0)
        yield from super()._exchanged(hands, lying, stock)

    def _lay_there(self) -> bool:
        """Whether the talon lay there when the view began."""
        phase = playing_of(self.start.phase)
        lies = isinstance(phase, Auction | Taking | Keeping) or (isinstance(phase, Selling) and not phase.sales)
        return lies or (isinstance(phase, Playing | Doubling) and phase.contract.golden)

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
        self.others = begun_later(Course, self)

    def consistent(self, layout: CardsByPlace) -> bool:
        """Whether the view could have begun at some position and come to this layout."""
        return super().consistent(layout) or any(other.consistent(layout) for other in self.others)


LEADING: dict[str, tuple[type, ...]] = {
    "selling": (Sell,),
    "taking": (Pass,),
    "resting": (Rest,),
    "playing": (Misere, Golden),
    "doubling": (Golden,),
}
"""Actions that lead to a phase, or to something rare in it."""


def towards(rng: random.Random, wanted: str, actions: tuple[Any, ...]) -> Any:
    """One of the legal actions, often one that leads to a phase."""
    leading = [one for one in actions if isinstance(one, LEADING.get(wanted, ())) or getattr(one, "announce", False)]
    if wanted == "taking" and len(actions) > 1:
        # Who never looks takes the talon in the dark.
        actions = tuple(one for one in actions if not isinstance(one, Look))
    return rng.choice(leading) if leading and rng.random() < 0.4 else dealt.choose(rng, actions)


def begins(rng: random.Random, game: Thousand, wanted: str) -> State | None:
    """A position inside a deal in a phase, with some cards changed; None if the deal did not come there."""
    _, match = dealt.begun(rng, game)
    tried = 0
    while game.rules.call.golden and Golden() not in match.legal(match.awaits()[0]) and tried < 30:
        _, match = dealt.begun(rng, game)
        tried += 1
    skip = rng.choice((0, 0, 1, 2))
    if wanted == "playing":
        skip = rng.choice((0, 1, rng.randrange(24), rng.randrange(24)))
    found = None
    while match.awaits() and len(match.log) < 90:
        state = match.state
        if isinstance(state.phase, Dealing):
            break
        if match.phase == wanted:
            found = state
            play: Any = playing_of(state.phase)
            rare = isinstance(play, Playing) and (play.pending >= 0 or play.drowned or play.announced >> 4)
            if not skip or wanted in ("naming", "taking", "keeping") or (rare and rng.random() < 0.5):
                break
            skip -= 1
        seat = rng.choice(match.awaits())
        events = match.apply(seat, towards(rng, wanted, match.legal(seat)))
        if any(isinstance(told.event, DealScored) for told in events):
            break
    return mixed(rng, game, found) if found is not None else None


def mixed(rng: random.Random, game: Thousand, state: State) -> State | None:
    """The position with some cards exchanged, so that it need not come from any deal."""
    for _ in range(rng.choice((0, 1, 3, 6, 12))):
        whole: Any = state.phase
        phase = playing_of(whole)
        fields = [name for name in ("talon", "aside", "beside") if getattr(phase, name, 0)]
        if isinstance(phase, Giving | Selling):
            fields = [name for name in fields if name != "talon"]
        piles = [*phase.hands, *(getattr(phase, name) for name in fields)]
        if isinstance(phase, Playing):
            piles.append(gone_of(game, phase))
        one, other = rng.sample([at for at, pile in enumerate(piles) if pile], 2)
        bits = 1 << rng.choice(list(cards_in(piles[one]))) | 1 << rng.choice(list(cards_in(piles[other])))
        changed = [*piles]
        changed[one] ^= bits
        changed[other] ^= bits
        values: dict[str, Any] = {"hands": tuple(changed[: len(phase.hands)])}
        values |= dict(zip(fields, changed[len(phase.hands) :], strict=False))
        new = replace(phase, **values)
        if isinstance(phase, Playing) and piles[-1] != changed[-1]:
            taken = tuple(pile ^ bits if (pile & bits).bit_count() == 1 else pile for pile in phase.taken)
            lost = game.compiled.policy.points(changed[-1]) - game.compiled.policy.points(piles[-1])
            seat = rng.choice([seat for seat, tricks in enumerate(phase.tricks) if tricks])
            if taken:
                seat = next(seat for seat, pile in enumerate(phase.taken) if pile != taken[seat])
            points = tuple(count + lost if at == seat else count for at, count in enumerate(phase.points))
            new = replace(new, points=points, taken=taken)
        often = 0.8 if game.rules.marriages.trump == "next_trick" or game.compiled.layout.stock else 0.3
        if isinstance(phase, Playing) and rng.random() < often:
            new = declared_too(rng, game, state, new)
        found = State(state.sheet, new if whole is phase else replace(whole, play=new))
        if isinstance(game.validate(game.setup_of(found)), State):
            state = found
    return state if isinstance(game.validate(game.setup_of(state)), State) else None


def declared_too(rng: random.Random, game: Thousand, state: State, play: Any) -> Any:
    """The tricks as if somebody had declared one more marriage, or four aces, which made the trump."""
    rules = game.rules.marriages
    bit, seat = rng.randrange(5), rng.choice(game.compiled.in_play[state.sheet.dealer])
    if play.announced >> bit & 1:
        return play
    value = rules.four_aces if bit == 4 else rules.by_suit()[bit]
    if bit < 4 and rules.values in ORDERS:
        value = ORDERS[rules.values][(play.announced & 15).bit_count()]
    changed: dict[str, Any] = {
        "announced": play.announced | 1 << bit,
        "bonuses": tuple(bonus + value * (at == seat) for at, bonus in enumerate(play.bonuses)),
        "declared": tuple(count + (at == seat) for at, count in enumerate(play.declared)),
    }
    if game.compiled.fixed_trump < 0 and (bit < 4 or rules.aces == "trump"):
        changed |= {"trump_seat": seat, "trump_value": value}
        if rules.trump == "next_trick" and play.trick and play.pending < 0:
            changed |= {"pending": bit & 3, "ruling_seat": play.trump_seat}
        else:
            changed |= {"trump": bit & 3, "pending": -1, "ruling_seat": -1}
    return replace(play, **changed)


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
    # Of each card drawn that the seat has not seen, all orders are tried.
    for _ in range(rng.choice((0, 0, 1, 2, 3, 5, 8, 14, 12 if game.compiled.layout.stock else 40))):
        if not match.awaits() or match.awaits() == (-1,):
            break
        seat = rng.choice(match.awaits())
        match.apply(seat, dealt.choose(rng, match.legal(seat)))
        if match.state.sheet.deals != deals or match.phase in ("dealing", "over"):
            break
        log = list(match.log)
    checked: AnyMatch = Match.replay(game, log, start=start)
    # Who only watches has seen no card drawn: there would be too many orders of them to try.
    seat = rng.randrange(game.players + (not game.compiled.layout.stock))
    declarer = match.view(0).declarer
    return BegunTrial(checked, start, declarer if declarer >= 0 and rng.random() < 0.3 else seat)


BEFORE = ("auction", "giving", "naming")
TRICKS = ("playing", "resting")
RULES: dict[str, tuple[str, ...]] = {
    # Other layouts.
    "thousand/ru": (*BEFORE, *TRICKS),
    "thousand/ru-4": (*BEFORE, *TRICKS),
    "thousand/ru-2": (*BEFORE, *TRICKS),
    "thousand/pl": (*BEFORE, *TRICKS),
    "thousand/ru+deal.pack=32+redeal.under=off": (*BEFORE, *TRICKS),
    "thousand/pl-2a": ("auction", "taking", "giving", *TRICKS),
    "thousand/pl-2c": ("auction", *TRICKS),
    "thousand/pl-2e": ("auction", "giving", *TRICKS),
    "1001/hulsemann": (*TRICKS, "playing again"),
    "1001/feder+play.duties=always": TRICKS,
    "1001/mcleod": ("auction", "giving", *TRICKS),
    # Auctions and sales.
    "thousand/ru+redeal.under=off+auction.cap=held": BEFORE,
    "thousand/ru+redeal.three_nines=anyone+redeal.must_three=on+redeal.under=off": BEFORE,
    "thousand/ru+redeal.three_nines=anyone+redeal.must_three=on+redeal.window=first_word+redeal.under=off": BEFORE,
    "thousand/ru+sale.tries=3+sale.rebuy=on+redeal.under=off": ("auction", "selling", "giving", "playing"),
    "thousand/ru+sale.tries=3+redeal.under=off+auction.cap=held": ("auction", "auction again", "selling", "giving"),
    "thousand/ru+sale.rebuy=on+redeal.under=off+auction.cap=held": ("auction", "auction again", "selling", "giving"),
    "thousand/ru+sale.rebuy=on+redeal.under=off+auction.reentry=on": ("auction", "selling"),
    "thousand/ru-common+dark.floor=0+dark.talon=hidden+redeal.under=off": ("auction", "giving", "playing"),
    "thousand/ru-common+dark.floor=0+dark.who=anyone+redeal.under=off": ("auction", "giving", "playing"),
    "thousand/ru-common+talon.forced=choice+redeal.under=off": ("auction", "taking", "giving"),
    "thousand/ru+buyback.price=60+redeal.under=off": ("auction", "keeping", "giving"),
    "thousand/ru+contra.kind=recontra+redeal.under=off": ("auction", "doubling", *TRICKS),
    # Marriages, trumps and duties.
    "thousand/ru-common+marriages.drowned=on+redeal.under=off": ("playing", "playing again", "resting"),
    "thousand/ru+marriages.when=before+marriages.drowned=on+redeal.under=off": ("announcing", *TRICKS),
    "thousand/ru+marriages.when=before+contra.kind=contra+redeal.under=off": ("doubling", "announcing", *TRICKS),
    "thousand/ru+play.foreign=off+marriages.trump=next_trick+marriages.keep=higher+redeal.under=off": TRICKS,
    "thousand/ru+marriages.show=on+marriages.trump=next_trick+play.foreign=off+redeal.under=off": TRICKS,
    "thousand/pl+play.foreign=off+play.overtrump=on+redeal.under=off": TRICKS,
    "thousand/ru+play.trump_lead=on+marriages.aces=trump+redeal.under=off": TRICKS,
    "thousand/ru+play.trump_lead=on+marriages.trump=next_trick+redeal.under=off": TRICKS,
    "thousand/ru+marriages.values=by_order+marriages.keep=first+redeal.under=off": TRICKS,
    "thousand/ru+marriages.keep=rising+redeal.under=off": TRICKS,
    "thousand/ru+play.partial_trumping=on+play.overtrump_declarer=on+redeal.under=off": TRICKS,
    "thousand/ru+marriages.captured=40+marriages.show=on+redeal.under=off": ("playing", "playing again", "resting"),
    "thousand/ru+marriages.captured=40+marriages.aces=trump+redeal.under=off": TRICKS,
    "thousand/ru+call.golden=on+marriages.aces=trump+redeal.under=off": ("auction", *TRICKS),
    "thousand/ru+call.golden=on+contra.kind=contra+redeal.under=off": ("auction", "doubling", *TRICKS),
    "thousand/ru+special.misere=120+special.open=on+redeal.under=off": TRICKS,
    "random": PHASES,
    "random again": PHASES,
}
"""Rules, and the phases in which their matches begin here."""


@pytest.mark.turns(2)
@pytest.mark.parametrize("seed", range(trials(2, 4)))
@pytest.mark.parametrize(("rules", "wanted"), [(rules, wanted) for rules, phases in RULES.items() for wanted in phases])
def test_knowledge_is_exact_where_a_view_begins_inside_a_deal(rules: str, wanted: str, seed: int) -> None:
    rng = random_of(f"begun {rules} {wanted} {seed}")
    game = Thousand(dealt.rules_of(rng, rules.split(maxsplit=1)[0]))
    trial(rng, game, wanted.split(maxsplit=1)[0]).check(rng)


def marks_of(start: State) -> Iterator[str]:
    """What is special about a position."""
    phase, play = start.phase, playing_of(start.phase)
    yield type(phase).__name__
    if not isinstance(play, Playing):
        return
    contract = play.contract
    yield from (
        mark
        for mark, there in (
            ("trick", play.trick),
            ("later trick", play.index),
            ("stock", play.stock),
            ("declared", play.announced & 15),
            ("four aces", play.announced >> 4),
            ("drowned", play.drowned),
            ("trump to come", play.pending >= 0),
            ("trump of another in force", play.ruling_seat >= 0),
            ("piles", play.taken and play.index),
            ("golden", contract.golden),
            ("misere", contract.misere),
            ("open", contract.open),
        )
        if there
    )


def test_matches_begin_in_every_phase_and_at_rare_moments() -> None:
    count: Counter[str] = Counter()
    for rules, phases in RULES.items():
        for wanted in phases:
            for seed in range(16):
                rng = random.Random(f"begins {rules} {wanted} {seed}")
                game = Thousand(dealt.rules_of(rng, rules.split(maxsplit=1)[0]))
                start = begins(rng, game, wanted.split(maxsplit=1)[0])
                count.update(marks_of(start) if start is not None else ())
    reached = {Thousand.phases[kind].name for kind in Thousand.phases if kind.__name__ in count}
    assert reached == set(PHASES), count
    assert len(count) == len(PHASES) + 12, count


def _with_looks(log: Log, looks: dict[Seat, int]) -> Log:
    """A log in which seats look at their hands before the action of this number."""
    found: Log = []
    for at in range(len(log) + 1):
        found += [(seat, Look()) for seat, when in looks.items() if when == at]
        found += log[at : at + 1]
    return found


@pytest.mark.slow
def test_few_trials_are_cut_short() -> None:
    """Of a view that may have begun in very many ways not all is tried; that is rare."""
    kinds: Counter[str] = Counter()
    for rules, phases in RULES.items():
        for wanted in phases:
            rng = random.Random(f"cut {rules} {wanted}")
            game = Thousand(dealt.rules_of(rng, rules.split(maxsplit=1)[0]))
            kinds[trial(rng, game, wanted.split(maxsplit=1)[0]).check(rng)] += 1
    assert kinds["cut"] <= kinds.total() / 10, kinds
    assert kinds["whole"] >= kinds.total() / 8, kinds
