"""The settings of a server."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from prikup.bots.registry import HINT_SECONDS
from prikup.server.errors import ServerError

PAGE = Path(__file__).parent / "page"
"""Where the built client lies; ``make setup`` puts it there."""


class Hashing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a password hash costs (argon2id): rounds, memory in KiB, lanes."""

    rounds: int = 3
    memory: int = 65_536
    lanes: int = 4


class Rates(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address (or one person) may ask for: so many at once, and then one more whenever its share of the
    time has passed. What a day allows does not count the machine's own address."""

    guests: str = "20/minute"
    guests_day: str = "500/day"
    registrations: str = "10/minute"
    registrations_day: str = "100/day"
    logins: str = "8/minute"
    """For one login from one address."""
    logins_known: str = "20/hour"
    """Wrong passwords for one login from a browser or an address that has signed in to it before."""
    logins_strange: str = "60/hour"
    """Wrong passwords for one login from all other places together."""
    addresses: str = "40/minute"
    """Logins of any name from one address."""
    tables: str = "20/minute"
    """New tables of one person, and of one address."""
    tables_day: str = "300/day"
    """New tables of one person."""
    tables_address_day: str = "2000/day"
    """New tables of one address."""
    wishes: str = "30/minute"
    """Wishes of one person at the quick pairing; the table that comes of them is one of whoever waited longest."""
    uploads: str = "12/minute"
    replays: str = "60/minute"
    """Deals of uploaded records from one address: each plays a whole match again, which may take a second."""
    open_cards: str = "300/minute"
    """Positions of finished deals that are solved for one address; what they take of the processor has its budget in
    the pool."""
    sheets: str = "120/minute"
    """Changes of kept sheets from one address: each plays the whole sheet again, which may take a tenth of a second."""
    rulebooks: str = "120/minute"
    """Rulebooks and pages of rules for one address: each is put into words, which may take a tenth of a second."""
    rule_changes: str = "30/hour"
    """Rule sets that are compared for one address and that nobody has compared lately: each pair takes some ten seconds
    of a processor."""
    reads: str = "2400/minute"
    """Requests from one address that change nothing, or that nobody with a session makes. A page that is looked at asks
    for the lobby, what people wait for, and its person's matches every four seconds: forty people behind one address
    stay below."""
    changes: str = "20/second"
    """Requests of one person that change something: each may be written to a log that is read again one day."""
    messages: str = "40/second"
    """Messages of one socket; what is more is refused."""
    phrases: str = "6/minute"
    """Phrases of one person, at all tables."""
    sockets: str = "600/minute"
    """Sockets and streams that one address opens; the machine's own may open as many as it likes."""
    acts: str = "100/second"
    """Requests of one token."""
    passwords: str = "8/minute"
    """Attempts of one person to name their own password, to change it or to delete the account."""


class UploadLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much the server keeps of uploaded records."""

    person: int = 100
    """Records of one person."""
    person_bytes: int = 20_000_000
    address: int = 400
    """Records from one address; the machine's own has no limit."""
    address_bytes: int = 80_000_000
    all: int = 100_000
    """Records of everybody."""
    all_bytes: int = 1_000_000_000


class LogLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much the server keeps of what is played. Beyond a limit there are no new tables; actions are always
    written, and a match that is being played can go on to the limit of its own table."""

    person_bytes: int = 100_000_000
    """The logs of the tables that one person has opened in the last ``person_days`` days: over a thousand matches."""
    address_bytes: int = 400_000_000
    """The same of one address; the machine's own has no limit."""
    person_days: int = 365
    all_bytes: int = 10_000_000_000
    """The logs of all tables."""
    table_bytes: int = 10_000_000
    """The log of one table, some two thousand deals: it gets no further deal, and the match is broken off."""


class DiskShares(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be free of the disk with the database, so that the tables can go on."""

    uploads: float = 0.10
    """Below this share records are not kept."""
    people_and_tables: float = 0.05
    """Below this share there are no new guests, accounts, tokens and tables. Actions at tables are always written."""
    enough: int = 2_000_000_000
    """So many free bytes are enough, however large the disk is."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server."""

    database: str
    """A URL as SQLAlchemy writes it, such as ``sqlite:////home/anna/.local/share/prikup/server.sqlite``."""
    bots: int = 0
    """Worker processes for bots; 0 chooses by the machine."""
    name: str = "main"
    """The name of this server among those that share a database of PostgreSQL; no two may have the same one."""
    url: str = ""
    """Where pages find this server: an address, or a path on the address that all of them share."""
    page: Path = PAGE
    hashing: Hashing = Hashing()
    rates: Rates = Rates()
    session_days: int = 90
    """A session that was not used for so long is over."""
    guest_days: int = 30
    """A guest who has no seat anywhere, no token, and has not come back for so long is forgotten."""
    name_days: int = 365
    """So long after a match the names of its people fall away. A guest without a token who has not come back for so
    long is forgotten, whatever matches they have finished."""
    waiting_days: int = 30
    """A table that was never started, or that no person is left of, goes when nobody has opened it for so long."""
    record_days: int = 180
    """An uploaded record goes when nobody has opened it for so long."""
    uploads: UploadLimits = UploadLimits()
    logs: LogLimits = LogLimits()
    disk: DiskShares = DiskShares()
    metrics: Literal["machine", "everybody"] = "machine"
    """Who may read ``/metrics``: programs on this machine, or everybody."""
    device_days: int = 365
    """For so long a browser that has signed in to an account counts as known."""
    most_sessions: int = 50
    """Sessions of one account; the one that was unused longest ends for a new one."""
    clear_every: float = 6 * 3600.0
    """Seconds between looks for what can be cleared away; the first is at the start."""
    hint_seconds: float = HINT_SECONDS
    """Hints come from the strongest bot of which 99 of 100 decisions take at most so many seconds of a processor."""
    most_tokens: int = 10
    """Tokens of the bot API that one person may have."""
    most_at_once: int = 4
    """Sheets and records that one address may have worked on or waiting for it at the same time."""
    most_sockets: int = 100
    """Sockets and streams that one person has open at the same time, at all tables."""
    most_sockets_address: int = 500
    """The same of one address: forty people, each with a dozen windows. The machine's own has no limit."""
    most_waiting_address: int = 40
    """People of one address who wait at the quick pairing. The machine's own has no limit."""
    body: int = 64 * 1024
    """The largest body of a request in bytes, uploads apart."""
    message: int = 16 * 1024
    """The largest socket message in bytes."""
    queue: int = 256
    """Messages that may wait for a slow reader before the socket is closed."""
    keep_alive: float = 15.0
    """Seconds between the empty lines of a bot's stream."""

    @property
    def workers(self) -> int:
        """The number of bot processes."""
        return self.bots or max(1, min(4, (os.cpu_count() or 2) - 1))


_RATE = re.compile(r"([0-9]{1,9})/(second|minute|hour|day)")
_UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
_NOT_IN_FILES = ("database", "bots", "page", "name", "url")
"""What the command line says, or nobody."""


def rate_of(text: str) -> tuple[int, float]:
    """A rate such as ``20/minute``: how many, in how many seconds. Raises ValueError."""
    found = _RATE.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise ValueError(text)
    return int(found[1]), float(_UNITS[found[2]])


def read_settings(data: bytes, database: str, bots: int, name: str = "main", url: str = "") -> Settings:
    """The settings of a TOML file; what it leaves out is as it always is. Raises ServerError(bad_settings)."""
    try:
        found = tomllib.loads(data.decode())
        for field in _NOT_IN_FILES:
            if field in found:
                raise ValueError(f"$.{field} is no setting of a file")
        settings = msgspec.convert({**found, "database": database, "bots": bots, "name": name, "url": url}, Settings)
        _check(settings)
    except (ValueError, RecursionError) as fault:
        # msgspec's and tomllib's errors are ValueErrors; they name the place.
        raise ServerError("bad_settings", why="".join(filter(str.isprintable, str(fault)))[:200]) from None
    return settings


def _check(value: object, name: str = "") -> None:
    """Raises ValueError with the name of a setting that is out of bounds."""
    if isinstance(value, Rates):
        for field in value.__struct_fields__:
            try:
                rate_of(getattr(value, field))
            except ValueError:
                raise ValueError(f"rates.{field}") from None
    elif isinstance(value, DiskShares):
        if not (0 <= value.people_and_tables <= value.uploads < 1 and value.enough >= 0):
            raise ValueError("disk")
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            _check(getattr(value, field), f"{name}.{field}".lstrip("."))
    elif isinstance(value, int | float) and value <= 0 and name != "bots":
        raise ValueError(name)
