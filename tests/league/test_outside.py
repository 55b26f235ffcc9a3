"""Programs of other authors at a table of Preferans: what they are told, and what becomes of their answers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench._outside import OutsideBot, Program, asked_of, end_programs, outside_bot, seen
from bench.outside import RULES
from prikup import games
from prikup.bots import make_bot
from prikup.core.actions import Deal
from prikup.core.cards import card_text, mask_of, parse_card, parse_cards
from prikup.core.seats import TABLE
from prikup.league import LeagueFile, LocalWorkers, play, results
from prikup.preferans.actions import Call, Declare, Here, Lay, Pass, Play, Whist
from tests.league.support import small


@pytest.fixture(autouse=True)
def no_program_stays() -> Iterator[None]:
    yield
    end_programs()


HANDS = ("HJ.DTQ.CAQJ.ST987", "DAK9.CKT9.SAKQJ", "HAKQT9.DJ87.C87")
REST = ("H8", "H7")


def dealt() -> Any:
    """A deal of the dealer 2: seat 0 leads and speaks first."""
    match = games.new_match(RULES, 2)
    hands = tuple(map(parse_cards, HANDS))
    talon = tuple(map(parse_card, REST))
    match.apply(TABLE, Deal(hands, mask_of(talon), talon))
    return match


def done(match: Any, *actions: tuple[int, Any]) -> None:
    for seat, action in actions:
        match.apply(seat, action)


def asked(match: Any, seat: int) -> str:
    return asked_of(match.view(seat), match.legal(seat))


def test_what_a_program_is_told_by_hand() -> None:
    match = dealt()
    assert seen(match.view(0)) == ["first 0", "hand S7 S8 S9 ST CJ CQ CA DT DQ HJ"]
    assert asked(match, 0) == "call"
    done(match, (0, Pass()), (1, Call(6, 0)))
    assert asked(match, 2) == "call"
    done(match, (2, Call(6, 1)), (1, Here()))
    # Seat 2 sits before seat 0, so seat 1 is two places after it.
    assert seen(match.view(2))[:1] == ["first 1"]
    assert seen(match.view(2))[2:] == ["say 1 pass", "say 2 6S", "say 0 6C", "say 2 6C"]
    done(match, (2, Pass()))
    assert asked(match, 1) == "discard"
    assert seen(match.view(1))[-1] == "talon H8 H7"
    done(match, (1, Lay(mask_of(map(parse_card, REST)))))
    assert asked(match, 1) == "contract"
    done(match, (1, Declare(7, 0)))
    assert asked(match, 2) == "whist"
    assert seen(match.view(2))[-2:] == ["talon H8 H7", "contract 2 7S"]
    done(match, (2, Whist()))
    assert seen(match.view(0))[-1] == "defence 2 whist"
    done(match, (0, Pass()))
    # The whister plays both hands; nothing lies open before the first card.
    assert asked(match, 2) == "play 1"
    done(match, (2, Play(parse_card("S7"))))
    assert asked(match, 1) == "play 0"
    told = seen(match.view(1))
    assert "discard H7 H8" in told
    assert told[told.index("contract 0 7S") :] == [
        "contract 0 7S",
        "defence 1 whist",
        "defence 2 pass",
        "manner open",
        "open 2 " + hand_of(0),
        "open 1 " + hand_of(2),
        "play 2 S7",
    ]


def hand_of(seat: int) -> str:
    """A hand card by card, as questions have it."""
    return " ".join(card_text(card) for card in range(32) if parse_cards(HANDS[seat]) >> card & 1)


PLAYER = """
import sys
lines = []
for line in sys.stdin:
    words = line.split()
    lines.append(words)
    if words[0] != "ask":
        continue
    said = {line[0]: line[1:] for line in lines}
    asked = words[1]
    hands = {0: list(said["hand"])}
    contract, led, trick, trump = said.get("contract"), None, 0, None
    if contract:
        trump = contract[1][-1] if contract[1] != "misere" else None
        if contract[0] == "0":
            hands[0] = [card for card in hands[0] + said["talon"] if card not in said.get("discard", ())]
    for name, *rest in lines:
        if name == "open":
            hands[int(rest[0])] = rest[1:]
        if name == "turned":
            led = rest[0][0]
        if name == "play":
            led = led or rest[1][0]
            trick += 1
            seat = int(rest[0])
            hands[seat] = [card for card in hands.get(seat, ()) if card != rest[1]]
            if trick == 3:
                led, trick = None, 0
    if asked == "call":
        # Calls six of spades where nobody did, and holds it where he may.
        games = [rest[1] for name, *rest in lines if name == "say" and rest[1] != "pass"]
        print("6S" if not games or (words[-1] == "hold" and games[-1] == "6S") else "pass", flush=True)
    elif asked == "discard":
        last = [rest[1] for name, *rest in lines if name == "say" and rest[1] != "pass"][-1]
        print(*said["talon"], last, flush=True)
    elif asked == "whist":
        print("whist", flush=True)
    else:
        hand = hands[int(words[2])]
        of_suit = [card for card in hand if card[0] == led]
        trumps = [card for card in hand if led and card[0] == trump]
        print((of_suit or trumps or hand)[0], flush=True)
    lines = []
"""


@pytest.mark.search
def test_a_question_says_all_that_a_legal_answer_needs(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The player above keeps the rules by the lines alone: not one of its answers is refused."""
    script = tmp_path / "player.py"
    script.write_text(PLAYER)
    makers = {"script": partial(outside_bot, command=(sys.executable, str(script)))}
    settings = small(RULES, "script,thumb", deals=20, makers=makers)
    file = LeagueFile(settings, None)
    play(file, LocalWorkers(1), makers=makers)
    (found,) = results(file.rows)
    assert found.decisions[0] > 1000
    assert "not legal" not in capfd.readouterr().err
    assert found.mean is not None
    assert found.mean.high < 0, "it plays badly"


@pytest.mark.parametrize("program", ["print('S7', flush=True); input()", "pass", "print('7Q'); print('')"])
def test_where_an_answer_is_not_legal_the_rule_of_thumb_decides(
    program: str, capfd: pytest.CaptureFixture[str]
) -> None:
    match = dealt()
    bot = OutsideBot("1", (sys.executable, "-c", program))
    view, legal = match.view(0), match.legal(0)
    assert bot.choose(view, legal).action == make_bot("thumb", "1", "preferans").choose(view, legal).action
    assert "call: " in capfd.readouterr().err


def test_a_program_that_does_not_answer_in_time_is_ended() -> None:
    silent = Program((sys.executable, "-c", "input(); input()"), patience=0.3)
    assert silent.answer(["ask call"]) == ""
    silent.end()
