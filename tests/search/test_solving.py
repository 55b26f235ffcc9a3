"""The search from Python: against the games' own engine, texts and matches, batches, limits, faults."""

from __future__ import annotations

import itertools
import os
import random
import signal
import threading
import time
from typing import Any

import pytest

from prikup import games
from prikup.core.actions import Play
from prikup.core.cards import parse_card, parse_cards
from prikup.core.errors import PrikupError
from prikup.core.match import Match
from prikup.games import presets
from prikup.notation.position import position_text
from prikup.search import SearchError, by_game, card_values, makes, max_n, solve, solve_each, solve_many
from prikup.search.positions import tricks_of
from prikup.thousand.actions import Show
from tests.search.brute import at_end, endings, finals, taken, value_after
from tests.support.random_play import step
from tests.support.seeds import random_of, trials

RULES = presets()


def compare(game: Any, state: Any) -> str:
    """The answers are those of the engine. Gives the search that found them."""
    answers = solve_each((game, state), threads=1)
    for answer in answers:
        question = answer.question
        before = taken(game, state, question.count)
        expected = finals(game, state, question, before)
        assert answer.value == expected, (position_text(game, state), question)
        assert makes((game, state), expected, question.seat) is True
        assert makes((game, state), expected + 1, question.seat) is False
    text = position_text(game, state)
    answer = solve(text, cards=True, line=True)
    assert answer == solve((game, state), cards=True, line=True)
    question, seat = answer.question, next(iter(game.awaits(state)))
    before = taken(game, state, question.count)
    for one in answer.cards:
        play = next(
            action
            for action in game.legal(state, seat)
            if (isinstance(action, Show) and one.shown and action.suit == one.card >> 3)
            or (isinstance(action, Play) and not one.shown and action == Play(one.card, one.announce))
        )
        assert one.low == one.high == value_after(game, state, seat, play, question, before), text
    return answer.kernel


@pytest.mark.search
@pytest.mark.parametrize("name", ["preferans", "thousand"])
@pytest.mark.parametrize("share", range(trials(2, 40)))
def test_endings_under_random_rules_have_the_values_of_the_engine(name: str, share: int) -> None:
    rng = random_of(f"search {name} {share}")
    assert [compare(game, state) for game, state in endings(rng, name, 3)]


@pytest.mark.search
@pytest.mark.parametrize(
    "rules",
    [
        *RULES,
        *("thousand/ru+marriages.when=before", "thousand/pl+marriages.when=before+marriages.trick=on"),
    ],
)
def test_endings_of_every_preset_have_the_values_of_the_engine(rules: str) -> None:
    rng = random_of(f"search {rules}")
    found = list(itertools.islice(endings(rng, games.game(rules).name, 3, rules), 2))
    assert found
    for game, state in found:
        assert compare(game, state) != "game"


PASSES = (
    "preferans/sochi; phase playing; dealer 2; pools 0 0 0; hills 0 0 0; hands SA S7 / SK S8 / SQ S9; "
    "talon C7 C8; leader 0; tricks 3 3 2; index 8; conduct 0 1 2"
)
"""An all-pass with two tricks to come."""


def in_play(rules: str, seed: int, tricks: int = 0) -> Match[Any, Any, Any]:
    """A match whose tricks have begun, or are that far."""
    rng = random.Random(seed)
    match: Match[Any, Any, Any] = Match(games.game(rules), 0)
    while match.game.phase(match.state) != "playing" or match.state.phase.index < tricks:
        step(rng, match, rare=0.0, faults=0.0)
        assert not match.over
    return match


def test_a_batch_has_the_answers_of_each_alone_whatever_the_threads() -> None:
    matches = [in_play("preferans/sochi", seed, 2) for seed in range(6)]
    # Nodes and memory too: what one position leaves in the tables of a thread helps no other one.
    alone = tuple(solve(match, cards=True, line=True) for match in matches)
    for threads in (1, 3):
        assert solve_many(matches, cards=True, line=True, threads=threads) == alone
    assert solve_many([]) == ()


