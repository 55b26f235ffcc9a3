"""Another password, the end of an account, and what is cleared away: guests who never came back, sessions, seats."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from prikup.server.tables import account_removal
from prikup.server.user import DELETED_NAME
from tests.server.http.processes import serving
from tests.server.http.support import MANY, Page, Running, problem, read, running, settings

OLD, NEW = "correct horse", "battery staple"
DAY = 86_400_000


def account(site: Running, login: str, name: str = "Anna") -> Page:
    """Somebody with an account."""
    page = site.guest(name)
    assert page.register(login, OLD).status_code == 201
    return page


def closed_with(line: ClientConnection) -> int:
    """The code with which the server closes a socket, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(timeout=20)
    return line.close_code or 0


def deleted(page: Page, password: str = OLD) -> None:
    assert page.post("/api/me/delete", {"password": password}).status_code == 204


# ------------------------------------------------------------------------------------------------- passwords


def test_another_password_ends_the_other_sessions(site: Running) -> None:
    here, there = account(site, "two_places"), site.page()
    there.login("two_places", OLD)
    token = here.post("/api/tokens", {"name": "program"}).json()["secret"]
    table = here.table()["id"]
    with here.live(table) as own, there.live(table) as other:
        read(own)
        read(other)
        assert here.post("/api/me/password", {"old": OLD, "new": NEW}).status_code == 204
        assert closed_with(other) == 1001
        own.send('{"t": "ping"}')
        assert read(own, "pong")
    assert here.get("/api/me").json()["login"] == "two_places"
    assert problem(there.get("/api/me")) == (401, "no_session")
    assert here.get("/api/bot/me", headers={"authorization": f"Bearer {token}"}).status_code == 200
    assert problem(there.login("two_places", OLD)) == (401, "wrong_login")
    assert there.login("two_places", NEW).status_code == 200
    here.close()
    there.close()


def test_a_password_that_is_not_changed(site: Running, nobody: Page, anna: Page) -> None:
    page, other = account(site, "unchanged"), site.page()
    other.login("unchanged", OLD)
    path = "/api/me/password"
    assert problem(page.post(path, {"old": "a wrong one", "new": NEW})) == (403, "wrong_password")
    assert problem(page.post(path, {"old": "", "new": NEW})) == (403, "wrong_password")
    assert problem(page.post(path, {"old": OLD, "new": "short"})) == (400, "bad_password")
    assert problem(page.post(path, {"old": OLD, "new": NEW}, **{"x-csrf-token": ""})) == (403, "bad_csrf")
    assert problem(page.post(path, {"old": OLD, "new": NEW}, origin="http://evil.example")) == (403, "foreign_origin")
    for body in ({"old": OLD}, {"old": OLD, "new": 12345678}, {"old": OLD, "new": NEW, "login": "x"}, None):
        assert problem(page.post(path, body)) == (400, "bad_request"), body
    assert problem(nobody.post(path, {"old": OLD, "new": NEW})) == (401, "no_session")
    assert problem(anna.post(path, {"old": OLD, "new": NEW})) == (409, "not_registered")
    # Nothing has changed: the other session stands, and so does the old password.
    assert other.get("/api/me").status_code == 200
    assert other.login("unchanged", OLD).status_code == 200
    page.close()
    other.close()


@pytest.mark.parametrize(
    ("path", "body"), [("password", {"old": "a guess", "new": NEW}), ("delete", {"password": "a guess"})]
)
def test_nobody_guesses_a_password_at_an_open_page(tmp_path: Path, path: str, body: dict[str, str]) -> None:
    with running(settings(tmp_path, rates=replace(MANY, passwords="2/hour"))) as site:
        page, other = account(site, "guessed"), account(site, "another")
        answers = [problem(page.post(f"/api/me/{path}", body))[1] for _ in range(3)]
        assert answers == ["wrong_password", "wrong_password", "too_many_requests"]
        # The right one does not help either until the time is over; another person has a count of their own.
        assert problem(page.post("/api/me/delete", {"password": OLD})) == (429, "too_many_requests")
        assert problem(other.post(f"/api/me/{path}", body)) == (403, "wrong_password")
        page.close()
        other.close()


# ------------------------------------------------------------------------------------------ a deleted account


def names(info: dict[str, Any]) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in info["seats"]]


