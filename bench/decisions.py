"""The decisions of the rule of thumb: how long they take, and what they are worth.

The time is seconds of processor time per decision, and the longest ones; chance players make the positions, so that
every version of the bot is asked about the same ones. With ``--judged`` the rule of thumb has all seats, and the solver
judges what it names, whists, gives away and refuses; ``--of`` judges that of an older commit on the same deals.

    python -m bench.decisions --matches 20
    python -m bench.decisions --rules 1001/hulsemann --deals 50
    python -m bench.decisions --judged 60 --rules preferans/sochi --of COMMIT
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from bench._judged import DEALS_A_MATCH, Claimant, Judged, judged, report
from bench._older import Maker, older, opponents
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match, presets

MATCHES, DEALS = 3, 12
"""Matches of each rule set, and the deals after which one is cut off."""
ODD = (
    "1001/hulsemann+marriages.trump=next_trick",
    "1001/feder+marriages.values=by_order",
    "thousand/pl-2c+marriages.aces=trump",
    "thousand/pl-2d+play.last_trick=10",
)
"""Rule sets beside the presets, that only the generic search serves."""


def times(rules: str, matches: int, deals: int) -> Iterator[tuple[float, str]]:
    """The time of each decision, and what was decided in which phase."""
    for number in range(matches):
        match: Any = new_match(rules)
        seed, game = f"decisions {rules} {number}", match.game.name
        drivers = [make_bot("random", f"{seed} {seat}", game) for seat in range(match.players)]
        asked = [make_bot("thumb", f"{seed} {seat}", game) for seat in range(match.players)]
        shuffles = 0
        while not match.over and match.state.sheet.deals < deals:
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(derived_seed(seed, shuffles)))
                shuffles += 1
                continue
            view, legal = match.view(seat), match.legal(seat)
            started = process_time()
            choice = asked[seat].choose(view, legal)
            yield process_time() - started, f"{match.phase}: {choice.reason.id}"
            match.apply(seat, drivers[seat].choose(view, legal).action)


def one_judged(rules: str, number: int, folder: Path | None, answers: str, *, claims: bool) -> list[Judged]:
    """What is judged in one match of the rule of thumb, or of that in a folder; ``answers``: who answers offers;
    ``claims``: declarers offer themselves all the rest before every trick."""
    game = game_name_of(rules)
    own = folder is None
    answerer = (lambda seed: make_bot(answers, seed, game)) if answers else None
    player: Maker = (lambda seed: make_bot("thumb", seed, game)) if own else opponents(folder, game)
    return judged(rules, number, (lambda seed: Claimant(player(seed))) if claims else player, answerer)


def judge(wanted: Sequence[str], matches: int, commit: str | None, answers: str, jobs: int, *, claims: bool) -> None:
    """Prints what the decisions are worth, for each rule set."""
    folders = {game: older(commit, game) for game in {*map(game_name_of, wanted)}} if commit else {}
    who = f", offers answered by {answers}" if answers else ""
    who += ", all the rest offered before every trick" if claims else ""
    print(f"decisions of thumb {commit or 'as it is'}{who}, {matches} matches of up to {DEALS_A_MATCH} deals")
    with ProcessPoolExecutor(jobs) as pool:
        for rules in wanted:
            folder = folders.get(game_name_of(rules))
            asked = [
                pool.submit(one_judged, rules, number, folder, answers, claims=claims) for number in range(matches)
            ]
            print(rules)
            for line in report([one for match in asked for one in match.result()]):
                print(f"  {line}", flush=True)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all presets and some more if none")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--judged", type=int, metavar="MATCHES", help="judge the decisions of so many matches instead")
    parser.add_argument("--of", metavar="COMMIT", help="judge the rule of thumb of a commit")
    parser.add_argument("--answers", metavar="BOT", default="", help="who answers the offers instead")
    parser.add_argument("--claims", action="store_true", help="declarers offer themselves all the rest at every trick")
    parser.add_argument("--jobs", type=int, default=1, help="processes that judge (1)")
    given = parser.parse_args(arguments)
    print(machine())
    if given.judged:
        judge(given.rules or presets(), given.judged, given.of, given.answers, given.jobs, claims=given.claims)
        return
    print("milliseconds of a decision of thumb: half of them, 99 of 100, the longest, and what that was")
    everything: list[float] = []
    for rules in given.rules or (*presets(), *ODD):
        found = sorted(times(rules, given.matches, given.deals))
        seconds = [one for one, _ in found]
        everything += seconds
        longest, what = found[-1]
        high = seconds[len(seconds) * 99 // 100]
        figures = f"{1000 * median(seconds):6.2f} {1000 * high:7.1f} {1000 * longest:8.1f}"
        print(f"{rules:<46} {figures}  {what} ({len(found)})", flush=True)
    everything.sort()
    high = everything[len(everything) * 99 // 100]
    print(f"{'all':<46} {1000 * median(everything):6.2f} {1000 * high:7.1f} {1000 * everything[-1]:8.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
