"""The whole table of a deal of Preferans: what each hand takes as declarer, in each trump and in a misere."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import cast

from msgspec import Struct

from prikup import _kernel, games
from prikup.core.cards import CARD_TEXTS, Cards, parse_cards
from prikup.core.errors import NotationError
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.notation.position import LONGEST
from prikup.preferans.game import Preferans
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES, checked, refuse_number, seconds_of

STRAINS = ("S", "C", "D", "H", "NT", "misere")
"""Columns of a table: a trump, no trump, misere."""
MISERE = STRAINS.index("misere")
RULES = "preferans/sochi"
"""The rules of a table if nothing else is said."""
HANDS = 3

Deal = str | Sequence[Cards]
"""Three hands: their text, ``HAT9.DKQ / ... / ...``, or three sets."""


class DealTable(Struct, frozen=True):
    """The tricks that each declarer takes if both sides play best with all cards known."""

    rules: str
    hands: tuple[Cards, ...]
    bounds: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    """By declarer, strain (`STRAINS`) and leader: the value lies between these, both included."""
    nodes: int
    """Positions searched."""

    def value(self, declarer: Seat, strain: int, leader: Seat) -> int | None:
        """The declarer's tricks, if they are known. Raises SearchError(search_number) for a number out of range."""
        refuse_number("declarer", declarer, 0, HANDS - 1)
        refuse_number("strain", strain, 0, MISERE)
        refuse_number("leader", leader, 0, HANDS - 1)
        low, high = self.bounds[declarer][strain][leader]
        return low if low == high else None

    @property
    def complete(self) -> bool:
        """Whether all values are known."""
        return all(low == high for rows in self.bounds for row in rows for low, high in row)


def table(
    deal: Deal,
    rules: str = RULES,
    *,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> DealTable:
    """Each declarer in five trumps and a misere, whoever leads: 54 values.

    Limits are those of `solve_many`. Raises SearchError: ``search_hands`` for other than three hands of one to ten
    cards each, ``search_game`` for rules of another game; NotationError for cards that cannot be read or are there
    twice.
    """
    return tables([deal], rules, nodes=nodes, memory=memory, seconds=seconds, threads=threads)[0]


def tables(
    deals: Sequence[Deal],
    rules: str = RULES,
    *,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> tuple[DealTable, ...]:
    """`table` for many deals, on all cores; what is found for one value helps with the others of its deal."""
    game = preferans_of(rules)
    policy = game.compiled.policy
    dealt = [_hands(deal) for deal in deals]
    asked = [(strain, declarer, leader) for strain, declarer, leader in product(range(6), range(HANDS), range(HANDS))]
    tasks = []
    for hands in dealt:
        seats = [*hands, *(0 for _ in range(HANDS, policy.players))]
        resting = (1 << policy.players) - (1 << HANDS)
        for strain, declarer, leader in asked:
            position = Position(policy, seats, leader, trump=strain if strain < 4 else -1, resting=resting)
            aim = "fewest" if strain == MISERE else "most"
            tasks.append((position, 1 << declarer, "tricks", aim, False, None, False, False))
    limits = checked(nodes, memory, threads)
    threads = threads or os.cpu_count() or 1
    # One thread has a whole deal; a few deals are shared out by trump.
    together = len(asked) if len(dealt) >= threads else HANDS * HANDS
    rows = _kernel.solve(tasks, *limits, threads, seconds=seconds_of(seconds), together=together)
    found = []
    for at, hands in enumerate(dealt):
        own = rows[at * len(asked) : (at + 1) * len(asked)]
        bounds = dict(zip(asked, (row[1:3] for row in own), strict=True))
        found.append(
            DealTable(
                game.text,
                hands,
                tuple(
                    tuple(
                        tuple(bounds[strain, declarer, leader] for leader in range(HANDS))
                        for strain in range(len(STRAINS))
                    )
                    for declarer in range(HANDS)
                ),
                sum(row[3] for row in own),
            )
        )
    return tuple(found)


def preferans_of(rules: str) -> Preferans:
    """The game of Preferans of a rule string. Raises SearchError(search_game) for another game, and RulesError."""
    game = games.game(rules)
    if game.name != Preferans.name:
        raise SearchError("search_game")
    return cast("Preferans", game)


def _hands(deal: Deal) -> tuple[Cards, ...]:
    if isinstance(deal, str):
        if len(deal) > LONGEST:
            raise NotationError("bad_card", text=deal[:57] + "...")
        hands = tuple(map(parse_cards, deal.split("/")))
    else:
        hands = tuple(deal)
    counts = [hand.bit_count() if type(hand) is int and 0 <= hand < 1 << 32 else 0 for hand in hands]
    if len(hands) != HANDS or len({*counts}) != 1 or not 1 <= counts[0] <= 10:
        raise SearchError("search_hands", hands=" / ".join(map(str, counts))[:40])
    all_of(*hands)
    return hands


def all_of(*sets: Cards) -> Cards:
    """The cards of some sets. Raises NotationError(card_twice) if a card is in two of them."""
    found = 0
    for cards in sets:
        if twice := found & cards:
            raise NotationError("card_twice", card=CARD_TEXTS[twice.bit_length() - 1])
        found |= cards
    return found
