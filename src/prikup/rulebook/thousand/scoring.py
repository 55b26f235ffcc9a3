"""What a deal writes: the declarer's line, the defenders', rounding and bonuses."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def scoring(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """The lines that a played deal writes."""
    if rules.auction.is_held:
        yield told(_declarer(rules))
        yield told(_defenders(rules, layout))
    else:
        yield told([say("scoring-everyone", lines=("points",), ledger=("TH-P-112", "TT-A-025"))])
    yield told(_rounding(rules))
    yield told(_bonuses(rules))
    yield told(_sitter(rules))


def _declarer(rules: Rules) -> Iterator[Sentence]:
    count = rules.count
    yield say("scoring-count", ledger=("TH-R-074", "TH-P-059"), words=("marriage",))
    by_points = count.declarer == "points_and_bid"
    lines = ("points", "contract") if by_points else ("contract",)
    yield say(f"scoring-made-{count.declarer}", "count.declarer", words=("contract",), lines=lines)
    if not rules.crosses.replaces():
        yield say("scoring-lost-points" if by_points else "scoring-lost", ledger=("TH-R-076",), lines=lines)
    if count.unit > 1:
        yield say("scoring-test-rounded" if count.round_test else "scoring-test-exact", "count.round_test")
        if count.declarer != "bid":
            yield say("scoring-own-rounded" if count.round_own else "scoring-own-exact", "count.round_own")


def _defenders(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    count = rules.count
    if layout.hands == 2:
        yield say("scoring-defender", lines=("defender",), ledger=("TH-R-075",))
    elif count.defence == "pooled":
        yield say("scoring-defenders-pooled", "count.defence", lines=("defender.pooled",))
    else:
        yield say("scoring-defenders-own", "count.defence", lines=("defender",), ledger=("TH-R-075",))
    if count.failed != "none":
        yield say(f"scoring-failed-{count.failed}", "count.failed", lines=("spoils",), opponents=layout.hands - 1)


def _rounding(rules: Rules) -> Iterator[Sentence]:
    count = rules.count
    told_by = ("count.unit", "count.direction")
    who = "" if rules.auction.is_held else "-all"
    if count.unit == 1:
        yield say("scoring-unrounded", "count.unit")
    elif count.direction != "nearest":
        yield say(f"scoring-round-{count.direction}{who}", *told_by, unit=count.unit)
    elif count.unit == 10:
        yield say(f"scoring-round-nearest-{count.fives}{who}", *told_by, "count.fives", unit=count.unit)
    else:
        yield say(f"scoring-round-nearest{who}", *told_by, unit=count.unit)


def _bonuses(rules: Rules) -> Iterator[Sentence]:
    special = rules.special
    if special.bonus == "double":
        yield say("scoring-all-tricks-double", "special.bonus", lines=("slam.bonus",))
    elif special.bonus != "off":
        points = special.bonus_figure if special.bonus == "figure" else int(special.bonus)
        told_by = ("special.bonus", "special.bonus_figure") if special.bonus == "figure" else ("special.bonus",)
        yield say("scoring-all-tricks", *told_by, lines=("slam.bonus",), points=points)
    if special.against is not None:
        lines, fine = ("slam.against",), special.against
        yield say("scoring-slam-against", "special.against", lines=lines, fine=fine)


def _sitter(rules: Rules) -> Iterator[Sentence]:
    table = rules.table
    if not table.pays():
        return
    lines = ("sitter",)
    if table.per_ace:
        told_by = ("table.pay", "table.ace") if table.pay == "aces" else ("table.pay",)
        yield say("scoring-sitter-aces", *told_by, lines=lines, points=table.per_ace)
    elif table.pay != "off":
        yield say(f"scoring-sitter-{table.pay}", "table.pay", lines=lines)
    if table.half:
        yield say("scoring-sitter-half", "table.half", lines=lines)
