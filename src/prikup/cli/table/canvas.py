"""A grid of characters with styles, and the places on it that can be clicked."""

from __future__ import annotations

from rich.cells import cell_len, chop_cells
from rich.text import Text


class Canvas:
    """A grid of columns and rows; anything drawn outside is cut off."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = max(width, 1)
        self.height = max(height, 1)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[style] * self.width for _ in range(self.height)]
        self.regions: list[tuple[int, int, int, int, str]] = []

    def put(self, x: int, y: int, text: str, style: str | None = None) -> int:
        """Writes a text; returns the column after it."""
        for char in text:
            if 0 <= x < self.width and 0 <= y < self.height:
                self._chars[y][x] = char
                if style is not None:
                    self._styles[y][x] = style
            x += 1
        return x

    def centre(self, y: int, text: str, style: str | None = None, left: int = 0, width: int | None = None) -> None:
        """Writes a text in the middle of a row, cut to what fits."""
        room = self.width - left if width is None else width
        text = fit(text, room)
        self.put(left + (room - len(text)) // 2, y, text, style)

    def region(self, x: int, y: int, width: int, height: int, name: str) -> None:
        """Names a rectangle for the mouse; the last one named lies on top."""
        self.regions.append((x, y, width, height, name))

    def at(self, x: int, y: int) -> str | None:
        """The name of the region at a place."""
        for left, top, width, height, name in reversed(self.regions):
            if left <= x < left + width and top <= y < top + height:
                return name
        return None

    def text(self) -> Text:
        """What was drawn."""
        found = Text(no_wrap=True, end="")
        for row in range(self.height):
            if row:
                found.append("\n")
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or self._styles[row][x] != self._styles[row][start]:
                    found.append("".join(self._chars[row][start:x]), self._styles[row][start] or None)
                    start = x
        return found

    def plain(self) -> str:
        """What was drawn, without styles."""
        return "\n".join("".join(row) for row in self._chars)


def fit(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    if cell_len(text) <= width:
        return text
    return (chop_cells(text, max(width - 1, 1))[0] + "…") if width > 1 else text[:width]
