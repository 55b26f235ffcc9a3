"""Who asks a table for something."""

from __future__ import annotations

from msgspec import Struct

from prikup.server.messages import Language


class User(Struct, frozen=True):
    """A guest or an account, as the tables know it."""

    id: str
    """Public: it stands in TableInfo, and opens nothing."""
    name: str
    login: str = ""
    language: Language = "en"
