"""Single cards: the declarer's, the whister's, in miseres and all-passes, and exact counts of the last tricks."""

from __future__ import annotations

import random
import time
from itertools import product

import pytest

from prikup.bots import make_bot
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.thumb import worlds
from prikup.core.actions import Play
from prikup.core.cards import card_text, cards_in, mask_of, parse_card, parse_cards
from prikup.core.match import Match
from prikup.core.tricks import Policy
from prikup.notation.position import parse_position
from prikup.preferans.actions import Offer
from prikup.preferans.layout import PACK
from prikup.preferans.seen.view import Trick, View
from tests.bots.preferans.brute import brute
from tests.bots.preferans.support import cards_to_play, playing, thumb, trick


def plays(view: View, place: int | None = None) -> tuple[str, str]:
    """The card that is played, and why."""
    choice = thumb(view, cards_to_play(view, place))
    assert isinstance(choice.action, Play)
    card = choice.action.card
    return card_text(card), choice.reason.id


def test_the_declarer_draws_trumps() -> None:
    assert plays(playing("HAKQ87.DAK7.CA.S9")) == ("HA", "hint-draw")


def test_he_forces_out_a_higher_trump() -> None:
    assert plays(playing("HKQJ87.DAK7.CA.S9")) == ("HK", "hint-force-trump")


def test_without_trumps_out_he_cashes() -> None:
    tricks = (trick(0, "HA H9 HT", 0), trick(0, "HK HJ HQ", 0))
    card, reason = plays(playing("H87.DA7.CAK.S98", *tricks, discard=parse_cards("S7.D8"), laid=2))
    assert card in ("DA", "CA", "CK")
    assert reason == "hint-cash-top"


def test_a_trick_is_taken_as_cheaply_as_can_be() -> None:
    lying = trick(1, "S9 ST")
    assert plays(playing("HAKQ87.DA.C8.SAJ7", lying, seat=0)) == ("SJ", "hint-take-trick")


def test_a_partners_trick_is_left_to_him() -> None:
    lying = trick(0, "S8 SA")
    card, reason = plays(playing("H97.DK87.CT98.SK7", lying, seat=2))
    assert (card, reason) == ("S7", "hint-partner-has-it")


def test_the_declarers_trick_is_taken_from_him() -> None:
    lying = trick(0, "SJ S8")
    assert plays(playing("H97.DK87.CT98.SKQ", lying, seat=2))[0] == "SQ"


def test_a_defender_leads_an_ace_through_the_partner() -> None:
    view = playing("H97.DA87.CT98.SK7", seat=1, dealer=0)
    assert plays(view) == ("DA", "hint-cash-top")


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        # Five hearts behind king and queen are worth more than the ace of a short suit, which keeps the lead for later.
        ("HKQJ98.DA7.C987", "HK"),
        # The longest suit from its lowest card where a card of the declarer's is above.
        ("HKT987.DJ7.C98.S8", "H7"),
        # Tops that all stand are cashed.
        ("HAKQ98.DJ7.C98.S8", "HA"),
    ],
)
def test_without_a_trump_a_defender_leads_his_long_suit(hand: str, card: str) -> None:
    view = playing(hand, strain=4, seat=1, dealer=0)
    assert plays(view)[0] == card


def test_open_hands_are_counted_from_the_first_lead() -> None:
    """The defence runs its seven clubs; any other lead lets the declarer have ten tricks in the other suits."""
    shown = {1: "CAKQJT98.DJ9.S7", 2: "HT9.DT87.C7.SQJT9"}
    view = playing(
        shown[1], strain=4, seat=1, dealer=0, shown=shown, conduct=(0, 1, 1), laid=2, words=("whist", "pass")
    )
    assert plays(view)[0] in {"CA", "CK", "CQ", "CJ", "CT", "C9", "C8"}


def test_two_hands_are_played_by_one() -> None:
    """A lone whister plays the passer's hand in its turn, and does not beat his own card."""
    lying = trick(0, "S8 SA")
    shown = {1: "HT9.DK87.CT98.S9", 2: "HJ7.D9.CQJ.SKQ7"}
    view = playing(shown[1], lying, seat=1, shown=shown, conduct=(0, 1, 1), words=("whist", "pass"))
    assert plays(view, 2) == ("S7", "hint-partner-has-it")


