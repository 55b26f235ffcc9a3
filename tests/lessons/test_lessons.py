"""The lessons: who follows the suggestions hears each step, and every number that is said is what the engine writes."""

from __future__ import annotations

import random
import re
from fnmatch import fnmatchcase
from typing import Any

import pytest
from fluent.syntax import ast

from prikup import games
from prikup.core.options import get_option
from prikup.lessons import LEARNER, NAMES, Course, Lesson, begin, lesson, lesson_of
from prikup.lessons.errors import LessonError
from prikup.notation.actions import action_text, parse_action
from prikup.preferans.state import Contract
from prikup.texts import Texts
from prikup.texts.loader import languages
from tests.lessons.walk import Walk
from tests.support.seeds import random_of
from tests.texts.test_messages import messages

# ------------------------------------------------------------------------------------------ who follows the advice

HEARD = {
    "thousand": ["welcome", "cards", "bidding", "talon", "second-gift", "contract", "writeoff", "lead", "marriage",
                 "trump", "rest", "follow", "made", "end"],
    "1001": ["welcome", "cards", "stock", "marriage", "free", "duties", "rest", "end", "more"],
    "preferans": ["welcome", "bidding", "discard", "naming", "tricks", "trumps", "hearts", "played-made", "strong",
                  "whist", "open", "partner", "through", "back", "whisted-failed", "weak", "all-pass", "second-card",
                  "low", "offer", "hill", "end"],
}  # fmt: skip
"""What a learner hears who does what is suggested."""


