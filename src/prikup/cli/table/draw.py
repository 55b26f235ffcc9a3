"""Drawing for every game's table: a hand of cards, the bar of controls, buttons, score lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.controls import NUMBERS, Chooser, Control
from prikup.core.cards import Card, Cards
from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.texts import Texts

NO_NAMES: Mapping[str, str] = {}


def hand(
    texts: Texts,
    held: Sequence[Card],
    cursor: int,
    playable: int | None,
    width: int,
    *,
    pointing: bool,
    marked: Cards = 0,
    drawn: Card = -1,
) -> Canvas:
    """A hand; the card pointed at is raised. ``playable`` marks the cards that may be played, ``marked`` those
    that the player has picked out, ``drawn`` the one that has just come.
    """
    canvas = Canvas(width, 6, face.FELT)
    # Fourteen cards are drawn closer together than ten.
    step = min(6, (width - 5) // max(1, len(held) - 1))
    left = max(0, (width - step * len(held) + 1) // 2)
    for number, card in enumerate(held):
        x = left + step * number
        raised = pointing and number == cursor
        may = playable is None or bool(playable >> card & 1)
        y = 0 if raised else 1
        face.draw_card(canvas, x, y, card, texts, dim=not may)
        if card == drawn:
            canvas.put(x + 1, y, " + ", "bold #1c1c1c on #ffd75f")
        canvas.region(x, y, 5, 5, f"card {number}")
        label = NUMBERS[number] if number < len(NUMBERS) else " "
        if marked >> card & 1:
            canvas.put(x + 1, 5, f"✓{label}", face.GOLD)
        elif playable is not None and may:
            canvas.put(x + 1, 5, f"▲{label}", face.GOLD)
        else:
            canvas.put(x + 2, 5, label, face.GOLD if raised else face.FAINT)
        if raised:
            canvas.put(x, 4, "▔" * 5, face.GOLD)
    return canvas


def control_bar(
    texts: Texts,
    prompt: str,
    found: Sequence[Control],
    chooser: Chooser | None,
    extra: Sequence[tuple[str, str]],
    width: int,
) -> Canvas:
    """The prompt with the chooser, and buttons for the possible actions, in two rows."""
    canvas = Canvas(width, 2, face.BAR)
    x = canvas.put(1, 0, fit(prompt, width - 2), "bold #ffffff on #1c1c1c")
    if chooser is not None and len(chooser.actions) > 1:
        text = chooser.text(texts)
        x = canvas.put(x + 1, 0, f" {text} ", "bold #1c1c1c on #ffd75f")
        canvas.region(x - len(text) - 2, 0, len(text) // 2 + 1, 1, "down")
        canvas.region(x - len(text) // 2 - 1, 0, len(text) // 2 + 1, 1, "up")
        x = canvas.put(x + 1, 0, fit(texts.say("cli-dial-help"), max(1, width - x - 2)), "#8a8a8a on #1c1c1c")
    _standing_keys(canvas, texts, x + 2)
    row = [(control.key, control.label) for control in found]
    names = {"enter": texts.say("cli-key-enter")}
    if _length([*row, *extra], names) >= width:
        # The possible actions come before the keys of hint and help.
        extra = [(key, "") for key, _ in extra]
    buttons(canvas, 1, [*row, *extra], names)
    return canvas


def _length(found: Sequence[tuple[str, str]], names: Mapping[str, str]) -> int:
    """The columns that a row of buttons needs."""
    return sum(len(names.get(key, key)) + len(label) + 4 for key, label in found)


def _standing_keys(canvas: Canvas, texts: Texts, left: int) -> None:
    """The keys that always work, at the right end of the prompt's row, as many as fit."""
    right = canvas.width - 1
    for key, name in (("q", "quit"), ("r", "rules"), ("l", "last"), ("s", "sheet")):
        word = texts.say(f"cli-button-{name}")
        right -= len(word) + 4
        if right < left:
            return
        canvas.put(right, 0, f" {key} ", "bold #afd787 on #1c1c1c")
        canvas.put(right + 3, 0, word, "#8a8a8a on #1c1c1c")
        canvas.region(right, 0, len(word) + 3, 1, f"key {key}")


def buttons(canvas: Canvas, y: int, found: Sequence[tuple[str, str]], names: Mapping[str, str] = NO_NAMES) -> None:
    """Buttons in a row: key and text; the text is shortened if the row is too narrow. ``names``: keys with a name."""
    room = canvas.width - 1
    over = max(0, _length(found, names) - room)
    longest = max((len(label) for _, label in found), default=0)
    limit = longest
    while over > 0 and limit > 6:
        limit -= 1
        over = _length([(key, label[:limit]) for key, label in found], names) - room
    x = 1
    for key, label in found:
        name = names.get(key, key)
        start = x
        x = canvas.put(x, y, f" {name} ", "bold #1c1c1c on #afd787")
        x = canvas.put(x, y, f"{fit(label, limit)} ", "#ffffff on #3a3a3a")
        canvas.region(start, y, x - start, 1, f"key {key}")
        x += 1


def joined(width: int, parts: Sequence[str]) -> str:
    """As many parts as fit into a row, from the first on."""
    text = ""
    for part in filter(None, parts):
        longer = f"{text} · {part}" if text else part
        if len(longer) > width - 2 and text:
            break
        text = longer
    return fit(text, width - 2)


def lines_text(texts: Texts, line: Line, names: Sequence[str] = (), you: Seat | None = None) -> str:
    """A score line: its amount, unless there is none, and its reason in words."""
    words = texts.line(line, names, you)
    return f"{texts.signed(line.amount)}  {words}" if line.amount else words
