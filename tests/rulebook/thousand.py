"""What the tests of Thousand's rulebook stand on: when an option matters, and how its value is read from a book.

``MATTERS`` says by the rules when an option has an effect, and knows nothing of the rulebook; ``READERS`` read values
from message ids and figures, and know nothing of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prikup.core.options import Value, get_option, options_of
from prikup.rulebook.making import CHAPTERS_OF
from prikup.thousand.game import Thousand
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.needs import layout_of

Book = Mapping[str, Mapping[str, Any]]
"""The figures of each sentence by its id, without the ids' common beginning."""
BEGINNING = "rulebook-thousand-"


def book_of(rules: Rules) -> dict[str, dict[str, Any]]:
    """The book of a rule set as readers see it."""
    found: dict[str, dict[str, Any]] = {}
    for chapter in CHAPTERS_OF["thousand"](Thousand(rules)):
        for sentence in chapter.sentences():
            assert sentence.id not in found, f"{sentence.id} is said twice"
            found[sentence.id.removeprefix(BEGINNING)] = dict(sentence.figures)
    return found


# When an option has an effect.

Rule = Callable[[Rules, Layout], bool]


def _tied(rules: Rules, layout: Layout) -> bool:
    """Two can reach the target in one deal, and somebody wins then."""
    return rules.overtime.by is None and (rules.barrel.at is None or rules.barrel.leap == "anyone")


def _held(rules: Rules, layout: Layout) -> bool:
    return rules.auction.kind != "none"


def _falls(rules: Rules, layout: Layout) -> bool:
    return rules.barrel.at is not None and (rules.barrel.deals is not None or rules.barrel.collide != "coexist")


def _claims(rules: Rules, layout: Layout) -> bool:
    redeal = rules.redeal
    words = (redeal.four_nines, redeal.three_nines, redeal.poor)
    return set(words) != {"off"} or redeal.under is not None or redeal.four_jacks


