"""The rule set of Thousand: its sections, the order in which they have their say, and what cannot be combined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from prikup.core.errors import RulesError
from prikup.core.options import RuleSet, get_option, value_text
from prikup.thousand.rules.auction import Bidding, Dark, Silence
from prikup.thousand.rules.barrel import Barrel, Threshold, Truck
from prikup.thousand.rules.concede import Bomb, Writeoff
from prikup.thousand.rules.count import Count
from prikup.thousand.rules.deal import Cutting, DealOrder
from prikup.thousand.rules.end import End
from prikup.thousand.rules.fines import Bolts, Crosses, Faults, Streak
from prikup.thousand.rules.golden import Golden
from prikup.thousand.rules.marriages import Marriages
from prikup.thousand.rules.play import Duties
from prikup.thousand.rules.redeal import Praises, Redeal, TalonRedeal
from prikup.thousand.rules.talon import Talon


class Rules(RuleSet, frozen=True, kw_only=True):
    """All options of Thousand; the defaults are the preset ``thousand/ru``, the Russian document to the letter."""

    end: End = End()
    deal: DealOrder = DealOrder()
    cut: Cutting = Cutting()
    redeal: Redeal = Redeal()
    praises: Praises = Praises()
    auction: Bidding = Bidding()
    silence: Silence = Silence()
    dark: Dark = Dark()
    golden: Golden = Golden()
    talon: Talon = Talon()
    talon_redeal: TalonRedeal = TalonRedeal()
    writeoff: Writeoff = Writeoff()
    bomb: Bomb = Bomb()
    marriages: Marriages = Marriages()
    play: Duties = Duties()
    count: Count = Count()
    bolts: Bolts = Bolts()
    crosses: Crosses = Crosses()
    streak: Streak = Streak()
    barrel: Barrel = Barrel()
    threshold: Threshold = Threshold()
    truck: Truck = Truck()
    faults: Faults = Faults()


ORDER: dict[str, tuple[str, ...]] = {
    "forced_bid": ("golden", "auction"),
    "may_bid": ("silence",),
    "bounds": ("auction", "barrel", "golden"),
    "grounds": ("redeal", "praises"),
    "talon_grounds": ("talon_redeal", "praises"),
    "later_grounds": ("redeal",),
    "talon_face": ("dark", "talon"),
    "concessions": ("bomb", "writeoff"),
    "policy": ("marriages", "play"),
    "stakes": ("dark", "golden"),
    "writes_gain": ("threshold",),
    "frozen": ("barrel", "threshold"),
    "score": ("count", "golden", "writeoff", "bomb", "praises", "cut", "faults"),
    "fines": ("bolts", "crosses", "streak", "threshold"),
    "totals": ("end", "barrel", "truck", "golden"),
    "winners": ("end",),
}
"""For each hook the sections that have a say, in order (TH-R-107: contract, bolts, barrel, 555, end)."""


class Conflict(Struct, frozen=True):
    """Two options that cannot be combined, and when."""

    name: str
    first: str
    second: str
    holds: Callable[[Rules], bool]


def _both(first: str, second: str) -> Callable[[Rules], bool]:
    return lambda rules: bool(get_option(rules, first)) and bool(get_option(rules, second))


CONFLICTS = (
    Conflict("one_lock", "barrel.at", "threshold.at", _both("barrel.at", "threshold.at")),
    Conflict(
        "praises_need_barrel",
        "praises.three",
        "barrel.at",
        lambda rules: rules.praises.three and rules.barrel.at is None,
    ),
    Conflict(
        "barrel_below_target",
        "barrel.at",
        "end.target",
        lambda rules: rules.barrel.at is not None and rules.barrel.at >= rules.end.target,
    ),
    Conflict(
        "threshold_below_target",
        "threshold.at",
        "end.target",
        lambda rules: rules.threshold.at is not None and rules.threshold.at >= rules.end.target,
    ),
    Conflict(
        "truck_below_barrel",
        "truck.at",
        "barrel.at",
        lambda rules: rules.truck.at is not None and rules.barrel.at is not None and rules.truck.at >= rules.barrel.at,
    ),
    Conflict(
        "truck_below_target",
        "truck.at",
        "end.target",
        lambda rules: rules.truck.at is not None and rules.truck.at >= rules.end.target,
    ),
    Conflict(
        "opening_on_step",
        "auction.opening",
        "auction.step",
        lambda rules: rules.auction.opening % rules.auction.step != 0,
    ),
    Conflict(
        "coarse_step", "auction.coarse", "auction.step", lambda rules: rules.auction.coarse and rules.auction.step == 10
    ),
    Conflict(
        "fine_needs_nines", "cut.fine", "cut.kind", lambda rules: bool(rules.cut.fine) and rules.cut.kind != "nines"
    ),
    Conflict(
        "wedding_needs_nines",
        "cut.wedding",
        "cut.kind",
        lambda rules: rules.cut.wedding != "off" and rules.cut.kind != "nines",
    ),
    Conflict(
        "overtrump_needs_duty",
        "play.overtrump",
        "play.void",
        lambda rules: rules.play.overtrump and rules.play.void == "free",
    ),
    Conflict(
        "threshold_fine_needs_threshold",
        "threshold.fine",
        "threshold.at",
        lambda rules: bool(rules.threshold.fine) and rules.threshold.at is None,
    ),
    Conflict(
        "threshold_marriage_needs_threshold",
        "threshold.marriage",
        "threshold.at",
        lambda rules: rules.threshold.marriage and rules.threshold.at is None,
    ),
    Conflict(
        "exact_or_lock", "end.win", "barrel.at", lambda rules: rules.end.win == "exact" and rules.barrel.at is not None
    ),
    Conflict(
        "golden_on_step",
        "golden.kind",
        "auction.ceiling",
        lambda rules: rules.golden.kind != "off" and rules.auction.ceiling < 120,
    ),
)
"""What excludes or needs each other; each names two options."""


def check(rules: Rules) -> None:
    """Raises RulesError(options_conflict) naming both options if a rule set cannot be played."""
    for conflict in CONFLICTS:
        if conflict.holds(rules):
            raise RulesError(
                "options_conflict",
                why=conflict.name,
                first=f"{conflict.first}={value_text(get_option(rules, conflict.first))}",
                second=f"{conflict.second}={value_text(get_option(rules, conflict.second))}",
            )


def hooks(rules: Rules, name: str) -> tuple[Callable[..., Any], ...]:
    """The active sections' methods for a hook, in order."""
    sections = [getattr(rules, section) for section in ORDER[name]]
    return tuple(getattr(section, name) for section in sections if section.active() and name not in section.mute())
