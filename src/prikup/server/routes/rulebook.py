"""The rulebook of a rule set, as data or as a page that needs nothing else."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from prikup.server.errors import ServerError
from prikup.server.routes.cached_bytes import bytes_answer
from prikup.server.rulebooks import TYPES
from prikup.server.server_state import UserRequest, address, server_state
from prikup.texts import languages

POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A book has its style in itself, and nothing else."""


@get("/rulebook/{language:str}/{form:str}")
async def book(
    language: FromPath[str], form: FromPath[str], rules: FromQuery[str], request: UserRequest
) -> Response[Any]:
    """The rulebook of ``?rules=`` in a language, ``json`` or ``html``; without examples where the bots have no time."""
    if form not in TYPES:
        raise ServerError("no_such_route")
    if language not in languages():
        raise ServerError("no_such_text", language=language[:20])
    state = server_state(request)
    state.limiter.demand(state.settings.rates.rulebooks, "rulebook", address(request))
    with state.work_limit.take(address(request)):
        file = await state.rulebooks.file(rules, language, form)
    return bytes_answer(
        request,
        file.plain,
        file.packed,
        content_type=file.content_type,
        etag=file.etag,
        cache="no-cache",
        headers={"Content-Security-Policy": POLICY},
    )


HANDLERS = [book]
