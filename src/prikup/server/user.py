"""A user, as the tables know one."""

from __future__ import annotations

from msgspec import Struct

from prikup.server.bodies import Language

DELETED_NAME = "[deleted]"
"""The name of whoever has deleted their account. No person may have it; the page has words for it in the reader's
language (``web-common-unloaded``)."""


class User(Struct, frozen=True):
    """A guest or an account, as the tables know it."""

    id: str
    """Public: it stands in TableInfo, and opens nothing."""
    name: str
    login: str = ""
    language: Language = "en"
