"""The talon, what is laid away, the declaration, and on which bomb it is played (5.12.2)."""

from __future__ import annotations

import pytest

from prikup.core.cards import mask_of
from prikup.core.seats import audience_of
from prikup.preferans.actions import Call, Declare, Decline, Lay, Misere, Surrender, Totus
from prikup.preferans.events import (
    CardsLaid,
    DiscardSeen,
    GameNamed,
    MisereNamed,
    TalonDeclined,
    TalonSeen,
    TalonShown,
    TalonTaken,
)
from prikup.preferans.state import (
    MISERE,
    Laying,
    Naming,
    Playing,
)
from tests.preferans.contracts import (
    EVERYBODY,
    NT,
    SECOND,
    TAKE,
    C,
    D,
    F,
    H,
    S,
    laid,
    named,
    two,
    won,
)
from tests.preferans.steps import Options

# The talon.


def test_the_talon_is_turned_for_all_and_the_cards_laid_away_are_not() -> None:
    deal = won().say((F, TAKE))
    assert [(told.event, told.to) for told in deal.told(TalonShown)] == [(TalonShown(deal.talon), EVERYBODY)]
    assert len(deal.legal(F)) == 66 + 5  # Two of twelve, and a totus in five strains.
    away = two(deal.hands[F])
    deal.say((F, Lay(away)))
    assert [(told.event, told.to) for told in deal.told(DiscardSeen)] == [(DiscardSeen(away), audience_of(F))]
    assert [(told.event, told.to) for told in deal.told(CardsLaid)] == [(CardsLaid(F, F), EVERYBODY)]
    assert isinstance(deal.phase, Naming)
    assert deal.phase.held.away == away
    assert deal.phase.held.hands[F] == (deal.hands[F] | mask_of(deal.talon)) & ~away


def test_in_a_dark_game_he_alone_sees_it() -> None:
    deal = won({"dark.calls": True}, Call(6, S, dark=True)).say((F, TAKE))
    assert deal.told(TalonShown) == []
    assert [(told.event, told.to) for told in deal.told(TalonSeen)] == [(TalonSeen(deal.talon), audience_of(F))]
    assert [(told.event, told.to) for told in deal.told(TalonTaken)] == [(TalonTaken(F, hidden=True), EVERYBODY)]


def test_who_may_not_decline_takes_it_at_once() -> None:
    deal = won({"talon.decline": False})
    assert isinstance(deal.phase, Laying)
    assert deal.told(TalonShown)


def test_a_declined_talon_stays_where_it_lies() -> None:
    deal = won().say((F, Decline()))
    assert deal.told(TalonShown) == deal.told(TalonSeen) == []
    assert [told.event for told in deal.told(TalonDeclined)] == [TalonDeclined(F)]
    deal.say((F, Declare(7, H)))
    contract = deal.phase.contract
    assert (contract.hand, contract.bid, contract.dark) == (True, 1, False)
    assert deal.phase.held.hands[F] == deal.hands[F]


def test_discards_that_are_none() -> None:
    deal = won().say((F, TAKE))
    assert deal.refusal(F, Lay(deal.hands[F])) == "lay_two"
    assert deal.refusal(F, Lay(two(deal.hands[SECOND]))) == "not_your_card"
    assert deal.refusal(SECOND, Lay(two(deal.hands[SECOND]))) == "not_your_turn"
    assert deal.refusal(F, Surrender()) == "no_surrender"


# The declaration.


@pytest.mark.parametrize(
    ("call", "lowest", "count"),
    [
        (Call(6, S), (6, S), 25),
        (Call(6, C), (6, C), 24),
        (Call(6, D), (6, D), 23),
        (Call(6, H), (6, H), 22),
        (Call(6, NT), (6, NT), 21),
        (Call(7, S), (7, S), 20),
        (Call(7, C), (7, C), 19),
        (Call(9, D, hand=True), (9, D), 8),
    ],
)
def test_no_game_is_lower_than_the_call(call: Call, lowest: tuple[int, int], count: int) -> None:
    deal = won(None, call)
    if not call.hand:
        laid(deal)
    games = named(deal)
    assert len(games) == count
    assert min(games) == lowest
    assert not deal.can(F, Misere())


