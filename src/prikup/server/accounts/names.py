"""The allowed forms of nicknames, logins and passwords."""

from __future__ import annotations

import re
import unicodedata

from prikup.server.accounts.reserved import looks_reserved
from prikup.server.errors import ServerError

NAME = 24
"""Characters of a nickname at most."""
LOGIN = (3, 32)
"""Characters of a login, at least and at most."""
PASSWORD = (8, 256)
"""Characters of a password, at least and at most."""
TOKEN_NAME = 40
"""Characters of a token's name at most."""

_LOGIN = re.compile(r"[\w.@+-]+")
_JOINERS = "\u200c\u200d"
"""Zero-width signs that scripts and emoji need inside a word; alone they show nothing."""
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that Unicode counts among letters, marks and symbols but that are invisible."""


def nickname(text: str, longest: int = NAME) -> str:
    """A nickname as it is stored: in composed form, without spaces around it, with single spaces inside.

    Raises ServerError(bad_nickname) for one that is empty, too long, or holds signs that show nothing or turn the line
    around (control and format characters, bidi marks), since it stands beside other people's words.
    """
    if len(text) > 4 * longest:
        raise ServerError("bad_nickname", why="long", longest=longest)
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    name = re.sub(" {2,}", " ", name)
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in _BLANKS for char in name):
        raise ServerError("bad_nickname", why="empty", longest=longest)
    if len(name) > longest:
        raise ServerError("bad_nickname", why="long", longest=longest)
    if not all((char.isprintable() and char not in _BLANKS) or char in _JOINERS for char in name):
        raise ServerError("bad_nickname", why="signs", longest=longest)
    marks = 0
    for char in name:
        # A pile of accents reaches into the lines above and below.
        marks = marks + 1 if unicodedata.combining(char) or unicodedata.category(char) == "Me" else 0
        if marks > 2:
            raise ServerError("bad_nickname", why="signs", longest=longest)
    return name


def persons_name(text: str) -> str:
    """The nickname of a person, which cannot be taken for a bot's.

    Raises ServerError: bad_nickname, reserved_name (accounts/reserved.py).
    """
    name = nickname(text)
    if looks_reserved(name):
        raise ServerError("reserved_name")
    return name


def login_name(text: str) -> str:
    """A login in the form used for comparison: one case, one form. Raises ServerError(bad_login)."""
    login = unicodedata.normalize("NFKC", text[: 4 * LOGIN[1]]).casefold().strip()
    if not LOGIN[0] <= len(login) <= LOGIN[1] or not _LOGIN.fullmatch(login):
        raise ServerError("bad_login", least=LOGIN[0], most=LOGIN[1])
    return login


def good_password(text: str) -> str:
    """A password in one form, whatever keyboard typed it. Raises ServerError(bad_password)."""
    if not PASSWORD[0] <= len(text) <= PASSWORD[1]:
        raise ServerError("bad_password", least=PASSWORD[0], most=PASSWORD[1])
    return password_form(text)


def password_form(text: str) -> str:
    """The form in which a password is hashed; cut off if it is longer than allowed."""
    return unicodedata.normalize("NFKC", text[: PASSWORD[1] + 1])
