"""Under-declaring (nedozakaz): is there a layout of the cards that the declarer could not see in which, the same hand
leading and all playing best, he takes no more tricks than he named (PF-172a)?
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any

from msgspec import Struct

from prikup import _kernel, games
from prikup.core.actions import Pass, Refuse
from prikup.core.cards import Cards, cards_in, mask_of
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Demand, Verdict
from prikup.preferans.events import CardPlayed, TricksBegan
from prikup.preferans.layout import HAND, PACK, TRICKS
from prikup.preferans.phases.judging import askers
from prikup.preferans.phases.tricks import played_by, playing_hands, trump_of
from prikup.preferans.state import Contract, Judging, Playing
from prikup.search.deal_layouts import numbers
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES, Deadline, checked

JUDGED = ("preferans", "judging")
"""The game and its phase."""
_NO_LIMIT = 2**62
LEAST_BATCH, MOST_BATCH = 64, 4096
"""Layouts that are asked about at a time: few at first, since one of the first often settles it."""


class WorstLayout(Struct, frozen=True):
    """The fewest tricks of any layout, as far as they matter: below the tricks named nothing is looked for."""

    named: int
    taken: int
    low: int
    high: int
    """The fewest tricks lie between these, both included; they differ only where the time did not suffice. No more than
    ``named`` means that the game stands, and no more than ``taken`` is ever said."""
    hands: tuple[Cards, ...] = ()
    """A layout that gives ``high``, by place, if that is fewer than were taken."""
    layouts: int = 0
    """Layouts that were looked at."""
    nodes: int = 0
    """Positions searched."""

    @property
    def least(self) -> int | None:
        """The fewest tricks of any layout, if they are known."""
        return self.low if self.low == self.high else None


class UnderDeclared(Struct, frozen=True):
    """A game that is judged, as far as its layouts go: plain data, for another process."""

    rules: str
    dealer: Seat
    contract: Contract
    taken: int
    hand: Cards
    """The declarer's ten cards."""
    away: Cards
    leader: Seat
    """Who led to the first trick."""


def under_declared(match: Match[Any, Any, Any]) -> UnderDeclared:
    """The game that is judged in a match. Raises SearchError: search_phase where none is, search_begun where the match
    began after the first lead."""
    if (match.game.name, match.phase) != JUDGED:
        raise SearchError("search_phase", phase=match.phase)
    play = match.state.phase.play
    lead = _first_lead(play, match.events)
    return _under_declared(match.game, match.state.sheet.dealer, play, lead, play.tricks[play.contract.seat])


def of_play(game: Any, state: Any, events: Sequence[AddressedEvent] = ()) -> UnderDeclared | None:
    """A game whose tricks are played, as if it took all of them; None where it is not known who led first and what he
    held: with tricks finished, and no events from before the first lead."""
    play, dealer = state.phase, state.sheet.dealer
    if play.index:
        try:
            lead = _first_lead(play, events)
        except SearchError:
            return None
    else:
        placed = zip(play.trick, played_by(game.compiled, dealer, play), strict=True)
        own = mask_of(card for card, place in placed if place == play.contract.seat)
        lead = play.leader, play.held.hands[play.contract.seat] | own
    return _under_declared(game, dealer, play, lead, TRICKS)


def _under_declared(game: Any, dealer: Seat, play: Playing, lead: tuple[Seat, Cards], taken: int) -> UnderDeclared:
    contract = play.contract
    assert contract is not None
    leader, hand = lead
    # A talon that was not taken lies where it lay.
    away = mask_of(play.held.talon) if contract.hand else play.held.away
    return UnderDeclared(game.text, dealer, contract, taken, hand, away, leader)


def worst_layout(
    source: Match[Any, Any, Any] | UnderDeclared,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    threads: int = 0,
) -> WorstLayout:
    """Looks through the layouts of a game that is judged, the most uneven ones first, and stops at the first one that
    gives no more tricks than were named.

    ``nodes`` limits the positions searched in all layouts together, ``seconds`` the time; ``threads``: 0 for one on
    each core; ctrl-c ends the search. Raises SearchError, as ``under_declared``.
    """
    judged = source if isinstance(source, UnderDeclared) else under_declared(source)
    most, memory = checked(_NO_LIMIT if nodes is None else nodes, MEMORY, threads)
    return _Layouts(judged, most, (memory, threads or os.cpu_count() or 1), Deadline(seconds)).worst()


def words(game: Any, judging: Judging, least: int) -> Iterator[tuple[Seat, AnyAction]]:
    """What is said of a game that may be judged, before anybody has spoken, where all know the fewest tricks of any
    layout: nobody asks where it stands, and where it does not, asking is worse for the declarer."""
    contract = judging.play.contract
    assert contract is not None
    taken = judging.play.tricks[contract.seat]
    verdict = Verdict(min(least, taken))
    if game.compiled.rules.proof.missing(contract.level, taken, verdict.least):
        asker = judging.turn
        yield from ((asker, Demand()), (contract.seat, Refuse()), (asker, Refuse()))
        yield from ((contract.seat, verdict), (asker, verdict))
    else:
        yield from ((asker, Pass()) for asker in askers(game.compiled, judging.play))


