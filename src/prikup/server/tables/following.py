"""A view that follows the events of a match and says of each which of its fields are new."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import is_not
from typing import Any

from msgspec.structs import astuple

from prikup.core.events import AddressedEvent
from prikup.core.game import AnyGame
from prikup.server.bodies import Patch, ViewFields


class Following:
    """One view, event by event. Whoever owns it passes on only what the view's seat was told."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        self.view = view
        self._game = game
        self._fields: tuple[str, ...] = view.__struct_fields__
        self._values: tuple[Any, ...] = astuple(view)

    def follow(self, told: AddressedEvent) -> Patch:
        """Takes in an event; the fields of the view that it made new."""
        old, self.view = self._values, self._game.fold(self.view, told)
        self._values = new = astuple(self.view)
        # A fold keeps the values that it does not change, so nearly all are told apart without comparing them.
        others = compress(zip(self._fields, old, new, strict=True), map(is_not, old, new))
        return {name: value for name, before, value in others if value != before}

    def follow_all(self, events: Iterable[AddressedEvent]) -> Patch:
        """Takes in several events; all fields of the view that they made new, with their last values."""
        patch: Patch = {}
        for told in events:
            patch |= self.follow(told)
        return patch

    def fields(self) -> ViewFields:
        """The whole view, every field."""
        return dict(zip(self._fields, self._values, strict=True))
