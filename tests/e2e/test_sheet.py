"""The page of kept sheets: begin, enter, be refused, edit, undo, share, save, on a computer and on a phone."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import assert_usable, assert_worded
from tests.e2e.conftest import Enter

REFUSED = (400, "/api/sheets")


def begin(page: Page, preset: str, names: tuple[str, ...]) -> None:
    """Begins a sheet with the form."""
    page.locator(f'select:has(option[value="{preset}"])').select_option(preset)
    fields = page.locator("fieldset input")
    expect(fields).to_have_count(len(names))
    for field, name in zip(fields.all(), names, strict=True):
        field.fill(name)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("form h2")).to_have_text("What happened?")


def numbers(page: Page, item: str, values: tuple[int, ...]) -> None:
    """Fills a row of numbers, a player each."""
    for field, value in zip(page.locator(f'[data-item="{item}"] input').all(), values, strict=True):
        field.fill(str(value))


def write(page: Page, entries: int) -> None:
    """Writes the form down."""
    page.get_by_role("button", name="Add entry").click()
    expect(page.locator("section ol > li")).to_have_count(entries)


def picture(page: Page) -> list[str]:
    """The words in the picture that the page saves."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    assert saved.value.suggested_filename.endswith(".svg")
    return [text.strip() for text in ET.parse(saved.value.path()).getroot().itertext()]


def test_a_sheet_of_preferans(enter: Enter, tmp_path: Path) -> None:
    anna = enter()
    page = anna.page
    anna.refused.add(REFUSED)
    anna.go("/sheet")
    assert_usable(page)
    anna.keep("begin", whole=True)
    begin(page, "preferans/sochinka", ("Anna", "Boris", "Vera", "Gleb"))
    expect(page.locator(".next")).to_contain_text("Anna deals")

    # A game: who, how high, in what, who whisted, the tricks.
    page.locator('[data-item="strain"]').select_option("H")
    # Who plays is not asked whether he whists.
    expect(page.locator('[data-item="whist"]').get_by_label("Boris")).to_have_count(0)
    page.locator('[data-item="whist"]').get_by_label("Vera").check()
    numbers(page, "tricks", (0, 6, 4, 0))
    expect(page.locator(".written code")).to_have_text("game 1 6 H; whist 2; tricks 0 6 4 0")
    write(page, 1)
    expect(page.locator("section ol > li").first).to_contain_text("Vera: +8")
    # The drawing is that of the table.
    drawing = page.locator("svg.paper")
    expect(drawing).to_be_visible()
    expect(drawing).to_contain_text("Vera")
    expect(drawing).to_contain_text("8")
    assert "Vera" in picture(page)
    # Printed alone; the copy is gone afterwards.
    page.evaluate("window.print = () => { window.printed = document.querySelectorAll('.print-only img').length; }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed === 1 && !document.querySelector('.print-only')")

    # Eleven tricks cannot be sent, and tricks of who holds no cards are refused by name; nothing is lost.
    page.get_by_text("All-pass", exact=True).click()
    numbers(page, "tricks", (11, 0, 0, 0))
    page.get_by_role("button", name="Add entry").click()
    first = page.locator('[data-item="tricks"] input').first
    assert first.evaluate("field => field.validity.rangeOverflow")
    expect(page.locator("section ol > li")).to_have_count(1)
    numbers(page, "tricks", (0, 3, 4, 3))
    page.get_by_role("button", name="Add entry").click()
    expect(page.get_by_role("alert")).to_contain_text("Boris cannot have 3 tricks")
    expect(page.locator('[data-item="tricks"] input').nth(1)).to_have_value("3")
    numbers(page, "tricks", (3, 0, 4, 3))
    write(page, 2)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_text("Settlement:").click()
    expect(page.locator("tr.sum").last).to_contain_text("+32")
    assert_usable(page)
    assert_worded(page)
    anna.keep("entered", whole=True)

    # An edit that makes a later line impossible names it.
    page.get_by_role("button", name="Edit entry 1").click()
    page.locator("section form input").fill("passes; tricks 0 3 4 3")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Entry 2: Anna cannot have 3 tricks")
    page.locator("section form input").fill("game 1 7 H; whist 2; tricks 0 6 4 0")
    page.keyboard.press("Enter")
    expect(page.locator("section ol > li").first).to_contain_text("game 1 7 H")
    page.get_by_role("button", name="Undo the last entry").click()
    expect(page.locator("section ol > li")).to_have_count(1)

    # The link holds the whole sheet: another browser shows it, in another language, and a reload keeps it.
    link = page.get_by_label("Link with the whole sheet").input_value()
    assert re.search(r"/sheet#z[\w-]+$", link)
    vera = enter(locale="ru-RU", viewport={"width": 390, "height": 844})
    vera.page.goto(link)
    expect(vera.page.locator("section ol > li").first).to_contain_text("game 1 7 H")
    assert vera.page.locator("html").get_attribute("lang") == "ru"
    assert_usable(vera.page)
    vera.keep("phone", whole=True)
    page.reload()
    expect(page.locator("section ol > li")).to_have_count(1)

    # A file, saved and opened.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "evening.sheet"
    saved.value.save_as(file)
    assert file.read_text("utf-8").startswith("prikup sheet 1\nrules: preferans/sochinka\n")
    page.get_by_role("button", name="Another sheet").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("section ol > li")).to_have_count(1)


