"""The database's tables. Times are milliseconds since 1970; ids are random texts that cannot be guessed.

A change here needs a migration (``migrations/versions``); a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# ------------------------------------------------------------------------------------------------- people

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(255)),
    Column("made", BigInteger, nullable=False),
)
"""Guests (without ``login``) and accounts. ``password`` is an argon2id hash."""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""Sessions by the hash of their secret; the CSRF token is derived from the secret and not stored."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)
"""Tokens of the bot API by the hash of their secret."""

# ------------------------------------------------------------------------------------------------- workers

workers = Table(
    "workers",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("incarnation", String(32), nullable=False),
    Column("url", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("leaving", Boolean, nullable=False),
)
"""The servers that share this database. ``incarnation`` stands for one process; ``until``: how long it lives, by the
database's clock, if it is not heard of again; ``leaving``: whether it was asked to hand its tables over and to end."""

# ------------------------------------------------------------------------------------------------- tables

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False, index=True),
    Column("host", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("rules", String(4000), nullable=False),
    Column("summary", LargeBinary),
    Column("summary_seq", Integer, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("named", Boolean, nullable=False),
    Column("size", BigInteger, nullable=False),
    Column("size_seq", Integer, nullable=False),
    Column("origin", Integer),
    Column("secret", String(64), nullable=False),
    Index(None, "host", "status"),
    Index(None, "host", "made", "size"),
    Index(None, "origin", "made", "size"),
    Index(None, "status", "used"),
)
"""One row for each table; all but ``used``, ``origin`` and ``secret`` is derived from the log. ``summary``: a
TableInfo and who is awaited, as JSON, at ``summary_seq`` entries of the log, so that a list of matches does not replay
the logs.
``used``: when the table was last loaded or unloaded, within a day. ``ended``: when the match was over or abandoned.
``named``: whether names of persons still stand in the log. ``size``: the bytes of the first ``size_seq`` entries of
the log. ``origin``: 16 bits that stand for the address from which the table was opened (``origins.py``), while they
count. ``secret``: 32 bytes in hex from which the seeds of the table's bots come."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("seat", Integer),
    Column("client", String(64)),
    UniqueConstraint("table_id", "seat", "client"),
)
"""The logs. ``seat`` and ``client`` (the client's id of an action) make sure that no action is stored twice."""

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(40), index=True),
    Column("epoch", BigInteger, nullable=False),
)
"""Whose each table is: the worker that claimed it last, nobody's after it was given up. ``epoch`` counts claims and
releases; an entry is appended only with the present one."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", String(32), nullable=False),
    Index(None, "user", "table_id"),
)
"""The persons at each table, for "my matches"."""

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("user", String(32)),
    Column("body", LargeBinary, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("origin", Integer),
    Index(None, "user", "size"),
    Index(None, "origin", "size"),
    Index(None, "opened", "size"),
)
"""Uploaded records, as text in canonical form. ``opened`` is when one was last looked at, within a day; ``size`` the
bytes of ``body``; ``origin`` 16 bits that stand for the sender's address (``origins.py``)."""

server_values = Table(
    "server_values",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server keeps for itself: a random key, and its clock."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row that is written to see whether the database works again."""