def test_an_all_pass_has_a_guarantee_for_each_hand_and_max_n_says_something_else() -> None:
    answers = solve_each(PASSES)
    assert [answer.question.guarantee for answer in answers] == [True] * 3
    # Ace and seven: the ace takes one trick whatever happens. The others hold K8 and Q9, and the seven takes none.
    assert answers[0].value == 4
    found = max_n(PASSES)
    assert found is not None
    assert sum(found.values) == 10
    assert all(value <= answer.high for value, answer in zip(found.values, answers, strict=True))
    assert max_n(PASSES, nodes=0) is None


def test_few_nodes_give_bounds_around_the_value() -> None:
    match = in_play("thousand/ru", 1)
    whole = solve(match)
    assert whole.value is not None
    for nodes in (0, 1, whole.nodes // 2):
        part = solve(match, nodes=nodes)
        assert part.low <= whole.value <= part.high
        assert part.nodes <= nodes
    assert makes(match, whole.value, nodes=0) is None
    assert solve(match, memory=0, nodes=2_000_000).low <= whole.value
    assert [(one.card, one.announce) for one in card_values(match)] == [
        (action.card, action.announce)
        for action in match.game.legal(match.state, match.state.phase.leader)
        if hasattr(action, "card")
    ]


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi", "1001/hulsemann", "thousand/ru+marriages.show=on"])
@pytest.mark.parametrize("memory", [0, 1 << 12, 1 << 16, 1 << 20])
def test_tables_take_no_more_than_they_may(rules: str, memory: int) -> None:
    """The tables of positions together, beside what every board takes (docs/solver.md)."""
    always = 72 << 10
    assert solve(in_play(rules, 1), cards=True, nodes=100_000, memory=memory).memory <= memory + always


def test_a_limit_of_time_gives_bounds_around_the_value() -> None:
    match = in_play("thousand/ru", 1)
    value = solve(match).value
    assert value is not None
    none = solve(match, seconds=0, cards=True, line=True)
    assert none.low <= value <= none.high
    assert (none.nodes, none.line) == (0, ())
    assert makes(match, value, seconds=0) is None
    assert max_n(PASSES, seconds=0) is None
    # A search that would take minutes ends soon after its time.
    long = in_play("1001/hulsemann", 1)
    started = time.monotonic()
    answer = solve(long, seconds=0.2, nodes=2**60)
    assert time.monotonic() - started < 5
    assert answer.low < answer.high


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda match: solve(match, nodes=-1), "search_number"),
        (lambda match: solve(match, memory=-1), "search_number"),
        (lambda match: solve_many([match], threads=-1), "search_number"),
        (lambda match: makes(match, 10**9), "search_number"),
        (lambda match: makes(match, -(10**9)), "search_number"),
        (lambda match: solve(match, seconds=-1), "search_seconds"),
        (lambda match: solve(match, seconds=float("nan")), "search_seconds"),
        (lambda match: solve(match, seconds=float("inf")), "search_seconds"),
        (lambda match: solve(match, seconds="1"), "search_seconds"),  # type: ignore[arg-type]
        (lambda match: solve(match, nodes=True), "search_number"),
        (lambda match: solve(match, 7), "search_seat"),
        (max_n, "search_seat"),
        (lambda match: solve(Match(match.game, 0)), "search_phase"),
        (lambda match: solve("preferans/sochi; phase playing; hands SA / -"), "field_missing"),
        (lambda match: solve("preferans/sochi; phase playing; hands SA SK SQ"), "search_unknown"),
        (lambda match: solve("nonsense"), "unknown_game"),
        (lambda match: solve("x" * 100_000), "bad_position"),
        (
            lambda match: solve(position_text(match.game, match.state).replace("; leader", "; leader 7; x")),
            "unknown_field",
        ),
    ],
)
def test_bad_questions_have_one_error_with_its_code(ask: Any, code: str) -> None:
    match = in_play("thousand/ru", 1)
    with pytest.raises(PrikupError) as caught:
        ask(match)
    assert caught.value.code == code


