"""Records: exact round trips of text and JSON, replay, and the name of every fault."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import games
from prikup.core.actions import Action
from prikup.core.errors import IllegalAction, NotationError, PrikupError, RulesError, SetupError
from prikup.core.match import Match
from prikup.games import GAMES, new_match
from prikup.notation.actions import parse_step, step_text
from prikup.notation.errors import CODES, RECORD_CODES, RecordError
from prikup.notation.position import parse_position, parse_state, position_text
from prikup.notation.reading import check, completed, load_match, read_record, record_text
from prikup.notation.record import LARGEST_FILE, Record
from prikup.preferans import actions as preferans
from prikup.preferans.setup.form import Setup
from prikup.thousand.setup.problems import CODES as SETUP_CODES
from tests.notation.support import played, some_match, steps
from tests.support.random_play import step

DOCS = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
STEPS = (
    "table deal HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK / CJ.SQJ", "1 bid 100", "2 pass", "0 pass", "1 give 0 S9",
    "1 give 2 SJ", "1 name 100", "1 play DQ!", "2 play CT", "0 play DA", "table fault 2 look",
)  # fmt: skip


def example() -> Record:
    """A fault, a deal written off, and a second deal that waits for its shuffle."""
    match = new_match("thousand/ru+writeoff.kind=play", 0)
    for text in (*STEPS, "0 play CK", "1 writeoff"):
        match.apply(*parse_step(text, match.game.action_type))
    return Record.of(match, ("Анна", "Boris: the second", "Vera"), "Sochi, 2024-07-01")


TEXT = record_text(example())


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def as_json(**values: object) -> bytes:
    """The example as JSON with some keys changed."""
    return msgspec.json.encode({**msgspec.json.decode(example().json()), **values})


REFUSED: list[tuple[str, str | int | None, str | bytes]] = [
    ("too_large", None, "x" * (LARGEST_FILE + 1)),
    ("too_large", 2, "prikup record 1\n" + "x" * 13_000),
    ("not_text", 2, b"prikup record 1\n\xff\xfe"),
    ("not_text", 1, b"\x00\x01\x02"),
    ("not_a_record", 1, ""),
    ("not_a_record", 3, "\n\n[Event \"chess\"]\n"),
    ("unknown_format", 1, changed("record 1", "record 2")),
    ("unknown_format", None, as_json(format=7)),
    ("bad_json", None, example().json()[:200]),
    ("bad_json", None, as_json(extra=1)),
    ("bad_json", None, '{"log":' + "[" * 100_000),
    ("unknown_header", "colour:", changed("about:", "colour:")),
    ("header_twice", "rules: thousand/ru\n", changed("version: 1", "rules: thousand/ru")),
    ("header_missing", "table deal", changed("version: 1\n", "")),
    ("late_header", "dealer: 1", changed("1 bid 100", "dealer: 1")),
    ("bad_header", "version:", changed("version: 1", "version: one")),
    ("bad_header", "dealer: 4", changed("dealer: 0", "dealer: 4")),
    ("bad_header", "options end:", changed("end: target=1000", "end: target")),
    ("bad_header", "seat 2: Boris", changed("seat 1", "seat 2")),
    ("bad_header", "end: draw", changed("end: unfinished", "end: draw")),
    ("bad_header", "about:", changed("about: Sochi, 2024-07-01", "about:")),
    ("bad_header", "about:", changed("about: Sochi", "about: " + "x" * 301)),
    ("bad_header", None, as_json(about="two\nlines")),
    ("bad_header", None, as_json(dealer=-1)),
    ("bad_header", None, as_json(options={"end target": "1000"})),
    ("bad_header", None, as_json(winners=[10])),
    ("header_missing", None, as_json(names=[])),
    ("header_missing", None, as_json(names=["a", "b"])),
    ("bad_name", "seat 0", changed("Анна", "А\u202eнна")),
    ("bad_name", None, as_json(names=["a", "b", " c"])),
    ("bad_rules", "rules:", changed("writeoff.kind=play", "writeoff.kind=often")),
    ("bad_rules", "rules:", changed("rules: thousand", "rules: chess")),
    ("other_version", "version:", changed("version: 1", "version: 99")),
    ("options_differ", "options end:", changed("target=1000", "target=500")),
    ("options_differ", "options writeoff:", changed("writeoff: kind=play", "writeoff: kind=lead")),
    ("bad_start", "start:", changed("about:", "start: totals 950 0 0\nabout:")),
    ("bad_step", "1 bid many", changed("1 bid 100", "1 bid many")),
    ("bad_step", "table deal", changed("HAK.DAT9", "H?")),
    ("bad_step", None, as_json(log=["1 bid 100\n"])),
    ("illegal_step", "1 bid 120", changed("1 bid 100", "1 bid 120")),
    ("illegal_step", "2 play DA", changed("2 play CT", "2 play DA")),
    ("bad_score", "= present", changed("= fine", "= present")),
    ("bad_score", "= 2 fault.look 120", changed("fault.look -120", "fault.look 120")),
    ("bad_score", "0 play CK", changed("= totals 0 0 -120\n", "")),
    ("bad_score", None, as_json(written=[{"after": 90, "deal": 1, "ending": "tricks", "lines": [], "totals": [1]}])),
    ("score_missing", "table fault", changed("= fine\n= 2 fault.look -120\n= totals 0 0 -120\n", "")),
    ("score_differs", "= 2 fault.look -240", changed("fault.look -120", "fault.look -240")),
    ("score_differs", "= totals 0 0 -240", changed("totals 0 0 -120", "totals 0 0 -240")),
    ("score_differs", "= fine\n= totals 0 0 0\n", changed("1 bid 100", "= fine\n= totals 0 0 0\n1 bid 100")),
    ("result_differs", "end: won 1", changed("end: unfinished", "end: won 1")),
    ("truncated", "", TEXT[: TEXT.rindex("end:")]),
    ("truncated", "", "\n".join(TEXT.split("\n")[:20])),
    ("after_end", "2 pass\n", TEXT + "2 pass\n"),
]  # fmt: skip


def test_a_record_says_everything() -> None:
    record = example()
    assert read_record(TEXT) == record
    assert record_text(read_record(TEXT)) == TEXT
    assert read_record(record.json()) == record
    assert read_record(record.json()).json() == record.json()
    assert check(record) is None
    assert check(TEXT) is None
    assert check(TEXT.encode()) is None
    assert check(record.json()) is None
    assert check("\ufeff" + TEXT.replace("\n", "\r\n")) is None
    assert [one.texts()[0] for one in record.written] == ["fine", "deal 1 writeoff"]


@pytest.mark.parametrize(("code", "line", "data"), REFUSED)
def test_refused(code: str, line: str | int | None, data: str | bytes) -> None:
    fault = check(data)
    assert isinstance(fault, RecordError)
    if isinstance(line, str):
        # The faulty line, by its beginning; empty for the end of the file.
        assert isinstance(data, str)
        line = data[: data.rindex("\n" + line) + 1 if line else len(data)].count("\n") + 1
    assert (fault.code, fault.line) == (code, line), fault
    assert all(len(str(value)) <= 200 for value in fault.params.values())
    with pytest.raises(RecordError) as caught:
        load_match(data)
    assert (caught.value.code, caught.value.params) == (fault.code, fault.params)


def test_every_code_has_an_example() -> None:
    assert set(RECORD_CODES) == {code for code, _, _ in REFUSED}


def test_a_fault_carries_its_cause() -> None:
    causes = {code: type(check(data).cause) for code, _, data in REFUSED if isinstance(data, str)}  # type: ignore[union-attr]
    assert causes["illegal_step"] is IllegalAction
    assert causes["bad_step"] is NotationError
    assert causes["bad_rules"] is RulesError
    assert causes["bad_start"] is SetupError
    fault = check(changed("2 play CT", "2 play DA"))
    assert fault is not None
    assert fault.params["why"] == "not_your_card"
    assert fault.params["step"] == 9


def test_an_option_younger_than_the_record_stands_at_its_default() -> None:
    assert check(changed(" equal=play_on", "")) is None


OLD_COUNTERS = "totals 300 100 0; dealer 1; bolts 9 0 0"
"""Nine bolts of three: earlier versions took such a beginning."""


def test_a_record_that_was_kept_may_begin_with_counters_that_no_deals_give() -> None:
    game = games.game("thousand/ru-common")
    begun = parse_state(game, OLD_COUNTERS, older=True)
    match: Match[Any, Any, Any] = Match(game, 1, start=begun)
    rng = random.Random("counters of an older version")
    while game.deals(match.state) < 3 and not match.over:
        step(rng, match)
    kept = record_text(Record.of(match, ("Anna", "Boris", "Vera")))
    assert "bolts 9 0 0" in kept
    assert check(kept) is None
    again = load_match(kept)
    assert (again.log, game.totals(again.state)) == (match.log, game.totals(match.state))
    assert load_match(read_record(kept).json()).log == match.log


def test_a_position_and_a_draft_may_not() -> None:
    with pytest.raises(SetupError) as caught:
        parse_position(f"thousand/ru-common; {OLD_COUNTERS}")
    assert caught.value.code == "counter_impossible"
    draft = f"prikup record 1\nrules: thousand/ru-common\nstart: {OLD_COUNTERS}\n\ntable shuffle 00\n"
    with pytest.raises(RecordError) as refused:
        completed(draft)
    assert refused.value.code == "bad_start"
    # What an older version took is still no other nonsense.
    with pytest.raises(SetupError):
        parse_state(games.game("thousand/ru-common"), "totals 5000 0 0", older=True)


def test_the_example_of_the_documentation_is_a_record() -> None:
    text = DOCS.read_text("utf-8")
    examples = re.findall(r"```record\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 1
    assert check(examples[0]) is None
    assert record_text(read_record(examples[0])) == examples[0]
    drafts = re.findall(r"```draft\n(.*?)```", text, re.DOTALL)
    assert [completed(draft).winners for draft in drafts] == [None]
    for position in re.findall(r"```position\n(.*?)\n```", text, re.DOTALL):
        assert position_text(*parse_position(position)) == position


def test_the_documentation_lists_every_code() -> None:
    text = DOCS.read_text("utf-8")
    assert [code for code in (*CODES, *SETUP_CODES) if f"`{code}`" not in text] == []


def test_the_documentation_has_the_actions_and_the_fields_of_preferans() -> None:
    text = DOCS.read_text("utf-8")
    game = new_match("preferans/klassika").game
    rows = text[text.index("and these:") : text.index("`parse_action(text")].split("\n")
    steps = [step for row in rows if row.startswith("| `") for step in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert [step_text(*parse_step(step, game.action_type)) for step in steps] == steps
    assert {kind for kind in _words(preferans) if not re.search(rf"`(\d |table )?{kind}\b", text)} == set()
    assert [name for name in Setup.__struct_fields__ if f"`{name}`" not in text] == []


def _words(module: ModuleType) -> set[str]:
    """The words of the actions that a module has of its own."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Action))
    return {str(kind.__struct_config__.tag) for kind in kinds if kind is not Action}