def test_all_that_is_left_is_claimed_once() -> None:
    tricks = tuple(trick(0, text, 0) for text in ("HA H9 HT", "HK HJ H7", "DA D7 D8", "DK D9 DT", "DQ C7 DJ"))
    view = playing("HQ8.CAKQ", *tricks, discard=parse_cards("S7.S8"), laid=2)
    offers = tuple(Offer((5 + mine, 5 - mine, 0)) for mine in range(6))
    choice = thumb(view, (*cards_to_play(view), *offers))
    assert choice.action == Offer((10, 0, 0))
    assert choice.reason.id == "hint-claim-rest"
    refused = playing("HQ8.CAKQ", *tricks, discard=parse_cards("S7.S8"), laid=2, refused=4)
    assert isinstance(thumb(refused, (*cards_to_play(refused), *offers)).action, Play)


def test_a_misere_that_can_take_no_more_is_claimed() -> None:
    """The hands lie open, and each card of the declarer's is under all others of its suit."""
    tricks = (trick(0, "DA DK DQ", 0), *(trick(1, text, 1) for text in ("CA CK C7", "CQ CJ C8", "CT DJ C9")))
    tricks += tuple(trick(1, text, 1) for text in ("HA HK H9", "HQ HJ H8", "SA SK S9", "ST SJ S8"))
    shown = {1: "HT.SQ", 2: "DT9"}
    view = playing("H7.D7", *tricks, kind="misere", shown=shown, discard=parse_cards("S7.D8"), laid=2)
    assert view.taken(0) == 1
    keeps, gives = Offer((1, 9, 0)), Offer((2, 8, 0))
    choice = thumb(view, (*cards_to_play(view), gives, keeps))
    assert (choice.action, choice.reason.id) == (keeps, "hint-claim-none")
    # The diamond is no longer under all others.
    risky = playing("H7.DJ", *tricks, kind="misere", shown=shown, discard=parse_cards("S7.D8"), laid=2)
    assert isinstance(thumb(risky, (*cards_to_play(risky), gives, keeps)).action, Play)


# Miseres.


def test_in_a_misere_one_goes_as_high_as_is_safe() -> None:
    lying = trick(1, "SK S8")
    assert plays(playing("H79J.D78.C78.S7TQ", lying, kind="misere")) == ("SQ", "hint-low-under")


def test_a_hole_is_thrown_away() -> None:
    lying = trick(1, "SK S8")
    assert plays(playing("H79J.D78TK.C78A", lying, kind="misere")) == ("CA", "hint-low-throw")


def test_against_a_misere_low_cards_go_where_he_must_go_over_them() -> None:
    shown = {1: "H8.DAKQ.CAKQ.SAKQ", 2: "HAKQ9.DJ9.CJ9.SJ9"}
    card, reason = plays(playing(shown[1], kind="misere", seat=1, shown=shown, dealer=0))
    assert card == "H8"
    assert reason.startswith("hint-catch")


# All-passes.


def test_in_an_all_pass_one_stays_under_with_the_highest() -> None:
    lying = trick(1, "SK S8")
    assert plays(playing("HAK9.DKQ.C98.SQT7", lying, kind="passes")) == ("SQ", "hint-pass-under")


def test_a_dangerous_card_is_thrown() -> None:
    lying = trick(1, "SK S8")
    assert plays(playing("HA.DKQ987.C987A", lying, kind="passes"))[1] == "hint-pass-throw"
    assert plays(playing("HA.DKQ987.C987A", lying, kind="passes"))[0] == "HA"


def test_a_trick_that_cannot_be_left_is_taken_with_the_highest() -> None:
    lying = trick(1, "S8 S7")
    assert plays(playing("HAK9.DKQ.C98.SQT9", lying, kind="passes")) == ("SQ", "hint-pass-high")


def test_a_talon_card_that_only_names_the_suit_is_under_nothing() -> None:
    """With three players it cannot win (PF-161): going under it saves nothing."""
    turned = Trick((parse_card("SA"), parse_card("S8")), (-1, 1), -1)
    view = playing("HAK9.DKQ.C98.SQT7", turned, kind="passes", dealer=0, seat=2)
    assert plays(view)[0] == "S7"
    four = playing("HAK9.DKQ.C98.SQT7", turned, kind="passes", dealer=3, seat=2, rules="preferans/sochinka")
    assert plays(four)[0] == "SQ"


def test_a_low_card_is_led() -> None:
    assert plays(playing("HAK97.DKQ7.C98A", kind="passes"))[0] in ("H7", "D7")


def test_the_rest_is_not_claimed_where_no_offer_gives_it() -> None:
    """Three tricks are sure at no trump, but the only offer on hand gives one of them away."""
    taken = tuple(trick(0, "SA S7 S8", 0) for _ in range(7))
    view = playing("HAK.DA", *taken, strain=4, discard=parse_cards("C78"), laid=2)
    all_three, two = Offer((10, 0, 0)), Offer((9, 1, 0))
    assert thumb(view, (*cards_to_play(view), all_three, two)).action == all_three
    assert isinstance(thumb(view, (*cards_to_play(view), two)).action, Play)


