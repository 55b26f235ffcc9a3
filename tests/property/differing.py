"""Where two rule sets that differ in one option behave differently: in the option's cases, or in parallel matches.

``witnesses.toml`` holds what shows that a value matters, so that it is not searched for each time:
``python -m tests.property.differing`` checks each entry, searches for missing ones, and writes the file; with names of
options it does so for these alone.
"""

from __future__ import annotations

import random
import sys
import tomllib
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import Any

from prikup.core.cards import parse_card
from prikup.core.errors import IllegalAction, PrikupError, RulesError, SetupError
from prikup.core.match import Match
from prikup.core.options import Option, Value, get_option, options_of, value_text, with_options
from prikup.core.scored import OutcomeError
from prikup.core.seats import TABLE, Seat
from prikup.games import PRESETS
from prikup.preferans import rules as preferans_rules
from prikup.preferans.game import Preferans
from prikup.preferans.phases.drawing import seating
from prikup.preferans.rules import conflicts as preferans_conflicts
from prikup.thousand import rules as thousand_rules
from prikup.thousand.game import Thousand
from prikup.thousand.rules import conflicts as thousand_conflicts
from prikup.thousand.rules.figures import TARGETS
from prikup.thousand.state import Sheet
from tests.cases_runner import Case, CaseFault, Run, case_files, load
from tests.preferans import random_play as preferans_play
from tests.support.random_play import next_cards
from tests.support.thousand import sheet_near, start_at

AnyMatch = Match[Any, Any, Any]
MOST = 4
"""Other values that a value is compared with."""
SEEDS = 500
"""Matches searched before a value is called dead."""
DEALS = 6
"""Deals in each of them."""
MANY, BETWEEN = 60, 24
"""Of an option with more values than these, about so many are tried."""
KEPT = Path(__file__).with_name("witnesses.toml")


