"""What the game is about; players, cards and seats; the deal and who deals next."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.preferans.layout import HAND, PACK, TALON, TRICKS
from prikup.preferans.rules import Rules
from prikup.preferans.rules.passes import ROW
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import all_passes, proper
from prikup.rulebook.preferans.speaker import say


def aim(rules: Rules) -> Iterator[Paragraph]:
    """What is played for."""
    yield told(_aim(rules))


def _aim(rules: Rules) -> Iterator[Sentence]:
    yield say("aim-game", ledger=("PF-001", "PF-011"), words=("declarer", "trick"), players=rules.table.players)
    if all_passes(rules):
        yield say("aim-passes", ledger=("PF-068", "PF-153"), words=("all-pass",))
    if rules.brigand.alone():
        yield say("aim-razbojnik", ledger=("PF-283",), words=("razbojnik",))
    elif rules.brigand.active():
        yield say("aim-two-parts", ledger=("PF-008",), words=("razbojnik",))
    if rules.brigand.settles_hills():
        yield say("aim-sheet-hill", ledger=("PF-284",), words=("hill",))
    else:
        yield say("aim-sheet", ledger=("PF-002", "PF-006"), words=("pool", "hill", "whists"))


def cards(rules: Rules) -> Iterator[Paragraph]:
    """Players and cards."""
    yield told(_players(rules))
    yield told(_pack(rules))
    yield told(_seats(rules))


def _players(rules: Rules) -> Iterator[Sentence]:
    players = rules.table.players
    words = ("dummy",) if players == 2 else ("dealer",)
    yield say(f"cards-players-{players}", "table.players", words=words, players=players)


def _pack(rules: Rules) -> Iterator[Sentence]:
    yield say("cards-pack", ledger=("PF-012",), cards=len(PACK))
    yield say("cards-trick", ledger=("PF-036", "PF-021"), words=("trick",), tricks=TRICKS)
    if proper(rules):
        yield say("cards-suits", ledger=("PF-049",), words=("trump",))


def _seats(rules: Rules) -> Iterator[Sentence]:
    ace = "low" if rules.table.low_ace else "high"
    yield say(f"cards-seats-ace-{ace}", "table.low_ace", ledger=("PF-013", "PF-015"))


def deal(rules: Rules) -> Iterator[Paragraph]:
    """The first dealer, the cut, dealing, and who deals next."""
    yield told(_dealing(rules))
    yield told(_next(rules))


def _dealing(rules: Rules) -> Iterator[Sentence]:
    yield say(f"deal-first-{rules.table.first}", "table.first", words=("dealer",))
    yield say("deal-shuffle", ledger=("PF-018",))
    if rules.deal.has_cut():
        yield say("deal-cut", "deal.cut", players=rules.table.players)
    yield say("deal-cards", ledger=("PF-019", "PF-021"), cards=HAND)
    yield say("deal-talon", ledger=("PF-020",), words=("talon",), cards=TALON)
    yield say("deal-eldest", ledger=("PF-034",), words=("eldest-hand",), players=rules.table.players)


def _next(rules: Rules) -> Iterator[Sentence]:
    if rules.brigand.alone():
        yield say("deal-next-off", ledger=("PF-264a", "PF-267a"))
    elif rules.deal.stays_after_passes():
        yield say(f"deal-next-{rules.deal.stays}", "deal.stays", words=("all-pass",), count=ROW)
    else:
        yield say("deal-next-off", "deal.stays")
