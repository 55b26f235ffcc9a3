"""The whole server: ``prikup serve`` on a free port, people with sockets, programs with tokens, logs."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from prikup.server.bodies import OpenCards, Replay
from tests.server.http.player import Player
from tests.server.http.processes import Process, environ, serve, serving
from tests.server.http.support import SHORT, problem
from tests.support import bound

ROOT = Path(__file__).parents[3]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with serving(tmp_path) as found:
        yield found


def play_out(server: Process, players: list[Player], patience: float = 240) -> None:
    """Lets people play until the match is over; now and then somebody's line breaks."""
    deadline = time.monotonic() + patience
    steps = 0
    while not all(player.over and not player.waiting for player in players):
        assert time.monotonic() < deadline, [player.view.get("totals") for player in players]
        for player in players:
            if player.step():
                steps += 1
                if steps % 40 == 0 and not player.waiting:
                    player.close()
                    player.open()


def test_two_people_and_a_bot_play_a_match(server: Process) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    made = anna.table(SHORT, bots=["thumb"], pace=0)
    table = made["id"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "empty", "bot"]
    assert [one["id"] for one in boris.get("/api/lobby").json()] == [table]
    players = [Player(anna, table, 1), Player(boris, table, 2)]
    assert boris.post(f"/api/tables/{table}/sit", {"seat": -1}).json()["status"] == "playing"
    for player in players:
        player.open()
    play_out(server, players)
    for player in players:
        assert len(player.done) + len(player.refused) == player.acted
        # Two are asked at once whether the rest may be claimed: the second answer comes too late.
        assert set(player.refused) <= {"stale_decision", "not_your_turn", "not_now"}
        player.close()
    info = anna.get(f"/api/tables/{table}").json()
    assert info["status"] == "over"
    assert len(info["winners"]) == 1
    assert len(info["seeds"]) == len(info["commitments"]) >= info["deals"] > 0
    # The record and every deal of it, for whoever has the link.
    record = boris.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    data = boris.get(f"/api/tables/{table}/record?format=json").json()
    assert data["names"][:2] == ["Anna", "Boris"]
    assert problem(boris.get(f"/api/tables/{table}/record?format=pdf")) == (400, "bad_request")
    last = boris.get(f"/api/tables/{table}/deals/{info['deals']}").json()
    assert set(last) == set(Replay.__struct_fields__)
    assert last["deals"] == info["deals"]
    assert problem(boris.get(f"/api/tables/{table}/deals/{info['deals'] + 1}")) == (404, "no_such_deal")
    # What the cards could still bring before the last card of a deal; some deals are over before their tricks.
    for number in range(info["deals"], 0, -1):
        deal = boris.get(f"/api/tables/{table}/deals/{number}").json()
        played = [at for at, one in enumerate(deal["steps"]) if one["action"]["do"] == "play"]
        if played:
            break
    else:
        raise AssertionError("no deal was played")
    open_cards = f"/api/tables/{table}/deals/{number}/steps"
    found = boris.get(f"{open_cards}/{played[-1]}/open-cards").json()
    assert set(found) == set(OpenCards.__struct_fields__)
    assert deal["steps"][played[-1]]["action"]["card"] in [one["card"] for one in found["plays"]]
    assert found["low"] <= found["high"]
    assert problem(boris.get(f"{open_cards}/0/open-cards")) == (400, "search_phase")
    assert problem(boris.get(f"{open_cards}/9999/open-cards")) == (404, "no_such_step")
    kept = anna.post("/api/records", {"text": record.text}).json()
    again = anna.get(f"/api/records/{kept['record']}/deals/1").json()
    assert again["steps"] == anna.get(f"/api/tables/{table}/deals/1").json()["steps"]
    # A rematch, one seat further.
    anna.post(f"/api/tables/{table}/again")
    rematch = boris.post(f"/api/tables/{table}/again").json()["rematch"]
    assert [seat["name"] for seat in anna.get(f"/api/tables/{rematch}").json()["seats"]][1:] == ["Anna", "Boris"]
    assert [line["table"]["id"] for line in anna.get("/api/matches").json()] == [rematch, table]
    check_logs(server)
    anna.close()
    boris.close()


def check_logs(server: Process) -> None:
    """Every line is JSON; nothing that opens an account or shows a card is in it."""
    text = server.logs.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line["event"] for line in lines} >= {"started", "request"}
    assert not [line for line in lines if line["level"] in ("error", "critical", "warning")]
    assert not re.search(r'"(seed|seeds|hand|hands|cards|cookie|token|password|view|offer|csrf|action)"', text)
    assert not re.search(r"\b[0-9a-f]{64}\b", text), "a seed, a hash or a token of 256 bits"
    assert "prikup_session" not in text


