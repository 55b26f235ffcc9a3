"""The contract: naming it, giving it up, doubling it, and the contracts that are decided by tricks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.concede import BOMB_SHARE, FLAT_COST


def contract(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """What the declarer names, and how it can be given up or doubled."""
    if not rules.auction.is_held:
        return
    yield told(_naming(rules))
    yield told(_writeoff(rules, layout))
    yield told(_bomb(rules, layout))
    yield told(_doubles(rules))


def _naming(rules: Rules) -> Iterator[Sentence]:
    yield say("contract-raise" if rules.auction.raises else "contract-bid", "auction.raises", words=("contract",))
    special = rules.special
    if special.misere is not None:
        yield say("contract-misere", "special.misere", words=("misere",), lines=("misere",), points=special.misere)
    if special.slam is not None:
        yield say("contract-slam", "special.slam", words=("slam",), lines=("slam",), points=special.slam)
    if special.open:
        yield say("contract-open", "special.open")


def _writeoff(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    writeoff = rules.writeoff
    if not writeoff.active():
        return
    yield say(f"contract-writeoff-{writeoff.kind}", "writeoff.kind", words=("write-off",))
    costs_only_fines = writeoff.cost == "nothing" and writeoff.third is not None
    if not costs_only_fines:
        yield say(f"contract-writeoff-cost-{writeoff.cost}", "writeoff.cost", lines=("writeoff",), fine=FLAT_COST)
    lines = ("writeoff.share",)
    if writeoff.share == "ratio":
        told_by = ("writeoff.share", "writeoff.ratio")
        right = 100 - writeoff.ratio
        yield say("contract-writeoff-share-ratio", *told_by, lines=lines, left=writeoff.ratio, right=right)
    elif writeoff.share in ("half", "full"):
        which = f"contract-writeoff-share-{writeoff.share}"
        yield say(which, "writeoff.share", lines=lines, opponents=layout.hands - 1)
    else:
        figures: dict[str, Any] = {"points": writeoff.standard, "opponents": layout.hands - 1}
        yield say("contract-writeoff-share", "writeoff.share", lines=lines, **figures)
    if writeoff.unopened:
        yield say("contract-writeoff-unopened", "writeoff.unopened")
    if writeoff.limit is not None:
        yield say("contract-writeoff-limit", "writeoff.limit", times=writeoff.limit)
    if writeoff.third is not None:
        told_by = ("writeoff.third", "writeoff.every")
        penalty: dict[str, Any] = {"every": writeoff.every, "fine": writeoff.third}
        if costs_only_fines:
            both = ("writeoff", "writeoff.fine")
            yield say("contract-writeoff-fine-alone", "writeoff.cost", *told_by, lines=both, **penalty)
        else:
            yield say("contract-writeoff-fine", *told_by, lines=("writeoff.fine",), **penalty)
    if rules.dark.active():
        if not writeoff.dark:
            yield say("contract-writeoff-not-dark", "writeoff.dark", words=("dark",))
        elif writeoff.cost == "contract":
            yield say("contract-writeoff-dark", "writeoff.dark", "dark.times", words=("dark",), times=rules.dark.times)
    if rules.barrel.active():
        where = "contract-writeoff-barrel" if writeoff.barrel else "contract-writeoff-not-barrel"
        yield say(where, "writeoff.barrel", words=("barrel",))


def _bomb(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    bomb = rules.bomb
    if bomb.count is None:
        return
    yield say(f"contract-bomb-{bomb.form}", "bomb.form", words=("bomb",), lines=("bomb",))
    share = "contract-bomb-share-half" if bomb.form == "any" else "contract-bomb-share"
    figures: dict[str, Any] = {"opponents": layout.hands - 1} | ({} if bomb.form == "any" else {"points": BOMB_SHARE})
    yield say(share, "bomb.form", lines=("bomb.share",), **figures)
    yield say("contract-bomb-count", "bomb.count", bombs=bomb.count)


def _doubles(rules: Rules) -> Iterator[Sentence]:
    contra = rules.contra
    if not contra.active():
        return
    yield say("contract-contra", "contra.kind", "contra.times", words=("contra",), times=contra.times)
    if contra.redoubles:
        yield say("contract-recontra", "contra.kind", "contra.again", words=("recontra",), times=contra.again)
