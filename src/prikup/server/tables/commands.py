"""The commands of a table: each is turned into the log entries that carry it out, or refused.

The functions change nothing: each gets the table as it is and returns what has to be written, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from prikup.bots.levels import PlayedBy
from prikup.core.match import PreparedMove
from prikup.core.mixing import Mixed, server_chain, server_first, server_seed
from prikup.core.seats import Seat
from prikup.core.shuffle import fresh_seed
from prikup.server.accounts.look_alikes import first_look_alike
from prikup.server.bodies import TableOptions
from prikup.server.errors import ServerError
from prikup.server.tables import log_entries as en
from prikup.server.tables.table import Chair, Table, needs_seed
from prikup.server.tables.writes import NewTable, Write
from prikup.server.user import DELETED_NAME, User

MOST_CHAINS = 8
"""Most chains that a seat publishes for one deal: each change of the device makes one."""

# ------------------------------------------------------------------------------------------------- a new table


def new_table(
    table_id: str, user: User, options: TableOptions, players: int, at: int, company: Sequence[User] = ()
) -> NewTable:
    """A new table: its bots take the last seats, its host the first free one, those in the host's company the next."""
    entries: list[en.LogEntry] = [en.Made(user.id, options, at)]
    chairs = [Chair() for _ in range(players)]
    for seat, bot in enumerate(options.bots, players - len(options.bots)):
        entries.append(en.BotSeated(seat, bot))
        chairs[seat] = Chair(bot=bot)
    free = sum(chair.free for chair in chairs)
    for seat, person in enumerate((user, *company)[:free]):
        entries.append(en.Sat(seat, person.id, person.name))
        chairs[seat] = Chair(person.id, person.name)
    return _opened(table_id, user.id, options, entries, chairs, at)


def rematch_of(table: Table, table_id: str, at: int) -> NewTable:
    """The same people, bots and options at a new table, everybody one seat further."""
    options = TableOptions(
        rules=table.options.rules,
        private=table.options.private,
        clock=table.options.clock,
        grace=table.options.grace,
        pace=table.pace,
        stand_in=table.options.stand_in,
    )
    entries: list[en.LogEntry] = [en.Made(table.host, options, at)]
    players = len(table.chairs)
    chairs = [Chair() for _ in range(players)]
    for seat, chair in enumerate(table.chairs):
        to = (seat + 1) % players
        if chair.user:
            entries.append(en.Sat(to, chair.user, chair.name))
            chairs[to] = Chair(chair.user, chair.name)
        else:
            entries.append(en.BotSeated(to, chair.bot))
            chairs[to] = Chair(bot=chair.bot)
    return _opened(table_id, table.host, options, entries, chairs, at)


def _opened(
    table_id: str, host: str, options: TableOptions, entries: list[en.LogEntry], chairs: list[Chair], at: int
) -> NewTable:
    full = not any(chair.free for chair in chairs)
    secret = fresh_seed()
    if full:
        entries += _start(options, len(chairs), at, secret)
    seats = {seat: chair.user for seat, chair in enumerate(chairs) if chair.user}
    status = "playing" if full else "waiting"
    return NewTable(table_id, at, host, options.private, status, options.rules, entries, seats, secret)


def _start(options: TableOptions, players: int, at: int, secret: str) -> list[en.LogEntry]:
    """The match begins: with the deal that was entered by hand, or with the seed of the first shuffle."""
    clock = options.clock
    left = (clock.bank,) * players if clock else ()
    first: en.LogEntry = _committed(secret, 1)
    if options.deal is not None:
        first = en.Did(-1, en.raw_action(options.deal), at, left=left)
    return [en.Started(at, left), first]


def _committed(secret: str, deal: int) -> en.Committed:
    """The server's seed of a deal; with the first of a chain the chain's end."""
    seed = server_seed(secret, deal)
    if server_first(deal) < deal:
        return en.Committed(seed)
    return en.Committed(seed, server_chain(secret, deal).end, deal)


# ------------------------------------------------------------------------------------------- before the start


