"""``prikup solve``: positions, deals and records, in every language's cards; faults; what limits do."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.cli import solve as command
from prikup.core.match import Match
from prikup.games import game
from prikup.notation.position import position_text
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from prikup.search import card_values, solve, solve_each, table
from tests.cli.conftest import Run, environ
from tests.cli.test_commands import assert_one_line
from tests.support import bound
from tests.support.random_play import step
from tests.support.seeds import random_of
from tests.support.unable import needs

LANGUAGES = ("en", "ru", "pl", "de", "es")
CONTRACT = (
    "preferans/sochi; phase playing; dealer 1; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87; talon DJ S8; away CT7; "
    "contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; tricks 0 1 3; index 4; "
    "conduct 1 1 2; open 0 1"
)
PASSES = (
    "preferans/sochi; phase playing; dealer 2; pools 0 0 0; hills 0 0 0; hands SA S7 / SK S8 / SQ S9; "
    "talon C7 C8; leader 0; tricks 3 3 2; index 8; conduct 0 1 2"
)
SHOWN = (
    "thousand/ru+redeal.under=off+marriages.show=on; phase playing; dealer 2; totals 0 0 0; hands HA.SKQ / SJ.DKJ / "
    "CAT.HT; contract 0 120 120; leader 0; index 5; points 40 20 3; tricks 3 1 1; first 0; refused 1"
)
"""The kernel does not play a marriage that is shown from the hand."""
TRUMP = (
    "thousand/ru; phase playing; dealer 0; totals 0 0 0; hands HQ.CT.SQ / DJ9.CK / HK.CQ.S9; contract 1 200 195; "
    "leader 2; index 5; points 0 34 57; bonuses 0 80 0; tricks 0 2 3; first 2; trump D; trump_seat 1; trump_value 80; "
    "announced D; declared 0 1 0; refused 4"
)
DEAL = "HAKQ / H789 / HTJ.S7"
TYPED = {
    "en": "HAKQ / H789 / H10J.S7",
    "ru": "ЧТКД / Ч789 / Ч10В.П7",
    "pl": "KiAKD / Ki789 / Ki10W.P7",
    "de": "HAKD / H789 / H10B.P7",
    "es": "CAKQ / C789 / C10J.P7",
}


@pytest.fixture
def run(inside: Run) -> Run:
    return inside


def played(rules: str, seed: str, deals: int, tricks: int = 3) -> Match[Any, Any, Any]:
    """A match of chance players after some deals, some tricks into another one."""
    rng = random_of(seed)
    match: Match[Any, Any, Any] = Match(game(rules), 0)
    while (
        match.state.sheet.deals < deals
        or match.game.phase(match.state) != "playing"
        or match.state.phase.index < tricks
    ):
        step(rng, match, rare=0.0, faults=0.0)
        assert not match.over
    return match


def test_a_contract_has_its_value_its_cards_and_a_line(run: Run) -> None:
    answer = solve(CONTRACT)
    found = run("solve", CONTRACT)
    assert found.returncode == 0, found.stderr
    lines = found.stdout.splitlines()
    assert lines[0] == f"With best play: seat 2 – {answer.value} {'trick' if answer.value == 1 else 'tricks'}"
    assert lines[1] == "seat 2 can play, and seat 2 then has:"
    assert all(f" {one.low}" in lines[2] for one in card_values(CONTRACT))
    assert lines[3] == "Best play:"
    assert len(lines) == 4 + 6
    told = json.loads(run("solve", CONTRACT, "--json").stdout)
    assert (told["low"], told["high"], told["question"]["seat"]) == (answer.low, answer.high, 2)
    assert [one["card"] for one in told["cards"]] == ["S7", "S8", "SK", "D8", "DJ", "H9"]
    assert len(told["line"]) == 18


def tricks_shown(said: str) -> list[str]:
    """The tricks of the best line."""
    return [line.partition(": ")[2] for line in said.partition("Best play:\n")[2].splitlines() if line[:2] == "  "]


def test_a_line_without_the_kernel_is_told_trick_by_trick(run: Run) -> None:
    """Shown or led, the marriage brings 40, makes the trump, and with the ace all 57 points are seat 0's: 40 + 57 + 40;
    without a word the king breaks it."""
    found = run("solve", SHOWN)
    assert found.returncode == 0, found.stderr
    value, _, values = found.stdout.splitlines()[:3]
    assert value == "With best play: seat 0 – 137 points"
    assert values.split("   ") == ["  Q♠ 97", "K♠ 97", "A♥ 137", "Q♠! 137", "K♠! 137", "the marriage in ♠ shown 137"]
    played = [trick.split() for trick in tricks_shown(found.stdout)]
    assert [len(trick) for trick in played] == [3, 3, 3]
    # All nine cards, each once.
    cards = {"A♥", "K♠", "Q♠", "J♠", "K♦", "J♦", "A♣", "10♣", "10♥"}
    assert {card.rstrip("!") for trick in played for card in trick} == cards
    lines = found.stdout.splitlines()[4:]
    assert [line.partition(":")[0].strip() for line in lines] == ["seat 0"] * 3, "all tricks are seat 0's"


@pytest.mark.parametrize("position", [CONTRACT, SHOWN], ids=("kernel", "game"))
def test_a_line_that_ends_within_a_trick_is_told_so_far(
    run: Run, monkeypatch: pytest.MonkeyPatch, position: str
) -> None:
    """So it ends where the limit of positions is reached in it."""
    answer = solve(position, cards=True, line=True)
    whole = tricks_shown(run("solve", position).stdout)
    monkeypatch.setattr(command, "solve", lambda *_, **__: replace(answer, line=answer.line[:5]))
    assert tricks_shown(run("solve", position).stdout) == [whole[0], " ".join(whole[1].split()[:2])]


def test_a_threshold(run: Run) -> None:
    value = solve(CONTRACT).value
    assert value is not None
    assert run("solve", CONTRACT, "--makes", str(value)).stdout == f"seat 2, at least {value}: yes\n"
    told = json.loads(run("solve", CONTRACT, "--makes", str(value + 1), "--json").stdout)
    assert told == {"seat": 2, "wanted": value + 1, "reached": False}
    assert "not known" in run("solve", CONTRACT, "--makes", str(value), "--nodes", "0").stdout


def test_an_all_pass_says_what_each_is_sure_of_and_what_each_alone_gets(run: Run) -> None:
    found = run("solve", PASSES)
    for seat, answer in enumerate(solve_each(PASSES)):
        tricks = "1 trick" if answer.value == 1 else f"{answer.value} tricks"
        assert f"Whatever the others do: seat {seat} – at most {tricks}\n" in found.stdout
    assert "If each plays only for itself –" in found.stdout
    alone = run("solve", PASSES, "--seat", "1")
    assert alone.stdout.startswith(f"Whatever the others do: seat 1 – at most {solve(PASSES, 1).value} ")
    told = json.loads(run("solve", PASSES, "--json").stdout)
    assert len(told["each"]) == 3
    assert sum(told["max_n"]) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_is_drawn_as_a_table_in_the_cards_of_each_language(run: Run, lang: str) -> None:
    found = run("solve", TYPED[lang], "--lang", lang)
    assert found.returncode == 0, found.stderr
    assert found.stdout == run("solve", "♥AKQ / ♥789 / 10♥ J♥ 7♠", "--lang", "en").stdout or lang != "en"
    assert json.loads(run("solve", TYPED[lang], "--lang", lang, "--json").stdout)["bounds"] == json.loads(
        json.dumps(table(DEAL).bounds)
    )
    rows = [line for line in found.stdout.splitlines() if line.endswith(tuple("0123456789"))]
    assert len(rows) == 9
    shown = [line.split()[-6:] for line in rows]
    values = table(DEAL).bounds
    assert shown == [[str(values[at // 3][strain][at % 3][0]) for strain in range(6)] for at in range(9)]


def test_a_position_in_the_cards_of_a_language(run: Run) -> None:
    hands = "ЧВ.Б10Д.ТТДВ / БТК9.ТК.П10В / Ч9.БВ8.ПК87"
    russian = CONTRACT.replace("HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87", hands)
    russian = russian.replace("DJ S8;", "БВ П8;").replace("CT7;", "Т107;").replace("6 H 3", "6 Ч 3")
    found = run("solve", russian, "--lang", "ru", "--json")
    assert found.returncode == 0, found.stderr
    assert found.stdout == run("solve", CONTRACT, "--json").stdout


def test_suits_in_the_words_of_a_language(run: Run) -> None:
    """Trump and marriages by themselves; no trump as the language or as the notation has it."""
    russian = TRUMP.replace("HQ.CT.SQ / DJ9.CK / HK.CQ.S9", "ЧД.Т10.ПД / БВ9.ТК / ЧК.ТД.П9")
    russian = russian.replace("trump D", "trump Б").replace("announced D", "announced Б")
    found = run("solve", russian, "--lang", "ru", "--json")
    assert found.returncode == 0, found.stderr
    assert found.stdout == run("solve", TRUMP, "--json").stdout
    plain = CONTRACT.replace("6 H 3", "6 NT 3")
    hands = "ЧВ.Б10Д.ТТДВ / БТК9.ТК.П10В / Ч9.БВ8.ПК87"
    for sign in ("БК", "NT"):
        typed = CONTRACT.replace("HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87", hands).replace("6 H 3", f"6 {sign} 3")
        typed = typed.replace("DJ S8;", "БВ П8;").replace("CT7;", "Т107;")
        assert run("solve", typed, "--lang", "ru", "--json").stdout == run("solve", plain, "--json").stdout


def test_cards_that_two_ways_of_writing_read_differently_are_refused(run: Run) -> None:
    # In Spanish the hearts are C; in the notation clubs.
    found = run("solve", "CA / CK / CQ", "--lang", "es")
    assert_one_line(found, "card_ambiguous")
    assert run("solve", "♥A / ♥K / ♥Q", "--lang", "es").returncode == 0


@pytest.mark.parametrize(
    "given",
    [
        (TRUMP, "--rules", "thousand/pl"),
        (TRUMP, "--deal", "1"),
        (TRUMP, "--makes", "20", "--score"),
        (TRUMP, "--makes", "20", "--rounded"),
        (TRUMP, "--score", "--rounded"),
        ("HA / HK / HQ", "--score"),
        ("HA / HK / HQ", "--seat", "1"),
        ("HA / ? / ?", "--rounded"),
        ("HA / HK / HQ", "--samples", "9"),
    ],
)
def test_an_option_that_would_have_no_effect_is_refused(run: Run, given: tuple[str, ...]) -> None:
    found = run("solve", *given)
    assert_one_line(found, "option_unused")
    option = next(word for word in reversed(given) if word.startswith("--") and word != "--makes")
    assert option in found.stderr


def test_a_record_is_solved_where_it_stands_and_at_its_leads(run: Run, tmp_path: Path) -> None:
    match = played("preferans/sochi", "record", 1)
    file = tmp_path / "match.record"
    file.write_text(record_text(Record.of(match, ("A", "B", "C"))), "utf-8")
    found = json.loads(run("solve", str(file), "--json").stdout)
    assert found["low"] == solve(match).value
    text = run("solve", str(file), "--deal", "1", "--after", "2")
    assert text.returncode == 0, text.stderr
    assert_one_line(run("solve", str(file), "--deal", "9"), "out_of_range")
    assert_one_line(run("solve", str(file), "--deal", "0"), "out_of_range")
    assert_one_line(run("solve", str(file), "--after", "99"), "out_of_range")
    assert_one_line(run("solve", str(file), "--after", "-1"), "out_of_range")
    bidding: Match[Any, Any, Any] = Match(game("preferans/sochi"), 0)
    step(random_of("bidding"), bidding, rare=0.0, faults=0.0)
    file.write_text(record_text(Record.of(bidding, ("A", "B", "C"))), "utf-8")
    assert_one_line(run("solve", str(file)), "search_phase")
    assert_one_line(run("solve", str(file), "--deal", "1"), "search_phase")
    file.write_text("nonsense", "utf-8")
    assert run("solve", str(file)).returncode == 2


BAD = (
    (("solve",), "usage"),
    (("solve", "nowhere.record"), "no_file"),
    (("solve", "nonsense"), "no_file"),
    (("solve", ""), "no_file"),
    (("solve", "."), "no_file"),
    (("solve", CONTRACT, "--nodes", "-1"), "search_number"),
    (("solve", CONTRACT, "--memory", "-1"), "search_number"),
    (("solve", CONTRACT, "--time", "-1"), "search_seconds"),
    (("solve", CONTRACT, "--time", "soon"), "usage"),
    (("solve", CONTRACT, "--makes", "9999999"), "search_number"),
    (("solve", CONTRACT, "--seat", "0"), "search_seat"),
    (("solve", CONTRACT.replace("H9.DJ8.SK87", "-")), "search_unknown"),
    (("solve", CONTRACT.replace("H9.DJ8.SK87", "-").replace("dealer 1", "dealer 9")), "no_such_seat"),
    (("solve", CONTRACT.replace("SK87", "SK8S8")), "bad_card"),
    (("solve", f"{CONTRACT}; trumps 3"), "unknown_field"),
    (("solve", CONTRACT.replace("SK87", "SK88")), "card_twice"),
    (("solve", CONTRACT.replace("SK87", "SK8")), "wrong_count"),
    (("solve", CONTRACT.replace("phase playing", "phase auction")), "field_of_other_phase"),
    (("solve", CONTRACT.replace("preferans/sochi", "preferans/none")), "unknown_preset"),
    (("solve", "thousand/ru; phase dealing; dealer 0; totals 0 0 0"), "search_phase"),
    (("solve", "HA / HK"), "search_hands"),
    (("solve", "HA / HK / HA"), "card_twice"),
    (("solve", "HA / HK / HX"), "bad_card"),
    (("solve", DEAL, "--rules", "thousand/ru"), "search_game"),
    (("solve", DEAL, "--rules", "chess"), "unknown_game"),
)


@pytest.mark.parametrize(
    ("arguments", "code"), BAD, ids=lambda one: " ".join(one)[-40:] if isinstance(one, tuple) else one
)
def test_bad_input_has_one_line_with_its_code(run: Run, arguments: tuple[str, ...], code: str) -> None:
    found = run(*arguments)
    assert_one_line(found, code)
    assert found.stdout == ""


def test_a_table_that_reached_its_limit_has_bounds(run: Run) -> None:
    """Who was not looked for may take none or all of the three tricks."""
    lines = run("solve", DEAL, "--nodes", "0").stdout.splitlines()
    assert [line.split()[-6:] for line in lines if line.startswith("  seat")] == [["0…3"] * 6] * 9
    assert lines[-1] == "A limit was reached after 0 positions; the values lie between those given."


def test_missing_cards_are_named(run: Run) -> None:
    found = run("solve", CONTRACT.replace("H9.DJ8.SK87", "-"))
    assert "seat 2" in found.stderr
    # 24 cards less the six of the two hands.
    found = run("solve", SHOWN.replace("CAT.HT", "-"))
    assert_one_line(found, "search_unknown")
    assert "seat 2" in found.stderr
    assert "HTKQJ9.DATQ9.CATKQJ9.SAT9" in found.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_it_in_its_own_words(run: Run, lang: str) -> None:
    said = run("solve", PASSES, "--lang", lang)
    assert said.returncode == 0, said.stderr
    assert run("solve", CONTRACT, "--nodes", "1", "--lang", lang).returncode == 0
    assert run("solve", CONTRACT, "--time", "0", "--lang", lang).returncode == 0
    if lang != "en":
        assert said.stdout != run("solve", PASSES, "--lang", "en").stdout


@needs(Path("/proc/self/task").exists(), "processes as on Linux")
@pytest.mark.turns(3)
def test_ctrl_c_ends_a_search_at_once(home: Path) -> None:
    match = played("1001/hulsemann", "long", 0, tricks=0)
    command = subprocess.Popen(
        bound.command("-m", "prikup", "solve", position_text(match.game, match.state), "--nodes", str(10**17)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        env=environ(home),
    )
    try:
        # The search has a thread of its own.
        while len(os.listdir(f"/proc/{command.pid}/task")) < 2:
            assert command.poll() is None, "it has answered already"
            time.sleep(0.05)
        time.sleep(0.5)
        assert command.poll() is None, "it has answered already"
        command.send_signal(signal.SIGINT)
        asked = time.monotonic()
        out, said = command.communicate(timeout=60)
        assert time.monotonic() - asked < 10
        assert (command.returncode, out, said) == (130, b"", b"")
    finally:
        command.kill()
        command.wait()


TRUCK = (
    "thousand/ru+truck.at=555; phase playing; dealer 2; totals 400 0 0; hands HA.S9 / HT.ST / SA.DJ; "
    "contract 0 155 155; leader 0; index 6; points 76 0 0; bonuses 60 0 0; tricks 6 0 0; first 0; "
    "declared 1 0 0; trump C; trump_seat 0; trump_value 60; announced C"
)


def test_what_the_deal_brings_on_the_sheet(run: Run) -> None:
    shown = run("solve", TRUCK, "--score").stdout.splitlines()
    assert shown[0] == "seat 0 scores −155 (score points)"
    assert "9♠ −155" in shown[2]
    assert "A♥ −400" in shown[2]
    assert shown[3] == "Best play:"
    told = json.loads(run("solve", TRUCK, "--score", "--json").stdout)
    assert (told["low"], told["high"], told["line"][0]) == ("-155", "-155", "S9")
    assert {one["card"]: one["low"] for one in told["cards"]} == {"HA": "-400", "S9": "-155"}
    passes = run("solve", PASSES.replace("sochi;", "sochi+passes.write=whists;"), "--score", "--seat", "1").stdout
    assert passes.startswith("Whatever the others do: seat 1 scores at least +2 (whists of the settlement)\n")
    unknown = TRUCK.replace("thousand/ru", "thousand/ru+marriages.drowned=on")
    # The contract is lost, or leads into the dump truck, whatever is played.
    shown = run("solve", unknown, "--score", "--nodes", "0").stdout.splitlines()
    assert shown[0] == "seat 0 scores −400…−155 (score points)"
    assert sorted(shown[2].split()) == ["9♠", "A♥", "−400…−155", "−400…−155"]
    told = json.loads(run("solve", unknown, "--score", "--nodes", "0", "--json").stdout)
    assert (told["low"], told["high"], len(told["cards"])) == ("-400", "-155", 2)


def test_card_points_as_they_are_rounded(run: Run) -> None:
    # 136, and 23 with the ace: 159, which is written as 160.
    assert run("solve", TRUCK, "--rounded").stdout.splitlines()[0].endswith("160 points")
    assert json.loads(run("solve", TRUCK, "--rounded", "--json").stdout)["question"]["unit"] == 5


def test_a_deal_of_thousand_with_its_talon(run: Run) -> None:
    deal = "SA.ST.CA.CT.DA.DT.HA / SK.SQ.SJ.S9.CK.CQ.CJ / DK.DQ.DJ.D9.C9.HJ.H9 / HT.HK.HQ"
    shown = run("solve", deal).stdout.splitlines()
    assert shown[0] == "seat 0 takes the talon: 220 points, contract 220; gives 10♠ 10♣"
    told = json.loads(run("solve", deal, "--json").stdout)
    assert (told["rules"], told["seats"][0]["gifts"], told["seats"][0]["low"]) == ("thousand/ru", ["ST", "CT"], 220)
    assert_one_line(run("solve", deal, "--rules", "preferans/sochi"), "search_game")
    assert_one_line(run("solve", "SA / SK / SQ / SJ"), "search_hands")
