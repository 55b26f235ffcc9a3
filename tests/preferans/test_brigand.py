"""The deals of the Razbojnik (5.12.8)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from prikup.preferans.actions import Declare, Misere, Surrender, Totus
from prikup.preferans.events import (
    AuctionWon,
)
from prikup.preferans.phases import dealing
from prikup.preferans.state import (
    BRIGAND,
    CIRCLES,
    Playing,
    Taking,
)
from tests.preferans.contracts import (
    TAKE,
    F,
    H,
    S,
    laid,
    named,
)
from tests.preferans.steps import Deal, compiled_rules_of, sheet_of

# The Razbojnik.


@pytest.mark.parametrize(
    ("players", "dealer", "option", "soloist"),
    [
        (4, 0, "first", 1),
        (4, 3, "second", 1),
        (3, 2, "first", 0),
        (3, 2, "second", 1),
        (2, 0, "first", 1),
        (2, 1, "first", 0),
        (2, 0, "second", 0),
        (2, 1, "second", 1),
    ],
)
def test_whose_game_a_deal_of_the_razbojnik_is(players: int, dealer: int, option: str, soloist: int) -> None:
    compiled = compiled_rules_of({"table.players": players, "brigand.soloist": option})
    hands, talon = Deal(compiled, dealer).hands, Deal(compiled, dealer).talon
    sheet = sheet_of(compiled, dealer)
    sheet = msgspec.structs.replace(sheet, stage=BRIGAND, owed=(63,) * players)
    state, events = dealing.dealt(compiled, sheet, hands, talon, [])
    assert isinstance(state.phase, Taking)
    assert state.phase.bid.seat == soloist
    assert [told.event for told in events if isinstance(told.event, AuctionWon)] == [AuctionWon(soloist)]


def brigand(owed: int, **options: Any) -> Deal:
    """The first hand's deal of the Razbojnik."""
    compiled = compiled_rules_of(options)
    deal = Deal(compiled)
    sheet = msgspec.structs.replace(
        sheet_of(compiled), stage=BRIGAND, owed=(63, owed, 63, 63), bombs=((), (2,), (), ())
    )
    deal.state, deal.events = dealing.dealt(compiled, sheet, deal.hands, deal.talon, [])
    return deal


def test_he_names_a_game_that_he_still_owes() -> None:
    deal = laid(brigand(0b000101))
    assert named(deal) == {(level, strain) for level in (6, 8) for strain in range(5)}
    assert deal.refusal(F, Declare(7, S)) == "game_not_owed"
    assert deal.refusal(F, Misere()) == "no_misere"
    deal = laid(brigand(0b100000))
    assert deal.legal(F) == (Misere(),)
    deal.say((F, Misere()))
    contract = deal.phase.contract
    assert (contract.bid, contract.bomb, contract.dark) == (0, 1, False)


def test_nothing_in_it_is_dark_bombed_shared_given_up_or_a_totus() -> None:
    deal = brigand(63, **{"surrender.tricks": 3}).say((F, TAKE))
    assert not any(isinstance(word, Totus | Surrender) for word in deal.legal(F))
    laid(deal)
    assert not any(isinstance(word, Surrender) or (isinstance(word, Declare) and word.share) for word in deal.legal(F))
    deal.say((F, Declare(8, H)))
    assert deal.phase.contract.bomb == 1


def test_its_circles_are_all_passes() -> None:
    compiled = compiled_rules_of()
    deal = Deal(compiled)
    sheet = msgspec.structs.replace(sheet_of(compiled), stage=CIRCLES)
    state, _ = dealing.dealt(compiled, sheet, deal.hands, deal.talon, [])
    assert isinstance(state.phase, Playing)
    assert state.phase.contract is None
