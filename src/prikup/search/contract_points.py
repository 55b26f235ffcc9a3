"""Which contract brings most: expected tricks turned into what the settlement of a table makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from prikup.core.scored import OutcomeError, Pending, Scored
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.entries import SOME_CARDS
from prikup.preferans.game import Preferans
from prikup.preferans.layout import LEVELS, TRICKS
from prikup.preferans.outcome import PLAYED, UNPLAYED, Outcome
from prikup.preferans.score.settle import results
from prikup.preferans.state import GAME, MISERE, WATCH, Contract, Defence, Sheet
from prikup.search.deal_layouts import Layouts
from prikup.search.deal_tables import MISERE as MISERE_STRAIN
from prikup.search.deal_tables import preferans_of
from prikup.search.errors import SearchError
from prikup.search.estimates import Estimate


class ContractPoints(Struct, frozen=True):
    """A contract, and what it is worth to its declarer."""

    strain: int
    """A place in `prikup.search.STRAINS`."""
    level: int
    """Tricks that are named; 0 for a misere."""
    points: Estimate
    """The expected result, in whists of a settlement: what the deal adds to the declarer's."""
    by_tricks: tuple[float, ...]
    """The result by the number of tricks that he takes, from none on."""


def contract_points(found: Layouts, sheet: Sheet | None = None) -> tuple[ContractPoints, ...]:
    """What each contract brings on average under the rules of the layouts, the best one first.

    A result is what ``game.scored`` writes, settled: pool, hill and whists, less what a settlement before the deal
    would have brought. ``sheet`` is the sheet that the deal is written on, an empty one if it is not given. Of a game
    that is whisted by choice the defence does what is worst for the declarer, with the cards known: it passes, or one
    of the two whists and has all tricks of both; of one that must be whisted they share them as evenly as can be.
    Whoever may choose whom points help does what is best for himself. Nothing is dark, shared, or paid for the talon.

    Raises SearchError(search_hand) for layouts of fewer than ten cards, since only a whole deal is scored.
    """
    size = found.hand.bit_count()
    if size != TRICKS:
        raise SearchError("search_hand", count=size, wanted=str(TRICKS))
    stakes = _Stakes(preferans_of(found.rules), found.leader, sheet)
    worth = {}
    for contract in found.contracts:
        for level in (0,) if contract.strain == MISERE_STRAIN else LEVELS:
            by_tricks = stakes.by_tricks(level, contract.strain)
            if by_tricks:
                worth[level, contract.strain] = (contract.expected(by_tricks), by_tricks)
    named = [ContractPoints(strain, level, *worth[level, strain]) for level, strain in worth]
    return tuple(sorted(named, key=lambda one: -one.points.value))


class _Stakes:
    """What the results of a deal bring its declarer."""

    def __init__(self, game: Preferans, leader: Seat, sheet: Sheet | None) -> None:
        self.game = game
        compiled = game.compiled
        # The first hand after the dealer leads; two players' dummy declares nothing.
        dealers = range(compiled.players) if sheet is None else (sheet.dealer,)
        for dealer in dealers:
            self.declarer = compiled.hands(dealer)[-leader % 3]
            self.sheet = compiled.fresh_sheet(dealer) if sheet is None else sheet
            if self.declarer != compiled.layout.dummy:
                break
        self.before = results(compiled, self.sheet)[self.declarer]

    def by_tricks(self, level: int, strain: int) -> tuple[float, ...]:
        """The result by number of tricks; empty for a contract that cannot be named on this sheet."""
        compiled = self.game.compiled
        if level and level < compiled.least_level(self.sheet):
            return ()
        kind = GAME if level else MISERE
        bomb = compiled.multiplier(self.sheet, self.declarer)
        contract = Contract(self.declarer, kind, level, strain if level else 0, bomb=bomb)
        try:
            return tuple(float(min(map(self._result, self._endings(contract, tricks)))) for tricks in range(TRICKS + 1))
        except OutcomeError:
            return ()

    def _endings(self, contract: Contract, tricks: int) -> Iterator[Outcome]:
        """How a deal with so many tricks of the declarer may end, as the defence chooses."""
        compiled = self.game.compiled
        whist = compiled.rules.whist
        first, second = compiled.defenders(self.sheet.dealer, self.declarer)
        rest = TRICKS - tricks
        if contract.kind == MISERE or not whist.asks(contract.level):
            yield self._played(contract, WATCH, {first: rest})
        elif whist.binds(contract.level, contract.strain) and compiled.layout.dummy not in (first, second):
            yield self._played(contract, ("whist", "whist"), {first: rest - rest // 2, second: rest // 2})
        else:
            defence = Defence(first, second, ("pass", "pass"))
            if not whist.binds(contract.level, contract.strain):
                yield Outcome(ending=UNPLAYED, contract=contract, defence=defence, talon=SOME_CARDS)
            if first != compiled.layout.dummy:
                yield self._played(contract, ("whist", "pass"), {first: rest})
            if second != compiled.layout.dummy:
                yield self._played(contract, ("pass", "whist"), {second: rest})

    def _played(self, contract: Contract, words: tuple[str, str], theirs: dict[Seat, int]) -> Outcome:
        places = range(self.game.compiled.layout.places)
        took = {self.declarer: TRICKS - sum(theirs.values()), **theirs}
        first, second = self.game.compiled.defenders(self.sheet.dealer, self.declarer)
        return Outcome(
            ending=PLAYED,
            contract=contract,
            defence=Defence(first, second, words),
            tricks=tuple(took.get(place, 0) for place in places),
            talon=SOME_CARDS,
        )

    def _result(self, outcome: Outcome) -> Fraction:
        written = self._scored(outcome, ())
        return results(self.game.compiled, written.sheet)[self.declarer] - self.before

    def _scored(self, outcome: Outcome, choices: tuple[AnyAction, ...]) -> Scored:
        answer = self.game.scored(self.sheet, outcome, choices)
        if not isinstance(answer, Pending):
            return answer
        seat = answer.seat
        ways = (self._scored(outcome, (*choices, option)) for option in answer.options)
        return max(ways, key=lambda one: results(self.game.compiled, one.sheet)[seat])
