"""Score points of a deal by best play: against the engine, and worked out by hand."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Pass, Play
from prikup.core.cards import CARD_TEXTS, KING, card_of, card_text, cards_text, mask_of
from prikup.core.game import AnyGame
from prikup.games import presets
from prikup.notation.position import position_text
from prikup.preferans.score.settle import results
from prikup.search import Gain, SearchError, score_points, solve
from prikup.search.positions import state_of, tricks_of
from prikup.thousand.actions import Show
from tests.search.brute import endings, place_in_turn
from tests.support.seeds import random_of, trials


def written(game: AnyGame, state: Any, events: list[Any]) -> tuple[Fraction, ...]:
    """The totals that a deal leaves whose last card was played: whoever may help does what is best for himself, and
    nobody asks for a proof."""
    if game.name == "thousand":
        scored = next(told.event for told in events if type(told.event).__name__ == "DealScored")
        return tuple(map(Fraction, scored.totals))
    phase = game.phase(state)
    if phase == "judging":
        return written(game, *game.step(state, next(iter(game.awaits(state))), Pass()))
    if phase == "helping":
        seat = next(iter(game.awaits(state)))
        ways = [written(game, *game.step(state, seat, action)) for action in game.legal(state, seat)]
        return max(ways, key=lambda totals: totals[seat])
    return results(game.compiled, state.sheet)  # type: ignore[attr-defined]


class Brute:
    """Minimax over the engine's own states."""

    def __init__(self, game: AnyGame, state: Any, seat: int, *, margin: bool) -> None:
        self.game, self.seat, self.margin = game, seat, margin
        self.deals = state.sheet.deals
        self.before = (
            tuple(map(Fraction, state.sheet.totals)) if game.name == "thousand" else results(game.compiled, state.sheet)  # type: ignore[attr-defined]
        )
        self.seen: dict[Any, Fraction] = {}

    def value(self, state: Any) -> Fraction:
        key = state.phase
        if key not in self.seen:
            values = [self.after(state, play) for play in self.plays(state)]
            own = place_in_turn(self.game, state) == self.seat
            self.seen[key] = max(values) if own else min(values)
        return self.seen[key]

    def plays(self, state: Any) -> list[Any]:
        seat = next(iter(self.game.awaits(state)))
        return [action for action in self.game.legal(state, seat) if isinstance(action, Play | Show)]

    def after(self, state: Any, play: Any) -> Fraction:
        following, events = self.game.step(state, next(iter(self.game.awaits(state))), play)
        if self.game.phase(following) == "playing" and following.sheet == state.sheet:
            return self.value(following)
        gains = [now - was for now, was in zip(written(self.game, following, events), self.before, strict=True)]
        return gains[self.seat] - (sum(gains) - gains[self.seat] if self.margin else 0)


def compare(game: AnyGame, state: Any) -> set[str]:
    """The gains are those of the engine. Gives the searches that found them."""
    kernels = set()
    tricks = tricks_of((game, state))
    for question in tricks.questions:
        brute = Brute(game, state, question.seat, margin=question.margin)
        found = score_points((game, state), question.seat, cards=True, line=True, nodes=10**12)
        text = position_text(game, state), question
        assert found.value == brute.value(state), text
        shown = {(one.card, one.announce, one.shown): one for one in found.cards}
        plays = brute.plays(state)
        assert len(shown) == len(plays)
        for play in plays:
            shows = isinstance(play, Show)
            one = shown[(card_of(play.suit, KING), True, True) if shows else (play.card, play.announce, False)]
            assert one.low == one.high == brute.after(state, play), (text, play)
        if question.margin or found.kernel == "game":
            kernels.add("game")
            continue
        kernels |= {*found.kernel.split(",")}
        following, last = state, found.value
        for card, announce in found.line:
            seat = next(iter(game.awaits(following)))
            assert brute.value(following) == found.value, text
            last = brute.after(following, Play(card, announce))
            following, _ = game.step(following, seat, Play(card, announce))
        assert last == found.value
        assert game.phase(following) != "playing" or following.sheet != state.sheet
    return kernels


@pytest.mark.search
@pytest.mark.parametrize("name", ["preferans", "thousand"])
@pytest.mark.parametrize("share", range(trials(2, 40)))
def test_endings_under_random_rules_have_the_gains_of_the_engine(name: str, share: int) -> None:
    rng = random_of(f"score points {name} {share}")
    assert [compare(game, state) for game, state in endings(rng, name, 3)]