@pytest.mark.turns(3)
def test_nothing_secret_is_in_the_logs(server: Process) -> None:
    page = server.guest("A name to look for")
    page.register("a_login_to_look_for", "a password to look for")
    token = page.post("/api/tokens", {"name": "x"}).json()["secret"]
    page.get("/api/bot/me", headers={"authorization": f"Bearer {token}"})
    page.get(f"/api/lobby?token={token}")
    page.login("a_login_to_look_for", "a wrong password to look for")
    table = page.table(bots=["random", "random"], pace=0)["id"]
    with page.live(table) as line:
        line.recv(timeout=20)
        line.send('{"t":"act","id":"x","decision":0,"action":{"do":"a thing to look for"}}')
        line.recv(timeout=20)
    secret = page.cookie.partition("=")[2]
    csrf = page.csrf
    page.close()
    server.stop()
    text = server.logs.read_text()
    for word in ("look for", "look_for", token, secret, csrf, "Bearer", "hand"):
        assert word not in text
    check_logs(server)


@pytest.mark.turns(3)
def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = server.port
        anna = server.guest("Anna")
        table = anna.table(SHORT, bots=["thumb", "thumb"], pace=0)["id"]
        player = Player(anna, table, 3)
        player.open()
        for _ in range(60):
            player.step()
        before, n = player.view, player.n
        assert n
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(120)
        player.close()
    with serving(tmp_path, port=port):
        player.open()
        player.waiting = ""
        play_until_something(player, n)
        assert player.view["deal"] >= before["deal"]
        player.close()
        anna.close()


def play_until_something(player: Player, n: int) -> None:
    deadline = time.monotonic() + 60
    while (player.n or 0) <= n + 20 and not player.over:
        assert time.monotonic() < deadline, (player.n, n, player.waiting, player.refused, player.offer, player.view)
        player.step()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.turns(3)
def test_a_signal_ends_it_in_order(server: Process, number: int) -> None:
    page = server.guest("Anna")
    with page.live(page.table()["id"]) as line:
        line.recv(timeout=20)
        started = time.monotonic()
        assert server.stop(number) == 0
        assert time.monotonic() - started < 10
    page.close()
    assert json.loads(server.logs.read_text().splitlines()[-1])["event"] == "stopped"


@pytest.mark.turns(3)
def test_a_port_that_is_taken_costs_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        answer = serve(tmp_path, "--port", port)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "(port_taken)" in answer.stderr
    russian = serve(tmp_path, "--port", "0", "--host", "no.such.host.example", LANG="ru_RU.UTF-8")
    assert (russian.returncode, russian.stderr.count("\n")) == (2, 1)
    assert "(no_address)" in russian.stderr
    assert re.search("[а-я]", russian.stderr)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--port", "70000"), "out_of_range"),
        (("--port", "-1"), "out_of_range"),
        (("--bots", "0"), "out_of_range"),
        (("--database", "nonsense", "--port", "0"), "bad_database"),
        (("--database", "sqlite:////proc/nothing/here.sqlite", "--port", "0"), "bad_database"),
    ],
)
@pytest.mark.turns(3)
def test_what_cannot_be_costs_one_line(tmp_path: Path, arguments: tuple[str, ...], code: str) -> None:
    answer = serve(tmp_path, *arguments)
    assert answer.returncode == 2, answer.stderr
    assert answer.stderr.count("\n") == 1, answer.stderr
    assert f"({code})" in answer.stderr
    assert "nonsense" not in arguments or "nonsense" in answer.stderr


def test_without_the_servers_packages_it_says_how_to_get_them(tmp_path: Path) -> None:
    # As in an installation without the extra: the packages cannot be found.
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules.update(dict.fromkeys(('litestar', 'uvicorn', 'sqlalchemy')))\n"
    )
    answer = serve(tmp_path, "--port", "0", PYTHONPATH=str(tmp_path))
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert "(no_server)" in answer.stderr
    assert "prikup[server]" in answer.stderr


@pytest.mark.turns(3)
def test_the_example_program_plays_a_match(server: Process) -> None:
    anna = server.guest("Anna")
    program = server.guest("Program")
    token = program.post("/api/tokens", {"name": "example"}).json()["secret"]
    table = anna.table(SHORT, bots=["thumb"], pace=0)["id"]
    with subprocess.Popen(
        bound.command(str(ROOT / "examples" / "bot_client.py"), f"{server.url}/t/{table}"),
        env=environ(server.logs.parent, PRIKUP_TOKEN=token),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    ) as example:
        player = Player(anna, table, 4)
        player.open()
        try:
            play_out(server, [player])
            said, _ = example.communicate(timeout=300)
        finally:
            # A match that did not end must not keep the program, and with it this test, waiting.
            example.kill()
    player.close()
    assert example.returncode == 0, said
    assert re.fullmatch(r"over after \d+ deals: \[.*\]\n", said), said
    # It has helped to mix the deals; Anna's test client takes no part.
    info = anna.get(f"/api/tables/{table}").json()
    assert info["mixing"]["links"][0] == 0
    assert info["mixing"]["links"][1] >= max(1, info["deals"] - 1)
    check_logs(server)
    anna.close()
    program.close()


def test_the_example_program_says_why_it_cannot(server: Process) -> None:
    answer = subprocess.run(
        bound.command(str(ROOT / "examples" / "bot_client.py"), f"{server.url}/t/nothing", "--token", "wrong"),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert answer.returncode == 1
    assert "401 bad_token" in answer.stderr
