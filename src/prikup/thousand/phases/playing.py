"""The tricks, with marriages, the claim of the rest and a write-off in play (TH-R-061..073, TH-P-049..057)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import add

from msgspec.structs import replace

from prikup.core.actions import Play, Rest
from prikup.core.cards import ACE, CARD_TEXTS, QUEEN, Card, Cards, card_of, mask_of, union
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, added, audience_of
from prikup.core.setup import Problem
from prikup.core.tricks import broken_duty, select
from prikup.thousand.actions import AnyAction, Bomb, Show, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import (
    AsideTaken,
    CardDrawn,
    MarriageDeclared,
    MarriageDrowned,
    RestClaimed,
    StockDrawn,
    TrickTaken,
    TrumpSet,
)
from prikup.thousand.layout import ACES_BIT, PAIRS, declaration_bit, declared_cards, marriages_in
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases.deals import CONCEDE, Step, concede, finish
from prikup.thousand.phases.rows import Row, held, lying
from prikup.thousand.seen.fresh import with_aside, with_cards, with_contract
from prikup.thousand.seen.view import Trick, View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import contract_problems, named_cards
from prikup.thousand.state import Contract, Playing, Resting, Sheet, State

REST = Rest()
SHOWS = tuple(map(Show, range(4)))


def begin(
    compiled: CompiledRules,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    contract: Contract,
    aside: Cards = 0,
    beside: Cards = 0,
    stock: tuple[Card, ...] = (),
) -> Playing:
    """The declarer leads to the first trick, or whom the rules name."""
    nothing = (0,) * compiled.players
    return Playing(
        hands,
        contract,
        compiled.first_leader(sheet, contract),
        nothing,
        nothing,
        nothing,
        trump=compiled.fixed_trump,
        declared=nothing,
        taken=compiled.nothing_taken,
        aside=aside,
        beside=beside,
        stock=stock,
    )


def turn(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> Seat:
    """Who plays to the trick."""
    return compiled.turns[sheet.dealer][playing.leader][len(playing.trick)][0]


def awaits(compiled: CompiledRules, state: State[Playing]) -> tuple[Seat, ...]:
    """Whose card it is."""
    playing = state.phase
    return compiled.turns[state.sheet.dealer][playing.leader][len(playing.trick)]


_PLAIN = tuple(Play(card) for card in range(32))
_ANNOUNCED = tuple(Play(card, announce=True) for card in range(32))


def legal(compiled: CompiledRules, state: State[Playing], seat: Seat) -> tuple[AnyAction, ...]:
    """Cards, with and without the announcement; the claim of the rest; a write-off where the rules still allow it."""
    playing = state.phase
    trick = playing.trick
    plays: tuple[AnyAction, ...] = compiled.policy.plays(
        _PLAIN,
        _ANNOUNCED,
        seat,
        playing.hands,
        trick,
        playing.trump,
        ruling_seat(playing),
        playing.index,
        playing.tricks,
        playing.first,
        playing.leader,
        compiled.resting[state.sheet.dealer],
        playing.new_trump,
        playing.contract.seat,
    )
    # Who has no card to play is not in turn.
    if not plays or (trick and not compiled.concedes_in_play):
        return plays
    if compiled.limits_announcements and not trick:
        cards, announced = _cards(compiled, state.sheet, playing, seat)
        plays = (*select(_PLAIN, cards), *select(_ANNOUNCED, announced), *_shown(compiled, playing, seat))
    # While cards are to be drawn nobody can know that the rest is his.
    if compiled.claims_rest and not (trick or playing.stock) and playing.refused != playing.index:
        plays = (*plays, REST)
    if (
        compiled.hooks_concessions
        and seat == playing.contract.seat
        and (compiled.concedes_in_play or not (trick or playing.index))
    ):
        plays = (*plays, *[CONCEDE[kind] for kind in _concessions(compiled, state.sheet, playing)])
    return plays


def allows(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> bool:
    """Whether an action is legal; for a card without listing the others."""
    playing = state.phase
    if not isinstance(action, Play):
        return action in legal(compiled, state, seat)
    if not 0 <= action.card < 32:
        return False
    cards, announced = _cards(compiled, state.sheet, playing, seat)
    return bool((announced if action.announce else cards) >> action.card & 1)


def _cards(compiled: CompiledRules, sheet: Sheet, playing: Playing, seat: Seat) -> tuple[Cards, Cards]:
    """The cards that may be played, and those among them that may be announced; none out of turn."""
    cards, announced = compiled.policy.choices(
        seat,
        playing.hands,
        playing.trick,
        playing.trump,
        ruling_seat(playing),
        playing.index,
        playing.tricks,
        playing.first,
        playing.leader,
        compiled.resting[sheet.dealer],
        playing.new_trump,
        playing.contract.seat,
    )
    return cards, _announceable(compiled, playing, announced) if compiled.limits_announcements else announced


def ruling_seat(playing: Playing) -> Seat:
    """Whose declaration made the trump of this trick, to which a pending one is not in force yet (BT-028)."""
    return playing.trump_seat if playing.pending < 0 else playing.ruling_seat


def _announceable(compiled: CompiledRules, playing: Playing, announced: Cards) -> Cards:
    """Of the cards that the kernel would let announce those that may be: none in a misere (BT-033).

    Where marriages are shown, one a lead and each once: who leads a king or queen breaks the pair, but a marriage
    shown from the hand stays whole.
    """
    if playing.contract.misere or playing.shown == playing.index:
        return 0
    if not compiled.shows_marriages:
        return announced
    for suit in range(4):
        if playing.announced >> suit & 1:
            announced &= ~PAIRS[suit]
    return announced


def _shown(compiled: CompiledRules, playing: Playing, seat: Seat) -> tuple[Show, ...]:
    """The marriages that the leader may show."""
    if not compiled.shows_marriages:
        return ()
    hand = playing.hands[seat]
    # Not the cards that may be led: a ban on leading one (BT-028) does not touch a marriage that stays in the hand.
    may = compiled.policy.announceable(hand, playing.index, playing.tricks[seat], playing.first == seat, playing.trump)
    return tuple([SHOWS[suit] for suit in marriages_in(_announceable(compiled, playing, may))])


def _concessions(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> tuple[str, ...]:
    stage = "lead" if playing.index == 0 and not playing.trick else "play"
    return compiled.concessions(sheet, playing.contract, stage)


def settled(compiled: CompiledRules, state: State[Playing]) -> bool:
    """Whether what all know settles the rest: in the last trick, if nobody may still write the deal off."""
    playing = state.phase
    if playing.stock or compiled.concedes_in_play:
        return False
    return all(hand.bit_count() <= 1 for hand in playing.hands)


def worths(compiled: CompiledRules, state: State[Playing], actions: Sequence[AnyAction]) -> tuple[int, ...]:
    """The card points of the marriage or four aces that each action declares (BT-026, BT-027); empty if none does."""
    found = tuple([_worth(compiled, state.phase, action) for action in actions])
    return found if any(found) else ()


def _worth(compiled: CompiledRules, playing: Playing, action: AnyAction) -> int:
    if isinstance(action, Show):
        card = card_of(action.suit, QUEEN)
    elif isinstance(action, Play) and action.announce:
        card = action.card
    else:
        return 0
    return compiled.policy.announcement(card, playing.announced, playing.trump, playing.trump_value)[0]


def why_not(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> Refusal:
    """Why a card is not legal: the duty that it breaks."""
    playing = state.phase
    if seat != turn(compiled, state.sheet, playing):
        return Refusal("not_your_turn")
    if isinstance(action, Rest):
        return Refusal("rest_refused" if playing.refused == playing.index and not playing.stock else "rest_not_now")
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Show) and compiled.shows_marriages and 0 <= action.suit < 4:
        return _why_not_announced(compiled, playing, seat, action.suit * 8 + QUEEN)
    if not isinstance(action, Play):
        return Refusal("not_now")
    hand = playing.hands[seat]
    if not 0 <= action.card < 32 or not hand >> action.card & 1:
        return Refusal("not_your_card")
    cards, _ = _cards(compiled, state.sheet, playing, seat)
    if cards >> action.card & 1:
        return _why_not_announced(compiled, playing, seat, action.card)
    foreign = ruling_seat(playing) not in (-1, seat)
    new = playing.new_trump and playing.trump_seat == seat
    duty = compiled.policy.duty(
        hand,
        playing.trick,
        playing.trump,
        playing.index,
        foreign,
        new=new,
        declarer=compiled.declarer_at(state.sheet.dealer, playing.leader, playing.contract.seat),
    )
    return broken_duty(duty, action.card)


def _why_not_announced(compiled: CompiledRules, playing: Playing, seat: Seat, card: Card) -> Refusal:
    if compiled.announces_first:
        return Refusal("announce_before")
    if playing.trick:
        return Refusal("announce_on_lead")
    if playing.contract.misere:
        return Refusal("misere_no_marriage")
    hand = playing.hands[seat]
    policy = compiled.policy
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


def apply(compiled: CompiledRules, state: State[Playing], seat: Seat, action: AnyAction) -> Step:
    """One card, or the claim of the rest."""
    playing = state.phase
    if not isinstance(action, Play):
        return _no_card(compiled, state, playing, seat, action)
    card = action.card
    played = compiled.played[seat][card]
    if action.announce:
        playing, events = declare(compiled, playing, seat, card)
        events.append(played)
    else:
        events = [played]
        if playing.new_trump and not playing.trick:
            playing = replace(playing, new_trump=False)
    resting = compiled.resting[state.sheet.dealer]
    hands, trick, full = compiled.policy.lay(playing.hands, playing.trick, seat, card, resting)
    if full:
        return _take(compiled, state.sheet, playing, hands, trick, events)
    return State(state.sheet, replace(playing, hands=hands, trick=trick)), events


def _no_card(compiled: CompiledRules, state: State[Playing], playing: Playing, seat: Seat, action: AnyAction) -> Step:
    if isinstance(action, Rest):
        return State(state.sheet, Resting(playing)), [
            AddressedEvent(RestClaimed(seat, playing.hands[seat]), compiled.everyone)
        ]
    if isinstance(action, Show):
        return _show(compiled, state, playing, seat, action.suit)
    return concede(compiled, state, playing.contract, action, [])


def _show(compiled: CompiledRules, state: State[Playing], playing: Playing, seat: Seat, suit: int) -> Step:
    """The lead is still to come, and no second marriage before it."""
    later, events = declare(compiled, playing, seat, card_of(suit, QUEEN))
    return State(state.sheet, replace(later, shown=playing.index)), events


def declare(compiled: CompiledRules, playing: Playing, seat: Seat, card: Card) -> tuple[Playing, list[AddressedEvent]]:
    """Declares the marriage or the four aces that ``card`` is of: the bonus, and the trump that they make at once or
    with the next trick; whether they are led or shown from the hand makes no difference."""
    announced, trump, pending, ruling = playing.announced, playing.trump, playing.pending, playing.ruling_seat
    trump_seat, trump_value = playing.trump_seat, playing.trump_value
    value, sets_trump = compiled.policy.announcement(card, announced, trump, trump_value)
    suit = -1 if card & 7 == ACE else card >> 3
    events = [AddressedEvent(MarriageDeclared(seat, suit, value), compiled.everyone)]
    if sets_trump:
        if compiled.policy.trump_when == "at_once":
            trump = card >> 3
            events.append(AddressedEvent(TrumpSet(trump), compiled.everyone))
        else:
            pending, ruling = card >> 3, ruling_seat(playing)
        trump_seat, trump_value = seat, value
    playing = replace(
        playing,
        bonuses=added(playing.bonuses, seat, value),
        declared=added(playing.declared, seat, 1),
        trump=trump,
        trump_seat=trump_seat,
        trump_value=trump_value,
        new_trump=sets_trump and compiled.policy.lead_new_trump,
        pending=pending,
        ruling_seat=ruling,
        announced=announced | 1 << declaration_bit(suit),
    )
    return playing, events


def _take(
    compiled: CompiledRules,
    sheet: Sheet,
    playing: Playing,
    hands: tuple[Cards, ...],
    trick: tuple[Card, ...],
    events: list[AddressedEvent],
) -> Step:
    """A full trick goes to its winner, who leads to the next one; the last one ends the deal."""
    trump, index = playing.trump, playing.index + 1
    winner, _, taken, points, tricks = compiled.policy.take(
        trick, trump, playing.leader, playing.points, playing.tricks, compiled.resting[sheet.dealer]
    )
    events.append(_taken(winner, taken, compiled.everyone))
    if playing.pending >= 0:
        trump = playing.pending
        events.append(AddressedEvent(TrumpSet(trump), compiled.everyone))
    if compiled.drowns:
        seats = [compiled.turns[sheet.dealer][playing.leader][place][0] for place in range(len(trick))]
        playing = drown(compiled, playing, winner, zip(seats, [1 << card for card in trick], strict=True), events)
    contract, pile = playing.contract, playing.taken
    if pile:
        pile = added(pile, winner, mask_of(trick))
    stock = playing.stock
    if stock:
        hands, stock = _draw(compiled, sheet, hands, winner, playing, events)
    if not hands[winner]:
        points, pile = with_unplayed(compiled, playing, winner, points, pile, events)
        bonuses, last_trick = playing.bonuses, compiled.policy.last_trick
        if last_trick:
            bonuses = added(bonuses, winner, last_trick)
        outcome = Outcome(
            ending="tricks",
            contract=contract,
            points=points,
            bonuses=bonuses,
            tricks=tricks,
            declared=playing.declared,
            last=winner,
            taken=pile,
        )
        return finish(compiled, sheet, outcome, events)
    following = replace(
        playing,
        hands=hands,
        leader=winner,
        points=points,
        tricks=tricks,
        trick=(),
        trump=trump,
        pending=-1,
        ruling_seat=-1,
        index=index,
        first=winner if index == 1 else playing.first,
        taken=pile,
        stock=stock,
    )
    return State(sheet, following), events


def drown(
    compiled: CompiledRules,
    playing: Playing,
    winner: Seat,
    played: Iterable[tuple[Seat, Cards]],
    events: list[AddressedEvent],
) -> Playing:
    """Voids the marriages whose king or queen a winner takes from who declared them (BT-031b); ``played``: by seat, the
    cards that the winner takes. The trump stays."""
    for seat, cards in played:
        for suit in range(4):
            half = cards & PAIRS[suit]
            # Who declared a marriage held both cards, so whoever lays one of them declared it.
            if not half or seat == winner or not (playing.announced & ~playing.drowned) >> suit & 1:
                continue
            value = compiled.rules.marriages.by_suit()[suit]
            events.append(AddressedEvent(MarriageDrowned(seat, suit, value), compiled.everyone))
            playing = replace(
                playing,
                bonuses=added(playing.bonuses, seat, -value),
                declared=added(playing.declared, seat, -1),
                drowned=playing.drowned | 1 << suit,
            )
    return playing


def _draw(
    compiled: CompiledRules,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    winner: Seat,
    playing: Playing,
    events: list[AddressedEvent],
) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Every player draws a card, the winner of the trick first (TH-P-110, TT-A-020); an open hand stays open
    (BT-033)."""
    hands, stock, drawn = compiled.policy.draw(hands, playing.stock, winner, compiled.resting[sheet.dealer])
    events.append(AddressedEvent(StockDrawn(winner, len(stock)), compiled.everyone))
    opened = playing.contract.seat if playing.contract.open else -1
    events += [
        AddressedEvent(CardDrawn(seat, card), compiled.everyone if seat == opened else audience_of(seat))
        for seat, card in drawn
    ]
    return hands, stock


