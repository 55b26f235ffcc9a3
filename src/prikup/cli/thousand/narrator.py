"""A match of Thousand as text: a trick in one line, bids and passes in one, other events in their own sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prikup.cli.narrator import Narrator
from prikup.cli.texts import CliTexts
from prikup.core.events import Event
from prikup.core.seats import Seat
from prikup.thousand.events import (
    BidMade,
    CardDrawn,
    CardLaidAway,
    CardPlayed,
    GiftMade,
    HandsDealt,
    MarriageDeclared,
    Passed,
    StockDrawn,
    TalonTaken,
    TrickTaken,
    TrumpSet,
)


def for_observer(event: Event) -> bool:
    """Whether somebody who sees all cards is told an event: of a card given or laid away, the telling that shows it."""
    return not isinstance(event, GiftMade | CardLaidAway)


def which_talon(words: CliTexts, event: TalonTaken, names: Sequence[str], you: Seat | None = None) -> str:
    """Which of two talons was taken, by the side on which it lay."""
    return words.say(
        "cli-plain-talon",
        name=words.seat(event.seat, names),
        you="yes" if event.seat == you else "no",
        side="right" if event.talon else "left",
    )


class ThousandNarrator(Narrator):
    """Tells a match of Thousand."""

    def __init__(self, words: CliTexts, names: Sequence[str], say: Callable[[str], None], opening: type) -> None:
        super().__init__(words, names, say, opening)
        self._cards: list[str] = []
        self._bids: list[str] = []
        self._drawn: list[str] = []
        self._left = 0
        self._talons = 1

    def is_grouped(self, event: Any) -> bool:
        """Bids, cards and drawn cards are grouped; a trick tells its cards."""
        if isinstance(event, CardDrawn):
            self._drawn.append(f"{self.words.seat(event.seat, self.names)} {self.words.card(event.card)}")
            return True
        if self._drawn:
            text = self.words.say("cli-plain-drawn", cards=", ".join(self._drawn), left=self._left)
            self._drawn.clear()
            self.say(f"  {text}")
        if isinstance(event, StockDrawn):
            # The cards come one by one after it.
            self._left = event.left
            return True
        if isinstance(event, BidMade | Passed):
            self._bids.append(self._bid(event))
            return True
        if isinstance(event, CardPlayed):
            name = self.words.seat(event.seat, self.names)
            self._cards.append(f"{name} {self.words.card(event.card)}")
            return True
        if isinstance(event, TrickTaken):
            trick = ", ".join(self._cards)
            self._cards.clear()
            winner = self.words.seat(event.seat, self.names)
            text = self.words.say("cli-plain-trick", cards=trick, name=winner, points=event.points)
            self.say(f"  {text}")
            return True
        if not for_observer(event):
            return True
        if isinstance(event, TalonTaken):
            # Whoever sees all cards sees the talon in the hand that comes next, but not which of two it was,
            if self._talons > 1:
                self.flush()
                self.say(which_talon(self.words, event, self.names))
            return True
        if isinstance(event, HandsDealt):
            self._talons = 2 if event.talon and event.beside == event.talon else 1
            if event.unseen < 0 and event.exposed < 0:
                # and the cards dealt in the hands.
                return True
        if not isinstance(event, MarriageDeclared | TrumpSet):
            self.flush()
        return False

    def _bid(self, event: BidMade | Passed) -> str:
        name = self.words.seat(event.seat, self.names)
        if isinstance(event, Passed):
            return self.words.say("cli-plain-pass", name=name)
        return self.words.say("cli-plain-bid", name=name, amount=event.amount, dark="yes" if event.dark else "no")

    def flush(self) -> None:
        """Tells the bids made so far, and the cards of a trick that is not finished."""
        if self._bids:
            self.say(f"  {', '.join(self._bids)}")
            self._bids.clear()
        if self._cards:
            self.say(f"  {', '.join(self._cards)}")
            self._cards.clear()
