"""A real server in a thread, and people who talk to it as pages and programs do."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from prikup.server import logs
from prikup.server.app import build
from prikup.server.asgi import AsgiApp
from prikup.server.running import Server
from prikup.server.settings import Hashing, Rates, Settings

CHEAP = Hashing(rounds=1, memory=64, lanes=1)
SHORT = "thousand/ru+end.target=300+barrel.at=off"
"""Rules for a match that is soon over."""
MANY = Rates(
    guests="100000/second",
    registrations="100000/second",
    logins="100000/second",
    addresses="100000/second",
    tables="100000/second",
    wishes="100000/second",
    uploads="100000/second",
    guests_day="100000/second",
    registrations_day="100000/second",
    tables_day="100000/second",
    tables_address_day="100000/second",
    logins_known="100000/second",
    logins_strange="100000/second",
    replays="100000/second",
    sheets="100000/second",
    rulebooks="100000/second",
    rule_changes="100000/second",
    reads="100000/second",
    changes="100000/second",
    passwords="100000/second",
    messages="100000/second",
    acts="100000/second",
    sockets="100000/second",
    phrases="100000/second",
)
"""No limits: most tests are about something else."""


def settings(folder: Path, **changed: Any) -> Settings:
    """Settings for a test: cheap passwords, no limits, one bot process."""
    base = Settings(database=f"sqlite:///{folder / 'server.sqlite'}", bots=1, hashing=CHEAP, rates=MANY)
    return msgspec.structs.replace(base, **changed)


class Running:
    """A server that answers. What its tests have left open, ``opened`` closes."""

    def __init__(self, front: AsgiApp, port: int, opened: contextlib.ExitStack) -> None:
        self.front = front
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._opened = opened

    def page(self) -> Page:
        """Somebody without a session."""
        return self._opened.enter_context(contextlib.closing(Page(self.url)))

    def guest(self, name: str = "Anna") -> Page:
        """A guest."""
        page = self.page()
        page.join(name)
        return page


@contextlib.contextmanager
def running(wanted: Settings) -> Iterator[Running]:
    """Runs a server in a thread of its own."""
    logs.configure("info", io.StringIO())
    # asyncio sends small answers at once only where the socket says that it is TCP.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    front = build(wanted)
    ready = threading.Event()
    faults: list[BaseException] = []
    server = Server(front, ready.set)

    async def main() -> None:
        async with front.running():
            await server.serve(sockets=[listener])

    def run() -> None:
        try:
            asyncio.run(main())
        except BaseException as fault:  # noqa: BLE001 - told where the test waits
            faults.append(fault)
        finally:
            ready.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(60)
    if faults:
        raise faults[0]
    try:
        with contextlib.ExitStack() as opened:
            yield Running(front, listener.getsockname()[1], opened)
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()
    if faults:
        raise faults[0]


class Page:
    """What a browser does: keeps its cookie, sends its token."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No TLS here: reading the certificates would take longer than the test.
        self.client = httpx.Client(base_url=url, timeout=30, verify=False)
        self.csrf = ""
        self.me: dict[str, Any] = {}

    def join(self, name: str = "Anna", language: str = "en") -> None:
        """Becomes a guest."""
        self._signed_in(self.post("/api/guest", {"name": name, "language": language}))

    def register(self, login: str, password: str) -> httpx.Response:
        """Becomes an account."""
        return self._signed_in(self.post("/api/register", {"login": login, "password": password}))

    def login(self, login: str, password: str) -> httpx.Response:
        """Logs in."""
        return self._signed_in(self.post("/api/login", {"login": login, "password": password}))

    def _signed_in(self, answer: httpx.Response) -> httpx.Response:
        if answer.is_success:
            self.me = answer.json()
            self.csrf = self.me["csrf"]
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.send("POST", path, body, **headers)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request that changes something, with the page's token."""
        sent = {name.encode(): value.encode() for name, value in ({"x-csrf-token": self.csrf} | headers).items()}
        if body is None:
            return self.client.request(method, path, headers=sent)
        return self.client.request(
            method, path, content=json.dumps(body), headers={b"content-type": JSON.encode()} | sent
        )

    def table(self, rules: str = SHORT, **options: Any) -> dict[str, Any]:
        """A table of one's own."""
        answer = self.post("/api/tables", {"rules": rules, **options})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @property
    def cookie(self) -> str:
        """The cookie header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def live(self, table: str, **more: Any) -> ClientConnection:
        """The socket of a table."""
        since = more.pop("since", None)
        origin = more.pop("origin", self.url)
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
        line: ClientConnection = connect(
            url if since is None else f"{url}?since={since}",
            origin=origin,
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            **more,
        )
        return line

    def close(self) -> None:
        self.client.close()


JSON = "application/json"


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error; whatever is no Problem fails."""
    body = answer.json()
    assert set(body) == {"code", "params"}, answer.text
    assert "Traceback" not in answer.text
    return answer.status_code, body["code"]


def read(line: ClientConnection, kind: str = "", patience: float = 20) -> dict[str, Any]:
    """The next message of a socket, or the next of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=patience))
        if kind in ("", message["t"]):
            return message
