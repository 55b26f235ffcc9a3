"""Under-declaring: a right of the defenders, step by step (PF-171..175, PF-172a)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from prikup.preferans.actions import Demand, Verdict
from prikup.preferans.events import DealScored, ProofAnswered, ProofDemanded, VerdictGiven, VerdictSaid
from prikup.preferans.setup.form import Setup
from tests.preferans.tables import PLAIN, AnyMatch, act, refused, seen, started, told

ALONE = "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 6 H, 1 whist, 2 pass, 1 stand"
DEALER = "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 6 H, 1 pass, 2 pass, 0 whist, 0 stand"
EIGHT = "1 offer 0 2 0 8, 3 accept"


def judged(kind: str = "game", steps: str = ALONE) -> AnyMatch:
    """A six with eight tricks."""
    offer = EIGHT if steps == ALONE else "0 offer 0 2 0 8, 3 accept"
    return act(started(f"{PLAIN}+proof.kind={kind}"), steps, offer)


def missing(match: AnyMatch) -> bool:
    """Whether the game was written as failed."""
    return "failed" in told(match, DealScored)[0].ending


def test_unasked_nothing_happens() -> None:
    """Both defenders waive it, the passer, too; the dealer rests."""
    match = judged()
    assert match.phase == "judging"
    assert match.awaits() == (1,)
    assert [type(action).__name__ for action in match.legal(1)] == ["Demand", "Pass"]
    assert refused(match, "3 demand") == ("not_your_turn", {})
    assert refused(match, "1 accept") == ("not_now", {})
    act(match, "1 pass")
    assert match.awaits() == (2,)
    act(match, "2 pass")
    assert told(match, DealScored)
    assert not missing(match)


@pytest.mark.parametrize("kind", ["game", "lay"])
def test_a_lay_that_is_accepted_lets_the_game_stand(kind: str) -> None:
    match = act(judged(kind), "1 pass, 2 demand")
    assert match.awaits() == (3,)
    act(match, "3 refuse")
    assert match.awaits() == (2,)
    proof = seen(match, 0).proof
    assert proof is not None
    assert (proof.asked, proof.lay, proof.content) == (2, True, None)
    act(match, "2 accept")
    assert not missing(match)
    assert [(event.seat, event.agreed) for event in told(match, ProofAnswered)] == [(3, True), (2, True)]


def test_who_owns_up_has_failed_by_all_tricks_above_the_game() -> None:
    """PF-172a."""
    match = act(judged(), "1 demand, 3 accept")
    assert missing(match)
    assert [type(one) for one in told(match, ProofDemanded, ProofAnswered)] == [ProofDemanded, ProofAnswered]


def test_who_owns_up_where_the_worst_lay_counts_waits_for_it() -> None:
    """The second reading of PF-172a: only what even the worst lay gives above the game is missing."""
    match = act(judged("lay"), "1 demand, 3 accept")
    assert match.awaits() == (1, 3)


@pytest.mark.parametrize(("least", "failed"), [(5, False), (6, False), (7, True), (8, True)])
def test_the_table_gives_the_verdict(least: int, failed: bool) -> None:
    match = act(judged(), "1 demand, 3 refuse, 1 refuse")
    verdicts = [action for action in match.legal(-1) if isinstance(action, Verdict)]
    assert verdicts == [Verdict(number) for number in range(9)]
    assert refused(match, "table verdict 9") == ("not_now", {})
    act(match, f"table verdict {least}")
    assert told(match, VerdictGiven)[0].least == least
    assert missing(match) == failed


def test_the_two_agree_in_a_verdict() -> None:
    """The declarer and who asked say how many tricks the worst lay gives, in any order; nobody else does."""
    match = act(judged(), "1 demand, 3 refuse, 1 refuse")
    assert match.awaits() == (1, 3)
    assert match.legal(3) == match.legal(1) == tuple(Verdict(number) for number in range(9))
    assert match.legal(2) == match.legal(0) == ()
    assert refused(match, "2 verdict 6") == ("not_your_turn", {})
    assert match.game.default_ruling(match.state) is None
    act(match, "3 verdict 8")
    assert match.awaits() == (1,)
    assert refused(match, "3 verdict 6") == ("not_your_turn", {})
    proof = seen(match, 2).proof
    assert proof is not None
    assert proof.said == ((3, 8),)
    act(match, "1 verdict 7")
    assert [event.least for event in told(match, VerdictGiven)] == [7], "both mean that the game has failed"
    assert [(event.seat, event.least) for event in told(match, VerdictSaid)] == [(3, 8), (1, 7)]
    assert missing(match)


def test_where_only_what_the_worst_lay_gives_counts_words_must_come_to_the_same() -> None:
    match = act(judged("lay"), "1 demand, 3 refuse, 1 refuse, 3 verdict 7, 1 verdict 8")
    assert not told(match, VerdictGiven)
    act(match, "1 verdict 7")
    assert [event.least for event in told(match, VerdictGiven)] == [7]


def test_who_does_not_agree_may_come_round() -> None:
    """Only to the other's word, so that it has an end."""
    match = act(judged(), "1 demand, 3 refuse, 1 refuse, 1 verdict 8, 3 verdict 5")
    assert match.awaits() == (-1,)
    assert match.legal(1) == (Verdict(5),)
    assert match.legal(3) == (Verdict(8),)
    assert refused(match, "3 verdict 7") == ("not_your_turn", {})
    act(match, "3 verdict 8")
    assert missing(match)


