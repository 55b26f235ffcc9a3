"""Whole stages: the brigand stage, its circles, terms, the last circle, races (5.10, 5.12.8, BP-004)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.errors import IllegalAction
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.preferans.actions import AnyAction, Terms, TimeUp
from prikup.preferans.compiled_rules import OWED_ALL
from prikup.preferans.events import (
    DealBegan,
    DealerDrawn,
    DealScored,
    LastCircle,
    MatchEnded,
    RaceEnded,
    StageBegan,
    TermsSet,
)
from prikup.preferans.game import Preferans
from prikup.preferans.outcome import Outcome
from prikup.preferans.score import flow, settle
from prikup.preferans.score.deal import finish
from prikup.preferans.state import BRIGAND, CIRCLES, PROPER, Dealing, Defence, Drawing, Over, Sheet, State, Terming
from tests.preferans.deals import D, F, S, T, compiled, contract, played, refused, sheet
from tests.preferans.random_play import step

AnyMatch = Match[State, AnyAction, Any]
GAMES = ("6 C", "7 C", "8 C", "9 C", "10 C", "misere")


def events_of(match: AnyMatch, kind: type) -> list[Any]:
    return [told.event for told in match.events if isinstance(told.event, kind)]


def written(game: Preferans, before: Sheet, outcome: Outcome) -> tuple[State, list[Any]]:
    """The state after a deal, and its events."""
    state, events = finish(game.compiled, before, outcome, [])
    return state, [told.event for told in events]


def test_the_first_dealer_is_drawn_or_given() -> None:
    """PF-016, PF-017: circles begin with the first ace's owner."""
    match: AnyMatch = Match(Preferans.parse("preferans/sochinka"), 2)
    assert isinstance(match.state.phase, Drawing)
    assert match.events == []
    rng = random.Random(1)
    step(rng, match)
    (drawn,) = events_of(match, DealerDrawn)
    assert match.state.sheet.dealer == match.state.sheet.first == drawn.seat
    given: AnyMatch = Match(Preferans.parse("preferans/sochi"), 2)
    assert given.state.sheet.dealer == given.state.sheet.first == 2
    assert isinstance(given.state.phase, Dealing)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("soloist", ["first", "second"])
def test_a_whole_razbojnik(players: int, soloist: str) -> None:
    """PF-261..267a: 8N deals, every game once each, the deal always on the move; then the first dealer deals."""
    small = "" if players == 4 else "+whist.dealer=off+share.dealer=off+talon.paid=off+passes.talon=suit"
    rules = f"preferans/klassika+table.players={players}+brigand.soloist={soloist}{small}"
    game = Preferans.parse(rules)
    match: AnyMatch = Match(game, 1)
    rng = random.Random(players)
    played_by: list[list[str]] = [[] for _ in range(players)]
    dealers = []
    while not isinstance(match.state.phase, Terming):
        step(rng, match)
    first = match.state.sheet.first
    for scored, began in zip(
        events_of(match, DealScored), [one for one in events_of(match, DealBegan) if not one.redeal], strict=True
    ):
        dealers.append(began.dealer)
        if began.stage == BRIGAND:
            before, after = began.sheet.owed, scored.sheet.owed
            (solo,) = (seat for seat in range(players) if before[seat] != after[seat])
            assert solo == game.compiled.soloist(began.dealer)
            played_by[solo].append(GAMES[(before[solo] ^ after[solo]).bit_length() - 1])
        else:
            assert scored.ending == "passes"
            assert scored.sheet.series == 0
    assert len(dealers) == 8 * players
    assert all(sorted(games) == sorted(GAMES) for games in played_by)
    assert dealers == [(first + deal) % players for deal in range(8 * players)]
    sheet_ = match.state.sheet
    assert (sheet_.stage, sheet_.dealer, sheet_.owed, sheet_.forced) == (PROPER, first, (), 0)
    # Six games of the Razbojnik and every all-pass cover (PF-226b).
    assert sheet_.cover == (6 + 2 * players,) * players
    assert sheet_.used == (0,) * players
    assert [event.stage for event in events_of(match, StageBegan)] == [CIRCLES, PROPER]
    assert events_of(match, StageBegan)[1].owner == match.state.phase.owner


