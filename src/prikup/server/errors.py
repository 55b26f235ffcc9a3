"""The server's error: a code and its values, as everywhere in prikup."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError


class ServerError(PrikupError):
    """A request or message that was refused; nothing has changed.

    Every code has words in every complete language (``error-<code>`` in texts/*/server.ftl).
    """

    kind: ClassVar[str] = "server"
