"""From a setup to a playable position: states round-trip, each problem has its name, accepted setups are played."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from prikup.core.cards import parse_cards
from prikup.core.errors import SetupError
from prikup.core.match import Match
from prikup.core.phases import nobody_holds
from prikup.core.setup import Problem
from prikup.games import game
from prikup.notation.position import parse_setup, parse_sheet, setup_text
from prikup.preferans.game import PHASES, Preferans
from prikup.preferans.phases.rows import Row
from prikup.preferans.setup.fields import CODES
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import Bid, Contract, Dealing, Defence, State
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, start_at, step
from tests.preferans.tables import PLAIN
from tests.preferans.test_view import agrees

CARDLESS = {row.name for row in PHASES.values() if row.hands is nobody_holds}
ROUND_TRIPS = 120
FUZZED = 110

AUCTION = "phase auction; hands - / SAKQJ.CAK.DA.H987 / ST9.CQJT.DKQ.HAKQ / S87.C987.DJT9.HJT; talon D7 D8; turn 1"
CALLED = AUCTION.replace("turn 1", "turn 2; standing 1 game 6 S; spoken 1")
LAYING = (
    "phase laying; hands - / SAKQJ.CAK.DA.H987 / ST9.CQJT.DKQ.HAKQ / S87.C987.DJT987.HJT; talon D7 D8; bid 3 game 6 S"
)
NAMING = LAYING.replace("laying", "naming").replace("DJT987", "DJT9") + "; away D87"
WHISTING = NAMING.replace("naming", "whisting").replace("bid 3 game 6 S", "contract 3 game 6 H 1 1 -") + (
    "; defence 1 2 -,- - -1; turn 1"
)
CHOOSING = WHISTING.replace("whisting", "choosing").replace(
    "defence 1 2 -,- - -1; turn 1", "defence 1 2 whist,pass - -1; by 1"
)
PLAYING = CHOOSING.replace("choosing", "playing").replace("by 1", "leader 1; conduct 0 1 2 3")
LYING = PLAYING.replace("conduct 0 1 2 3", "conduct 0 1 1 3; open 1 2").replace(
    "pass - -1; leader", "pass - -1 lying; leader"
)
PASSES = AUCTION.replace("auction", "playing").replace("turn 1", "leader 1; trick D7; conduct 0 1 2 3")
OFFERING = PLAYING.replace("playing", "offering") + "; by 3; offer 0 4 0 6"
JUDGING = (
    "phase judging; hands - / - / - / -; talon D7 D8; away D87; contract 3 game 6 H 1 1 -; "
    "defence 1 2 whist,pass - -1; leader 3; tricks 0 2 0 8; index 10; conduct 0 1 2 3; step demand; turn 1"
)
PROOF = f"{PLAIN}+proof.kind=game"
BRIGAND = PLAIN.replace("brigand.play=off", "brigand.play=first")
OWED = "owed 30 31 30 30"

GOOD = [
    (PLAIN, "phase dealing; step shuffle"),
    (PLAIN, AUCTION),
    (PLAIN, CALLED),
    (PLAIN, LAYING),
    (PLAIN, NAMING),
    (PLAIN, WHISTING),
    (PLAIN, CHOOSING),
    (PLAIN, PLAYING),
    (PLAIN, LYING),
    (PLAIN, PASSES),
    (PLAIN, OFFERING),
    (PROOF, JUDGING),
    (BRIGAND, f"phase dealing; step shuffle; {OWED}"),
]

BAD: list[tuple[str, str, str]] = [
    (PLAIN, "phase bidding", "unknown_phase"),
    (PLAIN, f"{AUCTION}; leader 1", "field_of_other_phase"),
    (PLAIN, AUCTION.replace("; turn 1", ""), "field_missing"),
    (PLAIN, PLAYING.replace("defence 1 2 whist,pass - -1; ", ""), "field_missing"),
    (PLAIN, AUCTION.replace("SAKQJ", "SAKQ"), "wrong_count"),
    (PLAIN, AUCTION.replace("D7 D8", "D7"), "wrong_count"),
    (PLAIN, AUCTION.replace("hands - /", "hands"), "wrong_count"),
    (PLAIN, f"{AUCTION}; pools 1 2 3", "wrong_count"),
    (PLAIN, f"{AUCTION}; whists 0 1 / 1 0", "wrong_count"),
    (PLAIN, NAMING.replace("away D87", "away D8"), "wrong_count"),
    (PLAIN, PLAYING.replace("conduct 0 1 2 3", "conduct 0 1 2"), "wrong_count"),
    (
        PLAIN,
        f"{PLAYING.replace('SAKQJ', 'SKQJ').replace('ST9', 'S9').replace('S87', 'S7')}; trick SA ST S8",
        "wrong_count",
    ),
    (PLAIN, f"{AUCTION}; dealer 4", "no_such_seat"),
    (PLAIN, AUCTION.replace("turn 1", "turn 5"), "no_such_seat"),
    (PLAIN, f"{AUCTION}; passed 7", "no_such_seat"),
    (PLAIN, CALLED.replace("standing 1", "standing 4"), "no_such_seat"),
    (PLAIN, PLAYING.replace("leader 1", "leader 0"), "no_such_seat"),
    (PLAIN, f"{AUCTION}; hills 0 -1 0 0", "bad_range"),
    (PLAIN, f"{AUCTION}; forced 5", "bad_range"),
    (PLAIN, CALLED.replace("game 6", "game 11"), "bad_range"),
    (PLAIN, f"{PLAYING}; refused 3", "bad_range"),
    (PLAIN, f"{AUCTION}; bombs 2 / - / - / -", "not_kept"),
    (PLAIN, f"{AUCTION}; past_pools 1 0 0 0", "not_kept"),
    (PLAIN.replace("cover.by=passes", "cover.by=off"), f"{AUCTION}; cover 1 0 0 0", "not_kept"),
    (PLAIN, f"{AUCTION}; stage second", "unknown_stage"),
    (PLAIN, f"{AUCTION}; closing soon", "unknown_word"),
    (PLAIN, f"{AUCTION}; whists 1 0 0 0 / 0 0 0 0 / 0 0 0 0 / 0 0 0 0", "whists_on_oneself"),
    (PLAIN, AUCTION.replace("ST9", "SAT"), "card_twice"),
    (PLAIN, f"{AUCTION}; stage brigand", "stage_impossible"),
    (PLAIN, f"{AUCTION}; owed 1 0 0 0", "owed_impossible"),
    (BRIGAND, "phase dealing; step shuffle; owed 63 1 63 63", "owed_impossible"),
    (PLAIN, "phase dealing; step cut", "wrong_step"),
    (PLAIN, "phase dealing; step shuffle; seed 00", "wrong_step"),
    (PLAIN.replace("deal.cut=off", "deal.cut=on"), "phase dealing; step cut; seed 00", "wrong_pack"),
    (PLAIN.replace("deal.cut=off", "deal.cut=on"), "phase dealing; step cut; seed xy", "bad_seed"),
    (PLAIN, AUCTION.replace("turn 1", "turn 2"), "auction_impossible"),
    (PLAIN, CALLED.replace("turn 2", "turn 3"), "auction_impossible"),
    (PLAIN, CALLED.replace("game 6 S", "game 6 S dark"), "auction_impossible"),
    (PLAIN, f"{AUCTION}; passed 2 3", "auction_impossible"),
    (PLAIN, f"{AUCTION}; unseen 1", "auction_impossible"),
    (PLAIN, LAYING.replace("game 6 S", "brigand 0 NT"), "bid_impossible"),
    (PLAIN, LAYING.replace("bid 3 game 6 S", "bid 3 game 9 S hand"), "phase_impossible"),
    (PLAIN, NAMING.replace("game 6 S", "misere 0 NT"), "phase_impossible"),
    (PLAIN, LAYING.replace("laying", "taking").replace("DJT987", "DJT9"), "phase_impossible"),
    (PLAIN, "phase terming; owner 1", "phase_impossible"),
    (PLAIN, "phase helping; helper 1; points 3", "phase_impossible"),
    (PLAIN, "phase drawing", "phase_impossible"),
    (PLAIN, WHISTING.replace("game 6 H 1", "game 6 H 7"), "contract_impossible"),
    (PLAIN, WHISTING.replace("game 6 H 1", "game 6 H 0"), "contract_impossible"),
    (PLAIN, CHOOSING.replace("whist,pass", "whist,whist"), "defence_impossible"),
    (PLAIN, CHOOSING.replace("by 1", "by 2"), "defence_impossible"),
    (PLAIN, PLAYING.replace("whist,pass", "pass,pass"), "defence_impossible"),
    (PLAIN, f"{PASSES}; dark", "passes_impossible"),
    (PLAIN, f"{PASSES}; compulsory", "passes_impossible"),
    (PLAIN, NAMING.replace("talon D7 D8", "talon D7 SA"), "talon_impossible"),
    (PLAIN, PASSES.replace("trick D7", "trick SA").replace("SAKQJ", "SKQJ"), "talon_leads"),
    (PLAIN, f"{PLAYING}; tricks 0 1 0 0", "tricks_impossible"),
    (PLAIN, PASSES.replace("trick D7", "trick D7 SA").replace("SAKQJ", "SKQJ"), "trick_impossible"),
    (PLAIN, PLAYING.replace("leader 1", "leader 2"), "leader_impossible"),
    (PLAIN, PLAYING.replace("conduct 0 1 2 3", "conduct 0 1 1 3"), "conduct_impossible"),
    (PLAIN, LYING.replace("; open 1 2", ""), "conduct_impossible"),
    (PLAIN, OFFERING.replace("0 4 0 6", "0 4 1 5"), "offering_impossible"),
    (PLAIN, OFFERING.replace("by 3", "by 2"), "offering_impossible"),
    (PROOF, JUDGING.replace("0 2 0 8", "0 4 0 6"), "judging_impossible"),
    (PROOF, JUDGING.replace("turn 1", "turn 3"), "judging_impossible"),
    (f"{PLAIN}+proof.kind=off", JUDGING, "judging_impossible"),
    # Cards are left only where the tricks were divided, and then all hands are shown.
    (PROOF, JUDGING.replace("hands - / - / - / -", "hands - / SA / SK / SQ"), "wrong_count"),
    (PLAIN, "phase over; winners 0; results 10 -10 0 0", "results_impossible"),
]


TAKING = PLAIN.replace("talon.decline=off", "talon.decline=on")
TAKEN = NAMING.replace("naming", "taking").replace("; away D87", "")
SHARED = WHISTING.replace("whisting", "sharing").replace("; defence 1 2 -,- - -1; turn 1", "")
TOTUS = LAYING + "; contract 3 totus 10 H 1 1 -"

WHY: list[tuple[str, str, Problem]] = [
    (BRIGAND, f"{AUCTION}; {OWED}", Problem("auction_impossible", {"why": "stage"})),
    (PLAIN, f"{AUCTION}; passed 0; spoken 0", Problem("auction_impossible", {"why": "passed"})),
    (PLAIN, f"{CALLED}; passed 1", Problem("auction_impossible", {"why": "passed"})),
    (
        PLAIN,
        AUCTION.replace("turn 1", "turn 2; dark_passed 1; passed 1; spoken 1"),
        Problem("auction_impossible", {"why": "dark"}),
    ),
    (PLAIN, CALLED.replace("6 S", "6 S held"), Problem("auction_impossible", {"why": "standing"})),
    (PLAIN, CALLED.replace("game 6 S", "misere 6 NT"), Problem("auction_impossible", {"why": "standing"})),
    (PLAIN, NAMING.replace("game 6 S", "game 6 S held"), Problem("bid_impossible")),
    (PLAIN, f"{NAMING.replace('; away D87', '')}; declined", Problem("bid_impossible")),
    (TAKING, TAKEN.replace("game 6 S", "game 6 S held"), Problem("bid_impossible")),
    (PLAIN, SHARED.replace("game 6 H 1", "game 6 H 7"), Problem("contract_impossible", {"why": "named"})),
    (PLAIN, SHARED, Problem("phase_impossible", {"phase": "sharing"})),
    (PLAIN, TOTUS.replace("totus 10", "game 9"), Problem("contract_impossible", {"why": "totus"})),
    (PLAIN, f"{PLAYING}; index 10", Problem("bad_range", {"field": "index", "value": 10})),
    (PLAIN, PASSES.replace("conduct 0 1 2 3", "conduct 0 2 1 3"), Problem("conduct_impossible")),
    (BRIGAND, "phase dealing; step shuffle; owed 64 63 63 63", Problem("bad_range", {"field": "owed", "value": 64})),
]


@pytest.mark.parametrize(("rules", "text", "problem"), WHY)
def test_each_problem_says_why(rules: str, text: str, problem: Problem) -> None:
    problems = found(rules, text)
    assert isinstance(problems, tuple), problems
    assert problem in problems


HELPING = "phase helping; helper 1; points 3; waiting "


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ("1", Problem("wrong_count", {"field": "waiting", "count": 1, "wanted": 2})),
        ("4 2", Problem("no_such_seat", {"field": "waiting", "seat": 4})),
        ("2 0", Problem("bad_range", {"field": "waiting", "value": 0})),
    ],
)
def test_who_waits_for_help_is_a_seat_with_its_points(rows: str, problem: Problem) -> None:
    problems = found(f"{PLAIN}+help.choice=on", HELPING + rows)
    assert isinstance(problems, tuple)
    assert problem in problems


def test_a_totus_that_waits_for_its_discard_is_shown() -> None:
    """PF-178a: the twelve cards lie open, and nobody has spoken yet."""
    table = game(PLAIN)
    view = table.fresh_view(table.playable(parse_setup(TOTUS, Setup)), 1)
    assert view.contract is not None
    assert (view.contract.kind, view.open, view.hands[3]) == ("totus", 0b1000, parse_cards("S87.C987.DJT987.HJT"))
    assert view.defence is not None
    assert view.defence.words == ("", "")


def found(rules: str, text: str) -> State | tuple[Problem, ...]:
    """What a setup's text stands for."""
    table = game(rules)
    return table.validate(parse_setup(text, Setup))


