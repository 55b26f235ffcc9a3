"""Who whists: order, words, duties, the dealer's whist, half a whist, lying or standing (5.12.3, PF-184a, 7.2)."""

from __future__ import annotations

import pytest

from prikup.core.actions import Accept, Pass
from prikup.core.cards import cards_in, mask_of
from prikup.core.seats import audience_of
from prikup.preferans.actions import (
    AnyAction,
    Call,
    Declare,
    Glance,
    Half,
    Lay,
    Lie,
    Look,
    Misere,
    Stand,
    Take,
    Totus,
    Whist,
)
from prikup.preferans.events import Glanced, HandOpened, HandSeen, Said
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import defence
from prikup.preferans.state import GAME, Choosing, Contract, Dealing, Held, Playing, Whisting
from tests.preferans.steps import Deal, Options, compiled_rules_of

S, C, D, H, NT = range(5)
DEALER, F, SECOND, T = 0, 1, 2, 3
PASS, WHIST, HALF, LIE, STAND = Pass(), Whist(), Half(), Lie(), Stand()
EVERYBODY = audience_of(0, 1, 2, 3)


def against(contract: Contract, options: Options | None = None, dealer: int = DEALER) -> Deal:
    """The defence is about to speak against a contract."""
    compiled = compiled_rules_of({"dark.calls": False, "bombs.by": "off", **(options or {})})
    deal = Deal(compiled, dealer)
    held = Held(deal.hands, deal.talon)
    deal.state, deal.events = defence.begin(compiled, deal.state.sheet, held, contract, [])
    return deal


def game(level: int, strain: int, seat: int = F) -> Contract:
    return Contract(seat, GAME, level, strain, bid=1)


def dark_game(bid: int, level: int, strain: int) -> Contract:
    return Contract(F, GAME, level, strain, dark=True, bid=bid)


def words(deal: Deal) -> tuple[str, str]:
    assert isinstance(deal.phase, Playing)
    assert deal.phase.defence is not None
    return deal.phase.defence.words


def lying(deal: Deal) -> bool:
    assert isinstance(deal.phase, Playing)
    assert deal.phase.defence is not None
    return deal.phase.defence.lying


# Who is asked, and in which order.


@pytest.mark.parametrize(("declarer", "order"), [(F, [SECOND, T, DEALER]), (SECOND, [T, F, 0]), (T, [F, SECOND, 0])])
def test_clockwise_from_the_declarer_the_dealer_last(declarer: int, order: list[int]) -> None:
    deal = against(game(7, H, declarer))
    asked = []
    for _ in order:
        asked.append(deal.awaited)
        deal.say((deal.awaited, PASS)) if len(asked) < 3 else None
    assert asked == order


def test_with_three_the_dealer_defends_and_nobody_speaks_after_both(outcomes: list[Outcome]) -> None:
    deal = against(game(7, H, 1), {"table.players": 3})
    deal.say((2, PASS), (0, PASS))
    assert isinstance(deal.phase, Dealing)
    (outcome,) = outcomes
    assert outcome.defence is not None
    assert (outcome.ending, outcome.defence.words, outcome.defence.dealer) == ("unplayed", ("pass", "pass"), "")


@pytest.mark.parametrize(
    ("contract", "lies"),
    [
        (game(10, H), True),
        (Contract(F, "misere"), True),
        (Contract(F, "misere", dark=True, bid=1), True),
        (Contract(F, "misere", dark=True), False),
        (Contract(F, "totus", 10, H), True),
    ],
)
def test_nobody_is_asked_on_ten_misere_and_totus(contract: Contract, lies: bool) -> None:
    deal = against(contract)
    assert words(deal) == ("watch", "watch")
    assert lying(deal) is lies


def test_ten_is_whisted_where_the_rules_say_so() -> None:
    deal = against(game(10, H), {"whist.ten": "whisted"})
    deal.say((SECOND, WHIST), (T, PASS), (SECOND, LIE))
    assert words(deal) == ("whist", "pass")


# Bound.


@pytest.mark.parametrize("declarer", [F, SECOND, T])
def test_six_spades_bind_both_and_are_played_standing(declarer: int) -> None:
    deal = against(game(6, S, declarer))
    assert words(deal) == ("bound", "bound")
    assert not lying(deal)


