"""Facts of a deal, a settlement and single tricks, as a program asks for them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, get_args

import pytest

import prikup
from prikup import games
from prikup.core.actions import Play
from prikup.core.errors import NotationError, PrikupError, RulesError, SetupError
from prikup.core.seats import TABLE
from prikup.preferans import actions as preferans_actions
from prikup.thousand import actions as thousand_actions
from tests.notation.support import some_match
from tests.support.random_play import step
from tests.support.seeds import random_of


def test_facts_of_thousand() -> None:
    match = prikup.new_match("thousand/ru", dealer=2)
    facts: Any = match.facts()
    assert (facts.deal, facts.dealer, facts.opener, facts.declarer) == (1, 2, 0, None)
    assert (facts.holding, facts.resting) == ((0, 1, 2), ())
    assert (facts.hand_size, facts.tricks, facts.card_points) == (7, 8, 120)
    assert facts.values == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
    assert facts.marriages == {"S": 40, "C": 60, "D": 80, "H": 100}
    assert (facts.least_bid, facts.rounding, facts.rounds_declarer, facts.target) == (100, 5, False, 1000)
    match.apply(TABLE, prikup.Shuffle("2a"))
    match.apply(0, prikup.Bid(100))
    match.apply(1, prikup.Pass())
    match.apply(2, prikup.Pass())
    facts = match.facts()
    assert (facts.declarer, facts.contract) == (0, 100)
    assert match.sheet.totals == (0, 0, 0)
    assert match.settlement().whole == (0, 0, 0)


def test_facts_of_the_family() -> None:
    four: Any = prikup.new_match("thousand/ru-4", dealer=1).facts()
    assert (four.holding, four.resting) == ((0, 2, 3), (1,))
    duel: Any = prikup.new_match("1001/hulsemann").facts()
    assert (duel.opener, duel.least_bid, duel.holding) == (None, None, (0, 1))
    assert duel.marriages or duel.marriages_by_order
    fixed: Any = prikup.new_match("1001/501").facts()
    assert fixed.trump != "-"


def test_facts_of_preferans() -> None:
    match = prikup.new_match("preferans/sochi+table.players=4", dealer=1)
    facts: Any = match.facts()
    assert (facts.holding, facts.resting, facts.opener) == ((0, 2, 3), (1,), 2)
    assert (facts.hand_size, facts.tricks, facts.card_points) == (10, 10, 0)
    assert (facts.kind, facts.level, facts.value, facts.quota) == ("-", None, None, None)
    assert set(facts.values) == set("AKQJT987")
    two: Any = prikup.new_match("preferans/hussar-2").facts()
    assert (two.holding, two.opener, len(two.trick_counts)) == ((0, 1), 1, 3)


CONTRACT = (
    "preferans/sochi; phase playing; pools 0 0 0; hills 0 0 0; dealer 0; hands DQJ8.SKQJ / HA.DT97.SAT9 / HQ7.CTQJ87; "
    "talon CJ H7; away DK.S8; contract 2 game 8 C 3 1 -; defence 0 1 whist,whist - -1; leader 0; tricks 1 0 2; "
    "trick DA; index 3; conduct 0 1 2"
)


def test_facts_of_a_contract() -> None:
    game, state = prikup.parse_position(CONTRACT)
    facts: Any = game.facts(state)
    assert (facts.declarer, facts.kind, facts.level, facts.trump) == (2, "game", 8, "C")
    assert (facts.value, facts.trick_counts) == (6, (1, 0, 2))
    assert facts.quota == 1


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_facts_agree_with_the_match(name: str, seed: int) -> None:
    rng = random_of(f"facts {name} {seed}")
    match = some_match(rng, name)
    for _ in range(120):
        if match.over:
            break
        facts = match.facts()
        assert (facts.rules, facts.phase) == (match.game.text, match.phase)
        assert facts.deal == match.game.deals(match.state) + 1
        assert sorted((*facts.holding, *facts.resting)) == list(range(match.players))
        counts = match.game.counts(match.state)
        assert all(not counts[seat] for seat in facts.resting)
        assert facts.declarer is None or facts.declarer in facts.holding
        assert facts.opener is None or facts.opener in facts.holding
        assert sum(facts.trick_counts) <= facts.tricks + 2
        assert sum(match.settlement().whole) == sum(match.settlement().exact) == 0
        step(rng, match, rare=0.2)


# A trick by itself.


def seen(match: Any) -> tuple[int, tuple[int, ...], int, int, bool, bool, int | None] | None:
    """Where cards are played: hand, trick, trump, tricks finished, whether somebody else made the trump, whether
    this player did with the lead before, and how many play to the trick before the declarer."""
    phase = match.state.phase
    if match.phase != "playing":
        return None
    (seat,) = match.awaits()
    if match.game.name == "thousand":
        own = phase.trump_seat == seat
        new = own and phase.new_trump and not phase.trick
        foreign = not own and phase.trump_seat != -1
        circle = match.game.compiled.circles[match.state.sheet.dealer][phase.leader]
        declarer = circle.index(phase.contract.seat) if phase.contract.seat >= 0 else None
        return phase.hands[seat], phase.trick, phase.trump, phase.index, foreign, new, declarer
    if phase.contract is None:
        return None
    place = next(place for place in range(len(phase.held.hands)) if plays(match, seat, place))
    trump = -1 if phase.contract.strain == 4 else phase.contract.strain
    return phase.held.hands[place], phase.trick, trump, phase.index, False, False, None


def plays(match: Any, seat: int, place: int) -> bool:
    """Whether a seat's cards to play lie at a place."""
    cards = [action.card for action in match.legal(seat) if isinstance(action, Play)]
    return bool(match.state.phase.held.hands[place] >> cards[0] & 1)