MATTERS: dict[str, Rule] = {
    "table.sitter": lambda rules, layout: rules.table.players == 4,
    "table.pay": lambda rules, layout: rules.table.players == 4,
    "table.ace": lambda rules, layout: rules.table.pay == "aces",
    "table.half": lambda rules, layout: rules.table.players == 4,
    "end.tie": lambda rules, layout: _tied(rules, layout) and _held(rules, layout),
    "end.equal": _tied,
    "deal.sevens": lambda rules, layout: rules.deal.pack == 32,
    "deal.expose": lambda rules, layout: layout.stock > 0,
    "deal.talon": lambda rules, layout: layout.talon > 0,
    "cut.fine": lambda rules, layout: rules.cut.kind == "nines",
    "cut.after_fine": lambda rules, layout: rules.cut.kind == "nines" and rules.cut.fine is not None,
    "cut.wedding": lambda rules, layout: rules.cut.kind == "nines",
    "cut.jack_breaks": lambda rules, layout: rules.cut.kind == "nines" and rules.cut.fine is not None,
    "redeal.marriage": _claims,
    "redeal.window": lambda rules, layout: _claims(rules, layout) or rules.praises.three,
    **{
        f"auction.{name}": _held
        for name in ("opening", "step", "coarse", "jumps", "cap", "ceiling", "first_round", "negative", "raises")
    },
    "auction.reentry": _held,
    "auction.opener": lambda rules, layout: rules.auction.kind == "forced",
    "auction.bare": lambda rules, layout: _held(rules, layout) and rules.auction.cap != "free",
    "auction.hanging": lambda rules, layout: rules.auction.kind == "free",
    "dark.who": lambda rules, layout: rules.dark.floor is not None,
    "dark.barrel": lambda rules, layout: rules.dark.floor is not None and rules.barrel.at is not None,
    "dark.talon": lambda rules, layout: rules.dark.floor is not None,
    "dark.times": lambda rules, layout: rules.dark.floor is not None,
    "golden.deals": lambda rules, layout: rules.golden.kind != "off",
    "golden.more": lambda rules, layout: rules.golden.kind != "off" and rules.auction.raises,
    "golden.again": lambda rules, layout: rules.golden.kind != "off",
    "golden.marriages": lambda rules, layout: rules.golden.kind != "off",
    "talon.forced": lambda rules, layout: (
        layout.talon > 0 and (rules.auction.kind == "forced" or rules.auction.hanging)
    ),
    "talon.early": lambda rules, layout: layout.talons == 1 and layout.talon > 0,
    "talon.flip": lambda rules, layout: layout.talons == 1 and layout.talon > 0,
    "talon.gifts": lambda rules, layout: layout.gifts > 0,
    "talon.away": lambda rules, layout: layout.away > 0,
    "talon_redeal.when": lambda rules, layout: rules.talon_redeal.active(),
    "writeoff.cost": lambda rules, layout: rules.writeoff.kind != "off",
    # What the others get for three marriages goes by it, too.
    "writeoff.share": lambda rules, layout: rules.writeoff.kind != "off",
    "writeoff.ratio": lambda rules, layout: rules.writeoff.kind != "off" and rules.writeoff.share == "ratio",
    "writeoff.limit": lambda rules, layout: rules.writeoff.kind != "off",
    "writeoff.third": lambda rules, layout: rules.writeoff.kind != "off",
    "writeoff.every": lambda rules, layout: rules.writeoff.kind != "off" and rules.writeoff.third is not None,
    "writeoff.dark": lambda rules, layout: rules.writeoff.kind != "off" and rules.dark.floor is not None,
    "writeoff.barrel": lambda rules, layout: rules.writeoff.kind != "off" and rules.barrel.at is not None,
    "writeoff.unopened": lambda rules, layout: rules.writeoff.kind != "off",
    "bomb.form": lambda rules, layout: rules.bomb.count is not None,
    "special.bonus_figure": lambda rules, layout: rules.special.bonus == "figure",
    "contra.times": lambda rules, layout: rules.contra.kind != "off",
    "contra.again": lambda rules, layout: rules.contra.kind == "recontra",
    "marriages.trump": lambda rules, layout: rules.marriages.fixed == "off",
    "marriages.keep": lambda rules, layout: rules.marriages.fixed == "off",
    "marriages.ace_value": lambda rules, layout: rules.marriages.aces != "off",
    "play.foreign": lambda rules, layout: rules.marriages.fixed == "off",
    "play.duties": lambda rules, layout: layout.stock > 0,
    "play.lead": _held,
    "count.declarer": _held,
    "count.round_own": lambda rules, layout: (
        _held(rules, layout) and rules.count.unit > 1 and rules.count.declarer != "bid"
    ),
    "count.round_test": lambda rules, layout: _held(rules, layout) and rules.count.unit > 1,
    "count.direction": lambda rules, layout: rules.count.unit > 1,
    "count.fives": lambda rules, layout: rules.count.unit == 10 and rules.count.direction == "nearest",
    "count.defence": lambda rules, layout: _held(rules, layout) and layout.hands == 3,
    "count.failed": _held,
    **{f"bolts.{name}": lambda rules, layout: rules.bolts.kind != "off" for name in ("count", "fine", "nothing")},
    "bolts.own": lambda rules, layout: rules.bolts.kind != "off" and _held(rules, layout),
    "bolts.barrel": lambda rules, layout: rules.bolts.kind != "off" and rules.barrel.at is not None,
    "bolts.dark_double": lambda rules, layout: rules.bolts.kind != "off",
    **{f"crosses.{name}": lambda rules, layout: rules.crosses.count is not None for name in ("fine", "instead")},
    **{f"streak.{name}": lambda rules, layout: rules.streak.count is not None for name in ("kind", "fine")},
    **{
        f"barrel.{name}": lambda rules, layout: rules.barrel.at is not None
        for name in ("deals", "collide", "reset", "leap", "min_bid", "must_bid")
    },
    "barrel.fall": _falls,
    "barrel.failed": lambda rules, layout: rules.barrel.at is not None and rules.barrel.reset is not None,
    **{f"reverse.{name}": lambda rules, layout: rules.reverse.at is not None for name in ("deals", "back")},
    **{f"threshold.{name}": lambda rules, layout: rules.threshold.at is not None for name in ("fine", "marriage")},
    "truck.minus": lambda rules, layout: rules.truck.at is not None,
}
"""The options that matter only under other options; the others always do."""