def ruling(found: WorstLayout) -> Verdict | None:
    """The table's verdict, if the layouts settle it."""
    return None if found.least is None else Verdict(found.least)


class _Layouts:
    """The layouts of one game."""

    def __init__(self, judged: UnderDeclared, nodes: int, limits: tuple[int, int], deadline: Deadline) -> None:
        game: Any = games.game(judged.rules)
        compiled = game.compiled
        self._contract = contract = judged.contract
        self._policy = compiled.policy
        self._resting = compiled.resting(judged.dealer, passes=False)
        self._taken = judged.taken
        self._trump = trump_of(contract)
        self._leader, self._hand = judged.leader, judged.hand
        self._places = compiled.layout.places
        self._others = [place for place in playing_hands(compiled, judged.dealer, contract) if place != contract.seat]
        self._unseen = mask_of(PACK) & ~self._hand & ~judged.away
        self._most_nodes = nodes
        self._nodes = 0
        self._limits = limits
        self._deadline = deadline

    def worst(self) -> WorstLayout:
        """The worst of all layouts, or bounds where the time is over."""
        named, best, worst, looked = self._contract.level, self._taken, None, 0
        layouts, size = self._all(), LEAST_BATCH
        while best > named:
            batch = list(islice(layouts, size))
            size = min(MOST_BATCH, 2 * size)
            if not batch:
                return self._found(best, best, worst, looked)
            looked += len(batch)
            while batch and best > named:
                rows = self._ask(batch, best)
                if any(low < best <= high for low, high in rows):
                    return self._found(named, best, worst, looked)
                batch = [hand for hand, (low, _) in zip(batch, rows, strict=True) if low < best]
                if batch:
                    worst = batch.pop(0)
                    ((low, high),) = self._ask([worst], None)
                    if low != high:
                        return self._found(named, best, worst, looked)
                    best = low
        return self._found(named, named, worst, looked)

    def _found(self, low: int, high: int, worst: Cards | None, looked: int) -> WorstLayout:
        hands = self._hands(worst) if worst is not None else ()
        return WorstLayout(self._contract.level, self._taken, low, high, hands, looked, self._nodes)

    def _ask(self, batch: list[Cards], wanted: int | None) -> list[tuple[int, int]]:
        """What the declarer's tricks lie between in each layout, or whether he takes so many."""
        pack = struct.Struct(f"<{self._places}I").pack
        deals = b"".join(pack(*self._hands(first)) for first in batch)
        asked = [(self._trump, self._leader, 1 << self._contract.seat, "tricks", "most", wanted)]
        # A layout takes far less; what several of a batch go beyond the limit together is little.
        each = max(0, min(NODES, self._most_nodes - self._nodes))
        low, high, nodes = _kernel.solve_deals(
            self._policy, deals, asked, each, *self._limits, resting=self._resting, seconds=self._deadline.left
        )
        self._nodes += nodes
        return list(zip(numbers(low), numbers(high), strict=True))

    def _hands(self, first: Cards) -> tuple[Cards, ...]:
        """The hands by place, if the first of the others holds these cards."""
        hands = [0] * self._places
        hands[self._contract.seat] = self._hand
        hands[self._others[0]], hands[self._others[1]] = first, self._unseen & ~first
        return tuple(hands)

    def _all(self) -> Iterator[Cards]:
        """What the first of the others can hold: the most uneven split of the trumps (or of the longest suit) first."""
        suits = [self._unseen & 0xFF << 8 * suit for suit in range(4)]
        long = suits[self._trump] if 0 <= self._trump < 4 else max(suits, key=int.bit_count)
        one, rest = list(cards_in(long)), list(cards_in(self._unseen & ~long))
        splits = [held for held in range(len(one) + 1) if 0 <= HAND - held <= len(rest)]
        for held in sorted(splits, key=lambda held: -abs(2 * held - len(one))):
            for these in combinations(one, held):
                for those in combinations(rest, HAND - held):
                    yield mask_of((*these, *those))


def _first_lead(play: Playing, events: Sequence[AddressedEvent]) -> tuple[Seat, Cards]:
    """Who led first, and the declarer's ten cards. Raises SearchError(search_begun)."""
    assert play.contract is not None
    hand: Cards = play.held.hands[play.contract.seat]
    for told in reversed(events):
        event = told.event
        if isinstance(event, CardPlayed) and event.seat == play.contract.seat:
            hand |= 1 << event.card
        elif isinstance(event, TricksBegan):
            return event.leader, hand
    raise SearchError("search_begun")
