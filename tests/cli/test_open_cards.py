"""Open cards in the terminal's replay: what each play could still bring, of finished deals."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from textual.widgets import Static

from prikup.cli.open_cards import lines
from prikup.cli.table import replay_app
from prikup.cli.texts import CliTexts
from prikup.cli.thousand.table import ThousandReplay
from prikup.core.cards import parse_card
from prikup.match_runner import AnyMatch
from prikup.notation.record import Record
from prikup.search import Answer, CardValue, SearchError, solve
from prikup.search.answers import Question
from tests.cli.screens import settle
from tests.cli.test_table import NAMES, dealt, to_play
from tests.support.random_play import step

SPADE_ACE, HEART_KING, DIAMOND_EIGHT = map(parse_card, ("SA", "HK", "D8"))


def told(app: ThousandReplay) -> str:
    """What the replay says of open cards; nothing while the switch is off."""
    board = app.query_one("#open", Static)
    return str(board.render()) if board.display else ""


def finish(match: AnyMatch) -> random.Random:
    """Plays the deal to its end by chance; the chance goes on with what is returned."""
    rng = random.Random(1)
    while match.game.deals(match.state) < 1:
        step(rng, match, rare=0)
    return rng


def plays(*values: tuple[int, bool, int, int]) -> tuple[CardValue, ...]:
    return tuple(CardValue(card, announce, low, high) for card, announce, low, high in values)


@pytest.mark.parametrize(
    ("question", "bounds", "cards", "said"),
    [
        (
            Question(1, "tricks", "most"),
            (6, 6),
            plays((DIAMOND_EIGHT, False, 5, 5), (SPADE_ACE, False, 6, 6), (HEART_KING, False, 6, 6)),
            ["With best play: Boris – 6 tricks", "6: A♠, K♥   5: 8♦"],
        ),
        # A defender's turn: the best play is the one that leaves the declarer least.
        (
            Question(1, "tricks", "most"),
            (1, 1),
            plays((SPADE_ACE, False, 2, 2), (HEART_KING, False, 1, 1)),
            ["With best play: Boris – 1 trick", "1: K♥   2: A♠"],
        ),
        (
            Question(0, "points", "most"),
            (90, 120),
            plays((SPADE_ACE, False, 80, 110), (HEART_KING, True, 90, 120)),
            ["With best play: Anna – 90…120 points", "90…120: K♥ with its marriage   80…110: A♠"],
        ),
        (
            Question(0, "points", "most", margin=True),
            (-14, -14),
            plays((SPADE_ACE, False, -14, -14)),
            ["With best play: Anna – a difference of −14", "−14: A♠"],
        ),
        (
            Question(2, "tricks", "fewest", guarantee=True),
            (3, 3),
            plays((SPADE_ACE, False, 3, 3), (HEART_KING, False, 4, 4)),
            ["Whatever the others do: Vera – at most 3 tricks", "3: A♠   4: K♥"],
        ),
        (
            Question(2, "points", "most", guarantee=True),
            (21, 21),
            plays((SPADE_ACE, False, 21, 21)),
            ["Whatever the others do: Vera – at least 21 points", "21: A♠"],
        ),
    ],
)
def test_a_value_in_words(
    question: Question, bounds: tuple[int, int], cards: tuple[CardValue, ...], said: list[str]
) -> None:
    assert lines(CliTexts("en"), ("Anna", "Boris", "Vera"), Answer(question, *bounds, cards)) == said


def test_a_marriage_that_is_shown_is_no_card() -> None:
    """BT-030: the king is played later, or the queen."""
    (led,) = plays((HEART_KING, True, 137, 137))
    values = (replace(led, shown=True), led)
    found = Answer(Question(0, "points", "most"), 137, 137, values)
    assert lines(CliTexts("en"), ("Anna", "Boris", "Vera"), found)[1] == (
        "137: the marriage in ♥ shown, K♥ with its marriage"
    )


async def test_what_cannot_be_answered_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> Answer:
        raise SearchError("search_phase", phase="playing")

    monkeypatch.setattr(replay_app, "solve", refuse)
    match = to_play(dealt())
    first = len(match.log)
    finish(match)
    app = ThousandReplay(CliTexts("en"), Record.of(match, NAMES), match)
    async with app.run_test(size=(90, 40)) as pilot:
        app.go(first)
        await pilot.press("o")
        await app.workers.wait_for_complete()
        await settle(pilot)
        assert told(app) == app.words.error(SearchError("search_phase", phase="playing"))


async def test_the_switch_of_a_replay() -> None:
    match = to_play(dealt())
    first = len(match.log)
    rng = finish(match)
    # The next deal is under way when the record ends.
    while match.phase != "playing" or not match.state.phase.hands[0]:
        step(rng, match, rare=0)
    app = ThousandReplay(CliTexts("en"), Record.of(match, NAMES), match)
    async with app.run_test(size=(90, 40)) as pilot:
        await settle(pilot)
        assert told(app) == ""
        await pilot.press("o")
        await settle(pilot)
        assert told(app) == "Open cards: from the first trick to the last"
        ending = next(
            at
            for at in range(first, len(match.log))
            if (shown := app._match(at)).phase == "playing" and sum(map(int.bit_count, shown.state.phase.hands)) == 9
        )
        app.go(ending)
        await app.workers.wait_for_complete()
        await settle(pilot)
        shown = app.shown
        expected = lines(app.words, app.names, solve((shown.game, shown.state), cards=True))
        assert expected[0].startswith("With best play: ")
        assert told(app) == "\n".join(expected)
        app.go(len(match.log))
        await settle(pilot)
        assert told(app) == "Open cards: once the deal is over"
        await pilot.press("o")
        await settle(pilot)
        assert told(app) == ""
