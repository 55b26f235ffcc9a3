"""What one deal can give, against every deal of short packs, played out card by card.

The enumeration here knows nothing of the search: it deals the pack in every way and plays every legal card, with the
kernel's duties. What it finds is possible, and nothing else is. In whole packs random play takes its place, and what
the search finds is played by the game itself. crates/trick-kernel/tests/witness.rs enumerates more kinds of packs.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from prikup import games
from prikup.core.actions import Accept, Pass, Play, Rest
from prikup.core.cards import ACE, JACK, KING, NINE, QUEEN, TEN, Card, card_of, cards_in, mask_of
from prikup.core.seats import replaced
from prikup.thousand import takings
from prikup.thousand.actions import Show
from prikup.thousand.layout import Layout, declaration_bit, marriages_in
from prikup.thousand.state import NO_CONTRACT
from prikup.thousand.takings import ACES_SUIT, Taken, why_not
from tests.support.seeds import random_of, trials
from tests.support.takings import WHOLE, Over, begun, changed, contract_of, over, played_at_random

Said = tuple[tuple[int, int], ...]
Result = tuple[tuple[int, ...], tuple[int, ...], Said, int]
"""Card points and tricks by seat, what was declared in order, who took the last trick."""


def short(rules: str, pack: tuple[Card, ...], hand: int) -> Any:
    """A game's compiled rules with a short pack, all of which is dealt to two players."""
    game: Any = games.game(rules)
    compiled = copy.copy(game.compiled)
    compiled.layout = Layout(2, pack, hand, 0, gifts=0)
    return compiled


def suits(count: int, *ranks: int) -> tuple[Card, ...]:
    return tuple(card_of(suit, rank) for suit in range(count) for rank in ranks)


