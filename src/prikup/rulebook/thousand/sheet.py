"""What goes on from deal to deal: bolts, crosses, deals without a gain, the barrel and other totals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.reach import loses


def sheet(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Counters first, then totals, in the order in which a deal writes them (TH-R-107)."""
    if loses(rules):
        yield told([say("sheet-totals", ledger=("TH-R-130",))])
    yield told(_bolts(rules))
    yield told(_crosses(rules))
    yield told(_streak(rules))
    yield told(_threshold(rules))
    yield told(_pit(rules))
    yield told(_barrel(rules))
    yield told(_barrel_ends(rules))
    yield told(_reverse(rules))
    yield told(_truck(rules))


def _bolts(rules: Rules) -> Iterator[Sentence]:
    bolts = rules.bolts
    if not bolts.active():
        return
    yield say(f"sheet-bolt-{bolts.nothing}", "bolts.nothing", words=("bolt",), lines=("bolt",))
    told_by = ("bolts.kind", "bolts.count", "bolts.fine")
    figures: dict[str, Any] = {"bolts": bolts.count, "fine": bolts.fine}
    yield say(f"sheet-bolts-{bolts.kind}", *told_by, lines=("bolts.fine",), **figures)
    if rules.auction.is_held:
        yield say("sheet-bolts-own" if bolts.own else "sheet-bolts-not-own", "bolts.own")
    if rules.barrel.active():
        yield say("sheet-bolts-barrel" if bolts.barrel else "sheet-bolts-not-barrel", "bolts.barrel", words=("barrel",))
    if bolts.dark_double:
        yield say("sheet-bolts-dark", "bolts.dark_double", words=("dark",))


def _crosses(rules: Rules) -> Iterator[Sentence]:
    crosses = rules.crosses
    if crosses.count is None:
        return
    told_by = ("crosses.count", "crosses.fine")
    figures: dict[str, Any] = {"crosses": crosses.count, "fine": crosses.fine}
    yield say("sheet-crosses", *told_by, words=("cross",), lines=("cross", "crosses.fine"), **figures)
    if crosses.instead:
        yield say("sheet-crosses-instead", "crosses.instead", lines=("crossed",))


def _streak(rules: Rules) -> Iterator[Sentence]:
    streak = rules.streak
    if streak.count is None:
        return
    told_by = ("streak.count", "streak.kind", "streak.fine")
    figures: dict[str, Any] = {"deals": streak.count, "fine": streak.fine}
    yield say(f"sheet-streak-{streak.kind}", *told_by, lines=("streak.fine",), **figures)


def _threshold(rules: Rules) -> Iterator[Sentence]:
    threshold = rules.threshold
    if threshold.at is None:
        return
    yield say(
        "sheet-threshold", "threshold.at", words=("threshold",), lines=("threshold.unwritten",), total=threshold.at
    )
    if threshold.marriage:
        lines = ("contract.unwritten",)
        yield say("sheet-threshold-marriage", "threshold.marriage", words=("marriage",), lines=lines)
    if threshold.fine is not None:
        yield say("sheet-threshold-fine", "threshold.fine", lines=("threshold.fine",), fine=threshold.fine)


def _pit(rules: Rules) -> Iterator[Sentence]:
    if rules.pit.at is not None:
        lines = ("pit.cut", "pit.sits", "pit.unwritten")
        yield say("sheet-pit", "pit.at", words=("pit",), lines=lines, total=rules.pit.at)


def _barrel(rules: Rules) -> Iterator[Sentence]:
    barrel = rules.barrel
    if barrel.at is None:
        return
    words, target = ("barrel",), rules.end.enough
    yield say("sheet-barrel", "barrel.at", words=words, lines=("barrel.sits", "barrel.cut"), total=barrel.at)
    lines = ("barrel.unwritten",)
    yield say("sheet-barrel-win", "barrel.at", "end.target", lines=lines, target=target, gap=target - barrel.at)
    if not rules.crosses.replaces():
        yield say("sheet-barrel-lost", ledger=("TH-R-091c",))
    yield say(f"sheet-barrel-leap-{barrel.leap}", "barrel.leap", target=target)
    if barrel.min_bid is not None:
        yield say("sheet-barrel-least", "barrel.min_bid", bid=barrel.min_bid)
    if barrel.must_bid:
        yield say("sheet-barrel-must", "barrel.must_bid")


def _barrel_ends(rules: Rules) -> Iterator[Sentence]:
    barrel = rules.barrel
    if barrel.at is None:
        return
    if barrel.deals is not None:
        told_by = ("barrel.deals", "barrel.fall")
        figures: dict[str, Any] = {"deals": barrel.deals, "fine": barrel.fall}
        yield say("sheet-barrel-deals", *told_by, words=("fall",), lines=("barrel.fall",), **figures)
    else:
        yield say("sheet-barrel-for-ever", "barrel.deals")
    if barrel.collide == "coexist":
        yield say("sheet-barrel-coexist", "barrel.collide", players=rules.table.players)
    else:
        told_by = ("barrel.collide", "barrel.fall")
        lines = ("barrel.knocked",)
        falling: dict[str, Any] = {"players": rules.table.players, "fine": barrel.fall}
        yield say(f"sheet-barrel-{barrel.collide}", *told_by, words=("fall",), lines=lines, **falling)
    if barrel.reset is not None:
        told_by = ("barrel.reset", "barrel.failed")
        yield say(f"sheet-barrel-reset-{barrel.failed}", *told_by, lines=("barrel.reset",), times=barrel.reset)


def _reverse(rules: Rules) -> Iterator[Sentence]:
    reverse = rules.reverse
    if reverse.at is None:
        return
    lines = ("reverse.sits", "reverse.cut")
    yield say("sheet-reverse", "reverse.at", words=("reverse-barrel",), lines=lines, total=-reverse.at)
    losing: dict[str, Any] = {"players": rules.table.players, "target": rules.end.enough}
    yield say("sheet-reverse-lost", "reverse.at", "end.target", lines=("reverse.lost",), **losing)
    figures: dict[str, Any] = {"deals": reverse.deals, "total": -reverse.back}
    yield say("sheet-reverse-back", "reverse.deals", "reverse.back", lines=("reverse.back",), **figures)


def _truck(rules: Rules) -> Iterator[Sentence]:
    truck = rules.truck
    if truck.at is not None:
        which = "sheet-truck-both" if truck.minus else "sheet-truck"
        yield say(which, "truck.at", "truck.minus", words=("dump-truck",), lines=("truck",), total=truck.at)
