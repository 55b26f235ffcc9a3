"""One known hand of Preferans: what each contract brings it over all layouts of the cards that nobody has seen."""

from __future__ import annotations

import os
import random
import struct
import sys
from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import islice

from msgspec import Struct

from prikup import _kernel
from prikup._kernel import Layouts as Counted
from prikup.core.cards import SUIT_MASKS, SUITS, Cards, mask_of, parse_cards
from prikup.core.errors import NotationError
from prikup.core.knowledge import GONE, Knowledge, Place
from prikup.core.knowledge import HAND as HAND_OF
from prikup.core.seats import Seat
from prikup.notation.position import LONGEST
from prikup.preferans.layout import HAND, PACK
from prikup.search.counted_layouts import counted
from prikup.search.deal_tables import HANDS, MISERE, RULES, STRAINS, all_of, preferans_of
from prikup.search.errors import SearchError
from prikup.search.estimates import Estimate, SampleSize, mean, share
from prikup.search.limits import MEMORY, Deadline, checked, refuse_number
from prikup.search.random_order import random_order

SAMPLES = 2_000
"""Layouts that are looked at, if nothing else is said."""
MOST_SAMPLES = 1_000_000
NODES = 30_000
"""Positions that a contract may search in a layout, if nothing else is said."""
_TOGETHER = 16
"""Layouts in a row for one thread, which keeps its tables from one to the next."""
_FIRST, _MOST_AT_ONCE = 64, 4_096
"""Layouts that are asked about at a time: few at first, so that short limits of time are kept, then more."""

Hand = str | Cards
"""Cards as text, ``HAT9.DKQ``, or as a set."""


class ContractTricks(Struct, frozen=True):
    """The tricks of the known hand in a contract, over the layouts that were looked at."""

    strain: int
    """A place in `STRAINS`."""
    rows: tuple[tuple[int, int, int], ...]
    """``(low, high, layouts)``: in so many layouts the tricks lie between the two, which differ only where a limit was
    reached."""
    seen: SampleSize

    @property
    def distribution(self) -> dict[int, int]:
        """By number of tricks the layouts in which it is exactly that."""
        return {low: layouts for low, high, layouts in self.rows if low == high}

    @property
    def unknown(self) -> int:
        """Layouts in which a limit was reached."""
        return sum(layouts for low, high, layouts in self.rows if low != high)

    def at_least(self, tricks: int) -> Estimate:
        """The share of all layouts in which the hand takes at least so many tricks."""
        sure = sum(layouts for low, _, layouts in self.rows if low >= tricks)
        most = sum(layouts for _, high, layouts in self.rows if high >= tricks)
        return share(sure, self.seen, most)

    @property
    def tricks(self) -> Estimate:
        """The expected number of tricks."""
        return self.expected(tuple(map(float, range(HAND + 1))))

    def expected(self, worth: Sequence[float]) -> Estimate:
        """The expected value of what each number of tricks, from none on, is worth."""
        if not self.seen.looked:
            return Estimate((min(worth) + max(worth)) / 2, min(worth), max(worth))
        rows, step = [], 0.0
        for low, high, layouts in self.rows:
            values = worth[low : high + 1]
            rows.append((min(values), max(values), layouts))
            # How far away the next other value is, for a sample in which all are the same.
            step = max(step, min((abs(other - values[0]) for other in worth if other != values[0]), default=0.0))
        found = mean(rows, self.seen, step)
        # No mean lies beyond what single deals can be worth.
        return Estimate(found.value, max(found.low, min(worth)), min(found.high, max(worth)))


class EachLayout(Struct, frozen=True):
    """The layouts one by one; `prikup.search.arrays.layouts` makes arrays of them."""

    hands: bytes
    """Of each layout the next seat's cards and the last one's, four bytes a hand, the lowest first."""
    low: bytes
    """Of each layout the least number of tricks in each contract, one byte each."""
    high: bytes


class Layouts(Struct, frozen=True):
    """What a hand takes over all layouts, each as likely as any other, if both sides play best with all cards known.

    That is double dummy: neither side has to guess. It is the value of no real deal, in which somebody does.
    """

    rules: str
    hand: Cards
    leader: Seat
    """Who leads to the first trick: 0 the hand itself, 1 the next seat, 2 the last."""
    count: int
    """How many layouts there are."""
    looked: int
    """How many of them were looked at."""
    contracts: tuple[ContractTricks, ...]
    nodes: int
    """Positions searched."""
    each: EachLayout | None = None

    @property
    def exact(self) -> bool:
        """Whether all layouts were looked at, and each is known."""
        return self.looked == self.count and not any(contract.unknown for contract in self.contracts)

    def contract(self, strain: int) -> ContractTricks:
        """That of a strain. Raises SearchError(search_number) for one that was not asked for."""
        for contract in self.contracts:
            if contract.strain == strain:
                return contract
        raise SearchError("search_number", name="strain", value=str(strain)[:20], least=0, most=MISERE)


