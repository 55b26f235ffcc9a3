"""The auction: turns, its end, words on unseen hands, misere, exits, holding, two and three players (5.12.1)."""

from __future__ import annotations

import pytest

from prikup.core.actions import Pass
from prikup.core.seats import audience_of
from prikup.preferans.actions import Call, Here, Look, Misere, PassDark
from prikup.preferans.events import AuctionWon, GameCalled, HandsDealt, HandSeen, Looked, Passed, PassesBegan
from prikup.preferans.state import Auction, Naming, Playing, Taking
from tests.preferans.steps import Deal, Options, compiled_rules_of

S, C, D, H, NT = range(5)
F, SECOND, T = 1, 2, 3
"""The hands when seat 0 deals to four."""
PASS, LOOK, DIM = Pass(), Look(), PassDark()
LIGHT: Options = {"dark.calls": False, "bombs.by": "off"}


def light(level: int, strain: int) -> Call:
    return Call(level, strain)


def dark(level: int, strain: int) -> Call:
    return Call(level, strain, dark=True)


def levels(deal: Deal, seat: int) -> set[int]:
    """The levels of the games that a seat may call with the talon."""
    return {call.level for call in deal.legal(seat) if isinstance(call, Call) and not call.hand}


# Turns and the end.


def test_the_word_goes_round_from_the_dealers_left_and_the_dealer_has_none() -> None:
    deal = Deal(compiled_rules_of(LIGHT), dealer=2)
    order = []
    for call in (light(6, S), light(6, C), light(6, D), light(6, H)):
        order.append(deal.awaited)
        deal.say((deal.awaited, call))
    assert order == [3, 0, 1, 3]
    assert deal.legal(2) == ()


def test_who_has_passed_is_skipped_and_two_passes_end_it() -> None:
    deal = Deal(compiled_rules_of(LIGHT))
    deal.say((F, light(6, S)), (SECOND, PASS), (T, light(6, C)), (F, light(6, D)))
    assert deal.awaited == T
    deal.say((T, PASS))
    assert isinstance(deal.phase, Taking)
    assert deal.phase.bid.seat == F
    assert [told.event for told in deal.told(AuctionWon)] == [AuctionWon(F)]


def test_after_two_passes_the_third_still_has_his_word() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, PASS), (SECOND, PASS))
    assert deal.awaited == T
    assert light(6, S) in deal.legal(T)
    deal.say((T, light(8, H)))
    assert isinstance(deal.phase, Taking)


def test_all_pass() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, PASS), (SECOND, PASS), (T, PASS))
    assert isinstance(deal.phase, Playing)
    assert deal.phase.contract is None
    assert not deal.phase.dark
    assert deal.phase.passed_unseen == 0


def test_jumps_are_free_and_the_ladder_has_25_steps() -> None:
    deal = Deal(compiled_rules_of(LIGHT))
    games = [call for call in deal.legal(F) if isinstance(call, Call) and not call.hand]
    assert len(games) == 25
    # The two miseres, five nines and five tens without the talon, and the pass.
    assert len(deal.legal(F)) == 25 + 2 + 10 + 1


@pytest.mark.parametrize(
    ("players", "dealer", "first"), [(4, 0, 1), (4, 3, 0), (3, 0, 1), (3, 2, 0), (2, 0, 1), (2, 1, 0)]
)
def test_who_speaks_first(players: int, dealer: int, first: int) -> None:
    assert Deal(compiled_rules_of({"table.players": players, **LIGHT}), dealer).awaited == first


def test_with_three_the_dealer_speaks_last() -> None:
    deal = Deal(compiled_rules_of({"table.players": 3, **LIGHT}), dealer=1)
    deal.say((2, light(6, S)), (0, light(6, C)))
    assert deal.awaited == 1


def test_the_dummy_always_passes() -> None:
    deal = Deal(compiled_rules_of({"table.players": 2, **LIGHT}), dealer=1)
    assert [told.event for told in deal.told(Passed)] == [Passed(2, dark=False)]
    deal.say((0, light(6, S)))
    assert deal.awaited == 1
    deal.say((1, light(6, C)), (0, PASS))
    assert isinstance(deal.phase, Taking)
    assert deal.phase.bid.seat == 1


def test_two_players_pass_and_all_have() -> None:
    deal = Deal(compiled_rules_of({"table.players": 2, **LIGHT})).say((1, PASS), (0, PASS))
    assert isinstance(deal.phase, Playing)


# Unseen hands.


