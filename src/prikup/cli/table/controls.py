"""Keys: the controls for legal actions, the chooser among many actions, the layout of the keyboard."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from prikup.texts import Texts

LAYOUT = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOPASDFGHJKLZXCVBNM",
)
"""Keys work by their position on the keyboard, with a Russian layout too."""

NUMBERS = "1234567890"
"""Keys that point at a card of the hand."""


class Control(Struct, frozen=True):
    """A key, its text, and its action; ``grave`` ones ask for confirmation."""

    key: str
    label: str
    action: Any
    grave: bool = False


class Chooser(Struct):
    """A chooser among many actions of one kind: bids, contracts, places of a cut."""

    actions: tuple[Any, ...]
    index: int = 0

    @property
    def action(self) -> Any:
        """The selected action."""
        return self.actions[self.index]

    def move(self, steps: int) -> None:
        """Moves the chooser; it stops at its ends."""
        self.index = max(0, min(len(self.actions) - 1, self.index + steps))

    def turn_to(self, action: Any) -> None:
        """Selects an action, if the chooser has it."""
        if action in self.actions:
            self.index = self.actions.index(action)

    def other_column(self, step: int) -> None:
        """Goes to another number, for actions that have several."""

    def text(self, texts: Texts) -> str:
        """The selected action as text: ``▾ 110 ▴``."""
        value = getattr(self.action, "amount", getattr(self.action, "at", 0))
        low = "▾" if self.index else " "
        high = "▴" if self.index + 1 < len(self.actions) else " "
        return f"{low} {value} {high}"
