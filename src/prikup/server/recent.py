"""What was found lately, kept for whoever asks next."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    """The values that were asked for last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Hashable, V] = {}

    def get(self, key: Hashable) -> V | None:
        """The value of a key, which now counts as the last one asked for."""
        value = self._values.pop(key, None)
        if value is not None:
            self._values[key] = value
        return value

    def put(self, key: Hashable, value: V) -> None:
        """Keeps a value; what was asked for longest ago goes."""
        self._values[key] = value
        while len(self._values) > self._most:
            del self._values[next(iter(self._values))]