def every_play(compiled: Any) -> set[Result]:
    """What all plays of all deals give; of what was declared what counts in the end."""
    policy, pack, hand = compiled.sheet_policy, compiled.layout.pack, compiled.layout.hand

    def lost(said: Said, seat: int, cards: int, announced: int) -> Said:
        """What counts of later declarations, with a mark for one of before that is drowned: the suit, and no seat."""
        gone = [suit for suit in range(4) if announced >> suit & 1 and cards >> 8 * suit & (1 << QUEEN | 1 << KING)]
        return (*said, *((-1, suit) for suit in gone if compiled.drowns and (-1, suit) not in said))

    def counted(first: Said, later: Said) -> Said:
        """A declaration before others: none if it is drowned."""
        found = tuple(one for one in first if (-1, one[1]) not in later)
        return (*found, *(one for one in later if one[0] >= 0 or one[1] not in {suit for _, suit in first}))

    def before(hands: tuple[int, int]) -> Iterator[tuple[Said, int, int, int]]:
        """All that can be declared before the first lead: in order, the trump, who made it, and its worth."""
        held = [marriages_in(cards) for cards in hands]
        ways = [[way for count in range(len(own) + 1) for way in itertools.permutations(own, count)] for own in held]
        for one, other in itertools.product(*ways):
            said = (*((0, suit) for suit in one), *((1, suit) for suit in other))
            trump, owner, worth, announced = compiled.fixed_trump, -1, 0, 0
            for seat, suit in said:
                value, sets = policy.announcement(card_of(suit, QUEEN), announced, trump, worth)
                announced |= 1 << suit
                if sets:
                    trump, owner, worth = suit, seat, value
            yield said, trump, owner, worth

    def shown(
        hands: Any, leader: int, trump: int, worth: int, announced: int, index: int, taken: Any, first: int
    ) -> Any:
        """What may be shown from the hand, with the trump and its worth after it."""
        may = policy.announceable(hands[leader], index, taken[leader], first == leader, trump)
        for suit in range(4):
            pair = 1 << card_of(suit, QUEEN) | 1 << card_of(suit, KING)
            if not announced >> suit & 1 and may & pair == pair:
                value, sets = policy.announcement(card_of(suit, QUEEN), announced, trump, worth)
                yield suit, value, sets

    @cache
    def go(
        hands: tuple[int, int],
        leader: int,
        trick: tuple[int, ...],
        trump: int,
        owner: int,
        worth: int,
        pending: int,
        announced: int,
        taken: tuple[int, int],
        first: int,
        spoke: int,
        new: bool,
    ) -> frozenset[Result]:
        index = sum(taken)
        if not any(hands):
            return frozenset({((0, 0), (0, 0), (), leader)})
        found: set[Result] = set()
        if not trick and compiled.claims_rest:
            rest = policy.points(hands[0] | hands[1])
            left = hands[leader].bit_count()
            said = lost((), 1 - leader, hands[1 - leader], announced)
            found.add((replaced((0, 0), leader, rest), replaced((0, 0), leader, left), said, leader))
        seat = (leader + len(trick)) % 2
        cards, marked = policy.choices(seat, hands, trick, trump, owner, index, taken, first, leader, 0, new)
        if spoke == index:
            marked = 0
        if compiled.shows_marriages:
            for suit in range(4):
                if announced >> suit & 1:
                    marked &= ~(1 << card_of(suit, QUEEN) | 1 << card_of(suit, KING))
            if not trick and spoke != index:
                for suit, value, sets in shown(hands, leader, trump, worth, announced, index, taken, first):
                    now = suit if sets and policy.trump_when == "at_once" else trump
                    later = suit if sets and policy.trump_when != "at_once" else pending
                    made = (leader, value) if sets else (owner, worth)
                    after = go(hands, leader, (), now, *made, later, announced | 1 << suit, taken, first, index, new)
                    found |= {
                        (points, tricks, counted(((leader, suit),), said), last) for points, tricks, said, last in after
                    }
        for card, told in [(one, False) for one in cards_in(cards)] + [(one, True) for one in cards_in(marked)]:
            now, made, later, known = trump, (owner, worth), pending, announced
            fresh = new and bool(trick)
            said = ()
            if told:
                value, sets = policy.announcement(card, announced, trump, worth)
                suit = ACES_SUIT if card & 7 == ACE else card >> 3
                said, known = ((seat, suit),), announced | 1 << declaration_bit(suit)
                if sets:
                    made, fresh = (seat, value), policy.lead_new_trump
                    now, later = (card >> 3, pending) if policy.trump_when == "at_once" else (trump, card >> 3)
            rest_of = replaced(hands, seat, hands[seat] & ~(1 << card))
            if not trick:
                after = go(rest_of, leader, (card,), now, *made, later, known, taken, first, spoke, fresh)
                found |= {(points, tricks, counted(said, more), last) for points, tricks, more, last in after}
                continue
            whole = (*trick, card)
            winner = (leader + policy.winner(whole, now)) % 2
            worth_of = policy.points(mask_of(whole))
            began = winner if index == 0 else first
            now = later if later >= 0 else now
            count = replaced(taken, winner, taken[winner] + 1)
            after = go(rest_of, winner, (), now, *made, -1, known, count, began, spoke, fresh)
            loser = 1 - winner
            for points, tricks, words, last in after:
                got = replaced(points, winner, points[winner] + worth_of)
                more = lost(words, loser, 1 << whole[(loser - leader) % 2], known)
                found.add((got, replaced(tricks, winner, tricks[winner] + 1), counted(said, more), last))
        return frozenset(found)

    every: set[Result] = set()
    for first in itertools.combinations(pack, hand):
        go.cache_clear()
        hands = (mask_of(first), mask_of(pack) & ~mask_of(first))
        ways = before(hands) if compiled.announces_first else [((), compiled.fixed_trump, -1, 0)]
        for said, trump, owner, worth in ways:
            announced = sum(1 << suit for _, suit in said)
            after = go(hands, 0, (), trump, owner, worth, -1, announced, (0, 0), -1, -1, new=False)
            every |= {(points, tricks, counted(said, more), last) for points, tricks, more, last in after}
    return every


def candidates(compiled: Any, most: int = 2) -> Iterator[tuple[tuple[int, int], tuple[int, int], Any]]:
    """All shares of the points and the tricks, with all ways to declare up to ``most`` marriages."""
    total, tricks = compiled.policy.points(compiled.layout.all), compiled.layout.hand
    pairs = [suit for suit in range(4) if compiled.layout.all >> card_of(suit, QUEEN) & 1]
    known = list(itertools.product(range(2), pairs))
    said = [
        told
        for count in range(most + 1)
        for told in itertools.permutations(known, count)
        if len({suit for _, suit in told}) == count
    ]
    for first, points, told in itertools.product(range(tricks + 1), range(total + 1), said):
        yield (points, total - points), (first, tricks - first), told