@pytest.mark.search
@pytest.mark.parametrize("rules", presets())
def test_endings_of_every_preset_have_the_gains_of_the_engine(rules: str) -> None:
    rng = random_of(f"score points {rules}")
    found = [compare(game, state) for game, state in endings(rng, games.game(rules).name, 3, rules)]
    assert found


@pytest.mark.search
@pytest.mark.parametrize("collide", ["knock_off", "together_fall", "first_stays", "all_fall"])
@pytest.mark.parametrize("more", ["", "+barrel.leap=anyone", "+truck.at=555", "+bolts.nothing=points"])
def test_near_the_barrel_gains_are_those_of_the_engine(collide: str, more: str) -> None:
    rules = f"thousand/ru+barrel.at=880+barrel.collide={collide}{more}"
    rng = random_of(f"near the barrel {collide} {more}")
    for game, state in endings(rng, "thousand", 3, rules):
        totals = tuple(rng.choice((0, 435, 440, 760, 780, 800, 820, 860, 870, 875, 880)) for _ in range(3))
        compare(game, replace(state, sheet=replace(state.sheet, totals=totals)))


TWO_TRICKS = (
    "phase playing; dealer 2; totals {totals}; hands HA.S9 / HT.ST / SA.SJ; contract 0 {amount} {amount}; leader 0; "
    "index 6; points 76 0 0; bonuses 80 0 0; tricks 6 0 0; first 0; declared 1 0 0; trump D; trump_seat 0; "
    "trump_value 80; announced D"
)


def gains(found: Gain) -> Any:
    """The gain of each card whose gain is known."""
    return {CARD_TEXTS[one.card]: one.low for one in found.cards if one.low == one.high}


def value(found: Gain) -> Any:
    return found.value


def test_a_contract_that_is_made_in_any_case_makes_all_cards_equal() -> None:
    # 156 are there already. By card points the ace is worth more at once than later: both come to 177 at least.
    found = score_points("thousand/ru; " + TWO_TRICKS.format(totals="0 0 0", amount=120), cards=True)
    assert (value(found), gains(found)) == (120, {"HA": 120, "S9": 120})
    assert found.kernel == "points"


def test_the_others_may_push_one_of_them_onto_the_barrel() -> None:
    # 800 + 105 is cut to the barrel at 880: 80. Ben has 870. Whatever is led, Clara leaves a trick of spades with ten,
    # nine and jack to him: 12, written as 10. The two arrive together, and both fall by 120.
    text = TWO_TRICKS.format(totals="800 870 0", amount=105)
    alone = score_points("thousand/ru+barrel.at=880; " + text)
    assert (value(alone), alone.kernel) == (80, "points")
    falls = score_points("thousand/ru+barrel.at=880+barrel.collide=together_fall; " + text, cards=True, line=True)
    assert (value(falls), gains(falls), falls.kernel) == (-40, {"HA": -40, "S9": -40}, "game")
    # Far from the barrel nobody collides, and the kernel answers.
    text = TWO_TRICKS.format(totals="800 0 0", amount=105)
    apart = score_points("thousand/ru+barrel.at=880+barrel.collide=together_fall; " + text)
    assert (value(apart), apart.kernel) == (80, "points")


def test_a_contract_that_leads_into_the_dump_truck_is_better_lost() -> None:
    # 136 so far. The ace takes 23 at least, and 155 are made: 400 + 155 is 555, which becomes nothing. The nine gives
    # both tricks to Clara, who leads the jack of diamonds: 155 are lost.
    text = (
        "thousand/ru+truck.at=555; phase playing; dealer 2; totals 400 0 0; hands HA.S9 / HT.ST / SA.DJ; "
        "contract 0 155 155; leader 0; index 6; points 76 0 0; bonuses 60 0 0; tricks 6 0 0; first 0; "
        "declared 1 0 0; trump C; trump_seat 0; trump_value 60; announced C"
    )
    found = score_points(text, cards=True, line=True)
    assert (value(found), gains(found)) == (-155, {"HA": -400, "S9": -155})
    assert [card_text(card) for card, _ in found.line] == ["S9", "ST", "SA", "DJ", "HA", "HT"]
    assert solve(text).value == 159
    # Without the truck the ace is led.
    plain = score_points(text.replace("+truck.at=555", ""), cards=True)
    assert (value(plain), gains(plain)) == (155, {"HA": 155, "S9": -155})