def test_where_they_do_not_agree_the_mildest_lets_the_game_stand() -> None:
    match = act(judged(), "1 demand, 3 refuse, 1 refuse, 1 verdict 8, 3 verdict 6")
    assert match.game.default_ruling(match.state) == Verdict(6)
    match.apply(-1, Verdict(6))
    assert told(match, VerdictGiven)[0].least == 6
    assert not missing(match)


def test_a_setup_holds_the_words_of_the_two() -> None:
    match = act(judged(), "1 demand, 3 refuse, 1 refuse, 1 verdict 8")
    game = match.game
    setup = game.setup_of(match.state)
    assert isinstance(setup, Setup)
    assert setup.said == (-1, 8, -1, -1)
    assert game.validate(setup) == match.state
    for said in ((8, -1, -1, -1), (-1, 9, -1, -1), (-1, 8, -1, 7), (-1, -1, -1, -1)):
        problems = game.validate(replace(setup, said=said))
        assert isinstance(problems, tuple)
        assert [problem.code for problem in problems] == ["judging_impossible"]
    wrong: tuple[tuple[tuple[int, ...], str], ...] = (((8,), "wrong_count"), ((-1, 11, -1, -1), "bad_range"))
    for words, code in wrong:
        problems = game.validate(replace(setup, said=words))
        assert isinstance(problems, tuple)
        assert code in [problem.code for problem in problems]


@pytest.mark.parametrize(("kind", "least", "hill"), [("game", 7, 4), ("lay", 7, 2), ("game", 8, 4), ("lay", 8, 4)])
def test_what_a_verdict_costs(kind: str, least: int, hill: int) -> None:
    """A six costs two a missing trick: by all tricks above it, or by those of the worst lay."""
    match = act(judged(kind), f"1 demand, 3 refuse, 1 refuse, table verdict {least}")
    lines = told(match, DealScored)[0].lines
    assert [line.amount for line in lines if line.seat == 3 and line.name.startswith("hill")] == [hill]


def test_the_dealer_who_whists_may_ask_last() -> None:
    match = act(judged(steps=DEALER), "1 pass, 2 pass")
    assert match.awaits() == (0,)
    assert Demand() in match.legal(0)
    act(match, "0 demand, 3 refuse, 0 accept")
    assert not missing(match)


@pytest.mark.parametrize(
    "steps",
    [
        "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 8 H, 1 whist, 2 pass, 1 stand, 1 offer 0 2 0 8, 3 accept",
        "1 pass, 2 pass, 3 call 6 S, 3 lay D87, 3 declare 9 H, 1 whist, 2 pass, 1 stand, 1 offer 0 2 0 8, 3 accept",
        "1 pass, 2 pass, 3 misere, 3 lay D87, 3 offer 0 9 0 1, 1 accept, 2 accept",
    ],
)
def test_what_is_never_judged(steps: str) -> None:
    match = act(started(f"{PLAIN}+proof.kind=game"), steps)
    assert told(match, DealScored)


def test_a_dark_game_is_not_judged() -> None:
    """PF-175, PF-181."""
    dark = PLAIN.replace("dark.calls=off", "dark.calls=on")
    match = act(started(f"{dark}+proof.kind=game"), "1 pass, 2 pass, 3 call 6 S dark, 3 lay D87, 3 declare 7 H")
    act(match, "1 whist, 2 pass, 1 stand, 1 offer 0 1 0 9, 3 accept")
    assert told(match, DealScored)
    assert not missing(match)


def test_nothing_is_judged_in_the_razbojnik_or_where_it_is_off() -> None:
    """PF-264b."""
    match = act(started(f"{PLAIN}+proof.kind=off"), ALONE, EIGHT)
    assert told(match, DealScored)
    brigand = PLAIN.replace("brigand.play=off", "brigand.play=first")
    played = act(started(f"{brigand}+proof.kind=game"), "1 lay D87, 1 declare 6 H, 2 whist, 3 pass, 2 stand")
    act(played, "1 offer 0 8 2 0, 2 accept")
    assert told(played, DealScored)


def test_the_tricks_written_are_those_of_the_play() -> None:
    assert told(act(judged(), "1 demand, 3 accept"), DealScored)[0].tricks == (0, 2, 0, 8)
