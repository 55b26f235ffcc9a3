"""Which tricks, card points and marriages one deal can give: a reckoning over the pack, not over single cards' play.

Nobody saw the cards of a deal that is entered by hand. What was written down is possible if some deal and some play of
it gives these numbers. Three things decide:

* the cards: whoever took ``t`` tricks holds ``t`` cards from each hand, and what the rules add to them (BT-006);
* the leads: who declares must lead, and must still have both cards, or four aces, before it (TH-R-007, 070, 071);
* the fate of a declared king and queen: both are played by who declared them, in two tricks. While their suit is trump,
  another player takes them with the ace or the ten of that suit only; and a player who has not led yet takes his first
  trick by a card of the suit led, or by a trump.

The duty to follow suit is left out: in hands of four cards it bars more than this, in a whole pack it is taken to bar
nothing. tests/thousand/test_takings.py compares this with every play of every deal of short packs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import ACE, KING, QUEEN, TEN, card_of
from prikup.core.seats import Seat, replaced
from prikup.thousand.compiled_rules import CompiledRules

ACES = -1
"""Stands for the suit of four aces that are declared."""
NOBODY, GONE = -1, -2
"""Instead of a taker: the card goes to nobody; it is not followed, or not in the pack."""
FREE, UNTOUCHED = -2, -1
"""Of a seat whose first trick needs two ranks: it has them, or needs none; it has no card yet. Else its only rank."""
ANY = 4
"""A trump of which only the ace that made it knows the suit (BT-027)."""
Numbers = tuple[int, ...]


class Taken(Struct, frozen=True):
    """What was taken and declared in a deal; numbers by seat, card points without marriages."""

    points: Numbers
    tricks: Numbers
    declared: tuple[tuple[Seat, int], ...] = ()
    """Who declared which suit, in order; ``ACES`` for four aces."""
    first: Seat = 0
    """Who led to the first trick."""
    declarer: Seat = -1
    """Who may have laid cards away."""
    last: Seat = -1
    """Who took the last trick; -1 where nobody wrote it down."""
    captured: Numbers = ()
    """Pairs of king and queen in the tricks of each seat (BT-031); empty where the rules do not count them. The
    declarer's earn nothing: 0 leaves them open."""
    golden: bool = False
    """Whether the talon was left aside (BT-061)."""


@lru_cache(maxsize=4096)
def why_not(compiled: CompiledRules, taken: Taken) -> str:
    """What no deal gives; empty if some deal and some play of it give all of it.

    ``points``: these card points do not go with these tricks; ``pairs``: nor do these pairs; ``leads``: who declared
    did not lead often, or early, enough; ``together``: each is possible, but not all of it in one deal.
    """
    lasts = (taken.last,) if taken.last >= 0 else tuple(seat for seat, tricks in enumerate(taken.tricks) if tricks)
    bare = replace(taken, declared=(), last=-1, captured=())
    # A marriage makes a trump, and a trump takes what the suit led could not.
    # Drowned ones are not written down (BT-031b).
    ruffs = bool(taken.declared) or compiled.drowns
    found = [seat for seat in lasts if _dealt(compiled, bare, seat, ruffs=ruffs)]
    if not found:
        return "points"
    if taken.captured:
        paired = replace(taken, declared=(), last=-1)
        if not any(_dealt(compiled, paired, seat, ruffs=ruffs) for seat in found):
            return "pairs"
    led = [seat for seat in found if _led(compiled, taken, seat)]
    if not led:
        return "leads"
    if (taken.declared or taken.captured) and not any(
        _dealt(compiled, taken, seat, ruffs=compiled.drowns) for seat in led
    ):
        return "together"
    return ""


def rooms(compiled: CompiledRules, taken: Taken, last: Seat) -> tuple[Numbers, int]:
    """How many cards go to each seat if ``last`` takes the last trick, and how many to nobody (BT-004, TH-P-098)."""
    layout = compiled.layout
    found = [compiled.hands * tricks for tricks in taken.tricks]
    if not taken.golden and any(found):
        to = compiled.rules.talon.away
        if layout.away and to != "nobody":
            found[taken.declarer if to == "declarer" else last] += layout.away
        if not layout.dead:
            found[last] += layout.talon * (layout.talons - 1)
    return tuple(found), len(layout.pack) - sum(found)


def bounds(compiled: CompiledRules, taken: Taken, seat: Seat) -> tuple[int, int]:
    """The fewest and the most card points that a seat's tricks can hold."""
    worth = sorted(compiled.policy.points(1 << card) for card in compiled.layout.pack)
    lasts = [other for other, tricks in enumerate(taken.tricks) if tricks and taken.last in (-1, other)]
    sizes = [rooms(compiled, taken, last)[0][seat] for last in lasts]
    return sum(worth[: min(sizes)]), sum(worth[len(worth) - max(sizes) :])


# The leads.