@pytest.mark.turns(8)
def test_a_sheet_goes_on_from_an_older_one(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    anna.go("/sheet")
    page.get_by_text("Continue an older sheet").click()
    figures = page.get_by_label("Its figures by player, as text")
    page.locator('select:has(option[value="preferans/sochi@2"])').select_option("preferans/sochi@2")
    figures.fill("pools 4")
    anna.refused.add((400, "/api/sheets/new"))
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("pools")
    figures.fill("pools 4 6 0; hills 10 0 12")
    begin(page, "preferans/sochi@2", ("Anna", "Boris", "Vera"))
    page.get_by_text("Settlement:").click()
    for total in ("10", "12"):
        expect(page.get_by_role("cell", name=total, exact=True).first).to_be_visible()
    anna.keep("older", whole=True)


@pytest.mark.turns(8)
def test_a_sheet_of_thousand_with_the_keyboard(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    anna.go("/sheet")
    begin(page, "thousand/ru", ("Anna", "Boris", "Vera"))
    page.locator('[data-item="seat"]').focus()
    page.keyboard.press("b")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("120")
    numbers(page, "points", (31, 75, 14))
    numbers(page, "tricks", (2, 5, 1))
    page.get_by_role("button", name="Add: Marriages").press("Enter")
    rows = page.locator('[data-item="marriages"] select')
    rows.nth(0).select_option("1")
    rows.nth(1).select_option("H")
    expect(page.locator(".written code")).to_have_text("contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H")
    page.keyboard.press("Tab")
    write(page, 1)
    expect(page.locator("table")).to_contain_text("120")
    assert_usable(page)
    anna.keep("thousand", whole=True)
    assert "120" in picture(page)
    # A link that was cut off says so.
    page.goto("/sheet#zAAAA")
    expect(page.get_by_role("alert")).to_contain_text("does not hold a sheet")
    anna.keep("bad-link")


@pytest.mark.turns(2)
@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844)])
def test_a_sheet_for_thumbs(enter: Enter, width: int, height: int) -> None:
    """At a real table: names of rule sets, tricks counted with a thumb, and nothing too small to press."""
    anna = enter(viewport={"width": width, "height": height}, has_touch=True)
    page = anna.page
    anna.go("/sheet")
    begin(page, "preferans/sochi@2", ("Anna", "Boris", "Vera"))
    expect(page.locator("p.rules")).to_contain_text("Sochi, as most tables play it")
    expect(page.locator("p.rules")).not_to_contain_text("preferans/")
    page.get_by_text("All-pass", exact=True).tap()
    more = {name: page.get_by_role("button", name=f"{name}: more") for name in ("Anna", "Boris", "Vera")}
    for name, tricks in (("Anna", 2), ("Boris", 3), ("Vera", 5)):
        for _ in range(tricks):
            more[name].tap()
    page.get_by_role("button", name="Anna: less").tap()
    more["Anna"].tap()
    expect(page.locator(".written code")).to_have_text("passes; tricks 2 3 5")
    write(page, 1)
    # The first line says what it brought; how it is written stands below.
    expect(page.locator("section ol > li").first).to_contain_text("Vera: ")
    small = page.locator("main").evaluate(
        """main => [...main.querySelectorAll("button, select, summary, input, .bar label, label.tick")]
          .filter((e) => e.checkVisibility() && !e.matches("label input"))
          .map((e) => [e.outerHTML.slice(0, 80), Math.round(e.getBoundingClientRect().height)])
          .filter(([, height]) => height < 44)"""
    )
    assert not small, small
    assert_usable(page)
    anna.keep("thumbs", whole=True)
