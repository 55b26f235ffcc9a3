"""Weights from a player model: worlds are as likely as they are said to be, in matches of such players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import sqrt
from typing import Any

import pytest
from msgspec import Struct

from prikup.bots import BotError
from prikup.bots.player_model import BotModel
from prikup.core.actions import Play, Shuffle
from prikup.core.cards import RANK_MASKS, Card, cards_in
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.games import new_match
from prikup.search import Decision, Sample, World, sample
from prikup.search.calls import on_dealt_hand
from tests.support.seeds import trials

ERRORS = 0.2
VIEWS = trials(40, 200)
"""Views of each rule set that are asked."""
WORLDS, EFFECTIVE = 150, 25
"""Worlds that a view is asked by, and how many have to be effective: of fewer the share itself is uncertain, and what
is said to be very likely or very unlikely is partly chance."""
RULES = (
    *("thousand/ru", "thousand/pl", "thousand/pl-2a", "1001/hulsemann"),
    *("preferans/sochi", "preferans/leningrad", "preferans/rostov"),
)


class PlainModel:
    """Players who lead and follow with their highest card and do more with two aces, but for a share of errors.

    Quick, so that many deals are tried; what it knows of a view is the hand.
    """

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What such a player does."""
        plays = [action for action in legal if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda action: (action.card & 7, action.card, action.announce))
        strong = ((view.hand or 0) & RANK_MASKS[7]).bit_count() >= 2
        return legal[min(len(legal) - 1, int(strong))]

    def probability(self, decision: Decision) -> float:
        """How likely an action is."""
        chosen: bool = self.choose(decision.view, decision.legal) == decision.action
        return ERRORS / len(decision.legal) + (1 - ERRORS) * chosen


MODEL = PlainModel()


def played(rules: str, rng: random.Random) -> Match[Any, Any, Any]:
    """A deal of such players, at some moment."""
    while True:
        match = new_match(rules, rng.randrange(2))
        steps = rng.randint(4, 26)
        while steps and match.state.sheet.deals == 0 and match.awaits():
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(f"{rng.randrange(1 << 64):016x}"))
                continue
            legal = match.legal(seat)
            chosen = MODEL.choose(match.view(seat), legal)
            match.apply(seat, rng.choice(legal) if rng.random() < ERRORS else chosen)
            steps -= 1
        if match.view(0).cards_out and not match.state.sheet.deals:
            return match


class Event(Struct):
    """That a card lies in a hand: how likely that is said to be, with and without the model, and whether it does."""

    said: float
    plain: float
    true: bool


def holds(seat: Seat, card: Card) -> Callable[[World], bool]:
    """The event that a card lies in a hand."""
    return lambda world: bool(world.hand(seat) >> card & 1)


Moment = tuple[Match[Any, Any, Any], Sample, list[tuple[Seat, Card]]]


def moments(rules: str, seed: int) -> Iterator[tuple[random.Random, Moment]]:
    """Moments of deals, with a sample that a seat draws there and the cards that may lie in a hand or not."""
    rng = random.Random(f"{rules} {seed}")
    while True:
        match = played(rules, rng)
        found = sample(match.view(rng.randrange(match.players)), WORLDS, seed=seed, model=MODEL)
        if found.decisions and (found.exact or found.effective > EFFECTIVE):
            known = found.worlds[0].seen.knowledge
            hidden = [
                (place.seat, card)
                for at, place in enumerate(known.places)
                for card in cards_in(known.possible[at] & ~known.known(at))
                if place.seat >= 0
            ]
            if hidden:
                yield rng, (match, found, hidden)


@cache
def asked(rules: str, seed: int) -> Event:
    """One card of one view: those of one view hang together."""
    rng, (match, found, hidden) = next(moments(rules, seed))
    seat, card = rng.choice(hidden)
    plain = Sample(found.possible, found.worlds, (1 / len(found.worlds),) * len(found.worlds), 0.0)
    lies = holds(seat, card)
    return Event(found.share(lies), plain.share(lies), bool(match.game.hands(match.state)[seat] >> card & 1))


