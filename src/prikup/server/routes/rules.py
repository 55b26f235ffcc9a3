"""Rule sets and texts: the data of the page's rule editor, and its words."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from prikup.server.bodies import GameInfo, RulesAsked, RulesChecked
from prikup.server.errors import ServerError
from prikup.server.routes.cached_bytes import FOREVER, bytes_answer
from prikup.server.rule_editor import checked_rules, game_infos
from prikup.server.text_bundles import LATER, TextBundle, later_bundles, text_bundles


@get("/games", sync_to_thread=False)
def games() -> tuple[GameInfo, ...]:
    """Every game with its presets and options."""
    return game_infos()


@post("/rules/check", status_code=200, sync_to_thread=False)
def check_rules(data: JSONBody[RulesAsked]) -> RulesChecked:
    """A rule set in canonical form, or all its faults. Faults are not an HTTP error: a form asks."""
    return checked_rules(data)


@get("/texts", sync_to_thread=False)
def text_hashes() -> dict[str, str]:
    """The languages, each with the hash of its texts."""
    return {language: wording.hash for language, wording in text_bundles().items()}


@get("/texts/{language:str}", media_type="text/plain", sync_to_thread=False)
def texts(language: FromPath[str], request: Request[Any, Any, State], v: FromQuery[str] = "") -> Response[bytes]:
    """The texts of a language as one Fluent resource. With ``?v=`` its hash it may be kept for good."""
    return _bundle(text_bundles().get(language), language, request, v)


@get("/texts/{language:str}/{part:str}", media_type="text/plain", sync_to_thread=False)
def later_texts(language: FromPath[str], part: FromPath[str], request: Request[Any, Any, State]) -> Response[bytes]:
    """Texts of a language that only some visits need, as one Fluent resource: ``lessons``, ``hints`` and others."""
    if part not in LATER:
        raise ServerError("no_such_route")
    return _bundle(later_bundles().get((language, part)), language, request, "")


def _bundle(wording: TextBundle | None, language: str, request: Request[Any, Any, State], v: str) -> Response[bytes]:
    if wording is None:
        raise ServerError("no_such_text", language=language[:20])
    return bytes_answer(
        request,
        wording.plain,
        wording.packed,
        content_type="text/plain",
        etag=f'"{wording.hash}"',
        cache=FOREVER if v == wording.hash else "no-cache",
    )


HANDLERS = [games, check_rules, text_hashes, texts, later_texts]