def layouts(
    hand: Hand,
    rules: str = RULES,
    *,
    leader: Seat = 0,
    out: Hand = 0,
    known: tuple[Hand, Hand] = (0, 0),
    voids: tuple[str, str] = ("", ""),
    strains: Sequence[int] = range(len(STRAINS)),
    samples: int = SAMPLES,
    seed: int = 0,
    each: bool = False,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> Layouts:
    """What a hand of one to ten cards takes in each contract, over all layouts of the other two hands.

    ``out`` are cards that take no part: the discard, cards played. ``known`` are cards of the next seat's hand and of
    the last one's, ``voids`` the suits that they do not hold (``("S", "")``). The other cards lie anywhere: in those
    hands, which have as many cards as this one, or out as well, if there are more.

    If there are no more layouts than ``samples``, all of them are looked at; if there are, a sample that the ``seed``
    draws, each layout at most once. They are looked at in random order, so that what is done when ``seconds`` end is a
    fair sample, too. ``nodes`` is for each contract of a layout, ``memory`` and ``seconds`` are for all of them
    together; ``threads`` are as in `solve_many`, and ctrl-c ends them. With ``each`` the answer has every layout.

    Raises SearchError (``search_hand`` for an impossible number of cards, ``search_layouts`` where no layout fits what
    is known, ``search_number``, ``search_seconds``, ``search_game``) and NotationError.
    """
    game = preferans_of(rules)
    own = cards_of(hand)
    hidden = _hidden(own, cards_of(out), (cards_of(known[0]), cards_of(known[1])), (_suits(voids[0]), _suits(voids[1])))
    refuse_number("leader", leader, 0, HANDS - 1)
    for strain in strains:
        refuse_number("strain", strain, 0, MISERE)
    refuse_number("samples", samples, 1, MOST_SAMPLES)
    refuse_number("seed", seed, 0, 2**63)
    limits = checked(nodes, memory, threads)
    deadline = Deadline(seconds)
    threads = threads or os.cpu_count() or 1
    policy = game.compiled.policy
    asked = [
        (strain if strain < len(SUITS) else -1, leader, 1, "tricks", "fewest" if strain == MISERE else "most", None)
        for strain in strains
    ]
    pack = struct.Struct(f"<{policy.players}I").pack
    resting = (1 << policy.players) - (1 << HANDS)
    beside = (0,) * (policy.players - HANDS)
    wanted = min(samples, hidden.count)
    order = islice(random_order(random.Random(seed), hidden.count, wanted), wanted)
    found: list[Counter[tuple[int, int]]] = [Counter() for _ in asked]
    one_by_one = (bytearray(), bytearray(), bytearray())
    looked = searched = 0
    step = _FIRST
    while looked < wanted:
        # In order, since layouts with close numbers share more of what the tables know.
        ways = [(first, second) for first, second, _ in hidden.layouts(sorted(islice(order, step)))]
        deals = b"".join(pack(own, *way, *beside) for way in ways)
        low, high, spent = _kernel.solve_deals(
            policy, deals, asked, *limits, threads, resting=resting, seconds=deadline.left, together=_TOGETHER
        )
        searched += spent
        ended = deadline.left == 0
        if ended and low != high and looked:
            break
        lows, highs = numbers(low), numbers(high)
        for at, counter in enumerate(found):
            counter.update(zip(lows[at :: len(asked)], highs[at :: len(asked)], strict=True))
        if each:
            two = struct.Struct("<2I").pack
            one_by_one[0].extend(b"".join(two(*way) for way in ways))
            one_by_one[1].extend(lows.tolist())
            one_by_one[2].extend(highs.tolist())
        looked += len(ways)
        step = min(2 * step, _MOST_AT_ONCE)
        if ended:
            break
    seen = SampleSize(looked, hidden.count)
    return Layouts(
        game.text,
        own,
        leader,
        hidden.count,
        looked,
        tuple(
            ContractTricks(strain, tuple((*ends, counter[ends]) for ends in sorted(counter)), seen)
            for strain, counter in zip(strains, found, strict=True)
        ),
        searched,
        EachLayout(*map(bytes, one_by_one)) if each else None,
    )


def numbers(data: bytes) -> array[int]:
    """The numbers of two bytes that the kernel gives, the lowest byte first."""
    found = array("h")
    found.frombytes(data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def cards_of(hand: Hand) -> Cards:
    """A set of cards. Raises NotationError."""
    if isinstance(hand, str):
        if len(hand) > LONGEST:
            raise NotationError("bad_card", text=hand[:57] + "...")
        return parse_cards(hand)
    if type(hand) is not int or not 0 <= hand < 1 << 32:
        raise NotationError("bad_card", text=str(hand)[:57])
    return hand


def _suits(text: str) -> Cards:
    """The cards of the suits in a text."""
    for letter in text.upper():
        if letter not in SUITS:
            raise NotationError("bad_suit", text=str(text)[:40])
    return sum(SUIT_MASKS[SUITS.index(letter)] for letter in {*text.upper()})


def _hidden(own: Cards, out: Cards, known: tuple[Cards, Cards], voids: tuple[Cards, Cards]) -> Counted:
    """The layouts of the cards that nobody has seen: the next seat's hand, the last one's, what takes no part.

    Raises SearchError and NotationError.
    """
    size = own.bit_count()
    if not 1 <= size <= HAND:
        raise SearchError("search_hand", count=size, wanted=f"1–{HAND}")
    free = mask_of(PACK) & ~all_of(own, out, *known)
    rest = free.bit_count() + sum(cards.bit_count() for cards in known) - 2 * size
    if rest < 0 or known[0] & voids[0] or known[1] & voids[1]:
        raise SearchError("search_layouts")
    hands = [(Place(HAND_OF, size, seat), cards | free & ~voids[seat - 1]) for seat, cards in enumerate(known, 1)]
    places, possible = zip(*hands, (Place(GONE, rest), free), strict=True)
    return counted(Knowledge(places, possible))