def test_a_name_that_no_line_can_hold_is_refused() -> None:
    match = new_match("thousand/ru")
    for names in (("a", "b"), ("a", "b", "c\nd"), ("a", "b", "")):
        with pytest.raises(RecordError) as caught:
            Record.of(match, names)
        assert caught.value.code == "bad_name"


def test_a_deal_by_hand_is_completed() -> None:
    draft = "prikup record 1\nrules: thousand/ru+writeoff.kind=play\n# from a book\n" + "\n".join(
        [*STEPS[:7], "1 writeoff"]
    )
    record = completed(draft)
    assert check(record) is None
    assert record.names == ("0", "1", "2")
    assert record.written[0].totals == (60, -100, 60)
    with pytest.raises(RecordError) as caught:
        completed(draft + "\n0 pass")
    assert (caught.value.code, caught.value.line) == ("illegal_step", 12)
    with pytest.raises(RecordError) as unknown:
        completed(draft.replace("thousand/", "chess/"))
    assert (unknown.value.code, unknown.value.line) == ("bad_rules", 2)


@pytest.mark.search
@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
def test_round_trip_of_random_matches(rng: random.Random, name: str) -> None:
    match = played(rng, rng.randint(0, 300), name)
    record = Record.of(match, ("a", "Ж", "中 文", "ñ")[: match.players])
    text = record_text(record)
    assert read_record(text) == record
    assert record_text(read_record(text)) == text
    assert read_record(record.json()) == record
    assert check(text) is None
    again = load_match(text)
    assert (again.state, again.log, again.events, again.winners) == (
        match.state,
        match.log,
        match.events,
        match.winners,
    )