def test_any_other_six_does_not_nor_six_spades_without_the_rule() -> None:
    assert isinstance(against(game(6, C)).phase, Whisting)
    assert isinstance(against(game(7, S)).phase, Whisting)
    assert isinstance(against(game(6, S), {"whist.spades": False}).phase, Whisting)


@pytest.mark.parametrize(
    ("bid", "last_bound", "first_free"),
    [
        (1, (7, S), (7, C)),  # RAZ DARK: all sixes and seven spades.
        (2, (7, C), (7, D)),  # DVA DARK: also seven clubs.
        (3, (7, D), (7, H)),
        (4, (7, H), (7, NT)),  # By the same pattern.
        (5, (7, NT), (8, S)),
        (11, (9, S), (9, C)),
    ],
)
def test_low_games_after_a_dark_call_bind_both(
    bid: int, last_bound: tuple[int, int], first_free: tuple[int, int]
) -> None:
    deal = against(dark_game(bid, *last_bound))
    assert words(deal) == ("bound", "bound")
    assert not lying(deal)
    assert isinstance(against(dark_game(bid, *first_free)).phase, Whisting)


def test_a_light_game_of_the_same_height_does_not() -> None:
    assert isinstance(against(game(6, NT)).phase, Whisting)


def test_a_dark_ten_in_that_range_is_still_only_watched() -> None:
    assert words(against(dark_game(16, 10, S))) == ("watch", "watch")
    assert words(against(dark_game(16, 10, S), {"whist.ten": "whisted"})) == ("bound", "bound")


# Two whisters, one, none.


def test_two_whisters_stand() -> None:
    deal = against(game(6, H)).say((SECOND, WHIST), (T, WHIST))
    assert words(deal) == ("whist", "whist")
    assert not lying(deal)
    assert [told.event for told in deal.told(Said)] == [Said(SECOND, "whist"), Said(T, "whist")]


@pytest.mark.parametrize(("choice", "lies"), [(LIE, True), (STAND, False)])
@pytest.mark.parametrize(("said", "by"), [([(SECOND, WHIST), (T, PASS)], SECOND), ([(SECOND, PASS), (T, WHIST)], T)])
def test_a_lone_whister_chooses(said: list[tuple[int, AnyAction]], by: int, choice: Lie | Stand, lies: bool) -> None:
    deal = against(game(6, H)).say(*said)
    assert isinstance(deal.phase, Choosing)
    assert deal.awaited == by
    assert deal.legal(by) == (LIE, STAND)
    deal.say((by, choice))
    assert lying(deal) is lies


@pytest.mark.parametrize(
    ("options", "lies"),
    [
        ({"whist.face": "lying"}, True),
        ({"whist.face": "standing"}, False),
        ({"whist.quota": "personal"}, False),
        ({"whist.quota": "personal", "whist.face": "lying"}, False),
    ],
)
def test_or_the_rules_choose_for_him(options: Options, lies: bool) -> None:
    deal = against(game(6, H), options).say((SECOND, WHIST), (T, PASS))
    assert lying(deal) is lies


def test_hands_that_lie_are_shown_before_the_first_card_of_a_defender() -> None:
    deal = against(game(6, H, SECOND)).say((T, WHIST), (F, PASS), (T, LIE))
    assert {told.event.seat for told in deal.told(HandOpened) if isinstance(told.event, HandOpened)} == {T, F}


def test_only_one_whists_on_nine_where_the_rules_say_so() -> None:
    options: Options = {"whist.alone_on_nine": True}
    deal = against(game(9, H), options).say((SECOND, WHIST))
    assert deal.legal(T) == (PASS,)
    assert deal.refusal(T, WHIST) == "one_whister"
    assert against(game(9, H), options).say((SECOND, PASS)).can(T, WHIST)
    assert against(game(8, H), options).say((SECOND, WHIST)).can(T, WHIST)
    assert against(game(9, H)).say((SECOND, WHIST)).can(T, WHIST)


# The dealer.


