"""Marriages: what they are worth, when they are declared, and how they make the trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.marriages import ORDERS, SUITS


def marriages(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Values, declaring, trump, and what some tables add."""
    yield told(_values(rules))
    yield told(_declaring(rules))
    yield told(_trump(rules))
    yield told(_more(rules))


def _values(rules: Rules) -> Iterator[Sentence]:
    marriages = rules.marriages
    yield say("marriages-what", ledger=("TH-R-006", "TH-R-072", "TH-R-073"), words=("marriage",))
    if marriages.by_order:
        places: dict[str, Any] = dict(
            zip(("first", "second", "third", "fourth"), ORDERS[marriages.values], strict=True)
        )
        yield say("marriages-by-order", "marriages.values", **places)
    else:
        worth: dict[str, Any] = dict(zip(SUITS, marriages.by_suit(), strict=True))
        yield say("marriages-by-suit", "marriages.values", **worth)


def _declaring(rules: Rules) -> Iterator[Sentence]:
    marriages = rules.marriages
    yield say(f"marriages-when-{marriages.when}", "marriages.when")
    if marriages.show:
        yield say("marriages-show", "marriages.show")


def _trump(rules: Rules) -> Iterator[Sentence]:
    marriages = rules.marriages
    if marriages.fixed != "off":
        yield say("marriages-fixed", "marriages.fixed", words=("trump",), suit=marriages.trump_suit)
        return
    yield say(f"marriages-trump-{marriages.trump}", "marriages.trump", ledger=("TH-R-063",), words=("trump",))
    yield say(f"marriages-keep-{marriages.keep}", "marriages.keep")


def _more(rules: Rules) -> Iterator[Sentence]:
    marriages = rules.marriages
    if marriages.trick:
        yield say("marriages-trick", "marriages.trick")
    if marriages.drowned:
        yield say("marriages-drowned", "marriages.drowned", words=("drowned-marriage",))
    if marriages.declares_aces:
        told_by = ("marriages.aces", "marriages.ace_value")
        yield say(f"marriages-aces-{marriages.aces}", *told_by, words=("four-aces",), points=marriages.ace_value)
    if marriages.captured is not None and rules.auction.is_held:
        lines = ("marriages.captured",)
        yield say("marriages-captured", "marriages.captured", lines=lines, points=marriages.captured)
