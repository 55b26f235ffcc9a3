"""Score points of a deal by best play: against the engine, and worked out by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.core.actions import Deal, Pass, Play, Refuse
from prikup.core.cards import CARD_TEXTS, KING, card_of, card_text, cards_text, mask_of, parse_cards
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import presets
from prikup.notation.actions import parse_step
from prikup.notation.position import position_text
from prikup.preferans.actions import Demand, Verdict
from prikup.preferans.layout import TRICKS
from prikup.preferans.score.settle import results
from prikup.search import CardGain, Gain, SearchError, best_result, score_points, solve
from prikup.search.answers import Question
from prikup.search.ends_thousand import gains as gains_by_end
from prikup.search.limits import Deadline
from prikup.search.positions import state_of, tricks_of
from prikup.search.score_points import _Search
from prikup.search.stakes import End
from prikup.thousand.actions import Show
from prikup.thousand.game import Thousand
from tests.search.brute import endings, place_in_turn
from tests.support.seeds import random_of, trials


def written(game: AnyGame, state: Any, events: list[Any], least: int) -> tuple[Fraction, ...]:
    """The totals that a deal leaves whose last card was played: whoever may help does what is best for himself, and the
    defenders ask for a proof where that is worse for the declarer. ``least``: the fewest tricks of any layout."""
    if game.name == "thousand":
        return tuple(map(Fraction, scored(events).totals))
    phase = game.phase(state)
    if phase == "judging":
        declarer = state.phase.play.contract.seat
        ways = [written(game, *game.step(state, next(iter(game.awaits(state))), Pass()), least)]
        ways.append(written(game, *judged(game, state, min(least, state.phase.play.tricks[declarer])), least))
        return min(ways, key=lambda totals: totals[declarer])
    if phase == "helping":
        seat = next(iter(game.awaits(state)))
        ways = [written(game, *game.step(state, seat, action), least) for action in game.legal(state, seat)]
        return max(ways, key=lambda totals: totals[seat])
    return results(game.compiled, state.sheet)  # type: ignore[attr-defined]


def scored(events: list[Any]) -> Any:
    """The score of a deal."""
    return next(told.event for told in events if type(told.event).__name__ == "DealScored")


def judged(game: AnyGame, state: Any, least: int) -> tuple[Any, list[Any]]:
    """Somebody asks, the declarer says that there is a layout, it is doubted, and both know the worst one."""
    asker, declarer = next(iter(game.awaits(state))), state.phase.play.contract.seat
    words = [(asker, Demand()), (declarer, Refuse()), (asker, Refuse())]
    words += [(declarer, Verdict(least)), (asker, Verdict(least))]
    events: list[Any] = []
    for seat, word in words:
        state, events = game.step(state, seat, word)
    return state, events


class Brute:
    """Minimax over the engine's own states."""

    def __init__(self, game: AnyGame, state: Any, seat: int, *, margin: bool, least: int = 0) -> None:
        self.game, self.seat, self.margin, self.least = game, seat, margin, least
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
        totals = written(self.game, following, events, self.least)
        gains = [now - was for now, was in zip(totals, self.before, strict=True)]
        return gains[self.seat] - (sum(gains) - gains[self.seat] if self.margin else 0)


def compare(game: AnyGame, state: Any) -> set[str]:
    """The gains are those of the engine. Gives the searches that found them."""
    kernels = set()
    for question in tricks_of((game, state)).questions:
        # Of a position nobody knows what the layouts give: nothing less than named, or as much as was taken.
        strict = Brute(game, state, question.seat, margin=question.margin, least=TRICKS)
        mild = Brute(game, state, question.seat, margin=question.margin)
        found = score_points((game, state), question.seat, cards=True, line=True, nodes=10**12)
        text = position_text(game, state), question
        assert (found.low, found.high) == (strict.value(state), mild.value(state)), text
        plays = mild.plays(state)
        assert len(found.cards) == len(plays)
        for play in plays:
            one = gain_of(found, play)
            assert (one.low, one.high) == (strict.after(state, play), mild.after(state, play)), (text, play)
        kernels |= {*found.kernel.split(",")}
        if "game" not in kernels and found.value is not None:
            follow(mild, state, found)
    return kernels


def gain_of(found: Gain, play: Any) -> CardGain:
    """The gain of a play."""
    shows = isinstance(play, Show)
    wanted = (card_of(play.suit, KING), True, True) if shows else (play.card, play.announce, False)
    return next(one for one in found.cards if (one.card, one.announce, one.shown) == wanted)