def assert_calibrated(rules: str, views: int) -> None:
    """In each band of likelihoods the events happen as often as they are said to, within 3.5 standard errors."""
    events = [asked(rules, seed) for seed in range(views)]
    for low in (0.0, 0.25, 0.5, 0.75):
        band = [one for one in events if low <= min(one.said, 0.999) < low + 0.25]
        said, happened = sum(one.said for one in band), sum(one.true for one in band)
        spread = sqrt(sum(one.said * (1 - one.said) for one in band))
        assert abs(happened - said) <= 3.5 * spread + 0.5, (low, len(band), said, happened)


@pytest.mark.search
@pytest.mark.turns(4)
@pytest.mark.parametrize("rules", RULES)
def test_what_is_said_to_be_likely_is_as_often_so(rules: str) -> None:
    assert_calibrated(rules, VIEWS)


@pytest.mark.search
@pytest.mark.slow
def test_so_it_is_where_gifts_are_closed() -> None:
    """Each of eight cards may have been a gift: one of them, drawn at random, says too much."""
    assert_calibrated("thousand/pl", 300)


@pytest.mark.search
def test_weights_tell_more_than_what_is_excluded() -> None:
    """The squared error of what is said is smaller with the model than without."""
    events = [asked("preferans/sochi", seed) for seed in range(VIEWS)]
    errors = [sum((said - one.true) ** 2 for one in events for said in (getattr(one, of),)) for of in ("said", "plain")]
    assert errors[0] < errors[1]


@pytest.mark.search
def test_the_wrong_weights_are_noticed() -> None:
    """Likelihoods that are turned round say more wrongly than no likelihoods at all: the measure above can fail."""

    class Turned(PlainModel):
        def probability(self, decision: Decision) -> float:
            return 0.05 / super().probability(decision)

    error = {1: 0.0, -1: 0.0}
    for seed in range(12):
        rng = random.Random(f"turned {seed}")
        match = played("preferans/sochi", rng)
        view = match.view(0)
        for sign, model in ((1, MODEL), (-1, Turned())):
            found = sample(view, WORLDS, seed=seed, model=model)
            for seat, hand in enumerate(match.game.hands(match.state)):
                for card in cards_in(hand):
                    error[sign] += (1 - found.share(holds(seat, card))) ** 2
    assert error[1] < error[-1]


# The sample with a model.


def test_worlds_are_drawn_again_where_few_are_effective() -> None:
    view = played("preferans/sochi", random.Random(4)).view(0)
    weighed = sample(view, 100, model=MODEL)
    assert sum(weighed.weights) == pytest.approx(1)
    assert 1 <= weighed.effective < 100
    assert not weighed.resampled
    again = sample(view, 100, model=MODEL, least=100)
    assert (again.resampled, again.effective, len(again.worlds)) == (True, weighed.effective, 100)
    assert {*again.weights} == {0.01}
    best = max(zip(weighed.weights, weighed.worlds, strict=True), key=lambda one: one[0])
    times = sum(world.cards == best[1].cards for world in again.worlds)
    assert times >= int(best[0] * 100)
    kept = sample(view, 50, model=MODEL, candidates=400)
    assert (kept.resampled, len(kept.worlds)) == (True, 50)


def test_where_a_deal_cannot_be_played_again_nothing_is_weighed() -> None:
    """A match that begins inside the deal has not seen what was said before."""
    whole = played("preferans/sochi", random.Random(4))
    later: Match[Any, Any, Any] = Match(whole.game, start=whole.state)
    found = sample(later.view(0), 20, model=MODEL)
    assert (found.decisions, {*found.weights}) == (0, {1 / len(found.worlds)})


@pytest.mark.parametrize("rules", ["1001/feder", "thousand/pl-2d", "thousand/pl-2e"])
def test_where_cards_are_drawn_from_a_stock_worlds_are_weighed(rules: str) -> None:
    rng = random.Random(1)
    while True:
        view = played(rules, rng).view(0)
        if len(view.tricks) > 2 and view.stock:
            break
    found = sample(view, 20, model=MODEL)
    assert found.decisions
    assert len({*found.weights}) > 1


