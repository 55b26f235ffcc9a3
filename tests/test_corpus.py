"""What older versions have stored and sent is still read with the same meaning (spec/corpus, made by tools/corpus.py).

Nothing here writes to spec/corpus. Where something is compared by its fields, a field more is no fault: programs that
know nothing of it go on as before. A field that is missing, or means something else, is one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from prikup import games
from prikup.cli import saves
from prikup.core.errors import PrikupError
from prikup.notation.actions import action_text, parse_action
from prikup.notation.position import parse_position, position_text
from prikup.notation.reading import check, load_match, read_record, record_text
from prikup.server import messages
from prikup.server.tables import table as server_table
from prikup.server.tables.log_entries import read_entry
from prikup.server.tables.parsing import read_action, read_message
from prikup.sheets import keeper
from prikup.texts import Texts
from tests.server.http.support import SHORT, running, settings
from tests.support.corpus import of_match, of_rules, of_sheet, of_state, of_table, plain

CORPUS = Path(__file__).parents[1] / "spec" / "corpus"
FOLDERS = sorted(folder for folder in CORPUS.iterdir() if folder.is_dir())
WATCHER = -1


def kept(name: str) -> list[Any]:
    """The items of a file of meanings, of every folder, as parameters."""
    found = []
    for folder in FOLDERS:
        data = json.loads((folder / name).read_text("utf-8"))
        rows = data.items() if isinstance(data, dict) else enumerate(data)
        found += [pytest.param(folder, key, value, id=f"{folder.name}-{key}") for key, value in rows]
    return found


def missing(now: Any, then: Any, where: str = "") -> list[str]:
    """Where something of ``then`` is not so ``now``; fields more are no fault."""
    if isinstance(then, dict):
        if not isinstance(now, dict):
            return [f"{where}: {now!r} instead of an object"]
        found = [f"{where}.{name}: missing" for name in then if name not in now]
        return found + [
            one for name in then if name in now for one in missing(now[name], then[name], f"{where}.{name}")
        ]
    if isinstance(then, list):
        if not isinstance(now, list) or len(now) != len(then):
            return [f"{where}: {now!r} instead of {then!r}"]
        return [
            one
            for at, (new, old) in enumerate(zip(now, then, strict=True))
            for one in missing(new, old, f"{where}[{at}]")
        ]
    return [] if type(now) is type(then) and now == then else [f"{where}: {now!r} instead of {then!r}"]


def test_there_is_something_of_everything() -> None:
    for folder in FOLDERS:
        for part in ("records", "saved", "sheets", "tables", "streams"):
            assert len(list((folder / part).iterdir())) >= 4, part
        for part in ("records", "saved", "sheets", "tables"):
            names = {Path(name).stem for name in json.loads((folder / f"{part}.json").read_text("utf-8"))}
            assert names == {path.stem for path in (folder / part).iterdir()}, part
    first = json.loads((FOLDERS[0] / "records.json").read_text("utf-8"))
    assert {"thousand-ru.record", "1001-hulsemann.record", "preferans-klassika.record"} <= set(first)


@pytest.mark.parametrize(("folder", "name", "then"), kept("records.json"))
def test_records(folder: Path, name: str, then: dict[str, Any]) -> None:
    data = (folder / "records" / name).read_bytes()
    assert check(data) is None
    record = read_record(data)
    match = load_match(data)
    assert not missing(of_match(match), then)
    # Written lines are compared by ``check`` with what the match writes now; the totals stand in the last of them.
    if record.written:
        assert list(record.written[-1].totals) == then["totals"]
    if name.endswith(".record"):
        assert record_text(record).encode() == data
    else:
        assert not missing(json.loads(record.json()), json.loads(data))


@pytest.mark.parametrize(("folder", "name", "then"), kept("saved.json"))
def test_saved_matches(folder: Path, name: str, then: dict[str, Any]) -> None:
    found = saves.load(folder / "saved" / name)
    assert not missing({**of_match(found.match), "human": found.seating.human, "bots": list(found.seating.bots)}, then)


@pytest.fixture(scope="module")
def words() -> Texts:
    return Texts("en", strict=True)


@pytest.mark.parametrize(("folder", "name", "then"), kept("sheets.json"))
def test_sheets(folder: Path, name: str, then: dict[str, Any], words: Texts) -> None:
    text = (folder / "sheets" / name).read_text("utf-8")
    sheet = keeper.parse(text)
    assert sheet.text() == text
    assert not missing(of_sheet(sheet, words), then)


@pytest.mark.parametrize(("folder", "number", "then"), kept("rules.json"))
def test_rule_strings(folder: Path, number: int, then: dict[str, Any]) -> None:
    if "refused" in then:
        with pytest.raises(PrikupError) as caught:
            games.game(then["given"])
        assert caught.value.code == then["refused"]
        return
    game = games.game(then["given"])
    assert {"given": then["given"], **of_rules(game)} == then
    assert games.game(game.text).rules == game.rules


@pytest.mark.parametrize(("folder", "number", "then"), kept("positions.json"))
def test_positions(folder: Path, number: int, then: dict[str, Any]) -> None:
    if "refused" in then:
        with pytest.raises(PrikupError) as caught:
            parse_position(then["text"])
        assert caught.value.code == then["refused"]
        return
    game, state = parse_position(then["text"])
    assert position_text(game, state) == then["text"]
    now = of_state(game, state)
    assert not missing(now, {name: then[name] for name in now})
    for seat, actions in then["legal"].items():
        legal = [action_text(action) for action in game.legal(state, int(seat))]
        assert (legal if isinstance(actions, list) else len(legal)) == actions


@pytest.mark.parametrize(("folder", "number", "then"), kept("actions.json"))
def test_actions(folder: Path, number: int, then: dict[str, Any]) -> None:
    kind = games.game_class(then["game"]).action_type
    action = parse_action(then["text"], kind)
    assert action_text(action) == then["text"]
    assert not missing(plain(action), then["json"])
    # As a bot sends it; what only the table says is refused there by the game, not here.
    assert read_action(then["json"], kind) == action


# The server.


@pytest.mark.parametrize(("folder", "number", "then"), kept("said.json"))
def test_what_pages_and_programs_send(folder: Path, number: int, then: dict[str, Any]) -> None:
    assert not missing(plain(read_message(json.dumps(then))), then)


def bodies(path: Path) -> list[bytes]:
    """The bodies of a table's log, to the letter."""
    rows = path.read_bytes().splitlines()[1:]
    return [bytes(msgspec.json.decode(row, type=dict[str, msgspec.Raw])["body"]) for row in rows]


