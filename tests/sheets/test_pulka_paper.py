"""The drawing of a pulka: the picture has the lines and the figures of the paper, which the page draws, too."""

from __future__ import annotations

import re

import pytest

from prikup.sheets.pulka import Pulka, Sector
from prikup.sheets.pulka_paper import INNER, breadth, field_of, paper_of
from prikup.sheets.pulka_svg import SIZE, Words, svg

NAMES = ("Anna", "Boris", "Konstantin", "Vera")
WORDS = Words("Pulka", "pool", "hill", "whists", "passes", "games", "owed")


def _sector(seat: int, players: int) -> Sector:
    others = [(seat + step) % players for step in range(1, players)]
    whists = tuple((other, (4, 12, 130 + 230 * other)) for other in others)
    return Sector(seat, (2, 6, 12, 20), (10, 24, 36 + seat), whists, seat == 0, seat > 3, ((3, 1), (2, 2)), (2,), 3, ())


def _drawn(players: int) -> str:
    sheet = Pulka(1, 20, 2, 0, tuple(_sector(seat, players) for seat in range(players)))
    return svg(sheet, NAMES[:players], WORDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_has_every_line_of_the_paper(players: int) -> None:
    drawn, paper = _drawn(players), paper_of(players)
    shapes = [
        tuple(tuple(map(float, point.split(","))) for point in points.split())
        for points in re.findall(r'<polygon class="(?:sector|line)" points="([^"]*)"', drawn)
    ]
    wanted = [
        shape
        for part in paper.parts
        for shape in (part.shape, *(box.shape for box in part.boxes), part.pool, part.hill)
    ]
    assert len(shapes) == len(wanted)
    for found, shape in zip(shapes, wanted, strict=True):
        assert found == tuple(tuple(round(number, 1) for number in point) for point in shape)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_figure_stands_in_its_field(players: int) -> None:
    drawn, paper = _drawn(players), paper_of(players)
    for seat, part in enumerate(paper.parts):
        sector = _sector(seat, players)
        written = [(part.pool_field, sector.pool, NAMES[seat]), (part.hill, sector.hill, "")]
        whists = dict(sector.whists)
        others = [(box.field, (seat + box.after) % players) for box in part.boxes]
        written += [(field, whists[other], NAMES[other]) for field, other in others]
        assert len(others) == players - 1
        for field, entries, title in written:
            figures = field_of(field, paper.middle, entries, SIZE, title=title, signs=field is not part.hill).figures
            assert figures[-1].now.startswith(str(entries[-1]))
            for one in figures:
                assert breadth(one.old + one.now, SIZE) <= one.row.width
                inside = abs(one.row.x - paper.middle[0]) + one.row.width / 2, abs(one.row.y - paper.middle[1])
                assert max(inside) > INNER - SIZE
            assert f'<tspan class="last">{entries[-1]}' in drawn


def test_a_player_without_a_name_has_no_label() -> None:
    sheet = Pulka(1, 20, 2, 0, tuple(_sector(seat, 2) for seat in range(2)))
    drawn = svg(sheet, ("Anna", ""), WORDS)
    labels = re.findall(r'<text class="(?:name|label)"[^>]*>([^<]*)<', drawn)
    assert sorted(labels) == ["Anna", "Anna", "× 2"]


def test_a_full_field_keeps_its_last_figures() -> None:
    paper = paper_of(4)
    found = field_of(paper.parts[0].hill, paper.middle, range(10, 900, 10), SIZE).figures
    assert found[0].old.startswith("… ")
    assert found[-1].now == "890"
    assert "10." not in " ".join(one.old for one in found).split()