def test_games_of_the_razbojnik() -> None:
    """PF-265a, PF-272a, PF-264a: struck off though it failed; half to a pool without a ceiling; no deal is repeated."""
    game = Preferans.parse("preferans/klassika")
    before = replace(game.compiled.fresh_sheet(D), hills=(10,) * 4, pools=(90, 0, 0, 0))
    state, _ = written(game, before, played(contract(F, "misere"), "watch watch", "2 4 4"))
    assert state.sheet.owed[F] == OWED_ALL & ~(1 << 5)
    assert state.sheet.hills[F] == 30
    assert state.sheet.dealer == F
    state, _ = written(game, before, played(contract(F, "9 C"), "pass whist", "9 0 1"))
    assert (state.sheet.pools[F], state.sheet.hills[F], state.sheet.cover) == (94, 6, (1, 0, 0, 0))
    alone = Preferans.parse("preferans/klassika+cover.by=passes")
    state, _ = written(alone, before, played(contract(F, "9 C"), "pass whist", "9 0 1"))
    assert state.sheet.cover == (0, 0, 0, 0)


APART = "preferans/klassika+terms.owner=off+brigand.pools=off"


def terming(hills: tuple[int, ...], rules: str = "preferans/klassika", pools: tuple[int, ...] = (0,) * 4) -> AnyMatch:
    """A match whose last all-pass of the circles has just been written."""
    game = Preferans.parse(rules)
    before = replace(game.compiled.fresh_sheet(D), stage=CIRCLES, forced=1, owed=(), hills=hills, pools=pools, dealer=T)
    before = replace(before, first=D, cover=(13,) * 4)
    state, events = finish(game.compiled, before, Outcome(ending="passes", tricks=(3, 3, 0, 3)), [])
    assert any(isinstance(told.event, StageBegan) for told in events)
    return Match(game, D, start=state)


def test_terms() -> None:
    """PF-268a: the largest hill, of equal ones the first from the first dealer's left; pools up to the smallest."""
    match = terming((37, 37, 20, 20))
    assert match.awaits() == (F,)
    pools = {action.pool for action in match.legal(F) if isinstance(action, Terms)}
    assert pools == set(range(1, 21))
    for terms, code in (
        (Terms(0, 10, 0), "bad_price"),
        (Terms(1, 21, 0), "bad_pool"),
        (Terms(1, 10, 13), "bad_circles"),
    ):
        with pytest.raises(IllegalAction, match=code):
            match.apply(F, terms)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        match.apply(S, Terms(1, 10, 0))
    events = [told.event for told in match.apply(F, Terms(25, 17, 3))]
    assert events[0] == TermsSet(F, 25, 17, 3)
    assert isinstance(events[1], DealBegan)
    sheet_ = match.state.sheet
    assert (sheet_.price, sheet_.size, sheet_.circles, sheet_.dealer) == (25, 17, 3, D)


def test_a_small_hill() -> None:
    """PF-270: a pool of ten may be named though the smallest hill is 0."""
    match = terming((37, 37, 0, 20))
    assert {action.pool for action in match.legal(F) if isinstance(action, Terms)} == set(range(1, 11))


def test_circles_are_named_only_where_they_end_the_match() -> None:
    """A number that the rules set stands; where pools end the match there is none to name."""
    fixed = terming((37, 0, 0, 20), "preferans/klassika+terms.circles=4")
    assert {action.circles for action in fixed.legal(F) if isinstance(action, Terms)} == {4}
    pools = terming((37, 0, 0, 20), "preferans/klassika+pool.end=all")
    assert {action.circles for action in pools.legal(F) if isinstance(action, Terms)} == {0}


def test_no_terms_and_pools_settled_apart() -> None:
    """PF-272a, option: the Razbojnik's points are settled, and pools start at 0."""
    match = terming((37, 0, 0, 20), APART, pools=(9, 5, 0, 0))
    sheet_ = match.state.sheet
    assert isinstance(match.state.phase, Dealing)
    assert (sheet_.pools, sheet_.past_pools, sheet_.size) == ((0,) * 4, (9, 5, 0, 0), 20)
    kept = terming((37, 0, 0, 20), "preferans/klassika+terms.owner=off", pools=(9, 5, 0, 0))
    assert kept.state.sheet.pools == (9, 5, 0, 0)
    assert settle.results(compiled(APART), sheet_) == settle.results(compiled(), kept.state.sheet)


def test_gusarik() -> None:
    """PF-283: 8N deals and the settlement; 6N where no circles follow."""
    for rules, deals in (("preferans/gusarik", 32), ("preferans/gusarik+brigand.circles=off", 24)):
        game = Preferans.parse(rules)
        match: AnyMatch = Match(game, 0)
        rng = random.Random(3)
        while not match.over:
            step(rng, match)
        assert match.state.sheet.deals == deals
        (ended,) = events_of(match, MatchEnded)
        assert ended.results == settle.whole(game.compiled, match.state.sheet)


# The end.


