"""The tricks, with marriages, the claim of the rest and a write-off in play (TH-R-061..073, TH-P-049..057)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from prikup.core.actions import Accept, Play, Refuse, Rest
from prikup.core.cards import ACE, QUEEN, Card, Cards
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.thousand import showing
from prikup.thousand.actions import AnyAction, Bomb, Show, Writeoff
from prikup.thousand.events import (
    CardPlayed,
    MarriageDeclared,
    RestAnswered,
    RestClaimed,
    RestGranted,
    TrickTaken,
    TrumpSet,
)
from prikup.thousand.exchange import CONCEDE, concede
from prikup.thousand.house import House
from prikup.thousand.score import Step, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Playing, Resting, Sheet, State

REST, ACCEPT, REFUSE = Rest(), Accept(), Refuse()


def turn(playing: Playing, players: int) -> Seat:
    """Who plays to the trick."""
    return (playing.leader + len(playing.trick)) % players


def awaits(house: House, state: State) -> tuple[Seat, ...]:
    """Whose card it is."""
    playing = state.phase
    assert isinstance(playing, Playing)
    return ((playing.leader + len(playing.trick)) % house.players,)


def _by_suit(*, announced: bool) -> tuple[tuple[tuple[Play, ...], ...], ...]:
    """For each suit and each set of its ranks the plays of these cards, announced or not."""
    return tuple(
        tuple(tuple(Play(suit * 8 + rank, announced) for rank in range(8) if ranks >> rank & 1) for ranks in range(256))
        for suit in range(4)
    )


_PLAIN, _ANNOUNCED = _by_suit(announced=False), _by_suit(announced=True)


def _plays(cards: Cards, announced: Cards) -> tuple[Play, ...]:
    """Plays of some cards by number, then those with an announcement."""
    spades, clubs, diamonds, hearts = _PLAIN
    plays = spades[cards & 255] + clubs[cards >> 8 & 255] + diamonds[cards >> 16 & 255] + hearts[cards >> 24]
    if announced:
        for suit in range(4):
            plays += _ANNOUNCED[suit][announced >> 8 * suit & 255]
    return plays


def legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Cards, with and without the announcement; the claim of the rest; a write-off where the rules still allow it."""
    playing = state.phase
    assert isinstance(playing, Playing)
    if seat != (playing.leader + len(playing.trick)) % house.players:
        return ()
    plays: tuple[AnyAction, ...] = _plays(*_cards(house, playing, seat))
    if not playing.trick and house.claims_rest and playing.refused != playing.index:
        plays = (*plays, REST)
    if house.shows_marriages and not playing.trick:
        plays = (*plays, *showing.shows(house, playing, seat))
    if seat == playing.contract.seat and (house.concedes_in_play or not (playing.trick or playing.index)):
        plays = (*plays, *[CONCEDE[kind] for kind in _concessions(house, state.sheet, playing)])
    return plays


def allows(house: House, state: State, seat: Seat, action: AnyAction) -> bool:
    """Whether an action is legal; for a card without listing the others."""
    playing = state.phase
    assert isinstance(playing, Playing)
    if not isinstance(action, Play):
        return action in legal(house, state, seat)
    if seat != turn(playing, house.players) or not 0 <= action.card < 32:
        return False
    cards, announced = _cards(house, playing, seat)
    return bool((announced if action.announce else cards) >> action.card & 1)


def _cards(house: House, playing: Playing, seat: Seat) -> tuple[Cards, Cards]:
    """The cards that may be played, and those among them that may be announced."""
    hand = playing.hands[seat]
    policy = house.policy
    foreign = playing.trump >= 0 and playing.trump_seat != seat
    trick = playing.trick
    cards = policy.legal(hand, trick, playing.trump, playing.index, foreign)
    if trick or playing.contract.misere:
        return cards, 0
    announced = cards & policy.announceable(hand, playing.index, playing.tricks[seat], playing.first == seat)
    return cards, showing.left(playing, announced) if house.shows_marriages else announced


def _concessions(house: House, sheet: Sheet, playing: Playing) -> tuple[str, ...]:
    stage = "lead" if playing.index == 0 and not playing.trick else "play"
    return house.concessions(sheet, playing.contract, stage)


