"""A bot process: reads questions and positions to solve, answers them one after another, and ends when its input does.

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
from prikup.server.pool.protocol import FAULT, GREETING, LENGTH, NONE, Answer, Position, Question, Solved, packed


@cache
def _view_decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(games.game_class(game).view_type)


@cache
def _legal_decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(tuple[games.game_class(game).action_type, ...])  # type: ignore[misc]


def answer(question: Question) -> Answer:
    """The bot's answer; index -2 if it fails or chooses an illegal action."""
    if question.number == GREETING.number:
        return Answer(question.number, NONE)
    legal = _legal_decoder(question.game).decode(question.legal)
    view = _view_decoder(question.game).decode(question.view)
    try:
        bot = make_bot(question.bot, question.seed, question.game)
        choice = bot.interrupt(view, legal) if question.out_of_turn else bot.choose(view, legal)
    except Exception:  # noqa: BLE001 - a bot's fault, whatever it is, is an answer
        return Answer(question.number, FAULT)
    if choice is None:
        return Answer(question.number, NONE if question.out_of_turn else FAULT)
    if choice.action not in legal:
        return Answer(question.number, FAULT)
    return Answer(question.number, legal.index(choice.action), choice.reason.id, dict(choice.reason.params))


def solved(position: Position) -> Solved:
    """What the search says of a position."""
    try:
        return Solved(position.number, solve(position.text, cards=True, nodes=position.nodes))
    except PrikupError as error:
        return Solved(position.number, code=error.code, params=dict(error.params))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more questions."""
    decoder: msgspec.msgpack.Decoder[Question | Position] = msgspec.msgpack.Decoder(Question | Position)
    while True:
        head = questions.read(LENGTH)
        if len(head) < LENGTH:
            return
        body = questions.read(int.from_bytes(head, "big"))
        began = time.process_time()
        asked = decoder.decode(body)
        given = answer(asked) if isinstance(asked, Question) else solved(asked)
        answers.write(packed(msgspec.structs.replace(given, seconds=time.process_time() - began)))
        answers.flush()


def main() -> None:
    """Moves standard input and output away, so that what a bot prints does not mix with the answers."""
    questions = os.fdopen(os.dup(0), "rb")
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
        serve(questions, answers)


if __name__ == "__main__":
    main()
