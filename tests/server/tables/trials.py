"""Trials of hidden cards: a match, and another one that an observer cannot tell from it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from hypothesis import assume
from hypothesis import strategies as st

from prikup.core.actions import Deal, Pass, Rest
from prikup.core.cards import Card, Cards
from prikup.core.errors import IllegalAction
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.games import options
from prikup.notation.actions import action_text
from prikup.server.tables.feed import WATCHER
from prikup.thousand.actions import AnyAction
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.rules import Rules
from prikup.thousand.state import Dealing, State
from tests.property.test_non_interference import disclosed, first_state, mapped, mapped_deal
from tests.support.random_rules import rule_sets, settle

LONGEST = 60
"""Actions on the way to a phase at most."""
MatchOf = Match[State, AnyAction, Any]
Log = list[tuple[Seat, Any]]


class Trial(NamedTuple):
    """A match under way as it is, and as it might be for all that the observer has been shown."""

    rules: str
    start: Any
    log: Log
    observer: Seat
    other_start: Any
    other_log: Log
    phase: str

    def __repr__(self) -> str:
        told = "; ".join(f"{seat}: {action_text(action)}" for seat, action in self.log)
        other = "; ".join(f"{seat}: {action_text(action)}" for seat, action in self.other_log)
        return f"<{self.rules}, seat {self.observer} looks in {self.phase}: {told} | {other}>"


RULES = {
    "dealing": ("thousand/ru+cut.kind=nines+cut.wedding=bury",),
    "auction": (
        "thousand/ru+dark.barrel=on+dark.floor=0",
        "thousand/ru-common+dark.floor=0+redeal.under=off",
        "thousand/ru-common+dark.floor=0+dark.who=anyone+redeal.under=off",
    ),
    "taking": ("thousand/ru-common+redeal.under=off+talon.forced=choice",),
    "selling": ("thousand/ru+redeal.under=off+sale.rebuy=on+sale.tries=3+special.open=on",),
    "keeping": ("thousand/ru+buyback.price=50+dark.floor=0+redeal.under=off+talon.forced=choice",),
    "giving": ("thousand/ru+dark.floor=0+redeal.under=off", "thousand/ru+deal.pack=32+redeal.under=off"),
    "naming": ("thousand/ru+redeal.under=off+special.misere=120+special.open=on",),
    "doubling": ("thousand/ru+contra.kind=recontra+redeal.under=off+special.misere=120+special.open=on",),
    "announcing": ("thousand/ru+marriages.when=before+redeal.under=off+special.open=on",),
    "playing": ("thousand/ru+marriages.show=on+redeal.under=off+special.open=on+special.slam=300",),
    "resting": ("thousand/ru+redeal.under=off+special.open=on",),
}
"""Rules that lead to a phase and to the rare things in it, beside rules drawn from all."""


def seen(match: MatchOf, observer: Seat) -> Cards:
    """All cards whose face an observer has been shown in this deal."""
    game = match.game
    assert isinstance(game, Thousand)
    found = 0
    for told in match.events:
        if game.public(told) if observer == WATCHER else told.seen_by(observer):
            cards, card = getattr(told.event, "cards", None), getattr(told.event, "card", None)
            found |= (cards or 0) | (0 if card is None else 1 << card)
            # The bottom card of a stock may lie open for all.
            exposed = getattr(told.event, "exposed", -1)
            found |= 1 << exposed if exposed >= 0 else 0
    return found


def chance(draw: st.DrawFn, percent: int) -> bool:
    """Drawn so often; no is the simpler answer."""
    return draw(st.integers(0, 99)) >= 100 - percent


@st.composite
def house_rules(draw: st.DrawFn, phase: str) -> Rules:
    """Any rules, or such as lead to a phase with some house rules more."""
    base = draw(st.none() | st.sampled_from(RULES[phase]))
    if base is None:
        rules: Rules = draw(rule_sets())
        return rules
    known = options("thousand")
    names = draw(st.lists(st.sampled_from(sorted(known)), max_size=4, unique=True))
    values = {name: draw(st.sampled_from(known[name].values)) for name in names}
    changed: Rules = settle("thousand", PRESETS.parse(base), values)
    return changed


def a_step(draw: st.DrawFn, match: MatchOf, phase: str) -> None:
    """An action of somebody who is awaited, sometimes of somebody with a right; it prefers those towards the phase."""
    seat = draw(st.sampled_from(match.awaits()))
    if chance(draw, 5):
        seat = draw(st.integers(0, match.players - 1))
    actions = match.legal(seat)
    if match.phase == "auction" and Pass() in actions and chance(draw, 40 if phase == "auction" else 70):
        match.apply(seat, Pass())
    elif phase == "resting" and Rest() in actions and chance(draw, 50):
        match.apply(seat, Rest())
    elif actions:
        match.apply(seat, draw(st.sampled_from(actions)))


@st.composite
def prefixes(draw: st.DrawFn, game: Thousand, phase: str) -> tuple[State, MatchOf]:
    """A deal that has come to a phase, and some way into it."""
    start, deal = first_state(draw(st.randoms(use_true_random=False)), game)
    match: MatchOf = Match(game, start=start)
    if deal is not None:
        match.apply(TABLE, deal)
    deals = match.state.sheet.deals
    further = draw(st.integers(0, 20 if phase == "playing" else 5))
    for _ in range(LONGEST):
        inside = match.phase == phase
        if inside and not further:
            break
        further -= inside
        before = (match.state, len(match.log), len(match.events))
        a_step(draw, match, phase)
        gone = not match.awaits() or match.state.sheet.deals != deals or (deal is not None and match.phase == "dealing")
        if gone or (inside and match.phase != phase):
            # Stay inside one deal and in the phase: undo the last step and stop there.
            match.state = before[0]
            del match.log[before[1] :], match.events[before[2] :]
            break
    assume(match.phase == phase)
    return start, match


@st.composite
def movements(draw: st.DrawFn, pack: tuple[Card, ...], known: Cards) -> dict[Card, Card]:
    """Where each card lies otherwise: some of those that were not seen change places, or all of them."""
    free = [card for card in pack if not known >> card & 1]
    assume(len(free) > 1)
    moves = {card: card for card in pack}
    if draw(st.booleans()):
        return moves | dict(zip(free, draw(st.permutations(free)), strict=True))
    for _ in range(draw(st.integers(1, 4))):
        one, other = draw(st.sampled_from(free)), draw(st.sampled_from(free))
        moves[one], moves[other] = moves[other], moves[one]
    return moves


@st.composite
def trials(draw: st.DrawFn, phase: str) -> Trial:
    """A trial in which what was done could have been done with the other cards too."""
    rules: Rules = draw(house_rules(phase))
    game = Thousand(rules)
    start, match = draw(prefixes(game, phase))
    observer = draw(st.sampled_from((*range(match.players), WATCHER)))
    moves = draw(movements(game.compiled.layout.pack, seen(match, observer)))
    other_start = start
    log = [(who, mapped(action, moves)) for who, action in match.log]
    dealt = log[0][1] if log else None
    if isinstance(dealt, Deal):
        log[0] = (TABLE, mapped_deal(dealt, moves))
    else:
        assert isinstance(start.phase, Dealing)
        pack = tuple(moves[card] for card in start.phase.pack)
        other_start = State(start.sheet, msgspec.structs.replace(start.phase, pack=pack))
    # Cards that change places in one hand change nothing.
    assume((other_start, log) != (start, match.log))
    try:
        other = Match.replay(Thousand(rules), log, start=other_start)
    except IllegalAction:
        other = None
    assume(other is not None and disclosed(match) == disclosed(other))
    return Trial(game.text, start, list(match.log), observer, other_start, log, match.phase)
