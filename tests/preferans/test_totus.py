"""Games shared with the dealer, totus, and games given up (PF-024a, PF-178a, BP-025)."""

from __future__ import annotations

import pytest

from prikup.core.actions import Accept, Pass, Refuse
from prikup.core.cards import mask_of
from prikup.preferans.actions import Call, Declare, Decline, Lay, Misere, Surrender, Totus
from prikup.preferans.events import (
    CardsLaid,
    DiscardSeen,
    HandOpened,
    ShareAnswered,
    ShareOffered,
    TotusNamed,
)
from prikup.preferans.state import (
    TOTUS,
    Dealing,
    Playing,
    Sharing,
    Whisting,
)
from tests.preferans.contracts import (
    EVERYBODY,
    LIGHT,
    NT,
    PASS,
    SECOND,
    TAKE,
    F,
    H,
    S,
    laid,
    two,
    won,
)
from tests.preferans.steps import Deal, Options, compiled_rules_of

# Sharing.


def test_half_of_a_game_for_the_dealer() -> None:
    deal = laid(won()).say((F, Declare(8, H, share=True)))
    assert isinstance(deal.phase, Sharing)
    assert deal.awaited == 0
    assert [told.event for told in deal.told(ShareOffered)] == [ShareOffered(F)]
    deal.say((0, Accept()))
    assert [told.event for told in deal.told(ShareAnswered)] == [ShareAnswered(0, agreed=True)]
    assert isinstance(deal.phase, Whisting)
    assert deal.phase.contract.shared


def test_what_is_no_game_is_not_named() -> None:
    deal = laid(won())
    assert deal.refusal(F, Surrender()) == "no_surrender"
    assert deal.refusal(F, Declare(8, 9)) == "no_such_game"
    assert deal.refusal(F, Totus(H)) == "totus_late"
    assert won().say((F, TAKE)).refusal(F, Totus(9)) == "no_such_game"
    called = laid(won({"calls.misere": "late"}))
    assert called.refusal(F, Misere(dark=True)) == "not_now"
    assert called.refusal(F, Misere(bomb=4)) == "bad_bomb"


def test_who_picks_from_a_totus_does_nothing_else() -> None:
    deal = won().say((F, TAKE), (F, Totus(H)))
    assert deal.refusal(SECOND, Pass()) == "not_now"
    assert deal.refusal(F, Surrender()) == "not_your_turn"


def test_he_may_decline_it() -> None:
    deal = laid(won()).say((F, Declare(8, H, share=True)), (0, Refuse()))
    assert not deal.phase.contract.shared


def test_who_plays_himself_has_no_share() -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "table.players": 3}))
    deal.say((1, Call(6, S)), (2, PASS), (0, PASS))
    laid(deal)
    assert deal.refusal(F, Declare(8, H, share=True)) == "no_share"
    assert laid(won({"share.dealer": False})).refusal(F, Declare(8, H, share=True)) == "no_share"


# Totus.


def test_the_first_defender_picks_what_a_totus_lays_away() -> None:
    deal = won().say((F, TAKE), (F, Totus(H)))
    twelve = deal.hands[F] | mask_of(deal.talon)
    assert [told.event for told in deal.told(TotusNamed)] == [TotusNamed(F, H, (), 1)]
    assert [(told.event, told.to) for told in deal.told(HandOpened)] == [(HandOpened(F, twelve), EVERYBODY)]
    assert deal.awaited == SECOND
    assert len(deal.legal(SECOND)) == 66
    assert deal.legal(F) == ()
    away = two(twelve)
    deal.say((SECOND, Lay(away)))
    assert [(told.event, told.to) for told in deal.told(DiscardSeen)] == [(DiscardSeen(away), EVERYBODY)]
    assert [told.event for told in deal.told(CardsLaid)] == [CardsLaid(F, SECOND)]
    assert isinstance(deal.phase, Playing)
    contract = deal.phase.contract
    assert contract is not None
    assert (contract.kind, contract.level, contract.strain) == (TOTUS, 10, H)
    assert deal.phase.held.hands[F] == twelve & ~away


def test_of_two_players_the_other_picks_never_the_dummy() -> None:
    for dealer, declarer, other in ((0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 0)):
        deal = Deal(compiled_rules_of({**LIGHT, "table.players": 2}), dealer)
        words: dict[int, Call | Pass] = {declarer: Call(6, S), other: PASS}
        first = deal.awaited
        deal.say((first, words[first]), (1 - first, words[1 - first]))
        deal.say((declarer, TAKE), (declarer, Totus(S)))
        assert deal.awaited == other


@pytest.mark.parametrize(
    ("bomb", "helps"),
    [
        (2, {(0,), (2,), (3,)}),
        (4, {(0, 2), (0, 3), (2, 3)}),
        (8, {(0, 2, 3)}),
    ],
)
def test_whom_a_totus_on_a_bomb_helps(bomb: int, helps: set[tuple[int, ...]]) -> None:
    deal = won({"bombs.by": "dark"}, bombs=((), (bomb,), (), ())).say((F, TAKE))
    assert {word.helps for word in deal.legal(F) if isinstance(word, Totus)} == helps
    assert deal.refusal(F, Totus(H)) == "bad_helps"
    deal.say((F, Totus(H, min(helps))))
    assert deal.phase.contract.bomb == bomb


def test_a_choice_of_bombs_is_made_by_how_many_are_helped() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = won(options, bombs=((), (8, 2), (), ())).say((F, TAKE), (F, Totus(H, (3,))))
    assert deal.phase.contract.bomb == 2


def test_a_totus_is_not_lower_than_the_call_and_needs_the_talon() -> None:
    deal = won(None, Call(10, H)).say((F, TAKE))
    assert {word.strain for word in deal.legal(F) if isinstance(word, Totus)} == {H, NT}
    assert deal.refusal(F, Totus(S)) == "game_too_low"
    assert won().say((F, Decline())).refusal(F, Totus(S)) == "totus_late"
    deal = won(None, Misere()).say((F, TAKE))
    assert deal.refusal(F, Totus(NT)) == "no_totus"
    assert won({"totus.play": False}).say((F, TAKE)).refusal(F, Totus(NT)) == "no_totus"


# Surrender.


def test_a_game_may_be_given_up_before_or_after_the_discard() -> None:
    deal = won({"surrender.tricks": 3}).say((F, TAKE))
    assert deal.can(F, Surrender())
    laid(deal)
    deal.say((F, Surrender()))
    assert isinstance(deal.phase, Dealing)
    # Three missing tricks of the six that he had called.
    assert deal.state.sheet.hills == (0, 6, 0, 0)
    assert won({"surrender.tricks": 2}, Call(7, H)).say((F, TAKE), (F, Surrender())).state.sheet.hills == (0, 8, 0, 0)
    assert not laid(won()).can(F, Surrender())


def test_a_misere_is_not_given_up() -> None:
    deal = won({"surrender.tricks": 3}, Misere()).say((F, TAKE))
    assert not deal.can(F, Surrender())
