"""Earned points: into the pool, off the hill, to partners (PF-220a, PF-221a, PF-223a)."""

from __future__ import annotations

from prikup.core.seats import Seat
from prikup.preferans.score.settle import HILL_POINT
from prikup.preferans.score.sheet_writer import SheetWriter, Waiting


def earn(writer: SheetWriter, seat: Seat, name: str, points: int) -> int:
    """Writes earned points in the order that the rules set; returns those beyond a closed pool."""
    pool = writer.compiled.rules.pool
    if pool.hill_first():
        return writer.fill(seat, name, writer.off(seat, "hill.off", points))
    if pool.halves():
        if writer.room(seat) == 0:
            return points
        # An odd point, and points that the hill does not need, go to the pool (PF-222).
        to_hill = min(points // 2, writer.hills[seat])
        over = writer.fill(seat, name, points - to_hill)
        writer.off(seat, "hill.off", to_hill)
        return over
    over = writer.fill(seat, name, points)
    return writer.off(seat, "hill.off", over) if pool.own_hill_next() else over


def settle(writer: SheetWriter, waiting: Waiting, barred: int) -> Waiting:
    """Spends points beyond closed pools until a seat must choose; returns the seats and points that still wait."""
    left = list(waiting)
    while left:
        seat, points = left[0]
        if points and len(choices(writer, seat, barred)) > 1:
            return tuple(left)
        spend(writer, seat, points, barred)
        left.pop(0)
    return ()


def choices(writer: SheetWriter, seat: Seat, barred: int) -> tuple[Seat, ...]:
    """Whom a helper may choose: partners with open pools, then himself if he has a hill (PF-223a)."""
    if not writer.compiled.rules.help.active():
        return ()
    found = _open(writer, seat, barred)
    return (*found, seat) if found and writer.hills[seat] else found


def chosen(writer: SheetWriter, seat: Seat, to: Seat, points: int) -> int:
    """Writes one choice; returns the points that are left."""
    if to == seat:
        return writer.off(seat, "hill.off", points)
    return _into_pool(writer, seat, to, points)


def spend(writer: SheetWriter, seat: Seat, points: int, barred: int) -> None:
    """Writes help that needs no choice: partners' pools, own hill, partners' hills; the rest is lost (PF-223a)."""
    helps = writer.compiled.rules.pool.helps()
    order = partners(writer, seat, barred) if helps else ()
    for partner in order:
        if points and writer.room(partner):
            points = _into_pool(writer, seat, partner, points)
    points = writer.off(seat, "hill.off", points)
    for partner in order:
        left = writer.off(partner, "hill.help", points, seat)
        writer.whist(seat, partner, "whists.help", HILL_POINT * (points - left))
        points = left
    writer.line(seat, "lost.over", points)


def partners(writer: SheetWriter, seat: Seat, barred: int) -> tuple[Seat, ...]:
    """Who may be helped, in order: the fullest pool, then the smallest hill, then clockwise (PF-224, PF-225)."""
    found = [other for other in writer.others(seat) if not barred >> other & 1]
    return tuple(sorted(found, key=lambda other: (-writer.pools[other], writer.hills[other])))


def _open(writer: SheetWriter, seat: Seat, barred: int) -> tuple[Seat, ...]:
    return tuple(partner for partner in partners(writer, seat, barred) if writer.room(partner))


def _into_pool(writer: SheetWriter, seat: Seat, partner: Seat, points: int) -> int:
    left = writer.fill(partner, "pool.help", points, seat)
    writer.whist(seat, partner, "whists.help", writer.compiled.rules.pool.worth * (points - left))
    return left
