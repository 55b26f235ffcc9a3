"""Endless random trials, in shares that can be stopped and resumed at any time.

``python -m tools.soak [--shares N] [--only WORD]`` runs one share after the other: a group of tests with the full
number of trials and its own seed. Each finished share is one line of JSON in ``build/soak/results.jsonl`` (the share,
the source tree, the seconds, the failed tests); the output of a failed share is stored next to it. An interrupted share
(ctrl-c) leaves nothing and is the first of the next run. ``--report`` only prints the results.

The groups ``solver-most``, ``solver-miseres`` and ``solver-points`` try each static bound of the solver alone, on
50,000 fresh boards a share (docs/solver.md): ``python -m tools.soak --only solver-``. Their results also say on how
many boards each bound passed; the report adds up those of the solver's sources as they are now.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.support.seeds import of_the_sources

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "soak"
RESULTS = FOLDER / "results.jsonl"
GROUPS = {
    "deals": ("tests/property/test_random_deals.py", "tests/preferans/test_random_deals.py"),
    "contract": ("tests/property/test_every_game.py", "tests/preferans/test_conflicts.py"),
    "hidden": ("tests/property/test_non_interference.py", "tests/preferans/test_non_interference.py"),
    "wire": ("tests/server/tables/test_secrets.py", "tests/server/tables/test_preferans_secrets.py"),
    "oracle": (
        *("tests/thousand/test_against_oracle.py", "tests/preferans/test_against_oracle.py"),
        "tests/kernel/test_against_oracle.py",
    ),
    "bots": ("tests/bots/test_matches.py", "tests/bots/preferans/test_matches.py", "tests/bots/test_pimc.py"),
    "notation": ("tests/notation",),
    "sheets": ("tests/sheets/test_random.py", "tests/sheets/test_played.py"),
    "requests": ("tests/server/http/test_requests.py", "tests/server/http/test_table_socket.py"),
    "knowledge": (
        *("tests/property/test_knowledge_thousand.py", "tests/property/test_knowledge_preferans.py"),
        *("tests/property/test_knowledge_begun.py", "tests/property/test_knowledge_begun_preferans.py"),
        "tests/property/test_knowledge.py",
    ),
    "takings": ("tests/thousand/test_takings.py",),
    "outcomes": (
        *("tests/thousand/test_scored.py", "tests/preferans/test_scored.py", "tests/core/test_wrong_outcomes.py"),
        *("tests/core/test_facts.py", "tests/preferans/test_view.py"),
    ),
    "tables": ("tests/server/tables/test_log.py", "tests/server/tables/test_following.py"),
    "auctions": (
        "tests/thousand/test_contracts.py",
        "tests/thousand/test_counters.py",
        "tests/thousand/test_worths.py",
    ),
    "settled": ("tests/property/test_settled.py",),
    "terminal": ("tests/cli/test_type_ahead.py", "tests/cli/test_controls.py", "tests/lessons"),
    "search": ("tests/search",),
    "model": ("tests/bots/test_player_model.py",),
    "rulebook": ("tests/rulebook",),
    "owners": ("tests/server/owners/test_protocol.py",),
    "kill": ("tests/server/tables/test_kill.py", "tests/cli/test_saves.py"),
}
"""The tests of each group."""
CARGO = ("cargo", "test", "--quiet", "--package", "trick-solver")
SOLVER = "solver"
"""The group of the solver's other tests in Rust: brute force, long hands, any bytes."""
MANY = "of_many_boards"
BOUNDS = {
    "solver-most": ("tricks", f"each_static_bound_alone_changes_no_value_{MANY}"),
    "solver-miseres": ("tricks", f"each_bound_of_miseres_alone_changes_no_value_{MANY}"),
    "solver-points": ("points", f"each_static_bound_alone_changes_no_value_{MANY}"),
}
"""The file and the test of each group of the solver's static bounds."""
BOARDS = 50_000
"""Boards of a share of them."""
SOLVED_BY = ("crates/trick-solver/src/*.rs", "crates/trick-kernel/src/*.rs")
"""The sources by which boards are solved; when they change, those that were tried before count no more."""
RUST = {
    SOLVER: ((*CARGO, "--", "--include-ignored", "--skip", MANY), "soak"),
    **{
        group: ((*CARGO, "--release", "--test", file, "--", "--ignored", "--exact", "--nocapture", test), str(BOARDS))
        for group, (file, test) in BOUNDS.items()
    },
}
"""The commands of the groups in Rust, each with its number of trials."""


