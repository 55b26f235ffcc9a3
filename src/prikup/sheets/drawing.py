"""Small SVG helpers: shapes and text as escaped strings, without a library."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate as short text."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def polygon(points: Sequence[Point], kind: str) -> str:
    """A polygon with a CSS class."""
    shown = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polygon class="{kind}" points="{shown}"/>'


def line(start: Point, end: Point, kind: str = "line") -> str:
    """A straight line with a CSS class."""
    (x1, y1), (x2, y2) = start, end
    return f'<line class="{kind}" x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"/>'


def circle(at: Point, radius: float, kind: str) -> str:
    """A circle with a CSS class."""
    return f'<circle class="{kind}" cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}"/>'


def text(at: Point, words: str, kind: str, anchor: str = "start", title: str = "", strong: str = "") -> str:
    """One line of text, with a bold end; ``title`` is shown as a tooltip."""
    about = f"<title>{escape(title)}</title>" if title else ""
    end = f'<tspan class="last">{escape(strong)}</tspan>' if strong else ""
    x, y = map(number, at)
    space = ' xml:space="preserve"' if strong else ""
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}"{space}>{about}{escape(words)}{end}</text>'


def picture(box: tuple[float, float, float, float], title: str, style: str, parts: Sequence[str]) -> str:
    """The whole picture, which scales with its container. ``box``: left, top, width and height of the view."""
    seen = " ".join(map(number, box))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}" role="img" '
        f"aria-label={quoteattr(title)}><title>{escape(title)}</title><style>{style}</style>{''.join(parts)}</svg>\n"
    )