@pytest.mark.search
@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False))
def test_a_match_can_begin_anywhere(rng: random.Random, name: str) -> None:
    match = played(rng, rng.randint(0, 60), name)
    later = type(match)(match.game, start=match.state)
    for _ in steps(rng, later, 40):
        pass
    record = Record.of(later)
    assert record.start
    assert check(record) is None
    assert record.match().state == later.state


@pytest.mark.search
@pytest.mark.parametrize("name", GAMES)
@given(rng=st.randoms(use_true_random=False), data=st.data())
def test_damaged_records_are_refused_by_name(rng: random.Random, data: st.DataObject, name: str) -> None:
    match = some_match(rng, name)
    for _ in steps(rng, match, 60):
        pass
    record = Record.of(match)
    raw = bytearray(record_text(record).encode() if data.draw(st.booleans()) else record.json())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        match data.draw(st.sampled_from(["set", "cut", "drop", "twice", "insert"])):
            case "set":
                raw[at] = data.draw(st.integers(0, 255))
            case "cut":
                del raw[max(at, 1) :]
            case "drop":
                del raw[at : at + data.draw(st.integers(1, 30))]
            case "twice":
                raw[at:at] = raw[at : at + 40]
            case _:
                raw[at:at] = data.draw(
                    st.sampled_from([b"\n", b" ", b":", b"=", b"0", b"-", b"HA", b"table ", b"\xff"])
                )
        if not raw:
            break
    fault = check(bytes(raw))
    assert fault is None or fault.code in RECORD_CODES
    try:
        found = read_record(bytes(raw))
    except PrikupError:
        return
    # What can be read can be written, in both forms.
    assert read_record(record_text(found)) == found
    assert read_record(found.json()) == found


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_garbage_is_refused(data: str | bytes) -> None:
    fault = check(data)
    assert fault is not None
    assert fault.code in RECORD_CODES


