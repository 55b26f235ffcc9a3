"""``prikup serve``: the table in the browser, from this machine."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from prikup.cli.errors import InputError, input_error
from prikup.cli.files import read_bytes
from prikup.cli.saves import folder
from prikup.cli.texts import CliTexts

if TYPE_CHECKING:
    from prikup.server.running import OnReady

MOST_BOTS = 64
BACKLOG = 1024
EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that stand for every address of the machine."""


def serve(
    words: CliTexts,
    host: str,
    port: int,
    database: str | None,
    bots: int | None,
    settings: Path | None,
    name: str,
    url: str,
    *,
    open_page: bool,
) -> int:
    """Serves until a signal comes. Raises InputError for an address, database, settings or name that cannot be used."""
    if not 0 <= port <= 65_535:
        raise input_error("--port", "out_of_range", value=port, low=0, high=65_535)
    if bots is not None and not 1 <= bots <= MOST_BOTS:
        raise input_error("--bots", "out_of_range", value=bots, low=1, high=MOST_BOTS)
    try:
        from prikup.server.errors import ServerError
        from prikup.server.running import run
        from prikup.server.settings import read_settings
    except ImportError as error:
        raise no_server("prikup serve", error) from None
    data = b"" if settings is None else read_bytes(settings)
    where = database if database is not None else own_database()
    try:
        wanted = read_settings(data, where, bots or 0, name, url)
    except ServerError as error:
        raise InputError(str(settings), error) from None
    listener = _listen(host, port)
    try:
        return run(listener, wanted, _teller(words, host, open_page=open_page), level=_level())
    except ServerError as error:
        raise InputError("prikup serve", error) from None
    finally:
        listener.close()


def no_server(where: str, error: ImportError) -> InputError:
    """What a missing package means. Raises the error where it is an internal fault, which must be visible."""
    if (error.name or "").partition(".")[0] == "prikup":
        raise error
    return input_error(where, "no_server", command="pip install 'prikup[server]'")


def own_database() -> str:
    """A file in the folder of the matches of ``prikup play``."""
    from sqlalchemy import URL

    place: Path = folder().parent / "server.sqlite"
    return URL.create("sqlite", database=str(place)).render_as_string()


def _level() -> str:
    """The log level: everything for a file or pipe, only warnings and errors in a terminal."""
    wanted = os.environ.get("PRIKUP_LOG", "").lower()
    if wanted in ("debug", "info", "warning", "error"):
        return wanted
    return "warning" if sys.stderr.isatty() else "info"


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened first, so that a port in use is reported in one line."""
    where = f"{host}:{port}"
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise input_error(where, "no_address", why=getattr(error, "strerror", None) or "none") from None
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise input_error(where, "port_taken", port=port) from None
        raise input_error(where, "no_address", why=error.strerror or "none") from None
    return listener


def _teller(words: CliTexts, host: str, *, open_page: bool) -> OnReady:
    def told(listener: socket.socket, *, built: bool) -> None:
        port = int(listener.getsockname()[1])
        own = f"http://{_in_url('127.0.0.1' if host in EVERYWHERE else host)}:{port}/"
        print(words.say("cli-serve-at", url=own), flush=True)
        if host in EVERYWHERE and (network := _network_address()):
            print(words.say("cli-serve-network", url=f"http://{network}:{port}/"), flush=True)
        if not built:
            print(words.say("cli-serve-not-built", command="make setup"), flush=True)
        print(words.say("cli-serve-stop"), flush=True)
        if open_page and built and _has_display():
            # Starting a browser may take seconds and must not block the server that it connects to.
            threading.Thread(target=_open, args=(own,), daemon=True).start()

    return told


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_address() -> str:
    """The machine's address on the network; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only chooses a source address.
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith(("127.", "0.")) else address


def _has_display() -> bool:
    """Whether a browser can be opened here: there are a terminal and a screen."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    import webbrowser

    webbrowser.open(url)
