"""A record on the table: all hands open, step by step, forwards and back. Each game derives its drawing from it."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, Resize
from textual.widgets import Static

from prikup.cli import open_cards
from prikup.cli.errors import INTERRUPTED
from prikup.cli.event_text import event_lines, number
from prikup.cli.table import draw
from prikup.cli.table.abstract_app import AbstractAppMeta
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.cards import BAR, SUIT_INKS
from prikup.cli.table.controls import LAYOUT
from prikup.cli.table.screens import TextScreen
from prikup.cli.table.widgets import Board
from prikup.cli.texts import CliTexts
from prikup.core.cards import Cards
from prikup.core.errors import PrikupError
from prikup.core.events import Event
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.notation.record import Record
from prikup.search import REPLAY_NODES, solve
from prikup.search.positions import PLAYING

HEAD = 23
"""Columns before a player's cards: who is awaited, name, total."""


class ReplayApp(App[int], metaclass=AbstractAppMeta):
    """Shows a valid match, one action after the other."""

    CSS = """
    Screen { background: #14342a; color: #d7e4dc; }
    TextScreen { background: black 45%; }
    TextScreen.top { background: black 10%; }
    #head { height: 1; background: #0d221b; color: #ffd75f; }
    #table { height: 1fr; }
    #hands { height: auto; }
    #open { height: auto; background: #0d221b; color: #ffd75f; padding: 0 1; display: none; }
    #open.on { display: block; }
    #told { height: 7; background: #0d221b; padding: 0 1; }
    #bar { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, words: CliTexts, record: Record, whole: Match[Any, Any, Any]) -> None:
        super().__init__()
        self.words = words.of(whole.game)
        self.record = record
        self.names: tuple[str, ...] = tuple(record.names)
        self.whole = whole
        self.at = 0
        self.shown = self._match(0)
        self.open_cards = False
        """Whether it is shown what each play could still bring."""
        self.solved: dict[int, list[str]] = {}
        """By number of actions: the lines about that moment."""
        self.deals = [number for number, (seat, _) in enumerate(whole.log) if seat == TABLE]

    def _match(self, steps: int) -> Match[Any, Any, Any]:
        whole = self.whole
        return Match.replay(whole.game, whole.log[:steps], whole.dealer, start=whole.start)

    def compose(self) -> ComposeResult:
        """Table, hands, open cards, log, keys."""
        yield Static("", id="head", markup=False)
        yield Board(id="table")
        yield Static("", id="hands", markup=False)
        yield Static("", id="open", markup=False)
        yield Static("", id="told", markup=False)
        yield Board(id="bar")

    def on_resize(self, event: Resize) -> None:
        """Draws anew."""
        self.call_after_refresh(self.redraw)

    def on_board_resized(self) -> None:
        """A widget gets its new size later than the screen."""
        self.redraw()

    def go(self, at: int) -> None:
        """Goes to the position after ``at`` actions."""
        at = max(0, min(len(self.whole.log), at))
        if at < self.at:
            self.shown = self._match(at)
        else:
            for seat, action in self.whole.log[self.at : at]:
                self.shown.apply(seat, action)
        self.at = at
        self.redraw()

    def redraw(self) -> None:
        """Redraws the match at this position."""
        words, match = self.words, self.shown
        view = match.view(0)
        title = words.say(
            "cli-replay-head", rules=self.record.rules, deal=view.deal, step=self.at, steps=len(self.whole.log)
        )
        self.screen_stack[0].query_one("#head", Static).update(f" {title}"[: max(1, self.size.width - 1)])
        table = self.screen_stack[0].query_one("#table", Board)
        table.show(self.draw_middle(view, (table.size.width, table.size.height)))
        self.screen_stack[0].query_one("#hands", Static).update(self._hands(view))
        self._show_open_cards()
        lines: list[str] = []
        for one in match.events[-40:]:
            if self.for_observer(one.event):
                lines += self.told(one.event)
        self.screen_stack[0].query_one("#told", Static).update("\n".join(lines[-7:]))
        bar = self.screen_stack[0].query_one("#bar", Board)
        canvas = Canvas(bar.size.width, 1, BAR)
        draw.buttons(
            canvas,
            0,
            [
                (key, words.say(f"cli-replay-key-{name}"))
                for key, name in (
                    ("→", "next"),
                    ("←", "back"),
                    ("n", "deal"),
                    ("p", "deal-back"),
                    ("o", "open"),
                    ("s", "sheet"),
                    ("q", "quit"),
                )
            ],
        )
        bar.show(canvas)

    def _show_open_cards(self) -> None:
        board = self.screen_stack[0].query_one("#open", Static)
        board.set_class(self.open_cards, "on")
        if not self.open_cards:
            return
        words, match = self.words, self.shown
        if not self.whole.over and match.game.deals(match.state) == match.game.deals(self.whole.state):
            board.update(words.say("web-open-cards-running"))
        elif match.phase != PLAYING:
            board.update(words.say("web-open-cards-phase"))
        elif self.at in self.solved:
            board.update("\n".join(self.solved[self.at]))
        else:
            board.update(words.say("web-open-cards-working"))
            self.run_worker(partial(self._solve, self.at, match.game, match.state), thread=True, exclusive=True)

    def _solve(self, at: int, game: AnyGame, state: Any) -> None:
        """In a thread of its own: the table stays alive."""
        try:
            answer = solve((game, state), cards=True, nodes=REPLAY_NODES)
            found = open_cards.lines(self.words, self.names, answer)
        except PrikupError as error:
            found = [self.words.error(error)]
        self.call_from_thread(self._solved, at, found)

    def _solved(self, at: int, lines: list[str]) -> None:
        self.solved[at] = lines
        self._show_open_cards()

    def _hands(self, view: Any) -> Text:
        text = Text()
        for seat, name in enumerate(self.names):
            marker = "▶" if seat in self.shown.awaits() else " "
            text.append(f" {marker} {fit(name, 12):<12} ", style="bold")
            total = number(view.totals[seat]) if seat < view.players else ""
            text.append(f"{total:>5}  ")
            held = self.words.held(self.hand(seat), self.trump(view))
            room = self.size.width - HEAD - sum(len(self.words.card(card)) + 1 for card in held)
            badges = self.badges(view, seat)
            # In a long hand or on a narrow screen cards have no margins.
            margin = " " if room > 2 * len(held) + len(badges) else ""
            for card in held:
                face = f"{margin}{self.words.card(card)}{margin}"
                text.append(face, style=f"bold {SUIT_INKS[card >> 3]} on #f6f3ea")
                text.append(" ")
            room -= 2 * len(held) if margin else 0
            text.append(fit(badges, max(0, room - 1)), style="#ffd75f")
            text.append("\n")
        text.rstrip()
        return text

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """A button."""
        self.press(message.name.removeprefix("key "))

    def on_key(self, event: Key) -> None:
        """Forwards, back, from deal to deal."""
        if len(self.screen_stack) > 1:
            return
        event.stop()
        self.press(event.character.translate(LAYOUT) if event.is_printable and event.character else event.key)

    def press(self, key: str) -> None:
        """Does the action of a key."""
        if key in ("enter", "right", "down", "space", "→", " "):
            self.go(self.at + 1)
        elif key in ("left", "up", "backspace", "←"):
            self.go(self.at - 1)
        elif key in ("n", "pagedown"):
            self.go(next((number + 1 for number in self.deals if number >= self.at), len(self.whole.log)))
        elif key in ("p", "pageup"):
            self.go(next((number + 1 for number in reversed(self.deals) if number + 1 < self.at), 0))
        elif key == "home":
            self.go(0)
        elif key == "end":
            self.go(len(self.whole.log))
        elif key == "o":
            self.open_cards = not self.open_cards
            self.redraw()
        elif key == "s":
            body = self.sheet_page(self.shown.view(0))
            self.push_screen(TextScreen(self.words, self.words.say("cli-sheet-title"), body, style="wide"))
        elif key in ("q", "escape"):
            self.exit(0)

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(INTERRUPTED)

    # What a single game defines.

    @abstractmethod
    def for_observer(self, event: Event) -> bool:
        """Whether an event is shown to somebody who sees all cards."""

    def told(self, event: Event) -> list[str]:
        """The lines that tell an event to somebody who sees all cards."""
        return event_lines(self.words, event, self.names)

    @abstractmethod
    def draw_middle(self, view: Any, size: tuple[int, int]) -> Canvas:
        """The middle of the table, for somebody who sees all cards."""

    def hand(self, seat: Seat) -> Cards:
        """A seat's cards."""
        return self.shown.game.hands(self.shown.state)[seat]

    @abstractmethod
    def trump(self, view: Any) -> int:
        """The trump suit; below 0 or above 3 for none."""

    @abstractmethod
    def badges(self, view: Any, seat: Seat) -> str:
        """The markers at a seat's hand: dealer, declarer."""

    @abstractmethod
    def sheet_page(self, view: Any) -> RenderableType:
        """The score sheet."""