def sit(table: Table, user: User, seat: Seat, at: int, left: tuple[int, ...]) -> Write | None:
    """Takes a free seat (-1: any), or one's own seat back from the stand-in."""
    own = table.seat_of(user.id)
    if table.status == "playing":
        if own < 0:
            raise ServerError("already_started")
        return hand_back(table, own, left, asked=True)
    _waiting(table)
    if own >= 0 and seat in (-1, own):
        return None
    if seat == -1:
        # A full table has started.
        seat = table.free()[0]
    _seat(table, seat)
    if not table.chairs[seat].free:
        raise ServerError("seat_taken", seat=seat)
    others = (chair.name for chair in table.chairs if chair.user not in ("", user.id))
    alike = first_look_alike(user.name, others)
    if alike is not None:
        raise ServerError("look_alike_name", name=alike)
    seats = _persons(table)
    seats.pop(own, None)
    seats[seat] = user.id
    entries: list[en.LogEntry] = [en.Sat(seat, user.id, user.name)]
    return _started_if_full(table, entries, len(table.free()) - (own < 0), seats, at)


def leave(table: Table, user: User, left: tuple[int, ...]) -> Write | None:
    """Before the start the seat is free again; afterwards the stand-in plays."""
    own = table.seat_of(user.id)
    if own < 0:
        raise ServerError("not_seated")
    if table.status == "playing":
        return stand_in(table, own, "left", left)
    if table.status != "waiting":
        return None
    entries: list[en.LogEntry] = [en.Left(own)]
    seats = _persons(table)
    del seats[own]
    if not seats:
        return Write([*entries, en.Abandoned()], status="abandoned", seats=seats)
    if table.host == user.id:
        entries.append(en.Hosted(seats[min(seats)]))
    return Write(entries, seats=seats)


def seat_bot(table: Table, user: User, seat: Seat, bot: str, at: int) -> Write | None:
    """The host puts a bot on a free seat or changes one; no name takes it away."""
    _host(table, user)
    _waiting(table)
    _seat(table, seat)
    chair = table.chairs[seat]
    if chair.user:
        raise ServerError("seat_taken", seat=seat)
    if chair.bot == bot:
        return None
    free = len(table.free()) + (not bot) - chair.free
    return _started_if_full(table, [en.BotSeated(seat, bot)], free, None, at)


def begin(table: Table, user: User, at: int) -> Write:
    """The host starts; bots take the free seats."""
    _host(table, user)
    _waiting(table)
    entries: list[en.LogEntry] = [en.BotSeated(seat, table.options.stand_in) for seat in table.free()]
    return Write([*entries, *_start(table.options, len(table.chairs), at, table.secret)], status="playing")


def _started_if_full(
    table: Table, entries: list[en.LogEntry], free: int, seats: Mapping[Seat, str] | None, at: int
) -> Write:
    if free:
        return Write(entries, seats=seats)
    started = _start(table.options, len(table.chairs), at, table.secret)
    return Write([*entries, *started], status="playing", seats=seats)


# ------------------------------------------------------------------------------------------- during the match


def stand_in(table: Table, seat: Seat, why: str, left: tuple[int, ...]) -> Write | None:
    """A bot plays for a person; None if one does already."""
    if table.status != "playing" or not table.chairs[seat].plays:
        return None
    return Write([en.StoodIn(seat, table.options.stand_in, why, left)])


def hand_back(table: Table, seat: Seat, left: tuple[int, ...], *, asked: bool) -> Write | None:
    """The person plays again.

    A person whose clock ran out must have ``asked``: otherwise merely opening the page would lose the seat again and
    again. They get the increment as their time; without an increment there is no way back.
    """
    chair = table.chairs[seat]
    if table.status != "playing" or not chair.user or chair.plays:
        return None
    clock = table.options.clock
    if clock is not None and left and not left[seat]:
        if not asked:
            return None
        if not clock.increment:
            raise ServerError("clock_out")
        left = (*left[:seat], clock.increment, *left[seat + 1 :])
    return Write([en.HandedBack(seat, left)])


