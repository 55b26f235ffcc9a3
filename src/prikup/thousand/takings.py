"""Which tricks, card points and marriages one deal can give.

Nobody saw the cards of a deal that is entered by hand. What was written down is possible if some deal and some play of
it give these numbers: the kernel searches one, by the duties of the rules (``Policy.witness``). What it cannot decide
within its budget counts as possible (docs/decisions/0017).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.seats import Seat
from prikup.thousand.compiled_rules import CompiledRules

ACES_SUIT = -1
"""Stands for the suit of four aces that are declared."""
BUDGET = 120_000
"""Tricks that the kernel tries for one answer: at most some hundredths of a second."""
Numbers = tuple[int, ...]


class Taken(Struct, frozen=True):
    """What was taken and declared in a deal; numbers by seat, card points without marriages."""

    points: Numbers
    tricks: Numbers
    declared: tuple[tuple[Seat, int], ...] = ()
    """Who declared which suit, in order; ``ACES_SUIT`` for four aces. Marriages that were drowned are not named."""
    first: Seat = 0
    """Who led to the first trick."""
    declarer: Seat = -1
    """Who may have laid cards away, and may have other duties than the others (BT-032b, BT-032c)."""
    last: Seat = -1
    """Who took the last trick; -1 where nobody wrote it down."""
    captured: Numbers = ()
    """Pairs of king and queen in the tricks of each seat (BT-031); empty where nobody counted them. The declarer's
    earn nothing: 0 leaves them open."""
    golden: bool = False
    """Whether the talon was left aside (BT-061)."""
    resting: Seat = -1
    """Who holds no cards in this deal; -1 where everybody does (TH-P-032)."""


@lru_cache(maxsize=4096)
def why_not(compiled: CompiledRules, taken: Taken) -> str:
    """What no deal gives; empty if some deal and some play of it give all of it.

    ``points``: these card points do not go with these tricks; ``pairs``: nor do these pairs; ``leads``: who declared
    did not lead often, or early, enough; ``together``: each is possible, but not all of it in one deal.
    """
    found = search(compiled, taken)
    if found in ("found", "unknown"):
        return ""
    counted = replace(taken, declared=(), last=-1)
    if not _possible(compiled, replace(counted, captured=()), trump=bool(taken.declared)):
        return "points"
    if taken.captured and not _possible(compiled, counted, trump=bool(taken.declared)):
        return "pairs"
    return "leads" if found == "unled" else "together"


def _possible(compiled: CompiledRules, taken: Taken, *, trump: bool) -> bool:
    """Whether it may be; ``trump``: also beside some marriage, whose suit takes tricks that others could not."""
    ways = [taken]
    if trump:
        ways += [replace(taken, declared=((seat, 0),)) for seat, tricks in enumerate(taken.tricks) if tricks]
    return any(search(compiled, way, BUDGET // 10) in ("found", "unknown") for way in ways)


def search(compiled: CompiledRules, taken: Taken, budget: int = BUDGET) -> str:
    """What the kernel says of it: ``found``, ``impossible``, ``unled`` or ``unknown``."""
    return witness(compiled, taken, budget)[0]


def witness(compiled: CompiledRules, taken: Taken, budget: int = BUDGET) -> tuple[str, list[Any], list[Any]]:
    """The same with the tricks of a deal that gives it, and all that was declared in it, drowned or not; the kernel
    counts only seats that hold cards."""
    layout = compiled.layout
    playing = [seat for seat in range(len(taken.tricks)) if seat != taken.resting]
    place = {seat: at for at, seat in enumerate(playing)}
    kept, beside, _ = aside(compiled, taken)
    pairs = [count if count or seat != taken.declarer else -1 for seat, count in enumerate(taken.captured)]
    return compiled.sheet_policy.witness(
        layout.all,
        place[taken.first],
        [taken.points[seat] for seat in playing],
        [taken.tricks[seat] for seat in playing],
        [(place[seat], suit) for seat, suit in taken.declared],
        last=place.get(taken.last, -1),
        pairs=[pairs[seat] for seat in playing] if pairs else [],
        kept=(place.get(taken.declarer, 0), kept),
        beside=beside,
        drawn=layout.draws,
        claims=compiled.claims_rest,
        shows=compiled.shows_marriages,
        before=compiled.announces_first,
        drowns=compiled.drowns,
        declarer=place.get(taken.declarer, -1),
        budget=budget,
    )


def aside(compiled: CompiledRules, taken: Taken) -> tuple[int, int, int]:
    """How many cards that nobody played count for the declarer, how many go with the last trick, and how many to
    nobody (BT-004, TH-P-098)."""
    layout, tricks = compiled.layout, sum(taken.tricks)
    kept = beside = 0
    if tricks and not taken.golden:
        kept = layout.away if compiled.keeps_discards else 0
        beside = 0 if compiled.keeps_discards or compiled.loses_discards else layout.away
        beside += 0 if layout.dead else layout.talon * (layout.talons - 1)
    return kept, beside, len(layout.pack) - layout.hands * tricks - kept - beside


def bounds(compiled: CompiledRules, taken: Taken, seat: Seat) -> tuple[int, int]:
    """The fewest and the most card points that a seat's tricks can hold."""
    worth = sorted(compiled.policy.points(1 << card) for card in compiled.layout.pack)
    kept, beside, _ = aside(compiled, taken)
    least = compiled.hands * taken.tricks[seat] + (kept if seat == taken.declarer else 0)
    alone = taken.tricks[seat] == sum(taken.tricks) or taken.last == seat
    most = least + (beside if taken.tricks[seat] and taken.last in (-1, seat) else 0)
    return sum(worth[: most if alone else least]), sum(worth[len(worth) - most :])
