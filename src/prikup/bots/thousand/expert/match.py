"""What a deal is worth for the match: by how much it changes the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from prikup.bots.expert.chances import PLAYERS, chances
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.scored import Scored
from prikup.core.seats import Seat
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.score.deal import scored
from prikup.thousand.seen.view import View

POINTS = 1000.0
"""The value of the whole match, in score points: about as much as a deal's points change the chance at its start."""


def known_match(compiled: CompiledRules, view: View) -> bool:
    """Whether the table of chances is about such matches: three players, and the highest total wins."""
    return compiled.players == compiled.hands == PLAYERS and compiled.target_at(view.sheet) > 0


def stakes_of(compiled: CompiledRules, view: View) -> Stakes:
    """The stakes of the seat for the match; where the table says nothing, for the deal."""
    return (MatchStakes if known_match(compiled, view) else Stakes)(compiled, view)


def win_chance(compiled: CompiledRules, view: View, seat: Seat, totals: Sequence[float]) -> float:
    """The chance of a seat to win with these totals."""
    first, second = [total for other, total in enumerate(totals) if other != seat]
    return chances().win(totals[seat], first, second, compiled.target_at(view.sheet))


class MatchStakes(Stakes):
    """A deal's stakes for one seat, in chances to win the match. All other seats write what defenders write."""

    def _worth(self, after: Scored) -> float:
        if after.winners:
            return POINTS * ((self.seat in after.winners) - self._now)
        totals: list[float] = [*after.totals]
        for seat in self._writing:
            totals[seat] += chances().defended
        return POINTS * (win_chance(self.compiled, self.view, self.seat, totals) - self._now)

    @cached_property
    def _now(self) -> float:
        return win_chance(self.compiled, self.view, self.seat, self.view.totals)

    @cached_property
    def _writing(self) -> tuple[Seat, ...]:
        """The other seats that write points without a contract of their own."""
        others = [seat for seat in range(self.compiled.players) if seat != self.seat]
        return tuple([seat for seat in others if not Stakes(self.compiled, self.view, seat).frozen])

    def wins(self, amount: int) -> bool:
        """Whether making so much ends the match for this seat."""
        outcome = self.finished(self.contract(amount), amount, self.tricks - 1, marriage=True)
        return self.seat in scored(self.compiled, self.sheet, outcome).winners
