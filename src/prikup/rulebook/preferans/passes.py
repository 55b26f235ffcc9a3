"""All-passes: how they are played, what they cost, what follows them; and the bombs that some of them leave."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.preferans.rules import Rules
from prikup.preferans.rules.passes import ROW
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import all_passes, bombs_grow, dealer_rests, proper, row_matters
from prikup.rulebook.preferans.speaker import say


def passes(rules: Rules) -> Iterator[Paragraph]:
    """All-passes."""
    if not all_passes(rules):
        return
    yield told(_play(rules))
    yield told(_price(rules))
    yield told(_without_tricks(rules))
    yield told(_compulsory(rules))
    yield told(_way_out(rules))


def _play(rules: Rules) -> Iterator[Sentence]:
    yield say("passes-what", ledger=("PF-152", "PF-153", "PF-155"), words=("all-pass",))
    if rules.table.players == 2:
        yield say("passes-dummy", ledger=("BP-060",), words=("dummy",))
    ledger = ("PF-156", "PF-157", "PF-158", "PF-161a") if rules.passes.turns_talon() else ()
    players = rules.table.players
    yield say(f"passes-talon-{rules.passes.talon}", "passes.talon", ledger=ledger, words=("talon",), players=players)


def _price(rules: Rules) -> Iterator[Sentence]:
    passes = rules.passes
    line = "whists.passes" if passes.in_whists() else "hill.passes"
    words = ("whists",) if passes.in_whists() else ("hill",)
    yield say(
        f"passes-write-{passes.write}",
        "passes.write",
        "passes.price",
        words=words,
        lines=(line,),
        players=rules.table.players,
        price=passes.price_of(0, dark=False),
    )
    if dealer_rests(rules) and passes.talon_counts():
        if passes.in_whists():
            yield say("passes-turned-whists", "passes.talon", "passes.write", lines=("whists.passes",))
        else:
            yield say("passes-turned", "passes.talon", ledger=("PF-031", "PF-160"), lines=("hill.turned",))
    if not proper(rules):
        return
    if passes.growth == "none":
        yield say("passes-growth-none", "passes.growth")
    else:
        second, third = (passes.price_of(row, dark=False) for row in (1, 2))
        yield say(f"passes-growth-{passes.growth}", "passes.growth", words=("row",), second=second, third=third)
        again = rules.deal.stays_after_passes()
        yield say("passes-growth-again" if again else "passes-growth-stays", "deal.stays", ledger=("PF-164",))


def _without_tricks(rules: Rules) -> Iterator[Sentence]:
    passes = rules.passes
    if passes.zero != "off":
        lines = ("hill.zero", "lost.zero") if passes.zero_to_hill() else ("pool.zero",)
        yield say(
            f"passes-zero-{passes.zero}",
            "passes.zero",
            "passes.zero_times",
            ledger=("PF-166", "PF-167"),
            lines=lines,
            points=passes.zero_points(0, dark=False),
        )
        if proper(rules) and passes.growth != "none":
            yield say("passes-zero-grows", "passes.growth")
    if passes.fine:
        lines = ("hill.fine",)
        yield say("passes-penalty", "passes.fine", lines=lines, count=ROW, points=passes.fine_of(ROW))


def _compulsory(rules: Rules) -> Iterator[Sentence]:
    passes = rules.passes
    if passes.compulsory():
        what = "passes-start-race" if rules.races.active() else "passes-start-match"
        yield say(what, "passes.start", count=passes.compulsory())
    if passes.follows_misere():
        if passes.after_misere == "tricks" and passes.growth != "none":
            steps = zip(("first", "second", "third"), range(ROW), strict=True)
            prices: dict[str, Any] = {name: passes.price_of(row, dark=False) for name, row in steps}
            yield say("passes-after-misere-tricks", "passes.after_misere", **prices)
        else:
            yield say("passes-after-misere-on", "passes.after_misere")
    if passes.follows_nine():
        yield say("passes-after-nine", "passes.after_nine")
    if passes.compulsory() or passes.follows_misere() or passes.follows_nine():
        if rules.deal.stays_after_passes():
            yield say("passes-compulsory-apart", "deal.stays", ledger=("PF-162", "BP-035"))
        elif row_matters(rules):
            yield say("passes-compulsory-counted", ledger=("BP-035",))


def _way_out(rules: Rules) -> Iterator[Sentence]:
    if not proper(rules):
        return
    out = rules.exit
    yield say(f"passes-ladder-{out.ladder}", "exit.ladder", words=("call",))
    if out.ladder != "6":
        yield say("passes-ladder-misere", ledger=("BP-022",))
    if not row_matters(rules):
        return
    row = "whisted" if out.whisted else "any" if out.failed else "made"
    yield say(f"passes-row-{row}", "exit.whisted", "exit.failed", ledger=("PF-164",), words=("row",))
    misere = "off" if not out.misere else "any" if out.failed else "made"
    yield say(f"passes-row-misere-{misere}", "exit.misere", "exit.failed")


def bombs(rules: Rules) -> Iterator[Paragraph]:
    """Marks that multiply later games."""
    if rules.bombs.active():
        yield told(_bombs(rules))


def _bombs(rules: Rules) -> Iterator[Sentence]:
    bombs, steps = rules.bombs, "three" if bombs_grow(rules) else "one"
    if bombs.by == "start":
        yield say("bombs-start", "bombs.by", words=("preferans-bomb",), lines=("bomb.got",))
    else:
        yield say(
            f"bombs-dark-{steps}",
            "bombs.by",
            ledger=("PF-197", "PF-195a"),
            words=("preferans-bomb", "dark"),
            lines=("bomb.got",),
        )
        if dealer_rests(rules):
            yield say(f"bombs-dealer-{steps}", "bombs.by", ledger=("PF-196", "PF-195a"))
    multipliers: dict[str, Any] = {"bomb": bombs.at_start() if bombs.by == "start" else bombs.dark(1, unseen=True)}
    if bombs_grow(rules):
        multipliers |= {"double": bombs.dark(2, unseen=True), "tree": bombs.dark(3, unseen=True)}
    yield say(f"bombs-use-{steps}", "bombs.by", ledger=("PF-198", "PF-201"), **multipliers)
    yield say("bombs-gone", "bombs.by", ledger=("PF-199",), lines=("bomb.gone",))
    if bombs_grow(rules):
        yield say(f"bombs-order-{bombs.order}", "bombs.order", ledger=("PF-200a",))
