"""Writes the generated files: JSON schema, docs pages of options and codes, the client's types. ``--check`` only
compares."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from prikup.core.options import RuleSet, get_option, sections_of, value_text
from prikup.core.schema import json_schema
from prikup.games import PRESETS, options
from tools import codes, house_rules, tables
from tools.generated_files import write_or_check
from tools.pulka import page_text, samples_text
from tools.typescript import game_text, messages_text

ROOT = Path(__file__).resolve().parent.parent


def schema_text(game: str) -> str:
    """The JSON schema of a game's rule sets."""
    schema = json_schema(type(PRESETS[game].base))
    schema["title"] = f"Rules of {game}"
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def options_page() -> str:
    """docs/options.md: every option with its values, its default, the presets that set it, and its ledger rows."""
    lines = [
        "# Options",
        "",
        "Made by `tools/generate.py` from the declarations in `src/prikup/*/rules/`; do not edit by hand.",
        "",
        "A rule string names a preset and what differs: `thousand/ru+barrel.at=880+bolts.kind=total`. A preset that",
        "was corrected has a further edition (`preferans/sochi@2`), listed here; the name alone is the first one.",
    ]
    for game, presets in PRESETS.items():
        lines += ["", f"## {game}", ""]
        lines += [f"* `{name}`: {presets.title(name)}" for name in presets.names()]
        base: RuleSet = presets.base
        for section, kind in sections_of(type(base)).items():
            lines += ["", f"### {section}", "", (kind.__doc__ or "").strip().split("\n")[0], ""]
            lines += [
                "| option | what it sets | values (default bold) | presets that differ | ledger |",
                "|---|---|---|---|---|",
            ]
            for name, option in options(game).items():
                if not name.startswith(f"{section}."):
                    continue
                default = value_text(option.default)
                values = option.allowed()
                if ".." in values:
                    values += f"; default **{default}**"
                else:
                    values = ", ".join(f"**{text}**" if text == default else text for text in values.split(", "))
                differ = [
                    f"{preset} {value_text(get_option(presets.get(preset), name))}"
                    for preset in presets.names()
                    if value_text(get_option(presets.get(preset), name)) != default
                ]
                ledger = " ".join(option.ledger)
                lines.append(f"| `{name}` | {option.title} | {values} | {', '.join(differ)} | {ledger} |")
    return "\n".join(lines) + "\n"


PARTS = {"BT": "Thousand", "B1": "1001", "BP": "Preferans"}
"""The parts of the ledger that hold rules beyond the documents, by the first letters of the ids."""


def house_rules_page() -> str:
    """docs/house-rules.md: the ledger's rules beyond the documents, where they come from and how they meet others."""
    ledger = tomllib.loads((ROOT / "spec" / "ledger.toml").read_text("utf-8"))
    lines = [
        "# House rules beyond the documents",
        "",
        "Made by `tools/generate.py` from `spec/ledger.toml`; do not edit by hand.",
        "",
        "Rules that none of the documents has: what they say in our words, where they come from, and how they meet",
        "barrel, bolts, dark, rounding and the like. [options.md](options.md) names the options of each; the keys are",
        "those of [presets.md](presets.md). Section by section, with what each value does and an example:",
        "[Thousand and 1001](house-rules-thousand.md), [Preferans](house-rules-preferans.md).",
    ]
    for part, title in PARTS.items():
        lines += ["", f"## {title}", "", "| rule | what it says | from | how it meets others |", "|---|---|---|---|"]
        for row, entry in ledger.items():
            if entry["source"] == "beyond" and row.startswith(f"{part}-"):
                told = f"| {row} | {entry['text']} | {entry['from']} | {entry.get('meets', '')} |"
                lines.append(house_rules.documents_named(told))
    return "\n".join(lines) + "\n"


def generators() -> dict[Path, Callable[[], str]]:
    """All generated files, with what makes the text of each."""
    wire = ROOT / "web" / "src" / "lib" / "wire"
    return {
        **{ROOT / "spec" / "schema" / f"{game}.rules.json": partial(schema_text, game) for game in PRESETS},
        ROOT / "docs" / "options.md": options_page,
        ROOT / "docs" / "house-rules.md": house_rules_page,
        **{ROOT / "docs" / f"house-rules-{game}.md": partial(house_rules.page, game) for game in PRESETS},
        ROOT / "docs" / "codes.md": codes.page,
        tables.PAGE: tables.page,
        wire / "messages.ts": messages_text,
        **{wire / f"{game}.ts": partial(game_text, game) for game in PRESETS},
        wire / "pulka.ts": page_text,
        ROOT / "spec" / "pulka.json": samples_text,
    }


def main() -> int:
    """Writes the files; with ``--check`` lists those that are out of date and returns 1."""
    return write_or_check({path: text() for path, text in generators().items()}, "python -m tools.generate")


if __name__ == "__main__":
    raise SystemExit(main())
