"""Pages of rules over HTTP: in words, what changes, what is wrong; nothing of an address comes back unescaped."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

import httpx
import msgspec
import pytest

from prikup.rule_changes import changes_data, rule_changes
from prikup.rulebook import rulebook
from prikup.server.assets import POLICY
from prikup.server.rule_pages import book_link, changes_link, preferred_language
from prikup.texts import COMPLETE, Texts
from tests.server.http.support import MANY, Page, Running, problem, running, settings

RULES = "thousand/ru+bolts.count=4"
DEALS = 12


@pytest.fixture(autouse=True)
def few_deals(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.front.server_state.comparisons, "_deals", DEALS)


class Parsed(HTMLParser):
    """The words of a page, and its elements with what they refer to."""

    def __init__(self, page: httpx.Response) -> None:
        super().__init__()
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["content-security-policy"] == POLICY
        self.said: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.text)
        self.text = " ".join(" ".join(self.said).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert not any(name.startswith("on") for name in found)
        self.tags.append(tag)
        self.links += [found[name] for name in ("href", "src") if name in found]
        if "id" in found:
            self.ids.add(found["id"])

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_rules_in_words(nobody: Page, language: str) -> None:
    answer = nobody.get(f"/rules/{RULES}?lang={language}")
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text
    page, book = Parsed(answer), rulebook(RULES, language, played=False)
    assert all(" ".join(said.text.split()) in page.text for said in book.sentences())
    assert all(entry.meaning in page.text for entry in book.glossary)
    assert {chapter.key for chapter in book.chapters} | {"glossary"} <= page.ids
    # The table of contents leads to what is there, and the other languages are a step away.
    assert {link[1:] for link in page.links if link.startswith("#")} <= page.ids
    assert {f"/rules/{RULES}?lang={other}" for other in COMPLETE} <= set(page.links)
    assert any(link.startswith(f"/api/rulebook/{language}/json?") for link in page.links)
    assert changes_link("thousand/pl", RULES, language) in page.links
    # Nothing comes from elsewhere, and nothing is drawn by a program.
    assert all(link.startswith(("/", "#")) and not link.startswith("//") for link in page.links)
    assert page.tags.count("script") == 1


def test_what_the_page_needs_is_there(nobody: Page) -> None:
    page = Parsed(nobody.get(f"/rules/{RULES}"))
    files = [link for link in page.links if re.search(r"\.(css|js|svg)$", link)]
    assert {"/rules/style.css", "/rules/page.js", "/icon.svg"} <= set(files)
    for file in [*files, "/rules/worker.js"]:
        answer = nobody.get(file)
        assert answer.status_code == 200, file
        assert answer.headers["etag"]
    worker = nobody.get("/rules/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    # What it may ask for is said by its own policy.
    assert worker.headers["content-security-policy"] == POLICY


def test_the_rule_editor_stays_a_page_of_the_site(nobody: Page) -> None:
    for path in ("/rules", "/rules/"):
        answer = nobody.get(path)
        assert (answer.status_code, answer.text) == (200, nobody.get("/").text)


def test_a_page_that_the_reader_has_is_not_sent_again(nobody: Page) -> None:
    first = nobody.get(f"/rules/{RULES}?lang=de")
    again = nobody.get(f"/rules/{RULES}?lang=de", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_the_language_is_the_reader_s(site: Running, nobody: Page) -> None:
    def language(page: Page, **headers: str) -> str:
        answer = page.get(f"/rules/{RULES}", headers=headers)
        assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].split(", "))
        found = re.search('<html lang="([a-z]+)"', answer.text)
        assert found is not None
        return found[1]

    assert language(nobody, **{"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}) == "pl"
    assert language(nobody) == "en"
    clara = site.page()
    clara.join("Clara", "es")
    assert language(clara, **{"accept-language": "pl"}) == "es"
    assert 'lang="de"' in clara.get(f"/rules/{RULES}?lang=de").text


def test_what_a_browser_prefers() -> None:
    assert preferred_language("") == "en"
    assert preferred_language("fr, de;q=0.3, ru;q=0.7") == "ru"
    assert preferred_language("de;q=0, es-419") == "es"
    assert preferred_language("pl;q=2, es;q=x, *") == "en"
    assert preferred_language("," * 100_000 + "pl") == "en"


def test_rules_by_any_name_have_one_address(nobody: Page) -> None:
    """Escapes, and options that change nothing: the page names the canonical string."""
    asked = quote("thousand/ru+auction.step=5+bolts.count=4", "/")
    page = Parsed(nobody.get(f"/rules/{asked}?lang=en"))
    assert RULES in page.said
    assert f"/rules/{RULES}?lang=ru" in page.links


def test_an_older_edition_leads_to_the_last(nobody: Page) -> None:
    page = Parsed(nobody.get("/rules/preferans/sochi?lang=en"))
    assert "There is a later edition of this rule set:" in page.text
    assert "/rules/preferans/sochi@2?lang=en" in page.links
    assert "There is a later edition of this rule set: Sochi, as most tables play it (later edition)" in page.text
    assert "sochi@2" not in page.text


@pytest.mark.parametrize(
    ("path", "status", "said", "link"),
    [
        ("thousand/rus", 404, "Unknown rule set “thousand/rus”", "thousand/ru?lang=en"),
        ("thousnd/ru", 404, "Unknown game “thousnd”", "thousand/ru?lang=en"),
        ("thousnd/rus+bolt.count=4", 404, "Unknown game “thousnd”", "thousand/ru+bolts.count=4?lang=en"),
        ("thousand/ru+bolts.cuont=4", 404, "There is no option “bolts.cuont”", "thousand/ru+bolts.count=4?lang=en"),
        ("thousand/ru+barrel.at=3", 400, "“Total at which a player sits on the barrel” cannot be “3”", ""),
        (
            "thousand/ru+threshold.at=800",
            400,
            "cannot be combined: a match has the barrel or the threshold, not both.",
            "thousand/ru+barrel.at=off+threshold.at=800?lang=en",
        ),
        ("thousand", 400, "", ""),
        ("chess", 404, "Unknown game “chess”", ""),
        ("thousand/ru/vs/thousand/pm", 404, "Unknown rule set “thousand/pm”", ""),
        ("thousand/ru/vs/preferans/sochi@2", 400, "cannot be compared", ""),
        ("thousand/ru?lang=dee", 404, "There are no texts in “dee”", "thousand/ru?lang=de"),
        ("thousand/ru?lang=", 200, "", ""),
    ],
)
def test_bad_input(nobody: Page, path: str, status: int, said: str, link: str) -> None:
    answer = nobody.get(f"/rules/{path}" if "?" in path else f"/rules/{path}?lang=en")
    page = Parsed(answer)
    assert answer.status_code == status, page.text
    assert said in page.text
    assert not link or f"/rules/{link}" in page.links, page.links


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_wrong_is_said_in_the_reader_s_language(nobody: Page, language: str) -> None:
    words = Texts(language)
    for asked in ("/rules/thousand/rus", "/rules/thousand/ru+threshold.at=800", "/rules/thousand/ru?lang=xx"):
        answer = nobody.get(asked, headers={"accept-language": language})
        assert f'<html lang="{language}"' in answer.text
        assert words.say("rules-page-error") in Parsed(answer).text


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'--></style><svg/onload=alert(1)>",
    "thousand/<b>ru</b>",
    "thousand/ru+<i>=1",
    "thousand/ru+barrel.at=<u>",
    "thousand/ru+a=1" * 400,
    "x" * 5000,
    "%00%01%7f",
    "\u202egnp.exe",
    "%ff%fe",
    "..%2f..%2fetc%2fpasswd",
    "thousand/ru/vs/",
    "/vs/",
    "thousand/ru/vs/thousand/ru/vs/thousand/ru",
    "{{7*7}}${7*7}",
    "javascript:alert(1)",
    "worker.js/x",
)


@pytest.mark.parametrize("place", ["/rules/{}", "/rules/thousand/ru/vs/{}", "/rules/{}/vs/thousand/ru"])
@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_addresses(nobody: Page, place: str, text: str) -> None:
    raw = text if re.search("%[0-9a-f]{2}", text) else quote(text, "/+=.")
    answer = nobody.client.get(httpx.URL(place.format(raw)))
    assert 400 <= answer.status_code < 500, answer.text
    page = Parsed(answer)
    # The picture and the program of the page itself are all there is.
    assert not {"svg", "b", "i", "u", "style"} & set(page.tags)
    assert page.tags.count("img") == page.tags.count("script") == 1
    assert all(link.startswith(("/", "#")) and not link.startswith("//") for link in page.links)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e]", answer.text)
    assert len(answer.text) < 20_000


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_languages(nobody: Page, text: str) -> None:
    answer = nobody.get("/rules/thousand/ru", params={"lang": text})
    assert answer.status_code == 404
    assert Parsed(answer).tags.count("script") == 1


def test_only_reading(nobody: Page) -> None:
    assert problem(nobody.post("/rules/thousand/ru")) == (405, "wrong_method")
    head = nobody.client.head(f"/rules/{RULES}")
    assert (head.status_code, head.text) == (200, "")


# What changes.


def awaited(page: Page, path: str) -> Iterator[httpx.Response]:
    """The answers until a comparison is done."""
    for _ in range(200):
        answer = page.get(path)
        yield answer
        if answer.status_code != 202:
            return


@pytest.mark.parametrize("language", COMPLETE)
def test_what_changes_as_a_page(nobody: Page, language: str) -> None:
    *waiting, last = awaited(nobody, changes_link("thousand/pl", "thousand/ru", language))
    for answer in waiting:
        # The page asks again by its program; only without programs is it loaded anew (WCAG 2.2.1).
        assert '<noscript><meta http-equiv="refresh" content="2"></noscript>' in answer.text
        assert answer.text.count("http-equiv") == 1
        assert 'data-again="2"' in answer.text
        assert "progress" in Parsed(answer).tags
    assert last.status_code == 200
    assert "http-equiv" not in last.text
    assert "data-again" not in last.text
    page, found = Parsed(last), rule_changes("thousand/pl", "thousand/ru", DEALS)
    noticed = [change for change in found.changes if change.share]
    assert last.text.count("<li><b>") == len(noticed)
    words = Texts(language)
    often = [
        re.escape(words.say("rules-diff-often", share="some", differ=change.differ, deals=change.deals))
        for change in noticed
        if change.differ < change.deals
    ]
    # The most frequent stand first.
    assert re.search(".*".join(often), page.text)
    assert {book_link("thousand/pl", language), book_link("thousand/ru", language)} <= set(page.links)
    # Both rule strings stand once, under the titles.
    main = page.text.partition(words.say("rules-diff-known"))[2]
    assert (main.count("thousand/pl"), main.count("thousand/ru")) == (1, 1)


def test_a_difference_names_both_rule_sets_whole(nobody: Page) -> None:
    *_, last = awaited(nobody, changes_link("thousand/pl", "thousand/pl+auction.step=5", "en"))
    assert re.findall("<dd><a [^>]*>([^<]*)</a>", last.text) == [
        "Polish Tysiąc for three",
        "Polish Tysiąc for three · house rules: 1",
    ]


def test_a_page_is_packed_once(nobody: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages of rules, and books as files, which have their examples already."""
    packed: list[int] = []
    compress = gzip.compress

    def counted(data: bytes, *given: int, **named: int) -> bytes:
        packed.append(len(data))
        return compress(data, *given, **named)

    monkeypatch.setattr(gzip, "compress", counted)
    rules = "thousand/ru+bolts.count=5"
    for path in (f"/rules/{rules}?lang=en", f"/api/rulebook/en/html?rules={quote(rules, '')}"):
        first, *others = [nobody.get(path) for _ in range(3)]
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        assert all((one.content, one.headers["etag"]) == (first.content, first.headers["etag"]) for one in others)
        assert packed.count(len(first.content)) == 1, path


