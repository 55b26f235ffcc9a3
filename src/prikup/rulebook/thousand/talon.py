"""The talon: who sees it, gifts and discards, claims from it, sales and buying the deal back."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, listed, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def talon(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """From the end of the auction until every hand has its cards."""
    if not (layout.talon and rules.auction.is_held):
        return
    yield told(_opening(rules, layout))
    yield told(_exchange(rules, layout))
    if rules.talon_redeal.active():
        yield told([say(f"talon-redeal-{rules.talon_redeal.when}", "talon_redeal.when", words=("redeal",))])
        yield listed(_grounds(rules))
    yield told(_sales(rules, layout))


def _opening(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    talon = rules.talon
    if layout.talons == 2:
        yield say("talon-choice", "deal.shape", ledger=("TH-P-097", "TH-P-101"), words=("talon",), cards=layout.talon)
    elif talon.early:
        yield say("talon-early", "talon.early", words=("talon",))
    else:
        yield say("talon-shown", ledger=("TH-R-047",), words=("talon",))
        if talon.flip:
            yield say("talon-flip", "talon.flip")
    if talon.forced != "open":
        yield say(f"talon-forced-{talon.forced}", "talon.forced")


def _exchange(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    talon = rules.talon
    if layout.gifts:
        yield say(f"talon-gifts-{talon.gifts}", "talon.gifts", opponents=layout.hands - 1)
    if layout.away:
        yield say(f"talon-away-{talon.away}", "talon.away", words=("discard",), cards=layout.away)
    if layout.talons == 2:
        yield say("talon-other", ledger=("TH-P-098", "TH-P-104"))
    yield say("talon-hands", ledger=("TH-R-050",), cards=layout.hand + layout.gifts)


def _grounds(rules: Rules) -> Iterator[Sentence]:
    redeal = rules.talon_redeal
    if redeal.nines != "off":
        yield say(f"talon-redeal-nines-{redeal.nines}", "talon_redeal.nines")
    if redeal.under is not None:
        yield say("talon-redeal-under", "talon_redeal.under", points=redeal.under)
    if redeal.jacks:
        yield say("talon-redeal-jacks", "talon_redeal.jacks")


def _sales(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    if rules.sale.tries is not None:
        yield say("talon-sale", "sale.tries", words=("sale",), times=rules.sale.tries, cards=layout.talon)
    if rules.sale.rebuy:
        yield say("talon-rebuy", "sale.rebuy", words=("sale",))
    if rules.buyback.price is not None:
        yield say("talon-buyback", "buyback.price", words=("buyback",), lines=("buyback",), price=rules.buyback.price)