def test_the_dealer_looks_at_one_passed_hand_and_whists_in_their_place() -> None:
    deal = against(game(7, H)).say((SECOND, PASS), (T, PASS))
    assert deal.awaited == DEALER
    assert deal.legal(DEALER) == (WHIST, PASS, Glance(SECOND), Glance(T))
    deal.say((DEALER, Glance(T)))
    assert [(told.event, told.to) for told in deal.told(Glanced)] == [(Glanced(DEALER, T), EVERYBODY)]
    assert [(told.event, told.to) for told in deal.told(HandSeen)] == [
        (HandSeen(T, deal.hands[T]), audience_of(DEALER))
    ]
    assert deal.refusal(DEALER, Glance(SECOND)) == "no_glance"
    deal.say((DEALER, WHIST))
    assert isinstance(deal.phase, Choosing)
    assert deal.awaited == DEALER
    deal.say((DEALER, STAND))
    assert words(deal) == ("pass", "pass")
    assert deal.phase.defence.dealer == "whist"
    assert deal.phase.defence.glanced == T


def test_all_refuse(outcomes: list[Outcome]) -> None:
    against(game(7, H)).say((SECOND, PASS), (T, PASS), (DEALER, PASS))
    (outcome,) = outcomes
    assert outcome.defence is not None
    assert (outcome.ending, outcome.defence.words, outcome.defence.dealer) == ("unplayed", ("pass", "pass"), "pass")
    assert outcome.contract == game(7, H)


def test_he_is_not_asked_without_the_rule_nor_when_half_of_the_game_is_his(outcomes: list[Outcome]) -> None:
    against(game(7, H), {"whist.dealer": "off"}).say((SECOND, PASS), (T, PASS))
    deal = Deal(compiled_rules_of())
    deal.say((F, Look()), (F, Call(6, S)), (SECOND, PASS), (T, PASS), (F, Take()))
    deal.say((F, Lay(mask_of(list(cards_in(deal.hands[F]))[:2]))), (F, Declare(8, H, share=True)), (0, Accept()))
    deal.say((SECOND, PASS), (T, PASS))
    assert [outcome.ending for outcome in outcomes] == ["unplayed", "unplayed"]
    assert outcomes[1].contract is not None
    assert outcomes[1].contract.shared


# Half a whist.


@pytest.mark.parametrize(
    ("option", "high", "levels"),
    [("off", False, []), ("plain", False, [6, 7]), ("return", False, [6, 7]), ("plain", True, [6, 7, 8])],
)
def test_where_half_a_whist_may_be_said(option: str, high: bool, levels: list[int]) -> None:
    options: Options = {"whist.half": option, "whist.half_high": high}
    found = [level for level in range(6, 10) if against(game(level, H), options).say((SECOND, PASS)).can(T, HALF)]
    assert found == levels


def test_it_is_the_second_defenders_after_a_pass() -> None:
    deal = against(game(6, H), {"whist.half": "plain"})
    assert deal.refusal(SECOND, HALF) == "no_half"
    assert deal.say((SECOND, WHIST)).refusal(T, HALF) == "no_half"


def test_plain_it_ends_the_deal(outcomes: list[Outcome]) -> None:
    against(game(6, H), {"whist.half": "plain"}).say((SECOND, PASS), (T, HALF))
    (outcome,) = outcomes
    assert outcome.defence is not None
    assert (outcome.ending, outcome.defence.words) == ("unplayed", ("pass", "half"))


def test_the_first_may_take_the_whist_back_and_the_second_then_has_passed() -> None:
    deal = against(game(6, H), {"whist.half": "return"}).say((SECOND, PASS), (T, HALF))
    assert deal.awaited == SECOND
    assert deal.legal(SECOND) == (WHIST, PASS)
    deal.say((SECOND, WHIST))
    assert deal.told(Said)[-1].event == Said(SECOND, "return")
    assert deal.awaited == SECOND
    assert deal.legal(SECOND) == (LIE, STAND)
    deal.say((SECOND, LIE))
    assert words(deal) == ("whist", "pass")
    assert deal.phase.defence.returned


def test_or_let_it_stand_and_then_the_dealer_may_still_whist(outcomes: list[Outcome]) -> None:
    options: Options = {"whist.half": "return"}
    said: list[tuple[int, AnyAction]] = [(SECOND, PASS), (T, HALF), (SECOND, PASS)]
    deal = against(game(6, H), options).say(*said)
    assert deal.awaited == DEALER
    deal.say((DEALER, PASS))
    (outcome,) = outcomes
    assert outcome.defence is not None
    assert (outcome.defence.words, outcome.defence.dealer) == (("pass", "half"), "pass")
    deal = against(game(6, H), options).say(*said, (DEALER, WHIST), (DEALER, LIE))
    assert words(deal) == ("pass", "pass")
    assert deal.phase.defence.dealer == "whist"


