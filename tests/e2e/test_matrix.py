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
            shots.append((f"{moment} {language} {width} × {height}", chair.page.screenshot()))
    if shots:
        contact_sheet(chair.page, shots, MATRIX / f"{moment}-{language}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_in_a_few_windows(company: Company, moment: str, language: str) -> None:
    looked_at(company, moment, language, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(COMPLETE))
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_in_every_window(company: Company, moment: str, language: str) -> None:
    looked_at(company, moment, language, WINDOWS)
