"""The layouts that a knowledge allows: their exact number, and the one with a number (docs/sampling.md)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup._kernel import Layouts
from prikup.core.knowledge import AnyOf, AtLeast, AtMost, Condition, Constraint, Divided, Knowledge, Lies
from prikup.search.errors import SearchError

_Told = tuple[str, int, int] | tuple[str, int, int, int] | tuple[str, int, tuple[int, ...], object]


def counted(knowledge: Knowledge) -> Layouts:
    """All layouts of a knowledge, numbered from 0. Raises SearchError: ``search_layouts`` where there is none,
    ``search_conditions`` where what is known of the cards is too much to count by."""
    sizes = [place.size for place in knowledge.places]
    if min(sizes, default=0) < 0:
        raise SearchError("search_layouts")
    try:
        found = Layouts(sizes, knowledge.possible, [_cases(constraint) for constraint in knowledge.constraints])
    except OverflowError:
        raise SearchError("search_conditions") from None
    if not found.count:
        raise SearchError("search_layouts")
    return found


def _cases(constraint: Constraint) -> Sequence[Sequence[_Told]]:
    """A constraint as alternatives; a condition alone is one that has no other."""
    if isinstance(constraint, AnyOf):
        return [[_told(condition) for condition in case] for case in constraint.cases]
    return [[_told(constraint)]]


def _told(condition: Condition) -> _Told:
    """A condition as the kernel takes it."""
    if isinstance(condition, Lies):
        return "lies", condition.cards, condition.places
    if isinstance(condition, AtMost):
        return "at_most", condition.place, condition.cards, condition.most
    if isinstance(condition, AtLeast):
        return "at_least", condition.place, condition.values, condition.least
    assert isinstance(condition, Divided)
    return "divided", condition.place, condition.values, condition.parts