@pytest.mark.parametrize(("rules", "text"), GOOD)
def test_what_can_be_played(rules: str, text: str) -> None:
    state = found(rules, text)
    assert isinstance(state, State), state
    table = game(rules)
    again = parse_setup(setup_text(table.setup_of(state)), Setup)
    assert table.playable(again) == state


@pytest.mark.parametrize(("rules", "text"), GOOD)
def test_places_are_known_while_cards_are_out(rules: str, text: str) -> None:
    table = game(rules)
    state = table.playable(parse_setup(text, Setup))
    out = table.phase(state) not in CARDLESS
    for seat in range(table.players + 1):
        view = table.fresh_view(state, seat)
        assert bool(table.knowledge(view).places) == out == view.cards_out


@pytest.mark.parametrize(("rules", "text", "code"), BAD)
def test_each_problem_has_its_name(rules: str, text: str, code: str) -> None:
    problems = found(rules, text)
    assert isinstance(problems, tuple), problems
    assert code in [problem.code for problem in problems]
    with pytest.raises(SetupError) as caught:
        game(rules).playable(parse_setup(text, Setup))
    assert caught.value.code == problems[0].code


def test_a_card_that_is_none() -> None:
    setup = parse_setup(AUCTION, Setup)
    problems = game(PLAIN).validate(msgspec.structs.replace(setup, talon=(16, 40)))
    assert "card_not_in_pack" in [problem.code for problem in problems]


