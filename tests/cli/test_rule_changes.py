"""``prikup rules diff``: what changes for somebody who knows other rules."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run

KNOWN = "preferans/sochi"
NEW = "preferans/sochi+values.whists=2+exit.misere=off"


def test_in_words(inside: Run) -> None:
    """Every trick is worth twice the whists in what is written; the ladder out of all-passes did not come up."""
    found = inside("rules", "diff", KNOWN, NEW, "--deals", "30", "--seed", "a")
    assert (found.returncode, found.stderr) == (0, "")
    head, change, never = (" ".join(block.split()) for block in found.stdout.strip().split("\n\n"))
    assert head.startswith(f"From {KNOWN} to {NEW}: What changes, most frequent first. Bots played 30 deals ")
    assert change.startswith("In ")
    assert " of 30 deals " in change
    assert "2 (was: 1)" in change
    assert "now written: seat" in change
    assert never.startswith("Not once in these deals: ")


def test_as_data(inside: Run) -> None:
    found = inside("rules", "diff", "thousand/pl", "thousand/pl+auction.step=5", "--deals", "2", "--json")
    data = json.loads(found.stdout)
    assert (data["known"], data["new"], data["deals"]) == ("thousand/pl", "thousand/pl+auction.step=5", 2)
    (change,) = data["changes"]
    assert change["options"] == {"auction.step": {"known": "10", "new": "5"}}
    assert change["first"]["more"][0] == "bid 105"


@pytest.mark.parametrize("language", ["en", "ru", "pl", "es", "de"])
def test_in_every_language(inside: Run, language: str) -> None:
    found = inside("rules", "diff", "thousand/pl", "thousand/ru", "--deals", "8", "--lang", language)
    assert found.returncode == 0
    assert found.stdout.count("\n\n") > 8
    same = inside("rules", "diff", "thousand/pl", "thousand/pl", "--deals", "8", "--lang", language)
    assert len(same.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("thousand/pl", "thousand/pm"), "(unknown_preset)"),
        (("thousand/pl+x=1", "thousand/ru"), "(unknown_option)"),
        (("thousand/pl", "preferans/sochi"), "(rules_apart)"),
        (("thousand/pl", "thousand/ru", "--deals", "0"), "(out_of_range)"),
        (("thousand/pl", "thousand/ru", "--seed", "\udcff"), "(bad_master_seed)"),
        (("thousand/pl", "thousand/ru", "--seed", "a" * 201), "(bad_master_seed)"),
        (("thousand/pl", "thousand/ru", "--lang", "xx"), "(bad_language)"),
    ],
)
def test_bad_input(inside: Run, arguments: tuple[str, ...], said: str) -> None:
    found = inside("rules", "diff", *arguments)
    assert found.returncode == 2
    assert found.stdout == ""
    assert len(found.stderr.splitlines()) == 1
    assert said in found.stderr
