"""A match of Preferans as text: the auction, the defence and a trick in one line each, the pulka after a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from prikup.cli.event_text import score_line
from prikup.cli.narrator import Narrator
from prikup.cli.preferans import phrases, pulka
from prikup.cli.texts import CliTexts
from prikup.core.events import Event
from prikup.preferans.events import (
    CardPlayed,
    DealScored,
    DefenceSet,
    DiscardSeen,
    Fined,
    GameCalled,
    HandOpened,
    HandsDealt,
    HandSeen,
    Helped,
    MisereCalled,
    Passed,
    Said,
    TalonSeen,
    TalonTaken,
    TalonTurned,
    TricksBegan,
    TrickTaken,
)
from prikup.preferans.seen.view import PASS, PASS_DARK, Word
from prikup.preferans.state import GAME, MISERE


class PreferansNarrator(Narrator):
    """Tells a match of Preferans."""

    SILENT: ClassVar[tuple[type[Event], ...]] = (TalonTaken, TricksBegan)
    """Events that the lines before and after already tell."""

    def __init__(self, words: CliTexts, names: Sequence[str], say: Callable[[str], None], opening: type) -> None:
        super().__init__(words, names, say, opening)
        self.names = (*names, *[words.say("preferans-dummy")] * (len(names) == 2))
        self._words: list[str] = []
        self._cards: list[str] = []
        self._hands: set[int] = set()

    def is_grouped(self, event: Any) -> bool:
        """Calls and cards are grouped; a trick tells its cards, a scored deal the pulka."""
        word = self._word(event)
        if word:
            name = self.words.seat(event.seat, self.names)
            if isinstance(event, Passed):
                # In a bubble a pass is a word; after a name it is a verb.
                told = f"{name}: {word}" if event.dark else self.words.say("cli-plain-pass", name=name)
            else:
                told = f"{name} {word}"
            self._words.append(told)
            return True
        if isinstance(event, TalonTurned):
            self._cards.append(f"{self.words.say('web-preferans-talon')} {self.words.card(event.card)}")
            return True
        if isinstance(event, CardPlayed):
            self._cards.append(f"{self.words.seat(event.seat, self.names)} {self.words.card(event.card)}")
            return True
        if isinstance(event, TrickTaken):
            cards = ", ".join(self._cards)
            self._cards.clear()
            name = self.words.seat(event.seat, self.names)
            self.say(f"  {self.words.say('cli-preferans-trick', cards=cards, name=name)}")
            return True
        if isinstance(event, HandsDealt):
            self._hands = set()
        if self._known(event):
            return True
        self.flush()
        if isinstance(event, DealScored | Helped | Fined):
            self._written(event)
            return True
        return False

    def _known(self, event: Any) -> bool:
        """Whether an observer who sees all cards has been told this already."""
        if isinstance(event, self.SILENT) or (isinstance(event, HandsDealt) and not event.unseen):
            return True
        if isinstance(event, HandSeen | HandOpened):
            told = event.seat in self._hands
            self._hands.add(event.seat)
            return told
        # A discard, a hidden talon and the defence are told; an unopposed game has no defence to tell.
        return isinstance(event, DefenceSet) and set(event.words) == {"watch"} and not event.lying

    def _word(self, event: Any) -> str:
        """A word of the auction or of the defence, in short."""
        texts = self.words
        if isinstance(event, GameCalled):
            word = Word(event.seat, GAME, event.level, event.strain, event.dark, event.hand, event.held)
            return phrases.word_text(texts, word)
        if isinstance(event, MisereCalled):
            return phrases.word_text(texts, Word(event.seat, MISERE, dark=event.dark, hand=event.hand))
        if isinstance(event, Passed):
            return phrases.word_text(texts, Word(event.seat, PASS_DARK if event.dark else PASS))
        return texts.say(f"word-{event.word}") if isinstance(event, Said) else ""

    def _written(self, event: DealScored | Helped | Fined) -> None:
        self.say(self.words.event(event, self.names))
        for line in event.lines:
            self.say(f"  {score_line(self.words, line, self.names)}")
        for row in pulka.rows(self.words, event.sheet, event.totals, self.names):
            self.say(f"  {row}")

    def flush(self) -> None:
        """Tells the calls so far, and the cards of an unfinished trick."""
        for gathered in (self._words, self._cards):
            if gathered:
                self.say(f"  {', '.join(gathered)}")
                gathered.clear()


def for_observer(event: Event) -> bool:
    """Whether an observer who sees all cards is told an event: each card is already in view."""
    return not isinstance(event, HandSeen | TalonSeen | DiscardSeen | HandOpened)
