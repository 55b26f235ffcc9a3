"""``prikup tables``: the written rules' figures for holdings beside computed ones, and what holdings are worth in
Thousand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from prikup.cli.errors import InputError, input_error
from prikup.cli.texts import CliTexts
from prikup.core.errors import PrikupError
from prikup.search.estimates import Estimate
from prikup.search.holdings import miseres, sums, thousand, tricks
from prikup.search.holdings.document import Span
from prikup.search.holdings.figures import Figure
from prikup.search.limits import refuse_number

MOST_SAMPLES = 10_000_000
DIGITS = 4
"""Digits after the point in JSON."""


def computed(which: Sequence[str], samples: int | None, seed: int) -> dict[str, Any]:
    """The tables by name, as structs. Without ``samples`` each has as many as its figures in docs/tables.md."""
    return {name: TABLES[name](samples, seed) for name in which}


def _tricks(samples: int | None, seed: int) -> tuple[Figure, ...]:
    return tricks.rows()


def _miseres(samples: int | None, seed: int) -> tuple[Figure, ...]:
    return miseres.rows(miseres.SAMPLES if samples is None else samples, seed)


def _sums(samples: int | None, seed: int) -> tuple[sums.SumRow, ...]:
    return sums.rows(sums.SAMPLES if samples is None else samples, seed)


def _thousand(samples: int | None, seed: int) -> tuple[thousand.HoldingWorth, ...]:
    return thousand.rows(thousand.SAMPLES if samples is None else samples, seed)


TABLES: dict[str, Callable[[int | None, int], tuple[Any, ...]]] = {
    "tricks": _tricks,
    "miseres": _miseres,
    "sums": _sums,
    "thousand": _thousand,
}
"""The tables in the order in which they are shown."""
ROW_TYPES: dict[str, Any] = {
    "tricks": Figure,
    "miseres": Figure,
    "sums": sums.SumRow,
    "thousand": thousand.HoldingWorth,
}


def tables(words: CliTexts, which: Sequence[str], samples: int | None, seed: int, *, as_json: bool) -> int:
    """Runs the command. Raises InputError for a table that there is not, and for numbers that make no sense."""
    for name in which:
        if name not in TABLES:
            raise input_error(name[:40], "table_unknown", known=", ".join(TABLES))
    try:
        if samples is not None:
            refuse_number("samples", samples, 1, MOST_SAMPLES)
        refuse_number("seed", seed, 0, 2**63)
    except PrikupError as error:
        raise InputError("prikup tables", error) from None
    wanted = [name for name in TABLES if name in which or not which]
    if as_json:
        print(json_text(computed(wanted, samples, seed)), end="")
        return 0
    for at, name in enumerate(wanted):
        (rows,) = computed([name], samples, seed).values()
        print(("\n" if at else "") + words.say(f"cli-tables-title-{name}"))
        print(words.say(f"cli-tables-about-{name}"))
        for line in aligned(drawn(words, name, rows)):
            print(line.rstrip())
    return 0


def json_text(found: dict[str, Any]) -> str:
    """Tables as JSON, one row a line, numbers with four digits."""
    parts = []
    for name, rows in found.items():
        lines = ",\n".join(msgspec.json.encode(_rounded(msgspec.to_builtins(row))).decode() for row in rows)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _rounded(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, DIGITS)
    if isinstance(data, dict):
        return {name: _rounded(value) for name, value in data.items()}
    if isinstance(data, list | tuple):
        return [_rounded(value) for value in data]
    return data


# Tables as cells.

Cells = list[list[str]]
"""Rows of cells, the heads first."""


def drawn(words: CliTexts, name: str, rows: Sequence[Any]) -> Cells:
    """A table as cells, in the words of a language."""
    heads = [words.say(f"cli-tables-head-{head}") for head in _HEADS[name]]
    return [heads, *(_ROWS[name](words, row) for row in rows)]


def aligned(cells: Cells) -> list[str]:
    """Cells as lines: the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in cells) for at in range(len(cells[0]))]
    return [
        "   ".join(cell.ljust(width) if at == 0 else cell.rjust(width) for at, (cell, width) in enumerate(both))
        for both in (list(zip(row, widths, strict=True)) for row in cells)
    ]


def _figure(words: CliTexts, row: Figure) -> list[str]:
    verdict = words.say("cli-tables-verdict", verdict=row.verdict)
    return [_holding(row.holding), _span(row.said), _tricks_text(row.led), _tricks_text(row.waited), verdict]


def _chance(words: CliTexts, row: Figure) -> list[str]:
    verdict = words.say("cli-tables-verdict", verdict=row.verdict)
    lead = words.say("cli-tables-lead", lead=row.lead)
    said = "–".join(dict.fromkeys(f"{100 * end:.0f}" for end in row.said)) + " %"
    return [_holding(row.holding), lead, said, _percent(row.led), _percent(row.waited), verdict]


def _sum(words: CliTexts, row: sums.SumRow) -> list[str]:
    total = f"{row.total}+" if row.total == sums.MOST else str(row.total)
    return [total, str(row.hands), *map(_tricks_text, (*row.no_trump, *row.trump))]


def _worth(words: CliTexts, row: thousand.HoldingWorth) -> list[str]:
    alone = [f"{row.led:.1f}", f"{row.waited:.1f}"]
    return [_holding(row.holding), *alone, *(_around(one, 1) for one in (row.spades, row.hearts))]


_HEADS = {
    "tricks": ("holding", "document", "own", "theirs", "verdict"),
    "miseres": ("holding", "lead", "document", "own", "theirs", "verdict"),
    "sums": ("sum", "hands", "free-own", "free-theirs", "trump-own", "trump-theirs"),
    "thousand": ("holding", "own", "theirs", "spades", "hearts"),
}
_ROWS: dict[str, Callable[[CliTexts, Any], list[str]]] = {
    "tricks": _figure,
    "miseres": _chance,
    "sums": _sum,
    "thousand": _worth,
}


def _holding(named: str) -> str:
    """``AKaa`` as ``A K + 2a``; ``7 8/9 Q`` as it is."""
    if " " in named:
        return named
    high = named.rstrip("a")
    small = len(named) - len(high)
    return " + ".join(part for part in (" ".join(high), f"{small}a" if small else "") if part)


def _span(said: Span) -> str:
    return "–".join(dict.fromkeys(f"{end:g}" for end in said))


def _tricks_text(one: Estimate) -> str:
    return f"{one.value:.2f}" if one.exact else _around(one, 2)


def _around(one: Estimate, digits: int) -> str:
    """A value with how far its interval reaches."""
    return f"{one.value:.{digits}f} ± {(one.high - one.low) / 2:.{digits}f}"


def _percent(one: Estimate) -> str:
    """A share with its interval."""
    return f"{100 * one.value:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"
