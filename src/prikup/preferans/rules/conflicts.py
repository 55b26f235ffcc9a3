"""Options of Preferans that exclude or need each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prikup.core.conflicts import Conflict, conflicts_in
from prikup.core.conflicts import check as raise_first
from prikup.core.errors import RulesError
from prikup.core.options import get_option, value_text
from prikup.preferans.rules import Rules

RulesConflict = Conflict[Rules]


def _needs(name: str, first: str, idle: str, second: str, held: Callable[[Rules], bool]) -> RulesConflict:
    """``first`` may differ from ``idle``, the text of its neutral value, only if ``held`` is true of ``second``."""
    return RulesConflict(
        name, first, second, lambda rules: value_text(get_option(rules, first)) != idle and not held(rules)
    )


def _four(rules: Rules) -> bool:
    return rules.table.players == 4


def _dark(rules: Rules) -> bool:
    return rules.dark.active()


def _proper(rules: Rules) -> bool:
    """Whether more than the Razbojnik is played."""
    return not rules.brigand.alone()


PLAYERS: tuple[RulesConflict, ...] = (
    _needs("dealer_whists_of_four", "whist.dealer", "off", "table.players", _four),
    _needs("dealer_shares_of_four", "share.dealer", "off", "table.players", _four),
    RulesConflict(
        "premium_to_resting_dealer",
        "talon.paid",
        "table.players",
        lambda rules: rules.talon.paid == "dealer" and not _four(rules),
    ),
    RulesConflict(
        "premium_in_halves_of_three",
        "talon.paid",
        "table.players",
        lambda rules: rules.talon.paid == "half" and rules.table.players != 3,
    ),
    RulesConflict(
        "talon_leads_of_four",
        "passes.talon",
        "table.players",
        lambda rules: rules.passes.talon == "leads" and not _four(rules),
    ),
    _needs("split_with_passer", "whist.split", "greedy", "table.players", lambda rules: rules.table.players > 2),
    _needs("pair_of_whisters", "whist.pair", "second", "table.players", lambda rules: rules.table.players > 2),
    _needs("one_on_nine", "whist.alone_on_nine", "off", "table.players", lambda rules: rules.table.players > 2),
)
"""Options that mean nothing with some number of players."""

STAGES: tuple[RulesConflict, ...] = (
    _needs("owner_needs_brigand", "terms.owner", "off", "brigand.play", lambda rules: rules.brigand.play == "first"),
    _needs("pools_need_proper", "brigand.pools", "on", "brigand.play", _proper),
    RulesConflict(
        "hill_only_needs_alone",
        "brigand.hill_only",
        "brigand.play",
        lambda rules: rules.brigand.hill_only and rules.brigand.play == "first",
    ),
    RulesConflict(
        "hill_only_or_worth",
        "brigand.hill_only",
        "pool.worth",
        lambda rules: rules.brigand.settles_hills() and rules.pool.worth != 10,
    ),
    _needs("start_or_brigand", "passes.start", "off", "brigand.play", lambda rules: not rules.brigand.active()),
    *(
        _needs(f"proper_{option.replace('.', '_')}", option, idle, "brigand.play", _proper)
        for option, idle in (
            ("terms.circles", "off"),
            ("terms.last", "next"),
            ("pool.end", "circles"),
            ("help.choice", "off"),
            ("help.short", "off"),
            ("cover.by", "off"),
            ("calls.hold", "off"),
            ("dark.calls", "off"),
            ("dark.first", "off"),
            ("exit.ladder", "6"),
            ("share.dealer", "off"),
            ("totus.play", "off"),
            ("surrender.tricks", "off"),
            ("proof.kind", "off"),
            ("passes.fine", "off"),
            ("passes.after_misere", "off"),
            ("passes.after_nine", "off"),
            ("bombs.by", "off"),
        )
    ),
    RulesConflict(
        "cover_all_needs_brigand",
        "cover.by",
        "brigand.play",
        lambda rules: rules.cover.by == "all" and not rules.brigand.active(),
    ),
    _needs("circles_end", "terms.circles", "off", "pool.end", lambda rules: rules.pool.in_circles()),
    _needs("last_in_circles", "terms.last", "next", "pool.end", lambda rules: rules.pool.in_circles()),
    _needs("last_by_time", "terms.last", "next", "terms.circles", lambda rules: rules.terms.circles is None),
)
"""Options that need a stage, or mean nothing in one."""

POOLS: tuple[RulesConflict, ...] = (
    RulesConflict(
        "end_needs_size",
        "pool.size",
        "pool.end",
        lambda rules: rules.pool.size is None and not rules.pool.in_circles(),
    ),
    RulesConflict(
        "over_needs_size",
        "pool.size",
        "pool.over",
        lambda rules: rules.pool.size is None and rules.pool.over != "kept",
    ),
    RulesConflict(
        "size_or_owner", "pool.size", "terms.owner", lambda rules: rules.pool.size is None and rules.terms.active()
    ),
    RulesConflict(
        "totus_needs_size", "totus.play", "pool.size", lambda rules: rules.totus.play and rules.pool.size is None
    ),
    RulesConflict(
        "total_needs_kept",
        "pool.end",
        "pool.over",
        lambda rules: rules.pool.end == "total" and rules.pool.over != "kept",
    ),
    RulesConflict(
        "partners_need_help",
        "pool.order",
        "pool.over",
        lambda rules: rules.pool.order == "partners" and rules.pool.over != "help",
    ),
    _needs("choice_needs_help", "help.choice", "off", "pool.over", lambda rules: rules.pool.helps()),
    _needs("short_needs_help", "help.short", "off", "pool.over", lambda rules: rules.pool.helps()),
)
"""Pools that nothing closes, and help that nobody gives."""

RACES: tuple[RulesConflict, ...] = (
    RulesConflict(
        "races_need_size", "races.count", "pool.size", lambda rules: rules.races.active() and rules.pool.size is None
    ),
    _needs("races_to_one_pool", "races.count", "off", "pool.end", lambda rules: rules.pool.end == "one"),
    _needs("races_or_brigand", "races.count", "off", "brigand.play", lambda rules: not rules.brigand.active()),
    RulesConflict(
        "totals_need_bonus",
        "races.totals",
        "races.pool",
        lambda rules: rules.races.active() and rules.races.totals and not rules.races.pool and not rules.races.hill,
    ),
)
"""What races need (BP-004)."""

DEALS: tuple[RulesConflict, ...] = (
    RulesConflict(
        "bombs_need_dark", "bombs.by", "dark.calls", lambda rules: rules.bombs.by == "dark" and not _dark(rules)
    ),
    RulesConflict(
        "bombs_need_start",
        "bombs.by",
        "passes.start",
        lambda rules: rules.bombs.by == "start" and rules.passes.start is None,
    ),
    RulesConflict(
        "exit_whisted_or_failed", "exit.whisted", "exit.failed", lambda rules: rules.exit.whisted and rules.exit.failed
    ),
    _needs("fine_needs_same_dealer", "passes.fine", "off", "deal.stays", lambda rules: rules.deal.stays_after_passes()),
    RulesConflict(
        "pools_need_double_bombs",
        "totus.pools",
        "bombs.by",
        lambda rules: rules.totus.active() and rules.totus.pools and rules.bombs.by != "dark",
    ),
    RulesConflict(
        "totus_needs_consolation",
        "totus.consolation",
        "consolation.kind",
        lambda rules: rules.totus.active() and rules.totus.consolation and not rules.consolation.active(),
    ),
)
"""Calls, bombs, all-passes and totus."""

DEFENCE: tuple[RulesConflict, ...] = (
    RulesConflict(
        "half_or_left", "whist.half", "whist.unplayed", lambda rules: rules.whist.half != "off" and rules.whist.unplayed
    ),
    _needs("one_hand_of_dealer", "whist.dealer_hand", "both", "whist.dealer", lambda rules: rules.whist.asks_dealer()),
    RulesConflict(
        "one_hand_stands",
        "whist.dealer_hand",
        "whist.face",
        lambda rules: rules.whist.dealer_plays_one() and rules.whist.face == "lying",
    ),
    RulesConflict(
        "personal_stands",
        "whist.quota",
        "whist.face",
        lambda rules: rules.whist.quota == "personal" and rules.whist.face == "lying",
    ),
    RulesConflict(
        "personal_needs_answer",
        "whist.quota",
        "whist.answer",
        lambda rules: rules.whist.quota == "personal" and rules.whist.answer == "none",
    ),
    _needs("pair_has_no_own_quotas", "whist.pair", "second", "whist.quota", lambda rules: rules.whist.quota == "plain"),
    _needs("pair_needs_answer", "whist.pair", "second", "whist.answer", lambda rules: rules.whist.answer != "none"),
)
"""Whists."""

CONFLICTS = (*PLAYERS, *STAGES, *POOLS, *RACES, *DEALS, *DEFENCE)
"""All conflicts, each between two options. An option of a section that is off merely has no effect."""


def conflicts(rules: Rules) -> Iterator[RulesError]:
    """All conflicts in a rule set, each naming both options."""
    return conflicts_in(rules, CONFLICTS)


def check(rules: Rules) -> None:
    """Raises RulesError(options_conflict) naming both options if a rule set cannot be played."""
    raise_first(conflicts(rules))
