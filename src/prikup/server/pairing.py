"""Quick pairing: people who want the same wait for each other, and a table opens when enough of them do.

Who has waited for a while is offered bots. Whoever takes them plays with all others who take them; those who have not
answered get a moment to. What is here is in memory only: a restart ends the waiting, and pages ask again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from prikup import games
from prikup.core.errors import PrikupError
from prikup.server.accounts.look_alikes import first_look_alike
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import Clock, Sought, TableOptions
from prikup.server.connection_limit import demand_of_address, is_own_address
from prikup.server.errors import ServerError
from prikup.server.messages import Paired, Refused, Waits
from prikup.server.settings import Settings
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.tables.clock import LoopTime, TableTime, Timer
from prikup.server.tables.hub import Hub
from prikup.server.tables.options import checked_options
from prikup.server.user import User

OFFER = 20.0
"""Seconds of waiting after which bots are offered."""
ANSWER = 5.0
"""Seconds for the others to answer when somebody takes bots."""
LISTED = 50
"""Most wishes that are listed."""

_OWN_LIMITS = ("too_many_tables", "too_many_requests", "logs_full")
"""Refusals that concern only the person for whom a table would be opened."""

WAITING_ELSEWHERE = Refused("", "waiting_elsewhere")
"""What a page is told when its user has begun to wait in another window."""

Tell = Callable[[Waits | Paired | Refused], None]
"""Takes what a waiting page is told. After ``Paired`` and ``Refused`` nothing follows."""


class ClientAddress(Struct, frozen=True):
    """The network address from which somebody waits."""

    text: str
    origin: int | None
    """What stands for the address in the database."""


class _Wish(Struct, frozen=True):
    """What people wait for; equal for those who may play together."""

    rules: str
    """In canonical form."""
    clock: Clock | None


class Seeker:
    """Somebody who waits."""

    def __init__(self, user: User, address: ClientAddress, tell: Tell) -> None:
        self.user = user
        self.address = address
        self.tell = tell
        self.bots: bool | None = None
        """Whether they play with bots, too; None until they have answered."""
        self.offered = False
        self.gone = False
        """Whether their page has gone, or they were told that it is over."""
        self.told: Waits | None = None
        self.timer: Timer | None = None
        """Runs until bots are offered."""

    def stop(self) -> None:
        """Waits no longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class _Group:
    """Those who wait for the same, who came first first."""

    def __init__(self, wish: _Wish) -> None:
        self.wish = wish
        self.players = games.game(wish.rules).players
        self.seekers: list[Seeker] = []
        self.timer: Timer | None = None
        """Runs while those who take bots wait for the others' answers."""

    def company(self, first: Iterable[Seeker]) -> list[Seeker]:
        """Those of some who may sit at one table: no more than it has seats, no two with names that look alike."""
        found: list[Seeker] = []
        for seeker in first:
            alike = first_look_alike(seeker.user.name, (other.user.name for other in found))
            if alike is None and len(found) < self.players:
                found.append(seeker)
        return found

    def company_of(self, seeker: Seeker) -> list[Seeker]:
        """Those with whom somebody could sit at one table, with themselves."""
        return self.company([seeker, *(other for other in self.seekers if other is not seeker)])

    def stop(self) -> None:
        """Nobody takes bots any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Pairing:
    """Everybody who waits. One wish a person: a later one, in another window too, takes the place of the one before."""

    def __init__(
        self, hub: Hub, limiter: Limiter, disk: DiskReserve, settings: Settings, time: TableTime | None = None
    ) -> None:
        self._hub = hub
        self._limiter = limiter
        self._disk = disk
        self._settings = settings
        self._time = time or LoopTime()
        self._groups: dict[_Wish, _Group] = {}
        self._by_user: dict[str, tuple[Seeker, _Group]] = {}
        self._opening: set[asyncio.Task[None]] = set()

    def seek(self, user: User, address: ClientAddress, rules: str, clock: Clock | None, tell: Tell) -> Seeker:
        """Somebody waits for others with the same wish.

        Raises RulesError for the rules, ServerError: bad_options for the clock, too_many_requests, too_many_waiting,
        no_room.
        """
        self._limiter.demand(self._settings.rates.wishes, "wish", user.id)
        self._disk.demand_for_new()
        options = checked_options(TableOptions(rules, clock=clock))
        most = self._settings.most_waiting_address
        near = sum(
            seeker.address.text == address.text and seeker.user.id != user.id for seeker, _ in self._by_user.values()
        )
        if near >= most and not is_own_address(address.text):
            raise ServerError("too_many_waiting", most=most)
        before = self._by_user.get(user.id)
        if before is not None:
            before[0].tell(WAITING_ELSEWHERE)
            self.leave(before[0])
        seeker = Seeker(user, address, tell)
        wish = _Wish(options.rules, clock)
        group = self._groups.get(wish)
        if group is None:
            group = self._groups[wish] = _Group(wish)
        self._join(seeker, group, len(group.seekers))
        return seeker

    def _join(self, seeker: Seeker, group: _Group, at: int) -> None:
        group.seekers.insert(at, seeker)
        self._groups[group.wish] = group
        self._by_user[seeker.user.id] = (seeker, group)
        if not seeker.offered:
            seeker.timer = self._time.later(OFFER, lambda: self._offer(seeker))
        self._look(group)

    def answer(self, seeker: Seeker, *, bots: bool) -> None:
        """Somebody plays with bots, too, or with people only."""
        found = self._by_user.get(seeker.user.id)
        if found is None or found[0] is not seeker:
            # Their table is being opened.
            return
        seeker.bots = bots
        self._look(found[1])

    def leave(self, seeker: Seeker) -> None:
        """Somebody does not wait any more. A second call does nothing."""
        seeker.gone = True
        found = self._by_user.get(seeker.user.id)
        if found is not None and found[0] is seeker:
            self._take_out([seeker], found[1])
            self._look(found[1])

    def sought(self) -> list[Sought]:
        """What people wait for: what most wait for first, then what was asked for first."""
        groups = sorted(self._groups.values(), key=lambda group: -len(group.seekers))
        return [
            Sought(
                group.wish.rules,
                games.game(group.wish.rules).name,
                group.players,
                group.wish.clock,
                len(group.company(group.seekers)),
            )
            for group in groups[:LISTED]
        ]

    async def stop(self) -> None:
        """Nobody waits any more; tables that are being opened are finished."""
        for group in list(self._groups.values()):
            self._take_out(list(group.seekers), group)
        await asyncio.gather(*self._opening, return_exceptions=True)

    # ------------------------------------------------------------------------------------------------- a group

    def _offer(self, seeker: Seeker) -> None:
        seeker.timer = None
        seeker.offered = True
        self._look(self._by_user[seeker.user.id][1])

    def _look(self, group: _Group) -> None:
        """Opens a table if one is full; else tells everybody what has changed."""
        full = group.company(group.seekers)
        if len(full) == group.players:
            self._open(group, full)
            return
        takers = [seeker for seeker in group.seekers if seeker.bots]
        if not takers:
            group.stop()
        elif all(seeker.bots is not None for seeker in group.seekers):
            self._open(group, group.company(takers))
            return
        else:
            for seeker in group.seekers:
                seeker.offered = True
                seeker.stop()
            if group.timer is None:
                group.timer = self._time.later(ANSWER, lambda: self._time_is_up(group))
        self._tell(group)

    def _time_is_up(self, group: _Group) -> None:
        group.timer = None
        self._open(group, group.company(seeker for seeker in group.seekers if seeker.bots))

    def _tell(self, group: _Group) -> None:
        for seeker in group.seekers:
            company = group.company_of(seeker)
            bots = sum(other.bots is True for other in company)
            news = Waits(len(company), group.players, bots, seeker.offered)
            if news != seeker.told:
                seeker.told = news
                seeker.tell(news)

    def _take_out(self, seekers: Sequence[Seeker], group: _Group) -> None:
        for seeker in seekers:
            seeker.stop()
            group.seekers.remove(seeker)
            del self._by_user[seeker.user.id]
        if not group.seekers:
            group.stop()
            self._groups.pop(group.wish, None)

    # ------------------------------------------------------------------------------------------------- a table

    def _open(self, group: _Group, company: Sequence[Seeker]) -> None:
        group.stop()
        self._take_out(company, group)
        task = asyncio.get_running_loop().create_task(self._opened(group, company))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)
        # The others may be enough for another table.
        self._look(group)

    async def _opened(self, group: _Group, company: Sequence[Seeker]) -> None:
        """Opens a table for people and tells them; who came first is its host."""
        host, *others = company
        bots = group.players - len(company)
        options = TableOptions(
            group.wish.rules,
            # Nobody need watch who plays with bots alone.
            private=not others,
            bots=("thumb",) * bots,
            clock=group.wish.clock,
        )
        try:
            self._demand(host)
            table = await self._hub.make(host.user, options, host.address.origin, [other.user for other in others])
        except PrikupError as error:
            self._not_opened(group, company, error)
            return
        for seeker in company:
            if not seeker.gone:
                seeker.tell(Paired(table.id))

    def _demand(self, host: Seeker) -> None:
        """A table counts for its host, like one that they open themselves."""
        rates = self._settings.rates
        self._limiter.demand(rates.tables, "table", host.user.id)
        self._limiter.demand(rates.tables_day, "table", host.user.id)
        demand_of_address(self._limiter, host.address.text, rates.tables, rates.tables_address_day, "tables")
        self._disk.demand_for_new()

    def _not_opened(self, group: _Group, company: Sequence[Seeker], error: PrikupError) -> None:
        """Tells whom it concerns; the others wait on, before those who came later."""
        stay = company[1:] if error.code in _OWN_LIMITS else []
        for seeker in company:
            if seeker not in stay and not seeker.gone:
                seeker.tell(Refused("", error.code, dict(error.params)))
        now = self._groups.get(group.wish, group)
        for at, seeker in enumerate([one for one in stay if not one.gone]):
            if seeker.user.id in self._by_user:
                seeker.tell(WAITING_ELSEWHERE)
                continue
            seeker.told = None
            self._join(seeker, now, min(at, len(now.seekers)))
