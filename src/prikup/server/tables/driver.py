"""What a table does by itself: shuffles, bots' turns, expired clocks, stand-ins for absent people.

It does so only while somebody is present: a person who sits at the table or, at a table of bots alone, anybody. A match
that everybody has left waits, clocks included, as long as it takes.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Protocol

from prikup.bots.levels import DRAWN, PlayedBy, decision_seed, played_by
from prikup.bots.registry import THINKS
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE, Seat
from prikup.server.pool.pool import FALLBACK_BOT, Asker
from prikup.server.tables import commands
from prikup.server.tables.clock import Timer
from prikup.server.tables.loaded_table import LoadedTable
from prikup.server.tables.writes import OnDone, Write

REST = 3
"""The pause between a deal and the next shuffle, in multiples of the bots' pace, so that the result can be read."""

ROUND = 10
"""The pause before the table decides for players who do not agree, in multiples of the bots' pace: they may still
change their minds."""

UNHURRIED = 200
"""From this pace on (milliseconds) a table makes few enough moves to have a turn of its own among those that wait for a
bot."""

SPARE = 2.0
"""How many times as long as a searching bot thinks at most the bots of its table wait at least: the processor may be
shared."""

MOST_MISSES = 3
"""After so many failures a bot is not asked again while the table is in memory: each may have cost a process."""

Move = tuple[Seat, Any, PlayedBy]
"""A seat, its action, and the bot that decided."""
_Asked = tuple[Seat, str, tuple[Any, ...], bool]
"""A seat, its bot, its legal actions, and whether it is asked about a right."""


class DrivenTable(LoadedTable, Protocol):
    """What a driver asks of its table in memory."""

    @property
    def writable(self) -> bool:
        """Whether entries can be written."""

    @property
    def watched(self) -> bool:
        """Whether anybody has the table open."""

    def present(self) -> frozenset[Seat]:
        """Seats whose person has the table open."""

    def fail(self, fault: BaseException, on_done: OnDone | None) -> None:
        """Closes the table after a fault of the program."""


def due_time(due: float, least: float, now: float) -> float:
    """When the bots act that were due at a time and have all answered ``now``.

    Usually that is when they were due, whatever their cards and however long they thought. Who is late waits for the
    next of a few fixed moments (once the least pace later, three times, seven times), so that it tells next to nothing.
    """
    while due < now and least > 0:
        due += least
        least *= 2
    return max(due, now)


