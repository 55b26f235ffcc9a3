"""Error responses: every refusal is a ``Problem`` with its HTTP status; no traceback leaves the process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from prikup.core.errors import PrikupError
from prikup.server.bodies import Problem
from prikup.server.errors import ServerError
from prikup.server.logs import logger

STATUS = {
    "no_session": 401,
    "wrong_login": 401,
    "bad_token": 401,
    "bad_csrf": 403,
    "foreign_origin": 403,
    "not_from_here": 403,
    "not_host": 403,
    "not_seated": 403,
    "wrong_password": 403,
    "no_such_route": 404,
    "no_such_text": 404,
    "no_such_token": 404,
    "no_such_deal": 404,
    "no_such_step": 404,
    "unknown_table": 404,
    "unknown_record": 404,
    "wrong_method": 405,
    "already_registered": 409,
    "already_started": 409,
    "clock_out": 409,
    "id_in_use": 409,
    "login_taken": 409,
    "logs_full": 409,
    "look_alike_name": 409,
    "match_not_running": 409,
    "match_over": 409,
    "match_running": 409,
    "match_too_old": 409,
    "not_awaited": 409,
    "not_now": 409,
    "not_registered": 409,
    "not_your_turn": 409,
    "seat_taken": 409,
    "stale_decision": 409,
    "stood_in": 409,
    "wrong_link": 409,
    "too_many_records": 409,
    "too_many_tables": 409,
    "too_many_tokens": 409,
    "table_elsewhere": 409,
    "body_too_large": 413,
    "record_too_large": 413,
    "too_large": 413,
    "not_json": 415,
    "login_slowed": 429,
    "too_fast": 429,
    "too_many_requests": 429,
    "too_many_sockets": 429,
    "internal": 500,
    "no_advice": 503,
    "no_answer": 503,
    "no_room": 503,
    "rules_busy": 503,
    "solver_busy": 503,
    "storage_failed": 503,
    "table_crowded": 503,
    "table_failed": 503,
    "table_moved": 503,
}
"""The status of each code; 400 for all others: the request cannot be read or is impossible."""


LARGEST = 2**53 - 1
"""The largest integer that JavaScript reads exactly."""

_HALF_A_BODY = "client disconnected prematurely"
"""Litestar's message for a client that disconnects before its body has arrived."""


def status_of(code: str) -> int:
    """The HTTP status of an error code."""
    return STATUS.get(code, 400)


def headers_of(error: PrikupError) -> dict[str, str]:
    """The headers that a refusal has beside those of its response."""
    headers = {}
    if status_of(error.code) == 429 and "seconds" in error.params:
        headers["Retry-After"] = str(error.params["seconds"])
    if status_of(error.code) == 401:
        headers["WWW-Authenticate"] = "Bearer" if error.code == "bad_token" else "Session"
    return headers


def answer(error: PrikupError, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """The response to a refused request."""
    headers = {**(headers or {}), **headers_of(error)}
    problem = Problem(error.code, {name: _told(value) for name, value in error.params.items()})
    return Response(problem, status_code=status_of(error.code), headers=headers, media_type="application/json")


def _told(value: str | int) -> str | int:
    """A value that JSON can hold exactly: an integer above 53 bits becomes text."""
    return value if isinstance(value, str) or -LARGEST <= value <= LARGEST else str(value)[:40]


def refused(_request: Request[Any, Any, State], error: PrikupError) -> Response[Problem]:
    """A request that prikup itself refused."""
    return answer(error)


def unread(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """A request that Litestar refused before any of our code ran, or a fault of its own."""
    if isinstance(error, NotFoundException):
        return answer(ServerError("no_such_route"))
    if isinstance(error, MethodNotAllowedException):
        return answer(ServerError("wrong_method"), error.headers)
    if isinstance(error, RequestEntityTooLarge):
        return answer(ServerError("body_too_large"))
    if error.detail == _HALF_A_BODY:
        # Nobody reads the response, and it is not a fault of the server that belongs in its log.
        return answer(ServerError("bad_request", field="-"))
    if error.status_code >= 500:
        return failed(request, error)
    return answer(ServerError("bad_request", field=_field(error)))


def _field(error: HTTPException) -> str:
    """The first wrong part of the address; ``-`` if it is something else. Never its value."""
    wrong = error.extra if isinstance(error.extra, list) else []
    return next((str(one["key"])[:40] for one in wrong if "key" in one), "-")


def failed(_request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A fault of the server: the log has the details, the client only learns that there was one."""
    logger("http").error("request_failed", exc_info=error)
    return answer(ServerError("internal"))


HANDLERS: dict[int | type[Exception], Any] = {
    PrikupError: refused,
    HTTPException: unread,
    Exception: failed,
}
