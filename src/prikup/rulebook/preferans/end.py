"""The course of a match: the Razbojnik, races, the last round; the settlement."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.preferans.compiled_rules import OWED_ALL
from prikup.preferans.rules import Rules
from prikup.preferans.rules.stages import ROUNDS, SMALLEST
from prikup.preferans.score.settle import HILL_POINT
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.preferans.questions import pools_close, proper
from prikup.rulebook.preferans.speaker import say


def brigand(rules: Rules) -> Iterator[Paragraph]:
    """The Razbojnik, and what follows it."""
    if not rules.brigand.active():
        return
    yield told(_razbojnik(rules))
    yield told(_not_there(rules))
    yield told(_afterwards(rules))


def _razbojnik(rules: Rules) -> Iterator[Sentence]:
    brigand, players = rules.brigand, rules.table.players
    games = OWED_ALL.bit_count()
    yield say(
        f"brigand-{brigand.play}",
        "brigand.play",
        ledger=("PF-262",),
        words=("razbojnik",),
        games=games,
        deals=games * players,
    )
    yield say(f"brigand-soloist-{brigand.soloist}", "brigand.soloist", ledger=("PF-263",), players=players)
    yield say("brigand-game", ledger=("PF-264b", "PF-265a", "PF-266"), words=("talon",))
    if proper(rules):
        yield say("brigand-moves", ledger=("PF-264a",))
        yield say("brigand-no-limit", ledger=("PF-272a",), words=("pool",))


def _not_there(rules: Rules) -> Iterator[Sentence]:
    if rules.dark.active():
        yield say("brigand-no-dark", "dark.calls", ledger=("PF-264b",))
    if rules.bombs.active():
        yield say("brigand-no-bombs", "bombs.by", ledger=("PF-264b",))
    if rules.share.active():
        yield say("brigand-no-share", "share.dealer", ledger=("PF-264b",))
    if rules.totus.active():
        yield say("brigand-no-totus", "totus.play", ledger=("PF-264b",))
    if rules.surrender.active():
        yield say("brigand-no-surrender", "surrender.tricks", ledger=("PF-264b",))
    if rules.proof.active():
        yield say("brigand-no-proof", "proof.kind", ledger=("PF-172a", "PF-264b"))


def _afterwards(rules: Rules) -> Iterator[Sentence]:
    if rules.brigand.has_circles():
        deals = ROUNDS * rules.table.players
        words = ("all-pass", "round")
        yield say("brigand-passes", "brigand.circles", ledger=("PF-267a",), words=words, rounds=ROUNDS, deals=deals)
    if not proper(rules):
        return
    yield say("brigand-pools-off" if rules.brigand.settles_apart() else "brigand-pools-on", "brigand.pools")
    if rules.terms.active():
        free = rules.pool.in_circles() and rules.terms.circles is None
        what = "brigand-owner-rounds" if free else "brigand-owner"
        ledger = ("PF-003", "PF-269", "PF-270")
        yield say(what, "terms.owner", ledger=ledger, words=("hill-owner",), size=SMALLEST)


def end(rules: Rules) -> Iterator[Paragraph]:
    """When the match ends."""
    if rules.races.active():
        yield told(_races(rules))
    else:
        yield told(_match(rules))
    if rules.pool.deals is not None:
        yield told([say("end-deals", "pool.deals", deals=rules.pool.deals)])


def _match(rules: Rules) -> Iterator[Sentence]:
    pool = rules.pool
    if not proper(rules):
        yield say("end-razbojnik", "brigand.play", ledger=("PF-276a",))
    elif pool.in_circles():
        yield say("end-round", ledger=("PF-009", "PF-017"), words=("round",))
        yield from _rounds(rules)
    elif pool.end == "total":
        yield say("end-total", "pool.end", "pool.size", points=pool.ceiling() * rules.table.players)
    else:
        yield say(f"end-{pool.end}", "pool.end", ledger=("PF-276a",))


def _rounds(rules: Rules) -> Iterator[Sentence]:
    terms = rules.terms
    if terms.circles is not None:
        yield say("end-rounds", "pool.end", "terms.circles", rounds=terms.circles)
        return
    last = "running" if terms.ends_running() else "next"
    if terms.active():
        yield say("end-rounds-owner", "pool.end", "terms.owner", words=("hill-owner",))
        yield say(f"end-time-owner-{last}", "terms.circles", "terms.last", ledger=("PF-273a",))
    else:
        told_by: tuple[str, ...] = ("pool.end", "terms.circles", "terms.last")
        if rules.brigand.active():
            told_by = (*told_by, "terms.owner")
        yield say(f"end-time-{last}", *told_by, ledger=("PF-273a",))


def _races(rules: Rules) -> Iterator[Sentence]:
    races = rules.races
    yield say("end-races", "races.count", words=("race",), races=races.count or 0)
    yield say("end-race-whisted" if races.whisted else "end-race-closed", "races.whisted", words=("row",))
    players = rules.table.players
    taken = {name: whists for name, whists in (("pool", races.pool), ("hill", races.hill)) if whists}
    for name, whists in taken.items():
        yield say(f"end-race-{name}", f"races.{name}", lines=(f"race.{name}",), players=players, whists=whists)
    if races.totals:
        for name, whists in taken.items():
            yield say(f"end-total-{name}", "races.totals", lines=(f"total.{name}",), players=players, whists=whists)


def settlement(rules: Rules) -> Iterator[Paragraph]:
    """What is paid at the end."""
    yield told(_settlement(rules))


def _settlement(rules: Rules) -> Iterator[Sentence]:
    if rules.brigand.settles_hills():
        yield say("settlement-hill-only", "brigand.hill_only", words=("hill",))
    else:
        what, told_by = _pools_settled(rules), ("pool.worth",)
        points = rules.pool.worth // HILL_POINT
        yield say(what, *told_by, ledger=("PF-257a", "PF-260"), words=("pool", "hill"), points=points)
    yield say(
        "settlement-hills",
        ledger=("PF-254", "PF-255", "PF-256", "PF-259"),
        words=("whists",),
        whists=HILL_POINT,
        players=rules.table.players,
    )
    if not rules.brigand.settles_hills():
        yield say("settlement-whists", ledger=("PF-257",))
    yield say("settlement-rounding", ledger=("PF-258", "PF-258a"))
    yield say("settlement-winner", ledger=("PF-257",))


def _pools_settled(rules: Rules) -> str:
    """How the settlement compares pools: with their size, or with the largest where several are added up."""
    added_up = rules.races.active() or rules.brigand.settles_apart()
    if added_up or not pools_close(rules):
        return "settlement-pool-largest"
    return "settlement-pool-kept" if rules.pool.over == "kept" else "settlement-pool"
