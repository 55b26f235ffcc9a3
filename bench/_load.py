"""The people at the tables: a process of its own that plays random legal actions over many sockets.

Reads a `LoadPlan` as JSON from standard input and answers with a `Result`. It connects only to 127.0.0.1, opens three
sockets for each table of the plan, and ends after the seconds that the plan names.

In an *open* loop each table has one move a second at fixed times, however late the answers are; the latency of a move
counts from its planned moment. In a *closed* loop the next action is sent as soon as its seat is asked for it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections import deque
from pathlib import Path
from random import Random
from time import perf_counter
from typing import cast

import msgspec
import uvloop
from msgspec import Raw, Struct

from bench._server import BenchTable, RunningServer

TOGETHER = 60
"""Sockets opened at the same time."""
CONNECT = 60.0
"""Seconds to open all of them."""
WARM = 3.0
"""Seconds of play before anything is counted."""
LAST = 5.0
"""Seconds to wait for the last answers of an open loop."""
WAIT = 0.05
"""Seconds before an action sent too fast is sent again."""


class LoadPlan(Struct, frozen=True):
    """What to play: all tables of the server, for so many seconds after warming up."""

    server: RunningServer
    open: bool
    seconds: float


class Spread(Struct, frozen=True):
    """Milliseconds: the median, the 99th percentile, the largest."""

    p50: float
    p99: float
    most: float


class Result(Struct, frozen=True):
    """The measurements."""

    tables: int
    moves: int
    """Moves acknowledged in the measured time."""
    rate: float
    done: Spread
    """From the planned (closed loop: actual) moment of a move to its acknowledgement."""
    told: Spread
    """The same, to the message at the other seats."""
    lag: Spread
    """How late the generator itself was."""
    late: int
    """Moves delayed because the table was not waiting for one yet."""
    lost: int
    """Moves never acknowledged."""
    too_fast: int
    """Moves that the server's flood limit sent back; they were sent again."""
    server_cpu: float
    """The server's share of one core, without its bot processes."""
    own_cpu: float
    memory: int
    """The server's resident bytes at the end."""
    bots: int = 0
    """Moves of bots at the tables that are only watched."""


# ----------------------------------------------------------------------------------- what is read of a message


class Offer(Struct):
    awaited: bool
    actions: list[Raw]


class News(Struct):
    """The parts read of ``state`` and ``moved``; ``seat`` is the actor of a move."""

    n: int
    seat: int
    offer: Offer


class Done(Struct):
    id: int


class Refused(Struct):
    id: str
    code: str


_news = msgspec.json.Decoder(News)
_done = msgspec.json.Decoder(Done, strict=False)
_refused = msgspec.json.Decoder(Refused)


# ------------------------------------------------------------------------------------------------------ sockets


