"""Whatever becomes of a test, what it started ends: a killed pytest leaves no server, bot, browser or simulation."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import bound
from tests.support.unable import needs, unable
from tools.system import found

pytestmark = [
    pytest.mark.search,
    needs(sys.platform == "linux", "only Linux ends a process with its parent"),
]

ROOT = Path(__file__).parents[3]

SERVER = """
def test_holds(tmp_path):
    from tests.server.http.processes import serving
    with serving(tmp_path) as server:
        server.guest("Anna").table("thousand/ru", bots=["thumb"])
        held()
"""
BROWSER = """
def test_holds():
    from playwright.sync_api import sync_playwright
    from tools.system import found
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found("chromium"), args=["--no-sandbox"])
        browser.new_page().goto("about:blank")
        held()
"""
SIMULATION = """
def test_holds():
    import subprocess
    from tests.support import bound
    line = ("simulate", "thousand/ru", "--matches", "100000", "--jobs", "2")
    with subprocess.Popen(bound.command("-m", "prikup", *line), start_new_session=True):
        held()
"""
VOLUME = """
def test_holds(tmp_path):
    import os
    from pathlib import Path
    from tests.support.volume import mounted
    folder = Path(os.environ["VOLUME"])
    try:
        with mounted(folder, 1) as volume:
            volume.fill("held", leave=1 << 19)
            held()
    except OSError as error:
        Path("unable").write_text(str(error))
        raise
"""
HELD = """
def held():
    import pathlib, time
    pathlib.Path("held").touch()
    time.sleep(3600)
"""


def processes() -> dict[tuple[int, str], int]:
    """All processes but zombies, by number and start, with their parents."""
    there = {}
    for place in Path("/proc").iterdir():
        if not place.name.isdigit():
            continue
        try:
            state, parent, *more = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if state != "Z":
            there[int(place.name), more[17]] = int(parent)
    return there


def below(root: int) -> set[tuple[int, str]]:
    """A process and all that it has started, and these, and so on."""
    there, known, size = processes(), {root}, 0
    while size != len(known):
        size = len(known)
        known |= {number for (number, _), parent in there.items() if parent in known}
    return {process for process in there if process[0] in known}


def wait_for(what: Callable[[], bool], say: Callable[[], object]) -> None:
    end = time.monotonic() + 240
    while not what():
        assert time.monotonic() < end, say()
        time.sleep(0.05)


@pytest.mark.parametrize("workers", [pytest.param(0, marks=pytest.mark.slow), 1])
@pytest.mark.parametrize(
    ("test", "least"),
    [
        pytest.param(SERVER, 2, id="server"),
        pytest.param(BROWSER, 3, id="browser"),
        pytest.param(SIMULATION, 3, id="simulation"),
    ],
)
@pytest.mark.turns(3)
def test_a_killed_pytest_leaves_nothing(tmp_path: Path, test: str, least: int, workers: int) -> None:
    """``least``: how many processes the test starts at least."""
    if test == BROWSER and found("chromium") is None:
        unable("chromium is missing")
    file = tmp_path / "test_held.py"
    file.write_text(HELD + test)
    options = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "no:cacheprovider", "-n", str(workers))
    with (tmp_path / "said").open("wb") as said:
        killed = subprocess.Popen(
            bound.command("-m", "pytest", *options, str(file)), cwd=tmp_path, stdout=said, stderr=said
        )
    try:
        wait_for(
            lambda: (tmp_path / "held").exists() and len(below(killed.pid)) > least + workers,
            (tmp_path / "said").read_text,
        )
        held = below(killed.pid)
    finally:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    wait_for(lambda: not held & processes().keys(), lambda: held & processes().keys())


def mounts(folder: Path) -> bool:
    return any(line.split()[1] == str(folder) for line in Path("/proc/mounts").read_text().splitlines())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_killed_pytest_leaves_no_mount(tmp_path: Path, how: signal.Signals) -> None:
    folder = tmp_path / "volume"
    file = tmp_path / "test_held.py"
    file.write_text(HELD + VOLUME)
    options = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "no:cacheprovider", "-n", "0")
    with (tmp_path / "said").open("wb") as said:
        killed = subprocess.Popen(
            bound.command("-m", "pytest", *options, str(file)),
            cwd=tmp_path,
            stdout=said,
            stderr=said,
            env=os.environ | {"VOLUME": str(folder)},
        )
    try:
        wait_for(lambda: (tmp_path / "held").exists() or (tmp_path / "unable").exists(), (tmp_path / "said").read_text)
        mounted = mounts(folder)
    finally:
        killed.send_signal(how)
        killed.wait()
    if (tmp_path / "unable").exists():
        unable(f"a tmpfs cannot be mounted here: {(tmp_path / 'unable').read_text()}")
    assert mounted
    wait_for(lambda: not mounts(folder), lambda: "the volume is still mounted")


def test_a_program_of_a_test_hears_ctrl_c_though_the_test_does_not() -> None:
    """As in a shell that runs its jobs in the background with SIGINT ignored."""
    program = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        done = subprocess.run(bound.command("-c", program), capture_output=True, check=True)
    finally:
        signal.signal(signal.SIGINT, before)
    assert done.stdout == b"True\n"
