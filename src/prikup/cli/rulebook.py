"""``prikup rulebook``: the rules of a table in words."""

from __future__ import annotations

import sys
from pathlib import Path

from prikup.cli.errors import InputError, input_error
from prikup.cli.files import write_bytes, write_text
from prikup.cli.rules import say_later_edition
from prikup.cli.texts import CliTexts
from prikup.core.errors import RulesError
from prikup.core.options import nearest
from prikup.rulebook import FORMATS, PDF, PdfError, pdf, rulebook, typst_or_error, written


def write(words: CliTexts, rules: str, form: str, out: Path | None, *, sources: bool) -> int:
    """Writes the rulebook of a rule string in the user's language, into a file or on the screen.

    Raises InputError for the rules, the format, the file, and where a PDF cannot be made.
    """
    known = (*FORMATS, PDF)
    if form not in known:
        near = nearest(form[:40], known)
        raise input_error("--format", "bad_format", format=form[:40], known=", ".join(known), nearest=near)
    # Before bots play the examples.
    if form == PDF:
        _demand_pdf(out)
    try:
        book = rulebook(rules, words.language)
    except RulesError as error:
        raise InputError(rules.strip()[:80] or "-", error) from error
    say_later_edition(words, rules)
    if form == PDF:
        data = pdf(book, sources=sources)
        if out is None:
            sys.stdout.buffer.write(data)
        else:
            write_bytes(out, data)
    elif out is None:
        print(written(book, form, sources=sources), end="")
    else:
        write_text(out, written(book, form, sources=sources))
    return 0


def _demand_pdf(out: Path | None) -> None:
    """Raises InputError where there is no typst, or nothing but a terminal to write to."""
    try:
        typst_or_error()
    except PdfError as error:
        raise InputError("--format", error) from None
    if out is None and (sys.stdout.isatty() or not hasattr(sys.stdout, "buffer")):
        raise input_error("--format", "pdf_on_terminal")
