"""Deals of Thousand as they were taken: played at random, and written down with one number wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Accept, Pass, Play, Rest
from prikup.core.cards import mask_of
from prikup.core.seats import replaced
from prikup.thousand.actions import Show
from prikup.thousand.events import MarriageDeclared, MarriageDrowned
from prikup.thousand.layout import marriages_in
from prikup.thousand.phases import announcing, playing, resting
from prikup.thousand.state import NO_CONTRACT, Contract
from prikup.thousand.takings import Taken

Said = tuple[tuple[int, int], ...]

WHOLE = [
    *[one for one in games.presets() if not one.startswith("preferans/")],
    "thousand/ru+marriages.show=on",
    "thousand/ru+marriages.show=on+marriages.trump=next_trick+play.foreign=off",
    "thousand/pl+marriages.trump=next_trick+play.foreign=off",
    "thousand/ru+marriages.aces=trump+marriages.keep=first",
    "thousand/ru+marriages.when=first_winner+play.rest=off",
    "thousand/ru-common+marriages.captured=20",
    "thousand/pl+play.trump_lead=on",
    "thousand/ru+play.partial_trumping=on+play.overtrump_declarer=on",
    "thousand/ru+marriages.when=before",
    "thousand/ru+marriages.drowned=on",
    "thousand/pl+marriages.drowned=on+marriages.show=on",
    "thousand/ru-common+marriages.drowned=on+marriages.when=before",
]
"""Rule sets whose whole packs are tried."""


class Over(NamedTuple):
    """A deal that was played: what it gave, and who declared what."""

    outcome: Any
    said: Said


def over(game: Any, state: Any, choose: Callable[[Any], tuple[int, Any]]) -> Over:
    """Plays a deal to its end; ``choose`` names the next action."""
    found: list[Any] = []
    said: list[tuple[int, int]] = []
    drowned: set[int] = set()

    def ended(compiled: Any, sheet: Any, outcome: Any, events: Any) -> Any:
        found.append(outcome)
        return state, events

    with patch.object(playing, "finish", ended), patch.object(resting, "finish", ended):
        while not found:
            state, told = game.apply(state, *choose(state))
            said += [(one.event.seat, one.event.suit) for one in told if isinstance(one.event, MarriageDeclared)]
            drowned |= {one.event.suit for one in told if isinstance(one.event, MarriageDrowned)}
    return Over(found[0], tuple(one for one in said if one[1] not in drowned))


def contract_of(seat: int) -> Contract:
    return Contract(seat, 120, 120, forced=False, dark=False)


def table(game: Any, rng: random.Random) -> tuple[Any, Any]:
    """A sheet and a contract; without an auction there is none."""
    compiled = game.compiled
    sheet = compiled.fresh_sheet(rng.randrange(compiled.players))
    if not compiled.auctions:
        return sheet, NO_CONTRACT
    return sheet, contract_of(rng.choice(compiled.in_play[sheet.dealer]))


def begun(game: Any, sheet: Any, contract: Any, hands: Any, aside: int, beside: int, stock: Any) -> Any:
    state, _ = announcing.begin(
        game.compiled, sheet, playing.begin(game.compiled, sheet, hands, contract, aside, beside, stock), [], told=True
    )
    return state


def played_at_random(game: Any, rng: random.Random) -> Taken:
    """What a random deal gave, played at random."""
    compiled = game.compiled
    layout = compiled.layout
    sheet, contract = table(game, rng)
    pack = rng.sample(layout.pack, len(layout.pack))
    size = layout.tricks - layout.stock // layout.hands
    hands = [0] * compiled.players
    for seat in compiled.in_play[sheet.dealer]:
        hands[seat] = mask_of(pack[:size])
        del pack[:size]
    stock, aside, beside = pack[: layout.stock], pack[layout.stock :][: layout.away], pack[layout.stock + layout.away :]
    state = begun(game, sheet, contract, tuple(hands), mask_of(aside), mask_of(beside), tuple(stock))
    may = [Play, Show, Accept, Pass] + ([Rest] if rng.random() < 0.3 else [])

    def choose(state: Any) -> Any:
        seat = rng.choice(game.awaits(state))
        actions = [one for one in game.legal(state, seat) if isinstance(one, tuple(may))]
        announced = [one for one in actions if isinstance(one, Show) or (isinstance(one, Play) and one.announce)]
        return seat, rng.choice(announced if announced and rng.random() < 0.6 else actions)

    outcome, said = over(game, state, choose)
    return Taken(
        outcome.points,
        outcome.tricks,
        said,
        compiled.first_leader(sheet, contract),
        contract.seat,
        outcome.last if rng.random() < 0.5 else -1,
        tuple(len(marriages_in(cards)) for cards in outcome.taken),
        resting=compiled.sitter(sheet),
    )


def changed(rng: random.Random, compiled: Any, taken: Taken) -> Taken:
    """One number of a deal written down wrongly."""
    seats = [seat for seat in range(len(taken.points)) if seat != taken.resting]
    one, other = rng.sample(seats, 2)
    numbers = list(taken.points)
    kind = rng.choice(["points", "swapped", "tricks", "declared", "more"])
    if kind == "points":
        moved = min(rng.choice([1, 2, 3, 4, 7, 10, 11, 20]), numbers[one])
        numbers[one], numbers[other] = numbers[one] - moved, numbers[other] + moved
    elif kind == "swapped":
        numbers[one], numbers[other] = numbers[other], numbers[one]
    elif kind == "tricks" and taken.tricks[one]:
        counts = replaced(taken.tricks, one, taken.tricks[one] - 1)
        return replace(taken, tricks=replaced(counts, other, counts[other] + 1), last=-1)
    elif kind == "declared" and taken.declared:
        at = rng.randrange(len(taken.declared))
        return replace(
            taken,
            declared=(*taken.declared[:at], (rng.choice(seats), taken.declared[at][1]), *taken.declared[at + 1 :]),
        )
    elif kind == "more" and compiled.policy.announce != "never":
        left = {*range(4)} - {suit for _, suit in taken.declared}
        if left:
            return replace(taken, declared=(*taken.declared, (rng.choice(seats), rng.choice(sorted(left)))))
    return replace(taken, points=tuple(numbers))
