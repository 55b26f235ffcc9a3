"""Whether two names look alike at a table, by Unicode's list of confusable characters (docs/decisions/0013)."""

from __future__ import annotations

import functools
import json
import unicodedata
from collections.abc import Iterable
from importlib import resources

_UNSEEN = frozenset({"Mn", "Me", "Cf", "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "Sk", "Zs"})
"""Categories that hardly change how a name looks: accents, marks that show nothing, punctuation, spaces."""
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
_LEFT_TO_RIGHT = "\u200e"


def load() -> None:
    """Reads the list, which takes a tenth of a second: the first comparison then takes none."""
    _prototypes()


def look_alike(name: str, other: str) -> bool:
    """Whether one name can be taken for the other: case, accents, spaces, punctuation, and characters that look like
    others, of whatever script, make no difference."""
    return not _skeletons(name).isdisjoint(_skeletons(other))


def first_look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of other names that can be taken for a name."""
    return next((other for other in others if look_alike(name, other)), None)


@functools.lru_cache(maxsize=4096)
def _skeletons(name: str) -> frozenset[str]:
    """Two names look alike if they share one of these. A capital may look like another letter than its small one, so
    there is one of the name as it stands, and one of it in small letters."""
    text = unicodedata.normalize("NFKC", name)
    return frozenset({_skeleton(text).casefold(), _skeleton(text.casefold())})


def _skeleton(text: str) -> str:
    bare = _bare(text)
    shown = "".join(_prototypes().get(char, char) for char in bare)
    # A prototype may hold marks itself.
    return _bare(shown) or text


def _bare(text: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFKD", text) if unicodedata.category(char) not in _UNSEEN)


@functools.cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others the text that stands for all of them.

    The file says of a character that stands for others which they are, and of any other character for what it stands.
    """
    file = resources.files("confusable_homoglyphs") / "confusables.json"
    pairs: dict[str, list[dict[str, str]]] = json.loads(file.read_text("utf-8"))
    found = {}
    for text, others in pairs.items():
        # Some stand between marks for the direction of writing.
        char, other = text.strip(_LEFT_TO_RIGHT), _bare(others[0]["c"])
        mutual = len(pairs.get(others[0]["c"], ())) == 1
        if len(others) == 1 and _bare(char) == char and len(char) == 1 and not (mutual and _rank(char) < _rank(other)):
            found[char] = other
    # Small capitals are capitals; the file knows them only as what small Cyrillic letters look like.
    small = {chr(code) for code in (*range(0x250, 0x2B0), *range(0x1D00, 0x1D30), *range(0xA730, 0xA7FF))}
    capitals = {char: name.removeprefix(_SMALL_CAPITAL) for char in small if (name := unicodedata.name(char, ""))}
    found |= {char: letter.lower() for char, letter in capitals.items() if len(letter) == 1}
    return {char: "".join(found.get(one, one) for one in other) for char, other in found.items()}


def _rank(text: str) -> tuple[bool, bool, bool, str]:
    """Which of two texts stands for both: one of several characters, since these are seen one by one; a small Latin
    letter, or a capital, which then counts as the small one."""
    latin = text.isascii() and text.isalpha()
    return len(text) == 1, not (latin and text.islower()), not latin, text
