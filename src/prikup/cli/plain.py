"""A match of bots as text: what ``prikup play`` does without a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prikup.cli.adapters import narrator_of
from prikup.cli.session import Session
from prikup.cli.texts import CliTexts

MOST_DEALS = 200
"""Most deals of a match; then it is cut off with a message."""


def watch(words: CliTexts, session: Session, names: Sequence[str], say: Callable[[str], None] = print) -> None:
    """Plays and prints a match of bots, at most ``MOST_DEALS`` deals."""
    match = session.match
    say(words.say("cli-plain-title", rules=match.game.text, names=words.people(range(match.players), names)))
    told = narrator_of(match.game, words, names, say)
    told.tell(match.events)
    while not match.over and session.deals < MOST_DEALS:
        told.tell(session.step())
    told.flush()
    if not match.over:
        say(words.say("cli-plain-cut", deals=MOST_DEALS))