def with_unplayed(
    compiled: CompiledRules,
    playing: Playing,
    winner: Seat,
    points: tuple[int, ...],
    pile: tuple[int, ...],
    events: list[AddressedEvent],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and piles when what was not played has gone where the rules give it (BT-006, TH-P-098, TT-C-010)."""
    for seat, cards in compiled.aside_to(playing, winner):
        worth = compiled.policy.points(cards)
        events.append(AddressedEvent(AsideTaken(seat, cards, worth), compiled.everyone))
        points = added(points, seat, worth)
        if pile:
            pile = added(pile, seat, cards)
    return points, pile


@cache
def _taken(seat: Seat, points: int, everyone: int) -> AddressedEvent:
    """The event of a trick taken; there are few, and they are made once."""
    return AddressedEvent(TrickTaken(seat, points), everyone)


def _untouched(state: State[Playing]) -> bool:
    """Whether no card was played in a game without an auction."""
    playing = state.phase
    return not (playing.index or playing.trick or playing.contract.seat >= 0)


def shows(compiled: CompiledRules, state: State[Playing], view: View) -> View:
    """The trick on the table, the trump, and what each has taken; earlier tricks are not known any more."""
    playing, contract = state.phase, state.phase.contract
    view = with_cards(compiled, state.sheet, view, playing.beside, playing.stock)
    view = with_contract(view, playing.hands, contract, doubled=compiled.doubled(contract))
    view = with_aside(view, contract, playing.aside)
    return replace(
        view,
        tricks=(Trick(playing.leader, playing.trick),) if playing.trick else (),
        trump=playing.trump,
        tricks_taken=playing.tricks,
        points_taken=tuple(map(add, playing.points, playing.bonuses)),
    )


def problems(compiled: CompiledRules, state: State[Playing]) -> Iterator[Problem]:
    """What no match leads to: points, piles, announcements, the trick that lies there."""
    yield from contract_problems(compiled, state.sheet, state.phase.contract, named=True)
    yield from _tricks_impossible(compiled, state.sheet, state.phase)


def _tricks_impossible(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    if (
        sum(playing.tricks) != playing.index
        or (playing.first < 0) != (playing.index == 0)
        or (playing.first >= 0 and not playing.tricks[playing.first])
    ):
        yield Problem("tricks_impossible")
    points_of = compiled.policy.points
    gone = compiled.layout.all & ~mask_of((*playing.trick, *playing.stock)) & ~playing.aside & ~playing.beside
    gone &= ~union(playing.hands)
    taken = all(tricks or not points for points, tricks in zip(playing.points, playing.tricks, strict=True))
    if sum(playing.points) != points_of(gone) or not taken:
        yield Problem("points_impossible", {"points": sum(playing.points), "wanted": points_of(gone)})
    if playing.shown >= 0 and (not compiled.shows_marriages or playing.shown > playing.index):
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": 0})
    if playing.taken and not _taken_possible(compiled, playing, gone):
        yield Problem("taken_impossible")
    # Nobody can claim while cards are still to be drawn.
    earliest = compiled.layout.draws
    if playing.refused >= 0 and not (compiled.claims_rest and earliest <= playing.refused <= playing.index):
        yield Problem("rest_impossible")
    announced = list(_announcements_impossible(compiled, playing, gone))
    yield from announced
    if not announced:
        yield from _trick_impossible(compiled, sheet, playing)


def _taken_possible(compiled: CompiledRules, playing: Playing, gone: Cards) -> bool:
    """Whether the piles of cards taken are kept at all, make up the cards that are gone, and fit tricks and points."""
    return (
        bool(compiled.nothing_taken)
        and union(playing.taken) == gone
        and [pile.bit_count() for pile in playing.taken] == [compiled.hands * tricks for tricks in playing.tricks]
        and tuple(map(compiled.policy.points, playing.taken)) == playing.points
    )


def _announcements_impossible(compiled: CompiledRules, playing: Playing, gone: Cards) -> Iterator[Problem]:
    """Declarations, bonuses and a trump that no play leads to; ``gone``: the cards of the tricks taken."""
    rules = compiled.rules.marriages
    suits, aces = [suit for suit in range(4) if playing.announced >> suit & 1], playing.announced >> ACES_BIT & 1
    played = gone | mask_of(playing.trick)
    # Whoever declared cards held them all: none lies undealt or laid away.
    lying = bool(union(declared_cards(playing.announced)) & ~(played | union(playing.hands)))
    # A declaration that is made by a lead has a card played, and a drowned marriage one that was taken.
    unplayed = not all(cards & played for cards in declared_cards(compiled.led(playing.announced)))
    if playing.contract.misere and playing.announced:
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": 0})
        return
    worth = rules.values_of(suits)
    undeclared = any(bonus and not declared for bonus, declared in zip(playing.bonuses, playing.declared, strict=True))
    drowned = [suit for suit in range(4) if playing.drowned >> suit & 1]
    unplayed = unplayed or not all(PAIRS[suit] & gone for suit in drowned)
    total = sum(worth) + rules.four_aces * aces - sum(rules.by_suit()[suit] for suit in drowned)
    count = len(suits) + aces - len(drowned)
    wrongly_drowned = bool(drowned) and (not compiled.drowns or not set(drowned) <= set(suits))
    impossible = lying or unplayed or undeclared or wrongly_drowned
    if impossible or sum(playing.declared) != count or sum(playing.bonuses) != total:
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": total})
        return
    if aces and not rules.declares_aces:
        yield Problem("announcements_impossible", {"bonuses": sum(playing.bonuses), "wanted": sum(worth)})
    if compiled.fixed_trump >= 0:
        if (playing.trump, playing.trump_seat, playing.trump_value, playing.pending) != (
            compiled.fixed_trump,
            -1,
            0,
            -1,
        ):
            yield Problem("trump_impossible", {"why": "announced"})
        return
    by_aces = aces and rules.aces_make_trump
    sets = bool(suits) or bool(by_aces)
    for suit in (playing.trump, playing.pending):
        if suit >= 0 and suit not in suits and not by_aces:
            yield Problem("trump_impossible", {"why": "announced"})
            return
    has = playing.trump >= 0 or playing.pending >= 0
    if has != sets or has != (playing.trump_seat >= 0) or has != (playing.trump_value > 0):
        yield Problem("trump_impossible", {"why": "announced"})
    elif has and not (
        (playing.declared[playing.trump_seat] or drowned) and playing.trump_value in (*worth, rules.four_aces * aces)
    ):
        yield Problem("trump_impossible", {"why": "value"})
    elif playing.pending >= 0 and (
        compiled.policy.trump_when == "at_once" or not (playing.trick or playing.shown == playing.index)
    ):
        yield Problem("trump_impossible", {"why": "pending"})
    elif playing.new_trump and not _new_trump_possible(compiled, playing):
        yield Problem("trump_impossible", {"why": "new"})
    elif playing.ruling_seat >= 0 and (
        playing.pending < 0 or playing.trump < 0 or not (playing.declared[playing.ruling_seat] or drowned)
    ):
        yield Problem("trump_impossible", {"why": "ruling"})


def _new_trump_possible(compiled: CompiledRules, playing: Playing) -> bool:
    """Whether the last lead can have announced the trump."""
    if not compiled.policy.lead_new_trump or playing.trump_seat < 0:
        return False
    if not playing.trick:
        return playing.index > 0
    trump = playing.trump if playing.pending < 0 else playing.pending
    return playing.trump_seat == playing.leader and playing.trick[0] >> 3 == trump


def _trick_impossible(compiled: CompiledRules, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether each card of the trick on the table could be played."""
    resting = compiled.resting[sheet.dealer]
    declarer = compiled.declarer_at(sheet.dealer, playing.leader, playing.contract.seat)
    for place, card in enumerate(playing.trick):
        seat = compiled.policy.turn(playing.leader, playing.trick[:place], resting)
        foreign = playing.trump >= 0 and ruling_seat(playing) not in (-1, seat)
        hand = playing.hands[seat] | 1 << card
        lying = playing.trick[:place]
        cards = compiled.policy.legal(hand, lying, playing.trump, playing.index, foreign, declarer=declarer)
        if not cards >> card & 1:
            yield Problem("trick_impossible", {"card": CARD_TEXTS[card], "seat": seat})


ROW = Row(
    part=form.TRICKS,
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    allows=allows,
    misdeals=_untouched,
    play=lambda state: state.phase,
    settled=settled,
    worths=worths,
    hands=held,
    piles=lying,
    shows=shows,
    needs=("hands", "contract", "leader"),
    cards=named_cards,
    problems=problems,
)