def test_a_deleted_account_opens_nothing_any_more(site: Running) -> None:
    here, there = account(site, "leaver"), site.page()
    there.login("leaver", OLD)
    bearer = {"authorization": f"Bearer {here.post('/api/tokens', {'name': 'x'}).json()['secret']}"}
    cookie = {"cookie": here.cookie}
    answer = here.post("/api/me/delete", {"password": OLD})
    assert (answer.status_code, answer.content) == (204, b"")
    assert 'prikup_session="";' in answer.headers["set-cookie"].replace("prikup_session=;", 'prikup_session="";')
    stale = site.page()
    assert problem(stale.get("/api/me", headers=cookie)) == (401, "no_session")
    stale.close()
    assert problem(there.get("/api/me")) == (401, "no_session")
    assert problem(there.get("/api/bot/me", headers=bearer)) == (401, "bad_token")
    assert problem(there.login("leaver", OLD)) == (401, "wrong_login")
    # The login is free again, for somebody else.
    assert there.register("leaver", OLD).status_code == 201
    assert there.me["id"] != here.me["id"]
    assert there.get("/api/matches").json() == []
    here.close()
    there.close()


def test_an_account_that_is_not_deleted(site: Running, nobody: Page, anna: Page) -> None:
    page = account(site, "stays")
    table = page.table()["id"]
    path = "/api/me/delete"
    assert problem(page.post(path, {"password": "a wrong one"})) == (403, "wrong_password")
    assert problem(page.post(path, {"password": OLD}, **{"x-csrf-token": ""})) == (403, "bad_csrf")
    assert problem(page.post(path, {"password": OLD}, origin="http://evil.example")) == (403, "foreign_origin")
    assert problem(page.post(path, {})) == (403, "wrong_password")
    for body in ({"password": 1}, {"password": OLD, "sure": True}, None):
        assert problem(page.post(path, body)) == (400, "bad_request"), body
    assert problem(nobody.post(path, {"password": OLD})) == (401, "no_session")
    assert problem(anna.post(path, {}, **{"x-csrf-token": ""})) == (403, "bad_csrf")
    assert anna.get("/api/me").status_code == 200
    assert page.get("/api/me").json()["login"] == "stays"
    assert names(page.get(f"/api/tables/{table}").json())[0] == "Anna"
    page.close()


