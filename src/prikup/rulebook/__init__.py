"""The rules of one table in words: ``rulebook("thousand/ru+bolts.count=4", "en")``.

A game says which sentences its rules need, with their figures (``book``); ``making`` puts them into a language;
``formats`` writes them as text, Markdown, HTML or JSON, and ``pdf`` as PDF. What is off is not said.
"""

from prikup.rulebook.formats import FORMATS, written
from prikup.rulebook.making import Rulebook, examples_of, rulebook
from prikup.rulebook.pdf import PDF, PdfError, pdf, typst_or_error

__all__ = ["FORMATS", "PDF", "PdfError", "Rulebook", "examples_of", "pdf", "rulebook", "typst_or_error", "written"]
