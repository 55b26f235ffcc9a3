"""The play: the first lead, the duties in a trick, who takes it, and the claim of the rest."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, listed, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def play(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """The course of the tricks and what everybody must play."""
    yield told(_course(rules, layout))
    yield told([say("play-duties", ledger=("TH-R-065",))])
    yield listed(_duties(rules, layout))
    yield told(_leads(rules, layout))


def _course(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    if rules.auction.is_held:
        yield say(f"play-lead-{rules.play.lead}", "play.lead", ledger=("TH-R-061",), words=("trick",))
    else:
        yield say("play-lead-eldest", ledger=("TH-P-109", "TT-A-016"), words=("trick",))
    yield say("play-trick", ledger=("TH-R-062", "TH-R-064"), words=("trump",), tricks=layout.tricks)
    if layout.stock:
        yield say("play-draw", ledger=("TH-P-110", "TT-A-020"), words=("stock",), tricks=layout.draws)


def _duties(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    duties = rules.play
    yield say("play-follow", ledger=("TH-R-065",))
    if duties.beat:
        yield say("play-beat", "play.beat")
    yield say(f"play-void-{duties.void}", "play.void", words=("trump",))
    if duties.overtrump:
        yield say("play-overtrump", "play.overtrump")
    if duties.partial_trumping:
        yield say("play-partial-trumping", "play.partial_trumping")
    if duties.overtrump_declarer:
        yield say("play-overtrump-declarer", "play.overtrump_declarer")
    if not (duties.beat or duties.overtrump or duties.overtrump_declarer or duties.void == "beat"):
        yield say("play-no-beating", "play.beat", "play.overtrump", ledger=("TH-R-067",))
    if layout.stock:
        yield say(f"play-duties-{duties.duties}", "play.duties", words=("stock",))


def _leads(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    duties = rules.play
    if not duties.foreign:
        yield say("play-foreign", "play.foreign")
    if duties.trump_lead:
        yield say("play-trump-lead", "play.trump_lead", words=("marriage",))
    if duties.last_trick is not None:
        yield say("play-last-trick", "play.last_trick", points=duties.last_trick)
    if duties.rest:
        yield say("play-rest-stock" if layout.stock else "play-rest", "play.rest", words=("rest",))
