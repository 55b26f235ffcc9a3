"""The lines of all-passes (PF-152..167, part 7.4), and the bombs they leave (PF-195a, BP-007)."""

from __future__ import annotations

from prikup.core.seats import Seat, audience_of
from prikup.preferans.outcome import REVOKED, Outcome
from prikup.preferans.score import earning
from prikup.preferans.score.sheet_writer import SheetWriter, Waiting
from prikup.preferans.state import CIRCLES, PROPER


def counts(writer: SheetWriter) -> bool:
    """Whether it counts in a row of all-passes.

    It does not in the circles (PF-267a), nor if compulsory where a row belongs to a dealer who deals again (PF-162).
    """
    if writer.before.stage == CIRCLES:
        return False
    return not (writer.before.passes_due and writer.compiled.rules.deal.stays_after_passes())


def write(writer: SheetWriter, outcome: Outcome) -> tuple[Waiting, int]:
    """Writes tricks and the lack of them; returns points beyond closed pools, and the seats barred from them."""
    passes, seats = writer.compiled.rules.passes, writer.compiled.players_in(writer.before.dealer)
    price = passes.price_of(writer.before.row, dark=outcome.dark)
    if passes.in_whists():
        _on_others(writer, outcome.tricks, seats, price)
    else:
        fewest = min(outcome.tricks[seat] for seat in seats) if passes.pardons() else 0
        for seat in seats:
            tricks = outcome.tricks[seat] - fewest
            writer.hill(seat, "hill.passes", price * tricks, tricks, price)
        if writer.resting >= 0:
            turned = outcome.tricks[writer.resting]
            writer.hill(writer.resting, "hill.turned", price * turned, turned, price)
    waiting = () if outcome.ending == REVOKED else _zero(writer, outcome, seats)
    if counts(writer) and writer.compiled.rules.deal.stays_after_passes():
        writer.hill(writer.before.dealer, "hill.fine", passes.fine_of(writer.before.series + 1))
    return waiting, audience_of(writer.resting) if writer.resting >= 0 else 0


def _zero(writer: SheetWriter, outcome: Outcome, seats: tuple[Seat, ...]) -> Waiting:
    """Writes the points of players without tricks (PF-166a, PF-167, BP-031)."""
    passes = writer.compiled.rules.passes
    points = passes.zero_points(writer.before.row, dark=outcome.dark)
    waiting: list[tuple[Seat, int]] = []
    for seat in seats:
        if outcome.tricks[seat]:
            continue
        if passes.zero_to_hill():
            writer.line(seat, "lost.zero", writer.off(seat, "hill.zero", points))
        elif passes.zero_earns():
            waiting.append((seat, earning.earn(writer, seat, "pool.zero", points)))
    return tuple(waiting)


def _on_others(writer: SheetWriter, tricks: tuple[int, ...], seats: tuple[Seat, ...], price: int) -> None:
    """Whists of the player with the fewest tricks on all others, for each of theirs; equal players share (BP-003).

    Whists that do not divide evenly go one by one to the first of these players from the dealer's left.
    """
    fewest = min(tricks[seat] for seat in seats)
    least = [seat for seat in seats if tricks[seat] == fewest]
    others = [seat for seat in seats if tricks[seat] > fewest]
    others += [writer.resting] if writer.resting >= 0 else []
    for other in others:
        each, odd = divmod(price * tricks[other], len(least))
        for index, seat in enumerate(least):
            writer.whist(seat, other, "whists.passes", each + (index < odd), tricks[other], price)


def bombs(writer: SheetWriter, outcome: Outcome) -> tuple[tuple[int, ...], ...]:
    """The queues of bombs after an all-pass of the game proper."""
    sheet, rules = writer.before, writer.compiled.rules.bombs
    queues = sheet.bombs
    if not rules.active() or sheet.stage != PROPER:
        return queues
    if sheet.forced:
        # Only compulsory all-passes at the start leave bombs, not those after a failed misere (BP-007, BP-035).
        got = dict.fromkeys(range(writer.compiled.players), 1 if sheet.opened else rules.at_start())
    elif outcome.dark:
        seats, nth = writer.compiled.players_in(sheet.dealer), sheet.darks + 1
        unseen = {seat: bool(outcome.passed_unseen >> seat & 1) for seat in seats}
        if writer.resting >= 0:
            unseen[writer.resting] = all(unseen.values())
        got = {seat: rules.dark(nth, unseen=blind) for seat, blind in unseen.items()}
    else:
        return queues
    for seat, bomb in got.items():
        writer.line(seat, "bomb.got", bomb if bomb > 1 else 0)
    return tuple((*queue, got[seat]) if got.get(seat, 1) > 1 else queue for seat, queue in enumerate(queues))
