"""Drowned marriages (BT-031b): a declared marriage is void once another player takes its king or queen.

So a marriage is declared when both cards should come home, its second card is not thrown away, and a foe's is taken.
"""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import HIGHER, POWER
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import ACE, KING, SUIT_MASKS, Card, card_of, cards_in
from prikup.core.seats import Seat
from prikup.thousand.layout import PAIRS

OWN, FOES, PARTNERS = 1.0, 0.6, 0.6
"""What a point of a marriage is worth to this seat: its own, one that a foe loses, and the other defender's."""
SURE = 0.97
"""From this chance on a lead counts as a trick."""
RUFFED, CAUGHT = 0.25, 0.6
"""The chances that a card is lost later: one that only a trump beats, and one below a card of another hand."""


def taken(situation: TrickSituation, card: Card) -> float:
    """What a card brings or costs by the declared marriages in the trick, in card points."""
    halves = situation.halves
    if not halves:
        return 0.0
    trick = (*situation.trick, card)
    circle = situation.view.circle(situation.leader)
    best = situation.compiled.policy.winner(trick, situation.trump)
    holder, holds = circle[best], _holds(situation, trick[best])
    found = 0.0
    for lying in trick:
        if lying in halves:
            owner, value = halves[lying]
            lost = 1.0 - holds if owner == holder else 1.0
            found -= _weight(situation, owner) * value * lost
    if card in halves and holder == situation.seat:
        found += holds * halves[card][1] * _danger(situation, card, situation.trump)
    return found


def cashed(situation: TrickSituation, before: Card | None = None) -> Choice | None:
    """The half of an own declared marriage that is safe now and may be lost later, or once ``before`` has made another
    suit trump."""
    best: Card | None = None
    for card, (owner, value) in situation.halves.items():
        if owner != situation.seat or not any(play.card == card for play in situation.plays):
            continue
        trump = situation.trump if before is None or before & 7 == ACE else before >> 3
        if (
            _holds(situation, card) >= SURE
            and _danger(situation, card, trump)
            and (best is None or value > situation.halves[best][1])
        ):
            best = card
    if best is None:
        return None
    return Choice(Play(best), because("hint-cash", card=best, points=situation.worths[best]))


def clearing(situation: TrickSituation, tops: dict[Card, float]) -> Choice | None:
    """A lead that forces out a card above an own marriage that waits, while sure tricks bring the lead back."""
    if not situation.compiled.drowns:
        return None
    best: tuple[float, Card] | None = None
    for suit in range(4):
        king = card_of(suit, KING)
        above = situation.memory.others & HIGHER[king]
        own = situation.hand & SUIT_MASKS[suit] & ~PAIRS[suit]
        if not situation.declarable >> king & 1 or not above or not own:
            continue
        count = above.bit_count()
        entries = sum(chance >= SURE for card, chance in tops.items() if card >> 3 != suit)
        if entries < count or own.bit_count() < count or situation.left < 2 * count + 3:
            continue
        # The lowest card, unless only a high one forces the last card above.
        card = max(cards_in(own), key=_power) if count == 1 else min(cards_in(own), key=_power)
        if card in tops:
            best = max(best or (0.0, 0), (situation.worth_of(king) / count, card))
    if best is None:
        return None
    return Choice(Play(best[1]), because("hint-force-out", card=best[1]))


def _power(card: Card) -> int:
    return POWER[card & 7]


def announced(situation: TrickSituation, choice: Choice) -> Choice:
    """The same lead with its announcement, if it breaks a marriage anyhow: what is not declared brings nothing."""
    action = choice.action
    if not situation.compiled.drowns or not isinstance(action, Play):
        return choice
    said = Play(action.card, announce=True)
    if said not in situation.plays:
        return choice
    suit = action.card >> 3
    return Choice(said, because("hint-praise", suit=suit, value=situation.worth_of(action.card), card=action.card))


def _weight(situation: TrickSituation, owner: Seat) -> float:
    if owner == situation.seat:
        return OWN
    return -FOES if situation.foe(owner) else PARTNERS


def _holds(situation: TrickSituation, card: Card) -> float:
    """The chance that nobody who plays later, friend or foe, beats a card that wins so far."""
    led = situation.trick[0] >> 3 if situation.trick else card >> 3
    chance = 1.0
    for seat in situation.later:
        chance *= 1.0 - situation.beaten_by(seat, card, led, situation.trump)
    return chance


def _danger(situation: TrickSituation, card: Card, trump: int) -> float:
    """The chance that a card of an own marriage is lost if it stays in the hand under a trump."""
    others = situation.memory.others
    if others & HIGHER[card]:
        return CAUGHT
    ruffs = trump >= 0 and card >> 3 != trump and others & SUIT_MASKS[trump]
    return RUFFED if ruffs else 0.0
