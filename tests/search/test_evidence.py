"""The weight of a world against the sum over every course of its deal, each replayed under the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import exp, isclose
from typing import Any

import pytest

from prikup.core.actions import Deal
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.errors import IllegalAction
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.search import Decision, evidence, sample
from prikup.search.counted_layouts import counted
from prikup.search.evidence import Evidence
from prikup.search.worlds import Seen
from prikup.thousand.actions import Lay
from prikup.thousand.events import CardDrawn, CardPlayed
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.state import Dealing, State
from tests.bots.test_player_model import ERRORS, PlainModel
from tests.property.knowing import AnyMatch, Log
from tests.property.test_knowledge_thousand import ThousandTrial

MODEL = PlainModel()


def dealt(rng: random.Random, rules: str) -> tuple[Any, AnyMatch]:
    """A match whose first deal is entered, at random."""
    playing = Thousand(PRESETS.parse(rules))
    state, _ = playing.start(0)
    layout = playing.compiled.layout
    start = State(state.sheet, Dealing("shuffle"))
    match: AnyMatch = Match(playing, start=start)
    pack = rng.sample(layout.pack, len(layout.pack))
    hands = [0] * playing.players
    for seat in playing.compiled.in_play[state.sheet.dealer]:
        hands[seat], pack = mask_of(pack[: layout.hand]), pack[layout.hand :]
    match.apply(TABLE, Deal(tuple(hands), mask_of(pack), tuple(pack)))
    return start, match


def moment(rng: random.Random, rules: str, most: int, tricks: int = 0) -> ThousandTrial:
    """A view of a deal of plain players that allows few layouts; of a deal with a stock after so many tricks."""
    while True:
        start, match = dealt(rng, rules)
        for _ in range(rng.randint(10, 45) if not tricks else 99):
            if tricks and sum(getattr(match.state.phase, "tricks", ())) == tricks:
                break
            seat = match.awaits()[0]
            legal = match.legal(seat)
            chosen = MODEL.choose(match.view(seat), legal)
            match.apply(seat, rng.choice(legal) if rng.random() < ERRORS else chosen)
            if not match.awaits() or match.awaits()[0] == TABLE:
                break
        view = match.view(rng.randrange(match.players))
        if view.cards_out and match.state.sheet.deals == 0:
            trial = ThousandTrial(match, start, view.seat)
            if 2 <= counted(trial.known).count <= most and (view.in_tricks or not tricks):
                return trial


def likelihood(trial: ThousandTrial, start: Any, log: Log) -> float:
    """How likely everybody but the seat was to do what a log says; 0 if that is not legal."""
    playing, state, found = trial.game, start, 1.0
    views = {seat: playing.fresh_view(state, seat) for seat in range(playing.players)}
    for seat, action in log:
        if seat not in (TABLE, trial.seat):
            legal = playing.legal(state, seat)
            if action not in legal:
                return 0.0
            if len(legal) > 1:
                found *= MODEL.probability(Decision(playing.name, views[seat], legal, action))
        try:
            state, events = playing.apply(state, seat, action)
        except IllegalAction:
            return 0.0
        for told in events:
            views |= {other: playing.fold(view, told) for other, view in views.items() if told.seen_by(other)}
    return found


def orders(log: Log, *, own: bool) -> Iterator[Log]:
    """A log with the cards that the declarer laid away in every order, unless the seat saw them."""
    at = [number for number, (_, action) in enumerate(log) if isinstance(action, Lay)]
    for cards in permutations([log[number][1].card for number in at]):
        changed = list(log)
        for number, card in zip(at, cards, strict=True):
            changed[number] = (log[number][0], Lay(card))
        yield changed
        if own:
            return


def by_hand(trial: ThousandTrial, layout: CardsByPlace) -> float:
    """The sum over all courses to a layout."""
    own = trial.view.declarer == trial.seat
    return sum(
        likelihood(trial, start, log)
        for start, course in trial.courses(layout)
        if trial.gives_the_view(start, course)
        for log in orders(course, own=own)
    )


CLOSED = "+redeal.under=off+redeal.four_nines=off+redeal.marriage=off"


@pytest.mark.search
@pytest.mark.parametrize(
    "rules",
    [
        "thousand/pl",
        "thousand/ru",
        "thousand/pl-2a",
        "thousand/pl-2b",
        "thousand/ru-2+talon.gifts=closed",
        "thousand/ru+deal.pack=32+talon.gifts=closed",
        "1001/mcleod",
    ],
)
def test_weights_are_the_posterior_of_the_model(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every layout that a view allows, every gift and every order of discards: each course replayed by itself."""
    monkeypatch.setattr(evidence, "COURSES", 10_000)
    rng = random.Random(f"posterior {rules}")
    spread = 0
    for _ in range(3):
        trial = moment(rng, rules, 60)
        expected = {
            layout: by_hand(trial, layout) for layout in counted(trial.known).layouts(range(counted(trial.known).count))
        }
        whole = sum(expected.values())
        found = sample(trial.view, 100, model=MODEL)
        assert found.exact
        for world, weight in zip(found.worlds, found.weights, strict=True):
            assert weight == pytest.approx(expected[world.cards] / whole), trial.told(world.cards)
        spread += max(found.weights) > 1.01 * min(found.weights)
    assert spread


