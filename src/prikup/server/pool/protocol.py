"""What a server and its bot processes say to each other: MessagePack, each message behind its length in four bytes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

LENGTH = 4
"""Bytes that give a message's length."""
LARGEST = 4_000_000
"""Bytes; what claims to be longer is no message."""


class Question(Struct, frozen=True, array_like=True):
    """What would this bot do? Without any memory of other questions: the same one has the same answer."""

    number: int
    game: str
    bot: str
    seed: str
    out_of_turn: bool
    """Whether somebody else is awaited and the bot only may use a right (``Bot.interrupt``)."""
    view: msgspec.Raw
    legal: msgspec.Raw


class Answer(Struct, frozen=True, array_like=True):
    """The place of the action in the list of the legal ones; -1 for none (a right left alone), -2 for a fault."""

    number: int
    index: int
    reason: str = ""
    params: dict[str, str | int] = {}


NONE, FAULT = -1, -2

_packer = msgspec.msgpack.Encoder()


def packed(message: Any) -> bytes:
    """A message with its length before it."""
    body = _packer.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def raw(value: Any) -> msgspec.Raw:
    """A part of a message, encoded by itself: the other side decodes it when it knows its type."""
    return msgspec.Raw(_packer.encode(value))


GREETING = Question(0, "", "", "", out_of_turn=True, view=raw(None), legal=raw(()))
"""Answered at once with place -1."""