@pytest.mark.parametrize("kept", [True, False])
def test_cards_that_were_for_sale_are_weighed_unless_they_were_sold(kept: bool) -> None:
    """Once they are sold the view does not show the talon any more (BT-023)."""
    rng = random.Random(2)
    while True:
        match: Match[Any, Any, Any] = new_match("thousand/ru+sale.tries=2+redeal.under=off", 0)
        match.apply(TABLE, Shuffle(f"{rng.randrange(1 << 64):016x}"))
        for _ in range(30):
            seat = match.awaits()[0]
            legal = match.legal(seat)
            sells = [action for action in legal if type(action).__name__ == "Sell"]
            if match.state.sheet.deals or match.phase == "playing":
                break
            match.apply(seat, rng.choice(sells if sells and not match.view(0).sales else legal))
        view = match.view(next(seat for seat in range(3) if seat != match.view(0).declarer))
        if match.phase == "playing" and view.sales and (view.seller == view.declarer) == kept:
            break
    assert bool(sample(view, 20, model=MODEL).decisions) == kept


def test_a_bottom_card_that_was_seen_does_not_hinder() -> None:
    rng = random.Random(3)
    while True:
        match = played("thousand/ru-2+cut.kind=nines+redeal.under=off", rng)
        view = match.view(match.view(0).dealer)
        if view.bottom >= 0 and view.tricks:
            break
    assert sample(view, 20, model=MODEL).decisions


@pytest.mark.search
@pytest.mark.parametrize("rules", ["thousand/ru+dark.floor=off", "thousand/pl", "preferans/sochi"])
def test_calls_alone_weigh_as_they_do_when_the_deal_is_played_again(rules: str) -> None:
    """The quick way and the long one, for a model to which everything but calls on dealt hands says nothing."""

    class Slow(PlainModel):
        def probability(self, decision: Decision) -> float:
            call = decision.view.before_tricks and on_dealt_hand(decision.view)
            return super().probability(decision) if call else 1.0

    class Quick(Slow):
        calls_only = True

    rng, weighed = random.Random(f"calls {rules}"), 0
    for _ in range(8):
        match = played(rules, rng)
        if any(isinstance(action, Play) for _, action in match.log) and match.view(0).tricks:
            slow, quick = (sample(match.view(0), 15, model=model) for model in (Slow(), Quick()))
            assert quick.weights == pytest.approx(slow.weights)
            weighed += max(quick.weights) > 1.1 * min(quick.weights)
    assert weighed


# A bot as a model.


def test_without_the_exchange_gifts_say_nothing() -> None:
    """Calls on the hand as dealt and plays are asked about; a gift is as likely as any other."""
    rng = random.Random(7)
    asked_about: set[str] = set()
    whole, quick = BotModel("thumb"), BotModel("thumb", exchange=False)
    while asked_about != {"auction", "giving", "playing"}:
        match = played("thousand/ru+dark.floor=off+redeal.under=off", rng)
        seat = match.awaits()[0]
        if seat == TABLE or match.phase not in ("auction", "giving", "playing"):
            continue
        view, legal = match.view(seat), match.legal(seat)
        decisions = [Decision(match.game.name, view, legal, action) for action in legal]
        found = [quick.probability(one) for one in decisions]
        if match.phase == "giving":
            assert {*found} == {1 / len(legal)}
        else:
            assert found == [whole.probability(one) for one in decisions]
        asked_about.add(match.phase)


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi"])
def test_what_a_bot_would_do_is_likely_and_all_else_possible(rules: str) -> None:
    match = played(rules, random.Random(9))
    (seat,) = match.awaits()
    legal = match.legal(seat)
    model = BotModel("thumb", errors=0.3)
    found = sorted(model.probability(Decision(match.game.name, match.view(seat), legal, action)) for action in legal)
    assert sum(found) == pytest.approx(1)
    assert found[0] == pytest.approx(0.3 / len(legal))
    assert found[-1] == pytest.approx(0.7 + 0.3 / len(legal))


def test_bad_models_are_refused() -> None:
    for errors in (0.0, -0.1, 1.5):
        with pytest.raises(ValueError, match="share of errors"):
            BotModel("thumb", errors)
    view = played("preferans/sochi", random.Random(9)).view(0)
    with pytest.raises(BotError, match="unknown_bot"):
        sample(view, 2, model=BotModel("nobody"))