def _led(compiled: CompiledRules, taken: Taken, last: Seat) -> bool:
    """Whether everything can be declared in this order: one declaration a lead, with the cards for it in hand."""
    declared, when = taken.declared, compiled.policy.announce
    if not declared or compiled.announces_first:
        return True
    every = sum(taken.tricks)
    # Whoever declares must still play all cards of what he has yet to declare.
    need = []
    for at, (own, _) in enumerate(declared):
        cards = [4 if suit == ACES else 2 for seat, suit in declared[at:] if seat == own]
        need.append(sum(cards))

    @cache
    def go(index: int, leader: Seat, at: int, left: Numbers, winner: Seat) -> bool:
        if at == len(declared):
            return left[last] > 0
        if index == every:
            return False
        may = when == "lead" or (when == "own_trick" and left[leader] < taken.tricks[leader])
        may = may or (when == "first_winner" and index > 0 and leader == winner)
        may = may and declared[at][0] == leader and need[at] <= every - index
        for after in (at + 1, at) if may else (at,):
            for seat, tricks in enumerate(left):
                if not tricks or (seat == last and tricks == 1 and index < every - 1):
                    continue
                if go(index + 1, seat, after, replaced(left, seat, tricks - 1), seat if index == 0 else winner):
                    return True
        return False

    return go(0, taken.first, 0, taken.tricks, -1)


# The cards.


class _Fate(Struct, frozen=True):
    """What may become of the king and the queen of a suit."""

    suit: int
    seat: Seat = -1
    """Who declared them; -1 if nobody did."""
    led: bool = False
    """Whether the one that was led falls only to a higher card of its suit."""
    kept: bool = False
    """Whether the one that was kept falls only to a trump above it."""
    shown: bool = False
    """Whether neither was led: both were shown from the hand (BT-030)."""


def _fates(compiled: CompiledRules, declared: tuple[tuple[Seat, int], ...]) -> tuple[list[_Fate], Seat, list[bool]]:
    """The fate of each declared marriage, who declared four aces, and which declarations made the trump."""
    policy, trump, announced, worth = compiled.policy, compiled.fixed_trump, 0, 0
    now, makes = [], []
    aces = next((seat for seat, suit in declared if suit == ACES), -1)
    for _, suit in declared:
        card = card_of(0, ACE) if suit == ACES else card_of(suit, QUEEN)
        value, sets = policy.announcement(card, announced, trump if trump != ANY else 0, worth)
        before = trump
        if sets:
            trump, worth = (ANY if suit == ACES else suit), value
        now.append(trump if policy.trump_when == "at_once" else before)
        announced |= 1 << (4 if suit == ACES else suit)
        makes.append(sets)
    found = []
    for at, (seat, suit) in enumerate(declared):
        if suit == ACES:
            continue
        is_trump = makes[at] or compiled.fixed_trump == suit
        kept = is_trump and not any(makes[at + 1 :])
        shown = compiled.keeps_pairs
        found.append(_Fate(suit, seat, not shown and now[at] in (-1, suit), kept, shown))
    return found, aces, makes


def _ways(compiled: CompiledRules, taken: Taken, fate: _Fate, aces: Seat) -> Iterator[tuple[Numbers, bool]]:
    """Who can take the king, the queen, the ace and the ten of a suit.

    The second value says whether king and queen lie in one pile.
    """
    seats = [seat for seat, tricks in enumerate(taken.tricks) if tricks]
    if fate.seat < 0:
        bins = [*range(len(taken.tricks)), NOBODY]
        yield from (((king, queen, GONE, GONE), king == queen >= 0) for king, queen in product(bins, bins))
        return
    high = [[*range(len(taken.tricks)), NOBODY] if rank in _placed(compiled, fate) else [GONE] for rank in (ACE, TEN)]
    if compiled.drowns:
        # What counts in the end was taken by who declared it.
        seats = [fate.seat]
    for king, queen in product(seats, seats):
        if king == queen and taken.tricks[king] < 2:
            continue
        for ace, ten in product(*high):
            if _can_end_with(compiled, taken, fate, (king, queen, ace, ten), aces):
                yield (king, queen, ace, ten), king == queen


def _placed(compiled: CompiledRules, fate: _Fate) -> tuple[int, ...]:
    """The ranks of a suit whose takers are told one by one."""
    high = (ACE, TEN) if fate.led or fate.kept else ()
    pack = compiled.layout.all
    return (KING, QUEEN, *(rank for rank in high if pack >> card_of(fate.suit, rank) & 1))


def _can_end_with(compiled: CompiledRules, taken: Taken, fate: _Fate, owners: Numbers, aces: Seat) -> bool:
    """Whether a declared king and queen can end up with these players: whoever else takes them has beaten them."""
    king, queen, ace, ten = owners

    def beaten(owner: Seat, *, led: bool) -> bool:
        """Whether a card needs an ace or a ten of its suit to go where it went."""
        if owner == fate.seat or not (fate.led if led else fate.kept):
            return False
        # The rest that is granted needs no card that beats (TH-R-106).
        return led or not (compiled.claims_rest and taken.tricks[owner] > 1)

    # Whoever showed four aces played this one, too.
    beats = [owner for owner in (ace,) if aces < 0 or (owner == aces != fate.seat)] + [ten]
    ways = [(False, False)] if fate.shown else [(True, False), (False, True)]
    for king_led, queen_led in ways:
        needs = [king] if beaten(king, led=king_led) else []
        needs += [queen] if beaten(queen, led=queen_led) else []
        if all(beats.count(owner) >= needs.count(owner) for owner in needs):
            return True
    return False


