"""Pages of rules: ``/rules/thousand/ru+barrel.at=880`` in words, ``/rules/thousand/pl/vs/thousand/ru`` what changes
from the first to the second. ``?lang=`` chooses the language; without it a page is in the reader's own.

``/rules`` alone is the page's rule editor.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from prikup.core.errors import PrikupError
from prikup.rule_changes import RuleChanges
from prikup.server import rule_pages
from prikup.server.assets import POLICY, Asset, made, read_files
from prikup.server.error_responses import headers_of
from prikup.server.routes.cached_bytes import bytes_answer
from prikup.server.routes.page import site_file
from prikup.server.rule_comparisons import Comparing
from prikup.server.rule_pages import Look, Written
from prikup.server.rulebooks import WORKER
from prikup.server.server_state import address, current_user, server_state
from prikup.texts import Texts, languages

PATIENCE = 1.0
"""Seconds after which the page of a comparison that is not done says how far it is."""
FILES = Path(rule_pages.__file__).parent / "rule_files"
"""What the pages need beside the style of the site."""


@get(["/rules", "/rules/{path:path}"], include_in_schema=False)
async def rules_page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A page of rules, or one of the files that belong to them."""
    if not path.strip("/"):
        # The rule editor.
        return site_file(request, "rules")
    file = _files().get(path.strip("/"))
    if file is not None:
        # The worker asks under the policy that it came with.
        return _sent(request, file, {"Content-Security-Policy": POLICY})
    state, where = server_state(request), address(request)
    wanted = request.query_params.get("lang", "")
    user = await current_user(request)
    own = user.language if user is not None else ""
    reader = own if own in languages() else rule_pages.preferred_language(request.headers.get("accept-language", ""))
    look = Look(wanted if wanted in languages() else reader, state.assets.styles)
    asked = rule_pages.asked_rules(path)
    try:
        state.limiter.demand(state.settings.rates.rulebooks, "rulebook", where)
        with state.work_limit.take(where):
            if wanted:
                # Another one is refused with the nearest.
                Texts(wanted)
            if len(asked) == 1:
                page = await _worked(_book_page, look, *asked)
            else:
                known, new = asked
                found = await state.comparisons.changes(known, new, where, PATIENCE)
                page = await _worked(_changes_page, look, known, new, found)
    except PrikupError as error:
        page = await _worked(_error_page, look, error, asked)
        return _shown(request, page, headers_of(error), negotiated=not wanted)
    return _shown(request, page, {}, negotiated=not wanted)


class _Ready(Struct, frozen=True):
    """A page as it is sent: its HTTP status, its bytes, plain and packed."""

    status: int
    file: Asset


async def _worked(work: Callable[..., _Ready], *values: Any) -> _Ready:
    """Writes a page beside the loop that serves the tables."""
    return await asyncio.get_running_loop().run_in_executor(WORKER, work, *values)


def _ready(page: Written) -> _Ready:
    return _Ready(page.status, made("text/html", page.text.encode("utf-8", "replace")))


@functools.lru_cache(maxsize=64)
def _book_page(look: Look, rules: str) -> _Ready:
    return _ready(rule_pages.book_page(look, rules))


def _changes_page(look: Look, known: str, new: str, found: RuleChanges | Comparing) -> _Ready:
    return _ready(rule_pages.changes_page(look, known, new, found))


def _error_page(look: Look, error: PrikupError, asked: Sequence[str]) -> _Ready:
    return _ready(rule_pages.error_page(look, error, asked))


@functools.cache
def _files() -> dict[str, Asset]:
    return read_files(FILES)


def _shown(
    request: Request[Any, Any, State], page: _Ready, headers: dict[str, str], *, negotiated: bool
) -> Response[bytes]:
    """``negotiated``: whether the page depends on who reads it."""
    headers |= {"Content-Security-Policy": POLICY}
    if negotiated:
        headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
    if page.status != 200:
        return Response(page.file.plain, status_code=page.status, headers=headers, media_type="text/html")
    return _sent(request, page.file, headers)


def _sent(request: Request[Any, Any, State], file: Asset, headers: dict[str, str]) -> Response[bytes]:
    return bytes_answer(
        request,
        file.plain,
        file.packed,
        content_type=file.content_type,
        etag=file.etag,
        cache="no-cache",
        headers=headers,
    )


HANDLERS = [rules_page]