@pytest.mark.parametrize("name", games.GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_trick_by_itself_is_as_in_a_match(name: str, seed: int) -> None:
    rng = random_of(f"trick {name} {seed}")
    assert compared(rng, [some_match(rng, name) for _ in range(6)])


def test_a_new_trump_by_itself_is_as_in_a_match() -> None:
    rng = random.Random("new trump")
    matches = [games.new_match("thousand/ru+play.trump_lead=on+marriages.aces=trump") for _ in range(12)]
    assert compared(rng, matches)["must_lead_trump"]


@pytest.mark.parametrize("options", ["play.partial_trumping=on", "play.overtrump_declarer=on"])
def test_duties_of_the_declarer_by_themselves_are_as_in_a_match(options: str) -> None:
    rng = random.Random(options)
    matches = [games.new_match(f"thousand/ru+marriages.fixed=hearts+{options}") for _ in range(12)]
    assert compared(rng, matches)["must_trump"]


def compared(rng: random.Random, matches: list[Any]) -> Counter[str]:
    """Plays at random and asks of each card whether it may be played, with the match and without; by answer, how
    often."""
    found: Counter[str] = Counter()
    for match in matches:
        for _ in range(150):
            if match.over:
                break
            here = seen(match)
            if here is not None:
                hand, trick, trump, index, foreign, new, declarer = here
                for card in range(32):
                    wanted = match.why_not(match.awaits()[0], Play(card))
                    if wanted is not None and wanted.code in ("other_hand_plays", "not_your_card"):
                        continue
                    got = prikup.may_play(
                        match.game.text,
                        hand=hand,
                        trick=trick,
                        trump="-SCDH"[trump + 1],
                        card=card,
                        index=index,
                        foreign=foreign,
                        new=new,
                        declarer=declarer,
                    )
                    assert got == wanted, (match.game.text, hand, trick, trump, card)
                    found["" if got is None else got.code] += 1
            step(rng, match)
    return found


ASKED = [
    ("thousand/ru", "HK.S9", "HA", "S", "S9", "must_follow_suit"),
    ("thousand/ru", "HK.S9", "HA", "S", "HK", None),
    ("thousand/ru", "DK.S9", "HA", "S", "DK", "must_trump"),
    ("thousand/ru", "DK.S9", "HA", "-", "DK", None),
    ("thousand/ru", "DK.S9", "", "-", "DK", None),
    ("thousand/pl", "HAJ", "HT", "-", "HJ", "must_beat"),
    ("thousand/ru", "HAJ", "HT", "-", "HJ", None),
    ("1001/hulsemann", "HJ.S9", "HA", "S", "S9", None),
    ("preferans/sochi", "HJ7.S9", "HA S8", "s", "S9", "must_follow_suit"),
    ("preferans/sochi", "DJ7.S9", "HA", "S", "DJ", "must_trump"),
    ("preferans/sochi", "DJ7.S9", "HA", "NT", "DJ", None),
    ("preferans/sochi", "DJ7.S9", "HA", "NT", "H7", "not_your_card"),
]


@pytest.mark.parametrize(("rules", "hand", "trick", "trump", "card", "code"), ASKED)
def test_may_this_card_be_played(rules: str, hand: str, trick: str, trump: str, card: str, code: str | None) -> None:
    found = prikup.may_play(rules, hand=hand, trick=trick, trump=trump, card=card)
    assert (found.code if found is not None else None) == code


def test_duties_that_begin_later_and_a_trump_of_others() -> None:
    rules = "1001/hulsemann"
    asked: dict[str, Any] = {"hand": "HJ.S9", "trick": "HA", "trump": "S", "card": "S9"}
    assert prikup.may_play(rules, **asked, index=0) is None
    later = prikup.may_play(rules, **asked, index=11)
    assert later is not None
    assert later.code == "must_follow_suit"


@pytest.mark.parametrize(
    ("rules", "tricks"), [("thousand/ru", 8), ("thousand/pl-2c", 12), ("1001/hulsemann", 12), ("preferans/sochi", 10)]
)
def test_a_trick_that_no_deal_has_is_refused(rules: str, tricks: int) -> None:
    assert prikup.may_play(rules, hand="HK", card="HK", index=tricks - 1) is None
    for index in (-1, tricks, 10**30):
        with pytest.raises(SetupError) as caught:
            prikup.may_play(rules, hand="HK", card="HK", index=index)
        assert (caught.value.code, caught.value.params) == ("bad_range", {"field": "index", "value": index})


def test_a_number_that_is_no_card_has_no_text() -> None:
    for number in (-1, 32, 77):
        with pytest.raises(NotationError, match="bad_card"):
            prikup.card_text(number)
        with pytest.raises(NotationError, match="bad_card"):
            prikup.action_text(prikup.Play(number))
    for cards in (-1, 1 << 32):
        with pytest.raises(NotationError, match="bad_card"):
            prikup.cards_text(cards)


PARTIAL = "thousand/ru+play.partial_trumping=on"
CHASE = "thousand/ru+play.overtrump_declarer=on"


@pytest.mark.parametrize(
    ("rules", "hand", "declarer", "card", "code"),
    [
        # The ten of diamonds lies on the queen of hearts, diamonds are trumps.
        (PARTIAL, "DK9.SA", 1, "SA", None),
        (PARTIAL, "DK9.SA", 0, "SA", None),
        (PARTIAL, "DK9.SA", 2, "SA", "must_trump"),
        (PARTIAL, "DK9.SA", None, "SA", "must_trump"),
        (PARTIAL, "DA9.SA", 1, "SA", "must_trump"),
        (PARTIAL, "DA9.SA", 1, "D9", None),
        (CHASE, "DA9.SA", 1, "D9", "must_overtrump"),
        (CHASE, "DA9.SA", 1, "SA", "must_trump"),
        (CHASE, "DA9.SA", 0, "D9", None),
        (CHASE, "DA9.SA", None, "D9", None),
        (f"{CHASE}+play.void=free", "DA9.SA", 1, "SA", "must_trump"),
        (f"{CHASE}+play.void=free", "DA9.SA", 0, "SA", None),
    ],
)
def test_duties_that_set_the_declarer_apart(
    rules: str, hand: str, declarer: int | None, card: str, code: str | None
) -> None:
    """BT-032b, BT-032c."""
    found = prikup.may_play(rules, hand=hand, trick="HQ DT", trump="D", card=card, declarer=declarer)
    assert (None if found is None else found.code) == code


@pytest.mark.parametrize("declarer", [-2, 3, 10**30])
def test_a_declarer_that_no_trick_has_is_refused(declarer: int) -> None:
    for rules in (PARTIAL, "thousand/ru"):
        with pytest.raises(SetupError) as caught:
            prikup.may_play(rules, hand="HK", card="HK", declarer=declarer)
        assert (caught.value.code, caught.value.params) == ("bad_range", {"field": "declarer", "value": declarer})


LEAD = "thousand/ru+play.trump_lead=on"
NEW: list[tuple[dict[str, Any], str | None]] = [
    # With the king of hearts a marriage was announced: the ace or the queen of hearts is next.
    ({"card": "DJ"}, "must_lead_trump"),
    ({"card": "HA"}, None),
    ({"card": "HQ"}, None),
    # Another lead before it, another rule, another player's lead.
    ({"card": "DJ", "new": False}, None),
    ({"card": "DJ", "rules": "thousand/ru"}, None),
    ({"card": "DJ", "trick": "DT"}, None),
    # Four aces made hearts trump: a heart while there is one.
    ({"card": "DA", "rules": LEAD + "+marriages.aces=trump", "hand": "DA.CA.SA.HT"}, "must_lead_trump"),
    ({"card": "HT", "rules": LEAD + "+marriages.aces=trump", "hand": "DA.CA.SA.HT"}, None),
    ({"card": "DA", "rules": LEAD + "+marriages.aces=trump", "hand": "DA.CA.SA.CT"}, None),
]


@pytest.mark.parametrize(("changed", "code"), NEW)
def test_the_trump_just_made_is_led(changed: dict[str, Any], code: str | None) -> None:
    asked: dict[str, Any] = {"rules": LEAD, "hand": "HAQ.DAJ.CQ.SJ9", "trump": "H", "index": 1, "new": True} | changed
    found = prikup.may_play(asked.pop("rules"), **asked)
    assert (found.code if found is not None else None) == code


NOT_NEW: list[dict[str, Any]] = [
    {"index": 0},
    {"trump": "-"},
    {"foreign": True},
    # Both cards of the marriage, neither, or the other one on the table: none was led by this player.
    {"hand": "HKQ.DJ"},
    {"hand": "HAT.DJ"},
    {"trick": "HK"},
    # Four aces make no trump here; with a fixed trump, shown marriages or none at all nothing is made by a lead.
    {"hand": "DA.CA.SA.HT.DJ"},
    {"rules": LEAD + "+marriages.aces=trump", "hand": "DA.CA.HAT.DJ"},
    {"rules": "thousand/ru+marriages.fixed=hearts"},
    {"rules": "thousand/ru+marriages.show=on"},
    {"rules": "thousand/ru+marriages.when=before"},
    {"rules": "preferans/sochi"},
]


@pytest.mark.parametrize("changed", NOT_NEW)
def test_a_trump_that_cannot_be_new(changed: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"hand": "HAQ.DAJ.CQ.SJ9", "card": "DJ", "trump": "H", "index": 1, "new": True} | changed
    with pytest.raises(SetupError) as caught:
        prikup.may_play(asked.pop("rules", LEAD), **asked)
    assert (caught.value.code, caught.value.params["why"]) == ("trump_impossible", "new")


WRONG: list[tuple[dict[str, Any], str, type[PrikupError]]] = [
    ({"card": "XX"}, "bad_card", NotationError),
    ({"hand": "H"}, "bad_card", NotationError),
    ({"hand": -1}, "bad_card", NotationError),
    ({"hand": 1 << 40}, "bad_card", NotationError),
    ({"trick": (99,)}, "bad_card", NotationError),
    ({"trump": "X"}, "bad_suit", NotationError),
    ({"trick": "HK"}, "card_twice", NotationError),
    ({"trick": "HA HA"}, "card_twice", NotationError),
    ({"trick": "HA S9 C9"}, "wrong_count", SetupError),
    ({"trick": "H7"}, "card_not_in_pack", SetupError),
    ({"rules": "thousand/nowhere"}, "unknown_preset", RulesError),
]


@pytest.mark.parametrize(("changed", "code", "kind"), WRONG)
def test_a_question_that_cannot_be(changed: dict[str, Any], code: str, kind: type[PrikupError]) -> None:
    asked: dict[str, Any] = {"hand": "HK", "card": "HK", "trick": "HA"} | changed
    rules = asked.pop("rules", "thousand/ru")
    with pytest.raises(kind) as caught:
        prikup.may_play(rules, **asked)
    assert caught.value.code == code


# Actions.


def test_all_actions_stand_in_one_place() -> None:
    for name, module in (("thousand", thousand_actions), ("preferans", preferans_actions)):
        union = get_args(games.game_class(name).action_type)
        found = prikup.actions(name)
        assert set(found.values()) == set(union)
        assert all(getattr(module, kind.__name__) is kind for kind in union)
        assert all(kind.__name__ in module.__all__ for kind in union)
        assert all(word == kind.__name__.lower() for word, kind in found.items())
    with pytest.raises(RulesError):
        prikup.actions("whist")
