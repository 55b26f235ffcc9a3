"""The rule set of Thousand: its sections, and the order in which their hooks run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.options import RuleSet
from prikup.thousand.rules.auction import Bidding, Silence
from prikup.thousand.rules.barrel import Barrel
from prikup.thousand.rules.buyback import Buyback
from prikup.thousand.rules.call import Call
from prikup.thousand.rules.concede import Bomb, Writeoff
from prikup.thousand.rules.contra import Doubles
from prikup.thousand.rules.count import Count
from prikup.thousand.rules.dark import Dark
from prikup.thousand.rules.deal import Cutting, DealOrder
from prikup.thousand.rules.end import End
from prikup.thousand.rules.faults import Faults
from prikup.thousand.rules.fines import Bolts, Crosses, Streak
from prikup.thousand.rules.golden import Golden
from prikup.thousand.rules.marriages import Marriages
from prikup.thousand.rules.overtime import Overtime
from prikup.thousand.rules.pit import Pit
from prikup.thousand.rules.play import Duties
from prikup.thousand.rules.praises import Praises
from prikup.thousand.rules.redeal import Redeal, TalonRedeal
from prikup.thousand.rules.reverse import Reverse
from prikup.thousand.rules.sale import Sale
from prikup.thousand.rules.special import Special
from prikup.thousand.rules.table import Table
from prikup.thousand.rules.talon import Talon
from prikup.thousand.rules.threshold import Threshold
from prikup.thousand.rules.truck import Truck


class Rules(RuleSet, frozen=True, kw_only=True):
    """All options of Thousand; the defaults are the preset ``thousand/ru``, the Russian document to the letter."""

    table: Table = Table()
    end: End = End()
    overtime: Overtime = Overtime()
    deal: DealOrder = DealOrder()
    cut: Cutting = Cutting()
    redeal: Redeal = Redeal()
    praises: Praises = Praises()
    auction: Bidding = Bidding()
    silence: Silence = Silence()
    dark: Dark = Dark()
    golden: Golden = Golden()
    call: Call = Call()
    talon: Talon = Talon()
    talon_redeal: TalonRedeal = TalonRedeal()
    sale: Sale = Sale()
    buyback: Buyback = Buyback()
    writeoff: Writeoff = Writeoff()
    bomb: Bomb = Bomb()
    special: Special = Special()
    contra: Doubles = Doubles()
    marriages: Marriages = Marriages()
    play: Duties = Duties()
    count: Count = Count()
    bolts: Bolts = Bolts()
    crosses: Crosses = Crosses()
    streak: Streak = Streak()
    barrel: Barrel = Barrel()
    pit: Pit = Pit()
    reverse: Reverse = Reverse()
    threshold: Threshold = Threshold()
    truck: Truck = Truck()
    faults: Faults = Faults()


ORDER: dict[str, tuple[str, ...]] = {
    "forced_bid": ("golden", "auction"),
    "bounds": ("auction", "barrel", "golden"),
    "grounds": ("redeal", "praises"),
    "talon_grounds": ("talon_redeal", "praises"),
    "talon_face": ("dark", "talon"),
    "concessions": ("bomb", "writeoff"),
    "policy": ("deal", "marriages", "play"),
    "weighs_more": ("bolts", "threshold"),
    "stakes": ("dark", "golden", "call", "special", "contra"),
    "frozen": ("barrel", "pit", "threshold"),
    "score": (
        "table",
        "count",
        "special",
        "marriages",
        "golden",
        "writeoff",
        "bomb",
        "praises",
        "cut",
        "faults",
        "buyback",
    ),
    "fines": ("bolts", "crosses", "streak", "threshold"),
    "totals": ("end", "pit", "barrel", "reverse", "truck", "golden"),
    "winners": ("end", "overtime", "reverse"),
    "forbids_total": ("barrel", "end", "reverse", "truck"),
    "forbids_counters": (
        "bolts",
        "crosses",
        "streak",
        "barrel",
        "reverse",
        "writeoff",
        "bomb",
        "golden",
        "overtime",
    ),
}
"""For each hook, the sections that implement it, in order (TH-R-107: contract, bolts, barrel, 555, end)."""


def hooks(rules: Rules, name: str) -> tuple[Callable[..., Any], ...]:
    """The active sections' methods for a hook, in order."""
    sections = [getattr(rules, section) for section in ORDER[name]]
    return tuple(getattr(section, name) for section in sections if section.active() and name not in section.mute())
