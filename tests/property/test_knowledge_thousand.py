"""Thousand and 1001: what ``knowledge`` says is exactly what the rules allow (see tests/property/knowing.py)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest

from prikup.core.actions import Bid, Cut, Deal, Pass, Play, Rest
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.thousand.actions import Bomb, Bury, Claim, Give, Golden, Keep, Lay, Look, Name, Sell, Show, Take, Writeoff
from prikup.thousand.events import (
    CardDrawn,
    CardForSale,
    CardPlayed,
    CardsKept,
    CardsSold,
    DealBegan,
    DealScored,
)
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.layout import STRENGTH
from prikup.thousand.state import Announcing, Auction, Dealing, Keeping, Playing, Resting, Selling, Sheet, State, Taking
from tests.property.knowing import MOST, AnyMatch, Log, Trial
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials
from tests.support.thousand import rare_deal, sheet_near

SEEDS = trials(12, 36)
Piles = tuple[tuple[Cards, ...], tuple[Card, ...]]
VARIED = (
    "thousand/ru+marriages.when=before+marriages.drowned=on+redeal.under=off",
    "thousand/ru+sale.tries=3+sale.rebuy=on+redeal.under=off",
    "thousand/ru+sale.tries=2+special.open=on+redeal.under=off",
    "thousand/ru-common+talon.forced=choice+redeal.under=off+marriages.show=on",
    "thousand/ru+talon.early=on+call.golden=on+redeal.under=off",
    "thousand/ru+call.golden=on+marriages.aces=trump+redeal.under=off",
    "thousand/ru-common+dark.floor=0+dark.talon=hidden+redeal.under=off",
    "thousand/ru-common+dark.floor=0+dark.who=anyone+redeal.under=off",
    "thousand/ru+barrel.must_bid=on+auction.opening=120+redeal.under=off",
    "thousand/ru+redeal.three_nines=anyone+redeal.must_three=on+redeal.under=off",
    "thousand/ru+redeal.must=on+redeal.four_jacks=on+redeal.must_jacks=on+redeal.under=off",
    "thousand/pl+play.foreign=off+play.overtrump=on+redeal.under=off",
    "thousand/pl-2d+play.foreign=off",
    "thousand/ru-common+play.trump_lead=on+redeal.under=off",
    "1001/feder+play.duties=always",
    "thousand/ru+play.partial_trumping=on+redeal.under=off",
    "thousand/ru-common+play.overtrump_declarer=on+play.void=free+redeal.under=off",
    "thousand/ru+play.beat=on+play.overtrump=on+marriages.trump=next_trick+marriages.keep=higher",
    "thousand/ru+deal.pack=32+redeal.under=off",
    "thousand/ru-4+redeal.under=off+auction.cap=any",
    "thousand/pl-2e+barrel.must_bid=on+auction.opening=120+redeal.under=off",
    "thousand/ru+auction.reentry=on+sale.tries=1+redeal.under=off",
)
"""Rules with other kinds of hidden cards, and other things that an action tells."""
CUT = (
    "thousand/ru-4+cut.kind=nines+redeal.under=off",
    "thousand/ru+cut.kind=nines+deal.talon=last+redeal.under=off",
    "thousand/ru-4+cut.kind=nines+cut.wedding=bury+deal.talon=last+dark.floor=0+dark.talon=hidden+redeal.under=off",
    "thousand/ru-2+cut.kind=nines+redeal.under=off",
    "thousand/pl-2a+cut.kind=nines+deal.talon=last+redeal.under=off",
    "thousand/pl-2d+cut.kind=nines",
    "1001/hulsemann+cut.kind=nines",
)
"""Rules by which the dealer sees the bottom card of the pack (TH-R-020)."""


class ThousandTrial(Trial):
    """A deal of Thousand, entered by hand or from a pack that was cut."""

    def __init__(self, match: AnyMatch, start: Any, seat: Seat) -> None:
        super().__init__(match, start, seat)
        state, self.before = start, 0
        self.pack: tuple[Card, ...] = ()
        """The pack as it was dealt, where it was not entered by hand."""
        while isinstance(state.phase, Dealing):
            seat, action = match.log[self.before]
            if not isinstance(action, Deal):
                at = action.at if isinstance(action, Cut) else 0
                self.pack = state.phase.pack[at:] + state.phase.pack[:at]
            state, _ = self.game.apply(state, seat, action)
            self.before += 1
        """The number of actions before the cards were dealt."""
        self.dealt: Any = state.phase

    def true_layout(self) -> CardsByPlace:
        """The true layout of the cards."""
        phase: Any = self.match.state.phase
        if isinstance(phase, Announcing | Resting):
            phase = phase.play
        found = []
        for place in self.known.places:
            if place.name == "hand":
                found.append(phase.hands[place.seat])
            elif place.name == "talon":
                found.append(phase.talon if isinstance(phase, Auction | Taking | Selling | Keeping) else phase.aside)
            elif place.name == "beside":
                found.append(phase.beside)
            elif place.name == "stock":
                found.append(mask_of(phase.stock))
            else:
                found.append(phase.aside if place.name == "aside" else 0)
        return tuple(found)

    def courses(self, layout: CardsByPlace) -> Iterator[tuple[State, Log]]:
        """The deals with these cards, for each way in which the hidden actions can have gone."""
        lying = {place.name: cards for place, cards in zip(self.known.places, layout, strict=True) if place.seat < 0}
        hands = [0] * self.game.players
        for place, cards in zip(self.known.places, layout, strict=True):
            if place.name == "hand":
                hands[place.seat] = cards
        for piles, log in self._back(hands, lying):
            for whole in self._with_look(log):
                yield self._dealing(piles, whole)

    def _dealing(self, piles: Piles, log: Log) -> tuple[State, Log]:
        """The deal that gives these piles. Without a bottom card seen it may have been entered by hand."""
        hands, order = piles
        sheet = self.start.sheet
        if self.view.bottom < 0:
            return State(sheet, Dealing("shuffle")), [(TABLE, Deal(hands, mask_of(order), order)), *log]
        old_hands, old_order = self.piles()
        layout = self.game.compiled.layout
        stock = len(order) - layout.stock
        moves: dict[Card, Card] = dict(zip(old_order[stock:], order[stock:], strict=True))
        ends = (0, layout.talon, stock)
        pairs = [(mask_of(old_order[i:j]), mask_of(order[i:j])) for i, j in pairwise(ends)]
        for old, new in (*zip(old_hands, hands, strict=True), *pairs):
            moves |= {card: card for card in cards_in(old & new)}
            moves |= dict(zip(cards_in(old & ~new), cards_in(new & ~old), strict=True))
        pack = tuple(moves[card] for card in self.pack)
        start = State(sheet, Dealing("cut", seed="00", pack=pack[-5:] + pack[:-5]))
        cuts: Log = [((sheet.dealer - 1) % self.game.players, Cut(5))]
        if self.game.compiled.cut.asks_dealer:
            cuts.append((sheet.dealer, Keep()))
        return start, [*cuts, *log]

    def piles(self) -> Piles:
        """The hands as they were dealt, and the rest in its order."""
        dealt = self.dealt
        if isinstance(dealt, Auction):
            return dealt.hands, (*cards_in(dealt.talon), *cards_in(dealt.beside), *dealt.stock)
        return dealt.hands, dealt.stock

    def _with_look(self, log: Log) -> Iterator[Log]:
        """The log, and the same with a look at a dark hand at the end of the auction: the view does not tell when."""
        yield log
        looks = [at for at, (_, action) in enumerate(log) if isinstance(action, Look)]
        if looks:
            words = [at for at, (_, action) in enumerate(log) if isinstance(action, Bid | Pass)]
            look = log[looks[0]]
            for at in words:
                if at > looks[0]:
                    yield [*log[: looks[0]], *log[looks[0] + 1 : at], look, *log[at:]]
            yield [*log[: looks[0]], *log[looks[0] + 1 :], look]

    def _back(self, hands: list[Cards], lying: dict[str, Cards]) -> Iterator[tuple[Piles, Log]]:
        """Undoes the tricks with their draws, then the exchange."""
        steps: list[tuple[str, Seat, Card]] = []
        """Plays and draws in their order; a draw that the seat has not seen has no card."""
        for told in self.match.events:
            event = told.event
            if isinstance(event, CardDrawn):
                steps.append(("draw", event.seat, event.card if event.seat == self.seat else -1))
            elif isinstance(event, CardPlayed):
                steps.append(("play", event.seat, event.card))
        rest = tuple(cards_in(lying.get("stock", 0)))
        last = max(self.view.exposed, self.view.bottom)
        if last >= 0 and self.view.stock:
            if last not in rest:
                return
            rest = (*(card for card in rest if card != last), last)
        elif last >= 0 and self.game.compiled.layout.stock:
            at = max(at for at, (kind, _, _) in enumerate(steps) if kind == "draw")
            steps[at] = ("draw", steps[at][1], last)
        tried: set[tuple[tuple[Cards, ...], tuple[Card, ...]]] = set()
        for first, stock in self._undone(tuple(hands), steps, len(steps), rest, set()):
            if (first, self._order(stock)) not in tried:
                tried.add((first, self._order(stock)))
                yield from self._exchanged(list(first), lying, stock)

    def _undone(
        self,
        hands: tuple[Cards, ...],
        steps: list[tuple[str, Seat, Card]],
        at: int,
        stock: tuple[Card, ...],
        dead: set[tuple[int, tuple[Cards, ...], tuple[Card, ...]]],
    ) -> Iterator[tuple[tuple[Cards, ...], tuple[Card, ...]]]:
        """The hands before the first lead with the stock, for each order of draws in which every play was legal."""
        if not at:
            yield hands, stock
            return
        if (at, hands, self._order(stock)) in dead:
            return
        kind, seat, card = steps[at - 1]
        if kind == "play":
            before = list(hands)
            before[seat] |= 1 << card
            if self._legal_then(before[seat], seat, card, sum(one == "play" for one, _, _ in steps[: at - 1])):
                yield from self._undone(tuple(before), steps, at - 1, stock, dead)
        else:
            for drawn in (card,) if card >= 0 else tuple(cards_in(hands[seat])):
                if hands[seat] >> drawn & 1:
                    before = list(hands)
                    before[seat] &= ~(1 << drawn)
                    yield from self._undone(tuple(before), steps, at - 1, (drawn, *stock), dead)
        # States already found are not tried again: their hands have been tried.
        dead.add((at, hands, self._order(stock)))

    def _order(self, stock: tuple[Card, ...]) -> tuple[Card, ...]:
        """What of the order of draws matters beside the hands, if every play after them was legal: nothing."""
        return ()

    def _legal_then(self, hand: Cards, seat: Seat, card: Card, number: int) -> bool:
        """Whether a play, by its number, was legal from a hand, in the state before it."""
        state = self.states()[number]
        phase: Any = state.phase
        hands = tuple(hand if at == seat else cards for at, cards in enumerate(phase.hands))
        changed = State(state.sheet, msgspec.structs.replace(phase, hands=hands))
        action = self.plays[number]
        return self.game.why_not(changed, seat, action) is None

    def states(self) -> list[State]:
        """The states before each card of the real deal."""
        if not hasattr(self, "_states"):
            self._states: list[State] = []
            self.plays: list[Play] = []
            state = self.start
            for seat, action in self.match.log:
                if isinstance(action, Play):
                    self._states.append(state)
                    self.plays.append(action)
                state, _ = self.game.apply(state, seat, action)
        return self._states

    def _exchanged(
        self, hands: list[Cards], lying: dict[str, Cards], stock: tuple[Card, ...]
    ) -> Iterator[tuple[Piles, Log]]:
        """Undoes gifts, sales and the talon, from the last to the first, with every hidden choice."""
        log = self.match.log[self.before :]
        took = self._took()
        aside = 0 if self.view.golden else lying.get("aside", 0)
        if aside:
            hands = [cards | aside if seat == self.view.declarer else cards for seat, cards in enumerate(hands)]
        away = list(cards_in(aside))
        own = self.view.declarer == self.seat
        changed: Log = []
        for seat, action in log:
            if isinstance(action, Lay):
                card = action.card if own else away.pop()
                changed.append((seat, Lay(card)))
            else:
                changed.append((seat, action))
        # What was put up for sale last still lies on the table.
        offered = 0
        if self.view.phase == "selling" and self.view.sales:
            offered = self.view.offered
            hands[self.view.declarer] |= offered
        moves = [(at, seat, action) for at, (seat, action) in enumerate(changed) if isinstance(action, Give)]
        sold = self._sold()
        for given, gifts in self._ungiven(hands, moves):
            now = list(given)
            bought = 0
            if sold is not None:
                seller, buyer, bought = sold
                if bought & ~now[buyer]:
                    continue
                now[buyer] &= ~bought
                now[seller] |= bought
            else:
                seller = self.view.declarer
            rest = [gifts.get(at, one) for at, one in enumerate(changed)]
            for talon in self._talons(now, seller if took else -1, lying):
                dealt = [cards & ~talon if seat == seller and took else cards for seat, cards in enumerate(now)]
                beside = lying.get("beside", 0)
                first, second = (beside, talon) if self.view.chosen == 1 else (talon, beside)
                order = (*cards_in(first), *cards_in(second), *stock)
                yield (tuple(dealt), order), rest

    def _took(self) -> bool:
        """Whether somebody has taken the talon."""
        return self.game.compiled.layout.talon > 0 and self.known.at("talon") < 0

    def _sold(self) -> tuple[Seat, Seat, Cards] | None:
        """Seller, buyer and cards of a sale of the declarer's own cards or of the talon."""
        seller, cards = -1, 0
        for told in self.match.events:
            event = told.event
            if isinstance(event, CardForSale):
                cards |= 1 << event.card
                seller = event.seat
            elif isinstance(event, CardsKept):
                cards = 0
            elif isinstance(event, CardsSold):
                # A talon that is bought away was never the seller's: as if the buyer had taken it.
                return (seller, event.seat, cards) if cards else None
        return None

    def _ungiven(self, hands: list[Cards], moves: list[Any]) -> Iterator[tuple[list[Cards], dict[int, Any]]]:
        if not moves:
            yield hands, {}
            return
        *before, (at, seat, action) = moves
        seen = action.open or self.seat in (seat, action.to)
        for card in (action.card,) if seen else tuple(cards_in(hands[action.to])):
            if hands[action.to] >> card & 1:
                now = list(hands)
                now[action.to] &= ~(1 << card)
                now[seat] |= 1 << card
                for found, gifts in self._ungiven(now, before):
                    yield found, {**gifts, at: (seat, Give(action.to, card, action.open))}

    def _talons(self, hands: list[Cards], seller: Seat, lying: dict[str, Cards]) -> Iterator[Cards]:
        if seller < 0:
            yield lying.get("talon", 0)
            return
        real = self.taken_talon()
        if self.talon_seen():
            if not real & ~hands[seller]:
                yield real
            return
        for chosen in combinations(cards_in(hands[seller]), self.game.compiled.layout.talon):
            yield mask_of(chosen)

    def taken_talon(self) -> Cards:
        """The cards of the talon that was taken."""
        second = any(isinstance(action, Take) and action.talon for _, action in self.match.log)
        taken: Cards = self.dealt.beside if second else self.dealt.talon
        return taken

    def talon_seen(self) -> bool:
        """Whether the seat's view shows that talon."""
        return bool(self.view.talon == self.taken_talon())


