"""The sheet of a setup: writing, reading and checking it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.core.setup import LARGEST, Problem, count_problems, range_problems, seat_problems, seat_set_problems
from prikup.preferans.compiled_rules import OWED_ALL, CompiledRules
from prikup.preferans.layout import HAND
from prikup.preferans.rules.stages import ROUNDS
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import BRIGAND, CIRCLES, DUE, LAST, PROPER, Sheet

BY_SEAT = ("pools", "hills", "owed", "cover", "used", "past_pools", "past_hills")
_NUMBERS = ("deals", "price", "series", "darks", "exit", "caught", "circle", "misdeals", "race", "points")
_FROM_RULES = ("size", "forced", "circles")
_FRESH = ("first", "stage", "owed", "size", "forced", "circles")
"""Fields of the sheet whose value at the start of a match is not 0."""
_PAST = ("past_pools", "past_hills")
"""Fields that are there or not: zeros from a finished race are settled differently from no race."""


def write(compiled: CompiledRules, sheet: Sheet) -> dict[str, Any]:
    """The values of a setup's fields that stay from deal to deal."""
    fresh, nothing = compiled.fresh_sheet(sheet.dealer), Setup()
    values: dict[str, Any] = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    for name in (*_FRESH, *_PAST):
        if values[name] == getattr(fresh, name):
            values[name] = getattr(nothing, name)
    return values


def read(compiled: CompiledRules, setup: Setup) -> Sheet:
    """The sheet of a setup whose fields have been checked."""
    fresh = compiled.fresh_sheet(setup.dealer)
    values = {name: getattr(setup, name) for name in Sheet.__struct_fields__}
    for name, value in values.items():
        if value == () or (name in _FRESH and value in (-1, "")):
            values[name] = getattr(fresh, name)
    if values["stage"] != BRIGAND:
        # Games owed mean nothing after the Razbojnik.
        values["owed"] = setup.owed
    return Sheet(**values)


def problems(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    """What is wrong with the sheet, field by field."""
    players = compiled.players
    if not 0 <= setup.dealer < players:
        yield from seat_problems("dealer", (setup.dealer,), players)
        return
    yield from seat_problems("first", (setup.first,), players, -1)
    fresh = compiled.fresh_sheet(setup.dealer)
    for name in BY_SEAT:
        numbers: tuple[int, ...] = getattr(setup, name)
        yield from _by_seat(name, numbers, players)
        if numbers and not getattr(fresh, name) and name not in ("past_pools", "past_hills", "owed"):
            yield Problem("not_kept", {"field": name})
    yield from _rows(compiled, setup)
    for name in (*_NUMBERS, *_FROM_RULES):
        yield from range_problems(name, (getattr(setup, name),), -1 if name in _FROM_RULES else 0)
    found = list(seat_set_problems("reached", setup.reached, players))
    yield from found
    if not found and setup.reached and not compiled.rules.races.active():
        yield Problem("not_kept", {"field": "reached"})
    if setup.stage not in ("", BRIGAND, CIRCLES, PROPER):
        yield Problem("unknown_stage", {"stage": setup.stage[:40]})
    if setup.closing not in ("", DUE, LAST):
        yield Problem("unknown_word", {"field": "closing", "word": setup.closing[:40]})
    if any(owed > OWED_ALL for owed in setup.owed):
        yield Problem("bad_range", {"field": "owed", "value": max(setup.owed)})


def _by_seat(name: str, numbers: tuple[int, ...], players: int) -> Iterator[Problem]:
    yield from count_problems(name, numbers, players)
    yield from range_problems(name, numbers, 0, LARGEST)


def _rows(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    players = compiled.players
    for name, rows in (("whists", setup.whists), ("bombs", setup.bombs)):
        wrong = list(count_problems(name, rows, players))
        yield from wrong
        if wrong:
            return
    for seat, row in enumerate(setup.whists):
        yield from _by_seat("whists", row, players)
        if len(row) != players:
            yield Problem("wrong_count", {"field": "whists", "count": len(row), "wanted": players})
        elif row[seat]:
            yield Problem("whists_on_oneself", {"seat": seat})
    if setup.bombs and not compiled.rules.bombs.active():
        yield Problem("not_kept", {"field": "bombs"})
    for row in setup.bombs:
        for bomb in row:
            if bomb not in (2, 4, 8):
                yield Problem("bad_range", {"field": "bombs", "value": bomb})


def stage_problems(compiled: CompiledRules, sheet: Sheet, *, over: bool) -> Iterator[Problem]:
    """Checks that the rules have the stage, and that the next player in the Razbojnik still owes a game (PF-264a).

    ``over``: whether the match is.
    """
    brigand = compiled.rules.brigand
    known = {
        BRIGAND: brigand.active(),
        CIRCLES: brigand.has_circles(),
        PROPER: not brigand.alone(),
    }
    if not known[sheet.stage]:
        yield Problem("stage_impossible", {"stage": sheet.stage})
    elif bool(sheet.owed) != (sheet.stage == BRIGAND):
        yield Problem("owed_impossible")
    elif sheet.stage == BRIGAND and not over:
        first = compiled.soloist(sheet.dealer)
        left = [sheet.owed[(first + step) % compiled.players].bit_count() for step in range(compiled.players)]
        if not left[0] or left != sorted(left, reverse=True) or left[0] - left[-1] > 1:
            yield Problem("owed_impossible")
    most = ROUNDS * compiled.players if sheet.stage == CIRCLES else max(compiled.rules.passes.compulsory(), 1)
    least = 1 if sheet.stage == CIRCLES and not over else 0
    if not least <= sheet.forced <= (0 if sheet.stage == BRIGAND and over else most):
        yield Problem("bad_range", {"field": "forced", "value": sheet.forced})
    steps = compiled.rules.passes.by_misere(HAND) if sheet.stage == PROPER and sheet.forced else 0
    if not 0 <= sheet.caught <= steps:
        yield Problem("bad_range", {"field": "caught", "value": sheet.caught})
    put_aside = brigand.settles_apart() and sheet.stage == PROPER
    if any((*sheet.past_pools, *sheet.past_hills)) and not (compiled.rules.races.active() or put_aside):
        yield Problem("not_kept", {"field": "past_pools"})
    if sheet.race and not compiled.rules.races.active():
        yield Problem("bad_range", {"field": "race", "value": sheet.race})
