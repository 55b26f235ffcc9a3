"""The base of all sections of a rule set of Preferans.

A section holds the options of one rule or group of rules and the methods that answer for them. Phases and scoring ask
these methods through the compiled rule set (prikup.preferans.house) and never test an option themselves.
"""

from __future__ import annotations

from prikup.core.options import Section


class HouseRule(Section, frozen=True, kw_only=True):
    """The base of all sections."""