def test_what_changes_as_data(nobody: Page) -> None:
    answer = nobody.get("/api/rules/diff/en", params={"known": "thousand/pl", "new": "thousand/pl+auction.step=5"})
    assert answer.status_code == 200
    found, data = rule_changes("thousand/pl", "thousand/pl+auction.step=5", DEALS), answer.json()
    said = data.pop("said")
    assert data == msgspec.json.decode(msgspec.json.encode(changes_data(found)))
    assert said["changes"][0]["often"] == "In every deal"
    assert said["changes"][0]["options"] == ["Bids are multiples of this: 5 (was: 10)"]
    wrong = {"known": "thousand/pl", "new": "preferans/sochi"}
    assert problem(nobody.get("/api/rules/diff/en", params=wrong)) == (400, "rules_apart")
    assert problem(nobody.get("/api/rules/diff/xx", params=wrong)) == (404, "no_such_text")


def begun(page: Page, table: str) -> None:
    """Waits until a table plays."""
    for _ in range(600):
        if page.get(f"/api/tables/{table}").json()["status"] != "waiting":
            return
        time.sleep(0.05)
    pytest.fail(f"table {table} does not begin")


def test_a_waiting_room_says_what_is_unlike_the_usual(site: Running, anna: Page, nobody: Page) -> None:
    there = anna.table("thousand/ru")["id"]
    assert nobody.get(f"/api/tables/{there}/unlike/en").json() is None
    # Nobody knows yet what she plays.
    assert anna.get(f"/api/tables/{there}/unlike/en").json() is None
    usual = anna.table("thousand/ru+auction.step=10", bots=["thumb", "thumb"])["id"]
    begun(anna, usual)
    found = anna.get(f"/api/tables/{there}/unlike/de").json()
    assert found["said"] == ["Stufe der Gebote: 5 (vorher: 10)"]
    assert found["link"] == changes_link("thousand/ru+auction.step=10", "thousand/ru", "de")
    assert (
        found["title"]
        == "Anders als das, was du sonst spielst (Russisches Tausend nach gedruckten Regeln · Hausregeln: 1)"
    )
    # At a table with the same rules nothing is said.
    same = anna.table("thousand/ru+auction.step=10")["id"]
    assert anna.get(f"/api/tables/{same}/unlike/de").json() is None
    assert problem(anna.get("/api/tables/nowhere/unlike/de")) == (404, "unknown_table")


