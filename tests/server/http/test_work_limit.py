"""Slow sheets and records: one address does not delay others, and no table is delayed."""

from __future__ import annotations

import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from prikup.server.routes import sheets
from prikup.server.work_limit import WorkLimit
from prikup.sheets import changes
from tests.server.http.support import problem, running, settings


def test_an_address_has_so_many_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free, honest = threading.Event(), changes.changed

    def slow(*arguments: Any) -> Any:
        free.wait(20)
        return honest(*arguments)

    with running(settings(tmp_path, most_at_once=2)) as here, contextlib.ExitStack() as opened:
        pages = [opened.enter_context(contextlib.closing(here.page())) for _ in range(4)]
        names = ["Anna", "Boris", "Vera"]
        text = pages[0].post("/api/sheets/new", {"rules": "preferans/sochi", "names": names}).json()["text"]
        monkeypatch.setattr(sheets, "changed", slow)
        there = {"x-forwarded-for": "192.0.2.7"}
        with ThreadPoolExecutor(4) as threads:
            asked = [threads.submit(page.post, "/api/sheets", {"text": text}, **there) for page in pages[:2]]
            turns: WorkLimit = here.front.server_state.work_limit
            while turns._asked.total() < 2:
                time.sleep(0.01)
            answer = pages[2].post("/api/sheets", {"text": text}, **there)
            assert problem(answer) == (429, "too_many_requests")
            assert answer.headers["Retry-After"] == "1"
            # Another address waits in the queue, and what is no such work is answered at once.
            other = threads.submit(pages[3].post, "/api/sheets", {"text": text}, **{"x-forwarded-for": "192.0.2.8"})
            assert pages[2].get("/api/lobby").status_code == 200
            free.set()
            assert [one.result().status_code for one in (*asked, other)] == [200, 200, 200]
        assert not turns._asked
        assert pages[2].post("/api/sheets", {"text": text}, **there).status_code == 200
