"""The same work on a Ray cluster (``pip install 'prikup[cluster]'``). Ray is imported when a cluster is asked for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

from prikup.league.errors import LeagueError

T = TypeVar("T")
R = TypeVar("R")
LOCAL = "local"
"""The address of a cluster that is begun on this machine and ends with the program."""
TRIES = 3
"""How often a task is done again whose worker was lost."""
WAITING = 4
"""Tasks for each core that wait on the cluster at a time."""


class RayWorkers:
    """Workers of a Ray cluster. What a lost worker had is done again; only finished tasks give results."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        """``jobs``: the workers of a local cluster. Raises LeagueError (league_no_ray, league_cluster)."""
        try:
            import ray
        except ImportError:
            raise LeagueError("league_no_ray", command="pip install 'prikup[cluster]'") from None
        self._ray: Any = ray
        more: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **more)
        # A cluster that does not come up in time is a bare Exception.
        except Exception as error:  # noqa: BLE001
            ray.shutdown()
            raise LeagueError("league_cluster", why=" ".join(str(error).split())[:200]) from None

    def done(self, work: Callable[[T], R], tasks: Sequence[T]) -> Generator[R, None, None]:
        """As `Workers.done`. Raises LeagueError(league_worker) where a task loses its worker again and again."""
        ray = self._ray

        @ray.remote(max_retries=TRIES)  # type: ignore[untyped-decorator]
        def remote(task: T) -> R:
            return work(task)

        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING
        left = iter(tasks)
        waiting: list[Any] = []
        try:
            while True:
                while len(waiting) < most and (task := next(left, None)) is not None:
                    waiting.append(remote.remote(task))
                if not waiting:
                    return
                ready, waiting = ray.wait(waiting)
                for reference in ready:
                    yield ray.get(reference)
        except ray.exceptions.WorkerCrashedError:
            raise LeagueError("league_worker") from None
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def close(self) -> None:
        """Leaves the cluster; a local one ends."""
        self._ray.shutdown()
