"""What the kernel tests share: names to numbers and back, random rules, random situations."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import strategies as st

from prikup._kernel import Policy, Position
from tests.oracle import RANKS, SUITS, Card, Cards, Deal, Rules

DECK: tuple[Card, ...] = tuple(suit + rank for suit in SUITS for rank in RANKS)
STOCK = 20
"""The largest stock that the kernel holds."""
TALON = 3
"""The most cards of a talon that lead tricks."""
THOUSAND: tuple[Card, ...] = tuple(card for card in DECK if card[1] not in "78")


def card_id(card: Card) -> int:
    return SUITS.index(card[0]) * 8 + RANKS.index(card[1])


def mask(cards: Iterable[Card]) -> int:
    return sum(1 << card_id(card) for card in cards)


def names(cards: int) -> Cards:
    return frozenset(card for card in DECK if cards >> card_id(card) & 1)


def suit_id(suit: str | None) -> int:
    return -1 if suit is None else SUITS.index(suit)


def policy_of(rules: Rules) -> Policy:
    """The kernel's policy for the oracle's rules."""
    fields: dict[str, Any] = {
        "players": rules.players,
        "order": [RANKS.index(rank) for rank in rules.order],
        "points": [rules.points[rank] for rank in RANKS],
        "marriages": [rules.marriages[suit] for suit in SUITS],
        "marriages_by_order": rules.marriages_by_order,
        "ace_marriage": rules.ace_marriage,
        "ace_sets_trump": rules.ace_sets_trump,
        "follow": rules.follow,
        "trump_void": rules.trump_void,
        "overtrump": rules.overtrump,
        "partial_trumping": rules.partial_trumping,
        "overtrump_declarer": rules.overtrump_declarer,
        "beat": rules.beat,
        "duties_from": rules.duties_from,
        "announce": rules.announce,
        "trump_when": rules.trump_when,
        "trump_keep": rules.trump_keep,
        "lead_foreign_trump": rules.lead_foreign_trump,
        "lead_new_trump": rules.lead_new_trump,
        "fixed_trump": suit_id(rules.fixed_trump),
        "trick_needed": rules.trick_needed,
        "last_trick": rules.last_trick,
    }
    return Policy(**fields)


def rules_of(policy: Policy) -> Rules:
    """The oracle's rules for the kernel's policy."""
    return Rules(
        players=policy.players,
        order="".join(RANKS[rank] for rank in policy.order),
        points=dict(zip(RANKS, policy.points_by_rank, strict=True)),
        marriages=dict(zip(SUITS, policy.marriages, strict=True)),
        marriages_by_order=policy.marriages_by_order,
        ace_marriage=policy.ace_marriage,
        ace_sets_trump=policy.ace_sets_trump,
        follow=policy.follow,
        trump_void=policy.trump_void,
        overtrump=policy.overtrump,
        partial_trumping=policy.partial_trumping,
        overtrump_declarer=policy.overtrump_declarer,
        beat=policy.beat,
        duties_from=policy.duties_from,
        announce=policy.announce,
        trump_when=policy.trump_when,
        trump_keep=policy.trump_keep,
        lead_foreign_trump=policy.lead_foreign_trump,
        lead_new_trump=policy.lead_new_trump,
        fixed_trump=suit_name(policy.fixed_trump),
        trick_needed=policy.trick_needed,
        last_trick=policy.last_trick,
    )


def deal_of(position: Position) -> Deal:
    """The oracle's deal at a kernel position. The tricks taken keep their number, not their cards."""
    announced = [suit for suit in SUITS if position.announced >> suit_id(suit) & 1]
    return Deal(
        rules=rules_of(position.policy),
        hands=tuple(names(hand) for hand in position.hands),
        leader=position.leader,
        trick=tuple(DECK[card] for card in position.trick),
        stock=tuple(DECK[card] for card in position.stock),
        trump=suit_name(position.trump),
        pending=suit_name(position.pending),
        trump_owner=position.trump_owner,
        trump_value=position.trump_value,
        new_trump=position.new_trump,
        taken=tuple(((),) * tricks for tricks in position.tricks),
        bonus=position.bonus,
        announced=(*announced, "aces") if position.announced & 16 else tuple(announced),
        first_winner=position.first_winner,
        resting=frozenset(seat for seat in range(position.policy.players) if position.resting >> seat & 1),
        talon=tuple(DECK[card] for card in position.talon),
        talon_seat=position.talon_seat,
        partners=tuple(
            frozenset(seat for seat, other in enumerate(position.sides) if other == side) for side in position.sides
        ),
        declarer=position.declarer,
    )


def suit_name(suit: int) -> str | None:
    return None if suit < 0 else SUITS[suit]


def position_of(deal: Deal) -> Position:
    """The kernel's position for the oracle's deal."""
    announced = sum(16 if name == "aces" else 1 << suit_id(name) for name in deal.announced)
    return Position(
        policy_of(deal.rules),
        [mask(hand) for hand in deal.hands],
        deal.leader,
        trick=[card_id(card) for card in deal.trick],
        stock=[card_id(card) for card in deal.stock],
        trump=suit_id(deal.trump),
        pending=suit_id(deal.pending),
        trump_owner=deal.trump_owner,
        trump_value=deal.trump_value,
        new_trump=deal.new_trump,
        index=deal.index,
        points=deal.points,
        bonus=deal.bonus,
        tricks=[len(tricks) for tricks in deal.taken],
        announced=announced,
        first_winner=deal.first_winner,
        resting=sum(1 << seat for seat in deal.resting),
        talon=[card_id(card) for card in deal.talon],
        talon_seat=deal.talon_seat,
        sides=[max(partners) for partners in deal.partners] or None,
        declarer=deal.declarer,
    )


