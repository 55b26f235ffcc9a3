"""Misere: named on a hand that cannot be made to take a trick; played under, and attacked by playing low."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import POWER
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, Cards, cards_in


def clean(hand: Cards, out: Cards) -> bool:
    """Whether a hand that leads to the first trick takes none in any layout of the other cards."""
    suits = [(_rising(hand & mask), _rising(out & mask)) for mask in SUIT_MASKS]
    if not all(_under(own, others) for own, others in suits):
        return False
    return any(own and others and own[0] < others[-1] and _under(own[1:], others) for own, others in suits)


def _rising(cards: Cards) -> list[int]:
    return sorted(POWER[card & 7] for card in cards_in(cards))


def _under(own: list[int], others: list[int]) -> bool:
    """Whether each card of a suit stays below the others' in the worst case, when they always lead their lowest."""
    return all(low < high for low, high in zip(own, others, strict=False))


def play(situation: TrickSituation) -> Choice:
    """A card in a misere."""
    plays = [play.card for play in situation.plays]
    if len(plays) == 1:
        return Choice(Play(plays[0]), because("hint-only-card", card=plays[0]))
    if not situation.alone:
        card = min(plays, key=lambda card: (_power(card), card))
        return Choice(Play(card), because("hint-misere-catch", card=card))
    if not situation.trick:
        card = max(plays, key=lambda card: (_loses(situation, card), -card))
        return Choice(Play(card), because("hint-misere-lead", card=card))
    led = situation.trick[0] >> 3
    if plays[0] >> 3 != led:
        card = max(plays, key=lambda card: (_power(card), card))
        return Choice(Play(card), because("hint-misere-throw", card=card))
    best = situation.trick[situation.compiled.policy.winner(situation.trick, -1)]
    under = [card for card in plays if _power(card) < _power(best)]
    if under:
        card = max(under, key=_power)
        return Choice(Play(card), because("hint-misere-under", card=card))
    card = max(plays, key=_power)
    return Choice(Play(card), because("hint-misere-last", card=card))


def _power(card: Card) -> int:
    return POWER[card & 7]


def _loses(situation: TrickSituation, card: Card) -> float:
    """How safe a lead is: the cards above it, and whether the rest of the suit stays below the others'."""
    mask = SUIT_MASKS[card >> 3]
    others = _rising(situation.memory.others & mask)
    above = sum(other > _power(card) for other in others)
    rest = _rising(situation.hand & mask & ~(1 << card))
    return above + (10.0 if above and _under(rest, others) else 0.0)
