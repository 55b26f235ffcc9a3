"""A match of bots as text: what ``prikup play`` does where there is no terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from prikup.cli.adapters import narrator_of
from prikup.cli.session import Session
from prikup.cli.texts import CliTexts

MOST_DEALS = 200
"""A match is cut off after so many deals, and says so."""


def watch(words: CliTexts, session: Session, names: Sequence[str], say: Callable[[str], None] = print) -> None:
    """Plays a match of bots to its end, or until it has had deals enough, and tells it."""
    match = session.match
    say(words.say("cli-plain-title", rules=match.game.text, names=words.people(range(match.players), names)))
    told = narrator_of(match.game, words, names, say)
    told.tell(match.events)
    while not match.over and session.deals < MOST_DEALS:
        told.tell(session.step())
    told.flush()
    if not match.over:
        say(words.say("cli-plain-cut", deals=MOST_DEALS))
