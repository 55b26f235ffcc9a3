"""All layouts of one known hand: distributions against brute force, samples against all, what is refused."""

from __future__ import annotations

import signal
import subprocess
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup import _kernel
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.core.cards import mask_of, parse_cards
from prikup.core.errors import PrikupError
from prikup.core.tricks import Position
from prikup.search import STRAINS, Layouts, layouts, table
from prikup.search.deal_tables import MISERE
from tests.cli.conftest import environ
from tests.support import bound
from tests.support.seeds import random_of, trials
from tests.support.unable import needs

ALL = 1_000_000
EVERYTHING = (1 << 32) - 1
NO_TRUMP = STRAINS.index("NT")


def brute(hands: tuple[int, ...], strain: int, leader: int) -> int:
    """The tricks of seat 0, every play tried to the end."""
    policy = compiled_rules_of("preferans/sochi").policy
    start = Position(policy, hands, leader, trump=strain if strain < 4 else -1)
    most = strain != MISERE

    def value(position: Position) -> int:
        if position.over:
            return position.tricks[0]
        found = [value(position.play(*play)) for play in position.plays()]
        return max(found) if (position.turn == 0) == most else min(found)

    return value(start)


@pytest.mark.search
@pytest.mark.parametrize("share", range(trials(4, 60)))
def test_short_hands_against_brute_force(share: int) -> None:
    rng = random_of(f"layouts {share}")
    size = rng.choice((2, 3)) if share % 4 else 3
    pack = rng.sample(range(32), 3 * size + rng.choice((0, 1)))
    own, hidden = pack[:size], sorted(pack[size:])
    out = mask_of(card for card in range(32) if card not in pack)
    leader = rng.randrange(3)
    found = layouts(mask_of(own), out=out, leader=leader, samples=ALL)
    expected: dict[int, Counter[int]] = {strain: Counter() for strain in range(6)}
    count = 0
    for first in combinations(hidden, size):
        for second in combinations([card for card in hidden if card not in first], size):
            count += 1
            for strain, counter in expected.items():
                counter[brute((mask_of(own), mask_of(first), mask_of(second)), strain, leader)] += 1
    assert (found.count, found.looked, found.exact) == (count, count, True)
    for strain, counter in expected.items():
        assert found.contract(strain).distribution == counter, (own, hidden, leader, STRAINS[strain])


@pytest.mark.search
@pytest.mark.parametrize("share", range(trials(2, 20)))
def test_a_layout_that_is_known_has_the_values_of_its_table(share: int) -> None:
    cards = random_of(f"whole layout {share}").sample(range(32), 30)
    hands = [mask_of(cards[at::3]) for at in range(3)]
    found = table(hands)
    for leader in range(3):
        one = layouts(
            hands[0], known=(hands[1], hands[2]), out=EVERYTHING & ~mask_of(cards), leader=leader, nodes=2**40
        )
        assert [contract.rows for contract in one.contracts] == [
            ((value, value, 1),) for value in (found.value(0, strain, leader) for strain in range(6))
        ]


@pytest.mark.search
def test_the_odds_of_splits_are_those_of_combinatorics() -> None:
    # Ace, king and two small hearts; four hearts are out. With his own lead and all other tops he takes all but what
    # the hearts lose: 2-2 in 6 x C(16,8), 3-1 in 8 x C(16,7), 4-0 in 2 x C(16,6) of the layouts.
    found = layouts("HAK87.SAKQ.CAKQ", out="S7.C7", strains=(NO_TRUMP,), samples=ALL)
    assert found.count == comb(20, 10) == 184_756
    assert found.exact
    even, uneven, all_four = 6 * comb(16, 8), 8 * comb(16, 7), 2 * comb(16, 6)
    assert even + uneven + all_four == found.count
    contract = found.contract(NO_TRUMP)
    # With hearts 2-2 he has ten tricks.
    assert contract.distribution[10] == even
    assert contract.at_least(10).value == even / found.count
    assert contract.at_least(10).exact
    assert contract.at_least(8).value == 1


def test_voids_and_known_cards() -> None:
    hand, out = "HAK87.SAKQ.CAKQ", "S7.C7"
    # All hearts with the last seat: one layout for each choice of the other six of its cards.
    one = layouts(hand, out=out, voids=("H", ""), strains=(NO_TRUMP,), samples=ALL)
    assert one.count == comb(16, 6)
    same = layouts(hand, out=out, known=("", "HQJT9"), strains=(NO_TRUMP,), samples=ALL)
    assert same.count == one.count
    assert same.contract(NO_TRUMP).rows == one.contract(NO_TRUMP).rows
    assert 10 not in one.contract(NO_TRUMP).distribution
    # Nothing is hidden: one layout, whose value the solver has.
    whole = layouts("HAKQ", out=mask_of(range(24)) & ~parse_cards("S7"), known=("H789", "HTJ.S7"))
    assert (whole.count, whole.looked) == (1, 1)
    assert [contract.tricks.value for contract in whole.contracts[:5]] == [2, 3, 3, 3, 3]


def test_the_talon_may_be_unknown() -> None:
    found = layouts("HAK87.SAKQ.CAKQ", strains=(NO_TRUMP,), samples=40)
    assert found.count == 42_678_636
    assert (found.looked, found.exact) == (40, False)


