"""What applying an action gives."""

from __future__ import annotations

from prikup.core.events import Told
from prikup.preferans.state import State

Step = tuple[State, list[Told]]
"""The new state and what became true."""
