"""What one person who asks the bots for all they can give costs the others, as a ratio.

`python -m bench.fairness`: people play against bots without a pace, each some moves a second; in turns they are alone,
and together with one person who has a hundred sockets, each of which asks for a hint as soon as it has the last one.
With ``--tables`` that person has tables of bots without a pace instead. One server all the time; the load is made by
another process, which is stopped while the others are alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench._server import RULES, BenchTable, RunningServer, server_with
from bench.playouts import machine
from prikup.server.accounts.users import Users
from prikup.server.bodies import TableOptions
from prikup.server.tables.hub import Hub

PLAYERS = 12
SOCKETS = 100
PER_TABLE = 20
"""Sockets that one person may have at a table."""
SECONDS = 5.0
ROUNDS = 15
APART = 0.5
"""Mean seconds between the moves of a person."""
SETTLE = 1.0
"""Seconds between the turns."""
AIM = 2.0
NICE = 10
"""The other person's programs run elsewhere: here they shall not take the processor from the server."""


class Abuse(Struct):
    """What the process of the one person does."""

    port: int
    tables: tuple[BenchTable, ...]
    hints: bool


async def _fill(hub: Hub, people: Users) -> list[BenchTable]:
    """Tables with one person and two bots each, and as many for the one person as the sockets need."""
    options = TableOptions(RULES, private=True, bots=("thumb", "thumb"), pace=0, grace=3_600_000)
    found = []
    for number in range(PLAYERS):
        user, session = await people.guest(f"{number}", "en")
        found.append(BenchTable((await hub.make(user, options)).id, (session,)))
    user, session = await people.guest("all", "en")
    found += [BenchTable((await hub.make(user, options)).id, (session,)) for _ in range(SOCKETS // PER_TABLE)]
    bots = msgspec.structs.replace(options, bots=("thumb",) * 3)
    found += [BenchTable((await hub.make(user, bots)).id, (session,)) for _ in range(SOCKETS // PER_TABLE * 4)]
    return found


def _socket(port: int, table: BenchTable) -> connect:
    return connect(
        f"ws://127.0.0.1:{port}/api/tables/{table.id}/live",
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": f"prikup_session={table.sessions[0]}"},
        compression=None,
        max_size=None,
    )


# ------------------------------------------------------------------------------------------------ the one person


async def _hints(port: int, table: BenchTable, ready: asyncio.Semaphore) -> None:
    """Asks for a hint, again and again."""
    async with _socket(port, table) as socket:
        number = 0
        await socket.recv()
        ready.release()
        while True:
            number += 1
            await socket.send(f'{{"t":"hint","id":"{number}"}}')
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message["t"] in ("advice", "refused") and message["id"] == str(number):
                    if message["t"] == "refused":
                        # Asking again at once would be a flood, for which the server closes the socket.
                        await asyncio.sleep(0.1)
                    break


async def _watch(port: int, table: BenchTable, ready: asyncio.Semaphore) -> None:
    async with _socket(port, table) as socket:
        ready.release()
        async for _ in socket:
            pass


async def _abuse(job: Abuse) -> None:
    ready = asyncio.Semaphore(0)
    if job.hints:
        work = [_hints(job.port, table, ready) for table in job.tables for _ in range(PER_TABLE)]
    else:
        work = [_watch(job.port, table, ready) for table in job.tables]
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one)
        for _ in work:
            await ready.acquire()
        print("ready", flush=True)


# ------------------------------------------------------------------------------------------------ the others


class Times:
    """Seconds from sending an action to its acknowledgement, and to the first move of another seat after it."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.answered: list[float] = []


class Person:
    """One person at a table with two bots."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self.times = Times()
        self._socket = socket
        self._rng = rng
        self._number = 0
        self._state: dict[str, Any] = {}

    async def play(self) -> None:
        """Plays random offered actions."""
        sent = acted = 0.0
        while True:
            offer = self._state.get("offer")
            if offer and offer["awaited"] and not sent:
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * APART)
                self._number += 1
                action = self._rng.choice(offer["actions"])
                act = {"t": "act", "id": str(self._number), "decision": self._state["n"], "action": action}
                sent = acted = perf_counter()
                await self._socket.send(msgspec.json.encode(act), text=True)
            message = msgspec.json.decode(await self._socket.recv())
            match message["t"]:
                case "state":
                    self._state = message
                case "moved":
                    self._state["n"], self._state["offer"] = message["n"], message["offer"]
                    if message["seat"] not in (-1, 0) and acted:
                        self.times.answered.append(perf_counter() - acted)
                        acted = 0.0
                case "done":
                    self.times.done.append(perf_counter() - sent)
                    sent = 0.0
                    if self._state["offer"]["awaited"]:
                        acted = 0.0
                case "refused":
                    sent = acted = 0.0


def _p(values: Sequence[float], part: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 if ordered else float("nan")


async def _measure(server: RunningServer, hints: bool, seconds: float, rounds: int) -> tuple[Times, Times]:
    mine, others = server.tables[:PLAYERS], server.tables[PLAYERS:]
    tables = others[: SOCKETS // PER_TABLE] if hints else others[SOCKETS // PER_TABLE :]
    job = msgspec.json.encode(Abuse(server.port, tuple(tables), hints))
    people: list[Person] = []
    tasks: list[asyncio.Task[None]] = []
    all_times = Times(), Times()
    abuser = await asyncio.to_thread(_started, job)
    try:
        for number, table in enumerate(mine):
            person = Person(await _socket(server.port, table), Random(number))
            people.append(person)
            tasks.append(asyncio.create_task(person.play()))
        await asyncio.sleep(SETTLE)
        print(f"{'round':<7}{'':<12}{'moves':>7}{'done p50':>10}{'p99':>8}{'answered p50':>14}{'p99':>8}{'load':>7}")
        for number in range(rounds):
            for with_it in (False, True):
                abuser.send_signal(signal.SIGCONT if with_it else signal.SIGSTOP)
                await asyncio.sleep(SETTLE)
                if abuser.poll() is not None:
                    raise RuntimeError("the one person's process ended")
                for person in people:
                    person.times = Times()
                await asyncio.sleep(seconds)
                times = [person.times for person in people]
                done = [one for person in times for one in person.done]
                answered = [one for person in times for one in person.answered]
                all_times[with_it].done += done
                all_times[with_it].answered += answered
                print(
                    f"{number + 1:<7}{'with' if with_it else 'alone':<12}{len(done):>7}{_p(done, 0.5):>10.1f}"
                    f"{_p(done, 0.99):>8.1f}{_p(answered, 0.5):>14.1f}{_p(answered, 0.99):>8.1f}"
                    f"{os.getloadavg()[0]:>7.1f}",
                    flush=True,
                )
                for task in tasks:
                    if task.done():
                        task.result()
    finally:
        abuser.kill()
        await asyncio.to_thread(abuser.wait)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, ConnectionClosed):
                print(f"a player failed: {result!r}", file=sys.stderr)
        for person in people:
            await person._socket.close()
    return all_times


def _started(job: bytes) -> subprocess.Popen[bytes]:
    """The process of the one person, once all its sockets are open. It is stopped while the others are alone."""
    command = [sys.executable, "-m", "bench.fairness", "--abuse"]
    abuser = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.nice(NICE),  # noqa: PLW1509
    )
    assert abuser.stdin is not None
    assert abuser.stdout is not None
    abuser.stdin.write(job)
    abuser.stdin.close()
    with abuser.stdout as output:
        if not output.readline():
            raise RuntimeError("the one person's process ended before it was ready")
    return abuser


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the times alone and with the one person, and the ratios of the 99th percentiles."""
    parser = argparse.ArgumentParser(prog="python -m bench.fairness", description="One person against the others.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each turn")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", action="store_true", help="tables of bots without a pace in place of hints")
    parser.add_argument("--abuse", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(list(arguments))
    if asked.abuse:
        asyncio.run(_abuse(msgspec.json.decode(sys.stdin.buffer.read(), type=Abuse)))
        return
    what = f"{SOCKETS // PER_TABLE * 4} tables of bots" if asked.tables else f"{SOCKETS} sockets that ask for hints"
    print(f"{machine()}; {PLAYERS} people with two bots each, beside one person with {what}; milliseconds")
    with server_with(_fill) as server:
        alone, beside = asyncio.run(_measure(server, not asked.tables, min(asked.seconds, 120.0), max(1, asked.rounds)))
    for name, before, after in (("done", alone.done, beside.done), ("answered", alone.answered, beside.answered)):
        for part in (0.5, 0.99):
            one, other = _p(before, part), _p(after, part)
            print(f"{name}, p{part * 100:.0f}: {one:.1f} alone, {other:.1f} with; ratio {other / one:.2f}", end="")
            print(f" (aim below {AIM:.0f}: {'met' if other < AIM * one else 'missed'})" if part > 0.9 else "")


if __name__ == "__main__":
    main(sys.argv[1:])