@pytest.fixture(scope="module")
def walks() -> dict[str, Walk]:
    """The lessons, played by their suggestions."""
    return {name: Walk(name).play() for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_suggestions_lead_through_the_lesson(walks: dict[str, Walk], name: str) -> None:
    assert walks[name].texts == HEARD[name]
    assert walks[name].refused == 0


def test_a_suggested_thousand_makes_its_contract(walks: dict[str, Walk]) -> None:
    """150 named; 100 for hearts and 72 card points: hearts A T K Q 28, diamonds A T 21, what falls on them the rest."""
    said = walks["thousand"].values("made")
    assert (said["contract"], said["made"], said["wrote"]) == (150, 172, 150)
    assert (said["cards_taken"], said["marriages"]) == (72, 100)
    # "about 170" and "more than 150", say the mistakes.
    assert 165 <= said["made"] <= 175
    assert walks["thousand"].written[0].totals[LEARNER] == 150


def test_a_suggested_1001_writes_cards_and_marriage(walks: dict[str, Walk]) -> None:
    said = walks["1001"].values("end")
    assert said["made"] == said["cards_taken"] + said["marriages"] == said["total"]
    assert said["marriages"] == 100
    # The two share the 120 points of the pack; the other side has declared nothing.
    assert said["cards_taken"] + said["left_total"] == 120


def test_the_suggested_games_of_preferans_are_written_as_the_texts_say(walks: dict[str, Walk]) -> None:
    walk = walks["preferans"]
    # Eight spades made: 6 in the pool; the right neighbour has one trick and 6 whists for it.
    made = walk.values("played-made")
    assert (made["pool"], made["left_whists"], made["right_whists"]) == (6, 0, 6)
    # Six hearts one short: 2 on the hill; five tricks of the defence at 2 whists, and 2 as consolation.
    failed = walk.values("whisted-failed")
    assert (failed["left_tricks"], failed["left_hill"]) == (5, 2)
    assert (failed["tricks"] + failed["right_tricks"]) * 2 + failed["left_hill"] == failed["whists_left"] == 12
    # All-pass: a point on the hill for each trick.
    hill = walk.values("hill")
    assert (hill["tricks"], hill["hill"]) == (1, 1)
    assert hill["tricks"] + hill["left_tricks"] + hill["right_tricks"] == 10
    end = walk.values("end")
    assert (end["pool"], end["hill"], end["whists_left"], end["whists_right"]) == (6, 1, 12, 0)
    # A pool and a hill point are ten whists, and all is shared out among three: the pools 6, 0, 0 and the hills
    # 1, 9, 2 stand for 10 * (5 + 9 + 2) / 3 = 53 1/3 of the learner beside the average, minus its own; whists 12 - 6.
    worth = [6 - 1, 0 - 9, 0 - 2]
    assert end["total"] == round(10 * (worth[0] - sum(worth) / 3)) + 12 - 6


# ------------------------------------------------------------------------------------------ numbers in the texts


def _facts(name: str) -> Any:
    match = begin(lesson(name))
    return match.game.facts(match.state)


def _card_numbers(name: str) -> set[int]:
    facts = _facts(name)
    pack = facts.card_points // sum(facts.values.values()) * len(facts.values)
    return {pack, *facts.values.values(), facts.card_points}


def _marriages(name: str) -> set[int]:
    return set(_facts(name).marriages.values())


def _option(name: str, option: str) -> int:
    return int(str(get_option(lesson(name).game.rules, option)))


def _values() -> set[int]:
    """What the games of Preferans are worth, 6 to 10."""
    game: Any = lesson("preferans").game
    return {game.compiled.value(Contract(0, "game", level, 0)) for level in range(6, 11)}


def numbers(walk: Walk) -> dict[str, set[int]]:
    """The numbers that stand in a text in figures, from the engine."""
    target = {name: _facts(name).target for name in ("thousand", "1001")}
    marriage = walk.values("made")["marriages"]
    beyond = {walk.values("made")["contract"] - marriage}
    six = min(_values())
    pool = _option("preferans", "pool.worth")
    return {
        "thousand-welcome": {target["thousand"]},
        "thousand-cards": _card_numbers("thousand") | _marriages("thousand"),
        "thousand-bidding": {_option("thousand", "auction.opening"), marriage, *beyond},
        "thousand-contract": {marriage + min(beyond), 180},
        "thousand-writeoff": {_option("thousand", "writeoff.share")},
        "thousand-marriage": {marriage},
        "thousand-passed": {marriage, *beyond},
        "thousand-bid-high": {marriage + min(beyond)},
        "thousand-named-high": {round(walk.values("made")["made"], -1)},
        "thousand-wrote-off": {marriage, marriage + min(beyond)},
        "thousand-silent": {marriage},
        "thousand-end": {_option("thousand", "barrel.at")},
        "1001-welcome-title": {target["1001"]},
        "1001-welcome": {target["1001"]},
        "1001-cards": _card_numbers("1001") | _marriages("1001"),
        "1001-marriage": {max(_marriages("1001"))},
        "1001-silent": {max(_marriages("1001"))},
        "1001-more": {
            target["1001"],
            len(lesson("1001").deals) and 32,
            _of_rules("1001/mcleod", "auction.opening"),
            _of_rules("1001/501", "end.target"),
        },
        "preferans-welcome": {32},
        "preferans-named-low": _values(),
        "preferans-played-made": _values() | {_option("preferans", "pool.size")},
        "preferans-played-failed": _values(),
        "preferans-whist": {six},
        "preferans-whisted-failed": {six},
        "preferans-whisted-made": {six},
        "preferans-end": {pool, max(_values())},
    }


def _of_rules(rules: str, option: str) -> int:
    return int(str(get_option(games.game(rules).rules, option)))


def figures(message: ast.Message) -> set[int]:
    """The numbers in figures in a message, except those of what is put in."""
    found: set[int] = set()

    def read(pattern: ast.Pattern) -> None:
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                found.update(int(number) for number in re.findall(r"\d+", part.value))
            elif isinstance(part.expression, ast.SelectExpression):
                for variant in part.expression.variants:
                    read(variant.value)

    assert message.value is not None
    read(message.value)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_number_in_figures_is_one_of_the_engine(walks: dict[str, Walk], language: str) -> None:
    told = numbers(walks["thousand"])
    said = {
        message_id.removeprefix("lesson-"): figures(message)
        for message_id, message in messages(language, "lessons").items()
    }
    wrong = {
        name: (found, told.get(name, set()))
        for name, found in said.items()
        # 1001 and 501 are names too: of the game in its title, of rules.
        if found - {1001, 1000} != told.get(name, set()) - {1001, 1000}
    }
    assert wrong == {}


def test_the_numbers_in_words_are_those_of_the_engine(walks: dict[str, Walk]) -> None:
    """Who reads "eight tricks" counts eight: the cards in hands, the quotas, the tricks, the limits."""
    preferans = lesson("preferans")
    rules: Any = preferans.game.rules
    assert [rules.whist.quota_of(level) for level in (6, 7, 8, 9)] == [4, 2, 1, 1]
    assert get_option(rules, "whist.ten") == "checked"
    assert get_option(rules, "whist.answer") == "full"
    assert get_option(rules, "passes.price") == 1
    assert get_option(rules, "passes.zero") == "pool"
    assert get_option(rules, "passes.talon") == "suit"
    first, second, third = (preferans.deal(number) for number in range(3))
    # "Five spades with ace, king and queen", "ace and king of hearts"; three spades with the others.
    assert first.hands[0] & 0xFF == 0b11100101
    assert (first.hands[1] & 0xFF).bit_count() + (first.hands[2] & 0xFF).bit_count() == 3
    # "Only one heart": the right neighbour.
    assert (first.hands[2] >> 24).bit_count() == 1
    # "Four high cards": ace and king of diamonds and of spades. Clubs: the right neighbour A Q J T, the left one K 8.
    assert [second.hands[0] >> 8 * suit & 0b11000000 for suit in (0, 2)] == [0b11000000] * 2
    clubs = [hand >> 8 & 0xFF for hand in second.hands]
    assert (clubs[2], clubs[1], clubs[0]) == (0b10111000, 0b01000010, 0b00000101)
    # "You have but one" heart.
    assert (third.hands[0] >> 24).bit_count() == 1
    thousand = lesson("thousand").game.rules
    assert get_option(thousand, "writeoff.limit") == 3
    assert get_option(thousand, "barrel.deals") == 3
    assert get_option(thousand, "count.unit") == 5
    assert get_option(lesson("1001").game.rules, "count.unit") == 1
    assert get_option(lesson("1001").game.rules, "end.tariff") == 1
    stock = lesson("1001").deal(0)
    assert [hand.bit_count() for hand in stock.hands] == [8, 8]
    assert len(stock.order) == 8


# ------------------------------------------------------------------------------------------ who goes another way


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_learner_may_do_anything(name: str, seed: int) -> None:
    """Whatever is done, the lesson comes to its end, with every deal as it was arranged."""
    rng = random_of(f"lesson {name} {seed}")
    walk = Walk(name).play(lambda course, legal: rng.choice(legal) if rng.random() < 0.5 else None)
    assert walk.course.over
    assert len(walk.written) == len(walk.lesson.deals)
    assert len(set(walk.texts)) == len(walk.texts)
    assert walk.texts[-1] in ("end", "more")
    en = Texts("en", strict=True).of(walk.lesson.game)
    for said in walk.said:
        assert en.say(said.text, screen="page", left="Olga", right="Boris", **said.values)
        assert en.say(said.title)


MISTAKES = {
    "thousand": {
        "pass": "passed", "bid 200": "bid-high", "give 1 HK": "gave-high", "name 200": "named-high",
        "writeoff": "wrote-off", "play SJ": "lead-low", "play HQ": "silent",
    },
    "1001": {"play HJ": "no-ace", "play CQ": "silent"},
    "preferans": {
        "call 8 NT": "bid-high", "lay S97": "threw-tricks", "declare 6 S": "named-low", "declare 9 S": "named-high",
        "declare 7 H": "named-other", "play HA": "hearts-early", "stand": "stood", "play CA": "wrong-side",
        "play CQ": "led-high",
    },
}  # fmt: skip
"""Actions that the lesson explains, each where it suggests another one first."""


@pytest.mark.parametrize(("name", "mistake"), [(name, one) for name in NAMES for one in MISTAKES[name]])
def test_a_mistake_is_explained_and_not_forbidden(name: str, mistake: str) -> None:
    done: list[str] = []

    def choose(course: Course, legal: tuple[Any, ...]) -> Any:
        wanted = parse_action(mistake, course.lesson.game.action_type)
        standing = [step for step in _now(course) for one in step.mistakes if one.say == MISTAKES[name][mistake]]
        if wanted in legal and standing and not done:
            done.append(mistake)
            return wanted
        return None

    walk = Walk(name).play(choose)
    assert done == [mistake]
    assert MISTAKES[name][mistake] in walk.texts
    assert walk.refused == 0


def _now(course: Course) -> list[Any]:
    now = course._now
    return [] if now is None else course._standing(now)


def test_every_mistake_of_a_lesson_is_tried() -> None:
    for name in NAMES:
        every = {mistake.say for step in lesson(name).steps for mistake in step.mistakes}
        assert every == set(MISTAKES[name].values())


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_heard_by_somebody(name: str) -> None:
    heard = set(HEARD[name]) | set(MISTAKES[name].values())
    for seed in range(200):
        wanted = {step.say for step in lesson(name).steps if step.say} - heard
        if not wanted:
            break
        rng = random.Random(f"heard {name} {seed}")
        often = (0.05, 0.3, 0.9)[seed % 3]
        heard |= set(Walk(name).play(_careless(rng, often)).texts)
    assert {step.say for step in lesson(name).steps if step.say} - heard == set()


def _careless(rng: random.Random, often: float) -> Any:
    def choose(course: Course, legal: tuple[Any, ...]) -> Any:
        if rng.random() >= often:
            return None
        if rng.random() < 0.5:
            return rng.choice(legal)
        # A bid is one of many, a pass is one: by kind both are as likely.
        kind = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
        return rng.choice([action for action in legal if type(action) is kind])

    return choose


# ------------------------------------------------------------------------------------------ what a lesson insists on


@pytest.mark.parametrize(
    ("until", "action"),
    [("call 6 S", "pass"), ("call 6 S", "misere"), ("pass", "call 6 D"), ("whist", "pass")],
)
def test_what_would_end_the_step_is_refused_and_changes_nothing(until: str, action: str) -> None:
    seen: list[str] = []

    def choose(course: Course, legal: tuple[Any, ...]) -> Any:
        wanted = parse_action(action, course.lesson.game.action_type)
        if course.suggestion is not None and action_text(course.suggestion) == until and not seen:
            assert wanted in legal
            seen.append(until)
            before = course.due
            with pytest.raises(LessonError) as found:
                course.check(LEARNER, wanted)
            assert found.value.code == "lesson_needs_another"
            assert course.due is before
        return None

    assert Walk("preferans").play(choose).texts == HEARD["preferans"]
    assert seen == [until]


def test_an_unknown_lesson() -> None:
    with pytest.raises(LessonError) as found:
        lesson("chess")
    assert found.value.code == "unknown_lesson"
    assert found.value.params == {"lesson": "chess", "known": ", ".join(NAMES)}
    assert [lesson_of(rules) for rules in ("preferans/sochi+pool.size=20", "1001/ru", "thousand", "chess/ru")] == [
        "preferans", "1001", "thousand", "",
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------ what the files say


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_a_lesson_are_there_and_none_is_spare(name: str) -> None:
    read: Lesson = lesson(name)
    steps = {step.say for step in read.steps if step.say}
    mistakes = {mistake.say for step in read.steps for mistake in step.mistakes}
    needed = {read.message(say) for say in steps | mistakes} | {f"{read.message(say)}-title" for say in steps}
    for language in languages():
        known = {message for message in messages(language, "lessons") if message.startswith(f"lesson-{name}-")}
        assert known == needed, language


@pytest.mark.parametrize("name", NAMES)
def test_every_pattern_is_that_of_an_action(name: str) -> None:
    """A pattern that fits nothing is a slip of the pen: each fits some action that a learner could do."""
    read = lesson(name)
    patterns = {pattern for step in read.steps for pattern in (*step.suggest, *step.only, *step.when.said)}
    patterns |= {pattern for step in read.steps for mistake in step.mistakes for pattern in mistake.do}
    patterns |= {step.when.offered for step in read.steps if step.when.offered}
    patterns |= {step.when.unsaid for step in read.steps if step.when.unsaid}
    for seed in range(200):
        careless = _careless(random.Random(f"patterns {name} {seed}"), (0.1, 0.4, 0.9)[seed % 3])

        def choose(course: Course, now: tuple[Any, ...], careless: Any = careless) -> Any:
            for text in map(action_text, now):
                patterns.difference_update([pattern for pattern in patterns if fnmatchcase(text, pattern)])
            return careless(course, now)

        Walk(name).play(choose)
        if not patterns:
            break
    assert patterns == set()
