"""The messages that the code of Preferans can ask for, read from its source."""

from __future__ import annotations

import ast
from functools import cache

from prikup.preferans.lines import UNITS, WHISTS
from prikup.preferans.outcome import REVOKED
from prikup.preferans.rules.play import FAULTS
from tests.texts import source

WRITERS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("line", "pool", "hill", "off", "fill"), (1, -3)),
    "whist": (2, -3),
    "_under": (2, -3),
    "earn": (2, -4),
    "_take": (1, -3),
}
"""What writes a line: where its name stands among the arguments, and how many of these are no notes. Whists note on
whom they are written; missing tricks (``_under``) note their number and price, bonuses (``_take``) who pays."""

HELPERS: dict[str, frozenset[str]] = {
    **dict.fromkeys(("preferans-game", "preferans-game-words", "preferans-spoken"), frozenset({"level", "strain"})),
    **dict.fromkeys(("preferans-level", "preferans-errors-level"), frozenset({"level"})),
    "preferans-bomb": frozenset({"bomb"}),
    "preferans-dummy": frozenset(),
    **dict.fromkeys((f"stage-{stage}" for stage in ("brigand", "circles", "proper")), frozenset()),
    **dict.fromkeys((f"word-{word}" for word in ("whist", "pass", "half", "return")), frozenset()),
}
"""Messages of its files that others refer to or tables ask for by name, with the values that they need."""


@cache
def line_notes() -> dict[str, int]:
    """Each line of a score, with the number of notes that it always carries."""
    found: dict[str, int] = {f"hill.{kind}": 0 for kind in (*FAULTS, "misdeals")}
    for _, call in source.calls("preferans"):
        place, less = WRITERS.get(source.called(call), (99, 0))
        names = source.words(call.args[place]) if len(call.args) > place else None
        for name in names or ():
            if name in UNITS:
                notes = len(call.args) + less
                found[name] = min(found.get(name, notes), notes)
    assert set(found) == set(UNITS)
    assert all(notes for name, notes in found.items() if UNITS[name] == WHISTS)
    return found


@cache
def endings() -> frozenset[str]:
    """How deals end: what the lines of contracts return, and all-passes."""
    found = {"passes", REVOKED}
    tree = ast.parse((source.ROOT / "preferans" / "score" / "contracts.py").read_text("utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name in ("_write", "_unplayed"):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    value = node.value.elts[0] if isinstance(node.value, ast.Tuple) else node.value
                    found |= set(source.words(value) or ())
    return frozenset(found)
