"""Every reason that a bot can give is listed, and has words in every complete language."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

import prikup.bots
from prikup.bots import REASONS, Reason
from prikup.bots.registry import BY_GAME
from prikup.texts import COMPLETE, Texts
from tests.bots.support import match_of

SOURCE = Path(prikup.bots.__file__).parent
ALL = {found for ids in REASONS.values() for found in ids}


def in_source() -> set[str]:
    """All reason ids in the source of the bots."""
    files = [file for file in SOURCE.rglob("*.py") if file.name != "reasons.py"]
    return {found for file in files for found in re.findall(r'"(hint-[a-z-]+)"', file.read_text("utf-8"))}


def test_the_list_is_that_of_the_source() -> None:
    assert in_source() == ALL
    for ids in REASONS.values():
        assert len(set(ids)) == len(ids)


def test_every_game_with_bots_of_its_own_lists_their_reasons() -> None:
    assert set(REASONS) == set(BY_GAME)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_reason_has_words_and_no_words_are_left_over(language: str) -> None:
    texts = Texts(language, strict=True)
    assert {found for found in texts.ids() if found.startswith("hint-")} == ALL


@pytest.mark.parametrize("language", COMPLETE)
def test_reasons_given_in_play_can_be_said(language: str) -> None:
    texts = Texts(language, strict=True)
    for reason in reasons_given():
        said = texts.say(reason.id, **reason.params)
        assert said
        assert not said.endswith(".")


@functools.cache
def reasons_given() -> list[Reason]:
    """The reasons of some deals under rules that ask for many kinds of decision."""
    return [
        reason
        for rules in (
            "thousand/ru+cut.kind=nines",
            "thousand/en-cutthroat",
            "thousand/pl+bomb.form=any",
            "thousand/pl-2a",
            "1001/hulsemann",
            "1001/mcleod",
        )
        for reason in match_of(("thumb", "thumb", "random"), rules, "said", 12).reasons
    ]


def test_play_gives_most_of_the_reasons() -> None:
    assert len({reason.id for reason in reasons_given()}) > len(REASONS["thousand"]) / 2