def test_a_guest_deletes_themself(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        leaver, boris = site.guest("Somebody Else"), site.guest("Boris")
        bearer = {"authorization": f"Bearer {leaver.post('/api/tokens', {'name': 'x'}).json()['secret']}"}
        finished = over(site, leaver, boris)
        waiting = leaver.table()["id"]
        playing = leaver.table(bots=["thumb"], pace=5000)["id"]
        boris.post(f"/api/tables/{playing}/sit", {})
        boris.post(f"/api/tables/{waiting}/sit", {})
        cookie = {"cookie": leaver.cookie}
        assert leaver.post("/api/me/delete", {}).status_code == 204
        stale = site.page()
        assert problem(stale.get("/api/me", headers=cookie)) == (401, "no_session")
        assert problem(stale.get("/api/bot/me", headers=bearer)) == (401, "bad_token")
        assert names(boris.get(f"/api/tables/{finished}").json())[:2] == [DELETED_NAME, "Boris"]
        assert names(boris.get(f"/api/tables/{waiting}").json()) == ["", "Boris", ""]
        seat = boris.get(f"/api/tables/{playing}").json()["seats"][0]
        assert (seat["name"], seat["bot"]) == (DELETED_NAME, "thumb")
        for page in (leaver, boris, stale):
            page.close()
    for what in ("SELECT body FROM entries", "SELECT summary FROM tables", "SELECT name FROM users"):
        assert not [row for row in rows(tmp_path, what) if b"Somebody Else" in _bytes(row[0])], what
    assert rows(tmp_path, "SELECT * FROM sessions") != []
    assert rows(tmp_path, "SELECT * FROM sessions WHERE user NOT IN (SELECT id FROM users)") == []


def test_seats_are_left_and_names_are_gone(site: Running, boris: Page) -> None:
    leaver = account(site, "leaves_seats", "Leaver")
    waiting, running_ = leaver.table()["id"], leaver.table(bots=["thumb"], pace=0)["id"]
    alone = leaver.table(bots=["thumb", "thumb"], pace=5000)["id"]
    boris.post(f"/api/tables/{waiting}/sit", {})
    boris.post(f"/api/tables/{running_}/sit", {})
    boris.send("PATCH", "/api/me", {"name": "Leaver"})
    with boris.live(running_) as line, leaver.live(running_) as own:
        assert names(read(line)["table"]) == ["Leaver", "Boris", "thumb"]
        read(own)
        deleted(leaver)
        assert closed_with(own) == 1001
        # Whoever sits there sees it at once: the name is gone, a bot plays.
        seat = read(line, "table")["table"]["seats"][0]
        while not seat["bot"] or seat["present"]:
            seat = read(line, "table")["table"]["seats"][0]
        assert (seat["kind"], seat["name"], seat["bot"], seat["user"]) == (
            "person",
            DELETED_NAME,
            "thumb",
            leaver.me["id"],
        )
    # Before the start the seat is free again, and the table belongs to who is left.
    info = boris.get(f"/api/tables/{waiting}").json()
    assert (names(info), info["host"]) == (["", "Boris", ""], boris.me["id"])
    assert names(boris.get(f"/api/tables/{alone}").json())[0] == DELETED_NAME
    # Somebody of the same name is another person.
    assert boris.get("/api/me").json()["name"] == "Leaver"
    leaver.close()


def rows(folder: Path, query: str) -> list[Any]:
    link = sqlite3.connect(folder / "server.sqlite")
    try:
        return link.execute(query).fetchall()
    finally:
        link.close()


def over(site: Running, page: Page, other: Page) -> str:
    """A table whose match is over, with a deal that can be looked at."""
    table = page.table(bots=["random"], pace=0)["id"]
    other.post(f"/api/tables/{table}/sit", {})
    for one in (page, other):
        one.post(f"/api/tables/{table}/abandon")
    assert page.get(f"/api/tables/{table}").json()["status"] == "abandoned"
    return str(table)


def test_what_was_played_stays_without_the_name(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        leaver, boris = account(site, "was_here", "Somebody Else"), site.guest("Boris")
        table = over(site, leaver, boris)
        record = boris.get(f"/api/tables/{table}/record").text
        kept = leaver.post("/api/records", {"text": record})
        assert "Somebody Else" in record
        deleted(leaver)
        assert names(boris.get(f"/api/tables/{table}").json())[:2] == [DELETED_NAME, "Boris"]
        assert [names(line["table"])[0] for line in boris.get("/api/matches").json()] == [DELETED_NAME]
        after = boris.get(f"/api/tables/{table}/record").text
        assert after == record.replace("Somebody Else", DELETED_NAME)
        assert boris.post("/api/records", {"text": after}).status_code == 201
        # A record that was uploaded is a text that somebody wrote: it stays as it is, and is nobody's.
        assert kept.status_code == 201
        user, cookie = leaver.me["id"], boris.client.cookies
        leaver.close()
    for what in ("SELECT body FROM entries", "SELECT summary FROM tables", "SELECT name FROM users"):
        assert not [row for row in rows(tmp_path, what) if b"Somebody Else" in _bytes(row[0])], what
    assert rows(tmp_path, f"SELECT * FROM seats WHERE user = '{user}'") == []
    assert [row[0] for row in rows(tmp_path, "SELECT DISTINCT user FROM records")] == [None, boris.me["id"]]
    # The log without the name is the log: a server that starts anew reads the same match.
    with running(settings(tmp_path)) as site:
        again = site.page()
        again.client.cookies = cookie
        assert again.get(f"/api/tables/{table}/record").text == after
        again.close()
    boris.close()


def _bytes(value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value or "").encode()


def test_a_leave_that_was_broken_off_is_taken_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(tmp_path)) as site:
        leaver, boris = account(site, "broken_off", "Leaver"), site.guest("Boris")
        finished = over(site, leaver, boris)
        table = leaver.table()["id"]
        boris.post(f"/api/tables/{table}/sit", {})

        async def nothing(*_: Any) -> None:
            """As if the server had been killed here."""

        monkeypatch.setattr("prikup.server.routes.accounts.remove_user", nothing)
        deleted(leaver)
        assert names(boris.get(f"/api/tables/{table}").json()) == ["Leaver", "Boris", ""]
        leaver.close()
    with running(settings(tmp_path)) as site:
        page = site.page()
        eventually(lambda: names(page.get(f"/api/tables/{table}").json()) == ["", "Boris", ""])
        eventually(lambda: names(page.get(f"/api/tables/{finished}").json())[0] == DELETED_NAME)
        page.close()
    boris.close()


def test_a_leave_the_database_fails_is_no_failure_of_the_deletion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from prikup.server.errors import ServerError

    def fails(*_: Any) -> None:
        raise ServerError("storage_failed")

    with running(settings(tmp_path)) as site:
        page = account(site, "unlucky")
        page.table()
        monkeypatch.setattr(account_removal, "_named", fails)
        deleted(page)
        assert problem(page.get("/api/me")) == (401, "no_session")
        page.close()


# -------------------------------------------------------------------------------------- what is cleared away


def eventually(done: Callable[[], bool], patience: float = 20) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + patience
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def aged(folder: Path, days: Mapping[str, float]) -> None:
    """Makes people and their sessions older, by name."""
    link = sqlite3.connect(folder / "server.sqlite")
    for name, age in days.items():
        then = int(time.time() * 1000 - age * DAY)
        link.execute("UPDATE users SET made = ? WHERE name = ?", (then, name))
        link.execute(
            "UPDATE sessions SET made = ?, seen = ? WHERE user IN (SELECT id FROM users WHERE name = ?)",
            (then, then, name),
        )
    link.commit()
    link.close()


def people(folder: Path) -> set[str]:
    return {row[0] for row in rows(folder, "SELECT name FROM users")}


def test_guests_who_never_came_back_are_forgotten(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        for name in ("Old", "Young", "Back", "Out"):
            site.guest(name).close()
        seated, program = site.guest("Seated"), site.guest("Program")
        seated.table()
        program.post("/api/tokens", {"name": "x"})
        registered = account(site, "registered", "Registered")
        for page in (seated, program, registered):
            page.close()
    aged(tmp_path, dict.fromkeys(("Old", "Back", "Out", "Seated", "Program", "Registered"), 31) | {"Young": 29})
    link = sqlite3.connect(tmp_path / "server.sqlite")
    now = int(time.time() * 1000)
    back = "UPDATE sessions SET seen = ? WHERE user = (SELECT id FROM users WHERE name = 'Back')"
    link.execute(back, (now - DAY,))
    link.execute("DELETE FROM sessions WHERE user = (SELECT id FROM users WHERE name = 'Out')")
    link.commit()
    link.close()
    with running(settings(tmp_path)):
        eventually(lambda: "Old" not in people(tmp_path))
    assert people(tmp_path) == {"Young", "Back", "Seated", "Program", "Registered"}
    owners = "SELECT name FROM sessions JOIN users ON users.id = sessions.user"
    assert {row[0] for row in rows(tmp_path, owners)} == people(tmp_path)
    assert rows(tmp_path, "SELECT * FROM sessions WHERE user NOT IN (SELECT id FROM users)") == []


def test_it_is_done_again_and_again(tmp_path: Path) -> None:
    with running(settings(tmp_path, clear_every=0.1, guest_days=2, session_days=5)) as site:
        site.guest("Anna").close()
        stays = account(site, "stays_on", "Boris")
        aged(tmp_path, {"Anna": 3, "Boris": 6})
        eventually(lambda: people(tmp_path) == {"Boris"})
        # Whose session is over has an account all the same.
        eventually(lambda: rows(tmp_path, "SELECT * FROM sessions") == [])
        assert problem(stays.get("/api/me")) == (401, "no_session")
        assert stays.login("stays_on", OLD).status_code == 200
        stays.close()


def test_very_many_are_taken_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prikup.server.accounts.users.AT_ONCE", 2)
    with running(settings(tmp_path)) as site:
        for _ in range(5):
            site.guest("Old").close()
        site.guest("Young").close()
    aged(tmp_path, {"Old": 31})
    with running(settings(tmp_path)):
        eventually(lambda: people(tmp_path) == {"Young"})


@pytest.mark.turns(3)
def test_a_server_of_its_own_clears_away_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    with running(settings(tmp_path / "home")) as site:
        site.guest("Old").close()
    aged(tmp_path / "home", {"Old": 31})
    with serving(tmp_path, "--database", f"sqlite:///{tmp_path}/home/server.sqlite") as server:
        eventually(lambda: '"unused_guests": 1' in server.logs.read_text())
    assert people(tmp_path / "home") == set()
