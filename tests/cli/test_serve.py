"""What ``prikup serve`` says and does before it serves; the server itself has its own tests."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from prikup.cli import app
from prikup.cli import serve as serve_command
from prikup.server import running


class Served:
    """Stands for the server: takes note of what it is given, says that it is ready, and ends."""

    def __init__(self, *, built: bool = True) -> None:
        self.built = built
        self.levels: list[str] = []
        self.port = 0

    def __call__(self, listener: socket.socket, settings: object, told: running.OnReady, *, level: str) -> int:
        self.levels.append(level)
        self.port = listener.getsockname()[1]
        told(listener, built=self.built)
        return 0


@pytest.fixture
def served(home: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    found = Served()
    monkeypatch.setattr(running, "run", found)
    monkeypatch.setenv("PRIKUP_LANG", "en")
    for name in ("PRIKUP_LOG", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return found


class Network:
    """A socket that is asked from which address it would send."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __call__(self, *_: object) -> Network:
        return self

    def __enter__(self) -> Network:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if self.address is None:
            raise OSError

    def getsockname(self) -> tuple[str, int]:
        return str(self.address), 1


@pytest.mark.parametrize(
    ("address", "shown"), [("192.168.1.5", True), ("127.0.1.1", False), ("0.0.0.0", False), (None, False)]
)
def test_who_listens_everywhere_is_told_the_address_for_the_others(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    address: str | None,
    shown: bool,
) -> None:
    network = serve_command._network_address

    def asked() -> str:
        with monkeypatch.context() as patch:
            patch.setattr(socket, "socket", Network(address))
            return network()

    monkeypatch.setattr(serve_command, "_network_address", asked)
    assert app.run(("serve", "--host", "0.0.0.0", "--port", "0")) == 0
    out = capsys.readouterr().out
    assert f"http://127.0.0.1:{served.port}/" in out
    assert (f"http://{address}:{served.port}/" in out) == shown
    assert out.count("http://") == 1 + shown


def test_a_machine_that_is_not_this_one_cannot_be_listened_at(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(("serve", "--host", "192.0.2.1", "--port", "0")) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert said.err.startswith("192.0.2.1:0: ")
    assert "(no_address)" in said.err
    assert served.levels == []


def test_a_page_that_is_not_built_is_not_opened(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = browser(monkeypatch)
    served.built = False
    assert app.run(("serve", "--port", "0")) == 0
    assert "make setup" in capsys.readouterr().out
    assert not opened.wait(0.1)


def browser(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set when a page is opened; there is a terminal, and a screen."""
    opened = threading.Event()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda url: opened.set())
    return opened


def test_the_page_is_opened_where_there_is_a_screen(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = browser(monkeypatch)
    assert app.run(("serve", "--port", "0")) == 0
    assert opened.wait(20)


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_some_systems_always_have_a_screen(served: Served, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    opened = browser(monkeypatch)
    monkeypatch.delenv("DISPLAY")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", platform)
        assert app.run(("serve", "--port", "0")) == 0
    assert opened.wait(20)


@pytest.mark.parametrize("arguments", [(), ("--no-open",)])
def test_without_a_screen_or_if_asked_to_it_opens_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    opened = browser(monkeypatch)
    if not arguments:
        monkeypatch.delenv("DISPLAY")
    assert app.run(("serve", "--port", "0", *arguments)) == 0
    assert not opened.wait(0.1)


@pytest.mark.parametrize(
    ("wanted", "terminal", "level"),
    [("", False, "info"), ("", True, "warning"), ("DEBUG", True, "debug"), ("loud", False, "info")],
)
def test_how_much_is_logged(
    served: Served, monkeypatch: pytest.MonkeyPatch, wanted: str, terminal: bool, level: str
) -> None:
    monkeypatch.setenv("PRIKUP_LOG", wanted)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    assert app.run(("serve", "--port", "0", "--no-open")) == 0
    assert served.levels == [level]


def test_a_fault_of_our_own_is_no_missing_package(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken: Any = None
    monkeypatch.setitem(sys.modules, "prikup.server.running", broken)
    with pytest.raises(ImportError, match=r"prikup\.server\.running"):
        app.run(("serve", "--port", "0"))
