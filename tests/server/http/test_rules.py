"""Games, rule sets, texts, the page, health and metrics."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from prikup.games import game as game_of
from prikup.games import options, presets
from prikup.server import rule_editor
from prikup.server.metrics import Metrics
from prikup.texts import languages
from tests.server.http.support import Page, Running, problem, running, settings


def test_every_game_with_its_presets_and_options(nobody: Page) -> None:
    games = nobody.get("/api/games").json()
    assert [preset["rules"] for game in games for preset in game["presets"]] == [
        rules for rules in presets() if game_of(rules).tables
    ]
    thousand = games[0]
    assert [option["name"] for option in thousand["options"]] == list(options("thousand"))
    seats = {preset["rules"]: preset["players"] for preset in thousand["presets"]}
    assert seats["thousand/ru"] == 3
    assert (seats["thousand/pl-4"], seats["thousand/pl-2a"], seats["1001/hulsemann"]) == (4, 2, 2)
    assert {preset["game"] for preset in thousand["presets"]} == {"thousand"}
    assert "thumb" in thousand["bots"]
    barrel = next(option for option in thousand["options"] if option["name"] == "barrel.at")
    assert {"880", "off"} <= set(barrel["values"])
    assert barrel["section"] == "barrel"


def test_options_by_situation_with_what_is_usual(nobody: Page) -> None:
    """Presets differ in where the barrel begins; none has golden deals. Situations come in the order of a deal."""
    games = nobody.get("/api/games").json()
    for game in games:
        assert set(game["situations"]) == {option["situation"] for option in game["options"]}
        assert game["situations"][:4] == ["match", "deal", "auction", "talon"]
        assert game["situations"][-1] == "faults"
    options = {option["name"]: option for option in games[0]["options"]}
    assert (options["barrel.at"]["situation"], options["barrel.at"]["usual"]) == ("barrel", True)
    assert (options["golden.kind"]["situation"], options["golden.kind"]["usual"]) == ("auction", False)


def checked(page: Page, rules: str, **wished: str) -> dict[str, Any]:
    answer = page.post("/api/rules/check", {"rules": rules, "options": wished})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_flood_of_unknown_options_is_not_looked_up_one_by_one(nobody: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def nearest(name: str, known: Any) -> str:
        looked.append(name)
        return "-"

    monkeypatch.setattr(rule_editor, "nearest", nearest)
    found = checked(nobody, "thousand/ru", **{f"end.targ{number}": "" for number in range(3000)})
    assert len(found["problems"]) == len(looked) == 50


def test_a_rule_set_in_canonical_form(nobody: Page) -> None:
    found = checked(nobody, "thousand/ru + barrel.at=900", **{"end.target": "1001"})
    assert found["rules"] == "thousand/ru+end.target=1001"
    assert found["problems"] == []
    assert found["players"] == 3
    assert found["options"]["barrel.at"] == "900"
    assert set(found["options"]) == set(options("thousand"))


def test_a_later_edition_of_the_preset(nobody: Page) -> None:
    assert checked(nobody, "preferans/sochi")["later"] == "preferans/sochi@2"
    found = checked(nobody, "preferans/sochi+pool.size=30", **{"deal.cut": "on"})
    assert found["later"] == "preferans/sochi@2+pool.size=30+deal.cut=on"
    assert checked(nobody, "preferans/sochi@2")["later"] == checked(nobody, "thousand/ru")["later"] == ""
    # A form that sends every value names all that the edition would change; a rule set with faults has no edition.
    assert checked(nobody, "preferans/sochi", **found["options"])["later"] == ""
    assert checked(nobody, "preferans/sochi+x=y")["later"] == ""


def test_what_cannot_be_combined_seats_as_many_as_its_preset(nobody: Page) -> None:
    found = checked(nobody, "1001/501+deal.expose=on")
    assert [problem["params"]["why"] for problem in found["problems"]] == ["needs_stock"]
    assert found["players"] == 2


def test_everything_that_is_wrong_is_told_at_once(nobody: Page) -> None:
    asked = "thousand/ru+barel.at=900+x+barrel.at=900+barrel.at=880"
    found = checked(nobody, asked, **{"bolts.kind": "sometimes", "threshold.at": "400", "no.such": "1"})
    codes = [one["code"] for one in found["problems"]]
    assert codes == [
        "unknown_option",
        "bad_rules_text",
        "option_twice",
        "bad_value",
        "unknown_option",
        "options_conflict",
    ]
    assert found["problems"][0]["params"] == {"option": "barel.at", "nearest": "barrel.at"}
    assert found["problems"][-1]["params"]["why"] == "one_lock"
    assert found["rules"] == asked
    assert found["options"]["threshold.at"] == "400"


def test_two_conflicts_are_both_told(nobody: Page) -> None:
    found = checked(nobody, "thousand/ru", **{"threshold.at": "400", "count.fives": "down"})
    assert {one["params"]["why"] for one in found["problems"]} >= {"one_lock", "fives_need_tens"}


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("chess/960", "unknown_game"),
        ("", "unknown_game"),
        ("thousand", "bad_rules_text"),
        ("thousand/xx", "unknown_preset"),
        ("thousand/ru" + "+a=1" * 2000, "bad_rules_text"),
    ],
)
def test_rules_without_a_beginning(nobody: Page, rules: str, code: str) -> None:
    found = checked(nobody, rules)
    assert [one["code"] for one in found["problems"]] == [code]
    assert found["options"] == {}


def test_texts_by_language_and_hash(nobody: Page) -> None:
    hashes = nobody.get("/api/texts").json()
    assert set(hashes) == set(languages())
    answer = nobody.get("/api/texts/ru", headers={"accept-encoding": "identity"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["etag"] == f'"{hashes["ru"]}"'
    assert answer.headers["cache-control"] == "no-cache"
    body = FluentParser().parse(answer.text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert {"action-pass", "error-no_session", "preset-thousand-ru", "line-bolt"} <= set(ids)
    assert not [name for name in ids if name.startswith("cli-")]
    forever = nobody.get(f"/api/texts/ru?v={hashes['ru']}")
    assert "immutable" in forever.headers["cache-control"]
    assert nobody.get("/api/texts/ru?v=old").headers["cache-control"] == "no-cache"
    assert problem(nobody.get("/api/texts/xx")) == (404, "no_such_text")


def test_the_words_of_lessons_come_by_themselves(nobody: Page) -> None:
    """Only a table with a lesson needs them, so they are not in the texts that every visit loads."""
    lessons = FluentParser().parse(nobody.get("/api/texts/ru/lessons").text).body
    ids = {entry.id.name for entry in lessons if isinstance(entry, ast.Message)}
    assert ids >= {"lesson-suggestion", "lesson-preferans-welcome", "lesson-1001-welcome-title"}
    assert all(name.startswith("lesson-") for name in ids)
    assert "lesson-preferans-welcome" not in nobody.get("/api/texts/ru").text
    assert problem(nobody.get("/api/texts/xx/lessons")) == (404, "no_such_text")
    assert problem(nobody.get("/api/texts/ru/other")) == (404, "no_such_route")


@pytest.mark.parametrize(
    ("part", "some", "begin"),
    [
        (
            "rules",
            {"option-barrel-at", "preferans-situation-auction", "conflict-early_or_hidden", "section-end"},
            ("option", "preferans-option", "value", "preferans-value", "section", "preferans-section", "conflict"),
        ),
        ("hints", {"hint-random"}, ("hint",)),
    ],
)
def test_what_only_some_pages_say_comes_with_them(
    nobody: Page, part: str, some: set[str], begin: tuple[str, ...]
) -> None:
    """A first visit waits neither for the options of all rule sets nor for the reasons of hints."""
    found = FluentParser().parse(nobody.get(f"/api/texts/pl/{part}").text).body
    ids = {entry.id.name for entry in found if isinstance(entry, ast.Message)}
    assert some <= ids
    first = FluentParser().parse(nobody.get("/api/texts/pl").text).body
    others = {entry.id.name for entry in first if isinstance(entry, ast.Message)}
    assert not ids & others
    assert not [name for name in others if name.startswith(tuple(f"{word}-" for word in begin))]


def test_phrases_come_when_somebody_talks(nobody: Page) -> None:
    phrases = FluentParser().parse(nobody.get("/api/texts/de/phrases").text).body
    ids = {entry.id.name for entry in phrases if isinstance(entry, ast.Message)}
    assert ids >= {"phrase-hello", "phrase-tea", "phrase-mute"}
    assert all(name.startswith("phrase-") for name in ids)
    assert "phrase-hello" not in nobody.get("/api/texts/de").text


def test_what_is_known_is_not_sent_again(nobody: Page) -> None:
    first = nobody.get("/api/texts/en")
    assert first.headers["content-encoding"] == "gzip"
    again = nobody.get("/api/texts/en", headers={"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert nobody.get("/api/texts/en", headers={"if-none-match": '"other"'}).status_code == 200
    refused = nobody.get("/api/texts/en", headers={"accept-encoding": "gzip;q=0, br"})
    assert "content-encoding" not in refused.headers
    assert refused.content == first.content


@pytest.fixture
def built(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>the page</title>" + " " * 500)
    (page / "assets" / "index-abc123.js").write_text("let x = 1;" * 100)
    (page / "icon.svg").write_text("<svg/>")
    (page / ".secret").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    return page


def test_the_built_page(tmp_path: Path, built: Path) -> None:
    with running(settings(tmp_path, page=built)) as site:
        page = site.page()
        index = page.get("/")
        assert index.headers["content-type"].startswith("text/html")
        assert index.headers["cache-control"] == "no-cache"
        policy = index.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy.partition("script-src")[2].partition(";")[0]
        assert index.headers["x-content-type-options"] == "nosniff"
        for path in ("/t/abcDEF", "/index.html"):
            assert page.get(path).content == index.content
        script = page.get("/assets/index-abc123.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert page.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        again = page.get("/", headers={"if-none-match": index.headers["etag"]})
        assert again.status_code == 304
        assert page.client.head("/").status_code == 200
        for path in ("/assets/gone-1.js", "/favicon.ico", "/.secret", "/..%2foutside.txt", "/%2e%2e/outside.txt"):
            answer = page.get(path)
            assert problem(answer) == (404, "no_such_route"), path
        page.close()


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with running(settings(tmp_path, page=tmp_path / "nothing")) as site:
        page = site.page()
        assert "make setup" in page.get("/").text
        assert page.get("/api/games").status_code == 200
        page.close()


def test_health(site: Running, nobody: Page) -> None:
    answer = nobody.get("/health")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True
    assert answer.json()["database"] == "ok"


def test_a_database_that_fails_is_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from prikup.server import health
    from prikup.server.errors import ServerError

    monkeypatch.setattr(health, "FRESH", 0)
    with running(settings(tmp_path)) as site:

        async def fails(*_: Any, **__: Any) -> None:
            raise ServerError("storage_failed")

        page = site.guest()
        works = site.front.server_state.store.write
        monkeypatch.setattr(site.front.server_state.store, "write", fails)
        answer = page.get("/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, "failed")
        assert problem(page.send("PATCH", "/api/me", {"name": "Other"})) == (503, "storage_failed")
        monkeypatch.setattr(site.front.server_state.store, "write", works)
        assert page.get("/health").status_code == 200
        page.close()


def test_what_is_counted_can_be_read(nobody: Page) -> None:
    nobody.get("/api/me")
    text = nobody.get("/metrics").text
    for name in (
        "prikup_moves_total",
        "prikup_commit_seconds_bucket",
        "prikup_batch_entries_bucket",
        'prikup_bot_misses_total{how="late"}',
        'prikup_bot_replacements_total{why="late"} 0.0',
        'prikup_bot_replacements_total{why="crashed"} 0.0',
        'prikup_bot_replacements_total{why="start"}',
        'prikup_full_logs_total{whose="person"} 0.0',
        'prikup_full_logs_total{whose="address"} 0.0',
        'prikup_full_logs_total{whose="all"} 0.0',
        'prikup_bot_wait_seconds_count{queue="moves"}',
        'prikup_bot_wait_seconds_count{queue="background"}',
        "prikup_live_tables",
        "prikup_sockets",
        'prikup_http_requests_total{method="GET",status="401"}',
    ):
        assert name in text, name


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moved()
    one.bot_missed("late")
    one.bot_replaced("late")
    one.bot_waited(0.5, background=True)
    one.committed(3, 0.001)
    one.storage_failed()
    one.logs_full("address")
    one.broken("table", RuntimeError("of a test"))
    assert b"prikup_moves_total 1.0" in one.text()
    assert b'prikup_bot_misses_total{how="late"} 1.0' in one.text()
    assert b'prikup_bot_replacements_total{why="late"} 1.0' in one.text()
    assert b'prikup_bot_wait_seconds_count{queue="background"} 1.0' in one.text()
    assert b"prikup_storage_faults_total 1.0" in one.text()
    assert b'prikup_full_logs_total{whose="address"} 1.0' in one.text()
    assert b"prikup_moves_total 0.0" in other.text()


def test_the_schema_names_every_route(nobody: Page) -> None:
    answer = nobody.get("/schema")
    assert answer.status_code == 200
    schema = answer.json()
    paths = schema["paths"]
    for path in ("/api/guest", "/api/tables/{table}/sit", "/api/bot/tables/{table}/act", "/health"):
        assert path in paths
    components = schema["components"]["schemas"]
    assert {"TableOptions", "TableInfo", "Replay", "Me"} <= {name.rpartition("_")[2] for name in components}