_VALUES = st.integers(0, 200)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Any rules that make a policy."""
    ace_marriage = draw(st.sampled_from([0, 200, 40]))
    orders = st.one_of(
        st.sampled_from(["789JQKTA", "789TJQKA"]),
        st.permutations(RANKS).map("".join),
    )
    marriages = st.tuples(*[st.sampled_from([0, 40, 40, 60, 80, 100])] * 4)
    keep = draw(st.sampled_from(["last", "first", "higher", "rising"]))
    fixed = None if keep == "rising" else draw(st.sampled_from([None, None, None, None, *SUITS]))
    return Rules(
        players=draw(st.integers(2, 4)),
        order=draw(orders),
        points=dict(zip(RANKS, draw(st.tuples(*[st.integers(0, 20)] * 8)), strict=True)),
        marriages=dict(zip(SUITS, draw(marriages), strict=True)),
        marriages_by_order=draw(st.sampled_from([(), (), (40, 60, 80, 100), (20, 40), (100, 60, 1)])),
        ace_marriage=ace_marriage,
        ace_sets_trump=ace_marriage > 0 and keep != "rising" and not fixed and draw(st.booleans()),
        follow=draw(st.sampled_from([True, True, True, False])),
        trump_void=draw(st.sampled_from(["free", "beat", "must"])),
        overtrump=draw(st.booleans()),
        partial_trumping=draw(st.booleans()),
        overtrump_declarer=draw(st.booleans()),
        beat=draw(st.booleans()),
        duties_from=draw(st.sampled_from([0, 0, 0, 1, 4])),
        announce=draw(st.sampled_from(["never", "lead", "lead", "own_trick", "first_winner"])),
        trump_when=draw(st.sampled_from(["at_once", "next_trick"])),
        trump_keep=keep,
        lead_foreign_trump=draw(st.booleans()),
        lead_new_trump=draw(st.booleans()),
        fixed_trump=fixed,
        trick_needed=draw(st.booleans()),
        last_trick=draw(st.one_of(st.just(0), _VALUES)),
    )


def random_deal(rules: Rules, random: Random) -> Deal:
    """A random deal before its first lead, short hands as likely as long ones, a third of the deals with a stock.

    Many packs are rich in kings, queens and aces, so that deals with several announcements are not rare. In some deals
    seats rest, in some the talon leads the first tricks.
    """
    pack = list(random.choice([DECK, THOUSAND]))
    kind = random.random()
    if kind < 0.35:
        pack = [card for card in pack if card[1] in "KQA"]
    elif kind < 0.6:
        pack = [card for card in pack if card[1] in "KQA" or random.random() < 0.4]
    resting = _resting(rules.players, random)
    playing = [seat for seat in range(rules.players) if seat not in resting]
    size = random.randint(1, len(pack) // len(playing))
    random.shuffle(pack)
    dealt = [frozenset(pack[at * size : (at + 1) * size]) for at in range(len(playing))]
    if random.random() < 0.3 and size >= 4:
        dealt = _with_four_aces(dealt)
    hands = [dealt[playing.index(seat)] if seat in playing else frozenset() for seat in range(rules.players)]
    trump = random.choice([None, None, *SUITS])
    rest = pack[size * len(playing) :][:STOCK]
    talon: list[Card] = []
    if random.random() < 0.25:
        talon = rest[: random.randint(1, min(TALON, size))]
        rest = []
    most = len(rest) // len(playing)
    draws = random.choice([0, 0, most, random.randint(0, most)])
    return Deal.start(
        rules,
        hands,
        random.choice(playing),
        trump,
        rest[: draws * len(playing)],
        resting,
        talon,
        random.choice([None, *resting]),
        _partners(rules.players, random),
        random.choice([None, *playing]) if rules.partial_trumping or rules.overtrump_declarer else None,
    )


def _resting(players: int, random: Random) -> frozenset[int]:
    """Nobody in most deals, else as many as leave two seats or more."""
    if players == 2 or random.random() < 0.65:
        return frozenset()
    return frozenset(random.sample(range(players), random.randint(1, players - 2)))


def _partners(players: int, random: Random) -> list[frozenset[int]]:
    """Any sides."""
    sides = [random.randrange(players) for _ in range(players)]
    return [frozenset(seat for seat in range(players) if sides[seat] == side) for side in sides]


def _with_four_aces(hands: list[Cards]) -> list[Cards]:
    """The same hands with all aces moved to the first one, because they are rare otherwise."""
    first, *others = hands
    wanted = [card for hand in others for card in hand if card[1] == "A"]
    given = sorted(card for card in first if card[1] != "A")
    if len(given) < len(wanted):
        return hands
    for ace, other in zip(wanted, given, strict=False):
        first = (first - {other}) | {ace}
        others = [(hand - {ace}) | {other} if ace in hand else hand for hand in others]
    return [first, *others]
