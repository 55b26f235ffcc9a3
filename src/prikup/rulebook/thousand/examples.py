"""The examples of Thousand: what is looked for under which rules, and what is told of a deal."""

from __future__ import annotations

from prikup.core.events import Event
from prikup.core.game import AnyGame
from prikup.rulebook.examples import Deal, Wanted
from prikup.thousand.events import (
    AuctionWon,
    BidMade,
    Conceded,
    ContractNamed,
    ContraSaid,
    GoldenCalled,
    HandOpened,
    MarriageDeclared,
    MarriageDrowned,
    MisereNamed,
    Passed,
    RecontraSaid,
    SlamNamed,
    TalonShown,
)
from prikup.thousand.rules import Rules

TOLD: tuple[type[Event], ...] = (
    BidMade,
    Passed,
    AuctionWon,
    GoldenCalled,
    TalonShown,
    ContractNamed,
    MisereNamed,
    SlamNamed,
    HandOpened,
    ContraSaid,
    RecontraSaid,
    MarriageDeclared,
    MarriageDrowned,
    Conceded,
)
"""The events of a deal that an example tells; the cards of the tricks are left out."""


def _made(deal: Deal) -> bool:
    return deal.told(MarriageDeclared) and any(line.name == "contract" and line.amount > 0 for line in deal.lines)


def _failed(deal: Deal) -> bool:
    return any(line.name in ("contract", "crossed") and line.amount <= 0 for line in deal.lines)


def _points(deal: Deal) -> bool:
    return deal.told(MarriageDeclared) and deal.wrote("points")


def wanted(game: AnyGame) -> tuple[Wanted, ...]:
    """What can happen under the rules of a game and is worth an example, the rarest first: a deal is shown once."""
    rules = game.rules
    assert isinstance(rules, Rules)
    falls = rules.barrel.deals is not None or rules.barrel.collides()
    looked_for = (
        (rules.barrel.active() and falls, "barrel-fall", lambda deal: deal.wrote("barrel.fall", "barrel.knocked")),
        (rules.barrel.active(), "barrel", lambda deal: deal.wrote("barrel.sits")),
        (rules.pit.active(), "pit", lambda deal: deal.wrote("pit.sits")),
        (rules.threshold.active(), "threshold", lambda deal: deal.wrote("threshold.unwritten")),
        (rules.truck.active(), "truck", lambda deal: deal.wrote("truck")),
        (rules.crosses.active(), "crosses", lambda deal: deal.wrote("crosses.fine")),
        (rules.bolts.active(), "bolts", lambda deal: deal.wrote("bolts.fine")),
        (rules.writeoff.active(), "writeoff", lambda deal: deal.wrote("writeoff")),
        (rules.bomb.active(), "bomb", lambda deal: deal.wrote("bomb")),
        (rules.golden.active(), "golden", lambda deal: deal.told(AuctionWon)),
        (rules.bolts.active(), "bolt", lambda deal: deal.wrote("bolt")),
        (rules.auction.is_held, "failed", _failed),
        (rules.auction.is_held, "made", _made),
        (not rules.auction.is_held, "points", _points),
    )
    return tuple(Wanted(key, shows) for possible, key, shows in looked_for if possible)


ORDER = (
    "made",
    "points",
    "failed",
    "golden",
    "writeoff",
    "bomb",
    "bolt",
    "bolts",
    "crosses",
    "threshold",
    "pit",
    "barrel",
    "barrel-fall",
    "truck",
)
"""The order in which examples are shown."""
