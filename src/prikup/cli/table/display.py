"""The visible table: drawn only from what the person's seat may know.

Each game defines the abstract methods. Its view has ``rules``, ``players``,
``deal``, ``phase``, ``results`` (one struct with ``number`` for each written deal) and ``winners``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import RichLog, Static

from prikup.bots import Bot
from prikup.cli.errors import InputError
from prikup.cli.event_text import event_lines
from prikup.cli.session import Session
from prikup.cli.table import draw
from prikup.cli.table.abstract_app import AbstractAppMeta
from prikup.cli.table.canvas import Canvas
from prikup.cli.table.controls import Chooser, Control
from prikup.cli.table.widgets import Board
from prikup.cli.texts import CliTexts
from prikup.core.actions import Play
from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat

Held = tuple[Card, ...]

PACE = 0.7
"""Seconds between the actions of bots; 1 more after a trick."""
WIDE = 112
"""With at least so many columns the log is beside the table."""

Coach = Callable[[Any, tuple[Any, ...]], tuple[str, str] | None]
"""Gives an explanation (title, text) before the human acts, each once; None: there is none."""


class TableDisplay(App[int], metaclass=AbstractAppMeta):
    """The visible table and how it is drawn; ``TableApp`` runs it."""

    CSS = """
    Screen { background: #14342a; color: #d7e4dc; }
    TextScreen { background: black 45%; }
    TextScreen.top, TextScreen.low { background: black 10%; }
    #head { height: 1; background: #0d221b; color: #ffd75f; }
    #upper { height: 1fr; }
    #left, #right { width: 21; }
    .two #left, .two #right { width: 22; }
    #table { width: 1fr; }
    #log { display: none; width: 38; background: #0d221b; border-left: solid #28604c; padding: 0 1;
        scrollbar-size-vertical: 1; }
    .wide #log { display: block; }
    #recent { height: 2; background: #14342a; color: #86a596; padding: 0 1; }
    .wide #recent { display: none; }
    #own { height: 1; }
    #hand { height: 6; }
    #note { height: auto; min-height: 1; max-height: 2; background: #1c1c1c; color: #ffd75f; padding: 0 1; }
    #note.bad { color: #ff8787; text-style: bold; }
    #bar { height: 2; }
    """
    ENABLE_COMMAND_PALETTE = False
    POINTED: ClassVar[tuple[str, ...]] = ("playing",)
    """Phases in which the cursor moves through the hand."""

    def __init__(
        self,
        words: CliTexts,
        session: Session,
        names: tuple[str, ...],
        adviser: Bot,
        *,
        pace: float = PACE,
        coach: Coach | None = None,
        head: str = "",
        deals: int | None = None,
    ) -> None:
        super().__init__()
        assert session.human is not None
        self.words = words.of(session.match.game)
        self.session = session
        self.names = names
        self.me: Seat = session.human
        self.adviser = adviser
        self.pace = pace
        self.coach = coach
        self.head = head
        self.deals = deals
        """The table closes after so many deals (a lesson); None: a whole match."""
        self.cursor = 0
        self.chooser: Chooser | None = None
        self.note_is_early = False
        """Whether the note says that it is not the player's turn: it goes when it is."""
        self.lines: list[str] = []
        self.bar: list[Control] = []
        self._held: tuple[Card, ...] = ()
        self._known = -1
        self._phase = ""
        self._timer: Timer | None = None
        self._results = 0
        self._frozen: Any = None
        """A deal's last trick, shown until its result has been read."""
        self.input_error: InputError | None = None
        """Why the table had to close: the match could not be saved."""

    # What is seen.

    @property
    def view(self) -> Any:
        """The view of the human's seat."""
        return self.session.match.view(self.me)

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the human may do now."""
        return self.session.human_legal()

    def mine(self) -> bool:
        """Whether the human is asked."""
        return self.session.acting() is not None

    def compose(self) -> ComposeResult:
        """The parts of the table from top to bottom."""
        yield Static("", id="head", markup=False)
        with Horizontal(id="upper"):
            with Vertical(), Horizontal():
                yield Board(id="left")
                yield Board(id="table")
                yield Board(id="right")
            log = RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=10)
            log.can_focus = False
            yield log
        yield Static("", id="recent", markup=False)
        yield Board(id="own")
        yield Board(id="hand")
        yield Static("", id="note", markup=False)
        yield Board(id="bar")

    def on_resize(self, event: Resize) -> None:
        """Redraws everything in the new size."""
        self.screen.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.redraw)

    def on_board_resized(self) -> None:
        """A widget gets its new size later than the screen."""
        self.redraw()

    def redraw(self) -> None:
        """Redraws the table."""
        if len(self.screen_stack) > 1:
            base = self.screen_stack[0]
        else:
            base = self.screen
        view = self._frozen or self.view
        awaited = self.session.match.awaits() if self._frozen is None else ()
        mine = self._frozen is None and self.mine()
        self._situation(view)
        head = base.query_one("#head", Static)
        title = self.heading(view)
        if self.head:
            title = f"{self.head} · {title}"
        head.update(f" {title}"[: max(1, self.size.width - 1)])
        self.draw_table(base, view, awaited)
        self._draw_hand(base.query_one("#hand", Board), view, mine=mine)
        self._draw_bar(base.query_one("#bar", Board), view, mine=mine)
        base.query_one("#recent", Static).update("\n".join(self.lines[-2:]))

    def _situation(self, view: Any) -> None:
        """Resets chooser and cursor for a new situation; the cursor goes to a card that can be played."""
        moment = len(self.session.match.log)
        if moment == self._known:
            return
        self._known = moment
        legal = self.legal if self.mine() else ()
        self.chooser = self.chooser_of(legal)
        held = self._held = self.held(view)
        # A new phase begins at the first card; within one the cursor stays where it was.
        self.cursor = max(0, min(self.cursor, len(held) - 1)) if view.phase == self._phase else 0
        self._phase = view.phase
        playable = {action.card for action in legal if isinstance(action, Play)}
        if playable and (not held or held[self.cursor] not in playable):
            self.cursor = next(number for number, card in enumerate(held) if card in playable)

    def _draw_hand(self, board: Board, view: Any, *, mine: bool) -> None:
        playing = mine and view.phase == "playing"
        playable = None
        if playing:
            playable = 0
            for action in self.legal:
                if isinstance(action, Play):
                    playable |= 1 << action.card
        pointing = mine and view.phase in self.POINTED
        self._held = self.held(view)
        board.show(self.draw_hand(view, self._held, playable, board.size.width, pointing=pointing))

    def _draw_bar(self, board: Board, view: Any, *, mine: bool) -> None:
        words = self.words
        legal: tuple[Any, ...] = ()
        rights = self.session.human_rights()
        prompt = words.say("cli-prompt-wait")
        if mine:
            legal = self.legal
            prompt = self.prompt(view, legal)
        elif rights:
            legal = rights
            prompt = words.say("cli-prompt-claim")
        card = self._card() if mine else None
        self.bar = self.controls(view, legal, card, self.chooser if mine else None)
        extra = [("h", words.say("cli-button-hint"))] if mine else []
        if rights and not mine:
            extra = [("enter", words.say("cli-button-carry-on"))]
        extra += [("?", words.say("cli-button-help"))]
        board.show(draw.control_bar(words, prompt, self.bar, self.chooser if mine else None, extra, board.size.width))

    # What a single game defines.

    def heading(self, view: Any, manner: str = "") -> str:
        """The first line: the deal, a ``manner`` of playing, then the rule set by its title and how many rules differ.

        A narrow terminal cuts it off at the end.
        """
        rules = " · ".join(filter(None, [manner, self.words.rules_title(view.rules)]))
        return self.words.say("cli-table-head", rules=rules, deal=view.deal)

    @abstractmethod
    def draw_table(self, base: Screen[Any], view: Any, awaited: tuple[Seat, ...]) -> None:
        """Draws the boards over the hand: the opponents, the middle, the line of the human's own."""

    @abstractmethod
    def draw_hand(self, view: Any, held: Held, playable: Cards | None, width: int, *, pointing: bool) -> Canvas:
        """The hand drawn: ``held`` are the cards that the cursor goes through; ``playable`` ones are marked."""

    @abstractmethod
    def held(self, view: Any) -> Held:
        """The cards that the cursor goes through."""

    @abstractmethod
    def prompt(self, view: Any, legal: tuple[Any, ...]) -> str:
        """What the human is asked for."""

    @abstractmethod
    def chooser_of(self, legal: tuple[Any, ...]) -> Chooser | None:
        """The chooser that a situation needs."""

    @abstractmethod
    def controls(self, view: Any, legal: tuple[Any, ...], card: Card | None, chooser: Chooser | None) -> list[Control]:
        """A key for everything that is legal: ``card`` is the one pointed at, ``chooser`` the chooser."""

    def _card(self) -> Card | None:
        return self._held[self.cursor] if 0 <= self.cursor < len(self._held) else None

    def note(self, text: str, *, bad: bool = False, early: bool = False) -> None:
        """A line for the human: a hint, or why something is not possible; ``early``: because it is not their turn."""
        self.note_is_early = early
        note = self.screen_stack[0].query_one("#note", Static)
        note.set_class(bad, "bad")
        note.update(text)
        # A long note takes a second row from the table.
        self.call_after_refresh(self.redraw)

    def _tell(self, event: Any) -> None:
        self._add(event_lines(self.words, event, self.names, self.me))

    def _add(self, lines: list[str]) -> None:
        self.lines += lines
        log = self.screen_stack[0].query_one("#log", RichLog)
        for line in lines:
            log.write(line)
