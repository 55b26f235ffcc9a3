"""The auction: who speaks when, how high bids may go, dark bids and golden deals."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.auction import CARD_POINTS
from prikup.thousand.rules.call import CALLED


def auction(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """The order of speaking, the amounts, and what some tables add."""
    if not rules.auction.is_held:
        return
    yield told(_course(rules, layout))
    yield told(_amounts(rules))
    yield told(_limits(rules))
    yield told(_dark(rules))
    yield told(_golden(rules))
    yield told(_call(rules))


def _course(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    bids = rules.auction
    yield say(
        "auction-talon" if layout.talon else "auction-plain",
        ledger=("TH-R-038", "TH-R-042h"),
        words=("auction", "bid", "declarer"),
    )
    if bids.must_open:
        told_by = ("auction.kind", "auction.opener", "auction.opening")
        yield say(f"auction-forced-{bids.opener}", *told_by, bid=bids.opening)
    else:
        yield say("auction-free", "auction.kind", "auction.opening", bid=bids.opening)
    yield say("auction-turn", ledger=("TH-R-042a", "TH-R-042e"))
    yield say("auction-reentry" if bids.reentry else "auction-pass-final", "auction.reentry")
    if not bids.must_open:
        if bids.hanging:
            yield say("auction-hanging", "auction.hanging", bid=bids.opening)
        else:
            yield say("auction-all-pass", "auction.kind", "auction.hanging", ledger=("TT-C-009",))


def _amounts(rules: Rules) -> Iterator[Sentence]:
    bids = rules.auction
    if bids.coarse:
        yield say("auction-step-coarse", "auction.step", "auction.coarse", step=bids.step)
    else:
        yield say("auction-step", "auction.step", step=bids.step)
    yield say("auction-jumps" if bids.jumps else "auction-one-step", "auction.jumps")


def _limits(rules: Rules) -> Iterator[Sentence]:
    bids = rules.auction
    if bids.cap != "free":
        told_by = ("auction.cap", "auction.bare")
        words = ("marriage",)
        if bids.cap == "held":
            yield say("auction-cap-held", *told_by, words=words, bid=bids.bare, points=CARD_POINTS)
        else:
            yield say("auction-cap-any", *told_by, words=words, bid=bids.bare)
        if rules.marriages.declares_aces:
            yield say("auction-cap-aces", "marriages.aces", words=("four-aces",))
    if bids.ceiling is not None:
        yield say("auction-ceiling", "auction.ceiling", bid=bids.ceiling)
    if bids.first_round is not None:
        yield say("auction-first-bid", "auction.first_round", bid=bids.first_round)
    if bids.negative:
        yield say("auction-negative", "auction.negative", bid=bids.opening)
    if rules.silence.below is not None:
        yield say("auction-silence", "silence.below", total=-rules.silence.below)


def _dark(rules: Rules) -> Iterator[Sentence]:
    dark = rules.dark
    if dark.floor is None:
        return
    yield say(f"auction-dark-{dark.who}", "dark.floor", "dark.who", words=("dark",), total=dark.floor)
    yield say(f"auction-dark-first-{dark.who}", "dark.who", ledger=("TH-R-093",), bid=CARD_POINTS)
    yield say("auction-dark-times", "dark.times", ledger=("TH-R-097",), times=dark.times)
    yield say("auction-dark-look", ledger=("TH-R-096", "TH-R-103", "TH-R-118"))
    if rules.auction.cap != "free":
        yield say("auction-dark-cap", ledger=("TH-R-099",))
    if rules.barrel.active():
        where = "auction-dark-barrel" if dark.barrel else "auction-dark-no-barrel"
        yield say(where, "dark.barrel", words=("barrel",))
    yield say(f"auction-dark-talon-{dark.talon}", "dark.talon", words=("talon",))


def _golden(rules: Rules) -> Iterator[Sentence]:
    golden = rules.golden
    if not golden.active():
        return
    told_by = ("golden.kind", "golden.deals")
    if golden.deals is None:
        yield say("auction-golden-each", *told_by, words=("golden",), players=rules.table.players)
    else:
        yield say("auction-golden-deals", *told_by, words=("golden",), deals=golden.deals)
    yield say(f"auction-golden-{golden.kind}", "golden.kind", bid=CALLED)
    if golden.marriages:
        yield say("auction-golden-double", "golden.marriages")
    else:
        yield say("auction-golden-double-single", "golden.marriages", lines=("golden.marriages",))
    if rules.auction.raises:
        yield say("auction-golden-more" if golden.more else "auction-golden-bare", "golden.more")
    if golden.again == "play_on":
        yield say("auction-golden-again-play_on", "golden.again")
    else:
        yield say(f"auction-golden-again-{golden.again}", "golden.again", lines=("golden.again",))
    if rules.dark.active():
        yield say("auction-golden-seen", ledger=("BT-060",), words=("dark",))
    if rules.writeoff.active() or rules.bomb.active():
        yield say("auction-golden-played", ledger=("BT-060",))
    if rules.sale.active() or rules.buyback.active():
        yield say("auction-golden-kept", ledger=("BT-059",))
    if rules.special.worths():
        yield say("auction-golden-points", ledger=("BT-059",))


def _call(rules: Rules) -> Iterator[Sentence]:
    if rules.call.active():
        yield say("auction-call", "call.golden", words=("call-golden",), points=CALLED)
