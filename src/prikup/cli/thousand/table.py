"""The table of Thousand: drawing, questions and keys of its phases."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.screen import Screen

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.cli.table import cards as face
from prikup.cli.table.app import TableApp
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.controls import Chooser, Control
from prikup.cli.table.display import Held
from prikup.cli.table.replay_app import ReplayApp
from prikup.cli.table.widgets import Board
from prikup.cli.thousand import controls, draw, pages
from prikup.cli.thousand.narrator import for_observer, which_talon
from prikup.cli.thousand.piles import piles
from prikup.core.actions import Bid, Pass
from prikup.core.cards import Card, Cards
from prikup.core.events import Event
from prikup.core.seats import Seat
from prikup.thousand.actions import Give, Take
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import (
    AllPassed,
    AsideTaken,
    CardDrawn,
    CardPlayed,
    DealBegan,
    DealScored,
    StockDrawn,
    TalonTaken,
    TrickTaken,
)
from prikup.thousand.seen.view import Result, View


class ThousandTable(TableApp):
    """A person at a table of Thousand."""

    POINTED: ClassVar[tuple[str, ...]] = ("playing", "giving", "selling")
    PLAYED: ClassVar[tuple[type[Event], ...]] = (CardPlayed,)
    LASTING: ClassVar[tuple[type[Event], ...]] = (TrickTaken,)
    NOTED: ClassVar[tuple[type[Event], ...]] = (AllPassed,)
    drawn: Card = -1
    """The card that the human has drawn after the last trick."""
    asides: tuple[str, ...] = ()
    """Who got the unplayed cards in the last deal in which somebody did."""
    _asides: tuple[str, ...] = ()

    def on_mount(self) -> None:
        """Two players take more tricks than three, so the number needs more room."""
        self.screen.set_class(self.session.match.players == 2, "two")

    @property
    def _compiled(self) -> CompiledRules:
        return compiled_rules_of(self.session.match.game.text)

    def _tell(self, event: Event) -> None:
        if isinstance(event, StockDrawn):
            # The number left is on the table; the two lines above the hand are for other things.
            return
        if isinstance(event, TalonTaken) and self._compiled.layout.talons > 1:
            self._add([which_talon(self.words, event, self.names, self.me)])
        else:
            super()._tell(event)
        if isinstance(event, DealBegan | TrickTaken):
            self.drawn = -1
        if isinstance(event, CardDrawn) and event.seat == self.me:
            self.drawn = event.card
        elif isinstance(event, AsideTaken):
            self._asides += (self.words.event(event, self.names, self.me),)
        elif isinstance(event, DealScored):
            # The next deal begins with the same action that ends this one: its result is read later.
            self.asides, self._asides = self._asides, ()

    def heading(self, view: View, manner: str = "") -> str:
        """Without an auction the heading says that all play for themselves, since no contract is shown."""
        return super().heading(view, manner if self._compiled.auctions else self.words.say("cli-table-everyone"))

    def draw_table(self, base: Screen[Any], view: View, awaited: tuple[Seat, ...]) -> None:
        """The opponents, the middle, the human's line."""
        words, names = self.words, self.names
        for seat, place in draw.sides(view).items():
            # A lone opponent is described at the left; what lies beside the play has the place at the right.
            side = draw.LEFT if view.players == 2 and place == draw.ACROSS else place
            if side in (draw.LEFT, draw.RIGHT):
                board = base.query_one(f"#{side}", Board)
                size, right = (board.size.width, board.size.height), side == draw.RIGHT
                board.show(draw.opponent(words, view, seat, names, size, turn=seat in awaited, right=right))
        if view.players == 2:
            board = base.query_one("#right", Board)
            board.show(piles(words, view, (board.size.width, board.size.height), self.drawn))
        table = base.query_one("#table", Board)
        table.show(draw.middle(words, view, names, (table.size.width, table.size.height), awaited))
        own = base.query_one("#own", Board)
        own.show(draw.own_line(words, view, names, own.size.width, turn=self.me in awaited))

    def draw_hand(self, view: View, held: Held, playable: Cards | None, width: int, *, pointing: bool) -> Canvas:
        """The reader's hand; backs while it is unseen."""
        return draw.hand(self.words, view, held, self.cursor, playable, width, pointing=pointing, drawn=self.drawn)

    def held(self, view: View) -> Held:
        """The own hand."""
        return self.words.held(view.hand or 0, view.trump, view.dealt or 0)

    def prompt(self, view: View, legal: tuple[Any, ...]) -> str:
        """The question of the current phase."""
        step: str = view.phase
        if step == "dealing":
            kinds = {type(action).__name__.lower() for action in legal}
            step = "cut" if "cut" in kinds else "place" if "place" in kinds else "bottom"
        elif step == "selling" and view.declarer == self.me:
            step = "offering"
        elif step == "auction" and view.hand is None:
            step = "unseen"
        elif step == "auction" and not any(isinstance(action, Pass) for action in legal):
            return self.words.say("web-table-prompt-forced")
        elif step == "auction" and not any(isinstance(action, Bid) for action in legal):
            return self.words.say("web-table-prompt-capped")
        elif step == "taking" and any(isinstance(action, Take) and action.talon for action in legal):
            step = "choosing"
        elif step == "giving" and not any(isinstance(action, Give) for action in legal):
            return self.words.say("cli-prompt-laying", count=view.away - view.laid)
        elif step == "giving" and view.players == 2:
            return self.words.say("cli-prompt-gift", name=self.words.seat(1 - self.me, self.names))
        if step == "resting":
            return self.words.say("web-table-prompt-resting", name=self.words.seat(view.rest, self.names))
        return self.words.say(f"cli-prompt-{step}")

    def chooser_of(self, legal: tuple[Any, ...]) -> Chooser | None:
        """The chooser of bids, contracts, cuts and places."""
        return controls.chooser_of(legal)

    def controls(self, view: View, legal: tuple[Any, ...], card: Card | None, chooser: Chooser | None) -> list[Control]:
        """Keys for all legal actions."""
        return controls.controls(self.words, view, legal, self.names, card, chooser)

    def action_words(self, action: Any) -> str:
        """The chosen one of two talons, as its key says."""
        if isinstance(action, Take) and self._compiled.layout.talons > 1:
            return controls.talon_words(self.words, self.legal, action)
        return super().action_words(action)

    def nudge(self, view: View) -> str:
        """A gift needs the key of its receiver."""
        if view.phase != "giving" or self.me not in self.session.match.awaits():
            return ""
        # The only opponent gets his card, as the discard its own, by enter: then there is no nudge.
        gifts = {action.open for action in self.legal if isinstance(action, Give)}
        return self.words.say("cli-note-give-to", choice="yes" if len(gifts) > 1 else "no")

    def result_page(self, result: Result) -> RenderableType:
        """Points, tricks, the named lines, the totals."""
        page = pages.deal_result(self.words, result, self.names)
        return Group(*map(Text, self.asides), page) if self.asides else page

    def sheet_page(self, view: View) -> RenderableType:
        """Every deal with its named lines."""
        return pages.sheet(self.words, view, self.names)

    def over_page(self, view: View) -> RenderableType:
        """The payments, if the rules have them, above the sheet."""
        paid = pages.payments(self.words, view, self.names)
        return Group(Text(paid), Text(""), self.sheet_page(view)) if paid else self.sheet_page(view)

    def last_page(self, view: View) -> RenderableType:
        """The last trick, card by card."""
        return pages.last_trick(self.words, view, self.names)