def follow(brute: Brute, state: Any, found: Gain) -> None:
    """The line is played to the end, and the gain stays the same."""
    game, following, last = brute.game, state, found.value
    for card, announce in found.line:
        seat = next(iter(game.awaits(following)))
        assert brute.value(following) == found.value
        last = brute.after(following, Play(card, announce))
        following, _ = game.step(following, seat, Play(card, announce))
    assert last == found.value
    assert game.phase(following) != "playing" or following.sheet != state.sheet


@pytest.mark.search
@pytest.mark.parametrize("name", ["preferans", "thousand"])
@pytest.mark.parametrize("share", range(trials(2, 40)))
def test_endings_under_random_rules_have_the_gains_of_the_engine(name: str, share: int) -> None:
    rng = random_of(f"score points {name} {share}")
    assert [compare(game, state) for game, state in endings(rng, name, 3)]


@pytest.mark.search
@pytest.mark.turns(4)
@pytest.mark.parametrize("rules", presets())
def test_endings_of_every_preset_have_the_gains_of_the_engine(rules: str) -> None:
    rng = random_of(f"score points {rules}")
    found = [compare(game, state) for game, state in endings(rng, games.game(rules).name, 3, rules)]
    assert found


@pytest.mark.search
@pytest.mark.turns(4)
@pytest.mark.parametrize("collide", ["knock_off", "together_fall", "first_stays", "all_fall"])
@pytest.mark.parametrize("more", ["", "+barrel.leap=anyone", "+truck.at=555", "+bolts.nothing=points"])
def test_near_the_barrel_gains_are_those_of_the_engine(collide: str, more: str) -> None:
    rules = f"thousand/ru+barrel.at=880+barrel.collide={collide}{more}"
    rng = random_of(f"near the barrel {collide} {more}")
    for game, state in endings(rng, "thousand", 3, rules):
        compare(game, near(rng, state))


def near(rng: random.Random, state: Any) -> Any:
    """The same with totals near the barrel, near the dump truck and far away."""
    totals = tuple(rng.choice((0, 435, 440, 760, 780, 800, 820, 860, 870, 875, 880)) for _ in state.sheet.totals)
    return replace(state, sheet=replace(state.sheet, totals=totals))


