"""What the human is asked for, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cli.preferans import phrases
from prikup.core.seats import Seat
from prikup.preferans.actions import Demand, Verdict
from prikup.preferans.seen.view import View
from prikup.preferans.state import BRIGAND
from prikup.texts import Texts

PLAIN = ("taking", "choosing", "terming")
"""Phases whose question is always the same."""


def prompt(texts: Texts, phase: str, view: View, legal: Sequence[Any], names: Sequence[str], place: Seat) -> str:
    """The question of a phase; ``place``: whose card is asked for."""

    def say(what: str, **values: str | int) -> str:
        return texts.say(f"web-preferans-prompt-{what}", **values)

    game = phrases.contract_text(texts, view.contract) if view.contract is not None else ""
    if phase in PLAIN:
        return say(phase)
    if phase == "auction":
        return say("unseen" if view.hand is None else "auction")
    if phase == "laying":
        marks = texts.say("cli-preferans-marks")
        return f"{say('laying-totus' if view.contract is not None else 'laying')} ({marks})"
    if phase == "naming":
        return say("brigand" if view.sheet.stage == BRIGAND else "naming")
    if phase == "sharing":
        return say("sharing", name=texts.seat(view.declarer, names), game=game)
    if phase == "whisting":
        return say("whisting-dealer" if view.seat == view.sheet.dealer and _asked(view) else "whisting", game=game)
    if phase == "playing":
        return say("playing") if place == view.seat else say("playing-other", name=names[place])
    if phase == "offering" and view.offer is not None:
        asks = say("offering", name=texts.seat(view.offer.by, names))
        return f"{asks} ({texts.by_seat(view.offer.tricks, names)})"
    if phase == "judging":
        return _judging(texts, view, legal, names)
    if phase == "helping" and view.due is not None:
        return say("helping", points=view.due.points)
    return texts.say("cli-prompt-cut")


def _asked(view: View) -> bool:
    """Whether both defenders have spoken and it is the dealer's turn."""
    defence = view.defence
    return defence is not None and view.seat not in (defence.first, defence.second)


def _judging(texts: Texts, view: View, legal: Sequence[Any], names: Sequence[str]) -> str:
    if any(isinstance(action, Verdict) for action in legal):
        return texts.say("web-preferans-prompt-verdict")
    if any(isinstance(action, Demand) for action in legal):
        return texts.say("web-preferans-prompt-demand")
    if view.seat == view.declarer:
        return texts.say("web-preferans-prompt-lay")
    return texts.say("web-preferans-prompt-look", name=texts.seat(view.declarer, names))
