"""Logs: one JSON object per line on standard error, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog
from structlog.typing import Processor

SECRETS = frozenset(
    {
        "action",
        "actions",
        "authorization",
        "body",
        "card",
        "cards",
        "cookie",
        "csrf",
        "data",
        "deal",
        "event",
        "events",
        "hand",
        "hands",
        "headers",
        "offer",
        "params",
        "password",
        "rest",
        "secret",
        "seed",
        "seeds",
        "session",
        "token",
        "url",
        "view",
    }
)
"""Names of values that no line may hold: hidden cards, seeds, and what opens an account."""


def _without_secrets(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drops values by name, except ``event``: structlog uses it for the name of the log event."""
    for name in [name for name in line if name in SECRETS and name != "event"]:
        line[name] = "(not logged)"
    return line


_PARAMETERS = re.compile(r"\[parameters: .*?\]$", re.MULTILINE | re.DOTALL)
"""What SQLAlchemy adds to its errors: the values of a statement, log entries with their seeds and hashes among them."""


def _without_values(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drops the values of a statement from the text of an error."""
    if "exception" in line:
        line["exception"] = _PARAMETERS.sub("[parameters: (not logged)]", str(line["exception"]))
    return line


def _shared() -> list[Processor]:
    return [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
        structlog.processors.format_exc_info,
        _without_values,
    ]


class _Stderr:
    """Standard error as it is now, not as it was at the import: tests and shells replace it."""

    def write(self, text: str) -> int:
        return sys.stderr.write(text)

    def flush(self) -> None:
        sys.stderr.flush()


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Sets up the logs of the process: ours, uvicorn's and Litestar's, all in one form."""
    handler: logging.StreamHandler[Any] = logging.StreamHandler(stream or _Stderr())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
            foreign_pre_chain=_shared(),
        )
    )
    number = logging.getLevelNamesMapping()[level.upper()]
    ours = logging.getLogger("prikup")
    ours.handlers, ours.propagate = [handler], False
    ours.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "litestar", "websockets"):
        other = logging.getLogger(name)
        # We log starts and stops ourselves; from the others only warnings and errors.
        other.handlers, other.propagate = [handler], False
        other.setLevel(max(number, logging.WARNING))
    structlog.configure(
        processors=[*_shared(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """The logger of a part: ``logger("tables").warning("bot_late", table=...)``."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(f"prikup.{name}")
    return found
