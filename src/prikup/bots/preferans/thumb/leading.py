"""The lead: a declarer draws trumps, cashes and sets up; a defender cashes, leads through, leads up to the partner."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import HIGHER, bottom, top
from prikup.bots.preferans.thumb.keeping import keeping
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, Cards

THROUGH = 0.12
"""What a low card is worth that is led through the declarer."""
UNDER_HONOUR = 0.2
"""What it costs to lead away from an honour up to a declarer who plays last."""
FORCE = 0.15
"""What it is worth to make the declarer spend a trump."""
OWN_TRUMP = 0.35
"""What it costs a defender to lead a trump for the declarer."""


def lead(scene: TrickSituation) -> Choice:
    """The first card of a trick."""
    return _declarer(scene) if scene.alone else _defender(scene)


def _choice(card: Card, reason: str) -> Choice:
    return Choice(Play(card), because(reason, card=card))


# The declarer.


def _declarer(scene: TrickSituation) -> Choice:
    drawn = _draw(scene)
    if drawn is not None:
        return drawn
    long = _set_up(scene)
    if long is not None:
        return long
    tops = [card for card in scene.cards if scene.is_top(card)]
    sides = [card for card in tops if card >> 3 != scene.trump]
    if sides:
        # Of several tops the one of the longest suit that is out: it is least likely to be trumped.
        card = max(
            sides, key=lambda card: (scene.stands(card), (scene.against & SUIT_MASKS[card >> 3]).bit_count(), card)
        )
        return _choice(card, "hint-cash-top")
    if tops and not scene.trumps_out() and scene.left == (scene.hand & SUIT_MASKS[scene.trump]).bit_count():
        return _choice(max(tops), "hint-cash-top")
    forced = [card for card in scene.cards if _forces(scene, card)]
    if forced:
        return _choice(max(forced, key=lambda card: (card & 7, card)), "hint-set-up")
    # Nothing is sure: out with what is missed least, trumps last.
    card = min(scene.cards, key=lambda card: (card >> 3 == scene.trump, keeping(scene, card), card & 7))
    return _choice(card, "hint-exit")


def _draw(scene: TrickSituation) -> Choice | None:
    """Trumps, while the others have any that can be drawn."""
    out = scene.trumps_out()
    if not out:
        return None
    own = scene.hand & SUIT_MASKS[scene.trump]
    if not own:
        return None
    card = _allowed(scene, top(own))
    if card is None:
        return None
    if scene.is_top(card):
        return _choice(card, "hint-draw")
    higher = (out & HIGHER[top(own)]).bit_count()
    if higher == out.bit_count() or own.bit_count() <= higher + 1:
        # Only trumps that beat all of these are left: they will fall anyway.
        return None
    second = top(own & ~(1 << top(own)))
    if scene.touching(second, card):
        return _choice(card, "hint-force-trump")
    low = _allowed(scene, bottom(own))
    return None if low is None else _choice(low, "hint-force-trump")


def _allowed(scene: TrickSituation, card: Card) -> Card | None:
    """A card, or one worth the same, if it may be played here."""
    if card in scene.cards:
        return card
    return next((other for other in scene.cards if scene.touching(other, card)), None)


def _set_up(scene: TrickSituation) -> Choice | None:
    """A long side suit whose higher cards can be forced out while control is kept."""
    if scene.trumps_out():
        return None
    control = scene.hand & SUIT_MASKS[scene.trump] if scene.trump >= 0 else 0
    spare = control.bit_count() if scene.trump >= 0 else sum(scene.is_top(card) for card in scene.cards)
    best: tuple[int, Card] | None = None
    for suit in range(4):
        own = scene.hand & SUIT_MASKS[suit]
        against = scene.against & SUIT_MASKS[suit]
        if suit == scene.trump or own.bit_count() < 3 or not against:
            continue
        losers = _higher(own, against)
        gained = own.bit_count() - losers
        if not 0 < losers <= spare or gained < 2:
            continue
        card = _allowed(scene, top(own))
        if card is not None and (best is None or gained > best[0]):
            second = top(own & ~(1 << top(own)))
            led = card if scene.is_top(card) or scene.touching(card, second) else _allowed(scene, bottom(own))
            if led is not None:
                best = (gained, led)
    return None if best is None else _choice(best[1], "hint-set-up")


def _forces(scene: TrickSituation, card: Card) -> bool:
    """Whether a side card has one just as good behind it, and a single card above them."""
    if card >> 3 == scene.trump or (scene.against & HIGHER[card]).bit_count() != 1:
        return False
    own = scene.hand & SUIT_MASKS[card >> 3] & ~(1 << card)
    return bool(own) and card == max(card, top(own)) and scene.touching(card, top(own))


def _higher(own: Cards, against: Cards) -> int:
    """Tricks that a suit loses before its cards are good: each loss takes one card from either side."""
    mine, losers = own, 0
    while mine and against:
        if top(against) > top(mine):
            losers += 1
            against &= ~(1 << top(against))
            mine &= ~(1 << bottom(mine))
        else:
            mine &= ~(1 << top(mine))
        for _ in range(2):
            if against:
                against &= ~(1 << bottom(against))
    return losers


# The defence.


def _defender(scene: TrickSituation) -> Choice:
    best = max(scene.cards, key=lambda card: (_score(scene, card), -card))
    return _choice(best, _why(scene, best))


def _declarer_next(scene: TrickSituation) -> bool:
    return bool(scene.later) and scene.later[0] == scene.declarer


def _score(scene: TrickSituation, card: Card) -> float:
    """How good a lead is, in tricks."""
    suit = card >> 3
    mask = SUIT_MASKS[suit]
    memory = scene.memory
    partners = [place for place in scene.later if not scene.foe(place)]
    stands = scene.stands(card)
    chance = stands
    for place in partners:
        # The partner's higher card stands where the declarer's are lower still.
        better = memory.chance(place, HIGHER[card]) * (0.6 if scene.against & HIGHER[card] else 0.9)
        chance += (1.0 - stands) * 0.6 * better
    value = chance - keeping(scene, card)
    void = memory.void_chance(scene.declarer, suit)
    if scene.trump >= 0 and suit != scene.trump:
        trumps = memory.chance(scene.declarer, SUIT_MASKS[scene.trump])
        if void > 0.5 and trumps:
            # He must trump, and his trumps get shorter.
            value += FORCE * void
        for place in partners:
            if memory.void_chance(place, suit) > 0.8 and memory.chance(place, SUIT_MASKS[scene.trump]) > 0.5:
                value += 0.4 * (1.0 - void)
    if suit == scene.trump:
        value -= OWN_TRUMP
    if _declarer_next(scene):
        if not scene.is_top(card) and void < 0.5:
            value += THROUGH
    elif not scene.is_top(card) and _honour(scene, mask, card):
        value -= UNDER_HONOUR
    if scene.is_top(card):
        value += 0.05 if _declarer_next(scene) else 0.15
    return value


def _honour(scene: TrickSituation, mask: Cards, card: Card) -> bool:
    """Whether the suit holds a court card above the one led."""
    return any(other & 7 >= 5 for other in range(card + 1, 32) if scene.hand & mask & HIGHER[card] & (1 << other))


def _why(scene: TrickSituation, card: Card) -> str:
    void = scene.memory.void_chance(scene.declarer, card >> 3)
    if card >> 3 == scene.trump:
        return "hint-trump-lead"
    if scene.trump >= 0 and void > 0.5:
        return "hint-force-ruff"
    if scene.is_top(card):
        return "hint-cash-top"
    return "hint-lead-through" if _declarer_next(scene) else "hint-lead-up"
