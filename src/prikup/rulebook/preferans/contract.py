"""The talon and what is paid for it; naming the game, giving it up, sharing it; totus."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core.cards import ACE, KING, QUEEN
from prikup.preferans.layout import HAND, TALON, TRICKS
from prikup.preferans.rules import Rules
from prikup.preferans.score.contracts import RETURNED_TALON, premium
from prikup.preferans.score.settle import HILL_POINT
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import bombs_grow, game_figures, proper
from prikup.rulebook.preferans.speaker import say

OTHER_SUIT = 8
"""From a card to the same one of the next suit."""


def talon(rules: Rules) -> Iterator[Paragraph]:
    """Taking the talon, leaving it, paying for it."""
    yield told(_taking(rules))
    yield told(_paid(rules))


def _taking(rules: Rules) -> Iterator[Sentence]:
    yield say("talon-take", ledger=("PF-064", "PF-064a"), words=("talon", "declarer"))
    yield say("talon-discard", ledger=("PF-064", "PF-064a"), cards=TALON)
    if rules.talon.may_decline():
        yield say("talon-decline", "talon.decline")
    if rules.talon.returned:
        called = proper(rules) and rules.calls.misere_without_talon()
        what = "talon-returned" if called or rules.talon.may_decline() else "talon-returned-discard"
        told_by = ("talon.returned",) if called else ("talon.returned", "talon.decline")
        players = rules.table.players
        yield say(what, *told_by, words=("hill",), lines=("hill.talon",), players=players, points=RETURNED_TALON)


def _paid(rules: Rules) -> Iterator[Sentence]:
    if rules.talon.is_paid():
        yield say(
            f"talon-paid-{rules.talon.paid}",
            "talon.paid",
            words=("whists",),
            lines=("talon.premium",),
            ace=premium((ACE, QUEEN + OTHER_SUIT)),
            aces=premium((ACE, ACE + OTHER_SUIT)),
            suited=premium((KING, ACE)),
            marriage=premium((QUEEN, KING)),
        )
        yield say("talon-paid-when", "talon.paid", ledger=("PF-238", "PF-238a"))


def contract(rules: Rules) -> Iterator[Paragraph]:
    """Naming the game, and what it is worth."""
    yield told(_naming(rules))
    yield told(_sharing(rules))
    yield told(_totus(rules))


def _naming(rules: Rules) -> Iterator[Sentence]:
    if proper(rules):
        yield say("contract-name", ledger=("PF-066",))
        yield say("contract-misere", ledger=("PF-052a",), words=("misere",))
    yield say("contract-games", ledger=("PF-038", "PF-066"), words=("trump",))
    yield say(
        "contract-values",
        "values.scale",
        ledger=("PF-203", "PF-204", "PF-205", "PF-206", "PF-207a", "PF-207b"),
        **game_figures(rules, lambda value: value),
        misere=rules.values.misere(),
    )
    if rules.surrender.active():
        tricks = rules.surrender.missing()
        yield say(
            "contract-surrender", "surrender.tricks", words=("undertrick",), lines=("hill.surrender",), tricks=tricks
        )


def _sharing(rules: Rules) -> Iterator[Sentence]:
    if rules.share.active():
        yield say("contract-share", "share.dealer")
        yield say("contract-share-score", "share.dealer", lines=("pool.share", "hill.share"))


def _totus(rules: Rules) -> Iterator[Sentence]:
    totus = rules.totus
    if not totus.active():
        return
    yield say("contract-totus", "totus.play", ledger=("PF-178a",), words=("totus",), cards=HAND + TALON, tricks=TRICKS)
    score = ("pool.totus", "hill.cleared", "hill.totus")
    yield say("contract-totus-score", "totus.play", ledger=("PF-232", "PF-232a"), lines=score)
    if rules.bombs.active():
        yield say(
            "contract-totus-bomb",
            "totus.play",
            ledger=("PF-229", "PF-232"),
            words=("preferans-bomb", "help"),
            lines=("pool.help", "hill.help", "whists.help"),
            players=rules.table.players,
            pool=rules.pool.worth,
            hill=HILL_POINT,
        )
    if bombs_grow(rules):
        what = "pools" if totus.pools else "hills"
        yield say(f"contract-totus-bombs-{what}", "totus.pools", players=rules.table.players)
    if totus.consolation:
        yield say(
            "contract-totus-consolation",
            "totus.consolation",
            words=("consolation",),
            lines=("whists.consolation",),
        )
