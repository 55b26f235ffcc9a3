"""The widgets of the table: each shows a canvas and turns a click into a key."""

from __future__ import annotations

from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Static

from prikup.cli.table.canvas import Canvas


class Board(Static):
    """A part of the table, drawn by itself."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    class Pressed(Message):
        """A region was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    class Resized(Message):
        """The widget has a new size."""

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__("", id=id, markup=False)
        self.canvas = Canvas(1, 1)

    def show(self, canvas: Canvas) -> None:
        """Shows a drawing."""
        self.canvas = canvas
        self.update(canvas.text())

    def on_resize(self, event: Resize) -> None:
        """Asks for a drawing that fits."""
        self.post_message(self.Resized())

    def on_click(self, event: Click) -> None:
        """Says what was clicked."""
        name = self.canvas.at(event.x, event.y)
        if name is not None:
            event.stop()
            self.post_message(self.Pressed(name))
