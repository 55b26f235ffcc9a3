"""The base of all sections of a rule set of Preferans.

A section holds the options of one rule or group of rules, and methods that say what they mean. Phases and scoring ask
these methods through the compiled rules (prikup.preferans.compiled_rules); each question has one section, asked
directly.
A number or a boolean may be read as it is; a word, or a number that can be off, is read through a method. Whether
a section is in force at all, only ``active`` tells.
"""

from __future__ import annotations

from prikup.core.options import Section


class HouseRule(Section, frozen=True, kw_only=True):
    """The base of all sections."""
