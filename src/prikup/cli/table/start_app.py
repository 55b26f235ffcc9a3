"""The start screen: the choice of a game, or of a match to continue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key, Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from prikup.cli.table.controls import LAYOUT
from prikup.cli.texts import CliTexts

LOW = 20
"""With fewer lines, there is no room for all choices with title, motto and keys."""
HIGH = 30
"""With at least so many lines, the list of choices grows with the terminal."""
INTERRUPT = "interrupt"
"""What Ctrl-C chooses."""
HEADING = ""
"""The name of a heading, which cannot be chosen."""


def _line(name: str, text: str) -> Option:
    """A choice, or the heading of those that follow it."""
    return Option(text, disabled=True) if name == HEADING else Option(text, id=name)


class StartApp(App[str]):
    """Shows the choices and returns the name of the one chosen; None for leaving."""

    CSS = """
    Screen { background: #14342a; color: #d7e4dc; align: center middle; }
    #box { width: 76; max-width: 100%; height: auto; max-height: 100%; border: round #28604c; padding: 1 2;
        background: #0d221b; }
    #title { text-style: bold; color: #ffd75f; text-align: center; height: auto; }
    #motto { color: #86a596; text-align: center; margin-bottom: 1; height: auto; }
    #faults { color: #ff8787; height: auto; max-height: 4; }
    OptionList { background: #0d221b; border: none; height: auto; max-height: 14; padding: 0; }
    OptionList > .option-list--option-disabled { color: #ffd75f; text-style: bold; }
    OptionList > .option-list--option-highlighted { background: #28604c; color: white; text-style: bold; }
    #foot { color: #86a596; margin-top: 1; height: auto; }
    .high OptionList { max-height: 60vh; }
    .low #title, .low #motto, .low #foot { display: none; }
    .low #box { border: none; padding: 0; height: 100%; }
    .low OptionList { height: 1fr; max-height: 100%; }
    .low #faults { max-height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("escape", "leave", show=False),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, words: CliTexts, choices: Sequence[tuple[str, str]], faults: Sequence[str] = (), first: str = ""
    ) -> None:
        super().__init__()
        self.words = words
        self.choices = choices
        self.faults = faults
        self.first = first

    def compose(self) -> ComposeResult:
        """Title, faults of broken saves, choices."""
        with Vertical(id="box"):
            yield Static("♠ ♥  prikup  ♦ ♣", id="title", markup=False)
            yield Static(self.words.say("cli-start-motto"), id="motto", markup=False)
            if self.faults:
                yield Static("\n".join(self.faults), id="faults", markup=False)
            yield OptionList(*[_line(name, text) for name, text in self.choices], id="choices", markup=False)
            yield Static(self.words.say("cli-start-foot"), id="foot", markup=False)

    def on_mount(self) -> None:
        """Puts the cursor on the most common choice."""
        names = [name for name, _ in self.choices]
        options = self.query_one(OptionList)
        options.highlighted = names.index(self.first) if self.first in names else 0
        options.focus()

    def on_resize(self, event: Resize) -> None:
        """A low terminal shows only the choices; a high one as many as fit."""
        self.screen.set_class(event.size.height < LOW, "low")
        self.screen.set_class(event.size.height >= HIGH, "high")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice was made."""
        self.exit(event.option.id)

    def on_key(self, event: Key) -> None:
        """``q`` leaves; ``j`` and ``k`` move as well."""
        key = event.character.translate(LAYOUT) if event.is_printable and event.character else event.key
        if key == "q":
            self.exit(None)

    def action_leave(self) -> None:
        """Leaves without a choice."""
        self.exit(None)

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(INTERRUPT)