# Limits.


def test_rulebooks_have_a_limit_of_their_own(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(MANY, rulebooks="3/hour", sheets="1/hour")
    with running(settings(tmp_path, rates=rates)) as here:
        page = here.page()
        assert page.post("/api/sheets/new", {"rules": "thousand/ru", "names": ["A", "B", "C"]}).status_code == 200
        asked = "/api/rulebook/en/json?rules=thousand/ru"
        assert [page.get(one).status_code for one in ("/rules/thousand/ru", asked, "/rules/thousand/rus")] == [
            200,
            200,
            404,
        ]
        refused = page.get("/rules/thousand/ru?lang=ru")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert Texts("ru").say("rules-page-error") in Parsed(refused).text
        assert problem(page.get(asked)) == (429, "too_many_requests")
        # The files of the pages do not count.
        assert page.get("/rules/style.css").status_code == 200


def test_comparisons_have_a_limit_of_their_own(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(MANY, rule_changes="1/hour")
    with running(settings(tmp_path, rates=rates)) as here:
        here.front.server_state.comparisons._deals = 2
        page = here.page()
        first = changes_link("thousand/ru", "thousand/ru+auction.step=10")
        assert [answer.status_code for answer in awaited(page, first)][-1] == 200
        assert page.get(changes_link("thousand/ru", "thousand/ru+barrel.at=850")).status_code == 429
        # What is known is not compared again.
        assert page.get(first).status_code == 200
