"""Misere: named on a hand that nobody can make take a trick; played under, and caught by playing low."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import POWER
from prikup.bots.thousand.thumb.scene import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, Cards, cards_in


def clean(hand: Cards, out: Cards) -> bool:
    """Whether a hand that leads to the first trick takes none, however the other cards lie."""
    suits = [(_rising(hand & mask), _rising(out & mask)) for mask in SUIT_MASKS]
    if not all(_under(own, others) for own, others in suits):
        return False
    return any(own and others and own[0] < others[-1] and _under(own[1:], others) for own, others in suits)


def _rising(cards: Cards) -> list[int]:
    return sorted(POWER[card & 7] for card in cards_in(cards))


def _under(own: list[int], others: list[int]) -> bool:
    """Whether each card of a suit lies under the one that the others lead at worst: always their lowest."""
    return all(low < high for low, high in zip(own, others, strict=False))


def play(scene: TrickSituation) -> Choice:
    """A card in a misere."""
    plays = [play.card for play in scene.plays]
    if len(plays) == 1:
        return Choice(Play(plays[0]), because("hint-only-card", card=plays[0]))
    if not scene.alone:
        card = min(plays, key=lambda card: (_power(card), card))
        return Choice(Play(card), because("hint-misere-catch", card=card))
    if not scene.trick:
        card = max(plays, key=lambda card: (_loses(scene, card), -card))
        return Choice(Play(card), because("hint-misere-lead", card=card))
    led = scene.trick[0] >> 3
    if plays[0] >> 3 != led:
        card = max(plays, key=lambda card: (_power(card), card))
        return Choice(Play(card), because("hint-misere-throw", card=card))
    best = scene.trick[scene.compiled.policy.winner(scene.trick, -1)]
    under = [card for card in plays if _power(card) < _power(best)]
    if under:
        card = max(under, key=_power)
        return Choice(Play(card), because("hint-misere-under", card=card))
    card = max(plays, key=_power)
    return Choice(Play(card), because("hint-misere-last", card=card))


def _power(card: Card) -> int:
    return POWER[card & 7]


def _loses(scene: TrickSituation, card: Card) -> float:
    """How safe a lead is: the cards above it, and whether the rest of the suit stays under the others."""
    mask = SUIT_MASKS[card >> 3]
    others = _rising(scene.memory.others & mask)
    above = sum(other > _power(card) for other in others)
    rest = _rising(scene.hand & mask & ~(1 << card))
    return above + (10.0 if above and _under(rest, others) else 0.0)
