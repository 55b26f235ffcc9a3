"""The score of a deal: its lines, totals, counters and winners (TH-R-106, TH-R-107)."""

from __future__ import annotations

from prikup.core.scored import Scored
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.outcome import Outcome
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Sheet


def written(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> Scoring:
    """The scratch sheet with everything on it that an outcome brings: a deal's, or a fine's outside one."""
    scoring = Scoring(compiled, sheet, outcome)
    for hook in compiled.hooks_scoring:
        hook(scoring)
    return scoring


def scored(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> Scored:
    """What a finished deal brings; its outcome is of the right shape."""
    scoring = written(compiled, sheet, outcome)
    totals, counters = tuple(scoring.totals), frozen_counters(scoring)
    return Scored(
        lines=tuple(scoring.lines),
        totals=totals,
        counters=counters,
        winners=tuple(scoring.winners),
        sheet=Sheet(totals, counters, (sheet.dealer + 1) % compiled.players, sheet.deals + 1),
    )


def frozen_counters(scoring: Scoring) -> dict[str, tuple[int, ...]]:
    """The counters of a scratch sheet as they stand on a sheet."""
    return {name: tuple(counters) for name, counters in scoring.marks.items()}
