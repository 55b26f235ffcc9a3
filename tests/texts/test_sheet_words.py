"""The words of kept sheets: every one that the code and the page ask for exists, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import prikup
from tests.texts.test_messages import messages

ROOT = Path(prikup.__file__).parent
WEB = ROOT.parents[1] / "web" / "src"
STEMS = ("sheet", "sheet-command", "web-keeper")


def test_every_word_of_the_sheet_is_asked_for_and_there() -> None:
    files = [path for place in ("sheets", "cli") for path in (ROOT / place).rglob("*.py")]
    files += [path for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    asked = set(re.findall(r"[\"']((?:sheet|web-keeper)-[a-z-]*[a-z])[\"']", source))
    known = {name for name in messages("en", *STEMS) if not name.startswith("error-")}
    assert asked - known <= {"sheet-copy"}
    # What is asked for by a name that is made; the tests of random sheets ask for each.
    made = tuple(set(re.findall(r"[\"'`](sheet-[a-z-]*-)\$?\{", source)))
    assert {"sheet-item-", "sheet-kind-", "sheet-help-", "sheet-next-", "sheet-command-"} <= set(made)
    assert {name for name in known - asked if not name.startswith(made)} == set()
