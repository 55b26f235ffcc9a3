"""A rulebook as PDF: A4, with a table of contents, set by typst in the typeface of the page.

The typeface lies in ``fonts``; ``tools.pdf_fonts`` makes it from that of the page. How a book looks stands in
``book.typ``.
"""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from prikup.core.errors import PrikupError
from prikup.rulebook.making import Rulebook
from prikup.texts import Texts

PDF = "pdf"
"""The name of the format."""
EXTRA = "pip install 'prikup[pdf]'"
"""What installs typst."""


class PdfError(PrikupError):
    """A PDF that cannot be made here."""

    kind = "pdf"


def typst_or_error() -> Any:
    """typst. Raises PdfError(pdf_extra) where it is not installed."""
    try:
        import typst
    except ImportError:
        raise PdfError("pdf_extra", command=EXTRA) from None
    return typst


def pdf(book: Rulebook, *, sources: bool = False) -> bytes:
    """The book as PDF; the same book gives the same bytes. ``sources``: with the ledger ids of every rule.

    Raises PdfError(pdf_extra) where typst is not installed.
    """
    (document,) = _set(book, "pdf", sources=sources)
    return document


def pictures(book: Rulebook, *, sources: bool = False, dots: int = 72) -> tuple[bytes, ...]:
    """The pages of the PDF as PNG, with so many dots to the inch. Raises PdfError(pdf_extra)."""
    return _set(book, "png", sources=sources, dots=dots)


def _set(book: Rulebook, form: str, *, sources: bool, dots: int | None = None) -> tuple[bytes, ...]:
    typst, say = typst_or_error(), Texts(book.language).say
    words = {
        "sources": sources,
        "examples": say("rulebook-chapter-examples"),
        "about": say("rulebook-examples-about"),
        "glossary": say("rulebook-chapter-glossary"),
    }
    own = resources.files("prikup.rulebook")
    with resources.as_file(own / "fonts") as fonts:
        made = typst.compile(
            (own / "book.typ").read_bytes(),
            format=form,
            ppi=dots,
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            sys_inputs={"book": msgspec.json.encode(book).decode(), "words": msgspec.json.encode(words).decode()},
        )
    return tuple(made) if isinstance(made, list) else (made,)
