"""Limits what an address may do, and the open sockets and streams of a person and of an address: each takes memory and
gets every message."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable

from prikup.server.accounts.rates import Limiter
from prikup.server.errors import ServerError
from prikup.server.settings import Settings


class ConnectionLimit:
    """Counts open sockets and streams by person and by address."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter
        self._open: Counter[tuple[str, str]] = Counter()

    async def take(self, user_id: str, address: str) -> Callable[[], None]:
        """Counts one more. The returned function must be called once, on close. ``user_id`` is empty for a stranger.

        The machine's own address is not limited: behind a proxy that does not forward addresses everybody has it.
        Raises ServerError: too_many_sockets, too_many_requests.
        """
        asked = [(("user", user_id), self._settings.most_sockets)] if user_id else []
        if not is_own_address(address):
            self._limiter.demand(self._settings.rates.sockets, "socket", address)
            asked.append((("address", address), self._settings.most_sockets_address))
        for key, most in asked:
            if self._open[key] >= most:
                raise ServerError("too_many_sockets", most=most)
        self._open.update(key for key, _ in asked)

        def close() -> None:
            for key, _ in asked:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]

        return close


def demand_of_address(limiter: Limiter, where: str, rate: str, day: str, kind: str) -> None:
    """Counts a request of an address; what a day allows does not count the machine's own, which is everybody's behind
    a proxy that does not forward addresses. Raises ServerError(too_many_requests)."""
    limiter.demand(rate, kind, where)
    if not is_own_address(where):
        limiter.demand(day, kind, where)


def is_own_address(address: str) -> bool:
    """Whether it is this machine's own address."""
    try:
        return ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False