class Driver:
    """The timers of one table. ``plan`` is called after every event and is idempotent."""

    def __init__(self, live: DrivenTable) -> None:
        self._live = live
        self._time = live.services.time
        self._moved = self._time.ticks()
        """When the match last moved, or the table woke up."""
        self._awake = False
        self._timers: list[Timer] = []
        self._absent: dict[Seat, float] = {}
        """When each awaited seat became absent."""
        self._asked: tuple[int, tuple[str, ...]] | None = None
        """The position and the seats' bots for which the bots were last asked."""
        self._asking: asyncio.Task[None] | None = None
        self._answers: list[asyncio.Task[Move | None]] = []
        """What the bots that were asked answer: whose turn it is, then the rights of others."""
        self._due: Timer | None = None
        self._judged = -1
        """The length of the match's log at the moment for which a verdict is, or was, looked for."""
        self._verdict: asyncio.Task[Any] | None = None
        self._missed: dict[Seat, int] = {}
        """How often the bot of a seat failed."""

    def graces(self) -> dict[Seat, int]:
        """Milliseconds until a bot plays for each person who is awaited and absent."""
        table = self._live.table
        grace = table.options.grace
        if not self._absent or not grace:
            # Without a grace a bot plays at once.
            return {}
        now, present = self._time.ticks(), self._live.present()
        return {
            seat: max(0, grace - round((now - self._absent[seat]) * 1000))
            for seat in table.running()
            if seat in self._absent and seat not in present
        }

    def moved(self) -> None:
        """Notes that the match has moved."""
        self._moved = self._time.ticks()

    def stop(self) -> None:
        """Cancels all timers and stops the clocks until the next ``plan``."""
        self._awake = False
        self._cancel()
        self._forget_bots()
        self._forget_verdict()
        self._absent.clear()
        self._live.banks.run(())

    def plan(self) -> None:
        """Sets all timers again."""
        live = self._live
        table = live.table
        self._cancel()
        persons = table.persons()
        present = live.present()
        somebody = bool(present) if persons else live.watched
        if table.status != "playing" or not live.writable or not somebody:
            self.stop()
            return
        if self._judged not in (-1, len(table.match.log)):
            self._forget_verdict()
        now = self._time.ticks()
        if not self._awake:
            self._awake = True
            self._moved = now
        running = table.running()
        live.banks.run(running)
        left = live.banks.left()
        if left and running:
            self._later(min(left[seat] for seat in running) / 1000, self._out_of_time)
        waiting = {seat: self._absent.get(seat, now) for seat in running if seat not in present}
        self._absent = waiting
        if waiting:
            grace = table.options.grace / 1000
            self._later(min(waiting.values()) + grace - now, self._out_of_patience)
        if table.shuffles():
            pause = REST * table.pace / 1000 if table.match.log else 0.0
            self._later(self._moved + pause - now, self._shuffle)
        elif TABLE in table.awaits():
            self._judge()
            self._later(self._moved + ROUND * table.pace / 1000 - now, self._enter)
        self._ask_bots()

    def _later(self, seconds: float, call: Any) -> None:
        self._timers.append(self._time.later(max(0.0, seconds), call))

    def _cancel(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    # ------------------------------------------------------------------------------------------- the table

    def _shuffle(self) -> None:
        self._live.put(self._shuffled)

    def _shuffled(self) -> Write | None:
        live, table = self._live, self._live.table
        if not table.shuffles():
            return None
        if table.size >= live.services.limits.table_bytes:
            return commands.break_off()
        if table.course is not None:
            prepared = table.match.prepare(TABLE, table.course.next_deal())
            return commands.act(table, prepared, self._time.now(), live.banks.left())
        assert table.ready, "its seed is committed with what it follows"
        prepared = table.match.prepare(TABLE, Shuffle(table.seed))
        return commands.act(table, prepared, self._time.now(), live.banks.left())

    def _judge(self) -> None:
        """Has the verdict found while the players may still change their minds."""
        live, moment = self._live, len(self._live.table.match.log)
        if live.services.judge is None or self._judged == moment:
            return
        self._forget_verdict()
        self._judged = moment
        ruling = live.services.judge.ruling(live.table.match)
        self._verdict = asyncio.get_running_loop().create_task(ruling)

    def _forget_verdict(self) -> None:
        self._judged = -1
        if self._verdict is not None:
            self._verdict.cancel()
            self._verdict = None

    def _enter(self) -> None:
        if self._verdict is None or self._verdict.done():
            self._live.put(self._entered)
        else:
            self._verdict.add_done_callback(self._found)

    def _found(self, verdict: asyncio.Task[Any]) -> None:
        if not verdict.cancelled():
            self._live.put(self._entered)

    def _entered(self) -> Write | None:
        """The table's decision, if players do not agree and the table is awaited."""
        live, table = self._live, self._live.table
        word = table.game.default_ruling(table.match.state)
        if word is not None and self._judged == len(table.match.log) and self._verdict is not None:
            if not self._verdict.done():
                return None
            word = self._verdict.result() or word
        if TABLE not in table.awaits() or table.shuffles() or word is None:
            return None
        return commands.act(table, table.match.prepare(TABLE, word), self._time.now(), live.banks.left())

    def _out_of_time(self) -> None:
        self._live.put(self._timed_out)

    def _timed_out(self) -> Write | None:
        """Replaces the first seat whose clock is empty; others follow when the timers are set again."""
        live, table = self._live, self._live.table
        left = live.banks.left()
        for seat in table.running():
            if left and not left[seat]:
                return commands.stand_in(table, seat, "clock", left)
        return None

    def _out_of_patience(self) -> None:
        self._live.put(self._replaced)

    def _replaced(self) -> Write | None:
        live, table = self._live, self._live.table
        present, now = live.present(), self._time.ticks()
        grace = table.options.grace / 1000
        for seat in table.running():
            since = self._absent.get(seat)
            # A timer may be early by a rounding error.
            if seat not in present and since is not None and now - since >= grace - 0.001:
                return commands.stand_in(table, seat, "absent", live.banks.left())
        return None

    # -------------------------------------------------------------------------------------------------- bots

    def _position(self) -> tuple[int, tuple[str, ...]]:
        table = self._live.table
        return len(table.match.log), tuple([chair.bot for chair in table.chairs])

    def _forget_bots(self) -> None:
        self._asked = None
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        for answer in self._answers:
            answer.cancel()
        self._answers = []
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _ask_bots(self) -> None:
        """Asks the bots about a position once: for their turn, and about rights during other seats' turns."""
        position = self._position()
        if position == self._asked:
            return
        self._forget_bots()
        self._asked = position
        table = self._live.table
        awaits = table.awaits()
        turns: list[_Asked] = []
        rights: list[_Asked] = []
        for seat, chair in enumerate(table.chairs):
            if not chair.bot:
                continue
            if seat in awaits:
                turns.append((seat, chair.bot, table.choices(seat), False))
            elif legal := table.match.legal(seat):
                rights.append((seat, chair.bot, legal, True))
        # Of several awaited bots the first acts; the position after it is a new one.
        if turns or rights:
            self._asking = asyncio.get_running_loop().create_task(self._answer(position, turns[:1], rights))

    async def _answer(self, position: tuple[int, tuple[str, ...]], turn: list[_Asked], rights: list[_Asked]) -> None:
        """Asks whose turn it is first, and for the rights of others beside it: whether there are any must not show in
        when the turn is answered, so nobody waits for them. A right without an answer by then is asked about again."""
        live = self._live
        least = self._least_pace()
        due = max(self._moved + live.table.pace / 1000, self._time.ticks() + least)
        loop = asyncio.get_running_loop()
        self._answers = [loop.create_task(self._ask(position[0], *one)) for one in (*turn, *rights)]
        try:
            await asyncio.gather(*self._answers[: len(turn) or None])
        except Exception as fault:  # noqa: BLE001
            live.fail(fault, None)
            return
        if self._asked == position:
            now = self._time.ticks()
            self._due = self._time.later(due_time(due, least, now) - now, partial(self._act, position, len(turn)))

    def _least_pace(self) -> float:
        """Seconds that bots have before one acts. Where one of them searches, all of them have the time for that, in
        every position: what it is asked about must not show."""
        least = self._live.services.least_pace
        thinks = max((THINKS.get(chair.bot, 0.0) for chair in self._live.table.chairs), default=0.0)
        return max(least, thinks * SPARE) if least else least

    async def _ask(self, number: int, seat: Seat, bot: str, legal: tuple[Any, ...], out_of_turn: bool) -> Move | None:
        """What the bot of a seat does; None if it uses no right."""
        live = self._live
        table = live.table
        seed = decision_seed(table.secret, seat, number)
        name = bot if self._missed.get(seat, 0) < MOST_MISSES else FALLBACK_BOT
        asker = Asker(table.host, table.id, hurried=table.pace < UNHURRIED)
        view = table.match.view(seat)
        answer = await live.services.pool.ask(
            table.game.name, name, seed, view, legal, out_of_turn=out_of_turn, asker=asker
        )
        if answer.by != name and not answer.busy:
            self._missed[seat] = self._missed.get(seat, 0) + 1
        if answer.index is None:
            return None
        by = played_by(table.game.name, bot, answer.left_to if answer.by == bot else answer.by or DRAWN)
        return seat, legal[answer.index], by

    def _act(self, position: tuple[int, tuple[str, ...]], turns: int) -> None:
        self._due = None
        # Rights come first, in order of the seats; the turn is the last.
        answers = [one for one in (*self._answers[turns:], *self._answers[:turns]) if one.done()]
        for answer in answers:
            fault = answer.exception()
            if fault is not None:
                self._live.fail(fault, None)
                return
        move = next((move for move in (one.result() for one in answers) if move is not None), None)
        if move is not None:
            self._live.put(partial(self._acted, position, move))

    def _acted(self, position: tuple[int, tuple[str, ...]], move: Move) -> Write | None:
        live, table = self._live, self._live.table
        if self._position() != position or table.status != "playing":
            return None
        seat, action, by = move
        prepared = table.match.prepare(seat, action)
        return commands.act(table, prepared, self._time.now(), live.banks.left(), bot=by)
