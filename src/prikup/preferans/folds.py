"""How what a seat knows changes by the events that it is told."""

from __future__ import annotations

from prikup.preferans import folds_deal, folds_play, folds_sheet
from prikup.preferans.folding import folds

__all__ = ["fold", "folds_deal", "folds_play", "folds_sheet"]
"""The three modules fill the register."""

fold = folds.fold