def test_missing_hands_are_named_with_the_cards_that_are_missing() -> None:
    match = in_play("preferans/sochi", 3)
    text = position_text(match.game, match.state)
    before, _, rest = text.partition("; hands ")
    hands, _, after = rest.partition(";")
    first, second, third = hands.split("/")
    with pytest.raises(SearchError) as caught:
        solve(f"{before}; hands {first}/ - /{third};{after}")
    assert caught.value.code == "search_unknown"
    assert caught.value.params["seat"] == 1
    # Before the first trick is over nothing but that hand can be missing.
    assert parse_cards(str(caught.value.params["cards"])) == parse_cards(second.strip())


SHOWN_OR_DROWNED = (
    "thousand/ru+marriages.show=on",
    "thousand/ru+marriages.drowned=on",
    "thousand/pl+marriages.show=on+marriages.drowned=on+marriages.trick=on",
    "thousand/ru-2+marriages.drowned=on",
    "thousand/ru+marriages.show=on+marriages.trump=next_trick+play.foreign=off",
    "thousand/ru-common+marriages.when=before+marriages.drowned=on",
    "thousand/ru-common+marriages.when=before+play.foreign=off",
)


@pytest.mark.search
@pytest.mark.parametrize("rules", SHOWN_OR_DROWNED)
def test_marriages_that_the_kernel_does_not_play_are_searched_by_the_game(rules: str) -> None:
    rng = random_of(f"by the game {rules}")
    kernels = {compare(game, state) for game, state in endings(rng, "thousand", 3, rules)}
    assert "game" in kernels


@pytest.mark.search
@pytest.mark.parametrize("rules", ["thousand/ru", "thousand/pl", "thousand/ru-2", "1001/mcleod", "thousand/ru-4"])
def test_the_search_by_the_game_has_the_values_of_the_kernel(rules: str) -> None:
    rng = random_of(f"both {rules}")
    for game, state in endings(rng, "thousand", 4, rules):
        tricks = tricks_of((game, state))
        limits = by_game.Limits(10**12, 64 << 20, None)
        for question, answer in zip(tricks.questions, solve_each((game, state)), strict=True):
            found = by_game.solved(game, state, question, limits, cards=True)
            text = position_text(game, state)
            assert (found.low, found.high) == (answer.low, answer.high), text
            assert by_game.reaches(game, state, question, found.low, limits) is True
            assert by_game.reaches(game, state, question, found.low + 1, limits) is False


def test_a_shown_marriage_is_told_as_its_king() -> None:
    """Shown or led, the marriage brings 40, makes the trump, and with the ace all is Anna's: 40 + 57 + 40. Led without
    a word, the king breaks it: 40 + 57."""
    answer = solve(
        "thousand/ru+redeal.under=off+marriages.show=on; phase playing; dealer 2; totals 0 0 0; hands HA.SKQ / "
        "SJ.DKJ / CAT.HT; contract 0 120 120; leader 0; index 5; points 40 20 3; tricks 3 1 1; first 0; refused 1",
        cards=True,
        line=True,
    )
    assert (answer.value, answer.kernel) == (137, "game")
    values = {(one.card, one.announce, one.shown): one.low for one in answer.cards}
    king, queen = parse_card("SK"), parse_card("SQ")
    assert values == {
        (king, True, True): 137,
        (king, True, False): 137,
        (queen, True, False): 137,
        (king, False, False): 97,
        (queen, False, False): 97,
        (parse_card("HA"), False, False): 137,
    }
    # The line shows it and leads, in whatever order: 40 are written somewhere.
    assert any(announce for _, announce in answer.line)


