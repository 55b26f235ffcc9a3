"""``prikup play`` and ``prikup replay`` in a terminal: which table is shown, and what is kept. The tables have tests of
their own; here somebody answers for them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli import plain, saves
from prikup.cli.errors import InputError, input_error
from prikup.cli.lesson import Teacher
from prikup.cli.play import LESSON, play
from prikup.cli.preferans.table import PreferansReplay
from prikup.cli.replay import replay
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table import run_app
from prikup.cli.table.start_app import INTERRUPT, StartApp
from prikup.cli.texts import CliTexts
from prikup.cli.thousand.table import ThousandReplay, ThousandTable
from prikup.notation.reading import record_text
from prikup.notation.record import Record

WORDS = CliTexts("en")
RULES = "thousand/ru+end.target=300+barrel.at=off"


class Somebody:
    """Looks at each screen in turn, and leaves it with an answer."""

    def __init__(self) -> None:
        self.answers: list[Any] = []
        self.seen: list[Any] = []

    def __call__(self, app: Any, _: object) -> Any:
        self.seen.append(app)
        answer = self.answers.pop(0)
        return answer(app) if callable(answer) else answer

    @property
    def screens(self) -> list[type]:
        return [type(app) for app in self.seen]


@pytest.fixture
def somebody(home: Path, monkeypatch: pytest.MonkeyPatch) -> Somebody:
    found = Somebody()
    monkeypatch.setattr(run_app, "run", found)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    return found


def played(rules: str, steps: int) -> Any:
    """A match of bots after so many steps, or at its end."""
    match = games.new_match(rules)
    bots = {seat: make_bot("thumb", str(seat), match.game.name) for seat in range(match.players)}
    session = Session(match, bots, ShuffleSeeds("3"))
    for _ in range(steps):
        if not match.over:
            session.step()
    return match


def go_on(app: ThousandTable) -> int:
    """One action, and away."""
    session = app.session
    if session.human_awaited():
        session.act(app.me, session.human_legal()[0])
    else:
        session.step()
    return 0


def kept(match: Any, path: Path) -> Path:
    """A record of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(Record.of(match, ("A", "B", "C")[: match.players])), "utf-8")
    return path


def test_after_the_lesson_the_start_screen_comes_again(somebody: Somebody) -> None:
    somebody.answers = [f"{LESSON}thousand", 0, "quit"]
    assert play(WORDS, None) == 0
    assert somebody.screens == [StartApp, ThousandTable, StartApp]
    assert isinstance(somebody.seen[1].coach, Teacher)


@pytest.mark.parametrize(("answers", "status"), [([f"{LESSON}thousand", 130], 130), ([INTERRUPT], 130), ([None], 0)])
def test_who_leaves_leaves(somebody: Somebody, answers: list[Any], status: int) -> None:
    somebody.answers = answers
    assert play(WORDS, None) == status
    assert not somebody.answers
    assert list(saves.folder().glob("*")) == []


def test_the_lesson_alone(somebody: Somebody) -> None:
    somebody.answers = [0]
    assert play(WORDS, "thousand", lesson=True, pace=False) == 0
    assert somebody.screens == [ThousandTable]
    assert somebody.seen[0].pace == 0.0


@pytest.mark.parametrize(("answer", "status"), [(INTERRUPT, 130), ("quit", 0), (None, 0)])
def test_who_picks_no_lesson_leaves(somebody: Somebody, answer: Any, status: int) -> None:
    somebody.answers = [answer]
    assert play(WORDS, None, lesson=True) == status
    assert somebody.screens == [StartApp]


def test_a_lesson_is_picked_from_the_list(somebody: Somebody) -> None:
    somebody.answers = [f"{LESSON}thousand", 0]
    assert play(WORDS, None, lesson=True) == 0
    assert somebody.screens == [StartApp, ThousandTable]


