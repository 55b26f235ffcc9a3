"""A bot process: reads requests, answers them one after another, and ends when its input does.

``python -m prikup.server.pool.worker NICE [MODULE ...]``: it runs at this nice value. The modules are imported first,
and may put more bots into ``prikup.bots.registry.FOR_EVERY_GAME``.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
import time
from functools import cache
from typing import Any, BinaryIO

import msgspec

from prikup import games
from prikup.bots.registry import make_bot
from prikup.core.errors import PrikupError
from prikup.search import solve
from prikup.server.pool.protocol import (
    FAULT,
    GREETING,
    LENGTH,
    NONE,
    BotReply,
    BotRequest,
    SolveReply,
    SolveRequest,
    packed,
)


@cache
def _view_decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(games.game_class(game).view_type)


@cache
def _legal_decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(tuple[games.game_class(game).action_type, ...])  # type: ignore[misc]


def answer(request: BotRequest) -> BotReply:
    """The bot's answer; index -2 if it fails or chooses an illegal action."""
    if request.number == GREETING.number:
        return BotReply(request.number, NONE)
    legal = _legal_decoder(request.game).decode(request.legal)
    view = _view_decoder(request.game).decode(request.view)
    try:
        bot = make_bot(request.bot, request.seed, request.game)
        choice = bot.interrupt(view, legal) if request.out_of_turn else bot.choose(view, legal)
    except Exception:  # noqa: BLE001 - a bot's fault, whatever it is, is an answer
        return BotReply(request.number, FAULT)
    if choice is None:
        return BotReply(request.number, NONE if request.out_of_turn else FAULT)
    if choice.action not in legal:
        return BotReply(request.number, FAULT)
    reason = choice.reason
    index, params = legal.index(choice.action), dict(reason.params)
    return BotReply(request.number, index, reason.id, params, also=reason.also, left_to=choice.by)


def solved(request: SolveRequest) -> SolveReply:
    """What the search says of a position."""
    try:
        return SolveReply(request.number, solve(request.text, cards=True, nodes=request.nodes))
    except PrikupError as error:
        return SolveReply(request.number, code=error.code, params=dict(error.params))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more requests."""
    decoder: msgspec.msgpack.Decoder[BotRequest | SolveRequest] = msgspec.msgpack.Decoder(BotRequest | SolveRequest)
    while True:
        head = requests.read(LENGTH)
        if len(head) < LENGTH:
            return
        body = requests.read(int.from_bytes(head, "big"))
        began = time.process_time()
        asked = decoder.decode(body)
        given = answer(asked) if isinstance(asked, BotRequest) else solved(asked)
        answers.write(packed(msgspec.structs.replace(given, seconds=time.process_time() - began)))
        answers.flush()


def main() -> None:
    """Moves standard input and output away, so that what a bot prints does not mix with the answers."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    # Ctrl-C in a terminal reaches every process; the server ends its bots itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(int(sys.argv[1]))
    for module in sys.argv[2:]:
        importlib.import_module(module)
    with contextlib.suppress(BrokenPipeError):
        serve(requests, answers)


if __name__ == "__main__":
    main()