@pytest.mark.parametrize(("folder", "name", "then"), kept("tables.json"))
def test_table_logs(folder: Path, name: str, then: dict[str, Any]) -> None:
    path = folder / "tables" / f"{name}.jsonl"
    head = json.loads(path.read_text("utf-8").splitlines()[0])["table"]
    table = server_table.load(head["id"], bodies(path))
    now = of_table(table, map(int, then["states"]))
    assert not missing(now, then)
    assert (head["status"], head["rules"]) == (now["info"]["status"], now["info"]["rules"])


def moves_of(path: Path, seat: int) -> tuple[dict[int, Any], dict[int, Any]]:
    """What the log of a table says to a seat now: messages by number, and states by the number that they stand at."""
    table = server_table.Table("frozen")
    moved: dict[int, Any] = {}
    states: dict[int, Any] = {}
    for body in bodies(path):
        for to, message in table.fold(read_entry(body)):
            if to == seat:
                found = json.loads(message)
                moved[found["n"]] = found
        if seat in table.feeds:
            state = plain(table.state(seat, table.info(), None))
            states.setdefault(state["n"], state)
    return moved, states


STREAMS = [
    pytest.param(folder, path.stem, id=f"{folder.name}-{path.stem}")
    for folder in FOLDERS
    for path in sorted((folder / "streams").iterdir())
]


