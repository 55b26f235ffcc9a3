"""The settlement (PF-254..260, ledger 5.12.9): hills and pools against their means, whists against each other."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.state import Sheet, Statement

HILL_POINT = 10
"""Whists for a hill point, at a settlement and for help (PF-211, PF-223, PF-255)."""


class Account(Struct, frozen=True):
    """One player's steps from hill to result; in whists, but the first four figures in points."""

    pool: int
    hill: int
    carried: Fraction
    """The hill plus what is missing from the pool (PF-257a); pools without a size are compared with the largest."""
    above: Fraction
    """How far it is above the smallest one (PF-254)."""
    gives: Fraction
    """What he gives to each other player (PF-255, PF-256)."""
    whists: tuple[Fraction, ...]
    """His whists on the others after that."""
    result: Fraction


def mixed(number: Fraction) -> str:
    """A number as people write it: ``-43 1/3``."""
    whole, part = divmod(abs(number), 1)
    sign = "-" if number < 0 else ""
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"


def _totals(compiled: CompiledRules, sheet: Sheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pools and hills, with those of finished races and of a Razbojnik that is settled apart (BP-004, PF-272a)."""
    nothing = (0,) * compiled.players
    pools = tuple(map(sum, zip(sheet.pools, sheet.past_pools or nothing, strict=True)))
    hills = tuple(map(sum, zip(sheet.hills, sheet.past_hills or nothing, strict=True)))
    return pools, hills


def accounts(compiled: CompiledRules, sheet: Sheet) -> tuple[Account, ...]:
    """The settlement step by step, by seat."""
    pools, hills = _totals(compiled, sheet)
    rules, players = compiled.rules, range(compiled.players)
    whists = [[Fraction(number) for number in row] for row in sheet.whists]
    against = max(sheet.size, *pools) if sheet.past_pools or not sheet.size else sheet.size
    carried = [Fraction(hill) for hill in hills]
    if rules.brigand.settles_hills():
        whists = [[Fraction(0)] * compiled.players for _ in players]
    else:
        for seat in players:
            carried[seat] += Fraction((against - pools[seat]) * rules.pool.worth, HILL_POINT)
    smallest = min(carried)
    gives = [HILL_POINT * (hill - smallest) / compiled.players for hill in carried]
    for seat in players:
        for other in players:
            if other != seat:
                whists[other][seat] += gives[seat]
    results = [sum((whists[i][j] - whists[j][i] for j in players), Fraction(0)) for i in players]
    return tuple(
        Account(
            pools[seat],
            hills[seat],
            carried[seat],
            carried[seat] - smallest,
            gives[seat],
            tuple(whists[seat]),
            results[seat],
        )
        for seat in players
    )


def statements(compiled: CompiledRules, sheet: Sheet) -> tuple[Statement, ...]:
    """The settlement as events tell it, by seat."""
    return tuple(
        Statement(
            account.pool,
            account.hill,
            mixed(account.carried),
            mixed(account.above),
            mixed(account.gives),
            tuple(map(mixed, account.whists)),
            mixed(account.result),
        )
        for account in accounts(compiled, sheet)
    )


def _numerators(compiled: CompiledRules, sheet: Sheet) -> list[int]:
    """The results times the number of players: whists written less whists received, hill and pool against the mean."""
    pools, hills = _totals(compiled, sheet)
    points = [-HILL_POINT * hill for hill in hills]
    whists = [0] * compiled.players
    if not compiled.rules.brigand.settles_hills():
        points = [point + compiled.rules.pool.worth * pool for point, pool in zip(points, pools, strict=True)]
        against = map(sum, zip(*sheet.whists, strict=True))
        whists = [sum(row) - on for row, on in zip(sheet.whists, against, strict=True)]
    mean = sum(points)
    return [compiled.players * (point + more) - mean for point, more in zip(points, whists, strict=True)]


def results(compiled: CompiledRules, sheet: Sheet) -> tuple[Fraction, ...]:
    """What a settlement now would give each player, in whists; the sum is zero (PF-257a)."""
    return tuple(Fraction(number, compiled.players) for number in _numerators(compiled, sheet))


def best(results: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the highest result."""
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def whole(compiled: CompiledRules, sheet: Sheet) -> tuple[int, ...]:
    """The results in whole whists: rounded down, missing whists to the largest remainders in seat order (PF-258a)."""
    shares = [divmod(number, compiled.players) for number in _numerators(compiled, sheet)]
    missing = -sum(share for share, _ in shares)
    order = sorted(range(compiled.players), key=lambda seat: -shares[seat][1])
    raised = set(order[:missing])
    return tuple(share + (seat in raised) for seat, (share, _) in enumerate(shares))