def test_a_slam_without_the_kernel_is_counted_in_tricks() -> None:
    """With the marriage of spades shown, the king and the queen are trumps, and the ace is high: all three tricks."""
    slam = (
        "thousand/ru+redeal.under=off+marriages.show=on+special.slam=300; phase playing; dealer 2; totals 0 0 0; "
        "hands HA.SKQ / SJ.DKJ / CAT.HT; contract 0 300 120 slam; leader 0; index 5; points 63 0 0; tricks 5 0 0; "
        "first 0; refused 1"
    )
    answer = solve(slam)
    assert (answer.question.count, answer.kernel, answer.value) == ("tricks", "game", 8)
    # Without a look he has his five, and may take the other three.
    limited = solve(slam, nodes=0)
    assert (limited.low, limited.high) == (5, 8)


def test_a_line_without_the_kernel_ends_where_the_limit_is_reached() -> None:
    shown = (
        "thousand/ru+redeal.under=off+marriages.show=on; phase playing; dealer 2; totals 0 0 0; hands HA.SKQ / "
        "SJ.DKJ / CAT.HT; contract 0 120 120; leader 0; index 5; points 40 20 3; tricks 3 1 1; first 0; refused 1"
    )
    whole = solve(shown, line=True)
    assert len(whole.line) == 9
    found = [solve(shown, line=True, nodes=whole.nodes * part // 100) for part in range(80, 101, 2)]
    assert all(one.line == whole.line[: len(one.line)] for one in found)
    assert {len(one.line) for one in found} - {0, 9}


def test_a_line_tells_a_shown_marriage_from_a_king_that_is_led() -> None:
    king, queen, ace = map(parse_card, ("SK", "SQ", "HA"))
    shown = ((king, True), (ace, False), (king, False))
    assert list(by_game.steps_of(shown)) == [Show(0), Play(ace), Play(king)]
    led = ((king, True), (ace, False), (queen, False))
    assert list(by_game.steps_of(led)) == [Play(king, announce=True), Play(ace), Play(queen)]


def test_what_the_game_is_searched_for_has_limits() -> None:
    match = in_play("thousand/ru+marriages.drowned=on", 1)
    part = solve(match, cards=True, line=True, nodes=200_000)
    assert part.low < part.high
    assert part.nodes <= 200_000
    assert part.line == ()
    assert all(one.low <= part.high for one in part.cards)
    assert solve(match, seconds=0.05).value is None
    assert makes(match, 100, nodes=0) is None
    late = in_play("thousand/ru+marriages.drowned=on", 1, 5)
    whole = solve(late)
    assert whole.value is not None
    small = solve(late, memory=0, nodes=10**9)
    assert small.value == whole.value
    assert small.memory == 0


def test_the_fast_kernel_counts_the_points_of_thousand() -> None:
    for rules in ("thousand/ru", "thousand/ru-common", "thousand/pl", "thousand/ru-4", "1001/501"):
        assert solve(in_play(rules, 2, 4)).kernel == "points", rules
    assert solve(in_play("1001/mcleod", 2, 4)).kernel == "generic"


def test_the_fast_kernel_serves_contracts_of_preferans() -> None:
    kinds = {solve(in_play("preferans/sochi", seed, 5)).kernel for seed in range(12)}
    assert kinds & {"no_trump", "ruff"}
    position = tricks_of(in_play("preferans/sochi", 1)).position
    assert position is not None
    assert position.policy.trump_void == "must"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_signal_ends_a_batch() -> None:
    match = in_play("thousand/pl-4", 2)
    solving = threading.Event()

    def interrupt(*_: object) -> None:
        if solving.is_set():
            raise KeyboardInterrupt

    def ask() -> None:
        # Again and again: what is raised while the garbage collector calls back is lost.
        while not ended.wait(0.3):
            os.kill(os.getpid(), signal.SIGUSR1)

    def batch() -> None:
        solving.set()
        try:
            solve_many([match] * 20_000, threads=2)
        finally:
            solving.clear()

    ended = threading.Event()
    before = signal.signal(signal.SIGUSR1, interrupt)
    asking = threading.Thread(target=ask)
    started = time.monotonic()
    asking.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            batch()
        assert time.monotonic() - started < 30
    finally:
        ended.set()
        asking.join()
        signal.signal(signal.SIGUSR1, before)


def brute_selfish(game: Any, state: Any, before: tuple[int, ...]) -> tuple[int, ...]:
    """Max-n by the engine, without any table."""
    seat = next(iter(game.awaits(state)))
    ways = []
    for play in game.legal(state, seat):
        if not isinstance(play, Play | Show):
            continue
        following, events = game.step(state, seat, play)
        totals = list(before)
        for told in events:
            event: Any = told.event
            kind = type(event).__name__
            if kind in ("TrickTaken", "AsideTaken"):
                totals[event.seat] += event.points
            elif kind == "MarriageDeclared":
                totals[event.seat] += event.value
            elif kind == "MarriageDrowned":
                totals[event.seat] -= event.value
        if game.phase(following) == "playing" and following.sheet == state.sheet:
            ways.append(brute_selfish(game, following, tuple(totals)))
        else:
            last = next(told.event.seat for told in events if type(told.event).__name__ == "TrickTaken")
            ways.append(tuple(at_end(game, state, totals, last)))
    return max(ways, key=lambda values: (values[seat], *(-value for value in (*values[seat + 1 :], *values[:seat]))))


@pytest.mark.search
@pytest.mark.parametrize(
    "rules",
    [
        *("1001/hulsemann", "1001/hulsemann+marriages.show=on", "thousand/pl-2d+marriages.drowned=on"),
        "1001/feder+marriages.show=on+marriages.drowned=on+marriages.trick=on",
    ],
)
def test_each_for_himself_is_that_of_the_engine(rules: str) -> None:
    rng = random_of(f"selfish {rules}")
    seen = 0
    for game, state in endings(rng, "thousand", 3, rules):
        if state.phase.contract.seat >= 0:
            continue
        found = max_n((game, state))
        assert found is not None
        assert found.values == brute_selfish(game, state, taken(game, state, "points")), position_text(game, state)
        assert max_n((game, state), nodes=0) is None
        seen += 1
    assert seen


@pytest.mark.parametrize("rule", ["", "+marriages.show=on", "+marriages.drowned=on"])
def test_who_takes_no_trick_has_declared_for_nothing(rule: str) -> None:
    """Ben has announced clubs, which counts only with a trick, and never gets one."""
    answer = solve(
        f"thousand/ru+marriages.trick=on{rule}; phase playing; dealer 2; totals 0 0 0; hands HT.ST / S9.H9 / SA.SJ; "
        "contract 1 120 120; leader 0; index 6; points 87 0 0; bonuses 0 60 0; tricks 6 0 0; first 0; "
        "declared 0 1 0; trump C; trump_seat 1; trump_value 60; announced C",
        line=True,
    )
    assert (answer.value, answer.kernel) == (0, "game" if rule else "generic")


@pytest.mark.search
@pytest.mark.parametrize("rules", ["thousand/ru", "thousand/pl", "thousand/ru+count.unit=10+count.direction=down"])
def test_rounded_values_are_the_values_rounded(rules: str) -> None:
    rng = random_of(f"rounded {rules}")
    count = games.game(rules).rules.count  # type: ignore[attr-defined]
    for game, state in endings(rng, "thousand", 5, rules):
        whole = solve((game, state), cards=True)
        found = solve((game, state), cards=True, line=True, rounded=True)
        if whole.question.margin or whole.question.count == "tricks":
            assert found.question.unit == 1
            continue
        assert found.question.unit == count.unit
        assert whole.value is not None
        assert found.value == count.rounded(whole.value), position_text(game, state)
        assert [one.low for one in found.cards] == [count.rounded(one.low) for one in whole.cards]
        # The line ends with a value that is written the same.
        last = state
        for card, announce in found.line[:-1]:
            last, _ = game.step(last, next(iter(game.awaits(last))), Play(card, announce))
        assert solve((game, last), whole.question.seat, rounded=True).value == found.value
    assert solve(PASSES, rounded=True) == solve(PASSES)
