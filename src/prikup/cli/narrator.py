"""Tells a match as text while it is played; a game may group several events in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prikup.cli.event_text import event_lines
from prikup.cli.texts import CliTexts
from prikup.core.events import AddressedEvent


class Narrator:
    """Tells events as they come, each in its own sentences; a blank line comes before every deal."""

    def __init__(self, words: CliTexts, names: Sequence[str], say: Callable[[str], None], opening: type) -> None:
        self.words = words
        self.names = names
        self.say = say
        self._opening = opening

    def tell(self, events: Sequence[AddressedEvent]) -> None:
        """Tells some events."""
        for one in events:
            if self.is_grouped(one.event):
                continue
            if type(one.event) is self._opening:
                self.say("")
            for number, line in enumerate(event_lines(self.words, one.event, self.names)):
                self.say(f"  {line}" if number else line)

    def is_grouped(self, event: Any) -> bool:
        """Whether an event is not told by itself: it is grouped with later ones, or left out."""
        return False

    def flush(self) -> None:
        """Tells the grouped events that have not been told."""
