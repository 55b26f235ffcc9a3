"""What one deal can give, against every deal of short packs, played out card by card.

The enumeration here knows nothing of the reckoning: it deals the pack in every way and plays every legal card, with the
kernel's duties. All that it finds must be possible. The other way round holds but for hands so short that the duties
bar what a whole pack would allow; how much that is is counted, so that it cannot grow.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from prikup import games
from prikup.core.cards import ACE, JACK, KING, NINE, QUEEN, TEN, Card, card_of, cards_in, mask_of
from prikup.core.seats import replaced
from prikup.thousand import takings
from prikup.thousand.layout import LAYOUTS, Layout
from prikup.thousand.takings import ACES, Taken, why_not
from tests.support.seeds import random_of, trials

Result = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...], int]
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
    """What all plays of all deals give."""
    policy, pack, hand = compiled.policy, compiled.layout.pack, compiled.layout.hand

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
    ) -> frozenset[Result]:
        index = sum(taken)
        if not any(hands):
            return frozenset({((0, 0), (0, 0), (), leader)})
        found: set[Result] = set()
        if not trick and compiled.claims_rest:
            rest = policy.points(hands[0] | hands[1])
            left = hands[leader].bit_count()
            found.add((replaced((0, 0), leader, rest), replaced((0, 0), leader, left), (), leader))
        seat = (leader + len(trick)) % 2
        cards, marked = policy.choices(seat, hands, trick, trump, owner, index, taken, first, leader, 0)
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
                    after = go(hands, leader, (), now, *made, later, announced | 1 << suit, taken, first, index)
                    found |= {(points, tricks, ((leader, suit), *said), last) for points, tricks, said, last in after}
        for card, told in [(one, False) for one in cards_in(cards)] + [(one, True) for one in cards_in(marked)]:
            now, made, later, known = trump, (owner, worth), pending, announced
            said: tuple[tuple[int, int], ...] = ()
            if told:
                value, sets = policy.announcement(card, announced, trump, worth)
                suit = ACES if card & 7 == ACE else card >> 3
                said, known = ((seat, suit),), announced | 1 << (4 if suit == ACES else suit)
                if sets:
                    made = (seat, value)
                    now, later = (card >> 3, pending) if policy.trump_when == "at_once" else (trump, card >> 3)
            rest_of = replaced(hands, seat, hands[seat] & ~(1 << card))
            if not trick:
                after = go(rest_of, leader, (card,), now, *made, later, known, taken, first, spoke)
                found |= {(points, tricks, said + more, last) for points, tricks, more, last in after}
                continue
            whole = (*trick, card)
            winner = (leader + policy.winner(whole, now)) % 2
            worth_of = policy.points(mask_of(whole))
            began = winner if index == 0 else first
            now = later if later >= 0 else now
            after = go(
                rest_of, winner, (), now, *made, -1, known, replaced(taken, winner, taken[winner] + 1), began, spoke
            )
            for points, tricks, more, last in after:
                got = replaced(points, winner, points[winner] + worth_of)
                found.add((got, replaced(tricks, winner, tricks[winner] + 1), said + more, last))
        return frozenset(found)

    every: set[Result] = set()
    for first in itertools.combinations(pack, hand):
        go.cache_clear()
        hands = (mask_of(first), mask_of(pack) & ~mask_of(first))
        every |= go(hands, 0, (), compiled.fixed_trump, -1, 0, -1, 0, (0, 0), -1, -1)
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
    ("1001/501", FOUR, 4),
    ("thousand/ru+table.players=2+marriages.aces=trump", suits(4, ACE, JACK), 4),
]


@pytest.mark.parametrize(("rules", "pack", "hand"), PACKS)
def test_nothing_that_a_short_pack_gives_is_refused(rules: str, pack: tuple[Card, ...], hand: int) -> None:
    compiled = short(rules, pack, hand)
    given = every_play(compiled)
    assert len(given) > 5
    for points, tricks, said, last in given:
        assert not why_not(compiled, Taken(points, tricks, said)), (points, tricks, said)
        assert not why_not(compiled, Taken(points, tricks, said, last=last)), (points, tricks, said, last)


def test_a_pack_in_which_no_suit_binds_gives_exactly_what_is_reckoned() -> None:
    compiled = short("thousand/pl-2c+play.rest=off", suits(4, ACE, TEN), 4)
    given = {(points, tricks, said) for points, tricks, said, _ in every_play(compiled)}
    reckoned = {one for one in candidates(compiled) if not why_not(compiled, Taken(*one))}
    assert reckoned == given


@pytest.mark.parametrize(("rules", "pack", "hand"), PACKS)
def test_what_a_short_pack_does_not_give_is_mostly_refused(rules: str, pack: tuple[Card, ...], hand: int) -> None:
    """Hands of four cards are often bound where eight are not; all else that is impossible is refused."""
    compiled = short(rules, pack, hand)
    given = {(points, tricks, said) for points, tricks, said, _ in every_play(compiled)}
    wrong = [one for one in candidates(compiled) if one not in given]
    taken = [one for one in wrong if not why_not(compiled, Taken(*one))]
    assert len(taken) < len(wrong) / 10


@pytest.mark.search
@pytest.mark.parametrize("hands", sorted({key for key in LAYOUTS if not LAYOUTS[key].stock}))
def test_a_pack_shared_out_at_random_is_possible(hands: tuple[int, int, str]) -> None:
    """Cards that lie in somebody's tricks, whoever played them: points and tricks go together."""
    rng = random_of(hands)
    game: Any = games.game("thousand/ru")
    compiled: Any = copy.copy(game.compiled)
    layout = compiled.layout = LAYOUTS[hands]
    compiled.hands = layout.hands
    for _ in range(trials(40, 400)):
        tricks = [0, 0, 0]
        for _ in range(layout.tricks):
            tricks[rng.randrange(layout.hands)] += 1
        pack = rng.sample(layout.pack, len(layout.pack))
        points, ranks = [], []
        last = rng.choice([seat for seat, took in enumerate(tricks) if took])
        for room in takings.rooms(compiled, Taken((0, 0, 0), tuple(tricks), declarer=0), last)[0]:
            points.append(compiled.policy.points(mask_of(pack[:room])))
            ranks.append({card & 7 for card in pack[:room]})
            del pack[:room]
        # Cards of one rank are won by nobody who has not led before.
        if all(not took or len(ranks[seat]) > 1 for seat, took in enumerate(tricks) if seat):
            assert why_not(compiled, Taken(tuple(points), tuple(tricks), declarer=0, last=last)) == ""


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
