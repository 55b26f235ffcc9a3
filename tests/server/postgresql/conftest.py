"""One PostgreSQL for all these tests (of a worker of pytest), and a database for each of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgresql import Cluster, programs, running
from tests.support.unable import unable


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if programs() is None:
        unable("PostgreSQL is missing")
    with running() as found:
        yield found


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.database()