def circle(game: Preferans, before: Sheet) -> tuple[State, list[Any]]:
    """Deals that nobody whists until the deal is with the first dealer again, or the match is over."""
    found: list[Any] = []
    while True:
        first = game.compiled.hands(before.dealer)[0]
        seats = game.compiled.defenders(before.dealer, first)
        outcome = refused(contract(first, "8 C"))
        assert outcome.defence is not None
        outcome = replace(outcome, defence=replace(outcome.defence, first=seats[0], second=seats[1]))
        state, events = finish(game.compiled, before, outcome, [])
        found += [told.event for told in events]
        before = state.sheet
        if isinstance(state.phase, Over) or before.dealer == before.first:
            return state, found


def test_the_last_circle() -> None:
    """PF-273a: the running circle ends, one more is played, and the match is over where it began."""
    game = Preferans.parse("preferans/klassika")
    state, _ = circle(game, sheet(game.compiled))
    assert (state.sheet.circle, state.sheet.closing) == (1, "")
    state, _ = game.step(state, TABLE, TimeUp())
    assert state.sheet.closing == "due"
    state, found = circle(game, state.sheet)
    assert sum(isinstance(event, LastCircle) for event in found) == 1
    assert state.sheet.closing == "last"
    state, found = circle(game, state.sheet)
    assert isinstance(state.phase, Over)
    assert isinstance(found[-1], MatchEnded)
    assert state.sheet.deals == 12


def test_repeated_deals_belong_to_their_dealers_turn() -> None:
    """PF-273a: an all-pass by the first dealer neither ends nor begins a circle."""
    game = Preferans.parse("preferans/klassika")
    before = sheet(game.compiled, closing="last", circle=3)
    state, _ = written(game, before, Outcome(ending="passes", tricks=(3, 3, 4, 0)))
    assert (state.sheet.circle, state.sheet.dealer) == (3, D)
    state, _ = written(game, before, played(contract(F, "misere"), "watch watch", "2 4 4"))
    assert (state.sheet.circle, state.sheet.dealer) == (3, D)


def test_circles_counted_out() -> None:
    """PF-268a: so many circles, then the last one."""
    game = Preferans.parse("preferans/fspr+terms.circles=2")
    state: State = State(sheet(game.compiled, size=0, circles=2), Dealing("shuffle"))
    for number in (1, 2):
        state, found = circle(game, state.sheet)
        assert state.sheet.circle == number
        assert any(isinstance(event, LastCircle) for event in found) == (number == 2)
    state, found = circle(game, state.sheet)
    assert isinstance(state.phase, Over)
    assert state.sheet.deals == 12


@pytest.mark.parametrize(
    ("rules", "pools", "over"),
    [
        ("preferans/sochinka", (20, 20, 20, 18), True),
        ("preferans/sochinka", (19, 18, 20, 18), False),
        ("preferans/leningradka", (3, 4, 1, 18), True),
        ("preferans/leningradka", (3, 4, 1, 10), False),
        ("preferans/leningradka+pool.over=kept+pool.end=total", (10, 60, 3, 5), True),
        ("preferans/leningradka+pool.over=kept+pool.end=total", (10, 50, 3, 5), False),
        ("preferans/klassika", (20, 20, 20, 18), False),
    ],
)
def test_pools_end_the_match(rules: str, pools: tuple[int, ...], over: bool) -> None:
    """PF-276a, PF-281, BP-002: all, one, or all together; never Klassika."""
    game = Preferans.parse(rules)
    before = sheet(game.compiled, pools=pools, hills=(0, 0, 0, 0))
    before = replace(before, dealer=S)
    first, second = game.compiled.defenders(S, D)
    outcome = replace(
        played(contract(D, "6 C"), "whist pass", "0 0 4 6"),
        defence=Defence(first, second, ("whist", "pass")),
    )
    state, _ = written(game, before, outcome)
    assert isinstance(state.phase, Over) == over


def test_deals_end_the_match() -> None:
    """BP-040."""
    game = Preferans.parse("preferans/sochi+pool.deals=18")
    outcome = played(contract(0, "6 C"), "whist pass", "5 5 0")
    assert isinstance(
        written(game, sheet(game.compiled, deals=16), replace(outcome, tricks=(5, 5, 0)))[0].phase, Dealing
    )
    state, _ = written(game, sheet(game.compiled, deals=17), replace(outcome, tricks=(5, 5, 0)))
    assert isinstance(state.phase, Over)
    assert sum(state.phase.results) == 0


# Races.