def _dealt(compiled: CompiledRules, taken: Taken, last: Seat, *, ruffs: bool = False) -> bool:
    """Whether the cards of the pack can be shared out so; ``ruffs``: some trump may take any trick."""
    room, lost = rooms(compiled, taken, last)
    if lost < 0:
        return False
    fates, aces, makes = _fates(compiled, taken.declared)
    if taken.captured:
        fates += [_Fate(suit) for suit in range(4) if suit not in [fate.suit for fate in fates]]
    ways = [tuple(_ways(compiled, taken, fate, aces)) for fate in fates]
    left = Counter(card & 7 for card in compiled.layout.pack)
    for fate in fates:
        left.subtract(_placed(compiled, fate))
    worth = {rank: compiled.policy.points(1 << card_of(0, rank)) for rank in left}
    ranks = tuple(sorted(((worth[rank], count, rank) for rank, count in left.items() if count), reverse=True))
    mixed = tuple(FREE if ruffs else _mixed(compiled, taken, seat, room[seat], makes) for seat in range(len(room)))

    @cache
    def place(at: int, room: Numbers, lost: int, want: Numbers, mixed: Numbers, pairs: Numbers) -> bool:
        if at == len(ways):
            return _paired(taken, pairs) and _spread(ranks, room, lost, want, mixed)
        for owners, together in ways[at]:
            rooms, wants, ranked, nobody = list(room), list(want), list(mixed), lost
            for owner, rank in zip(owners, (KING, QUEEN, ACE, TEN), strict=True):
                if owner < 0:
                    nobody -= owner == NOBODY
                    continue
                rooms[owner] -= 1
                wants[owner] -= worth[rank]
                ranked[owner] = _ranked(ranked[owner], rank)
            if nobody < 0 or min(rooms) < 0 or min(wants) < 0:
                continue
            counted = pairs
            if taken.captured and together:
                counted = replaced(pairs, owners[0], pairs[owners[0]] + 1)
            if place(at + 1, tuple(rooms), nobody, tuple(wants), tuple(ranked), counted):
                return True
        return False

    return place(0, room, lost, taken.points, mixed, (0,) * len(room))


def _paired(taken: Taken, pairs: Numbers) -> bool:
    """Whether these are the captured pairs that were written down; 0 leaves the declarer's open."""
    wanted = enumerate(taken.captured)
    return all(pairs[seat] == count for seat, count in wanted if count or seat != taken.declarer)


def _mixed(compiled: CompiledRules, taken: Taken, seat: Seat, room: int, makes: list[bool]) -> int:
    """Whether the tricks of a seat must hold two ranks: without a trump its first one is won in the suit led."""
    if seat == taken.first or not room or room > compiled.hands * taken.tricks[seat] or compiled.fixed_trump >= 0:
        return FREE
    for (other, _), sets in zip(taken.declared, makes, strict=True):
        if other == seat:
            break
        if sets:
            return FREE
    return UNTOUCHED


def _ranked(mixed: int, rank: int) -> int:
    """The same after one more card of a rank."""
    if mixed == UNTOUCHED:
        return rank
    return mixed if mixed == rank else FREE


@lru_cache(maxsize=65536)
def _spread(ranks: tuple[tuple[int, int, int], ...], room: Numbers, lost: int, want: Numbers, mixed: Numbers) -> bool:
    """Whether cards (points, how many, rank; the dearest first) can be shared out so that each seat has its points."""
    if not ranks:
        return not lost and not any(room) and not any(want) and all(rank == FREE for rank in mixed)
    (worth, count, rank), *others = ranks
    cheapest = others[-1][0] if others else worth
    for seat, points in enumerate(want):
        if not cheapest * room[seat] <= points <= worth * room[seat]:
            return False
    for given in _gifts(room, lost, count, worth, want):
        rooms = tuple(map(int.__sub__, room, given))
        wants = tuple(points - worth * cards for points, cards in zip(want, given, strict=True))
        after = tuple(_ranked(old, rank) if cards else old for old, cards in zip(mixed, given, strict=True))
        if _spread(tuple(others), rooms, lost - (count - sum(given)), wants, after):
            return True
    return False


def _gifts(room: Numbers, lost: int, count: int, worth: int, want: Numbers) -> Iterator[Numbers]:
    """All ways to share out ``count`` equal cards among the seats; what is left goes to nobody."""
    if not room:
        if count <= lost:
            yield ()
        return
    most = min(room[0], count, want[0] // worth if worth else count)
    for cards in range(most, -1, -1):
        for others in _gifts(room[1:], lost, count - cards, worth, want[1:]):
            yield cards, *others
