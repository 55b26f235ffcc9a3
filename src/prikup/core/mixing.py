"""Deals that nobody can choose: the server's seed of a deal, mixed with a link of each person at the table.

A chain is a secret that has been hashed again and again (SHA-256 of 32 bytes). Its end is told before the first deal;
each deal takes the next link towards the secret. Whoever has the end sees by hashing that a link is the right one, and
nobody could have chosen another.

The order is fixed: the key is the server's seed of the deal, the message the deal's number (8 bytes, big-endian), then
for each seat of the table, from seat 0, one byte 1 and the 32 bytes of its link, or one byte 0 where it has none. The
seed of the pack is HMAC-SHA256 of that (``prikup.core.shuffle`` says how a seed orders a pack).
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct

from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed, seed_bytes

LINKS = 4096
"""Links of a person's chain: so many deals from its first one on."""
SERVER_LINKS = 1024
"""Links of the server's chain of a match. When they are used up the next chain begins, from the same secret."""

Without = Literal["", "bot", "absent", "none", "late"]
"""Why a seat has no link in a deal: a bot sits there; its person had no page open; a page was open, but no chain of it
was known; its link was asked for and did not come in time. Empty where there is a link."""

_HEX = re.compile(r"[0-9a-f]{64}")


class HashChain(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The published end of a chain."""

    seat: Seat
    """Whose it is; -1: the server's."""
    end: str
    """32 bytes in hex."""
    first: int
    """The number of the deal whose link is hashed once to give the end; deals are counted from 1, redeals too."""
    since: int
    """The number of the first deal for which it counts."""


class Mixed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a deal was mixed with beside the server's seed."""

    deal: int
    """The number of the shuffle in the match, from 1."""
    links: tuple[str, ...]
    """By seat the link, 32 bytes in hex; empty for none."""
    without: tuple[Without, ...]
    """By seat why there is none."""

    @property
    def alone(self) -> bool:
        """Whether nobody's link is in it: the server alone has mixed it."""
        return not any(self.links)


def is_link(text: str) -> bool:
    """Whether a text is a link or an end as it is written: 64 hex digits in small letters."""
    return _HEX.fullmatch(text) is not None


def hashed(link: str, times: int = 1) -> str:
    """A link after so many steps towards the end of its chain."""
    raw = bytes.fromhex(link)
    for _ in range(times):
        raw = sha256(raw).digest()
    return raw.hex()


def fits(chain: HashChain, deal: int, link: str) -> bool:
    """Whether a link is that of a deal in a chain."""
    return chain.first <= deal < chain.first + LINKS and hashed(link, deal - chain.first + 1) == chain.end


def chain_in_force(chains: Sequence[HashChain], seat: Seat, deal: int) -> HashChain | None:
    """The chain of a seat that counts for a deal: the last one that was published for it."""
    return next((one for one in reversed(chains) if one.seat == seat and one.since <= deal), None)


def mixed_seed(seed: str, deal: int, links: Sequence[str]) -> str:
    """The seed of the pack, from the server's seed of the deal and the links by seat (empty for none)."""
    parts = [b"\x01" + bytes.fromhex(link) if link else b"\x00" for link in links]
    return hmac.digest(seed_bytes(seed), deal.to_bytes(8, "big") + b"".join(parts), "sha256").hex()


def server_first(deal: int) -> int:
    """The first deal of the server's chain for a deal."""
    return deal - (deal - 1) % SERVER_LINKS


def server_chain(secret: str, deal: int) -> HashChain:
    """The server's chain for a deal, from the secret of the match."""
    first = server_first(deal)
    return HashChain(TABLE, hashed(_start(secret, first), SERVER_LINKS), first, first)


def server_seed(secret: str, deal: int) -> str:
    """The server's seed of a deal: a link of its chain, from the secret of the match."""
    first = server_first(deal)
    return hashed(_start(secret, first), SERVER_LINKS - 1 - (deal - first))


def _start(secret: str, first: int) -> str:
    """The secret end of the server's chain that begins with a deal."""
    return derived_seed(seed_bytes(secret).hex(), "deals", first)
