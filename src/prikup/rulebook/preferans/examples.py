"""The examples of Preferans: what is looked for under which rules, and what is told of a deal."""

from __future__ import annotations

from prikup.core.events import Event
from prikup.core.game import AnyGame
from prikup.preferans.events import (
    AuctionWon,
    GameCalled,
    GameNamed,
    MisereCalled,
    MisereNamed,
    OfferGranted,
    Passed,
    PassesBegan,
    Said,
    ShareAnswered,
    ShareOffered,
    Surrendered,
    TalonDeclined,
    TalonShown,
    TotusNamed,
)
from prikup.preferans.rules import Rules
from prikup.rulebook.examples import Deal, Wanted
from prikup.rulebook.preferans.questions import all_passes, helps, pools_full

TOLD: tuple[type[Event], ...] = (
    GameCalled,
    MisereCalled,
    Passed,
    AuctionWon,
    TalonShown,
    TalonDeclined,
    GameNamed,
    MisereNamed,
    TotusNamed,
    ShareOffered,
    ShareAnswered,
    Said,
    Surrendered,
    PassesBegan,
    OfferGranted,
)
"""The events of a deal that an example tells; the cards of the tricks are left out."""


def _made(deal: Deal) -> bool:
    return deal.told(GameNamed) and deal.wrote("whists.tricks") and not deal.wrote("hill.under", "hill.whist")


def _misere_made(deal: Deal) -> bool:
    return deal.told(MisereNamed) and not deal.wrote("hill.misere")


def _all_pass(deal: Deal) -> bool:
    return deal.told(PassesBegan) and deal.wrote("hill.passes", "whists.passes")


def wanted(game: AnyGame) -> tuple[Wanted, ...]:
    """What can happen under the rules of a game and is worth an example, the rarest first: a deal is shown once."""
    rules = game.rules
    assert isinstance(rules, Rules)
    looked_for = (
        (rules.races.active(), "race", lambda deal: deal.wrote("race.pool", "race.hill")),
        (rules.bombs.active(), "bomb", lambda deal: deal.wrote("bomb.gone")),
        (rules.share.active(), "share", lambda deal: deal.wrote("pool.share", "hill.share")),
        (helps(rules), "help", lambda deal: deal.wrote("pool.help")),
        (pools_full(rules), "over", lambda deal: deal.wrote("lost.over")),
        (True, "misere-failed", lambda deal: deal.wrote("hill.misere")),
        (True, "misere", _misere_made),
        (rules.whist.knows_half(), "half", lambda deal: deal.wrote("whists.half")),
        (rules.whist.answer != "none", "short", lambda deal: deal.wrote("hill.whist")),
        (all_passes(rules), "all-pass", _all_pass),
        (True, "failed", lambda deal: deal.wrote("hill.under")),
        (True, "made", _made),
    )
    return tuple(Wanted(key, shows) for possible, key, shows in looked_for if possible)


ORDER = (
    "made",
    "failed",
    "short",
    "half",
    "misere",
    "misere-failed",
    "all-pass",
    "bomb",
    "share",
    "help",
    "over",
    "race",
)
"""The order in which examples are shown."""