@pytest.mark.search
def test_a_samples_interval_holds_the_value_of_all() -> None:
    hand = "HAQ9.SKJ"
    out = EVERYTHING & ~parse_cards(hand) & ~parse_cards("HKJT.SAQT9.DAK.CA")
    whole = layouts(hand, out=out, samples=ALL, leader=1)
    assert whole.exact
    assert whole.count == comb(10, 5)
    held = asked = 0
    for seed in range(40):
        part = layouts(hand, out=out, samples=60, seed=seed, leader=1)
        assert part.looked == 60 < whole.count
        for one, other in zip(part.contracts, whole.contracts, strict=True):
            asked += 1
            held += one.tricks.low - 1e-9 <= other.tricks.value <= one.tricks.high + 1e-9
    # 95% of 240 are 228; the six contracts of a sample lean on each other.
    assert held >= 0.88 * asked


def test_a_seed_and_any_threads_give_the_same_answer() -> None:
    one = layouts("HAQ98.SKJ87.DQ7", samples=70, seed=3, each=True, threads=1)
    other = layouts("HAQ98.SKJ87.DQ7", samples=70, seed=3, each=True, threads=3)
    assert one == other
    assert one.each is not None
    assert [len(part) for part in (one.each.hands, one.each.low, one.each.high)] == [8 * 70, 6 * 70, 6 * 70]
    lows = Counter(one.each.low[contract.strain :: 6][at] for contract in one.contracts[:1] for at in range(70))
    # Where a limit was reached, the same low end may come with several high ones.
    assert lows == sum((Counter({low: count}) for low, _, count in one.contracts[0].rows), Counter())
    assert layouts("HAQ98.SKJ87.DQ7", samples=70, seed=4).contracts != one.contracts
    assert msgspec.json.decode(msgspec.json.encode(one), type=Layouts) == one


def test_limits_leave_true_bounds() -> None:
    hand = "HAQ98.SKJ87.DQ7"
    whole = layouts(hand, samples=30, seed=1)
    for short in (layouts(hand, samples=30, seed=1, nodes=0), layouts(hand, samples=30, seed=1, nodes=40)):
        assert not short.exact
        for one, other in zip(short.contracts, whole.contracts, strict=True):
            assert one.seen == other.seen
            assert one.tricks.low <= other.tricks.value <= one.tricks.high
            assert one.unknown == 30 - sum(one.distribution.values())
    ended = layouts(hand, samples=ALL, seconds=0.2)
    assert 0 < ended.looked < ended.count


BAD: tuple[tuple[dict[str, Any], str], ...] = (
    ({"hand": "-"}, "search_hand"),
    ({"hand": "HAKQJT98.SAKQJ"}, "search_hand"),
    ({"hand": "HAKX"}, "bad_card"),
    ({"hand": 1 << 33}, "bad_card"),
    ({"hand": "x" * 20_000}, "bad_card"),
    ({"hand": "HAK", "out": "HA"}, "card_twice"),
    ({"hand": "HAK", "known": ("S7", "S7")}, "card_twice"),
    ({"hand": "HAK", "known": ("S789", "-"), "voids": ("S", "")}, "search_layouts"),
    ({"hand": "HAK", "known": ("S789T", "-")}, "search_layouts"),
    ({"hand": "HAK", "out": (1 << 28) - 1}, "search_layouts"),
    ({"hand": "HAK", "voids": ("SCDH", "")}, "search_layouts"),
    ({"hand": "HAK", "voids": ("X", "")}, "bad_suit"),
    ({"hand": "HAK", "leader": 3}, "search_number"),
    ({"hand": "HAK", "strains": (6,)}, "search_number"),
    ({"hand": "HAK", "samples": 0}, "search_number"),
    ({"hand": "HAK", "samples": 10**7}, "search_number"),
    ({"hand": "HAK", "seed": -1}, "search_number"),
    ({"hand": "HAK", "seconds": -1}, "search_seconds"),
    ({"hand": "HAK", "rules": "thousand/ru"}, "search_game"),
)


@pytest.mark.parametrize(("arguments", "code"), BAD, ids=lambda one: str(one)[-40:])
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(PrikupError) as caught:
        layouts(**arguments)
    assert caught.value.code == code


def test_a_strain_that_was_not_asked_for() -> None:
    with pytest.raises(PrikupError) as caught:
        layouts("HAK", strains=(0,), samples=1).contract(3)
    assert caught.value.code == "search_number"


@needs(Path("/proc/self/task").exists(), "processes as on Linux")
def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    code = (
        "from prikup.search import layouts\n"
        "try:\n    print('begun', flush=True)\n    layouts('HAQ98.SKJ87.DQ7', samples=1_000_000)\n"
        "except KeyboardInterrupt:\n    print('ended')\n"
    )
    process = subprocess.Popen(bound.command("-c", code), stdout=subprocess.PIPE, env=environ(tmp_path))
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"begun\n"
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
        assert (process.returncode, out) == (0, b"ended\n")
    finally:
        process.kill()
        process.wait()


def test_the_kernel_refuses_what_is_no_deal() -> None:
    policy = compiled_rules_of("preferans/sochi").policy
    asked = [(-1, 0, 1, "tricks", "most", None)]
    with pytest.raises(ValueError, match="12 bytes"):
        _kernel.solve_deals(policy, b"\1\0\0\0", asked, 9, 9, 1)
    with pytest.raises(ValueError, match="S7 is in two places"):
        _kernel.solve_deals(policy, b"\1\0\0\0\1\0\0\0\2\0\0\0", asked, 9, 9, 1)
    with pytest.raises(ValueError, match="trump"):
        _kernel.solve_deals(policy, b"", [(7, 0, 1, "tricks", "most", None)], 9, 9, 1)
    assert _kernel.solve_deals(policy, b"", asked, 9, 9, 1) == (b"", b"", 0)