def rules_of(rng: random.Random, rules: str) -> Any:
    """Rules by their text, or random ones about a preset."""
    return random_rules(rng, 8) if rules == "random" else PRESETS.parse(rules)


RARE_PHASES = ("taking", "selling", "keeping", "giving", "naming", "doubling", "announcing", "resting")
"""Where a trial stops more often than elsewhere."""


def choose(rng: random.Random, actions: tuple[Any, ...]) -> Any:
    """One of the legal actions; what ends a deal at once is rare, high bids are likely, marriages are declared."""
    kept = [one for one in actions if not isinstance(one, Claim | Writeoff | Bomb | Rest)]
    actions = tuple(kept) or actions
    telling = [one for one in actions if getattr(one, "announce", False) or isinstance(one, Show | Golden)]
    if telling and rng.random() < 0.6:
        return rng.choice(telling)
    bids = [one for one in actions if isinstance(one, Bid)]
    if bids and rng.random() < 0.5:
        return rng.choice((bids[0], bids[-1], rng.choice(bids)))
    names = [one for one in actions if isinstance(one, Name)]
    if names and rng.random() < 0.4:
        return rng.choice(names)
    sells = [one for one in actions if isinstance(one, Sell)]
    if sells and len(sells) < len(actions) and rng.random() < 0.5:
        actions = tuple(one for one in actions if not isinstance(one, Sell))
    return rng.choice(actions)


