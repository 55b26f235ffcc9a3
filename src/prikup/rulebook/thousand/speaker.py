"""The voice of Thousand: its sentences begin with ``rulebook-thousand-``."""

from __future__ import annotations

from prikup.rulebook.book import Speaker

say = Speaker("thousand")
