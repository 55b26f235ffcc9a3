"""The user's language: --lang, or the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping

from prikup.cli.errors import input_error
from prikup.core.options import nearest
from prikup.texts import COMPLETE

LANGUAGES = COMPLETE
VARIABLES = ("PRIKUP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Read in this order; the first that is set decides."""


def language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language asked for, or the environment's; English if that one is not supported."""
    if wanted is not None:
        code = _code(wanted)
        if code not in LANGUAGES:
            raise input_error(
                "--lang",
                "bad_language",
                language=wanted[:40],
                known=", ".join(LANGUAGES),
                nearest=nearest(code, LANGUAGES),
            )
        return code
    values = os.environ if environ is None else environ
    for name in VARIABLES:
        if values.get(name):
            code = _code(values[name])
            return code if code in LANGUAGES else "en"
    return "en"


def _code(text: str) -> str:
    return text.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
