"""The second and third card of a trick: win it cheaply, duck, give the partner points, keep possible winners."""

from __future__ import annotations

from prikup.bots.base import Choice, Reason, because
from prikup.bots.thousand.thumb import drowning, stock
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play

PARTNER = 0.6
"""The value of a point in the other defender's trick, compared with one of this seat's own."""
AGAINST = 0.35
"""The cost for a defender of a point that the declarer takes while the contract is open."""
LOST = 0.1
"""The cost for the declarer of a point that the defenders take, besides not having it."""
LEAD = 8.0
"""The value of winning the trick besides its points."""
FREE_LEAD = 6.0
"""The same while nobody has to follow suit."""
RACE = 0.8
"""The cost of a point that the only opponent takes, if each plays for himself."""
DUEL = 0.5
"""The same where there is a contract."""


def follow(situation: TrickSituation) -> Choice:
    """The best card one step ahead: what the trick brings, minus the card's value later."""
    plays = [play for play in situation.plays if not play.announce]
    if len(plays) == 1:
        return Choice(plays[0], because("hint-only-card", card=plays[0].card))
    best = max(plays, key=lambda play: (score(situation, play), -play.card))
    return Choice(best, _reason(situation, best))


def score(situation: TrickSituation, play: Play) -> float:
    """The value of a card: expected card points now and later."""
    card = play.card
    policy = situation.compiled.policy
    trick = (*situation.trick, card)
    best = policy.winner(trick, situation.trump)
    table = sum([situation.worths[lying] for lying in trick]) + situation.expected()
    led = trick[0] >> 3
    if best == len(trick) - 1:
        stands = situation.stands(card)
        now = stands * (table + lead_worth(situation)) + (1 - stands) * _lost(situation) * table
    else:
        holder = situation.view.circle(situation.leader)[best]
        stands = 1.0
        for seat in situation.later:
            if situation.foe(seat) != situation.foe(holder):
                stands *= 1.0 - situation.beaten_by(seat, trick[best], led, situation.trump)
        if situation.foe(holder):
            now = stands * _lost(situation) * table + (1 - stands) * PARTNER * table
        else:
            now = stands * PARTNER * table + (1 - stands) * _lost(situation) * table
    return now - situation.keeping(card) + drowning.taken(situation, card)


def lead_worth(situation: TrickSituation) -> float:
    """The value of winning a trick besides its points: the lead, a declaration that waits for it, the first trick
    if nothing counts without one (TT-A-013), minus the value of the last card of the stock."""
    value = FREE_LEAD if situation.free else LEAD
    if situation.compiled.hands == 2:
        value += situation.waiting()
    return value + stock.first_trick(situation) - stock.lies_open(situation)


def _lost(situation: TrickSituation) -> float:
    """The cost of a point in a foe's trick, above all if the declarer still needs it."""
    if situation.compiled.hands == 2:
        return -RACE if situation.declarer < 0 else -DUEL
    if situation.alone:
        return -LOST
    return -AGAINST if situation.need > 0 else 0.0


def _reason(situation: TrickSituation, play: Play) -> Reason:
    """The id of the reason for a card."""
    card = play.card
    trick = (*situation.trick, card)
    points = sum([situation.worths[lying] for lying in trick])
    best = situation.compiled.policy.winner(trick, situation.trump)
    if best == len(trick) - 1:
        if card >> 3 == situation.trump and trick[0] >> 3 != situation.trump:
            return because("hint-ruff", card=card, points=points)
        if situation.stands(card) >= 0.99:
            return because("hint-take", card=card, points=points)
        return because("hint-try-take", card=card, points=points)
    holder = situation.view.circle(situation.leader)[best]
    if not situation.foe(holder):
        if situation.worths[card] >= 10:
            return because("hint-smear", card=card, points=situation.worths[card])
        return because("hint-leave-to-partner", card=card)
    others = [other.card for other in situation.plays if other.card != card]
    if any(situation.declarable >> other & 1 for other in others) and not situation.declarable >> card & 1:
        return because("hint-keep-marriage", card=card)
    if any(situation.is_top(other) for other in others):
        return because("hint-keep-winner", card=card)
    return because("hint-duck", card=card)
