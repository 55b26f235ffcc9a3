"""What the tricks of a deal are worth to a seat of Preferans: what a settlement would give it more."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Reason, because
from prikup.core.cards import Card, Cards, mask_of
from prikup.core.scored import Pending, Scored
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.outcome import PLAYED, Outcome
from prikup.preferans.score.deal import scored
from prikup.preferans.score.settle import results
from prikup.preferans.seen.view import View
from prikup.preferans.state import MISERE, TOTUS, Contract

SOME_TALON = (0, 9)
"""Cards for which nobody is paid a premium."""


class TrickWorth:
    """The worth of the declarer's tricks. Those that the defence is still to take are shared out evenly."""

    small = 0.25

    def __init__(self, compiled: CompiledRules, view: View, contract: Contract) -> None:
        self._compiled, self._view, self._contract = compiled, view, contract
        self._known: dict[int, float] = {}

    def worth(self, value: int) -> float:
        """What so many tricks bring the seat, in whists of a settlement."""
        found = self._known.get(value)
        if found is None:
            written = settled(self._compiled, self._view, self._outcome(value))
            found = self._known[value] = float(results(self._compiled, written.sheet)[self._view.seat])
        return found

    def _outcome(self, value: int) -> Outcome:
        view, compiled = self._view, self._compiled
        took = [view.taken(place) for place in range(compiled.layout.places)]
        took[self._contract.seat] = value
        others = [place for place in compiled.hands(view.sheet.dealer) if place != self._contract.seat]
        for _ in range(TRICKS - sum(took)):
            least = min(others, key=lambda place: (took[place], place))
            took[least] += 1
        talon = view.talon if len(view.talon) == len(SOME_TALON) else SOME_TALON
        return Outcome(ending=PLAYED, contract=self._contract, defence=view.defence, tricks=tuple(took), talon=talon)

    def makes(self, value: int) -> bool:
        """Whether so many tricks make the contract."""
        contract = self._contract
        if contract.kind == MISERE:
            return not value
        return value >= (TRICKS if contract.kind == TOTUS else contract.level)

    def reason(self, card: Card, values: Sequence[int]) -> Reason:
        """In how many of the layouts the contract is made, or fails."""
        contract, worlds = self._contract, len(values)
        made = sum(map(self.makes, values))
        own = self._view.seat == self._view.declarer
        if contract.kind == MISERE:
            if own:
                return because("hint-search-tricks-made", made=made, worlds=worlds)
            return because("hint-search-beaten", failed=worlds - made, worlds=worlds)
        level = TRICKS if contract.kind == TOTUS else contract.level
        if own:
            return because("hint-search-game-made", level=level, strain=contract.strain, made=made, worlds=worlds)
        return because(
            "hint-search-game-beaten", level=level, strain=contract.strain, failed=worlds - made, worlds=worlds
        )

    def other(self, card: Card, values: Sequence[int], less: float) -> Reason:
        """In how many of the layouts the contract is made, or fails, and how many whists fewer that is."""
        worlds, tenths = len(values), round(10 * less)
        made = sum(map(self.makes, values))
        if self._view.seat == self._view.declarer:
            return because("hint-search-other-made", card=card, made=made, worlds=worlds, less=tenths)
        return because("hint-search-other-beaten", card=card, failed=worlds - made, worlds=worlds, less=tenths)

    @property
    def seen(self) -> Cards:
        """Cards of the talon that all have seen, if the declarer's hand is in turn; hands that lie open."""
        view = self._view
        known = mask_of(view.talon) if view.talon_open and view.seat == view.declarer else 0
        for place, cards in enumerate(view.hands):
            if view.open >> place & 1:
                known |= cards or 0
        return known


def settled(compiled: CompiledRules, view: View, outcome: Outcome) -> Scored:
    """What is written for an outcome. Whoever may choose whom points help does what is best for himself."""
    return _chosen(compiled, view, outcome, ())


def _chosen(compiled: CompiledRules, view: View, outcome: Outcome, choices: tuple[AnyAction, ...]) -> Scored:
    answer = scored(compiled, view.sheet, outcome, choices)
    if not isinstance(answer, Pending):
        return answer
    seat = answer.seat
    ways = (_chosen(compiled, view, outcome, (*choices, option)) for option in answer.options)
    return max(ways, key=lambda one: results(compiled, one.sheet)[seat])