@pytest.mark.search
@pytest.mark.parametrize("rules", ["thousand/pl-2d", "1001/hulsemann", "1001/feder"])
def test_so_they_are_on_average_where_cards_are_drawn(rules: str) -> None:
    """Two draws of the opponent: 8 or 6 cards each may have been the one."""
    rng = random.Random(f"drawn {rules}")
    for _ in range(2):
        trial = moment(rng, rules, 10**9, tricks=2)
        view, table = trial.view, counted(trial.known)
        (other,) = {*trial.game.compiled.in_play[view.dealer]} - {trial.seat}
        layouts = table.layouts(rng.sample(range(table.count), 4))
        seen = Seen.of(view)
        exact, mean = [], []
        for layout in layouts:
            exact.append(drawn_by_hand(trial, layout, other))
            total = 0.0
            for seed in range(60):
                random_numbers = random.Random(seed)
                one, _ = Evidence(seen, random_numbers).likelihood(seen.world(layout, random_numbers), MODEL)
                total += exp(one) / 60
            mean.append(total)
        assert sum(exact) > 0
        for one, many in zip(exact, mean, strict=True):
            assert isclose(one, many, rel_tol=0.25, abs_tol=0.02 * max(exact)), (exact, mean)
        assert isclose(sum(exact), sum(mean), rel_tol=0.1), (exact, mean)


def drawn_by_hand(trial: ThousandTrial, layout: CardsByPlace, other: Seat) -> float:
    """The sum over all orders in which the opponent can have drawn its cards; the own order is the true one."""
    steps = [told.event for told in trial.match.events if isinstance(told.event, CardPlayed | CardDrawn)]
    draws = [at for at, one in enumerate(steps) if isinstance(one, CardDrawn) and one.seat == other]
    mine = layout[trial.known.at("hand", trial.seat)]
    for one in steps:
        # What was played comes back, what was drawn was not dealt; a card that was drawn and played was not, either.
        mine |= 1 << one.card if one.seat == trial.seat and isinstance(one, CardPlayed) else 0
    for one in steps:
        mine &= ~(1 << one.card if one.seat == trial.seat and isinstance(one, CardDrawn) else 0)
    stock = layout[trial.known.at("stock")]
    last = 1 << trial.view.exposed if trial.view.exposed >= 0 else 0
    rest = (*cards_in(stock & ~last), *cards_in(last))
    found = 0.0
    for held, drawn in undrawn(steps, len(steps), other, layout[trial.known.at("hand", other)]):
        order = [drawn.get(at, one.card) for at, one in enumerate(steps) if at in draws or isinstance(one, CardDrawn)]
        hands = [0] * trial.game.players
        hands[other], hands[trial.seat] = held, mine
        deal = Deal(tuple(hands), mask_of((*order, *rest)), (*order, *rest))
        found += likelihood(trial, trial.start, [(TABLE, deal), *trial.match.log[1:]])
    return found


def undrawn(
    steps: Sequence[CardPlayed | CardDrawn], at: int, seat: Seat, hand: Cards
) -> Iterator[tuple[Cards, dict[int, Card]]]:
    """Undoes what a seat played and drew, each card that it held as the one drawn: the hand before, and the draws."""
    if not at:
        yield hand, {}
        return
    step = steps[at - 1]
    if step.seat != seat:
        yield from undrawn(steps, at - 1, seat, hand)
    elif isinstance(step, CardPlayed):
        yield from undrawn(steps, at - 1, seat, hand | 1 << step.card)
    else:
        for card in cards_in(hand):
            for before, drawn in undrawn(steps, at - 1, seat, hand & ~(1 << card)):
                yield before, {**drawn, at - 1: card}
