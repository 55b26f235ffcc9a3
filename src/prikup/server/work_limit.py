"""Work that takes its time, such as playing a whole sheet or record again: nobody fills the queue for it alone."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from prikup.server.connection_limit import is_own_address
from prikup.server.errors import ServerError


class WorkLimit:
    """Counts what each address has asked for and not been answered yet."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._asked: Counter[str] = Counter()

    @contextlib.contextmanager
    def take(self, address: str) -> Iterator[None]:
        """While something is worked on or waits. Raises ServerError(too_many_requests).

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