# Exact counts.

POLICY = compiled_rules_of("preferans/sochinka").policy


DEALS = (
    ("HAQ.S9", "HKJ.SA", "HT9.SK"),
    ("HA8.D7.S9", "HK.DA9.SA", "HQJT.DK"),
    ("H7T.S78", "H89.SAK", "HJQ.S9T"),
    ("DAJ9.C7", "DK8.CAK", "DQT7.C9"),
)


@pytest.mark.parametrize(("deal", "leader", "trump", "low"), list(product(DEALS, range(3), (-1, 0, 3), (False, True))))
def test_counts_are_those_of_trying_everything(
    deal: tuple[str, str, str], leader: int, trump: int, *, low: bool
) -> None:
    one, two, three = map(parse_cards, deal)
    hands = (one, two, three)
    found = worlds.count(POLICY, hands, (), leader, trump, 100_000, low=low)
    assert found is not None
    assert set(found) == set(cards_in(hands[leader]))
    for card, tricks in found.items():
        left = list(hands)
        left[leader] &= ~(1 << card)
        after = (left[0], left[1], left[2])
        assert tricks == brute(after, (card,), (leader + 1) % 3, leader, trump, low=low)
        for reply, more in (worlds.count(POLICY, after, (card,), leader, trump, 100_000, low=low) or {}).items():
            rest = list(after)
            rest[(leader + 1) % 3] &= ~(1 << reply)
            last = (rest[0], rest[1], rest[2])
            assert more == brute(last, (card, reply), (leader + 2) % 3, leader, trump, low=low)


def test_a_search_gives_up_when_its_budget_is_spent() -> None:
    one, two, three = map(parse_cards, ("HAQT8.SAQT8", "HKJ97.SKJ97", "DAKQJ.CAKQJ"))
    assert worlds.count(POLICY, (one, two, three), (), 0, -1, 5, low=False) is None


@pytest.mark.parametrize("low", [False, True])
def test_a_decision_with_open_hands_takes_a_few_hundredths_of_a_second(*, low: bool) -> None:
    """Even where no fast kernel serves: seven cards in each hand, and the duty to overtrump."""
    rng = random.Random(f"time {low}")
    policies = POLICY, Policy.from_text(f"{POLICY.to_text()} overtrump=yes")
    for policy in policies:
        for _ in range(6):
            cards = rng.sample(PACK, 21)
            one, two, three = (mask_of(cards[at::3]) for at in range(3))
            started = time.process_time()
            worlds.count(policy, (one, two, three), (), 0, -1 if low else rng.randrange(4), worlds.NODES, low=low)
            assert time.process_time() - started < 0.3


LOW_SPADE = (
    "preferans/sochi; phase playing; dealer 1; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87; talon DJ S8; away CT7; "
    "contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; tricks 0 1 3; index 4; "
    "conduct 1 1 2; open 0 1"
)
"""The king of spades would be trumped: a low spade keeps three tricks and not one."""
NO_ACE = (
    "preferans/sochi; phase playing; dealer 0; hands HA.DTQJ.CK.SK / HT.CAQ9.ST9 / HJ9.DA9.SQ7; talon S7 CT; away CT8; "
    "contract 2 game 6 H 1 1 -; defence 0 1 whist,pass - -1 lying; leader 2; tricks 1 0 3; index 4; "
    "conduct 0 0 2; open 0 1"
)
"""The ace of diamonds, cashed, is the last trick; four other leads leave three."""


@pytest.mark.parametrize(
    ("position", "cards"), [(LOW_SPADE, {"S7", "S8"}), (NO_ACE, {"S7", "D9", "H9", "HJ"})], ids=("spade", "ace")
)
def test_six_tricks_before_the_end_open_hands_are_counted_already(position: str, cards: set[str]) -> None:
    game, state = parse_position(position)
    match = Match(game, state.sheet.dealer, start=state)
    choice = make_bot("thumb", "test", "preferans").choose(match.view(2), match.legal(2))
    assert isinstance(choice.action, Play)
    assert card_text(choice.action.card) in cards


def test_the_last_tricks_are_counted_where_the_hands_lie_open() -> None:
    tricks = tuple(trick(0, "CA C7 C8", 0) for _ in range(7))
    shown = {1: "HKJ.SA", 2: "HT9.SK"}
    view = playing("HAQ.S9", *tricks, shown=shown, conduct=(0, 1, 1), words=("whist", "pass"), strain=0)
    card, _ = plays(view)
    assert card != "HQ"
