"""A whole deal of Thousand with all cards known: what each hand makes of the talon."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple, cast

from msgspec import Struct

from prikup import _kernel, games
from prikup.core.cards import CARD_TEXTS, Card, Cards, cards_in, mask_of
from prikup.core.errors import NotationError
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.answers import Question
from prikup.search.deal_layouts import Hand, cards_of
from prikup.search.deal_tables import all_of
from prikup.search.declarers import first_lead
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES, Deadline, checked
from prikup.search.solving import task
from prikup.thousand.game import Thousand

RULES = "thousand/ru"
"""The rules of a deal if nothing is said."""
_BATCH = 24
"""Ways to give cards that are asked about at a time."""


class TakenTalon(Struct, frozen=True):
    """What a seat has if it takes the talon, gives cards away and leads, and all play best."""

    seat: Seat
    """Its place in the deal that was asked about."""
    low: int
    high: int
    """Its card points with marriages after the best gifts; the bounds differ only where a limit was reached."""
    contract: int
    """The highest amount that the rules can name and these points make, in score points; 0 if they make none."""
    gifts: tuple[Card, ...]
    """What it gives the other hands, clockwise."""
    away: Cards
    """What it lays away."""

    @property
    def value(self) -> int | None:
        """The points, if they are known."""
        return self.low if self.low == self.high else None


def taken_talons(
    hands: Sequence[Hand],
    talon: Hand,
    rules: str = RULES,
    *,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> tuple[TakenTalon, ...]:
    """For each hand of a deal the most card points that it has as declarer, over all cards that it can give away.

    ``hands`` are as dealt, clockwise, ``talon`` the talon. Whether the auction would go so high is not asked. ``nodes``
    limits the positions of each way to give cards, ``memory`` and ``seconds`` are for all together, ``threads`` as in
    `solve_many`. Raises SearchError: ``search_game`` for rules of another game, and for those under which no talon is
    taken or the kernel does not play the tricks; ``search_hands`` for a wrong number of hands or of cards;
    NotationError for cards that cannot be read, are there twice or are not in the pack.
    """
    game = games.game(rules)
    if game.name != Thousand.name:
        raise SearchError("search_game")
    deal = _Deal(cast("Thousand", game), tuple(map(cards_of, hands)), cards_of(talon))
    limits, deadline = checked(nodes, memory, threads), Deadline(seconds)
    return tuple(
        [deal.best(place, limits, threads or os.cpu_count() or 1, deadline) for place in range(len(deal.hands))]
    )


class _Way(NamedTuple):
    """What a declarer gives away, and the tricks that follow."""

    gifts: tuple[Card, ...]
    away: Cards
    left: Cards
    position: Position


class _Deal:
    """A deal under some rules."""

    def __init__(self, game: Thousand, hands: tuple[Cards, ...], talon: Cards) -> None:
        compiled, layout = game.compiled, game.compiled.layout
        self.game, self.hands, self.talon = game, hands, talon
        self.sheet = compiled.fresh_sheet(compiled.players - 1)
        self.seats = compiled.in_play[self.sheet.dealer]
        if not layout.talon or layout.talons > 1 or layout.dead or layout.stock or not compiled.auctions:
            raise SearchError("search_game")
        counts = [*map(int.bit_count, hands), talon.bit_count()]
        if counts != [*[layout.hand] * len(self.seats), layout.talon]:
            raise SearchError("search_hands", hands=" / ".join(map(str, counts))[:40])
        if wrong := all_of(*hands, talon) & ~layout.all:
            raise NotationError("bad_card", text=CARD_TEXTS[next(cards_in(wrong))])
        self.amounts = tuple(compiled.rules.auction.steps(compiled.opening(self.sheet), compiled.top_bid))

    def best(self, place: int, limits: tuple[int, int], threads: int, deadline: Deadline) -> TakenTalon:
        """The best way to give cards away: the first is valued, of the others only what is better."""
        ways = sorted(self._ways(place), key=self._promise)
        low, high, best = -1, -1, ways[0]
        for at in range(0, len(ways), _BATCH):
            batch = ways[at : at + _BATCH]
            while batch:
                rows = self._ask(batch, place, low + 1, limits, threads, deadline)
                high = max(high, *(row[2] for row in rows if row[5] is None), -1)
                better = [way for way, row in zip(batch, rows, strict=True) if row[5]]
                if not better:
                    break
                best = better[0]
                ((_, found, most, *_),) = self._ask([best], place, None, limits, threads, deadline)
                low, high = max(low, found), max(high, most)
                batch = better[1:]
        low, high = max(low, 0), max(high, 0)
        made = [amount for amount in self.amounts if self.game.compiled.rules.count.makes(low, amount)]
        return TakenTalon(place, low, high, max(made, default=0), best.gifts, best.away)

    def _ways(self, place: int) -> Iterator[_Way]:
        layout, others = self.game.compiled.layout, len(self.seats) - 1
        held = self.hands[place] | self.talon
        for gifts in permutations(cards_in(held), layout.gifts * others):
            kept = held & ~mask_of(gifts)
            hands = [0] * self.game.compiled.players
            for step in range(1, len(self.seats)):
                at = (place + step) % len(self.seats)
                hands[self.seats[at]] = self.hands[at] | mask_of(gifts[step - 1 : step])
            for laid in combinations(cards_in(kept), layout.away):
                away = mask_of(laid)
                hands[self.seats[place]] = kept & ~away
                position = first_lead(self.game, self.sheet, tuple(hands), self.seats[place], away)
                yield _Way(gifts, away, kept & ~away, position)

    def _promise(self, way: _Way) -> int:
        """What is given away in card points and in marriages that are broken by it; the least comes first."""
        compiled, given = self.game.compiled, mask_of(way.gifts) | way.away
        worth = compiled.rules.marriages.worth
        return compiled.policy.points(given) + worth(way.left | given) - worth(way.left)

    def _ask(
        self,
        ways: Sequence[_Way],
        place: int,
        wanted: int | None,
        limits: tuple[int, int],
        threads: int,
        deadline: Deadline,
    ) -> list[Any]:
        question = Question(self.seats[place], "points", "most")
        tasks = [task(way.position, question, wanted) for way in ways]
        return _kernel.solve(tasks, *limits, threads, seconds=deadline.left)
