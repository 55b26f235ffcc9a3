"""The tricks, with marriages, the claim of the rest and a write-off in play (TH-R-061..073, TH-P-049..057)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from prikup.core.actions import Accept, Play, Refuse, Rest
from prikup.core.cards import ACE, QUEEN, Card, Cards, mask_of
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.core.tricks import select
from prikup.thousand import showing
from prikup.thousand.actions import AnyAction, Bomb, Show, Writeoff
from prikup.thousand.conceding import CONCEDE, concede
from prikup.thousand.events import (
    AsideTaken,
    CardDrawn,
    MarriageDeclared,
    RestAnswered,
    RestClaimed,
    RestGranted,
    StockDrawn,
    TrickTaken,
    TrumpSet,
)
from prikup.thousand.house import House
from prikup.thousand.score import Step, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, Playing, Resting, Sheet, State

REST, ACCEPT, REFUSE = Rest(), Accept(), Refuse()


def begin(
    house: House,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    contract: Contract,
    aside: Cards = 0,
    beside: Cards = 0,
    stock: tuple[Card, ...] = (),
) -> Playing:
    """The declarer leads to the first trick, or whom the rules name."""
    nothing = (0,) * house.players
    return Playing(
        hands,
        contract,
        house.first_leader(sheet, contract),
        nothing,
        nothing,
        nothing,
        trump=house.fixed_trump,
        declared=nothing,
        taken=house.nothing_taken,
        aside=aside,
        beside=beside,
        stock=stock,
    )


def turn(house: House, sheet: Sheet, playing: Playing) -> Seat:
    """Who plays to the trick."""
    return house.policy.turn(playing.leader, playing.trick, house.resting[sheet.dealer])


def awaits(house: House, state: State[Playing]) -> tuple[Seat, ...]:
    """Whose card it is."""
    return (turn(house, state.sheet, state.phase),)


_PLAIN = tuple(Play(card) for card in range(32))
_ANNOUNCED = tuple(Play(card, announce=True) for card in range(32))


def legal(house: House, state: State[Playing], seat: Seat) -> tuple[AnyAction, ...]:
    """Cards, with and without the announcement; the claim of the rest; a write-off where the rules still allow it."""
    playing = state.phase
    if seat != turn(house, state.sheet, playing):
        return ()
    plays: tuple[AnyAction, ...] = house.policy.plays(
        _PLAIN,
        _ANNOUNCED,
        seat,
        playing.hands,
        playing.trick,
        playing.trump,
        playing.trump_seat,
        playing.index,
        playing.tricks,
        playing.first,
    )
    if playing.trick and not house.concedes_in_play:
        return plays
    if house.limits_announcements and not playing.trick:
        cards, announced = _cards(house, playing, seat)
        plays = (*select(_PLAIN, cards), *select(_ANNOUNCED, announced), *showing.shows(house, playing, seat))
    # While cards are to be drawn nobody can know that the rest is his.
    if not (playing.trick or playing.stock) and house.claims_rest and playing.refused != playing.index:
        plays = (*plays, REST)
    if seat == playing.contract.seat and (house.concedes_in_play or not (playing.trick or playing.index)):
        plays = (*plays, *[CONCEDE[kind] for kind in _concessions(house, state.sheet, playing)])
    return plays


def allows(house: House, state: State[Playing], seat: Seat, action: AnyAction) -> bool:
    """Whether an action is legal; for a card without listing the others."""
    playing = state.phase
    if not isinstance(action, Play):
        return action in legal(house, state, seat)
    if seat != turn(house, state.sheet, playing) or not 0 <= action.card < 32:
        return False
    cards, announced = _cards(house, playing, seat)
    return bool((announced if action.announce else cards) >> action.card & 1)


def _cards(house: House, playing: Playing, seat: Seat) -> tuple[Cards, Cards]:
    """The cards that may be played, and those among them that may be announced."""
    cards, announced = house.policy.choices(
        seat,
        playing.hands,
        playing.trick,
        playing.trump,
        playing.trump_seat,
        playing.index,
        playing.tricks,
        playing.first,
    )
    return cards, showing.left(house, playing, announced) if house.limits_announcements else announced


def _concessions(house: House, sheet: Sheet, playing: Playing) -> tuple[str, ...]:
    stage = "lead" if playing.index == 0 and not playing.trick else "play"
    return house.concessions(sheet, playing.contract, stage)


def why_not(house: House, state: State[Playing], seat: Seat, action: AnyAction) -> Refusal:
    """Why a card is not legal: the duty that it breaks."""
    playing = state.phase
    if seat != turn(house, state.sheet, playing):
        return Refusal("not_your_turn")
    if isinstance(action, Rest):
        return Refusal("rest_refused" if playing.refused == playing.index and not playing.stock else "rest_not_now")
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Show) and house.shows_marriages and 0 <= action.suit < 4:
        return _why_not_announced(house, playing, seat, action.suit * 8 + QUEEN)
    if not isinstance(action, Play):
        return Refusal("not_now")
    hand = playing.hands[seat]
    if not 0 <= action.card < 32 or not hand >> action.card & 1:
        return Refusal("not_your_card")
    cards, _ = _cards(house, playing, seat)
    if cards >> action.card & 1:
        return _why_not_announced(house, playing, seat, action.card)
    suit = action.card >> 3
    if not playing.trick:
        return Refusal("foreign_trump", {"suit": suit})
    led = playing.trick[0] >> 3
    if hand >> (8 * led) & 0xFF:
        return Refusal("must_beat" if suit == led else "must_follow_suit", {"suit": led})
    return Refusal("must_overtrump" if suit == playing.trump else "must_trump", {"suit": playing.trump})


def _why_not_announced(house: House, playing: Playing, seat: Seat, card: Card) -> Refusal:
    if playing.trick:
        return Refusal("announce_on_lead")
    if playing.contract.misere:
        return Refusal("misere_no_marriage")
    hand = playing.hands[seat]
    policy = house.policy
    # As if all conditions but the cards themselves were met.
    if not policy.announceable(hand, 1, 1, first_winner=True) >> card & 1:
        return Refusal("no_marriage")
    if playing.shown == playing.index or (card & 7 != ACE and playing.announced >> (card >> 3) & 1):
        return Refusal("announced_already")
    if not policy.announceable(hand, 1, 1, first_winner=True, trump=playing.trump) >> card & 1:
        return Refusal("announce_dearer", {"suit": playing.trump})
    if not playing.tricks[seat]:
        return Refusal("announce_needs_trick")
    return Refusal("announce_first_winner")


def apply(house: House, state: State[Playing], seat: Seat, action: AnyAction) -> Step:
    """One card, or the claim of the rest."""
    playing = state.phase
    if not isinstance(action, Play):
        return _no_card(house, state, playing, seat, action)
    card = action.card
    played = house.played[seat][card]
    if action.announce:
        playing, events = _announced(house, playing, seat, card)
        events.append(played)
    else:
        events = [played]
    resting = house.resting[state.sheet.dealer]
    hands, trick, full = house.policy.lay(playing.hands, playing.trick, seat, card, resting)
    if full:
        return _take(house, state.sheet, playing, hands, trick, events)
    return State(state.sheet, replace(playing, hands=hands, trick=trick)), events


def _no_card(house: House, state: State[Playing], playing: Playing, seat: Seat, action: AnyAction) -> Step:
    if isinstance(action, Rest):
        return State(state.sheet, Resting(playing)), [Told(RestClaimed(seat, playing.hands[seat]), house.everyone)]
    if isinstance(action, Show):
        return showing.show(house, state, playing, seat, action.suit)
    return concede(house, state, playing.contract, action, [])


def _announced(house: House, playing: Playing, seat: Seat, card: Card) -> tuple[Playing, list[Told]]:
    """A marriage or four aces: the bonus, and the trump that it makes at once or with the next trick."""
    announced, trump, pending = playing.announced, playing.trump, playing.pending
    trump_seat, trump_value = playing.trump_seat, playing.trump_value
    value, sets_trump = house.policy.announcement(card, announced, trump, trump_value)
    suit = -1 if card & 7 == ACE else card >> 3
    events = [Told(MarriageDeclared(seat, suit, value), house.everyone)]
    if sets_trump:
        trump_seat, trump_value = seat, value
        if house.policy.trump_when == "at_once":
            trump = card >> 3
            events.append(Told(TrumpSet(trump), house.everyone))
        else:
            pending = card >> 3
    playing = replace(
        playing,
        bonuses=_add(playing.bonuses, seat, value),
        declared=_add(playing.declared, seat, 1),
        trump=trump,
        trump_seat=trump_seat,
        trump_value=trump_value,
        pending=pending,
        announced=announced | 1 << (4 if suit < 0 else suit),
    )
    return playing, events


def _take(
    house: House,
    sheet: Sheet,
    playing: Playing,
    hands: tuple[Cards, ...],
    trick: tuple[Card, ...],
    events: list[Told],
) -> Step:
    """A full trick goes to its winner, who leads to the next one; the last one ends the deal."""
    trump, index = playing.trump, playing.index + 1
    winner, _, taken, points, tricks = house.policy.take(
        trick, trump, playing.leader, playing.points, playing.tricks, house.resting[sheet.dealer]
    )
    events.append(_taken(winner, taken, house.everyone))
    if playing.pending >= 0:
        trump = playing.pending
        events.append(Told(TrumpSet(trump), house.everyone))
    contract, pile = playing.contract, playing.taken
    if pile:
        pile = _add(pile, winner, mask_of(trick))
    stock = playing.stock
    if stock:
        hands, stock = _draw(house, sheet, hands, winner, stock, events)
    if not hands[winner]:
        points, pile = _with_aside(house, playing, winner, points, pile, events)
        bonuses, last_trick = playing.bonuses, house.policy.last_trick
        if last_trick:
            bonuses = _add(bonuses, winner, last_trick)
        declared = playing.declared
        outcome = Outcome("tricks", house.players, contract, points, bonuses, tricks, declared, last=winner, taken=pile)
        return finish(house, sheet, outcome, events)
    following = replace(
        playing,
        hands=hands,
        leader=winner,
        points=points,
        tricks=tricks,
        trick=(),
        trump=trump,
        pending=-1,
        index=index,
        first=winner if index == 1 else playing.first,
        taken=pile,
        stock=stock,
    )
    return State(sheet, following), events


def _draw(
    house: House,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    winner: Seat,
    stock: tuple[Card, ...],
    events: list[Told],
) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Every player draws a card, the winner of the trick first (TH-P-110, TT-A-020)."""
    circle = house.circles[sheet.dealer][winner]
    left = stock[len(circle) :]
    events.append(Told(StockDrawn(winner, len(left)), house.everyone))
    for seat, card in zip(circle, stock, strict=False):
        hands = put(hands, seat, hands[seat] | 1 << card)
        events.append(Told(CardDrawn(seat, card), only(seat)))
    return hands, left