def act(
    table: Table,
    prepared: PreparedMove,
    at: int,
    left: tuple[int, ...],
    *,
    client: str = "",
    bot: PlayedBy | None = None,
    mixed: Mixed | None = None,
    then: Callable[[], None] | None = None,
) -> Write:
    """An action, of a person, of the table, or of a bot. If a shuffle comes next, its seed is committed with it."""
    entries: list[en.LogEntry] = [en.Did(prepared.seat, en.raw_action(prepared.action), at, client, left, bot, mixed)]
    ends = table.ends_with(prepared)
    if not ends and needs_seed(table.match, prepared.state):
        # A match that began under a version without chains goes on as it began.
        old = table.seed and not table.mixes
        after = table.next_deal + (mixed is not None)
        entries.append(en.Committed(fresh_seed()) if old else _committed(table.secret, after))
    return Write(entries, prepared, status="over" if ends else "", then=then)


def publish(table: Table, seat: Seat, chain: tuple[str, int], since: int) -> Write | None:
    """A person's chain (its end and first deal) counts from a deal on; None if it does already.

    Raises ServerError: wrong_link (``demand_own_end``), too_fast if too many were published for that deal.
    """
    old = table.seed and not table.mixes
    if table.status not in ("waiting", "playing") or table.course is not None or old:
        return None
    latest = table.latest_chain(seat)
    if latest is not None and (latest.end, latest.first) == chain:
        return None
    demand_own_end(table, seat, chain)
    if sum(one.seat == seat and one.since == since for one in table.chains) >= MOST_CHAINS:
        raise ServerError("too_fast")
    end, first = chain
    return Write([en.Chained(seat, end, first, since)])


def demand_own_end(table: Table, seat: Seat, chain: tuple[str, int]) -> None:
    """Raises ServerError(wrong_link) if the table has a chain with that end of another seat, or from another deal on:
    then one link would be that of two deals or seats."""
    end, first = chain
    if any(one.end == end and (one.seat, one.first) != (seat, first) for one in table.chains):
        raise ServerError("wrong_link")


def vote_to_abandon(table: Table, user: User, *, agree: bool) -> Write | None:
    """A vote to abandon the match. It ends when all people who play themselves agree."""
    if table.status != "playing":
        raise ServerError("match_not_running")
    seat = _own(table, user)
    entries: list[en.LogEntry] = [] if (seat in table.votes) == agree else [en.Voted(seat, agree)]
    playing = {seat for seat, chair in enumerate(table.chairs) if chair.plays} | {seat}
    if agree and playing <= table.votes | {seat}:
        return Write([*entries, en.Abandoned()], status="abandoned")
    return Write(entries) if entries else None


def break_off() -> Write:
    """Ends a match whose log has become too long, between two deals."""
    return Write([en.Abandoned()], status="abandoned")


def pace(table: Table, user: User, value: int) -> Write | None:
    """Changes the bots' pace; the host and anybody who sits here may."""
    if table.host != user.id:
        _own(table, user)
    return None if table.pace == value else Write([en.Paced(value)])


# ------------------------------------------------------------------------------------------------ afterwards


def vote_for_rematch(table: Table, user: User, *, agree: bool) -> tuple[list[en.LogEntry], bool]:
    """A vote for a rematch: the entries, and whether all persons now agree."""
    if table.status not in ("over", "abandoned"):
        raise ServerError("match_running")
    seat = _own(table, user)
    if table.chairs[seat].name == DELETED_NAME:
        # The names have fallen away; the rematch would be played without.
        raise ServerError("match_too_old")
    entries: list[en.LogEntry] = [] if (seat in table.rematch_votes) == agree else [en.Again(seat, agree)]
    rematch_votes = table.rematch_votes | {seat} if agree else table.rematch_votes - {seat}
    return entries, not table.rematch and set(table.persons()) <= rematch_votes


def rematched(new: NewTable) -> en.LogEntry:
    """The entry that names the table of the rematch."""
    return en.Rematched(new.id)


# --------------------------------------------------------------------------------------------------- checks


def _persons(table: Table) -> dict[Seat, str]:
    return {seat: chair.user for seat, chair in enumerate(table.chairs) if chair.user}


def _own(table: Table, user: User) -> Seat:
    seat = table.seat_of(user.id)
    if seat < 0:
        raise ServerError("not_seated")
    return seat


def _host(table: Table, user: User) -> None:
    if table.host != user.id:
        raise ServerError("not_host")


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise ServerError("already_started")


def _seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise ServerError("no_such_seat", seat=str(seat)[:20])
