"""The files and folders named in the documents exist."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
HISTORY = ("CHANGELOG.md", "docs/decisions/")
"""What was true when it was written, and may name what has another name now."""

BUILT = {".git", ".venv", "node_modules", "target", "dist", "build", "__pycache__"}
SUFFIXES = ("py", "md", "toml", "ts", "svelte", "rs", "ftl", "svg", "sh", "in", "json", "yml")
_CODE = re.compile(r"`([^`\n]+)`|\]\((?!https?:|#)([^)\s#]+)[^)]*\)")
_FILE = re.compile(rf"[\w.<>*-]+(?:/[\w.<>*-]+)*\.(?:{'|'.join(SUFFIXES)})")
_FOLDER = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/")


@cache
def known() -> frozenset[str]:
    """Every file and folder of the checkout, folders with a slash, but what is installed or built beside it."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in BUILT]
        base = Path(folder).relative_to(ROOT)
        found |= {(base / name).as_posix() for name in files}
        found |= {f"{(base / name).as_posix()}/" for name in folders}
    return frozenset(found)


def named(text: str) -> list[str]:
    """The paths in code spans and links of a document, but for what only looks like one and what is built."""
    spans = [code or link for code, link in _CODE.findall(text)]
    paths = [span for span in spans if _FILE.fullmatch(span) or _FOLDER.fullmatch(span)]
    return [path for path in paths if path.partition("/")[0] not in BUILT]


def exists(path: str, document: str) -> bool:
    """Whether a path is one of the checkout, seen from its root, from a folder in it, or from the document."""
    beside = os.path.normpath(Path(document).parent / path) + ("/" if path.endswith("/") else "")
    pattern = re.escape(path).replace(r"\*", "[^/]*")
    wanted = re.compile(r"(?:.*/)?" + re.sub("<[^>]*>", "[^/]*", pattern))
    return beside in known() or any(wanted.fullmatch(one) for one in known())


@pytest.mark.parametrize("document", [name for name in DOCUMENTS if not name.startswith(HISTORY)])
def test_every_path_that_a_document_names_is_there(document: str) -> None:
    missing = [path for path in named((ROOT / document).read_text("utf-8")) if not exists(path, document)]
    assert missing == []


def test_a_file_that_is_not_there_is_found() -> None:
    text = (
        "`src/prikup/core/match.py`, `core/mtach.py`, [decision](decisions/0099-none.md), "
        "`a/b`, `x.y`, `web/src/lib/games/<game>/`"
    )
    assert named(text) == [
        "src/prikup/core/match.py",
        "core/mtach.py",
        "decisions/0099-none.md",
        "web/src/lib/games/<game>/",
    ]
    assert [exists(path, "docs/any.md") for path in named(text)] == [True, False, False, True]
