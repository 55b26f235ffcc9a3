"""The pictures of the README: `make pictures` takes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.e2e.arranging import Company
from tests.e2e.checks import placed
from tests.e2e.moments import MOMENTS

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "pictures"
FOLDER = KEPT if "PRIKUP_PICTURES" in os.environ else ROOT / "build" / "pictures"
SIZE = (1280, 800)
LARGEST = 200_000
"""Bytes of a picture: a README is read on slow lines, too."""


@pytest.mark.turns(8)
@pytest.mark.parametrize(("name", "moment"), [("table", "preferans-partner"), ("sheet", "preferans-sheet")])
def test_a_picture(company: Company, name: str, moment: str) -> None:
    company.browsers = {"locale": "en"}
    page = MOMENTS[moment](company).page
    page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    placed(page)
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80)


@pytest.mark.parametrize("name", ["table", "sheet"])
def test_a_kept_picture(name: str) -> None:
    data = (KEPT / f"{name}.jpg").read_bytes()
    assert data[:2] == b"\xff\xd8"
    assert 20_000 < len(data) < LARGEST
    # The frame of a JPEG: FF C0 or C2, two bytes of length, one of depth, then height and width.
    frame = min(at for marker in (b"\xff\xc0", b"\xff\xc2") if (at := data.find(marker)) >= 0)
    height, width = (int.from_bytes(data[frame + at : frame + at + 2], "big") for at in (5, 7))
    assert (width, height) == SIZE
