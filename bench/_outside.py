"""Programs of other authors at a table of Preferans, with prikup as the referee.

A program is a process. It reads questions on its standard input and answers each with one line on its standard output.
A question is what a seat has seen since the deal, a line each, and ends with what is asked. Seats are counted
clockwise from the seat that is asked, which is 0. Cards are suit and rank (``ST`` is the ten of spades), games are
tricks and trump (``7H``, ``6N`` without a trump).

    deal SEED          a new question; what the program draws shall follow from the seed
    first 1            who speaks and leads first
    hand SA SK ...     the ten cards that the seat was dealt
    say 1 6S           a word of the auction: a game, misere, pass
    talon CA D7        the talon, if it was turned
    discard CA D7      the own discard
    contract 0 7H      the declarer, and the game or misere
    defence 1 whist    a word of the defence: whist, pass; watch where nobody is asked
    manner open        how a lone whister plays: open, closed
    open 2 SQ SJ ...   a hand that lies open, with all cards that it had before the first trick
    turned D8          the card of the talon that leads the next trick of an all-pass
    play 1 SA          a card played
    ask play 0         what is asked, and for play the seat whose card it is

=============  =======================================================================
``ask call``     a game, ``misere`` or ``pass``; where it ends with ``hold``, the standing game, too
``ask discard``  two cards, and the game or ``misere``: ``CA D7 7H``
``ask whist``    ``whist`` or ``pass``
``ask manner``   ``open`` or ``closed``
``ask play N``   a card
=============  =======================================================================

What a program is not asked - offers, claims, all that is settled between deals - is the rule of thumb's. So is a
decision whose answer is not legal or does not come; a line on stderr tells of each.
"""

from __future__ import annotations

import atexit
import contextlib
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence
from typing import Any

from prikup.bots import Choice, make_bot
from prikup.bots.base import because
from prikup.core.cards import card_text, cards_in, mask_of, parse_card
from prikup.core.seats import Seat
from prikup.preferans.actions import Call, Declare, Here, Lay, Lie, Misere, Pass, Play, Stand, Take, Whist
from prikup.preferans.seen.view import View

STRAINS = "SCDHN"
GAME = "preferans"
OWN = because("")
PATIENCE = 120.0
"""Seconds that a program has for an answer."""


class Program:
    """A process that answers questions; it is begun again where it has ended."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None

    def answer(self, question: Sequence[str]) -> str:
        """The line that it answers with; empty where it has ended, or was ended because it did not answer in time.

        Raises OSError where it cannot be begun.
        """
        if self._process is None or self._process.poll() is not None:
            self.end()
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(self._patience, process.kill)
        timer.start()
        try:
            process.stdin.write("\n".join(question) + "\n")
            process.stdin.flush()
            return process.stdout.readline().strip()
        except BrokenPipeError:
            self.end()
            return ""
        finally:
            timer.cancel()

    def end(self) -> None:
        """Ends the process. A further question begins another one."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        # What it has not read is lost with it.
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()


PROGRAMS: dict[tuple[str, ...], Program] = {}
"""Those of this process, by their commands."""


def program(command: tuple[str, ...]) -> Program:
    """The program of a command in this process."""
    return PROGRAMS.setdefault(command, Program(command))


@atexit.register
def end_programs() -> None:
    """Ends all programs of this process."""
    for found in PROGRAMS.values():
        found.end()
    PROGRAMS.clear()


def outside_bot(seed: str, command: tuple[str, ...]) -> OutsideBot:
    """A seat of a program."""
    return OutsideBot(seed, command)


