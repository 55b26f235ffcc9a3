"""The end of the match and what is paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def end(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """When the match is won, and by whom if two get there in one deal."""
    yield told(_target(rules))
    yield told(_ties(rules))


def _target(rules: Rules) -> Iterator[Sentence]:
    ends = rules.end
    told_by = ("end.target", "end.win")
    if ends.win == "capped":
        below = ends.target - rules.count.unit
        yield say("end-capped", *told_by, lines=("end.capped",), target=ends.target, below=below)
    elif ends.win == "exact":
        yield say("end-exact", *told_by, lines=("end.over",), target=ends.target)
    else:
        yield say(f"end-{ends.win}", *told_by, target=ends.target)


def _ties(rules: Rules) -> Iterator[Sentence]:
    players = rules.table.players
    if rules.overtime.by is not None:
        figures: dict[str, Any] = {"players": players, "points": rules.overtime.by}
        yield say("end-overtime", "overtime.by", lines=("overtime",), **figures)
        return
    # From the barrel only the declarer reaches the target, so two arrive at once only where anybody may leap.
    if rules.barrel.active() and rules.barrel.leap != "anyone":
        return
    declarer = rules.auction.is_held and rules.end.tie == "declarer"
    yield say("end-tie-declarer" if declarer else "end-tie-higher", "end.tie", players=players)
    yield say(f"end-equal-{rules.end.equal}", "end.equal", players=players)


def settlement(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """What the losers pay."""
    if rules.end.tariff is not None:
        yield told([say("settlement-tariff", "end.tariff", points=rules.end.tariff)])