def test_every_hand_starts_unseen_and_is_told_to_nobody() -> None:
    deal = Deal(compiled_rules_of())
    assert deal.phase.unseen == audience_of(1, 2, 3)
    assert [told.event for told in deal.told(HandsDealt)] == [HandsDealt(audience_of(1, 2, 3))]
    assert deal.told(HandSeen) == []


def test_without_dark_calls_everybody_sees_his_own_hand() -> None:
    deal = Deal(compiled_rules_of(LIGHT))
    seen = {told.event.seat: told.to for told in deal.told(HandSeen) if isinstance(told.event, HandSeen)}
    assert seen == {1: audience_of(1), 2: audience_of(2), 3: audience_of(3)}
    assert not deal.can(F, LOOK)


def test_a_look_is_a_right_at_any_time_and_known_to_all() -> None:
    deal = Deal(compiled_rules_of()).say((T, LOOK))
    assert deal.awaited == F
    assert [told.to for told in deal.told(Looked)] == [audience_of(0, 1, 2, 3)]
    assert [(told.event, told.to) for told in deal.told(HandSeen)] == [(HandSeen(T, deal.hands[T]), audience_of(T))]
    assert deal.refusal(T, LOOK) == "already_seen"


def test_dark_calls_need_an_unseen_hand_and_light_ones_a_seen_one() -> None:
    deal = Deal(compiled_rules_of())
    assert deal.can(F, dark(6, S))
    assert deal.refusal(F, light(6, S)) == "look_first"
    deal.say((F, LOOK))
    assert deal.can(F, light(6, S))
    assert deal.refusal(F, dark(6, S)) == "already_seen"
    assert deal.refusal(F, DIM) == "already_seen"


def test_a_dark_call_stays_dark_though_its_caller_looks() -> None:
    deal = Deal(compiled_rules_of()).say((F, dark(6, S)), (F, LOOK), (SECOND, PASS), (T, PASS))
    assert deal.phase.bid.dark


def test_who_is_outbid_goes_on_dark_unseen_and_light_once_he_has_looked() -> None:
    deal = Deal(compiled_rules_of()).say((F, dark(6, S)), (SECOND, LOOK), (SECOND, light(7, S)), (T, PASS))
    assert deal.can(F, dark(6, C))
    deal.say((F, LOOK))
    assert not deal.can(F, dark(6, C))
    deal.say((F, light(7, C)), (SECOND, PASS))
    assert deal.phase.bid.seat == F
    assert not deal.phase.bid.dark


def test_hands_are_seen_when_the_auction_is_over() -> None:
    deal = Deal(compiled_rules_of()).say((F, dark(6, S)), (SECOND, PASS), (T, LOOK), (T, PASS))
    seen = [told.event.seat for told in deal.told(HandSeen) if isinstance(told.event, HandSeen)]
    assert sorted(seen) == [F, SECOND, T]
    assert all(
        told.to == audience_of(told.event.seat) for told in deal.told(HandSeen) if isinstance(told.event, HandSeen)
    )


def test_a_misere_in_the_dark_is_a_first_word_that_binds() -> None:
    deal = Deal(compiled_rules_of()).say((F, Misere(dark=True)), (SECOND, dark(10, S)), (T, PASS))
    assert not any(isinstance(word, Call | Misere) for word in deal.legal(F))
    deal = Deal(compiled_rules_of()).say((F, dark(6, S)), (SECOND, dark(6, C)), (T, PASS))
    assert not deal.can(F, Misere(dark=True))


def test_no_dark_calls_without_the_rule() -> None:
    deal = Deal(compiled_rules_of(LIGHT))
    assert deal.refusal(F, dark(6, S)) == "no_dark"
    assert deal.refusal(F, DIM) == "no_dark"


# PASS DARK.


def test_a_dark_all_pass_knows_who_passed_unseen() -> None:
    deal = Deal(compiled_rules_of()).say((F, PASS), (SECOND, DIM), (T, LOOK), (T, PASS))
    assert isinstance(deal.phase, Playing)
    assert deal.phase.dark
    assert deal.phase.passed_unseen == audience_of(F, SECOND)
    began = [told.event for told in deal.told(PassesBegan)]
    assert began == [PassesBegan(2, dark=True, compulsory=False)]