class Ground(ABC):
    """Where the options of one game are tried."""

    def __init__(self, name: str, rules: Any, conflicts: Any) -> None:
        self.name = name
        self.presets = PRESETS[name]
        self.options = options_of(rules)
        self._conflicts = conflicts

    @abstractmethod
    def pair(self, rng: random.Random, first: Any, second: Any) -> tuple[AnyMatch, AnyMatch]:
        """Two matches with the same beginning, under two rule sets."""

    @abstractmethod
    def draw(self, rng: random.Random, match: AnyMatch) -> tuple[Seat, Any]:
        """A random legal action and its seat."""

    def variants(self, rules: Any, option: Option, value: Value) -> list[tuple[Any, Any]]:
        """Rule sets that differ in this option alone: with the value, and with another one."""
        found: list[tuple[Any, Any]] = []
        usual = get_option(rules, option.name)
        others = [usual] if value_text(usual) != value_text(value) else []
        others += [
            other for other in self.tried(option) if value_text(other) != value_text(value) and other not in others
        ]
        for other in others:
            if len(found) == MOST:
                break
            try:
                with_value = with_options(rules, {option.name: value})
                without = with_options(rules, {option.name: other})
                self._conflicts.check(with_value)
                self._conflicts.check(without)
            except RulesError:
                continue
            found.append((with_value, without))
        return found

    def pairs(self, option: Option, value: Value) -> list[tuple[Any, Any]]:
        """Everything to try: the option's own cases first, then the presets."""
        own = dict.fromkeys(str(case.data["rules"]) for case in self.cases(option))
        contexts = [self.presets.parse(text) for text in own]
        contexts += self.around(option, value)
        contexts += [self.presets.get(name) for name in self.presets.names()]
        return [pair for rules in contexts for pair in self.variants(rules, option, value)]

    def around(self, option: Option, value: Value) -> list[Any]:
        """Rule sets made for a figure that fits neither cases nor presets."""
        return []

    def tried(self, option: Option) -> tuple[Value, ...]:
        """The values of an option that are tried: all of a few; of many figures the ends, those of the presets and some
        between, evenly spread."""
        if len(option.values) <= MANY:
            return option.values
        chosen = {value_text(get_option(self.presets.get(name), option.name)) for name in self.presets.names()}
        chosen |= {value_text(value) for value in option.values if not isinstance(value, int)}
        figures = [value for value in option.values if isinstance(value, int)]
        apart = len(figures) // BETWEEN
        chosen |= {value_text(value) for value in (*figures[::apart], figures[-1])}
        return tuple(value for value in option.values if value_text(value) in chosen)

    def cases(self, option: Option) -> list[Case]:
        """The option's own cases."""
        return [case for case in cases(self.name) if f"+{option.name}=" in str(case.data["rules"])]

    def search(self, option: Option, value: Value) -> str | None:
        """A witness that the value matters: one of the option's own cases, or the seed of a match; None without one."""
        for case in self.cases(option):
            for at in range(len(self.variants(self.presets.parse(str(case.data["rules"])), option, value))):
                if self.case_shows(option, value, case, at):
                    return f"{case.id} {at}"
        seeds = range(SEEDS) if self.pairs(option, value) else ()
        return next((str(seed) for seed in seeds if self.match_shows(option, value, seed)), None)

    def shown_by(self, option: Option, value: Value, witness: str) -> bool:
        """Whether a recorded witness still shows that the value matters."""
        name, _, at = witness.rpartition(" ")
        if not name:
            return self.match_shows(option, value, int(at))
        return any(self.case_shows(option, value, case, int(at)) for case in self.cases(option) if case.id == name)

    def case_shows(self, option: Option, value: Value, case: Case, at: int) -> bool:
        """Whether a case has another result with the value than with another one; ``at``: which one."""
        pairs = self.variants(self.presets.parse(str(case.data["rules"])), option, value)
        if at >= len(pairs):
            return False
        try:
            return self.outcome(case, pairs[at][0]) != self.outcome(case, pairs[at][1])
        except OutcomeError:
            # A result that one of the rule sets cannot have shows nothing.
            return False

    def match_shows(self, option: Option, value: Value, seed: int) -> bool:
        """Whether parallel matches with the value and with another one show a difference."""
        pairs = self.pairs(option, value)
        rng = random.Random(f"{option.name}={value_text(value)} {seed}")
        return bool(pairs) and self.differ(*pairs[seed % len(pairs)], rng, DEALS)

    def outcome(self, case: Case, rules: Any) -> object:
        """The result of a case under some rules: its trace, and where it stops if an action is refused."""
        try:
            run = Run(Case(case.id, case.path, {**case.data, "rules": rules_text(self.name, rules)}))
        except (CaseFault, PrikupError) as fault:
            return str(fault)
        try:
            run.play()
        except CaseFault as fault:
            return run.trace, str(fault)
        if "legal_cards" in case.data:
            # A trick by itself: what the check of the case says of the cards that may be played.
            return run.ways.checks["legal_cards"](run, "-")
        legal = [run.match.legal(seat) for seat in range(TABLE, run.match.players)] if run.match else []
        return run.trace, run.state, legal

    def differ(self, first: Any, second: Any, rng: random.Random, deals: int) -> bool:
        """Whether some deals played alike under both rule sets show a difference."""
        one, other = self.pair(rng, first, second)
        last = one.state.sheet.deals + deals
        while not one.over and one.state.sheet.deals < last:
            if one.awaits() != other.awaits() or one.phase != other.phase:
                return True
            if any(one.legal(seat) != other.legal(seat) for seat in range(TABLE, one.players)):
                return True
            seat, action = self.draw(rng, one)
            try:
                if one.apply(seat, action) != other.apply(seat, action):
                    return True
            except IllegalAction:
                # A deal by hand fits one layout: under both rule sets it is drawn so that it fits the first.
                return True
        return bool(one.over != other.over)


