"""A deal whose auction the first hand has won, for tests of what follows."""

from __future__ import annotations

from typing import Any

from prikup.core.actions import Pass
from prikup.core.cards import Cards, cards_in, mask_of
from prikup.core.seats import audience_of
from prikup.preferans.actions import Call, Declare, Lay, Look, Misere, Take
from prikup.preferans.state import (
    Taking,
)
from tests.preferans.steps import Deal, Options, compiled_rules_of

S, C, D, H, NT = range(5)
F, SECOND, T = 1, 2, 3
EVERYBODY = audience_of(0, 1, 2, 3)
PASS, LOOK, TAKE = Pass(), Look(), Take()
LIGHT: Options = {"dark.calls": False, "bombs.by": "off"}


def won(options: Options | None = None, call: Call | Misere | None = None, **sheet: Any) -> Deal:
    """A deal whose auction the first hand has won."""
    call = call or Call(6, S)
    deal = Deal(compiled_rules_of({**LIGHT, **(options or {})}), **sheet)
    if not call.dark and deal.phase.unseen:
        deal.say((F, LOOK))
    return deal.say((F, call), (SECOND, PASS), (T, PASS))


def two(cards: Cards) -> Cards:
    """Two cards of a hand."""
    return mask_of(list(cards_in(cards))[:2])


def laid(deal: Deal) -> Deal:
    """The talon is taken and two of the dealt cards are laid away."""
    if isinstance(deal.phase, Taking):
        deal.say((F, TAKE))
    return deal.say((F, Lay(two(deal.hands[F]))))


def named(deal: Deal) -> set[tuple[int, int]]:
    """Level and strain of all games that may be named."""
    return {(word.level, word.strain) for word in deal.legal(F) if isinstance(word, Declare)}
