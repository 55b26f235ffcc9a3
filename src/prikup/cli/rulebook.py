"""``prikup rulebook``: the rules of a table in words."""

from __future__ import annotations

from prikup.cli.errors import InputError, input_error
from prikup.cli.rules import say_later_edition
from prikup.cli.texts import CliTexts
from prikup.core.errors import RulesError
from prikup.core.options import nearest
from prikup.rulebook import FORMATS, rulebook, written


def write(words: CliTexts, rules: str, form: str, *, sources: bool) -> int:
    """Prints the rulebook of a rule string in the user's language. Raises InputError for the rules or the format."""
    if form not in FORMATS:
        near = nearest(form[:40], FORMATS)
        raise input_error("--format", "bad_format", format=form[:40], known=", ".join(FORMATS), nearest=near)
    try:
        book = rulebook(rules, words.language)
    except RulesError as error:
        raise InputError(rules.strip()[:80] or "-", error) from error
    say_later_edition(words, rules)
    print(written(book, form, sources=sources), end="")
    return 0
