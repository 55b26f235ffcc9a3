"""What stands for a network address in the database: 16 bits of a keyed hash, enough to bound what comes from one
address, and the same for some sixty thousand others."""

from __future__ import annotations

import hmac

from prikup.server.connection_limit import is_own_address


class Origins:
    """The numbers that stand for addresses. ``start`` when the database is open."""

    def __init__(self) -> None:
        self._key = b""

    def start(self, key: bytes) -> None:
        """Takes the server's key."""
        self._key = key

    def of_record(self, address: str) -> int | None:
        """The address from which a record is uploaded; None for the machine's own, which is everybody's behind some
        proxies, and for no address."""
        return self._number(b"origin ", address)

    def of_table(self, address: str) -> int | None:
        """The address from which a table is opened, likewise. Records of the same address have another number."""
        return self._number(b"table ", address)

    def _number(self, what: bytes, address: str) -> int | None:
        if not address or is_own_address(address):
            return None
        return int.from_bytes(hmac.digest(self._key, what + address.encode(), "sha256")[:2])
