"""The defence: who is asked, what it owes, half a whist, the dealer's whist, open and closed hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.preferans.rules import Rules
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import GAME_NAMES, dealer_rests, two_defend
from prikup.rulebook.preferans.speaker import say

NINE = 9


def whist(rules: Rules) -> Iterator[Paragraph]:
    """Whist and pass."""
    yield told(_asked(rules))
    yield told(_hands(rules))
    yield told(_nobody(rules))
    yield told(_half(rules))


def _asked(rules: Rules) -> Iterator[Sentence]:
    whist, players = rules.whist, rules.table.players
    owed: dict[str, Any]
    yield say("whist-order", ledger=("PF-067", "PF-067a"), words=("whist", "defender"), players=players)
    if whist.quota == "personal":
        # What a lone whister without a trick is short of is the quota.
        owed = {GAME_NAMES[level]: whist.missing(level, (0,))[0] for level in (6, 7)}
        yield say("whist-quota-personal", "whist.quota", words=("quota", "whister"), **owed)
    else:
        owed = {name: whist.quota_of(level) for level, name in GAME_NAMES.items() if level <= NINE}
        yield say("whist-quota-plain", "whist.quota", ledger=("PF-069",), words=("quota",), **owed)
    if whist.asks(10):
        yield say("whist-ten-whisted", "whist.ten", tricks=whist.quota_of(10))
    else:
        yield say("whist-ten-checked", "whist.ten", ledger=("PF-070", "PF-083d", "PF-088"), players=players)
    if whist.spades:
        yield say("whist-spades", "whist.spades", ledger=("PF-076",), players=players)
    if whist.alone_on_nine and two_defend(rules):
        yield say("whist-alone-on-nine", "whist.alone_on_nine")


def _hands(rules: Rules) -> Iterator[Sentence]:
    whist = rules.whist
    if two_defend(rules):
        yield say("whist-both", ledger=("PF-085", "PF-083c"))
        yield say("whist-lone", ledger=("PF-084",), words=("whister",))
        if whist.quota == "personal":
            yield say("whist-face-standing", "whist.quota", words=("open-closed",))
        else:
            yield say(f"whist-face-{whist.face}", "whist.face", ledger=("PF-082a",), words=("open-closed",))
    else:
        yield say("whist-face-dummy", ledger=("BP-060",), words=("dummy",))
    opened = "whist-opened-late" if whist.opens_late() else "whist-opened"
    yield say(opened, "whist.first_trick", ledger=("PF-083", "PF-083a"))


def _nobody(rules: Rules) -> Iterator[Sentence]:
    whist = rules.whist
    if dealer_rests(rules) and whist.asks_dealer():
        yield say(f"whist-dealer-{whist.dealer}", "whist.dealer", ledger=("PF-081a",))
        yield say(f"whist-dealer-hand-{whist.dealer_hand}", "whist.dealer_hand", ledger=("PF-081",))
    yield say("whist-nobody", ledger=("PF-078", "PF-211e"), players=rules.table.players)
    if whist.unplayed:
        left: dict[str, Any] = {
            name: whist.left(level) * _trick(rules, level) for level, name in GAME_NAMES.items() if whist.left(level)
        }
        yield say(
            "whist-unplayed",
            "whist.unplayed",
            ledger=("PF-078a",),
            lines=("whists.left",),
            players=rules.table.players,
            **left,
        )


def _half(rules: Rules) -> Iterator[Sentence]:
    whist = rules.whist
    if not whist.knows_half():
        return
    half: dict[str, Any] = {
        name: whist.half_of(level, _trick(rules, level)) for level, name in GAME_NAMES.items() if whist.halves(level)
    }
    yield say(
        "whist-half-to-eight" if whist.half_high else "whist-half-to-seven",
        "whist.half",
        "whist.half_high",
        words=("half-whist",),
        lines=("whists.half",),
        players=rules.table.players,
        **half,
    )
    if whist.takes_back() and two_defend(rules):
        yield say("whist-half-return", "whist.half")
        if dealer_rests(rules) and whist.asks_dealer():
            yield say("whist-half-dealer", "whist.half", "whist.dealer")
    if whist.leaves_for_half(6):
        yield say("whist-half-leave", "whist.half", "whist.split")


def _trick(rules: Rules, level: int) -> int:
    """Whists for one trick."""
    return rules.values.whists_of(rules.values.game(level))
