"""The links of the next deal: whose are asked for, how long they are waited for, and which have come.

A person's link is asked for on the connections that hold the chain that counts; all chains are fixed before the first
link is asked for. Who has just come is waited for until the chain is there, a second at most, and all of them together
no longer than two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from prikup.core.mixing import HashChain, Mixed, Without, fits
from prikup.core.seats import TABLE, Seat
from prikup.server.messages import Links
from prikup.server.tables.connection import Connection
from prikup.server.tables.feed import encode
from prikup.server.tables.loaded_table import LoadedTable

LINK_WAIT = 1.0
"""Seconds that a link is waited for, from the moment at which it is asked for."""
CHAIN_WAIT = 1.0
"""Seconds that the chain of a page is waited for, from the moment at which it was opened."""
CHAINS_WAIT = 2 * CHAIN_WAIT
"""Seconds that chains are waited for in a round, however many pages are opened meanwhile."""


class AskedTable(LoadedTable, Protocol):
    """What a round asks of its table in memory."""

    def connections_of(self, seat: Seat) -> list[Connection]:
        """The open connections of a seat's person."""


class LinkRound:
    """The round for the next deal of one table. Nothing of it is kept: after a restart the links are asked for again,
    and are the same; chains that are published then count from the next deal on."""

    def __init__(self, live: AskedTable) -> None:
        self._live = live
        self._deal = 0
        self._began: float | None = None
        """When the round began, or went on after nobody had been there, in monotonic seconds."""
        self._asked: float | None = None
        """When the links were asked for, or asked for again after nobody had been there, in monotonic seconds."""
        self._wanted: dict[Seat, HashChain] | None = None
        """The chains of those that were asked; None before that."""
        self._told: set[Connection] = set()
        """The connections that have the question."""
        self._links: dict[Seat, str] = {}
        self._wrong: set[Seat] = set()
        self._known: dict[tuple[str, int], tuple[int, str]] = {}
        """By the end and the first deal of a chain the last link of it that was right, and its deal."""
        table = live.table
        in_force = table.status == "playing" and any(table.chain_of(seat) for seat in table.persons())
        self._asked_before = table.next_deal if in_force and table.shuffles() else 0
        """The deal whose links may have been asked for before the table was loaded; 0 for none."""

    @property
    def counts_from(self) -> int:
        """The number of the first deal for which a chain that is published now counts: not one whose links were asked
        for, since whoever knows them could choose."""
        deal = self._live.table.next_deal
        return deal + (self._asked_before == deal or (self._deal == deal and self._wanted is not None))

    def forget(self) -> None:
        """Nobody is there any more: when somebody comes, the same is asked again."""
        self._began = self._asked = None
        self._told = set()

    def due(self, now: float) -> float:
        """Asks for the links when the chains are there. When to look again; ``now`` when the cards can be dealt."""
        table = self._live.table
        if self._deal != table.next_deal:
            self.forget()
            self._deal, self._wanted, self._links, self._wrong = table.next_deal, None, {}, set()
        if self._began is None:
            self._began = now
        if self._asked is None:
            until = max(map(self._came, table.persons()), default=0.0) + CHAIN_WAIT
            until = min(until, self._began + CHAINS_WAIT)
            if until > now:
                return until
            self._asked = now
            held = {seat: chain for seat in table.persons() if self._holders(seat) and (chain := table.chain_of(seat))}
            self._wanted = (self._wanted or {}) | held
        assert self._wanted is not None
        self._ask()
        if self._wanted.keys() <= self._links.keys() | self._wrong:
            return now
        return max(now, self._asked + LINK_WAIT)

    def _came(self, seat: Seat) -> float:
        """When the last page of a seat was opened that has yet to publish its chain; 0 if there is none, or another
        page of the seat has the chain that counts."""
        came = [one.came for one in self._live.connections_of(seat) if one.links and one.chain is None]
        return max(came) if came and not self._holders(seat) else 0.0

    def _holders(self, seat: Seat) -> list[Connection]:
        """The connections that have the chain of a seat that counts for the next deal."""
        chain = self._live.table.chain_of(seat)
        return [one for one in self._live.connections_of(seat) if chain is not None and one.holds(chain)]

    def _ask(self) -> None:
        """Asks for the links on the connections that have not been asked yet: a page may have been loaded again."""
        new = [one for seat in self._wanted or () for one in self._holders(seat) if one not in self._told]
        if not new:
            return
        table = self._live.table
        chains = [chain for seat in (TABLE, *table.persons()) if (chain := table.chain_of(seat)) is not None]
        message = encode(Links(self._deal, tuple(chains)))
        self._told.update(new)
        for one in new:
            one.send(message)

    def take(self, seat: Seat, deal: int, link: str) -> bool:
        """A link has come. False if it is none that is awaited; the first one of a seat decides."""
        chain = None if self._wanted is None else self._wanted.get(seat)
        if chain is None or deal != self._deal or deal != self._live.table.next_deal or seat in self._wrong:
            return False
        if seat in self._links:
            return self._links[seat] == link
        known = self._known.get((chain.end, chain.first))
        # From the last link that is known it is few steps, usually one.
        nearest = chain if known is None else HashChain(seat, known[1], known[0] + 1, 0)
        if link in self._live.table.used_links or not fits(nearest, deal, link):
            self._wrong.add(seat)
            return False
        self._known[chain.end, chain.first] = (deal, link)
        self._links[seat] = link
        return True

    def mixed(self) -> Mixed:
        """What the next deal is mixed with, as far as it has come."""
        table = self._live.table
        links = tuple(self._links.get(seat, "") for seat in range(len(table.chairs)))
        without = tuple("" if link else self._why_not(seat) for seat, link in enumerate(links))
        return Mixed(table.next_deal, links, without)

    def _why_not(self, seat: Seat) -> Without:
        wanted: Mapping[Seat, HashChain] = self._wanted or {}
        if seat in wanted:
            return "late"
        if not self._live.table.chairs[seat].user:
            return "bot"
        return "none" if self._live.connections_of(seat) else "absent"
