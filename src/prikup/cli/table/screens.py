"""The screens over the table: pages to read, a question, the result of a deal."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from prikup.cli.table.controls import LAYOUT
from prikup.texts import Texts


class TextScreen(ModalScreen[str]):
    """Something to read; any of its keys closes it and gives that key."""

    DEFAULT_CSS = """
    TextScreen { align: center middle; background: black 50%; }
    TextScreen > Vertical { width: 76; max-width: 100%; height: auto; max-height: 100%; background: #1b2430;
        border: round #87afff; padding: 0 1; }
    TextScreen .title { text-style: bold; color: #ffd75f; height: auto; }
    TextScreen VerticalScroll { height: auto; max-height: 1fr; scrollbar-size-vertical: 1; }
    TextScreen .body { height: auto; }
    TextScreen .foot { color: #8a8a8a; height: auto; }
    TextScreen.top { align: center top; background: black 0%; }
    TextScreen.top > Vertical { max-height: 15; }
    TextScreen.low { align: center bottom; }
    TextScreen.wide > Vertical { width: 100%; max-width: 110; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        texts: Texts,
        title: str,
        body: RenderableType,
        *,
        keys: tuple[str, ...] = ("enter", "escape", "space"),
        foot: str | None = None,
        style: str = "",
    ) -> None:
        super().__init__(classes=style)
        self.page_title = title
        self.page_body = body
        self.page_keys = keys
        self.page_foot = texts.say("cli-page-foot") if foot is None else foot
        self._answered = False

    def compose(self) -> ComposeResult:
        """Title, body, and the key to close it."""
        with Vertical():
            yield Static(self.page_title, classes="title", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(self.page_body, classes="body", markup=False)
            yield Static(self.page_foot, classes="foot", markup=False)

    def on_key(self, event: Key) -> None:
        """Scrolls, or closes."""
        scroll = self.query_one(VerticalScroll)
        moves: dict[str, Any] = {
            "up": scroll.scroll_up,
            "down": scroll.scroll_down,
            "pageup": scroll.scroll_page_up,
            "pagedown": scroll.scroll_page_down,
            "home": scroll.scroll_home,
            "end": scroll.scroll_end,
        }
        if event.key in moves:
            moves[event.key](animate=False)
            event.stop()
            return
        key = (event.character or "").translate(LAYOUT).lower() if event.is_printable else event.key
        for name in (event.key, key):
            if name in self.page_keys:
                event.stop()
                self._close(name)
                return

    def on_click(self, event: Click) -> None:
        """A click anywhere closes a page that asks nothing."""
        if "y" not in self.page_keys:
            event.stop()
            self._close("enter")

    def _close(self, name: str) -> None:
        """Closes the page once: keys that were typed ahead still reach it while it goes."""
        if not self._answered:
            self._answered = True
            self.dismiss(name)


def question(texts: Texts, text: str) -> TextScreen:
    """A question that ``y`` or Enter affirms."""
    return TextScreen(
        texts,
        text,
        "",
        keys=("y", "enter", "n", "escape"),
        foot=texts.say("cli-question-foot"),
    )
