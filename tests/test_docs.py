"""The files and folders named in the documents exist, and the documents make a site whose links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
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


def site(folder: Path, settings: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    """Builds the documentation into a folder; a link that leads nowhere or a page outside the menu is an error."""
    where = ["--config-file", str(settings), "--site-dir", str(folder)]
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", *where]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)


def test_the_site(tmp_path: Path) -> None:
    built = site(tmp_path)
    assert built.returncode == 0, built.stderr
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > 40
    # Styles, scripts, pictures and type come with the page.
    loaded = re.compile(r"<(?:link|script|img|iframe)\b[^>]*(?:https?:)?//[^>]*>")
    assert [found for page in pages for found in loaded.findall(page.read_text("utf-8"))] == []
    styles = "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.css"))
    assert [place for place in re.findall(r"url\(([^)]*)\)", styles) if "//" in place and "data:" not in place] == []


def test_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# A\n\n[b](b.md), [c](#c)\n")
    settings = tmp_path / "mkdocs.yml"
    ours = (ROOT / "mkdocs.yml").read_text("utf-8")
    settings.write_text(ours.partition("nav:\n")[0])
    built = site(tmp_path / "site", settings)
    assert built.returncode != 0
    assert "'b.md'" in built.stderr
    assert "'#c'" in built.stderr


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    pages = sorted(folder.glob("0*.md"))
    listed = re.findall(r"^\* \[(\d{4})\]\((.+)\) (.+)$", (folder / "index.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [
        (page.name[:4], page.name, page.read_text("utf-8").partition("\n")[0].removeprefix("# ")) for page in pages
    ]
