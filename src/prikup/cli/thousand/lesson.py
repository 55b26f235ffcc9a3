"""The first deal as a lesson: fixed cards, and an explanation before each new step. The person plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup import games
from prikup.bots import make_bot
from prikup.cli.session import AnyMatch, Session, ShuffleSeeds
from prikup.cli.texts import CliTexts
from prikup.cli.thousand.adapter import ThousandCliAdapter
from prikup.core.actions import Accept, Action, Deal, Play, Rest
from prikup.core.cards import parse_cards
from prikup.core.seats import TABLE
from prikup.thousand.actions import Writeoff
from prikup.thousand.seen.view import View

RULES = "thousand/ru-common"
DEALER = 1
HANDS = ("HAKQ.DAT.C9.SJ", "HJ.DKJ.CAQ.STK", "H9.DQ9.CTJ.SAQ")
TALON = "HT.CK.S9"


def lesson_match() -> AnyMatch:
    """A match whose first deal is the lesson's: seat 0 learns, seat 2 is forced to open."""
    match = games.new_match(RULES, DEALER)
    match.apply(TABLE, Deal(tuple(map(parse_cards, HANDS)), parse_cards(TALON)))
    return match


def lesson_session(match: AnyMatch) -> Session:
    """The lesson's players: a person and two rules of thumb. Nothing is saved."""
    bots = {1: make_bot("thumb", "lesson 1"), 2: make_bot("thumb", "lesson 2")}
    return Session(match, bots, ShuffleSeeds("1"), human=0, is_right=ThousandCliAdapter().is_right)


def _can_declare(view: View, legal: tuple[Any, ...]) -> bool:
    return any(isinstance(action, Play) and action.announce for action in legal)


def _offered(legal: tuple[Any, ...], kind: type[Action]) -> bool:
    return any(type(action) is kind for action in legal)


def _own_trump(view: View) -> bool:
    """The learner has declared the marriage whose suit is trump, and leads."""
    return view.trump >= 0 and view.declarations[-1].seat == view.seat and view.trick is None


def _their_trump(view: View) -> bool:
    return view.trump >= 0 and view.declarations[-1].seat != view.seat


Moment = Callable[[View, tuple[Any, ...]], bool]

STEPS: tuple[tuple[str, Moment], ...] = (
    ("welcome", lambda view, legal: True),
    ("cards", lambda view, legal: True),
    ("bidding", lambda view, legal: view.phase == "auction"),
    ("raise", lambda view, legal: view.phase == "auction" and any(word.seat == view.seat for word in view.words)),
    ("talon", lambda view, legal: view.phase == "giving"),
    ("second-gift", lambda view, legal: view.phase == "giving" and bool(view.gifts)),
    ("contract", lambda view, legal: view.phase == "naming"),
    ("writeoff", lambda view, legal: view.phase == "naming" and _offered(legal, Writeoff)),
    ("lead", lambda view, legal: view.phase == "playing" and view.declarer == view.seat and not view.tricks),
    ("defend", lambda view, legal: view.phase == "playing" and view.declarer != view.seat),
    ("marriage", _can_declare),
    ("trump", lambda view, legal: _own_trump(view)),
    ("their-trump", lambda view, legal: _their_trump(view)),
    ("follow", lambda view, legal: view.phase == "playing" and view.trick is not None),
    ("rest", lambda view, legal: _offered(legal, Rest) and 2 <= (view.hand or 0).bit_count() <= 4),
    ("answer", lambda view, legal: _offered(legal, Accept)),
)
"""The explanations and their conditions: each is given once; if several fit, the first."""


class Teacher:
    """Gives the explanations of the lesson."""

    def __init__(self, words: CliTexts) -> None:
        self.words = words
        self._said: set[str] = set()

    def __call__(self, view: View, legal: tuple[Any, ...]) -> tuple[str, str] | None:
        """The next explanation due now."""
        for name, fits in STEPS:
            if name not in self._said and fits(view, legal):
                self._said.add(name)
                return self.words.say(f"cli-lesson-{name}-title"), self.words.say(f"cli-lesson-{name}")
        return None
