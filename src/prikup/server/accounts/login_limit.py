"""Limits wrong passwords for each login, without locking its owner out (docs/decisions/0012).

A browser that has signed in to a login carries a cookie that says so, and an address that has signed in to it is
remembered while the server runs. Each of these has a count of its own. All other places share one, which guessing uses
up; a sender who then comes is told when to come again, and at that time gets through, however many others guess on.
"""

from __future__ import annotations

import hmac
import math
import secrets
import time
from collections.abc import Callable

from prikup.server.accounts.rates import SWEPT
from prikup.server.errors import ServerError
from prikup.server.settings import Rates, rate_of

DEVICE_COOKIE = "prikup_device"
KEPT = 30 * 86_400.0
"""Seconds for which an address is remembered."""
LONGEST = 86_400.0
"""Seconds that the queue of a login is long at most, so that an attack delays nobody longer once it is over."""
HELD = 900.0
"""Seconds for which a place in the queue is held once its time has come."""


class LoginLimit:
    """Counts the wrong passwords of each login in memory, by a monotonic clock."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = time.monotonic) -> None:
        self._known = rate_of(rates.logins_known)
        self._strange = rate_of(rates.logins_strange)
        self._clock = clock
        self._key = b""
        self._full_at: dict[tuple[str, str], float] = {}
        """When a count is full again, by login and place; the place of strangers is empty."""
        self._queues: dict[str, dict[str, float]] = {}
        """By login and address: from when on somebody who was refused gets through."""
        self._addresses: dict[tuple[str, str], float] = {}
        """When an address last signed in to a login, or asked with a session of it."""

    def start(self, key: bytes) -> None:
        """Takes the server's key."""
        self._key = key

    # -------------------------------------------------------------------------------------------- known places

    def device_of(self, login: str) -> str:
        """The cookie of a browser that has signed in to a login."""
        number = secrets.token_urlsafe(12)
        return f"{number}.{self._sign(login, number)}"

    def seen(self, login: str, address: str) -> None:
        """An address has signed in to a login, or asked with a session of it."""
        now = self._clock()
        if len(self._addresses) > SWEPT and (login, address) not in self._addresses:
            self._addresses = {place: then for place, then in self._addresses.items() if now - then < KEPT}
        self._addresses[login, address] = now

    def _sign(self, login: str, number: str) -> str:
        return hmac.digest(self._key, f"device {number} {login}".encode(), "sha256").hex()

    def _place(self, login: str, address: str, device: str) -> str:
        """The known place from which somebody asks; empty for a stranger."""
        number, _, signed = device[:200].partition(".")
        if signed and hmac.compare_digest(signed.encode("utf-8", "replace"), self._sign(login, number).encode()):
            return f"device {number}"
        then = self._addresses.get((login, address))
        return f"address {address}" if then is not None and self._clock() - then < KEPT else ""

    # -------------------------------------------------------------------------------------------------- counts

    def take(self, login: str, address: str, device: str) -> Callable[[], None]:
        """Counts an attempt. The returned function takes it back, for a password that was right.

        Raises ServerError(login_slowed) with the seconds until the next.
        """
        now = self._clock()
        place = self._place(login, address, device)
        amount, seconds = self._known if place else self._strange
        key = (login, place)
        waited = not place and self._waited(login, address, now)
        if not waited:
            full_at = max(now, self._full_at.get(key, now)) + seconds / amount
            at = full_at - seconds
            if at > now and (place or at - now > LONGEST):
                raise _slowed(at - now)
            self._full_at[key] = full_at
            self._sweep(now)
            if at > now:
                self._queues.setdefault(login, {})[address] = at
                raise _slowed(at - now)

        def take_back() -> None:
            if key in self._full_at:
                self._full_at[key] -= seconds / amount

        return take_back

    def _waited(self, login: str, address: str, now: float) -> bool:
        """Whether a sender was refused before and has waited. Raises ServerError(login_slowed) for one who has not."""
        queue = self._queues.get(login, {})
        at = queue.get(address)
        if at is None:
            return False
        if now < at:
            raise _slowed(at - now)
        del queue[address]
        if not queue:
            del self._queues[login]
        return now - at < HELD

    def _sweep(self, now: float) -> None:
        """Drops what counts no more."""
        if len(self._full_at) <= SWEPT:
            return
        self._full_at = {key: at for key, at in self._full_at.items() if at > now}
        for login, queue in list(self._queues.items()):
            left = {address: at for address, at in queue.items() if now - at < HELD}
            if left:
                self._queues[login] = left
            else:
                del self._queues[login]


def _slowed(seconds: float) -> ServerError:
    return ServerError("login_slowed", seconds=math.ceil(seconds))
