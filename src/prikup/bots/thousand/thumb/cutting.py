"""Before the deal: the cut, the jack at the bottom, the places of the talon."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from prikup.bots.base import Choice, because
from prikup.core.actions import Cut
from prikup.thousand.actions import AnyAction, Bury


def handle(legal: Sequence[AnyAction], random: Random) -> Choice:
    """A random cut or place; buries the jack, which would otherwise be the dealer's."""
    if Bury() in legal:
        return Choice(Bury(), because("hint-bury"))
    action = random.choice(legal)
    return Choice(action, because("hint-cut" if isinstance(action, Cut) else "hint-deal"))
