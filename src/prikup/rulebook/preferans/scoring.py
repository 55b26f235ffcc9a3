"""What a deal writes, and how pools, hills and help are kept from deal to deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.preferans.rules import Rules
from prikup.preferans.score.settle import HILL_POINT
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import (
    choice_of_help,
    dealer_rests,
    game_figures,
    pools_close,
    pools_full,
    two_defend,
)
from prikup.rulebook.preferans.speaker import say

NINE, TEN = 9, 10


def scoring(rules: Rules) -> Iterator[Paragraph]:
    """The score of a game; that of an all-pass stands with the all-passes."""
    yield told(_declarer(rules))
    yield told(_whists(rules))
    yield told(_answer(rules))
    yield told(_consolation(rules))


def _declarer(rules: Rules) -> Iterator[Sentence]:
    yield say("scoring-made", ledger=("PF-211", "PF-211b"), words=("pool",), lines=("pool.game",))
    yield say(
        "scoring-failed",
        "values.hill",
        ledger=("PF-211f",),
        words=("hill", "undertrick"),
        lines=("hill.under",),
        **game_figures(rules, rules.values.hill_of),
    )
    yield say(
        "scoring-misere",
        "values.hill",
        ledger=("PF-216", "PF-211j"),
        words=("misere",),
        lines=("hill.misere",),
        points=rules.values.hill_of(rules.values.misere()),
    )


def _whists(rules: Rules) -> Iterator[Sentence]:
    whist = rules.whist
    yield say(
        "scoring-whists",
        "values.whists",
        ledger=("PF-211b", "PF-211c"),
        words=("whists", "whister"),
        lines=("whists.tricks",),
        **game_figures(rules, rules.values.whists_of, NINE),
    )
    if whist.asks(TEN):
        yield say("scoring-whists-ten", "whist.ten", whists=rules.values.whists_of(rules.values.game(TEN)))
    else:
        yield say("scoring-ten-checked", "whist.ten", ledger=("PF-215",))
    if two_defend(rules):
        lines = () if whist.split == "greedy" else ("whists.split",)
        yield say(f"scoring-split-{whist.split}", "whist.split", lines=lines)


def _answer(rules: Rules) -> Iterator[Sentence]:
    whist = rules.whist
    if whist.answer == "none":
        yield say("scoring-answer-none", "whist.answer", words=("quota",))
        return
    price = rules.values.hill_of
    yield say(
        f"scoring-answer-{whist.answer}",
        "whist.answer",
        ledger=("PF-073",),
        words=("quota", "hill"),
        lines=("hill.whist",),
        **game_figures(rules, lambda value: whist.answers(price(value)), NINE),
    )
    if whist.asks(TEN):
        yield say("scoring-answer-ten", "whist.answer", points=whist.answers(price(rules.values.game(TEN))))
    if two_defend(rules) and whist.quota == "plain":
        yield say(f"scoring-pair-{whist.pair}", "whist.pair", ledger=("PF-072a",))


def _consolation(rules: Rules) -> Iterator[Sentence]:
    consolation = rules.consolation
    if not consolation.active():
        return
    yield say(
        f"scoring-consolation-{_consoled(rules)}",
        "consolation.kind",
        "consolation.passer",
        "consolation.dealer",
        words=("consolation", "undertrick"),
        lines=("whists.consolation",),
        players=rules.table.players,
    )
    if two_defend(rules) and not rules.whist.asks(TEN) and _consoled(rules) in ("no-passer", "whisters"):
        yield say("scoring-consolation-ten", "whist.ten", ledger=("PF-215", "PF-211i"))
    price = rules.values.hill_of
    if consolation.amount == "ten":
        whists = consolation.for_trick(price(rules.values.game(TEN)))
        yield say("scoring-consolation-ten-whists", "consolation.amount", whists=whists)
    else:
        each = game_figures(rules, lambda value: consolation.for_trick(price(value)))
        yield say(f"scoring-consolation-{consolation.amount}", "consolation.amount", **each)
    # One writer alone comes to his own sum anyway.
    if consolation.robs() and two_defend(rules):
        yield say("scoring-consolation-robber", "consolation.kind", ledger=("PF-219a",))


def _consoled(rules: Rules) -> str:
    """Who writes consolation beside the whisters."""
    passer = rules.consolation.passer or not two_defend(rules)
    dealer = rules.consolation.dealer or not dealer_rests(rules)
    if passer:
        return "all" if dealer else "no-dealer"
    return "no-passer" if dealer and dealer_rests(rules) else "whisters"


def sheet(rules: Rules) -> Iterator[Paragraph]:
    """Pool, hill and whists; points beyond a closed pool; games that have to be covered."""
    yield told(_pools(rules))
    yield told(_beyond(rules))
    yield told(_cover(rules))


def _pools(rules: Rules) -> Iterator[Sentence]:
    yield say("sheet-parts", ledger=("PF-249", "PF-250"), words=("pulka",), players=rules.table.players)
    order = rules.pool.order
    if order in ("pool", "partners") and not pools_full(rules):
        yield say("sheet-order-pool", "pool.order", words=("pool",))
    elif order == "pool":
        yield say("sheet-order-pool-hill", "pool.order", ledger=("PF-221a",), words=("pool",), lines=("hill.off",))
    else:
        lines = () if order == "partners" else ("hill.off",)
        yield say(f"sheet-order-{order}", "pool.order", ledger=("PF-221a", "PF-222"), words=("pool",), lines=lines)
    if rules.terms.active():
        yield say("sheet-size-owner", "terms.owner", words=("hill-owner",))
    elif pools_close(rules):
        # Where the Razbojnik is played the hill owner could name the size instead.
        told_by = ("pool.size", "terms.owner") if rules.brigand.active() else ("pool.size",)
        yield say("sheet-size", *told_by, points=rules.pool.ceiling())


def _beyond(rules: Rules) -> Iterator[Sentence]:
    pool = rules.pool
    if not pools_close(rules):
        return
    if pool.over == "kept":
        yield say("sheet-over-kept", "pool.over")
        return
    if pool.over == "lost":
        yield say("sheet-over-lost", "pool.over", lines=("hill.off", "lost.over"))
        return
    yield say(
        _helped(rules),
        "pool.over",
        "pool.worth",
        "help.choice",
        ledger=("PF-225", "PF-223a"),
        words=("help",),
        lines=("pool.help", "whists.help"),
        players=rules.table.players,
        whists=pool.worth,
    )
    if dealer_rests(rules):
        yield say("sheet-help-dealer", ledger=("PF-224",))
    yield say("sheet-help-short" if rules.help.short else "sheet-help-not-short", "help.short")
    lines = ("hill.off", "hill.help", "whists.help", "lost.over")
    figures: dict[str, Any] = {"players": rules.table.players, "whists": HILL_POINT}
    yield say("sheet-over-help-hills", "pool.over", ledger=("PF-223a",), lines=lines, **figures)


def _helped(rules: Rules) -> str:
    """Which sentence says who is helped: in a fixed order or as the helper chooses, before or after the own hill."""
    after_hill, choice = rules.pool.own_hill_next(), choice_of_help(rules)
    if choice == "hill":
        return "sheet-over-help-or-hill"
    return ("sheet-over-help-last" if after_hill else "sheet-over-help") + ("-chosen" if choice == "pools" else "")


def _cover(rules: Rules) -> Iterator[Sentence]:
    if rules.cover.active():
        yield say(f"sheet-cover-{rules.cover.by}", "cover.by", ledger=("PF-226b",), lines=("lost.cover",))
        if dealer_rests(rules):
            yield say("sheet-cover-dealer", ledger=("PF-227",))
