"""Reads a QR code from the path that draws its modules: what a camera would, without light and perspective.

Only what short links need: byte mode, versions 2 to 6 (one alignment pattern), one block of data. Nothing is corrected:
every module must be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
_LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
_ONE_BLOCK = {(2, "L"), (2, "M"), (2, "Q"), (2, "H"), (3, "L"), (3, "M"), (4, "L"), (5, "L")}
"""Versions and levels of correction whose data stands in one block."""


def read_code(path: str) -> str:
    """The text of a code."""
    dark = {(int(x), int(y)) for x, y in _MODULE.findall(path)}
    assert _MODULE.sub("", path) == "", path[:80]
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    size = max(x for x, _ in dark) - left + 1
    on = {(x - left, y - top) for x, y in dark}
    version, rest = divmod(size - 17, 4)
    assert rest == 0
    assert 2 <= version <= 6, version
    form = 0
    # Around the upper left corner, the highest bit first.
    places = [*((x, 8) for x in range(6)), (7, 8), (8, 8), (8, 7), *((8, y) for y in range(5, -1, -1))]
    for place in places:
        form = form * 2 + (place in on)
    form ^= 0b101010000010010
    level, mask = _LEVELS[form >> 13], _MASKS[form >> 10 & 7]
    assert (version, level) in _ONE_BLOCK, (version, level)
    bits = [((x, y) in on) != mask(x, y) for x, y in _order(size)]
    data = int("".join("01"[bit] for bit in bits), 2)

    def take(start: int, count: int) -> int:
        return data >> (len(bits) - start - count) & (1 << count) - 1

    # That it is UTF-8 (26) may be said before it.
    assert take(0, 4) in (0b0100, 0b0111), "not in byte mode"
    start = 12 if take(0, 12) == 0b0111_00011010 else 0
    assert take(start, 4) == 0b0100, "not in byte mode"
    length = take(start + 4, 8)
    return bytes(take(start + 12 + 8 * at, 8) for at in range(length)).decode()


def _order(size: int) -> list[tuple[int, int]]:
    """The places of the data, in the order in which it is written: upwards and downwards in columns of two."""
    found = []
    upwards = True
    for right in range(size - 1, 0, -2):
        # The column of the timing pattern is left out.
        x = right if right > 6 else right - 1
        for at in range(size):
            y = size - 1 - at if upwards else at
            found += [(column, y) for column in (x, x - 1) if not _fixed(column, y, size)]
        upwards = not upwards
    return found


def _fixed(x: int, y: int, size: int) -> bool:
    """Whether a place belongs to a pattern or to the format."""
    corners = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    aligned = abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return corners or aligned or 6 in (x, y)