def arriving(rng: random.Random, state: Any) -> Any:
    """The same with totals from which seats may just arrive on the barrel, or sit there, and a contract of no more than
    the declarer has."""
    phase, totals = state.phase, []
    had = [points + bonus for points, bonus in zip(phase.points, phase.bonuses, strict=True)]
    contract = replace(phase.contract, amount=had[phase.contract.seat] // 5 * 5)
    for seat, taken in enumerate(had):
        more = contract.amount if seat == contract.seat else taken + rng.choice((0, 5, 10, 20))
        totals.append(rng.choice((880, 880 - more // 5 * 5, 880 - more // 5 * 5)))
    return replace(state, phase=replace(phase, contract=contract), sheet=replace(state.sheet, totals=tuple(totals)))


def poor(state: Any, seat: int) -> Any:
    """The same with a seat that has declared, and has no card points; one more bolt costs it a fine."""
    phase, other = state.phase, (seat + 1) % 3
    given = [0] * 3
    given[other], given[(seat + 2) % 3] = phase.points[other] + phase.points[seat], phase.points[(seat + 2) % 3]
    bonuses = tuple(max(40, bonus) if one == seat else bonus for one, bonus in enumerate(phase.bonuses))
    bolts = tuple(2 if one == seat else 0 for one in range(3))
    sheet = replace(state.sheet, marks=state.sheet.marks | {"bolts": bolts})
    return replace(state, phase=replace(phase, points=tuple(given), bonuses=bonuses), sheet=sheet)


def weighed(rng: random.Random, rules: str, state: Any) -> list[Any]:
    """States of a deal in which the rules weigh more than points and tricks."""
    if BARREL in rules:
        return [near(rng, state), *(arriving(rng, state) for _ in range(4))]
    if "nothing" in rules:
        return [state, *(poor(state, seat) for seat in range(3))]
    return [state]


def ends(brute: Brute, state: Any) -> Iterator[tuple[Any, Fraction]]:
    """The score of every end that play can come to, and its gain."""
    game = brute.game
    for play in brute.plays(state):
        following, events = game.step(state, next(iter(game.awaits(state))), play)
        if game.phase(following) == "playing" and following.sheet == state.sheet:
            yield from ends(brute, following)
        else:
            yield scored(events), brute.after(state, play)


BARREL = "+barrel.at=880+barrel.collide="
WEIGHED = (
    *(f"thousand/ru{BARREL}{collide}" for collide in ("knock_off", "together_fall", "first_stays", "all_fall")),
    f"thousand/ru{BARREL}all_fall+barrel.leap=anyone+count.defence=pooled",
    f"thousand/ru{BARREL}all_fall+barrel.deals=3+barrel.reset=3+count.failed=full",
    "thousand/ru+bolts.nothing=points",
    "thousand/pl+threshold.at=700+threshold.marriage=on",
    "thousand/ru-2",
    "thousand/pl-2a",
    "1001/hulsemann",
    "1001/501",
)


@pytest.mark.search
@pytest.mark.turns(4)
@pytest.mark.parametrize("rules", [*WEIGHED, ""])
def test_every_end_is_written_as_it_may_be(rules: str) -> None:
    """What the engine writes for an end lies within its bounds, and the kernels alone are right within theirs."""
    rng = random_of(f"ends {rules}")
    seen = closed = 0
    for game, drawn in endings(rng, "thousand", 2, rules):
        assert isinstance(game, Thousand)
        for state in weighed(rng, rules, drawn):
            tricks = tricks_of((game, state))
            if tricks.position is None:
                continue
            for question in tricks.questions:
                brute = Brute(game, state, question.seat, margin=question.margin)
                bounds = gains_by_end(game, state, question)
                for score, gain in ends(brute, state):
                    low, high = bounds[end_of(game, score, question)]
                    assert low <= gain <= high, (position_text(game, state), question, score)
                search = _Search(tricks, question, (10**9, 1 << 20, Deadline(None)))
                found = search._ask(tricks.position, cards=False, line=False)
                value = brute.value(state)
                assert found.gain.low <= value <= found.gain.high, (position_text(game, state), question)
                seen, closed = seen + 1, closed + found.gain.exact
    # They say something: the bounds of many gains meet.
    assert closed >= seen // 10


def end_of(game: Any, score: Any, question: Question) -> End:
    """An end as the bounds name it."""
    every, seat = sum(score.tricks), question.seat
    had = [
        points + (bonus if tricks or not game.compiled.trick_needed else 0)
        for points, bonus, tricks in zip(score.points, score.bonuses, score.tricks, strict=True)
    ]
    tricks = score.tricks[seat] if score.tricks[seat] in (0, every) else 1
    if not question.margin:
        return End(had[seat], tricks)
    return End(2 * had[seat] - sum(had), 2 * tricks - every)


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
    assert (value(falls), gains(falls), falls.kernel) == (-40, {"HA": -40, "S9": -40}, "game,points")
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
    # Ben's gain is no matter of his own tricks alone, Anna's and Clara's bounds meet.
    assert [score_points(text, seat).kernel for seat in range(3)] == ["no_trump", "generic,no_trump", "no_trump"]


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


def light(kind: str, own: str, others: tuple[str, str], away: str, plays: str = "") -> Match[Any, Any, Any]:
    """Seat 0, who leads, has named six spades; some cards were played."""
    match: Match[Any, Any, Any] = Match(games.game(f"preferans/sochi+proof.kind={kind}"), 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, (own, *others))), parse_cards(away)))
    words = f"0 call 6 S, 1 pass, 2 pass, 0 lay {away}, 0 declare 6 S, 1 whist, 2 pass, 1 stand"
    for at, text in enumerate([*words.split(", "), *plays.split()]):
        card = at > words.count(",")
        seat = next(iter(match.awaits())) if card else 0
        match.apply(*parse_step(f"{seat} play {text}" if card else text, match.game.action_type))
    return match


TOPS = "SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT"), "H98"
"""Seven tricks: no layout gives fewer. Of the rest the others take all."""
SEVEN = "SA S8 S7 SK S9 CT SQ ST C9 SJ CJ C8 CA CQ C7 DA DQ D9 HA HQ HT"


@pytest.mark.parametrize("kind", ["game", "lay"])
def test_a_game_that_is_named_too_low_has_failed(kind: str) -> None:
    # Seven tricks for six, and the worst layout gives seven: one trick is missing, as if he had taken five. That is 2
    # on the hill, 20 whists of which the two others have a third each: 40/3 less. Each of them writes 2 for the missing
    # trick, and the whister 2 for each of his three: 10 less. Together -70/3.
    # If the game stood: 2 in the pool are 40/3, less 6 for the whister's tricks. He is one trick short of his four, and
    # writes 2 on the hill: 20/3 for Anna. Together 14.
    match = light(kind, *TOPS, SEVEN)
    found = score_points(match, cards=True, line=True)
    stands = score_points(light("off", *TOPS, SEVEN))
    assert match.state.phase.tricks == (7, 0, 0)
    assert (found.value, stands.value) == (Fraction(-70, 3), Fraction(14))
    assert {one.low for one in found.cards} == {found.value}
    assert len(found.line) == 9
    # Of the position alone it is not known what he held, so either may be.
    position = score_points(position_text(match.game, match.state), cards=True)
    assert (position.low, position.high) == (found.value, stands.value)
    assert {(one.low, one.high) for one in position.cards} == {(found.value, stands.value)}


