"""The settings of a server, from a file."""

from __future__ import annotations

import pytest

from prikup.server.errors import ServerError
from prikup.server.settings import Settings, read_settings


def test_what_a_file_leaves_out_is_as_it_always_is() -> None:
    assert read_settings(b"", "sqlite:///x", 2) == Settings("sqlite:///x", bots=2)
    found = read_settings(
        b'record_days = 7\nmetrics = "everybody"\n'
        b'[uploads]\nperson = 3\n[rates]\nuploads = "1/day"\n[disk]\nuploads = 0.5\n',
        "sqlite:///x",
        0,
    )
    assert (found.record_days, found.metrics, found.uploads.person, found.rates.uploads) == (7, "everybody", 3, "1/day")
    assert (found.disk.uploads, found.disk.people_and_tables, found.name_days) == (0.5, 0.05, 365)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"record_days = ", "end of document"),
        (b"record_days = '7'", "$.record_days"),
        (b"record_days = 0", "record_days"),
        (b"record_year = 1", "record_year"),
        (b"database = 'x'", "database"),
        (b"page = 'x'", "page"),
        (b"metrics = 'all'", "$.metrics"),
        (b"[rates]\nuploads = '1/week'", "rates.uploads"),
        (b"[uploads]\nperson = -1", "uploads.person"),
        (b"[disk]\nuploads = 1.5", "disk"),
        (b"[disk]\npeople_and_tables = 0.2", "disk"),
        (b"\xff", "utf-8"),
        (b'"a\\nb" = 1', "ab"),
        (b"a = " + b"[" * 10_000, ""),
    ],
)
def test_settings_that_cannot_be(text: bytes, why: str) -> None:
    with pytest.raises(ServerError) as caught:
        read_settings(text, "sqlite:///x", 0)
    assert caught.value.code == "bad_settings"
    assert why in str(caught.value.params["why"])