def begun(rng: random.Random, game: Thousand) -> tuple[State, AnyMatch]:
    """A match whose cards have just been dealt: by hand, or from a pack that waited for the cut."""
    sheet = sheet_near(rng, game)
    if game.rules.cut.kind == "nines":
        return from_pack(rng, game, sheet)
    start = State(sheet, Dealing("shuffle"))
    match: AnyMatch = Match(game, start=start)
    deal = lopsided_deal(rng, game, sheet.dealer) if rng.random() < 0.4 else rare_deal(rng, game, sheet.dealer)
    match.apply(TABLE, deal)
    return start, match


def lopsided_deal(rng: random.Random, game: Thousand, dealer: Seat) -> Deal:
    """A deal with hands long in one or two suits: somebody is soon void, or holds only trumps."""
    layout, compiled = game.compiled.layout, game.compiled
    suits = rng.sample(range(4), 4)
    pack = sorted(layout.pack, key=lambda card: suits[card >> 3] + rng.random() * 2)
    hands = [0] * game.players
    for seat in rng.sample(compiled.in_play[dealer], compiled.hands):
        hands[seat], pack = mask_of(pack[: layout.hand]), pack[layout.hand :]
    rng.shuffle(pack)
    return Deal(tuple(hands), mask_of(pack), tuple(pack))


