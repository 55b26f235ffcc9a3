"""The legal actions of the human as keys: a control for each, in every phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from prikup.cli.preferans import phrases
from prikup.cli.preferans.ladder import LadderChooser, rank
from prikup.cli.table.controls import Chooser, Control
from prikup.core.actions import Accept, Cut, Pass, Play, Refuse
from prikup.core.cards import Card, Cards
from prikup.preferans.actions import (
    Call,
    Declare,
    Decline,
    Demand,
    Glance,
    Half,
    Help,
    Here,
    Lay,
    Lie,
    Look,
    Misere,
    Offer,
    PassDark,
    Stand,
    Surrender,
    Take,
    Terms,
    TimeUp,
    Totus,
    Verdict,
    Whist,
)
from prikup.preferans.seen.view import View
from prikup.texts import Texts

VARIANTS = ("enter", "a", "b", "d", "g", "i", "j", "k", "u", "v")
"""Keys of the ways to call or name a game, and of partners who can be helped."""
MISERES = ("m", "n", "o", "t", "y", "v")
"""Keys of the kinds of misere."""

FIXED: dict[type, tuple[str, bool]] = {
    Pass: ("p", False),
    PassDark: ("x", True),
    Here: ("k", False),
    Look: ("o", False),
    Take: ("t", False),
    Decline: ("n", False),
    Surrender: ("x", True),
    Whist: ("w", False),
    Half: ("a", False),
    Lie: ("o", False),
    Stand: ("c", False),
    Demand: ("d", False),
    TimeUp: ("u", True),
}
"""Keys of actions that have no values, and whether they ask first."""


def controls(
    texts: Texts,
    view: View,
    legal: Sequence[Any],
    names: Sequence[str],
    card: Card | None,
    chooser: Chooser | None,
    marked: Cards = 0,
) -> list[Control]:
    """The controls of a situation: ``card``: the card at the cursor; ``marked``: the marked cards."""
    found: list[Control] = []

    def add(key: str, action: Any, label: str = "", *, grave: bool = False) -> None:
        found.append(Control(key, label or texts.action(action, names, view.seat), action, grave))

    if isinstance(chooser, LadderChooser):
        for key, action in zip(VARIANTS, _of_game(legal, chooser), strict=False):
            add(key, action, _dark(texts, action))
    elif chooser is not None and isinstance(chooser.action, Cut | Terms | Verdict | Offer):
        add("enter", chooser.action)
    elif chooser is not None and isinstance(chooser.action, Totus):
        add("t", chooser.action, grave=True)
    if card is not None and Play(card) in legal:
        add("enter", Play(card), texts.say("cli-act-play", card=texts.card(card)))
    if marked.bit_count() == 2 and Lay(marked) in legal:
        add("enter", Lay(marked))
    miseres = [action for action in legal if isinstance(action, Misere)]
    for key, action in zip(MISERES, miseres, strict=False):
        add(key, action, _dark(texts, action), grave=view.phase == "auction")
    for action in legal:
        if type(action) in FIXED:
            key, grave = FIXED[type(action)]
            add(key, action, _label(texts, view, action), grave=grave)
        elif isinstance(action, Accept | Refuse):
            add("y" if isinstance(action, Accept) else "n", action, _label(texts, view, action))
    for key, action in zip(("g", "G"), _of(legal, Glance), strict=False):
        add(key, action)
    for key, action in zip(VARIANTS, _of(legal, Help), strict=False):
        add(key, action)
    return found


def _of(legal: Iterable[Any], kind: type) -> list[Any]:
    return [action for action in legal if isinstance(action, kind)]


def _of_game(legal: Sequence[Any], chooser: LadderChooser) -> list[Any]:
    """The ways to call or name the selected game, the plain one first."""
    ways = [action for action in legal if isinstance(action, Call | Declare) and rank(action) == rank(chooser.action)]
    return sorted(ways, key=lambda way: isinstance(way, Declare) and way.share)


def _dark(texts: Texts, action: Any) -> str:
    """A call on an unseen hand in short: there all calls are dark."""
    if not getattr(action, "dark", False):
        return ""
    is_game = isinstance(action, Call)
    game = phrases.game_text(texts, action.level, action.strain) if is_game else texts.say("web-preferans-misere")
    return texts.say("cli-preferans-act-dark", game=game)


def _label(texts: Texts, view: View, action: Any) -> str:
    """Answers use the words of the question."""
    phase = view.phase
    if isinstance(action, PassDark):
        return texts.say("cli-preferans-act-dark", game=texts.action(Pass()))
    if isinstance(action, TimeUp):
        return texts.say("web-preferans-time-up")
    if phase == "judging":
        asked = view.proof is not None
        if isinstance(action, Pass):
            return texts.say("web-preferans-waive")
        if isinstance(action, Accept | Refuse) and asked:
            mine = view.seat == view.declarer
            yes, no = ("own-up", "show-lay") if mine else ("content", "not-content")
            return texts.say(f"web-preferans-{yes if isinstance(action, Accept) else no}")
    if phase == "offering" and isinstance(action, Accept | Refuse):
        return texts.say(f"web-preferans-offer-{'agree' if isinstance(action, Accept) else 'refuse'}")
    return ""


def uncontrolled(legal: Sequence[Any]) -> list[Any]:
    """Legal actions that no control can do; a test checks that there are none."""
    ways = (Accept, Refuse, Call, Declare, Misere, Cut, Terms, Totus, Verdict, Play, Lay, Glance, Help, Offer)
    known = (*ways, *FIXED)
    return [action for action in legal if not isinstance(action, known)]
