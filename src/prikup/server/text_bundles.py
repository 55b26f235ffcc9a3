"""The texts for the page: one Fluent resource per language, with its hash in the URL so that browsers can cache it."""

from __future__ import annotations

import functools
import gzip
import hashlib
from importlib import resources

from msgspec import Struct

from prikup.texts.loader import languages

NOT_FOR_THE_PAGE = frozenset({"cli.ftl", "cli-preferans.ftl", "sheet-command.ftl"})
"""Files that only the command line reads."""


class TextBundle(Struct, frozen=True):
    """The texts of one language, as they are sent."""

    hash: str
    plain: bytes
    packed: bytes
    """The same, gzipped."""


def _read(language: str) -> TextBundle:
    folder = resources.files("prikup.texts") / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    plain = "\n".join(file.read_text("utf-8") for file in files if file.name not in NOT_FOR_THE_PAGE).encode()
    return TextBundle(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, 9, mtime=0))


@functools.cache
def text_bundles() -> dict[str, TextBundle]:
    """The bundles of all languages by code. Read once: the files change only with the program."""
    return {language: _read(language) for language in languages()}
