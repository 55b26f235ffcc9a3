"""Whist or pass: what the table gives for each word, by the tricks that declarers take in layouts that fit the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from msgspec.structs import replace

from prikup.bots.base import Choice
from prikup.bots.expert.outcomes import outcomes
from prikup.bots.pimc.budget import Budget
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.pimc.tricks import SOME_TALON, settled
from prikup.bots.preferans.thumb import whisting
from prikup.core.actions import Pass
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Half, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import NO_TRUMP, TRICKS
from prikup.preferans.outcome import PLAYED, UNPLAYED, Outcome
from prikup.preferans.score.settle import results
from prikup.preferans.seen.view import View
from prikup.preferans.state import GAME
from prikup.search.declarers import declarer_tricks
from prikup.search.worlds import World

LAYOUTS = 64
"""Layouts that are solved at the most."""
MARGIN = 1.0
"""Whists by which the other word must be better than that by rule of thumb."""

Words = tuple[str, str]


def speak(
    compiled: CompiledRules, view: View, legal: Sequence[AnyAction], usual: AnyAction, seed: str, budget: Budget
) -> Choice | None:
    """Whist or pass of a defender; None for other words, and where a dummy defends. Raises SearchError."""
    contract, defence = view.contract, view.defence
    if contract is None or defence is None or contract.kind != GAME or not isinstance(usual, Whist | Pass):
        return None
    if {Whist(), Pass()} - {*legal} or view.seat not in (defence.first, defence.second) or compiled.layout.dummy >= 0:
        return None
    deals = _Deals(compiled, view, likely_worlds(compiled, view, seed, min(LAYOUTS, budget.worlds)), budget)
    values = {word: deals.value(word) for word in ("whist", "pass")}
    own: AnyAction = usual
    other: AnyAction = Pass() if isinstance(own, Whist) else Whist()
    said = {Whist(): "whist", Pass(): "pass"}
    action = other if values[said[other]] > values[said[own]] + MARGIN else own
    tricks, quota = round(TRICKS - deals.tricks), compiled.quota(contract.level)
    return (whisting.whists if isinstance(action, Whist) else whisting.passes)(tricks, quota)


class _Deals:
    """Layouts, with what declarers take in them."""

    def __init__(self, compiled: CompiledRules, view: View, worlds: Sequence[World], budget: Budget) -> None:
        assert view.contract is not None
        assert view.defence is not None
        self._compiled, self._view, self._worlds = compiled, view, worlds
        self._contract, self._defence = view.contract, view.defence
        self.count = len(worlds)
        order = compiled.hands(view.sheet.dealer)
        at = order.index(self._contract.seat)
        first, second, third = (*order[at:], *order[:at])
        found = declarer_tricks(
            view.rules,
            [(world.hand(first), world.hand(second), world.hand(third)) for world in worlds],
            (self._contract.strain,),
            leader=-at % len(order),
            nodes=max(1, budget.nodes // len(worlds)),
        )
        table = outcomes().no_trump if self._contract.strain == NO_TRUMP else outcomes().suit
        self._shares = []
        for ((low, high),) in found:
            shares: dict[int, float] = defaultdict(float)
            for solved in (low, high):
                for tricks, share in table.tricks(solved, self._contract.level).items():
                    shares[tricks] += share / 2
            self._shares.append(shares)
        self._known: dict[tuple[Words, int], float] = {}
        self.tricks = sum(tricks * share for shares in self._shares for tricks, share in shares.items()) / self.count
        """What the declarer takes on average."""

    def value(self, word: str) -> float:
        """What a word brings on average, in whists of a settlement; the partner speaks as by rule of thumb."""
        return sum(map(self._in_world, [word] * self.count, self._worlds, self._shares)) / self.count

    def _in_world(self, word: str, world: World, shares: dict[int, float]) -> float:
        view, defence = self._view, self._defence
        if view.seat == defence.first:
            words = (word, defence.words[1] or self._answer(word, world))
        else:
            words = (defence.words[0], word)
        if "whist" not in words:
            return self._brings(words, 0)
        return sum(share * self._brings(words, tricks) for tricks, share in shares.items())

    def _answer(self, word: str, world: World) -> str:
        """What the second defender says by rule of thumb."""
        defence = replace(self._defence, words=(word, ""))
        hand = world.hand(defence.second)
        view = replace(self._view, seat=defence.second, hand=hand, dealt=hand, defence=defence)
        # Half a whist needs his leave, and is a pass where the first one whists over it.
        action = whisting.speak(self._compiled, view, (Whist(), Pass())).action
        return "whist" if isinstance(action, Whist) else "half" if isinstance(action, Half) else "pass"

    def _brings(self, words: Words, tricks: int) -> float:
        found = self._known.get((words, tricks))
        if found is None:
            after = settled(self._compiled, self._view, self._outcome(words, tricks)).sheet
            found = self._known[words, tricks] = float(results(self._compiled, after)[self._view.seat])
        return found

    def _outcome(self, words: Words, tricks: int) -> Outcome:
        defence = replace(self._defence, words=words)
        if "whist" not in words:
            return Outcome(ending=UNPLAYED, contract=self._contract, defence=defence, talon=SOME_TALON)
        took: dict[Seat, int] = {self._contract.seat: tricks}
        rest, whisters = TRICKS - tricks, defence.whisters
        for at, seat in enumerate(whisters):
            took[seat] = (rest + at) // len(whisters)
        return Outcome(
            ending=PLAYED,
            contract=self._contract,
            defence=defence,
            tricks=tuple([took.get(place, 0) for place in range(self._compiled.layout.places)]),
            talon=SOME_TALON,
        )
