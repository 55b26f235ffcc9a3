"""The messages that the code can ask for, read from the source: a code or line without a message fails the build."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import prikup
from prikup.games import GAMES
from prikup.thousand.outcome import ENDINGS
from prikup.thousand.rules.faults import FAULTS

ROOT = Path(prikup.__file__).parent
RAISERS = {
    **dict.fromkeys(
        ("Refusal", "IllegalAction", "RulesError", "NotationError", "SetupError", "Problem", "RecordError", "fail"),
        (0, ()),
    ),
    "refuse": (0, ("text",)),
    "trouble": (1, ()),
    "EntryError": (0, ()),
    "LeagueError": (0, ()),
    "LessonError": (0, ()),
    "OutcomeError": (0, ()),
    "_refuse_if": (1, ()),
    "BotError": (0, ()),
    "SearchError": (0, ()),
    "SheetError": (0, ("line", "why")),
}
"""What raises or returns a code: the place of the code among the arguments, and the values that it adds itself."""
SERVER_RAISERS: dict[str, tuple[int, tuple[str, ...]]] = {"ServerError": (0, ()), "Refused": (1, ())}
"""The same in the server, which has other words for other things."""


def calls(*places: str) -> Iterator[tuple[Path, ast.Call]]:
    """All calls in the given modules and packages of prikup."""
    for place in places:
        path = ROOT / place
        for file in [path] if path.suffix else sorted(path.rglob("*.py")):
            for call in _calls_in(file):
                yield file, call


@cache
def _calls_in(file: Path) -> tuple[ast.Call, ...]:
    return tuple(node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The last part of the name that a call calls."""
    return getattr(call.func, "attr", "") or getattr(call.func, "id", "")


def words(node: ast.expr) -> tuple[str, ...] | None:
    """The texts that an expression can be, if it says so itself."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        one, other = words(node.body), words(node.orelse)
        return None if one is None or other is None else one + other
    return None


@cache
def error_values() -> dict[str, frozenset[str]]:
    """Each code that the code can raise, with the values that every place passes."""
    found: dict[str, frozenset[str]] = {}
    places = [
        (RAISERS, one)
        for one in calls(
            "core",
            *GAMES,
            "notation",
            "bots",
            "league",
            "search",
            "sheets",
            "lessons",
            "cli",
            "games.py",
            "rule_changes.py",
        )
    ]
    for raisers, (file, call) in [*places, *((SERVER_RAISERS, one) for one in calls("server"))]:
        place, more = raisers.get(called(call), (99, ()))
        if len(call.args) <= place or _passed_on(call.args[place]):
            continue
        codes = words(call.args[place])
        assert codes is not None, f"{file.name}:{call.lineno} raises a code that no test can read"
        values = {*more, *(keyword.arg for keyword in call.keywords if keyword.arg)}
        spread = [keyword.value for keyword in call.keywords if keyword.arg is None]
        for argument in [*call.args[place + 1 :], *spread]:
            if isinstance(argument, ast.Dict):
                values |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        for code in codes:
            found[code] = found.get(code, frozenset(values)) & values
    return found | {code: VALUES_LATER.get(code, frozenset()) for code in returned_codes()}


VALUES_LATER = {"offer_too_early": frozenset({"left"})}
"""Values that who raises a returned code adds."""


@cache
def returned_codes() -> set[str]:
    """The codes that helpers called ``_forbidden`` return; who calls them raises these."""
    found: set[str] = set()
    for name in GAMES:
        for file in sorted((ROOT / name).rglob("*.py")):
            for function in _functions(file):
                for node in ast.walk(function) if function.name == "_forbidden" else ():
                    if isinstance(node, ast.Return) and node.value is not None:
                        found |= set(words(node.value) or ())
    return found


def _passed_on(node: ast.expr) -> bool:
    """Whether a code is that of an error at hand (``refusal.code``) or the argument of a helper that raises."""
    return (isinstance(node, ast.Attribute) and node.attr == "code") or (
        isinstance(node, ast.Name) and node.id == "code"
    )


UNREADABLE = {("scoring.py", "instead"), ("scoring.py", "name"), ("barrel.py", "name"), ("faults.py", "fault.")}
"""Lines whose names come from elsewhere: ``frozen`` hooks, ``award``, ``_falls`` and faults, which are read there."""


@cache
def line_notes() -> dict[str, int]:
    """Each line of a score of Thousand, with the number of notes that it always carries."""
    found: dict[str, int] = {}
    unread = set()
    for file, call in calls("thousand"):
        # For each writer: where the name stands, and the notes that a call does not show.
        place, notes = {"line": (1, len(call.args) - 3), "award": (1, len(call.args) - 3), "_falls": (2, 1)}.get(
            called(call), (0, 0)
        )
        if not place:
            continue
        names = words(call.args[place])
        if names is None:
            unread.add((file.name, _unread(call.args[place])))
            continue
        for name in names:
            found[name] = min(found.get(name, notes), notes)
    assert unread <= UNREADABLE, f"lines with names that no test can read: {unread - UNREADABLE}"
    found |= {name: 1 for file in sorted((ROOT / "thousand").rglob("*.py")) for name in _frozen(file)}
    return found | {f"fault.{kind}": 0 for kind in fault_kinds()}


def _unread(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value)
    return getattr(node, "id", ast.dump(node))


def _functions(file: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node


def _frozen(file: Path) -> Iterator[str]:
    for function in _functions(file):
        for node in ast.walk(function):
            if function.name == "frozen" and isinstance(node, ast.Return) and node.value is not None:
                yield from _texts(node.value)


def _texts(node: ast.expr) -> Iterator[str]:
    """All texts that an expression can be, beside others that it can be."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    else:
        yield from words(node) or ()


def fault_kinds() -> set[str]:
    """The kinds of fault that a table enters or a deal brings."""
    brought = (words(call.args[3]) for _, call in calls("thousand") if called(call) == "fine" and len(call.args) > 3)
    return set(FAULTS) | {kind for kinds in brought if kinds for kind in kinds}


@cache
def grounds() -> set[str]:
    """What claims of Thousand are founded on: the names that ``...grounds`` hooks give."""
    found: set[str] = set()
    for file in sorted((ROOT / "thousand").rglob("*.py")):
        for function in _functions(file):
            if not function.name.endswith("grounds"):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Tuple):
                    found |= {name for item in node.elts for name in words(item) or ()}
                elif isinstance(node, ast.Call) and called(node) == "append":
                    found |= set(words(node.args[0]) or ())
    return found


@cache
def endings() -> set[str]:
    """How deals of Thousand end."""
    return set(ENDINGS)