class ThousandReplay(ReplayApp):
    """A record of Thousand, step by step."""

    def draw_middle(self, view: View, size: tuple[int, int]) -> Canvas:
        """All cards are shown here: of the talon and the gifts, what the declarer knows."""
        knows = self.shown.view(view.declarer) if view.declarer >= 0 and view.before_tricks else view
        canvas = draw.middle(self.words, knows, self.names, size)
        for row, text in enumerate(self._beside(view)):
            canvas.put(1, row, fit(text, canvas.width - 2), face.FAINT)
        return canvas

    def _beside(self, view: View) -> list[str]:
        """The cards outside the hands: what is left of the stock in its order, two talons or the one that was
        not chosen, a dead hand, what was laid away."""
        phase = self.shown.state.phase
        phase = getattr(phase, "play", phase)
        stock, beside = getattr(phase, "stock", ()), getattr(phase, "beside", 0)
        layout = compiled_rules_of(view.rules).layout
        piles = {"dead" if layout.dead else "other": beside}
        if layout.talons > 1 and view.talon_waits:
            piles = {"left": phase.talon, "right": beside}
        if view.laid:
            piles["laid"] = getattr(phase, "aside", 0)
        words = self.words
        told = [words.say("cli-replay-stock", cards=" ".join(map(words.card, stock)))] if stock else []
        told += [
            words.say("cli-replay-beside", kind=kind, cards=words.cards(pile)) for kind, pile in piles.items() if pile
        ]
        return told

    def for_observer(self, event: Event) -> bool:
        """All events except gifts and discards without their card, as the others see them."""
        return for_observer(event)

    def told(self, event: Event) -> list[str]:
        """With two talons it says which one was taken."""
        if isinstance(event, TalonTaken) and compiled_rules_of(self.whole.game.text).layout.talons > 1:
            return [which_talon(self.words, event, self.names)]
        return super().told(event)

    def hand(self, seat: Seat) -> Cards:
        """What the seat itself has seen of its cards."""
        view: View = self.shown.view(seat)
        return view.hand or 0

    def trump(self, view: View) -> int:
        """The trump suit."""
        return view.trump

    def badges(self, view: View, seat: Seat) -> str:
        """Dealer, declarer and contract."""
        return draw.badges(self.words, view, seat)

    def sheet_page(self, view: View) -> RenderableType:
        """Every deal with its named lines."""
        return pages.sheet(self.words, view, self.names)