class OfThousand(Ground):
    """Sheets near the thresholds, deals with rare hands."""

    def pair(self, rng: random.Random, first: Any, second: Any) -> tuple[AnyMatch, AnyMatch]:
        one, other = Thousand(first), Thousand(second)
        sheet = sheet_near(rng, one)
        marks = {name: sheet.marks.get(name, (0,) * other.players) for name in other.compiled.mark_names}
        return start_at(one, sheet), start_at(other, Sheet(sheet.totals, marks, sheet.dealer, sheet.deals))

    def around(self, option: Option, value: Value) -> list[Any]:
        """A target just beyond the figure, without a barrel elsewhere."""
        if not isinstance(value, int):
            return []
        beside: dict[str, Value] = {"barrel.at": None}
        if option.name in ("barrel.at", "pit.at", "threshold.at"):
            beside["end.target"] = min(value + 100, TARGETS[-1])
        elif option.name == "reverse.at":
            beside |= {"end.target": min(100 - value, TARGETS[-1]), "reverse.back": min(value + 100, 0)}
        elif option.name == "reverse.back":
            at = max(value - 100, 10 - TARGETS[-1])
            beside |= {"end.target": min(100 - at, TARGETS[-1]), "reverse.at": at, "reverse.deals": 1}
        else:
            return []
        return [with_options(self.presets.get("thousand/en"), beside)]

    def draw(self, rng: random.Random, match: AnyMatch) -> tuple[Seat, Any]:
        if rng.random() < 0.02:
            return TABLE, rng.choice(match.legal(TABLE))
        if match.awaits() == (TABLE,):
            return TABLE, next_cards(rng, match, 0.4)
        seat = rng.choice(match.awaits())
        rights = [other for other in range(match.players) if other not in match.awaits() and match.legal(other)]
        if rights and rng.random() < 0.2:
            seat = rng.choice(rights)
        return seat, rng.choice(match.legal(seat))


class OfPreferans(Ground):
    """Sheets in the middle of a match; sometimes a new match, as always if a sheet does not fit both rule sets."""

    def pair(self, rng: random.Random, first: Any, second: Any) -> tuple[AnyMatch, AnyMatch]:
        one, other = Preferans(first), Preferans(second)
        match = preferans_play.start_at(one, preferans_play.random_sheet(rng, one))
        if rng.random() < 0.2:
            return Match(one, 0), Match(other, 0)
        try:
            return match, Match(other, match.dealer, start=other.playable(one.setup_of(match.state)))
        except SetupError:
            return Match(one, 0), Match(other, 0)

    def outcome(self, case: Case, rules: Any) -> object:
        if "draw" not in case.data:
            return super().outcome(case, rules)
        # Seats are drawn before there is a match.
        return seating(rules.table, [parse_card(card) for card in str(case.data["draw"]).split()])

    def draw(self, rng: random.Random, match: AnyMatch) -> tuple[Seat, Any]:
        return preferans_play.drawn(rng, match, faults=True)


@cache
def cases(game: str) -> tuple[Case, ...]:
    """All cases of a game that set something up and play or score it."""
    return tuple(
        case
        for case in load(case_files())
        if "rules" in case.data and "rules_error" not in case.data and case.game == game
    )


@cache
def rules_text(game: str, rules: Any) -> str:
    """A rule set as text, cached: finding the nearest preset takes longer than most cases."""
    return str(PRESETS[game].text(rules))


GROUNDS: dict[str, Ground] = {
    "thousand": OfThousand("thousand", thousand_rules.Rules, thousand_conflicts),
    "preferans": OfPreferans("preferans", preferans_rules.Rules, preferans_conflicts),
}


@cache
def witnesses() -> dict[str, dict[str, str]]:
    """By name of the game: what shows that each ``option=value`` matters."""
    return tomllib.loads(KEPT.read_text("utf-8"))


def main(names: list[str]) -> int:
    """Writes the witnesses; with names, those of other options are kept as they are."""
    lines = [
        "# Made by `python -m tests.property.differing`: a case and which of the other values, or the seed of a match."
    ]
    for name, ground in GROUNDS.items():
        lines += ["", f"[{name}]"]
        kept = witnesses().get(name, {}) if KEPT.exists() else {}
        for option in (ground.options[name] for name in sorted(ground.options)):
            for value in ground.tried(option):
                key = f"{option.name}={value_text(value)}"
                found: str | None = kept.get(key, "")
                if names and option.name not in names:
                    lines += [f'"{key}" = "{found}"'] if found else []
                    continue
                if not found or not ground.shown_by(option, value, found):
                    found = ground.search(option, value)
                if found is None:
                    sys.stderr.write(f"{name}: {key} changes nothing\n")
                else:
                    lines.append(f'"{key}" = "{found}"')
    KEPT.write_text("\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
