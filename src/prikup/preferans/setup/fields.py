"""Checks of each field of a phase by itself, and of the cards of a position together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from prikup.core.cards import Card
from prikup.core.setup import CODES as COMMON
from prikup.core.setup import (
    LARGEST,
    Problem,
    card_problems,
    count_problems,
    range_problems,
    seat_problems,
    seat_set_problems,
)
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND, LEVELS, PACK, STRAINS, TALON, TRICKS
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import Bid, Contract

CODES = (
    *COMMON,
    "not_kept",
    "unknown_stage",
    "unknown_word",
    "whists_on_oneself",
    "stage_impossible",
    "owed_impossible",
    "wrong_step",
    "wrong_pack",
    "bad_seed",
    "auction_impossible",
    "bid_impossible",
    "contract_impossible",
    "phase_impossible",
    "defence_impossible",
    "passes_impossible",
    "talon_impossible",
    "talon_leads",
    "tricks_impossible",
    "trick_impossible",
    "leader_impossible",
    "conduct_impossible",
    "offering_impossible",
    "judging_impossible",
    "results_impossible",
)
"""The codes of everything that can be wrong with a setup."""

_PLACES = ("turn", "by", "leader", "asked", "helper", "owner")
_SETS = (
    *("passed", "unseen", "spoken", "dark_passed", "pass_darks", "called"),
    *("open", "opening", "passed_unseen", "accepted", "barred"),
)


def problems(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """What is wrong with single fields, without the cards."""
    players, places = compiled.players, compiled.layout.places
    for name in _PLACES:
        yield from seat_problems(name, (getattr(setup, name),), places, -1)
    for name in _SETS:
        yield from seat_set_problems(name, getattr(setup, name), places)
    yield from seat_problems("winners", setup.winners, players)
    for row in setup.waiting:
        if len(row) != 2:
            yield Problem("wrong_count", {"field": "waiting", "count": len(row), "wanted": 2})
        elif not 0 <= row[0] < players:
            yield Problem("no_such_seat", {"field": "waiting", "seat": row[0]})
        else:
            yield from range_problems("waiting", row[1:], 1, LARGEST)
    yield from _words(compiled, setup)
    for name, numbers in (("tricks", setup.tricks), ("offer", setup.offer), ("conduct", setup.conduct)):
        yield from count_problems(name, numbers, places)
        yield from range_problems(name, numbers, 0, TRICKS)
    yield from count_problems("said", setup.said, players)
    yield from range_problems("said", setup.said, -1, TRICKS)
    yield from range_problems("index", (setup.index,), 0, TRICKS)
    yield from range_problems("refused", (setup.refused,), -1, TRICKS)


def _words(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """Checks calls, contracts and words of the defence, each by itself."""
    players, places = compiled.players, compiled.layout.places
    said: list[tuple[str, Bid | Contract]] = [
        (name, one)
        for name, one in (("standing", setup.standing), ("bid", setup.bid), ("contract", setup.contract))
        if one is not None
    ]
    for name, one in said:
        yield from seat_problems(name, (one.seat,), players)
        if one.strain not in STRAINS:
            yield Problem("bad_range", {"field": name, "value": one.strain})
        if one.level and one.level not in LEVELS:
            yield Problem("bad_range", {"field": name, "value": one.level})
    contract, defence = setup.contract, setup.defence
    if contract is not None:
        yield from range_problems("contract", (contract.bid,), 0, 25)
        yield from seat_problems("contract", contract.helps, players)
    if defence is not None:
        yield from seat_problems("defence", (defence.first, defence.second), places)
        words: tuple[str, ...] = defence.words
        if len(words) != 2:
            yield Problem("wrong_count", {"field": "defence", "count": len(words), "wanted": 2})
        yield from seat_problems("defence", (defence.glanced,), places, -1)


# Cards.


class CardRules(Struct, frozen=True):
    """Where the cards of a phase are."""

    apart: Callable[[Setup], bool] = lambda setup: setup.contract is None or setup.contract.hand
    """Whether the talon is still where it was dealt; otherwise its cards are in the declarer's hand or laid away."""
    away: int = TALON
    """How many cards are laid away when the talon is not."""
    held: Callable[[Setup, int], int | None] = lambda setup, place: HAND
    """How many cards a place's hand must hold; None where the position does not tell."""
    led: bool = False
    """Whether a card of the talon may lead the trick on the table."""

    def problems(self, compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
        """Cards that appear twice, and wrong numbers of cards in the hands, in the talon and away."""
        yield from _piles(setup, apart=self.apart(setup), led=self.led)
        places = compiled.layout.places
        if len(setup.talon) != TALON:
            yield Problem("wrong_count", {"field": "talon", "count": len(setup.talon), "wanted": TALON})
        if len(setup.hands) != places:
            yield Problem("wrong_count", {"field": "hands", "count": len(setup.hands), "wanted": places})
            return
        wanted = 0 if self.apart(setup) else self.away
        if len(setup.away) != wanted:
            yield Problem("wrong_count", {"field": "away", "count": len(setup.away), "wanted": wanted})
        playing = compiled.hands(setup.dealer) if 0 <= setup.dealer < compiled.players else (0, 1, 2)
        for place, hand in enumerate(setup.hands):
            size = self.held(setup, place) if place in playing else 0
            if size is not None and len(hand) != size:
                yield Problem("wrong_count", {"field": "hands", "seat": place, "count": len(hand), "wanted": size})


def loose(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """Cards in a phase in which nobody holds any: those of a pack that waits for the cut."""
    return _piles(setup, apart=True, led=False)


def _piles(setup: Setup, *, apart: bool, led: bool) -> Iterator[Problem]:
    led = led and setup.contract is None and setup.index < TALON
    trick = setup.trick[1:] if led and setup.trick[:1] == setup.talon[setup.index : setup.index + 1] else setup.trick
    where: list[Iterable[Card]] = [*setup.hands, trick, setup.away]
    counts = Counter(card for pile in where for card in pile)
    if apart:
        counts += Counter(setup.talon)
    for pile in (setup.pack, setup.talon):
        counts |= Counter(pile)
    yield from card_problems(counts, PACK)
    yield from count_problems("pack", setup.pack, len(PACK))