def in_force(rules: Rules) -> dict[str, Value]:
    """The options of a rule set that have an effect, with their values."""
    layout = layout_of(rules)
    assert layout is not None
    return {
        name: get_option(rules, name)
        for name in options_of(Rules)
        if name not in MATTERS or MATTERS[name](rules, layout)
    }


# Reading a book.

Reader = Callable[[Book], Value]


def word(beginning: str, *words: str, other: Value = "off") -> Reader:
    """The word with which an id ends; ``other`` where there is no such sentence."""

    def read(book: Book) -> Value:
        found = [one for one in words if f"{beginning}-{one}" in book]
        assert len(found) <= 1, found
        return found[0] if found else other

    return read


def figure(name: str, *ids: str, sign: int = 1) -> Reader:
    """A figure of the first of some sentences that is there; None where none is."""

    def read(book: Book) -> Value:
        found = [book[one][name] for one in ids if one in book]
        return sign * found[0] if found else None

    return read


def said(*ids: str) -> Reader:
    """Whether one of some sentences is there."""
    return lambda book: any(one in book for one in ids)


def _marriage_values(book: Book) -> Value:
    if "marriages-by-order" in book:
        return "by_order" if book["marriages-by-order"]["first"] == 40 else "by_order_low"
    worth = book["marriages-by-suit"]
    known = {
        (40, 60, 80, 100): "standard",
        (80, 100, 40, 60): "silesian",
        (100, 80, 40, 60): "greater_poland",
        (60, 60, 80, 100): "spades_60",
        (60, 40, 80, 100): "austrian",
    }
    return known.get((worth["spades"], worth["clubs"], worth["diamonds"], worth["hearts"]), "trump_40")


def _shape(book: Book) -> Value:
    if "deal-whole" in book:
        return "whole"
    if "deal-two-talons" in book:
        return {2: "two_by_two", 3: "two_by_three"}[book["deal-two-talons"]["cards"]]
    if "deal-stock" not in book:
        return "talon"
    if "deal-talon" in book:
        return "talon_stock"
    hand = next(book[one]["cards"] for one in book if one.startswith("deal-hand"))
    return f"stock_{hand}"


def _pay(book: Book) -> Value:
    if "scoring-sitter-aces" in book:
        return {50: "aces_50", 40: "aces_40"}.get(book["scoring-sitter-aces"]["points"], "aces")
    return word("scoring-sitter", "marriages", "points")(book)


def _bonus(book: Book) -> Value:
    if "scoring-all-tricks" in book:
        points = book["scoring-all-tricks"]["points"]
        return str(points) if points in (60, 120) else "figure"
    return "double" if "scoring-all-tricks-double" in book else "off"


def _share(book: Book) -> Value:
    if "contract-writeoff-share" in book:
        return str(book["contract-writeoff-share"]["points"])
    return word("contract-writeoff-share", "half", "full", "ratio")(book)


def _rounding(book: Book) -> tuple[str, int]:
    """How this book rounds: what the id says, and the unit."""
    for one, figures in book.items():
        if one.startswith("scoring-round-"):
            return one.removeprefix("scoring-round-").removesuffix("-all"), figures["unit"]
    return "", 1


def _cut_after(book: Book) -> Value:
    return word("deal-cut-fine", "again", "deal", other=None)(book)


