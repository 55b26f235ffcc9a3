"""Prometheus metrics, one registry per server, so that two servers in one process do not mix."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from prikup.server.logs import logger
from prikup.server.meter import Meter

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

QUEUES = ("moves", "background")


class Metrics(Meter):
    """The counters of one server, and the log lines of what went wrong in its parts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter("prikup_moves", "Actions that were written for good", registry=registry)
        self.commits = Histogram(
            "prikup_commit_seconds",
            "Time of one transaction of the writer",
            buckets=(0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1, 2, 4),
            registry=registry,
        )
        self.batches = Histogram(
            "prikup_batch_entries",
            "Log entries in one transaction of the writer",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024),
            registry=registry,
        )
        self.bot_misses = Counter(
            "prikup_bot_misses", "Answers of bots that were late, wrong or never came", ("how",), registry=registry
        )
        for how in ("late", "crashed", "illegal", "busy"):
            # Created now, so that a series without misses can be told from one that does not exist.
            self.bot_misses.labels(how)
        self.bot_waits = Histogram(
            "prikup_bot_wait_seconds",
            "Time that a question waited for a bot process, by its queue",
            ("queue",),
            buckets=(0.001, 0.004, 0.016, 0.064, 0.256, 1, 4, 16, 64),
            registry=registry,
        )
        for queue in QUEUES:
            self.bot_waits.labels(queue)
        self.bot_replacements = Counter(
            "prikup_bot_replacements", "Bot processes that were replaced", ("why",), registry=registry
        )
        for why in ("late", "crashed", "start"):
            self.bot_replacements.labels(why)
        self.storage_faults = Counter(
            "prikup_storage_faults", "Transactions that the database refused as a whole", registry=registry
        )
        self.broken_tables = Counter(
            "prikup_broken_tables", "Tables put away because of a fault of the program", registry=registry
        )
        self.moved_tables = Counter(
            "prikup_moved_tables",
            "Tables put away because another worker has them, or may have them",
            registry=registry,
        )
        self.full_logs = Counter(
            "prikup_full_logs", "New tables refused because logs take all their room", ("whose",), registry=registry
        )
        for whose in ("person", "address", "all"):
            self.full_logs.labels(whose)
        self.tables = Gauge("prikup_live_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("prikup_sockets", "Open sockets and streams", registry=registry)
        self.slow_readers = Counter(
            "prikup_slow_readers", "Sockets closed because their messages were not read", registry=registry
        )
        self.http = Counter(
            "prikup_http_requests", "HTTP requests by method and status", ("method", "status"), registry=registry
        )
        self.http_seconds = Histogram("prikup_http_seconds", "Time of HTTP requests", registry=registry)

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Where the number of live tables is read from."""
        self.tables.set_function(lambda: float(count()))

    def text(self) -> bytes:
        """All of them as text."""
        return generate_latest(self.registry)

    # What the tables, the writer and the pool report.

    def moved(self) -> None:
        self.moves.inc()

    def committed(self, entries: int, seconds: float) -> None:
        self.commits.observe(seconds)
        self.batches.observe(entries)

    def storage_failed(self) -> None:
        self.storage_faults.inc()
        logger("store").error("storage_failed")

    def bot_missed(self, how: str) -> None:
        self.bot_misses.labels(how).inc()
        logger("pool").warning("bot_missed", how=how)

    def bot_waited(self, seconds: float, *, background: bool) -> None:
        self.bot_waits.labels(QUEUES[background]).observe(seconds)

    def bot_replaced(self, why: str) -> None:
        self.bot_replacements.labels(why).inc()
        logger("pool").warning("bot_replaced", why=why)

    def table_moved(self) -> None:
        self.moved_tables.inc()

    def logs_full(self, whose: str) -> None:
        self.full_logs.labels(whose).inc()

    def broken(self, table_id: str, error: BaseException) -> None:
        self.broken_tables.inc()
        logger("tables").error("table_broken", table=table_id, exc_info=error)