def why_not(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Why a card is not legal: the duty that it breaks."""
    playing = state.phase
    assert isinstance(playing, Playing)
    if seat != turn(playing, house.players):
        return Refusal("not_your_turn")
    if isinstance(action, Rest):
        return Refusal("rest_refused" if playing.refused == playing.index else "rest_not_now")
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
    if not playing.tricks[seat]:
        return Refusal("announce_needs_trick")
    return Refusal("announce_first_winner")


def apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """One card, or the claim of the rest."""
    playing = state.phase
    assert isinstance(playing, Playing)
    if isinstance(action, Play):
        return _play(house, state, playing, seat, action)
    if isinstance(action, Rest):
        return State(state.sheet, Resting(playing)), [Told(RestClaimed(seat, playing.hands[seat]), house.everyone)]
    if isinstance(action, Show):
        return showing.show(house, state, playing, seat, action.suit)
    return concede(house, state, playing.contract, action, [])


def _play(house: House, state: State, playing: Playing, seat: Seat, action: Play) -> Step:
    card = action.card
    everyone = house.everyone
    events: list[Told] = []
    bonuses, declared = playing.bonuses, playing.declared
    trump, trump_seat, pending = playing.trump, playing.trump_seat, playing.pending
    trump_value, announced = playing.trump_value, playing.announced
    if action.announce:
        value, sets_trump = house.policy.announcement(card, announced, trump, trump_value)
        suit = -1 if card & 7 == ACE else card >> 3
        announced |= 1 << (4 if suit < 0 else suit)
        bonuses = _add(bonuses, seat, value)
        declared = _add(declared, seat, 1)
        events.append(Told(MarriageDeclared(seat, suit, value), everyone))
        if sets_trump:
            trump_seat, trump_value = seat, value
            if house.policy.trump_when == "at_once":
                trump = card >> 3
                events.append(Told(TrumpSet(trump), everyone))
            else:
                pending = card >> 3
    events.append(_played(seat, card, everyone))
    hands = playing.hands
    hands = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
    trick = (*playing.trick, card)
    if len(trick) < house.players:
        return State(
            state.sheet,
            Playing(
                hands,
                playing.contract,
                playing.leader,
                playing.points,
                bonuses,
                playing.tricks,
                trick,
                trump,
                trump_seat,
                trump_value,
                pending,
                announced,
                playing.index,
                playing.first,
                declared,
                playing.refused,
            ),
        ), events
    policy = house.policy
    winner = (playing.leader + policy.winner(trick, trump)) % house.players
    taken = sum([house.card_points[each] for each in trick])
    events.append(Told(TrickTaken(winner, taken), everyone))
    if pending >= 0:
        trump, pending = pending, -1
        events.append(Told(TrumpSet(trump), everyone))
    index = playing.index + 1
    points = _add(playing.points, winner, taken)
    tricks = _add(playing.tricks, winner, 1)
    if index == house.layout.tricks:
        if policy.last_trick:
            bonuses = _add(bonuses, winner, policy.last_trick)
        outcome = Outcome("tricks", house.players, playing.contract, points, bonuses, tricks, declared, last=winner)
        return finish(house, state.sheet, outcome, events)
    return State(
        state.sheet,
        Playing(
            hands,
            playing.contract,
            winner,
            points,
            bonuses,
            tricks,
            (),
            trump,
            trump_seat,
            trump_value,
            pending,
            announced,
            index,
            winner if index == 1 else playing.first,
            declared,
            playing.refused,
        ),
    ), events


@cache
def _played(seat: Seat, card: Card, everyone: int) -> Told:
    """The event of a card played; there are few, and they are made once."""
    return Told(CardPlayed(seat, card), everyone)


def _add(numbers: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + amount, *numbers[seat + 1 :])


# The claim of the rest.


def resting_awaits(house: House, state: State) -> tuple[Seat, ...]:
    """The opponents of the claimer who have not answered."""
    resting = state.phase
    assert isinstance(resting, Resting)
    return tuple(
        seat for seat in range(house.players) if seat != resting.play.leader and not resting.accepted >> seat & 1
    )


def resting_legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Accept or refuse."""
    return (ACCEPT, REFUSE) if seat in resting_awaits(house, state) else ()


def resting_apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """An answer; the last acceptance ends the deal, one refusal puts the cards back into play."""
    resting = state.phase
    assert isinstance(resting, Resting)
    playing = resting.play
    everyone = house.everyone
    agreed = isinstance(action, Accept)
    events = [Told(RestAnswered(seat, agreed), everyone)]
    if not agreed:
        return State(state.sheet, replace(playing, refused=playing.index)), events
    accepted = resting.accepted | 1 << seat
    if accepted.bit_count() < house.players - 1:
        return State(state.sheet, Resting(playing, accepted)), events
    rest = 0
    for hand in playing.hands:
        rest |= hand
    claimer, left, points = playing.leader, house.layout.tricks - playing.index, house.policy.points(rest)
    events.append(Told(RestGranted(claimer, left, points), everyone))
    bonuses = playing.bonuses
    if house.policy.last_trick:
        bonuses = _add(bonuses, claimer, house.policy.last_trick)
    outcome = Outcome(
        "rest",
        house.players,
        playing.contract,
        _add(playing.points, claimer, points),
        bonuses,
        _add(playing.tricks, claimer, left),
        playing.declared,
        last=claimer,
    )
    return finish(house, state.sheet, outcome, events)