def from_pack(rng: random.Random, game: Thousand, sheet: Sheet) -> tuple[State, AnyMatch]:
    """A match whose pack was cut once, its bottom card seen by the dealer."""
    while True:
        pack = list(game.compiled.layout.pack)
        rng.shuffle(pack)
        start = State(sheet, Dealing("cut", seed="00", pack=tuple(pack)))
        match: AnyMatch = Match(game, start=start)
        for _ in range(3):
            if isinstance(match.state.phase, Dealing):
                (seat,) = match.awaits()
                match.apply(seat, rng.choice([one for one in match.legal(seat) if not isinstance(one, Bury)]))
        if not isinstance(match.state.phase, Dealing) and match.state.sheet.dealer == sheet.dealer:
            return start, match


def trial(rng: random.Random, game: Thousand) -> ThousandTrial:
    """A deal at some moment: any, or one late in the tricks."""
    start, match = begun(rng, game)
    late = rng.random() < 0.6
    length = 90 if late else rng.randint(1, rng.choice((12, 30)))
    log = list(match.log)
    while len(match.log) < length:
        awaited = match.awaits()
        seat = rng.choice(awaited)
        if not late and match.phase in RARE_PHASES and rng.random() < 0.4:
            break
        if rng.random() < 0.1:
            seat = rng.randrange(match.players)
        actions = match.legal(seat)
        if not actions:
            continue
        events = match.apply(seat, choose(rng, actions))
        if any(isinstance(told.event, DealScored | DealBegan) for told in events):
            break
        log = list(match.log)
        phase = match.state.phase
        if isinstance(phase, Playing) and phase.stock and rng.random() < 0.12:
            # While cards are drawn a hand changes: look here more often than elsewhere.
            late = False
            break
    if late:
        back = rng.randint(0, rng.choice((8, 20)))
        while back and len(log) > 3 and isinstance(log[-1][1], Play):
            log.pop()
            back -= 1
    checked: AnyMatch = Match.replay(game, log, start=start)
    seat = rng.randrange(game.players)
    if not isinstance(log[0][1], Deal) and rng.random() < 0.7:
        seat = start.sheet.dealer
    return ThousandTrial(checked, start, seat)


