"""The deal: who deals and who sits out, the cut, and what everybody gets."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def deal(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Dealer, cut and cards."""
    yield told(_dealer(rules))
    yield told(_cut(rules))
    yield told(_cards(rules, layout))


def _dealer(rules: Rules) -> Iterator[Sentence]:
    ledger = ("TH-R-014", "TH-R-015")
    yield say("deal-turn-two" if rules.table.players == 2 else "deal-turn", ledger=ledger, words=("dealer",))
    if rules.table.players == 4:
        yield say(f"deal-sitter-{rules.table.sitter}", "table.sitter", "table.players")


def _cut(rules: Rules) -> Iterator[Sentence]:
    cut = rules.cut
    if cut.kind == "none":
        return
    if cut.kind == "guard" and rules.deal.pack == 20:
        yield say("deal-cut-guard-jack", "cut.kind")
    else:
        yield say(f"deal-cut-{cut.kind}", "cut.kind")
    if cut.kind != "nines":
        return
    if cut.wedding != "off":
        yield say(f"deal-cut-jack-{cut.wedding}", "cut.wedding")
    if cut.fine is not None:
        told_by = ("cut.fine", "cut.after_fine")
        yield say(f"deal-cut-fine-{cut.after_fine}", *told_by, lines=("fault.cut",), fine=cut.fine)
        if cut.jack_breaks:
            yield say("deal-cut-jack-breaks", "cut.jack_breaks")


def _cards(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    shape = rules.deal.shape
    by = ("deal.shape", "deal.pack", "table.players")
    hand = layout.hand
    if layout.packets:
        packets = "-".join(map(str, layout.packets))
        yield say(f"deal-hand-{packets}", *by, cards=hand)
    elif shape == "whole":
        yield say("deal-whole", *by, cards=hand)
    else:
        yield say("deal-hand", *by, cards=hand)
    if layout.talon:
        yield from _talon(rules, layout)
    if layout.dead:
        yield say("deal-dead", "deal.shape", ledger=("BT-004",), cards=layout.dead)
    if layout.stock:
        yield say("deal-stock", "deal.shape", words=("stock",), cards=layout.stock)
        if rules.deal.expose:
            yield say("deal-stock-bottom", "deal.expose")


def _talon(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    if layout.talons == 2:
        yield say("deal-two-talons", "deal.shape", words=("talon",), cards=layout.talon)
    else:
        yield say("deal-talon", "deal.shape", words=("talon",), cards=layout.talon)
    yield say(f"deal-talon-{rules.deal.talon}", "deal.talon", talons=layout.talons)
