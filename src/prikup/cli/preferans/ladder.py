"""The ladder of calls, 6♠ to 10 without trump: a chooser on it, and its drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prikup.cli.preferans import phrases
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas
from prikup.cli.table.controls import Chooser
from prikup.preferans.actions import Call, Declare
from prikup.preferans.layout import LEVELS, STRAINS, rank_of
from prikup.preferans.seen.view import View
from prikup.texts import Texts

CELL = 6
INKS = (*face.SUIT_FELT, "bold #ffd75f")


class LadderChooser(Chooser):
    """The chooser of a game: a step sideways is the next call, a step up the next level."""

    def move(self, steps: int) -> None:
        """Goes up by levels, as far as there are games; if that game is not possible, to the nearest one."""
        now = self.action
        if abs(steps) > len(LEVELS):
            self.index = 0 if steps < 0 else len(self.actions) - 1
            return
        goal = rank_of(now.level + steps, now.strain)
        ahead = [
            number
            for number, action in enumerate(self.actions)
            if (rank(action) - rank(now)) * steps > 0 and (action.level - now.level) * steps > 0
        ]
        if ahead:
            self.index = min(ahead, key=lambda number: abs(rank(self.actions[number]) - goal))

    def turn_to(self, action: Any) -> None:
        """Selects the game of an action; its other fields do not matter."""
        for number, one in enumerate(self.actions):
            if isinstance(action, Call | Declare) and rank(one) == rank(action):
                self.index = number

    def other_column(self, step: int) -> None:
        """The next call, or the one before."""
        self.index = max(0, min(len(self.actions) - 1, self.index + step))

    def text(self, texts: Texts) -> str:
        """``7♣``, and how it is said in the auction."""
        game = phrases.game_text(texts, self.action.level, self.action.strain)
        if isinstance(self.action, Call):
            return f"{game} · {phrases.spoken(texts, self.action.level, self.action.strain)}"
        return game


def rank(action: Call | Declare) -> int:
    """6♠ is 1, 10 without trump is 25."""
    return rank_of(action.level, action.strain)


def chooser_of(legal: Iterable[Any]) -> LadderChooser | None:
    """The chooser among the games that can be called or named."""
    found: dict[int, Any] = {}
    for action in legal:
        if isinstance(action, Call | Declare):
            found.setdefault(rank(action), action)
    actions = tuple(found[one] for one in sorted(found))
    return LadderChooser(actions) if actions else None


def draw(canvas: Canvas, texts: Texts, view: View, chooser: Chooser | None, top: int) -> None:
    """The drawing with ten at the top: the highest call so far, the possible calls, the selected one."""
    legal = {rank(action) for action in chooser.actions} if isinstance(chooser, LadderChooser) else set()
    at = rank(chooser.action) if isinstance(chooser, LadderChooser) else 0
    standing = view.standing
    stands = standing.rank if standing is not None else 0
    called = {word.rank for word in view.words}
    left = (canvas.width - CELL * len(STRAINS)) // 2
    for row, level in enumerate(reversed(LEVELS)):
        for strain in STRAINS:
            number = rank_of(level, strain)
            text = f"{phrases.game_text(texts, level, strain):^{CELL - 1}}"
            if number == at:
                style = "bold #1c1c1c on #afd787"
            elif number == stands:
                style = "bold #1c1c1c on #ffd75f"
            elif number in legal:
                style = f"{INKS[strain]} on #14342a"
            elif number in called:
                style = "#ffd75f on #14342a"
            else:
                style = "#4f7263 on #14342a"
            canvas.put(left + CELL * strain, top + row, text, style)
            if number in legal:
                canvas.region(left + CELL * strain, top + row, CELL, 1, f"key rank {number}")
    if standing is not None and not standing.rank:
        text = texts.say("web-preferans-misere")
        canvas.centre(top + 5, text, face.GOLD)
