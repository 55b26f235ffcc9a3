"""Generated from the declared options: the JSON schema of a rule set, and its options as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.options import Option, RuleSet, get_option, options_of, sections_of, value_text


def json_schema(rules: type[RuleSet]) -> dict[str, Any]:
    """The JSON schema (draft 2020-12) of a rule set written as ``{section: {field: value}}``; null is ``off``."""
    sections: dict[str, Any] = {}
    for section, kind in sections_of(rules).items():
        fields = {
            name.split(".")[1]: _field(option)
            for name, option in options_of(rules).items()
            if name.startswith(f"{section}.")
        }
        sections[section] = {
            "type": "object",
            "description": (kind.__doc__ or "").split("\n")[0],
            "properties": fields,
            "additionalProperties": False,
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": sections,
        "additionalProperties": False,
    }


def _field(option: Option) -> dict[str, Any]:
    return {
        "title": option.title,
        **_values(option),
        "default": option.default,
        "x-ledger": list(option.ledger),
    }


def _values(option: Option) -> dict[str, Any]:
    """The allowed values: listed, or as a range with its step where a figure is chosen freely."""
    span = option.span
    if span is None:
        return {"enum": list(option.values)}
    # Every range begins at a multiple of its step, or steps by one.
    number = {"type": "integer", "minimum": span[0], "maximum": span[-1], "multipleOf": span.step}
    return {"anyOf": [{"type": "null"}, number]} if None in option.values else number


def english(option: Option) -> str:
    """The English title from the option's metadata."""
    return option.title


def listing(rules: RuleSet, title: Callable[[Option], str] = english) -> list[dict[str, Any]]:
    """Each option as data: name, title (English by default), values, default, value, ledger ids."""
    return [
        {
            "name": name,
            "title": title(option),
            "values": [value_text(value) for value in option.values],
            "default": value_text(option.default),
            "value": value_text(get_option(rules, name)),
            "ledger": list(option.ledger),
        }
        for name, option in options_of(type(rules)).items()
    ]


def resolved(rules: RuleSet) -> dict[str, str]:
    """Every option of a rule set as text, for records."""
    return {name: value_text(get_option(rules, name)) for name in options_of(type(rules))}
