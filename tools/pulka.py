"""The geometry of the pulka for the page, and samples of filled rows that the page must reproduce."""

from __future__ import annotations

import json

import msgspec

from prikup.sheets import pulka_paper as paper
from prikup.sheets.pulka_paper import Field, field_of, paper_of

PLAYERS = (2, 3, 4)
SIZES = (18.0, 26.5)
ENTRIES = ((), (0,), (2, 6, 12), tuple(range(4, 130, 6)), (-14, 1250, 99_999))
NAMES = ("Anna", "Konstantin the Younger")


def page_text() -> str:
    """web/src/lib/wire/pulka.ts: the geometry, and the widths of letters."""
    numbers = {"inner": paper.INNER, "letter": paper.LETTER, "leading": paper.LEADING, "edge": paper.EDGE}
    papers = {players: paper_of(players) for players in PLAYERS}
    return "\n".join(
        [
            "// Made by tools/pulka.py from src/prikup/sheets/pulka_paper.py; do not edit by hand.\n",
            "export type Point = readonly [x: number, y: number];",
            "export type Field = readonly Point[];",
            "export type PaperBox = { after: number; shape: Field; field: Field };",
            "export type PaperPart = {",
            *(f"  {name}: Field;" for name in ("shape", "pool", "pool_field")),
            "  pool_at: Point;",
            "  hill: Field;",
            "  boxes: readonly PaperBox[];",
            "};",
            "export type Paper = { width: number; height: number; middle: Point; parts: readonly PaperPart[] };",
            "",
            f"export const TYPE = {_json(numbers)};",
            f"export const OTHERS: Readonly<Record<string, number>> = {_json(paper.OTHERS)};",
            f"export const PAPERS: Readonly<Record<number, Paper>> = {_exact(papers)};",
            "",
        ]
    )


def samples_text() -> str:
    """spec/pulka.json: filled fields for every number of players."""
    samples = []
    for players in PLAYERS:
        sheet = paper_of(players)
        for part, of in enumerate(sheet.parts):
            fields: dict[str, Field] = {"pool_field": of.pool_field, "hill": of.hill}
            fields |= {f"box {box.after}": box.field for box in of.boxes}
            for name, field in fields.items():
                for size in SIZES:
                    for n, entries in enumerate(ENTRIES):
                        title = "" if name == "hill" else NAMES[n % 2]
                        signs, mark = n % 3 == 0, " »" if n == 2 else ""
                        found = field_of(field, sheet.middle, entries, size, title=title, signs=signs, mark=mark)
                        samples.append(
                            {
                                "players": players,
                                "part": part,
                                "field": name,
                                "size": size,
                                "entries": entries,
                                "title": title,
                                "signs": signs,
                                "mark": mark,
                                "found": found,
                            }
                        )
    rows = ",\n".join(_json(sample) for sample in samples)
    return f"[\n{rows}\n]\n"


def _exact(value: object) -> str:
    """JSON with every digit, so that the page computes with the same numbers."""
    return json.dumps(msgspec.to_builtins(value, str_keys=True))


def _json(value: object) -> str:
    """JSON with coordinates rounded to a millionth."""
    return json.dumps(_rounded(msgspec.to_builtins(value, str_keys=True)), ensure_ascii=False)


def _rounded(value: object) -> object:
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    if isinstance(value, float):
        return int(value) if value == int(value) else round(value, 6)
    return value
