"""The rulebook of a rule set, as data or as a page that needs nothing else.

Without the examples, which bots would have to play: the command line and programs have them.
"""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from prikup.rulebook import rulebook, written
from prikup.server.errors import ServerError
from prikup.server.routes.cached_bytes import bytes_answer
from prikup.server.server_state import UserRequest, address, server_state
from prikup.texts import languages

TYPES = {"json": "application/json", "html": "text/html"}
"""The media types of the forms in which a book is sent."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A book has its style in itself, and nothing else."""


@get("/rulebook/{language:str}/{form:str}")
async def book(
    language: FromPath[str], form: FromPath[str], rules: FromQuery[str], request: UserRequest
) -> Response[Any]:
    """The rulebook of ``?rules=`` in a language, ``json`` or ``html``; made beside the loop that serves the tables."""
    if form not in TYPES:
        raise ServerError("no_such_route")
    if language not in languages():
        raise ServerError("no_such_text", language=language[:20])
    state = server_state(request)
    state.limiter.demand(state.settings.rates.rulebooks, "rulebook", address(request))
    with state.work_limit.take(address(request)):
        plain = await asyncio.get_running_loop().run_in_executor(WORKER, _made, rules, language, form)
    return bytes_answer(
        request,
        plain,
        gzip.compress(plain, 6, mtime=0),
        content_type=TYPES[form],
        etag=f'"{hashlib.sha256(plain).hexdigest()[:16]}"',
        cache="no-cache",
        headers={"Content-Security-Policy": POLICY},
    )


WORKER = ThreadPoolExecutor(1, "rulebooks")
"""One thread for all books and pages of rules, so that many leave the rest of the machine to the tables."""


@functools.lru_cache(maxsize=64)
def _made(rules: str, language: str, form: str) -> bytes:
    return written(rulebook(rules, language, played=False), form, sources=True).encode()


HANDLERS = [book]
