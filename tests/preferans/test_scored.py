"""``scored``: a deal as data gives what the same deal writes in play, asks whom to help, and refuses wrong shapes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.match import Match
from prikup.core.scored import OutcomeError, Pending, Scored
from prikup.core.seats import audience_of
from prikup.preferans.actions import AnyAction, Help
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DealScored, Helped
from prikup.preferans.game import Preferans
from prikup.preferans.outcome import Outcome
from prikup.preferans.score import deal as scoring
from prikup.preferans.state import CIRCLES, Contract, Defence, Helping, Over, Sheet
from tests.preferans.deals import D, F, S, T, contract, played, refused, sheet, unplayed
from tests.preferans.random_play import random_rules, random_sheet, start_at, step
from tests.support.seeds import random_of

KLASSIKA = Preferans.parse("preferans/klassika")
HELPING = Preferans.parse("preferans/klassika+help.choice=on")
SIX = played(contract(F, "6 C"), "whist pass", "6 4 0")
PASSES = Outcome(ending="passes", tricks=(3, 3, 3, 1), talon=(0, 9))


def written(game: Preferans, rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Plays some deals of a match; gives how many were scored, and how often somebody was asked."""
    outcomes: list[tuple[Sheet, Outcome]] = []
    plain = scoring.finish

    def keeping(compiled: CompiledRules, sheet: Sheet, outcome: Outcome, events: list[Any]) -> Any:
        outcomes.append((sheet, outcome))
        return plain(compiled, sheet, outcome, events)

    monkeypatch.setattr(scoring, "finish", keeping)
    match: Match[Any, AnyAction, Any] = start_at(game, random_sheet(rng, game))
    deals = asked = 0
    for _ in range(400):
        if isinstance(match.state.phase, Over):
            break
        seen, said = len(match.events), len(match.log)
        step(rng, match, faults=True)
        if len(outcomes) == deals:
            continue
        deals += 1
        sheet, outcome = outcomes[-1]
        choices: list[Help] = []
        while isinstance(match.state.phase, Helping):
            pending = game.scored(sheet, outcome, choices)
            assert isinstance(pending, Pending)
            assert (pending.seat,) == match.awaits()
            assert pending.options == match.legal(pending.seat)
            choices.append(rng.choice(pending.options))
            match.apply(pending.seat, choices[-1])
            asked += 1
        assert len(match.log) == said + 1 + len(choices)
        events = [told.event for told in match.events[seen:] if isinstance(told.event, DealScored | Helped)]
        scored = game.scored(sheet, outcome, choices)
        assert isinstance(scored, Scored)
        assert scored.lines == tuple(line for event in events for line in event.lines)
        assert scored.totals == events[-1].totals
        assert scored.sheet == match.state.sheet
        assert scored.winners == (match.state.phase.winners if isinstance(match.state.phase, Over) else ())
        assert scored.counters == {}
    return deals, asked


