"""The registry of a game's folds: how each kind of event changes what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from prikup.core.events import Event

V = TypeVar("V")


class Folds(Generic[V]):
    """The function that changes a view, for each kind of event; used as a decorator to register one."""

    def __init__(self) -> None:
        self.kinds: dict[type[Event], Callable[[Any, V], V]] = {}

    def __call__(self, *kinds: type[Event]) -> Callable[[Callable[[Any, V], V]], Callable[[Any, V], V]]:
        """Decorator: registers a function for the given kinds of events."""

        def register(how: Callable[[Any, V], V]) -> Callable[[Any, V], V]:
            for kind in kinds:
                self.kinds[kind] = how
            return how

        return register

    def fold(self, view: V, event: Event) -> V:
        """The view after an event that its seat was told."""
        return self.kinds[type(event)](event, view)
