"""Misbehaving bots, for workers that import this module."""

from __future__ import annotations

import fcntl
import os
import signal
import stat
import sys
import time
from collections.abc import Sequence
from typing import Any

from prikup.bots import Bot
from prikup.bots.base import Choice, because
from prikup.bots.registry import FOR_EVERY_GAME
from prikup.core.actions import Bid
from prikup.server.pool.protocol import LENGTH, BotReply, packed


def answers() -> int:
    """The pipe on which this process answers, which a bot has no business with."""
    return next(
        number
        for number in range(3, 100)
        if stat.S_ISFIFO(os.fstat(number).st_mode) and fcntl.fcntl(number, fcntl.F_GETFL) & os.O_WRONLY
    )


class Sleeper(Bot):
    """Never answers."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        time.sleep(3600)
        raise AssertionError

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        time.sleep(3600)
        return None


class Slow(Sleeper):
    """Takes its time, but answers."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        time.sleep(1.0)
        return Choice(legal[0], because("hint-pass"))


class Busy(Sleeper):
    """Reckons for a while."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        until = time.process_time() + 0.05
        while time.process_time() < until:
            pass
        return Choice(legal[0], because("hint-pass"))


class Stayer(Sleeper):
    """Keeps the process from dying of the signal that tells it to end."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        return Choice(legal[0], because("hint-pass"))


class Forger(Sleeper):
    """Answers a question that was not asked."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        os.write(answers(), packed(BotReply(999_999, 0)))
        time.sleep(3600)
        raise AssertionError


class Shouter(Sleeper):
    """Says that its answer has four gigabytes."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        os.write(answers(), b"\xff" * LENGTH)
        time.sleep(3600)
        raise AssertionError


class Dier(Sleeper):
    """Kills its process."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        os._exit(3)


class Raiser(Sleeper):
    """Fails."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        raise RuntimeError("a bug")

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        raise RuntimeError("a bug")


class Cheat(Sleeper):
    """Does what is not legal."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        return Choice(Bid(1_000_000), because("hint-pass"))


class Nobody(Sleeper):
    """Does nothing."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        return None  # type: ignore[return-value]


class Talker(Sleeper):
    """Prints, and reads files."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        print("x" * 100_000)  # noqa: T201
        sys.stdout.flush()
        assert sys.stdin.read() == ""
        return Choice(legal[-1], because("hint-pass"))


FOR_EVERY_GAME.update(
    slow=Slow,
    busy=Busy,
    sleeper=Sleeper,
    stayer=Stayer,
    dier=Dier,
    forger=Forger,
    shouter=Shouter,
    raiser=Raiser,
    cheat=Cheat,
    nobody=Nobody,
    talker=Talker,
)