class Seat(asyncio.Protocol):
    """One person's socket: as much of RFC 6455 as a server needs that neither fragments nor compresses."""

    def __init__(self, board: Board | Watched, number: int, hello: bytes) -> None:
        self.number = number
        self.n = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._board = board
        self._hello = hello
        self._rest = b""
        self._open = False
        self._transport: asyncio.WriteTransport
        self._mask = os.urandom(4)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports do not inherit from it.
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self._board.play.broke(f"a socket was closed: {exc}")
        self._fail("closed before the first message")

    def _fail(self, why: str) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """Sends one message, masked as the protocol demands."""
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else bytes((128 | opcode, 254)) + size.to_bytes(2)
        mask = self._mask * (size // 4 + 1)
        masked = (int.from_bytes(payload) ^ int.from_bytes(mask[:size])).to_bytes(size)
        self._transport.write(head + self._mask + masked)

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._fail(data[:60].decode("latin-1"))
                return
            self._open = True
            at = end + 4
        size = len(data)
        while size - at >= 2:
            opcode, length, start = data[at], data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + length > size or start > size:
                break
            at = start + length
            self._take(opcode, data[start:at])
        if at < size:
            self._rest = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == 0x81:
            self._board.heard(self, payload)
        elif opcode == 0x89:
            self.send(payload, 10)
        elif opcode != 0x8A:
            self._board.play.broke(f"a frame of kind {opcode:#x}: {payload[:40]!r}")


class Board:
    """A table, as its three people see it together."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seats: list[Seat] = []
        self.planned: deque[float] = deque()
        """Planned moments of moves that could not be made yet."""
        self._asked: tuple[Seat, list[Raw]] | None = None
        self._sent: dict[int, tuple[float, Seat, Raw]] = {}
        self._moment: dict[int, float] = {}
        """The moment of each seat's last move."""

    def heard(self, seat: Seat, message: bytes) -> None:
        """Handles an incoming message."""
        kind = message[6:9]
        if kind == b"mov":
            news = _news.decode(message)
            seat.n = news.n
            moment = self._moment.get(news.seat)
            if moment is not None and news.seat != seat.number:
                self.play.told(moment)
            if news.offer.awaited:
                self._ask(seat, news.offer.actions)
        elif kind == b"don":
            sent = self._sent.pop(_done.decode(message).id, None)
            if sent is not None:
                self.play.done(sent[0])
        elif kind == b"sta":
            news = _news.decode(message)
            seat.n = news.n
            if not seat.ready.done():
                seat.ready.set_result(None)
            if news.offer.awaited:
                self._ask(seat, news.offer.actions)
        elif kind == b"ref":
            refused = _refused.decode(message)
            if refused.code == "too_fast" and refused.id.isdecimal():
                self.play.too_fast += 1
                again = int(refused.id)
                asyncio.get_running_loop().call_later(WAIT, self._resend, again)
            else:
                self.play.broke(f"refused: {refused.code}")

    def _ask(self, seat: Seat, actions: list[Raw]) -> None:
        self._asked = (seat, actions)
        if not self.play.running:
            return
        if not self.play.open:
            self._move(perf_counter())
        elif self.planned:
            self._move(self.planned.popleft())

    def tick(self, moment: float) -> None:
        """Plans a move for this moment."""
        if self._asked is None:
            self.planned.append(moment)
            self.play.late += 1
        else:
            self._move(moment)

    def begin(self) -> None:
        """Makes the first move of a closed loop."""
        if self._asked is not None:
            self._move(perf_counter())

    def _move(self, moment: float) -> None:
        if self._asked is None:
            return
        seat, actions = self._asked
        self._asked = None
        number = self.play.number = self.play.number + 1
        self._moment[seat.number] = moment
        action = self.play.random.choice(actions)
        self._sent[number] = moment, seat, action
        seat.send(b'{"t":"act","id":"%d","decision":%d,"action":%b}' % (number, seat.n, bytes(action)))

    def _resend(self, number: int) -> None:
        sent = self._sent.get(number)
        if sent is not None:
            _, seat, action = sent
            seat.send(b'{"t":"act","id":"%d","decision":%d,"action":%b}' % (number, seat.n, bytes(action)))

    def lost(self, since: float, until: float) -> int:
        """The number of moves in a period that were never acknowledged."""
        moments = [*self.planned, *(moment for moment, _, _ in self._sent.values())]
        return sum(since <= moment < until for moment in moments)


# --------------------------------------------------------------------------------------------------------- play


class Watched:
    """A table of bots, as somebody sees it who watches."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.seats: list[Seat] = []
        self.moves = 0
        """Moves of the bots in the measured time."""

    def heard(self, seat: Seat, message: bytes) -> None:
        """Counts the moves of bots."""
        kind = message[6:9]
        if kind == b"sta" and not seat.ready.done():
            seat.ready.set_result(None)
        elif kind == b"mov" and _news.decode(message).seat >= 0:
            self.moves += self.play.moved()


class Play:
    """All tables together, and the counts."""

    def __init__(self, plan: LoadPlan) -> None:
        self.plan = plan
        self.open = plan.open
        self.running = False
        self.number = 0
        self.late = 0
        self.too_fast = 0
        self.random = Random(1)
        self.fault = ""
        self.boards: list[Board] = []
        self.watched: list[Watched] = []
        self._done: list[float] = []
        self._told: list[float] = []
        self._lag: list[float] = []
        self._since = self._until = float("inf")

    def broke(self, why: str) -> None:
        """Ends the run after an error: its figures are invalid."""
        self.fault = self.fault or why

    def done(self, moment: float) -> None:
        """Counts a move acknowledged now."""
        if self._counts(moment):
            self._done.append(perf_counter() - moment)

    def told(self, moment: float) -> None:
        """Counts another seat told of a move now."""
        if self._counts(moment):
            self._told.append(perf_counter() - moment)

    def moved(self) -> bool:
        """Whether a move of a bot that is told now counts."""
        return self._since <= perf_counter() < self._until

    def _counts(self, moment: float) -> bool:
        """An open loop counts moves planned in the measured time, a closed one those acknowledged in it."""
        return self._since <= (moment if self.open else perf_counter()) < self._until

    async def run(self) -> Result:
        """Connects, plays, counts."""
        async with asyncio.timeout(CONNECT):
            await self._connect()
        gc.collect()
        gc.freeze()
        gc.disable()
        begin = perf_counter()
        self._since = begin + WARM
        self._until = self._since + self.plan.seconds
        self.running = True
        pid = self.plan.server.pid
        measuring = asyncio.create_task(self._measure(pid))
        if self.open:
            await self._tick(begin)
        else:
            for board in self.boards:
                board.begin()
            await asyncio.sleep(self._until - perf_counter())
        server_cpu, own_cpu, memory = await measuring
        if self.open:
            await self._settle()
        self.running = False
        if self.fault:
            raise RuntimeError(self.fault)
        lost = sum(board.lost(self._since, self._until) for board in self.boards) if self.open else 0
        boards: list[Board | Watched] = [*self.boards, *self.watched]
        for one in boards:
            for seat in one.seats:
                seat.close()
        return Result(
            len(self.boards),
            len(self._done),
            len(self._done) / self.plan.seconds,
            _spread(self._done),
            _spread(self._told),
            _spread(self._lag),
            self.late,
            lost,
            self.too_fast,
            server_cpu,
            own_cpu,
            memory,
            sum(one.moves for one in self.watched),
        )

    async def _connect(self) -> None:
        tables = self.plan.server.tables
        several = max(1, TOGETHER // 3)
        for first in range(0, len(tables), several):
            await asyncio.gather(*map(self._sit, tables[first : first + several]))

    async def _sit(self, table: BenchTable) -> None:
        loop, port = asyncio.get_running_loop(), self.plan.server.port
        board: Board | Watched
        if table.watched:
            board = watched = Watched(self)
            self.watched.append(watched)
        else:
            board = played = Board(self)
            self.boards.append(played)
        for number, session in enumerate(table.sessions):
            lines = (
                f"GET /api/tables/{table.id}/live HTTP/1.1",
                f"Host: 127.0.0.1:{port}",
                f"Origin: http://127.0.0.1:{port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                f"Cookie: prikup_session={session}",
                "",
                "",
            )
            seat = Seat(board, number, "\r\n".join(lines).encode())
            board.seats.append(seat)
            await loop.create_connection(lambda made=seat: made, "127.0.0.1", port)  # type: ignore[misc]
            await seat.ready

    async def _tick(self, begin: float) -> None:
        """Plans a move each second at every table, the tables evenly spread over it."""
        boards, lag = self.boards, self._lag
        apart = 1 / len(boards)
        number = 0
        moment = begin
        while moment < self._until and not self.fault:
            now = perf_counter()
            if now < moment:
                await asyncio.sleep(moment - now)
                continue
            if moment >= self._since:
                lag.append(now - moment)
            boards[number % len(boards)].tick(moment)
            number += 1
            moment = begin + number * apart
            if not number % 20:
                # A generator that is late must still read incoming messages.
                await asyncio.sleep(0)
        await asyncio.sleep(max(0.0, self._until - perf_counter()))

    async def _settle(self) -> None:
        """Waits until everything is acknowledged, or for a few seconds."""
        until = perf_counter() + LAST
        while perf_counter() < until and any(board.lost(self._since, self._until) for board in self.boards):
            await asyncio.sleep(0.05)

    async def _measure(self, pid: int) -> tuple[float, float, int]:
        """The CPU time of both processes during the measurement, and the server's memory at the end."""
        await asyncio.sleep(self._since - perf_counter())
        first, server, own = perf_counter(), _cpu(pid), _cpu(os.getpid())
        await asyncio.sleep(self._until - perf_counter())
        spent = perf_counter() - first
        return (_cpu(pid) - server) / spent, (_cpu(os.getpid()) - own) / spent, _memory(pid)


def _spread(seconds: list[float]) -> Spread:
    found = sorted(seconds) or [0.0]
    last = len(found) - 1
    return Spread(*[round(1000 * found[round(share * last)], 2) for share in (0.5, 0.99, 1)])


def _cpu(pid: int) -> float:
    """CPU seconds used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    """Plays what the plan asks for."""
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=LoadPlan)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        result = runner.run(Play(plan).run())
    sys.stdout.buffer.write(msgspec.json.encode(result))


if __name__ == "__main__":
    main()
