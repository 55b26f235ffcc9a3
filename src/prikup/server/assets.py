"""The files of the built page, kept in memory with their hashes, gzipped if that makes them smaller."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from msgspec import Struct

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # Svelte's animations write their key frames into a style element.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""What the page may load and run: only what comes from this server."""

HASHED = "assets/"
"""The folder in which every name holds a hash of its content; such a file never changes."""

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>prikup</title>
<h1>prikup</h1>
<p>The server runs, but its page has not been built. Build it with <code>make setup</code>, then start again.</p>
</html>
"""

_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Content types that must not depend on the machine's own list."""


class Asset(Struct, frozen=True):
    """A file as it is sent."""

    content_type: str
    etag: str
    forever: bool
    """Whether its name says what is in it."""
    plain: bytes
    packed: bytes | None
    """Gzipped, if that is smaller."""


class Assets:
    """The files of the built page by their path, as they were when the server started."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): _asset(file, file.relative_to(folder).as_posix())
            for file in sorted(folder.rglob("*"))
            if file.is_file() and not any(part.startswith(".") for part in file.relative_to(folder).parts)
        }
        self.built = "index.html" in self._files
        if not self.built:
            self._files["index.html"] = made("text/html", NOT_BUILT)

    @property
    def styles(self) -> tuple[str, ...]:
        """The addresses of the style sheets of the page itself."""
        return tuple(re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', self.index.plain.decode()))

    @property
    def index(self) -> Asset:
        """The page itself."""
        return self._files["index.html"]

    def find(self, path: str) -> Asset | None:
        """The file of a path; the page itself for a path that the page routes; None for a missing file."""
        name = path.strip("/")
        found = self._files.get(name)
        if found is not None:
            return found
        last = name.rpartition("/")[2]
        # A path with a suffix asks for a file: to answer with the page would hide that the file is missing.
        is_file = "." in last or name.startswith(HASHED)
        return None if is_file else self.index


def read_files(folder: Path) -> dict[str, Asset]:
    """The files of a folder by name; their names say nothing of what is in them."""
    return {file.name: _asset(file, file.name) for file in sorted(folder.iterdir()) if file.is_file()}


def _asset(file: Path, name: str) -> Asset:
    kind = _TYPES.get(file.suffix.lower()) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return made(kind, file.read_bytes(), forever=name.startswith(HASHED))


def made(kind: str, plain: bytes, *, forever: bool = False) -> Asset:
    """What is sent, with its hash and its packed form."""
    packed = gzip.compress(plain, 9, mtime=0)
    etag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Asset(kind, etag, forever, plain, packed if len(packed) < len(plain) * 0.9 else None)
