"""Limits long work, such as replaying a sheet or record, so that one address cannot fill the queue."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from prikup.server.connection_limit import is_own_address
from prikup.server.errors import ServerError


class WorkLimit:
    """Counts the unfinished jobs of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked: Counter[str] = Counter()

    @contextlib.contextmanager
    def take(self, address: str) -> Iterator[None]:
        """Counts a job until the end of the block. Raises ServerError(too_many_requests).

        The machine's own address is not limited, as for sockets.
        """
        if self._asked[address] >= self._most and not is_own_address(address):
            raise ServerError("too_many_requests", seconds=1)
        self._asked[address] += 1
        try:
            yield
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]
