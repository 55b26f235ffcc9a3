"""A match of bots as text: what ``prikup play`` does where there is no terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from prikup.cli.drive import Session
from prikup.cli.story import for_observer, heading, told
from prikup.cli.words import Words
from prikup.core.events import Told
from prikup.thousand.events import (
    BidMade,
    CardPlayed,
    HandsDealt,
    MarriageDeclared,
    Passed,
    TalonTaken,
    TrickTaken,
    TrumpSet,
)

MOST_DEALS = 200
"""A match is cut off after so many deals, and says so."""


class Teller:
    """Tells events as they come: a trick in one line, bids and passes in one, the rest in sentences of their own."""

    def __init__(self, words: Words, names: Sequence[str], say: Callable[[str], None]) -> None:
        self.words = words
        self.names = names
        self.say = say
        self._cards: list[str] = []
        self._bids: list[str] = []

    def tell(self, events: Sequence[Told]) -> None:
        """Tells some events."""
        for one in events:
            event: Any = one.event
            if isinstance(event, BidMade | Passed):
                self._bids.append(self._bid(event))
                continue
            if isinstance(event, CardPlayed):
                name = self.words.seat(event.seat, self.names)
                self._cards.append(f"{name} {self.words.card(event.card)}")
                continue
            if isinstance(event, TrickTaken):
                trick = ", ".join(self._cards)
                self._cards.clear()
                winner = self.words.seat(event.seat, self.names)
                text = self.words.say("cli-plain-trick", cards=trick, name=winner, points=event.points)
                self.say(f"  {text}")
                continue
            if not for_observer(event) or isinstance(event, TalonTaken):
                # Whoever sees all cards sees the talon in the hand that comes next,
                continue
            if isinstance(event, HandsDealt) and event.unseen < 0:
                # and the cards dealt in the hands.
                continue
            if not isinstance(event, MarriageDeclared | TrumpSet):
                self.rest()
            if heading(event):
                self.say("")
            for number, line in enumerate(told(self.words, event, self.names)):
                self.say(f"  {line}" if number else line)

    def _bid(self, event: BidMade | Passed) -> str:
        name = self.words.seat(event.seat, self.names)
        if isinstance(event, Passed):
            return self.words.say("cli-plain-pass", name=name)
        return self.words.say("cli-plain-bid", name=name, amount=event.amount, dark="yes" if event.dark else "no")

    def rest(self) -> None:
        """Tells the bids made so far, and the cards of a trick that is not finished."""
        if self._bids:
            self.say(f"  {', '.join(self._bids)}")
            self._bids.clear()
        if self._cards:
            self.say(f"  {', '.join(self._cards)}")
            self._cards.clear()


def watch(words: Words, session: Session, names: Sequence[str], say: Callable[[str], None] = print) -> None:
    """Plays a match of bots to its end, or until it has had deals enough, and tells it."""
    match = session.match
    say(words.say("cli-plain-title", rules=match.game.text, names=words.people(range(match.players), names)))
    teller = Teller(words, names, say)
    teller.tell(match.events)
    while not match.over and session.deals < MOST_DEALS:
        teller.tell(session.step())
    teller.rest()
    if not match.over:
        say(words.say("cli-plain-cut", deals=MOST_DEALS))