def results() -> list[dict[str, Any]]:
    """The finished shares; an incomplete line (after a crash) is ignored."""
    found = []
    for line in RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def shares(only: str) -> Iterator[tuple[str, int]]:
    """The shares still to run: the first of each group, then the second of each, and so on."""
    done = {(one["group"], one["number"]) for one in results()}
    groups = [name for name in (*GROUPS, *RUST) if only in name]
    if not groups:
        raise SystemExit(f"no group is called {only}: {', '.join((*GROUPS, *RUST))}")
    return (share for share in ((name, number) for number in itertools.count() for name in groups) if share not in done)


def run(group: str, number: int, jobs: str) -> dict[str, Any]:
    """Runs one share."""
    seed = f"soak-{number}"
    if group in RUST:
        command, count, program = [*RUST[group][0]], RUST[group][1], "cargo test"
    else:
        options = ("-q", "-n", jobs, "--dist", "worksteal", "--no-header")
        command, count, program = [sys.executable, "-m", "pytest", *options, *GROUPS[group]], "all", "pytest"
    environ = os.environ | {"PRIKUP_SEED": seed, "PRIKUP_TRIALS": count}
    started = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, encoding="utf-8", check=False)
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if done.returncode and not failed:
        failed = [f"{program} ended with {done.returncode}"]
    if failed:
        (FOLDER / f"{group}-{number}.txt").write_text(done.stdout + done.stderr, "utf-8")
    seconds = round(time.monotonic() - started, 1)
    tree = of_the_sources()
    one = {"group": group, "number": number, "seed": seed, "tree": tree, "seconds": seconds, "failed": failed}
    if group not in BOUNDS or failed:
        return one
    bounds = bounds_of(done.stdout)
    return one | ({"solver": of_the_solver(), "bounds": bounds} if bounds else {"failed": ["no bound was tried"]})


def of_the_solver() -> str:
    """Eight hexadecimal digits that change with the sources by which boards are solved."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in SOLVED_BY for path in ROOT.glob(pattern)):
        found.update(path.relative_to(ROOT).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:8]


def bounds_of(output: str) -> dict[str, tuple[int, int]]:
    """What a share of the static bounds says: by bound the boards that it passed, and those on which it saved
    positions."""
    rows = (line.split() for line in output.splitlines() if line.startswith("bound "))
    return {name: (int(boards), int(saved)) for _, name, boards, saved in rows}


def passed(found: Iterable[dict[str, Any]], solver: str) -> dict[tuple[str, str], tuple[int, int]]:
    """The same by group and bound for all shares that were run with these sources of the solver."""
    sums: dict[tuple[str, str], tuple[int, int]] = {}
    for one in found:
        if one.get("solver") == solver:
            for bound, (boards, saved) in one["bounds"].items():
                before = sums.get((one["group"], bound), (0, 0))
                sums[one["group"], bound] = (before[0] + boards, before[1] + saved)
    return sums


def report() -> None:
    """Prints the results of all runs so far."""
    found = results()
    hours = sum(one["seconds"] for one in found) / 3600
    counts = Counter(one["group"] for one in found)
    sys.stdout.write(f"{len(found)} shares in {hours:.1f} hours: {', '.join(f'{n} {c}' for n, c in counts.items())}\n")
    for one in found:
        for test in one["failed"]:
            again = f"PRIKUP_TRIALS=all PRIKUP_SEED='{one['seed']}' pytest '{test}'"
            if one["group"] in RUST:
                command, count = RUST[one["group"]]
                again = f"PRIKUP_TRIALS={count} PRIKUP_SEED='{one['seed']}' {' '.join(command)}"
            sys.stdout.write(f"failed in {one['tree']}: {again}\n")
    solver = of_the_solver()
    sums = passed(found, solver)
    if sums:
        sys.stdout.write(f"solver {solver}, by static bound: boards passed, and those where it saved positions\n")
    for (group, bound), (boards, saved) in sorted(sums.items()):
        sys.stdout.write(f"  {group} {bound}: {boards:,}, {saved:,}\n")


def main() -> int:
    """Runs shares until stopped; returns 1 if any of them failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--shares", type=int, help="the number of shares (default: endless)")
    parser.add_argument("--only", default="", help="groups with this in their name")
    parser.add_argument("--jobs", default="auto", help="processes")
    parser.add_argument("--report", action="store_true", help="run nothing")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    bad = False
    if not given.report:
        sys.stdout.write("ctrl-c stops; finished shares are kept\n")
        try:
            for group, number in itertools.islice(shares(given.only), given.shares):
                one = run(group, number, given.jobs)
                with RESULTS.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one) + "\n")
                bad = bad or bool(one["failed"])
                said = f"{len(one['failed'])} failed" if one["failed"] else "passed"
                sys.stdout.write(f"{group} {number}: {said} in {one['seconds']} s\n")
                sys.stdout.flush()
        except KeyboardInterrupt:
            sys.stdout.write("\n")
    report()
    return int(bad)


if __name__ == "__main__":
    raise SystemExit(main())
