"""The tricks of Thousand as a view shows them, for the cards of a world."""

from __future__ import annotations

import random
from typing import cast

from msgspec.structs import replace

from prikup.core.actions import Play
from prikup.core.cards import KING, QUEEN, Card, card_of, cards_in
from prikup.search.errors import SearchError
from prikup.search.piles import Piles
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.game import Thousand
from prikup.thousand.knowledge.begun import AMONG
from prikup.thousand.phases import playing as phase
from prikup.thousand.seen.view import Declaration, Trick, View
from prikup.thousand.state import NO_CONTRACT, Contract, Playing, State


def ordered(view: View, piles: Piles, rng: random.Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The stock in a random order, its last card where it was seen."""
    if not piles.stock:
        return (), ()
    seen = view.exposed if view.exposed >= 0 else view.bottom
    last = (seen,) if seen >= 0 and piles.stock >> seen & 1 else ()
    cards = [card for card in cards_in(piles.stock) if card not in last]
    rng.shuffle(cards)
    return (*cards, *last), ()


def pattern(game: Thousand, view: View) -> State[Playing]:
    """The state of the tricks as a view shows it, without the cards that are still to be played.

    The tricks are played by the game itself, from hands that hold what they played and one card more.
    Raises SearchError(search_midway).
    """
    if view.begun in AMONG:
        raise SearchError("search_midway")
    compiled = game.compiled
    played = [0] * compiled.players
    for trick in view.tricks:
        for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
            played[seat] |= 1 << card
    # One card more that nobody has played ends no deal; who holds it makes no difference.
    more = next(cards_in(compiled.layout.all & ~view.played), -1)
    hands = tuple([cards | (1 << more if more >= 0 else 0) for cards in played])
    state = State(view.sheet, phase.begin(compiled, view.sheet, hands, _contract(compiled, view)))
    for number, trick in enumerate((*view.tricks, Trick(-1, ()))):
        declared = [one for one in view.declarations if one.trick == number]
        state = _played(compiled, view, state, trick, declared)
    return state


def _played(
    compiled: CompiledRules, view: View, state: State[Playing], trick: Trick, declared: list[Declaration]
) -> State[Playing]:
    """The state after a trick, or the part of it that is played, and what was declared before and with its lead."""
    lead = trick.cards[0] if trick.cards else -1
    announces = False
    for one in declared:
        # Where a marriage can also be shown, it makes no difference after the lead which it was.
        if not compiled.announces_first and (
            one.suit < 0 or lead in (card_of(one.suit, KING), card_of(one.suit, QUEEN))
        ):
            announces = True
            continue
        declaring, _ = phase.declare(compiled, state.phase, one.seat, card_of(one.suit, QUEEN))
        shown = -1 if compiled.announces_first else declaring.index
        state = State(state.sheet, replace(declaring, shown=shown))
    for at, (seat, card) in enumerate(zip(view.circle(trick.leader), trick.cards, strict=False)):
        following, _ = phase.apply(compiled, state, seat, Play(card, announces and not at))
        state = State(state.sheet, cast("Playing", following.phase))
    return state


def placed(state: State[Playing], piles: Piles) -> State[Playing]:
    """The state with the cards of a world."""
    playing = state.phase
    hands = tuple([piles.hands.get(seat, 0) for seat in range(len(playing.hands))])
    aside = piles.aside | piles.talon
    return State(state.sheet, replace(playing, hands=hands, aside=aside, beside=piles.beside, stock=piles.drawn_next))


def _contract(compiled: CompiledRules, view: View) -> Contract:
    """The contract that a view shows."""
    if view.declarer < 0:
        return NO_CONTRACT
    return Contract(
        view.declarer,
        view.contract,
        view.bid,
        forced=view.forced,
        dark=view.dark,
        golden=view.golden,
        misere=view.special == "misere",
        slam=view.special == "slam",
        open=view.open,
        contra=view.doubled > 1,
        recontra=compiled.redoubled(view.doubled),
        paid=compiled.paid_by(view.talon if view.talon_open else 0),
    )
