"""Whether a word of the glossary stands in a sentence, in whatever form the language bends it to."""

from __future__ import annotations

import re
from functools import lru_cache

from prikup.texts import Texts

ENDING = 2
"""Letters at the end of a word that other forms of it may lack."""
SHORTEST = 3
"""Letters that a form keeps at least."""


def stands_in(words: Texts, key: str, text: str) -> bool:
    """Whether the word of ``rulebook-word-<key>``, or one of several parted by commas or brackets, stands in a text.

    By the beginnings of its parts; where a language changes them the message has an attribute ``.forms``: other
    beginnings, parted by commas.
    """
    message = f"rulebook-word-{key}"
    return bool(_pattern(words.say(message), words.say(f"{message}.forms")).search(text))


@lru_cache(maxsize=1024)
def _pattern(word: str, forms: str) -> re.Pattern[str]:
    """``forms`` is the word itself where the message has no such attribute."""
    beginnings = [_stem(one) for one in re.split(r"[,()]", word) if one.strip()]
    if forms != word:
        beginnings += [re.escape(one.strip()).replace(r"\ ", r"\w*\W+(?:\w+\W+)?") for one in forms.split(",")]
    return re.compile(rf"(?<!\w)(?:{'|'.join(beginnings)})", re.IGNORECASE)


def _stem(word: str) -> str:
    """The beginnings of the parts of a word one after the other, with at most one word in between."""
    parts = (part[: max(SHORTEST, len(part) - ENDING)] for part in re.findall(r"\w+", word))
    return r"\w*\W+(?:\w+\W+)?".join(map(re.escape, parts))