def test_an_all_pass_says_whether_whists_are_written() -> None:
    """BP-003."""
    options: Options = {**LIGHT, "passes.write": "whists", "passes.price": 5}
    deal = Deal(compiled_rules_of(options)).say((F, PASS), (SECOND, PASS), (T, PASS))
    began = [told.event for told in deal.told(PassesBegan)]
    assert began == [PassesBegan(5, dark=False, compulsory=False, whists=True)]


def test_plain_passes_on_unseen_hands_are_light() -> None:
    deal = Deal(compiled_rules_of()).say((F, PASS), (SECOND, PASS), (T, PASS))
    assert not deal.phase.dark
    assert deal.phase.passed_unseen == 0


def test_an_earlier_light_pass_does_not_hinder_pass_dark_but_a_call_does() -> None:
    deal = Deal(compiled_rules_of()).say((F, LOOK), (F, PASS))
    assert deal.can(SECOND, DIM)
    deal = Deal(compiled_rules_of()).say((F, LOOK), (F, light(6, S)))
    assert deal.refusal(SECOND, DIM) == "pass_dark_late"


def test_pass_dark_is_final() -> None:
    deal = Deal(compiled_rules_of()).say((F, DIM), (SECOND, dark(6, S)), (T, PASS))
    assert isinstance(deal.phase, Taking)
    assert deal.phase.bid.seat == SECOND


def test_unless_its_caller_may_come_back_light() -> None:
    deal = Deal(compiled_rules_of({"dark.final": False})).say((F, DIM), (SECOND, PASS), (T, dark(6, S)))
    assert deal.awaited == F
    assert deal.refusal(F, dark(6, C)) == "back_light"
    assert deal.refusal(F, light(7, S)) == "look_first"
    assert not any(isinstance(word, Call | Misere) for word in deal.legal(F))
    deal.say((F, LOOK))
    assert deal.can(F, light(7, S))
    assert not deal.can(F, Misere())
    deal.say((F, light(7, S)))
    assert deal.awaited == T  # The second hand passed plainly.
    deal.say((T, PASS))
    assert deal.phase.bid.seat == F


def test_all_dark_passes_end_it_even_where_they_are_not_final() -> None:
    deal = Deal(compiled_rules_of({"dark.final": False})).say((F, DIM), (SECOND, DIM), (T, DIM))
    assert deal.phase.passed_unseen == audience_of(F, SECOND, T)


def test_pass_dark_by_the_first_hand_alone() -> None:
    deal = Deal(compiled_rules_of({"dark.calls": False, "dark.first": True}))
    assert deal.phase.unseen == audience_of(F, SECOND, T)
    assert deal.can(F, DIM)
    assert deal.refusal(F, dark(6, S)) == "no_dark"
    deal.say((F, DIM))
    assert deal.refusal(SECOND, DIM) == "no_pass_dark"
    deal.say((SECOND, LOOK))
    assert levels(deal, SECOND) == {7, 8, 9, 10}
    deal.say((SECOND, PASS), (T, PASS))
    assert deal.phase.passed_unseen == audience_of(F, T)


def test_repeated_it_takes_an_eight() -> None:
    deal = Deal(compiled_rules_of({"dark.calls": False, "dark.first": True}), darks=1).say((F, DIM), (SECOND, LOOK))
    assert levels(deal, SECOND) == {8, 9, 10}


def test_with_dark_calls_the_first_hand_alone_means_only_pass_dark() -> None:
    deal = Deal(compiled_rules_of({"dark.first": True})).say((F, PASS))
    assert not deal.can(SECOND, DIM)
    assert deal.can(SECOND, dark(6, S))


# Misere.


def test_a_bound_misere_is_a_first_word() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, light(6, S)), (SECOND, light(6, C)), (T, PASS))
    assert deal.refusal(F, Misere()) == "misere_first_word"
    assert deal.refusal(F, Misere(hand=True)) == "misere_first_word"


def test_its_caller_may_only_pass_or_raise_it_to_one_without_the_talon() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, Misere()), (SECOND, light(10, S)), (T, PASS))
    assert deal.legal(F) == (PASS, Misere(hand=True))
    assert deal.refusal(F, light(10, NT)) == "misere_bound"
    deal.say((F, Misere(hand=True)), (SECOND, PASS))
    assert deal.phase is not None
    assert isinstance(deal.phase, Playing)
    assert deal.phase.contract is not None
    assert deal.phase.contract.hand


@pytest.mark.parametrize("kind", ["trading", "late"])
def test_a_trading_misere_is_still_called_as_a_first_word(kind: str) -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "calls.misere": kind}))
    assert deal.can(F, Misere())
    deal.say((F, light(6, S)), (SECOND, light(6, C)), (T, PASS))
    assert not deal.can(F, Misere())


