"""What a terminal table shows, and waiting until it is drawn."""

from __future__ import annotations

from typing import Any

from textual.pilot import Pilot

from prikup.cli.table.app import TableApp
from prikup.cli.table.widgets import Board


def screen(app: TableApp) -> str:
    """What the boards and lines of the table show."""
    base = app.screen_stack[0]
    boards = "\n".join(board.canvas.plain() for board in base.query(Board))
    return boards + "\n" + "\n".join(str(base.query_one(name).render()) for name in ("#head", "#note", "#recent"))


async def settle(pilot: Pilot[Any]) -> None:
    """Waits until everything is drawn."""
    for _ in range(3):
        await pilot.pause()


async def by_the_hint(app: Any, pilot: Pilot[Any]) -> None:
    """Does what the hint advises: its cursor, the key of its control, and a confirmation if needed."""
    before = len(app.session.match.log)
    await pilot.press("h")
    advised = app.adviser.choose(app.view, app.legal).action
    control = next((one for one in app.bar if one.action == advised), app.bar[0])
    await pilot.press(control.key)
    await settle(pilot)
    if control.grave:
        await pilot.press("y")
        await settle(pilot)
    assert len(app.session.match.log) > before
