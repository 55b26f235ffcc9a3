"""Shuffles: repeatable from the seed with any HMAC, committed to before the deal, and without favourites."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

from prikup.core.errors import NotationError
from prikup.core.shuffle import commitment, derived_seed, drawn_number, fresh_seed, shuffled
from prikup.thousand.layout import THREE


def random_bytes(key: bytes) -> Iterator[int]:
    """HMAC-SHA256(seed, 8-byte counter) byte by byte, as docs and docstring describe it."""
    counter = 0
    while True:
        yield from hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        counter += 1


def by_the_book(seed: str, pack: tuple[int, ...]) -> tuple[int, ...]:
    """Fisher-Yates from the last card down, with rejection of the bytes that would favour low places."""
    cards, source = list(pack), random_bytes(bytes.fromhex(seed))
    for last in range(len(cards) - 1, 0, -1):
        number = next(byte for byte in source if byte < 256 // (last + 1) * (last + 1))
        place = number % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


@pytest.mark.parametrize("number", range(50))
def test_shuffle_is_what_the_description_says(number: int) -> None:
    seed = derived_seed("shuffle", number)
    assert shuffled(seed, THREE.pack) == by_the_book(seed, THREE.pack)
    assert sorted(shuffled(seed, THREE.pack)) == sorted(THREE.pack)


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("00ff") == hashlib.sha256(b"\x00\xff").hexdigest()
    assert len({fresh_seed() for _ in range(20)}) == 20


def test_every_card_comes_to_every_place() -> None:
    deals = 6000
    counts = Counter(
        place for number in range(deals) for place in enumerate(shuffled(derived_seed("fair", number), THREE.pack))
    )
    expected = deals / 24
    chi_square = sum((counts[place, card] - expected) ** 2 / expected for place in range(24) for card in THREE.pack)
    # 576 cells with 529 degrees of freedom: mean 529, deviation 32.5; five deviations.
    assert 366 < chi_square < 692


def test_other_draws_are_kept_apart_by_their_label() -> None:
    many = 1 << 64
    assert drawn_number("ab", "talon", many) == drawn_number("ab", "talon", many)
    assert (
        len({drawn_number("ab", "talon", many), drawn_number("ab", "recut 0", many), drawn_number("ac", "talon", many)})
        == 3
    )
    assert {drawn_number(derived_seed("draw", number), "talon", 7) for number in range(200)} == set(range(7))


@pytest.mark.parametrize("seed", ["", "xyz", "0", "0" * 130, "привет"])
def test_bad_seeds_are_refused(seed: str) -> None:
    with pytest.raises(NotationError) as caught:
        shuffled(seed, THREE.pack)
    assert caught.value.code == "bad_seed"