@pytest.mark.parametrize(
    ("option", "games", "misere"), [("high", {9, 10}, True), ("misere", set(), True), ("off", set(), False)]
)
def test_what_may_be_called_without_the_talon(option: str, games: set[int], misere: bool) -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "calls.hand": option}))
    assert {call.level for call in deal.legal(F) if isinstance(call, Call) and call.hand} == games
    assert deal.can(F, Misere(hand=True)) is misere
    assert deal.refusal(F, Call(8, S, hand=True)) == "no_hand_call"


def test_a_game_without_the_talon_goes_straight_to_its_name() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, Call(9, H, hand=True)), (SECOND, PASS), (T, PASS))
    assert isinstance(deal.phase, Naming)
    assert deal.phase.hand


# Exits, races, holding.


@pytest.mark.parametrize(
    ("ladder", "least"),
    [
        ("6", [6, 6, 6, 6, 6]),
        ("6-7", [6, 6, 7, 7, 7]),
        ("6-7-8", [6, 6, 7, 8, 8]),
        ("6-7-8-6", [6, 6, 7, 8, 6]),
        ("7", [6, 7, 7, 7, 7]),
    ],
)
def test_the_lowest_call_after_all_passes(ladder: str, least: list[int]) -> None:
    found = [
        min(levels(Deal(compiled_rules_of({**LIGHT, "exit.ladder": ladder}), exit=climbed), F)) for climbed in range(5)
    ]
    assert found == least


def test_an_exit_that_is_too_low_is_refused_and_misere_is_free() -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "exit.ladder": "7"}), exit=1)
    assert deal.refusal(F, light(6, NT)) == "exit_level"
    assert deal.can(F, Misere())


def test_no_first_game_of_a_race_is_a_six_where_it_ends_by_a_whisted_game() -> None:
    options: Options = {**LIGHT, "races.count": 4, "races.whisted": True}
    assert min(levels(Deal(compiled_rules_of(options)), F)) == 7
    assert min(levels(Deal(compiled_rules_of(options), opened=True), F)) == 6


def test_the_senior_hand_holds() -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "calls.hold": True}))
    deal.say((F, light(6, S)), (SECOND, light(6, C)), (T, light(6, D)))
    deal.say((F, Here()))
    called = deal.told(GameCalled)[-1].event
    assert called == GameCalled(F, 6, D, dark=False, hand=False, held=True)
    assert deal.refusal(SECOND, Here()) == "no_hold"
    assert not deal.can(SECOND, light(6, D))
    deal.say((SECOND, PASS), (T, PASS))
    assert deal.phase.bid.seat == F
    assert deal.phase.bid.rank == 3


def test_without_the_option_nobody_holds() -> None:
    deal = Deal(compiled_rules_of(LIGHT)).say((F, light(6, S)), (SECOND, light(6, C)), (T, light(6, D)))
    assert deal.refusal(F, Here()) == "no_hold"


def test_a_dark_call_is_held_in_the_dark_alone() -> None:
    deal = Deal(compiled_rules_of({"calls.hold": True})).say((F, dark(6, S)), (SECOND, dark(6, C)), (T, PASS))
    assert deal.can(F, Here())
    deal.say((F, LOOK))
    assert not deal.can(F, Here())


def test_a_misere_is_not_held() -> None:
    deal = Deal(compiled_rules_of({**LIGHT, "calls.hold": True})).say((F, light(6, S)), (SECOND, Misere()), (T, PASS))
    assert not deal.can(F, Here())


# What stands before an auction.


def test_a_compulsory_all_pass_has_no_auction() -> None:
    deal = Deal(compiled_rules_of({"passes.start": 2}), forced=2)
    assert isinstance(deal.phase, Playing)
    assert [told.event for told in deal.told(PassesBegan)] == [PassesBegan(1, dark=False, compulsory=True)]
    assert len(deal.told(HandSeen)) == 3


def test_refusals() -> None:
    deal = Deal(compiled_rules_of(LIGHT))
    assert deal.refusal(SECOND, light(6, S)) == "not_your_turn"
    assert deal.refusal(F, Call(5, S)) == "no_such_game"
    assert deal.refusal(F, Call(6, 5)) == "no_such_game"
    assert deal.refusal(F, Misere(bomb=2)) == "bad_bomb"
    assert isinstance(deal.phase, Auction)
