"""The second and third card of a trick: take it cheaply, duck, give points to the partner, keep what may win."""

from __future__ import annotations

from prikup.bots.base import Choice, Reason, because
from prikup.bots.thousand.thumb import stock
from prikup.bots.thousand.thumb.scene import TrickSituation
from prikup.core.actions import Play

PARTNER = 0.6
"""What a point in the other defender's trick is worth to a defender beside one of his own."""
AGAINST = 0.35
"""What a point taken by the declarer costs a defender while the contract is open."""
LOST = 0.1
"""What a point taken by the defenders costs the declarer beside not having it."""
LEAD = 8.0
"""What it is worth to take the trick beside its points."""
FREE_LEAD = 6.0
"""The same while nobody has to follow suit."""
RACE = 0.8
"""What a point taken by the only opponent costs where each plays for himself."""
DUEL = 0.5
"""The same where there is a contract."""


def follow(scene: TrickSituation) -> Choice:
    """The best card by one look ahead: what the trick brings, less what the card would be worth later."""
    plays = [play for play in scene.plays if not play.announce]
    if len(plays) == 1:
        return Choice(plays[0], because("hint-only-card", card=plays[0].card))
    best = max(plays, key=lambda play: (score(scene, play), -play.card))
    return Choice(best, _reason(scene, best))


def score(scene: TrickSituation, play: Play) -> float:
    """How good a card is: expected card points now and later."""
    card = play.card
    policy = scene.compiled.policy
    trick = (*scene.trick, card)
    best = policy.winner(trick, scene.trump)
    table = sum([scene.worths[lying] for lying in trick]) + scene.expected()
    led = trick[0] >> 3
    if best == len(trick) - 1:
        stands = scene.stands(card)
        now = stands * (table + lead_worth(scene)) + (1 - stands) * _lost(scene) * table
    else:
        holder = scene.view.circle(scene.leader)[best]
        stands = 1.0
        for seat in scene.later:
            if scene.foe(seat) != scene.foe(holder):
                stands *= 1.0 - scene.beaten_by(seat, trick[best], led, scene.trump)
        if scene.foe(holder):
            now = stands * _lost(scene) * table + (1 - stands) * PARTNER * table
        else:
            now = stands * PARTNER * table + (1 - stands) * _lost(scene) * table
    return now - scene.keeping(card)


def lead_worth(scene: TrickSituation) -> float:
    """What it is worth to take a trick beside its points: the lead, a declaration that waits for it, the first trick
    where nothing counts without one (TT-A-013), and against it what the last card of the stock is worth."""
    value = FREE_LEAD if scene.free else LEAD
    if scene.compiled.hands == 2:
        value += scene.waiting()
    return value + stock.first_trick(scene) - stock.lies_open(scene)


def _lost(scene: TrickSituation) -> float:
    """What a point in a foe's trick is worth: a loss, above all where the declarer still needs it."""
    if scene.compiled.hands == 2:
        return -RACE if scene.declarer < 0 else -DUEL
    if scene.alone:
        return -LOST
    return -AGAINST if scene.need > 0 else 0.0


def _reason(scene: TrickSituation, play: Play) -> Reason:
    """The name of what the card does."""
    card = play.card
    trick = (*scene.trick, card)
    points = sum([scene.worths[lying] for lying in trick])
    best = scene.compiled.policy.winner(trick, scene.trump)
    if best == len(trick) - 1:
        if card >> 3 == scene.trump and trick[0] >> 3 != scene.trump:
            return because("hint-ruff", card=card, points=points)
        if scene.stands(card) >= 0.99:
            return because("hint-take", card=card, points=points)
        return because("hint-try-take", card=card, points=points)
    holder = scene.view.circle(scene.leader)[best]
    if not scene.foe(holder):
        if scene.worths[card] >= 10:
            return because("hint-smear", card=card, points=scene.worths[card])
        return because("hint-leave-to-partner", card=card)
    others = [other.card for other in scene.plays if other.card != card]
    if any(scene.declarable >> other & 1 for other in others) and not scene.declarable >> card & 1:
        return because("hint-keep-marriage", card=card)
    if any(scene.is_top(other) for other in others):
        return because("hint-keep-winner", card=card)
    return because("hint-duck", card=card)
