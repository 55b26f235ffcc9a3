"""The faces by game: the only list of them. A game that is not in it has the plain face."""

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
    """The face of a game's sheets, by the game's name."""
    return FACES.get(game, PLAIN)
