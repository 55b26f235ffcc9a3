"""Reserved names: at a table they would be taken for a bot or a deleted account."""

from __future__ import annotations

import functools
import re
import unicodedata

from prikup.bots.registry import all_bot_names
from prikup.server.text_bundles import text_bundles
from prikup.server.user import DELETED_NAME

_ALIKE = str.maketrans(
    {
        # Cyrillic and Greek letters that look like Latin ones, in the case in which they do; and a digit.
        **dict(zip("АВЕЅІЈКМНОРСТУХԚԜ", "ABESIJKMHOPCTYXQW", strict=True)),
        **dict(zip("аеѕіјорсухԛԝһѵ", "aesijopcyxqwhv", strict=True)),
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
        **dict(zip("ορντυι", "opvtui", strict=True)),
        "0": "o",
    }
)
_WORD = re.compile(r"[^\W\d_]+")


def looks_reserved(name: str) -> bool:
    """Whether a name is that of a program, says that it is a bot's (in any language of the page), or stands for whom
    the server has forgotten. Case, accents, spaces, numbers and letters that look like others make no difference.
    """
    marks, whole = _reserved()
    # A digit may stand for a letter (b0t) or beside the name (bot 2).
    for text in (name, re.sub(r"\d", " ", name)):
        # A capital may look like another letter than its small one: as it is written, and as it is read.
        for seen in (_skeleton(text), _skeleton(text.casefold())):
            words = _WORD.findall(seen)
            together = "".join(words)
            spelt = together in marks and len(together) == len(words)
            if spelt or together in whole or not marks.isdisjoint(words):
                return True
    return False


@functools.cache
def _reserved() -> tuple[frozenset[str], frozenset[str]]:
    """Words that say "bot" wherever they stand in a name, and names that are taken as a whole."""
    marks: set[str] = set()
    whole = {*all_bot_names(), DELETED_NAME}
    for wording in text_bundles().values():
        text = wording.plain.decode()
        marks.update(_words(_line(text, "web-common-bot-words")))
        whole.add(_line(text, "web-common-gone"))
    return frozenset(marks), frozenset("".join(_words(name)) for name in whole)


def _words(text: str) -> list[str]:
    """The words of a text, as they look in small letters."""
    return _WORD.findall(_skeleton(text.casefold()))


def _line(text: str, message: str) -> str:
    found = re.search(rf"^{message} = (.+)$", text, re.MULTILINE)
    assert found is not None, message
    return found[1]


def _skeleton(text: str) -> str:
    """The skeleton of a text: texts that look alike have the same one."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return unicodedata.normalize("NFKC", bare).translate(_ALIKE).casefold()