def test_a_game_named_too_low() -> None:
    deal = laid(won(None, Call(7, C)))
    assert deal.refusal(F, Declare(7, S)) == "game_too_low"
    assert deal.refusal(F, Declare(11, S)) == "no_such_game"
    assert deal.refusal(F, Declare(7, C, bomb=2)) == "bad_bomb"
    assert deal.refusal(F, Misere()) == "no_misere"
    assert deal.refusal(F, Totus(S)) == "totus_late"


@pytest.mark.parametrize(
    ("kind", "order", "rank_limit"),
    [
        # The highest call from which a misere may be named: none, 8S, and anything below the misere itself.
        ("bound", "document", None),
        ("trading", "document", (8, S)),
        ("late", "document", (9, NT)),
        ("late", "common", (8, NT)),
        ("trading", "common", (8, S)),
    ],
)
def test_a_misere_named_after_the_talon(kind: str, order: str, rank_limit: tuple[int, int] | None) -> None:
    games = [(level, strain) for level in range(6, 11) for strain in range(5)]
    options: Options = {"calls.misere": kind, "calls.order": order}
    open_to = [game for game in games if laid(won(options, Call(*game))).can(F, Misere())]
    assert open_to == ([] if rank_limit is None else games[: games.index(rank_limit) + 1])


@pytest.mark.parametrize(("order", "highest"), [("document", (9, NT)), ("common", (8, NT))])
def test_a_dark_number_call_leaves_a_misere_open(order: str, highest: tuple[int, int]) -> None:
    games = [(level, strain) for level in range(6, 11) for strain in range(5)]
    options: Options = {"dark.calls": True, "calls.order": order}
    open_to = [game for game in games if laid(won(options, Call(*game, dark=True))).can(F, Misere())]
    assert open_to == games[: games.index(highest) + 1]


def test_a_dark_game_is_dark_whatever_is_named() -> None:
    deal = laid(won({"dark.calls": True}, Call(6, C, dark=True))).say((F, Misere()))
    assert [told.event for told in deal.told(MisereNamed)] == [MisereNamed(F, dark=True, hand=False, bomb=1)]
    assert isinstance(deal.phase, Playing)
    contract = deal.phase.contract
    assert contract is not None
    assert (contract.kind, contract.dark, contract.bid) == (MISERE, True, 2)


def test_a_called_misere_is_played_without_another_word() -> None:
    deal = laid(won(None, Misere()))
    assert isinstance(deal.phase, Playing)
    assert [told.event for told in deal.told(MisereNamed)] == [MisereNamed(F, dark=False, hand=False, bomb=1)]
    deal = won(None, Misere()).say((F, Decline()))
    assert deal.phase.contract.hand


# Bombs.


def test_the_oldest_bomb_is_played_unasked() -> None:
    bombs = ((), (4, 2), (), ())
    deal = laid(won({"bombs.by": "dark"}, bombs=bombs)).say((F, Declare(6, H)))
    assert deal.phase.contract.bomb == 4
    assert [told.event.bomb for told in deal.told(GameNamed) if isinstance(told.event, GameNamed)] == [4]


def test_or_the_declarer_chooses_it() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, bombs=((), (4, 2, 4), (), ())))
    assert {word.bomb for word in deal.legal(F) if isinstance(word, Declare)} == {2, 4}
    assert deal.refusal(F, Declare(6, H)) == "bad_bomb"
    deal.say((F, Declare(6, H, bomb=2)))
    assert deal.phase.contract.bomb == 2


def test_with_one_kind_of_bomb_there_is_no_choice() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, bombs=((), (4, 4), (), ()))).say((F, Declare(6, H)))
    assert deal.phase.contract.bomb == 4


def test_a_called_misere_has_the_choice_too() -> None:
    options: Options = {"bombs.by": "dark", "bombs.order": "choice"}
    deal = laid(won(options, Misere(), bombs=((), (2, 8), (), ())))
    assert deal.legal(F) == (Misere(bomb=2), Misere(bomb=8))
    assert deal.refusal(F, Declare(10, NT, bomb=2)) == "misere_stands"
    deal.say((F, Misere(bomb=8)))
    assert deal.phase.contract.bomb == 8
