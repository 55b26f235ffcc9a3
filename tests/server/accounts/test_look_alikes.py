"""Names that look alike (decision 0013)."""

from __future__ import annotations

import pytest

from prikup.server.accounts.look_alikes import first_look_alike, look_alike

ALIKE = [
    ("Anna", "Anna"),
    ("Anna", "ANNA"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic А, а
    ("Olga", "\u039flga"),  # Greek Ο
    ("Olga", "0lga"),
    ("Olga", "\u05e1lga"),  # Hebrew samekh
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("mary", "rnary"),
    ("Anna", "\uff21\uff4e\uff4e\uff41"),  # full width
    ("Anna", "\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea"),  # mathematical letters
    ("Anna", "A\u0301nna"),
    ("Anna", "A nna"),
    ("Anna", "Anna."),
    ("Anna", "An\u200dna"),
    ("\u0412\u0415\u0420\u0410", "BEPA"),  # ВЕРА
    ("Anna", "\u1d00\u0274\u0274\u1d00"),  # small capitals
    ("Лена", "Лёна"),
    ("Łukasz", "Lukasz"),
    ("Strauß", "Strauss"),
]
DIFFERENT = [
    ("Anna", "Hanna"),
    ("Anna", "Anja"),
    ("Anna", "Anna 2"),
    ("Boris", "Борис"),
    ("Аня", "Ваня"),
    ("Maria", "Marie"),
    ("Player 1", "Player 2"),
    ("李", "季"),
    ("😀", "😁"),
    ("!!!", "???"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_different(name: str, other: str) -> None:
    assert not look_alike(name, other)
    assert not look_alike(other, name)
    assert look_alike(name, name)


def test_the_first_of_a_table() -> None:
    assert first_look_alike("Anna", ["Boris", "ANNA"]) == "ANNA"
    assert first_look_alike("Vera", ["Boris", "ANNA"]) is None