@pytest.mark.parametrize(("folder", "name"), STREAMS)
def test_streams(folder: Path, name: str) -> None:
    """Page and program are sent what they were sent: state by state, move by move, and the view adds up as the bot API
    says (``view.update(patch)``)."""
    table, _, who = name.rpartition("-")
    seat = WATCHER if who == "watcher" else int(who)
    moved, states = moves_of(folder / "tables" / f"{table}-begun.jsonl", seat)
    view: dict[str, Any] = {}
    counted = 0
    for line in (folder / "streams" / f"{name}.jsonl").read_text("utf-8").splitlines():
        then = json.loads(line)
        if then["t"] == "state":
            now = states[then["n"]]
            assert not missing({name: now[name] for name in SAID if name in now}, {name: then[name] for name in SAID})
            view = dict(now["view"])
        elif then["t"] == "moved":
            counted += 1
            assert not missing(moved[then["n"]], then)
            view.update(moved[then["n"]]["patch"])
            assert not missing({name: plain(view[name]) for name in then["patch"]}, then["patch"])
        else:
            # Who sits there, and answers: made by the server at the moment. Every field of them is still sent.
            assert not unknown(then)
    assert counted >= 10
    last = states[max(states)]["view"]
    assert not missing(view, last)


SAID = ("t", "seat", "n", "view", "awaits", "counts", "offer", "history")
"""What a state says of the match; beside it stand the table and its clocks."""


def unknown(then: dict[str, Any]) -> list[str]:
    """Fields of a message from the server that its messages do not have now, or hold something else in."""
    kinds = {kind.__struct_config__.tag: kind for kind in messages.FromServer.__subclasses__()}
    kind = kinds[then["t"]]
    hints = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    found = [name for name in then if name not in hints and name != "t"]
    for name, value in then.items():
        if name in hints:
            msgspec.convert(value, hints[name])
    return found


# HTTP.


def forms(now: Any, then: Any, where: str = "") -> list[str]:
    """Where an answer has another form than ``then``: a field that is missing, or of another type."""
    if isinstance(then, dict) and isinstance(now, dict):
        found = [f"{where}.{name}: missing" for name in then if name not in now]
        return found + [one for name in then if name in now for one in forms(now[name], then[name], f"{where}.{name}")]
    if isinstance(then, list) and isinstance(now, list):
        if then and not now:
            return [f"{where}: empty"]
        return forms(now[0], then[0], f"{where}[0]") if then else []
    if now is None or then is None:
        return []
    return [] if type(now) is type(then) else [f"{where}: {now!r} instead of {then!r}"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_requests(folder: Path, tmp_path: Path) -> None:
    """The same requests are answered in the same form, and refused with the same status and code."""
    told = json.loads((folder / "requests.json").read_text("utf-8"))
    faults: list[str] = []
    with running(settings(tmp_path)) as site:
        boris, anna = site.guest("Boris"), site.guest("Anna")
        known: dict[str, str] = {}
        with httpx.Client(base_url=site.url, timeout=20, verify=False) as client:

            def as_program(method: str, path: str, body: Any) -> httpx.Response:
                return client.request(method, path, json=body)

            send: dict[str, Callable[[str, str, Any], httpx.Response]] = {"page": boris.send, "program": as_program}
            known["$table"] = anna.table(SHORT, bots=["random"], pace=0)["id"]
            for one in told:
                path = one["path"]
                for name, value in known.items():
                    path = path.replace(name, value)
                answer = send[one["who"]](one["method"], path, one["body"])
                where = f"{one['method']} {one['path']}"
                if (answer.status_code, answer.headers.get("content-type", "")) != (one["status"], one["type"]):
                    faults.append(f"{where}: {answer.status_code} {answer.text[:200]}")
                    continue
                said: Any = answer.json() if "json" in one["type"] else answer.text
                faults += forms(said, one["answer"], where)
                if one["status"] >= 400 and said["code"] != one["answer"]["code"]:
                    faults.append(f"{where}: {said['code']} instead of {one['answer']['code']}")
                if path == "/api/tokens":
                    client.headers["authorization"] = f"Bearer {said['secret']}"
                if path == "/api/records" and answer.is_success:
                    known["$record"] = said["record"]
        boris.close()
        anna.close()
    assert not faults
    assert len(told) >= 20
