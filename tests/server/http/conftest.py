"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.http.support import Page, Running, running, settings


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without limits."""
    with running(settings(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture
def anna(site: Running) -> Iterator[Page]:
    """A guest."""
    page = site.guest("Anna")
    yield page
    page.close()


@pytest.fixture
def boris(site: Running) -> Iterator[Page]:
    """Another one."""
    page = site.guest("Boris")
    yield page
    page.close()


@pytest.fixture
def nobody(site: Running) -> Iterator[Page]:
    """Somebody without a session."""
    page = site.page()
    yield page
    page.close()
