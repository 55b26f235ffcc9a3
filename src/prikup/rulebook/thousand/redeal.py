"""Hands that end a deal before it is played: rights to a new deal, three and four marriages."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, listed, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def redeal(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """What a hand gives a right to, until when, and what has to be claimed."""
    if rules.redeal.active():
        yield told([say("redeal-right", ledger=("TH-R-028", "TH-R-111"), words=("redeal",))])
        yield listed(_grounds(rules))
    yield told(_conditions(rules))
    yield listed(_praises(rules))


def _grounds(rules: Rules) -> Iterator[Sentence]:
    redeal = rules.redeal
    if redeal.four_nines != "off":
        yield say(f"redeal-four-nines-{redeal.four_nines}", "redeal.four_nines")
    if redeal.three_nines != "off":
        yield say(f"redeal-three-nines-{redeal.three_nines}", "redeal.three_nines")
    if redeal.under is not None:
        yield say("redeal-under", "redeal.under", points=redeal.under)
    if redeal.four_jacks:
        yield say("redeal-four-jacks", "redeal.four_jacks")
    if redeal.poor != "off":
        yield say(f"redeal-poor-{redeal.poor}", "redeal.poor")


def _conditions(rules: Rules) -> Iterator[Sentence]:
    redeal = rules.redeal
    if redeal.active() or rules.praises.three:
        yield say(f"redeal-window-{redeal.window}", "redeal.window")
    if not redeal.active():
        return
    if not redeal.marriage:
        yield say("redeal-marriage", "redeal.marriage", words=("marriage",))
    if redeal.must:
        yield say("redeal-must-four-nines", "redeal.must")
    if redeal.must_three:
        yield say("redeal-must-three-nines", "redeal.must_three")
    if redeal.must_jacks:
        yield say("redeal-must-four-jacks", "redeal.must_jacks")


def _praises(rules: Rules) -> Iterator[Sentence]:
    if rules.praises.three:
        # What the others get goes by the write-off's figure (TH-R-060).
        yield say(
            "redeal-three-marriages",
            "praises.three",
            "writeoff.share",
            words=("marriage", "barrel"),
            lines=("praises.barrel", "praises.share"),
            players=rules.table.players,
            points=rules.writeoff.standard,
        )
    if rules.praises.four:
        yield say("redeal-four-marriages", "praises.four", words=("marriage",), lines=("praises.win",))
