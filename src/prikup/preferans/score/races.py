"""Races (BP-004): when a race ends, the lines of its end, and the sheet that the next one begins with."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.seats import Seat, audience_of
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.score.sheet_writer import SheetWriter
from prikup.preferans.state import Sheet


def ended(compiled: CompiledRules, sheet: Sheet, *, whisted: bool) -> bool:
    """Whether a race ends: a pool is closed and all-passes are left; under some rules by a whisted game that was made.

    ``sheet`` is the sheet after the deal; ``whisted``: whether the deal was such a game.
    """
    races = compiled.rules.races
    if not races.active() or sheet.series or not any(pool >= sheet.size for pool in sheet.pools):
        return False
    return whisted or not races.whisted


def reached(compiled: CompiledRules, sheet: Sheet) -> int:
    """The seat that closed its pool first, after a deal; it does not change any more once set."""
    if sheet.reached or not compiled.rules.races.active():
        return sheet.reached
    return audience_of(*[seat for seat, pool in enumerate(sheet.pools) if pool >= sheet.size])


def first(compiled: CompiledRules, sheet: Sheet) -> Seat:
    """The seat that closed its pool first: of several in one deal the fullest, then seats after the first dealer."""
    seats = [(sheet.first + step) % compiled.players for step in range(1, compiled.players + 1)]
    return max((seat for seat in seats if sheet.reached >> seat & 1), key=lambda seat: sheet.pools[seat])


def bonuses(writer: SheetWriter, sheet: Sheet) -> None:
    """Writes the end of a race: the first closed pool and the smallest hill take whists from the others."""
    races = writer.compiled.rules.races
    _take(writer, "race.pool", races.pool, [-(sheet.reached >> seat & 1) for seat in range(len(sheet.pools))])
    _take(writer, "race.hill", races.hill, writer.hills)


def totals(writer: SheetWriter, sheet: Sheet) -> None:
    """Writes the end of the match: the same for the sums of all pools and hills, where the rules say so."""
    races = writer.compiled.rules.races
    if not races.totals:
        return
    pools = [-past - pool for past, pool in zip(sheet.past_pools, sheet.pools, strict=True)]
    hills = [past + hill for past, hill in zip(sheet.past_hills, sheet.hills, strict=True)]
    _take(writer, "total.pool", races.pool, pools)
    _take(writer, "total.hill", races.hill, hills)


def _take(writer: SheetWriter, name: str, amount: int, figures: list[int]) -> None:
    """The smallest figure takes ``amount`` from each other player; equal figures share it, in whole whists."""
    least = [seat for seat, figure in enumerate(figures) if figure == min(figures)]
    for seat in least:
        for other in range(len(figures)):
            if other not in least:
                writer.whist(seat, other, name, amount // len(least))


def following(compiled: CompiledRules, sheet: Sheet) -> Sheet:
    """The sheet of the next race: pools and hills are put aside, all-passes start over."""
    nothing = (0,) * compiled.players
    return replace(
        sheet,
        pools=nothing,
        hills=nothing,
        past_pools=tuple(map(sum, zip(sheet.past_pools, sheet.pools, strict=True))),
        past_hills=tuple(map(sum, zip(sheet.past_hills, sheet.hills, strict=True))),
        race=sheet.race + 1,
        reached=0,
        series=0,
        exit=0,
        darks=0,
        opened=False,
        forced=compiled.rules.passes.compulsory(),
        caught=0,
    )
