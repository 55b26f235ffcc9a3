"""Which contracts an auction can lead to, against every auction on few steps and against random play.

The enumeration knows nothing of what the module reckons: it deals the cards that matter in every way, and has everybody
say, offer and buy all that the game allows. What it finds can be, and nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from prikup import games
from prikup.core.actions import Bid, Pass
from prikup.core.cards import KING, QUEEN, Cards, card_of, mask_of, union
from prikup.thousand import contracts
from prikup.thousand.actions import Look, Sell, Take
from prikup.thousand.events import AuctionWon, CardsSold
from prikup.thousand.layout import PAIRS
from prikup.thousand.state import Auction, Giving, Keeping, Selling, Sheet, State, Taking
from tests.support.random_play import step
from tests.support.seeds import random_of, trials
from tests.support.thousand import ThousandDraws

Found = set[tuple[int, int, bool, bool]]
"""Seat, bid, whether forced, whether dark."""

FEW = "auction.ceiling=130+auction.step=10"
"""From 100 to 130 in tens; 130 needs a marriage, and any one is enough."""

ON_FEW_STEPS = [
    (f"thousand/ru+{FEW}", (0, 0, 0)),
    (f"thousand/ru+{FEW}", (300, 300, 0)),
    (f"thousand/ru+{FEW}+auction.jumps=off", (0, 0, 0)),
    (f"thousand/ru+{FEW}+auction.reentry=on+auction.kind=free+dark.floor=off", (0, 0, 0)),
    (f"thousand/ru+{FEW}+dark.who=anyone", (300, 300, 300)),
    (f"thousand/ru+{FEW}+sale.tries=1", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=2", (300, 300, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.jumps=off", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.rebuy=on", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.rebuy=on+talon.forced=hidden", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.rebuy=on+talon.forced=hidden+auction.jumps=off", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.kind=free+dark.floor=off", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.kind=free+dark.floor=off+auction.hanging=on", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.negative=on", (-100, 0, -100)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.negative=on", (0, -100, -100)),
    (f"thousand/ru+{FEW}+sale.rebuy=on+silence.below=-100", (0, -300, -300)),
    (f"thousand/ru+{FEW}+sale.tries=1+silence.below=-100", (-300, -300, 0)),
    (f"thousand/ru+{FEW}+auction.bare=100", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+auction.bare=100", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.rebuy=on+auction.bare=100", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+sale.rebuy=on+auction.bare=100+auction.jumps=off", (0, 0, 0)),
    ("thousand/pl+auction.ceiling=130+sale.tries=1", (0, 0, 0)),
    (f"thousand/ru+{FEW}+sale.tries=1+barrel.at=880+barrel.min_bid=120+barrel.must_bid=on", (0, 880, 0)),
    (f"thousand/ru+{FEW}+sale.rebuy=on+barrel.at=880+barrel.min_bid=120", (880, 0, 880)),
]
"""Rules and totals. The dealer is the last seat, so that the first one opens."""
DEALER = 2
BEFORE = (Auction, Taking, Selling, Keeping, Giving)
"""The phases in which it is open who will play for how much."""


def deals(game: Any) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """Hands and talons: of each seat and the talon whether they hold a marriage."""
    layout = game.compiled.layout
    for holders in product((False, True), repeat=4):
        places = [place for place, has in enumerate(holders) if has]
        own = [0, 0, 0, 0]
        for suit, place in enumerate(places):
            own[place] = PAIRS[suit]
        # Of the other marriages king and queen lie apart.
        for suit in range(len(places), 4):
            one, other = (suit, suit + 1) if suit < 3 else (0, 2)
            own[one] |= 1 << card_of(suit, KING)
            own[other] |= 1 << card_of(suit, QUEEN)
        if own[3].bit_count() > layout.talon:
            # The talon has no room for three of them and its own.
            own[3], own[0] = own[3] & PAIRS[len(places) - 1], own[0] | own[3] & ~PAIRS[len(places) - 1]
        rest = [card for card in layout.pack if not union(own) >> card & 1]
        for place, size in enumerate((*[layout.hand] * 3, layout.talon)):
            while own[place].bit_count() < size:
                own[place] |= 1 << rest.pop()
        assert union(own) == layout.all
        yield tuple(own[:3]), own[3]


def sold(hand: Cards) -> Iterator[tuple[int, ...]]:
    """Three cards of a hand, one choice for each choice of its kings and queens."""
    cards = [card for card in range(32) if hand >> card & 1]
    found: dict[Cards, tuple[int, ...]] = {}
    for three in combinations(cards, 3):
        found.setdefault(mask_of(three) & union(PAIRS), three)
    yield from found.values()


def told(game: Any, state: State, seat: int, word: Any) -> tuple[State, Found]:
    """The state after a word, and the contract that it won."""
    after, events = game.apply(state, seat, word)
    won = next((one.event for one in events if isinstance(one.event, AuctionWon)), None)
    bought = next((one.event for one in events if isinstance(one.event, CardsSold)), None)
    found: Found = set()
    if won is not None:
        found.add((won.seat, won.amount, won.forced, won.dark))
    if bought is not None:
        found.add((bought.seat, bought.amount, False, False))
    return after, found


@cache
def every_auction(rules: str, totals: tuple[int, ...]) -> frozenset[tuple[int, int, bool, bool]]:
    """All contracts that all auctions of the deals lead to."""
    game: Any = games.game(rules)
    compiled = game.compiled
    sheet = Sheet(totals, compiled.fresh_sheet(DEALER).marks, DEALER)
    opener = compiled.opener(sheet)
    found: Found = set()
    for hands, talon in deals(game):
        first = Auction(hands, talon, opener, opener, 0, -1, 0, compiled.dark_seats(sheet), 0)
        waiting: list[State[Any]] = [State(sheet, first)]
        known = set()
        while waiting:
            state = waiting.pop()
            (seat,) = game.awaits(state)
            if isinstance(state.phase, Giving):
                # All that can still happen to the contract is a sale.
                sells = any(isinstance(word, Sell) for word in game.legal(state, seat))
                for three in sold(state.phase.hands[seat]) if sells else ():
                    offered = state
                    for card in three:
                        offered, _ = game.apply(offered, seat, Sell(card))
                    waiting.append(offered)
                continue
            for word in game.legal(state, seat):
                if not isinstance(word, Bid | Pass | Look | Take):
                    continue
                after, won = told(game, state, seat, word)
                found |= won
                if after.phase not in known and isinstance(after.phase, BEFORE):
                    known.add(after.phase)
                    waiting.append(after)
    return frozenset(found)


@pytest.mark.search
@pytest.mark.parametrize(("rules", "totals"), ON_FEW_STEPS)
def test_what_is_claimed_is_what_auctions_give(rules: str, totals: tuple[int, ...]) -> None:
    game: Any = games.game(rules)
    sheet = Sheet(totals, game.compiled.fresh_sheet(DEALER).marks, DEALER)
    claimed = {
        (seat, bid, forced, dark)
        for seat in range(3)
        for bid in range(90, 145, 5)
        for forced, dark in contracts.won(game.compiled, sheet, seat, bid)
    }
    assert claimed == every_auction(rules, totals)


PLAYED = (
    "thousand/ru",
    "thousand/ru-common",
    "thousand/en-cutthroat",
    "thousand/pl",
    "thousand/pl-4",
    "thousand/pl-2a",
    "1001/ru",
    "thousand/ru+sale.tries=2",
    "thousand/pl+sale.tries=3+auction.jumps=off",
    "thousand/ru+sale.rebuy=on+talon.forced=choice",
    "thousand/ru+sale.tries=1+sale.rebuy=on+dark.who=anyone+auction.reentry=on",
    "thousand/ru-common+sale.tries=3+barrel.min_bid=120+barrel.must_bid=on",
    "thousand/ru+sale.tries=2+golden.kind=auction+auction.negative=on",
)
"""Rule sets with and without sales; their matches begin near the barrel, the threshold or zero."""


@pytest.mark.search
@pytest.mark.parametrize("rules", PLAYED)
def test_what_random_auctions_give_is_claimed(rules: str) -> None:
    game: Any = games.game(rules)
    draws = ThousandDraws()
    for number in range(trials(25, 1000)):
        rng: random.Random = random_of(f"contracts {rules} {number}")
        match = draws.near(rng, game)
        for _ in range(60):
            if match.phase in ("playing", "over"):
                break
            sheet, seen = match.state.sheet, len(match.events)
            step(rng, match)
            for won in [one.event for one in match.events[seen:]]:
                if isinstance(won, AuctionWon):
                    assert (won.forced, won.dark) in contracts.won(game.compiled, sheet, won.seat, won.amount)
                elif isinstance(won, CardsSold):
                    assert (False, False) in contracts.won(game.compiled, sheet, won.seat, won.amount)
