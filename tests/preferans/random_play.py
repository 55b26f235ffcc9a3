"""Random rule sets and random matches of Preferans, with rare phases made likely."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from prikup.core.actions import Accept, Deal, Fault, Pass, Play, Refuse, Shuffle
from prikup.core.cards import mask_of
from prikup.core.errors import RulesError
from prikup.core.match import Match
from prikup.core.options import Value, options_of, with_options
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import AnyAction, Call, Demand, Lay, TimeUp
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.layout import HAND, PACK
from prikup.preferans.rules import Rules
from prikup.preferans.rules.conflicts import check
from prikup.preferans.state import BRIGAND, CIRCLES, PROPER, Dealing, Drawing, Sheet, State

OPTIONS = options_of(Rules)

AnyMatch = Match[State, AnyAction, Any]


def settle(base: Rules, values: dict[str, Value]) -> Rules:
    """The base with as many of the values as can be combined, taken in order."""
    rules = base
    for name, value in values.items():
        try:
            changed = with_options(rules, {name: value})
            check(changed)
        except RulesError:
            continue
        rules = changed
    return rules


def random_rules(rng: random.Random, changes: int = 12) -> Rules:
    """A preset with some options changed at random; what cannot be combined is left out."""
    base = PRESETS.get(rng.choice(PRESETS.names()))
    names = rng.sample(sorted(OPTIONS), rng.randint(0, changes))
    return settle(base, {name: rng.choice(OPTIONS[name].values) for name in names})


def random_sheet(rng: random.Random, game: Preferans) -> Sheet:
    """A sheet in the middle of a match: any stage of the rules, pools and hills partly full."""
    compiled, players = game.compiled, game.players
    dealer = rng.randrange(players)
    sheet = compiled.fresh_sheet(dealer)
    brigand = game.rules.brigand
    stages = [PROPER] if not brigand.active() else [BRIGAND, CIRCLES, PROPER, PROPER, PROPER]
    if brigand.alone():
        stages = [BRIGAND, CIRCLES]
    stage = rng.choice([stage for stage in stages if stage != CIRCLES or brigand.circles])
    changes: dict[str, Any] = {
        "stage": stage,
        "first": rng.randrange(players),
        "deals": rng.randrange(40),
        "hills": tuple(rng.randrange(0, 40) for _ in range(players)),
        "whists": tuple(tuple(0 if i == j else rng.randrange(0, 200) for j in range(players)) for i in range(players)),
    }
    size = game.rules.pool.size or 0
    if stage == PROPER:
        changes |= {"owed": (), "size": size, "circles": game.rules.terms.circles or 0}
        changes["forced"] = rng.choice([0, 0, 0, sheet.forced])
        changes["pools"] = tuple(rng.choice([0, size - 2, size - 1, size]) if size > 1 else 3 for _ in range(players))
        changes["series"], changes["exit"] = rng.randrange(3), rng.randrange(3)
        if sheet.bombs:
            changes["bombs"] = tuple(tuple(rng.choices((2, 4, 8), k=rng.randrange(3))) for _ in range(players))
        if sheet.cover:
            changes["cover"] = tuple(rng.randrange(5) for _ in range(players))
            changes["used"] = tuple(rng.randrange(5) for _ in range(players))
    elif stage == CIRCLES:
        changes |= {"owed": (), "forced": rng.randint(1, 2 * players)}
    else:
        left = rng.randint(1, 6)
        first = compiled.soloist(dealer)
        behind = rng.randrange(players)
        owed = [0] * players
        for step in range(players):
            count = left if step <= behind else left - 1
            owed[(first + step) % players] = sum(1 << bit for bit in rng.sample(range(6), count))
        changes["owed"] = tuple(owed)
        changes["forced"] = 0
    return msgspec.structs.replace(sheet, **changes)


def start_at(game: Preferans, sheet: Sheet) -> AnyMatch:
    """A match that continues a sheet; the next deal waits for its shuffle."""
    return Match(game, sheet.dealer, start=State(sheet, Dealing("shuffle")))


def random_deal(rng: random.Random) -> Deal:
    """A deal by hand; often one hand is strong, so that somebody can play."""
    pack = list(PACK)
    rng.shuffle(pack)
    if rng.random() < 0.5:
        pack.sort(key=lambda card: (card & 7) + rng.random() * 6, reverse=rng.random() < 0.8)
    hands = [mask_of(pack[HAND * place : HAND * place + HAND]) for place in range(3)]
    rng.shuffle(hands)
    return Deal(tuple(hands), mask_of(pack[3 * HAND :]))


def choose(rng: random.Random, legal: tuple[AnyAction, ...], match: AnyMatch) -> AnyAction:
    """One of the legal actions: kinds first, so that many offers or lays do not crowd out the rest."""
    phase = match.phase
    if phase == "auction":
        kinds: list[type] = [Pass, Pass]
    elif phase == "playing":
        kinds = [Play] * 24
    elif phase == "offering":
        kinds = [Accept, Accept, Refuse]
    elif phase == "judging":
        kinds = [Demand, Demand]
    elif phase == "laying":
        kinds = [Lay] * 4
    else:
        kinds = []
    kinds += list(dict.fromkeys(type(action) for action in legal))
    kind = rng.choice(kinds)
    found = [action for action in legal if isinstance(action, kind)] or list(legal)
    if kind is Call and rng.random() < 0.7:
        # Low calls leave room for more words.
        found = found[: max(1, len(found) // 6)]
    return rng.choice(found)


def drawn(rng: random.Random, match: AnyMatch, *, faults: bool = False) -> tuple[Seat, AnyAction]:
    """A random legal action of somebody who is awaited, sometimes of somebody with a right, and its seat."""
    if faults and rng.random() < 0.01:
        by_table = match.legal(TABLE)
        if by_table:
            return TABLE, rng.choice(by_table)
    seat = rng.choice(match.awaits())
    if seat == TABLE:
        if match.phase == "judging":
            return TABLE, rng.choice([one for one in match.legal(TABLE) if not isinstance(one, Fault | TimeUp)])
        if isinstance(match.state.phase, Drawing) or rng.random() < 0.4:
            return TABLE, Shuffle(f"{rng.getrandbits(64):016x}")
        return TABLE, random_deal(rng)
    if rng.random() < 0.05:
        other = rng.randrange(match.players)
        rights = match.legal(other)
        if rights:
            return other, rng.choice(rights)
    return seat, choose(rng, match.legal(seat), match)


def step(rng: random.Random, match: AnyMatch, *, faults: bool = False) -> None:
    """One random legal action."""
    match.apply(*drawn(rng, match, faults=faults))
