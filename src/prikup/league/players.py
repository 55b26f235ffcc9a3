"""Who plays in a league: the bots of the program, and a player who sees all cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from prikup.bots import Bot, BotError, bot_names, make_bot
from prikup.bots.base import Choice
from prikup.core.options import nearest
from prikup.core.stages import Stage
from prikup.league.clairvoyant import Clairvoyant
from prikup.match_runner import AnyMatch

CLAIRVOYANT = "clairvoyant"
Maker = Callable[[str], Bot]
"""Makes a bot with a seed."""
Makers = Mapping[str, Maker]
"""Players that the program does not have, by name."""


def known_players(game: str) -> tuple[str, ...]:
    """The names of all players of a game."""
    return (*bot_names(game), CLAIRVOYANT)


def check_known(name: str, game: str, makers: Makers | None = None) -> None:
    """Raises BotError(unknown_bot)."""
    known = known_players(game)
    if name not in known and name not in (makers or ()):
        raise BotError("unknown_bot", bot=name[:40], known=", ".join(known), nearest=nearest(name, known))


def player(name: str, seed: str, match: AnyMatch, makers: Makers) -> Bot:
    """A player of a match. Raises BotError(unknown_bot)."""
    if name in makers:
        return makers[name](seed)
    game = match.game.name
    if name == CLAIRVOYANT:
        return Clairvoyant(match, seed)
    return make_bot(name, seed, game)


def in_tricks(match: AnyMatch) -> bool:
    """Whether tricks are played, or something interrupts or follows them."""
    stage: Stage = match.state.phase.stage
    return stage >= Stage.TRICKS


class Seated:
    """The bot of a seat: the compared player in its part of the deal, the common one in the rest.

    Where decisions are compared, those are the compared player's for which the common one would act in such a way. It
    counts the decisions and the processor time of the compared player.
    """

    def __init__(self, match: AnyMatch, own: Bot, common: Bot, part: str, decisions: frozenset[str]) -> None:
        self.own = own
        self.decisions = 0
        self.seconds = 0.0
        self._match = match
        self._common = common
        self._part = part
        self._decisions = decisions

    @property
    def budget(self) -> str:
        """What the compared player may search for a decision; empty for one that has no budget."""
        found = getattr(self.own, "budget", "")
        if isinstance(found, Struct):
            return ", ".join(f"{name} {value}" for name, value in asdict(found).items())
        return str(found)

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The choice of whoever plays this part."""
        if self._decisions:
            usual = self._common.choose(view, legal)
            if type(usual.action).__name__.lower() not in self._decisions:
                return usual
        elif not self._plays():
            return self._common.choose(view, legal)
        began = process_time()
        choice = self.own.choose(view, legal)
        self.seconds += process_time() - began
        self.decisions += 1
        return choice

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """A right that whoever plays this part uses out of turn."""
        if not self._plays():
            return self._common.interrupt(view, legal)
        began = process_time()
        choice = self.own.interrupt(view, legal)
        self.seconds += process_time() - began
        return choice

    def _plays(self) -> bool:
        if self._decisions:
            return False
        return self._part == "whole" or (self._part == "play") == in_tricks(self._match)
