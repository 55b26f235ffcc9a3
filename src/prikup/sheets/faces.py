"""The faces by game. A game that is not in the list has the plain face."""

from __future__ import annotations

from prikup.sheets.face import Face
from prikup.sheets.preferans_face import PreferansFace
from prikup.sheets.thousand_face import ThousandFace

FACES: dict[str, Face] = {
    "thousand": ThousandFace(),
    "preferans": PreferansFace(),
}
PLAIN = Face()


def face(game: str) -> Face:
    """The face for the sheets of a game, by the game's name."""
    return FACES.get(game, PLAIN)