@pytest.mark.parametrize(("kind", "missing"), [("game", 2), ("lay", 1)])
def test_a_verdict_counts_the_tricks_that_are_missing(kind: str, missing: int) -> None:
    # Eight tricks for six, seven in the worst layout. By the letter all that is above six is missing, else what even
    # that layout gives. Each missing trick: 2 on the hill, 40/3, and 2 whists for both others. The whister has two
    # tricks, 4 whists.
    match = light(kind, *TOPS, "SA S8 S7 SK S9 CT SQ ST C9 SJ CJ C8 CA CQ C7")
    tricks = tricks_of(match)
    worths = dict(tricks.judged_stakes(tricks.questions[0], 7).worths)
    assert worths[8, 2, 0] == (-(40 + 12) * missing - 12,) * 2
    # Six explain themselves: 2 in the pool for 40/3, and 2 for each of the whister's four.
    assert worths[6, 4, 0] == (40 - 24,) * 2


def test_the_best_result_is_judged_too() -> None:
    match = light("game", *TOPS, SEVEN)
    found = best_result(match)
    assert found is not None
    assert found.answer.value == 7
    assert ("hill.proof", 2) in {(line.name, line.amount) for line in found.lines if line.seat == 0}
    assert best_result(position_text(match.game, match.state)) is None
    assert best_result(match, nodes=2_000) is None
    stands = best_result(light("off", *TOPS, SEVEN))
    assert stands is not None
    assert ("pool.game", 2) in {(line.name, line.amount) for line in stands.lines if line.seat == 0}


def test_a_game_that_a_layout_explains_stands() -> None:
    # With five trumps in one hand ace, king and queen do not draw them: such a layout gives six.
    own, others = "SAKQ.CA.DA87.HK97", ("SJT98.CKQJ.DKQ.HQ", "S7.CT987.DJT9.HAJ")
    for plays in ("", "SA S8 S7", "SA S8 S7 SK S9 CT DA DQ D9"):
        match, free = (light(kind, own, others, "HT8", plays) for kind in ("game", "off"))
        found = score_points(match)
        assert found.value is not None
        assert found.value == score_points(free).value


def test_a_declarer_who_is_judged_by_his_hand_takes_no_more_than_he_named() -> None:
    # Four tricks are played, six are his, and only the ace of hearts is left to win with. Low cards first: whoever
    # leads clubs from then on gives him nothing, and hearts make it the seventh trick. He throws the ace on a club.
    own, others = "SAKQJ.CA.DA87.HA7", ("ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT")
    plays = "SA S8 S7 SK S9 CT SQ ST C9 SJ CJ C8 CA CQ C7 DA DQ D9 D7 DK DT"
    match = light("game", own, others, "H98", plays)
    assert match.state.phase.tricks == (6, 1, 0)
    brute = Brute(match.game, match.state, 0, margin=False, least=7)
    found = score_points(match, cards=True, line=True)
    assert found.value == brute.value(match.state)
    for play in brute.plays(match.state):
        one = gain_of(found, play)
        assert one.low == one.high == brute.after(match.state, play)


def test_too_few_nodes_for_the_layouts_leave_bounds() -> None:
    match = light("game", *TOPS, SEVEN)
    found = score_points(match, nodes=2_000)
    assert (found.low, found.high) == (Fraction(-70, 3), Fraction(14))
    assert found.nodes < 20_000


def test_whole_hands_near_the_barrel_have_bounds() -> None:
    # Anna, at 800, plays 110, which she makes however the cards are played: 910 is cut to 880. Ben has 870; if he takes
    # ten points they arrive together, and both fall by 120.
    text = (
        "thousand/ru+barrel.at=880+barrel.collide=together_fall; phase playing; dealer 2; totals 800 870 0; "
        "hands HAKQ.DATK.SA9 / HT9.DQJ9.CAT9 / HJ.SKQTJ.CKQJ; contract 0 110 110; leader 0"
    )
    found = score_points(text, nodes=3_000_000)
    assert (found.low, found.high) == (Fraction(-40), Fraction(80))
    # Far from the barrel the same is exact.
    far = score_points(text.replace("800 870 0", "0 0 0"))
    assert far.value == 110


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
