"""The kernel and the oracle agree, over random rules and random situations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prikup._kernel import Policy, Position, select
from tests.kernel.support import (
    DECK,
    card_id,
    mask,
    names,
    policy_of,
    position_of,
    random_deal,
    rules,
    suit_id,
)
from tests.oracle import SUITS, Deal, Rules

pytestmark = pytest.mark.search

SITUATIONS_A_RULE_SET = 50
DEALS_A_RULE_SET = 8
seeds = st.integers(0, 2**32 - 1)
often = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@often
@given(rules(), seeds)
def test_duties_winner_and_points_agree(rules: Rules, seed: int) -> None:
    """200 x 50 trick situations, some of which no deal reaches."""
    random = Random(seed)
    policy = policy_of(rules)
    for _ in range(SITUATIONS_A_RULE_SET):
        # Few suits make long suits, ruffs and overruffs frequent.
        suits = random.sample(SUITS, random.randint(1, 4))
        cards = [card for card in DECK if card[0] in suits]
        random.shuffle(cards)
        trick = cards[: random.randrange(rules.players)]
        rest = cards[len(trick) :]
        hand = frozenset(rest[: random.randint(0, min(len(rest), 12))])
        trump = random.choice([None, *suits])
        index = random.randrange(8)
        foreign = trump is not None and random.random() < 0.5
        new = trump is not None and not foreign and random.random() < 0.5
        declarer = random.choice([-1, *range(rules.players)])
        role: dict[str, Any] = {
            "defends": declarer not in (-1, len(trick)),
            "declarers": dict(enumerate(trick)).get(declarer),
        }
        what = f"{policy.to_text()}\nhand {sorted(hand)} trick {trick} trump {trump} {index=} {foreign=} {new=} {role=}"

        cards_led = [card_id(card) for card in trick]
        legal = policy.legal(mask(hand), cards_led, suit_id(trump), index, foreign, new=new, declarer=declarer)
        assert names(legal) == rules.legal(hand, trick, trump, index, foreign=foreign, new=new, **role), what
        duty, suit = policy.duty(mask(hand), cards_led, suit_id(trump), index, foreign, new=new, declarer=declarer)
        assert names(legal) == fulfilling(rules, duty, suit, hand, trick, trump), (duty, suit, what)
        assert policy.points(mask(hand)) == rules.card_points(hand), what
        taken, first = random.randrange(3), random.random() < 0.5
        announceable = policy.announceable(mask(hand), index, taken, first, suit_id(trump))
        assert names(announceable) == rules.announceable(hand, index, taken, trump, first_winner=first), what
        choices = legal, 0 if trick else legal & announceable
        if declarer < 0:
            assert asked(policy, random, hand, trick, trump, foreign, new, index, taken, first) == choices, what
        assert_turned_same(rules, policy, random, cards, trump, index)
        if trick:
            winner = policy.winner(tuple(card_id(card) for card in trick), suit_id(trump))
            assert winner == rules.winner(trick, trump), what
        if len(trick) > 1:
            a, b = trick[:2]
            assert policy.beats(card_id(a), card_id(b), suit_id(trump)) == rules.beats(a, b, trump), what


def fulfilling(
    rules: Rules, duty: str, suit: int, hand: frozenset[str], trick: list[str], trump: str | None
) -> frozenset[str]:
    """The cards of a hand that fulfil a duty, by the oracle."""
    same = frozenset(card for card in hand if suit_id(card[0]) == suit)
    best = rules.best(trick, trump)
    winners = frozenset(card for card in same if best is not None and rules.beats(card, best, trump))
    return {
        "free": hand,
        "lead_other": hand - same,
        "lead_trump": same,
        "follow": same,
        "beat": winners,
        "ruff": same,
        "overruff": winners,
    }[duty]


def assert_turned_same(
    rules: Rules, policy: Policy, random: Random, pack: list[str], trump: str | None, index: int
) -> None:
    """Tricks with seats that rest, led by a hand or by the talon: whose turn it is, replies, who takes the trick."""
    seats = range(rules.players)
    resting = frozenset(random.sample(seats, random.randint(0, rules.players - 2)))
    playing = [seat for seat in seats if seat not in resting]
    leader, talon_seat = random.choice(playing), random.choice([None, *resting])
    order = [*playing[playing.index(leader) :], *playing[: playing.index(leader)]]
    turned = random.random() < 0.7
    named = turned and talon_seat is None
    trick = pack[: random.randint(1, len(playing) + turned)]
    hand = frozenset(pack[len(trick) : len(trick) + random.randint(0, 10)])
    away = sum(1 << seat for seat in resting)
    counts = talon_seat if turned and talon_seat is not None else -1
    lying, suit = tuple(card_id(card) for card in trick), suit_id(trump)
    what = f"{policy.to_text()}\n{hand=} {trick=} {trump=} {index=} {resting=} {leader=} {turned=} {talon_seat=}"

    assert policy.turn(leader, lying, away, turned) == [*order, *order][len(trick) - turned], what
    if len(trick) < len(playing) + turned:
        legal = policy.legal(mask(hand), lying, suit, index, turned=turned, talon_seat=counts)
        assert names(legal) == rules.legal(hand, trick, trump, index, named=named), what
    best = rules.best(trick, trump, named=named)
    hands = trick[1:] if turned else trick
    winner = order[hands.index(best)] if best in hands else leader if best is None else talon_seat
    offset = -1 if best is None else trick.index(best)
    assert policy.winner(lying, suit, turned, counts) == offset, what
    points, tricks = tuple(range(rules.players)), tuple(range(7, 7 + rules.players))
    worth = rules.card_points(trick)
    assert policy.take(lying, suit, leader, points, tricks, away, turned, counts) == (
        winner,
        leader if turned else winner,
        worth,
        tuple(sum_ + worth * (seat == winner) for seat, sum_ in enumerate(points)),
        tuple(sum_ + (seat == winner) for seat, sum_ in enumerate(tricks)),
    ), what
    # Laid one after the other the same cards make the same trick, full with the last one.
    laid, held = trick[: int(turned)], tuple(mask(pack) for _ in seats)
    for step, card in enumerate(hands):
        held, after, full = policy.lay(held, tuple(map(card_id, laid)), order[step], card_id(card), away, turned)
        laid = [*laid, card]
        assert after == tuple(map(card_id, laid)), what
        assert held[order[step]] == mask(pack) & ~mask([card]), what
        assert full == (step + 1 == len(order)), what


def asked(
    policy: Policy,
    random: Random,
    hand: Iterable[str],
    trick: list[str],
    trump: str | None,
    foreign: bool,
    new: bool,
    index: int,
    taken: int,
    first: bool,
) -> tuple[int, int]:
    """The same situation by seat; the plays must be the choices as items."""
    seat = random.randrange(policy.players)
    other = (seat + 1) % policy.players
    situation = (
        seat,
        tuple(mask(hand) if each == seat else 0 for each in range(policy.players)),
        tuple(card_id(card) for card in trick),
        suit_id(trump),
        other if foreign else seat if new else random.choice([seat, -1]),
        index,
        tuple(taken if each == seat else 3 - taken for each in range(policy.players)),
        seat if first else other,
    )
    ours = -1, 0, new
    cards, announced = policy.choices(*situation, *ours)
    # Where the leader is known, only the seat in turn may do anything.
    for leader in range(policy.players):
        in_turn = policy.turn(leader, situation[2]) == seat
        assert policy.choices(*situation, leader, 0, new) == ((cards, announced) if in_turn else (0, 0))
    plain, loud = tuple(range(32)), tuple(range(100, 132))
    assert policy.plays(plain, loud, *situation, *ours) == select(plain, cards) + select(loud, announced)
    return cards, announced


def assert_same(deal: Deal, position: Position) -> None:
    what = f"{position.policy.to_text()}\n{position.to_text()}"
    assert position == position_of(deal), f"{what}\noracle: {position_of(deal).to_text()}"
    assert Position.from_text(position.policy, position.to_text()) == position, what
    assert position.turn == deal.turn, what
    assert position.over == deal.over, what
    assert position.totals == deal.totals, what
    plays = [(DECK[card], announce) for card, announce in position.plays()]
    assert len(set(plays)) == len(plays), what
    assert set(plays) == set(deal.plays()), what
    assert names(position.legal()) == deal.legal(), what
    assert names(position.announceable()) == deal.announceable(), what


def assert_same_announcement(deal: Deal, after: Deal, position: Position, card: str) -> None:
    """`Policy.announcement` tells the same before the play."""
    points = after.bonus[deal.turn] - deal.bonus[deal.turn]
    sets_trump = after.pending is not None or (after.trump_owner, after.trump_value, after.trump) == (
        deal.turn,
        points,
        card[0],
    )
    told = position.policy.announcement(card_id(card), position.announced, position.trump, position.trump_value)
    assert told[0] == points, position.to_text()
    if told[1]:
        assert sets_trump, position.to_text()
    else:
        assert (after.trump, after.trump_value) == (deal.trump, deal.trump_value), position.to_text()


@often
@given(rules(), seeds)
def test_whole_deals_agree_step_by_step(rules: Rules, seed: int) -> None:
    random = Random(seed)
    for _ in range(DEALS_A_RULE_SET):
        deal = random_deal(rules, random)
        position = position_of(deal)
        assert_same(deal, position)
        while not deal.over:
            plays = sorted(deal.plays())
            announced = [play for play in plays if play[1]]
            # Half of the possible announcements are made: by chance alone they would be rare.
            card, announce = random.choice(announced if announced and random.random() < 0.5 else plays)
            after, reached = deal.play(card, announce), position.play(card_id(card), announce)
            assert_same(after, reached)
            if announce:
                assert_same_announcement(deal, after, position, card)
            deal, position = after, reached


@settings(max_examples=120, deadline=None)
@given(rules(), seeds)
def test_perft_agrees(rules: Rules, seed: int) -> None:
    random = Random(seed)
    deal = random_deal(rules, random)
    for _ in range(random.randrange(6)):
        if not deal.over:
            deal = deal.play(*random.choice(sorted(deal.plays())))
    position = position_of(deal)
    depth = random.randint(0, 3)
    what = f"{position.policy.to_text()}\n{position.to_text()}\ndepth {depth}"
    assert position.perft(depth) == deal.perft(depth), what
    if depth and not deal.over:
        counts = {(DECK[card], how): count for (card, how), count in position.divide(depth).items()}
        assert counts == dict(deal.divide(depth)), what


def test_random_deals_reach_every_rule() -> None:
    """The generator above is only useful if each field of the policy matters somewhere."""
    base: dict[str, Any] = {
        "overtrump": True,
        "beat": True,
        "trump_void": "beat",
        "ace_marriage": 200,
        "ace_sets_trump": True,
    }
    changes: dict[str, dict[str, Any]] = {
        "order": {"order": [0, 1, 2, 3, 4, 5, 6, 7]},
        "points": {"points": [0, 0, 0, 1, 1, 1, 1, 1]},
        "marriages": {"marriages": [0, 60, 80, 100]},
        "by order": {"marriages_by_order": [20, 40]},
        "aces": {"ace_marriage": 50},
        "ace trump": {"ace_sets_trump": False},
        "follow": {"follow": False},
        "must": {"trump_void": "must"},
        "free": {"trump_void": "free"},
        "overtrump": {"overtrump": False},
        "beat": {"beat": False},
        "from": {"duties_from": 2},
        "never": {"announce": "never"},
        "own trick": {"announce": "own_trick"},
        "first winner": {"announce": "first_winner"},
        "next trick": {"trump_when": "next_trick"},
        "first": {"trump_keep": "first"},
        "higher": {"trump_keep": "higher"},
        "foreign": {"lead_foreign_trump": False},
        "new": {"lead_new_trump": True},
        "trick needed": {"trick_needed": True},
        "last trick": {"last_trick": 10},
    }
    alive = {name for name, change in changes.items() if _changes_something(base, base | change)}
    assert alive == set(changes)
    # Neither goes with aces that set trump.
    quiet = base | {"ace_sets_trump": False}
    assert _changes_something(quiet, quiet | {"trump_keep": "rising"})
    assert _changes_something(quiet, quiet | {"fixed_trump": 2})
    # The declarer's duties and those of the others: the one where a trump is due that need not win.
    due = base | {"trump_void": "must", "overtrump": False, "overtrump_declarer": True}
    assert _changes_something(due, due | {"partial_trumping": True})
    due = base | {"overtrump": False, "partial_trumping": True}
    assert _changes_something(due, due | {"overtrump_declarer": True})


def _changes_something(ours: dict[str, Any], others: dict[str, Any]) -> bool:
    base, other = Policy(**ours), Policy(**others)
    for seed in range(2000):
        random = Random(seed)
        deal = random_deal(Rules(), random)
        if other.fixed_trump not in (-1, suit_id(deal.trump)):
            continue
        dealt: dict[str, Any] = {
            "hands": [mask(hand) for hand in deal.hands],
            "leader": deal.leader,
            "trump": suit_id(deal.trump),
            "stock": [card_id(card) for card in deal.stock],
            "resting": sum(1 << seat for seat in deal.resting),
            "talon": [card_id(card) for card in deal.talon],
            "talon_seat": deal.talon_seat,
        }
        if base.sets_declarer_apart and other.sets_declarer_apart:
            dealt["declarer"] = deal.leader
        here, there = Position(base, **dealt), Position(other, **dealt)
        while not here.over:
            if (here.plays(), here.turn) != (there.plays(), there.turn):
                return True
            play = random.choice(here.plays())
            here, there = here.play(*play), there.play(*play)
        if (here.points, here.totals) != (there.points, there.totals):
            return True
    return False


def test_random_deals_have_stocks_of_all_sizes() -> None:
    """Draws before the last tricks, after which hands without a stock are played out."""
    deals = [random_deal(Rules(players=2), Random(seed)) for seed in range(600)]
    draws = {len(deal.stock) // 2 for deal in deals if len(deal.hands[0]) > 1}
    assert draws == set(range(11))
    assert 150 < sum(bool(deal.stock) for deal in deals) < 450


def test_random_deals_have_talons_and_seats_that_rest() -> None:
    """Of every kind often: talons of each length that count and that only name the suit, tricks that both kinds win."""
    deals = [random_deal(Rules(players=4), Random(seed)) for seed in range(600)]
    talons = Counter((len(deal.talon), deal.talon_seat is not None) for deal in deals if deal.talon)
    assert set(talons) == {(cards, counts) for cards in (1, 2, 3) for counts in (False, True)}
    assert Counter(len(deal.resting) for deal in deals).keys() == {0, 1, 2}
    assert {len(set(deal.partners)) for deal in deals} == {1, 2, 3, 4}
    ends: Counter[str] = Counter()
    for number, deal in enumerate(deals):
        random, after = Random(number), deal
        while after.talon:
            before, after = after, after.play(*random.choice(sorted(after.plays())))
            if after.index > before.index:
                gainer = next(seat for seat in range(4) if len(after.taken[seat]) > len(before.taken[seat]))
                trick = after.taken[gainer][-1]
                followed = any(card[0] in (trick[0][0], before.trump) for card in trick[1:])
                ends["talon" if gainer == after.talon_seat else "hand" if followed else "nobody followed"] += 1
    assert min(ends[end] for end in ("talon", "hand", "nobody followed")) >= 5, ends
