"""Guests, accounts, sessions, CSRF, tokens."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from prikup.bots.registry import all_bot_names
from prikup.server.accounts.reserved import looks_reserved
from prikup.server.accounts.secrets import COOKIE
from prikup.server.settings import Hashing, Rates
from prikup.texts import COMPLETE, Texts
from tests.server.http.support import MANY, Page, Running, problem, running, settings


def test_a_guest_is_a_nickname_and_a_cookie(nobody: Page) -> None:
    assert problem(nobody.get("/api/me")) == (401, "no_session")
    answer = nobody.post("/api/guest", {"name": "  Анна   Петровна ", "language": "ru"})
    assert answer.status_code == 201
    made = answer.json()
    assert (made["name"], made["login"], made["language"]) == ("Анна Петровна", "", "ru")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert nobody.get("/api/me").json() == made


def test_the_cookie_is_secure_where_the_page_is(nobody: Page) -> None:
    answer = nobody.post("/api/guest", {"name": "Anna"}, **{"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("\u200d", "empty"),
        ("\u200d\ufe0f", "empty"),
        ("\u3164", "empty"),
        ("\u2800\u034f", "empty"),
        ("Anna\u3164", "signs"),
        ("a\u0488\u0489\u0488", "signs"),
        ("x" * 25, "long"),
        ("x" * 1000, "long"),
        ("a\u202eb", "signs"),
        ("a\u2066b", "signs"),
        ("a\nb", "signs"),
        ("a\x00b", "signs"),
        ("a\ufeffb", "signs"),
        ("z" + "\u0300" * 9, "signs"),
    ],
)
def test_a_nickname_can_be_seen_for_what_it_is(nobody: Page, name: str, why: str) -> None:
    answer = nobody.post("/api/guest", {"name": name})
    assert problem(answer) == (400, "bad_nickname")
    assert answer.json()["params"] == {"why": why, "longest": 24}


@pytest.mark.parametrize("name", ["Żółć", "Ёлка 7", "María-José", "👩‍🚀", "x" * 24, "<b>"])
def test_nicknames_of_all_countries(nobody: Page, name: str) -> None:
    assert nobody.post("/api/guest", {"name": name}).json()["name"] == name


LIKE_BOTS = (
    *(
        "bot",
        "Bot",
        "BOT 2",
        "bots",
        "a bot",
        "Anna (bot)",
        "b o t",
        "b-o-t",
        "b0t",
        "bot7",
        "Ｂｏｔ",
        "𝐁𝐨𝐭",
        "bọt",
        "Der Bot",
    ),
    *("бот", "Бот 3", "БОТ", "боты", "ботов", "Вера (бот)", "boty", "botów", "Der Bot", "dos bots"),
    # Cyrillic and Greek letters that look like Latin ones.
    *("b\u043et", "\u0412\u041e\u0422", "B\u03bft", "th\u03c5mb", "r\u0430ndom"),
    *("thumb", "Thumb 2", "RANDOM", "[deleted]", "deleted", "Former Player", "ehemaliger spieler", "бывший игрок"),
)


@pytest.mark.parametrize("name", LIKE_BOTS)
def test_nobody_is_called_like_a_bot(site: Running, nobody: Page, anna: Page, name: str) -> None:
    assert problem(nobody.post("/api/guest", {"name": name})) == (400, "reserved_name")
    assert problem(anna.send("PATCH", "/api/me", {"name": name, "language": "de"})) == (400, "reserved_name")
    assert (anna.get("/api/me").json()["name"], anna.get("/api/me").json()["language"]) == ("Anna", "en")


@pytest.mark.parametrize(
    "name",
    [
        "Botond",
        "Abbott",
        "Robot",
        "Bota",
        "Tom Thumb",
        "Random Joe",
        "Вот",
        "Робот",
        "Bo T.",
        "Vera",
        "Борис",
        "0",
        "Person",
    ],
)
def test_a_name_is_not_a_bots_for_a_few_letters(nobody: Page, name: str) -> None:
    answer = nobody.post("/api/guest", {"name": name})
    assert answer.json().get("name") == name, answer.text


def test_a_login_that_would_be_a_name_like_a_bots(site: Running, nobody: Page, anna: Page) -> None:
    assert problem(nobody.register("Random", "long enough")) == (400, "reserved_name")
    # A guest has a name already.
    assert anna.register("random", "long enough").json()["name"] == "Anna"


def test_a_login_that_is_too_long_for_a_name_is_not_cut(nobody: Page, anna: Page) -> None:
    """Without a guest before it the login becomes the name at the table, which has at most 24 characters."""
    answer = nobody.register("a" * 25, "long enough")
    assert problem(answer) == (400, "bad_nickname")
    assert answer.json()["params"] == {"why": "long", "longest": 24}
    assert nobody.register("a" * 24, "long enough").json()["name"] == "a" * 24
    # A guest has a name, and keeps it.
    made = anna.register("b" * 32, "long enough").json()
    assert (made["login"], made["name"]) == ("b" * 32, "Anna")


@pytest.mark.parametrize("language", COMPLETE)
def test_whatever_the_page_calls_a_bot_is_no_name(language: str) -> None:
    texts = Texts(language)
    shown = [texts.say(f"web-{one}") for one in ("table-bot", "table-bot-kind", "matches-bot", "common-gone")]
    shown += [texts.say("web-matches-bots", count=count) for count in (1, 2, 5, 21)]
    shown += [texts.say("web-common-bot-words"), *all_bot_names()]
    assert [name for name in shown if not looks_reserved(name)] == []


def test_a_guest_becomes_an_account_and_stays_who_it_is(site: Running, anna: Page) -> None:
    table = anna.table()["id"]
    before, old = anna.me["id"], anna.cookie
    token = anna.post("/api/tokens", {"name": "a guest's"}).json()["secret"]
    answer = anna.register("Anna.Keeps", "correct horse")
    assert answer.status_code == 201
    assert (anna.me["id"], anna.me["login"]) == (before, "anna.keeps")
    assert [line["table"]["id"] for line in anna.get("/api/matches").json()] == [table]
    # The guest's session is over: whoever knew it is not let into the account.
    stale = site.page()
    assert problem(stale.get("/api/me", headers={"cookie": old})) == (401, "no_session")
    assert problem(stale.get("/api/bot/me", headers={"authorization": f"Bearer {token}"})) == (401, "bad_token")
    stale.close()
    elsewhere = site.page()
    assert elsewhere.login(" ANNA.keeps", "correct horse").status_code == 200
    assert elsewhere.me["id"] == before
    elsewhere.close()
    assert problem(anna.register("another", "correct horse")) == (409, "already_registered")


def test_an_account_without_having_been_a_guest(nobody: Page) -> None:
    answer = nobody.post("/api/register", {"login": "fresh_one", "password": "12345678", "language": "pl"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "fresh_one"
    assert answer.json()["language"] == "pl"


def test_logins_and_passwords_that_cannot_be(site: Running, nobody: Page) -> None:
    assert nobody.register("taken", "long enough").status_code == 201
    with_session = site.page()
    assert problem(with_session.register("TAKEN", "long enough")) == (409, "login_taken")
    for login in ("ab", "x" * 33, "with space", "a\u202ebc", ""):
        assert problem(with_session.register(login, "long enough")) == (400, "bad_login")
    for password in ("short", "x" * 257, ""):
        assert problem(with_session.register("somebody", password)) == (400, "bad_password")
    with_session.close()


def test_a_wrong_login_says_no_more_than_that(site: Running, nobody: Page) -> None:
    assert nobody.register("the_login", "the password").status_code == 201
    page = site.page()
    wrong = page.login("the_login", "the passwore")
    unknown = page.login("no_such_login", "the password")
    assert problem(wrong) == problem(unknown) == (401, "wrong_login")
    assert wrong.content == unknown.content
    assert problem(page.login("", "")) == (401, "wrong_login")
    page.close()


@pytest.mark.slow
def test_a_login_takes_as_long_for_a_name_that_nobody_has(tmp_path: Path) -> None:
    with running(settings(tmp_path, hashing=Hashing(rounds=3, memory=16_384, lanes=1))) as site:
        page = site.page()
        page.register("somebody", "the password")

        def took(login: str) -> float:
            started = time.perf_counter()
            assert problem(page.login(login, "wrong password")) == (401, "wrong_login")
            return time.perf_counter() - started

        def ratio() -> float:
            # In turns, and the quickest of each: other work of the machine only ever adds.
            times = [(took("somebody"), took("nobody_at_all")) for _ in range(10)]
            return min(one for one, _ in times) / min(other for _, other in times)

        # Without the work of a hash it is over 5 each time; a busy machine disturbs some.
        assert any(0.6 < ratio() < 1.7 for _ in range(6))
        page.close()


def test_logging_out_ends_the_session(site: Running, anna: Page) -> None:
    cookie = {"cookie": anna.cookie}
    answer = anna.post("/api/logout")
    assert answer.status_code == 204
    assert COOKIE in answer.headers["set-cookie"]
    page = site.page()
    assert problem(page.get("/api/me", headers=cookie)) == (401, "no_session")
    assert page.post("/api/logout").status_code == 204
    page.close()


def test_another_nickname_and_language(anna: Page) -> None:
    answer = anna.send("PATCH", "/api/me", {"name": "Anja", "language": "de"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Anja", "de")
    assert anna.send("PATCH", "/api/me", {}).json()["name"] == "Anja"
    assert problem(anna.send("PATCH", "/api/me", {"name": ""})) == (400, "bad_nickname")
    assert problem(anna.send("PATCH", "/api/me", {"language": "xx"})) == (400, "bad_request")
    assert problem(anna.send("PATCH", "/api/me", {"login": "root"})) == (400, "bad_request")
    assert anna.get("/api/me").json()["name"] == "Anja"


def test_a_session_needs_its_token_and_its_own_page(anna: Page) -> None:
    name = {"name": "Eve"}
    assert problem(anna.send("PATCH", "/api/me", name, **{"x-csrf-token": ""})) == (403, "bad_csrf")
    assert problem(anna.send("PATCH", "/api/me", name, **{"x-csrf-token": "ä"})) == (403, "bad_csrf")
    assert problem(anna.send("PATCH", "/api/me", name, origin="http://evil.example")) == (403, "foreign_origin")
    assert problem(anna.send("PATCH", "/api/me", name, origin="null")) == (403, "foreign_origin")
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert problem(anna.send("PATCH", "/api/me", name, **form)) == (415, "not_json")
    assert problem(anna.post("/api/tokens", name, **{"x-csrf-token": ""})) == (403, "bad_csrf")
    assert anna.get("/api/me").json()["name"] == "Anna"
    assert anna.send("PATCH", "/api/me", name, origin=anna.url).status_code == 200


def test_the_token_of_one_session_is_no_good_for_another(anna: Page, boris: Page) -> None:
    assert problem(boris.send("PATCH", "/api/me", {"name": "Eve"}, **{"x-csrf-token": anna.csrf})) == (403, "bad_csrf")


@pytest.mark.parametrize("cookie", ["x", "'", "%00", "ä", "=", "prikup_session=", "a" * 4000])
def test_a_made_up_cookie_is_nobody(nobody: Page, cookie: str) -> None:
    header = {"cookie": f"{COOKIE}={cookie}".encode()}
    assert problem(nobody.get("/api/me", headers=header)) == (401, "no_session")


def test_an_origin_that_cannot_be_read_is_foreign(anna: Page) -> None:
    assert problem(anna.post("/api/tokens", {"name": "x"}, origin="http://[")) == (403, "foreign_origin")


def test_who_changes_something_all_the_time_has_to_wait(tmp_path: Path) -> None:
    with running(settings(tmp_path, rates=replace(MANY, changes="3/hour"))) as site:
        page, other = site.guest("Anna"), site.guest("Boris")
        answers = [page.send("PATCH", "/api/me", {"language": "pl"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert page.get("/api/me").status_code == 200
        assert other.send("PATCH", "/api/me", {"language": "pl"}).status_code == 200
        page.close()
        other.close()


def test_tokens_are_shown_once_and_can_be_taken_away(anna: Page, boris: Page) -> None:
    made = anna.post("/api/tokens", {"name": "my bot"})
    assert made.status_code == 201
    token = made.json()
    assert token["secret"].startswith("prikup_")
    listed = anna.get("/api/tokens").json()
    assert [(one["id"], one["name"]) for one in listed] == [(token["id"], "my bot")]
    assert "secret" not in listed[0]
    bearer = {"authorization": f"Bearer {token['secret']}"}
    assert anna.get("/api/bot/me", headers=bearer).json()["id"] == anna.me["id"]
    assert problem(boris.send("DELETE", f"/api/tokens/{token['id']}")) == (404, "no_such_token")
    assert anna.send("DELETE", f"/api/tokens/{token['id']}").status_code == 204
    assert problem(anna.get("/api/bot/me", headers=bearer)) == (401, "bad_token")
    assert problem(anna.send("DELETE", f"/api/tokens/{token['id']}")) == (404, "no_such_token")
    assert problem(anna.post("/api/tokens", {"name": ""})) == (400, "bad_nickname")


def test_nobody_has_tokens(nobody: Page) -> None:
    assert problem(nobody.get("/api/tokens")) == (401, "no_session")
    assert problem(nobody.post("/api/tokens", {"name": "x"})) == (401, "no_session")


def test_there_is_an_end_to_tokens(anna: Page) -> None:
    for number in range(10):
        assert anna.post("/api/tokens", {"name": f"bot {number}"}).status_code == 201
    answer = anna.post("/api/tokens", {"name": "one more"})
    assert problem(answer) == (409, "too_many_tokens")
    assert answer.json()["params"] == {"most": 10}


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    few = {"guests": "2/minute", "logins": "2/minute", "addresses": "3/minute", "tables": "1/minute"}
    rates = replace(MANY, **few, uploads="1/hour")
    with running(settings(tmp_path, rates=rates)) as site:
        page = site.page()
        page.join()
        page.join()
        answer = page.post("/api/guest", {"name": "Anna"})
        assert problem(answer) == (429, "too_many_requests")
        assert 0 < answer.json()["params"]["seconds"] <= 60
        assert answer.headers["retry-after"] == str(answer.json()["params"]["seconds"])
        codes = [problem(page.login("one_login", "wrong password"))[1] for _ in range(3)]
        assert codes == ["wrong_login", "wrong_login", "too_many_requests"]
        # The address has used up its own count as well.
        assert problem(page.login("other_login", "wrong password")) == (429, "too_many_requests")
        page.table()
        assert problem(page.post("/api/tables", {"rules": "thousand/ru"})) == (429, "too_many_requests")
        page.post("/api/records", {"text": ""})
        assert problem(page.post("/api/records", {"text": ""})) == (429, "too_many_requests")
        page.close()


def test_who_only_looks_may_look_often_but_not_without_end(tmp_path: Path) -> None:
    with running(settings(tmp_path, rates=replace(MANY, reads="9/hour"))) as site:
        page = site.guest()
        for path in ("lobby", "matches", "me", "games", "texts/en", "tables/x"):
            assert page.get(f"/api/{path}").status_code in (200, 404)
        assert page.client.head("/api/lobby").status_code == 200
        # Whoever has no session counts by the address, whatever they ask for.
        nobody = site.page()
        assert nobody.post("/api/rules/check", {"rules": "thousand/ru"}).status_code == 200
        answer = nobody.get("/api/lobby")
        assert problem(answer) == (429, "too_many_requests")
        assert int(answer.headers["retry-after"]) == answer.json()["params"]["seconds"] <= 3600
        for path in ("games", "texts", "me", "tables/x", "tables/x/record"):
            assert problem(page.get(f"/api/{path}")) == (429, "too_many_requests")
        assert problem(nobody.post("/api/rules/check", {"rules": "x"})) == (429, "too_many_requests")
        wrong = {"authorization": "Bearer x"}
        assert problem(nobody.get("/api/bot/me", headers=wrong)) == (429, "too_many_requests")
        # What a person does, the page itself and who watches over the server are counted apart.
        assert page.send("PATCH", "/api/me", {"language": "pl"}).status_code == 200
        assert [page.get(path).status_code for path in ("/", "/health", "/metrics")] == [200, 200, 200]
        page.close()
        nobody.close()


def test_a_room_full_of_pages_never_meets_the_limit(tmp_path: Path) -> None:
    # Thirty people at one address look at the lobby for a minute: each page loads, then asks three times in 4 seconds.
    asked = 30 * (10 + 3 * 60 // 4)
    with running(settings(tmp_path, rates=replace(MANY, reads=Rates().reads))) as site:
        page = site.guest()
        assert {page.get("/api/lobby").status_code for _ in range(asked)} == {200}
        page.close()
