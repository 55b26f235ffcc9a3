"""The auction: who speaks, what can be called, misere; calls and passes in the dark."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.preferans.layout import LEVELS
from prikup.preferans.phases.defence import FORCED_SPAN
from prikup.preferans.rules import Rules
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import proper
from prikup.rulebook.preferans.speaker import say


def auction(rules: Rules) -> Iterator[Paragraph]:
    """Calls on hands that were looked at."""
    if not proper(rules):
        return
    yield told(_course(rules))
    yield told(_words(rules))
    yield told(_misere(rules))


def _course(rules: Rules) -> Iterator[Sentence]:
    yield say("auction-order", ledger=("PF-034", "PF-037a"), words=("auction",), players=rules.table.players)
    yield say("auction-call", ledger=("PF-038", "PF-049"), words=("call", "trump"), least=LEVELS[0], most=LEVELS[-1])
    yield say("auction-ladder", ledger=("PF-048", "PF-049", "PF-061", "PF-056a"))
    yield say("auction-promise", ledger=("PF-038", "PF-066"))


def _words(rules: Rules) -> Iterator[Sentence]:
    if rules.calls.holds():
        yield say("auction-hold", "calls.hold")
    yield say("auction-pass", ledger=("PF-037",))
    yield say("auction-end", ledger=("PF-063", "PF-068"), words=("declarer", "all-pass"))


def _misere(rules: Rules) -> Iterator[Sentence]:
    calls = rules.calls
    yield say("auction-misere", ledger=("PF-051",), words=("misere",))
    yield say(f"auction-misere-{calls.misere}", "calls.misere", ledger=("PF-052a",))
    yield say(f"auction-misere-{calls.order}-{calls.hand}", "calls.order", "calls.hand")
    if calls.misere_without_talon():
        yield say("auction-without-talon", "calls.hand", ledger=("PF-057a", "PF-058"), words=("talon",))


def dark(rules: Rules) -> Iterator[Paragraph]:
    """Calls and passes on hands that nobody has looked at."""
    if not rules.dark.active():
        return
    yield told(_calls(rules))
    yield told(_passes(rules))


def _calls(rules: Rules) -> Iterator[Sentence]:
    yield say("dark-unseen", ledger=("PF-179a",), words=("dark",))
    if not rules.dark.games():
        return
    yield say("dark-calls", "dark.calls")
    yield say("dark-order", "dark.calls", ledger=("PF-187", "PF-188", "PF-056a"))
    yield say("dark-misere", "dark.calls", ledger=("PF-186", "PF-083f"), words=("misere",))
    yield say("dark-talon", "dark.calls", ledger=("PF-065",), words=("talon",))
    yield say("dark-names", "dark.calls", ledger=("PF-180", "PF-180a"))
    players = rules.table.players
    yield say("dark-whist", "dark.calls", ledger=("PF-181", "PF-184a"), players=players, steps=FORCED_SPAN)
    if rules.proof.active():
        yield say("dark-proof", "dark.calls", "proof.kind", ledger=("PF-175",))
    if rules.talon.is_paid():
        yield say("dark-premium", "dark.calls", "talon.paid", ledger=("PF-238a",))


def _passes(rules: Rules) -> Iterator[Sentence]:
    light = "" if rules.dark.games() else "-light"
    ledger = ("PF-190", "PF-190a", "PF-191")
    if rules.dark.first:
        yield say("dark-pass-eldest", "dark.first", ledger=ledger, players=rules.table.players)
    else:
        yield say("dark-pass", "dark.first", ledger=ledger)
    yield say(f"dark-pass-beaten{light}", "dark.calls", ledger=("PF-190",))
    if rules.deal.stays_after_passes():
        yield say(f"dark-pass-again{light}", "dark.calls", "deal.stays", ledger=("PF-192", "PF-193", "PF-192a"))
    yield say("dark-pass-return" if rules.dark.returns() else "dark-pass-final", "dark.final")
    yield say("dark-all-pass", "dark.calls", "dark.first", ledger=("PF-194", "PF-194a"), words=("all-pass",))