@pytest.mark.parametrize("seed", range(24))
def test_a_deal_as_data_is_the_deal_as_played(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random_of(f"scored {seed}")
    deals, _ = written(Preferans(random_rules(rng)), rng, monkeypatch)
    assert deals


@pytest.mark.parametrize("seed", [2, 3, 5, 7])
def test_whom_to_help_is_asked_as_in_play(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"helped {seed}")
    deals, asked = written(HELPING, rng, monkeypatch)
    assert deals
    assert asked


def test_the_choice_and_what_follows() -> None:
    """PF-214q, where F first clears his own hill and then helps T."""
    nine = played(contract(F, "9 C"), "pass whist", "9 0 1")
    before = sheet(HELPING.compiled, pools=(20, 17, 12, 18), hills=(3, 5, 0, 10))
    asked = HELPING.scored(before, nine)
    assert asked == Pending(seat=F, options=(Help(S), Help(T), Help(F)))
    assert HELPING.scored(before, nine, (Help(F),)) == Pending(seat=F, options=(Help(S), Help(T)))
    done = HELPING.scored(before, nine, (Help(F), Help(T)))
    assert isinstance(done, Scored)
    assert (done.sheet.pools, done.sheet.hills, done.sheet.whists[F][T]) == ((20, 17, 17, 18), (0, 5, 0, 10), 50)
    assert done.winners == ()
    assert sum(done.totals) == 0


def test_the_last_deal_names_the_winners() -> None:
    game = Preferans.parse("preferans/klassika+brigand.play=off+terms.owner=off+cover.by=passes+pool.deals=24")
    before = sheet(game.compiled, deals=23)
    scored = game.scored(before, played(contract(F, "6 C"), "whist pass", "6 4 0"))
    assert isinstance(scored, Scored)
    assert scored.winners == tuple(seat for seat, total in enumerate(scored.totals) if total == max(scored.totals))
    assert game.scored(replace(before, deals=22), SIX).winners == ()  # type: ignore[union-attr]


# Wrong shapes.

MISERE = played(contract(F, "misere"), "watch watch", "0 5 5")
TOTUS = Contract(F, "totus", 10, 0)
BAD: dict[str, tuple[Outcome, str]] = {
    "ending": (replace(SIX, ending="lost"), "outcome_ending"),
    "surrender is off": (Outcome(ending="surrendered", contract=contract(F, "6 C")), "outcome_ending"),
    "no contract": (replace(SIX, contract=None), "outcome_missing"),
    "no defence": (replace(SIX, defence=None), "outcome_missing"),
    "no talon": (replace(SIX, talon=()), "outcome_missing"),
    "no tricks": (replace(PASSES, tricks=()), "outcome_missing"),
    "contract in an all-pass": (replace(PASSES, contract=contract(F, "6 C")), "outcome_field"),
    "dark game as a flag": (replace(SIX, dark=True), "outcome_field"),
    "three tricks": (replace(SIX, tricks=(6, 4, 0)), "outcome_count"),
    "eleven tricks": (replace(SIX, tricks=(11, 0, 0, 0)), "outcome_range"),
    "unplayed with tricks": (replace(unplayed(contract(F, "6 C"), "pass pass"), tricks=(6, 4, 0, 0)), "outcome_range"),
    "declarer rests": (replace(SIX, contract=contract(D, "6 C")), "outcome_seat"),
    "no such seat": (replace(SIX, contract=contract(7, "6 C")), "outcome_seat"),
    "level": (replace(SIX, contract=Contract(F, "game", 5, 0)), "outcome_contract"),
    "strain": (replace(SIX, contract=Contract(F, "game", 6, 5)), "outcome_contract"),
    "kind": (replace(SIX, contract=Contract(F, "slam", 6, 0)), "outcome_contract"),
    "no such bomb": (replace(SIX, contract=replace(contract(F, "6 C"), bomb=2)), "outcome_contract"),
    "helps of a game": (replace(SIX, contract=replace(contract(F, "6 C"), helps=(S,))), "outcome_contract"),
    "helps of a totus": (replace(SIX, contract=replace(TOTUS, helps=(S,))), "outcome_contract"),
    "misere shared": (replace(MISERE, contract=replace(contract(F, "misere"), shared=True)), "outcome_contract"),
    "misere judged": (replace(MISERE, failed_by=1), "outcome_contract"),
    "judged by nothing": (replace(SIX, failed_by=0), "outcome_range"),
    "wrong defenders": (replace(SIX, defence=Defence(T, S, ("whist", "pass"))), "outcome_defence"),
    "strange word": (replace(SIX, defence=Defence(S, T, ("whist", "maybe"))), "outcome_defence"),
    "played against nobody": (replace(SIX, defence=Defence(S, T, ("pass", "pass"))), "outcome_defence"),
    "unplayed against a whist": (unplayed(contract(F, "6 C"), "whist pass"), "outcome_defence"),
    "unplayed misere": (replace(refused(contract(F, "6 C")), contract=contract(F, "misere")), "outcome_defence"),
    "one card of a talon": (replace(SIX, talon=(0,)), "outcome_cards"),
    "one card twice": (replace(SIX, talon=(3, 3)), "outcome_cards"),
    "a card of no pack": (replace(SIX, talon=(3, 40)), "outcome_cards"),
    "three cards laid away": (replace(SIX, away=audience_of(1, 2, 3)), "outcome_cards"),
    "all-pass dealer": (replace(PASSES, tricks=(3, 2, 2, 3)), "outcome_range"),
    "unseen in the light": (replace(PASSES, passed_unseen=1), "outcome_field"),
    "unseen dealer": (replace(PASSES, dark=True, passed_unseen=1 << D), "outcome_field"),
}


@pytest.mark.parametrize("why", BAD)
def test_a_wrong_shape_is_refused_by_name(why: str) -> None:
    outcome, code = BAD[why]
    with pytest.raises(OutcomeError) as caught:
        KLASSIKA.scored(sheet(KLASSIKA.compiled), outcome)
    assert caught.value.code == code


def test_right_shapes_beside_the_wrong_ones() -> None:
    before = sheet(KLASSIKA.compiled)
    for outcome in (SIX, PASSES, MISERE, refused(contract(F, "6 C")), unplayed(contract(F, "6 C"), "pass pass")):
        assert isinstance(KLASSIKA.scored(before, outcome), Scored)


def test_stages_know_their_endings() -> None:
    """No all-pass in the Razbojnik, nothing else in its circles."""
    fresh = KLASSIKA.compiled.fresh_sheet(3)
    with pytest.raises(OutcomeError, match="outcome_ending"):
        KLASSIKA.scored(fresh, PASSES)
    with pytest.raises(OutcomeError, match="outcome_ending"):
        KLASSIKA.scored(replace(fresh, stage=CIRCLES, owed=(), forced=3), SIX)


def test_two_play_without_a_resting_dealer() -> None:
    game = Preferans.parse("preferans/hussar-2")
    before = game.compiled.fresh_sheet(0)
    names = game.compiled.layout
    assert names.dummy == 2
    made = Contract(1, "game", 7, 0)
    first, second = game.compiled.defenders(0, 1)
    good = Outcome(
        ending="played",
        contract=made,
        defence=Defence(first, second, ("pass", "whist")),
        tricks=(2, 8, 0),
        talon=(0, 9),
    )
    assert isinstance(game.scored(before, good), Scored)
    with pytest.raises(OutcomeError, match="outcome_seat"):
        game.scored(before, replace(good, contract=Contract(2, "game", 7, 0)))
    with pytest.raises(OutcomeError, match="outcome_defence"):
        game.scored(before, replace(good, defence=Defence(first, second, ("pass", "pass"), "whist")))


def test_choices_are_refused_by_name() -> None:
    nine = played(contract(F, "9 C"), "pass whist", "9 0 1")
    before = sheet(HELPING.compiled, pools=(20, 17, 12, 18), hills=(3, 5, 0, 10))
    for choices in ((Help(D),), (Help(9),), (Help(F), Help(F)), ("help",)):
        with pytest.raises(OutcomeError, match="outcome_help"):
            HELPING.scored(before, nine, choices)  # type: ignore[arg-type]
    with pytest.raises(OutcomeError, match="outcome_choice"):
        HELPING.scored(before, nine, (Help(F), Help(T), Help(S)))
    with pytest.raises(OutcomeError, match="outcome_choice"):
        KLASSIKA.scored(sheet(KLASSIKA.compiled), SIX, (Help(S),))
