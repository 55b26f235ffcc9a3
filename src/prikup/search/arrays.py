"""Answers for many positions, deals and layouts as arrays of numpy (``pip install prikup[numpy]``).

numpy is imported when an array is asked for. Where it is missing, there is one error, ``search_numpy``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from prikup.core.cards import CARD_TEXTS
from prikup.search.answers import Answer
from prikup.search.deal_layouts import Layouts
from prikup.search.deal_tables import HANDS, STRAINS, DealTable
from prikup.search.errors import SearchError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NO_PLAY = -(2**15)
"""Stands in `card_values` for what cannot be played."""


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise SearchError("search_numpy", command="pip install prikup[numpy]") from None
    return numpy


def values(found: Sequence[Answer]) -> NDArray[np.int16]:
    """The bounds of answers, as of `prikup.search.solve_many`: int16, shape (answers, 2), low and high.

    Raises SearchError(search_numpy).
    """
    numpy = _numpy()
    array: NDArray[np.int16] = numpy.array([(one.low, one.high) for one in found], numpy.int16).reshape(-1, 2)
    return array


def card_values(found: Sequence[Answer]) -> NDArray[np.int16]:
    """The values of all plays, for answers with ``cards``: int16, shape (answers, 2, 32, 2).

    By answer, whether something is announced with the card (0 or 1), card, low and high; `NO_PLAY` twice for what
    cannot be played. Raises SearchError(search_numpy).
    """
    numpy = _numpy()
    array: NDArray[np.int16] = numpy.full((len(found), 2, len(CARD_TEXTS), 2), NO_PLAY, numpy.int16)
    for at, one in enumerate(found):
        for play in one.cards:
            array[at, int(play.announce), play.card] = (play.low, play.high)
    return array


def tables(found: Sequence[DealTable]) -> NDArray[np.int8]:
    """The bounds of deal tables: int8, shape (deals, 3, 6, 3, 2).

    By deal, declarer, strain (`prikup.search.STRAINS`), leader, low and high. Raises SearchError(search_numpy).
    """
    numpy = _numpy()
    array: NDArray[np.int8] = numpy.array([one.bounds for one in found], numpy.int8)
    return array.reshape(-1, HANDS, len(STRAINS), HANDS, 2)


def layouts(found: Layouts) -> tuple[NDArray[np.uint32], NDArray[np.int8]]:
    """The layouts one by one, of an answer with ``each``, and what they are worth.

    Hands: uint32, shape (layouts, 2), the sets of cards of the next seat and of the last one. Bounds: int8, shape
    (layouts, contracts, 2), low and high, the contracts in the order of ``found.contracts``. Raises SearchError
    (search_numpy, or search_each where ``each`` was not asked for).
    """
    numpy = _numpy()
    if found.each is None:
        raise SearchError("search_each", option="each=True")
    hands: NDArray[np.uint32] = numpy.frombuffer(found.each.hands, "<u4").astype(numpy.uint32).reshape(-1, 2)
    shape = (found.looked, len(found.contracts))
    ends = [numpy.frombuffer(end, numpy.int8).reshape(shape) for end in (found.each.low, found.each.high)]
    bounds: NDArray[np.int8] = numpy.stack(ends, axis=-1)
    return hands, bounds