def test_a_match_is_kept_and_offered_at_the_next_start(
    somebody: Somebody, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("builtins.print", lambda *words, **_: said.append(" ".join(words)))
    record = tmp_path / "mine.record"

    somebody.answers = ["thousand/pl", go_on]
    assert play(WORDS, None, seat=1, record=record) == 0
    table = somebody.seen[1]
    assert (table.me, table.session.match.game.text) == (1, "thousand/pl")
    (path,) = saves.folder().iterdir()
    assert str(path) in said[-1]
    assert record.read_text("utf-8") == path.read_text("utf-8")
    # One that is over is not offered, and a broken one is named.
    kept(played(RULES, 10_000), saves.folder() / "2999-over.record")
    (saves.folder() / "2999-broken.record").write_text("nonsense", "utf-8")
    again = tmp_path / "again.record"
    somebody.answers = [lambda app: app.choices[0][0], 0]
    assert play(WORDS, None, record=again) == 0
    start, table = somebody.seen[2:]
    assert [name for name, _ in start.choices if name.startswith("saved:")] == [f"saved:{path}"]
    assert table.session.match.log == somebody.seen[1].session.match.log
    assert table.me == 1
    assert again.exists()
    assert len(list(saves.folder().iterdir())) == 3, "it goes on in its own file"
    # It goes on without a record, too.
    before = sorted(tmp_path.glob("*.record"))
    somebody.answers = [lambda app: app.choices[0][0], go_on]
    assert play(WORDS, None) == 0
    assert sorted(tmp_path.glob("*.record")) == before
    assert len(saves.load(path).match.log) > len(table.session.match.log)


def test_a_record_from_elsewhere_is_left_as_it_is(somebody: Somebody, tmp_path: Path) -> None:
    path = kept(played(RULES, 30), tmp_path / "from a friend.record")
    before = path.read_bytes()

    somebody.answers = [go_on]
    assert play(WORDS, None, load=path) == 0
    assert path.read_bytes() == before
    (own,) = saves.folder().iterdir()
    assert len(saves.load(own).match.log) > len(saves.load(path).match.log)


def test_a_table_that_had_to_close_says_why(somebody: Somebody) -> None:
    def fail(app: ThousandTable) -> int:
        app.input_error = input_error("x", "changed_elsewhere")
        return 2

    somebody.answers = [fail]
    with pytest.raises(InputError) as found:
        play(WORDS, RULES)
    assert found.value.error.code == "changed_elsewhere"


@pytest.mark.parametrize(("rules", "shown"), [(RULES, ThousandReplay), ("preferans/sochi", PreferansReplay)])
def test_a_record_is_shown_on_the_table_of_its_game(
    somebody: Somebody, tmp_path: Path, rules: str, shown: type
) -> None:
    somebody.answers = [0]
    assert replay(WORDS, kept(played(rules, 40), tmp_path / "x.record"), check=False, as_json=False) == 0
    assert somebody.screens == [shown]


def test_a_record_that_ends_within_a_trick_is_told_to_its_last_card(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = next(one for one in (played(RULES, steps) for steps in range(10, 60)) if within_a_trick(one))
    assert replay(WORDS, kept(match, tmp_path / "x.record"), check=False, as_json=False) == 0
    lines = capsys.readouterr().out.splitlines()
    view: Any = match.view(0)
    card = WORDS.card(view.tricks[-1].cards[-1])
    assert card in lines[-2], "the cards of the trick stand above the last line"


def within_a_trick(match: Any) -> bool:
    tricks: Any = getattr(match.view(0), "tricks", ())
    return bool(tricks) and tricks[-1].winner < 0


def test_a_match_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "MOST_DEALS", 2)
    lines: list[str] = []
    match = games.new_match("thousand/ru")
    session = Session(match, {seat: make_bot("thumb", str(seat)) for seat in range(3)}, ShuffleSeeds("3"))
    plain.watch(WORDS, session, ("A", "B", "C"), lines.append)
    assert session.deals == 2
    assert "2 deals" in lines[-1]
