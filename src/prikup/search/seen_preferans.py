"""The tricks of Preferans as a view shows them, for the cards of a world."""

from __future__ import annotations

import random
from typing import cast

from msgspec.structs import replace

from prikup.core.actions import Play
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.seats import Seat, audience_of
from prikup.preferans.game import Preferans
from prikup.preferans.layout import PACK, TALON, TRICKS
from prikup.preferans.phases import playing as phase
from prikup.preferans.phases.tricks import led_by_talon, playing_hands
from prikup.preferans.seen.view import PASS_DARK, View
from prikup.preferans.state import Held, Playing, State
from prikup.search.errors import SearchError
from prikup.search.piles import Piles


def ordered(view: View, piles: Piles, rng: random.Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The talon as it was dealt: what was seen of it, then the rest in a random order.

    A talon that the declarer alone has seen may have been any two cards of his.
    """
    lying = piles.talon
    if view.passes is None and view.talon:
        return (), view.talon
    if not lying and view.passes is None and view.declarer >= 0:
        cards = [*cards_in(piles.hands.get(view.declarer, 0) | piles.aside | _played(view).get(view.declarer, 0))]
        return (), tuple(rng.sample(cards, min(TALON, len(cards))))
    rest = [*cards_in(lying)]
    rng.shuffle(rest)
    return (), (*(view.talon if view.passes is not None else ()), *rest)


def _played(view: View) -> dict[Seat, Cards]:
    """By place the cards that it has played."""
    found: dict[Seat, Cards] = {}
    for trick in view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            found[place] = found.get(place, 0) | 1 << card
    return found


def pattern(game: Preferans, view: View) -> State[Playing]:
    """The state of the tricks as a view shows it, without the cards that are still to be played.

    The tricks are played by the game itself, from hands that hold what they played. Raises SearchError: search_phase
    after the last trick, search_midway where nobody has led since the view began among the tricks.
    """
    compiled, before = game.compiled, view.earlier or (0,) * game.compiled.layout.places
    if view.finished == TRICKS:
        raise SearchError("search_phase", phase=view.phase)
    played = _played(view)
    talon = view.talon if view.passes is not None else ()
    filler = next(cards_in(mask_of(PACK) & ~view.played))
    contract, defence = view.contract, view.defence
    playing = Playing(
        Held(tuple([played.get(place, 0) for place in range(len(before))]), (*talon, filler, filler)[:TALON]),
        _first_leader(game, view, sum(before)),
        before,
        contract,
        None if contract is None else defence,
        index=sum(before),
        conduct=view.conduct,
        refused=view.refused,
    )
    if view.passes is not None:
        unseen = audience_of(*(word.seat for word in view.words if word.kind == PASS_DARK))
        dark = view.passes.dark
        playing = replace(playing, dark=dark, compulsory=view.passes.compulsory, passed_unseen=unseen if dark else 0)
        if led_by_talon(compiled, playing):
            playing = replace(playing, trick=(talon[playing.index],))
    for trick in view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            if place >= 0:
                following, _ = phase.apply(compiled, State(view.sheet, playing), view.conduct[place], Play(card))
                playing = cast("Playing", following.phase)
    opening = 0
    if contract is not None and defence is not None and defence.lying:
        opening = audience_of(defence.first, defence.second) & ~view.open
    return State(view.sheet, replace(playing, conduct=view.conduct, open=view.open, opening=opening))


def _first_leader(game: Preferans, view: View, finished: int) -> Seat:
    """Who led first in the view; after tricks that it has not seen only a lead tells."""
    hands = playing_hands(game.compiled, view.sheet.dealer, view.contract)
    led = next((place for trick in view.tricks for place in trick.places if place >= 0), -1)
    if not finished or (view.tricks and view.tricks[0].places[0] < 0):
        return hands[0]
    if led < 0:
        raise SearchError("search_midway")
    return led


def placed(state: State[Playing], piles: Piles) -> State[Playing]:
    """The state with the cards of a world."""
    playing = state.phase
    hands = tuple([piles.hands.get(place, 0) for place in range(len(playing.held.hands))])
    return State(state.sheet, replace(playing, held=Held(hands, piles.dealt_talon, piles.aside)))
