"""The entries of a table's log: everything that happens at a table, and nothing that can be derived.

Times are milliseconds. ``at`` is the server's wall clock (since 1970) for display only: nothing is computed from it.
``left`` is the time left of each seat when the entry was written; it is empty at a table without clocks.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from prikup.bots.levels import PlayedBy
from prikup.core.mixing import Mixed
from prikup.core.seats import Seat
from prikup.server.bodies import TableOptions


class LogEntry(Struct, frozen=True, gc=False, tag_field="e", tag=str.lower, omit_defaults=True):
    """The base of all entries."""


class Made(LogEntry, frozen=True):
    """The table was created, with these options (the rules in canonical form)."""

    host: str
    options: TableOptions
    at: int


class Sat(LogEntry, frozen=True):
    """A person took a free seat, and left the seat they had before."""

    seat: Seat
    user: str
    name: str


class Left(LogEntry, frozen=True):
    """A person left a seat before the start."""

    seat: Seat


class Hosted(LogEntry, frozen=True):
    """Another person is the host now."""

    user: str


class BotSeated(LogEntry, frozen=True):
    """A bot took a free seat, or (with no name) left it."""

    seat: Seat
    bot: str = ""


class Started(LogEntry, frozen=True):
    """The match began."""

    at: int
    left: tuple[int, ...] = ()


class Committed(LogEntry, frozen=True):
    """The server's seed of the next shuffle. Its hash is published now, the seed itself after the deal.

    ``end``: of the server's chain that begins with it, at the deal ``first``; empty where it goes on. In logs of
    versions without chains the seed is that of the pack.
    """

    seed: str
    end: str = ""
    first: int = 0


class Chained(LogEntry, frozen=True):
    """The end of the hash chain of a seat's person, which counts from the deal ``since`` on."""

    seat: Seat
    end: str
    first: int
    since: int


class Did(LogEntry, frozen=True):
    """An action of a seat or of the table, as JSON. ``id`` is the client's own; empty for bots and the table. ``bot``:
    the bot that decided; None for people, the table, and in logs of versions that did not write it down. ``mixed``:
    whose links a shuffle was mixed with, and whose are missing; None for all else, and where there is no chain."""

    seat: Seat
    action: msgspec.Raw
    at: int
    id: str = ""
    left: tuple[int, ...] = ()
    bot: PlayedBy | None = None
    mixed: Mixed | None = None


class StoodIn(LogEntry, frozen=True):
    """A bot plays for a person from now on, who is ``absent``, has ``left``, or whose ``clock`` ran out (``why``)."""

    seat: Seat
    bot: str
    why: str
    left: tuple[int, ...] = ()


class HandedBack(LogEntry, frozen=True):
    """The person plays again."""

    seat: Seat
    left: tuple[int, ...] = ()


class Voted(LogEntry, frozen=True):
    """A person wants to abandon the match, or no longer does."""

    seat: Seat
    agree: bool


class Abandoned(LogEntry, frozen=True):
    """The match was abandoned, or the last person left a waiting table."""


class Again(LogEntry, frozen=True):
    """A person wants a rematch, or no longer does."""

    seat: Seat
    agree: bool


class Rematched(LogEntry, frozen=True):
    """The rematch is played at this table."""

    table: str


class Paced(LogEntry, frozen=True):
    """The bots have another pace."""

    pace: int


AnyLogEntry = (
    Made
    | Sat
    | Left
    | Hosted
    | BotSeated
    | Started
    | Committed
    | Chained
    | Did
    | StoodIn
    | HandedBack
    | Voted
    | Abandoned
    | Again
    | Rematched
    | Paced
)

SAT = b'{"e":"sat"'
"""The first bytes of every entry that holds a name."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyLogEntry)


def entry_bytes(entry: LogEntry) -> bytes:
    """An entry as it is stored: JSON."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> LogEntry:
    """The entry of stored bytes. Raises msgspec.ValidationError."""
    entry: LogEntry = _decoder.decode(body)
    return entry


def raw_action(action: Any) -> msgspec.Raw:
    """An action as an entry holds it."""
    return msgspec.Raw(_encoder.encode(action))
