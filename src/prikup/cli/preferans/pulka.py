"""The pulka as text: drawn like the paper one, and as rows of figures."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.cli.event_text import number
from prikup.cli.preferans import phrases
from prikup.cli.table.canvas import Canvas, fit
from prikup.core.seats import Seat
from prikup.preferans.score import settle
from prikup.preferans.state import LAST, PROPER, Sheet
from prikup.texts import Texts

WIDTH = 72
OUTER, INNER = 15, 7
"""The widths of the whists at the sides, and of pool and hill."""
HEIGHT = 17
SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Where the players sit around the sheet, clockwise from the reader."""
INK, FAINT, STRONG, GOLD = "#c8d8d0", "#6f8f82", "bold #ffffff", "bold #ffd75f"


def drawn(texts: Texts, sheet: Sheet, names: Sequence[str], bottom: Seat = 0) -> Canvas:
    """The sheet as on paper: whists at the edge, then the pool, the hill at the middle; the reader's part below."""
    players = len(sheet.pools)
    canvas = Canvas(WIDTH, HEIGHT, INK)
    for depth in range(3):
        _frame(canvas, (0, OUTER, OUTER + INNER)[depth], 2 * depth)
    _frame(canvas, OUTER + 2 * INNER, 6)
    sides = SIDES[players]
    for depth, x in enumerate((OUTER // 2, OUTER + INNER // 2, OUTER + INNER + INNER // 2)):
        for row, signs in ((2 * depth + 1, "╲╱"), (HEIGHT - 2 * depth - 2, "╱╲")):
            canvas.put(x, row, signs[0], FAINT)
            canvas.put(WIDTH - 1 - x, row, signs[1], FAINT)
    for place, side in enumerate(sides):
        seat = (bottom + place) % players
        _sector(canvas, texts, sheet, names, seat, side)
    size = str(sheet.size) if sheet.size else "∞"
    width = WIDTH - 2 * (OUTER + 2 * INNER) - 2
    left = OUTER + 2 * INNER + 1
    canvas.centre(7, texts.say("cli-preferans-size", size=size), GOLD, left, width)
    canvas.centre(8, _arrow(sheet, bottom, sides), FAINT, left, width)
    canvas.centre(9, texts.say("cli-preferans-price", price=sheet.price), FAINT, left, width)
    return canvas


def _arrow(sheet: Sheet, bottom: Seat, sides: Sequence[str]) -> str:
    """The seat of the first dealer; circles are counted from it."""
    side = sides[(sheet.first - bottom) % len(sides)]
    return {"bottom": "↓", "left": "←", "top": "↑", "right": "→"}[side]


def _frame(canvas: Canvas, x: int, y: int) -> None:
    right, low = canvas.width - 1 - x, canvas.height - 1 - y
    canvas.put(x, y, "┌" + "─" * (right - x - 1) + "┐", FAINT)
    canvas.put(x, low, "└" + "─" * (right - x - 1) + "┘", FAINT)
    for row in range(y + 1, low):
        canvas.put(x, row, "│", FAINT)
        canvas.put(right, row, "│", FAINT)


def _sector(canvas: Canvas, texts: Texts, sheet: Sheet, names: Sequence[str], seat: Seat, side: str) -> None:
    written = whists(texts, sheet, seat, names).split(", ")
    hill = str(sheet.hills[seat])
    pool = f"{sheet.pools[seat]}{'●' if sheet.size and sheet.pools[seat] >= sheet.size else ''}"
    roofs = "".join(" " + "⌂" * (times.bit_length() - 1) for times in (sheet.bombs[seat] if sheet.bombs else ()))
    name = names[seat] + roofs
    if side in ("top", "bottom"):
        rows = (1, 3, 5) if side == "top" else (HEIGHT - 2, HEIGHT - 4, HEIGHT - 6)
        left = (WIDTH - len(text := f"{name}   {'   '.join(written)}")) // 2
        canvas.put(left, rows[0], text, INK)
        canvas.put(left, rows[0], name, STRONG)
        canvas.centre(rows[1], pool, GOLD)
        canvas.centre(rows[2], hill, INK)
        return
    flip = side == "right"
    column = WIDTH - OUTER if flip else 1
    middle = HEIGHT // 2
    canvas.centre(middle - 2, name, STRONG, column, OUTER - 1)
    for row, text in enumerate(written):
        canvas.centre(middle + row, fit(text, OUTER - 2), INK, column, OUTER - 1)
    first, second = OUTER + 1, OUTER + INNER + 1
    if flip:
        first, second = WIDTH - OUTER - INNER, WIDTH - OUTER - 2 * INNER
    canvas.centre(middle, pool, GOLD, first, INNER - 1)
    canvas.centre(middle, hill, INK, second, INNER - 1)


def whists(texts: Texts, sheet: Sheet, seat: Seat, names: Sequence[str]) -> str:
    """What a player has written on each of the others."""
    others = [other for other in range(len(sheet.pools)) if other != seat]
    return ", ".join(f"{texts.seat(other, names)}: {sheet.whists[seat][other]}" for other in others)


def rows(texts: Texts, sheet: Sheet, totals: Sequence[int], names: Sequence[str]) -> list[str]:
    """A row for each player, aligned: pool, hill, whists on each of the others, the result of a settlement now."""
    players = len(sheet.pools)
    wide = max(len(name) for name in names[:players])
    return [
        texts.say(
            "cli-preferans-row",
            name=f"{names[seat]:<{wide}}",
            pool=f"{sheet.pools[seat]:>3}",
            hill=f"{sheet.hills[seat]:>3}",
            whists=whists(texts, sheet, seat, names),
            total=number(totals[seat]),
        )
        for seat in range(players)
    ]


def notes(texts: Texts, sheet: Sheet, rules: str) -> list[str]:
    """The other facts on the sheet: the stage of the match, circles, races, the lowest possible call."""
    found = []
    if sheet.stage != PROPER:
        found.append(texts.say(f"stage-{sheet.stage}"))
    compiled = compiled_rules_of(rules)
    if sheet.closing == LAST:
        found.append(texts.say("web-preferans-circle-last"))
    elif sheet.closing:
        found.append(texts.say("web-preferans-control-time"))
    elif sheet.circles and sheet.stage == PROPER:
        found.append(texts.say("web-preferans-circle-of", circle=sheet.circle + 1, circles=sheet.circles + 1))
    races = compiled.rules.races.count
    if races is not None:
        found.append(texts.say("web-preferans-race", race=min(sheet.race + 1, races), races=races))
    least = compiled.least_level(sheet)
    if least > 6:
        found.append(texts.say("web-preferans-least", game=phrases.game_text(texts, least, 0)))
    return found


def settlement(texts: Texts, rules: str, sheet: Sheet, names: Sequence[str]) -> list[list[str]]:
    """The settlement step by step: a row of words and figures for each step, a column for each player."""
    compiled = compiled_rules_of(rules)
    accounts = settle.accounts(compiled, sheet)
    whole = settle.whole(compiled, sheet)

    def fraction(value: object) -> str:
        return number(value) if isinstance(value, int) else str(value).replace("-", "−")

    steps = [
        ("pool", [str(one.pool) for one in accounts]),
        ("hill", [str(one.hill) for one in accounts]),
        ("settlement-hill", [fraction(one.carried) for one in accounts]),
        ("settlement-amnesty", [fraction(one.above) for one in accounts]),
        ("settlement-each", [fraction(one.gives) for one in accounts]),
        ("settlement-result", [texts.signed(result) for result in whole]),
    ]
    found = [[texts.say(f"web-preferans-{name}"), *figures] for name, figures in steps]
    if sheet.price > 1:
        money = [texts.signed(result * sheet.price) for result in whole]
        found.append([texts.say("web-preferans-settlement-money", price=sheet.price), *money])
    return found
