"""Options that need a certain layout, auction or pack: without it they mean nothing, and are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from prikup.core.options import Value, get_option, options_of, sections_of
from prikup.thousand.layout import LAYOUTS, Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.reach import loses


class Need(Struct, frozen=True):
    """Options that mean nothing if something is missing, and the value that each must then have."""

    name: str
    """The name of the conflict."""
    because: str
    """The option because of which it is missing."""
    missing: Callable[[Rules], bool]
    options: tuple[str, ...]
    """Full names; the name of a section stands for the options that switch it off."""


def layout_of(rules: Rules) -> Layout | None:
    """The layout of a rule set, if it has one."""
    return LAYOUTS.get((rules.table.hands, rules.deal.pack, rules.deal.shape))


def _lacks(wanted: Callable[[Layout], object]) -> Callable[[Rules], bool]:
    def missing(rules: Rules) -> bool:
        layout = layout_of(rules)
        return layout is not None and not wanted(layout)

    return missing


NEEDS = (
    Need(
        "needs_auction",
        "auction.kind",
        lambda rules: not rules.auction.is_held,
        (
            "silence",
            "dark",
            "golden",
            "barrel",
            "pit",
            "threshold",
            "praises",
            "redeal",
            "talon_redeal",
            "writeoff",
            "bomb",
            "buyback",
            "crosses",
            "contra",
            "special",
            *(
                f"auction.{name}"
                for name in (
                    "opening",
                    "opener",
                    "step",
                    "coarse",
                    "jumps",
                    "cap",
                    "ceiling",
                    "bare",
                    "negative",
                    "first_round",
                    "reentry",
                    "raises",
                )
            ),
            "call.golden",
            "marriages.captured",
            "play.lead",
            "play.partial_trumping",
            "play.overtrump_declarer",
            "count.declarer",
            "count.round_own",
            "count.round_test",
            "count.defence",
            "count.failed",
            "end.tie",
            "faults.revoke_award",
        ),
    ),
    Need("needs_losses", "auction.kind", lambda rules: not loses(rules), ("reverse.at",)),
    Need(
        "needs_opener",
        "auction.kind",
        lambda rules: rules.auction.kind == "free",
        (
            "silence",
            "dark",
            "golden",
            "call.golden",
            "auction.opener",
        ),
    ),
    Need(
        "needs_opener",
        "auction.kind",
        # A dealer who has to play when all have passed has the forced bid, too (BT-019e).
        lambda rules: rules.auction.may_all_pass,
        ("talon.forced", "talon_redeal.when", "writeoff.unopened"),
    ),
    Need(
        "needs_opener",
        "auction.kind",
        lambda rules: rules.auction.may_all_pass and rules.bomb.form == "forced",
        ("bomb",),
    ),
    Need(
        "needs_talon",
        "deal.shape",
        _lacks(lambda layout: layout.talon),
        (
            "deal.talon",
            "talon.forced",
            "talon.early",
            "talon.flip",
            "talon_redeal",
            "writeoff.unopened",
            "dark.talon",
            "call.golden",
            "sale",
            "buyback",
        ),
    ),
    Need(
        "needs_one_talon",
        "deal.shape",
        _lacks(lambda layout: layout.talons == 1),
        ("talon.early", "talon.flip", "talon_redeal", "call.golden", "sale", "buyback"),
    ),
    Need(
        "needs_one_talon",
        "deal.shape",
        # The document lets the dealer place two and two (TH-P-010); for three and three there are 12,376 ways.
        lambda rules: rules.deal.talon == "dealer" and _lacks(lambda layout: layout.in_talons < 5)(rules),
        ("deal.talon",),
    ),
    Need("needs_gifts", "deal.shape", _lacks(lambda layout: layout.gifts), ("talon.gifts",)),
    Need("needs_discards", "deal.shape", _lacks(lambda layout: layout.away), ("talon.away",)),
    Need("needs_stock", "deal.shape", _lacks(lambda layout: layout.stock), ("play.duties", "deal.expose")),
    Need(
        "needs_three_hands",
        "table.players",
        _lacks(lambda layout: layout.hands == 3),
        # A trump lies before who has no card of the suit led: that takes three hands.
        ("call.golden", "sale", "count.defence", "play.partial_trumping", "play.overtrump_declarer"),
    ),
    Need(
        "needs_talon_of_three",
        "deal.pack",
        lambda rules: rules.deal.pack == 20,
        ("call.golden", "sale"),
    ),
    Need("needs_sevens", "deal.pack", lambda rules: rules.deal.pack != 32, ("deal.sevens",)),
    Need(
        "needs_nines",
        "deal.pack",
        lambda rules: rules.deal.pack == 20,
        ("redeal.four_nines", "redeal.three_nines", "talon_redeal.nines"),
    ),
    Need(
        "needs_nines",
        "deal.pack",
        lambda rules: rules.deal.pack == 20 and rules.cut.kind == "nines",
        ("cut.kind",),
    ),
    Need(
        "needs_moving_trump",
        "marriages.fixed",
        lambda rules: rules.marriages.fixed != "off",
        ("marriages.trump", "marriages.keep", "play.foreign", "play.trump_lead"),
    ),
    Need(
        "needs_moving_trump",
        "marriages.fixed",
        lambda rules: rules.marriages.fixed != "off" and rules.marriages.aces_make_trump,
        ("marriages.aces",),
    ),
)
"""What needs what. Silence needs a forced opener: otherwise all could be silenced, and nobody would ever bid."""


def unmet(rules: Rules) -> Iterator[tuple[Need, str]]:
    """Every option that means nothing in a rule set, with what it needs."""
    for need in NEEDS:
        if need.missing(rules):
            for option in need.options:
                for name, neutral in _neutral(option):
                    if get_option(rules, name) != neutral:
                        yield need, name


def _neutral(option: str) -> Iterator[tuple[str, Value]]:
    """The values that options must have if they mean nothing: those that switch a section off, or the default."""
    section, _, field = option.partition(".")
    off = sections_of(Rules)[section].off
    if not field:
        yield from ((f"{section}.{name}", value) for name, value in off.items())
    else:
        yield option, off.get(field, options_of(Rules)[option].default)
