"""The order table and the sections agree: every hook of a section is listed, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from prikup.core.options import Section, sections_of, with_options
from prikup.thousand.compiled_rules import SCORING
from prikup.thousand.rules import ORDER, Rules, hooks
from prikup.thousand.rules.base import HouseRule

SECTIONS = sections_of(Rules)
NO_HOOKS = {"mute"}
"""What every section has beside the hooks."""


def declared() -> Iterator[str]:
    """The names of the hooks."""
    for name, member in vars(HouseRule).items():
        if callable(member) and not name.startswith("_") and name not in NO_HOOKS:
            yield name


HOOKS = tuple(declared())


def overridden(section: type[Section]) -> set[str]:
    """The hooks that a section implements itself."""
    return {name for name in HOOKS if getattr(section, name) is not getattr(HouseRule, name)}


def test_every_hook_has_its_order() -> None:
    assert set(ORDER) == set(HOOKS)
    assert set(SCORING) <= set(ORDER)


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_overrides_the_hooks_that_name_it(name: str) -> None:
    assert overridden(SECTIONS[name]) == {hook for hook, sections in ORDER.items() if name in sections}


@pytest.mark.parametrize("hook", ORDER)
def test_a_hook_is_asked_of_more_than_one_section(hook: str) -> None:
    """What one section alone decides is asked of it directly (docs/decisions/0001)."""
    assert len(set(ORDER[hook])) == len(ORDER[hook]) > 1


@pytest.mark.parametrize("name", SECTIONS)
def test_a_section_that_is_off_is_not_asked(name: str) -> None:
    off = SECTIONS[name].off
    rules = with_options(Rules(), {f"{name}.{field}": value for field, value in off.items()})
    section = getattr(rules, name)
    assert section.active() is not bool(off)
    if off:
        asked = [method for hook in ORDER for method in hooks(rules, hook)]
        assert all(getattr(method, "__self__", None) is not section for method in asked)


def test_a_section_leaves_alone_what_it_has_no_say_in() -> None:
    """What a section does not override is neutral, so that asking it changes nothing."""
    section: Any = HouseRule()
    assert section.bounds(None, None, 0, None, 105, 300) == (105, 300)
    assert section.grounds(None, None, 0, 0) == ()
    assert section.talon_grounds(None, 0, 0) == ()
    assert section.concessions(None, None, "lead") == ()
    assert section.talon_face(None) is None
