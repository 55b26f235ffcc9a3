"""Open hands in small windows: what cannot be read where it lies is shown larger at one tap, and played from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Position, expect

from tests.e2e.arranging import Company
from tests.e2e.checks import assert_fits, assert_usable, placed
from tests.e2e.moments import MOMENTS

pytestmark = pytest.mark.turns(8)

SMALL = ((320, 568), (568, 320))
CORNER: Position = {"x": 8, "y": 30}
"""A place of a card that the next one does not cover."""
LEAST = 44
"""The width in pixels from which a card can be read and pressed (web/src/lib/table/layout.ts)."""


@pytest.mark.parametrize(("width", "height"), SMALL)
@pytest.mark.parametrize("moment", ["preferans-misere", "preferans-dummy-open", "preferans-defence", "preferans-claim"])
def test_an_open_hand_is_a_tap_away(company: Company, moment: str, width: int, height: int) -> None:
    chair = MOMENTS[moment](company)
    chair.page.set_viewport_size({"width": width, "height": height})
    placed(chair.page)
    for number in range(chair.page.locator("button.open").count()):
        chair.page.locator("button.open").nth(number).click()
        cards = chair.page.locator(".closer:popover-open .slot")
        expect(cards.first).to_be_visible()
        boxes = [card.bounding_box() for card in cards.all()]
        assert len(boxes) >= 9
        for box in boxes:
            assert box is not None
            assert box["width"] >= LEAST
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
        assert_usable(chair.page)
        chair.page.keyboard.press("Escape")
        expect(chair.page.locator(".closer:popover-open")).to_have_count(0)
    # At least one hand is too small in these windows, or nothing was looked at.
    assert chair.page.locator("button.open").count() > 0


def test_a_lying_partner_is_played_from_the_larger_hand(company: Company) -> None:
    company.browsers = {"has_touch": True, "viewport": {"width": 568, "height": 320}}
    chair = MOMENTS["preferans-partner"](company)
    placed(chair.page)
    chair.page.locator("button.open").tap()
    legal = chair.page.locator(".closer:popover-open .own.legal")
    expect(legal.first).to_be_visible()
    assert_fits(chair.page)
    held = chair.page.locator(".closer .own").count()
    # The first tap lifts a card, the second one plays it.
    legal.first.tap(position=CORNER)
    expect(chair.page.locator(".closer .own.picked")).to_have_count(1)
    legal.first.tap(position=CORNER)
    expect(chair.page.locator(".closer .own")).to_have_count(held - 1)
    expect(chair.page.locator(".closer:popover-open")).to_have_count(0)
