"""Score sheets for real cards: a text and a change come in, the new text and its contents go out.

Nothing is stored here: a sheet is kept in the page, in its link, and in the file that people save.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from litestar import get, post
from litestar.params import JSONBody

from prikup.server.bodies import SheetAsked, SheetBegun
from prikup.server.server_state import UserRequest, address, server_state
from prikup.sheets.changes import begun, changed
from prikup.sheets.choices import SheetPreset, sheet_presets
from prikup.sheets.shown import SheetShown
from prikup.texts import Texts


@get("/sheets", sync_to_thread=False)
def sheet_rules() -> tuple[SheetPreset, ...]:
    """The rule sets that a sheet can begin with."""
    return sheet_presets()


@post("/sheets", status_code=200)
async def change_sheet(data: JSONBody[SheetAsked], request: UserRequest) -> SheetShown:
    """A sheet after a change, or as it is. All its lines are played anew, beside the loop that serves the tables."""
    _counted(request)
    with server_state(request).work_limit.take(address(request)):
        return await _worked(lambda: changed(_texts(data.language), data.text, data.do, data.line, data.entry))


@post("/sheets/new", status_code=200)
async def new_sheet(data: JSONBody[SheetBegun], request: UserRequest) -> SheetShown:
    """An empty sheet."""
    _counted(request)
    with server_state(request).work_limit.take(address(request)):
        return await _worked(lambda: begun(_texts(data.language), data.rules, data.names, data.dealer, data.start))


_WORKER = ThreadPoolExecutor(1, "sheets")
"""One thread for all sheets, so that many large ones leave the rest of the machine to the tables."""


async def _worked(work: Callable[[], SheetShown]) -> SheetShown:
    return await asyncio.get_running_loop().run_in_executor(_WORKER, work)


@functools.cache
def _texts(language: str) -> Texts:
    """The words of a language, kept: reading them takes a tenth of a second. Only the worker's thread uses them."""
    return Texts(language)


def _counted(request: UserRequest) -> None:
    state = server_state(request)
    state.limiter.demand(state.settings.rates.sheets, "sheet", address(request))


HANDLERS = [sheet_rules, change_sheet, new_sheet]
