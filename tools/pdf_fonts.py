"""The typeface of PDF rulebooks from that of the page: ``src/prikup/rulebook/fonts`` from ``web/src/fonts``.

The page has one variable file for each script, packed; typst wants one plain file for each weight. Needs fonttools and
brotli, which nothing else here does: ``uv run --with fonttools --with brotli --no-project python -m tools.pdf_fonts``.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("latin", "western", "polish", "cyrillic")
WEIGHTS = {"Regular": 400, "Bold": 700}
FAMILY = "Golos Text"
NAMED = (0, 1, 2, 3, 4, 5, 6, 13, 14)
"""The names that a file keeps: copyright, family, style and licence among them."""
WINDOWS = (3, 1, 0x409)
BOLD, PLAIN = 1 << 5, 1 << 6
"""Marks of a font's style."""


def font(style: str) -> bytes:
    """One weight, with the letters of all scripts."""
    from fontTools.merge import Merger
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    parts = []
    for part in PARTS:
        found = TTFont(ROOT / "web" / "src" / "fonts" / f"golos-{part}.woff2")
        found.flavor = None
        found = instantiateVariableFont(found, {"wght": WEIGHTS[style]})
        found.save(file := BytesIO())
        file.seek(0)
        parts.append(file)
    whole = Merger().merge(parts)
    names = whole["name"]
    names.names = [name for name in names.names if name.nameID in NAMED]
    for number, text in ((1, FAMILY), (2, style), (4, f"{FAMILY} {style}"), (6, f"GolosText-{style}")):
        names.setName(text, number, *WINDOWS)
    bold = style == "Bold"
    whole["OS/2"].usWeightClass = WEIGHTS[style]
    whole["OS/2"].fsSelection = whole["OS/2"].fsSelection & ~(BOLD | PLAIN) | (BOLD if bold else PLAIN)
    whole["head"].macStyle = int(bold)
    whole.save(file := BytesIO())
    return file.getvalue()


if __name__ == "__main__":
    for weight in WEIGHTS:
        (ROOT / "src" / "prikup" / "rulebook" / "fonts" / f"golos-{weight.lower()}.ttf").write_bytes(font(weight))
