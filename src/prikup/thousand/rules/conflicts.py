"""Conflicts in a rule set of Thousand: options that exclude or need each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prikup.core.conflicts import Conflict, conflict_error, conflicts_in
from prikup.core.conflicts import check as raise_first
from prikup.core.errors import RulesError
from prikup.core.options import get_option
from prikup.thousand.layout import LAYOUTS
from prikup.thousand.rules import Rules
from prikup.thousand.rules.auction import CARD_POINTS
from prikup.thousand.rules.needs import NEEDS, layout_of, unmet
from prikup.thousand.rules.reach import highest_bid, most_lost, one_short, out_of_reach, score_step


def _both(first: str, second: str) -> Callable[[Rules], bool]:
    return lambda rules: bool(get_option(rules, first)) and bool(get_option(rules, second))


def _without(first: str, needed: str) -> Callable[[Rules], bool]:
    return lambda rules: bool(get_option(rules, first)) and not get_option(rules, needed)


def _only_later(name: str, option: str, played: Callable[[Rules], bool]) -> Conflict[Rules]:
    """What marriages announced before the first lead exclude (BT-026a)."""
    return Conflict(name, "marriages.when", option, lambda rules: rules.marriages.before_play and played(rules))


def _never_dark(rules: Rules) -> bool:
    """Whether no total can ever allow dark bids (TH-R-092, 098)."""
    floor, at = rules.dark.floor, rules.barrel.at
    if floor is None:
        return False
    sits = at is not None and (floor > at or (floor == at and not rules.dark.barrel))
    return sits or floor >= rules.end.enough


def _first_bids(rules: Rules, least: int) -> bool:
    """Whether the ceiling of first bids leaves no bid above a forced one."""
    first = rules.auction.first_round
    return first is not None and first <= least


def _no_room(rules: Rules) -> bool:
    """Whether nobody can ever bid more than the forced bid."""
    return highest_bid(rules) <= rules.auction.opening


CONFLICTS: tuple[Conflict[Rules], ...] = (
    Conflict(
        "shape_for_players",
        "deal.shape",
        "table.players",
        lambda rules: all(key[::2] != (rules.table.hands, rules.deal.shape) for key in LAYOUTS),
    ),
    Conflict(
        "shape_for_pack",
        "deal.shape",
        "deal.pack",
        lambda rules: (
            layout_of(rules) is None and any(key[::2] == (rules.table.hands, rules.deal.shape) for key in LAYOUTS)
        ),
    ),
    Conflict(
        "deal_needs_auction",
        "deal.shape",
        "auction.kind",
        lambda rules: not rules.auction.is_held and rules.deal.shape not in ("whole", "stock_6", "stock_8", "stock_9"),
    ),
    Conflict(
        "values_need_trump",
        "marriages.values",
        "marriages.fixed",
        lambda rules: rules.marriages.values == "trump_40" and rules.marriages.fixed == "off",
    ),
    Conflict(
        "rising_by_suit",
        "marriages.keep",
        "marriages.values",
        lambda rules: rules.marriages.keep == "rising" and rules.marriages.by_order,
    ),
    Conflict(
        "rising_or_aces",
        "marriages.keep",
        "marriages.aces",
        lambda rules: rules.marriages.keep == "rising" and rules.marriages.aces_make_trump,
    ),
    _only_later("before_or_show", "marriages.show", lambda rules: rules.marriages.show),
    _only_later("before_or_next_trick", "marriages.trump", lambda rules: rules.marriages.trump == "next_trick"),
    _only_later("before_or_aces", "marriages.aces", lambda rules: rules.marriages.declares_aces),
    _only_later("before_or_rising", "marriages.keep", lambda rules: rules.marriages.keep == "rising"),
    _only_later("before_or_stock", "deal.shape", lambda rules: rules.deal.shape.startswith("stock")),
    Conflict(
        "before_or_trump_lead",
        "marriages.when",
        "play.trump_lead",
        lambda rules: rules.marriages.when == "before" and rules.play.trump_lead,
    ),
    Conflict(
        "show_or_trump_lead",
        "marriages.show",
        "play.trump_lead",
        lambda rules: rules.marriages.show and rules.play.trump_lead,
    ),
    Conflict(
        "drowned_by_suit",
        "marriages.drowned",
        "marriages.values",
        lambda rules: rules.marriages.drowned and rules.marriages.by_order,
    ),
    Conflict(
        "ace_value_needs_aces",
        "marriages.ace_value",
        "marriages.aces",
        lambda rules: rules.marriages.ace_value != 200 and not rules.marriages.declares_aces,
    ),
    Conflict(
        "figure_needs_bonus",
        "special.bonus_figure",
        "special.bonus",
        lambda rules: rules.special.bonus_figure != 100 and rules.special.bonus != "figure",
    ),
    Conflict(
        "ace_needs_pay",
        "table.ace",
        "table.pay",
        lambda rules: rules.table.ace != 30 and rules.table.pay != "aces",
    ),
    Conflict(
        "tariff_or_share",
        "end.tariff",
        "end.equal",
        lambda rules: bool(rules.end.tariff) and rules.end.equal == "share",
    ),
    Conflict(
        "tariff_or_reverse",
        "end.tariff",
        "reverse.at",
        lambda rules: bool(rules.end.tariff) and rules.reverse.at is not None and rules.table.players > 2,
    ),
    Conflict(
        "overtime_or_higher",
        "overtime.by",
        "end.tie",
        lambda rules: rules.overtime.by is not None and rules.end.tie == "higher",
    ),
    Conflict(
        "overtime_or_share",
        "overtime.by",
        "end.equal",
        lambda rules: rules.overtime.by is not None and rules.end.equal == "share",
    ),
    Conflict(
        "overtime_or_barrel",
        "overtime.by",
        "barrel.at",
        # From the barrel only an own game leads to the target; of a barrel above the first target no rules tell.
        lambda rules: rules.overtime.by is not None and rules.barrel.at is not None,
    ),
    Conflict(
        "golden_needs_raises",
        "golden.more",
        "auction.raises",
        lambda rules: rules.golden.more and not rules.auction.raises,
    ),
    Conflict(
        "sitter_needs_four",
        "table.sitter",
        "table.players",
        lambda rules: rules.table.sitter != "dealer" and rules.table.players != 4,
    ),
    Conflict(
        "pay_needs_four",
        "table.pay",
        "table.players",
        lambda rules: rules.table.pay != "off" and rules.table.players != 4,
    ),
    Conflict(
        "half_needs_four", "table.half", "table.players", lambda rules: rules.table.half and rules.table.players != 4
    ),
    Conflict(
        "opener_plays",
        "auction.opener",
        "table.sitter",
        lambda rules: rules.auction.opener == "dealer" and rules.table.dealer_rests,
    ),
    Conflict(
        "early_or_hidden",
        "talon.early",
        "talon.forced",
        lambda rules: rules.talon.early and rules.talon.forced != "open",
    ),
    Conflict(
        "early_or_hidden_dark",
        "talon.early",
        "dark.talon",
        lambda rules: rules.talon.early and rules.dark.hides_talon,
    ),
    Conflict("early_or_flip", "talon.early", "talon.flip", _both("talon.early", "talon.flip")),
    Conflict(
        "flip_or_hidden_dark",
        "talon.flip",
        "dark.talon",
        lambda rules: rules.talon.flip and rules.dark.hides_talon,
    ),
    Conflict(
        "bare_needs_cap",
        "auction.bare",
        "auction.cap",
        lambda rules: rules.auction.bare != CARD_POINTS and rules.auction.cap == "free",
    ),
    Conflict(
        "bare_below_opening",
        "auction.bare",
        "auction.opening",
        lambda rules: rules.auction.bare != CARD_POINTS and rules.auction.bare < rules.auction.opening,
    ),
    Conflict(
        "bare_above_ceiling",
        "auction.bare",
        "auction.ceiling",
        lambda rules: rules.auction.bare != CARD_POINTS and rules.auction.bare > highest_bid(rules),
    ),
    Conflict(
        "hanging_needs_free",
        "auction.hanging",
        "auction.kind",
        lambda rules: rules.auction.hanging and rules.auction.kind != "free",
    ),
    Conflict(
        "hanging_dealer_plays",
        "auction.hanging",
        "table.sitter",
        lambda rules: rules.auction.hanging and rules.table.dealer_rests,
    ),
    Conflict(
        "must_needs_four_nines",
        "redeal.must",
        "redeal.four_nines",
        lambda rules: rules.redeal.must and rules.redeal.four_nines == "off",
    ),
    Conflict(
        "must_needs_right",
        "redeal.must_three",
        "redeal.three_nines",
        lambda rules: rules.redeal.must_three and rules.redeal.three_nines == "off",
    ),
    Conflict(
        "must_needs_right",
        "redeal.must_jacks",
        "redeal.four_jacks",
        lambda rules: rules.redeal.must_jacks and not rules.redeal.four_jacks,
    ),
    *(
        Conflict("must_or_marriage", must, "redeal.marriage", _without(must, "redeal.marriage"))
        for must in ("redeal.must", "redeal.must_three", "redeal.must_jacks")
    ),
    Conflict("early_or_unopened", "talon.early", "writeoff.unopened", _both("talon.early", "writeoff.unopened")),
    Conflict(
        "sale_needs_room", "sale.tries", "auction.ceiling", lambda rules: bool(rules.sale.tries) and _no_room(rules)
    ),
    Conflict("rebuy_needs_room", "sale.rebuy", "auction.ceiling", lambda rules: rules.sale.rebuy and _no_room(rules)),
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
        "partial_needs_duty",
        "play.partial_trumping",
        "play.void",
        lambda rules: rules.play.partial_trumping and rules.play.void != "trump",
    ),
    Conflict(
        "declarer_or_every_trump",
        "play.overtrump_declarer",
        "play.overtrump",
        lambda rules: rules.play.overtrump_declarer and rules.play.overtrump,
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
        "exact_or_lock", "end.win", "barrel.at", lambda rules: rules.end.to_the_point and rules.barrel.at is not None
    ),
    Conflict("barrel_out_of_reach", "barrel.at", "end.target", out_of_reach),
    Conflict(
        "exact_on_unit",
        "end.win",
        "end.target",
        lambda rules: rules.end.to_the_point and rules.end.target % score_step(rules) != 0,
    ),
    Conflict("exact_one_short", "end.win", "count.unit", one_short),
    Conflict(
        "truck_on_unit",
        "truck.at",
        "count.unit",
        lambda rules: rules.truck.at is not None and rules.truck.at % score_step(rules) != 0,
    ),
    Conflict(
        "dark_out_of_reach", "dark.floor", "barrel.at", lambda rules: bool(rules.barrel.at) and _never_dark(rules)
    ),
    Conflict("dark_below_target", "dark.floor", "end.target", _never_dark),
    Conflict(
        "opening_off_step",
        "auction.opening",
        "auction.step",
        lambda rules: rules.auction.opening % rules.auction.step != 0,
    ),
    Conflict(
        "first_above_opening",
        "auction.first_round",
        "auction.opening",
        lambda rules: _first_bids(rules, rules.auction.opening),
    ),
    Conflict(
        "first_above_golden",
        "auction.first_round",
        "golden.kind",
        lambda rules: rules.golden.kind == "auction" and _first_bids(rules, 120),
    ),
    Conflict(
        "first_below_ceiling",
        "auction.first_round",
        "auction.ceiling",
        lambda rules: rules.auction.first_round is not None and rules.auction.first_round >= highest_bid(rules),
    ),
    Conflict(
        "coarse_below_ceiling",
        "auction.coarse",
        "auction.ceiling",
        lambda rules: rules.auction.coarse and highest_bid(rules) <= 200,
    ),
    Conflict(
        "third_within_limit",
        "writeoff.third",
        "writeoff.limit",
        lambda rules: (
            bool(rules.writeoff.third)
            and rules.writeoff.limit is not None
            and rules.writeoff.limit < rules.writeoff.every
        ),
    ),
    Conflict(
        "every_needs_fine",
        "writeoff.every",
        "writeoff.third",
        lambda rules: rules.writeoff.every != 3 and rules.writeoff.third is None,
    ),
    Conflict(
        "ratio_needs_share",
        "writeoff.ratio",
        "writeoff.share",
        lambda rules: rules.writeoff.ratio != 50 and rules.writeoff.share != "ratio",
    ),
    Conflict(
        "ratio_needs_two",
        "writeoff.share",
        "table.players",
        lambda rules: rules.writeoff.active() and rules.writeoff.share == "ratio" and rules.table.hands == 2,
    ),
    Conflict(
        "reset_needs_falls",
        "barrel.reset",
        "barrel.failed",
        lambda rules: (
            bool(rules.barrel.reset)
            and rules.barrel.failed == "fall"
            and rules.barrel.deals is None
            and rules.barrel.collide == "coexist"
        ),
    ),
    Conflict(
        "fall_needs_loss",
        "barrel.fall",
        "barrel.reset",
        lambda rules: rules.barrel.active() and rules.barrel.fall == 0 and rules.barrel.reset is None,
    ),
    Conflict(
        "round_own_needs_points",
        "count.round_own",
        "count.declarer",
        lambda rules: rules.count.round_own and rules.count.declarer == "bid",
    ),
    Conflict(
        "round_own_needs_unit",
        "count.round_own",
        "count.unit",
        lambda rules: rules.count.round_own and rules.count.unit == 1,
    ),
    Conflict(
        "round_test_needs_unit",
        "count.round_test",
        "count.unit",
        lambda rules: rules.count.round_test and rules.count.unit == 1,
    ),
    Conflict(
        "direction_needs_unit",
        "count.direction",
        "count.unit",
        lambda rules: rules.count.direction != "nearest" and rules.count.unit == 1,
    ),
    Conflict(
        "fives_need_tens",
        "count.fives",
        "count.unit",
        lambda rules: rules.count.fives == "down" and rules.count.unit != 10,
    ),
    Conflict(
        "fives_need_nearest",
        "count.fives",
        "count.direction",
        lambda rules: rules.count.fives == "down" and rules.count.direction != "nearest",
    ),
    Conflict(
        "after_fine_needs_fine",
        "cut.after_fine",
        "cut.fine",
        lambda rules: rules.cut.after_fine == "deal" and rules.cut.fine is None,
    ),
    Conflict(
        "run_needs_fine",
        "cut.jack_breaks",
        "cut.fine",
        lambda rules: rules.cut.jack_breaks and rules.cut.fine is None,
    ),
    Conflict(
        "run_needs_wedding",
        "cut.jack_breaks",
        "cut.wedding",
        lambda rules: rules.cut.jack_breaks and rules.cut.wedding in ("off", "recut"),
    ),
    Conflict(
        "places_need_small_pack",
        "deal.pack",
        "deal.talon",
        lambda rules: rules.deal.pack == 32 and rules.deal.talon == "dealer",
    ),
    Conflict(
        "pit_below_barrel",
        "pit.at",
        "barrel.at",
        lambda rules: rules.pit.at is not None and rules.barrel.at is not None and rules.pit.at >= rules.barrel.at,
    ),
    Conflict(
        "pit_below_threshold",
        "pit.at",
        "threshold.at",
        lambda rules: (
            rules.pit.at is not None and rules.threshold.at is not None and rules.pit.at >= rules.threshold.at
        ),
    ),
    Conflict(
        "pit_below_target",
        "pit.at",
        "end.target",
        lambda rules: rules.pit.at is not None and rules.pit.at >= rules.end.target,
    ),
    Conflict(
        "pit_or_truck",
        "pit.at",
        "truck.at",
        lambda rules: rules.pit.at is not None and rules.pit.at == rules.truck.at,
    ),
    Conflict(
        "reverse_above_target",
        "reverse.at",
        "end.target",
        lambda rules: rules.reverse.at is not None and -rules.reverse.at >= rules.end.target,
    ),
    Conflict(
        "reverse_out_of_reach",
        "reverse.at",
        "end.target",
        lambda rules: rules.reverse.at is not None and rules.end.enough + rules.reverse.at > most_lost(rules),
    ),
    Conflict(
        "reverse_back_above",
        "reverse.back",
        "reverse.at",
        lambda rules: rules.reverse.at is not None and rules.reverse.back <= rules.reverse.at,
    ),
    Conflict(
        "reverse_or_truck",
        "reverse.at",
        "truck.at",
        lambda rules: rules.reverse.at is not None and rules.truck.minus and rules.truck.at == -rules.reverse.at,
    ),
    Conflict(
        "cross_needs_count",
        "crosses.instead",
        "crosses.count",
        lambda rules: rules.crosses.instead and rules.crosses.count is None,
    ),
    Conflict(
        "dark_double_needs_dark",
        "bolts.dark_double",
        "dark.floor",
        lambda rules: rules.bolts.dark_double and not rules.dark.active(),
    ),
)
"""The conflicts; each names two options. Options that need a certain layout are in ``needs``."""
NAMES = frozenset({conflict.name for conflict in CONFLICTS} | {need.name for need in NEEDS})
"""The names of all conflicts."""


def conflicts(rules: Rules) -> Iterator[RulesError]:
    """All conflicts of a rule set, each naming both options."""
    yield from conflicts_in(rules, CONFLICTS)
    for need, name in unmet(rules):
        yield conflict_error(rules, need.name, name, need.because)


def check(rules: Rules) -> None:
    """Raises RulesError(options_conflict), naming both options, if a rule set cannot be played."""
    raise_first(conflicts(rules))
