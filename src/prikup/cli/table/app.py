"""The table: one person against bots. It shows only what the person's seat may know.

It runs every game's table and handles its keys; a game derives its table from it (``prikup.cli.thousand.table``).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from rich.console import RenderableType
from textual.binding import Binding, BindingType
from textual.events import Key

from prikup.cli.errors import BAD_INPUT, INTERRUPTED, InputError
from prikup.cli.table import pages
from prikup.cli.table.controls import LAYOUT, NUMBERS, Control
from prikup.cli.table.display import PACE, TableDisplay
from prikup.cli.table.screens import TextScreen, question
from prikup.cli.table.widgets import Board
from prikup.core.actions import Play
from prikup.core.errors import IllegalAction
from prikup.core.events import FINE, AddressedEvent, Event, score_event
from prikup.core.seats import Seat
from prikup.lessons.errors import LessonError


class TableApp(TableDisplay):
    """The table. It returns the exit status; the match is saved by the session after every action."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    PLAYED: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which there is a pause even for actions of the table."""
    LASTING: ClassVar[tuple[type[Event], ...]] = ()
    """Events with a longer pause, such as a finished trick."""
    NOTED: ClassVar[tuple[type[Event], ...]] = ()
    """Events that also show a note, because much changes with them."""

    def on_mount(self) -> None:
        """Tells what happened before (in a match that is continued), and begins."""
        for event in self.session.match.seen(self.me):
            self._tell(event)
        self._results = len(self.view.results)
        self.call_after_refresh(self.advance)

    # The course of the match.

    def advance(self) -> None:
        """Runs the match until the human must act: bots one action at a time, a page after every deal."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        try:
            self._advance()
        except InputError as found:
            self._broken(found)

    def _broken(self, found: InputError) -> None:
        self.input_error = found
        self.exit(BAD_INPUT)

    def _advance(self) -> None:
        while len(self.screen_stack) == 1:
            view = self.view
            if len(view.results) > self._results:
                self._show_result(view)
                return
            if self.session.match.over or (self.deals is not None and len(view.results) >= self.deals):
                self._finish()
                return
            events = self.session.interrupt()
            if events is None:
                if self.session.human_awaited() or self.session.human_rights():
                    if self.note_is_early:
                        self.note("")
                    self.redraw()
                    self._coached()
                    return
                events = self.session.step()
            self._happened(events, view)
            delay = self._delay(events)
            if delay:
                self._timer = self.set_timer(delay, self.advance)
                return

    def _happened(self, events: list[AddressedEvent], before: Any) -> None:
        seen = [one for one in events if one.seen_by(self.me)]
        for one in seen:
            self._tell(one.event)
            if isinstance(one.event, self.NOTED):
                self.note(self.words.event(one.event, self.names, self.me))
        ends = next((number for number, one in enumerate(seen) if _ends_deal(one.event)), None)
        if ends is not None:
            for one in seen[:ends]:
                before = self.session.match.game.fold(before, one)
            self._frozen = before
        self.redraw()

    def _delay(self, events: list[AddressedEvent]) -> float:
        if not self.pace or self.session.match.phase == "dealing":
            return 0.0
        longer = any(isinstance(one.event, self.LASTING) for one in events)
        quick = not any(isinstance(one.event, self.PLAYED) for one in events) and not self.session.match.log[-1][0] >= 0
        return 0.05 if quick else self.pace + longer

    def _coached(self) -> bool:
        """Shows the next explanation of a lesson; says whether there is one."""
        said = self.coach(self.view, self.legal) if self.coach is not None else None
        if said is not None:
            title, text = said
            foot = self.words.say("cli-lesson-foot")
            self.push_screen(TextScreen(self.words, title, text, foot=foot, style="top"), self._page_closed)
        return said is not None

    def _page_closed(self, _: str | None = None) -> None:
        self.call_after_refresh(self.advance)

    def _show_result(self, view: Any) -> None:
        result = view.results[self._results]
        self._results += 1
        title = self.words.say("cli-result-title", deal=self.result_number(result))
        body = self.result_page(result)
        self.push_screen(TextScreen(self.words, title, body, style="low"), self._result_read)

    def _result_read(self, _: str | None = None) -> None:
        self._frozen = None
        self._page_closed()

    def _finish(self) -> None:
        view, words = self.view, self.words
        if self._coached():
            return
        if not self.session.match.over:
            # A lesson ends with its last explanation.
            self.exit(0)
            return
        title = words.say(
            "cli-over-won" if self.me in view.winners else "cli-over-lost",
            names=words.people(view.winners, self.names),
        )
        body = self.over_page(view)
        self.push_screen(TextScreen(words, title, body, foot=words.say("cli-over-foot")), lambda _: self.exit(0))

    # What the human does.

    def on_board_pressed(self, message: Board.Pressed) -> None:
        """A click: a card is pointed at, or played when it was pointed at before; a button is its key."""
        kind, _, value = message.name.partition(" ")
        if kind == "card":
            again = self.cursor == int(value) and self.view.phase == "playing"
            self.press("enter" if again else f"card {value}")
        else:
            self.press(value or kind)

    def on_key(self, event: Key) -> None:
        """Keys, wherever the keyboard's letters are."""
        if len(self.screen_stack) > 1:
            return
        name = event.key
        if event.is_printable and event.character:
            name = "space" if event.character == " " else event.character.translate(LAYOUT)
        event.stop()
        self.press(name)

    def press(self, name: str) -> None:
        """Does the action of a key or button."""
        commands: dict[str, Callable[[], None]] = {
            "h": self.hint,
            "s": self.show_sheet,
            "l": self.show_last,
            "r": self.show_rules,
            "e": self.show_log,
            "f": self.switch_pace,
            "q": self.action_leave,
            "?": self.show_help,
            "f1": self.show_help,
            "left": lambda: self._move(-1),
            "right": lambda: self._move(1),
            "up": lambda: self._turn(1),
            "down": lambda: self._turn(-1),
            "+": lambda: self._turn(1),
            "=": lambda: self._turn(1),
            "-": lambda: self._turn(-1),
            "pageup": lambda: self._turn(5),
            "pagedown": lambda: self._turn(-5),
            "home": lambda: self._turn(-10_000),
            "end": lambda: self._turn(10_000),
        }
        if name == "space":
            name = "enter"
        if name in NUMBERS:
            name = f"card {NUMBERS.index(name)}"
        control = next((control for control in self.bar if control.key == name), None)
        if control is None and name.lower() != name:
            control = next((control for control in self.bar if control.key == name.lower()), None)
        if control is not None:
            self._do(control)
        elif name.startswith("card "):
            self._point(int(name[5:]))
        elif name.lower() in commands:
            commands[name.lower()]()
        elif name == "enter":
            self._enter()

    def _point(self, number: int) -> None:
        if number < len(self._held):
            self.cursor = number
            self.note("")
            self.redraw()

    def _move(self, step: int) -> None:
        if self.chooser is not None:
            self.chooser.other_column(step)
        if self._held and self.view.phase in self.POINTED:
            self.cursor = (self.cursor + step) % len(self._held)
        self.note("")
        self.redraw()

    def _turn(self, steps: int) -> None:
        if self.chooser is not None:
            self.chooser.move(steps)
            self.redraw()

    def _enter(self) -> None:
        """Enter without a control: continues after a claim, or says why the card pointed at cannot be played."""
        if self.session.human_rights():
            self.session.decline()
            self.advance()
            return
        card = self._card()
        if card is None:
            return
        nudge = self.nudge(self.view)
        if nudge:
            self.note(nudge)
            return
        refusal = self.session.match.why_not(self.me, Play(card))
        assert refusal is not None, "a card that can be played has a control"
        self.note(self.words.error(refusal, self.names, self.me), bad=True)

    def _do(self, control: Control) -> None:
        if control.grave:
            text = self.words.say("cli-question", action=control.label)

            def answered(key: str | None) -> None:
                if key in ("y", "enter"):
                    self._act(control.action)

            self.push_screen(question(self.words, text), answered)
            return
        self._act(control.action)

    def _act(self, action: Any) -> None:
        before = self.view
        try:
            events = self.session.act(self.actor(action), action)
        except (IllegalAction, LessonError) as refusal:
            self.note(self.words.why(refusal, self.names, self.me), bad=True)
            return
        except InputError as found:
            self._broken(found)
            return
        self.note("")
        self._happened(events, before)
        if self.pace:
            self._timer = self.set_timer(self._delay(events) or 0.01, self.advance)
        else:
            self.call_after_refresh(self.advance)

    def hint(self) -> Any:
        """The adviser's suggestion with its reason; the cursor goes to it. Gives the action, None if there is none."""
        if self.session.acting() != self.me:
            self.note(self.words.say("cli-note-not-your-turn"), early=True)
            return None
        choice = self.adviser.choose(self.view, self.legal)
        action = choice.action
        card = getattr(action, "card", None)
        if card in self._held:
            self.cursor = self._held.index(card)
        if self.chooser is not None:
            self.chooser.turn_to(action)
        reason = self.words.reason(choice.reason)
        text = self.action_words(action)
        self.redraw()
        # A lesson suggests without a reason: it has said why.
        said = self.words.say("cli-note-hint", action=text, reason=reason)
        self.note(said if reason else self.words.say("lesson-suggestion", action=text))
        return action

    def show_sheet(self) -> None:
        """The score sheet."""
        body = self.sheet_page(self.view)
        self._page(self.words.say("cli-sheet-title"), body, "wide")

    def show_last(self) -> None:
        """The last trick."""
        self._page(self.words.say("cli-last-title"), self.last_page(self.view))

    def show_rules(self) -> None:
        """The rules of this table."""
        self._page(self.words.say("cli-rules-title"), pages.rules(self.words, self.view.rules), "wide")

    def show_log(self) -> None:
        """The log of what this seat was told."""
        self._page(self.words.say("cli-log-title"), pages.log(self.lines[-400:]))

    def show_help(self) -> None:
        """The keys."""
        self._page(self.words.say("cli-help-title"), pages.help_page(self.words))

    def switch_pace(self) -> None:
        """Bots pause before they act, or act at once."""
        self.pace = 0.0 if self.pace else PACE
        self.note(self.words.say("cli-note-pace-on" if self.pace else "cli-note-pace-off"))

    def _page(self, title: str, body: Any, style: str = "") -> None:
        self.push_screen(TextScreen(self.words, title, body, style=style), self._page_closed)

    def action_leave(self) -> None:
        """Leaves the table; the match is already saved."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(INTERRUPTED)

    # What a single game defines.

    def actor(self, action: Any) -> Seat:
        """Who does an action: the human, or the table when the human may enter its actions."""
        return self.me

    def action_words(self, action: Any) -> str:
        """The words for an action in a hint."""
        return self.words.action(action, self.names, self.me).strip()

    def result_number(self, result: Any) -> int:
        """The number of a deal, one of the view's ``results``."""
        return int(result.number)

    @abstractmethod
    def result_page(self, result: Any) -> RenderableType:
        """The result of a deal, one of the view's ``results``."""

    @abstractmethod
    def sheet_page(self, view: Any) -> RenderableType:
        """The score sheet."""

    def over_page(self, view: Any) -> RenderableType:
        """What is shown when the match is over."""
        return self.sheet_page(view)

    @abstractmethod
    def last_page(self, view: Any) -> RenderableType:
        """The last finished trick."""

    def nudge(self, view: Any) -> str:
        """The answer to Enter if the phase needs another key; empty: why the card cannot be played."""
        return ""


def _ends_deal(event: Event) -> bool:
    written = score_event(event)
    return written is not None and written.ending != FINE
