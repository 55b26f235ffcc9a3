"""The rulebook of a rule set over HTTP."""

from __future__ import annotations

from prikup.rulebook import rulebook, written
from tests.server.http.support import Page, problem

RULES = "thousand/ru+bolts.count=4"
ASKED = "thousand/ru%2Bbolts.count=4"


def test_a_book_as_data_and_as_a_page(nobody: Page) -> None:
    book = rulebook(RULES, "en", played=False)
    data = nobody.get(f"/api/rulebook/en/json?rules={ASKED}")
    assert data.status_code == 200
    assert data.headers["content-type"] == "application/json"
    assert data.text == written(book, "json")
    assert data.json()["examples"] == []
    page = nobody.get(f"/api/rulebook/en/html?rules={ASKED}")
    assert page.headers["content-type"].startswith("text/html")
    assert "style-src 'unsafe-inline'" in page.headers["content-security-policy"]
    assert page.text == written(book, "html", sources=True)


def test_a_book_that_the_reader_has_is_not_sent_again(nobody: Page) -> None:
    first = nobody.get(f"/api/rulebook/en/html?rules={ASKED}")
    again = nobody.get(f"/api/rulebook/en/html?rules={ASKED}", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_what_there_is_not(nobody: Page) -> None:
    assert problem(nobody.get("/api/rulebook/en/json?rules=thousand/xx")) == (400, "unknown_preset")
    assert problem(nobody.get("/api/rulebook/en/json?rules=chess")) == (400, "unknown_game")
    conflict = nobody.get("/api/rulebook/en/json?rules=thousand/ru%2Bovertime.by=500")
    assert problem(conflict) == (400, "options_conflict")
    assert problem(nobody.get("/api/rulebook/xx/json?rules=thousand/ru")) == (404, "no_such_text")
    assert problem(nobody.get("/api/rulebook/en/pdf?rules=thousand/ru")) == (404, "no_such_route")
