"""What a deal of Preferans is worth to a player: what the scorer writes for it, in whists.

No rule of scoring is repeated here. The scorer gets the result of a deal as an outcome, on an empty sheet and with any
seats in the roles of the deal: so each result is scored once for a rule set and a stage of the match.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from prikup.core.scored import Pending, Scored
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.lines import HILL, UNITS, WHISTS
from prikup.preferans.outcome import PLAYED, UNPLAYED, Outcome
from prikup.preferans.score.deal import scored
from prikup.preferans.score.settle import HILL_POINT, results
from prikup.preferans.state import BRIGAND, GAME, MISERE, WATCH, Contract, Defence, Sheet

SOME_TALON = (0, 9)
"""Cards for which nobody is paid a premium."""
PASSED = ("pass", "pass")


class Stakes:
    """The stakes of a player by his role. All contracts are light, without bombs and not shared."""

    def __init__(self, compiled: CompiledRules, sheet: Sheet, declarer: Seat, seat: Seat) -> None:
        self.compiled = compiled
        self.sheet = sheet
        self.declarer = declarer
        self.seat = seat
        # There are few results of a deal, and each is scored once.
        self.game = cache(self._game)
        self.defended = cache(self._defended)
        self.unplayed = cache(self._unplayed)
        self._low = cache(self._misere)

    def misere(self, tricks: float) -> float:
        """The value of a misere to its declarer who took so many tricks on average."""
        tricks = min(tricks, float(TRICKS))
        fewer = int(tricks)
        if tricks == fewer:
            return self._low(fewer)
        return self._low(fewer) + (tricks - fewer) * (self._low(fewer + 1) - self._low(fewer))

    def _misere(self, took: int) -> float:
        return self._worth(self._played(Contract(self.declarer, MISERE), WATCH, took))

    def _game(self, level: int, took: int) -> float:
        """The value of a game to its declarer who took so many tricks.

        One defender whists, if the defence took its quota; a defence without it would have passed.
        """
        contract = Contract(self.declarer, GAME, level)
        if not self.compiled.rules.whist.asks(level):
            return self._worth(self._played(contract, WATCH, took))
        if took >= level and TRICKS - took < self.compiled.quota(level):
            return self._worth(self._left(contract, PASSED))
        words = ("pass", "whist") if self.defenders[0] == self.compiled.layout.dummy else ("whist", "pass")
        return self._worth(self._played(contract, words, took))

    def _defended(self, level: int, words: tuple[str, str], tricks: tuple[int, int], dealer: str = "") -> float:
        """What the lines of the player bring in a game that was played; ``tricks`` of the two defenders.

        ``dealer``: the word of a dealer who rests.
        """
        contract, (first, second) = Contract(self.declarer, GAME, level), self.defenders
        took = {self.declarer: TRICKS - sum(tricks), first: tricks[0], second: tricks[1]}
        return self._own(self._outcome(contract, Defence(first, second, words, dealer), took))

    def _unplayed(self, level: int, words: tuple[str, str]) -> float:
        """What the lines of the player bring if nobody whisted a game, or half a whist ended it."""
        return self._own(self._left(Contract(self.declarer, GAME, level), words))

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """The defenders, in the order in which they speak."""
        return self.compiled.defenders(self.sheet.dealer, self.declarer)

    def _played(self, contract: Contract, words: tuple[str, str], took: int) -> Outcome:
        first, second = self.defenders
        other = second if words[1] == "whist" else first
        return self._outcome(contract, Defence(first, second, words), {self.declarer: took, other: TRICKS - took})

    def _outcome(self, contract: Contract, defence: Defence, tricks: dict[Seat, int]) -> Outcome:
        return Outcome(
            ending=PLAYED,
            contract=contract,
            defence=defence,
            tricks=tuple([tricks.get(place, 0) for place in range(self.compiled.layout.places)]),
            talon=SOME_TALON,
        )

    def _left(self, contract: Contract, words: tuple[str, str]) -> Outcome:
        defence = Defence(*self.defenders, words)
        return Outcome(ending=UNPLAYED, contract=contract, defence=defence, talon=SOME_TALON)

    def _scored(self, outcome: Outcome) -> Scored:
        """What the scorer writes; who may choose whom points help takes the first choice."""
        choices: list[AnyAction] = []
        answer = scored(self.compiled, self.sheet, outcome)
        while isinstance(answer, Pending):
            choices.append(answer.options[0])
            answer = scored(self.compiled, self.sheet, outcome, choices)
        return answer

    def _worth(self, outcome: Outcome) -> float:
        """What a settlement after the deal would give the seat."""
        return float(results(self.compiled, self._scored(outcome).sheet)[self.seat])

    def _own(self, outcome: Outcome) -> float:
        """What the lines of the seat itself bring: its whists, less its share of its hill points."""
        worth = {WHISTS: 1.0, HILL: -HILL_POINT * (self.compiled.players - 1) / self.compiled.players}
        own = [line for line in self._scored(outcome).lines if line.seat == self.seat]
        return sum([worth.get(UNITS[line.name], 0.0) * line.amount for line in own], 0.0)


def stakes_of(compiled: CompiledRules, sheet: Sheet, role: str) -> Stakes:
    """The stakes in a deal on this sheet, for a role: ``declarer``, ``first`` or ``second`` defender, ``dealer``."""
    return _stakes(compiled, sheet.stage, sheet.size, role)


@lru_cache(maxsize=256)
def _stakes(compiled: CompiledRules, stage: str, size: int, role: str) -> Stakes:
    dealer, declarer, seat = next(found for found in _roles(compiled, role) if found[2] != compiled.layout.dummy)
    fresh = compiled.fresh_sheet(dealer)
    sheet = replace(fresh, stage=stage, size=size, owed=fresh.owed if stage == BRIGAND else (), forced=0)
    return Stakes(compiled, sheet, declarer, seat)


def _roles(compiled: CompiledRules, role: str) -> list[tuple[Seat, Seat, Seat]]:
    """Every dealer and declarer, with who has the role then."""
    found = []
    for dealer in range(compiled.players):
        for declarer in compiled.players_in(dealer):
            first, second = compiled.defenders(dealer, declarer)
            seats = {"declarer": declarer, "first": first, "second": second, "dealer": dealer}
            found.append((dealer, declarer, seats[role]))
    return found
