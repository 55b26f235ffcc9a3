"""Giving a deal up: only where it is clearly lost and playing on costs more."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb.naming import best_gain
from prikup.bots.thousand.thumb.stakes import RIVALS, Hope, Stakes
from prikup.core.cards import KING, QUEEN, Cards, card_of, cards_in
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction, Bomb, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

HOPELESS = 0.06
"""If the contract costs the same either way, it is given up only below this chance."""
BOMB_CHANCE = 0.4
"""A bomb is kept unless the chance of making the contract is below this."""
ENEMY_MARRIAGE = 0.3
"""The chance that the opponents declare a marriage of which this hand holds nothing."""


def concede(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], hope: Hope) -> Choice | None:
    """Gives the deal up before the tricks; None to play on."""
    bomb, writeoff = Bomb() in legal, Writeoff() in legal
    if not (bomb or writeoff):
        return None
    chance = hope.chance(view.contract)
    play = best_gain(compiled, view, hope) - RIVALS * _theirs(compiled, view, hope)
    percent = round(100 * chance)
    if bomb and chance < BOMB_CHANCE and -RIVALS * _shares(compiled, view, "bomb") > play:
        return Choice(Bomb(), because("hint-bomb", chance=percent))
    if writeoff:
        cost = writeoff_cost(compiled, view)
        given_up = -cost - RIVALS * _shares(compiled, view, "writeoff")
        dear = cost >= view.contract
        if given_up > play and (chance < HOPELESS or not dear):
            return Choice(Writeoff(), because("hint-writeoff", chance=percent))
    return None


def concede_in_play(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice | None:
    """A write-off between tricks: if the contract is out of reach and a write-off costs less."""
    if Writeoff() not in legal or writeoff_cost(compiled, view) >= view.contract:
        return None
    best = view.points(view.seat) + reachable(compiled, view)
    if best < view.contract:
        return Choice(Writeoff(), because("hint-writeoff-lost", best=best, amount=view.contract))
    return None


def reachable(compiled: CompiledRules, view: View) -> int:
    """Card points that this seat can still take: all cards that are out and its own marriages."""
    hand = view.hand or 0
    left, values = compiled.layout.all & ~_finished(view), worths(compiled)
    return sum([values[card] for card in cards_in(left)]) + compiled.rules.marriages.worth(hand) + compiled.last_trick


def _finished(view: View) -> Cards:
    """The cards of finished tricks."""
    cards = 0
    for trick in view.tricks:
        if trick.winner >= 0:
            for card in trick.cards:
                cards |= 1 << card
    return cards


def writeoff_cost(compiled: CompiledRules, view: View) -> float:
    """What a write-off would cost this seat in score points."""
    rule = compiled.rules.writeoff
    lines = Stakes(compiled, view).given_up("writeoff").lines
    own = {line.name: line.amount for line in lines if line.seat == view.seat}
    cost = -float(own["writeoff"] + own.get("writeoff.fine", 0))
    # One of so many write-offs is fined: each of the others carries its part of the fine.
    return cost + rule.third / (rule.every + 1) if rule.third is not None and "writeoff.fine" not in own else cost


def _rivals(compiled: CompiledRules, view: View) -> list[Seat]:
    return [seat for seat in range(compiled.players) if seat not in (view.seat, view.sitter)]


def _shares(compiled: CompiledRules, view: View, ending: str) -> float:
    """What the opponents would get."""
    rivals, lines = _rivals(compiled, view), Stakes(compiled, view).given_up(ending).lines
    return float(sum([line.amount for line in lines if line.seat in rivals and line.amount > 0]))


def _theirs(compiled: CompiledRules, view: View, hope: Hope) -> float:
    """What the opponents would take by playing."""
    free = [not Stakes(compiled, view, seat).frozen for seat in _rivals(compiled, view)]
    values = compiled.rules.marriages.by_suit()
    hand = view.hand or 0
    marriages = sum(
        ENEMY_MARRIAGE * values[suit]
        for suit in range(4)
        if not hand & (1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN))
    )
    cards = max(0.0, 120.0 - min(hope.mean, 120.0))
    return (cards + marriages) * sum(free) / len(free)
