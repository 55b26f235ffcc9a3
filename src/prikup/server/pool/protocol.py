"""The protocol between a server and its bot processes: MessagePack, each message after its length in four bytes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from prikup.bots.base import Reason
from prikup.search import Answer

LENGTH = 4
"""Bytes that give a message's length."""
LARGEST = 4_000_000
"""Most bytes of a message."""


class BotRequest(Struct, frozen=True, array_like=True, tag="ask"):
    """A request to a bot. It has no memory: the same request has the same reply."""

    number: int
    game: str
    bot: str
    seed: str
    out_of_turn: bool
    """Whether another seat is awaited and the bot may only use a right (``Bot.interrupt``)."""
    view: msgspec.Raw
    legal: msgspec.Raw


class SolveRequest(Struct, frozen=True, array_like=True, tag="solve"):
    """A position of the tricks with all cards known (``prikup.search``)."""

    number: int
    text: str
    nodes: int
    """Positions that may be searched."""


class BotReply(Struct, frozen=True, array_like=True, tag="answer"):
    """The index of the action among the legal ones; -1 for none (no right used), -2 for a fault."""

    number: int
    index: int
    reason: str = ""
    params: dict[str, str | int] = {}
    seconds: float = 0.0
    """The processor time that it took."""
    also: tuple[Reason, ...] = ()
    """What is said of other actions."""
    left_to: str = ""
    """The level below that decided, where the bot's own method could not."""


class SolveReply(Struct, frozen=True, array_like=True, tag="solved"):
    """What a position is worth with the value of each play, or the error of the search as its code and parameters."""

    number: int
    answer: Answer | None = None
    code: str = ""
    params: dict[str, str | int] = {}
    seconds: float = 0.0


NONE, FAULT = -1, -2

_packer = msgspec.msgpack.Encoder()


def packed(message: Any) -> bytes:
    """A message with its length before it."""
    body = _packer.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def raw(value: Any) -> msgspec.Raw:
    """A separately encoded part of a message, which the other side decodes once it knows the type."""
    return msgspec.Raw(_packer.encode(value))


GREETING = BotRequest(0, "", "", "", out_of_turn=True, view=raw(None), legal=raw(()))
"""Answered immediately with index -1: the process is ready."""
