"""How many sockets and streams somebody has open: each holds memory and is told of every move."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable

from prikup.server.accounts.rates import Limiter
from prikup.server.errors import ServerError
from prikup.server.settings import Settings


class ConnectionLimit:
    """Counts what is open, by person and by address."""

    def __init__(self, settings: Settings, limiter: Limiter) -> None:
        self._settings = settings
        self._limiter = limiter
        self._open: Counter[tuple[str, str]] = Counter()

    async def take(self, user_id: str, address: str) -> Callable[[], None]:
        """One more; what it gives is called once, when it is closed. ``user_id`` is empty for somebody unknown.

        The machine's own address is not limited: a proxy that does not say for whom it asks would be everybody.
        Raises ServerError: too_many_sockets, too_many_requests.
        """
        asked = [(("user", user_id), self._settings.most_sockets)] if user_id else []
        if not is_own_address(address):
            await self._limiter.demand_often(self._settings.rates.sockets, "socket", address)
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


def is_own_address(address: str) -> bool:
    """Whether it is this machine's own address."""
    try:
        return ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False
