"""Whist or pass: what either brings in layouts in which the declarer may have called as he did."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from prikup.bots.base import Choice, because
from prikup.bots.pimc.budget import Budget
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.pimc.tricks import SOME_TALON, settled
from prikup.core.actions import Pass
from prikup.core.cards import mask_of
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.preferans.actions import AnyAction, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import TRICKS
from prikup.preferans.outcome import PLAYED, UNPLAYED, Outcome
from prikup.preferans.score.settle import results
from prikup.preferans.seen.view import View
from prikup.preferans.state import Defence
from prikup.search.endings import deal_values
from prikup.search.worlds import World


def speak(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], seed: str, budget: Budget) -> Choice | None:
    """Whist or pass for one of the two defenders. None where it is another question, or half a whist can be said."""
    contract, defence = view.contract, view.defence
    words = [action for action in legal if isinstance(action, Whist | Pass)]
    if contract is None or defence is None or len(words) != 2 or len(legal) != 2:
        return None
    if view.seat not in (defence.first, defence.second) or compiled.layout.dummy in (defence.first, defence.second):
        return None
    worlds = likely_worlds(view, seed, budget.worlds)
    places = compiled.hands(view.sheet.dealer)
    positions = [_position(compiled, view, world, places) for world in worlds]
    tricks = [(low + high) // 2 for low, high in deal_values(positions, contract.seat, budget.each // 4)]
    value = _Values(compiled, view, defence)
    whist = sum(value.whisted(took) for took in tricks)
    passed = sum(value.passed(took) for took in tricks)
    quota = compiled.quota(contract.level)
    enough = sum(TRICKS - took >= quota for took in tricks)
    if whist > passed:
        return Choice(Whist(), because("hint-search-whist", quota=quota, made=enough, worlds=len(tricks)))
    return Choice(
        Pass(), because("hint-search-whist-not", quota=quota, failed=len(tricks) - enough, worlds=len(tricks))
    )


def _position(compiled: CompiledRules, view: View, world: World, places: Sequence[Seat]) -> Position:
    hands = [world.hand(place) if place in places else 0 for place in range(compiled.layout.places)]
    resting = mask_of(place for place in range(compiled.layout.places) if place not in places)
    return Position(compiled.policy, hands, places[0], trump=view.trump, resting=resting)


class _Values:
    """What a word brings, by the declarer's tricks: with best play of the tricks, and a second speaker who whists where
    the quota is there."""

    def __init__(self, compiled: CompiledRules, view: View, defence: Defence) -> None:
        self._compiled, self._view, self._defence = compiled, view, defence
        self._first = view.seat == defence.first
        self._known: dict[tuple[tuple[str, str], int], float] = {}

    def whisted(self, took: int) -> float:
        """The seat whists, and the other one does not unless he has done so."""
        one, two = self._defence.words
        return self._worth(("whist", two or "pass") if self._first else (one, "whist"), took)

    def passed(self, took: int) -> float:
        """The seat passes."""
        one, two = self._defence.words
        if not self._first:
            return self._worth((one, "pass"), took)
        contract = self._view.contract
        assert contract is not None
        enough = TRICKS - took >= self._compiled.quota(contract.level)
        return self._worth(("pass", two or ("whist" if enough else "pass")), took)

    def _worth(self, words: tuple[str, str], took: int) -> float:
        key = words, took
        if key not in self._known:
            self._known[key] = self._settled(words, took)
        return self._known[key]

    def _settled(self, words: tuple[str, str], took: int) -> float:
        view, compiled = self._view, self._compiled
        defence = replace(self._defence, words=words)
        talon = view.talon if len(view.talon) == len(SOME_TALON) else SOME_TALON
        if "whist" not in words:
            outcome = Outcome(ending=UNPLAYED, contract=view.contract, defence=defence, talon=talon)
        else:
            outcome = Outcome(
                ending=PLAYED, contract=view.contract, defence=defence, talon=talon, tricks=self._shared(words, took)
            )
        return float(results(compiled, settled(compiled, view, outcome).sheet)[view.seat])

    def _shared(self, words: tuple[str, str], took: int) -> tuple[int, ...]:
        """The tricks by place: those of the defence go to who whists, or to both alike."""
        contract, defence, rest = self._view.contract, self._defence, TRICKS - took
        assert contract is not None
        tricks = [0] * self._compiled.layout.places
        tricks[contract.seat] = took
        if words == ("whist", "whist"):
            tricks[defence.first], tricks[defence.second] = rest // 2, rest - rest // 2
        else:
            tricks[defence.first if words[0] == "whist" else defence.second] = rest
        return tuple(tricks)
