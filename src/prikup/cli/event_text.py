"""Events as lines of text: for the table's log, for matches without a terminal, for replays."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.cli.texts import CliTexts
from prikup.core.events import Event, Line, score_event
from prikup.core.seats import Seat


def event_lines(words: CliTexts, event: Event, names: Sequence[str], you: Seat | None = None) -> list[str]:
    """An event as lines of text; a score event has one for each score line, and one for the totals."""
    lines = [words.event(event, names, you)]
    written = score_event(event)
    if written is not None:
        lines += [score_line(words, line, names, you) for line in written.lines]
        lines.append(words.say("cli-story-totals", totals=words.by_seat(written.totals, names)))
    return [line for line in lines if line]


def score_line(words: CliTexts, line: Line, names: Sequence[str], you: Seat | None = None) -> str:
    """A line of the score: the player, the amount and the reason."""
    name = words.seat(line.seat, names)
    return words.say("cli-story-line", name=name, words=words.line(line, names, you), amount=words.signed(line.amount))


def number(value: int) -> str:
    """A number with a typographic minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
