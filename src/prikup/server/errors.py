"""What a server refuses, as data: a code and its values, as everywhere in prikup."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError


class ServerError(PrikupError):
    """Something that a request or a message asked for and that cannot be; nothing has changed.

    Every code has words in every complete language (``error-<code>`` in texts/*/server.ftl).
    """

    kind: ClassVar[str] = "server"