def test_reading_a_long_record_takes_time_by_its_length() -> None:
    def seconds(fines: int) -> float:
        block = "".join(f"table fault 0 look\n= fine\n= 0 fault.look -1\n= totals {-n} 0 0\n" for n in range(fines))
        head = TEXT[: TEXT.index("table deal")]
        began = time.process_time()
        record = read_record(f"{head}{block}end: unfinished\n")
        assert len(record.log) == fines
        return time.process_time() - began

    seconds(100)
    small, large = max(seconds(2_000), 0.001), seconds(40_000)
    # Twenty times the lines; quadratic time would be 400 times as long.
    assert large < 120 * small


def test_a_draft_that_is_too_large_is_not_read() -> None:
    with pytest.raises(RecordError) as caught:
        completed("x" * (LARGEST_FILE + 1))
    assert (caught.value.code, caught.value.params["limit"]) == ("too_large", LARGEST_FILE)


@pytest.mark.parametrize("data", [TEXT, example().json()], ids=("text", "json"))
def test_a_record_with_too_many_steps_is_not_replayed(data: str | bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("reading", "record"):
        monkeypatch.setattr(f"prikup.notation.{module}.MOST_STEPS", 4)
    fault = check(data)
    assert fault is not None
    # In the text the fifth step is named, where reading stops.
    line = TEXT[: TEXT.index("1 give 0 S9")].count("\n") + 1 if isinstance(data, str) else None
    assert (fault.code, fault.params["limit"], fault.line) == ("too_large", 4, line)


def test_a_draft_may_begin_with_a_byte_order_mark() -> None:
    draft = "prikup record 1\nrules: thousand/ru\ntable shuffle 2a\n1 bid 100\n"
    assert completed("\ufeff" + draft) == completed(draft)
