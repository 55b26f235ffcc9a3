"""The play of a game: leads, duties, misere, agreement on the rest, under-declaring; faults at a table."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.preferans.phases.faults import SIX
from prikup.preferans.phases.offering import SHARED
from prikup.preferans.rules import Rules
from prikup.rulebook.book import Paragraph, Sentence, listed, told
from prikup.rulebook.preferans.questions import all_passes, proper
from prikup.rulebook.preferans.speaker import say


def play(rules: Rules) -> Iterator[Paragraph]:
    """The tricks of a game."""
    yield told(_tricks(rules))
    yield told(_offers(rules))
    yield told(_proof(rules))


def _tricks(rules: Rules) -> Iterator[Sentence]:
    players = rules.table.players
    yield say("play-lead", ledger=("PF-168",), words=("eldest-hand",), players=players)
    yield say("play-follow", ledger=("PF-169",), words=("trump",))
    yield say("play-no-beating", ledger=("PF-169",))
    yield say("play-winner", ledger=("PF-169",), words=("trick",))
    words = ("misere",)
    yield say("play-misere", ledger=("PF-070", "PF-083e", "PF-088"), words=words, players=players)


def _offers(rules: Rules) -> Iterator[Sentence]:
    if rules.offers.active():
        yield say("play-offer", "offers.tricks", tricks=SHARED)


def _proof(rules: Rules) -> Iterator[Sentence]:
    if rules.proof.active():
        yield say("play-proof", "proof.kind", words=("layout",))
        yield say(f"play-proof-{rules.proof.kind}", "proof.kind", words=("undertrick",), lines=("hill.proof",))


def faults(rules: Rules) -> Iterator[Paragraph]:
    """What goes wrong with real cards."""
    yield told([say("faults-real", ledger=("PF-007",))])
    yield listed(_faults(rules))


def _faults(rules: Rules) -> Iterator[Sentence]:
    faults = rules.faults
    if faults.misdeal:
        lines = ("hill.misdeal",)
        yield say("faults-misdeal", "faults.misdeal", words=("misdeal",), lines=lines, points=faults.misdeal)
    else:
        yield say("faults-misdeal-again", "faults.misdeal", words=("misdeal",))
    if faults.twice:
        points = rules.values.hill_of(rules.values.game(SIX.level))
        what = "faults-twice-proper" if rules.brigand.active() else "faults-twice"
        what = what if proper(rules) else "faults-twice-razbojnik"
        yield say(what, "faults.twice", words=("undertrick",), lines=("hill.misdeals",), points=points)
    if faults.prompt:
        yield say("faults-prompt", "faults.prompt", lines=("hill.prompt",), points=faults.prompt)
    if faults.revoke:
        lines = ("hill.revoke",)
        yield say("faults-revoke", "faults.revoke", words=("revoke",), lines=lines, tricks=faults.revoke)
    else:
        yield say("faults-revoke-again", "faults.revoke", words=("revoke",))
    if all_passes(rules):
        yield say("faults-revoke-passes", ledger=("PF-165", "PF-243"), words=("revoke", "all-pass"))
    if faults.undiscarded:
        lines = ("hill.undiscarded",)
        yield say("faults-undiscarded", "faults.undiscarded", lines=lines, tricks=faults.undiscarded)
    else:
        yield say("faults-undiscarded-again", "faults.undiscarded")
