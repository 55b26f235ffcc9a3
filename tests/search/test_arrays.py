"""Answers as arrays: shapes, types and values; without numpy one clear error."""

from __future__ import annotations

import importlib.util
import sys

import pytest

from prikup.core.cards import parse_card, parse_cards
from prikup.core.errors import PrikupError
from prikup.search import arrays, layouts, solve_many, tables
from tests.support.unable import needs

numpy_there = needs(importlib.util.find_spec("numpy") is not None, "numpy is not installed")
POSITION = (
    "preferans/sochi; phase playing; dealer 1; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87; talon DJ S8; away CT7; "
    "contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; tricks 0 1 3; index 4; "
    "conduct 1 1 2; open 0 1"
)


@numpy_there
def test_values_and_plays() -> None:
    found = solve_many([POSITION, POSITION], cards=True)
    values = arrays.values(found)
    assert (values.shape, str(values.dtype)) == ((2, 2), "int16")
    assert values.tolist() == [[6, 6], [6, 6]]
    plays = arrays.card_values(found)
    assert (plays.shape, str(plays.dtype)) == ((2, 2, 32, 2), "int16")
    assert plays[1, 0, parse_card("SK")].tolist() == [4, 4]
    assert plays[0, 1, parse_card("SK")].tolist() == [arrays.NO_PLAY] * 2
    assert (plays[0, 0, :, 0] != arrays.NO_PLAY).sum() == 6
    assert arrays.values([]).shape == (0, 2)
    assert arrays.card_values([]).shape == (0, 2, 32, 2)


@numpy_there
def test_tables() -> None:
    found = tables(["HAKQ / H789 / HTJ.S7"] * 3)
    array = arrays.tables(found)
    assert (array.shape, str(array.dtype)) == ((3, 3, 6, 3, 2), "int8")
    assert array[2, 0, :, 0, 0].tolist() == [2, 3, 3, 3, 3, 3]
    assert arrays.tables([]).shape == (0, 3, 6, 3, 2)


@numpy_there
def test_layouts() -> None:
    found = layouts("HAKQ.SA", samples=50, strains=(3, 4), each=True)
    hands, bounds = arrays.layouts(found)
    assert (hands.shape, str(hands.dtype)) == ((50, 2), "uint32")
    assert (bounds.shape, str(bounds.dtype)) == ((50, 2, 2), "int8")
    own = parse_cards("HAKQ.SA")
    assert all(int(one).bit_count() == 4 and not int(one) & own for one in hands.ravel())
    assert not (hands[:, 0] & hands[:, 1]).any()
    assert bounds[:, 0].mean() == pytest.approx(found.contracts[0].tricks.value)
    with pytest.raises(PrikupError) as caught:
        arrays.layouts(layouts("HAKQ.SA", samples=2))
    assert caught.value.code == "search_each"


def test_without_numpy_there_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for asked in (arrays.values, arrays.card_values, arrays.tables):
        with pytest.raises(PrikupError) as caught:
            asked([])
        assert caught.value.code == "search_numpy"
    with pytest.raises(PrikupError) as caught:
        arrays.layouts(layouts("HAKQ.SA", samples=2, each=True))
    assert caught.value.code == "search_numpy"
