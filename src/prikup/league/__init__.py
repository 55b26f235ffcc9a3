"""The league: bots against each other on duplicate deals, with intervals (docs/league.md).

``prikup league`` is its command. Programs call `settings_of`, `play` and `results`; `merged` reads files of shares.
"""

from prikup.league.errors import LeagueError
from prikup.league.results import PairResult, results
from prikup.league.rows import LeagueFile, Rows, merged
from prikup.league.running import play
from prikup.league.settings import Settings, Share, settings_of
from prikup.league.workers import LocalWorkers

__all__ = [
    "LeagueError",
    "LeagueFile",
    "LocalWorkers",
    "PairResult",
    "Rows",
    "Settings",
    "Share",
    "merged",
    "play",
    "results",
    "settings_of",
]