def test_every_code_is_met() -> None:
    assert set(CODES) == {code for _, _, code in BAD} | {"card_not_in_pack"}


def test_a_sheet_alone() -> None:
    """Missing fields are those of a new match."""
    table = game("preferans/klassika")
    sheet = parse_sheet(table, "dealer 2; hills 5 0 3 1")
    assert sheet == msgspec.structs.replace(
        Preferans.parse("preferans/klassika").compiled.fresh_sheet(2), hills=(5, 0, 3, 1)
    )
    with pytest.raises(SetupError) as caught:
        parse_sheet(table, "hills 5 0 3")
    assert caught.value.code == "wrong_count"


# Random setups.


def random_match(name: str) -> tuple[random.Random, AnyMatch]:
    """A random match under random rules, at some moment."""
    rng = random.Random(name)
    table = Preferans(random_rules(rng))
    match: AnyMatch = (
        Match(table, rng.randrange(table.players)) if rng.random() < 0.15 else start_at(table, random_sheet(rng, table))
    )
    for _ in range(rng.randrange(70)):
        if not match.over:
            step(rng, match, faults=True)
    return rng, match


def test_every_state_comes_back_from_its_text() -> None:
    phases: Counter[str] = Counter()
    for number in range(ROUND_TRIPS):
        rng, match = random_match(f"back/{number}")
        table = match.game
        for _ in range(4):
            setup = table.setup_of(match.state)
            assert table.validate(setup) == match.state
            assert table.playable(parse_setup(setup_text(setup), Setup)) == match.state
            phases[match.phase] += 1
            if match.over:
                break
            step(rng, match)
    assert len(phases) > 8, phases