FOUR = suits(2, ACE, TEN, KING, QUEEN)
PACKS = [
    ("thousand/pl-2c+play.rest=off", FOUR, 4),
    ("thousand/pl-2c", FOUR, 4),
    ("thousand/pl-2c+play.rest=off", suits(4, ACE, TEN), 4),
    ("thousand/pl-2c+play.rest=off", suits(4, KING, QUEEN), 4),
    pytest.param("thousand/pl-2c+play.rest=off", suits(2, ACE, TEN, KING, QUEEN, NINE), 5, marks=pytest.mark.search),
    ("thousand/ru+table.players=2+marriages.trump=next_trick", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.keep=first", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.show=on", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.when=own_trick", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.when=before", FOUR, 4),
    ("thousand/ru+table.players=2+play.trump_lead=on", FOUR, 4),
    ("thousand/ru+table.players=2+play.trump_lead=on+marriages.trump=next_trick", suits(4, KING, QUEEN), 4),
    ("thousand/ru+table.players=2+marriages.drowned=on", FOUR, 4),
    ("thousand/pl-2c+play.rest=off+marriages.drowned=on+marriages.show=on", suits(4, KING, QUEEN), 4),
    ("thousand/ru+table.players=2+marriages.drowned=on+marriages.when=before+marriages.keep=first", FOUR, 4),
    ("thousand/pl-2c+play.rest=off+faults.revoke_stands=on", FOUR, 4),
    ("1001/501", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.aces=trump", suits(4, ACE, JACK), 4),
]


def test_a_drowned_marriage_is_in_the_tricks_of_another_player() -> None:
    """Seat 1 has three nines and no more. Without a trump they are no trick of somebody who does not lead. A marriage
    of seat 2 would make one, but nobody could drown it: seats 0 and 1 took no king and no queen."""
    game: Any = games.game("thousand/pl+marriages.drowned=on+marriages.show=on")
    compiled = game.compiled
    taken = Taken((0, 0, 120), (0, 1, 7), first=2, declarer=2)
    assert takings.search(compiled, taken) == "impossible"
    assert why_not(compiled, taken)


@pytest.mark.search
@pytest.mark.turns(4)
@pytest.mark.parametrize(("rules", "pack", "hand"), PACKS)
def test_a_short_pack_gives_exactly_what_is_reckoned(rules: str, pack: tuple[Card, ...], hand: int) -> None:
    compiled = short(rules, pack, hand)
    every = every_play(compiled)
    given = {(points, tricks, said) for points, tricks, said, _ in every}
    assert len(given) > 5
    wrong = []
    for points, tricks, said in candidates(compiled):
        taken = Taken(points, tricks, said)
        # Nothing is left undecided here.
        assert takings.search(compiled, taken, 10**9) != "unknown"
        possible = not why_not(compiled, taken)
        if possible != ((points, tricks, said) in given):
            wrong.append(taken)
        if not possible:
            continue
        for last in range(2):
            taken = Taken(points, tricks, said, last=last)
            if (not why_not(compiled, taken)) != ((points, tricks, said, last) in every):
                wrong.append(taken)
    assert not wrong


def test_a_revoke_that_stands_gives_more_than_the_duties_do() -> None:
    """BT-034a: exactly what the enumeration without duties finds, which is all that the duties give and more."""
    kept = every_play(short("thousand/pl-2c+play.rest=off", FOUR, 4))
    freed = every_play(short("thousand/pl-2c+play.rest=off+faults.revoke_stands=on", FOUR, 4))
    assert kept < freed


# Whole packs.


def replay(game: Any, taken: Taken, steps: list[Any], said: list[Any]) -> Over:
    """Plays what the kernel found, as the table would: its hands, its stock, what was laid away."""
    compiled = game.compiled
    layout = compiled.layout
    contract = contract_of(taken.declarer) if compiled.auctions else NO_CONTRACT
    sheets = map(compiled.fresh_sheet, range(compiled.players))
    sheet = next(
        sheet
        for sheet in sheets
        if (compiled.sitter(sheet), compiled.first_leader(sheet, contract)) == (taken.resting, taken.first)
    )
    seats = [seat for seat in range(compiled.players) if seat != taken.resting]
    hands, lying, drawn = [0] * compiled.players, layout.all, list[int]()
    actions: list[Any] = []
    if compiled.announces_first:
        for offset in range(len(seats)):
            seat = (steps[0][0] + offset) % len(seats)
            actions += [*[Show(suit) for own, suit, _ in said if own == seat], Pass()]
    for at, (leader, cards, announced, shown, claimed, draws) in enumerate(steps):
        for offset, card in enumerate(cards):
            hands[seats[(leader + offset) % len(seats)]] |= 1 << card
            lying &= ~(1 << card)
        if shown >= 0:
            actions.append(Show(shown))
        if claimed:
            if not at or not steps[at - 1][4]:
                actions += [Rest()] + [Accept()] * (len(seats) - 1)
            continue
        actions += [Play(card, announce=announced and not offset) for offset, card in enumerate(cards)]
        if draws:
            # The winner draws first, and leads to the next trick.
            winner = steps[at + 1][0]
            drawn += [draws[(winner + offset) % len(seats)] for offset in range(len(seats))]
    for at, seat in enumerate(seats):
        hands[seat] &= ~mask_of(step[5][at] for step in steps if step[5])
    outcomes = []
    # The kernel does not name the cards that nobody played.
    for away in itertools.combinations(cards_in(lying), layout.away):
        state = begun(game, sheet, contract, tuple(hands), mask_of(away), lying & ~mask_of(away), tuple(drawn))
        waiting = iter(actions)

        def choose(state: Any, waiting: Iterator[Any] = waiting) -> Any:
            action = next(waiting)
            seat = next(iter(game.awaits(state)))
            assert action in game.legal(state, seat), (action, taken, steps)
            return seat, action

        outcomes.append(over(game, state, choose))
        if outcomes[-1].outcome.points == taken.points:
            break
    return outcomes[-1]


def put(rules: str, rng: random.Random, deals: int) -> tuple[int, int]:
    """Puts what play gave to the search, and the same with one number wrong; how many were asked, and undecided."""
    cached: Any = games.game(rules)
    game: Any = type(cached)(cached.rules)
    compiled = game.compiled
    asked = undecided = 0
    for _ in range(deals):
        real = played_at_random(game, rng)
        assert why_not(compiled, real) == "", real
        for taken in (real, *(changed(rng, compiled, real) for _ in range(3))):
            asked += 1
            found, steps, announced = takings.witness(compiled, taken)
            if found == "unknown":
                undecided += 1
            elif found == "found":
                outcome, said = replay(game, taken, steps, announced)
                assert (outcome.points, outcome.tricks, said) == (taken.points, taken.tricks, taken.declared)
                assert taken.last in (-1, outcome.last)
            else:
                assert why_not(compiled, taken)
    return asked, undecided


@pytest.mark.search
@pytest.mark.turns(2)
@pytest.mark.parametrize("rules", WHOLE)
def test_what_random_play_gives_is_possible_and_what_is_taken_can_be_played(rules: str) -> None:
    """Of numbers written down wrongly, too: those that are taken have a deal, which the game itself plays."""
    put(rules, random_of(("takings", rules)), trials(8, 200))


# What is counted has its own seed, the same each time.


@pytest.mark.search
@pytest.mark.turns(2)
@pytest.mark.parametrize("rules", WHOLE)
def test_what_is_not_decided_is_seldom(rules: str) -> None:
    """It is taken: docs/decisions/0017."""
    asked, undecided = put(rules, random.Random(f"takings {rules}"), trials(8, 200))
    assert undecided <= 3 + asked // 20


def test_a_marriage_that_is_lost_takes_the_ace_and_the_ten_with_it() -> None:
    """Two tricks of six cards hold 64 points at most, but not beside a marriage of one's own, led after a trick."""
    game: Any = games.game("thousand/ru+play.rest=off")
    compiled = game.compiled
    said = ((0, 3),)
    assert why_not(compiled, Taken((64, 54, 2), (2, 5, 1), first=1)) == ""
    assert why_not(compiled, Taken((64, 54, 2), (2, 5, 1), said, first=1)) == "together"
    assert why_not(compiled, Taken((63, 55, 2), (2, 5, 1), said, first=1)) == ""


@pytest.mark.parametrize(
    ("taken", "reason"),
    [
        (Taken((100, 10, 10), (1, 6, 1)), "points"),
        (Taken((119, 1, 0), (7, 1, 0)), "points"),
        # No points at all are three nines, and only who led takes them.
        (Taken((120, 0, 0), (7, 1, 0)), "points"),
        (Taken((0, 120, 0), (1, 7, 0)), ""),
        # Three aces in one trick: only who led to it, or a trump, takes them.
        (Taken((33, 87, 0), (1, 7, 0)), ""),
        (Taken((33, 87, 0), (1, 7, 0), first=1), "points"),
        (Taken((33, 87, 0), (1, 7, 0), ((1, 3),), first=1), ""),
        # One lead for each marriage, and both cards in hand before it.
        (Taken((30, 20, 70), (2, 1, 5), ((1, 3), (1, 2), (1, 0)), first=1), "leads"),
        (Taken((20, 60, 40), (2, 4, 2), ((1, 3), (1, 2), (1, 0)), first=1), ""),
        (Taken((0, 100, 20), (0, 7, 1), ((2, 3),), first=1), ""),
        (Taken((0, 100, 20), (0, 7, 1), ((0, 3),), first=1), "leads"),
        (Taken((0, 100, 20), (0, 7, 1), ((0, 3),), first=0), ""),
    ],
)
def test_a_whole_pack(taken: Taken, reason: str) -> None:
    game: Any = games.game("thousand/ru")
    assert why_not(game.compiled, taken) == reason
