"""How the others play: what a bot would do itself is likely, everything else is not impossible."""

from __future__ import annotations

from functools import partial

from prikup.bots.expert.habits import Habits
from prikup.bots.registry import make_bot


class BotModel(Habits):
    """The habits of a bot by its name."""

    def __init__(
        self, bot: str = "thumb", errors: float = 0.2, *, exchange: bool = True, calls_only: bool = False
    ) -> None:
        """The arguments are those of `Habits`. Raises BotError(unknown_bot) when it is asked first, and ValueError for
        the share of errors."""
        super().__init__(partial(make_bot, bot, 0), errors, exchange=exchange, calls_only=calls_only)
        self.bot = bot
