"""The texts for the page: one Fluent resource per language, with its hash in the URL so that browsers can cache it."""

from __future__ import annotations

import functools
import gzip
import hashlib
from importlib import resources

from msgspec import Struct

from prikup.texts.loader import languages

NOT_FOR_THE_PAGE = frozenset(
    {
        *("cli.ftl", "cli-preferans.ftl", "league.ftl", "sheet-command.ftl"),
        *("rules.ftl", "rulebook.ftl", "rulebook-thousand.ftl", "rulebook-preferans.ftl"),
    }
)
"""Files that only the command line reads, and those of rulebooks and pages of rules, whose sentences are said here."""
LATER = {
    "lessons": ("lessons.ftl",),
    "phrases": ("phrases.ftl",),
    "sheets": ("sheet-errors.ftl",),
    "rules": ("options.ftl", "preferans-options.ftl"),
    "hints": ("hints.ftl", "hints-preferans.ftl"),
    "fair": ("fair.ftl",),
}
"""Files that the page reads when it needs them first, by the name of each part in the address: most visits have no
lesson, nobody to talk to, no sheet to keep, check no deals, and do not read through all options of a rule set."""


class TextBundle(Struct, frozen=True):
    """The texts of one language, as they are sent."""

    hash: str
    plain: bytes
    packed: bytes
    """The same, gzipped."""


def _read(language: str, part: str = "") -> TextBundle:
    left_out = NOT_FOR_THE_PAGE.union(*LATER.values())
    folder = resources.files("prikup.texts") / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    wanted = [file for file in files if (file.name in LATER[part] if part else file.name not in left_out)]
    plain = "\n".join(file.read_text("utf-8") for file in wanted).encode()
    return TextBundle(hashlib.sha256(plain).hexdigest()[:16], plain, gzip.compress(plain, 9, mtime=0))


@functools.cache
def text_bundles() -> dict[str, TextBundle]:
    """The bundles of all languages by code. Read once: the files change only with the program."""
    return {language: _read(language) for language in languages()}


@functools.cache
def later_bundles() -> dict[tuple[str, str], TextBundle]:
    """The bundles of what the page reads later, by language and name."""
    return {(language, part): _read(language, part) for language in languages() for part in LATER}
