"""The lessons at the terminal's table: by keys, with the suggestions, against them, and how they are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from prikup.cli import app as command
from prikup.cli import play as playing
from prikup.cli.adapters import adapter_of
from prikup.cli.lesson import LessonAdviser, LessonSession, Teacher, lesson_session
from prikup.cli.table.app import TableApp
from prikup.cli.table.screens import TextScreen
from prikup.cli.texts import CliTexts
from prikup.core.actions import Pass
from prikup.core.seats import TABLE
from prikup.lessons import NAMES
from tests.cli.screens import by_the_hint, settle

pytestmark = pytest.mark.turns(4)

SMALL = (80, 24)


def lesson_table(name: str, lang: str = "en") -> TableApp:
    words = CliTexts(lang)
    session = lesson_session(name)
    course = session.course
    kind = adapter_of(session.match.game.name).table()
    assert kind is not None
    names = ("You", "Olga", "Boris")[: session.match.players]
    coach = Teacher(words, course, names)
    deals = len(course.lesson.deals)
    return kind(words, session, names, LessonAdviser(course), pace=0.0, coach=coach, head="Lesson", deals=deals)


async def read_on(app: TableApp, pilot: Pilot[Any], pages: list[tuple[str, str]]) -> None:
    """Closes pages until the learner must act or the table has closed."""
    for _ in range(100):
        await settle(pilot)
        if app.return_value is not None or not app.is_running:
            return
        if isinstance(app.screen, TextScreen):
            pages.append((app.screen.page_title, str(app.screen.page_body)))
            await pilot.press("enter")
        elif 0 in app.session.match.awaits():
            return


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.slow), "ru"])
async def test_a_lesson_by_keys(name: str, lang: str) -> None:
    """Every explanation comes before the action that it is about, the last one has the suggestion, the table closes."""
    app = lesson_table(name, lang)
    pages: list[tuple[str, str]] = []
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await read_on(app, pilot, pages)
            if app.return_value is not None:
                break
            await by_the_hint(app, pilot)
    assert app.return_value == 0
    assert isinstance(app.session, LessonSession)
    lesson = app.session.course.lesson
    assert len(app.view.results) == len(lesson.deals)
    words = app.words
    titles = [title for title, _ in pages]
    told = {words.say(f"{lesson.message(step.say)}-title") for step in lesson.steps if step.say}
    assert len(told & set(titles)) >= 8
    assert titles[0] == words.say(f"lesson-{name}-welcome-title")
    assert titles[-1] == words.say(f"{lesson.message(lesson.steps[-1].say)}-title")
    suggested = words.say("lesson-suggestion", action="")
    assert any(suggested in body for _, body in pages)


async def test_what_a_lesson_needs_is_said_in_the_note() -> None:
    """A pass would end the first deal of Preferans before it has begun: it is refused in words, and nothing is done."""
    app = lesson_table("preferans")
    async with app.run_test(size=SMALL) as pilot:
        await read_on(app, pilot, [])
        log = list(app.session.match.log)
        assert Pass() in app.legal
        await pilot.press(next(one.key for one in app.bar if one.action == Pass()))
        await settle(pilot)
        assert app.session.match.log == log
        note = str(app.screen_stack[0].query_one("#note").render())
        assert note == app.words.say("error-lesson_needs_another").rstrip(".")
        await pilot.press("h")
        await settle(pilot)
        assert str(app.screen_stack[0].query_one("#note").render()) == "I would: 6♠"


def test_deals_after_the_first_are_the_arranged_ones() -> None:
    session = lesson_session("preferans")
    session.bots[0] = session.bots[1]
    session.human = None
    for _ in range(400):
        if session.course.over:
            break
        if 0 in session.match.awaits() and session.course.suggestion is not None:
            session.act(0, session.course.suggestion)
        else:
            session.step()
    dealt = [action for seat, action in session.match.log if seat == TABLE]
    assert dealt == [session.course.lesson.deal(number) for number in range(3)]


@pytest.mark.parametrize(
    ("arguments", "lesson"),
    [
        (("play", "--lesson", "preferans"), "preferans"),
        (("play", "1001", "--lesson"), "1001"),
        (("play", "thousand/ru", "--lesson"), "thousand"),
        (("play", "--lesson"), "chosen"),
    ],
)
def test_which_lesson(home: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], lesson: str) -> None:
    """A name or a rule string says which; without one the person is asked, as ever since there has been one lesson."""
    begun: list[str] = []

    def note(words: CliTexts, name: str, *, pace: bool) -> int:
        begun.append(name)
        return 0

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(playing, "_lesson", note)
    monkeypatch.setattr("prikup.cli.table.run_app.run", lambda app, ended: "lesson:chosen")
    assert command.run(arguments) == 0
    assert begun == [lesson]
