"""A server as a user starts it, a real browser, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from prikup.server.settings import PAGE
from tests.e2e import arranged as arranged_server
from tests.e2e import patient
from tests.e2e.arranging import Company
from tests.e2e.browsing import SHOTS, Person, Profiles, shot_folder
from tests.server.http.processes import Process, serving
from tests.support.unable import unable
from tools.system import found

Enter = Callable[..., Person]
FAILED = pytest.StashKey[bool]()
"""Whether a test has failed, for its fixtures."""

# A busy machine is not a bug of the page.
expect.set_options(timeout=60_000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser."""
    path = found("chromium")
    if path is None:
        unable("the end-to-end tests need chromium (Debian: apt-get install chromium)")
    if not (PAGE / "index.html").exists():
        unable("the end-to-end tests need the built page (make setup)")
    return path


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """``prikup serve`` with a database of its own."""
    folder = tmp_path_factory.mktemp("e2e")
    yield from _served(folder)


@pytest.fixture(scope="session")
def arranged(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The same for tables whose cards a test chooses."""
    yield from _served(tmp_path_factory.mktemp("arranged"), program=(arranged_server.__file__,))


def _served(folder: Path, **how: Any) -> Iterator[Process]:
    with serving(folder, "--no-open", "--database", f"sqlite:///{folder / 'server.sqlite'}", **how) as process:
        yield process
        faults = [line for line in process.logs.read_text().splitlines() if '"level": "error"' in line]
    assert not faults, faults


# Playwright's sync side keeps an event loop in this thread, where other tests want to run theirs: it ends with the last
# test of this folder.
@pytest.fixture(scope="package")
def profiles(chromium: str) -> Iterator[Profiles]:
    """Chromium without a window, for all tests of this folder."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield Profiles(browser)
        browser.close()


@pytest.fixture
def enter(server: Process, profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Makes people; the test fails when anything went wrong in one of their pages."""
    yield from _people(server, profiles, request)


@pytest.fixture
def enter_unhurried(
    chromium: str, profiles: Profiles, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Enter]:
    """The same at a server of their own, which waits longer for chains and links."""
    for process in _served(tmp_path_factory.mktemp("patient"), program=(patient.__file__,)):
        yield from _people(process, profiles, request)


@pytest.fixture
def company(arranged: Process, profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Company]:
    """Makes people at tables whose cards the test chooses."""
    for enter in _people(arranged, profiles, request):
        yield Company(enter, arranged.logs.parent)


def _people(server: Process, profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Enter]:
    folder = shot_folder(request.node.name)
    shutil.rmtree(SHOTS / folder, ignore_errors=True)
    people: list[Person] = []
    shots = [0]

    def make(**options: Any) -> Person:
        person = Person(profiles, server.url, folder, shots, **options)
        people.append(person)
        return person

    yield make
    trouble = [line for person in people for line in person.trouble]
    failed = bool(trouble) or request.node.stash.get(FAILED, False)
    for person in people:
        # The end of the test, or where it failed.
        person.keep("last", always=failed)
        person.close()
    assert not trouble, trouble
