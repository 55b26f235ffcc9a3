"""Random matches of Thousand: sheets near the thresholds, deals with rare hands."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Deal
from prikup.core.cards import ACE, JACK, KING, NINE, QUEEN, card_of, mask_of
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.game import Thousand
from prikup.thousand.state import Dealing, Sheet, State
from tests.support.draws import Draws


def sheet_near(rng: random.Random, game: Thousand) -> Sheet:
    """A sheet with totals near the barrel, the threshold, the dump truck or the target, and counters part full."""
    rules = game.rules
    edges = [0, rules.end.target - 60, rules.end.target - 150, 250, -100]
    edges += [at - 40 for at in (rules.barrel.at, rules.threshold.at, rules.truck.at, rules.pit.at) if at]
    if rules.barrel.at:
        edges.append(rules.barrel.at)
    bottom = rules.reverse.at
    exact = [rules.barrel.at, rules.pit.at, bottom]
    edges += [at for at in (rules.pit.at, bottom) if at]
    top = rules.barrel.at or rules.end.enough - 1
    totals = []
    for _ in range(game.players):
        edge = rng.choice(edges)
        total = edge if edge in exact else edge + rng.randrange(-40, 45, 5)
        totals.append(max(min(total, top), bottom or -1000))
    limits = {"bolts": 2, "falls": 1, "writeoffs": 2, "crosses": 1, "streak": 2, "barrel": 2}
    marks = {
        name: tuple(rng.randint(0, limits.get(name, 0)) for _ in range(game.players))
        for name in game.compiled.mark_names
    }
    if "barrel" in marks:
        marks["barrel"] = tuple(
            min(count, (rules.barrel.deals or 3) - 1) if total == rules.barrel.at else 0
            for count, total in zip(marks["barrel"], totals, strict=True)
        )
    if "reverse" in marks:
        marks["reverse"] = tuple(rng.randrange(rules.reverse.deals) if total == bottom else 0 for total in totals)
    if "bolts" in marks:
        marks["bolts"] = tuple(min(count, rules.bolts.count - 1) for count in marks["bolts"])
    sheet = Sheet(tuple(totals), marks, rng.randrange(game.players), rng.randrange(20))
    impossible = game.compiled.forbidden_counters(sheet, over=False)
    return replace(sheet, marks=marks | dict.fromkeys(impossible, (0,) * game.players)) if impossible else sheet


def start_at(game: Thousand, sheet: Sheet) -> Match[State, AnyAction, Any]:
    """A match that continues a sheet; the next deal waits for its shuffle."""
    return Match(game, sheet.dealer, start=State(sheet, Dealing("shuffle")))


RARE = (
    mask_of(card_of(suit, NINE) for suit in range(4)),
    mask_of(card_of(suit, JACK) for suit in range(4)),
    mask_of(card_of(suit, ACE) for suit in range(4)),
    mask_of(card_of(suit, rank) for suit in (1, 2, 3) for rank in (QUEEN, KING)),
    mask_of(card_of(suit, NINE) for suit in (0, 1, 2)),
    mask_of(card_of(suit, rank) for suit in (0, 3) for rank in (QUEEN, KING)),
)
"""Cards that give rights or bonuses when one hand holds them all."""


def rare_deal(rng: random.Random, game: Thousand, dealer: Seat) -> Deal:
    """A deal by hand in which one seat or the talon is likely to hold something rare."""
    layout = game.compiled.layout
    pack = list(layout.pack)
    rng.shuffle(pack)
    wanted = rng.choice(RARE)
    sizes = [layout.hand if seat in game.compiled.in_play[dealer] else 0 for seat in range(game.players)]
    sizes.append(sum(layout.lying))
    place = rng.choice([place for place, size in enumerate(sizes) if size])
    first = [card for card in pack if wanted >> card & 1][: sizes[place]]
    rest = [card for card in pack if card not in first]
    hands: list[int] = []
    lying: list[int] = []
    for index, size in enumerate(sizes):
        own = list(first) if index == place else []
        while len(own) < size:
            own.append(rest.pop())
        hands.append(mask_of(own))
        lying = own
    rng.shuffle(lying)
    return Deal(tuple(hands[:-1]), hands[-1], tuple(lying))


class ThousandDraws(Draws):
    """How matches of Thousand are drawn."""

    def near(self, rng: random.Random, game: Any) -> Match[Any, Any, Any]:
        """From a possible sheet: a total of the dump truck never stays, and is drawn again."""
        match = start_at(game, sheet_near(rng, game))
        while not isinstance(game.validate(game.setup_of(match.state)), State):
            match = start_at(game, sheet_near(rng, game))
        return match

    def deal(self, rng: random.Random, game: Any, dealer: Seat) -> Deal:
        """Cards that give rights or bonuses when one hand holds them all."""
        return rare_deal(rng, game, dealer)
