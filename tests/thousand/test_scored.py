"""``Thousand.scored``: finished deals as data, and what no deal of the rules can say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.events import score_event
from prikup.core.match import Match
from prikup.core.scored import OutcomeError, Scored
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import DealScored
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.outcome import ENDINGS, Outcome
from prikup.thousand.phases import deals
from prikup.thousand.score.deal import scored
from prikup.thousand.score.shape import check_outcome
from prikup.thousand.state import Contract, Sheet
from tests.support.random_play import step
from tests.support.seeds import random_of

RU, FOUR, ALONE = Thousand.parse("thousand/ru"), Thousand.parse("thousand/pl-4"), Thousand.parse("1001/hulsemann")
DEALS = 12
CONTRACT = Contract(1, 120, 120, forced=False, dark=False)
MADE = Outcome(
    ending="tricks", contract=CONTRACT, points=(31, 64, 25), bonuses=(0, 60, 0), tricks=(3, 4, 1), declared=(0, 1, 0)
)
SHEET = Sheet((830, 300, 120), RU.compiled.fresh_sheet(0).marks, 0)


def test_a_deal_is_scored_without_playing_it() -> None:
    """830 + 30 = 860 (31 rounds to 30), 300 + 120 = 420, 120 + 25 = 145."""
    written = RU.scored(SHEET, MADE)
    assert [(line.seat, line.name, line.amount) for line in written.lines] == [
        (1, "contract", 120),
        (2, "defender", 25),
        (0, "defender", 30),
    ]
    assert (written.totals, written.winners) == ((860, 420, 145), ())
    assert set(written.counters) == set(RU.counters)
    assert written.sheet == Sheet((860, 420, 145), written.counters, 1, 1)


def test_who_wins_is_told() -> None:
    sheet = replace(SHEET, totals=(830, 900, 120))
    assert RU.scored(sheet, MADE).winners == (1,)


def wrong(code: str, game: Thousand = RU, sheet: Sheet = SHEET, **changed: Any) -> Any:
    """A wrong outcome for a table of tests."""
    return pytest.param(game, sheet, replace(MADE, **changed), code, id=f"{code}-{'-'.join(changed) or 'as it is'}")


def contract(**changed: Any) -> Contract:
    """The contract, changed."""
    return replace(CONTRACT, **changed)


FOUR_SHEET = Sheet((0,) * 4, FOUR.compiled.fresh_sheet(0).marks, 0)
ALONE_SHEET = Sheet((0,) * ALONE.players, ALONE.compiled.fresh_sheet(0).marks, 0)
WRONG = (
    wrong("outcome_ending", ending="lost"),
    wrong("outcome_ending", ending="bomb"),
    wrong("outcome_ending", ending="three_marriages"),
    wrong("outcome_ending", ending="fault.look"),
    wrong("outcome_field", holder=1),
    wrong("outcome_field", ending="writeoff"),
    wrong("outcome_field", taken=(1, 2, 4)),
    wrong("outcome_missing", points=()),
    wrong("outcome_missing", tricks=()),
    wrong("outcome_missing", contract=None),
    wrong("outcome_count", points=(60, 60)),
    wrong("outcome_count", declared=(1, 0, 0, 0)),
    wrong("outcome_range", points=(121, 0, 0)),
    wrong("outcome_range", tricks=(9, 0, 0)),
    wrong("outcome_range", tricks=(-1, 8, 1)),
    wrong("outcome_range", bonuses=(281, 0, 0)),
    wrong("outcome_range", contract=contract(amount=40, bid=40)),
    wrong("outcome_range", contract=contract(bid=125)),
    wrong("outcome_range", contract=contract(paid=40)),
    wrong("outcome_seat", contract=contract(seat=3)),
    wrong("outcome_seat", last=5),
    wrong("outcome_contract", contract=contract(misere=True)),
    wrong("outcome_contract", contract=contract(open=True)),
    wrong("outcome_contract", contract=contract(contra=True)),
    wrong("outcome_contract", contract=contract(golden=True)),
    wrong("outcome_contract", game=ALONE, sheet=ALONE_SHEET, points=(60, 60), bonuses=(), tricks=(6, 6), declared=()),
    wrong(
        "outcome_seat",
        game=FOUR,
        sheet=FOUR_SHEET,
        points=(31, 64, 25, 0),
        bonuses=(),
        tricks=(3, 4, 1, 0),
        declared=(),
    ),
)


@pytest.mark.parametrize(("game", "sheet", "outcome", "code"), WRONG)
def test_a_wrong_shape_is_refused_by_name(game: Thousand, sheet: Sheet, outcome: Outcome, code: str) -> None:
    with pytest.raises(OutcomeError) as refused:
        game.scored(sheet, outcome)
    assert refused.value.code == code


def test_no_choice_is_asked_for() -> None:
    with pytest.raises(OutcomeError) as refused:
        RU.scored(SHEET, MADE, (deals.CONCEDE["writeoff"],))
    assert refused.value.code == "outcome_choice"


@pytest.mark.parametrize("rules", PRESETS.names())
def test_every_deal_that_is_played_has_a_right_shape(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is written for it is what ``scored`` says, on the sheet as it was."""
    seen: list[tuple[Sheet, Outcome, Scored]] = []

    def watched(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> Scored:
        check_outcome(compiled, sheet, outcome)
        written = scored(compiled, sheet, outcome)
        seen.append((sheet, outcome, written))
        return written

    monkeypatch.setattr(deals, "scored", watched)
    game, rng = Thousand.parse(rules), random_of(f"scored {rules}")
    match: Match[Any, Any, Any] = Match(game)
    while len(seen) < DEALS and not match.over:
        step(rng, match)
    written = [one.event for one in match.events if isinstance(one.event, DealScored)]
    assert len(written) == len(seen) >= 1
    for event, (sheet, outcome, _) in zip(written, seen, strict=True):
        again = game.scored(sheet, outcome)
        assert score_event(event) is not None
        assert (event.lines, event.totals, event.marks) == (again.lines, again.totals, again.counters)
        assert outcome.ending in ENDINGS