def mutated(rng: random.Random, name: str, value: Any, other: Any) -> Any:
    """A field with another value."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, 1, -1, 5, other])
    if isinstance(value, str):
        return rng.choice(["", "cut", "shuffle", "lay", "look", "verdict", "proper", "brigand", "circles", "x", other])
    if isinstance(value, tuple):
        return mutated_row(rng, name, value, other)
    if value is None or rng.random() < 0.3:
        return other
    return mutated_words(rng, value)


def mutated_row(rng: random.Random, name: str, row: tuple[Any, ...], other: Any) -> Any:
    """Cards change places, numbers change, rows get shorter."""
    kind = rng.randrange(5)
    if kind == 0 or not row:
        return other
    if kind == 1:
        return row[:-1]
    if kind == 2:
        return tuple(rng.sample(row, len(row)))
    at = rng.randrange(len(row))
    if isinstance(row[at], int):
        return (*row[:at], rng.choice([row[at] + 1, row[at] - 1, 0, rng.randrange(32)]), *row[at + 1 :])
    to = rng.randrange(len(row))
    if name == "hands" and row[at] and row[to] and at != to:
        hands = [list(hand) for hand in row]
        one, two = rng.randrange(len(hands[at])), rng.randrange(len(hands[to]))
        hands[at][one], hands[to][two] = hands[to][two], hands[at][one]
        return tuple(map(tuple, hands))
    return (*row[:at], (*row[at], rng.randrange(32)), *row[at + 1 :])


WORDS = ("game", "misere", "totus", "brigand", "whist", "pass", "", "half", "bound", "watch", "no")


def mutated_words(rng: random.Random, said: Bid | Contract | Defence) -> Any:
    """A call, a contract or the words of the defence, with one item changed."""
    name = rng.choice(said.__struct_fields__)
    value = getattr(said, name)
    changed: Any
    if isinstance(value, bool):
        changed = not value
    elif isinstance(value, int):
        changed = rng.choice([value + 1, value - 1, 0, -1, 2, 6, 9, 10])
    elif isinstance(value, str):
        changed = rng.choice(WORDS)
    elif name == "words":
        changed = tuple(rng.choices(WORDS, k=rng.choice([2, 2, 2, 3])))
    else:
        changed = rng.choice([(), (0,), (1, 2), (9,)])
    return msgspec.structs.replace(said, **{name: changed})


def test_what_is_accepted_can_be_played_on() -> None:
    """Setups with fields changed at random are refused, or played without an error, and all views are right."""
    accepted, refused = 0, 0
    other: Any = Setup()
    for number in range(FUZZED):
        rng, match = random_match(f"fuzz/{number}")
        setup = match.game.setup_of(match.state)
        for _ in range(10):
            fields = {}
            for _ in range(rng.choice([1, 1, 2, 3])):
                used = [name for name in setup.__struct_fields__ if getattr(setup, name) != getattr(Setup(), name)]
                name = rng.choice(used if rng.random() < 0.5 else list(setup.__struct_fields__))
                fields[name] = mutated(rng, name, getattr(setup, name), getattr(other, name))
            wanted = msgspec.structs.replace(setup, **fields)
            state = match.game.validate(wanted)
            if isinstance(state, tuple):
                refused += 1
                continue
            accepted += wanted != setup
            played_on(rng, Match(match.game, start=state))
        other = setup
    assert accepted > 100
    assert refused > 400


def played_on(rng: random.Random, match: AnyMatch) -> None:
    """Some more steps, each compared with what all seats know."""
    assert match.game.validate(match.game.setup_of(match.state)) == match.state
    for _ in range(25):
        if match.over:
            return
        for seat in range(match.players):
            agrees(match, match.view(seat))
        step(rng, match)


def test_dealing_is_the_default() -> None:
    assert found(PLAIN, "phase dealing; step shuffle") == State(
        Preferans.parse(PLAIN).compiled.fresh_sheet(0), Dealing("shuffle")
    )


@pytest.mark.parametrize("pools", [(0, 0, 0), (0, 0, 4)])
def test_what_was_put_aside_comes_back_though_it_is_nothing(pools: tuple[int, ...]) -> None:
    rules = "preferans/kodeks-1996+brigand.play=first+brigand.pools=off+pool.end=circles+pool.deals=36+dark.final=off"
    kept = Preferans.parse(rules)
    sheet = msgspec.structs.replace(
        kept.compiled.fresh_sheet(0), stage="proper", owed=(), past_pools=pools, past_hills=(0, 0, 0)
    )
    state = State(sheet, Dealing("shuffle"))
    text = setup_text(kept.setup_of(state))
    assert "past_hills 0 0 0" in text
    assert kept.playable(parse_setup(text, Setup)) == state


def test_every_field_belongs_to_the_sheet_or_to_a_phase() -> None:
    used = {name for row in PHASES.values() for name in row.part.fields}
    assert {"phase", *Setup.sheet, *used} == set(Setup.__struct_fields__)
    assert not used & {"phase", *Setup.sheet}


@pytest.mark.parametrize("row", PHASES.values(), ids=lambda row: str(row.name))
def test_a_phase_needs_only_fields_that_it_uses(row: Row) -> None:
    assert set(row.needs) <= set(row.part.fields)
