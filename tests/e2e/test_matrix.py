"""Each kind of moment in windows of all sizes and in all languages: nothing overlaps, is cut or leaves the screen."""

from __future__ import annotations

import pytest

from prikup.texts import COMPLETE
from tests.e2e.arranging import Company
from tests.e2e.browsing import KEPT
from tests.e2e.checks import assert_worded, placed
from tests.e2e.matrix import FEW, MATRIX, WINDOWS, contact_sheet, faults
from tests.e2e.moments import MOMENTS

pytestmark = pytest.mark.turns(8)


def looked_at(company: Company, moment: str, language: str, windows: tuple[tuple[int, int], ...]) -> None:
    """A moment in windows of these sizes."""
    company.browsers = {"locale": language}
    chair = MOMENTS[moment](company)
    found: list[str] = []
    shots: list[tuple[str, bytes]] = []
    for width, height in windows:
        chair.page.set_viewport_size({"width": width, "height": height})
        placed(chair.page)
        assert_worded(chair.page)
        found += [f"{width} × {height}: {fault}" for fault in faults(chair.page)]
        if KEPT:
            shots.append((f"{moment} {language} {width} × {height}", chair.page.screenshot(type="jpeg", quality=85)))
    if shots:
        contact_sheet(chair.page, shots, MATRIX / f"{moment}-{language}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_the_result_of_a_deal_leaves_the_score_in_sight(company: Company, size: tuple[int, int]) -> None:
    page = MOMENTS["result"](company).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    placed(page)
    card, score = page.locator("dialog[open]").bounding_box(), page.locator("aside.side").bounding_box()
    assert card is not None
    assert score is not None
    assert card["x"] + card["width"] <= score["x"]
    # It stands in the middle of what is left, and uses it.
    assert abs(card["x"] - (score["x"] - card["x"] - card["width"])) <= 2
    assert card["width"] > min(700, score["x"] * 0.9)


def test_all_calls_beside_the_ladder_stand_in_one_place(company: Company) -> None:
    page = MOMENTS["preferans-auction"](company).page
    page.set_viewport_size({"width": 768, "height": 1024})
    placed(page)
    ladder = page.locator(".ladder").bounding_box()
    assert ladder is not None
    others = [one.bounding_box() for one in page.locator(".dock .controls > .choosing > .button, .dock .misere").all()]
    shown = [box for box in others if box is not None]
    assert len(shown) >= 2
    assert all(box["y"] >= ladder["y"] + ladder["height"] for box in shown)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_in_a_few_windows(company: Company, moment: str, language: str) -> None:
    looked_at(company, moment, language, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(COMPLETE))
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_in_every_window(company: Company, moment: str, language: str) -> None:
    looked_at(company, moment, language, WINDOWS)
