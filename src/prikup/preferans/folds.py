"""How what a seat knows changes by the events that it is told."""

from __future__ import annotations

from prikup.core.events import Event
from prikup.preferans import folds_deal, folds_play, folds_sheet
from prikup.preferans.folding import FOLDS
from prikup.preferans.view import View

__all__ = ["fold", "folds_deal", "folds_play", "folds_sheet"]
"""The three modules fill the register."""


def fold(view: View, event: Event) -> View:
    """The view after one event that its seat was told."""
    return FOLDS[type(event)](event, view)
