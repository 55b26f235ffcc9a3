"""Responses with cached bytes: files of the page, texts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State

FOREVER = "public, max-age=31536000, immutable"


def bytes_answer(
    request: Request[Any, Any, State],
    plain: bytes,
    packed: bytes | None,
    *,
    content_type: str,
    etag: str,
    cache: str,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """The bytes, gzipped if the client accepts it; 304 if the client has them already."""
    sent = {"ETag": etag, "Cache-Control": cache, "Vary": "Accept-Encoding", **(headers or {})}
    if _has(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=sent, media_type=content_type)
    if packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        sent["Content-Encoding"] = "gzip"
        return Response(packed, headers=sent, media_type=content_type)
    return Response(plain, headers=sent, media_type=content_type)


def _has(tags: str, etag: str) -> bool:
    known = {tag.strip().removeprefix("W/") for tag in tags.split(",")}
    return etag in known or "*" in known


def _takes_gzip(header: str) -> bool:
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
