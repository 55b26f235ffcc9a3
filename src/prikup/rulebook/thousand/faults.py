"""Faults at a real table and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.rulebook.book import Paragraph, Sentence, listed
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def faults(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Looking and talking, revokes, misdeals."""
    yield listed(_faults(rules, layout))


def _faults(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    faults = rules.faults
    if faults.fine:
        yield say("faults-look", "faults.fine", lines=("fault.look",), fine=faults.fine)
    if faults.revoke:
        yield say("faults-revoke", "faults.revoke", words=("revoke",), lines=("fault.revoke",), fine=faults.revoke)
    if faults.awards_revokes:
        lines = ("fault.award",)
        figures: dict[str, Any] = {"opponents": layout.hands - 1}
        if faults.revoke_award == "contract":
            yield say("faults-award-contract", "faults.revoke_award", words=("revoke",), lines=lines, **figures)
        else:
            figures |= {"points": int(faults.revoke_award)}
            yield say("faults-award", "faults.revoke_award", words=("revoke",), lines=lines, **figures)
    if faults.revoke_stands:
        yield say("faults-revoke-stands", "faults.revoke_stands", words=("revoke",))
    yield say(f"faults-misdeal-{faults.misdeal}", "faults.misdeal", words=("misdeal",))
    if faults.misdeal_fine:
        yield say("faults-misdeal-fine", "faults.misdeal_fine", lines=("fault.misdeal",), fine=faults.misdeal_fine)
