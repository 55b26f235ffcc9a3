"""The table of Thousand: what its phases draw and say, and the keys of what may be done."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import RenderableType
from textual.screen import Screen

from prikup.cli.table.app import TableApp
from prikup.cli.table.canvas import Canvas
from prikup.cli.table.controls import Control, Dial
from prikup.cli.table.replaying import ReplayApp
from prikup.cli.table.shown import Held
from prikup.cli.table.widgets import Board
from prikup.cli.thousand import controls, draw, pages
from prikup.core.cards import Card, Cards
from prikup.core.events import Event
from prikup.core.seats import Seat
from prikup.texts import sorted_cards
from prikup.thousand.actions import Give
from prikup.thousand.events import CardPlayed, TrickTaken
from prikup.thousand.view import Result, View


class ThousandTable(TableApp):
    """A person at a table of Thousand."""

    POINTED: ClassVar[tuple[str, ...]] = ("playing", "giving", "selling")
    PLAYED: ClassVar[tuple[type[Event], ...]] = (CardPlayed,)
    LASTING: ClassVar[tuple[type[Event], ...]] = (TrickTaken,)

    def draw_table(self, base: Screen[Any], view: View, awaited: tuple[Seat, ...]) -> None:
        """The opponents around, the middle, the line of the human's own."""
        words, names = self.words, self.names
        for seat, side in draw.sides(view).items():
            if side in (draw.LEFT, draw.RIGHT):
                board = base.query_one(f"#{side}", Board)
                size, right = (board.size.width, board.size.height), side == draw.RIGHT
                board.show(draw.opponent(words, view, seat, names, size, turn=seat in awaited, right=right))
        table = base.query_one("#table", Board)
        table.show(draw.middle(words, view, names, (table.size.width, table.size.height), awaited))
        own = base.query_one("#own", Board)
        own.show(draw.own_line(words, view, names, own.size.width, turn=self.me in awaited))

    def draw_hand(self, view: View, playable: Cards | None, width: int, *, pointing: bool) -> tuple[Canvas, Held]:
        """The own hand; backs while it is dark."""
        return draw.hand(self.words, view, self.cursor, playable, width, pointing=pointing)

    def held(self, view: View) -> Held:
        """The own hand."""
        return sorted_cards(view.hand or 0)

    def prompt(self, view: View, legal: tuple[Any, ...]) -> str:
        """What the step of the phase asks for."""
        step = view.phase
        if step == "dealing":
            kinds = {type(action).__name__.lower() for action in legal}
            step = "cut" if "cut" in kinds else "place" if "place" in kinds else "bottom"
        elif step == "selling" and view.declarer == self.me:
            step = "offering"
        elif step == "auction" and view.hand is None:
            step = "unseen"
        elif step == "giving" and not any(isinstance(action, Give) for action in legal):
            step = "laying"
        if step == "resting":
            return self.words.say("web-table-prompt-resting", name=self.words.seat(view.rest, self.names))
        return self.words.say(f"cli-prompt-{step}")

    def dial_of(self, legal: tuple[Any, ...]) -> Dial | None:
        """The chooser of bids, contracts, cuts and places."""
        return controls.dial_of(legal)

    def controls(self, view: View, legal: tuple[Any, ...], card: Card | None, dial: Dial | None) -> list[Control]:
        """A key for everything that is legal."""
        return controls.controls(self.words, view, legal, self.names, card, dial)

    def nudge(self, view: View) -> str:
        """A gift needs the key of its receiver."""
        if view.phase != "giving" or self.me not in self.session.match.awaits():
            return ""
        gifts = {action.open for action in self.legal if isinstance(action, Give)}
        return self.words.say("cli-note-give-to", choice="yes" if len(gifts) > 1 else "no")

    def result_page(self, result: Result) -> RenderableType:
        """Points, tricks, the named lines, the totals."""
        return pages.deal_result(self.words, result, self.names)

    def sheet_page(self, view: View) -> RenderableType:
        """Every deal with its named lines."""
        return pages.sheet(self.words, view, self.names)

    def last_page(self, view: View) -> RenderableType:
        """The last trick, card by card."""
        return pages.last_trick(self.words, view, self.names)


class ThousandReplay(ReplayApp):
    """A record of Thousand, step by step."""

    def draw_middle(self, view: View, size: tuple[int, int]) -> Canvas:
        """All cards are shown here: of the talon and the gifts, what the declarer knows."""
        knows = self.shown.view(view.declarer) if view.phase in ("taking", "giving", "naming") else view
        return draw.middle(self.words, knows, self.names, size)

    def hand(self, seat: Seat) -> Cards:
        """What the seat itself has seen of its cards."""
        view: View = self.shown.view(seat)
        return view.hand or 0

    def badges(self, view: View, seat: Seat) -> str:
        """Dealer, declarer and contract."""
        return draw.badges(self.words, view, seat)

    def sheet_page(self, view: View) -> RenderableType:
        """Every deal with its named lines."""
        return pages.sheet(self.words, view, self.names)