RULES = (*PRESETS.names(), *VARIED, *CUT)


# What is counted has its own seed, the same each time.
def test_all_layouts_of_many_views_are_tried() -> None:
    whole = Counter[str]()
    for rules in RULES:
        for seed in range(40):
            rng = random.Random(f"{rules} {seed}")
            whole[rules] += trial(rng, Thousand(rules_of(rng, rules))).count() <= MOST
    assert all(whole[rules] for rules in RULES), whole
    assert whole.total() > len(RULES) * 40 / 3, whole


@pytest.mark.turns(2)
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("rules", [*RULES, "random", "random again"])
def test_knowledge_is_exact(rules: str, seed: int) -> None:
    rng = random_of(f"{rules} {seed}")
    trial(rng, Thousand(rules_of(rng, rules.split(maxsplit=1)[0]))).check(rng)


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        # The dealer of four saw the last card dealt to another, who cannot have got it from the declarer as well.
        ("thousand/ru-4+cut.kind=nines+redeal.under=off+auction.cap=held", "bottom 24"),
        # An opponent has played two cards of the declarer's marriages: only one of them can have been the gift.
        ("thousand/ru+redeal.under=off", "played 21"),
        # The seller held the bottom card, which was in the talon, and cards that nobody wanted before.
        ("thousand/ru+cut.kind=nines+deal.talon=last+sale.tries=2+redeal.under=off", "sold 287"),
    ],
)
def test_a_card_is_dealt_to_one_hand_only(rules: str, seed: str) -> None:
    rng = random.Random(seed)
    trial(rng, Thousand(PRESETS.parse(rules))).check(rng)


