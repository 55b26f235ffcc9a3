"""Which contract brings most: expected tricks turned into what the settlement of a table makes of them."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Card, cards_in
from prikup.core.scored import OutcomeError
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Half
from prikup.preferans.entries import SOME_CARDS
from prikup.preferans.game import Preferans
from prikup.preferans.layout import LEVELS, TALON, TRICKS, rank_of
from prikup.preferans.outcome import PLAYED, UNPLAYED, Outcome
from prikup.preferans.phases.defence import reachable
from prikup.preferans.score.settle import results
from prikup.preferans.state import GAME, MISERE, Contract, Defence, Sheet
from prikup.search.deal_layouts import Hand, Layouts, cards_of
from prikup.search.deal_tables import MISERE as MISERE_STRAIN
from prikup.search.deal_tables import preferans_of
from prikup.search.errors import SearchError
from prikup.search.estimates import Estimate
from prikup.search.preferans import settled


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


def contract_points(
    found: Layouts, sheet: Sheet | None = None, *, dark: bool = False, shared: bool = False, talon: Hand = 0
) -> tuple[ContractPoints, ...]:
    """What each contract brings on average under the rules of the layouts, the best one first.

    A result is what ``game.scored`` writes, settled: pool, hill and whists, less what a settlement before the deal
    would have brought. ``sheet`` is the sheet that the deal is written on, an empty one if it is not given; of four
    players' sheets that of a deal in which the hand plays. The defence, a resting dealer included, says what is worst
    for the declarer with the cards known: all words that the rules allow are tried, and two who both whist share the
    tricks as evenly as can be. Whoever may choose whom points help does what is best for himself.

    ``dark``: the contract itself was called without looking (PF-179). ``shared``: the dealer takes half of the game
    (PF-024a). ``talon``: the two cards of the talon, where the rules pay for them (PF-233..236) and it is not laid away
    again. Contracts that the rules do not have are left out.

    Raises SearchError: search_hand for layouts of fewer than ten cards, since only a whole deal is scored, and for a
    talon of other than two cards; search_seat for two players where the hand is the dummy's. NotationError for cards
    that cannot be read.
    """
    size = found.hand.bit_count()
    if size != TRICKS:
        raise SearchError("search_hand", count=size, wanted=str(TRICKS))
    cards = cards_of(talon)
    if cards and cards.bit_count() != TALON:
        raise SearchError("search_hand", count=cards.bit_count(), wanted=str(TALON))
    stakes = _Stakes(preferans_of(found.rules), found.leader, sheet, _Terms(dark, shared, tuple(cards_in(cards))))
    worth = {}
    for contract in found.contracts:
        for level in (0,) if contract.strain == MISERE_STRAIN else LEVELS:
            by_tricks = stakes.by_tricks(level, contract.strain)
            if by_tricks:
                worth[level, contract.strain] = (contract.expected(by_tricks), by_tricks)
    named = [ContractPoints(strain, level, *worth[level, strain]) for level, strain in worth]
    return tuple(sorted(named, key=lambda one: -one.points.value))


class _Terms(NamedTuple):
    """What is said of a contract besides its level and trump."""

    dark: bool
    shared: bool
    talon: tuple[Card, ...]


class _Stakes:
    """What the results of a deal bring its declarer."""

    def __init__(self, game: Preferans, leader: Seat, sheet: Sheet | None, terms: _Terms) -> None:
        self.game = game
        self.terms = terms
        compiled = game.compiled
        # The first hand after the dealer leads; two players' dummy declares nothing.
        dealers = range(compiled.players) if sheet is None else (sheet.dealer,)
        for dealer in dealers:
            self.declarer = compiled.hands(dealer)[-leader % 3]
            self.sheet = compiled.fresh_sheet(dealer) if sheet is None else sheet
            if self.declarer != compiled.layout.dummy:
                break
        else:
            raise SearchError("search_seat", seat=self.declarer)
        self.before = results(compiled, self.sheet)[self.declarer]
        self.talon = terms.talon or SOME_CARDS

    def by_tricks(self, level: int, strain: int) -> tuple[float, ...]:
        """The result by number of tricks; empty for a contract that cannot be named on this sheet."""
        compiled, terms = self.game.compiled, self.terms
        if level and level < compiled.least_level(self.sheet):
            return ()
        contract = Contract(
            self.declarer,
            GAME if level else MISERE,
            level,
            strain if level else 0,
            dark=terms.dark,
            bid=rank_of(level, strain) if level else 0,
            bomb=compiled.multiplier(self.sheet, self.declarer),
            shared=terms.shared,
        )
        try:
            ends = self._endings(contract)
            return tuple(
                float(min(self._result(*end, contract, tricks) for end in ends)) for tricks in range(TRICKS + 1)
            )
        except OutcomeError:
            return ()

    def _endings(self, contract: Contract) -> tuple[tuple[str, Defence], ...]:
        """How words of the defence may end: with tricks, or without; each way once."""
        reached = reachable(self.game.compiled, self.sheet, contract)
        # Whether hands lie, and who looked at one, makes no difference to what is written.
        ends = [(PLAYED, replace(one, lying=False, glanced=-1)) for one in reached.settled]
        ends += [(UNPLAYED, replace(_spoken(*one), lying=False, glanced=-1)) for one in reached.unplayed]
        return tuple(dict.fromkeys(ends))

    def _played(self, contract: Contract, defence: Defence, tricks: int) -> Outcome:
        rest = TRICKS - tricks
        whisters = defence.whisters
        if len(whisters) == 2 and self.game.compiled.layout.dummy not in whisters:
            theirs = dict(zip(whisters, (rest - rest // 2, rest // 2), strict=True))
        else:
            theirs = {whisters[0] if whisters else defence.first: rest}
        took = {self.declarer: tricks, **theirs}
        return Outcome(
            ending=PLAYED,
            contract=contract,
            defence=defence,
            tricks=tuple(took.get(place, 0) for place in range(self.game.compiled.layout.places)),
            talon=self.talon,
        )

    def _result(self, ending: str, defence: Defence, contract: Contract, tricks: int) -> Fraction:
        if ending == PLAYED:
            outcome = self._played(contract, defence, tricks)
        else:
            outcome = Outcome(ending=UNPLAYED, contract=contract, defence=defence, talon=self.talon)
        written = settled(self.game, self.sheet, outcome)
        return results(self.game.compiled, written.sheet)[self.declarer] - self.before


def _spoken(said: Defence, speaker: Seat, word: AnyAction) -> Defence:
    """The defence after its last word."""
    last = "half" if isinstance(word, Half) else "pass"
    one, other = said.words
    if speaker == said.first:
        return replace(said, words=(last, other or "pass"))
    if speaker == said.second:
        return replace(said, words=(one or "pass", last))
    return replace(said, dealer=last)
