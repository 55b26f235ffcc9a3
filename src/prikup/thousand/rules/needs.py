"""What options need of layout, auction or pack; where that is missing they mean nothing, and are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from prikup.core.options import Value, get_option, options_of, sections_of
from prikup.thousand.layout import LAYOUTS, Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.reach import loses


class Need(Struct, frozen=True):
    """Options that mean nothing where something is missing, with the value that each then has to have."""

    name: str
    """The name of the conflict."""
    because: str
    """The option by which it is missing."""
    missing: Callable[[Rules], bool]
    options: tuple[str, ...]
    """By full name; the name of a section stands for the options that switch it off."""


def layout_of(rules: Rules) -> Layout | None:
    """The layout of a rule set, if there is one."""
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
        lambda rules: rules.auction.kind == "none",
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
                    "first_round",
                    "reentry",
                    "raises",
                )
            ),
            "call.golden",
            "marriages.captured",
            "play.lead",
            "count.declarer",
            "count.round_own",
            "count.round_test",
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
            "talon.forced",
            "talon_redeal.when",
            "writeoff.unopened",
            "auction.opener",
        ),
    ),
    Need(
        "needs_opener",
        "auction.kind",
        lambda rules: rules.auction.kind == "free" and rules.bomb.form == "forced",
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
            "talon_redeal",
            "writeoff.unopened",
            "dark.talon",
            "call.golden",
            "sale",
        ),
    ),
    Need(
        "needs_one_talon",
        "deal.shape",
        _lacks(lambda layout: layout.talons == 1),
        ("talon.early", "talon_redeal", "call.golden", "sale"),
    ),
    Need(
        "needs_one_talon",
        "deal.shape",
        # The document lets the dealer place two and two (TH-P-010); for three and three there are 12,376 ways.
        lambda rules: rules.deal.talon == "dealer" and _lacks(lambda layout: layout.talon * layout.talons < 5)(rules),
        ("deal.talon",),
    ),
    Need("needs_gifts", "deal.shape", _lacks(lambda layout: layout.gifts), ("talon.gifts",)),
    Need("needs_discards", "deal.shape", _lacks(lambda layout: layout.away), ("talon.away",)),
    Need("needs_stock", "deal.shape", _lacks(lambda layout: layout.stock), ("play.duties", "deal.expose")),
    Need(
        "needs_three_hands",
        "table.players",
        _lacks(lambda layout: layout.hands == 3),
        ("call.golden", "sale"),
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
        ("marriages.trump", "marriages.keep", "play.foreign"),
    ),
    Need(
        "needs_moving_trump",
        "marriages.fixed",
        lambda rules: rules.marriages.fixed != "off" and rules.marriages.aces == "trump",
        ("marriages.aces",),
    ),
)
"""What needs what. Silence needs a player bound to open: where all may be silenced nobody would ever bid."""


def unmet(rules: Rules) -> Iterator[tuple[Need, str]]:
    """Every option that means nothing in a rule set, with what it would need."""
    for need in NEEDS:
        if need.missing(rules):
            for option in need.options:
                for name, neutral in _neutral(option):
                    if get_option(rules, name) != neutral:
                        yield need, name


def _neutral(option: str) -> Iterator[tuple[str, Value]]:
    """The values that options must have where they mean nothing: those that switch a section off, else the default."""
    section, _, field = option.partition(".")
    off = sections_of(Rules)[section].off
    if not field:
        yield from ((f"{section}.{name}", value) for name, value in off.items())
    else:
        yield option, off.get(field, options_of(Rules)[option].default)