def test_without_the_dealers_whist_it_stands_at_once(outcomes: list[Outcome]) -> None:
    options: Options = {"whist.half": "return", "whist.dealer": "off"}
    against(game(6, H), options).say((SECOND, PASS), (T, HALF), (SECOND, PASS))
    assert len(outcomes) == 1


@pytest.mark.parametrize("split", ["gentleman", "always"])
def test_a_gentleman_may_leave_for_half_when_the_other_has_passed(split: str, outcomes: list[Outcome]) -> None:
    options: Options = {"whist.half": "plain", "whist.split": split}
    deal = against(game(6, H), options).say((SECOND, WHIST), (T, PASS))
    assert deal.legal(SECOND) == (LIE, STAND, HALF)
    deal.say((SECOND, HALF))
    (outcome,) = outcomes
    assert outcome.defence is not None
    assert (outcome.ending, outcome.defence.words) == ("unplayed", ("half", "pass"))


def test_a_greedy_one_may_not_nor_the_second_nor_after_a_return() -> None:
    deal = against(game(6, H), {"whist.half": "return"}).say((SECOND, WHIST), (T, PASS))
    assert deal.refusal(SECOND, HALF) == "no_half"
    options: Options = {"whist.half": "return", "whist.split": "gentleman"}
    assert not against(game(6, H), options).say((SECOND, PASS), (T, WHIST)).can(T, HALF)
    assert not against(game(6, H), options).say((SECOND, PASS), (T, HALF), (SECOND, WHIST)).can(SECOND, HALF)
    assert not against(game(8, H), options).say((SECOND, WHIST), (T, PASS)).can(SECOND, HALF)


def test_a_choice_that_the_rules_have_made() -> None:
    options: Options = {"whist.half": "plain", "whist.split": "gentleman", "whist.face": "lying"}
    deal = against(game(6, H), options).say((SECOND, WHIST), (T, PASS))
    assert deal.legal(SECOND) == (LIE, HALF)
    assert deal.refusal(SECOND, STAND) == "face_fixed"


# Two players.


@pytest.mark.parametrize(("dealer", "declarer", "other"), [(0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 0)])
def test_the_dummy_passes_and_who_whists_beside_it_lies(dealer: int, declarer: int, other: int) -> None:
    two: Options = {"table.players": 2}
    deal = against(game(7, H, declarer), two, dealer)
    assert deal.awaited == other
    deal.say((other, WHIST))
    assert sorted(words(deal)) == ["pass", "whist"]
    assert lying(deal)
    assert {deal.phase.defence.whisters} == {(other,)}


def test_two_players_and_nobody_whists(outcomes: list[Outcome]) -> None:
    against(game(7, H, 1), {"table.players": 2}).say((0, PASS))
    assert [outcome.ending for outcome in outcomes] == ["unplayed"]


def test_six_spades_bind_the_player_not_the_dummy() -> None:
    deal = against(game(6, S, 1), {"table.players": 2})
    assert words(deal) == ("pass", "bound")
    assert lying(deal)


def test_half_beside_the_dummy_stands(outcomes: list[Outcome]) -> None:
    # Seat 1 plays, the dummy speaks first, seat 0 second.
    deal = against(game(6, H, 1), {"table.players": 2, "whist.half": "return"})
    assert deal.told(Said)[0].event == Said(2, "pass")
    deal.say((0, HALF))
    assert [outcome.defence.words for outcome in outcomes if outcome.defence] == [("pass", "half")]


def test_out_of_turn() -> None:
    deal = against(game(7, H))
    assert deal.legal(T) == ()
    assert deal.refusal(T, WHIST) == "not_your_turn"
    assert deal.refusal(SECOND, Take()) == "not_now"
    assert deal.refusal(SECOND, Glance(T)) == "no_glance"
    assert not deal.can(SECOND, Totus(S))
    assert not deal.can(SECOND, Misere())
