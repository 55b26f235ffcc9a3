"""What changes from one rule set to another, as data; and from what somebody usually plays to what a table plays."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from prikup.rule_changes import RuleChanges, changes_data
from prikup.server.bodies import Unlike
from prikup.server.errors import ServerError
from prikup.server.rule_comparisons import Comparing, usual_rules
from prikup.server.rule_pages import said_of, unlike_usual
from prikup.server.rulebooks import WORKER
from prikup.server.server_state import UserRequest, address, current_user, server_state
from prikup.texts import languages

PATIENCE = 30.0
"""Seconds that a request waits for a comparison."""


@get("/rules/diff/{language:str}")
async def rules_diff(
    language: FromPath[str], known: FromQuery[str], new: FromQuery[str], request: UserRequest
) -> Response[dict[str, Any]]:
    """What changes from ``?known=`` to ``?new=``, with the words of the language as ``said``; 202 with ``done`` and
    ``deals`` while the rule sets are still being compared."""
    _demand(language, request)
    state, where = server_state(request), address(request)
    found = await state.comparisons.changes(known, new, where, PATIENCE)
    if isinstance(found, Comparing):
        return Response({"done": found.done, "deals": found.deals}, status_code=202)
    said = await asyncio.get_running_loop().run_in_executor(WORKER, said_of, language, found)
    return Response(changes_data(found) | {"said": msgspec.to_builtins(said)})


@get("/tables/{table:str}/unlike/{language:str}")
async def unlike(table: FromPath[str], language: FromPath[str], request: UserRequest) -> Unlike | None:
    """What changes at a table from the rules that who asks has played most often, in short; null where nothing does,
    where nobody knows what they play, or where a comparison takes too long."""
    _demand(language, request)
    state = server_state(request)
    user = await current_user(request)
    if user is None:
        return None
    info = await state.hub.info(table)
    usual = usual_rules([line.table for line in await state.hub.matches(user.id)], info)
    if not usual:
        return None
    found = await state.comparisons.changes(usual, info.rules, address(request), PATIENCE)
    if not isinstance(found, RuleChanges):
        return None
    return await asyncio.get_running_loop().run_in_executor(WORKER, unlike_usual, language, found)


def _demand(language: str, request: UserRequest) -> None:
    """Counts a request. Raises ServerError: no_such_text, too_many_requests."""
    if language not in languages():
        raise ServerError("no_such_text", language=language[:20])
    state = server_state(request)
    state.limiter.demand(state.settings.rates.rulebooks, "rulebook", address(request))


HANDLERS = [rules_diff, unlike]
