"""The auction: a look at the hand, a game step by step, a misere, a pass (PF-060, PF-061, PF-150)."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.holes import bearable, danger
from prikup.bots.preferans.thumb.outlook import game, misere
from prikup.bots.preferans.thumb.tricks import best, enters, trump_suits
from prikup.core.actions import Pass
from prikup.core.cards import Cards
from prikup.preferans.actions import AnyAction, Call, Here, Look, Misere
from prikup.preferans.house import House
from prikup.preferans.view import View

TALON = 1.4
"""Tricks that the talon and two cards laid away should add."""
SAFE = 0.3
"""Tricks that a game without the talon must have to spare."""
HARD = 0.35
"""The chance of being caught up to which a misere is called without the talon."""
TALON_HELPS = 0.55
"""How much of a hand's danger in a misere is left once the talon was seen and two cards are laid away."""


def bid(house: House, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A word of the auction."""
    if Look() in legal:
        # A dark game counts double, lost as well as won, and more of them are lost.
        return Choice(Look(), because("hint-see-cards"))
    hand = view.hand or 0
    leads = house.hands(view.sheet.dealer)[0] == view.seat
    tricks = _shown(best(hand).tricks)
    hope = best(hand).tricks + TALON
    low = _misere(house, hand, legal, leads=leads, hope=hope)
    if low is not None:
        return low
    highest = ceiling(hand)
    standing = view.standing
    if Here() in legal and standing is not None and standing.rank <= highest and enters(hand):
        return Choice(Here(), because("hint-hold", tricks=tricks))
    for call in legal:
        if not isinstance(call, Call) or call.dark:
            continue
        if call.hand:
            if _in_hand(hand, call):
                return Choice(call, because("hint-call-hand", tricks=tricks))
        elif _rank(call) <= highest and enters(hand):
            own = [word for word in view.words if word.seat == view.seat]
            reason = "hint-call-on" if own else "hint-call"
            return Choice(call, because(reason, tricks=tricks))
    if not any(isinstance(action, Call) for action in legal):
        return Choice(Pass(), because("hint-pass-out"))
    return Choice(Pass(), because("hint-pass-weak" if standing is None else "hint-pass-high", tricks=tricks))


def _shown(tricks: float) -> str:
    """Tricks in words of the table: to a half."""
    half = round(2 * max(0.0, tricks))
    return str(half // 2) if half % 2 == 0 else f"{half // 2}.5"


def _rank(call: Call) -> int:
    return 5 * (call.level - 6) + call.strain + 1


def ceiling(hand: Cards) -> int:
    """The rank of the highest game that the hand can hope to play with the talon; 0 for none."""
    highest = 0
    for found in trump_suits(hand):
        level = min(10, floor(found.tricks + TALON))
        if level >= 6:
            highest = max(highest, 5 * (level - 6) + found.strain + 1)
    return highest


def _in_hand(hand: Cards, call: Call) -> bool:
    return any(found.strain == call.strain and found.tricks >= call.level + SAFE for found in trump_suits(hand))


def _misere(house: House, hand: Cards, legal: Sequence[AnyAction], *, leads: bool, hope: float) -> Choice | None:
    """A misere where its holes are few enough, and no better game is in the hand."""
    caught = danger(hand, leads=leads)
    percent = round(100 * caught)
    if Misere() in legal and bearable(hand, leads=leads):
        after = TALON_HELPS * caught
        rival = max((game(house, level, hope) for level in range(6, 11)), default=0.0)
        if misere(house, after) > max(0.0, rival):
            return Choice(Misere(), because("hint-misere-call", chance=percent))
    if Misere(hand=True) in legal and Misere() not in legal and caught <= HARD:
        return Choice(Misere(hand=True), because("hint-misere-hand", chance=percent))
    return None
