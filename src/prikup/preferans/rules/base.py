"""The base of all sections of a rule set of Preferans.

A section holds the options of one rule or group of rules and the methods that answer for them. Phases and scoring ask
these methods through the compiled rules (prikup.preferans.compiled_rules): one section has each say, so it is asked
directly.
A number or a yes may be read as it stands; a word, or a number that may be off, is asked for through a method. Whether
a section is in force at all, ``active`` says, and nothing else.
"""

from __future__ import annotations

from prikup.core.options import Section


class HouseRule(Section, frozen=True, kw_only=True):
    """The base of all sections."""
