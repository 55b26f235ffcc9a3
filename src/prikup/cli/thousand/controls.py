"""The legal actions of the human as keys: a control for each, in every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cli.table.controls import Chooser, Control
from prikup.core.actions import Accept, Bid, Cut, Pass, Play, Refuse, Rest
from prikup.core.cards import ACE, KING, QUEEN, Card
from prikup.core.seats import Seat
from prikup.texts import Texts
from prikup.thousand.actions import (
    Bomb,
    Bury,
    Buyback,
    Claim,
    Contra,
    Give,
    Golden,
    Keep,
    Lay,
    Look,
    Misere,
    Name,
    Place,
    Recontra,
    Sell,
    Show,
    Slam,
    Take,
    Writeoff,
)
from prikup.thousand.seen.view import View


class PlaceChooser(Chooser):
    """The chooser of the talon's places: one number is moved at a time."""

    column: int = 0
    """Which of the numbers the keys move."""

    def move(self, steps: int) -> None:
        """Moves the number of the column to the next allowed place."""
        step = 1 if steps > 0 else -1
        now = self.action.at
        for at in range(now[self.column] + step, 64 if step > 0 else -1, step):
            wanted = Place((*now[: self.column], at, *now[self.column + 1 :]))
            if wanted in self.actions:
                self.index = self.actions.index(wanted)
                return

    def turn_to(self, action: Any) -> None:
        """Stays where it is: a hint names the places in words."""

    def other_column(self, step: int) -> None:
        """Goes to another number."""
        self.column = (self.column + step) % len(self.action.at)

    def text(self, texts: Texts) -> str:
        """The places; the number that the keys change is marked."""
        shown = " ".join(f"‹{at + 1}›" if n == self.column else str(at + 1) for n, at in enumerate(self.action.at))
        return texts.say("cli-dial-place", places=shown)


def chooser_of(legal: Sequence[Any]) -> Chooser | None:
    """The chooser for a situation; a cut begins in the middle."""
    for kind in (Bid, Name, Cut, Place):
        # An open hand has its own key beside the chooser.
        actions = tuple(action for action in legal if isinstance(action, kind) and not getattr(action, "open", False))
        if actions:
            return PlaceChooser(actions) if kind is Place else Chooser(actions, len(actions) // 2 if kind is Cut else 0)
    return None


FIXED: dict[type, tuple[str, bool]] = {
    Pass: ("p", False),
    Look: ("o", False),
    Golden: ("g", True),
    Writeoff: ("w", True),
    Bomb: ("x", True),
    Rest: ("z", True),
    Accept: ("y", False),
    Refuse: ("n", False),
    Keep: ("k", False),
    Bury: ("b", False),
    Buyback: ("b", True),
    Contra: ("c", True),
    Recontra: ("c", True),
}
"""Keys of actions that have no values."""


def controls(
    texts: Texts, view: View, legal: Sequence[Any], names: Sequence[str], card: Card | None, chooser: Chooser | None
) -> list[Control]:
    """The controls of a situation: ``card``: the card at the cursor; ``chooser``: the chooser."""
    found: list[Control] = []

    def add(key: str, action: Any, label: str = "", *, grave: bool = False) -> None:
        found.append(Control(key, label or texts.action(action, names, view.seat), action, grave))

    if chooser is not None:
        dark = isinstance(chooser.action, Bid) and view.hand is None
        add("enter", chooser.action, texts.say("cli-act-bid-dark", amount=chooser.action.amount) if dark else "")
        if isinstance(chooser.action, Name) and Name(chooser.action.amount, open=True) in legal:
            amount = chooser.action.amount
            add("o", Name(amount, open=True), texts.say("cli-act-open", amount=amount), grave=True)
    plain, praised = Play(card if card is not None else -1), Play(card if card is not None else -1, announce=True)
    if praised in legal:
        what = "aces" if praised.card & 7 == ACE else "marriage"
        add("enter", praised, texts.say(f"cli-act-declare-{what}", card=texts.card(praised.card)))
        add("o", plain, texts.say("cli-act-plain", card=texts.card(plain.card)))
    elif plain in legal:
        add("enter", plain, texts.say("cli-act-play", card=texts.card(plain.card)))
    if card is not None and Sell(card) in legal:
        add("m", Sell(card), texts.say("cli-act-sell", card=texts.card(card)))
    if card is not None and card & 7 in (QUEEN, KING) and Show(card >> 3) in legal:
        add("m", Show(card >> 3), texts.say("cli-act-show", suit=texts.suit_sign(card >> 3)))
    lone = view.players == 2
    gifts = [action for action in legal if isinstance(action, Give) and action.card == card]
    for gift in gifts:
        both = Give(gift.to, gift.card, not gift.open) in gifts
        if lone:
            # There is only one receiver.
            add("o" if both and gift.open else "enter", gift)
            continue
        key = side_key(view, gift.to)
        face = ("-open" if gift.open else "-closed") if both else ""
        label = texts.say(f"cli-act-give{face}", name=texts.seat(gift.to, names))
        add(key.upper() if both and gift.open else key, gift, label)
    if card is not None and Lay(card) in legal:
        add("enter", Lay(card))
    claims = 0
    for action in legal:
        if type(action) in FIXED:
            key, grave = FIXED[type(action)]
            add(key, action, grave=grave)
        elif isinstance(action, Take):
            add(*_taking(texts, legal, action))
        elif isinstance(action, Misere):
            add("N" if action.open else "n", action, grave=True)
        elif isinstance(action, Slam):
            add("G" if action.open else "g", action, grave=True)
        elif isinstance(action, Claim):
            add("cvb"[min(claims, 2)], action)
            claims += 1
    return found


def _taking(texts: Texts, legal: Sequence[Any], take: Take) -> tuple[str, Take, str]:
    """Key and words of taking the talon; of two, ``a`` takes the left one and ``d`` the right one."""
    if not any(isinstance(other, Take) and other.talon for other in legal):
        return "u" if take.hidden else "t", take, ""
    key = "d" if take.talon else "a"
    return key.upper() if _unseen(legal, take) else key, take, talon_words(texts, legal, take)


def _unseen(legal: Sequence[Any], take: Take) -> bool:
    """Whether an action takes a talon unseen that can also be taken open."""
    return take.hidden and Take(hidden=False, talon=take.talon) in legal


def talon_words(texts: Texts, legal: Sequence[Any], take: Take) -> str:
    """Which of two talons an action takes."""
    side = "right" if take.talon else "left"
    return texts.say("cli-act-talon", side=side, unseen="yes" if _unseen(legal, take) else "no")


def side_key(view: View, seat: Seat) -> str:
    """``a`` for the next opponent on the left, ``d`` for the one on the right, as they lie on the keyboard."""
    return "a" if seat == view.circle((view.seat + 1) % view.players)[0] else "d"


def uncontrolled(legal: Sequence[Any]) -> list[Any]:
    """Legal actions that no control can do; a test checks that there are none."""
    known = (Bid, Name, Misere, Slam, Cut, Place, Play, Show, Give, Lay, Sell, Take, Claim, *FIXED)
    return [action for action in legal if not isinstance(action, known)]
