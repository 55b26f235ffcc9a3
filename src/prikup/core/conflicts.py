"""Conflicts: options of a rule set that exclude or need each other. The error names both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from prikup.core.errors import RulesError
from prikup.core.options import RuleSet, get_option, value_text

R = TypeVar("R", bound=RuleSet)


class Conflict(Struct, Generic[R], frozen=True):
    """Two options that cannot be combined, and the condition. ``name`` becomes ``why`` in the error."""

    name: str
    first: str
    second: str
    holds: Callable[[R], bool]


def conflict_error(rules: RuleSet, why: str, first: str, second: str) -> RulesError:
    """The error ``options_conflict``, with both options and their values."""
    return RulesError(
        "options_conflict",
        why=why,
        first=f"{first}={value_text(get_option(rules, first))}",
        second=f"{second}={value_text(get_option(rules, second))}",
    )


def conflicts_in(rules: R, conflicts: Iterable[Conflict[R]]) -> Iterator[RulesError]:
    """One error for each conflict that the rule set has."""
    for conflict in conflicts:
        if conflict.holds(rules):
            yield conflict_error(rules, conflict.name, conflict.first, conflict.second)


def check(found: Iterable[RulesError]) -> None:
    """Raises the first error, if any."""
    for error in found:
        raise error