def up_to(rng: random.Random, game: Thousand, wanted: Callable[[Playing, Seat, Play], bool]) -> tuple[State, Log]:
    """A deal up to a card that is wanted: asked with what was played before it, who played, and what."""
    while True:
        start, match = begun(rng, game)
        while match.awaits() and not isinstance(match.state.phase, Dealing) and len(match.log) < 60:
            seat = rng.choice(match.awaits())
            before: Any = match.state.phase
            action = choose(rng, match.legal(seat))
            match.apply(seat, action)
            if isinstance(before, Playing) and isinstance(action, Play) and wanted(before, seat, action):
                return start, list(match.log)


def foreign(before: Playing, seat: Seat, lead: Play) -> bool:
    """Of a trump that another seat declared, by a hand that keeps some cards."""
    trump = not before.trick and before.trump == lead.card >> 3 and before.trump_seat not in (-1, seat)
    return trump and before.hands[seat].bit_count() > 2 and not lead.announce


def no_new_trump(before: Playing, seat: Seat, lead: Play) -> bool:
    """Of another suit, by who has just made the trump and took that trick."""
    owes = not before.trick and before.new_trump and before.trump_seat == seat
    owes = owes and before.hands[seat].bit_count() > 1
    return owes and lead.card >> 3 != before.trump


@pytest.mark.parametrize("seed", range(4))
def test_who_leads_a_foreign_trump_holds_nothing_else(seed: int) -> None:
    """Where that may not be led from a hand with other suits (BT-028)."""
    rng = random_of(f"foreign {seed}")
    game = Thousand(PRESETS.parse("thousand/ru-common+play.foreign=off+redeal.under=off"))
    start, log = up_to(rng, game, foreign)
    leader = log[-1][0]
    match: AnyMatch = Match.replay(game, log, start=start)
    ThousandTrial(match, start, (leader + 1) % 3).check(rng)


@pytest.mark.parametrize("seed", range(4))
def test_who_does_not_lead_the_trump_just_made_holds_none(seed: int) -> None:
    """Where it must be led next (BT-028a): after a marriage its other card can be led, after four aces maybe none."""
    rng = random_of(f"new {seed}")
    game = Thousand(PRESETS.parse("thousand/ru+play.trump_lead=on+marriages.aces=trump+redeal.under=off"))
    start, log = up_to(rng, game, no_new_trump)
    leader = log[-1][0]
    match: AnyMatch = Match.replay(game, log, start=start)
    ThousandTrial(match, start, (leader + 1) % 3).check(rng)


def discarded(before: Playing, seat: Seat, play: Play, *, low: bool) -> bool:
    """A side suit on a trump of the declarer's, by a defender who keeps a lower trump (``low``), or while the declarer
    has a higher one."""
    if len(before.trick) < 2 or seat == before.contract.seat:
        return False
    trumps = [card for card in range(32) if card >> 3 == before.trump]
    led, ruff = before.trick
    above = [card for card in trumps if ruff in trumps and STRENGTH.index(card & 7) > STRENGTH.index(ruff & 7)]
    tells = before.hands[seat] & mask_of(trumps) if low else before.hands[before.contract.seat] & mask_of(above)
    few = before.hands[seat].bit_count() in (3, 4)
    return bool(
        few and tells and ruff in trumps and led not in trumps and play.card >> 3 not in (before.trump, led >> 3)
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("duties", ["play.partial_trumping=on", "play.overtrump_declarer=on+play.void=free"])
def test_a_defender_who_discards_has_no_higher_trump(duties: str, seed: int) -> None:
    """And may have lower ones (BT-032b, BT-032c)."""
    rng = random_of(f"{duties} {seed}")
    game = Thousand(PRESETS.parse(f"thousand/ru+{duties}+marriages.fixed=hearts+redeal.under=off"))
    start, log = up_to(rng, game, partial(discarded, low="partial" in duties))
    match: AnyMatch = Match.replay(game, log, start=start)
    ThousandTrial(match, start, (log[-1][0] + 1) % 3).check(rng)