def _with_aside(
    house: House, playing: Playing, winner: Seat, points: tuple[int, ...], pile: tuple[int, ...], events: list[Told]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and piles when what was not played has gone where the rules give it (BT-006, TH-P-098, TT-C-010)."""
    for seat, cards in house.aside_to(playing, winner):
        worth = house.policy.points(cards)
        events.append(Told(AsideTaken(seat, cards, worth), house.everyone))
        points = _add(points, seat, worth)
        if pile:
            pile = _add(pile, seat, cards)
    return points, pile


@cache
def _taken(seat: Seat, points: int, everyone: int) -> Told:
    """The event of a trick taken; there are few, and they are made once."""
    return Told(TrickTaken(seat, points), everyone)


def _add(numbers: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    return put(numbers, seat, numbers[seat] + amount)


# The claim of the rest.


def resting_awaits(house: House, state: State[Resting]) -> tuple[Seat, ...]:
    """The opponents of the claimer who have not answered."""
    resting = state.phase
    others = house.in_play[state.sheet.dealer]
    return tuple(seat for seat in others if seat != resting.play.leader and not resting.accepted >> seat & 1)


def resting_legal(house: House, state: State[Resting], seat: Seat) -> tuple[AnyAction, ...]:
    """Accept or refuse."""
    return (ACCEPT, REFUSE) if seat in resting_awaits(house, state) else ()


def resting_apply(house: House, state: State[Resting], seat: Seat, action: AnyAction) -> Step:
    """An answer; the last acceptance ends the deal, one refusal puts the cards back into play."""
    resting = state.phase
    playing = resting.play
    everyone = house.everyone
    agreed = isinstance(action, Accept)
    events = [Told(RestAnswered(seat, agreed), everyone)]
    if not agreed:
        return State(state.sheet, replace(playing, refused=playing.index)), events
    accepted = resting.accepted | 1 << seat
    if accepted.bit_count() < house.hands - 1:
        return State(state.sheet, Resting(playing, accepted)), events
    rest = 0
    for hand in playing.hands:
        rest |= hand
    claimer, points = playing.leader, house.policy.points(rest)
    left = playing.hands[claimer].bit_count()
    events.append(Told(RestGranted(claimer, left, points), everyone))
    every, pile = _add(playing.points, claimer, points), playing.taken
    if pile:
        pile = _add(pile, claimer, rest)
    every, pile = _with_aside(house, playing, claimer, every, pile, events)
    bonuses = playing.bonuses
    if house.policy.last_trick:
        bonuses = _add(bonuses, claimer, house.policy.last_trick)
    outcome = Outcome(
        "rest",
        house.players,
        playing.contract,
        every,
        bonuses,
        _add(playing.tricks, claimer, left),
        playing.declared,
        last=claimer,
        taken=pile,
    )
    return finish(house, state.sheet, outcome, events)