def test_a_race() -> None:
    """BP-004: 300 for the closed pool, 200 for the smallest hill; then everything begins anew."""
    game = Preferans.parse("preferans/skachki+passes.start=2")
    before = sheet(game.compiled, pools=(18, 3, 4, 5), hills=(9, 2, 3, 3), size=22, opened=True)
    state, events = written(game, before, played(contract(F, "7 C"), "whist pass", "7 3 0"))
    scored = events[0]
    names = [(line.seat, line.name, line.amount, line.note[0]) for line in scored.lines if "race" in line.name]
    assert names == [(F, "race.pool", 300, seat) for seat in (S, T, D)] + [
        (S, "race.hill", 200, seat) for seat in (F, T, D)
    ]
    assert scored.sheet.pools == (22, 3, 4, 5)
    ended = events[1]
    assert isinstance(ended, RaceEnded)
    after = state.sheet
    assert (ended.number, ended.seat, ended.sheet) == (1, F, after)
    assert (after.pools, after.hills, after.past_pools, after.past_hills) == (
        (0,) * 4,
        (0,) * 4,
        (22, 3, 4, 5),
        (9, 2, 3, 3),
    )
    assert (after.race, after.forced, after.opened, after.dealer) == (1, 2, False, F)


def test_a_race_ends_only_out_of_all_passes_and_by_a_whisted_game() -> None:
    """BP-004: a pool closed by no trick in an all-pass waits; where agreed, for a whisted game."""
    game = Preferans.parse("preferans/skachki")
    before = sheet(game.compiled, pools=(21, 3, 4, 5), size=22)
    state, _ = written(game, before, Outcome(ending="passes", tricks=(0, 5, 5, 0)))
    assert (state.sheet.pools[F], state.sheet.race) == (23, 0)
    state, _ = written(game, replace(state.sheet, dealer=D), played(contract(S, "7 C"), "whist pass", "1 7 2"))
    assert state.sheet.race == 1
    whisted = Preferans.parse("preferans/skachki+races.whisted=on")
    left = replace(before, pools=(18, 3, 4, 5))
    assert written(whisted, left, refused(contract(F, "8 C")))[0].sheet.race == 0
    assert written(game, left, refused(contract(F, "8 C")))[0].sheet.race == 1
    assert written(whisted, left, played(contract(F, "8 C"), "whist pass", "8 2 0"))[0].sheet.race == 1


def test_equal_figures_share_a_bonus() -> None:
    game = Preferans.parse("preferans/skachki")
    before = sheet(game.compiled, pools=(18, 3, 4, 5), hills=(2, 2, 3, 3), size=22)
    _, events = written(game, before, played(contract(F, "7 C"), "whist pass", "7 3 0"))
    hills = [(line.seat, line.amount, line.note[0]) for line in events[0].lines if line.name == "race.hill"]
    assert hills == [(F, 100, T), (F, 100, D), (S, 100, T), (S, 100, D)]


def test_the_last_race() -> None:
    """The totals of all races, where agreed, and the settlement of all of them together."""
    game = Preferans.parse("preferans/skachki+races.totals=on")
    before = sheet(
        game.compiled,
        pools=(18, 3, 4, 5),
        hills=(9, 2, 3, 3),
        size=22,
        race=3,
        past_pools=(20, 60, 1, 1),
        past_hills=(0, 50, 60, 70),
    )
    state, events = written(game, before, played(contract(F, "7 C"), "whist pass", "7 3 0"))
    totals = [(line.seat, line.name, line.amount) for line in events[0].lines if "total" in line.name]
    assert totals == [(S, "total.pool", 300)] * 3 + [(F, "total.hill", 200)] * 3
    assert isinstance(state.phase, Over)
    assert [type(event) for event in events] == [DealScored, RaceEnded, MatchEnded]
    assert events[0].totals == state.phase.results
    exact = settle.results(game.compiled, state.sheet)
    pools, hills = (42, 63, 5, 6), (9, 52, 63, 73)
    whists = [sum(state.sheet.whists[i]) - sum(row[i] for row in state.sheet.whists) for i in range(4)]
    assert [4 * one for one in exact] == [
        4 * whists[i] + 20 * (4 * pools[i] - sum(pools)) + 10 * (sum(hills) - 4 * hills[i]) for i in range(4)
    ]


def test_the_match_begins_where_it_is_told() -> None:
    """A redeal keeps its number."""
    game = Preferans.parse("preferans/sochi")
    state, events = flow.begin(game.compiled, sheet(game.compiled, deals=4), [], redeal=True)
    assert events[0].event == DealBegan(number=5, dealer=2, redeal=True, stage=PROPER, sheet=state.sheet)
