"""The built page, the health check and the metrics."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath

from prikup.server.assets import POLICY
from prikup.server.bodies import Health
from prikup.server.errors import ServerError
from prikup.server.metrics import CONTENT_TYPE
from prikup.server.routes.cached_bytes import FOREVER, bytes_answer
from prikup.server.server_state import from_this_machine, server_state

ALL_METHODS = [HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE]


@route(
    ["/api", "/api/{rest:path}"],
    http_method=ALL_METHODS,
    include_in_schema=False,
    sync_to_thread=False,
)
def no_such_route(rest: FromPath[str] = "") -> None:
    """No page is served under /api: a program that mistypes a path must get an error."""
    raise ServerError("no_such_route")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the built page; the page itself for every path that the page routes."""
    return site_file(request, path)


def site_file(request: Request[Any, Any, State], path: str) -> Response[bytes]:
    """What the built page has at a path. Raises ServerError(no_such_route)."""
    asset = server_state(request).assets.find(path)
    if asset is None:
        raise ServerError("no_such_route")
    return bytes_answer(
        request,
        asset.plain,
        asset.packed,
        content_type=asset.content_type,
        etag=asset.etag,
        cache=FOREVER if asset.forever else "no-cache",
        headers={"Content-Security-Policy": POLICY},
    )


@get("/health")
async def health(request: Request[Any, Any, State]) -> Response[Health]:
    """Whether what is written reaches the database and can be read again."""
    found = await server_state(request).health.status()
    return Response(Health(found == "ok", found, version("prikup")), status_code=200 if found == "ok" else 503)


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """The metrics, for Prometheus on this machine, or for everybody if the settings say so."""
    state = server_state(request)
    if state.settings.metrics == "machine" and not from_this_machine(request):
        raise ServerError("not_from_here")
    return Response(state.metrics.text(), media_type=CONTENT_TYPE)


async def only_the_schema(request: Request[Any, Any, State]) -> None:
    """Answers other paths under /schema with 404; Litestar would serve a page of its own."""
    if "path" in request.path_params:
        raise ServerError("no_such_route")


HANDLERS = [no_such_route, page, health, metrics]
