"""What happens seldom has a sign that moves for a moment; one tap turns the sounds off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import Chair, Company
from tests.e2e.moments import MISERE, SOCHI, WEAK
from tests.preferans.tables import act, started

pytestmark = pytest.mark.turns(8)

_SIGNS = """() => {
  const signs = (window.signs = []);
  new MutationObserver(() => {
    for (const e of document.querySelectorAll(".shout .emblem")) signs.push(e.classList[1]);
  }).observe(document.body, { subtree: true, childList: true });
}"""


def passes(company: Company, *, hands: tuple[str, ...], talon: str, steps: str) -> Chair:
    """Anna passes last."""
    anna = company.position(act(started(SOCHI, dealer=0, hands=hands, talon=talon), steps))
    anna.page.evaluate(_SIGNS)
    anna.page.locator('.dock button[data-do="pass"]').click()
    return anna


def test_an_all_pass(company: Company) -> None:
    anna = passes(company, hands=WEAK, talon="D7.H7", steps="1 pass, 2 pass")
    anna.page.wait_for_function("() => window.signs.includes('passes')")
    expect(anna.page.locator(".shout")).to_have_count(0)


def test_a_misere(company: Company) -> None:
    anna = passes(company, hands=MISERE, talon="D9.H7", steps="1 misere, 2 pass")
    anna.page.wait_for_function("() => window.signs.includes('misere')")


def test_a_golden_deal_is_known_when_it_is_dealt(company: Company) -> None:
    [anna] = company.table("thousand/ru+golden.kind=auction", hands=("HAKQ.SAT.CA9",))
    anna.told("A golden deal. The cards are dealt.")
    expect(anna.page.locator("header")).to_contain_text("golden deal")


@pytest.mark.parametrize("size", [(320, 568), (1280, 800)])
def test_one_tap_mutes(company: Company, size: tuple[int, int]) -> None:
    [anna] = company.table("thousand/ru", hands=("HAKQ.SAT.CA9",))
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    # The people of these tests have no sounds at first.
    anna.page.get_by_role("button", name="Sound on", exact=True).click()
    button = anna.page.get_by_role("button", name="Mute", exact=True)
    expect(button).to_be_visible()
    anna.person.keep(f"sounds-{size[0]}")
    button.click()
    expect(anna.page.get_by_role("button", name="Sound on", exact=True)).to_be_visible()
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('prikup.settings')).sounds") is False
