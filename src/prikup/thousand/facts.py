"""Facts of a deal of Thousand for programs, and single tricks: see ``prikup.core.facts``."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from prikup.core.cards import ACE, KING, QUEEN, RANK_MASKS, RANKS, SUITS, Card, Cards, card_of, mask_of, suit_text
from prikup.core.errors import SetupError
from prikup.core.facts import Facts as CoreFacts
from prikup.core.facts import contract_of, demand_trick
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.layout import POINTS, STRENGTH
from prikup.thousand.phases.rows import Row
from prikup.thousand.state import NO_CONTRACT, Playing, Sheet, State


class Facts(CoreFacts, frozen=True, kw_only=True):
    """The facts of a deal of Thousand or 1001. Amounts are score points unless stated otherwise."""

    contract: int | None
    """The amount of the contract; None without a contract."""
    marriages: dict[str, int]
    """Score points of a marriage by the letter of its suit; empty if the order of declaring decides."""
    marriages_by_order: tuple[int, ...]
    """Score points of the first, second ... marriage of a deal if their order decides; else empty."""
    aces: int
    """Score points of four aces in one hand; 0 if they score nothing."""
    least_bid: int | None
    """The opener's lowest bid in this deal; None in a game without an auction."""
    rounding: int
    """Defenders' points are rounded to multiples of this (count.unit)."""
    rounds_declarer: bool
    """Whether the declarer's points are rounded, too (count.round_own)."""
    target: int
    """The total that ends the match."""


def facts(compiled: CompiledRules, rules: str, row: Row, state: State) -> Facts:
    """The facts of a state; ``row``: that of its phase."""
    sheet, playing = state.sheet, row.play(state)
    nothing = (0,) * compiled.players
    tricks, points, trump = nothing, nothing, compiled.fixed_trump
    if playing is not None:
        tricks, points, trump = playing.tricks, playing.points, playing.trump
    contract = contract_of(playing or state.phase)
    if contract is not None and contract.seat < 0:
        contract = None
    sitter = compiled.sitter(sheet)
    policy = compiled.policy
    ranks = [rank for rank in reversed(STRENGTH) if any(card & 7 == rank for card in compiled.layout.pack)]
    by_order = policy.marriages_by_order
    marries = policy.announce != "never"
    return Facts(
        rules=rules,
        deal=sheet.deals + 1,
        phase=row.name,
        dealer=sheet.dealer,
        holding=compiled.in_play[sheet.dealer],
        resting=(sitter,) if sitter >= 0 else (),
        opener=compiled.opener(sheet) if compiled.auctions else None,
        declarer=None if contract is None else contract.seat,
        trump=suit_text(trump),
        hand_size=compiled.layout.hand,
        tricks=compiled.layout.tricks,
        card_points=policy.points(compiled.layout.all),
        values={RANKS[rank]: POINTS[rank] for rank in ranks},
        trick_counts=tricks,
        point_counts=points,
        contract=None if contract is None else contract.amount,
        marriages=dict(zip(SUITS, policy.marriages, strict=True)) if marries and not by_order else {},
        marriages_by_order=by_order if marries else (),
        aces=policy.ace_marriage,
        least_bid=compiled.opening(sheet) if compiled.auctions else None,
        rounding=compiled.rules.count.unit,
        rounds_declarer=compiled.rules.count.round_own,
        target=compiled.target_at(sheet),
    )


def settlement(compiled: CompiledRules, sheet: Sheet, winners: tuple[Seat, ...]) -> Settlement:
    """What the losers pay by the agreed tariff (TT-A-028); nothing without a tariff or before somebody has won."""
    paid = compiled.payments(sheet, winners) if winners else ()
    whole = paid or (0,) * compiled.players
    return Settlement("tariff", tuple(map(Fraction, whole)), whole)


def lone_trick(
    compiled: CompiledRules,
    hand: Cards,
    trick: Sequence[Card],
    trump: int,
    index: int,
    *,
    foreign: bool,
    new: bool,
    declarer: int,
) -> tuple[State[Playing], Seat]:
    """A state with a single trick, and the seat that is to play to it from this hand."""
    demand_trick(hand, trick, compiled.layout.all, compiled.hands - 1, index, compiled.layout.tricks)
    if new and (foreign or index < 1 or not _left_of_announcement(compiled, hand, trick, trump)):
        raise SetupError("trump_impossible", why="new")
    if not -1 <= declarer < compiled.hands:
        raise SetupError("bad_range", field="declarer", value=declarer)
    sheet = compiled.fresh_sheet(0)
    circle = compiled.circles[0][compiled.in_play[0][0]]
    seat, other = circle[len(trick)], circle[len(trick) - 1]
    nothing = (0,) * compiled.players
    hands = tuple(hand if place == seat else 0 for place in range(compiled.players))
    trump = trump if compiled.fixed_trump < 0 else compiled.fixed_trump
    playing = Playing(
        hands,
        NO_CONTRACT if declarer < 0 else replace(NO_CONTRACT, seat=circle[declarer]),
        circle[0],
        nothing,
        nothing,
        nothing,
        trick=tuple(trick),
        trump=trump,
        trump_seat=(other if foreign else seat) if trump >= 0 else -1,
        new_trump=new,
        index=index,
        declared=nothing,
        taken=compiled.nothing_taken,
    )
    return State(sheet, playing), seat


def _left_of_announcement(compiled: CompiledRules, hand: Cards, trick: Sequence[Card], trump: int) -> bool:
    """Whether a hand can be what is left after its announcement, with a lead, made this suit trump.

    Of a marriage the king or the queen is left, of four aces the other three; what was led does not lie here.
    """
    policy = compiled.policy
    if trump < 0 or compiled.fixed_trump >= 0 or policy.announce == "never" or compiled.shows_marriages:
        return False
    played = mask_of(trick)
    king, queen, ace = (1 << card_of(trump, rank) for rank in (KING, QUEEN, ACE))
    pair = king | queen
    others = RANK_MASKS[ACE] & compiled.layout.all & ~ace
    by_marriage = (hand & pair).bit_count() == 1 and not played & pair
    by_aces = compiled.rules.marriages.aces_make_trump and hand & (others | ace) == others and not played & ace
    return by_marriage or by_aces
