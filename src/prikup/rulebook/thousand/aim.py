"""What a match of Thousand is about, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def aim(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """The match, the deal and what counts."""
    yield told(_sentences(rules, layout))


def _sentences(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    yield say("aim-match", "end.target", words=("deal",), target=rules.end.target)
    if rules.auction.is_held:
        yield say("aim-declarer", "auction.kind", words=("auction", "declarer"), hands=layout.hands)
    else:
        yield say("aim-everyone", "auction.kind", ledger=("TH-P-112", "TT-A-025"), words=("trick",))
    yield say("aim-points", ledger=("TH-R-006", "TH-R-069"), words=("trick", "marriage"))
