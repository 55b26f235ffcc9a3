"""Work shared out among processes of this machine: ended at once when the program is, done again where one dies."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, parent_process
from multiprocessing.connection import wait
from typing import Protocol, TypeVar

from prikup.league.errors import LeagueError

T = TypeVar("T")
R = TypeVar("R")
MOST_LOSSES = 3
"""Workers that may die one after another without anything done in between."""


class Workers(Protocol):
    """What does tasks somewhere: on this machine or on many."""

    def done(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
        """The results, each as soon as it is there. Every task is done once: what a lost worker had is done again."""

    def close(self) -> None:
        """Ends the workers."""


class LocalWorkers:
    """Processes of this machine; for one job this process does the work itself."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def done(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
        """As `Workers.done`. Raises LeagueError(league_worker) where workers die again and again."""
        if self._jobs == 1 or len(tasks) < 2:
            yield from map(work, tasks)
            return
        left, losses = dict(enumerate(tasks)), 0
        while left:
            pool = ProcessPoolExecutor(min(self._jobs, len(left)), initializer=begin_worker)
            try:
                waiting: dict[Future[R], int] = {pool.submit(work, task): at for at, task in left.items()}
                for future in as_completed(waiting):
                    result = future.result()
                    del left[waiting[future]]
                    losses = 0
                    yield result
            except BrokenProcessPool:
                losses += 1
                if losses > MOST_LOSSES:
                    raise LeagueError("league_worker") from None
                pool.shutdown(wait=False, cancel_futures=True)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in active_children():
                    child.kill()
                raise
            else:
                pool.shutdown()

    def close(self) -> None:
        """Nothing is left to end."""


def begin_worker() -> None:
    """Ignores Ctrl-C in a worker process, which the parent handles, and ends the process with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Ends this process when its parent has ended without a word, as after SIGKILL: nobody would read its results."""
    parent = parent_process()
    assert parent is not None, "only worker processes call this"
    wait([parent.sentinel])
    os._exit(1)
