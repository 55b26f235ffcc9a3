"""What strangers may store and read: sessions for uploads, quotas, known browsers, names at a table, metrics."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from prikup import games
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from prikup.server.settings import DiskShares, LogLimits, UploadLimits
from tests.server.http.processes import serve, serving
from tests.server.http.support import MANY, SHORT, Page, Running, problem, running, settings


def text(number: int = 0) -> str:
    return record_text(Record.of(games.new_match("thousand/ru"), ("A", "B", "C"), f"match {number}"))


def test_a_stranger_uploads_nothing(nobody: Page, anna: Page) -> None:
    assert problem(nobody.post("/api/records", {"text": text()})) == (401, "no_session")
    assert anna.post("/api/records", {"text": text()}).status_code == 201


def test_uploads_have_an_end(tmp_path: Path) -> None:
    with running(settings(tmp_path, uploads=UploadLimits(person=2, address=3))) as site:
        anna, boris = site.guest("Anna"), site.guest("Boris")
        there = {"x-forwarded-for": "192.0.2.7"}
        assert [anna.post("/api/records", {"text": text(n)}, **there).status_code for n in range(2)] == [201, 201]
        answer = anna.post("/api/records", {"text": text(2)}, **there)
        assert problem(answer) == (409, "too_many_records")
        assert answer.json()["params"] == {"who": "person", "most": 2, "megabytes": 20}
        assert boris.post("/api/records", {"text": text(3)}, **there).status_code == 201
        answer = boris.post("/api/records", {"text": text(4)}, **there)
        assert (problem(answer), answer.json()["params"]["who"]) == ((409, "too_many_records"), "address")
        # A guest who is deleted and comes back under another name has used up the address's share all the same.
        assert anna.post("/api/me/delete", {}).status_code == 204
        again = site.guest("Anna")
        assert problem(again.post("/api/records", {"text": text(5)}, **there)) == (409, "too_many_records")
        for page in (anna, boris, again):
            page.close()


def test_tables_of_one_address_have_an_end(tmp_path: Path) -> None:
    with running(settings(tmp_path, logs=LogLimits(address_bytes=1))) as site:
        anna, boris = site.guest("Anna"), site.guest("Boris")
        there = {"x-forwarded-for": "192.0.2.7"}
        table = anna.post("/api/tables", {"rules": SHORT}, **there).json()["id"]
        answer = boris.post("/api/tables", {"rules": SHORT}, **there)
        assert problem(answer) == (409, "logs_full")
        assert answer.json()["params"] == {"who": "address", "megabytes": 0, "days": 365}
        assert 'prikup_full_logs_total{whose="address"} 1.0' in anna.get("/metrics").text
        # What is opened is played there, and elsewhere there is room.
        assert boris.post(f"/api/tables/{table}/sit", {}, **there).status_code == 200
        assert anna.post(f"/api/tables/{table}/start", None, **there).status_code == 200
        assert boris.post("/api/tables", {"rules": SHORT}, **{"x-forwarded-for": "192.0.2.8"}).status_code == 201
        for page in (anna, boris):
            page.close()


def test_a_nearly_full_disk_takes_nobody_new(tmp_path: Path) -> None:
    shares = DiskShares(uploads=0.9999999, people_and_tables=0.9999999, enough=2**62)
    with running(settings(tmp_path)) as site:
        anna = site.guest("Anna")
        anna.register("anna", "a good password")
        table = anna.table()["id"]
        site.front.server_state.disk._shares = shares
        for path, body in (
            ("/api/records", {"text": text()}),
            ("/api/tables", {"rules": "thousand/ru"}),
            ("/api/guest", {"name": "Boris"}),
            ("/api/tokens", {"name": "x"}),
        ):
            assert problem(anna.post(path, body)) == (503, "no_room"), path
        # Who is here comes in and plays on.
        there = site.page()
        assert there.login("anna", "a good password").status_code == 200
        assert anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}).status_code == 200
        assert anna.post(f"/api/tables/{table}/start").status_code == 200
        anna.close()
        there.close()


def test_names_that_look_alike_sit_at_different_tables(site: Running, anna: Page) -> None:
    other = site.guest("\u0410nn\u0430")
    table = anna.table()["id"]
    answer = other.post(f"/api/tables/{table}/sit", {})
    assert problem(answer) == (409, "look_alike_name")
    assert answer.json()["params"] == {"name": "Anna"}
    assert other.send("PATCH", "/api/me", {"name": "Zoe"}).status_code == 200
    assert other.post(f"/api/tables/{table}/sit", {}).status_code == 200
    other.close()


@pytest.mark.turns(3)
def test_settings_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('metrics = "everybody"\n')
    with serving(tmp_path, "--settings", str(file)) as site, contextlib.closing(Page(site.url)) as page:
        assert page.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
    file.write_text("record_days = 0\n")
    for name, code in (("server.toml", "bad_settings"), ("missing.toml", "no_file")):
        answer = serve(tmp_path, "--port", "0", "--settings", str(tmp_path / name), LANG="ru_RU.UTF-8")
        assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1), answer.stderr
        assert f"({code})" in answer.stderr


# -------------------------------------------------------------------------------------------------- passwords


def test_guessing_from_many_addresses_is_slowed_and_the_owner_gets_in(tmp_path: Path) -> None:
    with running(settings(tmp_path, rates=replace(MANY, logins_strange="3/hour", logins_known="3/hour"))) as site:
        owner = site.page()
        assert (
            owner.register(
                "anna",
                "a good password",
            ).status_code
            == 201
        )
        stranger = site.page()

        def guess(number: int, password: str = "wrong password") -> httpx.Response:
            return stranger.post(
                "/api/login", {"login": "ANNA", "password": password}, **{"x-forwarded-for": f"192.0.2.{number}"}
            )

        assert [problem(guess(number)) for number in range(3)] == [(401, "wrong_login")] * 3
        answer = guess(4)
        assert problem(answer) == (429, "login_slowed")
        assert int(answer.headers["retry-after"]) == answer.json()["params"]["seconds"] <= 1200
        # The right password is no way to find out either; a login that nobody has answers alike.
        assert problem(guess(5, "a good password")) == (429, "login_slowed")
        nobody = {"login": "no_one", "password": "wrong password"}
        nobodys = [
            problem(stranger.post("/api/login", nobody, **{"x-forwarded-for": f"192.0.2.{number}"}))
            for number in range(4)
        ]
        assert nobodys == [(401, "wrong_login")] * 3 + [(429, "login_slowed")]
        # The owner's own browser, signed out and at a new address, and the address where they registered.
        owner.post("/api/logout")
        assert "prikup_device" in {cookie.name for cookie in owner.client.cookies.jar}
        body = {"login": "anna", "password": "a good password"}
        assert owner.post("/api/login", body, **{"x-forwarded-for": "203.0.113.9"}).status_code == 200
        fresh = site.page()
        assert fresh.login("anna", "a good password").status_code == 200
        for page in (owner, stranger, fresh):
            page.close()


def test_a_known_browser_is_known_after_a_restart(tmp_path: Path) -> None:
    rates = replace(MANY, logins_strange="1/hour")
    with running(settings(tmp_path, rates=rates)) as site:
        owner = site.page()
        assert owner.register("anna", "a good password").status_code == 201
        cookies = owner.client.cookies
        owner.close()
    with running(settings(tmp_path, rates=rates)) as site:
        guesser, again = site.page(), site.page()
        guess = {"login": "anna", "password": "wrong password"}
        for number in range(3):
            guesser.post("/api/login", guess, **{"x-forwarded-for": f"192.0.2.{number}"})
        device = cookies["prikup_device"]
        body = {"login": "anna", "password": "a good password"}
        known = {"x-forwarded-for": "203.0.113.9", "cookie": f"prikup_device={device}"}
        assert again.post("/api/login", body, **known).status_code == 200
        guesser.close()
        again.close()


def test_an_account_has_so_many_sessions(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_sessions=3)) as site:
        pages = [site.page() for _ in range(5)]
        assert pages[0].register("anna", "a good password").status_code == 201
        for page in pages[1:]:
            assert page.login("anna", "a good password").status_code == 200
        found = [page.get("/api/me").status_code for page in pages]
        assert found.count(200) == 3
        assert found[-1] == 200
        for page in pages:
            page.close()


# -------------------------------------------------------------------------------------------------- metrics


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "192.0.2.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": ""},
        {"x-real-ip": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
        {"x-forwarded-proto": "https"},
        {"host": "cards.example"},
        {"host": "127.0.0.1.example"},
    ],
)
def test_metrics_are_for_this_machine(nobody: Page, headers: dict[str, str]) -> None:
    answer = nobody.get("/metrics", headers=headers)
    assert problem(answer) == (403, "not_from_here")
    assert "prikup_moves" not in answer.text


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8765", "127.0.0.1:1", "[::1]:8765"])
def test_this_machine_reads_its_metrics(nobody: Page, host: str) -> None:
    assert "prikup_moves" in nobody.get("/metrics", headers={"host": host}).text


def test_metrics_for_everybody(tmp_path: Path) -> None:
    with running(settings(tmp_path, metrics="everybody")) as site:
        page = site.page()
        assert page.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
        page.close()
