"""Parses messages and actions of clients, or refuses them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from prikup.core.actions import well_formed
from prikup.core.errors import IllegalAction
from prikup.notation.fields import hints_of, item_of, kind_name
from prikup.server.messages import AnyFromClient

LARGEST = 16 * 1024
"""Bytes of a message from a client at most."""
LONGEST_ID = 64
"""Characters of a client's id for a message at most."""
ALL_CARDS = 2**32 - 1
LARGEST_NUMBER = 1_000_000
"""No action holds a larger number, sets of cards apart. A shift by one that is much larger would take all memory."""
LONGEST_TEXT = 200
"""Characters of a text in an action at most."""
MOST_ITEMS = 64
"""Items of a list in an action at most."""

_ID = re.compile(rf"[!-~]{{1,{LONGEST_ID}}}")

_messages: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyFromClient)
_loose = msgspec.json.Decoder(dict[str, Any])


class BadMessage(Exception):
    """A malformed message; ``id`` is its id if it has one."""

    def __init__(self, message_id: str = "") -> None:
        super().__init__("bad_message")
        self.id = message_id


class BadMessageId(BadMessage):
    """A message whose id no answer could name: empty, too long, or not of printable ASCII characters."""


def usable_id(message_id: str) -> bool:
    """Whether an answer can name a message by this id."""
    return _ID.fullmatch(message_id) is not None


def read_message(raw: bytes | str) -> AnyFromClient:
    """A client's message. Raises BadMessage, or BadMessageId for its id alone."""
    if len(raw) > LARGEST:
        raise BadMessage
    try:
        message: AnyFromClient = _messages.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadMessage(_id_of(raw)) from None
    message_id = getattr(message, "id", None)
    if message_id is not None and not usable_id(message_id):
        raise BadMessageId
    return message


def _id_of(raw: bytes | str) -> str:
    """The id of a malformed message, so that the client knows which it was."""
    try:
        message_id = _loose.decode(raw).get("id")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return message_id if isinstance(message_id, str) and usable_id(message_id) else ""


def read_action(data: Any, action_type: Any) -> Any:
    """An action of a game. Raises IllegalAction(malformed_action)."""
    try:
        action = msgspec.convert({"action": data}, _holder(action_type), strict=True).action
    except (msgspec.MsgspecError, RecursionError):
        raise IllegalAction("malformed_action") from None
    kind: Any = type(action)
    values = zip(_largest(kind), msgspec.structs.astuple(action), strict=True)
    if not well_formed(action) or not all(_small(value, largest) for largest, value in values):
        raise IllegalAction("malformed_action")
    return action


@cache
def _holder(action_type: Any) -> Any:
    """A struct around an action: what msgspec finds out about a struct it keeps, about a bare union it does not."""
    return msgspec.defstruct("Holder", [("action", action_type)])


@cache
def _largest(kind: Any) -> tuple[int, ...]:
    """For each field of an action the largest number that it can hold."""
    found = []
    for hint in hints_of(kind).values():
        item = item_of(hint)
        cards = kind_name(hint if item is None else item) == "cards"
        found.append(ALL_CARDS if cards else LARGEST_NUMBER)
    return tuple(found)


def _small(value: Any, largest: int) -> bool:
    if type(value) is int:
        return -largest <= value <= largest
    if type(value) is str:
        return len(value) <= LONGEST_TEXT
    if type(value) is tuple:
        return len(value) <= MOST_ITEMS and all(_small(item, largest) for item in value)
    return True
