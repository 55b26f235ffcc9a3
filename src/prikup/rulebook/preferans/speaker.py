"""The voice of Preferans: its sentences begin with ``rulebook-preferans-``."""

from __future__ import annotations

from prikup.rulebook.book import Speaker

say = Speaker("preferans")