def _award(book: Book) -> Value:
    if "faults-award" in book:
        return str(book["faults-award"]["points"])
    return "contract" if "faults-award-contract" in book else "off"


def _fine(*ids: str) -> Reader:
    """A fine that nobody speaks of where it is nothing."""
    return lambda book: figure("fine", *ids)(book) or 0


FALLS = (
    "sheet-barrel-deals",
    *(f"sheet-barrel-{one}" for one in ("knock_off", "together_fall", "first_stays", "all_fall")),
)

READERS: dict[str, Reader] = {
    "table.players": figure("players", "cards-players"),
    "table.sitter": word("deal-sitter", "dealer", "opposite", "right"),
    "table.pay": _pay,
    "table.ace": figure("points", "scoring-sitter-aces"),
    "table.half": said("scoring-sitter-half"),
    "end.target": figure("target", "aim-match"),
    "end.win": word("end", "reach", "more", "exact", "capped"),
    "end.tie": word("end-tie", "declarer", "higher"),
    "end.equal": word("end-equal", "play_on", "share"),
    "end.tariff": figure("points", "settlement-tariff"),
    "overtime.by": figure("points", "end-overtime"),
    "deal.pack": lambda book: next(int(one[-2:]) for one in book if one.startswith("cards-pack-")),
    "deal.shape": _shape,
    "deal.sevens": figure("seven", "cards-values-sevens"),
    "deal.expose": said("deal-stock-bottom"),
    "deal.talon": word("deal-talon", "rounds", "last", "drawn", "dealer"),
    "cut.kind": lambda book: (
        "guard" if "deal-cut-guard-jack" in book else word("deal-cut", "offer", "nines", "guard", other="none")(book)
    ),
    "cut.fine": figure("fine", "deal-cut-fine-again", "deal-cut-fine-deal"),
    "cut.after_fine": _cut_after,
    "cut.wedding": word("deal-cut-jack", "bury", "recut", "mix"),
    "cut.jack_breaks": said("deal-cut-jack-breaks"),
    "redeal.four_nines": word("redeal-four-nines", "hand", "exchange", "dealt"),
    "redeal.three_nines": word("redeal-three-nines", "opener", "anyone"),
    "redeal.under": figure("points", "redeal-under"),
    "redeal.four_jacks": said("redeal-four-jacks"),
    "redeal.poor": word("redeal-poor", "no_ace_or_marriage", "no_ace"),
    "redeal.marriage": lambda book: "redeal-marriage" not in book,
    "redeal.must": said("redeal-must-four-nines"),
    "redeal.must_three": said("redeal-must-three-nines"),
    "redeal.must_jacks": said("redeal-must-four-jacks"),
    "redeal.window": word("redeal-window", "auction", "first_word"),
    "praises.three": said("redeal-three-marriages"),
    "praises.four": said("redeal-four-marriages"),
    "auction.kind": lambda book: "free" if "auction-free" in book else "none" if "aim-everyone" in book else "forced",
    "auction.opening": figure("bid", "auction-forced-left", "auction-forced-dealer", "auction-free"),
    "auction.opener": word("auction-forced", "left", "dealer"),
    "auction.step": figure("step", "auction-step", "auction-step-coarse"),
    "auction.coarse": said("auction-step-coarse"),
    "auction.jumps": said("auction-jumps"),
    "auction.cap": word("auction-cap", "held", "any", other="free"),
    "auction.bare": figure("bid", "auction-cap-held", "auction-cap-any"),
    "auction.ceiling": figure("bid", "auction-ceiling"),
    "auction.first_round": figure("bid", "auction-first-bid"),
    "auction.raises": said("contract-raise"),
    "auction.reentry": said("auction-reentry"),
    "auction.negative": said("auction-negative"),
    "auction.hanging": said("auction-hanging"),
    "silence.below": figure("total", "auction-silence", sign=-1),
    "dark.floor": figure("total", "auction-dark-opener", "auction-dark-anyone"),
    "dark.who": word("auction-dark", "opener", "anyone"),
    "dark.barrel": said("auction-dark-barrel"),
    "dark.talon": word("auction-dark-talon", "open", "hidden"),
    "dark.times": figure("times", "auction-dark-times"),
    "golden.kind": word("auction-golden", "forced", "auction"),
    "golden.deals": figure("deals", "auction-golden-deals"),
    "golden.more": said("auction-golden-more"),
    "golden.again": word("auction-golden-again", "play_on", "reset", "repeat"),
    "golden.marriages": said("auction-golden-double"),
    "call.golden": said("auction-call"),
    "talon.forced": word("talon-forced", "choice", "hidden", other="open"),
    "talon.early": said("talon-early"),
    "talon.flip": said("talon-flip"),
    "talon.gifts": word("talon-gifts", "choice", "closed", "open"),
    "talon.away": word("talon-away", "last", "declarer", "nobody"),
    "talon_redeal.nines": word("talon-redeal-nines", "two", "exactly_two"),
    "talon_redeal.under": figure("points", "talon-redeal-under"),
    "talon_redeal.jacks": said("talon-redeal-jacks"),
    "talon_redeal.when": word("talon-redeal", "any", "forced"),
    "sale.tries": figure("times", "talon-sale"),
    "sale.rebuy": said("talon-rebuy"),
    "buyback.price": figure("price", "talon-buyback"),
    "writeoff.kind": word("contract-writeoff", "lead", "play"),
    "writeoff.cost": lambda book: (
        "nothing"
        if "contract-writeoff-fine-alone" in book
        else word("contract-writeoff-cost", "contract", "nothing", "fine")(book)
    ),
    "writeoff.share": _share,
    "writeoff.ratio": figure("left", "contract-writeoff-share-ratio"),
    "writeoff.limit": figure("times", "contract-writeoff-limit"),
    "writeoff.third": figure("fine", "contract-writeoff-fine", "contract-writeoff-fine-alone"),
    "writeoff.every": figure("every", "contract-writeoff-fine", "contract-writeoff-fine-alone"),
    "writeoff.dark": lambda book: "contract-writeoff-not-dark" not in book,
    "writeoff.barrel": said("contract-writeoff-barrel"),
    "writeoff.unopened": said("contract-writeoff-unopened"),
    "bomb.count": figure("bombs", "contract-bomb-count"),
    "bomb.form": word("contract-bomb", "forced", "to_120", "any"),
    "special.bonus": _bonus,
    "special.bonus_figure": figure("points", "scoring-all-tricks"),
    "special.misere": figure("points", "contract-misere"),
    "special.slam": figure("points", "contract-slam"),
    "special.open": said("contract-open"),
    "special.against": figure("fine", "scoring-slam-against"),
    "contra.kind": lambda book: "recontra" if "contract-recontra" in book else word("contract", "contra")(book),
    "contra.times": figure("times", "contract-contra"),
    "contra.again": figure("times", "contract-recontra"),
    "marriages.values": _marriage_values,
    "marriages.when": word("marriages-when", "lead", "own_trick", "first_winner", "before"),
    "marriages.trump": word("marriages-trump", "at_once", "next_trick"),
    "marriages.keep": word("marriages-keep", "last", "first", "higher", "rising"),
    "marriages.fixed": lambda book: (
        ("spades", "clubs", "diamonds", "hearts")[book["marriages-fixed"]["suit"]]
        if "marriages-fixed" in book
        else "off"
    ),
    "marriages.show": said("marriages-show"),
    "marriages.trick": said("marriages-trick"),
    "marriages.drowned": said("marriages-drowned"),
    "marriages.aces": word("marriages-aces", "score", "trump"),
    "marriages.ace_value": figure("points", "marriages-aces-score", "marriages-aces-trump"),
    "marriages.captured": figure("points", "marriages-captured"),
    "play.beat": said("play-beat"),
    "play.void": word("play-void", "trump", "beat", "free"),
    "play.overtrump": said("play-overtrump"),
    "play.partial_trumping": said("play-partial-trumping"),
    "play.overtrump_declarer": said("play-overtrump-declarer"),
    "play.foreign": lambda book: "play-foreign" not in book,
    "play.trump_lead": said("play-trump-lead"),
    "play.last_trick": figure("points", "play-last-trick"),
    "play.duties": word("play-duties", "always", "stock_gone"),
    "play.lead": word("play-lead", "declarer", "left"),
    "play.rest": said("play-rest", "play-rest-stock"),
    "count.declarer": word("scoring-made", "bid", "actual", "points_and_bid"),
    "count.round_own": said("scoring-own-rounded"),
    "count.round_test": said("scoring-test-rounded"),
    "count.unit": lambda book: _rounding(book)[1],
    "count.direction": lambda book: _rounding(book)[0].partition("-")[0],
    "count.fives": lambda book: _rounding(book)[0].partition("-")[2],
    "count.defence": word("scoring-defenders", "own", "pooled"),
    "count.failed": word("scoring-failed", "split", "full", other="none"),
    "bolts.kind": word("sheet-bolts", "row", "total"),
    "bolts.count": figure("bolts", "sheet-bolts-row", "sheet-bolts-total"),
    "bolts.fine": figure("fine", "sheet-bolts-row", "sheet-bolts-total"),
    "bolts.nothing": word("sheet-bolt", "trick", "points"),
    "bolts.own": said("sheet-bolts-own"),
    "bolts.barrel": said("sheet-bolts-barrel"),
    "bolts.dark_double": said("sheet-bolts-dark"),
    "crosses.count": figure("crosses", "sheet-crosses"),
    "crosses.fine": figure("fine", "sheet-crosses"),
    "crosses.instead": said("sheet-crosses-instead"),
    "streak.count": figure("deals", "sheet-streak-row", "sheet-streak-total"),
    "streak.kind": word("sheet-streak", "row", "total"),
    "streak.fine": figure("fine", "sheet-streak-row", "sheet-streak-total"),
    "barrel.at": figure("total", "sheet-barrel"),
    "barrel.deals": figure("deals", "sheet-barrel-deals"),
    "barrel.fall": figure("fine", *FALLS),
    "barrel.collide": word("sheet-barrel", "coexist", "knock_off", "together_fall", "first_stays", "all_fall"),
    "barrel.reset": figure("times", "sheet-barrel-reset-stay", "sheet-barrel-reset-fall"),
    "barrel.failed": word("sheet-barrel-reset", "stay", "fall"),
    "barrel.leap": word("sheet-barrel-leap", "off", "declarer", "anyone"),
    "barrel.min_bid": figure("bid", "sheet-barrel-least"),
    "barrel.must_bid": said("sheet-barrel-must"),
    "pit.at": figure("total", "sheet-pit"),
    "reverse.at": figure("total", "sheet-reverse", sign=-1),
    "reverse.deals": figure("deals", "sheet-reverse-back"),
    "reverse.back": figure("total", "sheet-reverse-back", sign=-1),
    "threshold.at": figure("total", "sheet-threshold"),
    "threshold.fine": figure("fine", "sheet-threshold-fine"),
    "threshold.marriage": said("sheet-threshold-marriage"),
    "truck.at": figure("total", "sheet-truck", "sheet-truck-both"),
    "truck.minus": said("sheet-truck-both"),
    "faults.fine": _fine("faults-look"),
    "faults.revoke": _fine("faults-revoke"),
    "faults.revoke_award": _award,
    "faults.revoke_stands": said("faults-revoke-stands"),
    "faults.misdeal": word("faults-misdeal", "same", "next"),
    "faults.misdeal_fine": _fine("faults-misdeal-fine"),
}
"""How the value of each option is read from a book."""
