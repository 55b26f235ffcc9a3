"""The perft files: lines `policy ; position ; depth ; count`, `#` starting a comment.

Run as a program it fills in the counts written as `?`, by the oracle and never by the kernel:

    python -m tests.kernel.perft spec/perft/russian.txt
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from prikup._kernel import Policy, Position
from tests.kernel.support import deal_of

FOLDER = Path(__file__).parents[2] / "spec" / "perft"


@dataclass(frozen=True)
class Line:
    """One line of a perft file."""

    file: str
    number: int
    position: Position
    depth: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.file}:{self.number}"


def read_files() -> list[Line]:
    return [line for path in sorted(FOLDER.glob("*.txt")) for line in _read(path)]


def _read(path: Path) -> list[Line]:
    lines: list[Line] = []
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if text and not text.startswith("#"):
            policy, position, depth, count = (part.strip() for part in text.split(";"))
            at = Position.from_text(Policy.from_text(policy), position)
            lines.append(Line(path.stem, number, at, int(depth), int(count)))
    return lines


def _fill(path: Path) -> None:
    filled: list[str] = []
    for text in path.read_text(encoding="utf-8").splitlines():
        if text.endswith("; ?"):
            policy, position, depth, _ = (part.strip() for part in text.split(";"))
            at = Position.from_text(Policy.from_text(policy), position)
            filled.append(text.removesuffix("?") + str(deal_of(at).perft(int(depth))))
        else:
            filled.append(text)
    path.write_text("\n".join(filled) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        _fill(Path(name))
