"""Fair shuffles: one seed per deal, published as a commitment before the deal and in clear after it.

The pack is ordered by Fisher-Yates; its random numbers are HMAC-SHA256(seed, counter) bytes, taken one by one and
rejected where a remainder would favour low numbers. Anybody with the seed can repeat it with any HMAC.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from prikup.core.cards import Card
from prikup.core.errors import NotationError

SEED_BYTES = 32
_LIMITS = (0, *(256 - 256 % span for span in range(1, 257)))
"""Below which a byte gives every number under ``span`` equally often, by span."""


def fresh_seed() -> str:
    """A new seed from the system's random source: 64 hex digits."""
    return secrets.token_hex(SEED_BYTES)


def seed_bytes(seed: str) -> bytes:
    """The bytes of a seed. Raises NotationError(bad_seed) unless it is 1 to 64 bytes in hex."""
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    # What ``fromhex`` passes over, blanks, leaves fewer bytes than the digits that the text has room for.
    if not 1 <= len(raw) <= 64 or len(seed) != 2 * len(raw):
        raise NotationError("bad_seed", seed=str(seed)[:80])
    return raw


def commitment(seed: str) -> str:
    """What is published before the deal: SHA-256 of the seed's bytes, in hex."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def derived_seed(master: str, *path: int | str) -> str:
    """A deal's seed from a match's master text and a path (match, deal, try): for simulations that can be repeated."""
    text = "/".join((master, *map(str, path)))
    return hashlib.sha256(text.encode()).hexdigest()


def shuffled(seed: str, pack: Sequence[Card]) -> tuple[Card, ...]:
    """The pack in the order that the seed gives; the first card is dealt first."""
    cards = list(pack)
    key = seed_bytes(seed)
    span, counter = len(cards), 0
    while span > 1:
        for number in hmac.digest(key, counter.to_bytes(8, "big"), "sha256"):
            if number < _LIMITS[span]:
                other = number % span
                span -= 1
                cards[span], cards[other] = cards[other], cards[span]
                if span == 1:
                    break
        counter += 1
    return tuple(cards)


def drawn_number(seed: str, label: str, choices: int) -> int:
    """One number below ``choices`` from the seed, apart from the order of the pack (``label`` keeps uses apart)."""
    raw = hmac.digest(seed_bytes(seed), label.encode(), "sha256")
    return int.from_bytes(raw, "big") % choices