def test_a_bolt_that_costs_a_fine_is_avoided_though_the_contract_is_lost() -> None:
    # Anna has nothing after six tricks, and two bolts in a row. Her 120 are far away; a third bolt costs 120 more. The
    # ace takes this trick, and kept back it takes none.
    text = (
        "thousand/ru; phase playing; dealer 2; totals 0 0 0; bolts 2 0 0; hands HA.H9 / ST / SA; contract 0 120 120; "
        "leader 1; trick HT SJ; index 6; points 0 76 0; tricks 0 6 0; first 1"
    )
    found = score_points(text, cards=True, line=True)
    assert (value(found), gains(found)) == (-120, {"HA": -120, "H9": -240})
    assert found.kernel == "generic,points"
    assert [card_text(card) for card, _ in found.line][:1] == ["HA"]
    # With one bolt before, a second one costs nothing yet.
    assert gains(score_points(text.replace("bolts 2", "bolts 1"), cards=True)) == {"HA": -120, "H9": -120}


def test_an_all_pass_in_whists_hangs_on_who_takes_which_trick() -> None:
    # Anna's ace takes one trick and her seven none, so the other one is Ben's or Clara's. Ben throws his king on the
    # ace, or plays the eight when the seven is led: then Clara takes it. With 4, 3 and 3 tricks Ben and Clara share
    # four whists on Anna, at one for a trick; with 4, 4 and 2 Clara has four on each of them.
    text = (
        "preferans/sochi+passes.write=whists; phase playing; dealer 2; pools 0 0 0; hills 0 0 0; "
        "hands SA S7 / SK S8 / SQ S9; talon C7 C8; leader 0; tricks 3 3 2; index 8; conduct 0 1 2"
    )
    gains_of = [value(score_points(text, seat)) for seat in range(3)]
    assert gains_of == [-4, 2, 2]
    assert score_points(text, 1).kernel == "generic"


def all_pass(rng: random.Random, rules: str, left: int) -> tuple[AnyGame, Any]:
    """The end of an all-pass of three hands, with tricks taken at random."""
    pack = rng.sample([card for card in range(32) if card not in (0, 8)], 3 * left)
    hands = " / ".join(cards_text(mask_of(pack[seat::3])) for seat in range(3))
    taken = [0, 0, 0]
    for _ in range(10 - left):
        taken[rng.choice((0, 0, 1, 2))] += 1
    leader = rng.choice([seat for seat in range(3) if taken[seat]])
    return state_of(
        f"{rules}; phase playing; dealer 2; pools 0 1 0; hills 3 0 9; hands {hands}; talon S7 C7; leader {leader}; "
        f"tricks {' '.join(map(str, taken))}; index {10 - left}; conduct 0 1 2"
    )


@pytest.mark.search
@pytest.mark.parametrize("rules", ["write=whists", "write=amnesty+passes.zero=pool", "zero=hill"])
def test_all_passes_have_the_gains_of_the_engine(rules: str) -> None:
    rng = random_of(f"all-pass {rules}")
    for _ in range(trials(12, 200)):
        assert compare(*all_pass(rng, f"preferans/sochi+passes.{rules}", 3)) <= {"generic", "no_trump"}


@pytest.mark.search
@pytest.mark.parametrize("rules", ["preferans/sochi-4+passes.write=whists", "preferans/sochi+whist.quota=personal"])
def test_results_that_hang_on_the_tricks_of_each_hand_are_those_of_the_engine(rules: str) -> None:
    rng = random_of(f"score points of each {rules}")
    assert [compare(game, state) for game, state in endings(rng, "preferans", 4, rules)]


def test_limits_bounds_and_faults() -> None:
    text = "thousand/ru; " + TWO_TRICKS.format(totals="0 0 0", amount=120)
    for part in (score_points(text, nodes=0), score_points(text, seconds=0)):
        assert part.low <= 120 <= part.high
    with pytest.raises(SearchError) as caught:
        score_points(text, 1)
    assert caught.value.code == "search_seat"
    with pytest.raises(SearchError) as caught:
        score_points(text, nodes=-1)
    assert caught.value.code == "search_number"
