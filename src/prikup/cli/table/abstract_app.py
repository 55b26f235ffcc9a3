"""Textual apps with abstract methods: what a single game must define."""

from __future__ import annotations

from abc import ABCMeta
from typing import TYPE_CHECKING

from textual.app import App

if TYPE_CHECKING:
    from textual.message_pump import _MessagePumpMeta as AppMeta
else:
    AppMeta = type(App)


class AbstractAppMeta(AppMeta, ABCMeta):
    """An app of this kind cannot be made while it lacks an abstract method."""
