"""A rulebook as data: chapters of paragraphs of sentences. A sentence names its message and figures; it holds no text.

Each game says from its rules which sentences stand where (``prikup.rulebook.thousand``, ``prikup.rulebook.preferans``);
``prikup.rulebook.making`` puts them into the words of a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from prikup.games import options

Figure = int | str
"""A number, never negative, or a word that a message chooses a variant by."""

CHAPTERS = (
    "aim",
    "cards",
    "deal",
    "redeal",
    "auction",
    "talon",
    "contract",
    "whist",
    "play",
    "marriages",
    "passes",
    "dark",
    "bombs",
    "brigand",
    "scoring",
    "sheet",
    "end",
    "settlement",
    "faults",
    "house",
)
"""The chapters of all games, in reading order; a game has those for which it has sentences."""


class Sentence(Struct, frozen=True, kw_only=True):
    """What one message says. ``id``: that of the message; ``figures``: the values that it is given."""

    id: str
    figures: dict[str, Figure] = {}
    options: tuple[str, ...] = ()
    """The options that it tells, by full name."""
    ledger: tuple[str, ...] = ()
    """Where it comes from: ledger ids."""
    words: tuple[str, ...] = ()
    """Words of the game that it uses: keys of the glossary."""
    lines: tuple[str, ...] = ()
    """The lines of the score that it explains."""


class Paragraph(Struct, frozen=True):
    """Sentences that belong together: running text, or a list with one sentence to each point. ``without``: a list of
    what does not hold at this table, but does where people play by the preset."""

    sentences: tuple[Sentence, ...]
    kind: Literal["text", "list", "without"] = "text"


class Chapter(Struct, frozen=True):
    """One part of a rulebook. ``key``: one of ``CHAPTERS``."""

    key: str
    paragraphs: tuple[Paragraph, ...]

    def sentences(self) -> Iterator[Sentence]:
        """All its sentences in order."""
        for paragraph in self.paragraphs:
            yield from paragraph.sentences


class Speaker:
    """Makes the sentences of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._options = options(game)

    def __call__(
        self,
        what: str,
        /,
        *told: str,
        ledger: Iterable[str] = (),
        words: Iterable[str] = (),
        lines: Iterable[str] = (),
        **figures: Figure,
    ) -> Sentence:
        """The sentence ``rulebook-<game>-<what>``. ``told``: the options that it tells; KeyError for an unknown one."""
        rows = [row for name in told for row in self._options[name].ledger]
        return Sentence(
            id=f"rulebook-{self.game}-{what}",
            figures=figures,
            options=told,
            ledger=tuple(dict.fromkeys([*ledger, *rows])),
            words=tuple(words),
            lines=tuple(lines),
        )


def chapter(key: str, paragraphs: Iterable[Paragraph]) -> Chapter:
    """A chapter without its empty paragraphs."""
    return Chapter(key, tuple(paragraph for paragraph in paragraphs if paragraph.sentences))


def listed(sentences: Iterable[Sentence]) -> Paragraph:
    """A list with one sentence to each point."""
    return Paragraph(tuple(sentences), "list")


def told(sentences: Iterable[Sentence]) -> Paragraph:
    """Running text."""
    return Paragraph(tuple(sentences))