class OutsideBot:
    """A program at a seat of Preferans."""

    budget = ""

    def __init__(self, seed: str, command: tuple[str, ...]) -> None:
        self._seed = seed
        self._command = command
        self._thumb = make_bot("thumb", seed, GAME)
        self._asked = 0
        self._contract = ""

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The program's action; the rule of thumb's where it is not asked, or its answer is not legal."""
        taken = next((action for action in legal if type(action) is Take), None)
        if taken is not None or len(legal) == 1:
            return Choice(taken or legal[0], OWN)
        asked = asked_of(view, legal)
        if not asked:
            return self._thumb.choose(view, legal)
        if asked == "contract":
            answer = self._contract
        else:
            self._asked += 1
            answer = program(self._command).answer([f"deal {self._seed} {self._asked}", *seen(view), f"ask {asked}"])
        if asked == "discard":
            answer, _, self._contract = answer.rpartition(" ")
        action = action_of(view, legal, asked, answer)
        if action is None:
            print(f"{self._command[0]}: {asked}: {answer!r} is not legal", file=sys.stderr, flush=True)
            return self._thumb.choose(view, legal)
        return Choice(action, OWN)

    def interrupt(self, view: View, legal: Sequence[Any]) -> Choice | None:
        """Nothing: no program knows a right out of turn."""
        return None


def asked_of(view: View, legal: Sequence[Any]) -> str:
    """What a program is asked for; ``contract`` for what it said with its discard; empty if nothing."""
    kinds = {type(action) for action in legal}
    if Play in kinds:
        return f"play {(place_in_turn(view) - view.seat) % view.players}"
    if view.phase == "auction" and Pass in kinds:
        return "call hold" if Here in kinds else "call"
    for kind, asked in ((Lay, "discard"), (Declare, "contract"), (Whist, "whist"), (Lie, "manner")):
        if kind in kinds:
            return asked
    return ""


def action_of(view: View, legal: Sequence[Any], asked: str, answer: str) -> Any:
    """The legal action that an answer means; None if there is none."""
    found: list[Any] = []
    level, strain = game_of(answer)
    if asked.startswith("call"):
        standing = view.standing
        if standing is not None and level and (standing.level, standing.strain) == (level, strain):
            found = [Here()]
        elif answer == "misere":
            found = [action for action in legal if type(action) is Misere and not (action.dark or action.hand)]
        else:
            found = [Pass() if answer == "pass" else Call(level, strain)]
    elif asked == "discard":
        cards = [parse_card(text) for text in answer.split() if text in CARD_NAMES]
        found = [Lay(mask_of(cards))]
    elif asked == "contract":
        found = [
            action
            for action in legal
            if type(action) is Declare and (action.level, action.strain, action.share) == (level, strain, False)
        ]
    elif asked == "whist":
        found = [Whist()] if answer == "whist" else [Pass()] if answer == "pass" else []
    elif asked == "manner":
        found = [Lie()] if answer == "open" else [Stand()] if answer == "closed" else []
    elif answer in CARD_NAMES:
        found = [Play(parse_card(answer))]
    return next((action for action in found if action in legal), None)


CARD_NAMES = frozenset(map(card_text, range(32)))


def game_of(text: str) -> tuple[int, int]:
    """Level and strain of ``7H``; zeros if it is no game."""
    level, strain = text[:-1], text[-1:]
    if level in ("6", "7", "8", "9", "10") and strain and strain in STRAINS:
        return int(level), STRAINS.index(strain)
    return 0, 0


def place_in_turn(view: View) -> Seat:
    """Whose card is due, though another seat may play it."""
    trick = view.trick
    if trick is not None and (played := [place for place in trick.places if place >= 0]):
        return (played[-1] + 1) % view.players
    last = next((one for one in reversed(view.tricks) if one.winner >= 0), None)
    eldest = (view.sheet.dealer + 1) % view.players
    if last is None or (view.passes is not None and view.finished < LED_BY_ELDEST):
        return eldest
    return last.winner


LED_BY_ELDEST = 3
"""Tricks of an all-pass that the eldest hand leads to, whoever takes them: two to the talon's cards, and the third."""


def seen(view: View) -> list[str]:
    """What a seat has seen since the deal, in the lines of a question."""

    def seat(place: Seat) -> int:
        return (place - view.seat) % view.players

    def game(level: int, strain: int) -> str:
        return f"{level}{STRAINS[strain]}"

    assert view.dealt is not None
    lines = [f"first {seat((view.sheet.dealer + 1) % view.players)}", f"hand {texts(cards_in(view.dealt))}"]
    for word in view.words:
        said = game(word.level, word.strain) if word.kind == "game" else word.kind
        lines.append(f"say {seat(word.seat)} {said}")
    if view.declarer >= 0 and view.talon:
        lines.append(f"talon {texts(view.talon)}")
    if view.discard and view.declarer == view.seat:
        lines.append(f"discard {texts(cards_in(view.discard))}")
    contract, defence = view.contract, view.defence
    if contract is not None:
        lines.append(
            f"contract {seat(contract.seat)} {game(contract.level, contract.strain) if contract.level else 'misere'}"
        )
    if contract is not None and contract.level and defence is not None:
        words = [(defence.first, defence.words[0]), (defence.second, defence.words[1])]
        lines += [f"defence {seat(place)} {'whist' if word == 'bound' else word}" for place, word in words if word]
        if len(defence.whisters) == 1 and view.in_tricks:
            lines.append(f"manner {'open' if defence.lying else 'closed'}")
    played: dict[Seat, list[int]] = {}
    cards: list[str] = []
    for trick in view.tricks:
        for place, card in zip(trick.places, trick.cards, strict=True):
            if place < 0:
                cards.append(f"turned {card_text(card)}")
            else:
                played.setdefault(place, []).append(card)
                cards.append(f"play {seat(place)} {card_text(card)}")
    for place, hand in enumerate(view.hands):
        if hand is not None and place != view.seat:
            lines.append(f"open {seat(place)} {texts(sorted([*cards_in(hand), *played.get(place, ())]))}")
    return lines + cards


def texts(cards: Iterable[int]) -> str:
    """Cards with spaces between them."""
    return " ".join(map(card_text, cards))
