"""The rulebook of a rule set over HTTP."""

from __future__ import annotations

import asyncio

import pytest

from prikup.core.errors import RulesError
from prikup.rulebook import examples_of, rulebook, written
from prikup.rulebook.making import SaidExample
from prikup.server.rulebooks import Rulebooks
from tests.server.http.support import Page, problem

# Its examples take a few milliseconds.
RULES = "1001/hulsemann+end.target=500"
ASKED = "1001/hulsemann%2Bend.target=500"


def test_a_book_as_data_and_as_a_page(nobody: Page) -> None:
    book = rulebook(RULES, "en")
    assert book.examples
    data = nobody.get(f"/api/rulebook/en/json?rules={ASKED}")
    assert data.status_code == 200
    assert data.headers["content-type"] == "application/json"
    assert data.text == written(book, "json")
    assert [example["key"] for example in data.json()["examples"]] == [example.key for example in book.examples]
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


class Bots:
    """Plays examples as a pool does, and counts how often it is asked."""

    def __init__(self, *, busy: bool = False) -> None:
        self.busy = busy
        self.asked: list[tuple[str, str]] = []

    async def examples(self, rules: str, language: str) -> tuple[SaidExample, ...] | None:
        self.asked.append((rules, language))
        await asyncio.sleep(0.01)
        return None if self.busy else examples_of(rules, language)


async def test_examples_are_played_once_for_a_rule_set_and_language() -> None:
    bots = Bots()
    books = Rulebooks(bots)  # type: ignore[arg-type]
    # Asked for together, again, and written in another way.
    first, second = await asyncio.gather(*(books.book("1001/hulsemann", "en") for _ in range(2)))
    third = await books.book("1001/hulsemann+end.target=1001", "en")
    assert first is second is third
    assert first == rulebook("1001/hulsemann", "en")
    assert bots.asked == [("1001/hulsemann", "en")]
    assert (await books.book("1001/hulsemann", "de")).examples
    assert bots.asked[1:] == [("1001/hulsemann", "de")]


async def test_where_no_bot_has_time_the_book_comes_without_examples_and_is_asked_for_again() -> None:
    bots = Bots(busy=True)
    books = Rulebooks(bots)  # type: ignore[arg-type]
    assert (await books.book("1001/hulsemann", "en")).examples == ()
    bots.busy = False
    assert (await books.book("1001/hulsemann", "en")).examples


async def test_rules_that_are_wrong_are_no_book_and_nothing_is_left_behind() -> None:
    books = Rulebooks(Bots())  # type: ignore[arg-type]
    for _ in range(2):
        with pytest.raises(RulesError, match="unknown_preset"):
            await books.book("thousand/xx", "en")
    begun = asyncio.create_task(books.book("1001/hulsemann", "en"))
    await asyncio.sleep(0)
    await books.stop()
    with pytest.raises(asyncio.CancelledError):
        await begun
